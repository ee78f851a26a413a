"""`signoria play --typed`: a game on a real table, whose dice and cards are typed in."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from signoria.cli.typist import falling
from signoria.kernel.engine import seats_of
from signoria.kernel.game import Setup, game
from signoria.kernel.match import Entry, Match, key_of_seed
from signoria.kernel.matchfile import load, verify, write
from signoria.kernel.menu import AMOUNT
from signoria.kernel.pack import pack

Call = Callable[..., Result]
LORENZO = game("lorenzo")
START = "2 1\n2\n3\n1\n"  # turn order and three tiles, of the base rules for two
CARDS = "1 2 3 4\n" * 4


def fallen(match: Match[Any], entry: Entry) -> list[str]:
    """The draws of an entry as somebody types them: faces of dice, numbers of the things in the list."""
    lines = []
    for stream, values in entry.drawn:
        left = list(range(200))
        dice = match.state.streams[stream] == "dice"
        lines.append(" ".join(str(1 + (x if dice else left.pop(x))) for x in values))
    return lines


def script(match: Match[Any]) -> list[str]:
    """Play a match by chance; everything that must be typed to play it once more."""
    rnd, lines = random.Random(1), fallen(match, match.opening)
    while not match.over:
        seat = seats_of(match.state.must)[0]
        listing = rnd.choice(match.menu(seat).legal)
        option = (*listing[:-3], listing[-3]) if listing[0] & AMOUNT else listing
        lines += [LORENZO.grammar.text(option), *fallen(match, match.choose(seat, [option]))]
    return lines


@pytest.mark.parametrize("rules", ["base", "advanced"])
def test_a_game_of_a_real_table_can_be_typed_in(call: Call, tmp_path: Path, rules: str) -> None:
    real = Match(LORENZO, Setup("lorenzo", 2, {"rules": rules}), key_of_seed(3))
    typed = "\n".join(script(real))
    played = call("play", "lorenzo", "--typed", "--seats", "me=Ada,me=Bea", "--option", f"rules={rules}", typed=typed)
    assert played.exit_code == 0, played.output[-500:]
    text = (tmp_path / "lorenzo-1.match.json").read_bytes()
    match = load(text)
    assert match.typed
    assert pack(match.state) == pack(real.state)
    checked = call("verify", "lorenzo-1.match.json")
    assert (checked.exit_code, "real table" in checked.output) == (0, True)
    assert verify(text.replace(b'["dice",[', b'["dice",[0,', 1)).first_bad is not None


def test_a_typed_match_goes_on_from_its_file(call: Call, tmp_path: Path) -> None:
    begun = call(
        "play", "lorenzo", "--typed", "--seats", "me,me", "--option", "rules=base", typed=f"{START}{CARDS}6 3 1\n1\n"
    )
    assert begun.exit_code == 0
    file = "lorenzo-1.match.json"
    went = call("play", "lorenzo", "--load", file, typed="1\n" * 30)
    assert went.exit_code == 0
    assert "territories, from the bottom floor up: 4 of 1–4 >" in went.output  # the rest of the first deck
    assert load((tmp_path / file).read_bytes()).typed


def test_bots_wait_for_the_dice(call: Call) -> None:
    played = call(
        "play", "lorenzo", "--typed", "--seats", "random,random", "--option", "rules=base", typed=START + CARDS
    )
    assert played.exit_code == 2
    assert "the input ended before the start" in played.output
    lines = (START + CARDS + "6 3 1\n") + (CARDS + "6 3 1\n") * 5
    assert (
        "Final score"
        in call("play", "lorenzo", "--typed", "--seats", "random,random", "--option", "rules=base", typed=lines).output
    )


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("3", "There is no 3; it goes from 1 to 2."),
        ("0", "There is no 0"),
        ("9" * 400, "it goes from 1 to 2"),
        ("²", 'called "²"'),
        ("1 1", "Ada cannot be drawn twice."),
        ("1 2 1", "Only 2 are drawn here, not 3."),
        ("Carla", 'called "Carla"'),
        ("\x00", "called"),
    ],
)
def test_what_cannot_be_drawn_gets_one_line_and_changes_nothing(call: Call, line: str, reason: str) -> None:
    """It is asked again; then names, parts of names and ids do, in one line or in several."""
    typed = f"{line}\nbea\n\nADA\ntile_1_2\n"
    played = call("play", "lorenzo", "--typed", "--seats", "me=Ada,me=Bea", "--option", "rules=base", typed=typed)
    assert reason in played.output.splitlines()[3]
    assert "turn order, first to last: 1 of 1–2 > ADA" in played.output
    assert "tile II-1" in played.output


def test_cards_are_typed_by_number_name_or_beginning(call: Call, tmp_path: Path) -> None:
    typed = START + "forest, commercial\nwoods, 3\n" + CARDS[8:] + "6 3 1\n1\n"
    assert call("play", "lorenzo", "--typed", "--seats", "me,me", "--option", "rules=base", typed=typed).exit_code == 0
    state = load((tmp_path / "lorenzo-1.match.json").read_bytes()).at(0)
    names = [LORENZO.grammar.kinds["card"].text(card) for card in state.floor_card[:4]]
    assert names == ["forest", "commercial_hub", "woods", "village"]
    assert state.dice == [6, 3, 1]


def test_ambiguous_beginnings_are_asked_again(call: Call) -> None:
    played = call("play", "lorenzo", "--typed", "--seats", "me,me", "--option", "rules=base", typed=START + "c, 2\n")
    assert 'Several things begin with "c"' in played.output


def test_options_that_make_no_sense_together(call: Call, tmp_path: Path) -> None:
    refused = call("play", "lorenzo", "--typed", "--seed", "7")
    assert (refused.exit_code, "--typed takes its outcomes" in refused.output) == (2, True)
    (tmp_path / "a.match.json").write_text(write(Match(LORENZO, Setup("lorenzo", 2), key_of_seed(1)), "all"))
    refused = call("play", "lorenzo", "--typed", "--load", "a.match.json")
    assert (refused.exit_code, "--load brings" in refused.output) == (2, True)


@pytest.mark.parametrize(("places", "outcomes"), [([], []), ([2, 0, 1], [2, 0, 0]), ([0, 1, 3], [0, 0, 1])])
def test_places_in_the_list_become_places_among_what_is_left(places: Sequence[int], outcomes: Sequence[int]) -> None:
    left = list(range(9))
    assert [left.pop(x) for x in falling(list(places))] == list(places)
    assert falling(list(places)) == list(outcomes)
