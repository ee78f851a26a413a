"""5.4: worn counters, repairs, sieges; allies and pirates who are not paid for."""

from __future__ import annotations

import pytest

from signoria.games.lords import counters
from signoria.games.lords.ids import AT, CARD, COUNTERS, FIRST_MERCENARY
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.recruiting.buying import Buying
from signoria.games.lords.state import FOR_SALE

from .build import Table, table

C8 = COUNTERS.index("pirate.C8")


def buy(t: Table, seat: int = 0) -> Table:
    return t.ask(Buying(seat, (), ()))


@pytest.mark.clause("5.4.1", "2.8.t1", "4.2")
def test_one_au_makes_a_worn_counter_fresh() -> None:
    t = table().gold(chest_0=1)
    t.army("london", "red", worn=True)
    t.army("kent", "red")
    buy(t)
    assert not t.may("freshen:red.army.2:chest.1")
    t.do("freshen:red.army.1:chest.1")
    assert t.steps("red.army.1") == 2
    assert t.au("chest_0") == 0


@pytest.mark.clause("5.4.1")
def test_two_worn_ones_of_a_type_become_one_and_unlike_ones_do_not() -> None:
    t = table().gold(chest_0=0).card(0, "L1")
    t.army("london", "red", 2, worn=True)
    t.galley("london", "red", worn=True)
    buy(t)
    assert t.why("merge:red.army.1:red.galley.1") == "5.4.1"
    t.do("merge:red.army.1:red.army.2")
    assert (t.steps("red.army.1"), t.steps("red.army.2"), t.steps("red.galley.1")) == (2, 0, 1)


@pytest.mark.clause("5.4.1")
def test_counters_in_two_places_are_not_joined_and_gold_stays_with_the_first() -> None:
    t = table().gold(chest_0=0)
    t.mercenary("milan_city", seat=0, worn=True)
    t.mercenary("florence_city", seat=0, n=2, worn=True)
    t.gold(hold_mercenary_3=4)
    buy(t)
    assert [x for x in t.listed() if x.startswith("merge")] == ["merge:mercenary.2:mercenary.3"]
    t.do("merge:mercenary.2:mercenary.3")
    assert (t.au("hold_mercenary_2"), t.au("hold_mercenary_3")) == (4, 0)


@pytest.mark.clause("5.4.1", "RC.4")
def test_nobody_keeps_or_joins_what_is_not_his() -> None:
    t = table().gold(chest_0=9)
    t.army("paris", "blue", 2, worn=True)
    t.mercenary("milan_city", seat=1, worn=True)
    buy(t)
    assert t.why("freshen:blue.army.1:chest.1") == "5.4.1"
    assert t.why("freshen:mercenary.1:chest.1") == "5.4.1"
    assert not [x for x in t.listed() if x.startswith("merge")]


@pytest.mark.clause("RC.4")
def test_a_player_of_the_colour_may_spend_his_own_gold_on_its_army_but_not_join_two() -> None:
    t = table(colours=("red", "red")).gold(chest_0=9).card(1, "L1", "C1")
    t.army("london", "red", 2, worn=True)
    buy(t)
    assert t.may("freshen:red.army.1:chest.1")
    assert not [x for x in t.listed() if x.startswith("merge")]


@pytest.mark.clause("5.4.2")
def test_the_c_card_pays_for_armies_and_ships_of_the_colour_but_not_for_caravans() -> None:
    t = table().gold(chest_0=1, treasury_red=4).card(0, "C1")
    t.army("london", "red", worn=True)
    t.nao("london", "red", worn=True)
    t.caravan("london", "red", worn=True)
    t.mercenary("london", seat=0, worn=True)
    buy(t)
    for name in ("red.army.1", "red.nao.1", "mercenary.1"):
        t.do(f"freshen:{name}:treasury.england")
    assert t.au("treasury_red") == 1
    assert not t.may("freshen:red.caravan.1:treasury.england")
    assert t.may("freshen:red.caravan.1:chest.1")


@pytest.mark.clause("5.8.9.b1", "5.8.9.b2", "5.3.6", "5.13.3.b2")
def test_gold_of_the_city_under_the_leader_and_under_the_counter_keeps_mercenaries() -> None:
    t = table().gold(chest_0=0, pile_milan_city=1, purse_L14=1, hold_mercenary_1=1)
    t.mercenary("milan_city", seat=0, n=3, worn=True)
    buy(t)
    t.do(
        "freshen:mercenary.1:hold.mercenary.1",
        "freshen:mercenary.2:pile.milan_city",
        "freshen:mercenary.3:purse.L14",
    )
    assert t.asked == -1, "nothing is left to choose"
    assert [t.steps(f"mercenary.{n}") for n in (1, 2, 3)] == [2, 2, 2]


@pytest.mark.clause("5.3.6", "5.4.1")
@pytest.mark.parametrize(("stature", "pays"), [(1, True), (3, False)])
def test_the_gold_of_a_city_keeps_mercenaries_of_who_controls_it(stature: int, pays: bool) -> None:
    t = table().gold(chest_0=1, pile_nancy=1)
    t.leader("L24", "nancy", seat=0, stature=2)
    t.leader("L25", "nancy", stature=stature)
    t.mercenary("nancy", seat=0, worn=True)
    buy(t)
    assert t.may("freshen:mercenary.1:pile.nancy") == pays
    assert t.may("freshen:mercenary.1:chest.1")


@pytest.mark.clause("5.4.2", "5.8.8.b1")
def test_a_worn_building_is_repaired_for_one_au() -> None:
    t = table().gold(chest_0=2, treasury_red=3).card(0, "E1", "E25", block=2, built=1).card(1, "E3", block=2, built=2)
    t.s.damaged = tuple(CARD[x] for x in ("E1", "E25", "E3"))
    buy(t)
    assert t.why("repair:E3:chest.1") == "5.4.2"
    t.card(0, "L1")
    assert t.may("repair:E25:treasury.england"), "5.4.2 names no place"
    t.do("repair:E1:treasury.england", "repair:E25:chest.1")
    assert t.s.damaged == (CARD["E3"],)
    assert (t.au("chest_0"), t.au("treasury_red")) == (1, 2)


@pytest.mark.clause("5.3.6", "5.4.2")
def test_an_allys_gold_repairs_buildings_in_his_city() -> None:
    t = table("L16", "L14").gold(chest_0=0, pile_milan_city=1).card(0, "E25", block=2, built=1)
    t.s.damaged = (CARD["E25"],)
    t.leader("L14", "florence")
    t.leader("L24", "milan_city", seat=0)
    buy(t).do("repair:E25:pile.milan_city")
    assert not t.s.damaged


# ---- sieges ----------------------------------------------------------------------------------------------------------


def siege(t: Table, city: str, outside: str, colour: str = "blue") -> Table:
    for c in t.army(outside, colour, 2):
        t.s.besieging[c] = AT[city]
    return t


@pytest.mark.clause("5.4.3", "5.8.5.b3")
def test_a_besieged_city_reinforces_only_with_a_fleet_or_gold_in_it() -> None:
    t = table().gold(chest_0=9, treasury_red=9).card(0, "C1")
    t.army("dover", "red", 2, worn=True)
    siege(t, "dover", "kent")
    buy(t)
    assert t.why("freshen:red.army.1:chest.1") == "5.4.3"
    assert t.why("merge:red.army.1:red.army.2") == "5.4.3"
    t.gold(pile_dover=1)
    t.do("freshen:red.army.1:pile.dover")
    assert t.why("freshen:red.army.2:chest.1") == "5.4.3"
    t.galley("dover", "red")
    t.do("freshen:red.army.2:treasury.england")
    assert t.au("treasury_red") == 8


@pytest.mark.clause("5.4.3")
def test_the_treasury_lies_in_the_capital() -> None:
    t = table().gold(chest_0=9, treasury_red=1).card(0, "C1")
    t.army("london", "red", worn=True)
    siege(t, "london", "england")
    buy(t)
    assert t.why("freshen:red.army.1:chest.1") == "5.4.3"
    t.do("freshen:red.army.1:treasury.england")
    assert t.steps("red.army.1") == 2


@pytest.mark.clause("5.4.3")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_emperor_with_most_armies_outside_may_give_leave(answer: str) -> None:
    t = table("L14", "L16", "L17", colours=("red", "blue", "white")).gold(chest_0=9)
    t.army("dover", "red", worn=True)
    siege(t, "dover", "kent")
    t.army("kent", "white", 1)
    t.card(1, "L2").card(2, "L4")
    buy(t).do("ask-siege-leave:dover")
    assert t.asked == 1, "blue has two armies there, white one"
    t.do(answer)
    assert t.asked == 0
    assert t.may("freshen:red.army.1:chest.1") == (answer == "yes")
    assert not t.may("ask-siege-leave:dover"), "he is asked once"


@pytest.mark.clause("5.4.3")
def test_nobody_is_asked_for_an_emperor_without_player() -> None:
    t = table().gold(chest_0=9)
    t.army("dover", "red", worn=True)
    siege(t, "dover", "kent")
    buy(t)
    assert not t.may("ask-siege-leave:dover")


# ---- vassals and pirates ---------------------------------------------------------------------------------------------


def vassals(*chests: int) -> Table:
    """L24 of the first seat in Nancy with two worn mercenaries; the others have so much."""
    lords = ("L14", "L16", "L17")[: 1 + len(chests)]
    t = table(*lords, colours=("red", "blue", "white"))
    t.gold(**{"chest_0": 0, **{f"chest_{n + 1}": au for n, au in enumerate(chests)}})
    t.leader("L24", "nancy", seat=0)
    t.mercenary("nancy", seat=0, n=2, worn=True, under="L24")
    t.mercenary("nancy", seat=0, under="L24")
    return buy(t)


@pytest.mark.clause("5.4.4")
def test_an_ally_whose_mercenaries_are_not_paid_goes_to_who_pays_for_each() -> None:
    t = vassals(5)
    t.do("finish")
    assert t.asked == 1
    assert not t.may("pay-vassals:L24:1")
    t.do("pay-vassals:L24:5")
    assert t.holder("L24") == 1
    assert t.au("chest_1") == 3, "one Au for each of the two worn ones"
    assert [t.steps(f"mercenary.{n}") for n in (1, 2, 3)] == [2, 2, 2]
    assert t.s.owner[:3] == [1, 1, 1]


@pytest.mark.clause("5.4.4")
def test_of_several_the_highest_gets_him_and_pays_one_more_than_the_second() -> None:
    t = vassals(9, 9)
    t.do("finish")
    t.do("pay-vassals:L24:4", seat=1)
    t.do("pay-vassals:L24:7", seat=2)
    assert t.holder("L24") == 2
    assert (t.au("chest_1"), t.au("chest_2")) == (9, 4)


@pytest.mark.clause("5.4.4", "5.2.2.b1")
def test_equal_payers_roll() -> None:
    t = vassals(9, 9)
    t.do("finish")
    t.dice("tie", 1, first=0)
    t.do("pay-vassals:L24:3", seat=1)
    t.do("pay-vassals:L24:3", seat=2)
    assert t.holder("L24") == t.s.order[-1]
    assert t.au(f"chest_{t.s.order[-1]}") == 6


@pytest.mark.clause("5.4.4")
def test_when_nobody_pays_the_ally_stays() -> None:
    t = vassals(9)
    t.do("finish")
    t.do("no")
    assert t.holder("L24") == 0
    assert t.steps("mercenary.1") == 1
    t = vassals(1)
    t.do("finish")
    assert t.asked == -1, "nobody can pay for both"


@pytest.mark.clause("5.4.4")
def test_paid_mercenaries_and_those_with_the_own_leader_cost_no_card() -> None:
    t = table().gold(chest_0=1, chest_1=9)
    t.leader("L24", "nancy", seat=0)
    t.mercenary("nancy", seat=0, worn=True, under="L24")
    t.mercenary("milan_city", seat=0, worn=True, under="L14")
    buy(t).do("freshen:mercenary.1:chest.1")
    assert t.asked == -1
    assert t.holder("L24") == 0
    assert t.holder("L14") == 0


@pytest.mark.clause("5.4.4", "5.4.3")
def test_who_may_not_pay_in_a_siege_loses_nobody() -> None:
    t = table().gold(chest_0=9, chest_1=9)
    t.leader("L24", "nancy", seat=0)
    t.mercenary("nancy", seat=0, worn=True, under="L24")
    siege(t, "nancy", "lorraine", "black")
    buy(t).do("finish")
    assert t.asked == -1


@pytest.mark.clause("5.4.4.b1", "5.2.4.b3")
def test_pirates_that_are_not_paid_go_to_auction_with_their_counter() -> None:
    t = table("L17", "L16").gold(chest_0=9)
    t.s.steps[C8] = 1
    buy(t).do("finish")
    assert t.holder("C8") == FOR_SALE
    assert t.s.owner[C8 - FIRST_MERCENARY] == NOBODY
    assert t.steps("pirate.C8") == 1, "it stays on the map"
    assert t.holder("C7") == 0, "the fresh one is kept"
    t.card(1, "C8")
    assert counters.mover(t.s, C8) == 1


@pytest.mark.clause("5.4.4.b1")
def test_paid_pirates_stay() -> None:
    t = table("L17", "L16").gold(chest_0=1)
    t.s.steps[C8] = 1
    buy(t).do("freshen:pirate.C8:chest.1")
    assert t.asked == -1
    assert t.holder("C8") == 0
