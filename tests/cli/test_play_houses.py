"""`signoria play lorenzo --option houses=on`: a whole match of five, in every language, and one typed in."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result
from rich.text import Text

import signoria
from signoria.cli.phrases import Phrases
from signoria.games.lorenzo import terminal
from signoria.games.lorenzo.houses import terminal as houses
from signoria.kernel.matchfile import load
from signoria.kernel.words import LANGUAGES

Call = Callable[..., Result]
FIVE = ("play", "lorenzo", "--option", "houses=on", "--seats", "me,random,random,random,random")


@pytest.mark.parametrize("language", LANGUAGES)
def test_five_play_houses_to_the_end(call: Call, language: str) -> None:
    rng = random.Random(3)
    commands = ("look", "why", "hint", "score", "board", "log")
    typed = [rng.choice(commands) if rng.random() < 0.05 else rng.choice(("1", "2", "1 1", "2 1")) for _ in range(2500)]
    played = call(*FIVE, "--seed", "3", "--lang", language, typed="\n".join(typed) + "\n1" * 1500)
    assert (played.exit_code, played.stderr) == (0, ""), f"{played.exception!r}"
    (file,) = Path().glob("lorenzo-*.match.json")
    match = load(file.read_bytes())
    assert match.over
    assert call("verify", file).exit_code == 0


def test_a_bid_takes_its_amount_and_families_follow(call: Call) -> None:
    """The first lot for 40 points; then the board of round 1 has a special tower."""
    typed = "1\n1\n1\n1\n1 40\nboard\nquit\n"
    played = call(*FIVE, "--seed", "3", typed=typed)
    assert re.search(r"Player 1 bids 40 victory points for \w+", played.stdout)
    assert re.search(r"Player 1 belongs to [\w ]+, for \d+ victory points", played.stdout)
    assert "Special tower" in played.stdout


def test_options_of_houses_are_listed(call: Call) -> None:
    listed = call("rules", "lorenzo", "--options").stdout
    for words in ("Houses of Renaissance", "Auctioned for victory points", "New leaders", "R-46", "U-17"):
        assert words in listed


def test_lines_of_five_break_between_their_parts() -> None:
    """A long line goes on below; no part of it is torn where it fits, and two seats with numbers stay apart."""
    parts = [Text(f"Player {n} " + "x" * 20) for n in range(1, 6)]
    lines = [line.plain.strip() for line in houses.wrapped(parts)]
    assert "   ".join(lines).split("   ") == [part.plain for part in parts]
    assert len(lines) == 3
    order = ", ".join(f"Bartolomeo {n}" for n in range(1, 5))
    header = Text("Round 1/6  dice  2  6  5   ► Anna to move  then " + order)
    first, second = houses.folded(header)
    assert (first.plain, second.plain) == ("Round 1/6  dice  2  6  5   ► Anna to move", f"   then {order}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_five_fit_into_eighty_columns(language: str) -> None:
    """No name of a player or a family is cut, and the next round's order is told whole."""
    names = [f"Giocatore {n}" for n in range(1, 6)]
    match = signoria.new("lorenzo", seats=5, seed=7, houses="on")
    catalog, say = match.rules.catalog(language, match.setup), Phrases(language, match.rules.package)
    rng = random.Random(4)
    while not match.over:
        board = match.view(match.to_move).board()
        lines = [line.plain for line in terminal.draw(board, catalog, say, names, match.to_move or 0)]
        assert all(Text(line).cell_len <= houses.WIDTH for line in lines)
        if board["phase"] == "auction":
            for lot in board["houses"]["lots"]:
                assert any(line.split()[: len(x)] == x for line in lines for x in [_name(catalog, lot["family"])])
        if board["round"]:
            drawn = " ".join(" ".join(lines).split())
            assert ", ".join(names[seat] for seat in board["next_order"]) in drawn
        match.play(rng.choice(match.options()))


def _name(catalog: Mapping[str, Any], family: str) -> list[str]:
    return str(catalog["families"][family]["name"]).split()
