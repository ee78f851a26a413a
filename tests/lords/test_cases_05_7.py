"""Less obvious positions of movement by land, decided by the text of the rules alone. 2.6, 5.7"""

from __future__ import annotations

import pytest
from tests.lords.moves import begin, phase_of
from tests.lords.staged import (
    ORANGE,
    RED,
    land,
    stand,
)

from signoria.games.lords import counters
from signoria.games.lords.ids import AT, CARD
from signoria.games.lords.moving import paths
from signoria.games.lords.thrones import pretenders

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
