"""What each season does by itself. R3.5, R3.6"""

from __future__ import annotations

import pytest

from signoria.games.regno.costs import CONSTRUCTION, OTHER, RECRUITMENT, florins
from signoria.games.regno.dynasties.marriage import cost
from signoria.games.regno.economy.incomes import farm
from signoria.games.regno.economy.sermons import bonus
from signoria.games.regno.forces import counts_of
from signoria.games.regno.ids import HEAVY_CAVALRY, HEIR, KNIGHT, LIGHT_INFANTRY
from signoria.games.regno.people import of_realm
from signoria.games.regno.seafaring.shipyard import repair_cost
from signoria.games.regno.warfare.moving import points
from signoria.games.regno.warfare.siege import dues

from .build import place, table


@pytest.mark.clause("R3.5a", "9.2.3", "16.2.3")
def test_in_spring_sermons_are_better_and_neutral_marriages_cheaper() -> None:
    t = table(2)
    heir = of_realm(t.s, 0, HEIR)[0]
    found = []
    for season in ("spring", "summer", "autumn", "winter"):
        t.at(1, season)
        found.append((bonus(t.s, place("A1")), dict(cost(t.s, 0, heir))[8]))
    assert found == [(1, 30), (0, 60), (0, 60), (0, 60)]


@pytest.mark.clause("R3.5b", "11.3.t1.r4")
def test_in_summer_mounted_armies_of_agriculture_three_are_faster() -> None:
    t = table(2).at(1, "summer")
    riders = counts_of([(KNIGHT, 1), (HEAVY_CAVALRY, 2)])
    before = points(t.s, 0, riders)
    t.realm(0, tech={"agriculture": 3})
    assert points(t.s, 0, riders) == before + 1
    mixed = counts_of([(KNIGHT, 1), (LIGHT_INFANTRY, 1)])
    assert points(t.s, 0, mixed) == points(t.at(1, "spring").s, 0, mixed)
    assert points(t.s, 0, riders) == before


@pytest.mark.clause("R3.5c", "9.1.7", "9.1.8")
def test_in_autumn_a_farm_yields_two_and_three_with_agriculture_two() -> None:
    t = table(2).at(1, "autumn")
    assert farm(t.s, 0, False) == 2
    t.realm(0, tech={"agriculture": 2})
    assert farm(t.s, 0, False) == 3
    assert farm(t.at(1, "winter").s, 0, False) == 1


@pytest.mark.clause("R3.5d", "R3.6a", "9.5.8", "9.5.9", "G2")
def test_in_winter_constructions_double_their_florins() -> None:
    t = table(2).at(1, "winter")
    assert florins(t.s, 0, 40, CONSTRUCTION) == 80
    t.s.inflation = 1
    assert florins(t.s, 0, 40, CONSTRUCTION) == 88
    assert florins(t.at(1, "autumn").s, 0, 40, CONSTRUCTION) == 44


@pytest.mark.clause("R3.6b")
def test_recruits_repairs_and_research_are_no_constructions() -> None:
    t = table(2).at(1, "winter")
    assert florins(t.s, 0, 40, RECRUITMENT) == 40
    assert florins(t.s, 0, 40, OTHER) == 40


@pytest.mark.clause("R3.6c", "15.3.7")
def test_in_winter_repairing_a_ship_costs_double_florins() -> None:
    t = table(2).at(1, "summer")
    summer = dict(repair_cost(t.s, True))
    winter = dict(repair_cost(t.at(1, "winter").s, True))
    assert winter[8] == 2 * summer[8]
    assert winter[1] == summer[1]


@pytest.mark.clause("R3.6d", "9.4.14", "13.8.7")
def test_in_winter_besiegers_owe_two_florins_a_soldier() -> None:
    t = table(2).at(1, "winter")
    t.province("A2", besieger=0)
    t.force(0, "A2", light_infantry=3, crewman=2)
    assert dues(t.s, 0) == [(place("A2"), 6)]
