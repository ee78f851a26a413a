"""Trade between players: conditions, goods, money, slaves, the first-sale bonus. 10.3, 10.6.1"""

from __future__ import annotations

import pytest

from signoria.games.regno.ids import NEUTRAL, RESOURCES

from .build import Table, table
from .test_10_caravans import caravan, event
from .test_10_exchange import order4


def fair(t: Table, commerce: int = 2, at: str = "B1", **cargo: int) -> Table:
    """Seat 1 owns the Contado of sector 1, with a Market; seat 0's Caravan stands there, its turn begun."""
    t.province("A1", buildings=["farm", "market"], worked=["market"])
    t.province("B1", owner=1, buildings=["market"], worked=["market"], settlement="village", free=1)
    for seat in (0, 1):
        t.poor(seat)
        t.realm(seat, florins=100, tech={"commerce": commerce})
    caravan(t, at, **cargo)
    t.c("caravan.1.1").start = 0
    return order4(t).do("carry:caravan.1.1")


def sells(t: Table, good: str, n: int, florins: int) -> Table:
    """Seat 0 sells to seat 1 for so much."""
    return t.do(
        "trade-with:1:B1", f"give-goods:{good}:{n}", f"ask-goods:florins:{florins}", "propose-deal", "accept-deal"
    )


@pytest.mark.clause("10.3.1", "10.3.2", "10.3.3", "10.3.4", "10.3.9", "10.3.10", "C87")
def test_the_first_good_sold_to_a_player_in_the_year_earns_ten() -> None:
    """T47."""
    t = sells(fair(table(), iron=3), "iron", 2, 50)
    assert t.stock(0, "florins") == (160,)
    assert t.stock(1, "iron", "florins") == (2, 50)
    assert len(t.told("first-sale")) == 1
    sells(t, "iron", 1, 20)
    assert t.stock(0, "florins") == (180,)
    assert not t.told("first-sale")
    assert t.r(0).sold_first


@pytest.mark.clause("10.3.9", "C87", "10.3.2")
def test_the_seller_gets_it_who_has_not_the_turn() -> None:
    t = fair(table())
    t.realm(1, stone=1)
    t.do("trade-with:1:B1", "ask-goods:stone:1", "give-goods:florins:30", "propose-deal", "accept-deal")
    assert t.stock(1, "stone", "florins") == (0, 140)
    assert t.stock(0, "stone", "florins") == (0, 70)
    assert t.c("caravan.1.1").cargo[RESOURCES.index("stone")] == 1


@pytest.mark.clause("10.3.11")
def test_no_bonus_for_gifts() -> None:
    t = fair(table(), iron=1)
    t.do("trade-with:1:B1", "give-goods:iron:1", "propose-deal", "accept-deal")
    assert not t.told("first-sale")
    assert not t.r(0).sold_first
    t.realm(1, stone=1)
    t.do("trade-with:1:B1", "ask-goods:stone:1", "propose-deal", "accept-deal")
    assert not t.r(1).sold_first


@pytest.mark.clause("10.3.11")
def test_no_bonus_between_allies() -> None:
    t = fair(table(), iron=1)
    t.s.alliances = ((0, 1, 0, 14, 0),)
    sells(t, "iron", 1, 10)
    assert not t.r(0).sold_first


@pytest.mark.clause("10.3.11")
def test_no_bonus_for_selling_on_what_was_bought_in_the_same_activation() -> None:
    t = fair(table(), iron=0)
    t.realm(1, iron=1, wood=1)
    t.do("trade-with:1:B1", "ask-goods:iron:1", "give-goods:florins:10", "propose-deal", "accept-deal")
    t.do("trade-with:1:B1", "give-goods:iron:1", "ask-goods:florins:10", "propose-deal", "accept-deal")
    assert t.r(1).sold_first
    assert not t.r(0).sold_first


@pytest.mark.clause("10.3.3")
def test_only_what_one_owns() -> None:
    t = fair(table(), iron=1)
    t.realm(0, iron=5)
    t.realm(1, wood=2, florins=7)
    t.do("trade-with:1:B1")
    assert t.may("give-goods:iron:1")
    assert not t.may("give-goods:iron:2")
    assert not t.may("ask-goods:wood:3")
    assert not t.may("ask-goods:florins:8")
    assert not t.may("give-goods:florins:101")


@pytest.mark.clause("10.3.4")
def test_goods_pass_within_the_active_carriers_cargo() -> None:
    t = fair(table(), iron=3)
    t.realm(1, wood=9)
    t.do("trade-with:1:B1")
    assert t.may("ask-goods:wood:1")
    assert t.why("ask-goods:wood:2") == "10.3.4"
    t.do("give-goods:iron:2")
    assert t.may("ask-goods:wood:3")
    t.do("ask-goods:wood:3", "propose-deal", "accept-deal")
    assert sum(t.c("caravan.1.1").cargo) == 4


@pytest.mark.clause("10.3.1", "11.1.t1.r7")
@pytest.mark.parametrize("poor", [0, 1])
def test_both_need_commerce_2(poor: int) -> None:
    t = fair(table())
    t.realm(poor, tech={"commerce": 1})
    assert t.why("trade-with:1:B1") == "10.3.1"


@pytest.mark.clause("10.3.1", "C85")
@pytest.mark.parametrize("where", ["A1", "B1"])
@pytest.mark.parametrize("state", [{"buildings": ["farm"]}, {"damaged": ["market"]}, {"sacked": 3}])
def test_each_needs_a_settlement_with_a_sound_trade_post(where: str, state: dict[str, object]) -> None:
    t = fair(table())
    t.province(where, **state)
    assert t.why("trade-with:1:B1") == "10.3.1"


@pytest.mark.clause("10.3.1", "C85", "15.3.2")
def test_a_blockaded_port_is_no_trade_post() -> None:
    t = fair(table())
    t.province("K1", settlement="village")
    t.province("A1", buildings=["farm"])
    t.province("K1", buildings=["port"])
    assert t.may("trade-with:1:B1")
    galley = t.c(t.carrier(1, "light_galley", "S1"))
    galley.port = t.where("K1")
    assert t.why("trade-with:1:B1") == "10.3.1"


@pytest.mark.clause("10.3.1", "R1.6")
def test_the_route_must_not_be_hostile() -> None:
    t = table(3)
    t.province("A1", buildings=["farm"])
    t.province("A2", owner=0, buildings=["market"], settlement="town")
    t.province("K1", buildings=[])
    fair(t)
    t.province("A1", buildings=["farm"], worked=[])
    assert t.may("trade-with:1:B1")
    for name in ("A1", "D1", "M1"):
        t.province(name, owner=2)
    assert t.may("trade-with:1:B1")
    t.war(0, 2)
    assert t.why("trade-with:1:B1") == "10.3.1"
    t.s.wars = [0, 0, 0]
    for name in ("A1", "D1", "M1"):
        t.province(name, owner=NEUTRAL, horde=True)
    assert t.why("trade-with:1:B1") == "10.3.1"


@pytest.mark.clause("10.3.2")
def test_the_carrier_must_be_at_the_place() -> None:
    t = fair(table(), at="A1")
    assert not [x for x in t.listed() if x.startswith("trade-with")]
    t.s.consents = ((1, 0),)
    t.do("go:B1")
    assert t.may("trade-with:1:B1")


@pytest.mark.clause("10.3.8")
def test_war_and_isolation_forbid_it() -> None:
    t = fair(table())
    t.war(0, 1)
    assert t.why("trade-with:1:B1") == "10.3.8"
    assert event(fair(table()), "AU6").why("trade-with:1:B1") == "10.3.8"
    t = fair(table())
    t.s.isolated = 2
    assert t.why("trade-with:1:B1") == "10.3.8"


@pytest.mark.clause("R18.6")
def test_isolation_forbids_direct_trade() -> None:
    assert event(fair(table()), "WI5").why("trade-with:1:B1") == "10.3.8"


@pytest.mark.clause("10.3.7")
def test_technologies_points_offices_and_orders_cannot_be_put_in() -> None:
    t = fair(table(), iron=1)
    t.realm(1, wood=1)
    t.do("trade-with:1:B1")
    verbs = {text.split(":")[0] for text in t.listed()}
    assert verbs <= {"give-goods", "ask-goods", "give-slaves", "ask-slaves", "give-land", "ask-land", "cancel"}


@pytest.mark.clause("10.6.1")
def test_slaves_pass_at_the_agreed_price() -> None:
    t = fair(table(), slaves=2)
    t.do("trade-with:1:B1", "give-slaves:2", "ask-goods:florins:33", "propose-deal", "accept-deal")
    assert t.p("B1").slaves == 2
    assert t.stock(0, "florins") == (133,)
    assert not t.r(0).sold_first
    t = fair(table())
    t.province("B1", slaves=1, slaved=["market"])
    t.do("trade-with:1:B1", "ask-slaves:1", "give-goods:florins:5", "propose-deal", "accept-deal")
    assert t.p("B1").slaves == 0
    assert t.c("caravan.1.1").cargo[9] == 1


@pytest.mark.clause("10.6.1")
def test_slaves_need_housing_at_the_place() -> None:
    t = fair(table(), slaves=3)
    t.do("trade-with:1:B1")
    assert t.may("give-slaves:2")
    assert t.why("give-slaves:3") == "10.6.1"


@pytest.mark.clause("11.5.2")
def test_a_republics_caravan_may_make_its_first_sale_to_a_player() -> None:
    t = fair(table(), iron=1)
    t.realm(0, government="communal_republic", tech={"government": 1}, sold_first=True)
    sells(t, "iron", 1, 20)
    assert t.stock(0, "florins") == (130,)


# ---- provinces -------------------------------------------------------------------------------------------------------


def land(t: Table) -> Table:
    """Nobody stands in seat 0's Riviera."""
    fair(t)
    t.no_forces("K1")
    return t.do("trade-with:1:B1")


@pytest.mark.clause("10.3.5", "C257")
def test_a_province_is_ceded_with_all_it_has() -> None:
    t = land(table())
    t.province("K1", unrest=2, sacked=5, free=1)
    t.do("give-land:K1", "ask-goods:florins:40", "propose-deal", "accept-deal")
    p = t.p("K1")
    assert (p.owner, p.unrest, p.sacked, p.free) == (1, 2, 5, 1)
    assert p.held >> 1 & 1
    assert t.stock(0, "florins") == (140,)


@pytest.mark.clause("10.3.5", "C257")
def test_a_capital_a_besieged_and_a_rebel_province_stay() -> None:
    t = land(table())
    assert t.why("give-land:A1") == "10.3.5"
    assert t.why("ask-land:A2") == "10.3.5"
    t.province("K1", besieger=1)
    assert t.why("give-land:K1") == "C257"


@pytest.mark.clause("C257")
def test_the_last_territory_stays() -> None:
    t = land(table())
    t.province("A1", owner=NEUTRAL)
    t.realm(0, capital="R")
    assert t.why("give-land:K1") == "C257"


@pytest.mark.clause("R17.9")
def test_the_relic_stays() -> None:
    t = land(table())
    t.s.relic = t.where("K1")
    assert t.why("give-land:K1") == "R17.9"


@pytest.mark.clause("10.3.5", "R1.6")
def test_no_third_parties_may_stand_there() -> None:
    t = land(table(3))
    t.force(2, "K1", archer=1)
    assert t.why("give-land:K1") == "10.3.5"
    t.no_forces("K1")
    t.carrier(2, "caravan", "K1")
    assert t.why("give-land:K1") == "10.3.5"


@pytest.mark.clause("10.3.6")
def test_forces_leave_at_once_into_an_adjacent_province() -> None:
    t = land(table())
    t.force(0, "K1", archer=2)
    t.person(0, "heir", "K1")
    t.do("give-land:K1", "propose-deal", "accept-deal")
    assert t.p("K1").owner == 1
    assert t.units(0, "K1") == {}
    assert t.units(0, "A1")["archer"] == 4
    assert not [x for x in t.s.people if x is not None and x.place == t.where("K1")]


@pytest.mark.clause("10.3.6")
def test_where_there_are_several_ways_out_the_owner_chooses() -> None:
    t = land(table())
    t.province("D1", owner=0)
    t.province("M2", owner=0)
    t.force(0, "K1", archer=2)
    t.do("give-land:K1", "propose-deal", "accept-deal")
    assert t.asked == 0
    t.do("withdraw-to:M2")
    assert t.units(0, "M2")["archer"] == 2


@pytest.mark.clause("10.3.6")
def test_who_cannot_leave_keeps_the_province() -> None:
    t = land(table())
    t.force(0, "K1", status=1, until=1, archer=1)
    assert t.why("give-land:K1") == "10.3.6"
    t.no_forces("K1")
    t.force(0, "K1", archer=1)
    t.province("A1", besieger=1)
    t.s.provinces[t.where("M2")].owner = NEUTRAL
    assert t.why("give-land:K1") == "10.3.6"


@pytest.mark.clause("C86")
def test_each_side_cedes_one_province_in_an_activation() -> None:
    t = table()
    t.province("D1", owner=0, free=1)
    land(t)
    t.no_forces()
    t.do("give-land:K1", "ask-land:K2", "propose-deal", "accept-deal")
    assert (t.p("K1").owner, t.p("K2").owner) == (1, 0)
    t.do("trade-with:1:B1")
    assert t.why("give-land:D1") == "C86"
    assert t.why("ask-land:B1") == "C86"
