"""The map of Lords: whole, the same from both sides, and as every clause that names a place wants it."""

from __future__ import annotations

import pytest

from signoria.games.lords.ids import (
    AT,
    CARD,
    CATHOLIC,
    CITIES,
    COLOURS,
    DUKEDOMS,
    EMPIRES,
    FIRST_CITY,
    FIRST_SEA,
    GOODS,
    MUSLIM,
    NEUTRAL,
    NO_RELIGION,
    NOWHERE,
    ORTHODOX,
    PAPAL,
    PLACES,
    RELIGIONS,
    SEAS,
    SEASONS,
    STRAITS,
)
from signoria.games.lords.map import FAR, Strait, is_city, is_dukedom, is_sea

from .ground import ATLAS, T, at, names, reached

LANDS = range(FIRST_SEA)
WATERS = range(FIRST_SEA, FIRST_CITY)


@pytest.mark.clause("2.2.1")
def test_there_are_so_many_places_with_names_of_their_own() -> None:
    assert (len(DUKEDOMS), len(SEAS), len(CITIES), len(STRAITS)) == (110, 30, 134, 7)
    assert sum(city.port for city in ATLAS.cities) == 74
    everything = (*PLACES, *STRAITS)
    assert len(set(everything)) == len(everything)


def test_no_file_has_a_place_that_has_no_number() -> None:
    assert tuple(T.facts["dukedoms"]["dukedoms"]) == DUKEDOMS
    assert tuple(T.facts["map"]["seas"]) == SEAS
    assert tuple(T.facts["cities"]["cities"]) == CITIES
    assert tuple(T.facts["map"]["straits"]) == STRAITS
    assert tuple(T.facts["map"]["empires"]) == EMPIRES


def test_every_place_is_a_dukedom_a_sea_or_a_city() -> None:
    for place in range(len(PLACES)):
        assert (is_dukedom(place), is_sea(place), is_city(place)).count(True) == 1
    assert not any((is_dukedom(NOWHERE), is_sea(NOWHERE), is_city(NOWHERE)))
    for n, here in enumerate(ATLAS.dukedoms):
        assert ATLAS.dukedom(n) is here
        assert here.place == n
    assert all(ATLAS.sea(sea.place) is sea for sea in ATLAS.seas)
    assert all(ATLAS.city(city.place) is city for city in ATLAS.cities)


# ---- borders ---------------------------------------------------------------------------------------------------------


def test_borders_are_the_same_from_both_sides() -> None:
    for place, near in enumerate(ATLAS.neighbours):
        assert len(set(near)) == len(near), f"{PLACES[place]} has a neighbour twice"
        assert place not in near
        for other in near:
            assert place in ATLAS.neighbours[other]
            assert is_sea(place) == is_sea(other)
            assert not is_city(other)


def test_links_are_the_same_from_both_sides() -> None:
    for place, near in enumerate(ATLAS.links):
        assert all(place in ATLAS.links[other] for other in near), PLACES[place]


@pytest.mark.clause("2.2.5")
def test_a_port_lies_on_the_coast_of_its_dukedom() -> None:
    for city in ATLAS.cities:
        assert city.port == bool(city.seas)
        assert set(city.seas) <= set(ATLAS.dukedom(city.dukedom).coasts), city.name
        assert all(is_sea(sea) for sea in city.seas)


def test_a_city_that_touches_a_second_dukedom_lies_on_the_border() -> None:
    for city in ATLAS.cities:
        for other in city.dukedoms[1:]:
            assert other in ATLAS.neighbours[city.dukedom], city.name
            assert city.place in ATLAS.cities_at[other]
            assert city.place not in ATLAS.cities_of[other]


def test_one_can_go_everywhere() -> None:
    assert reached(AT["venice"], lambda x: ATLAS.links[x]) == set(range(FIRST_CITY))
    assert reached(AT["upper_adriatic"], lambda x: ATLAS.neighbours[x]) == set(WATERS)


@pytest.mark.clause("2.2.7")
def test_every_sea_but_that_of_the_voyages_has_a_port() -> None:
    assert [PLACES[sea] for sea in WATERS if not ATLAS.cities_at[sea]] == ["discovery_voyages"]


def test_land_and_sea_meet_in_ports_only() -> None:
    """York has a coast and no port, Wales has not even a city."""
    assert ATLAS.dukedom(AT["york"]).coasts == at("north_sea")
    assert not [x for x in ATLAS.links[AT["york"]] if is_sea(x)]
    assert not [x for x in ATLAS.links[AT["wales"]] if is_sea(x)]
    assert names(x for x in ATLAS.links[AT["venice"]] if is_sea(x)) == {"upper_adriatic"}


# ---- terrain, religion, storm line -----------------------------------------------------------------------------------


@pytest.mark.clause("2.2.2")
def test_dukedoms_are_flat_or_rugged() -> None:
    assert sum(ATLAS.rugged(x) for x in LANDS) == 30
    assert ATLAS.rugged(AT["savoy"])
    assert not ATLAS.rugged(AT["venice"])
    assert not any(ATLAS.rugged(x) for x in range(FIRST_SEA, len(PLACES)))


@pytest.mark.clause("2.2.11")
def test_a_dukedom_has_a_religion_where_it_has_a_city() -> None:
    for here in ATLAS.dukedoms:
        assert (here.religion != NO_RELIGION) == bool(ATLAS.cities_of[here.place]), here.name
    assert {here.religion for here in ATLAS.dukedoms} == {CATHOLIC, ORTHODOX, MUSLIM, NO_RELIGION}
    assert all(city.religion == ATLAS.dukedom(city.dukedom).religion for city in ATLAS.cities)
    found = [sum(here.religion == n for here in ATLAS.dukedoms) for n in range(len(RELIGIONS))]
    assert found == [73, 12, 20]


def test_the_greek_dukedoms_are_orthodox() -> None:
    greek = {here.place for here in ATLAS.dukedoms if here.greek}
    assert names(greek) == {"romania", "macedonia", "athens", "morea", "trebizond"}
    assert all(ATLAS.dukedom(x).religion == ORTHODOX for x in greek)


@pytest.mark.clause("2.2.10")
def test_the_storm_line_parts_the_map_in_two() -> None:
    north = {place for place in range(FIRST_CITY) if ATLAS.north(place)}
    south = set(range(FIRST_CITY)) - north
    assert (len(north), len(south)) == (53 + 9, 57 + 21)
    assert reached(AT["england"], lambda x: north.intersection(ATLAS.links[x])) == north
    assert reached(AT["venice"], lambda x: south.intersection(ATLAS.links[x])) == south
    assert all(ATLAS.north(city.place) == ATLAS.north(city.dukedom) for city in ATLAS.cities)


@pytest.mark.clause("2.2.10")
def test_the_atlantic_and_the_euxine_lie_north_of_the_storm_line() -> None:
    assert all(ATLAS.north(x) for x in at("euxine_sea", "sea_of_azov", "bay_of_biscay", "north_sea", "english_channel"))
    assert not any(ATLAS.north(x) for x in at("sea_of_marmara", "ionian_sea", "discovery_voyages", "sea_of_darkness"))


# ---- straits ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("2.2.8")
@pytest.mark.parametrize("strait", ATLAS.straits, ids=STRAITS)
def test_a_strait_joins_two_ports_and_parts_two_seas(strait: Strait) -> None:
    a, b = (ATLAS.city(port) for port in strait.ports)
    assert a.port
    assert b.port
    assert b.place in ATLAS.across[a.place]
    assert a.place in ATLAS.across[b.place]
    assert a.dukedom not in ATLAS.neighbours[b.dukedom], "a land border besides the strait"
    assert b.dukedom in ATLAS.links[a.dukedom]
    assert strait.seas[1] in ATLAS.neighbours[strait.seas[0]]
    assert set(a.seas) & set(strait.seas)
    assert set(b.seas) & set(strait.seas)
    assert ATLAS.strait_between(*strait.seas) is ATLAS.strait_between(*strait.seas[::-1]) is strait
    assert all(strait.number in ATLAS.straits_of[port] for port in strait.ports)


def test_nothing_else_is_crossed() -> None:
    assert sum(len(ports) for ports in ATLAS.across) == 2 * len(STRAITS)
    assert ATLAS.strait_between(AT["ionian_sea"], AT["lower_adriatic"]) is None


# ---- empires ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("2.2.3", "2.3.2")
@pytest.mark.parametrize(
    ("lord", "empire", "colour"),
    [
        pytest.param("L1", "england", "red", marks=pytest.mark.clause("2.2.3.b1")),
        pytest.param("L2", "france", "blue", marks=pytest.mark.clause("2.2.3.b2")),
        pytest.param("L3", "habsburg", "orange", marks=pytest.mark.clause("2.2.3.b3")),
        pytest.param("L4", "papal", "white", marks=pytest.mark.clause("2.2.3.b4")),
        pytest.param("L5", "aragon", "purple", marks=pytest.mark.clause("2.2.3.b5")),
        pytest.param("L6", "ottoman", "black", marks=pytest.mark.clause("2.2.3.b6")),
    ],
)
def test_six_empires_have_their_colours_and_cards(lord: str, empire: str, colour: str) -> None:
    here = ATLAS.empires[EMPIRES.index(empire)]
    assert (here.lord, COLOURS[here.colour]) == (CARD[lord], colour)
    assert here.chancellor == CARD[lord.replace("L", "C")]
    assert here.colour == here.number, "a colour and its empire have one number"


@pytest.mark.clause("2.2.6")
def test_each_empire_has_a_capital_in_its_colour() -> None:
    assert sum(city.capital != NEUTRAL for city in ATLAS.cities) == 6
    for empire in ATLAS.empires:
        capital = ATLAS.city(empire.capital)
        assert capital.capital == capital.empire == empire.number
    assert ATLAS.empires[PAPAL].capital == AT["rome"]


@pytest.mark.clause("5.9.3", "5.9.3.b1")
def test_the_base_tax_is_the_number_of_cities_at_the_start() -> None:
    assert [empire.base for empire in ATLAS.empires] == [6, 9, 8, 10, 8, 12]
    for empire in ATLAS.empires:
        assert len(empire.cities) == empire.base, empire.name
        assert all(ATLAS.dukedom(ATLAS.city(x).dukedom).empire == empire.number for x in empire.cities)
        assert any(ATLAS.city(x).port for x in empire.cities), "an empire builds its ships in its ports"


@pytest.mark.clause("5.9.3.b1")
def test_the_ten_papal_cities_include_its_satellites() -> None:
    assert names(ATLAS.empires[PAPAL].cities) == {
        "rome", "perugia", "viterbo", "spoleto", "ancona", "bologna", "urbino", "rimini", "forli", "pesaro",
    }  # fmt: skip
    satellites = {city.place for city in ATLAS.cities if city.home == AT["rome"]}
    assert satellites == set(ATLAS.cities_of[AT["lands_of_the_church"]])
    assert len(satellites) == 6


@pytest.mark.clause("1.2.1")
def test_players_start_outside_the_empires() -> None:
    homes = at("york", "portugal", "provence", "burgundy", "genoa", "venice", "egypt", "muscovy", "trebizond")
    assert all(ATLAS.dukedom(home).empire == NEUTRAL for home in homes)


# ---- places that clauses name ----------------------------------------------------------------------------------------


@pytest.mark.clause("2.2.9", "2.2.9.b2", "2.2.9.b3", "2.2.9.b5")
def test_the_trading_places_sell_their_goods() -> None:
    sold = {PLACES[city.place]: {GOODS[good] for good in city.goods} for city in ATLAS.cities if city.goods}
    assert sold == {
        "azov_city": {"slaves", "silk"},
        "erzurum_city": {"silk"},
        "phocaea": {"alum"},
        "alexandria": {"spices"},
        "beirut": {"spices"},
        "timbuktu_city": {"slaves", "gold"},
    }
    for good, sellers in enumerate(ATLAS.sellers):
        assert names(sellers) == {city for city, goods in sold.items() if GOODS[good] in goods}


@pytest.mark.clause("RC.3")
def test_constantinople_lies_on_the_sea_of_marmara_only() -> None:
    assert ATLAS.city(AT["constantinople"]).seas == at("sea_of_marmara")


@pytest.mark.clause("RC.6")
def test_phocaea_lies_in_ottoman_sarukhan() -> None:
    assert ATLAS.city(AT["phocaea"]).dukedom == AT["sarukhan"]
    assert ATLAS.dukedom(AT["sarukhan"]).empire == EMPIRES.index("ottoman")


@pytest.mark.clause("RC.5")
def test_modon_has_no_imperial_colour() -> None:
    assert ATLAS.city(AT["modon"]).empire == NEUTRAL


def test_azov_opens_on_the_euxine_and_freezes() -> None:
    azov = ATLAS.sea(AT["sea_of_azov"])
    assert names(ATLAS.neighbours[azov.place]) == {"euxine_sea"}
    assert {SEASONS[season] for season in azov.frozen} == {"winter", "spring"}
    assert [sea.name for sea in ATLAS.seas if sea.frozen] == ["Sea of Azov"]


def test_voyages_go_out_from_the_sea_of_darkness() -> None:
    assert names(ATLAS.neighbours[AT["discovery_voyages"]]) == {"sea_of_darkness"}
    assert [PLACES[sea.place] for sea in ATLAS.seas if sea.voyages] == ["discovery_voyages"]


@pytest.mark.parametrize(
    ("dukedom", "cities", "home", "lord"),
    [
        pytest.param("lands_of_the_church", 6, "papal_states", "L4", marks=pytest.mark.clause("5.11.7.t2")),
        pytest.param("france", 1, "provence", "L11", marks=pytest.mark.clause("5.11.7.t3")),
        pytest.param("england", 1, "york", "L7", marks=pytest.mark.clause("5.11.7.t4")),
        pytest.param("flanders", 1, "burgundy", "L10", marks=pytest.mark.clause("5.11.7.t5")),
        pytest.param("crimea", 1, "genoa", "L13", marks=pytest.mark.clause("5.11.7.t6")),
        pytest.param("morea", 1, "venice", "L17", marks=pytest.mark.clause("5.11.7.t7")),
        pytest.param("marinids", 1, "portugal", "L8", marks=pytest.mark.clause("5.11.7.t8")),
        pytest.param("syria", 1, "egypt", "L23", marks=pytest.mark.clause("5.11.7.t9")),
    ],
)
def test_satellites_give_their_tolls_to_their_home(dukedom: str, cities: int, home: str, lord: str) -> None:
    found = [city for city in ATLAS.cities if city.home != NOWHERE and city.dukedom == AT[dukedom]]
    assert len(found) == cities
    assert {ATLAS.city(city.home).dukedom for city in found} == {AT[home]}
    assert {city.home_lord for city in found} == {CARD[lord]}
    assert len(T.facts["map"]["satellites"]) == 8


def test_the_map_has_what_the_rules_presuppose() -> None:
    assert [x for x in LANDS if len(ATLAS.cities_of[x]) > 1]  # a choice of tolls
    assert [x for x in LANDS if not ATLAS.cities_of[x]]  # no toll
    beside = {"strasbourg", "nuremberg", "bologna"}
    assert names(city.place for city in ATLAS.cities if len(city.dukedoms) > 1) == beside
    assert sum(len(city.seas) > 1 for city in ATLAS.cities) == 18
    assert all(len(empire.cities) > 1 for empire in ATLAS.empires)  # cities that are no capital


# ---- distances -------------------------------------------------------------------------------------------------------


def test_distances_follow_borders_ports_and_straits() -> None:
    assert ATLAS.distance(AT["venice"], AT["venice"]) == 0
    assert ATLAS.distance(AT["venice_city"], AT["upper_adriatic"]) == 0
    assert ATLAS.distance(AT["venice"], AT["upper_adriatic"]) == 1
    assert ATLAS.distance(AT["kent"], AT["calais"]) == 1  # across the strait
    assert ATLAS.distance(AT["bologna"], AT["florence"]) == 0  # its square touches both
    for a in range(FIRST_CITY):
        for b in range(a):
            assert ATLAS.distance(a, b) == ATLAS.distance(b, a) < FAR


def test_the_nearest_come_first_and_equal_ones_by_name() -> None:
    assert ATLAS.nearest(AT["rome"], at("london", "rome", "perugia", "ancona")) == list(
        at("perugia", "rome", "ancona", "london")
    )
