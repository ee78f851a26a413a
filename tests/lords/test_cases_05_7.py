"""Less obvious positions of movement, decided by the text of the rules alone. 2.6, 2.7, 5.6, 5.7, ER.1 to ER.6, RC.2,
RC.3, RC.11"""

from __future__ import annotations

import pytest
from tests.lords.build import Table, table
from tests.lords.moves import begin, is_late, phase_of, skip

from signoria.games.lords import counters
from signoria.games.lords.conflict import conquest
from signoria.games.lords.ids import AT, CARD
from signoria.games.lords.moving import paths
from signoria.games.lords.state import OPEN
from signoria.games.lords.thrones import pretenders
from signoria.games.lords.trade.network import Net

RED, BLUE, ORANGE, WHITE, PURPLE, BLACK = range(6)


def land(*lords: str, colours: tuple[str, ...] = ("red", "blue", "purple"), season: str = "summer") -> Table:
    """No counters stand on the map; L14 is seat 0 and red, L16 seat 1 and blue."""
    return table(*(lords or ("L14", "L16")), colours=colours).at(1461, season).nobody()


def stand(place: str, armies: int = 1, season: str = "summer", lords: tuple[str, ...] = ()) -> Table:
    """Sforza (red, Stature 2) with red armies."""
    t = land(*lords, season=season)
    t.leader("L14", place)
    if armies:
        t.army(place, "red", armies, under="L14")
    return t


# ---- allies ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("5.7.13.b3")
@pytest.mark.parametrize("card", ["L2", "C2"])
def test_armies_do_not_enter_the_cities_of_an_ally(card: str) -> None:
    t = stand("burgundy").card(0, card)
    begin(t, "land")
    assert t.may("march:L14:lyonnais")
    assert t.why("march:L14:lyon") == "5.7.13.b3"
    t.do("leave:L14:red.army.1")
    assert t.may("march:L14:lyon")  # alone he invades nothing


@pytest.mark.clause("5.7.13.b3", "5.14.3.b2")
def test_hired_men_do_not_enter_the_cities_of_an_ally_either() -> None:
    t = stand("burgundy", 0).card(0, "L2")
    t.mercenary("burgundy", 0, under="L14")
    begin(t, "land")
    assert t.why("march:L14:lyon") == "5.7.13.b3"


@pytest.mark.clause("5.7.13.b3", "5.7.3.b1")
def test_an_army_alone_does_not_enter_the_city_of_an_ally() -> None:
    t = land().card(0, "L1", "C2")
    t.army("lyonnais", "red")
    t.army("kent", "red")
    begin(t, "land")
    assert t.may("enter:red.army.2:dover")
    assert t.why("enter:red.army.1:lyon") == "5.7.13.b3"


@pytest.mark.clause("5.7.13.b3", "5.14.3.b4")
def test_a_fallen_empire_is_no_ally_of_who_holds_its_c_card() -> None:
    t = stand("burgundy").card(0, "C2")
    t.e("blue").fallen = ORANGE
    t.gold(treasury_blue=0)
    begin(t, "land")
    assert t.may("march:L14:lyon")


@pytest.mark.clause("5.7.13.b3", "5.7.4.b4")
def test_nobody_claims_the_dukedom_of_his_own_ally() -> None:
    t = stand("munich", 0)
    t.leader("L40", "augsburg", seat=0)
    begin(t, "land")
    assert t.why("claim:L14") == "5.7.13.b3"
    t.leader("L40", "augsburg", seat=1)
    t.s.agenda.clear()
    begin(t, "land")
    assert t.may("claim:L14")


# ---- claims and titles -----------------------------------------------------------------------------------------------


@pytest.mark.clause("5.7.4.b4")
def test_a_claim_needs_a_city_outside_the_empires_without_other_leaders() -> None:
    t = stand("lyon", 0)
    begin(t, "land")
    assert t.why("claim:L14") == "5.7.4.b4"
    t = stand("dijon", 0)
    t.leader("L16", "dijon")
    begin(t, "land")
    assert t.why("claim:L14") == "5.7.4.b4"


@pytest.mark.clause("5.7.4.b4", "6.2.2.b2")
def test_with_a_claim_the_title_of_the_native_land_sleeps() -> None:
    t = stand("milan_city", 0)
    assert pretenders.claims(t.s, CARD["L14"]) == {ORANGE}
    t.leader("L14", "dijon")
    begin(t, "land")
    t.do("claim:L14")
    assert t.who("L14").abroad == AT["dijon"]
    assert pretenders.claims(t.s, CARD["L14"]) == set()


# ---- movement points -------------------------------------------------------------------------------------------------


@pytest.mark.clause("5.7.3.b2", "5.7.4")
def test_a_relay_gives_nobody_points_that_are_spent() -> None:
    """One army goes 3 with the first leader and has 2 left with the second, who is fresh."""
    t = stand("provence")
    t.leader("L24", "ile_de_france", seat=0)
    begin(t, "land")
    t.do("march:L14:ile_de_france")  # lyonnais, burgundy or france, ile de france
    assert t.s.spent[0] == 3
    t.do("leave:L14:red.army.1", "lead:L24:red.army.1", "march:L24:normandy")
    assert t.s.spent[0] == 4
    assert t.may("march:L24:brittany")
    assert t.why("march:L24:poitou") == "5.7.3"


@pytest.mark.clause("5.7.3.b2", "5.7.1.b4")
def test_a_leader_at_the_end_of_his_points_still_picks_up_but_goes_nowhere() -> None:
    t = stand("turin", 0)
    t.army("savoy", "red")
    t.who("L14").place = AT["savoy"]
    begin(t, "land")
    t.who("L14").spent = 10
    t.do("lead:L14:red.army.1")
    assert t.why("march:L14:provence") == "5.7.3"


@pytest.mark.clause("5.7.4.b3", "5.7.3.b3")
def test_an_army_called_out_pays_its_own_first_point() -> None:
    t = stand("burgundy", 0)
    c = t.army("dijon", "red")[0]
    begin(t, "land")
    t.do("lead:L14:red.army.1")
    assert (t.place(c), t.s.spent[c], t.who("L14").spent) == ("burgundy", 1, 0)
    assert t.may("march:L14:guyenne") is True  # france, guyenne: 2 more
    reach = paths.reach(t.s, CARD["L14"])
    assert AT["savoy"] in reach  # 4 more
    assert reach[AT["savoy"]] == 4


@pytest.mark.clause("5.7.3", "2.2.2.b2")
def test_two_rugged_dukedoms_are_too_much_for_an_army_not_for_a_leader() -> None:
    t = stand("burgundy")
    begin(t, "land")
    t.do("march:L14:savoy")
    assert t.why("march:L14:switzerland") == "5.7.3"
    t.do("leave:L14:red.army.1", "march:L14:switzerland")
    assert t.who("L14").spent == 8


@pytest.mark.clause("5.7.1.b3", "5.7.5")
def test_a_caravan_has_five_points_and_is_never_stopped() -> None:
    t = land().card(0, "C1")
    c = t.caravan("paris", "red")[0]
    for place in ("ile_de_france", "burgundy", "lyonnais"):
        t.army(place, "blue")
    begin(t, "land")
    t.do("drive:red.caravan.1:lyonnais")
    assert t.s.spent[c] == 3
    t.do("drive:red.caravan.1:languedoc")
    assert t.why("drive:red.caravan.1:castile") == "5.7.5"


# ---- Stature, captains, permission -----------------------------------------------------------------------------------


@pytest.mark.clause("5.7.3.b2", "2.4.1")
def test_two_captains_may_serve_one_leader_and_then_no_other() -> None:
    t = stand("burgundy", 0).card(0, "C16", "C18")  # two more, and one more
    t.leader("L40", "burgundy", seat=0)
    t.mercenary("burgundy", 0, 7)
    begin(t, "land")
    t.do(*(f"lead:L14:mercenary.{n}" for n in range(1, 6)))
    assert t.why("lead:L14:mercenary.6") == "5.7.3.b2"
    t.do("lead:L40:mercenary.6")
    assert t.why("lead:L40:mercenary.7") == "5.7.3.b2"


@pytest.mark.clause("5.7.4.b2")
def test_of_two_players_of_a_colour_the_equal_leader_must_permit_and_the_lower_need_not() -> None:
    t = land("L14", "L16", colours=("red", "red"))
    t.leader("L14", "burgundy")
    t.leader("L16", "burgundy")
    t.army("burgundy", "red", under="L16")
    begin(t, "land")
    t.do("lead:L14:red.army.1")
    assert t.asked == 1
    t.do("no")
    assert t.asked == 0
    assert t.why("lead:L14:red.army.1") == "5.7.4.b2"
    t = land("L14", "L16", colours=("red", "red"))
    t.leader("L14", "burgundy")
    t.leader("L40", "burgundy", seat=1)  # Stature 1
    t.army("burgundy", "red", under="L40")
    begin(t, "land")
    t.do("lead:L14:red.army.1")
    assert t.asked == 0
    assert t.s.under[0] == CARD["L14"]


@pytest.mark.clause("5.7.4.b6", "ER.3")
def test_a_players_leader_does_not_take_the_men_of_his_ally() -> None:
    t = stand("burgundy", 0)
    t.leader("L40", "burgundy", seat=0)
    t.mercenary("burgundy", 0, under="L40")
    begin(t, "land")
    assert t.why("lead:L14:mercenary.1") == "ER.3"
    t.do("march:L40:lyonnais")
    assert t.place("mercenary.1") == "lyonnais"


@pytest.mark.clause("5.7.4.b6", "ER.3")
def test_an_ally_carries_gold_and_cannot_lay_it_down_his_lord_can() -> None:
    t = stand("burgundy", 0)
    t.leader("L40", "burgundy", seat=0)
    t.gold(purse_L40=3, purse_L14=4)
    begin(t, "land")
    t.do("march:L40:dijon", "march:L14:dijon")
    assert t.why("drop-gold:L40:3") == "ER.3"
    t.do("drop-gold:L14:4")
    assert (t.au("pile_dijon"), t.au("purse_L40")) == (4, 3)


# ---- interception ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("5.7.10", "5.7.10.b1")
def test_consent_of_every_other_colour_is_needed_to_leave() -> None:
    t = land("L14", "L16", "L15")
    t.leader("L14", "burgundy")
    t.army("burgundy", "red", under="L14")
    t.army("burgundy", "blue")
    t.army("burgundy", "purple")
    t.card(1, "L2").card(2, "L5")
    begin(t, "land")
    assert t.why("march:L14:lyonnais") == "5.7.10.b1"
    t.do("ask-consent:red:1", "yes")
    assert t.why("march:L14:lyonnais") == "5.7.10.b1"
    t.do("ask-consent:red:2", "yes")
    assert t.may("march:L14:lyonnais")


@pytest.mark.clause("5.7.10.b1", "5.7.3.b1")
def test_without_consent_the_city_of_the_dukedom_stays_open() -> None:
    t = stand("burgundy")
    t.army("burgundy", "blue")
    begin(t, "land")
    assert t.why("march:L14:lyonnais") == "5.7.10.b1"
    t.do("march:L14:dijon")
    assert t.place("red.army.1") == "dijon"


@pytest.mark.clause("5.7.10.b1", "5.7.10")
def test_a_leader_without_armies_leaves_and_passes() -> None:
    t = stand("burgundy")
    for place in ("burgundy", "lyonnais", "languedoc"):
        t.army(place, "blue")
    begin(t, "land")
    t.do("leave:L14:red.army.1", "march:L14:catalonia")
    assert t.who("L14").spent == 3


@pytest.mark.clause("5.7.10", "5.7.3.b3")
def test_who_leaves_a_city_into_strangers_stops_and_may_go_back_only_next_round() -> None:
    t = stand("dijon")
    t.army("burgundy", "blue")
    begin(t, "land")
    reach = paths.reach(t.s, CARD["L14"])
    assert AT["burgundy"] in reach
    assert AT["lyonnais"] not in reach
    t.do("march:L14:burgundy")
    assert t.why("march:L14:lyonnais") in ("5.7.10", "5.7.10.b1")


@pytest.mark.clause("5.7.10", "2.6.2")
def test_the_men_of_another_player_of_the_same_colour_stop_nobody() -> None:
    t = land("L14", "L16", colours=("red", "red"))
    t.leader("L14", "burgundy")
    t.army("burgundy", "red", under="L14")
    t.mercenary("lyonnais", 1)
    begin(t, "land")
    assert t.may("march:L14:languedoc")


@pytest.mark.clause("5.7.10", "ER.6", "5.7.13.b2")
def test_armies_of_a_merged_empire_do_not_stop_the_victor() -> None:
    t = stand("burgundy")
    t.army("lyonnais", "blue")
    t.e("blue").fallen, t.e("blue").merged, t.e("blue").ruler = RED, True, -1
    begin(t, "land")
    t.do("march:L14:lyonnais", "lead:L14:blue.army.1", "march:L14:languedoc")
    assert t.place("blue.army.1") == "languedoc"


@pytest.mark.clause("ER.6", "5.7.13.b2", "5.7.4.b1")
def test_before_the_merger_the_conqueror_leads_no_beaten_army_but_drives_its_caravans() -> None:
    t = stand("lyonnais", 0).card(0, "C2").card(1, "L2")
    t.army("lyonnais", "blue")
    t.caravan("lyonnais", "blue")
    t.galley("rouen", "blue")
    t.e("blue").fallen = RED
    begin(t, "land")
    assert t.why("lead:L14:blue.army.1") == "5.7.4.b1"
    assert t.may("drive:blue.caravan.1:burgundy")
    assert counters.mover(t.s, t.s.at.index(AT["rouen"])) == 1


# ---- seasons ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("5.7.9")
def test_in_autumn_who_stands_in_the_north_may_go_south_and_not_back() -> None:
    t = stand("lyonnais", season="autumn")
    begin(t, "land")
    assert t.why("march:L14:burgundy") == "5.7.9"
    t.do("march:L14:languedoc")
    assert t.why("march:L14:lyonnais") == "5.7.9"


@pytest.mark.clause("5.7.9", "2.2.2.b2")
def test_in_autumn_who_stands_in_rugged_land_may_leave_it() -> None:
    t = stand("genoa", season="autumn")
    begin(t, "land")
    t.do("march:L14:florence")
    assert t.why("march:L14:genoa") == "5.7.9"


@pytest.mark.clause("5.7.9", "5.7.8")
def test_in_autumn_the_faro_of_messina_is_crossed_into_the_port_only() -> None:
    t = stand("messina", season="autumn")
    begin(t, "land")
    t.do("march:L14:reggio")
    assert t.place("red.army.1") == "reggio"
    assert t.why("march:L14:calabria") == "5.7.9"


@pytest.mark.clause("5.7.9", "4.4", "2.7.1")
def test_in_spring_land_units_may_fight_but_not_move() -> None:
    t = stand("burgundy", season="spring").card(0, "L1")
    t.army("burgundy", "blue")
    begin(t)
    assert phase_of(t) == "attacks"
    assert t.may("attack:burgundy:red:burgundy:blue")


# ---- cities that arm themselves --------------------------------------------------------------------------------------


@pytest.mark.clause("5.7.11")
@pytest.mark.parametrize(("gold", "place"), [(5, "lyonnais"), (4, "lyon")])
def test_an_imperial_city_arms_itself_for_five_of_the_treasury(gold: int, place: str) -> None:
    t = stand("lyonnais").gold(treasury_blue=gold)
    begin(t, "land")
    t.do("march:L14:lyon")
    assert t.place("red.army.1") == place
    assert t.au("treasury_blue") == gold % 5
    assert (counters.garrison(t.s, AT["lyon"]) == BLUE) == (gold == 5)


@pytest.mark.clause("5.7.11", "5.3.7")
def test_without_counters_no_city_arms_itself() -> None:
    t = stand("lyonnais").gold(treasury_blue=20)
    t.army("paris", "blue", 10)
    begin(t, "land")
    t.do("march:L14:lyon")
    assert (t.place("red.army.1"), t.au("treasury_blue")) == ("lyon", 20)


@pytest.mark.clause("5.7.11", "5.7.6.b6")
def test_who_comes_by_galleys_and_finds_the_port_armed_is_where_he_was() -> None:
    t = stand("ancona", 0).gold(pile_zara=5)
    t.mercenary("ancona", 0, under="L14")
    t.galley("ancona", "red")
    begin(t, "land")
    t.do("march:L14:zara")
    assert (t.place("mercenary.1"), t.place("L14")) == ("ancona", "ancona")
    assert counters.garrison(t.s, AT["zara"]) == 6  # grey, of nobody
    assert t.au("pile_zara") == 0


@pytest.mark.clause("5.7.11", "5.7.6.b6")
def test_who_comes_by_naos_waits_at_sea() -> None:
    t = stand("ancona").gold(pile_zara=5)
    t.nao("upper_adriatic", "red")
    begin(t, "land")
    t.do("march:L14:zara")
    assert (t.place("red.army.1"), t.place("L14")) == ("upper_adriatic", "upper_adriatic")


@pytest.mark.clause("5.7.11", "5.8.10")
def test_a_lord_who_does_not_defend_his_home_may_be_arrested_there() -> None:
    t = land()
    t.leader("L14", "naples")
    t.army("naples", "red", under="L14")
    t.gold(pile_naples_city=2, chest_1=9)
    begin(t, "land")
    t.do("march:L14:naples_city")
    assert t.asked == 1
    t.do("no")
    assert t.place("red.army.1") == "naples_city"
    skip(t, "attacks")
    assert t.may("arrest:naples_city:red:L16")


@pytest.mark.clause("5.7.11")
def test_a_second_invader_in_the_round_finds_no_second_army() -> None:
    """Lyon has raised an army in this round already and lost it; the treasury would pay another."""
    t = stand("lyonnais").gold(treasury_blue=20)
    t.s.raised = (AT["lyon"],)
    begin(t, "land")
    t.do("march:L14:lyon")
    assert t.place("red.army.1") == "lyon"


# ---- over the sea ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("5.7.6.b5", "5.7.10.b2", "5.7.3.b5")
def test_who_has_landed_in_a_besieged_port_halts_and_others_do_not_follow_by_land() -> None:
    t = stand("ionian_sea")
    t.nao("ionian_sea", "red")
    t.galley("corfu_city", "red")
    t.army("corfu_city", "blue")
    black = t.army("corfu", "black")[0]
    t.s.besieging[black] = AT["corfu_city"]
    t.leader("L24", "corfu", seat=0)
    t.army("corfu", "red", under="L24")
    begin(t, "land")
    t.do("march:L14:corfu_city")
    assert t.place("red.army.1") == "corfu_city"
    assert t.why("march:L24:corfu_city") == "5.7.3.b5"
    assert t.why("march:L14:corfu") in ("5.7.10", "5.7.3")


@pytest.mark.clause("5.7.6.b5", "2.2.4")
def test_the_garrison_holds_the_city_into_which_besiegers_have_landed() -> None:
    t = stand("ionian_sea")
    t.nao("ionian_sea", "red")
    t.galley("corfu_city", "red")
    t.army("corfu_city", "blue")
    black = t.army("corfu", "black")[0]
    t.s.besieging[black] = AT["corfu_city"]
    begin(t, "land")
    t.do("march:L14:corfu_city")
    assert counters.garrison(t.s, AT["corfu_city"]) == BLUE


@pytest.mark.clause("5.7.6.b9", "5.7.6.b4", "ER.4", "RC.2")
def test_a_fleet_in_another_port_of_the_sea_is_bridge_enough() -> None:
    t = stand("ancona", 0)
    t.mercenary("ancona", 0, under="L14")
    t.galley("ragusa", "red")  # in the Lower Adriatic
    begin(t, "land")
    assert t.why("march:L14:zara") == "5.7.6.b4"
    t.galley("trieste", "red")
    assert t.may("march:L14:zara")


@pytest.mark.clause("5.7.6.b7", "2.7.3")
def test_a_pirate_galley_bears_hired_men_and_a_pirate_nao_imperial_ones_too() -> None:
    t = stand("ancona")
    t.pirate("C7", "upper_adriatic", 0)  # a galley
    begin(t, "land")
    assert t.why("march:L14:zara") == "5.7.6.b7"
    t.pirate("C10", "zara", 0)  # a nao
    assert t.may("march:L14:zara")


@pytest.mark.clause("5.7.6.b6", "2.7.3")
def test_at_sea_one_stays_with_naos_of_a_friend_too() -> None:
    t = stand("ancona").card(1, "L2")
    t.nao("upper_adriatic", "blue")
    begin(t, "land")
    assert t.why("march:L14:upper_adriatic") == "5.7.6.b4"
    t.do("ask-ships:red:1", "yes")
    t.do("march:L14:upper_adriatic")
    assert t.place("red.army.1") == "upper_adriatic"


@pytest.mark.clause("RC.3", "5.7.7", "2.2.5")
def test_constantinople_lies_in_marmara_only() -> None:
    t = land().card(0, "L1").card(1, "L6")
    t.nao("constantinople", "red")
    t.army("scutari", "black")
    begin(t)
    assert not t.may("sail:red.nao.1:euxine_sea")
    t.do("sail-strait:red.nao.1:euxine_sea:bosporus")
    assert t.asked == 1
    t.do("no")
    assert t.place("red.nao.1") == "sea_of_marmara"


@pytest.mark.clause("5.7.7")
def test_two_guards_of_a_strait_are_both_asked_and_one_no_is_enough() -> None:
    t = land("L14", "L16", "L15").card(0, "L1").card(1, "L2").card(2, "L5")
    t.nao("seville", "red")
    t.army("ceuta", "blue")
    t.galley("gibraltar", "purple")
    t.gold(chest_0=5)
    begin(t)
    t.do("sail-strait:red.nao.1:alboran_sea:gibraltar_strait")
    first = t.asked
    t.do("yes")
    assert {first, t.asked} == {1, 2}
    t.do("no")
    assert (t.place("red.nao.1"), t.asked) == ("gulf_of_cadiz", 0)


@pytest.mark.clause("5.7.7", "2.7.1")
def test_who_has_paid_one_guard_and_is_stopped_by_the_other_has_paid_nothing() -> None:
    """A toll is for safe passage; without passage there is none."""
    t = land("L14", "L16", "L15").card(0, "L1").card(1, "L2").card(2, "L5")
    t.nao("seville", "red")
    t.army("ceuta", "blue")
    t.galley("gibraltar", "purple")
    t.gold(chest_0=5, treasury_blue=0, treasury_purple=0)
    begin(t)
    t.do("sail-strait:red.nao.1:alboran_sea:gibraltar_strait", "name-toll:3")
    while t.asked == 0 and t.may("yes"):
        t.do("yes")
    t.do("no")
    assert t.place("red.nao.1") == "gulf_of_cadiz"
    assert t.au("chest_0") == 5


@pytest.mark.clause("5.7.2", "ER.2", "5.7.2.b1", "2.7.1")
def test_five_seas_from_venice_and_not_six() -> None:
    t = land().card(0, "L1")
    t.nao("venice_city", "red")
    begin(t)
    seas = ("upper_adriatic", "lower_adriatic", "ionian_sea", "sea_of_candia", "rhodian_sea")
    assert all(t.may(f"sail:red.nao.1:{sea}") for sea in seas)
    assert t.may("sail:red.nao.1:rhodes_city")
    assert t.why("sail:red.nao.1:sea_of_cyprus") == "5.7.2"


@pytest.mark.clause("5.7.2.b2")
def test_a_ship_enters_a_port_of_enemies() -> None:
    t = land().card(0, "L1")
    t.galley("venice_city", "red")
    t.army("ancona", "blue")
    t.galley("ancona", "blue")
    begin(t)
    t.do("sail:red.galley.1:ancona")
    assert t.place("red.galley.1") == "ancona"


@pytest.mark.clause("5.7.1.b2", "2.7.4")
def test_a_pirate_obeys_his_card_not_the_emperors() -> None:
    t = land().card(0, "L1")
    t.pirate("C7", "venice_city", 1)
    t.nao("venice_city", "red")
    begin(t)
    assert t.asked == 0
    assert not [x for x in t.listed() if "pirate" in x]
    t.do("finish")
    skip(t, "ships") if t.asked == 0 else None
    assert any("pirate.C7" in x for x in t.listed(1))


@pytest.mark.clause("5.7.1.b1", "5.7.1.b2", "RC.4", "4.4.b2")
def test_ships_of_ones_colour_that_others_move_are_refused() -> None:
    t = land("L14", "L16", colours=("red", "red")).card(0, "C1").card(1, "L1")
    t.nao("venice_city", "red")
    t.pirate("C7", "venice_city", 1)
    t.pirate("C8", "venice_city", 0)
    begin(t)
    assert t.may("sail:pirate.C8:ancona")
    assert t.why("sail:red.nao.1:upper_adriatic") == "5.7.1.b1"
    assert t.why("sail:pirate.C7:upper_adriatic") == "5.7.1.b2"


@pytest.mark.clause("5.7.1.b3", "5.7.1.b4", "RC.4", "4.8.b1", "4.8.b2")
def test_caravans_and_leaders_of_ones_colour_that_others_move_are_refused() -> None:
    t = land("L14", "L16", colours=("red", "red")).card(0, "L1").card(1, "C1")
    t.caravan("milan", "red")
    t.leader("L24", "milan", seat=1)
    begin(t, "land")
    assert t.why("drive:red.caravan.1:venice") == "5.7.1.b3"
    assert t.why("march:L24:venice") == "5.7.1.b4"
    assert t.why("march:L16:naples") == "5.7.1.b4"


# ---- emperors --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("5.7.4.b5", "2.6.2")
def test_hired_men_are_no_imperial_troops_for_an_emperor() -> None:
    t = land().card(0, "L1")
    t.leader("L1", "london")
    t.mercenary("bristol", 0)
    t.army("dover", "red")
    begin(t, "land")
    t.do("march:L1:bristol")
    assert t.why("finish") == "5.7.4.b5"
    t.do("march:L1:dover")
    assert t.may("finish")


@pytest.mark.clause("5.7.4.b4", "5.7.4.b5")
def test_an_emperor_claims_no_city() -> None:
    t = land().card(0, "L1")
    t.leader("L1", "york_city")
    t.army("york_city", "red", under="L1")
    begin(t, "land")
    assert t.why("claim:L1") == "5.7.4.b4"


# ---- order -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("5.6.1", "5.6.1.b2", "5.6.1.b3")
def test_t15() -> None:
    t = land("L8", "L9", "L12", colours=("red", "blue", "purple"))
    t.card(1, "M1", "M2").card(0, "M13", "M25", "M39").card(2, "M14", "M26", "M40")
    for seat, lord in enumerate(("L8", "L9", "L12")):
        t.leader(lord, t.place(lord) or "dijon")
        assert t.p(seat).lord == CARD[lord]
    begin(t, "land")
    order: list[int] = [t.asked]
    late: list[int] = []
    while t.asked >= 0:
        seat = t.asked
        (late if is_late(t) else order).append(seat)
        t.do("hold-back" if t.may("hold-back") else "finish")
    assert list(dict.fromkeys(order)) == [1, 0, 2]
    assert list(dict.fromkeys(late)) == [2, 1, 0]


@pytest.mark.clause("5.6.1.b1", "5.6.1.b3")
def test_who_sailed_is_not_sailed_again_late_but_what_stayed_is() -> None:
    t = land().card(0, "L1")
    t.nao("venice_city", "red", 2)
    begin(t)
    t.do("sail:red.nao.1:ancona", "hold-back")
    while not is_late(t) or t.asked != 0:
        t.do("hold-back" if t.may("hold-back") else "finish")
    assert t.why("sail:red.nao.1:upper_adriatic") == "5.6.1.b3"
    assert t.may("sail:red.nao.2:upper_adriatic")


# ---- grey and many colours -------------------------------------------------------------------------------------------


@pytest.mark.clause("2.6.2", "2.6.3.b2", "2.2.4")
def test_men_of_a_player_share_a_city_with_the_armies_of_his_colour_and_with_no_others() -> None:
    t = land("L14", "L16", "L15", colours=("red", "blue", "red"))
    t.leader("L14", "burgundy")
    t.mercenary("burgundy", 0, under="L14")
    t.army("dijon", "red")
    t.mercenary("troyes", 2)
    t.mercenary("nancy", 1)
    begin(t, "land")
    assert t.may("march:L14:dijon")
    assert t.may("march:L14:troyes")
    assert t.why("march:L14:nancy") == "5.7.3.b5"


@pytest.mark.clause("5.7.12", "5.7.12.b1", "5.7.1.b4")
def test_a_warden_leads_the_armies_of_the_invaded_with_their_emperor_and_his_own_with_his_own() -> None:
    t = land("L14", "L16", "L15", colours=("red", "orange", "purple"))
    t.card(2, "L2", "C2")
    t.e("blue").warden = 2
    t.army("lyonnais", "red")
    t.leader("L2", "paris")
    t.leader("L15", "paris")
    t.army("paris", "blue", 2)
    begin(t, "land")
    while t.asked != 2:
        t.do("hold-back" if t.may("hold-back") else "finish")
    assert t.may("lead:L2:blue.army.1")
    assert t.why("lead:L15:blue.army.1") == "5.7.4.b1"


@pytest.mark.clause("5.7.12")
def test_mercenaries_of_nobody_do_not_invade_and_open_cards_stay_open() -> None:
    t = land()
    t.mercenary("lyonnais")
    conquest.invasions(t.s)
    assert t.holder("L2") == OPEN
    t.galley("rouen", "red")  # ships are no armies
    conquest.invasions(t.s)
    assert t.holder("L2") == OPEN


# ---- relief, refused doors, two players of a colour ------------------------------------------------------------------


@pytest.mark.clause("5.7.6.b5", "5.7.6.b2", "5.8.5")
def test_relief_comes_by_sea_into_an_own_port_and_by_land_only_next_round() -> None:
    t = stand("venice_city")
    t.nao("upper_adriatic", "red")
    t.army("ancona", "red")
    blue = t.army("lands_of_the_church", "blue")[0]
    t.s.besieging[blue] = AT["ancona"]
    t.leader("L24", "milan", seat=0)
    t.army("milan", "red", under="L24")
    begin(t, "land")
    t.do("march:L14:ancona")
    assert t.place("red.army.1") == "ancona"
    t.do("march:L24:lands_of_the_church")
    assert t.why("march:L24:ancona") == "5.7.10"
    t.s.agenda.clear()
    begin(t, "land")
    t.do("march:L24:ancona")  # entering the city of the Dukedom is not leaving it
    assert t.place("red.army.3") == "ancona"


@pytest.mark.clause("5.7.3.b1", "5.7.1.b4", "5.7.4.b2")
def test_the_l_card_sends_no_army_into_a_city_from_under_another_players_leader() -> None:
    t = land("L14", "L16", colours=("red", "red")).card(0, "L1")
    t.leader("L16", "kent")
    t.army("kent", "red", under="L16")
    t.army("kent", "red")
    begin(t, "land")
    assert t.may("enter:red.army.2:dover")
    assert not t.may("enter:red.army.1:dover")


@pytest.mark.clause("5.7.3.b1", "5.7.11", "5.7.13")
def test_an_army_alone_that_walks_into_a_capital_takes_it() -> None:
    t = land().card(0, "L1").card(1, "L2", "C2").gold(treasury_blue=4)
    t.army("ile_de_france", "red")
    begin(t, "land")
    t.do("enter:red.army.1:paris")
    assert (t.e("blue").fallen, t.holder("C2")) == (RED, 0)
    t.do("yes")
    assert t.au("treasury_blue") == 2


@pytest.mark.clause("5.7.11", "5.7.3.b1")
def test_an_army_alone_finds_the_city_armed_and_stays_outside() -> None:
    t = land().card(0, "L1").gold(treasury_blue=5)
    t.army("ile_de_france", "red")
    begin(t, "land")
    t.do("enter:red.army.1:paris")
    assert (t.place("red.army.1"), t.place("blue.army.1")) == ("ile_de_france", "paris")
    assert (t.e("blue").fallen, t.au("treasury_blue")) == (-1, 0)


@pytest.mark.clause("5.7.13", "5.14.3.b2", "2.6.2")
def test_hired_men_take_a_capital_for_their_players_colour() -> None:
    t = land().card(1, "L2", "C2").gold(treasury_blue=3)
    t.leader("L14", "ile_de_france")
    t.mercenary("ile_de_france", 0, under="L14")
    begin(t, "land")
    t.do("march:L14:paris", "yes")
    assert (t.e("blue").fallen, t.holder("C2"), t.au("purse_L14")) == (RED, 0, 1)


@pytest.mark.clause("5.7.13.b2", "ER.6")
def test_a_third_empire_that_takes_the_fallen_capital_has_the_c_card_then() -> None:
    t = land("L14", "L16", "L15").card(1, "L2").card(0, "C2").gold(treasury_blue=0)
    t.e("blue").fallen = RED
    t.leader("L15", "ile_de_france")
    t.army("ile_de_france", "purple", under="L15")
    begin(t, "land")
    while t.asked != 2:
        t.do("hold-back" if t.may("hold-back") else "finish")
    t.do("march:L15:paris")
    assert (t.e("blue").fallen, t.holder("C2")) == (PURPLE, 2)


@pytest.mark.clause("5.7.12", "5.7.13.b3")
def test_a_wardens_own_armies_do_not_enter_the_cities_that_he_guards_but_those_of_the_ward_do() -> None:
    t = land("L14", "L16", "L15", colours=("red", "orange", "purple")).card(2, "L2", "C2")
    t.e("blue").warden = 2
    t.army("lyonnais", "red")
    t.leader("L15", "burgundy")
    t.army("burgundy", "purple", under="L15")
    t.leader("L2", "ile_de_france")
    t.army("ile_de_france", "blue", under="L2")
    begin(t, "land")
    while t.asked != 2:
        t.do("hold-back" if t.may("hold-back") else "finish")
    assert t.why("march:L15:troyes") == "5.7.13.b3"
    assert t.may("march:L2:troyes")


@pytest.mark.clause("5.7.8", "5.7.6.b5", "5.7.3.b5")
def test_a_strait_is_not_crossed_into_a_besieged_port_of_others() -> None:
    t = stand("messina")
    t.army("reggio", "blue")
    black = t.army("calabria", "black")[0]
    t.s.besieging[black] = AT["reggio"]
    t.galley("reggio", "red")
    begin(t, "land")
    assert t.why("march:L14:reggio") == "5.7.3.b5"


@pytest.mark.clause("5.7.5", "5.8.5", "5.7.6.b5")
def test_a_caravan_enters_the_own_besieged_city_not_a_besieged_city_of_others() -> None:
    t = land().card(0, "C1")
    t.caravan("milan", "red")
    t.army("milan_city", "red")
    black = t.army("milan", "black")[0]
    t.s.besieging[black] = AT["milan_city"]
    begin(t, "land")
    assert t.may("drive:red.caravan.1:milan_city")
    t.army("milan_city", "red")
    for c in counters.armies(t.s, AT["milan_city"]):
        counters.remove(t.s, c)
    t.army("milan_city", "blue")
    assert t.why("drive:red.caravan.1:milan_city") == "5.7.5"


@pytest.mark.clause("5.7.6.b6", "5.7.3.b1")
def test_an_army_left_at_sea_by_its_leader_goes_nowhere_alone() -> None:
    t = stand("upper_adriatic").card(0, "L1")
    t.nao("upper_adriatic", "red")
    begin(t, "land")
    t.do("leave:L14:red.army.1")
    assert t.why("enter:red.army.1:ancona") == "5.7.3.b1"


@pytest.mark.clause("5.7.4.b5")
def test_an_emperor_at_sea_with_his_troops_goes_on_to_a_port() -> None:
    t = land().card(0, "L1")
    t.leader("L1", "dover")
    t.army("dover", "red", under="L1")
    t.nao("north_sea", "red")
    t.nao("english_channel", "red")
    begin(t, "land")
    t.do("march:L1:north_sea")
    assert t.why("finish") == t.why("hold-back") == t.why("end-turn") == "5.7.4.b5"
    t.do("march:L1:edinburgh")
    assert t.may("finish")  # his own troops are with him


def dardanelles(denied: int) -> Table:
    """Sforza and his hired men in the Aegean, ships of Ferrante (blue) in Marmara at their service; Cosimo (purple)
    holds Gallipoli and closes the Dardanelles to a player."""
    t = land("L14", "L16", "L15").card(0, "L1").card(1, "L2").card(2, "L5")
    t.leader("L14", "aegean_sea")
    t.mercenary("aegean_sea", 0, under="L14")
    t.nao("aegean_sea", "red")
    t.nao("sea_of_marmara", "blue")
    t.army("gallipoli_city", "purple")
    strait = next(x.number for x in t.s.tables.atlas.straits if AT["gallipoli_city"] in x.ports)
    t.s.closed = ((strait, denied, 2),)
    begin(t, "land")
    return t.do("ask-ships:red:1", "yes")


@pytest.mark.clause("RC.11", "5.7.6.b9")
@pytest.mark.parametrize("denied", [0, 1])
def test_ships_to_which_a_strait_is_closed_are_no_bridges_through_it_for_anybody(denied: int) -> None:
    t = dardanelles(denied)
    assert t.why("march:L14:sea_of_marmara") == "RC.11"
    assert t.may("march:L14:salonica")


@pytest.mark.clause("RC.11", "5.7.6.b9", "5.7.7")
def test_what_is_closed_to_a_third_player_is_a_guarded_strait_only() -> None:
    t = dardanelles(2)
    t.do("march-strait:L14:sea_of_marmara:dardanelles", "yes")
    assert t.place("L14") == "sea_of_marmara"


@pytest.mark.clause("5.7.7", "5.8.3.b9", "RC.4", "5.11.8")
def test_an_army_in_a_strait_is_its_leaders_players_to_guard_with_even_while_nobody_holds_the_l_card() -> None:
    t = land().card(0, "L1").gold(chest_0=5, treasury_blue=0)
    t.nao("seville", "red")
    t.leader("L16", "ceuta")
    t.army("ceuta", "blue", under="L16")
    begin(t)
    t.do("sail-strait:red.nao.1:alboran_sea:gibraltar_strait")
    assert t.asked == 1
    t.do("name-toll:2", "yes")
    assert (t.au("treasury_blue"), t.au("chest_0"), t.place("red.nao.1")) == (2, 3, "alboran_sea")


@pytest.mark.clause("5.11.5.b3", "5.8.3.b9", "RC.4")
def test_an_army_is_a_link_by_leave_of_the_player_whose_leader_leads_it() -> None:
    t = land()
    t.leader("L16", "burgundy")
    (army,) = t.army("burgundy", "blue", under="L16")
    t.p(1).passage[0] = 4
    assert Net(t.s, 0).price(army) == 4
    t.leader("L16", "dijon")
    assert Net(t.s, 0).price(army) == -1  # it obeys nobody now
