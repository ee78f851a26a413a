"""Worked cases of chapter 8 and of Order 1, read from the law alone."""

from __future__ import annotations

import pytest

from signoria.games.regno.ids import EVENTS
from signoria.games.regno.pieces import EXHAUSTED
from signoria.games.regno.realm import territory
from signoria.games.regno.realm.building import Build

from .build import Table, table


def rich(t: Table, **tech: int) -> Table:
    t.realm(0, florins=2000, grain=30, wood=30, leather=30, iron=30, stone=30, silk=5, wine=5, tech=tech)
    return t


def paid(t: Table, text: str, *names: str) -> tuple[int, ...]:
    """What the reserve lost by an option."""
    before = t.stock(0, *names)
    t.do(text)
    return tuple(a - b for a, b in zip(before, t.stock(0, *names), strict=True))


# ---- spaces, stages, copies ------------------------------------------------------------------------------------------


@pytest.mark.clause("7.1.10", "7.1.11", "7.1.t1.r1", "C2", "8.2.5")
def test_every_infrastructure_takes_a_space_the_fortress_too() -> None:
    t = rich(table(), engineering=1, urbanism=1, religion=1)
    t.province("K1", buildings=[], free=1)
    t.province("B1", settlement="village", buildings=["farm", "church"], damaged=["church"], fortress="")
    t.ask(Build(0))
    assert t.may("build:K1:tower")
    assert t.may("build:K1:church")
    assert t.why("build:B1:tower") == "7.1.10"  # a damaged building keeps its space
    t.do("build:K1:tower")
    assert t.why("build:K1:farm") == "7.1.10"


@pytest.mark.clause("7.1.12", "7.1.9")
@pytest.mark.parametrize(
    ("has", "wish"), [("farm", "farm"), ("cathedral", "church"), ("fair", "market"), ("holy_reliquary", "church")]
)
def test_one_of_a_kind_whatever_its_stage(has: str, wish: str) -> None:
    t = rich(table(), religion=3, commerce=2)
    t.province("A1", settlement="city", buildings=[has], free=3)
    t.ask(Build(0))
    assert t.why(f"build:A1:{wish}") in ("7.1.12", "7.1.9")


@pytest.mark.clause("7.1.8", "7.1.9", "7.1.11", "8.1.2", "C251", "8.1.t1.r10", "8.1.t1.r16")
def test_upgrades_take_the_old_space_at_the_full_price() -> None:
    t = rich(table(), religion=3, commerce=2, engineering=2)
    t.province("A1", settlement="city", free=1, buildings=["farm", "church", "market", "port", "tannery"])
    assert territory.spaces_left(t.s, t.p("A1")) == 0
    t.ask(Build(0))
    assert paid(t, "build:A1:cathedral", "florins", "stone") == (180, 4)
    assert paid(t, "build:A1:fair", "florins", "wood") == (90, 2)
    assert paid(t, "build:A1:manor", "florins", "stone") == (90, 2)
    assert territory.spaces_left(t.s, t.p("A1")) == 0
    assert t.p("A1").ps == 6
    assert not territory.building_at(t.p("A1"), 5)


@pytest.mark.clause("8.1.3", "C19", "C251", "C7")
@pytest.mark.parametrize("wish", ["tannery", "manor", "city", "market", "cathedral"])
def test_slaves_build_nothing_and_an_assigned_worker_does(wish: str) -> None:
    t = rich(table(), urbanism=3, engineering=2, commerce=1, religion=3)
    t.province("A1", settlement="town", free=0, slaves=2, worked=[], buildings=["church"])
    t.ask(Build(0))
    assert t.why(f"build:A1:{wish}") == "8.1.3"
    t.province("A1", free=1, worked=["church"])
    t.do(f"build:A1:{wish}")


@pytest.mark.clause("R6.1", "C18")
def test_a_centre_rises_one_stage_in_an_order() -> None:
    t = rich(table(), urbanism=3, engineering=4)
    t.province("K1", settlement="none", free=1, buildings=[])
    t.ask(Build(0)).do("build:K1:village")
    assert t.why("build:K1:town") == "R6.1"
    t.do("build:A1:manor", "finish")
    t.ask(Build(0)).do("build:K1:town", "build:A1:castle")
    assert t.p("A1").ps == 10


@pytest.mark.clause("R6.1")
def test_three_operations_of_whatever_kind() -> None:
    t = rich(table(), urbanism=1, engineering=1)
    t.province("A1", damaged=["farm"])
    t.province("B1", slaves=0, unrest=1)
    t.ask(Build(0)).do("repair:A1:farm", "recruit:A1", "enlist:light_infantry:1", "finish", "public-works")
    assert t.why("build:K1:farm") == "R6.1"
    assert t.why("recruit:B1") == "R6.1"


@pytest.mark.clause("8.2.10", "13.8.9", "R6.1", "13.8.2")
def test_nothing_is_built_in_a_besieged_province() -> None:
    t = rich(table(), urbanism=1, engineering=2)
    t.province("A1", besieger=1, damaged=["farm"], ps=2)
    t.ask(Build(0))
    assert t.why("repair:A1:farm") in ("8.2.10", "13.8.9")
    assert t.why("repair:A1:tower") in ("8.2.10", "13.8.9")
    assert not t.may("build:A1:tannery")
    assert not t.may("build:A1:manor")
    assert not t.may("recruit:A1")


@pytest.mark.clause("R6.1", "8.2.10")
def test_a_sacked_province_is_repaired_and_built_but_recruits_nobody() -> None:
    t = rich(table(), urbanism=1)
    t.province("A1", sacked=9, damaged=["farm"])
    t.ask(Build(0))
    assert t.why("recruit:A1") == "R6.1"
    t.do("repair:A1:farm", "build:A1:tannery")


# ---- repairs ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("8.2.6", "C24", "C25", "C251")
@pytest.mark.parametrize(
    ("name", "florins", "goods"),
    [
        ("farm", 10, {"wood": 1}),
        ("sawmill", 18, {}),
        ("cathedral", 90, {"stone": 2}),
        ("university", 55, {"stone": 1, "silk": 1}),
        ("fair", 45, {"wood": 1}),
        ("monastery", 40, {"stone": 1}),
        ("port", 35, {"wood": 1}),
        ("holy_reliquary", 150, {"stone": 1, "silk": 1}),
        ("loggia", 200, {"stone": 1, "wood": 1}),
    ],
)
def test_civil_repair_costs_half_rounded_up_in_any_season(name: str, florins: int, goods: dict[str, int]) -> None:
    t = rich(table().at(1, "winter"))
    t.s.inflation = 3
    t.province("A1", settlement="city", buildings=[name], damaged=[name], free=0, worked=[])
    t.realm(0, government="communal_republic" if name == "loggia" else "military_theocracy", tech={"government": 4})
    building_paid = paid(t.ask(Build(0)), f"repair:A1:{name}", "florins", *goods)
    assert building_paid == (florins, *goods.values())
    assert t.p("A1").damaged == 0


@pytest.mark.clause("8.2.9", "C24", "C25", "C27", "9.4.6")
@pytest.mark.parametrize(
    ("fortress", "ps", "full", "florins", "stone"),
    [("tower", 1, 4, 20, 1), ("manor", 5, 6, 45, 1), ("castle", 1, 10, 100, 2)],
)
def test_a_fortress_is_repaired_to_its_greatest_ps(fortress: str, ps: int, full: int, florins: int, stone: int) -> None:
    t = rich(table().at(1, "winter"))
    t.s.inflation = 2
    t.province("A1", fortress=fortress, ps=ps, free=0)
    assert paid(t.ask(Build(0)), f"repair:A1:{fortress}", "florins", "stone") == (florins, stone)
    assert t.p("A1").ps == full
    assert not t.may(f"repair:A1:{fortress}")


@pytest.mark.clause("11.3.t1.r1", "8.2.9", "C99")
def test_engineering_3_repairs_to_the_greater_maximum() -> None:
    t = rich(table(), engineering=3)
    t.province("A1", ps=3)
    t.ask(Build(0)).do("repair:A1:tower")
    assert t.p("A1").ps == 5


# ---- prices ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("9.5.4", "9.5.8", "9.5.9", "C66", "R3.6a", "9.5.6")
@pytest.mark.parametrize(
    ("season", "inflation", "name", "florins", "goods"),
    [
        ("summer", 1, "sawmill", 39, (0, 0)),  # 38.5
        ("winter", 1, "sawmill", 77, (0, 0)),
        ("winter", 2, "cathedral", 432, (0, 4)),
        ("autumn", 3, "tannery", 46, (1, 0)),  # 45.5
        ("winter", 3, "city", 312, (0, 2)),
        ("winter", 0, "farm", 40, (1, 0)),
    ],
)
def test_price_of_a_building(season: str, inflation: int, name: str, florins: int, goods: tuple[int, int]) -> None:
    t = rich(table().at(1, season), urbanism=3, religion=3)
    t.s.inflation = inflation
    t.province("A1", buildings=["church"])
    assert paid(t.ask(Build(0)), f"build:A1:{name}", "florins", "wood", "stone") == (florins, *goods)


@pytest.mark.clause("R18.2", "R3.6a")
def test_a_mild_winter_doubles_nothing_but_inflation_stays() -> None:

    t = rich(table().at(1, "winter"))
    t.s.event, t.s.inflation = EVENTS.index("WI1"), 1
    t.province("K1", buildings=[])
    assert paid(t.ask(Build(0)), "build:K1:farm", "florins") == (22,)


@pytest.mark.clause("9.5.4", "9.5.6", "C66", "13.1.t1.r1", "13.1.t1.r2", "R3.6b")
def test_a_recruit_is_not_doubled_in_winter_but_inflated() -> None:
    t = rich(table().at(1, "winter"))
    t.s.inflation = 1
    t.ask(Build(0)).do("recruit:A1")
    t.do("enlist:archer:1")
    assert paid(t, "finish", "florins", "leather", "wood") == (17, 1, 1)  # 16.5


@pytest.mark.clause("9.5.7", "C69", "11.3.t1.r7")
def test_commerce_4_ignores_inflation_not_winter() -> None:
    t = rich(table().at(1, "winter"), commerce=4)
    t.s.inflation = 3
    t.province("K1", buildings=[])
    assert paid(t.ask(Build(0)), "build:K1:farm", "florins") == (40,)


@pytest.mark.clause("16.1.t1.r6", "9.5.8", "8.1.2")
def test_the_architect_lowers_one_building_in_his_province() -> None:
    t = rich(table(), urbanism=1, commerce=1)
    t.change_person("family.1.1", virtue="architect", place="A1")
    t.ask(Build(0))
    assert paid(t, "build-with-architect:A1:tannery", "florins", "wood") == (25, 0)
    assert not t.may("build-with-architect:A1:market")
    assert paid(t, "build:A1:market", "florins", "wood") == (40, 1)


# ---- recruiting ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("R6.1", "13.6.1")
def test_a_batch_is_twice_the_level_each_in_another_province() -> None:
    t = rich(table(), engineering=1, metallurgy=1)
    t.no_forces()
    t.ask(Build(0)).do("recruit:A1")
    assert t.why("enlist:pikeman:1") == "8.1.t1.r8"  # no Forge
    t.do("enlist:light_infantry:2", "enlist:crewman:1", "enlist:ram:1")
    assert t.why("enlist:light_infantry:1") == "R6.1"  # the batch is full
    t.do("finish")
    assert t.units(0, "A1", EXHAUSTED) == {"light_infantry": 2, "crewman": 1, "ram": 1}
    assert t.why("recruit:A1") == "R6.1"
    assert t.why("recruit:K1") == "R6.1"  # no centre
    t.do("recruit:B1")
    assert t.may("enlist:light_infantry:2")
    assert not t.may("enlist:light_infantry:3")


@pytest.mark.clause("R6.1", "8.1.t1.r8", "C21")
def test_an_unworked_forge_is_enough_a_damaged_one_is_not() -> None:
    t = rich(table(), metallurgy=1)
    t.province("A1", buildings=["farm", "forge"], worked=[], damaged=["forge"])
    t.ask(Build(0)).do("recruit:A1")
    assert t.why("enlist:pikeman:1") == "8.1.t1.r8"
    t.province("A1", damaged=[])
    t.do("enlist:pikeman:4")


@pytest.mark.clause("11.4.7", "11.6.6", "11.7.6", "R6.1", "13.1.t1.r9", "13.1.t1.r10")
@pytest.mark.parametrize(
    ("government", "level", "unit", "florins"),
    [
        ("feudal_monarchy", 3, "knight_of_the_crown", 70),
        ("autocratic_empire", 3, "halberdier", 35),
        ("military_theocracy", 3, "swordsman", 30),
    ],
)
def test_government_units(government: str, level: int, unit: str, florins: int) -> None:
    t = rich(table())
    t.province("A1", buildings=["forge"], worked=[])
    t.realm(0, government=government, tech={"government": level - 1})
    t.ask(Build(0)).do("recruit:A1")
    assert not t.may(f"enlist:{unit}:1")
    t.realm(0, tech={"government": level})
    goods = {"knight_of_the_crown": (4, 2, 0), "halberdier": (2, 0, 2), "swordsman": (2, 0, 0)}[unit]
    t.do(f"enlist:{unit}:1")
    assert paid(t, "finish", "florins", "iron", "leather", "wood") == (florins, *goods)


@pytest.mark.clause("R6.1")
def test_public_works_once_a_year_calm_every_own_province() -> None:
    t = rich(table())
    t.province("A1", unrest=2)
    t.province("B1", unrest=1)
    assert paid(t.ask(Build(0)), "public-works", "florins") == (100,)
    assert (t.p("A1").unrest, t.p("B1").unrest, t.p("K1").unrest) == (1, 0, 0)
    assert t.why("public-works") == "R6.1"
    t.do("finish")
    assert t.at(2).ask(Build(0)).may("public-works")
