"""5.8.10: unprotected leaders are arrested."""

from __future__ import annotations

import pytest
from tests.lords.build import Table
from tests.lords.fighting import killed, turn, war

from signoria.games.lords.ids import CARD

__all__ = ["killed"]

ARREST = "arrest:naples_city:red:L16"


def hunt(place: str = "naples_city") -> Table:
    """Ferrante (seat 1) alone among a fresh and a worn red army under Sforza."""
    t = war()
    t.army(place, "red")
    t.army(place, "red", worn=True)
    t.leader("L14", place)
    t.leader("L16", place)
    return t


@pytest.mark.clause("5.8.10", "5.8.10.b1", "5.8.10.b4", "5.8.11", "5.8.11.b3")
def test_exactly_one_hit_captures_and_his_card_stays() -> None:
    """T35"""
    t = hunt()
    t.dice("arrest", 3, 4, 6)
    turn(t).do(ARREST)
    assert (t.place("L16"), t.who("L16").captor, t.who("L16").gaoler, t.holder("L16")) == ("", 0, 0, 1)


@pytest.mark.clause("5.8.10.b2", "5.8.10.b3")
def test_two_hits_kill(killed: list[int]) -> None:
    """T35"""
    t = hunt()
    t.dice("arrest", 3, 1, 6)
    turn(t).do(ARREST)
    assert killed == [CARD["L16"]]


@pytest.mark.clause("5.8.10.b3")
def test_of_the_dead_without_heir_the_card_is_gone() -> None:
    t = war()
    t.army("sinope", "red")
    t.leader("L14", "sinope")
    t.leader("L33", "sinope", seat=1)
    t.dice("arrest", 1, 1)
    turn(t).do("arrest:sinope:red:L33")
    assert t.holder("L33") < -3


@pytest.mark.clause("5.8.10")
def test_all_armies_present_take_part() -> None:
    """T35"""
    t = hunt()
    t.dice("arrest", 6, 6, 6)
    turn(t).do(ARREST)
    assert t.s.fought == (0, 1)
    t = hunt()
    t.s.fought = (1,)
    assert turn(t).why(ARREST) == "5.8.10"
    t.s.fought, t.s.moved = (), (1,)
    assert turn(t, late=True).why(ARREST) == "5.8.10"


@pytest.mark.clause("5.8.10")
def test_a_force_of_his_controllers_colour_protects_him() -> None:
    t = hunt()
    t.galley("naples_city", "blue")
    assert turn(t).why(ARREST) == "5.8.10"


@pytest.mark.clause("5.8.10")
def test_a_leader_of_nobody_is_protected_by_grey_mercenaries() -> None:
    t = war()
    t.army("cracow", "red")
    t.leader("L14", "cracow")
    t.leader("L27", "cracow")
    assert turn(t).may("arrest:cracow:red:L27")
    t.mercenary("cracow")
    assert turn(t).why("arrest:cracow:red:L27") == "5.8.10"


@pytest.mark.clause("5.8.10", "5.8.3.b2")
def test_leaders_are_arrested_in_the_open_and_at_sea_but_in_the_same_place_only() -> None:
    t = hunt("naples")
    assert turn(t).may("arrest:naples:red:L16")
    t.leader("L16", "naples_city")
    assert not turn(t).may(ARREST)
    t = war().card(0, "L1")
    t.nao("ligurian_sea", "red")
    t.leader("L16", "ligurian_sea")
    t.dice("arrest", 1)
    turn(t).do("arrest:ligurian_sea:red:L16")
    assert t.who("L16").captor == 0


@pytest.mark.clause("5.8.10", "5.8.11.b1", "5.8.11.b2")
def test_mercenaries_take_him_for_their_player_and_imperial_armies_for_their_empire() -> None:
    t = war()
    t.mercenary("naples_city", 0)
    t.leader("L14", "naples_city")
    t.leader("L16", "naples_city")
    t.dice("arrest", 1, 6)
    turn(t).do(ARREST)
    assert (t.who("L16").captor, t.who("L16").gaoler) == (0, -1)


@pytest.mark.clause("5.8.10")
def test_nobody_arrests_leaders_of_his_own_colour() -> None:
    t = hunt()
    t.p(1).colour = 0
    assert not [x for x in turn(t).listed() if x.startswith("arrest")]
