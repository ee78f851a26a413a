"""Armies, leaders and caravans on land. 2.2.2, 2.6, 4.8, 4.12, 5.7.1, 5.7.3, 5.7.5, 5.7.9, 5.7.10, 5.7.11"""

from __future__ import annotations

import pytest
from tests.lords.build import Table, table
from tests.lords.moves import begin, phase_of

from signoria.games.lords.ids import AT
from signoria.games.lords.moving import paths
from signoria.games.lords.standing import LEAVING, STAND


def led(place: str, n: int = 1, season: str = "summer", **options: str) -> Table:
    """L14 (red, Stature 2) of seat 0 with so many red armies."""
    t = table(**options).at(1460, season).nobody()
    t.leader("L14", place)
    if n:
        t.army(place, "red", n, under="L14")
    return t


@pytest.mark.clause("5.7.3", "5.7.3.b2", "5.7.4", "2.2.2.b1", "2.2.2.b2")
def test_an_army_has_five_points_its_leader_ten() -> None:
    t = led("burgundy")
    x = begin(t, "land").who("L14")
    reach = paths.reach(t.s, 13)
    assert (reach[AT["lyonnais"]], reach[AT["savoy"]], reach[AT["provence"]]) == (1, 4, 2)
    t.do("march:L14:savoy")
    t.do("march:L14:provence")  # 4 and 1
    assert t.place("red.army.1") == t.place("L14") == "provence"
    assert t.why("march:L14:languedoc") == "5.7.3"
    t.do("leave:L14:red.army.1")
    t.do("march:L14:castile")  # languedoc, guyenne, castile: alone he has five left
    assert (t.place("L14"), t.place("red.army.1"), x.spent) == ("castile", "provence", 8)
    assert t.why("march:L14:navarre") == "5.7.4"


@pytest.mark.clause("2.2.2.b4", "5.7.3")
def test_only_entering_rugged_land_costs_more() -> None:
    t = led("savoy")
    begin(t, "land")
    reach = paths.reach(t.s, 13)
    assert (reach[AT["provence"]], reach[AT["turin"]]) == (1, 0)


@pytest.mark.clause("5.7.1", "5.7.3.b3")
def test_the_first_point_leads_out_of_a_city_whatever_the_land() -> None:
    t = led("chambery")  # in rugged Savoy
    begin(t, "land")
    reach = paths.reach(t.s, 13)
    assert reach[AT["savoy"]] == 1
    assert reach[AT["lyonnais"]] == 2


@pytest.mark.clause("5.7.3.b3")
def test_a_city_that_touches_two_dukedoms_leads_into_either() -> None:
    t = led("nuremberg", 0)
    begin(t, "land")
    reach = paths.reach(t.s, 13)
    assert reach[AT["franconia"]] == reach[AT["bavaria"]] == 1


@pytest.mark.clause("5.7.3.b3", "5.7.3.b4")
def test_later_cities_are_entered_and_left_for_nothing() -> None:
    t = led("burgundy", 0)
    x = begin(t, "land").who("L14")
    t.do("march:L14:lyonnais")
    t.do("march:L14:lyon")
    assert x.spent == 1
    t.do("march:L14:lyonnais")
    assert x.spent == 1
    t.do("march:L14:lyon", "march:L14:provence")
    assert x.spent == 2


@pytest.mark.clause("5.7.1")
def test_going_in_and_out_has_an_end() -> None:
    t = led("burgundy", 0)
    t.leader("L24", "croia", seat=0)
    begin(t, "land")
    for _ in range(8):
        t.do("march:L14:dijon", "march:L14:burgundy")
    assert t.why("march:L14:dijon") == "5.7.1"


@pytest.mark.clause("5.7.3.b4", "2.2.4")
def test_armies_end_inside_or_outside() -> None:
    t = led("burgundy")
    t.army("lyon", "red")
    begin(t, "land")
    assert t.may("march:L14:lyonnais")
    t.do("march:L14:lyon")
    assert t.place("red.army.1") == "lyon"


@pytest.mark.clause("5.7.3.b1", "2.6.3.b1")
def test_without_a_leader_an_army_only_enters_a_city_of_its_dukedom() -> None:
    t = table().at(1460, "summer").nobody().card(0, "L1")
    c = t.army("kent", "red")[0]
    t.army("london", "red")
    t.mercenary("naples", seat=1)
    begin(t, "land")
    assert t.why("enter:red.army.1:england") == "5.7.3.b1"
    assert t.why("enter:red.army.2:england") == "5.7.3.b1"
    t.do("enter:red.army.1:dover")
    assert (t.place("red.army.1"), t.s.spent[c]) == ("dover", 0)
    assert t.why("enter:red.army.1:kent") == "5.7.3.b1"
    while t.asked == 0:
        t.do("hold-back")
    assert t.may("enter:mercenary.1:naples_city")


@pytest.mark.clause("5.7.3.b5", "2.2.4", "2.6.3.b2")
def test_no_army_enters_a_city_with_armies_of_another_colour() -> None:
    t = led("burgundy")
    t.army("lyon", "blue")
    t.mercenary("dijon")  # of nobody
    t.mercenary("troyes", seat=0)
    t.leader("L24", "burgundy", seat=0)
    begin(t, "land")
    assert t.why("march:L14:lyon") == "5.7.3.b5"
    assert t.why("march:L14:dijon") == "5.7.3.b5"
    assert t.why("march:L24:lyon") == "5.7.3.b5"
    assert t.may("march:L14:troyes")  # his own mercenaries are red


@pytest.mark.clause("5.7.10", "2.6.3.b1")
def test_armies_stop_where_others_stand_in_the_open() -> None:
    t = led("burgundy")
    t.army("lyonnais", "blue")
    t.leader("L24", "burgundy", seat=0)
    begin(t, "land")
    assert paths.reach(t.s, 13)[AT["provence"]] == 3  # round by France and Languedoc
    t.do("march:L14:lyonnais")
    assert t.why("march:L14:lyon") == "5.7.10"
    t.do("march:L24:languedoc")  # a leader alone is not stopped
    assert t.place("L24") == "languedoc"


@pytest.mark.clause("5.7.10")
def test_mercenaries_of_nobody_stop_armies_too() -> None:
    t = led("burgundy")
    t.mercenary("lyonnais")
    begin(t, "land")
    t.do("march:L14:lyonnais")
    assert t.why("march:L14:provence") == "5.7.10"


@pytest.mark.clause("5.7.10.b1")
def test_armies_leave_such_a_dukedom_only_with_consent() -> None:
    t = led("burgundy")
    t.card(1, "L2")
    t.army("burgundy", "blue")
    begin(t, "land")
    assert t.why("march:L14:lyonnais") == "5.7.10.b1"
    assert t.may("march:L14:dijon")
    t.do("ask-consent:red:1")
    assert t.asked == 1
    t.do("no")
    assert not t.may("ask-consent:red:1")  # not twice
    assert t.why("march:L14:lyonnais") == "5.7.10.b1"
    t.do("leave:L14:red.army.1")
    assert t.may("march:L14:lyonnais")  # alone


@pytest.mark.clause("5.7.10.b1")
def test_with_consent_they_go_on() -> None:
    t = led("burgundy")
    t.card(1, "L2")
    t.army("burgundy", "blue")
    begin(t, "land")
    t.do("ask-consent:red:1", "yes", "march:L14:lyonnais")
    assert t.place("red.army.1") == "lyonnais"


@pytest.mark.clause("5.7.10.b1")
def test_a_standing_order_consents_and_nobody_consents_for_neutrals() -> None:
    t = led("burgundy")
    t.card(1, "L2")
    t.army("burgundy", "blue")
    t.s.orders[1], t.s.has_standing = ((STAND, LEAVING, 1),), 2
    begin(t, "land")
    t.do("ask-consent:red:1")
    assert t.may("march:L14:lyonnais")
    t.mercenary("burgundy")
    assert t.why("march:L14:lyonnais") == "5.7.10.b1"


@pytest.mark.clause("5.7.9", "4.12", "2.2.10")
def test_in_autumn_nobody_enters_the_north_or_rugged_land() -> None:
    t = led("languedoc", season="autumn")
    t.army("toulouse", "red")
    begin(t, "land")
    assert t.why("march:L14:guyenne") == "5.7.9"
    assert t.why("march:L14:savoy") == "5.7.9"
    assert t.why("march:L14:bordeaux") == "5.7.3"
    assert t.may("march:L14:provence")
    assert t.may("march:L14:toulouse")


@pytest.mark.clause("5.7.9")
def test_in_autumn_a_northern_city_of_the_same_dukedom_is_open_but_not_left() -> None:
    t = led("burgundy", season="autumn")
    begin(t, "land")
    t.do("march:L14:dijon")
    assert t.place("L14") == "dijon"
    assert t.why("march:L14:burgundy") == "5.7.9"


@pytest.mark.clause("5.7.9")
def test_in_autumn_no_strait_leads_into_a_northern_port() -> None:
    t = led("dover", 0, season="autumn")
    t.leader("L14", "gibraltar")
    t.leader("L24", "dover", seat=0)
    begin(t, "land")
    assert t.why("march:L24:calais_city") == "5.7.9"
    assert t.may("march:L14:ceuta")


@pytest.mark.clause("5.7.5", "5.7.1.b3", "4.8.b1")
def test_caravans_obey_the_c_card_and_need_no_leader() -> None:
    t = table().at(1460, "summer").nobody().card(0, "L1", "C2").card(1, "C1")
    t.caravan("london", "red")
    t.caravan("paris", "blue")
    t.army("ile_de_france", "black")
    begin(t, "land")
    assert not t.may("drive:red.caravan.1:england")
    reach = paths.reach_caravan(t.s, t.s.at.index(AT["paris"]))
    assert reach[AT["ile_de_france"]] == 1
    assert reach[AT["burgundy"]] == 2  # nobody stops it
    assert t.why("drive:blue.caravan.1:muscovy") == "5.7.5"
    t.do("drive:blue.caravan.1:provence")
    assert t.place("blue.caravan.1") == "provence"


@pytest.mark.clause("5.7.5")
def test_caravans_enter_cities_of_others_unless_besieged() -> None:
    t = table().at(1460, "summer").nobody().card(0, "C1")
    t.caravan("burgundy", "red")
    t.army("lyon", "blue")
    begin(t, "land")
    assert t.may("drive:red.caravan.1:lyon")
    black = t.army("lyonnais", "black")[0]
    t.s.besieging[black] = AT["lyon"]
    assert t.why("drive:red.caravan.1:lyon") == "5.7.5"


@pytest.mark.clause("5.7.11")
def test_an_invaded_city_may_arm_itself_and_the_army_stays_outside() -> None:
    t = led("burgundy").gold(pile_lyon=0, treasury_blue=5)
    begin(t, "land")
    t.do("march:L14:lyon")
    assert t.place("blue.army.1") == "lyon"
    assert t.place("red.army.1") == t.place("L14") == "lyonnais"
    assert t.au("treasury_blue") == 0
    assert t.why("march:L14:lyon") == "5.7.3.b5"


@pytest.mark.clause("5.7.11", "5.7.4.b4")
def test_a_city_without_gold_is_entered() -> None:
    t = led("burgundy").gold(treasury_blue=4)
    begin(t, "land")
    assert AT["dijon"] in paths.reach(t.s, 13)
    t.do("march:L14:lyon")
    assert t.place("red.army.1") == "lyon"
    t.do("march:L14:provence")  # he may go on
    assert t.place("red.army.1") == "provence"


@pytest.mark.clause("5.7.11")
def test_the_owner_of_a_home_city_may_pay_what_its_gold_lacks() -> None:
    t = led("papal_states").gold(pile_naples_city=2, chest_1=4)
    t.army("papal_states", "red", under="L14")
    t.leader("L16", "naples_city")
    begin(t, "land")
    t.do("march:L14:naples_city")
    assert t.asked == 1
    t.do("yes")
    assert t.place("L14") == "naples"
    assert t.place("mercenary.1") == "naples_city"
    assert t.au("chest_1") == 1


@pytest.mark.clause("5.7.11")
def test_nobody_invades_his_own_home() -> None:
    t = table().at(1460, "summer").nobody().gold(pile_milan_city=9)
    t.leader("L14", "milan")
    t.mercenary("milan", seat=0, under="L14")
    begin(t, "land")
    t.do("march:L14:milan_city")
    assert t.place("mercenary.1") == "milan_city"
    assert t.au("pile_milan_city") == 9


@pytest.mark.clause("4.8.b2", "5.7.1.b4")
def test_a_leader_obeys_the_holder_of_his_card() -> None:
    t = table().at(1460, "summer").nobody().card(0, "L2")
    t.leader("L24", "croia", seat=1)
    t.leader("L2", "paris")
    begin(t, "land")
    assert t.may("march:L2:ile_de_france")
    assert not any("L24" in x or "L16" in x for x in t.listed())
    while t.asked == 0:
        t.do("hold-back")
    assert t.may("march:L24:albania")


@pytest.mark.clause("5.7.1.b5")
def test_nothing_else_moves() -> None:
    t = led("burgundy", 0)
    t.card(0, "E1", "G1", block=2, built=1)
    begin(t, "land")
    assert {x.split(":")[1] for x in t.listed() if ":" in x} == {"L14"}


@pytest.mark.clause("5.6.1.b1")
def test_once_land_units_have_moved_no_ship_does() -> None:
    t = led("burgundy").card(0, "L1")
    t.galley("dover", "red")
    begin(t, "land")
    t.do("march:L14:lyonnais")
    assert phase_of(t) == "land"
    assert not any(x.startswith("sail") for x in t.listed())
