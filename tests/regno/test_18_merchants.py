"""Mobile neutral merchants. R18.7"""

from __future__ import annotations

import pytest

from signoria.games.regno.ids import FIRST_MERCHANT, NEUTRAL, PEOPLE_ABOARD
from signoria.games.regno.reconstruction import merchants
from signoria.games.regno.view import mask

from .build import Table, table
from .test_10_exchange import order4

GRAIN, WINE, SILK = 0, 5, 7


def italy() -> Table:
    t = table(scenario="italy_1450").dice("merchants!", GRAIN, GRAIN, WINE, first=0)
    merchants.set_out(t.s)
    return t


@pytest.mark.clause("R18.7")
def test_the_scenario_places_them_with_three_goods() -> None:
    t = italy()
    assert merchants.merchants(t.s) == [FIRST_MERCHANT + i for i in range(4)]
    x = t.c("merchant.1")
    assert (x.owner, x.cargo[GRAIN], x.cargo[WINE]) == (NEUTRAL, 2, 1)
    assert all(sum(t.c(name).cargo) == 3 for name in merchants.merchants(t.s))


@pytest.mark.clause("10.5.10", "R19.1")
def test_the_schematic_scenario_has_none() -> None:
    t = table()
    merchants.set_out(t.s)
    merchants.end_season(t.s)
    assert merchants.merchants(t.s) == []


@pytest.mark.clause("R18.7", "11.1.t1.r8")
def test_only_espionage_2_knows_their_goods_before() -> None:
    t = italy()
    t.realm(1, tech={"espionage": 2})
    shown = mask(t.s, 0).carriers[FIRST_MERCHANT]
    assert shown is not None
    assert sum(shown.cargo[:PEOPLE_ABOARD]) == 0
    seen = mask(t.s, 1).carriers[FIRST_MERCHANT]
    assert seen is not None
    assert seen.cargo == t.c("merchant.1").cargo


def meeting(t: Table) -> Table:
    """Seat 0's Caravan stands where the first merchant does."""
    there = t.c("merchant.1").place
    t.no_forces()
    x = t.c("caravan.1.1")
    x.place = x.start = there
    t.realm(0, florins=200)
    return t


@pytest.mark.clause("R18.7", "10.1.7")
def test_a_carrier_buys_at_the_banks_price() -> None:
    t = meeting(italy())
    order4(t).do("carry:caravan.1.1", "hail:merchant.1")
    (shown,) = t.told("merchant-showed")
    assert shown[-1] == ((GRAIN, 2), (WINE, 1))
    assert not t.may("buy-cargo:grain:3")
    t.do("buy-cargo:wine:1", "buy-cargo:grain:2")
    assert t.stock(0, "florins") == (200 - 55 - 30,)
    assert t.c("caravan.1.1").cargo[WINE] == 1
    assert sum(t.c("merchant.1").cargo) == 0
    t.do("finish")
    assert t.why("hail:merchant.1") == "R18.7"
    assert not t.c("caravan.1.1").visited  # a settlement may still be visited


@pytest.mark.clause("R18.7")
def test_an_army_buys_for_the_reserve_once_in_an_order() -> None:
    t = meeting(italy())
    t.c("caravan.1.1").place = t.s.realms[0].capital
    order4(t)
    assert not t.may("hail:merchant.1")
    t.force(0, "BOL", archer=1)
    t.do("hail:merchant.1", "buy-cargo:wine:1")
    assert t.stock(0, "florins") == (145,)
    t.do("finish")
    assert t.why("hail:merchant.1") == "R18.7"


@pytest.mark.clause("R18.7")
def test_at_the_end_of_a_season_each_moves_one_link_or_sea() -> None:
    t = italy()
    before = {name: t.c(name).place for name in merchants.merchants(t.s)}
    merchants.end_season(t.s)
    for name, place in before.items():
        assert t.c(name).place in t.s.tables.atlas.neighbours[place]


@pytest.mark.clause("R18.7")
def test_one_that_has_sold_all_takes_new_goods_aboard() -> None:
    t = italy()
    t.c("merchant.1").cargo = (0,) * 10
    t.c("merchant.2").cargo = (1, *(0,) * 9)
    t.dice("merchants!", SILK, SILK, SILK, first=0)
    merchants.end_season(t.s)
    assert t.c("merchant.1").cargo[SILK] == 3
    assert sum(t.c("merchant.2").cargo) == 1


@pytest.mark.clause("R18.2", "R18.4")
def test_a_merchants_caravan_goes_into_no_horde() -> None:
    t = italy()
    here = t.c("merchant.1").place
    ways = t.s.tables.atlas.neighbours[here]
    for place in ways[:-1]:
        t.s.provinces[place].horde = True
    merchants.end_season(t.s)
    assert t.c("merchant.1").place == ways[-1]
