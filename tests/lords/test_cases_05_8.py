"""Less obvious positions of conflict and conquest, decided by the text of the rules alone. 5.7.12, 5.7.13, 5.8, ER.5,
ER.6, RC.9"""

from __future__ import annotations

import pytest
from tests.lords.build import Table
from tests.lords.fighting import FIELD, Attacks, turn, war
from tests.lords.moves import begin

from signoria.games.lords import counters
from signoria.games.lords.auctions.bidding import NEXT_AUCTION
from signoria.games.lords.conflict import conquest, prisons
from signoria.games.lords.ids import AT, CARD, COUNTERS
from signoria.games.lords.recruiting import buying
from signoria.games.lords.revenue import taxes
from signoria.games.lords.state import FOR_SALE, GONE
from signoria.games.lords.thrones import deaths, succession
from signoria.games.lords.trade import tolls

RED, BLUE, ORANGE, WHITE, PURPLE, BLACK, GREY = range(7)


def three() -> Table:
    """Sforza (red, seat 0), Ferrante (blue, seat 1) and Cosimo (purple, seat 2) outside Milan, each with an army."""
    t = war("L14", "L16", "L15", colours=("red", "blue", "purple"))
    for colour in ("red", "blue", "purple"):
        t.army("milan", colour)
    for leader in ("L14", "L16", "L15"):
        t.leader(leader, "milan")
    return t


def walls(red: int = 1, blue: int = 1) -> Table:
    """Red armies under Sforza besiege blue ones in Milan."""
    t = war("L14", "L16", "L15", colours=("red", "blue", "purple"))
    t.army("milan", "red", red)
    t.army("milan_city", "blue", blue)
    t.leader("L14", "milan")
    t.leader("L16", "milan_city")
    for c in range(red):
        t.s.besieging[c] = AT["milan_city"]
    return t


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


def landed() -> Table:
    """Red has landed in besieged Rome, where a worn white army stands; black besieges it from outside."""
    t = war("L14", "L16", "L15", colours=("red", "white", "black"))
    t.card(1, "L4", "C4").gold(treasury_white=10)
    t.army("rome", "white", worn=True)
    t.leader("L14", "rome")
    red = t.army("rome", "red", under="L14")[0]
    black = t.army("papal_states", "black")[0]
    t.s.besieging[black] = t.s.besieging[red] = AT["rome"]
    t.leader("L4", "perugia")
    return t


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


# ---- pillage and plunder ---------------------------------------------------------------------------------------------


@pytest.mark.clause("5.8.8.b5", "ER.6")
@pytest.mark.parametrize(
    ("card", "place", "army", "seat"),
    [("E1", "london", "red", -3), ("E5", "rouen", "red", 0), ("E5", "rouen", "blue", 0), ("E1", "london", "blue", 0)],
)
def test_the_victors_shame_is_within_the_original_borders_of_the_pillagers(
    card: str, place: str, army: str, seat: int
) -> None:
    """England has conquered France: red armies in England cost the red L card, in France they do not."""
    t = war("L14", "L16", colours=("red", "orange")).card(0, "L1").card(1, card, block=2, built=1)
    t.e("blue").fallen, t.e("blue").merged, t.e("blue").ruler = RED, True, -1
    t.pile(GONE, "L2")
    t.army(place, army)
    t.leader("L14", place)
    t.dice("pillage", 6, 6)
    turn(t).do(f"pillage:{place}:red:{card}")
    assert t.holder("L1") == seat


@pytest.mark.clause("5.8.9", "5.8.9.b1")
def test_a_single_coin_is_lost_in_the_revelry() -> None:
    t = war()
    t.army("venice_city", "red")
    t.leader("L14", "venice_city")
    t.gold(pile_venice_city=1)
    supply = t.au("supply")
    turn(t).do("plunder:venice_city:red:pile.venice_city")
    assert (t.au("purse_L14"), t.au("pile_venice_city"), t.au("supply")) == (0, 0, supply + 1)


@pytest.mark.clause("5.8.9", "5.8.1")
def test_plunder_and_a_battle_in_one_round() -> None:
    t = war()
    t.army("naples_city", "red")
    t.leader("L14", "naples_city")
    t.galley("naples_city", "purple")
    t.gold(pile_naples_city=4)
    t.dice("battle", 6, 6).dice("battle", 6, 6)
    turn(t).do("attack:naples_city:red:naples_city:purple")
    assert t.may("plunder:naples_city:red:pile.naples_city")


# ---- conquest --------------------------------------------------------------------------------------------------------


def storm(emperor: str = "rouen") -> Table:
    """A red army under Sforza before Paris, where a worn blue one is left; seat 1 holds both blue cards."""
    t = war("L14", "L16", "L15", colours=("red", "blue", "orange"))
    t.card(1, "L2", "C2").card(0, "L1").gold(treasury_blue=0)
    t.leader("L2", emperor)
    t.army("ile_de_france", "red")
    t.leader("L14", "ile_de_france")
    t.army("paris", "blue", worn=True)
    return t


TAKE = "besiege:ile_de_france:red:paris:blue"


@pytest.mark.clause("5.8.7", "5.7.13.b2", "ER.6")
def test_an_emperor_captured_in_his_falling_capital_makes_the_two_empires_one() -> None:
    t = storm("paris")
    army = t.army("rouen", "blue")[0]
    t.dice("battle", 1, 6).dice("battle", 6).dice("fate", 1)
    turn(t).do(TAKE, "all-in")
    assert (t.e("blue").merged, t.holder("L2"), t.holder("C2")) == (True, GONE, 0)
    assert (counters.colour(t.s, army), counters.mover(t.s, army)) == (RED, 0)
    assert t.who("L2").captor == 0


@pytest.mark.clause("5.8.7", "6.2.4.b7", "ER.6")
def test_an_emperor_who_dies_with_his_capital_has_no_successor() -> None:
    t = storm("paris")
    t.dice("battle", 1, 6).dice("battle", 6).dice("fate", 6)
    turn(t).do(TAKE, "all-in")
    t.s.agenda.clear()
    succession.begin(t.s)
    t.push()
    assert (t.e("blue").merged, t.e("blue").ruler, t.holder("L2")) == (True, -1, GONE)


@pytest.mark.clause("6.2.4", "6.2.4.b7", "5.8.5.b4")
def test_if_the_besieger_stays_outside_the_dead_emperors_throne_is_filled() -> None:
    t = storm("paris")
    t.dice("battle", 1, 6).dice("battle", 6).dice("fate", 6)
    turn(t).do(TAKE, "finish")
    t.s.agenda.clear()
    succession.begin(t.s)
    t.push()
    assert not t.e("blue").merged
    assert t.e("blue").ruler == CARD["L2"]  # his heir


@pytest.mark.clause("5.7.13.b2", "ER.6", "5.8.11")
def test_a_captured_emperor_whose_capital_stands_is_ransomed_and_nothing_merges() -> None:
    t = storm()
    prisons.capture(t.s, CARD["L2"], 0, RED)
    assert (t.e("blue").merged, t.holder("L2")) == (False, 1)
    t.dice("battle", 1, 6).dice("battle", 6)
    turn(t).do(TAKE, "all-in")
    assert t.e("blue").merged


@pytest.mark.clause("5.7.13.b2", "5.2.3.b3")
def test_after_a_capital_is_retaken_only_its_own_colour_bids_for_the_c_card() -> None:
    t = storm()
    t.dice("battle", 1, 6).dice("battle", 6)
    turn(t).do(TAKE, "all-in")
    assert t.holder("C2") == 0
    counters.remove(t.s, 0)
    t.army("paris", "blue")
    t.s.agenda.clear()
    conquest.enter(t.s, AT["paris"], 1)
    t.push()
    assert (t.e("blue").fallen, t.holder("C2")) == (-1, FOR_SALE)
    t.s.moving = False
    t.s.due(NEXT_AUCTION)
    t.push()
    assert t.asked == 1
    t.do("bid-up-to:1", seat=1)
    assert t.holder("C2") == 1


@pytest.mark.clause("5.7.13.b2", "6.2.4.b7")
def test_a_capital_retaken_before_the_emperor_dies_has_a_successor_again() -> None:
    t = storm()
    t.e("blue").fallen = RED
    counters.remove(t.s, t.s.at.index(AT["paris"]))
    t.army("paris", "blue")
    conquest.enter(t.s, AT["paris"], 1)
    deaths.kill(t.s, CARD["L2"])
    t.push()
    assert (t.e("blue").merged, t.e("blue").vacant) == (False, True)


@pytest.mark.clause("5.7.13.b2", "ER.6", "5.3.7")
def test_merged_empires_keep_both_countermixes_and_fight_as_one() -> None:
    t = war("L14", "L16", "L15", colours=("red", "blue", "orange"))
    t.e("blue").fallen, t.e("blue").merged, t.e("blue").ruler = RED, True, -1
    t.pile(GONE, "L2")
    t.leader("L14", "milan")
    t.army("milan", "red")
    t.army("milan", "blue")
    t.army("milan", "orange")
    t.dice("battle", 6, 6, 6, 6).dice("battle", 6, 6)
    turn(t).do("attack:milan:red:milan:orange", "finish")
    assert [len(e[3].split()) for e in t.told("battle-rolled")] == [4, 2]
    assert len(counters.pool(t.s, RED, 0)) == len(counters.pool(t.s, BLUE, 0)) == 9


@pytest.mark.clause("5.14.3.b4", "5.14.3.b3", "5.7.13.b2")
def test_a_player_of_the_beaten_colour_is_of_the_victors_colour_after_the_merger() -> None:
    t = war("L14", "L16", "L15", colours=("red", "blue", "orange"))
    t.e("blue").fallen, t.e("blue").merged, t.e("blue").ruler = RED, True, -1
    t.army("milan", "red")
    t.leader("L14", "milan")
    t.leader("L16", "milan")
    assert "arrest:milan:red:L16" not in turn(t).listed()  # his own colour now


# ---- wardens ---------------------------------------------------------------------------------------------------------


def warden() -> Table:
    """Cosimo (seat 2, purple) guards France against red invaders."""
    t = war("L14", "L16", "L15", colours=("red", "orange", "purple"))
    t.army("lyonnais", "red")
    t.card(2, "L2", "C2")
    t.e("blue").warden = 2
    return t


@pytest.mark.clause("5.7.12.b3", "ER.5")
def test_a_warden_arrests_and_pillages_nobody_but_invaders() -> None:
    t = warden()
    t.army("burgundy", "blue")
    t.leader("L16", "burgundy")
    t.leader("L14", "burgundy")
    assert turn(t, 2).why("arrest:burgundy:blue:L16") == "ER.5"
    assert t.may("arrest:burgundy:blue:L14")
    t = warden()
    t.card(1, "G13", block=2, built=1)
    t.army("milan_city", "blue")
    t.leader("L2", "milan_city")
    assert turn(t, 2).why("pillage:milan_city:blue:G13") == "ER.5"


@pytest.mark.clause("5.7.12.b3", "ER.5")
def test_a_wardens_ships_are_bound_too() -> None:
    t = warden()
    t.galley("gulf_of_lions", "blue")
    t.galley("gulf_of_lions", "orange")
    t.galley("gulf_of_lions", "red")
    assert turn(t, 2).why("attack:gulf_of_lions:blue:gulf_of_lions:orange") == "ER.5"
    assert t.may("attack:gulf_of_lions:blue:gulf_of_lions:red")


@pytest.mark.clause("5.7.12.b3", "ER.5")
def test_nobodys_men_and_the_wardens_own_colour_are_no_invaders() -> None:
    t = warden()
    t.army("burgundy", "blue")
    t.mercenary("burgundy")
    t.army("burgundy", "purple")
    assert turn(t, 2).why("attack:burgundy:blue:burgundy:purple") == "ER.5"


@pytest.mark.clause("5.7.12", "5.7.12.b2", "5.14.3")
def test_who_guards_and_then_sees_the_invader_go_keeps_his_own_cards() -> None:
    t = warden().card(2, "L5", "C5")
    counters.remove(t.s, 0)
    for c in list(range(60)):
        if t.steps(c):
            counters.remove(t.s, c)
    conquest.invasions(t.s)
    assert [t.holder(x) for x in ("L2", "C2", "L5", "C5")] == [FOR_SALE, FOR_SALE, 2, 2]


@pytest.mark.clause("5.7.12", "5.7.12.b1")
def test_invasions_by_two_colours_end_with_the_last() -> None:
    t = warden()
    t.army("lyonnais", "orange")
    counters.remove(t.s, 0)
    conquest.invasions(t.s)
    assert t.e("blue").warden == 2


# ---- the sea ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("5.8.6.b2", "5.8.6")
def test_fleets_fight_armies_at_sea() -> None:
    t = war().card(0, "L1")
    t.galley("ligurian_sea", "red")
    t.mercenary("ligurian_sea", 1, worn=True)
    t.leader("L16", "ligurian_sea")
    t.nao("ligurian_sea", "purple")
    t.dice("battle", 1, 6).dice("battle", 6).dice("fate", 2)
    turn(t).do("attack:ligurian_sea:red:ligurian_sea:blue")
    assert (t.steps("mercenary.1"), t.who("L16").captor) == (0, 0)


@pytest.mark.clause("5.8.6.b3", "5.8.2.b5")
def test_nobody_retreats_from_a_sea_where_armies_fight() -> None:
    t = war().card(0, "L1").card(1, "L2")
    t.galley("ligurian_sea", "red", 3)
    t.nao("ligurian_sea", "blue")
    t.army("ligurian_sea", "blue")
    t.leader("L14", "ligurian_sea")
    t.leader("L16", "ligurian_sea")
    t.dice("battle", *[6] * 6).dice("battle", *[6] * 3)
    turn(t).do("attack:ligurian_sea:red:ligurian_sea:blue", "finish")
    assert t.place("blue.army.1") == t.place("blue.nao.1") == "ligurian_sea"


@pytest.mark.clause("5.8.3.b6", "5.8.5", "5.13.b1")
def test_an_assault_from_the_sea_besieges_the_port() -> None:
    t = war("L14", "L16", "L15", colours=("red", "blue", "purple"))
    t.army("ligurian_sea", "red", under="L14")
    t.leader("L14", "ligurian_sea")
    t.nao("ligurian_sea", "purple")
    t.army("genoa_city", "blue")
    t.dice("battle", 2, 3).dice("battle", 2, 3)
    turn(t).do("besiege:ligurian_sea:red:genoa_city:blue")
    assert (t.steps("red.army.1"), t.steps("blue.army.1")) == (2, 2)
    assert counters.is_besieged(t.s, AT["genoa_city"])


@pytest.mark.clause("5.8.5.b4", "5.8.3.b6", "5.7.6.b2")
def test_who_takes_a_port_from_the_sea_enters_at_once_and_his_ships_stay() -> None:
    t = war()
    t.army("ligurian_sea", "red", under="L14")
    t.leader("L14", "ligurian_sea")
    t.nao("ligurian_sea", "red")
    t.army("genoa_city", "blue", worn=True)
    t.dice("battle", 1, 6).dice("battle", 6)
    turn(t).do("besiege:ligurian_sea:red:genoa_city:blue", "all-in")
    assert (t.place("red.army.1"), t.place("L14"), t.place("red.nao.1")) == (
        "genoa_city", "genoa_city", "ligurian_sea",
    )  # fmt: skip


@pytest.mark.clause("5.8.3.b1", "5.8.3.b2")
def test_the_l_card_moves_no_mercenary_to_attack_but_the_imperial_army_beside_it() -> None:
    t = war().card(0, "L1")
    t.army("milan", "red")
    t.mercenary("milan", 0)
    t.army("milan", "blue")
    t.dice("battle", 6, 6).dice("battle", 6, 6)
    turn(t).do(FIELD)
    assert [len(e[3].split()) for e in t.told("battle-rolled")] == [2, 2]


# ---- prison ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("5.8.11", "6.2.6.b2")
def test_prisoners_of_a_player_who_is_out_go_home_from_hired_and_stay_with_imperial_gaolers() -> None:
    t = war("L14", "L12", "L15", colours=("red", "blue", "purple"))
    t.card(1, "L25", "L24")
    prisons.capture(t.s, CARD["L25"], 0, -1)
    prisons.capture(t.s, CARD["L24"], 0, RED)
    t.who("L14").heir = 2
    deaths.kill(t.s, CARD["L14"])
    t.push()
    assert t.p(0).out
    assert t.place("L25") == "targoviste"
    assert t.who("L24").captor == 17  # of England


@pytest.mark.clause("5.8.11.b3", "5.2.3")
def test_the_card_of_a_prisoner_stays_and_bids_go_on() -> None:
    t = war()
    prisons.capture(t.s, CARD["L16"], 0, -1)
    assert t.holder("L16") == 1
    assert not t.p(1).out


@pytest.mark.clause("5.8.11.b5", "5.8.11")
def test_a_freed_emperor_goes_to_his_capital_even_if_it_is_fallen() -> None:
    t = storm()
    prisons.capture(t.s, CARD["L2"], 0, RED)
    prisons.release(t.s, CARD["L2"])
    assert t.place("L2") == "paris"


@pytest.mark.clause("5.8.11.b1", "RC.4")
def test_the_treasury_pays_for_an_emperor_with_leave_of_the_c_card() -> None:
    t = war("L14", "L16", "L15", colours=("red", "blue", "blue"))
    t.at(1461, "autumn")
    t.card(1, "L2").card(2, "C2").gold(treasury_blue=8)
    prisons.capture(t.s, CARD["L2"], 0, -1)
    t.ask(Attacks(0))
    t.do("ask-ransom:L2:8", seat=0)
    assert t.why("pay-ransom:L2", 1) == "RC.4"
    t.do("pay-ransom:L2", seat=2)
    assert (t.au("treasury_blue"), t.au("vault_0"), t.place("L2")) == (0, 8, "paris")


# ---- RC.9, leaders' cards, and what follows in other chapters --------------------------------------------------------


@pytest.mark.clause("RC.9", "5.7.13.b2", "ER.6", "5.3.1", "5.3.3")
@pytest.mark.parametrize("merged", [False, True])
def test_who_has_conquered_the_papacy_builds_from_its_counters_with_its_gold(merged: bool) -> None:
    t = war("L14", "L16", "L15", colours=("orange", "white", "purple")).at(1461, "spring")
    t.card(0, "C4", "L3", "C3").gold(treasury_white=20, treasury_orange=0, chest_0=0)
    t.e("white").fallen, t.e("white").merged = ORANGE, merged
    if merged:
        t.e("white").ruler, t.e("white").heirless = -1, True
        t.pile(GONE, "L4")
    else:
        t.card(1, "L4")
    t.army("rome", "orange")
    t.leader("L14", "rome")
    buying.begin(t.s)
    t.push()
    assert t.asked == 0
    t.do("raise-army:papal:perugia:treasury.papal", "build-caravan:papal:bologna:treasury.papal")
    army, caravan = (c for c in range(len(COUNTERS)) if t.place(c) in ("perugia", "bologna"))
    assert t.au("treasury_white") == 11
    assert counters.mover(t.s, caravan) == 0
    assert counters.mover(t.s, army) == (0 if merged else 1)
    assert counters.colour(t.s, army) == (ORANGE if merged else WHITE)


@pytest.mark.clause("RC.9", "6.3", "6.2.6.b3")
def test_a_dead_pope_of_a_conquered_papacy_ends_its_powers() -> None:
    t = war("L14", "L16", colours=("orange", "white")).card(1, "L4", "E1")
    t.gold(treasury_white=0)
    t.army("rome", "orange")
    conquest.enter(t.s, AT["rome"], 0)
    deaths.kill(t.s, CARD["L4"])
    t.push()
    assert (t.holder("L4"), t.e("white").merged) == (GONE, True)
    t.s.agenda.clear()
    succession.begin(t.s)
    t.push()
    assert t.e("white").ruler == -1


@pytest.mark.clause("5.8.11.b3", "5.7.1.b4", "5.14.4.b2")
def test_the_player_of_a_prisoner_moves_him_no_more_and_his_troops_stand_alone() -> None:
    t = war("L14", "L16", "L15", colours=("red", "blue", "purple"))
    t.leader("L24", "milan", seat=0)
    t.army("milan", "red", under="L24")
    t.mercenary("milan", 0, under="L24")
    prisons.capture(t.s, CARD["L24"], 1, -1)
    assert t.s.under[0] == -1
    begin(t, "land")
    assert not [x for x in t.listed() if "L24" in x]
    assert t.holder("L24") == 0


@pytest.mark.clause("6.2.6.b2", "5.8.7", "5.6.1")
def test_a_player_who_dies_out_in_his_own_turn_is_asked_no_more_in_the_round() -> None:
    t = war("L14", "L16", "L15", colours=("red", "blue", "purple"))
    t.who("L14").heir = 2
    t.leader("L14", "milan")
    t.army("milan", "red", worn=True, under="L14")
    t.leader("L16", "milan")
    t.army("milan", "blue", 2)
    t.mercenary("venice", 0)
    t.leader("L24", "venice", seat=0)
    begin(t, "attacks")
    t.dice("battle", 6).dice("battle", 1, 6, 6, 6).dice("fate", 6)
    t.do(FIELD)
    assert t.p(0).out
    asked = set()
    while t.asked >= 0:
        asked.add(t.asked)
        t.do("hold-back" if t.may("hold-back") else "finish")
    assert 0 not in asked


@pytest.mark.clause("5.8.7", "5.7.13.b2", "ER.6", "5.6.1.b3")
def test_beaten_armies_obey_the_victor_in_the_same_round_when_their_emperor_is_taken() -> None:
    t = storm("paris")
    t.leader("L16", "rouen")
    t.army("rouen", "blue", under="L16")
    t.nao("bordeaux", "blue")
    begin(t, "attacks")
    t.dice("battle", 1, 6).dice("battle", 6).dice("fate", 1)
    t.do(TAKE, "all-in")
    assert t.e("blue").merged
    while t.asked != 0 or not t.may("sail:blue.nao.1:bay_of_biscay"):
        assert t.asked >= 0
        t.do("hold-back" if t.may("hold-back") else "finish")
    # Ferrante, of the merged colour, still leads what goes with him
    assert counters.colour(t.s, t.s.at.index(AT["rouen"])) == RED


@pytest.mark.clause("5.8.4", "5.8.6", "5.8.3.b6")
def test_a_sortie_against_besiegers_afloat_meets_their_armies_and_not_their_ships() -> None:
    t = war("L14", "L16", "L15", colours=("red", "blue", "purple"))
    t.army("genoa_city", "blue")
    t.leader("L16", "genoa_city")
    red = t.army("ligurian_sea", "red")[0]
    t.nao("ligurian_sea", "red")
    t.leader("L14", "ligurian_sea")
    t.s.besieging[red] = AT["genoa_city"]
    t.dice("battle", 1, 1).dice("battle", 6, 6)
    turn(t, 1).do("sortie:genoa_city:blue:ligurian_sea:red")
    assert (t.steps("red.army.1"), t.steps("red.nao.1"), t.place("L14")) == (0, 2, "ligurian_sea")
    assert not counters.is_besieged(t.s, AT["genoa_city"])


@pytest.mark.clause("5.8.3.b6", "5.8.3.b7", "2.2.4")
def test_ships_and_garrison_of_two_colours_in_a_port_are_two_targets_for_one_attack() -> None:
    t = war("L14", "L16", "L15", colours=("red", "blue", "purple"))
    t.army("genoa", "red")
    t.leader("L14", "genoa")
    t.galley("genoa_city", "blue")
    t.army("genoa_city", "purple")
    ships, walls = "attack:genoa:red:genoa_city:blue", "besiege:genoa:red:genoa_city:purple"
    assert {ships, walls} <= set(turn(t).listed())
    t.dice("battle", 3, 6).dice("battle", 6, 6)
    t.do(ships)
    assert t.steps("blue.galley.1") == 1
    assert t.why(walls) == "5.8.1"
