"""Points and the end. R20, as amended."""

from __future__ import annotations

import pytest

from signoria.games.regno.ids import DEEDS, NOWHERE
from signoria.games.regno.reconstruction.scoring import (
    HOLDINGS,
    FinalScoring,
    check_end,
    is_over,
    places_of,
    points,
    sheet_of,
)
from signoria.games.regno.reconstruction.year import Year

from .build import Table, place, table


def line(t: Table, source: str, seat: int = 0) -> int:
    return points(t.s, seat)[len(DEEDS) + HOLDINGS.index(source)]


@pytest.mark.clause("R20.2", "C216", "R1.2")
def test_enterprise_points_count_and_may_be_negative() -> None:
    t = table(2)
    t.r(0).deeds[12] = -3
    t.r(0).deeds[0] = 1
    assert sum(points(t.s, 0)[: len(DEEDS)]) == -2


@pytest.mark.clause("R20.3", "8.1.t1.r10", "C217")
def test_a_working_cathedral_is_worth_one() -> None:
    t = table(2)
    t.province("A1", buildings=["cathedral"])
    assert line(t, "cathedrals") == 1
    t.province("A1", damaged=["cathedral"])
    assert line(t, "cathedrals") == 0
    t.province("A1", damaged=[], sacked=9)
    assert line(t, "cathedrals") == 0


@pytest.mark.clause("R20.3", "11.4.9", "11.5.9", "11.6.9", "11.7.9", "11.8.1", "11.8.2")
@pytest.mark.parametrize(
    ("government", "building", "base"),
    [
        ("feudal_monarchy", "great_keep", "castles"),
        ("communal_republic", "loggia", ""),
        ("autocratic_empire", "steel_keep", "castles"),
        ("military_theocracy", "holy_reliquary", "cathedrals"),
    ],
)
def test_a_government_monument_is_worth_four_under_its_government(government: str, building: str, base: str) -> None:
    t = table(2)
    if building.endswith("keep"):
        t.province("A1", fortress=building)
    else:
        t.province("A1", buildings=[building])
    t.realm(0, government=government, tech={"government": 4})
    assert line(t, "government_monuments") == 4
    assert not base or line(t, base) == 0
    t.realm(0, tech={"government": 3})
    assert line(t, "government_monuments") == 0
    assert not base or line(t, base) == 1


@pytest.mark.clause("R20.3", "R17.10")
def test_a_religious_monument_is_worth_three() -> None:
    t = table(2)
    t.province("A1", buildings=["great_basilica"])
    assert line(t, "religious_monuments") == 3
    assert line(t, "cathedrals") == 0
    t.province("A1", damaged=["great_basilica"])
    assert line(t, "religious_monuments") == 0


@pytest.mark.clause("R20.3")
def test_provinces_centres_and_castles() -> None:
    t = table(2)
    assert (line(t, "provinces"), line(t, "towns"), line(t, "cities")) == (1, 1, 0)
    t.province("D1", owner=0, fortress="castle")
    t.province("B1", settlement="city")
    assert (line(t, "provinces"), line(t, "towns"), line(t, "cities"), line(t, "castles")) == (2, 1, 2, 1)


@pytest.mark.clause("R20.3")
def test_branches_government_and_florins() -> None:
    t = table(2)
    t.realm(0, tech={"court": 3, "religion": 4, "medicine": 2, "government": 4}, florins=399)
    assert (line(t, "branches"), line(t, "government"), line(t, "florins")) == (3, 2, 1)
    t.realm(0, florins=5000)
    assert line(t, "florins") == 5


@pytest.mark.clause("R20.3", "14.2.11")
def test_offices_and_cardinals() -> None:
    t = table(2)
    clergy = [t.person(0, "cardinal", "A1") for _ in range(4)]
    assert line(t, "cardinals") == 2
    t.s.offices[0], t.s.offices[3] = clergy[0], clergy[1]
    assert (line(t, "religious_heads"), line(t, "grand_master"), line(t, "cardinals")) == (3, 1, 2)
    t.s.offices[2] = clergy[2]
    assert line(t, "cardinals") == 1
    t.change_person(clergy[0], gaoler=1)
    assert line(t, "religious_heads") == 3


@pytest.mark.clause("R20.3", "R17.9", "11.7.9")
def test_the_relic_counts_more_in_a_reliquary() -> None:
    t = table(2)
    t.s.relic = place("A1")
    assert (line(t, "relic"), line(t, "relic", 1)) == (1, 0)
    t.province("A1", buildings=["holy_reliquary"])
    assert line(t, "relic") == 2


@pytest.mark.clause("R20.3")
def test_a_free_sovereign_with_an_adult_heir() -> None:
    t = table(2)
    assert line(t, "heir") == 1
    t.change_person(0, gaoler=1)
    assert line(t, "heir") == 0
    t.change_person(0, gaoler=NOWHERE)
    t.s.people[2] = None
    assert line(t, "heir") == 0
    t.person(0, "minor")
    assert line(t, "heir") == 0


@pytest.mark.clause("R20.3")
def test_dynastic_alliances_in_force() -> None:
    t = table(3)
    t.s.alliances = ((0, 1, 1, 15, 0), (2, 0, 30, 2, 0))
    assert [line(t, "alliances", seat) for seat in range(3)] == [2, 1, 1]


@pytest.mark.clause("R20.3")
def test_unrest_costs_a_point_but_not_more_than_the_province_gives() -> None:
    t = table(2)
    t.province("A1", unrest=2)
    assert line(t, "misrule") == -1
    t.province("A1", unrest=1, sacked=9)
    assert line(t, "misrule") == -1
    t.province("B1", unrest=3)  # a Village gives nothing by itself
    assert line(t, "misrule") == -1


@pytest.mark.clause("R20.3", "12.3.11")
def test_without_territories_only_enterprise_points() -> None:
    t = table(2)
    t.r(0).deeds[0] = 2
    for name in ("A1", "B1", "K1"):
        t.province(name, owner=1)
    assert sum(points(t.s, 0)) == 2


@pytest.mark.clause("R20.4")
def test_ties_by_enterprise_then_provinces_then_florins() -> None:
    t = table(2)
    assert places_of(t.s) == [1, 1]
    t.realm(1, florins=130)
    assert places_of(t.s) == [2, 1]
    t.s.realms[0].deeds[0], t.s.realms[0].tech[0] = 1, 0
    t.realm(1, tech={"court": 3})
    assert sum(points(t.s, 0)) == sum(points(t.s, 1))
    assert places_of(t.s) == [1, 2]


@pytest.mark.clause("R20.1", "R1.3")
@pytest.mark.parametrize(("length", "years"), [("short", 5), ("standard", 8), ("campaign", 12)])
def test_the_game_ends_after_the_last_winter(length: str, years: int) -> None:
    t = table(2, length=length).at(years, "autumn")
    assert not is_over(t.s)
    t.at(years, "winter")
    assert is_over(t.s)
    t.ask(Year())
    assert t.asked == -1
    assert len(t.s.final) == 2


@pytest.mark.clause("R20.1", "12.3.12")
def test_the_only_realm_with_territories_wins_at_once() -> None:
    t = table(3)
    t.realm(0, out=True)
    t.r(0).deeds[0] = 50
    check_end(t.s)
    assert not t.s.fresh
    t.realm(1, out=True)
    t.ask(Year())
    assert t.asked == -1
    assert places_of(t.s)[2] == 1
    assert places_of(t.s) == [2, 3, 1]


@pytest.mark.clause("R20.1")
def test_the_end_clears_all_that_was_still_to_be_done() -> None:
    t = table(2)
    t.s.agenda = [Year(), Year()]
    t.ask(FinalScoring())
    assert t.s.agenda == []
    assert sheet_of(t.s, 0) == t.s.final[0]


@pytest.mark.clause("R20.5")
def test_the_prices_of_the_four_monuments_are_those_computed() -> None:
    """From a Village with no fortress and no technology: researches and buildings, florins only."""
    s = table(2).s
    t = s.tables
    cost = {t.buildings[i].key: t.buildings[i] for i in range(len(t.buildings))}

    def florins(key: str) -> int:
        return sum(n for r, n in cost[key].cost if r == 8)

    def research(branch: int, level: int) -> int:
        return sum(t.research[branch][:level])

    def chain(key: str) -> list[str]:
        below = cost[key].upgrades
        return [*(chain(t.buildings[below].key) if below >= 0 else []), key]

    def whole(*keys: str) -> int:
        built = list(dict.fromkeys(k for key in keys for k in chain(key)))
        built = [k for k in built if k != "village"]
        levels: dict[int, int] = {10: 4}
        for k in built:
            for branch, level in cost[k].tech:
                levels[branch] = max(level, levels.get(branch, 0))
        return sum(florins(k) for k in built) + sum(research(b, n) for b, n in levels.items())

    found = [
        whole("town", "holy_reliquary"),
        whole("town", "city", "loggia"),
        whole("great_keep"),
        whole("steel_keep"),
    ]
    assert found == [2010, 2190, 2370, 2420]
