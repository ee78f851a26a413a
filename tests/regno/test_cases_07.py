"""Worked cases of chapter 7, read from the law alone: growth and workers."""

from __future__ import annotations

import pytest

from signoria.games.regno.economy.production import Produce
from signoria.games.regno.ids import NEUTRAL
from signoria.games.regno.realm import building
from signoria.games.regno.warfare import marching

from .build import Table, table


def grown(t: Table, name: str, year: int = 2) -> int:
    before = (t.at(year).p(name).free, t.p(name).slaves)
    building.grow(t.s)
    assert t.p(name).slaves == before[1]
    return t.p(name).free - before[0]


# ---- growth ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("7.2.1", "7.2.2", "7.2.3", "7.2.4", "C5", "C6", "C7", "7.1.t1.r2", "7.1.t1.r3")
@pytest.mark.parametrize(
    ("agriculture", "fields", "workers"),
    [
        (0, {"settlement": "town", "free": 2}, 1),
        (4, {"settlement": "town", "free": 2, "worked": []}, 2),  # the Farm need not be worked
        (4, {"settlement": "city", "free": 2}, 2),
        (4, {"settlement": "village", "free": 1}, 1),  # not in a Village
        (4, {"settlement": "town", "free": 2, "damaged": ["farm"]}, 1),
        (4, {"settlement": "town", "free": 2, "buildings": []}, 1),
        (4, {"settlement": "town", "free": 5}, 1),  # room for one
        (0, {"settlement": "town", "free": 4, "slaves": 2}, 0),  # slaves fill the capacity
        (0, {"settlement": "town", "free": 0, "slaves": 2}, 1),
        (0, {"settlement": "none", "free": 0}, 0),  # no centre
        (0, {"settlement": "town", "free": 2, "besieger": 1}, 0),
        (0, {"settlement": "town", "free": 2, "sacked": 4}, 1),  # sacked to the end of last Winter
        (0, {"settlement": "town", "free": 2, "sacked": 5}, 0),  # to the end of the coming Spring
        (0, {"settlement": "town", "free": 2, "owner": NEUTRAL}, 0),
        (0, {"settlement": "town", "free": 2, "owner": NEUTRAL, "former": 0}, 0),  # rebels
    ],
)
def test_growth(agriculture: int, fields: dict[str, object], workers: int) -> None:
    t = table()
    t.realm(0, tech={"agriculture": agriculture})
    t.province("A1", **({"buildings": ["farm"], "slaves": 0} | fields))
    assert grown(t, "A1") == workers


@pytest.mark.clause("7.2.1")
def test_nothing_grows_at_the_first_opening() -> None:
    assert grown(table(), "A1", 1) == 0


# ---- workers ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("7.2.9", "C11", "C12")
def test_two_workers_one_link_each_within_capacity() -> None:
    t = table()
    t.province("A1", free=3, worked=["farm"])
    t.province("B1", free=2, settlement="village", worked=[])
    t.province("K1", free=1, settlement="none")
    t.ask(marching.begin(t.s, 0))
    assert t.why("migrate:A1:K1") == "7.2.9"  # full
    t.do("migrate:A1:B1")
    assert (t.p("A1").free, t.p("B1").free) == (2, 3)
    assert not t.may("migrate:A1:B1")
    t.do("migrate:K1:A1")
    assert t.why("migrate:B1:A1") == "7.2.9"  # two in all


@pytest.mark.clause("7.2.9", "C12", "7.2.5")
def test_the_only_worker_leaves_his_building() -> None:
    t = table()
    t.province("A1", free=1, worked=["farm"])
    t.province("B1", free=0, worked=[])
    t.ask(marching.begin(t.s, 0)).do("migrate:A1:B1")
    assert t.p("A1").worked == 0


@pytest.mark.clause("7.2.5", "7.2.6", "7.2.7", "C9")
def test_who_works_where() -> None:
    t = table()
    t.province(
        "A1", settlement="city", fortress="manor", free=3, slaves=2, worked=[],
        buildings=["farm", "church", "market", "university", "port"],
    )  # fmt: skip
    t.ask(Produce(0))
    assert t.may("assign-slave:A1:farm")
    for name in ("church", "market", "university"):
        assert t.why(f"assign-slave:A1:{name}") == "7.2.7"
        assert t.may(f"assign:A1:{name}")
    assert t.may("assign:A1:manor")
    assert not t.may("assign:A1:port")
    assert not t.may("assign:A1:tower")
    t.do("assign:A1:farm")
    assert not t.may("assign-slave:A1:farm")


@pytest.mark.clause("7.2.8", "9.1.1", "C10")
def test_a_taxed_province_is_not_reassigned_before_the_next_production() -> None:
    t = table()
    t.province("A1", free=1, buildings=["farm", "tannery"], worked=["farm"])
    t.ask(Produce(0)).do("tax:A1:moderate")
    assert not t.may("unassign:A1:farm")
    t.do("tax-rest:moderate")
    t.ask(Produce(0)).do("unassign:A1:farm", "assign:A1:tannery", "tax:A1:moderate")
    assert t.p("A1").worked == 2
