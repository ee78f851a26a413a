"""Freeing slaves. 10.6.3, 10.6.4"""

from __future__ import annotations

import pytest

from signoria.games.regno.commerce import slaves

from .build import Table, table
from .test_10_exchange import order4


def with_slaves(t: Table, n: int = 2, **fields: object) -> Table:
    t.province("A1", slaves=n, free=3, **fields)
    t.realm(0, florins=20)
    return t


@pytest.mark.clause("10.6.3", "R5.6")
def test_ten_florins_make_a_slave_a_free_worker_of_the_same_housing() -> None:
    t = order4(with_slaves(table())).do("free-slaves:A1:2")
    assert (t.p("A1").free, t.p("A1").slaves) == (5, 0)
    assert t.stock(0, "florins") == (0,)


@pytest.mark.clause("10.6.3")
def test_a_slave_at_work_keeps_his_post() -> None:
    t = with_slaves(table(), 1, buildings=["farm", "forge"], slaved=["forge"], worked=["farm"])
    order4(t)
    assert not t.may("free-slaves:A1:1")
    t.do("free-worker:A1:forge")
    assert t.p("A1").slaved == 0
    assert t.p("A1").worked == 1 << 0 | 1 << 4


@pytest.mark.clause("10.6.3")
def test_it_must_be_paid() -> None:
    t = with_slaves(table())
    t.realm(0, florins=9)
    assert order4(t).why("free-slaves:A1:1") == "10.6.3"


@pytest.mark.clause("C94", "10.6.3", "11.3.t1.r3", "11.7.1", "11.7.2")
@pytest.mark.parametrize(
    ("urbanism", "government", "level", "price"),
    [
        (3, "feudal_monarchy", 1, 10),
        (4, "feudal_monarchy", 1, 5),
        (0, "military_theocracy", 1, 5),
        (0, "military_theocracy", 0, 10),
        (4, "military_theocracy", 1, 5),
    ],
)
def test_urbanism_4_and_integration_each_make_it_five(urbanism: int, government: str, level: int, price: int) -> None:
    t = table()
    t.realm(0, government=government, tech={"urbanism": urbanism, "government": level})
    assert slaves.freeing_price(t.s, 0) == price


@pytest.mark.clause("10.6.4")
def test_the_price_is_never_below_zero() -> None:
    t = with_slaves(table(sets={"regno.exchange.slaves.freeing": 0}))
    t.poor(0)
    order4(t).do("free-slaves:A1:2")
    assert t.stock(0, "florins") == (0,)


@pytest.mark.clause("10.6.3")
def test_only_ones_own_slaves() -> None:
    t = with_slaves(table())
    t.province("A2", slaves=2)
    order4(t)
    assert not t.may("free-slaves:A2:1")
