"""The Exchange, and the internal market of Order 4. 10.1"""

from __future__ import annotations

import pytest

from signoria.games.regno.commerce import exchange, trade
from signoria.games.regno.ids import CATEGORIES, RESOURCES

from .build import Table, table

PRINTED = {"raw": (5, 10, 10, 20, 30), "worked": (10, 20, 30, 40, 60), "luxury": (20, 35, 50, 65, 90)}
KINDS = {"raw": ("grain", "wood", "leather"), "worked": ("iron", "stone"), "luxury": ("wine", "spices", "silk")}


def order4(t: Table, seat: int = 0) -> Table:
    """The seat plays Order 4."""
    return t.ask(trade.begin(t.s, seat))


def market(t: Table, place: str = "A1", worked: bool = True) -> Table:
    """A Market in a province, with or without its worker."""
    t.province(place, buildings=["farm", "market"], worked=["market"] if worked else [])
    return t


@pytest.mark.clause(
    "10.1.1", "10.1.2", "10.1.3", "10.1.4", "10.1.6", "C70",
    "10.1.t1.r1", "10.1.t1.r2", "10.1.t1.r3", "10.1.t1.r4", "10.1.t1.r5",
)  # fmt: skip
@pytest.mark.parametrize("band", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("category", CATEGORIES)
def test_the_bank_pays_the_printed_value_of_the_category(category: str, band: int) -> None:
    for good in KINDS[category]:
        t = market(table())
        t.poor(0)
        t.realm(0, **{good: 1})
        t.s.bands[CATEGORIES.index(category)] = band
        order4(t).do(f"sell:{good}:1")
        assert t.stock(0, good, "florins") == (0, PRINTED[category][band - 1])


@pytest.mark.clause("10.1.7")
def test_buying_costs_five_more_than_the_value() -> None:
    t = market(table())
    t.poor(0)
    t.realm(0, florins=100)
    order4(t).do("buy:wine:1")
    assert t.stock(0, "wine", "florins") == (1, 45)


@pytest.mark.clause("10.1.8", "C71", "10.1.9", "10.1.10")
def test_without_a_worked_market_in_the_capital_a_fifth_goes_as_commission() -> None:
    """T37."""
    t = table()
    t.poor(0)
    t.realm(0, grain=2)
    order4(t).do("sell:grain:2")
    assert t.stock(0, "grain", "florins") == (0, 16)
    t = market(table(), worked=False)
    t.poor(0)
    t.realm(0, florins=66)
    order4(t).do("buy:wine:1")
    assert t.stock(0, "wine", "florins") == (1, 0)


@pytest.mark.clause("10.1.8", "C71")
def test_a_commission_is_reckoned_on_the_whole_sale_and_rounded_up() -> None:
    t = table(sets={"regno.exchange.prices.commission": 21})
    t.poor(0)
    t.realm(0, grain=2)
    order4(t).do("sell:grain:2")
    assert t.stock(0, "florins") == (15,)


@pytest.mark.clause("10.1.10", "C74")
@pytest.mark.parametrize("state", [{"besieger": 1}, {"sacked": 2}, {"damaged": ["market"]}])
def test_a_capital_in_trouble_keeps_the_market_and_loses_its_benefit(state: dict[str, object]) -> None:
    t = market(table())
    t.province("A1", **state)
    t.poor(0)
    t.realm(0, grain=1)
    order4(t).do("sell:grain:1")
    assert t.stock(0, "florins") == (8,)


@pytest.mark.clause("10.1.10")
def test_only_the_capital_spares_the_commission_of_the_internal_market() -> None:
    t = market(table(), "B1")
    t.province("B1", settlement="town")
    t.poor(0)
    t.realm(0, grain=1)
    order4(t).do("sell:grain:1")
    assert t.stock(0, "florins") == (8,)


@pytest.mark.clause("10.1.9")
def test_two_goods_in_all_without_carrier_or_technology() -> None:
    t = market(table())
    t.no_forces()
    t.s.carriers = [None] * len(t.s.carriers)
    t.realm(0, florins=100, grain=4)
    order4(t).do("sell:grain:1")
    assert t.may("buy:wood:1")
    t.do("buy:wood:1")
    assert t.why("sell:grain:1") == "10.1.9"
    assert t.why("buy:wood:1") == "10.1.9"


@pytest.mark.clause("10.1.9", "10.1.7")
def test_what_one_cannot_pay_one_does_not_buy() -> None:
    t = market(table())
    t.poor(0)
    t.realm(0, florins=16)
    order4(t)
    assert t.may("buy:grain:1")
    assert t.why("buy:grain:2") == "10.1.7"


@pytest.mark.clause("C73", "11.5.9")
def test_an_active_loggia_raises_it_to_eight_goods() -> None:
    t = table()
    t.province("A1", settlement="city", buildings=["farm", "loggia"], worked=["loggia"])
    t.realm(0, government="communal_republic", tech={"government": 4}, grain=9, florins=500)
    order4(t).do("sell:grain:5", "buy:wood:3")
    assert t.why("sell:grain:1") == "10.1.9"


@pytest.mark.clause("11.5.9")
def test_a_loggia_of_another_government_is_only_a_fair() -> None:
    t = table()
    t.province("A1", settlement="city", buildings=["farm", "loggia"], worked=["loggia"])
    t.realm(0, government="feudal_monarchy", tech={"government": 4}, grain=9)
    order4(t)
    assert t.may("sell:grain:2")
    assert t.why("sell:grain:3") == "10.1.9"


@pytest.mark.clause("10.1.11")
def test_all_sales_count_and_the_price_stays_until_the_season_ends() -> None:
    t = market(table())
    t.realm(0, grain=9, florins=500)
    t.s.sold[0] = 5
    order4(t).do("sell:grain:1", "buy:iron:1")
    assert t.s.sold == [6, 0, 0]
    assert t.s.bought == [0, 1, 0]
    assert exchange.value(t.s, RESOURCES.index("grain")) == 10
    exchange.end_season(t.s)
    assert t.s.bands == [2, 3, 3]


@pytest.mark.clause("10.1.12", "10.1.13", "10.1.14", "C77")
def test_bands_move_at_a_difference_of_six() -> None:
    """T39."""
    t = table()
    t.s.bands = [3, 3, 5]
    t.s.sold, t.s.bought = [9, 8, 0], [3, 3, 0]
    exchange.end_season(t.s)
    assert t.s.bands == [2, 3, 4]
    assert (t.s.sold, t.s.bought) == ([0, 0, 0], [0, 0, 0])


@pytest.mark.clause("10.1.12", "10.1.13", "10.1.14")
@pytest.mark.parametrize(
    ("before", "sold", "bought", "after"),
    [(3, 0, 6, 4), (3, 0, 5, 3), (3, 6, 0, 2), (1, 0, 0, 2), (5, 1, 1, 5), (3, 0, 0, 3), (4, 7, 2, 4)],
)
def test_a_band_moves_so(before: int, sold: int, bought: int, after: int) -> None:
    t = table()
    t.s.bands[0], t.s.sold[0], t.s.bought[0] = before, sold, bought
    exchange.end_season(t.s)
    assert t.s.bands[0] == after


@pytest.mark.clause("C78")
def test_there_are_five_bands() -> None:
    t = table()
    t.s.bands, t.s.sold, t.s.bought = [1, 5, 3], [6, 0, 1], [0, 6, 1]
    exchange.end_season(t.s)
    assert t.s.bands == [1, 5, 3]


@pytest.mark.clause("10.1.15")
def test_a_new_year_changes_no_band() -> None:
    t = table().at(2, "winter")
    t.s.bands, t.s.sold = [1, 5, 4], [1, 1, 1]
    exchange.end_season(t.s)
    t.at(3, "spring")
    assert t.s.bands == [1, 5, 4]


@pytest.mark.clause("10.5.8", "C72")
@pytest.mark.parametrize(("band", "florins"), [(3, 4), (1, 0)])
def test_the_embargo_takes_five_before_the_commission_never_below_zero(band: int, florins: int) -> None:
    t = table()
    t.poor(0)
    t.realm(0, grain=1, embargo=1)
    t.s.bands[0] = band
    order4(t).do("sell:grain:1")
    assert t.stock(0, "florins") == (florins,)


@pytest.mark.clause("10.5.8")
def test_the_embargo_is_over_with_its_year_and_touches_no_purchase() -> None:
    t = market(table()).at(2, "spring")
    t.poor(0)
    t.realm(0, grain=1, embargo=1)
    order4(t).do("sell:grain:1", "finish")
    assert t.stock(0, "florins") == (10,)
    t.realm(0, embargo=2, florins=15)
    order4(t).do("buy:grain:1")
    assert t.stock(0, "florins") == (0,)


@pytest.mark.clause("10.1.5")
def test_slaves_are_no_goods_of_the_exchange() -> None:
    t = table()
    t.province("A1", slaves=2)
    order4(t)
    assert not [x for x in t.listed() if x.startswith(("buy:slaves", "sell:slaves"))]
    assert "slaves" not in RESOURCES
