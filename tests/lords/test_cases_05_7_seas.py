"""Less obvious positions of movement: armed cities, seas and straits, emperors, order. 2.7, 5.6, 5.7, ER.2, ER.4, RC.2,
RC.3"""

from __future__ import annotations

import pytest
from tests.lords.moves import begin, skip
from tests.lords.staged import (
    BLUE,
    land,
    stand,
)

from signoria.games.lords import counters
from signoria.games.lords.conflict import conquest
from signoria.games.lords.ids import AT
from signoria.games.lords.state import OPEN

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
