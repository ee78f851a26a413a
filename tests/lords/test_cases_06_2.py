"""Less obvious positions of thrones and heirs, decided by the text of the rules alone. 6.2"""

from __future__ import annotations

import pytest
from tests.lords.build import table
from tests.lords.staged import (
    BLUE,
    ORANGE,
    RED,
    auction,
    die,
    duel,
    emperor,
    movement,
)
from tests.lords.waiting import waiting

from signoria.games.lords import counters, hands, money
from signoria.games.lords.conflict import conquest, prisons
from signoria.games.lords.ids import AT, CARD
from signoria.games.lords.state import APART, DISCARDED, FOR_SALE, GONE
from signoria.games.lords.thrones import heirs, pretenders, stature

# ---- heirs of heirs --------------------------------------------------------------------------------------------------


@pytest.mark.clause("6.2.6", "6.2.6.b3", "6.2.4.b2", "6.2.5")
def test_an_empire_lives_on_through_the_heirs_of_heirs_and_no_longer() -> None:
    t = duel().card(1, "L2", "C2")
    for heir in (1, 2):
        die(t, "L2")
        auction(t)
        assert (t.e("blue").ruler, t.who("L2").heir, t.who("L2").stature) == (CARD["L2"], heir, 4)
        assert t.holder("L2") == FOR_SALE
        t.card(1, "L2")
    die(t, "L2")
    auction(t)
    # Ferrante holds the C card: one condition of his own makes him emperor
    assert t.e("blue").ruler == CARD["L16"]


@pytest.mark.clause("6.2.6.b3", "6.2.5", "RC.4")
def test_without_heir_and_pretender_c_rules_on_with_the_armies_of_nobody() -> None:
    t = duel().gold(treasury_white=9)
    army = t.army("rome", "white")[0]
    die(t, "L4")
    auction(t)
    assert (t.holder("L4"), t.e("white").ruler, t.e("white").heirless) == (GONE, -1, True)
    assert counters.mover(t.s, army) == -1
    t.card(1, "C4")
    assert not t.e("white").merged


@pytest.mark.clause("6.2.7", "6.2.7.b1", "6.2.3.b3")
def test_the_son_of_a_bastard_is_legitimate_when_his_father_married() -> None:
    t = duel().card(0, "L24", "L25")
    die(t, "L14")
    assert t.who("L14").bastard
    assert t.hand(0) == ["L14", "L25"]
    heirs.appear(t.s)
    t.card(0, "M25", "L24")
    die(t, "L14")
    assert (t.who("L14").heir, t.who("L14").bastard) == (2, False)
    assert t.hand(0) == ["L14", "L24", "L25"]
    assert t.holder("M25") == DISCARDED


@pytest.mark.clause("6.2.7", "6.2.1", "6.2.6.b1")
def test_a_legitimate_heir_with_four_allies_is_a_duke_until_he_gains_another() -> None:
    t = duel().card(0, "M25", "L24", "L25", "L26", "L32")
    stature.rise(t.s, 0)
    assert t.who("L14").stature == 3
    die(t, "L14")
    heirs.appear(t.s)
    assert t.who("L14").stature == 2
    t.card(0, "L33")
    stature.rise(t.s, 0)
    assert t.who("L14").stature == 3


@pytest.mark.clause("6.2.6.b1", "6.2.2.b3", "6.2.2")
def test_the_heir_has_his_fathers_own_claim_but_no_bought_title() -> None:
    t = duel().card(0, "M39")  # the White Rose: England
    assert pretenders.claims(t.s, CARD["L14"]) == {RED, ORANGE}
    die(t, "L14")
    heirs.appear(t.s)
    assert pretenders.claims(t.s, CARD["L14"]) == {ORANGE}


@pytest.mark.clause("6.2.6.b2", "2.6.2", "5.8.7")
def test_with_the_last_heir_the_player_is_out_and_his_men_are_nobodys() -> None:
    t = duel().card(0, "L24", "C16", "M25", "L1", "C1")
    hired = t.mercenary("milan_city", 0, under="L14")[0]
    t.gold(chest_0=20)
    t.who("L14").heir = 2
    supply = t.au("supply")
    die(t, "L14")
    assert (t.p(0).out, t.p(0).bank, t.au("chest_0"), t.holder("L14")) == (True, False, 0, GONE)
    assert t.au("supply") == supply + 20
    assert {t.holder(x) for x in ("L24", "C16", "L1", "C1")} == {FOR_SALE}
    assert counters.colour(t.s, hired) == 6
    assert t.s.under[hired] == -1


@pytest.mark.clause("6.2.6.b2", "5.7.12")
def test_a_warden_who_is_out_guards_nothing() -> None:
    t = duel().card(2, "L2", "C2")
    t.army("lyonnais", "red")
    t.e("blue").warden = 2
    t.who("L20").heir = 1
    die(t, "L20")
    assert (t.e("blue").warden, t.holder("L2"), t.holder("C2")) == (-1, FOR_SALE, FOR_SALE)


# ---- emperors' deaths ------------------------------------------------------------------------------------------------


@pytest.mark.clause("6.2.4.b3", "6.2.5")
def test_who_wins_one_throne_is_no_pretender_for_the_next() -> None:
    t = duel().card(0, "M39", "M1", "M13", "M40", "M3", "M15")  # England and France: claim, spy, revolt
    die(t, "L1")
    die(t, "L2")
    auction(t)
    assert t.e("red").ruler == CARD["L14"]
    assert t.e("blue").ruler == CARD["L2"]  # his heir


@pytest.mark.clause("6.2.4.b6", "5.14.4", "6.2.4")
def test_a_player_emperor_of_another_colour_gives_up_his_old_cards() -> None:
    t = duel().card(0, "L1", "C1", "M41", "M29").card(2, "C3").gold(chest_0=3, treasury_orange=11)
    die(t, "L3")
    auction(t)
    assert (t.e("orange").ruler, t.p(0).emperor, t.p(0).colour) == (CARD["L14"], ORANGE, ORANGE)
    assert [t.holder(x) for x in ("L3", "C3", "L1", "C1")] == [0, 0, FOR_SALE, FOR_SALE]
    assert (t.au("chest_0"), t.au("treasury_orange")) == (14, 0)
    assert money.treasury(t.s, ORANGE) == money.chest(0)
    assert (t.place("L14"), t.who("L14").stature) == ("vienna", 4)


@pytest.mark.clause("6.2.4.b6", "6.2.6.b1", "6.2.7")
def test_a_player_emperor_who_dies_unmarried_leaves_gold_to_a_bastard_and_the_throne_to_others() -> None:
    t = emperor()
    hands.discard(t.s, CARD["M29"])
    t.who("L14").married = False
    t.gold(chest_0=17)
    die(t, "L14")
    assert (t.e("orange").vacant, t.holder("L3"), t.holder("C3")) == (True, APART, FOR_SALE)
    assert (t.p(0).emperor, t.au("chest_0"), t.who("L14").bastard) == (-1, 17, True)
    heirs.appear(t.s)
    assert t.place("L14") == "milan_city"
    auction(t)
    # the printed house of Habsburg is no more; both Sforza's son and Corvinus claim: one condition each, a tie
    assert set(t.e("orange").tied) == {CARD["L14"], CARD["L20"]}


@pytest.mark.clause("6.2.4.b6", "6.2.4.b2", "6.2.5")
def test_the_legitimate_heir_of_a_player_emperor_meets_the_first_two() -> None:
    t = emperor()
    t.card(2, "M5")  # Corvinus: claim and spy
    die(t, "L14")
    heirs.appear(t.s)
    auction(t)
    assert t.e("orange").ruler == CARD["L14"]
    assert (t.who("L14").heir, t.who("L14").stature, t.p(0).emperor) == (1, 4, ORANGE)
    assert [t.holder(x) for x in ("L3", "C3")] == [0, 0]


@pytest.mark.clause("6.2.4.b6", "6.2.5.b3")
def test_three_conditions_of_another_beat_that_heir_who_is_a_duke_at_home() -> None:
    t = emperor()
    t.card(2, "M5", "M17")
    die(t, "L14")
    heirs.appear(t.s)
    auction(t)
    assert t.e("orange").ruler == CARD["L20"]
    assert (t.place("L14"), t.who("L14").stature, t.p(0).emperor) == ("milan_city", 2, -1)


@pytest.mark.clause("6.2.4.b6", "5.7.13.b2", "ER.6")
def test_a_player_emperor_in_prison_loses_his_throne_only_if_the_capital_has_fallen() -> None:
    t = emperor()
    prisons.capture(t.s, CARD["L14"], 1, BLUE)
    assert (t.p(0).emperor, t.e("orange").merged) == (ORANGE, False)
    prisons.release(t.s, CARD["L14"])
    assert t.place("L14") == "vienna"
    t.army("vienna", "blue")
    conquest.enter(t.s, AT["vienna"], 1)
    prisons.capture(t.s, CARD["L14"], 1, BLUE)
    assert (t.p(0).emperor, t.e("orange").merged, t.who("L14").stature) == (-1, True, 2)
    prisons.release(t.s, CARD["L14"])
    assert t.place("L14") == "milan_city"


@pytest.mark.clause("6.2.4.b6", "5.7.13.b2", "6.2.4.b7", "6.2.6.b1")
def test_a_player_emperor_who_dies_after_the_fall_leaves_a_duke() -> None:
    t = emperor("L24", "L25")
    t.army("vienna", "blue")
    conquest.enter(t.s, AT["vienna"], 1)
    t.s.agenda.clear()
    t.s.fresh = []
    t.gold(chest_0=9)
    die(t, "L14")
    assert (t.e("orange").merged, t.holder("L3"), t.p(0).emperor, t.p(0).out) == (True, GONE, -1, False)
    assert t.au("chest_0") == 9
    assert counters.root(t.s, t.p(0).colour) == BLUE
    auction(t)
    assert t.e("orange").ruler == -1


@pytest.mark.clause("6.2.4.b5", "6.2.5", "2.6.2")
def test_armies_of_mercenaries_count_in_a_tie_and_only_in_the_original_land() -> None:
    t = duel()
    t.who("L3").heir = 1  # the last of his house
    die(t, "L3")
    auction(t)
    assert set(t.e("orange").tied) == {CARD["L14"], CARD["L20"]}
    t.mercenary("austria", 2)
    t.mercenary("hungary", 0, 3)  # not in the empire
    movement(t)
    assert t.e("orange").ruler == CARD["L20"]


@pytest.mark.clause("6.2.4.b5", "6.2.4.b7")
def test_a_capital_that_falls_before_the_tie_is_decided_ends_it() -> None:
    t = duel()
    t.who("L3").heir = 1
    die(t, "L3")
    auction(t)
    t.army("vienna", "blue")
    conquest.enter(t.s, AT["vienna"], 1)
    t.s.agenda.clear()
    t.s.fresh = []
    movement(t)
    assert (t.e("orange").ruler, t.e("orange").merged, t.holder("L3")) == (-1, True, GONE)


@pytest.mark.clause("6.2.4.b4", "6.2.6.b3", "6.2.4.b2")
def test_an_ally_who_was_emperor_leaves_an_heir_who_stands_and_else_goes_home() -> None:
    t = duel()
    t.leader("L40", "munich", seat=0)
    t.leader("L14", "dijon")
    t.card(0, "M5", "M17")
    die(t, "L3")
    auction(t)
    assert t.e("orange").ruler == CARD["L40"]
    die(t, "L40")
    auction(t)
    assert t.e("orange").ruler == CARD["L40"]
    assert (t.who("L40").heir, t.holder("L3")) == (1, FOR_SALE)
    die(t, "L40")  # the last of Bavaria
    assert t.holder("L40") == GONE


@pytest.mark.clause("6.2.5.b2", "6.2.2.b2", "6.2.4.b1")
def test_an_ally_away_from_home_has_no_claim() -> None:
    t = duel()
    t.leader("L40", "milan_city", seat=0)
    assert pretenders.conditions(t.s, CARD["L40"], ORANGE, -1) == 0
    t.leader("L40", "munich")
    assert pretenders.conditions(t.s, CARD["L40"], ORANGE, -1) == 1


@pytest.mark.clause("6.2.5.b6", "5.7.12")
def test_the_majority_of_invaders_counts_the_men_of_one_player() -> None:
    t = duel()
    t.mercenary("austria", 0, 2)
    t.mercenary("tyrol", 1)
    t.army("austria", "orange", 4)
    assert pretenders.main_invader(t.s, ORANGE) == 0
    t.mercenary("tyrol", 1)
    assert pretenders.main_invader(t.s, ORANGE) == -1  # half is no majority


@pytest.mark.clause("6.2.5.b1", "6.2.4.b3")
def test_a_king_is_fit_for_a_throne_and_an_emperors_card_is_not() -> None:
    t = duel().card(0, "L24", "L25", "L26", "L32")
    stature.rise(t.s, 0)
    assert pretenders.conditions(t.s, CARD["L14"], BLUE, -1) == 1
    t.card(0, "L1")
    assert not pretenders.may_claim(t.s, CARD["L1"], BLUE)


@pytest.mark.clause("6.2.4", "5.8.11.b1", "5.8.11.b2")
def test_an_emperor_executed_in_prison_opens_the_succession() -> None:
    t = duel().at(1461, "autumn").card(1, "L2", "C2")
    prisons.capture(t.s, CARD["L2"], 0, -1)
    waiting(t).do("execute:L2", seat=0)
    assert (t.e("blue").vacant, t.holder("L2"), t.holder("C2")) == (True, APART, 1)
    auction(t)
    assert (t.e("blue").ruler, t.place("L2")) == (CARD["L2"], "paris")


# ---- who controls armies; thrones of allies; capitals and changed colours --------------------------------------------


@pytest.mark.clause("6.2.4.b5", "6.2.5", "5.8.3.b9")
def test_armies_of_an_empty_throne_are_of_the_pretender_who_leads_them() -> None:
    """Nobody holds the L card of an empty throne, but leaders of its colour lead its armies."""
    t = table("L14", "L16", "L20", colours=("orange", "blue", "orange")).nobody()
    t.who("L3").heir = 1
    die(t, "L3")
    auction(t)
    assert set(t.e("orange").tied) == {CARD["L14"], CARD["L20"]}
    t.leader("L20", "austria")
    t.army("austria", "orange", 2, under="L20")
    t.leader("L14", "tyrol")
    t.army("tyrol", "orange", under="L14")
    movement(t)
    assert t.e("orange").ruler == CARD["L20"]


@pytest.mark.clause("6.2.5.b6", "5.8.3.b9")
def test_invaders_are_of_the_player_whose_leader_leads_them() -> None:
    t = table("L14", "L16", "L20", colours=("red", "red", "purple")).nobody().card(0, "L1")
    t.leader("L16", "austria")
    t.army("austria", "red", 2, under="L16")
    t.army("tyrol", "red")
    assert pretenders.main_invader(t.s, ORANGE) == 1


@pytest.mark.clause("6.2.5", "6.2.5.b6", "6.2.4.b2")
def test_the_heir_of_a_player_meets_the_first_two_and_more() -> None:
    t = emperor()
    t.card(2, "M5", "M17")  # Corvinus: claim, spy, revolt
    die(t, "L14")
    heirs.appear(t.s)
    t.mercenary("austria", 0)
    t.p(0).colour = RED
    auction(t)
    assert t.e("orange").ruler == CARD["L14"]  # three to three: the heir


@pytest.mark.clause("6.2.4.b4", "6.2.4.b6", "5.14.3.b3")
def test_a_player_emperor_keeps_his_colour_when_an_ally_takes_another_throne() -> None:
    t = emperor("C3")
    t.leader("L43", "pamplona", seat=0)  # claims Aragon
    t.card(0, "M9", "M21")
    die(t, "L5")
    auction(t)
    assert (t.e("purple").ruler, t.holder("L5")) == (CARD["L43"], FOR_SALE)
    assert (t.p(0).emperor, t.p(0).colour, t.holder("L3")) == (ORANGE, ORANGE, 0)
