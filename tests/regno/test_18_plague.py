"""The Plague. R18.3, R18.6"""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.regno.ids import NEUTRAL
from signoria.games.regno.reconstruction import plague
from signoria.games.regno.reconstruction.plague import Contagion, Isolation
from signoria.kernel.state import Asking

from .build import Table, place, table


def realm(**fields: Any) -> Table:
    """Only B1 of seat 1 has a centre; nobody else has one, and there are no forces."""
    t = table(2).at(1, "summer")
    t.no_forces()
    for p in t.s.tables.atlas.provinces:
        t.s.provinces[p].settlement = 0
    for who in ("family.1.1", "family.2.1"):
        t.change_person(who, place=-2)
    t.province("B1", settlement="town", free=3, worked=[], **fields)
    return t


@pytest.mark.clause("R18.3", "R18.6", "G5")
def test_isolation_is_chosen_in_secret_and_at_once() -> None:
    t = realm()
    t.ask(*plague.begin(t.s))
    t.do("yes", seat=1)
    assert t.s.isolated == 0
    assert t.asked == 0
    step = t.s.agenda[-1]
    assert isinstance(step, Asking)
    assert step.seen_by(0).drafts[1] == ()
    t.dice("plague", 6).do("no", seat=0)
    assert t.s.isolated == 0b10


@pytest.mark.clause("R18.3")
@pytest.mark.parametrize(("die", "isolated", "left"), [(2, 0, 1), (3, 0, 3), (2, 1, 3), (1, 1, 1)])
def test_a_centre_loses_as_many_as_its_level(die: int, isolated: int, left: int) -> None:
    t = realm()
    t.s.isolated = isolated
    t.dice("plague", die).ask(Contagion())
    assert t.p("B1").free == left


@pytest.mark.clause("R18.3", "C8")
def test_the_owner_chooses_whom_it_takes() -> None:
    t = realm(slaves=1)
    t.dice("plague", 1).ask(Contagion()).do("lose-slaves:B1:1")
    assert (t.p("B1").free, t.p("B1").slaves) == (2, 0)


@pytest.mark.clause("R18.3")
@pytest.mark.parametrize(("die", "dies"), [(1, True), (2, False)])
def test_people_in_a_stricken_province(die: int, dies: bool) -> None:
    t = realm()
    who = t.person(0, "heir", "B1")
    t.person(0, "heir", "A1")
    t.dice("plague", 1, die).ask(Contagion())
    assert (t.s.people[who] is None) == dies
    assert len(t.told("sick")) == 1


@pytest.mark.clause("R18.3")
def test_people_where_nobody_falls_ill_are_safe() -> None:
    t = realm()
    t.person(0, "heir", "B1")
    t.dice("plague", 6).ask(Contagion())
    assert not t.told("sick")


@pytest.mark.clause("R18.3", "14.1.2")
@pytest.mark.parametrize(("n", "die", "left"), [(5, 1, 4), (5, 2, 5), (4, 1, 4)])
def test_armies_of_five(n: int, die: int, left: int) -> None:
    t = realm()
    t.force(0, "K1", archer=n)
    t.dice("plague", 6, *([die] if n > 4 else [])).ask(Contagion())
    assert t.units(0, "K1") == {"archer": left}


@pytest.mark.clause("R18.3", "11.3.t1.r5")
def test_medicine_4_spares_a_realm() -> None:
    t = realm()
    t.realm(0, tech={"medicine": 4})
    t.person(0, "heir", "B1")
    t.force(0, "K1", archer=9)
    t.ask(Contagion())
    assert not t.told("plague")
    assert not t.told("sick")
    assert not t.told("sick-army")


@pytest.mark.clause("R18.3")
@pytest.mark.parametrize(("settlement", "rolls"), [("village", 0), ("town", 1), ("city", 1)])
def test_neutral_towns_and_cities_roll_as_not_isolated(settlement: str, rolls: int) -> None:
    t = realm()
    t.province("B1", settlement="none")
    t.province("D1", settlement=settlement, owner=NEUTRAL, free=3)
    t.s.isolated = 3
    t.dice("plague", *[2] * rolls).ask(Contagion())
    assert len(t.told("plague")) == rolls
    assert t.p("D1").free == (3 if not rolls else 3 - t.p("D1").settlement)


@pytest.mark.clause("R18.6")
def test_isolation_ends_with_the_next_card() -> None:
    from signoria.games.regno.reconstruction import events

    t = realm()
    t.s.isolated = 3
    events.draw_event(t.s)
    assert t.s.isolated == 0


def test_all_are_asked_while_the_choice_lasts() -> None:
    t = realm().ask(Isolation())
    assert t.s.must == 3
    assert t.s.provinces[place("B1")].free == 3
