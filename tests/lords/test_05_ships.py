"""Ships. 2.7, 4.4, 5.7.2, 5.13.4, ER.2"""

from __future__ import annotations

import pytest
from tests.lords.build import Table, table
from tests.lords.moves import begin

from signoria.games.lords.ids import AT, CARDS, EXPLORER
from signoria.games.lords.moving import paths


def red(season: str = "summer", **options: str) -> Table:
    """Seat 0 moves red ships."""
    return table(**options).at(1460, season).nobody().card(0, "L1")


@pytest.mark.clause("5.7.2", "5.7.2.b1", "5.7.2.b2", "ER.2", "2.7.1")
def test_five_seas_the_first_one_included_and_a_port_of_the_fifth_for_nothing() -> None:
    t = red()
    c = t.galley("venice_city", "red")[0]
    t.army("adalia", "black")
    begin(t)
    reach = paths.reach_ship(t.s, c)
    assert reach[AT["ancona"]] == 1  # of the first sea
    assert reach[AT["adalia"]] == 5  # upper and lower Adriatic, Ionian, Candia, Rhodian
    assert t.why("sail:red.galley.1:famagusta") == "5.7.2"
    t.do("sail:red.galley.1:adalia")  # though a foreign army is there
    assert t.place("red.galley.1") == "adalia"
    assert t.s.spent[c] == 5


@pytest.mark.clause("5.7.2")
def test_the_points_of_ships_are_a_number_of_the_table() -> None:
    t = table(sets={"lords.movement.points.ship": 4}).at(1460, "summer").nobody().card(0, "L1")
    t.galley("venice_city", "red")
    begin(t)
    assert t.may("sail:red.galley.1:candia")
    assert t.why("sail:red.galley.1:adalia") == "5.7.2"


@pytest.mark.clause("5.7.2.b3", "2.7.2", "2.7.3")
def test_a_galley_ends_in_port_and_a_nao_anywhere() -> None:
    t = red()
    t.galley("venice_city", "red")
    t.nao("venice_city", "red")
    begin(t)
    assert t.why("sail:red.galley.1:ionian_sea") == "5.7.2.b3"
    t.do("sail:red.nao.1:rhodian_sea")
    assert t.place("red.nao.1") == "rhodian_sea"
    assert t.may("sail:red.nao.1:adalia")  # a port of its sea, with no points left
    assert t.why("sail:red.nao.1:sea_of_cyprus") == "5.7.2"


@pytest.mark.clause("5.7.2")
def test_points_that_are_left_may_be_used_later_in_the_turn() -> None:
    t = red()
    t.galley("venice_city", "red")
    begin(t)
    t.do("sail:red.galley.1:ragusa")  # 2
    t.do("sail:red.galley.1:candia")  # out of the port 1, Ionian, Candia
    assert not t.may("sail:red.galley.1:adalia")


@pytest.mark.clause("5.7.1", "2.7.1")
def test_leaving_a_port_costs_a_point() -> None:
    t = red()
    c = t.nao("lisbon", "red")[0]
    begin(t)
    t.do("sail:red.nao.1:ocean_sea")
    assert t.s.spent[c] == 1


@pytest.mark.clause("5.7.10.b2", "2.2.5")
def test_in_a_port_with_strangers_the_movement_ends() -> None:
    t = red()
    t.galley("otranto", "red", 3)
    t.army("modon", "black")
    t.galley("candia", "black")
    begin(t)
    t.do("sail:red.galley.1:modon", "sail:red.galley.2:corfu_city")
    assert t.why("sail:red.galley.1:corfu_city") == "5.7.10.b2"
    assert t.may("sail:red.galley.2:modon")  # nobody was there
    t.do("sail:red.galley.2:candia")
    assert t.why("sail:red.galley.2:modon") == "5.7.10.b2"


@pytest.mark.clause("5.7.1.b1", "4.4.b2")
def test_ships_of_an_empire_obey_the_holder_of_its_l_card() -> None:
    t = table().at(1460, "summer").nobody().card(0, "L1", "C2").card(1, "L2")
    t.galley("dover", "red")
    t.galley("marseilles", "blue")
    begin(t)
    mine = [x for x in t.listed(0) if x.startswith("sail")]
    assert mine
    assert all(x.startswith("sail:red") for x in mine)


@pytest.mark.clause("5.7.1.b2", "2.7.4")
def test_pirates_obey_the_holder_of_their_card_and_are_galleys_or_naos() -> None:
    t = table().at(1460, "summer").nobody()
    t.pirate("C11", "rhodes_city", 0)  # a galley
    t.pirate("C13", "danzig", 0)  # a nao
    t.pirate("C12", "barcelona", 1)
    begin(t)
    assert t.may("sail:pirate.C13:baltic_sea")
    assert t.why("sail:pirate.C11:rhodian_sea") == "5.7.2.b3"
    assert t.may("sail:pirate.C11:adalia")
    assert not any("C12" in x for x in t.listed())


@pytest.mark.clause("5.7.2.b4")
def test_the_zone_of_discovery_needs_a_card() -> None:
    t = red()
    t.nao("sea_of_darkness", "red")
    begin(t)
    assert t.why("sail:red.nao.1:discovery_voyages") == "6.1.6.b1"
    explorer = t.s.tables.deck.of_kind(EXPLORER)[0]
    t.card(0, CARDS[explorer])
    assert t.may("sail:red.nao.1:discovery_voyages")


@pytest.mark.clause("5.7.9", "4.4", "2.2.10")
def test_in_spring_no_ship_enters_the_north() -> None:
    t = red("spring")
    t.nao("lisbon", "red")
    t.nao("corunna", "red")
    t.nao("bay_of_biscay", "red")
    begin(t)
    assert t.why("sail:red.nao.1:celtic_sea") == "5.7.9"
    assert t.why("sail:red.nao.1:bristol") == "5.7.9"
    assert t.may("sail:red.nao.1:alboran_sea")
    assert t.why("sail:red.nao.2:bay_of_biscay") == "5.7.9"
    assert t.why("sail:red.nao.3:bordeaux") == "5.7.9"
    assert t.may("sail:red.nao.3:ocean_sea")  # out of the north


@pytest.mark.clause("5.13.4")
def test_in_spring_ships_leave_the_sea_of_azov_and_are_worn() -> None:
    t = red("spring")
    t.galley("azov_city", "red")
    t.nao("sea_of_azov", "red", worn=True)
    t.nao("euxine_sea", "red")
    begin(t)
    t.do("sail:red.galley.1:sinope")
    assert (t.place("red.galley.1"), t.steps("red.galley.1")) == ("sinope", 1)
    t.do("sail:red.nao.1:euxine_sea")
    assert t.place("red.nao.1") == ""  # it was worn before
    assert t.why("sail:red.nao.2:sea_of_azov") == "5.13.4"
    assert t.may("sail:red.nao.2:sea_of_marmara")


@pytest.mark.clause("5.13.4")
def test_the_sea_of_azov_may_be_frozen_for_those_who_leave_it_too() -> None:
    t = red("spring", azov_spring="frozen")
    t.galley("azov_city", "red")
    t.nao("sea_of_azov", "red")
    t.nao("lisbon", "red")
    begin(t)
    assert t.why("sail:red.galley.1:sinope") == "5.13.4"
    assert t.why("sail:red.nao.1:euxine_sea") == "5.13.4"


@pytest.mark.clause("5.13.4")
def test_in_summer_ships_come_and_go_unharmed() -> None:
    t = red()
    t.galley("azov_city", "red")
    begin(t)
    t.do("sail:red.galley.1:sinope")
    assert t.steps("red.galley.1") == 2
    t.do("sail:red.galley.1:azov_city")


@pytest.mark.clause("RC.3")
def test_constantinople_opens_on_the_sea_of_marmara_only() -> None:
    t = red()
    c = t.nao("constantinople", "red")[0]
    begin(t)
    reach = paths.reach_ship(t.s, c)
    assert reach[AT["sea_of_marmara"]] == 1
    assert reach[AT["euxine_sea"]] == 2


@pytest.mark.clause("5.6.1.b1")
def test_who_has_fought_moves_no_more() -> None:
    t = red()
    c = t.galley("lisbon", "red", 2)[0]
    begin(t)
    t.s.fought = (c,)
    assert not t.may("sail:red.galley.1:seville")
    assert t.may("sail:red.galley.2:seville")
