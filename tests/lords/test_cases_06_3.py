"""Less obvious positions of the Pope, of heresy and of changes of colour. 5.14, 6.3"""

from __future__ import annotations

import pytest
from tests.lords.build import names
from tests.lords.fighting import FIELD, turn
from tests.lords.staged import (
    BLUE,
    PURPLE,
    RED,
    WHITE,
    die,
    duel,
    emperor,
    pope,
)
from tests.lords.waiting import plays, waiting

from signoria.games.lords import counters, people
from signoria.games.lords.auctions import alignment
from signoria.games.lords.conflict import conquest, prisons
from signoria.games.lords.ids import AT, CARD
from signoria.games.lords.papacy import crusade
from signoria.games.lords.state import FOR_SALE
from signoria.games.lords.thrones import heirs, pretenders

# ---- the Pope --------------------------------------------------------------------------------------------------------


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
