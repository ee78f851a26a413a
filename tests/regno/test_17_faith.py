"""Chapter 17, faith: ecclesiastics, religious seats, the Great Basilica."""

from __future__ import annotations

import pytest

from signoria.games.regno.ids import GREAT_BASILICA
from signoria.games.regno.kinds import FINISH
from signoria.games.regno.realm import territory
from signoria.games.regno.realm.building import Build
from signoria.games.regno.reconstruction import faith
from signoria.games.regno.state import Regno
from signoria.games.regno.steps import Ask
from signoria.kernel.menu import Menu, Option

from .build import NOWHERE, Table, place, table


class Appoint(Ask):
    """Order 5 as far as ecclesiastics go."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Regno) -> int:
        return 1 << self.seat

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        faith.offer_appointments(s, seat, menu)
        menu.add((FINISH,))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        if option[0] in faith.APPOINTMENTS:
            faith.take_appointment(s, seat, option)


def churches(t: Table, *places: str) -> None:
    for where in places:
        t.province(where, buildings=["church"])


@pytest.mark.clause("R17.2", "11.1.t1.r10", "11.1.t1.r9")
def test_a_bishop_costs_20_and_needs_a_working_church() -> None:
    t = table()
    churches(t, "A1")
    t.realm(0, florins=20)
    t.ask(Appoint(0))
    assert t.why("appoint:A1") == "11.1.t1.r10"
    t.realm(0, tech={"religion": 1})
    assert t.why("appoint:B1") == "R17.2"
    t.do("appoint:A1")
    assert t.stock(0, "florins") == (0,)
    bishop = t.who("clergy.1.1")
    assert (bishop.place, bishop.virtue, bishop.flaw) == (place("A1"), -1, -1)


@pytest.mark.clause("R17.2")
def test_one_bishop_for_each_working_church_and_four_at_most() -> None:
    t = table()
    t.realm(0, florins=500, tech={"religion": 1})
    churches(t, "A1")
    t.person(0, "bishop", "B1")
    t.ask(Appoint(0))
    assert t.why("appoint:A1") == "R17.2"
    for where in ("B1", "K1", "D1", "M1", "R"):
        t.province(where, owner=0, buildings=["church"])
    assert t.may("appoint:A1")
    for _ in range(3):
        t.person(0, "bishop", "B1")
    assert t.why("appoint:A1") == "R17.2"


@pytest.mark.clause("R17.2", "11.1.t1.r10")
def test_a_cardinal_costs_60_and_needs_two_churches() -> None:
    t = table()
    t.realm(0, florins=60, tech={"religion": 1})
    churches(t, "A1")
    t.person(0, "bishop", "A1")
    t.ask(Appoint(0))
    assert t.why("promote:clergy.1.1") == "11.1.t1.r10"
    t.realm(0, tech={"religion": 2})
    assert t.why("promote:clergy.1.1") == "R17.2"
    churches(t, "B1")
    t.do("promote:clergy.1.1")
    assert t.stock(0, "florins") == (0,)
    assert t.who("clergy.1.1").role == 6


@pytest.mark.clause("R17.2")
def test_two_cardinals_a_realm_and_no_prisoner_is_promoted() -> None:
    t = table()
    t.realm(0, florins=500, tech={"religion": 2})
    churches(t, "A1", "B1")
    who = t.person(0, "bishop", "A1")
    t.person(0, "cardinal", "A1")
    t.change_person(who, gaoler=1, place=-3)
    t.ask(Appoint(0))
    assert t.why("promote:clergy.1.1") == "14.2.7"
    t.change_person(who, gaoler=NOWHERE, place="A1")
    assert t.may("promote:clergy.1.1")
    t.person(0, "cardinal", "A1")
    assert t.why("promote:clergy.1.1") == "R17.2"


@pytest.mark.clause("R17.3", "8.1.t1.r9", "C100")
def test_religious_seats() -> None:
    t = table()
    churches(t, "A1")
    t.province("B1", buildings=["great_basilica"], damaged=["great_basilica"])
    assert faith.is_seat(t.s, place("A1"))
    assert faith.works_as_seat(t.s, place("A1"))
    assert faith.is_seat(t.s, place("B1"))
    assert not faith.works_as_seat(t.s, place("B1"))
    t.province("R", buildings=[])
    assert faith.is_seat(t.s, place("R")), "the Santa Sede is printed"
    assert faith.works_as_seat(t.s, place("R"))
    t.province("R", besieger=0)
    assert not faith.works_as_seat(t.s, place("R"))
    assert not faith.is_seat(t.s, place("K1"))


# ---- the Great Basilica ----------------------------------------------------------------------------------------------


@pytest.mark.clause("R17.10", "7.1.11")
def test_a_great_basilica_replaces_a_cathedral_for_a_luxury_of_choice() -> None:
    t = table()
    t.poor(0)
    t.realm(0, florins=300, stone=3, tech={"religion": 4})
    t.province("A1", settlement="town", buildings=["cathedral"], worked=["cathedral"], free=1)
    t.ask(Build(0))
    assert t.why("build:A1:great_basilica") == "R17.10"
    t.realm(0, wine=1, silk=1)
    t.do("build:A1:great_basilica", "give:silk")
    assert t.stock(0, "florins", "stone", "wine", "silk") == (0, 0, 1, 0)
    assert territory.worked(t.s, place("A1"), *territory.CATHEDRALS)
    assert territory.is_basilica(t.s, place("A1"))
    assert t.s.tables.reconstruction["final"]["religious_monument"] == 3


@pytest.mark.clause("R17.10")
def test_one_luxury_is_not_asked_for() -> None:
    t = table()
    t.poor(0)
    t.realm(0, florins=300, stone=3, spices=2, tech={"religion": 4})
    t.province("A1", settlement="town", buildings=["cathedral"], free=1)
    t.ask(Build(0)).do("build:A1:great_basilica")
    assert t.stock(0, "spices") == (1,)


@pytest.mark.clause("R17.10")
def test_one_religious_monument_and_none_beside_a_government_monument() -> None:
    t = table()
    t.realm(0, florins=900, stone=9, wine=3, tech={"religion": 4, "government": 4}, government="feudal_monarchy")
    t.province("A1", buildings=["great_basilica"], fortress="castle")
    t.province("B1", settlement="town", buildings=["cathedral"], free=1)
    t.ask(Build(0))
    assert t.why("build:B1:great_basilica") == "R17.10"
    t.province("A1", buildings=[], fortress="great_keep")
    assert t.refusal("build:B1:great_basilica").reason == "has-government-monument"
    t.province("A1", buildings=["great_basilica"])
    assert not territory.is_basilica(t.s, place("A1")), "it counts as a Cathedral"
    assert territory.counts_as(t.s, place("A1"), GREAT_BASILICA) == 6


@pytest.mark.clause("R17.10")
def test_a_captured_second_basilica_is_a_cathedral() -> None:
    t = table()
    t.province("A1", buildings=["great_basilica"])
    t.province("B1", buildings=["great_basilica"])
    assert [territory.is_basilica(t.s, place(x)) for x in ("A1", "B1")] == [True, False]


@pytest.mark.clause("R17.9")
def test_the_relic_lies_in_a_province_and_goes_with_it() -> None:
    t = table()
    t.s.relic = place("A1")
    t.province("A1", owner=1)
    assert t.s.provinces[t.s.relic].owner == 1
