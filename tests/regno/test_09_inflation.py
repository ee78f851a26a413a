"""Inflation: when it moves and what it makes dearer. 9.5."""

from __future__ import annotations

import pytest

from signoria.games.regno import costs
from signoria.games.regno.dynasties import captains
from signoria.games.regno.economy.inflation import Inflation
from signoria.games.regno.economy.production import Produce, begin_global
from signoria.games.regno.ids import FLORINS, LEATHER, WOOD

from .build import Table, table


def taxed(*realms: tuple[int, int], level: int = 1) -> Table:
    """After a global production: (taxable, with high tax) of each realm."""
    t = table(max(2, len(realms))).at(1, "autumn")
    t.s.inflation = level
    for seat, (n, high) in enumerate(realms):
        t.realm(seat, taxed=n, taxed_high=high)
    return t


@pytest.mark.clause("9.5.1")
def test_it_rises_when_more_than_half_taxed_half_high() -> None:
    t = taxed((3, 2), (4, 2), (2, 0)).ask(Inflation())
    assert t.s.inflation == 2


@pytest.mark.clause("9.5.1", "9.5.3")
def test_less_than_half_of_the_provinces_is_not_enough() -> None:
    assert taxed((3, 2), (5, 2), (2, 0)).ask(Inflation()).s.inflation == 1


@pytest.mark.clause("9.5.1", "9.5.2", "9.5.3")
def test_t35_exactly_half_of_the_players() -> None:
    assert taxed((2, 1), (2, 1), (2, 0), (2, 0)).ask(Inflation()).s.inflation == 1


@pytest.mark.clause("9.5.2")
def test_it_falls_when_nobody_taxed_high_but_not_below_0() -> None:
    assert taxed((2, 0), (2, 0)).ask(Inflation()).s.inflation == 0
    assert taxed((2, 0), (2, 0), level=0).ask(Inflation()).s.inflation == 0


@pytest.mark.clause("9.5.1")
def test_it_stops_at_3() -> None:
    assert taxed((1, 1), (1, 1), level=3).ask(Inflation()).s.inflation == 3


@pytest.mark.clause("C64")
def test_the_eliminated_do_not_count_and_who_has_nothing_to_tax_is_not_greedy() -> None:
    t = taxed((1, 1), (1, 1), (1, 0), (1, 0))
    t.realm(3, out=True)
    assert t.ask(Inflation()).s.inflation == 2
    assert taxed((1, 1), (0, 0)).ask(Inflation()).s.inflation == 1


@pytest.mark.clause("C65", "9.5.1", "C38")
def test_only_the_global_production_counts() -> None:
    t = table(2).at(1, "autumn")
    t.ask(Produce(0)).do("tax:B1:high", "finish")
    assert (t.r(0).taxed, t.r(0).taxed_high) == (0, 0)
    t.province("K1", free=0)
    t.province("B1", unrest=0)
    t.ask(*begin_global(t.s)).do("tax:A1:high", "tax:B1:low")
    assert (t.r(0).taxed, t.r(0).taxed_high) == (2, 1)


@pytest.mark.clause("9.5.8", "9.5.9", "9.5.4", "C66", "C67", "R3.6a", "R3.6b")
def test_t31_building_in_winter_with_inflation_and_the_architect() -> None:
    t = table(2).at(1, "winter")
    t.s.inflation = 1
    assert costs.florins(t.s, 0, 40, costs.CONSTRUCTION) == 88
    assert costs.florins(t.s, 0, 40, costs.CONSTRUCTION, discount=10) == 78
    church = costs.price(t.s, 0, ((WOOD, 1), (FLORINS, 40)), costs.CONSTRUCTION, discount=10)
    assert church == ((WOOD, 1), (FLORINS, 78))


@pytest.mark.clause("9.5.4", "9.5.6", "13.1.t1.r1")
def test_t33_recruiting_with_inflation() -> None:
    t = table(2).at(1, "winter")  # Winter makes no recruit dearer
    t.s.inflation = 2
    cost = t.s.tables.units[0].cost
    assert costs.price(t.s, 0, cost, costs.RECRUITMENT) == ((LEATHER, 1), (FLORINS, 12))


@pytest.mark.clause("9.5.6", "9.5.10", "C68")
def test_other_prices_do_not_change() -> None:
    t = table(2).at(1, "winter")
    t.s.inflation = 3
    assert costs.florins(t.s, 0, 50) == 50


@pytest.mark.clause("C66", "G2", "G1")
def test_rounding_comes_once_and_fixed_discounts_last() -> None:
    t = table(2).at(1, "summer")
    t.s.inflation = 1
    assert costs.florins(t.s, 0, 35, costs.CONSTRUCTION) == 39  # 38.5
    assert costs.florins(t.s, 0, 35, costs.CONSTRUCTION, percent=20) == 31  # 30.8
    assert costs.florins(t.s, 0, 5, costs.CONSTRUCTION, discount=10) == 0


@pytest.mark.clause("9.5.7", "C69", "11.3.t1.r7")
def test_commerce_4_ignores_it_for_wages_too() -> None:
    from signoria.games.regno.economy.upkeep import wage_of_elites

    t = table(2)
    t.s.inflation = 3
    assert wage_of_elites(t.s, 0) == 4
    t.realm(0, tech={"commerce": 4})
    assert costs.florins(t.s, 0, 40, costs.CONSTRUCTION) == 40
    assert wage_of_elites(t.s, 0) == 2


@pytest.mark.clause("C56", "9.5.5")
def test_what_stands_in_place_of_a_good_does_not_double() -> None:
    from signoria.games.regno.ids import CAPTAIN, FIRST_CAPTAIN
    from signoria.games.regno.pieces import new_person

    t = table(2)
    t.s.inflation = 3
    t.s.people[FIRST_CAPTAIN + 6] = new_person(0, CAPTAIN, t.r(0).capital)  # rank 3: 15 and a Wine, or 30
    assert ((FLORINS, 60),) in captains.captain_due(t.s, FIRST_CAPTAIN + 6)
