"""Less obvious positions of thrones, heirs, the Pope and changes of colour, decided by the text of the rules alone.
5.14, 6.2, 6.3, RC.9"""

from __future__ import annotations

import pytest
from tests.lords.build import Table, names, table
from tests.lords.fighting import FIELD, turn
from tests.lords.waiting import plays, waiting

from signoria.games.lords import counters, hands, money, people
from signoria.games.lords.auctions import alignment
from signoria.games.lords.conflict import conquest, prisons
from signoria.games.lords.ids import AT, CARD
from signoria.games.lords.papacy import crusade
from signoria.games.lords.state import APART, DISCARDED, FOR_SALE, GONE
from signoria.games.lords.thrones import deaths, heirs, pretenders, stature, succession

RED, BLUE, ORANGE, WHITE, PURPLE, BLACK = range(6)


def die(t: Table, leader: str) -> Table:
    t.s.events = []
    t.s.agenda.clear()
    deaths.kill(t.s, CARD[leader])
    return t.push()


def auction(t: Table) -> Table:
    """The successions before the next auction."""
    t.s.events = []
    t.s.agenda.clear()
    succession.begin(t.s)
    return t.push()


def movement(t: Table) -> Table:
    """The end of a round of movement."""
    t.s.agenda.clear()
    succession.after_movement(t.s)
    return t.push()


def duel(**more: str) -> Table:
    """Sforza (claims Habsburg), Ferrante (Aragon), Corvinus (Habsburg): red, blue, purple. No counters."""
    return table("L14", "L16", "L20", colours=("red", "blue", "purple"), **more).nobody()


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


def emperor(*cards: str) -> Table:
    """Sforza (seat 0) sits on the throne of Habsburg."""
    t = duel().card(0, "M29", "M41", *cards)
    die(t, "L3")
    return auction(t)


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


# ---- the Pope --------------------------------------------------------------------------------------------------------


def pope() -> Table:
    """Seat 0 holds L4, with gold for everything; no counters."""
    t = table("L14", "L16", "L23", colours=("white", "blue", "black")).nobody()
    return t.card(0, "L4").gold(chest_0=20, treasury_white=30)


@pytest.mark.clause("6.3.5", "2.2.11")
def test_what_a_crusade_may_turn_and_what_not() -> None:
    t = pope()
    free = [
        *t.army("rouen", "blue"),  # no capital
        *t.army("normandy", "red"),
        *t.galley("bordeaux", "blue"),
        *t.mercenary("lyonnais", 1),
        *t.nao("barcelona", "purple"),  # ships in a capital are no armies
    ]
    safe = [
        *t.army("paris", "blue"),  # its capital
        *t.nao("ligurian_sea", "blue"),  # a sea is no Dukedom
        *t.army("athens", "purple"),  # Orthodox
        *t.army("rouen", "black"),
        *t.mercenary("venice", 2),  # of a black player
        *t.caravan("rouen", "blue"),
        *t.army("perugia", "white"),
    ]
    t.leader("L16", "naples")
    safe += t.army("naples", "blue")  # under a leader
    found = names(crusade.able(t.s))
    assert [x for x in names(free) if x not in found] == []
    assert [x for x in names(safe) if x in found] == []


@pytest.mark.clause("6.3.5", "6.3.5.b2")
def test_five_and_no_more_and_only_once() -> None:
    t = pope()
    t.army("normandy", "blue", 7)
    t.army("milan", "black")
    waiting(t).do("call-crusade", seat=0)
    for _ in range(5):
        assert t.asked == 0
        t.do(next(x for x in t.listed() if x.startswith("take-cross")))
    assert sum(counters.colour(t.s, c) == WHITE for c in counters.at(t.s, AT["normandy"])) == 5
    assert not plays(t, 0, "call-crusade")
    assert t.why("call-crusade", 0) == "6.3.5.b2"


@pytest.mark.clause("6.3.5.b3", "5.8.10", "5.8.8", "5.8.5")
def test_white_neither_besieges_nor_arrests_nor_pillages_others_during_a_crusade() -> None:
    t = pope().at(1461, "summer", moving=True)
    t.s.crusade = True
    t.army("milan", "black")  # Catholic land
    t.army("milan", "white", 2)
    t.leader("L14", "milan")
    t.army("milan_city", "blue")
    t.leader("L24", "milan", seat=1)
    assert turn(t).why("besiege:milan:white:milan_city:blue") == "6.3.5.b3"
    assert t.why("arrest:milan:white:L24") == "6.3.5.b3"
    assert t.may("attack:milan:white:milan:black")


@pytest.mark.clause("6.3.5.b3")
def test_when_the_last_black_army_leaves_catholic_land_white_is_free_for_good() -> None:
    t = pope()
    t.s.crusade = t.s.crusaded = True
    black = t.army("milan", "black")[0]
    crusade.refresh(t.s)
    assert t.s.crusade
    counters.shift(t.s, black, AT["macedonia"])
    crusade.refresh(t.s)
    assert not t.s.crusade
    counters.shift(t.s, black, AT["milan"])
    crusade.refresh(t.s)
    assert not crusade.attack_refusal(t.s, WHITE, BLUE)


@pytest.mark.clause("6.3.5.b3", "ER.6")
@pytest.mark.parametrize(("victor", "over"), [(WHITE, True), (PURPLE, False)])
def test_black_armies_that_have_become_white_hold_no_crusade_up(victor: int, over: bool) -> None:
    t = pope()
    t.s.crusade = t.s.crusaded = True
    t.army("milan", "black")
    t.e("black").fallen, t.e("black").merged, t.e("black").ruler = victor, True, -1
    crusade.refresh(t.s)
    assert t.s.crusade is not over
    assert crusade.attack_refusal(t.s, WHITE, BLUE) is not over
    assert not crusade.attack_refusal(t.s, WHITE, PURPLE)


@pytest.mark.clause("6.3.3", "6.2.5.b7")
@pytest.mark.parametrize(("empire", "clause"), [("england", "6.3.3"), ("papal", "6.3.3"), ("ottoman", "6.3.3")])
def test_no_crown_for_england_rome_and_the_sultan(empire: str, clause: str) -> None:
    t = waiting(pope())
    assert t.why(f"crown:1:{empire}", 0) == clause


@pytest.mark.clause("6.3.3", "6.2.5.b7", "6.2.6")
def test_a_crown_dies_with_the_crowned_and_may_be_given_again() -> None:
    t = waiting(pope())
    t.do("crown:1:france", seat=0)
    assert pretenders.conditions(t.s, CARD["L16"], BLUE, -1) == 1
    assert t.why("crown:2:france", 0) == "6.3.3"
    die(t, "L16")
    heirs.appear(t.s)
    assert pretenders.conditions(t.s, CARD["L16"], BLUE, -1) == 0
    assert waiting(t).may("crown:2:france", 0)


@pytest.mark.clause("6.3.2", "5.7.12", "6.3.2.b2")
def test_a_wardens_cards_are_no_starting_cards() -> None:
    t = pope()
    t.army("austria", "black")
    t.card(1, "L3", "L2")
    t.e("orange").warden = 1
    waiting(t)
    assert t.may("excommunicate:1:L3", 0)
    assert t.why("excommunicate:1:L2", 0) == "6.3.2"


@pytest.mark.clause("6.3.4", "6.2.3.b3", "6.2.7.b1")
def test_after_a_divorce_the_next_heir_is_a_bastard() -> None:
    t = waiting(pope().card(1, "M25", "L24"))
    t.do("annul-marriage:1:M25", seat=0)
    die(t, "L16")
    assert t.who("L16").bastard
    assert t.holder("L24") == FOR_SALE


@pytest.mark.clause("6.3.2", "5.8.11")
def test_the_powers_rest_with_the_card_while_the_pope_is_a_prisoner_not_after_his_empire_is_one_with_another() -> None:
    t = pope().card(1, "E1")
    prisons.capture(t.s, CARD["L4"], 1, BLUE)
    assert waiting(t).may("excommunicate:1:E1", 0)
    t.army("rome", "blue")
    conquest.enter(t.s, AT["rome"], 1)
    t.s.agenda.clear()
    t.s.fresh = []
    assert t.e("white").merged
    waiting(t)
    assert not plays(t, 0, "excommunicate")
    assert not plays(t, 0, "call-crusade")


# ---- heresy, trials, alignment ---------------------------------------------------------------------------------------


@pytest.mark.clause("5.14.4.t2", "6.2.4.b6")
def test_emperors_of_all_kinds_are_immune_to_heresy() -> None:
    t = emperor()  # Sforza, in Vienna
    t.leader("L14", "bohemia")
    t.leader("L20", "bohemia")
    t.card(1, "M47")
    waiting(t)
    assert t.refusal("accuse-heretic:M47:L14", 1).reason == "emperor-immune"
    assert t.may("accuse-heretic:M47:L20", 1)


@pytest.mark.clause("5.14.4.b2", "5.8.11.b3")
def test_the_card_of_a_captive_ally_of_low_stature_follows_the_change() -> None:
    t = duel().card(0, "L25", "L24")
    t.who("L25").stature = 1
    prisons.capture(t.s, CARD["L25"], 1, -1)
    alignment.align(t.s, 0, PURPLE)
    t.push()
    assert (t.holder("L25"), t.holder("L24")) == (0, FOR_SALE)
    assert people.colour(t.s, CARD["L25"]) == PURPLE


@pytest.mark.clause("5.14.4.b1", "5.14.4.b2", "2.6.2")
def test_who_changes_colour_in_the_open_fights_with_his_men_in_the_new_one() -> None:
    t = duel().at(1461, "summer", moving=True)
    t.leader("L14", "milan")
    t.mercenary("milan", 0, under="L14")
    t.army("milan", "red")
    t.leader("L16", "milan")
    t.army("milan", "blue")
    alignment.align(t.s, 0, PURPLE)
    t.push()
    assert turn(t).may("attack:milan:purple:milan:red")
    assert t.may("attack:milan:purple:milan:blue")
    assert FIELD not in t.listed()


@pytest.mark.clause("5.14.3.b4", "5.14.3.b3", "ER.6")
def test_who_changes_from_a_victor_gives_up_the_cards_of_what_it_has_conquered() -> None:
    t = duel().card(0, "L1", "C1", "C2")
    t.e("blue").fallen = RED
    alignment.align(t.s, 0, PURPLE)
    t.push()
    assert [t.holder(x) for x in ("L1", "C1", "C2")] == [FOR_SALE] * 3


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


@pytest.mark.clause("6.3.6", "2.2.6", "5.7.13")
def test_the_garrison_of_constantinople_that_turns_white_has_not_conquered_it() -> None:
    t = pope()
    t.army("constantinople", "black")
    waiting(t).do("unite-churches:black.army.1:chest.1", seat=0)
    assert (t.place("white.army.1"), t.e("black").fallen) == ("romania", -1)


@pytest.mark.clause("5.14.4", "2.2.6", "5.7.13")
def test_hired_men_in_a_capital_who_change_colour_step_out_of_it() -> None:
    t = duel().card(1, "L2")
    t.mercenary("paris", 1)
    t.mercenary("lyon", 1)
    alignment.align(t.s, 1, PURPLE)
    t.push()
    assert (t.place("mercenary.1"), t.place("mercenary.2")) == ("ile_de_france", "lyon")
    assert t.e("blue").fallen == -1
