"""Given, when, then: conquest, capitals, the end of a realm, read from the law alone. 12.3, R20.2"""

from __future__ import annotations

import pytest

from signoria.games.regno.ids import (
    BATTLE,
    CITY_TAKEN,
    NEUTRAL,
    PRISON,
    REBELS,
    TOWN_TAKEN,
)
from signoria.games.regno.pieces import CONVALESCENT, EXHAUSTED

from .build import NOWHERE, place
from .turns import empty, on_with, turn


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


@pytest.mark.clause("C120", "12.2.3", "12.1.3")
def test_a_lone_guest_leaves_a_province_that_falls() -> None:
    t = empty(3)
    t.s.alliances = ((1, 2, 15, 29, 0),)
    t.war(0, 1)
    t.no_forces("D1", "D2", "D3")
    t.province("D1", owner=1, fortress="")
    t.province("D3", owner=2)
    t.change_person(30, place="D1")
    t.force(0, "A1", light_infantry=1)
    turn(t).do("march:A1:D1", "engage:D1")
    assert t.who(30).place == place("D3")
