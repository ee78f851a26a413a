"""Chapter 11 and Order 6: fiefs and monuments of the governments, acts beside research. 11.4 to 11.8, R6.6"""

from __future__ import annotations

import pytest

from signoria.games.regno.combat import risk
from signoria.games.regno.ids import BUILDINGS, GREAT_KEEP, HOLY_RELIQUARY, LOGGIA
from signoria.games.regno.knowledge import govern
from signoria.games.regno.knowledge.govern import Govern
from signoria.games.regno.realm import territory
from signoria.games.regno.realm.building import Build

from .build import NOWHERE, place, table
from .turns import rich

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
