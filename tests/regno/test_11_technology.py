"""Chapter 11 and Order 6: research, governments, fiefs, monuments."""

from __future__ import annotations

import pytest

from signoria.games.regno.combat import risk
from signoria.games.regno.deeds import enterprise
from signoria.games.regno.ids import BRANCHES, BUILDINGS, GREAT_KEEP, HOLY_RELIQUARY, LOGGIA
from signoria.games.regno.knowledge import govern, research
from signoria.games.regno.knowledge.govern import Govern
from signoria.games.regno.knowledge.research import Academy, FreeResearch
from signoria.games.regno.realm import territory
from signoria.games.regno.realm.building import Build

from .build import NOWHERE, Table, place, table

PRICES = {"agriculture": [40, 100, 220, 420], "court": [60, 140, 260, 480], "religion": [50, 130, 260, 380]}
ROWS = ["engineering", "metallurgy", "urbanism", "agriculture", "medicine", "navigation", "commerce", "espionage"]
ROWS += ["court", "religion"]


def rich(t: Table, seat: int = 0, **fields: object) -> None:
    t.realm(seat, florins=3000, wood=20, stone=20, iron=20, silk=2, wine=2, **fields)


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


# ---- fiefs -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("11.4.11", "11.4.12", "C102", "R6.6")
def test_a_fief_is_a_manors_territory_for_an_adult_or_a_captain() -> None:
    t = table()
    t.realm(0, government="communal_republic")
    t.province("A1", fortress="manor")
    t.province("B1", fortress="tower")
    minor = t.person(0, "minor")
    t.ask(Govern(0))
    assert t.why("assign-fief:B1:family.1.1") == "11.4.11"
    assert not t.may(f"assign-fief:A1:family.1.{minor + 1}")
    t.do("assign-fief:A1:family.1.3")
    assert t.p("A1").fief == 2
    assert not any(x.startswith("assign-fief") for x in t.listed()), "one act"
    t.do("finish").province("B1", fortress="manor")
    t.ask(Govern(0)).do("assign-fief:B1:family.1.3")
    assert (t.p("A1").fief, t.p("B1").fief) == (NOWHERE, 2), "one fief a person"


@pytest.mark.clause("11.4.13", "11.4.14", "C103")
def test_a_holder_must_be_free_but_may_live_elsewhere_wounded() -> None:
    t = table()
    t.province("A1", fortress="castle", fief=2)
    t.change_person(2, place="B1", wounded=9)
    assert territory.holder(t.s, place("A1")) == 2
    t.change_person(2, gaoler=1)
    assert territory.holder(t.s, place("A1")) == NOWHERE
    t.ask(Govern(0))
    assert t.why("assign-fief:A1:family.1.3") == "11.4.12"
    t.province("A1", fief=NOWHERE)
    assert t.why("assign-fief:A1:family.1.3") == "11.4.13"


@pytest.mark.clause("11.4.4", "11.4.5", "11.4.6", "C101", "C102")
def test_fiefs_yield_in_a_feudal_monarchy() -> None:
    t = table()
    a1 = place("A1")
    t.province("A1", fortress="manor", fief=2)
    for level, bonus in ((0, 0), (1, 0), (2, 10)):
        t.realm(0, government="feudal_monarchy", tech={"government": level})
        assert territory.fief_bonus(t.s, a1) == bonus
    t.change_person(2, role=7)
    assert territory.fief_bonus(t.s, a1) == 0, "a Captain's takes 10 away"
    t.realm(0, tech={"government": 1})
    assert territory.fief_bonus(t.s, a1) == -10
    t.realm(0, government="communal_republic")
    assert territory.fief_bonus(t.s, a1) == 0


@pytest.mark.clause("11.6.7", "11.6.5")
def test_a_guard_of_halberdiers_escorts_and_adds_nothing_to_knights() -> None:
    t = table()
    t.no_forces("A1")
    t.realm(0, government="autocratic_empire", tech={"government": 3})
    assert not risk.escorted(t.s, 0, place("A1"))
    t.force(0, "A1", halberdier=1, knight=2)
    assert risk.escorted(t.s, 0, place("A1")) is True
    t.no_forces("A1")
    t.force(0, "A1", halberdier=4)
    assert risk.escorted(t.s, 0, place("A1"))
    t.realm(0, tech={"government": 2})
    assert not risk.escorted(t.s, 0, place("A1"))


# ---- monuments -------------------------------------------------------------------------------------------------------

MONUMENTS = [
    ("great_keep", "feudal_monarchy", {"fortress": "castle"}, 300, {"stone": 2}, "11.4.8", "11.4.10"),
    ("loggia", "communal_republic", {"buildings": ["fair"]}, 400, {"stone": 2, "wood": 2}, "11.5.8", "11.5.10"),
    ("steel_keep", "autocratic_empire", {"fortress": "castle"}, 350, {"stone": 2, "iron": 1}, "11.6.9", "11.6.11"),
    ("holy_reliquary", "military_theocracy", {"buildings": ["cathedral"]}, 300, {"stone": 2, "silk": 1},
     "11.7.8", "11.7.11"),
]  # fmt: skip


@pytest.mark.clause(
    "11.4.8", "11.4.10", "11.5.8", "11.5.10", "11.6.9", "11.6.11", "11.7.8", "11.7.11", "11.4.3", "C113"
)
@pytest.mark.parametrize(("name", "government", "base", "florins", "goods", "built", "one"), MONUMENTS)
def test_a_government_builds_its_monument_once(
    name: str, government: str, base: dict[str, object], florins: int, goods: dict[str, int], built: str, one: str
) -> None:
    t = table()
    for where in ("A1", "B1"):
        t.province(where, settlement="city", free=2, **base)
    t.poor(0)
    t.realm(0, florins=florins, government=government, tech={"government": 3}, **goods)
    t.ask(Build(0))
    assert t.why(f"build:A1:{name}") == built
    t.realm(0, tech={"government": 4})
    t.do(f"build:A1:{name}")
    assert sum(t.r(0).stock) == 0
    rich(t)
    assert t.why(f"build:B1:{name}") == one
    assert territory.is_monument(t.s, place("A1"), BUILDINGS.index(name))
    t.province("A1", owner=1)
    assert t.may(f"build:B1:{name}"), "it owns no active one any more"


@pytest.mark.clause("11.4.9", "11.6.9", "11.6.8")
def test_keeps_have_14_ps_and_protection_3() -> None:
    tables = table().s.tables
    for name in ("great_keep", "steel_keep"):
        kind = tables.fortress(BUILDINGS.index(name))
        assert (kind.ps, kind.protection) == (14, 3)
        assert tables.reconstruction["final"]["government_monument"] == 4


@pytest.mark.clause("11.5.7", "11.5.9", "11.7.7", "11.7.9", "C104")
def test_monuments_keep_what_they_replaced() -> None:
    t = table()
    t.realm(0, government="communal_republic", tech={"government": 4})
    t.province("A1", settlement="city", buildings=["loggia", "holy_reliquary"], worked=["loggia", "holy_reliquary"])
    assert territory.worked(t.s, place("A1"), *territory.FAIRS)
    assert territory.worked(t.s, place("A1"), *territory.CATHEDRALS)
    kinds = t.s.tables.buildings
    assert [kinds[x].upkeep for x in (GREAT_KEEP, LOGGIA, HOLY_RELIQUARY)] == [5, 0, 3]
    assert [kinds[x].income for x in (GREAT_KEEP, LOGGIA, HOLY_RELIQUARY)] == [40, 20, 15]


@pytest.mark.clause("11.8.1", "11.8.2", "10.1.9")
def test_t53_captured_loggia() -> None:
    t = table()
    t.realm(0, government="feudal_monarchy", tech={"government": 4})
    t.province("A1", settlement="city", buildings=["loggia"], worked=["loggia"])
    assert not territory.is_monument(t.s, place("A1"), LOGGIA)
    assert territory.worked(t.s, place("A1"), *territory.FAIRS), "it counts as a Fair"
    t.realm(0, government="communal_republic", tech={"government": 3})
    assert not territory.is_monument(t.s, place("A1"), LOGGIA)
    t.realm(0, tech={"government": 4})
    assert territory.is_monument(t.s, place("A1"), LOGGIA)


@pytest.mark.clause("11.8.3", "C112")
def test_of_two_of_a_kind_one_is_active() -> None:
    t = table()
    t.realm(0, government="feudal_monarchy", tech={"government": 4})
    t.province("A1", fortress="great_keep")
    t.province("B1", fortress="great_keep")
    t.s.active[0] = place("B1")
    assert territory.stage(t.s, place("A1")) == BUILDINGS.index("castle")
    assert territory.stage(t.s, place("B1")) == GREAT_KEEP
    t.province("B1", owner=1)
    assert territory.stage(t.s, place("A1")) == GREAT_KEEP, "the only one left"


@pytest.mark.clause("C260")
def test_a_keep_that_counts_as_a_castle_is_repaired_at_its_price() -> None:
    t = table()
    t.poor(0)
    t.realm(0, florins=100, stone=2, government="communal_republic", tech={"government": 4})
    t.province("A1", fortress="steel_keep", ps=3)
    t.ask(Build(0)).do("repair:A1:steel_keep")
    assert sum(t.r(0).stock) == 0
    assert t.p("A1").ps == 10


@pytest.mark.clause("11.8.4", "11.8.5", "R17.10")
def test_two_monuments_never_share_a_building() -> None:
    t = table()
    rich(t, government="military_theocracy", tech={"government": 4, "religion": 4})
    t.province("A1", settlement="city", buildings=["great_basilica"])
    t.ask(Build(0))
    assert t.why("build:A1:holy_reliquary") == "11.8.4"
    t.province("A1", buildings=["holy_reliquary"])
    assert not t.may("build:A1:great_basilica")
    t.realm(0, government="feudal_monarchy")
    assert t.why("build:A1:great_basilica") == "11.8.4"


# ---- Order 6 ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("R6.6", "R17.4", "7.1.4")
def test_a_change_of_faith_once_a_game() -> None:
    t = table()
    t.realm(0, florins=130, faith="catholic")
    bishop, cardinal = t.person(0, "bishop", "A1"), t.person(0, "cardinal", "A1")
    t.s.offices[0] = cardinal
    t.ask(Govern(0))
    assert t.why("convert:catholic") == "R6.6"
    t.do("convert:orthodox")
    assert (t.r(0).faith, t.stock(0, "florins")) == (1, (70,))
    assert [t.p(x).unrest for x in ("A1", "B1", "K1")] == [1, 1, 1]
    assert t.s.people[bishop] is None
    assert t.s.people[cardinal] is None
    assert t.s.offices[0] == NOWHERE
    assert t.p("A2").unrest == 0
    t.do("finish").ask(Govern(0))
    assert t.why("convert:islamic") == "R6.6"


@pytest.mark.clause("R6.6", "14.2.6", "C163")
def test_ransom_needs_a_prisoner_of_either_side() -> None:
    t = table()
    t.ask(Govern(0))
    assert t.why("ransom:1") == "14.2.6"
    t.change_person(2, place=-3, gaoler=1)
    assert t.may("ransom:1")
    t.do("finish").ask(Govern(1))
    assert t.may("ransom:0")


@pytest.mark.clause("R6.6", "R5.5")
def test_one_research_and_one_act_in_any_order() -> None:
    t = table()
    rich(t)
    t.province("A1", fortress="manor")
    t.ask(Govern(0)).do("assign-fief:A1:family.1.1", "research:court")
    assert not any(x.startswith(("research", "assign-fief", "convert")) for x in t.listed())


def test_order_6_offers_what_other_chapters_own() -> None:
    assert {"begin", "free_research", "academy", "learn", "research_price"} <= set(vars(govern))
