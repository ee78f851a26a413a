"""Chapter 8 and Order 1: what may be built where, for how much; repairs; public works."""

from __future__ import annotations

import pytest

from signoria.games.regno.ids import BUILDINGS, MANOR, NO_FORTRESS, TOWER
from signoria.games.regno.realm import territory, works
from signoria.games.regno.realm.building import Build

from .build import Table, place, table


def rich(t: Table, **fields: object) -> None:
    t.realm(0, florins=2000, wood=20, stone=20, leather=20, iron=20, grain=20, silk=2, wine=2, **fields)


# name, row, technology, florins, goods, base position of A1
ROWS = [
    ("village", 1, {}, 30, {"wood": 1}, {"settlement": "none", "fortress": "", "buildings": []}),
    ("town", 2, {"urbanism": 1}, 60, {"wood": 2}, {"settlement": "village"}),
    ("city", 3, {"urbanism": 3}, 120, {"stone": 2}, {}),
    ("farm", 4, {}, 20, {"wood": 1}, {"buildings": []}),
    ("tannery", 5, {"urbanism": 1}, 35, {"wood": 1}, {}),
    ("sawmill", 6, {"urbanism": 2}, 35, {}, {}),
    ("quarry", 7, {"urbanism": 3}, 40, {"wood": 1}, {}),
    ("forge", 8, {"metallurgy": 1}, 60, {"wood": 1}, {}),
    ("church", 9, {"religion": 1}, 40, {"wood": 1}, {}),
    ("cathedral", 10, {"religion": 3}, 180, {"stone": 4}, {"buildings": ["church"]}),
    ("monastery", 11, {"religion": 2}, 80, {"stone": 1}, {}),
    ("tower", 12, {"engineering": 1}, 40, {"stone": 1}, {"fortress": ""}),
    ("manor", 13, {"engineering": 2}, 90, {"stone": 2}, {}),
    ("castle", 14, {"engineering": 4}, 200, {"stone": 4}, {"fortress": "manor"}),
    ("market", 15, {"commerce": 1}, 40, {"wood": 1}, {}),
    ("fair", 16, {"commerce": 2}, 90, {"wood": 2}, {"buildings": ["market"], "settlement": "city"}),
    ("port", 17, {"navigation": 1}, 70, {"wood": 2}, {}),
    ("university", 18, {"urbanism": 4}, 110, {"stone": 2, "silk": 1}, {"settlement": "city"}),
]


@pytest.mark.clause(
    "8.1.1",
    "8.1.2",
    "8.1.t1.r1",
    "8.1.t1.r2",
    "8.1.t1.r3",
    "8.1.t1.r4",
    "8.1.t1.r5",
    "8.1.t1.r6",
    "8.1.t1.r7",
    "8.1.t1.r8",
    "8.1.t1.r9",
    "8.1.t1.r10",
    "8.1.t1.r11",
    "8.1.t1.r12",
    "8.1.t1.r13",
    "8.1.t1.r14",
    "8.1.t1.r15",
    "8.1.t1.r16",
    "8.1.t1.r17",
    "8.1.t1.r18",
)
@pytest.mark.parametrize(("name", "row", "tech", "florins", "goods", "base"), ROWS)
def test_price_and_requirement(
    name: str, row: int, tech: dict[str, int], florins: int, goods: dict[str, int], base: dict[str, object]
) -> None:
    t = table()
    where = "K1" if name == "port" else "A1"
    t.province("A1", **({"settlement": "town", "buildings": ["farm"], "fortress": "tower", "free": 2} | base))
    t.province("K1", free=1, buildings=[])
    t.poor(0)
    t.realm(0, florins=florins, **goods)
    for branch, level in tech.items():
        t.realm(0, tech={branch: level - 1})
    t.ask(Build(0))
    if tech:
        assert t.why(f"build:{where}:{name}") == f"8.1.t1.r{row}"
        t.realm(0, tech=tech)
    t.do(f"build:{where}:{name}")
    assert sum(t.r(0).stock) == 0, "exactly the printed price"
    level = ("village", "town", "city").index(name) + 1 if name in ("village", "town", "city") else 0
    standing = t.p(where).settlement == level if level else territory.building_at(t.p(where), BUILDINGS.index(name))
    assert standing


@pytest.mark.clause("11.1.7")
def test_farm_and_village_need_no_technology() -> None:
    t = table()
    t.realm(0, florins=100, wood=5)
    t.province("K1", free=1, buildings=[])
    t.ask(Build(0))
    assert t.may("build:K1:farm")
    assert t.may("build:K1:village")


@pytest.mark.clause("8.1.t1.r10", "8.1.t1.r15", "8.1.t1.r16", "8.1.t1.r18", "C20")
def test_a_required_settlement_is_the_least() -> None:
    t = table()
    rich(t, tech={"commerce": 2, "religion": 3, "urbanism": 4})
    t.province("A1", settlement="city", buildings=["church"], free=2)
    t.province("B1", settlement="village", buildings=["church"], free=2)
    t.ask(Build(0))
    assert t.may("build:A1:cathedral")
    assert t.may("build:A1:market")
    assert t.why("build:B1:cathedral") == "8.1.t1.r10"
    assert t.why("build:B1:market") == "8.1.t1.r15"
    assert t.why("build:B1:university") == "8.1.t1.r18"
    t.province("A1", settlement="town", buildings=["market"])
    assert t.why("build:A1:fair") == "8.1.t1.r16"


@pytest.mark.clause("8.1.t1.r17", "7.3.1")
def test_a_port_needs_a_coast() -> None:
    t = table()
    rich(t, tech={"navigation": 1})
    t.ask(Build(0))
    assert t.why("build:A1:port") == "8.1.t1.r17"


@pytest.mark.clause("8.1.3")
def test_t05_no_free_worker_no_building() -> None:
    t = table()
    rich(t)
    t.province("A1", settlement="town", free=0, slaves=1, buildings=[])
    t.ask(Build(0))
    assert t.why("build:A1:farm") == "8.1.3"


@pytest.mark.clause("8.1.3", "C19")
def test_an_assigned_worker_is_enough() -> None:
    t = table()
    rich(t, tech={"urbanism": 1})
    t.province("A1", free=1, buildings=["farm"], worked=["farm"])
    t.ask(Build(0)).do("build:A1:tannery")
    assert t.p("A1").worked == 1, "he stays where he works"
    assert t.p("A1").free == 1


@pytest.mark.clause("C251", "7.1.11", "8.1.3")
def test_an_upgrade_wants_a_worker_and_no_space() -> None:
    t = table()
    rich(t, tech={"engineering": 2})
    t.province("B1", settlement="village", buildings=["farm"], fortress="tower", free=1)
    t.ask(Build(0)).do("build:B1:manor")
    t.province("A1", free=0)
    assert t.why("build:A1:manor") == "8.1.3"


@pytest.mark.clause("R6.1")
def test_three_operations_and_one_stage_of_a_thing() -> None:
    t = table()
    rich(t, tech={"engineering": 4, "urbanism": 3})
    t.ask(Build(0)).do("build:A1:manor")
    assert t.why("build:A1:castle") == "R6.1"
    t.do("build:K1:village")
    assert t.why("build:K1:town") == "R6.1"
    t.do("build:A1:city")
    assert not any(x.startswith(("build", "repair", "recruit")) for x in t.listed()), "three operations are done"


@pytest.mark.clause("R6.1")
def test_a_tower_of_this_order_is_no_manor_yet() -> None:
    t = table()
    rich(t, tech={"engineering": 2})
    t.ask(Build(0)).do("build:B1:tower")
    assert t.why("build:B1:manor") == "R6.1"


@pytest.mark.clause("R6.1", "R5.5")
def test_nothing_is_built_under_siege_and_an_order_may_be_left() -> None:
    t = table()
    rich(t)
    t.province("B1", besieger=1, buildings=[])
    t.ask(Build(0))
    assert t.why("build:B1:farm") == "R6.1"
    t.do("finish")
    assert t.asked == -1


@pytest.mark.clause("R6.1", "8.2.4")
def test_a_sacked_province_may_be_built_in_but_recruits_nobody() -> None:
    t = table()
    rich(t)
    t.province("B1", sacked=1, buildings=[])
    t.ask(Build(0))
    assert t.may("build:B1:farm")
    assert t.why("recruit:B1") == "R6.1"


# ---- prices ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("9.5.8", "9.5.9", "16.1.t1.r6", "8.1.t1.r9", "C192", "C193")
def test_t31_winter_inflation_and_the_architect() -> None:
    t = table().at(1, "winter")
    rich(t, tech={"religion": 1, "urbanism": 2})
    t.s.inflation = 1
    t.person(0, "heir", "A1", virtue="architect")
    t.realm(0, florins=166, wood=1)
    t.province("A1", free=3, buildings=[])
    t.ask(Build(0)).do("build-with-architect:A1:church")
    assert t.stock(0, "florins", "wood") == (88, 1)
    assert not t.may("build-with-architect:A1:farm"), "one building in an Order"
    assert not t.may("build-with-architect:B1:farm"), "his own province"


@pytest.mark.clause("16.1.t1.r6", "C193")
def test_the_architect_saves_no_wood_where_there_is_none() -> None:
    t = table()
    t.poor(0)
    t.realm(0, florins=25, tech={"urbanism": 2})
    t.person(0, "consort", "A1", virtue="architect")
    t.ask(Build(0)).do("build-with-architect:A1:sawmill")
    assert sum(t.r(0).stock) == 0


@pytest.mark.clause("9.5.8", "9.5.4")
def test_only_florins_double_in_winter() -> None:
    t = table().at(1, "winter")
    t.poor(0)
    t.realm(0, florins=40, wood=1)
    t.province("B1", buildings=[])
    t.ask(Build(0)).do("build:B1:farm")
    assert sum(t.r(0).stock) == 0


# ---- repairs ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("8.2.6", "8.1.t1.r5", "8.2.5")
def test_t07_civil_repair_rounds_up() -> None:
    t = table()
    t.poor(0)
    t.realm(0, florins=18, wood=1)
    t.province("A1", buildings=["tannery"], damaged=["tannery"], free=0)
    t.ask(Build(0)).do("repair:A1:tannery")
    assert sum(t.r(0).stock) == 0
    assert t.p("A1").damaged == 0


@pytest.mark.clause("8.2.10", "13.8.9")
def test_t09_no_repair_under_siege() -> None:
    t = table()
    rich(t)
    t.province("A1", fortress="manor", ps=5, besieger=1)
    t.ask(Build(0))
    assert t.why("repair:A1:manor") == "8.2.10"


@pytest.mark.clause("8.2.9", "8.2.7", "C24", "C25")
def test_a_fortress_repair_is_half_the_stages_price_in_any_season() -> None:
    t = table().at(1, "winter")
    t.s.inflation = 3
    t.poor(0)
    t.realm(0, florins=45, stone=1)
    t.province("A1", fortress="manor", ps=5)
    t.ask(Build(0)).do("repair:A1:manor")
    assert sum(t.r(0).stock) == 0
    assert t.p("A1").ps == 6


@pytest.mark.clause("C26", "C27", "8.2.7")
def test_an_unmaintained_fortress_keeps_ps_without_benefits_until_repaired() -> None:
    t = table()
    t.poor(0)
    t.realm(0, florins=20, stone=1)
    t.province("A1", fortress="tower", unmaintained=True)
    assert not territory.fortress_works(t.s, place("A1"))
    assert not territory.is_breached(t.s, place("A1")), "its walls still stop an attacker (C28)"
    t.ask(Build(0)).do("repair:A1:tower")
    assert sum(t.r(0).stock) == 0
    assert territory.fortress_works(t.s, place("A1"))
    assert t.why("repair:A1:tower") == "8.2.9"


@pytest.mark.clause("C28", "8.2.8")
def test_protection_ends_at_the_breach() -> None:
    t = table()
    t.province("A1", fortress="tower", ps=3, unmaintained=True)
    assert not territory.is_breached(t.s, place("A1"))
    t.province("A1", ps=2)
    assert territory.is_breached(t.s, place("A1"))


@pytest.mark.clause("8.2.7", "8.2.2")
def test_a_fortress_works_without_workers_while_it_has_a_point_and_no_siege() -> None:
    t = table()
    t.province("A1", fortress="manor", ps=1, free=0)
    assert territory.fortress_works(t.s, place("A1"))
    t.province("A1", fortress="manor", ps=6, besieger=1)
    assert not territory.fortress_works(t.s, place("A1"))


@pytest.mark.clause("8.2.1")
def test_incomes_that_need_no_worker() -> None:
    t = table()
    t.province("A1", buildings=["church", "port"], worked=[], fortress="manor", free=0)
    assert territory.functioning(t.s, place("A1"), *territory.CHURCHES)
    assert territory.fortress_works(t.s, place("A1"))


@pytest.mark.clause("8.2.3", "C250")
def test_five_buildings_are_productive_and_a_cathedral_yields_no_good() -> None:
    t = table()
    goods = {x.key: x.good for x in t.s.tables.buildings}
    assert goods["cathedral"] == -1
    assert [x.key for x in t.s.tables.buildings if x.kind == "productive"] == [
        "farm", "tannery", "sawmill", "quarry", "forge",
    ]  # fmt: skip


@pytest.mark.clause("8.2.5", "7.1.10")
def test_a_damaged_building_keeps_its_space() -> None:
    t = table()
    p = t.province("B1", settlement="village", buildings=["farm", "tannery"], damaged=["farm", "tannery"])
    assert territory.spaces_left(t.s, p) == 0


@pytest.mark.clause("7.1.8", "8.1.2")
def test_an_upgrade_of_something_damaged_is_whole() -> None:
    t = table()
    rich(t, tech={"religion": 3, "engineering": 2})
    t.province("A1", buildings=["church"], damaged=["church"], fortress="tower", ps=1, free=1)
    t.ask(Build(0)).do("build:A1:cathedral", "build:A1:manor")
    assert (t.p("A1").damaged, t.p("A1").ps) == (0, 6)


# ---- public works ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("R6.1")
def test_public_works_once_a_year() -> None:
    t = table()
    rich(t)
    t.province("A1", unrest=2)
    t.province("B1", unrest=1)
    t.s.inflation = 2
    t.ask(Build(0)).do("public-works")
    assert t.stock(0, "florins") == (1900,)
    assert [t.p(x).unrest for x in ("A1", "B1", "K1")] == [1, 0, 0]
    assert t.why("public-works") == "R6.1"
    t.do("finish").at(2).ask(Build(0))
    assert t.may("public-works")


@pytest.mark.clause("8.1.t1.r11", "C22")
def test_a_monastery_may_stand_beside_anything() -> None:
    t = table()
    rich(t, tech={"religion": 2})
    t.ask(Build(0)).do("build:A1:monastery")
    assert territory.functioning(t.s, place("A1"), BUILDINGS.index("monastery"))


@pytest.mark.clause("8.2.9")
def test_prices_of_repairs_come_from_the_stage_that_stands() -> None:
    t = table()
    t.province("A1", fortress="castle", ps=9)
    assert works.repair_price(t.s, place("A1"), TOWER + 2) == ((4, 2), (8, 100))
    t.province("A1", fortress="")
    assert t.p("A1").fortress == NO_FORTRESS
    assert MANOR == TOWER + 1
