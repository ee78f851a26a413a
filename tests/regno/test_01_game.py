"""What the game is: players, lengths, dice, pieces. R1"""

from __future__ import annotations

from pathlib import Path

import pytest

import signoria.games.regno.rules
from signoria.games.regno.carriers import free_name, launch
from signoria.games.regno.ids import CARAVAN, LIGHT_GALLEY, NOWHERE, SEATS
from signoria.games.regno.rules import GAME
from signoria.kernel.game import Setup, SetupError

from .build import place, table


@pytest.mark.clause("R1.1")
def test_two_to_six_players() -> None:
    assert GAME.seats == (2, 3, 4, 5, 6)
    assert SEATS == 6
    with pytest.raises(SetupError):
        GAME.check(Setup("regno", 7))


@pytest.mark.clause("R1.3")
def test_three_lengths() -> None:
    assert [table(2, length=x).s.tables.years for x in ("short", "standard", "campaign")] == [5, 8, 12]
    assert GAME.rounds == 32


@pytest.mark.clause("R1.4")
def test_all_dice_have_six_sides() -> None:
    """Whatever is rolled and not drawn from a stock has 6 sides: no other number stands in the rules."""
    folder = Path(signoria.games.regno.rules.__file__).parent
    odd = [
        f"{file.name}: {line.strip()}"
        for file in folder.rglob("*.py")
        for line in file.read_text("utf-8").splitlines()
        if ".draw(" in line and any(f", {n})" in line for n in (4, 8, 10, 12, 20))
    ]
    assert not odd


@pytest.mark.clause("R1.5")
def test_four_caravans_and_six_ships_a_player() -> None:
    t = table(2)
    for _ in range(3):
        launch(t.s, 0, CARAVAN, place("A1"))
    assert free_name(t.s, 0, CARAVAN) == NOWHERE
    for _ in range(6):
        launch(t.s, 0, LIGHT_GALLEY, place("S1"))
    assert free_name(t.s, 0, LIGHT_GALLEY) == NOWHERE
