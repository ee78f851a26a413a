"""5.14.3 and 5.14.4: who changes colour gives up cards, and much changes with him."""

from __future__ import annotations

import pytest
from tests.lords.build import Table, table

from signoria.games.lords import counters, people
from signoria.games.lords.auctions import alignment, eligible
from signoria.games.lords.auctions.bidding import Sale
from signoria.games.lords.ids import CARD, COLOURS, ENGLAND, FRANCE, HABSBURG, OTTOMAN
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.state import FOR_SALE, OPEN
from signoria.kernel.state import ALL


def red(**options: str) -> Table:
    """Seat 0 is red with both red cards, seat 1 black."""
    t = table("L14", "L16", colours=("red", "black"), **options).at(1460, "summer")
    return t.gold(chest_0=10, chest_1=10).card(0, "L1", "C1")


def for_sale(t: Table, card: str) -> Table:
    return t.ask(Sale(CARD[card], ALL, NOBODY))


@pytest.mark.clause("5.14.3", "5.2.3.b3", "5.14.3.b1", "RC.10", "5.14.4.b2", "4.15", "5.14.1")
def test_winning_anothers_card_changes_the_colour_and_gives_up_both_old_cards() -> None:
    t = for_sale(red(), "C2")
    assert "bid-up-to-change:blue:1..10" in t.listed(0)
    t.do("bid-up-to-change:blue:3", seat=0).do("bid-up-to-change:blue:1", seat=1)
    assert COLOURS[t.p(0).colour] == "blue"
    assert [t.holder(x) for x in ("C2", "L2", "C1", "L1")] == [0, OPEN, FOR_SALE, FOR_SALE]
    assert COLOURS[t.p(1).colour] == "black"  # who only bids gives up nothing


@pytest.mark.clause("5.14.3.b1", "RC.10")
def test_the_other_card_is_bid_for_separately_and_changes_nothing_more() -> None:
    t = for_sale(red(), "C2").do("bid-up-to-change:blue:1", seat=0).do("pass-bid", seat=1)
    for_sale(t, "L2")
    assert "bid-up-to:1..9" in t.listed(0)
    t.do("bid-up-to:1", seat=0).do("pass-bid", seat=1)
    assert t.holder("L2") == 0
    assert not t.told("aligned")


@pytest.mark.clause("5.14.3")
def test_with_the_switch_one_card_is_given_up() -> None:
    t = for_sale(red(switch_gives_up="one"), "C2")
    t.do("bid-up-to-change:blue:1", seat=0).do("pass-bid", seat=1)
    assert t.asked == 0
    assert t.listed() == ["yield-card:L1", "yield-card:C1"]
    assert not [x for x in t.listed(0, anytime=True) if "offer" in x], "else one might pass to a friend"
    t.do("yield-card:C1")
    assert [t.holder(x) for x in ("C2", "L1", "C1")] == [0, 0, FOR_SALE]


@pytest.mark.clause("5.14.3")
def test_with_the_switch_a_single_card_is_given_up_all_the_same() -> None:
    t = red(switch_gives_up="one").pile(OPEN, "L1")
    for_sale(t, "C2").do("bid-up-to-change:blue:1", seat=0).do("pass-bid", seat=1)
    assert t.holder("C1") == FOR_SALE


@pytest.mark.clause("5.14.3")
def test_a_claimed_card_is_not_for_sale() -> None:
    t = red().card(1, "C6").ask(Sale(CARD["C6"], ALL, NOBODY))
    assert t.asked == -1
    assert t.holder("C6") == 1


@pytest.mark.clause("5.14.4", "5.14.4.b1")
def test_guilds_resources_banks_and_hired_men_have_their_owner_s_colour() -> None:
    t = red().card(0, "G1", "R1", block=2, built=1)
    hired = t.mercenary("york_city", seat=0)[0]
    pirate = t.pirate("C12", "barcelona", seat=0)
    alignment.align(t.s, 0, FRANCE)
    t.push()
    assert [counters.colour(t.s, c) for c in (hired, pirate)] == [FRANCE, FRANCE]
    assert (t.holder("G1"), t.holder("R1"), t.p(0).bank) == (0, 0, True)
    assert people.colour(t.s, t.p(0).lord) == FRANCE


@pytest.mark.clause("5.14.4.b2")
def test_allies_of_lower_stature_come_along_the_others_go_to_auction() -> None:
    t = red()
    own = t.who("L14")
    own.stature = 2
    t.leader("L24", "croia", seat=0, stature=2)
    t.leader("L25", "targoviste", seat=0, stature=1)
    alignment.align(t.s, 0, FRANCE)
    t.push()
    assert (t.holder("L24"), t.holder("L25")) == (FOR_SALE, 0)
    assert people.colour(t.s, CARD["L24"]) == ENGLAND
    assert people.colour(t.s, CARD["L25"]) == FRANCE


@pytest.mark.clause("5.8.11.b3", "5.14.4.b2")
def test_a_prisoner_s_card_goes_to_auction_too() -> None:
    t = red()
    t.leader("L24", seat=0, captor=1, stature=3)
    alignment.align(t.s, 0, FRANCE)
    assert t.holder("L24") == FOR_SALE


@pytest.mark.clause("5.14.4.b2", "5.8.10", "5.8.10.b1")
@pytest.mark.parametrize(("dice", "captor"), [((6, 5, 4, 4), NOBODY), ((3, 6, 6, 6), 1)])
def test_a_turncoat_among_imperial_troops_may_be_arrested_by_the_lord_of_the_old_colour(
    dice: tuple[int, ...], captor: int
) -> None:
    t = red().pile(OPEN, "L1").card(1, "L1")
    t.leader("L14", "london")
    t.army("london", "red", 2)
    t.dice("arrest", *dice)
    alignment.align(t.s, 0, FRANCE)
    t.push()
    assert t.asked == 1
    assert not [x for x in t.listed(0, anytime=True) if "offer" in x], "else his colour might change meanwhile"
    t.do("yes")
    assert t.who("L14").captor == captor


@pytest.mark.clause("5.14.4.b2")
def test_the_arrest_waits_for_a_lord_of_the_old_colour() -> None:
    t = red()
    t.leader("L14", "london")
    t.army("london", "red", 1)
    alignment.align(t.s, 0, FRANCE)
    assert t.push().asked == -1
    t.p(1).colour = ENGLAND
    for_sale(t, "L1").do("bid-up-to:1", seat=1)
    if t.s.must & 1:
        t.do("pass-bid", seat=0)
    assert t.asked == 1
    assert t.listed() == ["yes", "no"]
    t.do("no")
    assert t.place("L14") == "london"


@pytest.mark.clause("5.14.4.b2")
def test_a_turncoat_who_has_left_is_safe() -> None:
    t = red()
    t.leader("L14", "london")
    t.army("london", "red", 1)
    alignment.align(t.s, 0, FRANCE)
    t.push()
    t.leader("L14", "paris")
    t.card(1, "L1")
    alignment.lord_found(t.s, ENGLAND)
    assert t.push().asked == -1


@pytest.mark.clause("5.14.4.b2", "5.7.4.b1")
def test_imperial_troops_of_the_old_colour_leave_their_stack() -> None:
    t = red()
    armies = t.army("york", "red", 2, under="L14")
    hired = t.mercenary("york", seat=0, under="L14")
    t.leader("L14", "york")
    alignment.align(t.s, 0, FRANCE)
    assert [t.s.under[c] for c in (*armies, *hired)] == [-1, -1, CARD["L14"]]


@pytest.mark.clause("5.14.3.b4", "5.14.3.b3")
def test_cards_of_a_conquered_empire_count_as_the_conqueror_s_colour() -> None:
    t = red()
    t.e("blue").fallen = ENGLAND
    assert eligible.new_colour(t.s, 0, CARD["C2"]) == -1
    assert eligible.new_colour(t.s, 1, CARD["C2"]) == FRANCE
    t.card(0, "C2")
    alignment.align(t.s, 0, HABSBURG)
    assert [t.holder(x) for x in ("L1", "C1", "C2")] == [FOR_SALE] * 3


@pytest.mark.clause("5.14.3.b4")
def test_a_merged_empire_is_the_conqueror_s_colour() -> None:
    t = red()
    t.e("blue").fallen, t.e("blue").merged = OTTOMAN, True
    assert eligible.new_colour(t.s, 1, CARD["C2"]) == -1
    assert eligible.new_colour(t.s, 0, CARD["C2"]) == OTTOMAN


@pytest.mark.clause("6.2.4.b6")
def test_an_emperor_does_not_change_his_colour() -> None:
    t = red()
    t.p(0).emperor = ENGLAND
    why = eligible.bid_refusal(t.s, 0, CARD["C2"])
    assert why is not None
    assert why.clause == "6.2.4.b6"
    assert eligible.bid_refusal(t.s, 0, CARD["C1"]) is None


@pytest.mark.clause("5.14.1", "4.15")
def test_colours_change_by_auctions_only() -> None:
    t = for_sale(red(), "E1")
    assert not [x for x in t.listed(0, anytime=True) if "change" in x]
