"""Provinces and capitals lost to rebels and hordes; the end of a realm. 12.3.9 to 12.3.12"""

from __future__ import annotations

import pytest

from signoria.games.regno.ids import CAPITAL_TAKEN, HORDE, NEUTRAL, PRISON, REBELS
from signoria.games.regno.pieces import EXHAUSTED
from signoria.games.regno.warfare import conquest, marching

from .build import NOWHERE, place
from .turns import conquer, empty

# ---- rebels, hordes --------------------------------------------------------------------------------------------------


@pytest.mark.clause("9.2.9", "R19.3", "9.2.10", "C223")
def test_a_capital_lost_to_rebels_moves_without_loot() -> None:
    t = empty()
    t.realm(1, florins=7)
    t.force(REBELS, "A2", pitchfork=2, rebel_archer=2)
    t.province("A2", buildings=["farm"], free=3)
    t.dice("risk", 2)
    conquest.lose_to_rebels(t.s, place("A2"))
    t.push()
    p = t.p("A2")
    assert (p.owner, p.former, p.buildings, p.free) == (NEUTRAL, 1, 1, 3)
    assert t.r(1).capital == place("B2")
    assert t.units(REBELS, "A2") == {"pitchfork": 2, "rebel_archer": 2}
    assert (t.who("family.2.1").gaoler, t.who("family.2.1").place) == (REBELS, place("A2"))
    assert t.stock(1, "florins") == (7,)


@pytest.mark.clause("C125", "C223")
def test_a_capital_that_rebels_hold_gives_no_loot_and_stays_an_ordinary_province() -> None:
    t = empty()
    t.war(0, 1)
    t.realm(0, florins=0)
    t.dice("risk", 6)
    conquest.lose_to_rebels(t.s, place("A2"))
    t.push()
    conquer(t, "A2", 0)
    assert t.stock(0, "florins") == (0,)
    assert t.r(0).deeds[CAPITAL_TAKEN] == 0
    conquer(t, "A2", 1)
    assert t.r(1).capital == place("B2")


@pytest.mark.clause("C222")
def test_a_revolt_that_is_lost_leaves_the_besieger_before_the_rebels() -> None:
    t = empty()
    t.war(0, 1)
    t.force(0, "B2", archer=3)
    t.province("B2", fortress="tower", besieger=0)
    t.force(REBELS, "B2", pitchfork=1)
    conquest.lose_to_rebels(t.s, place("B2"))
    t.push()
    t.s.wars = [0, 0]
    assert (t.p("B2").owner, t.p("B2").besieger) == (NEUTRAL, 0)
    assert t.units(0, "B2") == {"archer": 3}
    t.ask(marching.begin(t.s, 0))
    assert t.may("engage:B2")


@pytest.mark.clause("9.2.9", "C221")
def test_what_is_left_of_the_owner_withdraws_from_rebels() -> None:
    t = empty()
    t.force(1, "B2", crewman=2, status=EXHAUSTED, until=1)
    t.force(REBELS, "B2", pitchfork=1)
    conquest.lose_to_rebels(t.s, place("B2"))
    t.push()
    assert t.units(1, "A2") == {"crewman": 2}


@pytest.mark.clause("C245", "C48", "14.2.8")
def test_prisoners_of_rebels_pass_to_an_enemy_and_are_freed_by_others() -> None:
    t = empty(3)
    t.province("B2", owner=NEUTRAL, former=1)
    t.change_person(14, place="B2", gaoler=REBELS, caught=1)
    t.war(0, 1)
    conquer(t, "B2", 0)
    assert (t.who("family.2.1").place, t.who("family.2.1").gaoler) == (PRISON, 0)
    t.province("K2", owner=NEUTRAL, former=1)
    t.change_person(15, place="K2", gaoler=REBELS, caught=1)
    conquer(t, "K2", 2)
    freed = t.who("family.2.2")
    assert (freed.place, freed.gaoler, freed.exhausted) == (place("A2"), NOWHERE, t.s.round)


@pytest.mark.clause("R18.4", "12.3.9")
def test_a_horde_takes_a_capital_like_any_conqueror_but_without_loot() -> None:
    t = empty()
    t.force(HORDE, "A2", light_cavalry=2)
    t.dice("risk", 6)
    conquest.lose_to_horde(t.s, place("A2"))
    t.push()
    assert (t.p("A2").owner, t.p("A2").horde, t.r(1).capital) == (NEUTRAL, True, place("B2"))
    assert t.units(HORDE, "A2") == {"light_cavalry": 2}


# ---- the end of a realm ----------------------------------------------------------------------------------------------


@pytest.mark.clause("12.3.11", "12.3.12", "C224", "C243", "R5.8", "14.2.5")
def test_a_realm_without_territories_is_out_even_with_troops_afield() -> None:
    t = empty(3)
    t.war(0, 1)
    t.war(1, 2)
    t.realm(1, florins=99, deeds=[5] + [0] * 15)
    for name in ("A2", "B2", "K2"):
        t.p(name).owner = 0
    t.p("D3").owner = 2
    t.no_forces("D3")
    t.force(1, "D3", archer=4)
    t.province("D3", fortress="tower", besieger=1)
    t.carrier(1, "light_galley", "S2")
    t.s.pacts = ((1, 2, 9),)
    t.change_person(0, place=PRISON, gaoler=1, caught=1)
    captive = t.who("family.2.1")
    captive.place, captive.gaoler = PRISON, 0
    conquest.check_elimination(t.s)
    t.push()
    realm = t.r(1)
    assert realm.out
    assert (sum(realm.stock), realm.capital, realm.program) == (0, NOWHERE, ())
    assert realm.deeds[0] == 5
    assert not [f for f in t.s.forces if f.owner == 1]
    assert not [x for x in t.s.carriers if x is not None and x.owner == 1]
    assert not [x for x in t.s.people if x is not None and x.seat == 1]
    assert (t.who(0).place, t.who(0).gaoler) == (place("A1"), NOWHERE)
    assert (t.s.wars, list(t.s.pacts), t.p("D3").besieger) == ([0, 0, 0], [], NOWHERE)
    assert not t.r(0).out
    assert t.told("realm-eliminated")


@pytest.mark.clause("C126", "14.2.5", "12.3.11")
def test_with_the_last_province_fugitives_are_removed() -> None:
    t = empty(3)
    t.war(0, 1)
    for name in ("B2", "K2"):
        t.p(name).owner = 0
    t.dice("risk", 6)
    conquer(t, "A2")
    assert t.r(1).out
    assert t.s.people[14] is None


@pytest.mark.clause("R20.1", "12.3.11")
def test_the_last_realm_with_territories_ends_the_game() -> None:
    t = empty()
    t.war(0, 1)
    for name in ("B2", "K2"):
        t.p(name).owner = 0
    t.ask(marching.begin(t.s, 0))
    conquest.conquer(t.s, place("A2"), 0)
    t.push()
    assert (t.r(0).out, t.r(1).out) == (False, True)
    assert (t.asked, len(t.s.final)) == (-1, 2)


@pytest.mark.clause("12.2.3", "C230")
def test_a_realm_that_is_out_takes_its_troops_from_a_siege() -> None:
    t = empty(3)
    t.war(1, 2)
    t.p("D3").owner = 2
    t.no_forces("D3")
    t.force(1, "D3", archer=4)
    t.province("D3", fortress="tower", besieger=1)
    for name in ("A2", "B2", "K2"):
        t.p(name).owner = 0
    conquest.check_elimination(t.s)
    t.push()
    assert (t.units(1, "D3"), t.p("D3").besieger) == ({}, NOWHERE)
