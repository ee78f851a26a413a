"""Who takes the hits. 13.4.16, 13.4.17"""

from __future__ import annotations

import pytest

from signoria.games.regno.fights import DEFENDER
from signoria.games.regno.ids import NEUTRAL, UNITS
from signoria.games.regno.pieces import EXHAUSTED

from .battles import ARENA, arena, fight, march_in, steady


@pytest.mark.clause("13.4.16", "13.4.17", "G4")
def test_the_owner_chooses_the_first_target() -> None:
    t = arena()
    march_in(t, 0, light_infantry=2, archer=2)
    t.force(NEUTRAL, ARENA, archer=2, heavy_infantry=9)
    t.dice("battle", 1, 1, 5, 5)
    fight(t)
    assert t.listed() == ["take-hits:light_infantry:line:B2:1..2", "take-hits:archer:line:B2:1..2"]
    t.do("take-hits:light_infantry:line:B2:1")
    assert t.listed() == ["take-hits:light_infantry:line:B2:1..1", "take-hits:archer:line:B2:1..1"]
    t.dice("battle", *[1] * 30)
    t.do("take-hits:archer:line:B2:1")
    assert t.units(0, ARENA) == {"light_infantry": 1, "archer": 1}


@pytest.mark.clause("13.4.16")
def test_a_wounded_piece_is_finished_first() -> None:
    """One hit wounds a Knight; the next phase's hits finish it before anybody else is asked about."""
    t = arena()
    march_in(t, 0, knight=1, light_infantry=3)
    t.force(NEUTRAL, ARENA, archer=1, pikeman=9)
    t.dice("battle", 5)
    fight(t)
    t.dice("battle", 1, 1, 1, 1, 1, 1, 4, 4, *[1] * 7)
    t.do("take-hits:knight:line:B2:1")
    assert t.told("killed")[0][2:] == (0, ((14, 1),)), "1 hit at Range, 2 in Melee: 3 PF"


@pytest.mark.clause("13.4.16", "13.1.2")
def test_hits_on_one_piece_at_a_time() -> None:
    """Two hits cannot wound two Knights: two answers reach one only."""
    t = arena()
    march_in(t, 0, knight=2, light_infantry=3)
    t.force(NEUTRAL, ARENA, archer=2, heavy_infantry=9)
    t.dice("battle", 5, 5)
    fight(t)
    assert "take-hits:knight:line:B2:1..1" in t.listed()
    t.do("take-hits:knight:line:B2:1")
    assert t.s.battle is not None
    assert t.s.battle.wounded[0][1] in (0, 1), "wounded by two, or dead by the rest of the round"


@pytest.mark.clause("13.4.17")
def test_excess_hits_are_lost() -> None:
    t = arena()
    march_in(t, 0, light_infantry=1)
    t.force(NEUTRAL, ARENA, archer=5)
    t.dice("battle", 5, 5, 5, 5, 5)
    b = fight(t)
    assert b.outcome == DEFENDER
    assert b.hits == (0, 0)
    assert sum(b.fallen[0]) == 1


@pytest.mark.clause("C137")
def test_both_sides_assign() -> None:
    t = arena(owner=1)
    march_in(t, 0, archer=1, light_infantry=1)
    t.force(1, ARENA, archer=1, light_infantry=1)
    t.dice("battle", 5, 5)
    fight(t, defender=1)
    assert t.asked == 0
    t.do("take-hits:light_infantry:line:B2:1")
    assert t.asked == 1
    assert t.may("take-hits:archer:line:B2:1")


@pytest.mark.clause("13.4.17", "R19.3")
@pytest.mark.parametrize(("order", "first"), [(1, "light_infantry"), (2, "crossbowman"), (3, "archer")])
def test_standing_orders(order: int, first: str) -> None:
    """Cheapest first, dearest first, recruits first."""
    t = arena(owner=1)
    march_in(t, 0, archer=1)
    t.force(1, ARENA, light_infantry=1, crossbowman=1)
    t.force(1, ARENA, status=EXHAUSTED, until=1, archer=1)
    t.dice("battle", 5, 1, 1, 1, 1, 1)
    steady(t, losses=order)
    fight(t, defender=1)
    assert t.told("killed")[0][2:] == (1, ((UNITS.index(first), 1),))


@pytest.mark.clause("R19.3")
def test_neutrals_lose_the_cheapest() -> None:
    t = arena()
    march_in(t, 0, archer=1)
    t.force(NEUTRAL, ARENA, light_infantry=1, pikeman=1)
    t.dice("battle", 5)
    fight(t)
    assert t.told("killed")[0][2:] == (NEUTRAL, ((0, 1),))
