"""Less obvious positions of battles, sieges and arrests, decided by the text of the rules alone. 5.8"""

from __future__ import annotations

import pytest
from tests.lords.fighting import FIELD, turn, war
from tests.lords.moves import begin
from tests.lords.staged import (
    BLUE,
    PURPLE,
    RED,
    WHITE,
    landed,
    three,
    walls,
)

from signoria.games.lords import counters
from signoria.games.lords.ids import AT, CARD
from signoria.games.lords.revenue import taxes
from signoria.games.lords.state import FOR_SALE
from signoria.games.lords.trade import tolls

# ---- three colours ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("5.8.3.b5", "5.8.1", "5.8.2.b2")
def test_who_is_attacked_twice_strikes_back_twice_and_may_still_attack() -> None:
    t = three()
    t.dice("battle", 6, 6).dice("battle", 6, 6)
    turn(t, 0).do(FIELD)
    t.dice("battle", 6, 6).dice("battle", 6, 6)
    turn(t, 2).do("attack:milan:purple:milan:blue")
    assert [e[2] for e in t.told("battle-rolled")] == [PURPLE, BLUE]
    assert turn(t, 1).may("attack:milan:blue:milan:red")


@pytest.mark.clause("5.8.2.b5", "5.8.2")
def test_the_third_colour_counts_for_nobody_in_the_retreat() -> None:
    """Two blue armies against one red one: purple does not help red, and red goes."""
    t = three()
    t.army("milan", "blue")
    t.dice("battle", 6, 6).dice("battle", 6, 6, 6, 6)
    turn(t, 0).do(FIELD)
    assert t.asked == 0
    t.do("retreat:genoa")
    assert (t.place("red.army.1"), t.place("purple.army.1")) == ("genoa", "milan")


@pytest.mark.clause("5.8.2.b5", "5.7.10")
def test_a_retreat_does_not_lead_where_any_foreign_army_stands_in_the_open() -> None:
    t = three()
    t.army("milan", "blue")
    for place, colour in (("savoy", "black"), ("switzerland", "purple"), ("genoa", "blue"), ("venice", "orange")):
        t.army(place, colour)
    t.mercenary("lands_of_the_church")
    t.dice("battle", 6, 6).dice("battle", 6, 6, 6, 6)
    turn(t, 0).do(FIELD)
    assert t.place("red.army.1") == "milan_city"  # Sforza's own


@pytest.mark.clause("5.8.2.b5")
def test_with_the_own_city_in_other_hands_too_nobody_goes_anywhere() -> None:
    t = three()
    t.army("milan", "blue")
    t.mercenary("milan_city", 1)
    for place in ("savoy", "switzerland", "genoa", "venice", "lands_of_the_church"):
        t.army(place, "black")
    t.dice("battle", 6, 6).dice("battle", 6, 6, 6, 6)
    turn(t, 0).do(FIELD)
    assert t.place("red.army.1") == t.place("L14") == "milan"
    assert t.told("no-retreat")


@pytest.mark.clause("5.8.2.b5", "5.7.9")
def test_in_autumn_a_retreat_enters_no_rugged_land_but_may_go_north() -> None:
    t = war(season="autumn")
    t.army("lyonnais", "red")
    t.army("lyonnais", "blue", 2)
    t.leader("L14", "lyonnais")
    t.leader("L16", "lyonnais")
    t.dice("battle", 6, 6).dice("battle", 6, 6, 6, 6)
    turn(t).do("attack:lyonnais:red:lyonnais:blue")
    assert "retreat:burgundy" in t.listed()
    assert "retreat:savoy" not in t.listed()


@pytest.mark.clause("5.8.3.b8", "5.8.3.b9", "2.6.2")
def test_two_players_of_a_colour_one_decides_for_both() -> None:
    """Ferrante's ally of Stature 1 is no match for Sforza, who lets Ferrante's men fight."""
    t = war("L14", "L16", "L15", colours=("red", "red", "blue"))
    t.leader("L14", "milan")
    t.leader("L40", "milan", seat=1)
    t.army("milan", "red", under="L14")
    t.mercenary("milan", 1, under="L40")
    t.army("milan", "blue")
    t.dice("battle", 6, 6, 6, 6).dice("battle", 6, 6)
    assert turn(t, 1).why(FIELD) == "5.8.3.b9"
    turn(t, 0).do(FIELD, "finish")
    assert [len(e[3].split()) for e in t.told("battle-rolled")] == [4, 2]


@pytest.mark.clause("5.8.3.b2")
def test_what_stands_in_the_next_dukedom_is_out_of_reach() -> None:
    t = three()
    t.army("venice", "blue")
    t.army("venice_city", "blue")
    assert turn(t).why("attack:milan:red:venice:blue") == "5.8.3.b2"
    assert t.why("besiege:milan:red:venice_city:blue") == "5.8.3.b2"


# ---- sieges ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("5.8.5", "5.8.2.b5")
def test_relief_drives_the_besieger_away_and_the_siege_is_over() -> None:
    t = walls(red=1, blue=1)
    t.army("milan", "blue", 2)
    t.leader("L24", "milan", seat=1)
    t.dice("battle", 6, 6, 6, 6).dice("battle", 6, 6)
    turn(t, 1).do("attack:milan:blue:milan:red", "finish")
    assert t.asked == 0
    t.do("retreat:venice")
    assert not counters.is_besieged(t.s, AT["milan_city"])


@pytest.mark.clause("5.8.4", "5.8.2.b5")
def test_a_sortie_drives_nobody_out_whatever_the_products() -> None:
    t = walls(red=1, blue=3)
    t.dice("battle", 6, 6, 6, 6, 6, 6).dice("battle", 6, 6)
    turn(t, 1).do("sortie:milan_city:blue:milan:red", "finish")
    assert (t.place("red.army.1"), t.place("blue.army.1")) == ("milan", "milan_city")
    assert counters.is_besieged(t.s, AT["milan_city"])


@pytest.mark.clause("5.8.4", "5.8.1")
@pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
def test_the_besieged_sally_in_any_season_of_movement(season: str) -> None:
    t = walls()
    t.at(1461, season, moving=True)
    assert turn(t, 1).may("sortie:milan_city:blue:milan:red")


@pytest.mark.clause("5.8.4", "5.8.5")
def test_of_two_besieging_colours_a_sortie_meets_one() -> None:
    t = walls()
    purple = t.army("milan", "purple")[0]
    t.s.besieging[purple] = AT["milan_city"]
    t.dice("battle", 1, 1).dice("battle", 6, 6)
    turn(t, 1).do("sortie:milan_city:blue:milan:purple")
    assert (t.steps("purple.army.1"), t.steps("red.army.1")) == (0, 2)
    assert counters.is_besieged(t.s, AT["milan_city"])


@pytest.mark.clause("5.8.5.b4", "2.2.4")
def test_when_two_colours_besiege_only_the_victor_of_the_last_assault_may_enter() -> None:
    t = walls()
    purple = t.army("milan", "purple")[0]
    t.s.besieging[purple] = AT["milan_city"]
    t.leader("L15", "milan")
    t.s.steps[t.s.at.index(AT["milan_city"])] = 1
    t.dice("battle", 1, 6).dice("battle", 6).dice("fate", 1)
    turn(t, 2).do("besiege:milan:purple:milan_city:blue")
    assert t.asked == 2
    t.do("all-in")
    assert counters.garrison(t.s, AT["milan_city"]) == PURPLE
    assert t.s.besieging[0] == AT["milan_city"]  # red goes on, against purple now


@pytest.mark.clause("5.8.5", "5.8.5.b1")
def test_a_siege_goes_on_for_rounds_and_each_is_an_attack() -> None:
    t = walls()
    siege = "besiege:milan:red:milan_city:blue"
    for _ in range(3):
        t.s.fought = ()
        t.dice("battle", 2, 3).dice("battle", 2, 3)
        turn(t).do(siege)
        assert t.why(siege) == "5.8.1"
    assert (t.steps("red.army.1"), t.steps("blue.army.1")) == (2, 2)


@pytest.mark.clause("5.8.5.b4", "5.7.11", "5.7.3.b1")
def test_who_did_not_enter_at_once_marches_into_his_own_city_later_unopposed() -> None:
    t = walls()
    t.s.steps[t.s.at.index(AT["milan_city"])] = 1
    t.leader("L16", "naples_city")
    t.gold(pile_milan_city=5)
    t.s.under[0] = CARD["L14"]
    t.dice("battle", 1, 6).dice("battle", 6)
    turn(t).do("besiege:milan:red:milan_city:blue", "finish")
    assert not counters.is_besieged(t.s, AT["milan_city"])
    # Milan is Sforza's own home: it does not arm itself against him
    t.s.agenda.clear()
    begin(t, "land").do("march:L14:milan_city")
    assert (t.place("red.army.1"), t.au("pile_milan_city")) == ("milan_city", 5)


# ---- in besieged ports -----------------------------------------------------------------------------------------------


@pytest.mark.clause("5.7.6.b5", "5.8.5", "5.8.5.b1", "5.7.13")
def test_who_fights_inside_a_besieged_capital_takes_it_with_its_last_army() -> None:
    t = landed()
    t.dice("battle", 1, 2).dice("battle", 6)
    turn(t).do("besiege:rome:red:rome:white")
    assert t.e("white").fallen == RED
    t.do("yes")
    assert (t.holder("C4"), t.au("purse_L14"), t.au("treasury_white")) == (0, 5, 5)
    assert counters.besiegers(t.s, AT["rome"]) == counters.at(t.s, AT["papal_states"])


@pytest.mark.clause("5.8.5", "5.8.5.b1")
def test_the_garrison_may_turn_on_who_has_landed() -> None:
    t = landed()
    option = "besiege:rome:white:rome:red"
    assert turn(t, 1).may(option)
    t.dice("battle", 3).dice("battle", 3, 3)
    t.do(option)
    assert (t.steps("red.army.1"), t.steps("white.army.1")) == (2, 1)


@pytest.mark.clause("5.7.6.b5", "5.8.5")
def test_who_is_inside_lifts_no_siege_while_he_stays() -> None:
    assert not [x for x in turn(landed()).listed() if x.startswith("lift-siege:rome")]


@pytest.mark.clause("5.8.5.b3", "5.4.3", "2.2.4", "5.9.2", "5.11.7")
def test_rome_is_still_white_while_guests_are_inside() -> None:
    t = landed()
    assert counters.in_command(t.s, AT["rome"]) == WHITE
    assert tolls.empire_of(t.s, AT["rome"]) == WHITE
    city = t.s.tables.atlas.city(AT["rome"])
    assert taxes.imperial(t.s, city, {city.place: counters.at(t.s, city.place)}) == WHITE
    assert not counters.supported(t.s, AT["rome"])
    t.galley("rome", "white")
    assert counters.supported(t.s, AT["rome"])


# ---- mutual destruction, fates ---------------------------------------------------------------------------------------


@pytest.mark.clause("5.8.7", "5.8.2.b3")
def test_when_both_sides_perish_captured_leaders_go_home() -> None:
    t = war()
    t.army("milan", "red", worn=True)
    t.army("milan", "blue", worn=True)
    t.leader("L14", "milan")
    t.leader("L16", "milan")
    t.dice("battle", 1).dice("battle", 1).dice("fate", 1, 3)
    turn(t).do(FIELD)
    assert (t.place("L14"), t.place("L16")) == ("milan_city", "naples_city")
    assert t.who("L16").captor == t.who("L14").captor == -1


@pytest.mark.clause("5.8.7")
def test_each_leader_of_a_lost_stack_has_his_own_fate() -> None:
    t = war()
    t.army("milan", "red")
    t.leader("L14", "milan")
    t.army("milan", "blue", worn=True)
    t.leader("L16", "milan")
    t.leader("L24", "milan", seat=1)
    t.dice("battle", 1, 6).dice("battle", 6).dice("fate", 3, 4)
    turn(t).do(FIELD)
    assert t.who("L16").captor == 0
    assert t.holder("L24") == FOR_SALE  # he had an heir
    assert not t.who("L24").place >= 0


# ---- arrest ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("5.8.10", "5.8.1")
def test_after_the_battle_who_has_fought_arrests_nobody() -> None:
    t = war("L14", "L16", "L15", colours=("red", "blue", "purple"))
    t.army("milan", "red", 2)
    t.leader("L14", "milan")
    t.army("milan", "blue", worn=True)
    t.leader("L15", "milan")
    t.dice("battle", 1, 6, 6, 6).dice("battle", 6)
    turn(t).do(FIELD, "finish")
    assert t.why("arrest:milan:red:L15") in ("5.8.1", "5.8.10")


@pytest.mark.clause("5.8.10")
def test_the_hired_men_of_another_player_of_his_colour_protect_a_leader() -> None:
    t = war("L14", "L16", "L15", colours=("red", "blue", "blue"))
    t.army("milan", "red")
    t.leader("L14", "milan")
    t.leader("L16", "milan")
    t.mercenary("milan", 2)
    assert turn(t).why("arrest:milan:red:L16") == "5.8.10"


@pytest.mark.clause("5.8.10", "5.8.3.b3")
def test_a_force_in_the_city_does_not_protect_a_leader_outside() -> None:
    t = war()
    t.army("milan", "red")
    t.leader("L14", "milan")
    t.leader("L16", "milan")
    t.army("milan_city", "blue")
    assert turn(t).may("arrest:milan:red:L16")


@pytest.mark.clause("5.8.10", "5.8.6")
def test_a_fleet_at_sea_arrests_a_leader_afloat_without_his_own_ships() -> None:
    t = war().card(0, "L1")
    t.galley("ligurian_sea", "red")
    t.leader("L16", "ligurian_sea")
    t.dice("arrest", 3, 6)
    turn(t).do("arrest:ligurian_sea:red:L16")
    assert (t.who("L16").captor, t.who("L16").gaoler) == (0, RED)


@pytest.mark.clause("5.8.10.b3", "6.2.4", "6.2.6.b3")
def test_an_emperor_who_dies_at_his_arrest_leaves_an_empty_throne() -> None:
    t = war().card(1, "L2", "C2")
    t.army("rouen", "red")
    t.leader("L14", "rouen")
    t.leader("L2", "rouen")
    t.dice("arrest", 1, 2)
    turn(t).do("arrest:rouen:red:L2")
    assert (t.e("blue").vacant, t.e("blue").ruler) == (True, -1)
    assert t.holder("C2") == 1
