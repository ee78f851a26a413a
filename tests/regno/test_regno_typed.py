"""`signoria play regno --typed`: a game on a real table, whose dice, cards, places and traits are typed in."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from click.testing import CliRunner, Result

from signoria.cli import main
from signoria.cli.phrases import Phrases
from signoria.cli.typist import falling
from signoria.games.regno.ids import EVENTS, FLAWS, VIRTUES
from signoria.games.regno.lots import one_of
from signoria.games.regno.rules import GAME
from signoria.games.regno.state import S_MERCHANTS, S_ORDER, S_WORLD, STREAMS
from signoria.kernel.chance import OutcomeNeeded
from signoria.kernel.engine import first_seat
from signoria.kernel.game import Setup
from signoria.kernel.match import Match, Outcomes, key_of_seed
from signoria.kernel.matchfile import load, verify
from signoria.kernel.pack import pack
from signoria.kernel.words import LANGUAGES

from .walks import MODES, new_game, whole_move

OPTIONS: Final = ("--option", "length=short", "--set", "regno.reconstruction.lengths.short=1")
YEAR: Final = {"regno.reconstruction.lengths.short": 1}


def a_year(scenario: str, typed: bool = False) -> Match[Any]:
    options = {"length": "short", "scenario": scenario}
    return Match(GAME, Setup("regno", 2, options, YEAR), key_of_seed(3), typed=typed)


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


def play(call: Callable[..., Result], scenario: str) -> tuple[Match[Any], Result]:
    """A year of a seeded match, and the same typed in line by line."""
    real, rnd = a_year(scenario), random.Random(1)
    lines = _fallen(real.opening.drawn)
    while not real.over:
        seat, chain = whole_move(real.state, rnd)
        if seat != first_seat(real.state.must):
            continue  # the terminal asks the first of several
        entry = real.choose(seat, chain)
        lines += [*map(GAME.grammar.text, entry.chain), *_fallen(entry.drawn)]
    words = ["play", "regno", "--typed", "--seats", "me=Ada,me=Bea", *OPTIONS, "--option", f"scenario={scenario}"]
    return real, call(*words, typed="\n".join(lines))


def _fallen(drawn: Any) -> list[str]:
    lines = []
    for stream, values in drawn:
        left = list(range(200))
        lines.append(" ".join(str(1 + (left.pop(x) if stream == S_ORDER else x)) for x in values))
    return lines


@pytest.fixture
def call(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Result]:
    monkeypatch.chdir(tmp_path)
    return lambda *words, typed="": CliRunner().invoke(main, list(words), input=typed, prog_name="signoria")


@pytest.mark.parametrize("scenario", ["schematic", "italy_1450"])
def test_a_year_of_a_real_table_can_be_typed_in(call: Callable[..., Result], tmp_path: Path, scenario: str) -> None:
    real, played = play(call, scenario)
    assert played.exit_code == 0, played.output[-800:]
    text = (tmp_path / "regno-1.match.json").read_bytes()
    match = load(text)
    assert match.typed
    assert pack(match.state) == pack(real.state)
    assert verify(text).ok
    checked = call("verify", "regno-1.match.json")
    assert (checked.exit_code, "real table" in checked.output) == (0, True)


@pytest.mark.parametrize("mode", ["golden", "golden italy"])
def test_everything_that_is_drawn_can_be_named(mode: str) -> None:
    """Whatever a match draws: as many names as there are outcomes, all different where they are no dice."""
    kinds: dict[str, set[str]] = {}
    options, sets = MODES[mode]
    match, rnd = Match(GAME, Setup("regno", 3, options, sets), key_of_seed(8)), random.Random(8)
    typed = Match(GAME, match.setup, match.key, typed=True, outcomes=[x for _, x in match.opening.drawn])
    while not match.over and len(match.log) < 700:
        seat, chain = whole_move(match.state, rnd)
        entry = match.choose(seat, chain)
        drawn = [values for _, values in entry.drawn]
        for needed in asked(lambda known, x=entry: typed.choose(x.seat, x.chain, outcomes=known), drawn):  # type: ignore[misc]
            kind, names = offered(needed)
            kinds.setdefault(kind, set()).add(needed.stream)
            assert kind == "cargo" or len(set(names)) == needed.sides
            if kind == "event":
                assert {GAME.tables(match.setup).events[EVENTS.index(x)].season for x in names} == {needed.state.season}
        typed.choose(entry.seat, entry.chain, outcomes=drawn)
    assert pack(typed.state) == pack(match.state)
    assert {"number", "event"} <= kinds.keys()
    assert kinds["event"] == {"cards"}


def test_the_opening_asks_for_the_order_and_traits_by_name() -> None:
    real = a_year("italy_1450")
    with pytest.raises(OutcomeNeeded) as needed:
        a_year("italy_1450", typed=True)
    assert offered(needed.value) == ("seat", ["0", "1"])
    assert needed.value.falling
    assert falling([1, 0]) == [1, 0]
    rnd = random.Random(1)
    while not real.log or not real.log[-1].drawn:
        real.choose(*whole_move(real.state, rnd))
    typed = Match(GAME, real.setup, real.key, typed=True, outcomes=[x for _, x in real.opening.drawn])
    for entry in real.log[:-1]:
        typed.choose(entry.seat, entry.chain)
    last = real.log[-1]
    found = asked(lambda known: typed.choose(last.seat, last.chain, outcomes=known), [x for _, x in last.drawn])
    names = [offered(x) for x in found]
    assert names[0] == ("virtue", list(VIRTUES))
    assert names[1] == ("flaw", list(FLAWS))
    taverns = [x for x, needed in zip(names, found, strict=True) if needed.stream == "tavern"]
    assert taverns
    assert all(kind == "person" and "giovanni_acuto" in cards for kind, cards in taverns[:1])


def test_who_draws_one_of_several_is_told_of_what() -> None:
    s = new_game("italy", 3, 1)
    assert one_of(s, S_WORLD, "place", [7, 9]) in (7, 9)
    kind, values = GAME.drawn_from(s, S_MERCHANTS, 8)
    assert [GAME.grammar.kinds[kind].text(value) for value in values][:2] == ["grain", "wood"]


def test_a_line_names_what_can_be_drawn(call: Callable[..., Result]) -> None:
    shown = call("play", "regno", "--typed", "--seats", "me=Ada,me=Bea", *OPTIONS, typed="Bea\n")
    assert re.search(r"1 +Ada", shown.output)
    assert "order of the seats, first to last: 1 of 1–2 >" in shown.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_stream_says_what_it_is_for(language: str) -> None:
    say = Phrases(language, GAME.package)
    assert all(say(f"stream-{stream.rstrip('!')}") for stream in STREAMS)
