"""Conquest: who resists, what passes, points. 12.3.1 to 12.3.10"""

from __future__ import annotations

import pytest

from signoria.games.regno.ids import (
    CAPITAL_TAKEN,
    CITY_TAKEN,
    INTERNED,
    NEUTRAL,
    PRISON,
    TOWN_TAKEN,
)
from signoria.games.regno.pieces import CONVALESCENT
from signoria.games.regno.warfare import marching

from .build import NOWHERE, Table, place, table
from .turns import conquer, empty


def enter(t: Table, start: str, name: str, seat: int = 0) -> Table:
    return t.ask(marching.begin(t.s, seat)).do(f"march:{start}:{name}", f"engage:{name}")


# ---- who resists -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("12.3.1")
def test_land_without_soldiers_and_fortress_is_conquered_by_entering() -> None:
    t = empty()
    t.no_forces("D1")
    t.force(0, "A1", archer=1)
    enter(t, "A1", "D1")
    assert t.p("D1").owner == 0
    assert t.units(0, "D1") == {"archer": 1}
    assert t.told("conquered")


@pytest.mark.clause("C121", "12.3.1", "12.3.2", "13.7.13")
@pytest.mark.parametrize(("ps", "falls"), [(3, False), (2, True)])
def test_an_empty_fortress_falls_at_or_below_its_threshold(ps: int, falls: bool) -> None:
    t = empty()
    t.no_forces("D1")
    t.province("D1", fortress="tower", ps=ps)
    t.force(0, "A1", swordsman=9)
    enter(t, "A1", "D1")
    if not falls:
        t.do("keep-siege")
    assert (t.p("D1").owner == 0) is falls
    assert (t.p("D1").besieger == 0) is not falls


@pytest.mark.clause("C122", "12.3.2")
def test_an_empty_fortress_is_breached_by_machines_first() -> None:
    t = empty()
    t.no_forces("D1")
    t.province("D1", fortress="tower", ps=3)
    t.force(0, "A1", ram=1, crewman=1, archer=1)
    t.dice("battle", 4, first=1)
    enter(t, "A1", "D1")
    assert t.p("D1").owner == 0
    assert t.p("D1").ps == 2


@pytest.mark.clause("12.3.3")
def test_crewmen_defend_without_hitting() -> None:
    t = empty()
    t.no_forces("D1")
    t.war(0, 1)
    t.p("D1").owner = 1
    t.force(1, "D1", crewman=1)
    t.force(0, "A1", swordsman=9)
    enter(t, "A1", "D1")
    assert t.told("battle-begun")
    assert t.units(0, "D1") == {"swordsman": 9}
    assert t.p("D1").owner == 0


@pytest.mark.clause("C158", "14.1.13", "13.7.7")
def test_convalescents_are_removed_and_unmanned_machines_taken() -> None:
    t = empty()
    t.no_forces("D1")
    t.war(0, 1)
    t.p("D1").owner = 1
    t.force(1, "D1", status=CONVALESCENT, until=1, knight=2)
    t.force(1, "D1", catapult=1)
    t.force(0, "A1", archer=1)
    enter(t, "A1", "D1")
    assert not t.told("battle-begun")
    assert t.units(1, "D1") == {}
    assert t.units(0, "D1") == {"archer": 1, "catapult": 1}
    assert t.told("machines-seized")


# ---- what passes -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("12.3.4", "12.3.5", "12.3.6", "C124", "C237", "7.2.11")
def test_a_province_passes_as_it_is_at_unrest_1_and_sacked() -> None:
    t = empty().at(season="summer")
    t.war(0, 1)
    t.province("B2", buildings=["farm", "tannery"], damaged=["farm"], free=1, slaves=1, slaved=["tannery"], unrest=3)
    conquer(t, "B2")
    p = t.p("B2")
    assert (p.owner, p.buildings, p.damaged, p.free, p.slaves) == (0, 0b11, 0b01, 1, 1)
    assert (p.unrest, p.sacked) == (1, t.s.round + 1)  # no revolt; to the end of Autumn


@pytest.mark.clause("C99", "C260")
def test_structure_points_above_the_new_maximum_are_cut() -> None:
    t = empty()
    t.realm(1, tech={"engineering": 3})
    t.province("B2", settlement="town", fortress="tower", ps=5)
    t.war(0, 1)
    conquer(t, "B2")
    assert t.p("B2").ps == 4


@pytest.mark.clause("12.3.7", "12.3.8", "C253")
def test_a_neutral_capital_pays_once() -> None:
    t = empty()
    t.war(0, 1)
    t.realm(0, florins=0)
    t.realm(1, florins=0)
    conquer(t, "R")
    assert t.stock(0, "florins") == (20,)
    conquer(t, "R", 1)
    conquer(t, "R", 0)
    assert (*t.stock(0, "florins"), *t.stock(1, "florins")) == (20, 0)


@pytest.mark.clause("C253", "R19.4")
def test_the_capital_of_a_faction_that_is_not_played_is_a_neutral_capital() -> None:
    t = table(2, scenario="italy_1450")
    t.realm(0, florins=0)
    assert t.p("FIR").owner == NEUTRAL
    assert t.units(NEUTRAL, "FIR") == {"light_infantry": 4, "archer": 1, "pikeman": 3, "crossbowman": 3}
    conquer(t, "FIR")
    assert t.stock(0, "florins") == (20,)


@pytest.mark.clause("12.3.7", "12.3.8", "12.3.9", "R20.2")
def test_a_players_capital_pays_fifty_and_two_points_once() -> None:
    t = empty()
    t.war(0, 1)
    t.realm(0, florins=0)
    conquer(t, "A2")
    assert t.stock(0, "florins") == (50,)
    assert t.r(0).deeds[CAPITAL_TAKEN] == 2
    assert t.r(1).capital == place("B2")  # its highest centre
    assert t.told("capital-moved")
    conquer(t, "A2", 1)
    conquer(t, "A2", 0)
    assert t.stock(0, "florins") == (50,)
    assert t.r(0).deeds[CAPITAL_TAKEN] == 2


@pytest.mark.clause("12.3.9", "C126")
def test_between_equal_centres_the_loser_chooses_before_its_people_roll() -> None:
    t = empty()
    t.war(0, 1)
    t.province("K2", settlement="village")
    t.dice("risk", 6)
    conquer(t, "A2")
    assert t.asked == 1
    assert t.listed() == ["new-capital:B2", "new-capital:K2"]
    assert not t.told("risked")
    t.do("new-capital:K2")
    assert t.r(1).capital == place("K2")
    assert t.who("family.2.1").place == place("K2")


@pytest.mark.clause("12.3.10")
def test_without_centres_any_province_may_be_the_capital() -> None:
    t = empty()
    t.war(0, 1)
    t.p("B2").settlement = 0
    conquer(t, "A2")
    assert t.listed() == ["new-capital:B2", "new-capital:K2"]


@pytest.mark.clause("C126", "14.2.1")
def test_people_in_a_lost_province_roll_the_risk() -> None:
    t = empty()
    t.war(0, 1)
    t.change_person(14, place="B2")
    t.dice("risk", 3)
    conquer(t, "B2")
    assert (t.who("family.2.1").place, t.who("family.2.1").gaoler) == (PRISON, 0)


@pytest.mark.clause("C236", "10.5.5")
def test_the_losers_unescorted_caravans_are_taken_and_others_stay() -> None:
    t = empty(3)
    t.war(0, 1)
    t.realm(0, tech={"commerce": 1})
    t.carrier(1, "caravan", "B2", wine=1)
    guest = t.carrier(2, "caravan", "B2")
    conquer(t, "B2")
    assert t.c(guest).owner == 2
    assert not [x for x in t.s.carriers if x is not None and x.owner == 1 and x.place == place("B2")]


@pytest.mark.clause("C120")
def test_guests_go_to_their_nearest_own_or_allied_land() -> None:
    t = empty(3)
    t.war(0, 1)
    t.p("D2").owner = 1
    t.p("D3").owner = 2
    t.no_forces("D2", "D3")
    t.force(2, "D2", archer=2)
    conquer(t, "D2")
    assert t.units(2, "D3") == {"archer": 2}
    t.force(2, "A2", archer=1)
    t.province("A2", owner=0)
    t.p("B2").owner = 0
    t.s.alliances = ((2, 1, 29, 15, 0),)
    conquer(t, "A2", 0)
    assert t.units(2, "K2") == {"archer": 1}  # the ally's


@pytest.mark.clause("C120", "12.2.3")
def test_guests_without_a_way_are_interned_while_the_conqueror_is_their_enemy() -> None:
    t = empty(3)
    t.war(0, 1)
    t.war(0, 2)
    t.p("I1").owner = 1
    t.force(2, "I1", archer=2)
    conquer(t, "I1")
    assert [f.place for f in t.s.forces if f.owner == 2] == [INTERNED]


# ---- points ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("R20.2")
def test_points_for_first_conquests() -> None:
    t = empty()
    t.war(0, 1)
    conquer(t, "V1")  # a neutral Town
    assert t.r(0).deeds[TOWN_TAKEN] == 0
    conquer(t, "R")  # a neutral City
    assert t.r(0).deeds[CITY_TAKEN] == 1
    t.province("B2", settlement="town")
    conquer(t, "B2")
    assert t.r(0).deeds[TOWN_TAKEN] == 1
    t.province("K2", settlement="city")
    conquer(t, "K2")
    assert t.r(0).deeds[CITY_TAKEN] == 3
    conquer(t, "B2", 1)  # owned before
    conquer(t, "B2", 0)
    assert t.r(0).deeds[TOWN_TAKEN] == 1
    assert t.r(1).deeds[TOWN_TAKEN] == 0


@pytest.mark.clause("C227", "13.8.3")
def test_whoever_beats_another_besieger_waits_for_the_next_order() -> None:
    t = empty(3)
    t.war(0, 1)
    t.war(0, 2)
    t.war(1, 2)
    t.p("D1").owner = 2
    t.no_forces("D1")
    t.province("D1", fortress="tower", besieger=1)
    t.force(1, "D1", crewman=0, archer=1)
    t.force(0, "A1", swordsman=30)
    t.p("D2").owner = 1
    enter(t, "A1", "D1")
    assert t.p("D1").owner == 2
    assert t.p("D1").besieger == NOWHERE
    assert t.units(0, "D1")["swordsman"] >= 29
    assert not t.may("engage:D1")
    t.do("finish")
    for f in t.s.forces:
        f.moved, f.origin = 0, NOWHERE
    t.ask(marching.begin(t.s, 0))
    assert t.may("engage:D1")


@pytest.mark.clause("C227", "12.1.4")
def test_an_enemy_who_stands_in_own_land_without_a_siege_may_be_attacked() -> None:
    t = empty()
    t.war(0, 1)
    t.force(1, "B1", archer=1)
    t.force(0, "B1", swordsman=30)
    t.ask(marching.begin(t.s, 0)).do("engage:B1")
    assert t.told("battle-begun")
    assert (t.p("B1").owner, t.p("B1").sacked) == (0, 0)
    assert t.units(1, "B1") == {}


@pytest.mark.clause("C116", "12.1.4", "12.1.5")
def test_who_has_fought_and_lost_fights_no_more_in_this_activation() -> None:
    t = empty()
    t.no_forces("D1")
    t.war(0, 1)
    t.p("D1").owner = 1
    t.force(1, "D1", pikeman=1)
    t.force(0, "A1", crewman=1)
    enter(t, "A1", "D1")  # nobody can hurt anybody but the Pikeman
    for _ in range(6):
        if "stay" in t.listed():
            t.do("stay")
    assert t.p("D1").owner == 1
    assert not [x for x in t.listed() if x.startswith(("march", "engage"))]


@pytest.mark.clause("C125")
def test_a_neutral_capital_that_rebels_have_taken_from_a_player_pays_nothing() -> None:
    t = empty()
    t.realm(0, florins=0)
    t.province("R", owner=NEUTRAL, former=1)
    conquer(t, "R")
    assert t.stock(0, "florins") == (0,)


@pytest.mark.clause("12.3.4", "R17.9")
def test_the_relic_passes_with_its_province() -> None:
    t = empty()
    t.s.relic = place("R")
    conquer(t, "R")
    assert t.s.relic == place("R")
    assert t.p("R").owner == 0


@pytest.mark.clause("C112")
def test_a_conqueror_of_a_second_monument_keeps_its_own_active() -> None:
    t = empty()
    t.war(0, 1)
    for seat in (0, 1):
        t.realm(seat, government="feudal_monarchy", tech={"government": 4})
    t.province("K1", settlement="town", fortress="great_keep")
    t.province("B2", settlement="town", fortress="great_keep", ps=5)
    t.s.active[0], t.s.active[1] = place("K1"), place("B2")
    conquer(t, "B2")
    assert t.s.active == [place("K1"), NOWHERE]
