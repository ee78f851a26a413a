"""Caravans: buying, loading, roads, unloading, inhabitants. 10.2, 7.2.10"""

from __future__ import annotations

import pytest

from signoria.games.regno.ids import EVENTS, NEUTRAL

from .build import Table, place, table
from .test_10_exchange import order4


def caravan(t: Table, at: str = "A1", seat: int = 0, **cargo: int) -> int:
    """The seat's only Caravan, there."""
    for i, x in enumerate(t.s.carriers):
        if x is not None and x.owner == seat:
            t.s.carriers[i] = None
    return t.carrier(seat, "caravan", at, **cargo)


def carry(t: Table, at: str = "A1", **cargo: int) -> Table:
    """Its turn begins."""
    caravan(t, at, **cargo)
    return order4(t).do("carry:caravan.1.1")


def event(t: Table, name: str) -> Table:
    t.s.event = EVENTS.index(name)
    return t


@pytest.mark.clause("10.2.1", "10.2.2", "10.2.3", "C84")
def test_it_loads_from_the_reserve_moves_and_unloads_in_another_settlement() -> None:
    t = table()
    t.realm(0, grain=4, wood=4)
    carry(t).do("load:grain:2", "load:wood:1")
    assert t.stock(0, "grain", "wood") == (2, 3)
    assert t.why("load:leather:1") == "10.2.2"
    t.do("go:B1", "unload:grain:2")
    assert t.stock(0, "grain", "wood") == (4, 3)
    assert t.c("caravan.1.1").cargo[:2] == (0, 1)


@pytest.mark.clause("10.2.1", "C84", "11.3.t1.r7", "11.1.t1.r7")
@pytest.mark.parametrize(("commerce", "movement", "cargo"), [(0, 3, 3), (2, 3, 4), (3, 4, 4)])
def test_movement_and_cargo_with_commerce(commerce: int, movement: int, cargo: int) -> None:
    t = table()
    t.realm(0, grain=9, tech={"commerce": commerce})
    carry(t)
    assert t.may(f"load:grain:{cargo}")
    assert not t.may(f"load:grain:{cargo + 1}")
    steps = ["go:B1", "go:A1"] * 3
    t.do(*steps[:movement])
    assert t.why(steps[movement]) == "10.2.1"


@pytest.mark.clause("7.3.3", "C14", "10.2.1")
def test_mountain_and_swamp_cost_two() -> None:
    t = carry(table()).do("go:B1", "go:M1")
    assert t.why("go:B1") == "10.2.1"
    t = table()
    t.realm(0, tech={"commerce": 3})
    carry(t).do("go:B1", "go:M1", "go:B1")


@pytest.mark.clause("C13")
def test_with_its_whole_movement_it_may_always_enter_one_province() -> None:
    t = table(sets={"regno.exchange.caravan.movement": 1})
    t = carry(t, "B1").do("go:M1")
    assert t.why("go:B1") == "10.2.1"


@pytest.mark.clause("R18.2")
def test_early_thaw_and_floods() -> None:
    t = event(table(), "SP1")
    carry(t).do("go:B1", "go:M1", "go:B1")
    t = carry(event(table(), "SP2"), "B1")
    assert t.why("go:M1") == "R18.2"
    assert t.may("go:A1")


@pytest.mark.clause("C79")
def test_it_unloads_in_another_settlement_than_it_loaded_in() -> None:
    t = table()
    t.realm(0, grain=4)
    carry(t, iron=1).do("load:grain:1")
    assert t.why("unload:grain:1") == "C79"
    t.do("unload:iron:1")
    t.do("go:B1")
    assert t.may("unload:grain:1")


@pytest.mark.clause("C80")
def test_it_does_not_load_on_the_way() -> None:
    t = table()
    t.realm(0, grain=4)
    carry(t).do("go:B1")
    assert t.why("load:grain:1") == "C80"


@pytest.mark.clause("10.2.3")
def test_unloading_ends_the_road() -> None:
    t = table()
    t.realm(0, grain=4)
    carry(t).do("load:grain:1", "go:B1", "unload:grain:1")
    assert t.why("go:A1") == "10.2.1"


@pytest.mark.clause("10.2.3")
def test_goods_need_a_settlement() -> None:
    t = table()
    t.realm(0, grain=4)
    carry(t).do("load:grain:1", "go:K1")
    assert t.why("unload:grain:1") == "10.2.3"


@pytest.mark.clause("7.2.10", "10.2.2", "7.2.11")
def test_inhabitants_go_by_carrier_a_space_each_where_there_is_housing() -> None:
    t = table()
    t.province("A1", free=3, slaves=2)
    t.province("B1", free=1, slaves=0)
    t.province("K1", free=1)
    carry(t).do("load:people:1", "load:slaves:1")
    assert (t.p("A1").free, t.p("A1").slaves) == (2, 1)
    assert not t.may("load:people:2")
    t.do("go:K1")
    assert t.why("unload:people:1") == "7.2.10"
    t.do("go:A1", "go:B1", "unload:people:1", "unload:slaves:1")
    assert (t.p("B1").free, t.p("B1").slaves) == (2, 1)
    assert sum(t.c("caravan.1.1").cargo) == 0


@pytest.mark.clause("7.2.10")
def test_a_worker_who_leaves_leaves_his_building() -> None:
    t = table()
    t.province("A1", free=1, worked=["farm"])
    carry(t).do("load:people:1")
    assert t.p("A1").worked == 0


@pytest.mark.clause("C147")
def test_nothing_goes_in_or_out_under_siege() -> None:
    t = table()
    t.province("A1", besieger=1)
    carry(t)
    assert t.why("load:grain:1") == "C147"
    assert t.why("go:B1") == "C147"


@pytest.mark.clause("C83", "R1.6")
def test_another_realm_is_asked_once_whether_a_caravan_may_pass() -> None:
    t = table()
    t.province("B1", owner=1)
    carry(t).do("go:B1")
    assert t.asked == 1
    t.do("no")
    assert t.asked == 0
    assert t.c("caravan.1.1").place == place("A1")
    assert t.why("go:B1") == "C83"
    t = table()
    t.province("B1", owner=1)
    carry(t).do("go:B1").do("yes").do("go:A1", "go:B1")
    assert t.c("caravan.1.1").place == place("B1")


@pytest.mark.clause("C83")
def test_nobody_passes_an_enemys_land() -> None:
    t = table()
    t.province("B1", owner=1)
    t.war(0, 1)
    carry(t)
    assert t.why("go:B1") == "C83"


@pytest.mark.clause("R18.4")
def test_a_horde_bars_the_road() -> None:
    t = table()
    t.province("B1", owner=NEUTRAL, horde=True)
    carry(t)
    assert t.why("go:B1") == "R18.4"


@pytest.mark.clause("R18.6")
def test_the_plagues_isolation_keeps_carriers_in_and_out() -> None:
    t = table()
    t.s.isolated = 1
    carry(t)
    assert t.why("go:B1") == "R18.6"
    assert t.may("load:grain:1")
    t = table()
    t.province("B1", owner=1)
    t.s.isolated = 2
    carry(t)
    assert t.why("go:B1") == "R18.6"
    t = table()
    t.s.isolated = 1
    carry(t, "D1")
    assert t.why("go:A1") == "R18.6"
    assert t.may("go:R")


@pytest.mark.clause("10.2.11", "10.2.12", "11.1.t1.r7", "C68")
def test_two_new_caravans_do_not_move_this_season() -> None:
    """T43."""
    t = table()
    t.s.inflation = 3
    caravan(t)
    t.poor(0)
    t.realm(0, florins=60, wood=2, tech={"commerce": 1})
    order4(t).do("buy-caravan:A1", "buy-caravan:A1")
    assert t.stock(0, "florins", "wood") == (0, 0)
    t.do("carry:caravan.1.2")
    assert t.why("go:B1") == "10.2.12"
    t.s.round += 1
    t.do("finish", "finish")
    order4(t).do("carry:caravan.1.2", "go:B1")


@pytest.mark.clause("10.2.11")
def test_what_a_new_caravan_needs() -> None:
    t = table()
    order4(t)
    assert t.why("buy-caravan:A1") == "10.2.11"
    t = table()
    caravan(t)
    t.realm(0, florins=200, wood=9, tech={"commerce": 1})
    order4(t)
    assert t.why("buy-caravan:B1") == "10.2.11"
    t.do("buy-caravan:A1", "buy-caravan:A1")
    assert t.why("buy-caravan:A1") == "10.2.11"
    t = table()
    t.realm(0, florins=29, wood=9, tech={"commerce": 1})
    order4(t)
    assert t.why("buy-caravan:A1") == "10.2.11"


@pytest.mark.clause("R1.5")
def test_four_caravans_are_all_there_are() -> None:
    t = table()
    t.realm(0, florins=200, wood=9, tech={"commerce": 1})
    for _ in range(3):
        t.carrier(0, "caravan", "A1")
    order4(t)
    assert t.why("buy-caravan:A1") == "R1.5"


@pytest.mark.clause("10.2.13")
def test_the_first_caravan_works_without_technology() -> None:
    t = table()
    assert t.r(0).tech[6] == 0
    order4(t).do("carry:caravan.1.1", "go:B1")


@pytest.mark.clause("R6.4")
def test_each_carrier_has_one_turn() -> None:
    t = carry(table()).do("finish")
    assert t.why("carry:caravan.1.1") == "R6.4"


@pytest.mark.clause("R6.4")
def test_order_4_lists_its_things_and_ends() -> None:
    t = table()
    order4(t).do("finish")
    assert t.asked == -1
