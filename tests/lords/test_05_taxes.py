"""5.9: who takes the tax of which city, and when taxes end."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.lords.ids import EMPIRES
from signoria.games.lords.revenue import taxes

from .build import Table, table


def bare(*lords: str, colours: tuple[str, ...] = ("red", "blue"), **options: Any) -> Table:
    """No gold but the supply's, nobody on the map but the players' own leaders, who are at sea."""
    t = table(*lords, colours=colours, **options).nobody().at(1460, "summer")
    t.gold(**{f"treasury_{x}": 0 for x in ("red", "blue", "orange", "white", "purple", "black")})
    t.gold(**{f"chest_{n}": 0 for n in range(t.s.seats)})
    for player in t.s.players:
        t.s.leaders[player.lord].place = t.s.tables.atlas.seas[0].place
    return t


def collect(t: Table) -> Table:
    taxes.begin(t.s)
    return t


def city(t: Table, name: str, *accounts: str) -> list[int]:
    return [t.au(x) for x in (*accounts, f"pile_{name}")]


# ---- empires ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("5.9.2", "5.9.3", "5.9.3.b1", "4.6")
def test_at_the_start_each_empire_gets_as_much_as_its_printed_number_and_no_more() -> None:
    t = collect(bare())
    got = [t.au(f"treasury_{x}") for x in ("red", "blue", "orange", "white", "purple", "black")]
    assert got == [6, 9, 8, 10, 8, 12]
    assert got == [t.s.tables.atlas.empires[n].base for n in range(len(EMPIRES))]


@pytest.mark.clause("5.9.2", "5.9.4.b5")
def test_an_imperial_army_in_a_foreign_city_brings_its_tax_home() -> None:
    t = bare()
    t.army("paris", "red")
    t.army("milan_city", "red")
    t.leader("L14", "milan_city")
    collect(t)
    assert (t.au("treasury_red"), t.au("treasury_blue")) == (8, 8)
    assert t.au("chest_0") == 0, "under imperial troops the lord gets nothing"


@pytest.mark.clause("5.9.2", "2.6.2")
def test_mercenaries_of_the_colour_count_as_its_armies_foreign_ones_stop_the_tax() -> None:
    t = bare()
    t.mercenary("dover", seat=0)
    t.mercenary("dublin", seat=1)
    t.mercenary("calais_city")
    collect(t)
    assert t.au("treasury_red") == 4
    assert t.au("treasury_blue") == 9
    assert city(t, "dublin", "chest_1") == [0, 0]


@pytest.mark.clause("6.2.4.b6", "5.9.2")
def test_a_player_who_is_emperor_gets_the_taxes_himself() -> None:
    t = bare()
    t.p(0).emperor = 0
    collect(t)
    assert (t.au("chest_0"), t.au("treasury_red")) == (6, 0)


@pytest.mark.clause("ER.6", "5.9.2")
def test_a_merged_empire_pays_the_victor() -> None:
    t = bare()
    t.e("red").fallen, t.e("red").merged = 1, True
    collect(t)
    assert (t.au("treasury_red"), t.au("treasury_blue")) == (0, 15)


# ---- leaders ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("5.9.4", "5.9.4.b1", "4.6.b1")
def test_a_lord_at_home_taxes_into_his_chest() -> None:
    t = bare()
    t.leader("L14", "milan_city")
    collect(t)
    assert city(t, "milan_city", "chest_0") == [1, 0]


@pytest.mark.clause("5.9.4")
def test_a_lord_outside_the_city_taxes_nothing() -> None:
    t = bare()
    t.leader("L14", "milan")
    collect(t)
    assert city(t, "milan_city", "chest_0") == [0, 0]


@pytest.mark.clause("5.9.4.b2", "5.9.4.b3", "4.6.b1")
@pytest.mark.parametrize("seat", [0, None])
def test_taxes_of_allies_and_of_nobody_stay_on_the_map(seat: int | None) -> None:
    t = bare()
    t.leader("L24", "croia", seat=seat)
    collect(t)
    assert city(t, "croia", "chest_0", "purse_L24") == [0, 0, 1]


@pytest.mark.clause("5.9.4.b4")
def test_abroad_a_leader_needs_mercenaries_and_keeps_the_tax() -> None:
    t = bare()
    t.leader("L14", "nancy")
    t.leader("L24", "edinburgh", seat=0)
    t.mercenary("edinburgh", seat=0)
    collect(t)
    assert city(t, "nancy", "chest_0", "purse_L14") == [0, 0, 0]
    assert city(t, "edinburgh", "chest_0", "purse_L24") == [0, 1, 0]


@pytest.mark.clause("5.9.4.b4", "5.7.4.b4")
def test_imperial_armies_will_not_do_abroad_and_foreign_mercenaries_neither() -> None:
    t = bare()
    t.leader("L14", "nancy")
    t.army("nancy", "red")
    t.leader("L24", "croia", seat=0)
    t.mercenary("croia", seat=1)
    collect(t)
    assert city(t, "nancy", "purse_L14", "treasury_red") == [0, 7, 0]
    assert city(t, "croia", "purse_L24", "chest_1") == [0, 0, 0]


@pytest.mark.clause("5.9.4")
def test_a_city_is_taxed_once_by_the_highest_stature() -> None:
    t = bare()
    t.leader("L14", "milan_city", stature=2)
    t.leader("L24", "milan_city", seat=1, stature=1)
    collect(t)
    assert city(t, "milan_city", "chest_0", "purse_L24") == [1, 0, 0]


@pytest.mark.clause("5.8.11")
def test_a_prisoner_taxes_nothing() -> None:
    t = bare()
    t.leader("L14", place="", captor=1)
    t.who("L14").place = -1
    collect(t)
    assert city(t, "milan_city", "chest_0") == [0, 0]


@pytest.mark.clause("5.9.4.b6", "RC.5")
@pytest.mark.parametrize(("stature", "satellite", "more"), [(2, 0, 0), (3, 1, 1)])
def test_a_player_of_stature_3_taxes_his_whole_dukedom_and_its_satellites(
    stature: int, satellite: int, more: int
) -> None:
    t = bare("L17", "L16")
    t.leader("L17", "venice_city", stature=stature)
    collect(t)
    land = t.s.tables.atlas.cities_of[t.s.tables.atlas.city(t.who("L17").place).dukedom]
    assert t.au("chest_0") == 1 + more * (len(land) - 1) + satellite
    assert t.au("pile_modon") == 0


@pytest.mark.clause("5.9.4.b6")
def test_he_does_so_from_outside_the_cities_too() -> None:
    t = bare("L8", "L16")
    t.leader("L8", "portugal", stature=3)
    collect(t)
    land = t.s.tables.atlas.cities_of[t.s.tables.atlas.city(t.s.tables.deck.leaders[t.p(0).lord].place).dukedom]
    assert t.au("chest_0") == len(land) + 1, "Ceuta is a satellite of Portugal"


@pytest.mark.clause("RC.5", "5.9.4.b6")
def test_a_leader_placed_in_the_satellite_keeps_its_tax_and_armies_there_stop_the_king() -> None:
    t = bare("L17", "L16")
    t.leader("L17", "venice_city", stature=3)
    t.leader("L24", "modon", seat=0)
    t.mercenary("modon", seat=0)
    collect(t)
    assert t.au("purse_L24") == 1
    t = bare("L17", "L16")
    t.leader("L17", "venice_city", stature=3)
    before = len(t.s.tables.atlas.cities_of[t.s.tables.atlas.city(t.who("L17").place).dukedom])
    t.army("modon", "black")
    collect(t)
    assert (t.au("chest_0"), t.au("treasury_black")) == (before, 13)


@pytest.mark.clause("RC.5")
def test_an_empty_satellite_pays_no_tax_home_below_stature_3() -> None:
    t = bare("L17", "L16")
    t.leader("L17", "modon", stature=2)
    collect(t)
    assert city(t, "modon", "chest_0", "purse_L17") == [0, 0, 0], "he is outside his Dukedom, without mercenaries"


# ---- buildings and inflation -----------------------------------------------------------------------------------------


@pytest.mark.clause("5.9.4", "5.9.4.b1", "5.11.4.b1")
def test_a_building_taxes_a_city_without_leader_for_its_owner() -> None:
    t = bare().card(1, "E25", block=2, built=1)
    collect(t)
    assert city(t, "milan_city", "chest_0", "chest_1") == [0, 1, 0]


@pytest.mark.clause("5.9.4")
def test_until_1465_the_leader_comes_before_the_building_and_the_empire_before_both() -> None:
    t = bare().card(1, "E25", "E1", block=2, built=1)
    t.leader("L14", "milan_city")
    collect(t)
    assert (t.au("chest_0"), t.au("chest_1")) == (1, 0)
    assert t.au("treasury_red") == 6


@pytest.mark.clause("5.9.4", "5.10.4")
def test_buildings_of_one_city_are_in_the_order_of_building() -> None:
    t = bare().card(0, "E3", block=2, built=2).card(1, "E4", block=2, built=1)
    ranked = next(iter(taxes.buildings(t.s).values()))
    assert [t.s.where[card] for card in ranked] == [1, 0]


@pytest.mark.clause("5.9.4.b3")
def test_a_building_of_nobody_leaves_its_tax_in_the_city() -> None:
    t = bare().card(1, "E25", block=2, built=1)
    t.pile(-3, "E25")
    collect(t)
    assert city(t, "milan_city", "chest_1") == [0, 1]


@pytest.mark.clause("5.9.5", "4.6.b2", "5.9.4", "5.11.4.b1")
def test_from_1466_only_buildings_collect_each_of_them_worn_ones_too() -> None:
    t = bare().at(1466, "summer")
    t.leader("L14", "milan_city")
    t.leader("L24", "croia", seat=0)
    t.card(1, "E25", "E3", "E4", block=2, built=1)
    t.s.damaged = (t.s.tables.deck.buildings[2].number,)
    collect(t)
    assert t.au("chest_1") == 3
    assert t.au("chest_0") == t.au("pile_croia") == t.au("treasury_blue") == t.au("treasury_red") == 0
    t = bare().at(1465, "summer")
    collect(t)
    assert t.au("treasury_blue") == 9


@pytest.mark.clause("5.9.4", "5.9.5")
def test_at_a_table_buildings_in_empires_collect_nothing() -> None:
    t = bare(buildings_in_empires="off").at(1466, "summer")
    t.card(1, "E25", "E3", block=2, built=1)
    collect(t)
    assert t.au("chest_1") == 1


@pytest.mark.clause("5.9.5", "4.6.b2")
def test_at_a_table_inflation_spares_the_empires() -> None:
    t = bare(inflation_spares_empires="on").at(1466, "summer")
    t.leader("L14", "milan_city")
    t.card(1, "E3", block=2, built=1)
    collect(t)
    assert (t.au("treasury_blue"), t.au("treasury_red")) == (9, 6)
    assert (t.au("chest_0"), t.au("chest_1")) == (0, 1)
