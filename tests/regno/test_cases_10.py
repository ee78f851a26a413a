"""Worked cases of chapter 10 and of Order 4, read from the law alone."""

from __future__ import annotations

import pytest

from signoria.games.regno.commerce import exchange
from signoria.games.regno.ids import NEUTRAL, REBELS, RESOURCES, SMUGGLING

from .build import Table, place, table
from .test_10_caravans import caravan, event
from .test_10_exchange import market, order4


def at(t: Table, where: str, seat: int = 0, **cargo: int) -> Table:
    """Its only Caravan stands there; its turn in Order 4 begins."""
    caravan(t, where, seat, **cargo)
    t.c("caravan.1.1").start = place(where)
    return order4(t, seat).do(f"carry:caravan.{seat + 1}.1")


def gain(t: Table, *texts: str) -> int:
    before = t.stock(0, "florins")[0]
    t.do(*texts)
    return t.stock(0, "florins")[0] - before


# ---- prices and commission -------------------------------------------------------------------------------------------


@pytest.mark.clause("10.1.6", "10.1.7", "10.1.8", "10.1.9", "10.1.10", "C71", "C74", "10.1.t1.r3", "10.1.t1.r5")
@pytest.mark.parametrize(
    ("has_market", "band", "option", "florins"),
    [
        (False, 3, "buy:iron:2", -84),  # 70 and a fifth
        (True, 3, "buy:iron:2", -70),
        (False, 3, "buy:wine:1", -66),
        (False, 1, "sell:grain:1", 4),
        (False, 5, "sell:grain:2", 48),
        (True, 2, "sell:wood:2", 20),
        (False, 1, "buy:grain:1", -12),
    ],
)
def test_internal_market(has_market: bool, band: int, option: str, florins: int) -> None:
    t = table()
    if has_market:
        market(t)
    t.realm(0, florins=500, grain=5, wood=5)
    t.s.bands = [band, band, band]
    assert gain(order4(t), option) == florins


@pytest.mark.clause("10.1.8", "10.1.10", "8.2.4", "8.2.5", "C74", "7.2.7")
@pytest.mark.parametrize(
    ("fields", "florins"),
    [
        ({"worked": ["market"]}, 20),
        ({"worked": []}, 16),
        ({"worked": ["market"], "damaged": ["market"]}, 16),
        ({"worked": ["market"], "besieger": 1}, 16),
        ({"worked": ["market"], "sacked": 9}, 16),
        ({"buildings": ["fair"], "worked": ["fair"]}, 20),
    ],
)
def test_the_capitals_market(fields: dict[str, object], florins: int) -> None:
    t = table()
    t.province("A1", **({"buildings": ["market"]} | fields))
    t.realm(0, grain=2)
    assert gain(order4(t), "sell:grain:2") == florins


@pytest.mark.clause("10.1.9", "11.5.9", "C73", "8.2.4", "8.2.1", "11.8.2")
@pytest.mark.parametrize(
    ("government", "level", "fields", "most"),
    [
        ("communal_republic", 4, {}, 8),
        ("communal_republic", 4, {"worked": []}, 8),  # it names no worker
        ("communal_republic", 4, {"besieger": 1}, 2),
        ("communal_republic", 4, {"damaged": ["loggia"]}, 2),
        ("communal_republic", 3, {}, 2),
        ("autocratic_empire", 4, {}, 2),
    ],
)
def test_the_loggia(government: str, level: int, fields: dict[str, object], most: int) -> None:
    from signoria.games.regno.realm import monuments

    t = table()
    t.realm(0, grain=9, florins=500, government=government, tech={"government": level})
    t.province("B1", **({"settlement": "city", "buildings": ["loggia"], "worked": ["loggia"]} | fields))
    monuments.hold(t.s, 0)
    order4(t).do("sell:grain:1")
    if most > 2:
        t.do("buy:silk:3")
        assert t.may("sell:grain:4")
        assert not t.may("sell:grain:5")
    else:
        assert t.may("buy:silk:1")
        assert not t.may("sell:grain:2")


@pytest.mark.clause("10.1.12", "10.1.13", "10.1.14", "10.1.15", "C77", "C78")
@pytest.mark.parametrize(
    ("band", "sold", "bought", "after"),
    [(3, 9, 3, 2), (3, 8, 3, 3), (1, 6, 0, 1), (5, 0, 6, 5), (5, 0, 0, 4), (1, 0, 0, 2), (5, 3, 3, 5), (4, 2, 8, 5)],
)
def test_a_band_at_the_end_of_the_season(band: int, sold: int, bought: int, after: int) -> None:
    t = table()
    t.s.bands, t.s.sold, t.s.bought = [band, 3, 3], [sold, 0, 0], [bought, 0, 0]
    exchange.end_season(t.s)
    assert t.s.bands == [after, 3, 3]
    assert t.s.sold == t.s.bought == [0, 0, 0]


@pytest.mark.clause("10.5.8", "C72", "C90", "10.4.4")
def test_the_embargo_in_the_market_and_in_smuggling() -> None:
    t = table()
    t.s.bands = [1, 3, 3]
    t.realm(0, grain=2, florins=10, embargo=1, tech={"commerce": 3})
    assert gain(order4(t), "sell:grain:2") == 0
    t.do("finish")
    at(t, "M1", grain=1).dice("smuggling", 3)
    assert gain(t, "smuggle:M1", "declare-goods:grain", "run-goods") == 5  # 0 + 10, the fee of 5
    t.at(3).realm(0, grain=2)
    t.do("finish", "finish")
    assert gain(order4(t), "sell:grain:2") == 8


# ---- visits ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("10.1.8", "R19.3", "8.2.4")
@pytest.mark.parametrize(("rebels", "florins"), [(False, 20), (True, 16)])
def test_a_market_in_a_rebel_town_spares_no_commission(rebels: bool, florins: int) -> None:
    t = table()
    t.province("D1", settlement="town", buildings=["market"], worked=[])
    if rebels:
        t.no_forces("D1")
        t.province("D1", owner=NEUTRAL, former=1)
        t.force(REBELS, "D1", pitchfork=2)
    at(t, "D1", grain=2).do("visit:D1")
    assert gain(t, "sell:grain:2") == florins


@pytest.mark.clause("10.2.10", "10.2.6", "10.2.8", "C81")
def test_sold_and_bought_together_stay_within_the_capacity() -> None:
    t = table()
    t.realm(0, florins=500)
    at(t, "M1", grain=1, wood=1, leather=1).do("visit:M1")
    assert not t.may("buy:silk:1")  # full: sell first
    t.do("sell:grain:1", "buy:silk:1", "sell:wood:1")
    assert not t.may("buy:silk:1")
    assert not t.may("sell:leather:1")
    t.do("finish")
    assert not t.may("visit:M1")
    assert t.c("caravan.1.1").cargo[RESOURCES.index("silk")] == 1


@pytest.mark.clause("10.2.3", "C79", "C80", "10.2.4")
def test_it_loads_where_it_starts_and_unloads_elsewhere() -> None:
    t = table()
    t.realm(0, grain=3)
    t.province("K1", settlement="village")
    at(t, "A1").do("load:grain:2")
    assert not t.may("unload:grain:1")
    t.do("go:B1")
    assert not t.may("load:grain:1")
    t.do("go:A1", "go:K1", "unload:grain:2")
    assert t.stock(0, "grain") == (3,)


@pytest.mark.clause("10.2.7", "10.4.4", "C76")
def test_smuggled_goods_fill_no_warehouse_but_move_the_exchange() -> None:
    t = table()
    t.realm(0, florins=20, tech={"commerce": 3})
    at(t, "M1", silk=2).dice("smuggling", 4)
    assert gain(t, "smuggle:M1", "declare-goods:silk", "declare-goods:silk", "run-goods") == 115
    assert t.s.sold == [0, 0, 2]
    assert sum(t.p("M1").bought) == 0


@pytest.mark.clause("10.4.1", "10.4.8", "10.2.6", "10.4.3")
def test_smuggling_or_a_visit() -> None:
    t = table()
    t.realm(0, florins=4, tech={"commerce": 3})
    at(t, "M1", grain=3)
    assert t.why("smuggle:M1") == "10.4.3"  # the fee
    t.realm(0, florins=50)
    t.do("visit:M1", "sell:grain:1", "finish")
    assert not t.may("smuggle:M1")
    t.do("finish", "finish")
    t.realm(0, tech={"commerce": 2})
    at(t, "M1", grain=3)
    assert t.why("smuggle:M1") == "10.4.1"


@pytest.mark.clause("10.4.5", "10.4.6", "C89", "C216")
def test_a_failed_run_may_bring_the_points_below_zero() -> None:
    t = table()
    t.realm(0, florins=5, tech={"commerce": 3, "espionage": 2})
    caravan(t, "B1", grain=2, wood=1)
    t.c("caravan.1.1").start = place("B1")
    order4(t).do("carry:caravan.1.1", "go:M1").dice("smuggling", 1)
    t.do("smuggle:M1", "declare-goods:grain", "run-goods")
    x = t.c("caravan.1.1")
    assert (x.place, x.cargo[:2]) == (place("B1"), (1, 1))  # only what was declared
    assert t.r(0).deeds[SMUGGLING] == -1
    assert t.stock(0, "florins") == (0,)


@pytest.mark.clause("10.6.2", "10.2.7", "11.3.t1.r3")
def test_slaves_sold_to_neutrals_pay_no_commission() -> None:
    t = table()
    t.realm(0, tech={"urbanism": 3})
    at(t, "M1", slaves=3).do("visit:M1")
    assert not t.may("sell-slaves:3")
    assert gain(t, "sell-slaves:2") == 40


@pytest.mark.clause("11.5.2", "10.2.6", "10.1.9")
def test_merchants_roads_once_in_each_order_4_by_caravan() -> None:
    t = market(table())
    t.realm(0, government="communal_republic", tech={"government": 1}, grain=2)
    assert gain(order4(t), "sell:grain:1") == 10  # the internal market is no Caravan's sale
    t.do("finish")
    at(t, "M1", grain=2).do("visit:M1")
    assert gain(t, "sell:grain:1") == 18
    assert gain(t, "sell:grain:1") == 8
    t.do("finish", "finish", "finish")
    at(t, "M1", wood=1).do("visit:M1")
    assert gain(t, "sell:wood:1") == 18


# ---- Caravans --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("10.2.11", "10.2.12", "C68", "R3.6b", "R1.5")
def test_new_caravans_cost_the_same_in_winter_and_inflation() -> None:
    t = table().at(1, "winter")
    t.s.inflation = 3
    t.realm(0, florins=90, wood=3, tech={"commerce": 1})
    order4(t)
    assert not t.may("buy-caravan:B1")  # a Village
    t.do("buy-caravan:A1", "buy-caravan:A1")
    assert t.stock(0, "florins", "wood") == (30, 1)
    assert t.why("buy-caravan:A1") == "10.2.11"
    t.do("carry:caravan.1.2")
    assert not t.may("go:B1")


# ---- trade with players ----------------------------------------------------------------------------------------------


def meeting(**cargo: int) -> Table:
    t = table()
    t.province("A1", buildings=["market"], worked=[])
    t.province("B1", owner=1, buildings=["market"], settlement="village", free=1, worked=[])
    for seat in (0, 1):
        t.poor(seat)
        t.realm(seat, florins=100, tech={"commerce": 2})
    caravan(t, "A1", **cargo)
    t.s.consents = ((1, 0),)
    return order4(t)


@pytest.mark.clause("10.3.9", "10.3.11")
def test_what_the_internal_market_sold_in_this_activation_earns_no_bonus() -> None:
    t = meeting()
    t.do("buy:iron:1", "carry:caravan.1.1", "load:iron:1", "go:B1")
    t.do("trade-with:1:B1", "give-goods:iron:1", "ask-goods:florins:50", "propose-deal", "accept-deal")
    assert not t.told("first-sale")
    assert not t.r(0).sold_first


@pytest.mark.clause("10.3.1", "10.3.9", "10.3.10", "C87")
def test_an_unworked_market_is_a_trading_post_and_each_seller_has_his_bonus() -> None:
    t = meeting(iron=1)
    t.realm(1, wood=1)
    t.do("carry:caravan.1.1", "go:B1")
    t.do("trade-with:1:B1", "give-goods:iron:1", "ask-goods:florins:50", "propose-deal", "accept-deal")
    assert t.stock(0, "florins") == (160,)
    t.do("trade-with:1:B1", "ask-goods:wood:1", "give-goods:florins:10", "propose-deal", "accept-deal")
    assert t.stock(1, "florins") == (70,)
    assert t.r(0).sold_first
    assert t.r(1).sold_first


@pytest.mark.clause("10.3.3", "10.3.2")
def test_a_refused_trade_moves_nothing() -> None:
    t = meeting(iron=2)
    t.do("carry:caravan.1.1", "go:B1", "trade-with:1:B1", "give-goods:iron:2", "ask-goods:florins:99", "propose-deal")
    assert t.asked == 1
    refusals = [x for x in t.listed() if x.startswith("refuse-deal")]
    assert refusals
    t.do(refusals[0])
    assert t.c("caravan.1.1").cargo[RESOURCES.index("iron")] == 2
    assert (t.stock(0, "florins"), t.stock(1, "florins")) == ((100,), (100,))


@pytest.mark.clause("10.3.5", "10.3.6", "7.1.5")
def test_money_for_a_province_and_its_shrinking_fortress() -> None:
    """The buyer knows no Engineering 3: a Tower of 5 PS keeps 4 (C99)."""
    t = meeting()
    t.no_forces("K1")
    t.realm(0, tech={"engineering": 3})
    t.province("K1", fortress="tower", buildings=[], ps=5, free=1)
    t.do("carry:caravan.1.1", "go:B1", "trade-with:1:B1", "give-land:K1", "ask-goods:florins:100", "propose-deal")
    t.do("accept-deal")
    assert (t.p("K1").owner, t.p("K1").ps) == (1, 4)


@pytest.mark.clause("10.3.8", "R18.6")
@pytest.mark.parametrize("card", ["AU6", "WI5"])
def test_isolation_bars_players_not_the_bank(card: str) -> None:
    t = event(meeting(iron=1), card)
    t.do("buy:grain:1", "carry:caravan.1.1", "go:B1")
    assert t.why("trade-with:1:B1") == "10.3.8"


@pytest.mark.clause("10.6.3", "R5.6", "C94", "11.3.t1.r3", "11.7.2")
@pytest.mark.parametrize(
    ("government", "urbanism", "cost"), [("feudal_monarchy", 0, 20), ("military_theocracy", 0, 10)]
)
def test_freeing_slaves(government: str, urbanism: int, cost: int) -> None:
    t = table()
    t.province("A1", free=4, slaves=2)
    t.realm(0, government=government, tech={"urbanism": urbanism, "government": 1}, florins=20)
    assert -gain(order4(t), "free-slaves:A1:2") == cost
    assert (t.p("A1").free, t.p("A1").slaves) == (6, 0)  # a full Town


@pytest.mark.clause("10.2.6", "10.2.9", "10.2.4")
def test_a_ship_that_visits_without_moving_does_not_sail_afterwards() -> None:
    t = table()
    t.carrier(0, "light_merchant", "S1", grain=1)
    t.realm(0, tech={"navigation": 1})
    order4(t)
    assert t.may("sail-trading:ship.1.1")
    t.do("carry:ship.1.1", "visit:M1", "sell:grain:1", "finish", "finish")
    assert t.why("sail-trading:ship.1.1") == "10.2.6"
