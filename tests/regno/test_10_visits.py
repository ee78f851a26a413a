"""Visits to neutral settlements: sales, purchases, saturation, slaves, Merchants' roads. 10.2.5 to 10.2.10, 10.6.2"""

from __future__ import annotations

import pytest

from signoria.games.regno.commerce import exchange
from signoria.games.regno.ids import NEUTRAL, RESOURCES

from .build import Table, table
from .test_10_caravans import caravan, event
from .test_10_exchange import order4


def visit(t: Table, at: str = "M1", **cargo: int) -> Table:
    """The Caravan already stands there and trades."""
    caravan(t, at, **cargo)
    return order4(t).do("carry:caravan.1.1", f"visit:{at}")


def fair(t: Table, name: str = "M1", **bought: int) -> Table:
    """A neutral settlement with a printed Market that has bought so much this season."""
    counts = tuple(bought.get(good, 0) for good in RESOURCES[:8])
    t.province(name, owner=NEUTRAL, buildings=["farm", "market"], worked=[], bought=counts)
    return t


@pytest.mark.clause("10.2.6", "10.2.9", "10.2.5", "C75", "R19.3")
def test_it_sells_from_its_cargo_at_the_current_band_without_having_moved() -> None:
    t = visit(fair(table()), grain=2)
    before = t.stock(0, "florins")[0]
    t.do("sell:grain:2")
    assert t.stock(0, "florins") == (before + 20,)
    assert t.c("caravan.1.1").cargo[0] == 0
    assert t.s.sold == [2, 0, 0]


@pytest.mark.clause("10.1.8", "R19.3")
def test_a_neutral_settlement_without_market_takes_its_commission() -> None:
    t = visit(table(), grain=2)
    before = t.stock(0, "florins")[0]
    t.do("sell:grain:2")
    assert t.stock(0, "florins") == (before + 16,)


@pytest.mark.clause("10.2.6", "C81")
def test_one_visit_for_each_carrier_in_an_activation() -> None:
    t = visit(fair(table()), grain=2)
    t.do("finish")
    assert t.why("visit:M1") == "10.2.6"
    t.do("finish", "finish")
    t.carrier(0, "caravan", "M1", grain=1)
    order4(t).do("carry:caravan.1.2", "visit:M1", "sell:grain:1")


@pytest.mark.clause("10.2.6")
def test_a_visit_is_where_the_road_ends() -> None:
    t = visit(fair(table()), grain=1).do("sell:grain:1", "finish")
    assert t.why("go:B1") == "10.2.1"


@pytest.mark.clause("10.2.7")
def test_a_neutral_settlement_buys_two_of_a_kind_and_six_in_all() -> None:
    """T41."""
    t = fair(table(), wood=2, iron=2, silk=1)
    visit(t, wood=1, leather=2)
    assert t.why("sell:wood:1") == "10.2.7"
    assert t.may("sell:leather:1")
    assert t.why("sell:leather:2") == "10.2.7"
    t.do("sell:leather:1")
    assert sum(t.p("M1").bought) == 6


@pytest.mark.clause("10.2.7", "C82")
def test_the_limit_is_over_all_players_and_a_season() -> None:
    t = fair(table())
    visit(t, grain=2).do("sell:grain:2", "finish", "finish", "finish")
    caravan(t, "M1", 1, grain=1)
    order4(t, 1).do("carry:caravan.2.1", "visit:M1")
    assert t.why("sell:grain:1") == "10.2.7"
    exchange.end_season(t.s)
    assert t.may("sell:grain:1")


@pytest.mark.clause("R18.2", "10.2.7")
def test_a_spring_fair_buys_eight_and_three_of_a_kind() -> None:
    t = event(fair(table(), wood=2, iron=3, silk=2), "SP4")
    visit(t, wood=2)
    assert t.may("sell:wood:1")
    assert t.why("sell:wood:2") == "10.2.7"


@pytest.mark.clause("10.2.8", "10.2.10", "10.1.7")
def test_purchases_are_limited_by_the_carrier_alone() -> None:
    t = fair(table(), grain=2, wood=2, leather=2)
    t.realm(0, florins=1000)
    visit(t).do("buy:silk:3")
    assert t.stock(0, "florins") == (835,)
    assert t.c("caravan.1.1").cargo[RESOURCES.index("silk")] == 3
    assert t.s.bought == [0, 0, 3]


@pytest.mark.clause("10.2.10")
def test_units_bought_and_sold_do_not_exceed_the_capacity() -> None:
    t = fair(table())
    t.realm(0, florins=1000)
    visit(t, grain=2, wood=1)
    assert t.why("buy:silk:1") == "10.2.10"
    t.do("sell:grain:2")
    assert t.may("buy:silk:1")
    assert not t.may("buy:silk:2")
    t.do("buy:silk:1")
    assert t.why("sell:wood:1") == "10.2.10"


@pytest.mark.clause("C147")
def test_no_trade_in_a_besieged_settlement() -> None:
    t = fair(table())
    t.province("M1", besieger=1)
    caravan(t, "M1", grain=1)
    order4(t).do("carry:caravan.1.1")
    assert not t.may("visit:M1")


@pytest.mark.clause("10.2.6")
def test_only_settlements_trade() -> None:
    caravan(t := table(), "D1", grain=1)
    order4(t).do("carry:caravan.1.1")
    assert not t.may("visit:D1")


@pytest.mark.clause("R18.6")
def test_an_isolated_realms_carriers_abroad_do_not_trade() -> None:
    t = fair(table())
    caravan(t, "M1", grain=1)
    t.s.isolated = 1
    order4(t).do("carry:caravan.1.1")
    assert not t.may("visit:M1")


@pytest.mark.clause("R18.6")
def test_a_card_of_isolation_leaves_the_market_and_neutrals_open() -> None:
    t = event(fair(table()), "AU6")
    t.realm(0, grain=1)
    visit(t, grain=1).do("sell:grain:1", "finish", "finish", "sell:grain:1")


@pytest.mark.clause("10.2.4")
def test_a_ship_trades_with_the_settlements_on_its_coast() -> None:
    t = fair(table())
    t.carrier(0, "light_merchant", "S1", grain=2)
    order4(t).do("carry:ship.1.1", "visit:M1", "sell:grain:2")
    assert t.p("M1").bought[0] == 2


@pytest.mark.clause("10.6.2", "11.3.t1.r3", "10.1.5")
def test_neutrals_buy_two_slaves_at_twenty() -> None:
    t = table()
    t.realm(0, tech={"urbanism": 3})
    t.s.bands = [1, 1, 1]
    visit(t, slaves=3)
    before = t.stock(0, "florins")[0]
    assert t.why("sell-slaves:3") == "10.6.2"
    t.do("sell-slaves:2")
    assert t.stock(0, "florins") == (before + 40,)
    assert t.s.sold == [0, 0, 0]
    assert sum(t.p("M1").bought) == 0
    assert t.why("sell-slaves:1") == "10.6.2"


@pytest.mark.clause("10.6.2")
def test_selling_slaves_needs_urbanism() -> None:
    t = table()
    t.realm(0, tech={"urbanism": 2})
    visit(t, slaves=1)
    assert t.why("sell-slaves:1") == "10.6.2"


@pytest.mark.clause("10.6.2")
def test_two_slaves_are_the_limit_of_the_order_not_of_the_carrier() -> None:
    t = table()
    t.realm(0, tech={"urbanism": 3})
    caravan(t, "M1", slaves=1)
    t.carrier(0, "caravan", "M1", slaves=3)
    order4(t).do("carry:caravan.1.1", "visit:M1", "sell-slaves:1", "finish", "finish")
    t.do("carry:caravan.1.2", "visit:M1")
    assert t.why("sell-slaves:2") == "10.6.2"


@pytest.mark.clause("11.5.1", "11.5.2")
def test_the_republics_first_caravan_sale_of_an_order_gives_ten_more() -> None:
    t = fair(table())
    t.realm(0, government="communal_republic", tech={"government": 1}, florins=0, wood=1)
    visit(t, grain=2)
    t.do("sell:grain:1")
    assert t.stock(0, "florins") == (20,)
    t.do("sell:grain:1")
    assert t.stock(0, "florins") == (30,)
    t.do("finish", "finish", "finish")
    t.c("caravan.1.1").visited = False
    t.c("caravan.1.1").cargo = (0, 1, *(0,) * 8)
    order4(t).do("carry:caravan.1.1", "visit:M1", "sell:wood:1")
    assert t.stock(0, "florins") == (50,)


@pytest.mark.clause("11.5.2")
@pytest.mark.parametrize(("government", "level"), [("communal_republic", 0), ("feudal_monarchy", 4)])
def test_nobody_else_has_merchants_roads(government: str, level: int) -> None:
    t = fair(table())
    t.realm(0, government=government, tech={"government": level}, florins=0)
    visit(t, grain=1).do("sell:grain:1")
    assert t.stock(0, "florins") == (10,)


@pytest.mark.clause("11.5.2")
def test_a_ships_sale_is_no_caravans() -> None:
    t = fair(table())
    t.realm(0, government="communal_republic", tech={"government": 1}, florins=0)
    t.carrier(0, "light_merchant", "S1", grain=1)
    order4(t).do("carry:ship.1.1", "visit:M1", "sell:grain:1")
    assert t.stock(0, "florins") == (10,)
