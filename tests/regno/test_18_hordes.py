"""Hordes. R18.4 as amended."""

from __future__ import annotations

import pytest

from signoria.games.regno.fights import ATTACKER, DEFENDER, FIELD
from signoria.games.regno.ids import BATTLE, HORDE, HORDE_BEATEN, NEUTRAL, NOWHERE
from signoria.games.regno.reconstruction import hordes

from .battles import ARENA, arena, fight, march_in, steady
from .build import Table, place, table


def empty() -> Table:
    t = table(2)
    t.no_forces()
    t.s.people = [None] * len(t.s.people)
    t.at(1, "summer")
    t.s.events = []
    return t


def season(t: Table) -> Table:
    t.s.events = []
    return t.ask(*hordes.end_season(t.s))


@pytest.mark.clause("R18.4")
@pytest.mark.parametrize(("year", "n"), [(1, 2), (3, 2), (4, 3), (6, 3), (7, 4)])
def test_size_by_year_and_a_neutral_garrison_is_destroyed(year: int, n: int) -> None:
    t = empty().at(year, "summer")
    t.force(NEUTRAL, "M1", light_infantry=5)
    t.province("M1", free=2, slaves=0, worked=[], buildings=["farm"], damaged=[])
    t.dice("world", 0, first=0)
    hordes.appear(t.s)
    t.push()
    assert t.units(HORDE, "M1") == {"light_cavalry": n, "horse_archer": n}
    p = t.p("M1")
    assert t.units(NEUTRAL, "M1") == {}
    assert p.horde
    assert p.owner == NEUTRAL
    assert p.free == 1
    assert p.damaged == p.buildings
    assert p.sacked == t.s.round + 1


@pytest.mark.clause("R18.4")
def test_an_owner_fights_at_once() -> None:
    t = empty()
    t.province("M1", owner=1)
    t.force(1, "M1", light_infantry=1)
    t.dice("world", 0, first=0)
    t.dice("battle", 6, 6)
    hordes.appear(t.s)
    t.push()
    assert len(t.told("battle-begun")) == 1
    assert t.p("M1").owner == NEUTRAL
    assert t.p("M1").horde


@pytest.mark.clause("R18.4", "C230")
def test_an_unbreached_fortress_stops_it_for_a_season() -> None:
    """It besieges, then goes to the weakest neighbour."""
    t = empty()
    t.province("M1", owner=1, fortress="tower")
    t.force(1, "M1", archer=3)
    t.force(NEUTRAL, "V1", light_infantry=1)
    t.province("B1", owner=0)
    t.force(0, "B1", light_infantry=3)
    t.province("K2", owner=1)
    t.force(1, "K2", light_infantry=2)
    t.dice("world", 0, first=0)
    hordes.appear(t.s)
    t.push()
    assert t.p("M1").owner == 1
    assert t.p("M1").besieger == HORDE
    assert t.told("rolled") == []
    season(t)
    assert t.p("M1").besieger == NOWHERE
    assert t.told("horde-moved")[0][2:] == (place("M1"), place("K2")), "V1 has walls, B1 more soldiers"


@pytest.mark.clause("R18.4")
def test_it_moves_towards_the_nearest_capital() -> None:
    """From D1 both ways: A1 is next to it and is a capital with walls; it is besieged."""
    t = empty()
    t.force(HORDE, "D1", light_cavalry=2, horse_archer=2)
    t.province("D1", horde=True)
    t.force(0, "A1", archer=1)
    season(t)
    assert t.units(HORDE, "A1") == {"light_cavalry": 2, "horse_archer": 2}
    assert t.p("A1").besieger == HORDE
    assert t.p("A1").owner == 0
    assert not t.p("D1").horde
    assert t.units(NEUTRAL, "D1") == {}


@pytest.mark.clause("R18.4")
def test_it_attacks_where_it_comes() -> None:
    t = empty()
    t.province("D2", horde=True)
    t.force(HORDE, "D2", light_cavalry=2, horse_archer=2)
    t.province("A2", fortress="", buildings=["farm"], free=3)
    season(t)
    assert t.p("A2").horde
    assert t.p("A2").owner == NEUTRAL
    assert t.r(1).capital != place("A2")
    assert t.p("A2").free == 2


@pytest.mark.clause("R18.4", "C227")
def test_a_besieger_is_met_before_the_walls() -> None:
    t = empty()
    t.province("A2", besieger=0)
    t.force(0, "A2", light_infantry=1)
    t.force(1, "A2", archer=1)
    t.province("D2", horde=True)
    t.force(HORDE, "D2", light_cavalry=9, horse_archer=9)
    season(t)
    assert t.told("battle-begun")[0][2:] == (place("A2"), HORDE, 0)
    assert t.p("A2").besieger == HORDE
    assert t.p("A2").owner == 1


@pytest.mark.clause("R18.4")
def test_it_disbands_at_the_end_of_winter() -> None:
    t = empty().at(1, "winter")
    t.province("R", horde=True)
    t.force(HORDE, "R", light_cavalry=2)
    season(t)
    assert not any(f.owner == HORDE for f in t.s.forces)
    assert not any(t.s.provinces[p].horde or t.s.provinces[p].besieger == HORDE for p in t.s.tables.atlas.provinces)
    assert len(t.told("horde-disbanded")) == 1


@pytest.mark.clause("R18.4", "R20.2")
def test_destroying_it_gives_two_vp_and_the_battle_one() -> None:
    t = arena()
    march_in(t, 0, swordsman=9)
    t.force(HORDE, ARENA, light_cavalry=2, horse_archer=2)
    t.dice("battle", 1, 1, 1, 1, *[3] * 9, 1, 1, 1, 1)
    b = fight(t, FIELD, 0, HORDE)
    assert b.outcome == ATTACKER
    assert t.r(0).deeds[HORDE_BEATEN] == 2
    assert t.r(0).deeds[BATTLE] == 1


@pytest.mark.clause("R18.4")
def test_a_horde_that_cannot_win_goes_back() -> None:
    t = empty()
    t.province("A2", fortress="")
    t.force(1, "A2", crewman=30)
    t.province("D2", horde=True)
    t.force(HORDE, "D2", light_cavalry=1)
    t.dice("battle", *[1] * 12)
    steady(t)
    season(t)
    assert t.units(HORDE, "D2") == {"light_cavalry": 1}
    assert t.p("D2").horde
    assert t.p("A2").owner == 1


@pytest.mark.clause("R18.4")
def test_it_moves_once_a_season() -> None:
    t = empty()
    t.province("V1", owner=NEUTRAL, fortress="")
    t.province("R", horde=True, fortress="")
    t.force(HORDE, "R", light_cavalry=3)
    season(t)
    assert len(t.told("horde-moved")) == 1


def victory(t: Table, foe: int, lost: int) -> int:
    """Seat 0 beats so many Light infantry of another; its VP for battles so far."""
    t.no_forces()
    march_in(t, 0, swordsman=lost * 3)
    t.force(foe, ARENA, light_infantry=lost)
    t.dice("battle", *[3] * lost * 3, *[1] * lost)
    b = fight(t, FIELD, 0, foe)
    assert b.outcome == ATTACKER
    return t.r(0).deeds[BATTLE]


@pytest.mark.clause("R20.2")
def test_vp_for_battles() -> None:
    """Three soldiers of another player; two a year, one against the same realm; not for neutrals."""
    t = table(3)
    t.s.people = [None] * len(t.s.people)
    t.province(ARENA, owner=NEUTRAL)
    assert victory(t, 1, 2) == 0
    assert victory(t, NEUTRAL, 5) == 0
    assert victory(t, 1, 3) == 1
    assert victory(t, 1, 3) == 1, "once a year against the same realm"
    assert victory(t, 2, 3) == 2
    assert victory(t, HORDE, 3) == 2, "twice a year"


@pytest.mark.clause("R20.2")
def test_a_defender_wins_battles_too() -> None:
    t = arena(owner=1)
    march_in(t, 0, light_infantry=3)
    t.force(1, ARENA, handgunner=3, light_infantry=1)
    t.dice("battle", 3, 3, 3)
    b = fight(t, FIELD, 0, 1)
    assert b.outcome == DEFENDER
    assert t.r(1).deeds[BATTLE] == 1
