"""Worked cases of chapter 9 and of Order 3, read from the law alone: production, unrest, slave flight."""

from __future__ import annotations

import pytest

from signoria.games.regno.economy import production, unrest
from signoria.games.regno.economy.inflation import Inflation
from signoria.games.regno.economy.production import Produce
from signoria.games.regno.economy.unrest import Flights
from signoria.games.regno.ids import EVENTS, NEUTRAL, REBELS
from signoria.games.regno.pieces import CONVALESCENT, EXHAUSTED

from .build import Table, place, table


def alone(name: str = "A1", season: str = "summer", **fields: object) -> Table:
    """Only this province is seat 1's, without buildings or soldiers; nothing in the reserve."""
    t = table().at(1, season)
    for other in ("A1", "B1", "K1"):
        t.province(other, buildings=[], fortress="", worked=[], free=0, unrest=0, settlement="none")
        if other != name:
            t.province(other, owner=NEUTRAL)
    t.province(name, **fields)
    t.no_forces()
    t.change_person("family.1.1", place=-2, virtue="martial", flaw="coward")
    t.realm(0, capital=name)
    t.poor(0)
    return t


def produced(t: Table, tax: str = "moderate", name: str = "A1") -> Table:
    return t.ask(Produce(0)).do(f"tax:{name}:{tax}" if t.may(f"tax:{name}:{tax}") else f"collect:{name}")


# ---- incomes ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("9.1.4", "9.1.5", "9.1.6", "8.2.1", "8.1.t1.r10", "8.1.t1.r16", "C39", "C43", "C249", "C30")
@pytest.mark.parametrize(
    ("fields", "tax", "florins"),
    [
        ({"settlement": "town", "free": 2}, "high", 45),
        ({"settlement": "town", "free": 0, "slaves": 1}, "low", 25),  # slaves are inhabitants
        ({"settlement": "city", "free": 0, "buildings": ["church"]}, "high", 35),  # centre and Church alone
        ({"settlement": "city", "free": 3, "buildings": ["farm", "market"], "worked": ["farm", "market"]}, "low", 45),
        ({"settlement": "city", "free": 1, "slaves": 3}, "exemption", 35),  # slaves are never idle workers
        ({"settlement": "city", "free": 1, "buildings": ["cathedral", "fair"], "worked": ["cathedral"]}, "low", 55),
        ({"settlement": "city", "free": 1, "buildings": ["fair"], "worked": ["fair"]}, "low", 60),
        ({"settlement": "village", "free": 1, "fortress": "castle"}, "low", 55),
        ({"settlement": "village", "free": 1, "fortress": "manor", "ps": 1}, "low", 35),
        ({"settlement": "village", "free": 1, "fortress": "manor", "ps": 0}, "low", 15),
        ({"settlement": "village", "free": 1, "fortress": "manor", "unmaintained": True}, "low", 15),
        ({"settlement": "town", "free": 1, "buildings": ["church"], "damaged": ["church"]}, "low", 25),
    ],
)
def test_florins_of_a_province(fields: dict[str, object], tax: str, florins: int) -> None:
    t = produced(alone(**fields), tax)
    assert t.stock(0, "florins") == (florins,)


@pytest.mark.clause("11.1.t1.r3", "C43")
@pytest.mark.parametrize(("settlement", "florins"), [("village", 25), ("town", 40), ("city", 55)])
def test_urbanism_2_helps_towns(settlement: str, florins: int) -> None:
    t = alone(settlement=settlement, free=1)
    t.realm(0, tech={"urbanism": 2})
    assert produced(t).stock(0, "florins") == (florins,)


@pytest.mark.clause("9.1.7", "9.1.8", "9.1.9", "C40", "C41", "C42", "8.1.t1.r17", "11.1.t1.r4")
@pytest.mark.parametrize(
    ("season", "agriculture", "slaves", "grain", "iron"),
    [("summer", 2, 0, 2, 1), ("autumn", 0, 0, 3, 1), ("autumn", 2, 0, 4, 1), ("autumn", 2, 2, 4, 2)],
)
def test_goods_of_a_province(season: str, agriculture: int, slaves: int, grain: int, iron: int) -> None:
    """A Farm, a Forge, a Port."""
    t = alone(season=season, settlement="town", free=2 - slaves, slaves=slaves, buildings=["farm", "forge", "port"])
    t.realm(0, tech={"agriculture": agriculture})
    t.province("A1", **{"slaved" if slaves else "worked": ["farm", "forge"]})
    produced(t)
    assert t.stock(0, "grain", "iron") == (grain, iron)


@pytest.mark.clause("9.1.2", "8.2.4", "13.8.2", "12.3.6", "R1.6")
@pytest.mark.parametrize("fields", [{"besieger": 1}, {"sacked": 2}])
def test_no_production_where_it_is_not_valid(fields: dict[str, int]) -> None:
    t = table().at(1, "summer")
    t.province("B1", **fields)
    t.ask(Produce(0))
    assert t.why("tax:B1:high") == "8.2.4"
    t.do("tax-rest:moderate")
    assert not [e for e in t.told("taxed") if e[3] == place("B1")]


@pytest.mark.clause("R6.3")
def test_two_orders_3_in_a_year_beside_the_autumn_production() -> None:
    t = table()
    for _ in range(2):
        t.ask(Produce(0)).do("tax-rest:low", "finish")
    t.at(1, "autumn").ask(*production.begin_global(t.s))
    t.do("tax-rest:low", seat=0).do("tax-rest:low", seat=1)
    t.ask(Produce(0))
    assert t.why("tax:A1:low") == "R6.3"


# ---- unrest and sermons ----------------------------------------------------------------------------------------------


@pytest.mark.clause("9.1.t1.r1", "9.1.t1.r2", "9.1.t1.r3", "9.1.t1.r4", "9.2.2", "C33", "C34", "C37", "C38")
@pytest.mark.parametrize(
    ("buildings", "before", "tax", "after"),
    [
        ([], 1, "exemption", 0),
        ([], 2, "exemption", 0),
        ([], 2, "low", 1),
        (["church"], 1, "moderate", 1),  # a Church relieves the high tax alone
        (["church"], 1, "high", 2),
        (["cathedral"], 0, "high", 1),
        ([], 0, "high", 2),
    ],
)
def test_unrest_of_a_tax(buildings: list[str], before: int, tax: str, after: int) -> None:
    t = produced(alone(settlement="town", free=1, buildings=buildings, unrest=before), tax)
    assert t.p("A1").unrest == after


@pytest.mark.clause("9.2.2", "8.2.5", "C217")
def test_a_damaged_church_relieves_nothing() -> None:
    t = produced(alone(settlement="town", free=1, buildings=["church"], damaged=["church"]), "high")
    assert t.p("A1").unrest == 2


@pytest.mark.clause("9.2.3", "9.2.4", "9.2.5", "C33", "C35")
def test_sermons_come_before_the_revolt() -> None:
    """2 + 2 less 1 of the Church is 3; the first sermon fails, the second succeeds."""
    t = alone(settlement="town", free=1, buildings=["church"], unrest=2)
    t.person(0, "bishop", "A1")
    t.person(0, "cardinal", "A1")
    t.dice("unrest", 2, 3)
    produced(t, "high").do("preach:clergy.1.1")
    assert t.p("A1").owner == 0
    assert not t.may("preach:clergy.1.1")  # once each in a production
    t.do("preach:clergy.1.2")
    assert t.p("A1").owner == 0
    assert t.p("A1").unrest == 2


@pytest.mark.clause("9.2.3", "C33", "9.2.5")
def test_a_sermon_cannot_stop_two_too_many() -> None:
    """2 + 2 is 4: one sermon leaves 3."""
    t = alone(settlement="village", free=1, unrest=2)
    t.person(0, "bishop", "A1")
    t.province("B1", owner=0)
    t.dice("unrest", 6).dice("risk", 6)
    produced(t, "high").do("preach:clergy.1.1")
    assert t.p("A1").owner == NEUTRAL
    assert t.units(REBELS, "A1") == {"pitchfork": 1, "rebel_archer": 1}


@pytest.mark.clause("9.2.3", "C242", "R17.2")
def test_who_does_not_preach() -> None:
    t = alone(settlement="town", free=1, unrest=2)
    t.person(0, "bishop", "A1", wounded=9)
    t.change_person("family.1.1", place="A1")
    produced(t, "moderate")
    assert not t.may("preach:clergy.1.1")
    assert t.p("A1").unrest == 2


@pytest.mark.clause("9.2.3", "9.1.t1.r3", "C36")
@pytest.mark.parametrize(("season", "left"), [("spring", 0), ("summer", 1), ("autumn", 1)])
def test_the_spring_helps_a_sermon(season: str, left: int) -> None:
    t = alone(season=season, settlement="town", free=1, unrest=1)
    t.person(0, "bishop", "A1")
    t.dice("unrest", 2)
    produced(t).do("preach:clergy.1.1")
    assert t.p("A1").unrest == left


# ---- revolts ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("9.2.5", "9.2.9", "C32", "C45", "C31")
def test_a_province_that_revolts_has_paid_and_the_production_goes_on() -> None:
    t = alone(settlement="city", free=2, unrest=1)
    t.province("B1", owner=0, free=1, settlement="village")
    produced(t, "high")
    assert t.stock(0, "florins") == (70,)
    assert t.p("A1").owner == NEUTRAL
    assert t.p("A1").free == 2
    assert t.units(REBELS, "A1") == {"pitchfork": 3, "rebel_archer": 3}
    assert t.r(0).capital == place("B1")
    t.do("tax:B1:moderate")


@pytest.mark.clause("9.2.7", "9.2.8", "C219", "9.2.14", "9.2.11")
def test_soldiers_beat_the_rebels_without_walls() -> None:
    t = alone(settlement="town", free=2, unrest=3, fortress="castle")
    t.force(0, "A1", light_infantry=8)
    t.force(0, "A1", status=EXHAUSTED, until=3, light_infantry=4)
    t.dice("battle", *[6] * 60)
    before = sum(t.r(0).deeds)
    unrest.check_revolt(t.s, place("A1"))
    t.push()
    while t.asked >= 0:
        t.do(t.listed()[0].split("..")[0])
    assert t.p("A1").owner == 0
    assert t.p("A1").unrest == 0
    assert t.p("A1").sacked == 3  # Summer's end and the whole of Autumn
    assert (sum(t.r(0).deeds), t.p("A1").slaves) == (before, 0)


@pytest.mark.clause("9.2.12", "9.2.13", "C49", "C50", "R6.6")
def test_negotiation_gives_back_the_province_untaxed() -> None:
    from signoria.games.regno.knowledge.govern import Govern

    t = alone("B1", settlement="village", free=1)
    t.province("A1", owner=NEUTRAL, former=0, settlement="city", free=2, fortress="manor", buildings=["farm"])
    t.force(REBELS, "A1", pitchfork=3, rebel_archer=3)
    t.realm(0, florins=89, grain=1)
    t.ask(Govern(0))
    assert not t.may("negotiate:A1")
    t.realm(0, florins=90)
    t.do("negotiate:A1")
    assert t.stock(0, "florins", "grain") == (0, 0)
    assert (t.p("A1").owner, t.units(REBELS, "A1"), t.p("A1").buildings) == (0, {}, 1)
    t.do("finish").ask(Produce(0))
    assert t.why("tax:A1:low") == "9.2.13"
    t.province("A1", unrest=2)
    t.do("tax:A1:exemption")
    assert t.p("A1").unrest == 0
    t.do("finish").ask(Produce(0)).do("tax:A1:low")


@pytest.mark.clause("9.2.12", "9.2.13")
def test_negotiating_for_land_without_a_centre_costs_thirty() -> None:
    from signoria.games.regno.knowledge.govern import Govern

    t = alone("B1", settlement="village", free=1)
    t.province("A1", owner=NEUTRAL, former=0, settlement="none", free=1)
    t.force(REBELS, "A1", pitchfork=1)
    t.realm(0, florins=40, grain=2)
    t.ask(Govern(0)).do("negotiate:A1")
    assert t.stock(0, "florins", "grain") == (10, 1)


# ---- slave flight ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("9.3.1", "9.3.2", "C51", "C52", "8.2.7", "9.4.6", "C26")
@pytest.mark.parametrize(
    ("fields", "force", "tested"),
    [
        ({}, {"light_infantry": 2}, True),
        ({}, {"light_infantry": 3}, False),  # as many is enough
        ({}, {"light_infantry": 2, "crewman": 2, "ram": 1}, True),  # neither Crewmen nor machines
        ({"fortress": "castle"}, {"light_infantry": 2}, False),
        ({"fortress": "castle", "ps": 0}, {"light_infantry": 2}, True),
        ({"fortress": "castle", "besieger": 1}, {"light_infantry": 2}, True),
        ({"fortress": "castle", "unmaintained": True}, {"light_infantry": 2}, True),
        ({"fortress": "manor"}, {"light_infantry": 2}, True),
    ],
)
def test_when_slaves_are_tempted(fields: dict[str, object], force: dict[str, int], tested: bool) -> None:
    t = alone(settlement="town", slaves=3, **fields)
    t.force(0, "A1", **force)
    t.dice("unrest", 6).ask(Flights())
    assert bool(t.rolls.given["unrest"]) is not tested


@pytest.mark.clause("9.3.1", "C51")
@pytest.mark.parametrize(("status", "tested"), [(EXHAUSTED, False), (CONVALESCENT, True)])
def test_recruits_guard_and_convalescents_do_not(status: int, tested: bool) -> None:
    t = alone(settlement="town", slaves=2)
    t.force(0, "A1", status=status, until=9, light_infantry=2)
    t.dice("unrest", 6).ask(Flights())
    assert bool(t.rolls.given["unrest"]) is not tested


@pytest.mark.clause("9.3.1", "9.3.2", "9.3.3", "C53", "9.2.5")
def test_a_flight_at_unrest_2_ends_in_revolt() -> None:
    t = alone("B1", settlement="village", slaves=2, unrest=2, buildings=["church"])
    t.province("A1", owner=0, settlement="town", free=1)
    t.dice("unrest", 2).ask(Flights())
    assert t.p("B1").slaves == 0
    assert t.p("B1").damaged == 0  # nothing productive
    assert t.p("B1").owner == NEUTRAL


@pytest.mark.clause("9.3.1", "8.2.5")
def test_the_owner_chooses_the_productive_building_that_suffers() -> None:
    t = alone(settlement="town", slaves=1, buildings=["farm", "tannery", "church"])
    t.dice("unrest", 1).ask(Flights())
    assert set(t.listed()) == {"damage:A1:farm", "damage:A1:tannery"}
    t.do("damage:A1:tannery")
    assert t.p("A1").unrest == 1


@pytest.mark.clause("9.3.2")
def test_a_sovereign_present_keeps_them() -> None:
    t = alone(settlement="town", slaves=3)
    t.change_person("family.1.1", place="A1")
    t.dice("unrest", 1).ask(Flights())
    assert t.p("A1").slaves == 3


# ---- inflation -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("9.5.1", "9.5.2", "9.5.3", "C64", "C65")
@pytest.mark.parametrize(
    ("before", "counts", "after"),
    [
        (0, [(2, 4), (1, 2), (0, 3)], 1),  # two of three, half their provinces each
        (0, [(1, 3), (1, 2), (0, 3)], 0),  # one of three qualifies; somebody taxed high
        (3, [(2, 2), (2, 2), (2, 2)], 3),
        (2, [(0, 2), (0, 2), (0, 1)], 1),
        (0, [(0, 2), (0, 2), (0, 1)], 0),
        (1, [(2, 2), (1, 1), (0, 0)], 2),  # nothing taxable: a player without high tax
        (1, [(2, 2), (0, 0), (0, 0)], 1),
    ],
)
def test_inflation(before: int, counts: list[tuple[int, int]], after: int) -> None:
    t = table(3)
    t.s.inflation = before
    for seat, (high, all_of_them) in enumerate(counts):
        t.realm(seat, taxed_high=high, taxed=all_of_them)
    t.ask(Inflation())
    assert t.s.inflation == after


@pytest.mark.clause("9.5.1", "C64", "12.3.11")
def test_an_eliminated_realm_is_no_player() -> None:
    t = table(4)
    for seat in range(4):
        t.realm(seat, taxed_high=1 if seat < 2 else 0, taxed=1)
    t.realm(3, out=True)
    t.ask(Inflation())
    assert t.s.inflation == 1  # two of three


@pytest.mark.clause("R18.2", "9.1.7", "9.1.8")
@pytest.mark.parametrize(("card", "grain"), [("AU1", 4), ("AU2", 2)])
def test_harvest_cards_change_the_global_production_only(card: str, grain: int) -> None:
    t = alone(season="autumn", settlement="town", free=1, buildings=["farm"], worked=["farm"])
    t.realm(0, tech={"agriculture": 2})
    t.s.event = EVENTS.index(card)
    t.ask(Produce(0, everywhere=True)).do("tax:A1:low")
    assert t.stock(0, "grain") == (grain,)
    t.ask(Produce(0)).do("tax:A1:low")
    assert t.stock(0, "grain") == (grain + 3,)
