"""Given, when, then: the wounded, people at risk, prisoners and war slaves, read from the law alone. 14"""

from __future__ import annotations

import pytest

from signoria.games.regno.fights import FIELD
from signoria.games.regno.ids import CAPTURE, EXECUTION, HORDE, NEUTRAL, NOWHERE, PRISON, REBELS
from signoria.games.regno.pieces import CONVALESCENT
from signoria.games.regno.reconstruction import hordes
from signoria.games.regno.warfare import siege

from .battles import ARENA, arena, fight, march_in, steady
from .build import Table, place
from .turns import empty, on_with, opened, turn


def at_war() -> Table:
    """D1 is the other realm's; seat 0 attacks it from A1."""
    t = empty()
    t.war(0, 1)
    t.no_forces("D1", "D2")
    t.province("D1", owner=1, settlement="village", fortress="", free=0, slaves=0)
    return t


@pytest.mark.clause("14.1.2", "14.1.4", "14.1.7", "14.1.8", "14.1.11", "14.1.12")
def test_the_victors_wounded_go_to_the_capital_and_pay_at_once() -> None:
    t = at_war()
    t.realm(0, florins=10, grain=10, tech={"medicine": 3})
    t.province("A1", fortress="")
    t.force(0, "A1", light_infantry=5)
    t.force(1, "D1", light_infantry=4)
    t.dice("battle", *[6, 6, 6, 6, 1], *[6, 6, 1, 1])
    turn(t).do("march:A1:D1", "engage:D1")
    on_with(t, "take-hits")
    assert t.asked == 0
    found = t.listed()
    assert "save:light_infantry:A1:castle:1..1" in found
    t.do("save:light_infantry:A1:castle:1")
    assert t.stock(0, "florins", "grain") == (9, 9)
    assert t.units(0, "A1", CONVALESCENT) == {"light_infantry": 1}


@pytest.mark.clause("14.1.7", "14.1.13", "12.3.1")
def test_a_beaten_defender_shelters_nobody_in_the_province_it_loses() -> None:
    t = at_war()
    t.realm(1, florins=10, wood=10, grain=10, tech={"medicine": 3})
    t.province("D1", fortress="tower", ps=1)
    t.p("A2").besieger = 0
    t.force(0, "A1", light_infantry=9)
    t.force(1, "D1", light_infantry=4)
    t.dice("battle", *[6, 6, 6, 6, 1, 1, 1, 1, 1], *[1, 1, 1, 1])
    turn(t).do("march:A1:D1", "engage:D1")
    on_with(t)
    assert not (t.asked == 1 and [x for x in t.listed() if x.startswith("save:light_infantry:D1")])


@pytest.mark.clause("14.2.1", "C159", "12.3.1", "14.2.4")
def test_defeat_and_conquest_are_one_roll() -> None:
    t = at_war()
    t.who(14).place = place("D1")
    t.force(0, "A1", swordsman=4)
    t.force(1, "D1", light_infantry=1)
    t.dice("battle", *[6] * 4, 1).dice("risk", 5)
    turn(t).do("march:A1:D1", "engage:D1")
    on_with(t, "no-commander")
    assert len(t.told("risked")) == 1
    assert t.who(14).place == place("A2")
    assert t.who(14).wounded == t.s.round + 2


@pytest.mark.clause("14.2.1", "12.1.3", "14.2.2")
def test_a_sovereign_whose_whole_army_dies_attacking_is_at_the_defenders_mercy() -> None:
    t = at_war()
    t.force(0, "A1", light_infantry=1)
    t.force(1, "D1", swordsman=4)
    t.dice("battle", 1, *[6] * 4).dice("risk", 3)
    turn(t).do("muster:A1", "muster-unit:light_infantry:1", "muster-person:family.1.1", "set-out:D1", "engage:D1")
    on_with(t, "no-commander")
    assert (t.who(0).place, t.who(0).gaoler) == (PRISON, 1)
    assert t.r(1).deeds[CAPTURE] == 1
    assert t.told("generic-regent")


@pytest.mark.clause("14.2.1", "14.2.2", "R19.3", "9.2.10")
def test_neutrals_hold_whom_they_catch_until_the_province_is_freed() -> None:
    t = empty()
    t.force(0, "A1", light_infantry=1)
    t.no_forces("D1")
    t.force(NEUTRAL, "D1", swordsman=4)
    t.dice("battle", 1, *[6] * 4).dice("risk", 3)
    turn(t).do("muster:A1", "muster-unit:light_infantry:1", "muster-person:family.1.1", "set-out:D1", "engage:D1")
    on_with(t, "no-commander")
    assert (t.who(0).place, t.who(0).gaoler) == (place("D1"), REBELS)
    t.no_forces("D1")
    t.force(0, "A1", light_infantry=1)
    while t.asked >= 0:
        t.do("finish")
    turn(t).do("march:A1:D1", "engage:D1")
    assert t.p("D1").owner == 0
    assert (t.who(0).place, t.who(0).gaoler) == (place("A1"), NOWHERE)
    assert t.who(0).exhausted


@pytest.mark.clause("13.2.5", "C160", "14.2.2")
def test_knights_who_die_with_the_last_still_help_their_sovereign() -> None:
    t = arena(owner=1)
    steady(t)
    t.person(0, "sovereign", ARENA)
    t.realm(0, capital="A1")
    march_in(t, 0, knight=1)
    t.force(1, ARENA, swordsman=9)
    t.dice("battle", 1, 1, *[6] * 9).dice("risk", 4)
    fight(t, FIELD, 0, 1)
    assert [e[3:] for e in t.told("risked")] == [(4, 1)]
    assert t.who(0).wounded


@pytest.mark.clause("14.2.8", "14.2.9", "C162")
@pytest.mark.parametrize(("now", "may"), [(2, False), (3, False), (4, True)])
def test_caught_in_spring_decided_in_winter(now: int, may: bool) -> None:
    """Two seasons of captivity after the one of the capture: Summer and Autumn."""
    t = empty()
    t.s.round = now
    t.change_person(16, place=PRISON, gaoler=0, caught=1)
    assert opened(t).may("execute:family.2.3") is may
    assert t.may("free-prisoner:family.2.3") is may
    if may:
        t.do("execute:family.2.3")
        assert t.r(0).deeds[EXECUTION] == -2


@pytest.mark.clause("14.2.6", "14.2.7", "C163", "C218")
def test_a_ransom_agreed_under_the_owners_order_6() -> None:
    t = empty()
    t.realm(0, florins=120)
    t.realm(1, florins=0)
    t.change_person(1, place=PRISON, gaoler=1, caught=1)
    turn(t, 0, 6, 5).do("ransom:1")
    found = t.listed()
    assert found
    t.do("ransom-of:family.1.2") if t.may("ransom-of:family.1.2") else None
    amounts = [x for x in t.listed() if x.startswith(("own-", "ask-goods:florins", "give-goods:florins"))]
    assert any(x.endswith("..100") for x in amounts), t.listed()


@pytest.mark.clause("14.3.1", "14.3.2", "14.3.3", "C166")
def test_war_slaves_fill_the_conquered_village_and_the_capital() -> None:
    t = at_war()
    t.province("D1", free=2)
    t.province("A1", free=5)
    t.force(0, "A1", swordsman=12)
    t.force(1, "D1", light_infantry=7)
    t.dice("battle", *[6] * 12, *[1] * 7)
    turn(t).do("march:A1:D1", "engage:D1")
    on_with(t)
    found = t.listed()
    assert "enslave:D1:1..1" in found
    t.do("enslave:D1:1")
    t.do("enslave:A1:1") if t.asked == 0 and t.may("enslave:A1:1") else None
    assert (t.p("D1").slaves, t.p("A1").slaves) == (1, 1)


@pytest.mark.clause("14.3.4", "14.3.1", "C142")
def test_the_beaten_who_leave_still_pay_with_slaves_and_they_may_be_freed_for_calm() -> None:
    t = at_war()
    t.province("B1", unrest=2)
    t.force(0, "A1", swordsman=4)
    t.force(1, "D1", light_infantry=5)
    t.province("D2", owner=1, fortress="")
    t.dice("battle", *[6] * 4, *[1] * 5)
    turn(t).do("march:A1:D1", "engage:D1")
    while t.s.battle is not None and t.asked >= 0 and not [x for x in t.listed() if x.startswith("enslave")]:
        t.do(
            "stay"
            if t.asked == 0 and t.may("stay")
            else "retreat"
            if t.may("retreat")
            else t.listed()[0].partition("..")[0]
        )
    assert t.units(1, "D1") == {}
    t.do("release-captives:B1")
    assert t.p("B1").unrest == 1
    assert t.p("D1").slaves == 0


@pytest.mark.clause("14.2.11", "14.2.8", "R17.6", "14.2.10")
def test_the_death_in_prison_of_a_head_vacates_the_office() -> None:
    t = empty().at(2, "summer")
    cardinal = t.person(1, "cardinal", "A2")
    t.s.offices[0] = cardinal
    t.change_person(cardinal, place=PRISON, gaoler=0, caught=1)
    opened(t).do("execute:clergy.2.1")
    assert t.s.offices[0] == NOWHERE
    assert t.r(0).deeds[EXECUTION] == -4
    assert t.r(0).excommunicated


@pytest.mark.clause("14.2.1", "C234", "14.2.2")
def test_crewmen_are_no_escort() -> None:
    """The army's soldiers die, a Crewman lives on: who was with them has nobody left to guard them."""
    t = arena(owner=1)
    t.realm(0, capital="A1")
    who = t.person(0, "sovereign", ARENA)
    march_in(t, 0, light_infantry=1, crewman=1)
    for f in t.s.forces:
        if f.owner == 0:
            f.origin = place("D2")
    t.province("D2", owner=0)
    t.force(1, ARENA, swordsman=3)
    t.dice("battle", 1, *[6, 1, 1]).dice("risk", 6)
    fight(t, FIELD, 0, 1)
    while t.asked >= 0:
        text = t.listed()[0].partition("..")[0]
        t.do("retreat" if t.may("retreat") else text)
    assert [e[2] for e in t.told("risked")] == [who]


@pytest.mark.clause("14.1.8", "14.1.15", "C230", "13.8.5")
def test_a_sortie_that_frees_the_walls_shelters_its_wounded_behind_them() -> None:
    t = empty()
    t.war(0, 1)
    t.no_forces("D1")
    t.realm(0, florins=10, wood=10, grain=0, tech={"medicine": 3})
    t.province("D1", owner=0, settlement="village", fortress="tower")
    t.province("A1", besieger=1)
    t.force(1, "A1", archer=1)
    t.force(0, "D1", light_infantry=4)
    t.force(1, "D1", light_infantry=2)
    siege.begin_siege(t.s, place("D1"), 1)
    t.dice("battle", *[6, 6, 1, 1], *[6, 6])
    turn(t).do("sortie:D1")
    on_with(t)
    assert t.p("D1").besieger == NOWHERE
    assert "save:light_infantry:D1:tower:1..1" in t.listed()


@pytest.mark.clause("14.3.2", "14.3.3")
def test_the_defender_of_its_own_province_keeps_war_slaves_in_the_capital_only() -> None:
    t = at_war()
    t.province("D1", owner=0, settlement="town")
    t.force(0, "D1", swordsman=4)
    t.province("D2", owner=1, fortress="")
    t.force(1, "D2", light_infantry=2)
    t.dice("battle", *[1, 1], *[6] * 4)
    turn(t, 1).do("march:D2:D1", "engage:D1")
    on_with(t)
    assert t.asked == 0
    assert [x.split(":")[1] for x in t.listed() if x.startswith("enslave")] == ["A1"]


@pytest.mark.clause("R18.4", "14.2.1", "C227")
def test_a_besieger_whom_a_horde_destroys_loses_its_sovereign_too() -> None:
    t = empty()
    t.war(0, 1)
    t.no_forces("M1")
    t.province("M1", owner=1, settlement="village", fortress="tower")
    t.force(0, "M1", light_infantry=1)
    t.who(0).place = place("M1")
    siege.begin_siege(t.s, place("M1"), 0)
    t.force(HORDE, "M1", light_cavalry=4, horse_archer=4, moved=5)
    t.s.events = []
    t.dice("risk", 2)
    hordes.assail(t.s, place("M1"))
    t.push()
    while t.asked >= 0:
        t.do(t.listed()[0].partition("..")[0])
    assert t.who(0).gaoler == REBELS
    assert t.p("M1").besieger == HORDE
