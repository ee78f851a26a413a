"""`signoria play lords --typed`: a game on a real table, whose dice and cards are typed in."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from click.testing import CliRunner, Result

from signoria.cli import main
from signoria.cli.phrases import Phrases
from signoria.games.lords.ids import CARDS
from signoria.games.lords.rules import GAME
from signoria.games.lords.state import S_LORDS, STREAMS
from signoria.kernel.chance import OutcomeNeeded
from signoria.kernel.engine import first_seat
from signoria.kernel.game import Setup
from signoria.kernel.match import Match, Outcomes, key_of_seed
from signoria.kernel.matchfile import load, verify
from signoria.kernel.pack import pack
from signoria.kernel.words import LANGUAGES

from .walks import new_match, whole_move

YEAR: Final = {"lords.setup.last_year.1479": 1460}


def a_year(options: dict[str, str], typed: bool = False) -> Match[Any]:
    return Match(GAME, Setup("lords", 2, options, YEAR), key_of_seed(3), typed=typed)


def asked(act: Callable[[Outcomes], object], drawn: Outcomes) -> list[OutcomeNeeded]:
    """What is asked for on the way, each in turn, when the outcomes before it are known."""
    found: list[OutcomeNeeded] = []
    for n in range(len(drawn)):
        with pytest.raises(OutcomeNeeded) as needed:
            act(drawn[:n])
        found.append(needed.value)
    return found


def offered(needed: OutcomeNeeded) -> tuple[str, list[str]]:
    """What somebody is shown to choose from."""
    stream = needed.state.streams.index(needed.stream)
    kind, values = needed.among or GAME.drawn_from(needed.state, stream, needed.sides)
    assert len(values) == needed.sides
    return kind, [GAME.grammar.kinds[kind].text(value) for value in values]


def _fallen(drawn: Any) -> list[str]:
    lines = []
    for stream, values in drawn:
        left = list(range(200))
        lines.append(" ".join(str(1 + (left.pop(x) if stream == S_LORDS else x)) for x in values))
    return lines


@pytest.fixture
def call(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Result]:
    monkeypatch.chdir(tmp_path)
    return lambda *words, typed="": CliRunner().invoke(main, list(words), input=typed, prog_name="signoria")


@pytest.mark.parametrize("lords", ["recommended", "random"])
def test_a_year_of_a_real_table_can_be_typed_in(call: Callable[..., Result], tmp_path: Path, lords: str) -> None:
    real, rnd = a_year({"lords": lords}), random.Random(1)
    lines = _fallen(real.opening.drawn)
    while not real.over:
        seat, chain = whole_move(real.state, rnd)
        if seat != first_seat(real.state.must):
            continue  # the terminal asks the first of several
        entry = real.choose(seat, chain)
        lines += [*map(GAME.grammar.text, entry.chain), *_fallen(entry.drawn)]
    words = ["play", "lords", "--typed", "--seats", "me=Ada,me=Bea", "--set", "lords.setup.last_year.1479=1460"]
    played = call(*words, "--option", f"lords={lords}", typed="\n".join(lines))
    assert played.exit_code == 0, played.output[-800:]
    text = (tmp_path / "lords-1.match.json").read_bytes()
    match = load(text)
    assert match.typed
    assert pack(match.state) == pack(real.state)
    assert verify(text).ok
    checked = call("verify", "lords-1.match.json")
    assert (checked.exit_code, "real table" in checked.output) == (0, True)


@pytest.mark.parametrize("mode", ["crowded", "otherwise"])
def test_everything_that_is_drawn_can_be_named(mode: str) -> None:
    """Whatever a match draws: as many names as there are outcomes, all different."""
    kinds: dict[str, set[str]] = {}
    match, rnd = new_match(mode, 3, 8), random.Random(8)
    typed = Match(GAME, match.setup, match.key, typed=True, outcomes=[x for _, x in match.opening.drawn])
    while not match.over and len(match.log) < 500:
        seat, chain = whole_move(match.state, rnd)
        entry = match.choose(seat, chain)
        drawn = [values for _, values in entry.drawn]
        for needed in asked(lambda known, x=entry: typed.choose(x.seat, x.chain, outcomes=known), drawn):  # type: ignore[misc]
            kind, names = offered(needed)
            kinds.setdefault(kind, set()).add(needed.stream)
            assert len(set(names)) == needed.sides
            assert kind != "card" or set(names) <= set(CARDS)
        typed.choose(entry.seat, entry.chain, outcomes=drawn)
    assert pack(typed.state) == pack(match.state)
    assert {"card", "number"} <= kinds.keys()
    assert kinds["card"] == {"deck"}


def test_the_opening_asks_for_the_lords_by_name() -> None:
    with pytest.raises(OutcomeNeeded) as needed:
        a_year({}, typed=True)
    kind, names = offered(needed.value)
    assert (kind, len(names)) == ("leader", 2)
    assert needed.value.falling
    with pytest.raises(OutcomeNeeded) as needed:
        a_year({"lords": "random"}, typed=True)
    assert offered(needed.value)[1] == list(CARDS[6:23])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_stream_says_what_it_is_for(language: str) -> None:
    say = Phrases(language, GAME.package)
    assert all(say(f"stream-{stream}") for stream in STREAMS)
