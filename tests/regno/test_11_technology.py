"""Chapter 11: research, its discounts and what a level brings. 11.1 to 11.3"""

from __future__ import annotations

import pytest

from signoria.games.regno.deeds import enterprise
from signoria.games.regno.ids import BRANCHES, BUILDINGS
from signoria.games.regno.knowledge import research
from signoria.games.regno.knowledge.govern import Govern
from signoria.games.regno.knowledge.research import Academy, FreeResearch
from signoria.games.regno.realm import territory
from signoria.games.regno.realm.building import Build

from .build import NOWHERE, place, table
from .turns import rich

PRICES = {"agriculture": [40, 100, 220, 420], "court": [60, 140, 260, 480], "religion": [50, 130, 260, 380]}

ROWS = ["engineering", "metallurgy", "urbanism", "agriculture", "medicine", "navigation", "commerce", "espionage"]

ROWS += ["court", "religion"]


@pytest.mark.clause(
    "11.1.2",
    "11.1.3",
    "11.1.t1.r1",
    "11.1.t1.r2",
    "11.1.t1.r3",
    "11.1.t1.r4",
    "11.1.t1.r5",
    "11.1.t1.r6",
    "11.1.t1.r7",
    "11.1.t1.r8",
    "11.1.t1.r9",
    "11.1.t1.r10",
    "11.3.t1.r1",
    "11.3.t1.r2",
    "11.3.t1.r3",
    "11.3.t1.r4",
    "11.3.t1.r5",
    "11.3.t1.r6",
    "11.3.t1.r7",
    "11.3.t1.r8",
    "11.3.t1.r9",
    "11.3.t1.r10",
)
@pytest.mark.parametrize("branch", ROWS)
def test_a_branch_has_four_levels_each_paid_for_itself(branch: str) -> None:
    t = table()
    t.change_person(0, virtue="martial", flaw="coward")
    for level, price in enumerate(PRICES.get(branch, [50, 110, 220, 420])):
        t.poor(0)
        t.realm(0, florins=price)
        assert t.r(0).tech[BRANCHES.index(branch)] == level
        t.ask(Govern(0)).do(f"research:{branch}")
        assert sum(t.r(0).stock) == 0, "no goods"
        assert not any(x.startswith("research") for x in t.listed()), "one research"
        t.do("finish")
    t.ask(Govern(0))
    assert t.why(f"research:{branch}") == "11.1.1"


@pytest.mark.clause("11.1.1", "11.2.5", "11.2.6", "11.2.3", "11.4.1")
def test_ten_branches_and_one_government_at_its_own_prices() -> None:
    t = table()
    assert len(BRANCHES) == 11
    for price in (60, 140, 260, 480):
        t.poor(0)
        t.realm(0, florins=price, government="communal_republic")
        t.ask(Govern(0)).do("research:government", "finish")
        assert t.stock(0, "florins") == (0,)
    assert t.r(0).government == 1, "the other governments cannot be researched"


@pytest.mark.clause("11.1.2")
def test_research_must_be_paid() -> None:
    t = table()
    t.poor(0)
    t.ask(Govern(0))
    assert t.why("research:engineering") == "11.1.2"


@pytest.mark.clause("11.1.5", "11.1.6", "11.4.2", "11.4.3")
def test_a_level_brings_its_benefits_and_nothing_for_nothing() -> None:
    t = table()
    rich(t, government="feudal_monarchy", tech={"government": 3, "engineering": 4})
    t.province("A1", fortress="castle")
    before = (t.s.offices[:], t.r(0).faith, t.units(0, "A1"))
    t.ask(Govern(0)).do("research:government", "finish")
    assert (t.s.offices, t.r(0).faith, t.units(0, "A1")) == before
    assert t.p("A1").fortress == BUILDINGS.index("castle"), "the Keep has to be built"
    t.ask(Build(0)).do("build:A1:great_keep")


@pytest.mark.clause("11.1.4", "C9")
def test_a_manor_holds_a_worker_without_any_effect() -> None:
    t = table()
    t.province("A1", fortress="manor", worked=["manor"])
    one = territory.fortress_works(t.s, place("A1")), territory.most_ps(t.s, place("A1"))
    t.province("A1", fortress="manor", worked=[])
    assert (territory.fortress_works(t.s, place("A1")), territory.most_ps(t.s, place("A1"))) == one


# ---- discounts -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("8.1.t1.r18", "11.7.4", "16.1.t1.r1", "9.5.8", "C96", "C97", "11.7.3")
def test_t49_research_with_the_best_discount() -> None:
    t = table()
    t.change_person(0, virtue="genius", flaw="coward")
    t.person(0, "heir", "A1", virtue="genius")
    t.province("B1", settlement="city", buildings=["university"], worked=["university"])
    t.realm(0, florins=68, government="military_theocracy", tech={"government": 2, "engineering": 1})
    t.ask(Govern(0)).do("research:engineering")
    assert t.stock(0, "florins") == (0,)
    assert t.r(0).genius == 0, "the other Genius was not needed"


@pytest.mark.clause("8.1.t1.r18", "11.7.4")
def test_only_a_worked_university_and_theocracy_2_help() -> None:
    t = table()
    t.change_person(0, virtue="martial", flaw="coward")
    t.province("B1", settlement="city", buildings=["university"], worked=[])
    assert research.research_price(t.s, 0, 0) == 50
    t.province("B1", worked=["university"])
    t.province("A1", settlement="city", buildings=["university"], worked=["university"])
    assert research.research_price(t.s, 0, 0) == 40, "two do not add up"
    t.province("A1", damaged=["university"])
    t.province("B1", sacked=1)
    t.realm(0, government="military_theocracy", tech={"government": 2})
    assert research.research_price(t.s, 0, 0) == 45
    t.realm(0, tech={"government": 1})
    assert research.research_price(t.s, 0, 0) == 50


@pytest.mark.clause("16.1.t1.r1", "C97")
def test_another_genius_in_the_capital_helps_once_a_year() -> None:
    t = table()
    t.change_person(0, virtue="martial", flaw="coward")
    who = t.person(0, "heir", "B1", virtue="genius")
    assert research.research_price(t.s, 0, 0) == 50, "not in the capital"
    t.change_person(who, place="A1")
    t.realm(0, florins=40)
    t.ask(Govern(0)).do("research:engineering", "finish")
    assert research.research_price(t.s, 0, 1) == 50
    t.at(2)
    assert research.research_price(t.s, 0, 1) == 40


@pytest.mark.clause("16.1.t2.r1", "C67")
def test_a_slow_sovereigns_surcharge_comes_before_the_percentage() -> None:
    t = table()
    t.change_person(0, virtue="martial", flaw="slow")
    assert research.research_price(t.s, 0, 0) == 70
    t.province("B1", settlement="city", buildings=["university"], worked=["university"])
    assert research.research_price(t.s, 0, 0) == 56
    t.change_person(0, wounded=1)
    assert research.research_price(t.s, 0, 0) == 40, "a wound suspends the trait"


@pytest.mark.clause("9.5.6", "11.1.2")
def test_neither_winter_nor_inflation_change_research() -> None:
    t = table().at(1, "winter")
    t.change_person(0, virtue="martial", flaw="coward")
    t.s.inflation = 3
    assert research.research_price(t.s, 0, 0) == 50


# ---- free research ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("11.2.1", "11.2.2", "11.2.3", "C95")
def test_free_research_keeps_the_lower_levels() -> None:
    t = table()
    t.poor(0)
    t.realm(0, tech={"engineering": 1, "metallurgy": 2})
    t.ask(FreeResearch(0, 2))
    assert t.may("study:engineering")
    assert t.may("study:government")
    assert t.why("study:metallurgy") == "11.2.1"
    t.do("study:government")
    assert t.r(0).tech[10] == 1
    t.realm(0, florins=110)
    t.ask(Govern(0))
    assert t.may("research:engineering")


@pytest.mark.clause("11.2.4")
def test_what_cannot_be_learned_is_not_turned_into_money() -> None:
    t = table()
    t.realm(0, tech=dict.fromkeys(BRANCHES, 2))
    before = t.stock(0, "florins")
    t.ask(FreeResearch(0, 2))
    assert t.asked == -1
    assert t.stock(0, "florins") == before


@pytest.mark.clause("C95", "R18.2")
def test_the_academy_is_paid_and_may_be_left() -> None:
    t = table()
    t.change_person(0, virtue="martial", flaw="coward")
    t.poor(0)
    t.realm(0, florins=60)
    t.ask(Academy(0), Academy(0)).do("finish", "research:engineering")
    assert t.stock(0, "florins") == (10,)


# ---- what a level brings at once -------------------------------------------------------------------------------------


@pytest.mark.clause("11.3.t1.r1", "C99")
def test_engineering_3_raises_whole_towers_and_no_damaged_ones() -> None:
    t = table()
    rich(t, tech={"engineering": 2})
    t.province("B1", fortress="manor", ps=5)
    t.ask(Govern(0)).do("research:engineering")
    assert (t.p("A1").ps, t.p("B1").ps) == (5, 5)
    assert territory.most_ps(t.s, place("B1")) == 7


@pytest.mark.clause("C99", "C260", "11.8.2")
def test_a_new_owner_cuts_ps_above_his_maximum() -> None:
    t = table()
    t.realm(1, tech={"engineering": 3})
    t.province("A2", ps=5)
    t.province("A2", owner=0, ps=5)
    territory.adapt_fortress(t.s, place("A2"))
    assert t.p("A2").ps == 4
    t.realm(1, government="feudal_monarchy", tech={"government": 4})
    t.province("B2", owner=1, fortress="great_keep")
    assert t.p("B2").ps == 14
    t.province("B2", owner=0, ps=14, fief=7)
    territory.adapt_fortress(t.s, place("B2"))
    assert (t.p("B2").ps, territory.most_ps(t.s, place("B2"))) == (10, 10)
    assert t.p("B2").fief == NOWHERE
    t.province("B2", owner=1, ps=10)
    territory.adapt_fortress(t.s, place("B2"))
    assert (t.p("B2").ps, territory.most_ps(t.s, place("B2"))) == (10, 14), "PS stay"


@pytest.mark.clause("R20.2")
def test_the_first_at_level_4_of_a_common_branch() -> None:
    t = table()
    for seat in (0, 1):
        rich(t, seat, tech={"medicine": 3, "government": 3})
        t.ask(Govern(seat)).do("research:medicine", "finish").ask(Govern(seat)).do("research:government", "finish")
    assert (enterprise(t.s, 0), enterprise(t.s, 1)) == (1, 0)
