"""Straits. 2.2.8, 5.7.7, 5.7.8, 5.7.10.b2, 5.11.8, RC.11"""

from __future__ import annotations

import pytest
from tests.lords.build import Table, table
from tests.lords.moves import begin

from signoria.games.lords.ids import AT
from signoria.games.lords.moving import paths
from signoria.games.lords.standing import SHIPS, STAND


def guarded(**options: str) -> Table:
    """A red galley and nao in Seville; a blue army in Ceuta, on the far side of the Pillars."""
    t = table(**options).at(1460, "summer").nobody().card(0, "L1").card(1, "L2")
    t.galley("seville", "red", 2)
    t.nao("seville", "red")
    t.army("ceuta", "blue")
    return t.gold(chest_0=5, treasury_blue=0)


@pytest.mark.clause("5.7.7")
def test_an_army_of_another_colour_in_a_port_of_the_strait_is_asked() -> None:
    t = begin(guarded())
    assert not t.may("sail:red.nao.1:alboran_sea")
    t.do("sail-strait:red.nao.1:alboran_sea:gibraltar_strait")
    assert t.asked == 1
    assert t.place("red.nao.1") == "gulf_of_cadiz"
    t.do("yes")
    assert t.place("red.nao.1") == "alboran_sea"
    assert t.s.spent[t.s.at.index(AT["alboran_sea"])] == 2


@pytest.mark.clause("5.7.7", "5.7.2.b3")
def test_who_is_stopped_ends_before_the_strait_a_galley_in_port() -> None:
    t = begin(guarded())
    t.do("sail-strait:red.nao.1:barcelona:gibraltar_strait", "no")
    assert t.place("red.nao.1") == "gulf_of_cadiz"
    assert t.why("sail:red.nao.1:seville") == "5.7.7"
    t.do("sail-strait:red.galley.1:barcelona:gibraltar_strait", "no")
    assert t.asked == 0
    assert sorted(t.listed()) == ["make-port:ceuta", "make-port:gibraltar", "make-port:seville"]
    t.do("make-port:gibraltar")
    assert t.place("red.galley.1") == "gibraltar"
    assert t.why("sail:red.galley.1:seville") == "5.7.7"


@pytest.mark.clause("5.7.7", "5.11.8")
def test_a_price_that_is_paid_goes_to_the_guards_empire() -> None:
    t = begin(guarded())
    t.do("sail-strait:red.galley.1:barcelona:gibraltar_strait")
    assert t.why("name-toll:6") == "5.7.7"
    t.do("name-toll:3")
    assert t.asked == 0
    t.do("yes")
    assert (t.au("chest_0"), t.au("treasury_blue")) == (2, 3)
    assert t.place("red.galley.1") == "barcelona"


@pytest.mark.clause("5.7.7")
def test_a_price_that_is_not_paid_is_a_stop() -> None:
    t = begin(guarded())
    t.do("sail-strait:red.nao.1:alboran_sea:gibraltar_strait", "name-toll:3", "no")
    assert t.au("chest_0") == 5
    assert t.place("red.nao.1") == "gulf_of_cadiz"


@pytest.mark.clause("5.7.7", "5.11.8")
def test_pirates_keep_their_toll() -> None:
    t = table().at(1460, "summer").nobody().card(0, "L1").gold(chest_0=5)
    t.nao("seville", "red")
    t.pirate("C12", "gibraltar", 1)
    begin(t)
    t.do("sail-strait:red.nao.1:alboran_sea:gibraltar_strait", "name-toll:2", "yes")
    assert t.au("hold_pirate_C12") == 2


@pytest.mark.clause("5.7.7")
def test_own_colours_and_units_of_nobody_stop_no_ship() -> None:
    t = table(colours=("red", "red")).at(1460, "summer").nobody().card(0, "L1")
    t.nao("seville", "red")
    t.mercenary("ceuta")
    t.army("gibraltar", "black")
    t.pirate("C12", "gibraltar", 1)  # of a red player
    begin(t)
    assert t.may("sail:red.nao.1:alboran_sea")


@pytest.mark.clause("5.7.7")
def test_several_guards_answer_one_after_the_other() -> None:
    t = table("L14", "L16", "L17", colours=("red", "blue", "black")).at(1460, "summer").nobody()
    t.card(0, "L1").card(1, "L2").card(2, "L6").gold(chest_0=9, treasury_blue=0, treasury_black=0)
    t.nao("seville", "red")
    t.army("ceuta", "blue")
    t.galley("gibraltar", "black")
    begin(t)
    t.do("sail-strait:red.nao.1:alboran_sea:gibraltar_strait")
    t.do("name-toll:4", seat=1)
    assert not t.may("name-toll:6", 2)
    t.do("name-toll:5", seat=2)
    t.do("yes")
    assert (t.au("chest_0"), t.au("treasury_blue"), t.au("treasury_black")) == (0, 4, 5)


@pytest.mark.clause("5.7.7")
@pytest.mark.parametrize(("order", "place", "left"), [(1, "alboran_sea", 5), (2, "gulf_of_cadiz", 5)])
def test_a_standing_order_answers(order: int, place: str, left: int) -> None:
    t = guarded()
    t.s.orders[1], t.s.has_standing = ((STAND, SHIPS, order),), 2
    begin(t)
    t.do("sail-strait:red.nao.1:alboran_sea:gibraltar_strait")
    assert (t.place("red.nao.1"), t.au("chest_0")) == (place, left)


@pytest.mark.clause("5.7.7")
def test_a_standing_order_or_a_price_made_known_before_names_a_toll() -> None:
    t = guarded()
    t.s.orders[1], t.s.has_standing = ((STAND, SHIPS, 4),), 2
    begin(t)
    t.do("sail-strait:red.nao.1:alboran_sea:gibraltar_strait", "yes")
    assert t.au("treasury_blue") == 2
    t = guarded()
    t.p(1).toll = 3
    begin(t)
    t.do("sail-strait:red.nao.1:alboran_sea:gibraltar_strait", "yes")
    assert t.au("treasury_blue") == 3


@pytest.mark.clause("5.7.7", "RC.11")
def test_a_strait_that_is_closed_to_a_player_stops_its_ships() -> None:
    t = guarded()
    t.s.closed = ((2, 0, 1),)
    begin(t)
    t.do("sail-strait:red.nao.1:alboran_sea:gibraltar_strait")
    assert t.asked == 0
    assert t.place("red.nao.1") == "gulf_of_cadiz"


@pytest.mark.clause("5.7.7", "2.2.8")
def test_a_port_of_the_strait_is_no_way_round_it() -> None:
    t = begin(guarded())
    t.do("sail:red.nao.1:gibraltar")
    assert not t.may("sail:red.nao.1:alboran_sea")
    assert t.may("sail:red.nao.1:gulf_of_cadiz")  # back again
    t.do("sail-strait:red.nao.1:alboran_sea:gibraltar_strait")
    assert t.asked == 1


@pytest.mark.clause("5.7.7")
def test_who_starts_in_a_port_of_the_strait_leaves_it_on_either_side() -> None:
    t = guarded()
    t.nao("gibraltar", "red")
    begin(t)
    assert t.may("sail:red.nao.2:alboran_sea")
    assert t.may("sail:red.nao.2:gulf_of_cadiz")


@pytest.mark.clause("5.7.8", "5.7.3.b6", "2.2.8")
def test_land_units_cross_from_port_to_port_for_one_point() -> None:
    t = table().at(1460, "summer").nobody()
    x = t.leader("L14", "granada")
    begin(t, "land")
    reach = paths.reach(t.s, x)
    rugged = t.s.tables.atlas.rugged(AT["marinids"])
    assert reach[AT["gibraltar"]] == 0
    assert reach[AT["ceuta"]] == 1
    assert reach[AT["marinids"]] == 1 + (4 if rugged else 1)
    assert AT["alboran_sea"] not in reach


@pytest.mark.clause("5.7.8")
@pytest.mark.parametrize(("value", "cost"), [("1", 1), ("terrain", 0)])
def test_crossing_a_strait_costs_a_point_or_only_the_terrain_behind(value: str, cost: int) -> None:
    t = table(strait_crossing_mp=value).at(1460, "summer").nobody()
    x = t.leader("L14", "granada")
    begin(t, "land")
    assert paths.reach(t.s, x)[AT["ceuta"]] == cost


@pytest.mark.clause("5.7.8")
def test_what_a_strait_costs_on_land_is_a_number_of_the_table() -> None:
    t = table(sets={"lords.movement.other.strait": 0}).at(1460, "summer").nobody()
    x = t.leader("L14", "granada")
    begin(t, "land")
    assert paths.reach(t.s, x)[AT["ceuta"]] == 0


@pytest.mark.clause("5.7.8")
def test_a_held_port_bars_the_crossing() -> None:
    t = table().at(1460, "summer").nobody()
    t.leader("L14", "granada")
    t.army("granada", "red", under="L14")
    t.army("ceuta", "black")
    begin(t, "land")
    assert t.why("march:L14:ceuta") == "5.7.3.b5"


@pytest.mark.clause("5.7.10.b2")
def test_land_units_at_sea_ask_at_a_strait_before_they_set_out() -> None:
    t = guarded()
    t.nao("gulf_of_cadiz", "red")
    t.nao("alboran_sea", "red")
    t.leader("L14", "seville")
    t.army("seville", "red", under="L14")
    begin(t, "land")
    t.do("march-strait:L14:alboran_sea:gibraltar_strait", "no")
    assert t.place("L14") == "seville"
    assert t.who("L14").spent == 0
    assert t.why("march:L14:alboran_sea") == "5.7.10.b2"
    assert t.may("march:L14:gulf_of_cadiz")


@pytest.mark.clause("5.7.10.b2")
def test_land_units_at_sea_go_on_when_they_are_let_pass() -> None:
    t = guarded()
    t.nao("alboran_sea", "red")
    t.leader("L14", "seville")
    t.army("seville", "red", under="L14")
    begin(t, "land")
    t.do("march-strait:L14:alboran_sea:gibraltar_strait", "name-toll:1", "yes")
    assert t.place("L14") == t.place("red.army.1") == "alboran_sea"
    assert t.au("treasury_blue") == 1


@pytest.mark.clause("RC.11")
def test_a_closed_strait_is_no_bridge_for_land_units() -> None:
    t = guarded()
    t.nao("alboran_sea", "red")
    t.army("gibraltar", "blue")
    t.s.closed = ((2, 0, 1),)
    t.leader("L14", "seville")
    begin(t, "land")
    assert t.why("march:L14:alboran_sea") == "RC.11"
    t.s.closed = ()
    assert t.may("march-strait:L14:alboran_sea:gibraltar_strait")
