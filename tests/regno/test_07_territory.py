"""Chapter 7: control, room, spaces, growth, terrain; what a province counts as."""

from __future__ import annotations

import pytest

from signoria.games.regno.ids import (
    CATHOLIC,
    CHURCH,
    FARM,
    HORDE,
    LOGGIA,
    NEUTRAL,
    NO_FAITH,
    ORTHODOX,
    SETTLEMENTS,
    TERRAINS,
    TOWER,
)
from signoria.games.regno.realm import building, territory
from signoria.games.regno.realm.building import Build
from signoria.games.regno.reconstruction import faith

from .build import Table, place, table


def rich(t: Table, **fields: object) -> None:
    t.realm(0, florins=2000, wood=20, stone=20, leather=20, iron=20, grain=20, silk=2, wine=2, **fields)


@pytest.mark.clause("7.1.1", "C1")
def test_a_province_is_owned_without_troops() -> None:
    t = table()
    t.no_forces()
    assert t.p("B1").owner == 0
    assert territory.is_valid(t.s, place("B1"))


@pytest.mark.clause("C1", "R1.6")
def test_valid_is_owned_and_neither_besieged_nor_sacked_nor_rebel() -> None:
    t = table().at(1, "summer")
    for fields in ({"besieger": 1}, {"besieger": HORDE}, {"sacked": 2}, {"owner": NEUTRAL, "former": 0}):
        t = table().at(1, "summer")
        t.province("B1", **fields)
        assert not territory.is_valid(t.s, place("B1")), fields
    t.province("A1", sacked=1)
    assert territory.is_valid(t.s, place("A1")), "sacked until last season"


@pytest.mark.clause("7.1.2", "7.1.3")
def test_the_reserve_pays_anywhere_and_cargo_pays_nothing() -> None:
    t = table()
    t.poor(0)
    t.carrier(0, "caravan", "K1", wood=3)
    t.realm(0, florins=100, wood=1)
    t.province("K1", free=1).owner = 0
    t.ask(Build(0)).do("build:K1:farm")
    assert t.stock(0, "florins", "wood") == (80, 0)
    t.province("B1", settlement="village", buildings=[], free=1)
    assert t.refusal("build:B1:farm").clause == "7.1.2", "the Wood on the Caravan is not in the reserve"


@pytest.mark.clause("7.1.4", "R17.1")
def test_a_province_has_its_owners_faith_and_neutrals_their_printed_one() -> None:
    t = table()
    t.realm(0, faith="orthodox")
    s = t.s
    assert faith.faith_of(s, place("B1")) == ORTHODOX
    assert faith.faith_of(s, place("R")) == CATHOLIC
    assert faith.faith_of(s, place("I1")) == NO_FAITH
    assert faith.is_target(s, place("I1"), CATHOLIC), "no faith is not Catholic for religious targets"
    assert faith.is_target(s, place("B1"), CATHOLIC)
    assert not faith.is_target(s, place("R"), CATHOLIC)
    assert faith.is_target(s, place("I1"), ORTHODOX)


@pytest.mark.clause("7.1.5", "7.1.6", "7.1.7")
def test_one_centre_and_one_fortress_in_stages() -> None:
    t = table()
    rich(t, tech={"engineering": 4, "urbanism": 4})
    t.province("A1", settlement="city", fortress="manor", free=3)
    t.ask(Build(0))
    assert t.why("build:A1:village") == "7.1.6"
    assert t.why("build:A1:city") == "7.1.12"
    assert t.why("build:A1:tower") == "7.1.7"
    assert t.may("build:A1:castle")


@pytest.mark.clause("7.1.8", "8.1.2", "C18", "C30")
def test_an_upgrade_replaces_without_refund_stage_by_stage() -> None:
    t = table()
    t.poor(0)
    t.realm(0, florins=300, stone=4, tech={"engineering": 2})
    t.ask(Build(0))
    t.realm(0, tech={"engineering": 4})
    assert t.why("build:A1:castle") == "8.1.2", "a Castle comes from a Manor"
    t.realm(0, tech={"engineering": 2})
    t.do("build:A1:manor")
    assert t.stock(0, "florins", "stone") == (210, 2)
    assert (t.p("A1").fortress, t.p("A1").ps) == (TOWER + 1, 6)


@pytest.mark.clause("7.1.9", "7.1.11", "8.1.t1.r10", "8.1.t1.r16")
def test_cathedral_and_fair_take_the_place_of_church_and_market() -> None:
    t = table()
    rich(t, tech={"religion": 3, "commerce": 2, "urbanism": 3})
    t.province(
        "A1", settlement="city", buildings=["church", "market", "farm", "port", "forge"], worked=["church"], free=3
    )
    t.ask(Build(0)).do("build:A1:cathedral", "build:A1:fair")
    assert t.p("A1").buildings == sum(1 << x for x in (0, 4, 6, 9, 10)), "no space was free and none was needed"
    assert t.p("A1").worked == 1 << 6, "its worker stays"
    assert t.why("build:A1:church") == "7.1.9"
    assert t.why("build:A1:market") == "7.1.9"


ROOMS = [(1, 1, 0), (3, 2, 5), (6, 4, 15), (10, 6, 30)]


@pytest.mark.clause("7.1.t1.r1", "7.1.t1.r2", "7.1.t1.r3", "7.1.t1.r4", "7.3.6")
@pytest.mark.parametrize("level", range(4))
def test_room_spaces_and_income_of_a_settlement(level: int) -> None:
    t = table()
    p = t.province("M1", settlement=SETTLEMENTS[level], free=0, buildings=[], fortress="")
    got = territory.room(t.s, p), territory.spaces_left(t.s, p), t.s.tables.centre_income[level]
    assert got == ROOMS[level]


@pytest.mark.clause("7.1.10", "7.1.11", "7.3.7")
def test_every_building_takes_a_space_and_the_fortress_too() -> None:
    t = table()
    rich(t, tech={"engineering": 1})
    t.province("B1", settlement="village", buildings=["farm"], fortress="tower", free=3)
    t.province("A1", settlement="town", buildings=["farm"], fortress="tower", free=3)
    assert territory.spaces_left(t.s, t.p("B1")) == 0, "the settlement itself takes none, workers add none"
    t.province("B1", settlement="village", buildings=["tannery"])
    t.ask(Build(0))
    assert t.why("build:B1:farm") == "7.1.10"


@pytest.mark.clause("7.1.12")
def test_one_copy_of_each_building() -> None:
    t = table()
    rich(t)
    t.province("A1", buildings=["farm"], damaged=["farm"])
    t.ask(Build(0))
    assert t.why("build:A1:farm") == "7.1.12"


@pytest.mark.clause("7.1.13", "C7")
def test_slaves_fill_room_and_soldiers_do_not() -> None:
    t = table()
    t.force(0, "B1", archer=9)
    p = t.province("B1", free=1, slaves=1)
    assert territory.room(t.s, p) == 1
    assert territory.inhabitants(p) == 2


@pytest.mark.clause("C2")
def test_land_without_a_centre_holds_one_building_of_any_kind() -> None:
    t = table()
    rich(t, tech={"engineering": 1, "navigation": 1, "commerce": 1})
    t.province("K1", buildings=[], free=1)
    t.ask(Build(0))
    assert t.may("build:K1:tower")
    assert t.may("build:K1:farm")
    assert t.may("build:K1:port")
    assert t.why("build:K1:market") == "8.1.t1.r15"
    t.do("build:K1:tower")
    assert t.why("build:K1:farm") == "7.1.10"


@pytest.mark.clause("C4", "7.1.11")
def test_a_captured_monument_uses_the_same_space() -> None:
    t = table()
    p = t.province("B1", settlement="village", buildings=["loggia"], fortress="steel_keep")
    assert territory.counts_as(t.s, place("B1"), LOGGIA) != LOGGIA
    assert territory.spaces_left(t.s, p) == 0


@pytest.mark.clause("C3")
def test_a_lowered_centre_leaves_no_space() -> None:
    t = table()
    p = t.province("B1", settlement="village", buildings=["farm", "tannery", "church"], damaged=["tannery", "church"])
    assert territory.spaces_left(t.s, p) < 0


# ---- growth ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("7.2.1", "7.2.3", "7.1.t1.r2")
def test_t01_growth_stops_at_capacity() -> None:
    t = table().at(2)
    t.province("B1", free=3)
    building.grow(t.s)
    assert t.p("B1").free == 3
    assert t.p("A1").free == 4, "the Town has room"


@pytest.mark.clause("7.2.1", "R3.2")
def test_nothing_grows_in_year_1_nor_without_a_centre() -> None:
    t = table().at(1)
    building.grow(t.s)
    assert (t.p("A1").free, t.p("B1").free) == (3, 2)
    t.at(2).province("K1", free=0)
    building.grow(t.s)
    assert t.p("K1").free == 0
    assert t.p("R").free == 5, "neutrals do not grow"


@pytest.mark.clause("7.2.4")
def test_t03_a_sacked_province_does_not_grow() -> None:
    t = table().at(3)
    t.province("A1", settlement="town", free=2, sacked=9)
    t.province("B1", free=1, besieger=1)
    building.grow(t.s)
    assert (t.p("A1").free, t.p("B1").free) == (2, 1)


@pytest.mark.clause("7.2.2", "11.3.t1.r4", "C5", "C6")
def test_agriculture_4_grows_two_where_a_farm_stands() -> None:
    t = table().at(2)
    t.realm(0, tech={"agriculture": 4})
    t.province("A1", free=1, worked=[])
    t.province("B1", free=1)
    building.grow(t.s)
    assert t.p("A1").free == 3, "the Farm need not be worked"
    assert t.p("B1").free == 2, "a Village has one"
    t.province("A1", free=1, damaged=["farm"])
    building.grow(t.s)
    assert t.p("A1").free == 2, "a damaged Farm is none"


# ---- terrain ---------------------------------------------------------------------------------------------------------

TERRAIN = [("plain", 1, True, 0), ("forest", 1, False, 0), ("hill", 1, False, 0)]
TERRAIN += [("mountain", 2, False, 1), ("swamp", 2, False, 1), ("desert", 1, True, 0)]


@pytest.mark.clause("7.3.1", "7.3.2", "7.3.3", "7.3.5")
@pytest.mark.parametrize(("name", "cost", "charge", "defence"), TERRAIN)
def test_what_terrain_does(name: str, cost: int, charge: bool, defence: int) -> None:
    tables, i = table().s.tables, TERRAINS.index(name)
    assert (tables.entry_cost[i], tables.allows_charge[i], tables.terrain_defence[i]) == (cost, charge, defence)


@pytest.mark.clause("7.3.4", "R19.2")
def test_rivers_are_marked_on_links() -> None:
    t = table()
    rivers = t.s.tables.atlas.rivers
    assert (place("B1"), place("M1")) in rivers
    assert (place("M1"), place("B1")) in rivers
    assert (place("A1"), place("B1")) not in rivers
    assert t.s.tables.territory["rivers"]["malus"] == 1


@pytest.mark.clause("C17")
def test_desert_is_a_terrain_of_its_own() -> None:
    assert TERRAINS.index("desert") != TERRAINS.index("plain")


# ---- what works ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("8.2.4", "8.2.5", "C217", "C29")
def test_a_building_works_undamaged_where_no_siege_is_and_needs_no_worker() -> None:
    t = table()
    a1 = place("A1")
    t.province("A1", buildings=["church", "farm"], worked=[])
    assert territory.functioning(t.s, a1, CHURCH)
    assert not territory.worked(t.s, a1, CHURCH)
    t.province("A1", worked=["church"])
    assert territory.worked(t.s, a1, CHURCH)
    t.province("A1", damaged=["church"])
    assert not territory.functioning(t.s, a1, CHURCH)
    assert territory.functioning(t.s, a1, FARM)
    t.province("A1", besieger=1)
    assert not territory.functioning(t.s, a1, FARM), "from the moment the siege is marked"


@pytest.mark.clause("11.8.1", "11.8.2")
def test_a_captured_loggia_counts_as_a_fair() -> None:
    t = table()
    t.realm(0, government="feudal_monarchy", tech={"government": 4})
    t.province("A1", settlement="city", buildings=["loggia", "farm"])
    assert territory.counts_as(t.s, place("A1"), LOGGIA) == 9
    assert territory.functioning(t.s, place("A1"), *territory.FAIRS)
