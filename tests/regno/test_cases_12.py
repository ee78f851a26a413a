"""Given, when, then: movement and war read from the law alone, played through whole activations. 12.1, 12.2"""

from __future__ import annotations

import pytest

from signoria.games.regno.forces import counts_of
from signoria.games.regno.ids import (
    BROKEN_PACT,
    COURT,
    INTERNED,
    NEUTRAL,
)
from signoria.games.regno.pieces import Force
from signoria.games.regno.warfare.homeward import INTERNED_BY

from .build import NOWHERE, place
from .turns import empty, on_with, opened, turn


@pytest.mark.clause("12.1.4", "12.1.5")
def test_cavalry_that_has_conquered_goes_no_farther() -> None:
    t = empty()
    t.no_forces("D1", "D2")
    t.province("D2", fortress="")
    t.force(0, "A1", light_cavalry=3)
    turn(t).do("march:A1:D1", "engage:D1")
    assert t.p("D1").owner == 0
    assert not [x for x in t.listed() if x.startswith(("march:D1", "muster:D1"))]


@pytest.mark.clause("12.1.5", "12.1.6")
def test_two_forces_conquer_two_provinces_in_one_order() -> None:
    t = empty()
    t.no_forces("D1", "M1")
    t.force(0, "A1", light_infantry=2)
    t.force(0, "B1", light_infantry=2)
    turn(t).do("march:A1:D1", "engage:D1", "march:B1:M1", "engage:M1")
    assert (t.p("D1").owner, t.p("M1").owner) == (0, 0)


@pytest.mark.clause("12.1.2", "12.1.3", "7.3.3")
def test_a_sovereign_neither_slows_nor_speeds_the_army_it_joins() -> None:
    t = empty()
    t.change_person(0, place="A1")
    t.force(0, "A1", light_cavalry=1)
    turn(t).do("muster:A1", "muster-unit:light_cavalry:1", "muster-person:family.1.1")
    assert t.may("set-out:M2")  # K1, then swamp: three points
    t.do("set-out:M2")
    assert t.who(0).place == place("M2")


@pytest.mark.clause("12.1.3")
def test_a_lone_character_enters_no_neutral_province_and_no_land_of_a_realm_at_peace() -> None:
    t = empty()
    t.change_person(0, place="A1")
    t.province("D1", owner=1)
    t.no_forces("D1")
    turn(t)
    assert t.may("march:A1:B1")
    assert t.why("march:A1:D1") == "12.1.3"


@pytest.mark.clause("12.2.3", "12.2.2")
def test_war_sends_both_sides_troops_home_and_the_way_leads_by_peaceful_land() -> None:
    t = empty()
    t.no_forces("D1", "D2")
    t.province("D1", owner=0)
    t.province("D2", owner=1)
    t.force(0, "D2", archer=2)
    t.change_person(0, place="D2")
    t.force(1, "D1", pikeman=1)
    opened(t).do("declare-war:1")
    assert t.s.wars == [2, 1]
    assert (t.units(0, "D2"), t.units(1, "D1")) == ({}, {})
    assert t.units(0, "D1") == {"archer": 2}
    assert t.units(1, "D2") == {"pikeman": 1}
    assert t.told("gone-home")
    assert [e[2:] for e in t.told("went-along")] == [(0, place("D1"))]


@pytest.mark.clause("12.2.1")
def test_after_the_first_order_no_war_is_declared() -> None:
    t = empty()
    turn(t).do("finish")
    assert not [x for x in t.listed() if x.startswith("declare-war")]


@pytest.mark.clause("12.1.7", "C115", "12.2.1")
def test_a_realm_at_peace_is_not_attacked_by_marching_in() -> None:
    t = empty()
    t.no_forces("D1")
    t.province("D1", owner=1, fortress="")
    t.force(0, "A1", light_infantry=4)
    assert turn(t).why("march:A1:D1") == "R1.6"
    t.do("ask-transit:1")
    assert t.asked == 1
    t.do("no")
    assert t.why("march:A1:D1") == "R1.6"
    assert not t.may("ask-transit:1")
    assert t.units(0, "A1") == {"light_infantry": 4}
    assert t.p("D1").owner == 1


@pytest.mark.clause("12.2.13", "13.8.1", "C230", "12.2.3")
def test_peace_ends_the_siege_and_frees_the_province_at_once() -> None:
    t = empty()
    t.no_forces("D2", "D1")
    t.province("D1", owner=0)
    t.province("D2", owner=1, settlement="village", fortress="tower")
    t.war(0, 1)
    t.force(0, "D1", light_infantry=3)
    turn(t).do("march:D1:D2", "engage:D2", "keep-siege")
    assert t.p("D2").besieger == 0
    t.do("offer-peace:1")
    t.do("propose-deal") if t.asked == 0 else None
    t.do("accept-deal")
    assert t.s.wars == [0, 0]
    assert t.p("D2").besieger == NOWHERE
    assert t.units(0, "D1") == {"light_infantry": 3}


@pytest.mark.clause("12.2.6", "12.2.4", "12.2.5")
def test_a_pact_is_signed_in_an_activation_by_both_paying_and_broken_for_three_points() -> None:
    t = empty().at(2, "summer")
    t.realm(0, florins=30, tech={"court": 2})
    t.realm(1, florins=30)
    opened(t).do("offer-pact:1")
    t.do("propose-deal") if t.asked == 0 else None
    t.do("accept-deal")
    assert (t.stock(0, "florins"), t.stock(1, "florins")) == ((20,), (20,))
    assert t.s.pacts == ((0, 1, 3),)
    t.do("declare-war:1")
    assert t.s.pacts == ()
    assert t.r(0).deeds[BROKEN_PACT] == -3


@pytest.mark.clause("12.2.4")
def test_a_pact_needs_ten_florins_of_each() -> None:
    t = empty()
    t.realm(0, florins=30, tech={"court": 2})
    t.realm(1, florins=9)
    assert not [x for x in opened(t).listed() if x.startswith("offer-pact")]


@pytest.mark.clause("12.2.10", "12.2.9", "12.1.2", "C120")
def test_allies_in_one_province_stay_two_armies_and_only_the_owner_defends() -> None:
    t = empty(3)
    t.s.alliances = ((1, 2, 15, 29, 0),)
    t.war(0, 1)
    t.no_forces("D1")
    t.province("D1", owner=1, fortress="")
    t.province("B3", owner=2)
    t.force(2, "D1", pikeman=4)
    t.force(0, "A1", light_infantry=1)
    turn(t).do("march:A1:D1", "engage:D1")
    assert not t.told("battle-begun")  # an ally's troops do not defend
    assert t.p("D1").owner == 0
    assert (t.asked, t.listed()) == (2, ["go-home:A2", "go-home:A3", "go-home:B2", "go-home:B3"])  # own or allied
    t.do("go-home:A2")
    assert (t.units(2, "D1"), t.units(2, "A2")) == ({}, {"pikeman": 4})


@pytest.mark.clause("16.1.3", "R6.2", "12.1.3")
def test_deployed_from_court_then_moved_with_the_army_in_one_order() -> None:
    t = empty()
    son = 2
    assert t.who(son).place == COURT
    t.force(0, "A1", light_infantry=2)
    turn(t).do(
        "deploy:family.1.3", "muster:A1", "muster-unit:light_infantry:2", "muster-person:family.1.3", "set-out:B1"
    )
    assert t.who(son).place == place("B1")
    assert not t.may("recall:family.1.3")


@pytest.mark.clause("12.2.3")
def test_interned_troops_come_back_with_peace_ready_in_the_capital() -> None:
    t = empty(3)
    t.force(0, "K2", archer=2)  # amid the other's land
    t.province("M1", owner=1, fortress="")
    t.province("A2", owner=1)
    opened(t).do("declare-war:1")
    if t.units(0, "K2") == {} and t.told("were-interned"):
        assert [f.place for f in t.s.forces if f.owner == 0] == [INTERNED]
        t.do("offer-peace:1")
        t.do("propose-deal") if t.asked == 0 else None
        t.do("accept-deal")
        assert t.units(0, "A1") == {"archer": 2}
    else:
        pytest.fail(f"{t.told('gone-home')}")


@pytest.mark.clause("12.2.3", "12.3.11", "C243")
def test_the_interned_come_back_when_the_realm_that_caused_it_is_out() -> None:
    t = empty(3)
    t.war(0, 1)
    t.war(1, 2)
    for name in ("A2", "B2"):
        t.p(name).owner = NEUTRAL
    t.realm(1, capital="K2")
    t.no_forces("K2")
    t.s.forces.append(Force(0, INTERNED, 0, INTERNED_BY + 1, 0, NOWHERE, counts_of([(1, 2)])))
    t.force(2, "M1", light_infantry=2)
    t.province("M1", owner=2)
    turn(t, 2).do("march:M1:K2", "engage:K2")
    on_with(t)
    assert t.r(1).out
    assert t.units(0, "A1") == {"archer": 2}
