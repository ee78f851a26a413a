"""Less obvious positions of pillage, conquest and wardens. 5.7.12, 5.7.13, 5.8.8, 5.8.9, ER.5, ER.6"""

from __future__ import annotations

import pytest
from tests.lords.fighting import turn, war
from tests.lords.staged import (
    BLUE,
    RED,
    TAKE,
    storm,
    warden,
)

from signoria.games.lords import counters
from signoria.games.lords.auctions.bidding import NEXT_AUCTION
from signoria.games.lords.conflict import conquest, prisons
from signoria.games.lords.ids import AT, CARD
from signoria.games.lords.state import FOR_SALE, GONE
from signoria.games.lords.thrones import deaths, succession

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
