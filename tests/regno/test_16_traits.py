"""Traits that work away from the field: research, upkeep, deployment. Clauses 16.1.12, 16.1.t1, 16.1.t2, 16.1.3."""

from __future__ import annotations

import pytest

from signoria.games.regno.economy import upkeep
from signoria.games.regno.ids import BRANCHES, ENGINEERING
from signoria.games.regno.knowledge import research

from .build import Table, place, table

SON, KING = 2, 0


def at_home() -> Table:
    t = table()
    t.realm(0, florins=500)
    t.change_person(KING, virtue="martial", flaw="corrupt")
    t.change_person(SON, virtue="genius", flaw="slow")
    return t


def price(t: Table) -> int:
    return research.research_price(t.s, 0, ENGINEERING)


@pytest.mark.clause("16.1.12", "16.1.t1.r1", "C97")
def test_genius() -> None:
    t = at_home()
    full = price(t)
    t.change_person(SON, place="B1")
    assert price(t) == full
    t.change_person(SON, place="A1")
    assert price(t) == full - 10
    t.change_person(KING, virtue="genius", place="B1")
    assert price(t) == full - 20
    research.research(t.s, 0, BRANCHES.index("court"))
    t.change_person(KING, virtue="martial")
    assert price(t) == full - 10  # the Sovereign's discount uses nothing up
    research.research(t.s, 0, BRANCHES.index("religion"))
    assert price(t) == full
    t.at(year=2)
    assert price(t) == full - 10


@pytest.mark.clause("16.1.t2.r1", "16.1.12", "C67", "C242")
def test_slow() -> None:
    t = at_home()
    full = price(t)
    t.change_person(KING, flaw="slow")
    assert price(t) == full + 20
    t.change_person(KING, wounded=t.s.round)
    assert price(t) == full


@pytest.mark.clause("16.1.t2.r3")
@pytest.mark.parametrize(("who", "florins"), [(KING, 10), (SON, 5)])
def test_spendthrift(who: int, florins: int) -> None:
    t = at_home().at(season="winter")
    t.no_forces()
    for name in ("A1", "B1", "K1"):
        t.province(name, buildings=[], fortress="")
    before = _spent(t)
    t.change_person(who, flaw="spendthrift")
    assert _spent(t) == before + florins


def _spent(t: Table) -> int:
    """Florins that seat 0's money step costs."""
    s = t.s.copy()
    s.agenda = []
    had = s.realms[0].stock[8]
    from signoria.kernel.engine import run

    s.agenda.append(upkeep.Money(0))
    run(s)
    assert not s.must
    return had - s.realms[0].stock[8]


@pytest.mark.clause("16.1.t2.r3")
def test_a_spendthrift_unpaid_unsettles_the_capital() -> None:
    t = at_home().at(season="winter")
    t.no_forces()
    t.poor(0)
    for name in ("A1", "B1", "K1"):
        t.province(name, buildings=[], fortress="")
    t.change_person(KING, flaw="spendthrift")
    t.ask(upkeep.Money(0))
    assert t.p("A1").unrest == 1


@pytest.mark.clause("16.1.4")
def test_off_the_map_one_has_no_local_function() -> None:
    from signoria.games.regno.people import administrator

    t = at_home()
    assert administrator(t.s, 0, place("A1"), 0) == -1
    t.change_person(SON, place="A1")
    assert administrator(t.s, 0, place("A1"), 0) == SON
