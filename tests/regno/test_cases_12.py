"""Given, when, then: movement, war and conquest read from the law alone, played through whole activations. 12"""

from __future__ import annotations

import pytest

from signoria.games.regno.forces import counts_of
from signoria.games.regno.ids import (
    BATTLE,
    BROKEN_PACT,
    CITY_TAKEN,
    COURT,
    INTERNED,
    NEUTRAL,
    PRISON,
    REBELS,
    TOWN_TAKEN,
)
from signoria.games.regno.pieces import CONVALESCENT, EXHAUSTED, Force
from signoria.games.regno.reconstruction.activation import Activate
from signoria.games.regno.warfare.homeward import INTERNED_BY

from .build import NOWHERE, Table, place, table


def turn(t: Table, seat: int = 0, first: int = 2, second: int = 5) -> Table:
    """The seat's activation with these two Orders, the first begun."""
    opened(t, seat, first, second)
    return t.do(f"begin:order{first}")


def opened(t: Table, seat: int = 0, first: int = 2, second: int = 5) -> Table:
    """The seat's activation before its first Order."""
    t.r(seat).program = (first, second)
    t.ask(Activate(seat))
    if t.may("finish", seat) and not t.may(f"begin:order{first}", seat):
        t.do("finish")
    return t


def empty(seats: int = 2) -> Table:
    """No soldiers but the neutrals'; nobody's family on the map but the Sovereigns."""
    t = table(seats)
    t.s.forces = [f for f in t.s.forces if f.owner == NEUTRAL]
    return t


def on_with(t: Table, *prefer: str) -> Table:
    """Answer a battle's questions, up to its aftermath: the first preferred option that is listed, else the first."""
    while t.s.battle is not None and t.asked >= 0:
        found = t.listed()
        if any(x.startswith(("save:", "enslave:", "release-captives:")) for x in found):
            break
        wanted = next((x for p in (*prefer, "stay") for x in found if x.startswith(p)), found[0])
        events = t.s.events
        t.do(wanted.partition("..")[0])
        t.s.events = (events or []) + (t.s.events or [])
    return t


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


@pytest.mark.clause("12.3.5", "C124", "12.3.6", "12.3.4", "C237")
def test_a_restless_province_falls_at_unrest_1_without_a_revolt() -> None:
    t = empty()
    t.no_forces("D1")
    t.province(
        "D1", owner=NEUTRAL, settlement="village", unrest=3, free=1, slaves=1, buildings=["farm"], damaged=["farm"]
    )
    t.force(0, "A1", light_infantry=2)
    turn(t).do("march:A1:D1", "engage:D1")
    p = t.p("D1")
    assert (p.owner, p.unrest, p.free, p.slaves) == (0, 1, 1, 1)
    assert p.damaged == 1
    assert p.sacked == t.s.round + 1
    assert not t.told("revolt")


@pytest.mark.clause("12.3.8", "12.3.7", "12.3.9", "12.3.10", "C126", "14.2.2")
def test_the_fall_of_a_capital_in_order() -> None:
    """New capital, then the Sovereign's roll with it as destination, then the loot."""
    t = empty()
    t.war(0, 1)
    t.no_forces("D2")
    t.province("D2", owner=0, fortress="")
    t.province("A2", fortress="")
    t.province("D1", owner=1, settlement="village", fortress="")
    t.no_forces("D1")
    t.who(14).place = place("A2")
    t.force(0, "D2", light_infantry=3)
    before = t.stock(0, "florins")[0]
    t.dice("risk", 6)
    turn(t).do("march:D2:A2", "engage:A2")
    assert t.asked == 1
    assert t.listed() == ["new-capital:B2", "new-capital:D1"]
    assert not t.told("risked")
    t.do("new-capital:D1")
    assert t.who(14).place == place("D1")
    assert t.r(1).capital == place("D1")
    assert t.stock(0, "florins")[0] == before + 50
    assert [t.told(x) != [] for x in ("capital-moved", "risked", "capital-looted")] == [True] * 3
    names = [e[0] for e in t.s.events or []]
    order = [names.index(t.told(x)[0][0]) for x in ("capital-moved", "risked", "capital-looted")]
    assert order == sorted(order)


@pytest.mark.clause("12.3.8", "R20.2")
def test_a_capital_lost_and_taken_back_pays_nobody_again() -> None:
    t = empty()
    t.war(0, 1)
    t.no_forces("D2", "A2")
    t.province("D2", owner=0, fortress="")
    t.province("A2", fortress="", looted=True)
    t.force(0, "D2", light_infantry=3)
    before = t.stock(0, "florins")[0]
    turn(t).do("march:D2:A2", "engage:A2")
    on_with(t)
    assert t.p("A2").owner == 0
    assert t.stock(0, "florins")[0] == before
    assert t.r(0).deeds[TOWN_TAKEN] == 1  # the Town itself still counts


@pytest.mark.clause("R20.2", "12.3.11", "9.2.14")
def test_a_town_once_ones_own_gives_no_point_when_it_is_retaken() -> None:
    t = empty()
    t.war(0, 1)
    t.no_forces("D1")
    t.province("D1", owner=1, settlement="city", fortress="", held=0b01)
    t.force(0, "A1", light_infantry=3)
    turn(t).do("march:A1:D1", "engage:D1")
    on_with(t)
    assert t.p("D1").owner == 0
    assert t.r(0).deeds[CITY_TAKEN] == 0


@pytest.mark.clause("12.3.11", "12.3.12", "C243", "C224")
def test_a_realm_without_territories_leaves_everything_to_the_bank() -> None:
    t = empty(3)
    t.war(0, 1)
    for name in ("A2", "B2"):
        t.p(name).owner = NEUTRAL
    t.province("K2", owner=1)
    t.realm(1, capital="K2", florins=77, grain=3)
    t.no_forces("K2", "M1")
    t.province("M1", owner=0)
    t.force(0, "M1", light_infantry=2)
    t.force(1, "A2", archer=1)
    prisoner = t.person(0, "heir", "A1")
    t.change_person(prisoner, gaoler=1, place=PRISON, caught=1)
    t.s.offices[0] = t.person(1, "cardinal", "K2")
    turn(t).do("march:M1:K2", "engage:K2")
    on_with(t)
    assert t.r(1).out
    assert sum(t.r(1).stock) == 0
    assert t.units(1, "A2") == {}
    assert t.s.offices[0] == NOWHERE
    assert (t.who(prisoner).gaoler, t.who(prisoner).place) == (NOWHERE, place("A1"))
    assert t.asked == 0  # the others play on


@pytest.mark.clause("C121", "12.3.1", "12.3.2", "13.7.13")
def test_crewmen_alone_take_an_empty_province_and_convalescents_hold_none() -> None:
    t = empty()
    t.no_forces("D1")
    t.war(0, 1)
    t.province("D1", owner=1, fortress="")
    t.force(1, "D1", status=CONVALESCENT, until=9, archer=2)
    t.force(0, "A1", light_infantry=1)
    turn(t).do("march:A1:D1", "engage:D1")
    assert t.p("D1").owner == 0
    assert t.units(1, "D1") == {}
    assert not t.told("battle-begun")
    assert t.told("pieces-lost")


@pytest.mark.clause("12.3.3", "13.5.7", "12.3.1")
def test_exhausted_recruits_defend_a_province() -> None:
    t = empty()
    t.no_forces("D1")
    t.war(0, 1)
    t.province("D1", owner=1, fortress="")
    t.force(1, "D1", status=EXHAUSTED, until=9, archer=2)
    t.force(0, "A1", light_infantry=1)
    turn(t).do("march:A1:D1", "engage:D1")
    assert t.told("battle-begun")


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


@pytest.mark.clause("9.2.9", "R19.3", "12.3.1", "9.2.14", "R20.2")
def test_the_former_owner_takes_its_province_back_from_rebels_without_points() -> None:
    t = empty()
    t.no_forces("K1")
    t.province("K1", owner=NEUTRAL, former=0, settlement="town", held=1)
    t.force(REBELS, "K1", pitchfork=1)
    t.force(0, "A1", swordsman=12)
    turn(t).do("march:A1:K1", "engage:K1")
    on_with(t)
    assert (t.p("K1").owner, t.p("K1").former) == (0, NOWHERE)
    assert sum(t.r(0).deeds) == 0


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


@pytest.mark.clause("R20.2")
def test_two_great_battles_in_one_activation_give_one_point() -> None:
    t = empty(3)
    t.war(0, 1)
    t.war(0, 2)
    t.no_forces("D1", "M1")
    t.province("D1", owner=1, fortress="")
    t.province("M1", owner=2, fortress="")
    t.force(1, "D1", light_infantry=3)
    t.force(2, "M1", light_infantry=3)
    t.force(0, "A1", swordsman=9)
    t.force(0, "B1", swordsman=9)
    t.dice("battle", *[6] * 9, 1, 1, 1, *[6] * 9, 1, 1, 1)
    turn(t).do("march:A1:D1", "engage:D1")
    on_with(t)
    while t.asked != 0 or not t.may("march:B1:M1"):
        t.do(next(x for x in t.listed() if x.startswith(("finish", "go-home", "retreat", "stay"))))
    t.do("march:B1:M1", "engage:M1")
    on_with(t)
    assert (t.p("D1").owner, t.p("M1").owner) == (0, 0)
    assert t.r(0).deeds[BATTLE] == 1


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


@pytest.mark.clause("10.5.2", "14.3.1", "14.3.2")
def test_a_beaten_escort_gives_war_slaves_to_the_capital() -> None:
    t = empty(3)
    t.war(0, 1)
    t.no_forces("D1")
    t.province("D1", owner=0, fortress="")
    t.realm(0, tech={"commerce": 1})
    t.province("A1", free=3)
    t.carrier(1, "caravan", "D1", grain=2)
    t.force(1, "D1", light_infantry=4)
    t.force(0, "D1", swordsman=9)
    t.dice("battle", *[6] * 9, *[1] * 4)
    turn(t).do(next(x for x in t.listed() if x.startswith("attack-caravan")))
    while not any(x.startswith("enslave") for x in t.listed()):
        t.do("stay" if t.may("stay") else t.listed()[0].partition("..")[0])
    assert [x.split("..")[0] for x in t.listed() if x.startswith("enslave")] == ["enslave:A1:1"]
