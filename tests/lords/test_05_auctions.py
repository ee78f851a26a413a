"""5.2.1, 5.2.2 and the auction rounds of chapter 4: bids."""

from __future__ import annotations

import random

import pytest
from tests.lords.build import Table, table

from signoria.games.lords.auctions import bidding, sales_round
from signoria.games.lords.auctions.bidding import Sale
from signoria.games.lords.auctions.sales_round import Nominate, TurnOver
from signoria.games.lords.ids import CARD
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.standing import BIDS_ENTERPRISES, BIDS_LEADERS, STAND
from signoria.games.lords.state import DISCARDED, FOR_SALE, IN_DECK, OPEN
from signoria.games.lords.view import imagine, mask
from signoria.kernel.engine import apply, legal
from signoria.kernel.state import ALL

THREE = ("L14", "L16", "L20")
COLOURS = ("red", "blue", "black")


def three(gold: tuple[int, int, int] = (10, 10, 10), **options: str) -> Table:
    t = table(*THREE, colours=COLOURS, **options).at(1460, "spring")
    return t.gold(chest_0=gold[0], chest_1=gold[1], chest_2=gold[2])


def sale(t: Table, card: str, opener: int = NOBODY) -> Table:
    """The card is under the hammer."""
    if t.holder(card) == IN_DECK:
        t.pile(FOR_SALE, card)
    return t.ask(Sale(CARD[card], ALL, opener))


def bids(t: Table, *answers: str) -> Table:
    """The answers of all seats, each its own."""
    for seat, answer in enumerate(answers):
        t.do(answer, seat=seat)
    return t


@pytest.mark.clause("4.1", "4.1.b1", "5.2.2", "5.2.2.b1")
def test_the_highest_limit_wins_for_one_more_than_the_second() -> None:
    t = sale(three(), "E1")
    bids(t, "bid-up-to:3", "bid-up-to:7", "pass-bid")
    assert t.holder("E1") == 1
    assert [t.au(f"chest_{i}") for i in range(3)] == [10, 6, 10]
    assert all(t.au(f"bid_{i}") == 0 for i in range(3))
    assert t.asked == -1
    assert t.s.auction is None


@pytest.mark.clause("4.1", "5.2.2")
def test_a_lone_bidder_pays_one() -> None:
    t = sale(three(), "E1")
    bids(t, "pass-bid", "pass-bid", "bid-up-to:9")
    assert (t.holder("E1"), t.au("chest_2")) == (2, 9)


@pytest.mark.clause("5.2.2.b1")
def test_equal_bids_are_rolled_off_until_one_is_higher() -> None:
    t = sale(three(), "E1").dice("tie", 4, 2, 4, 1, 5)
    bids(t, "bid-up-to:2", "bid-up-to:2", "bid-up-to:2")
    assert t.holder("E1") == 2
    assert [t.au(f"chest_{i}") for i in range(3)] == [10, 10, 8]
    assert len(t.told("bid-rolled")) == 5


@pytest.mark.clause("4.1", "5.2.2")
@pytest.mark.parametrize("order", [("bid-up-to:1", "bid-up-to:3"), ("bid-up-to:3", "bid-up-to:1")])
def test_the_order_of_turns_decides_nothing_between_limits(order: tuple[str, str]) -> None:
    """G07, G09: who answers by a limit is neither skipped nor favoured by his seat."""
    t = sale(three(), "E1")
    bids(t, *order, "pass-bid")
    winner = 0 if order[0].endswith("3") else 1
    assert (t.holder("E1"), t.au(f"chest_{winner}")) == (winner, 8)


@pytest.mark.clause("5.2.1")
def test_only_personal_gold_is_bid() -> None:
    t = three((2, 10, 10)).card(0, "C1").gold(treasury_red=20)
    sale(t, "E1")
    assert t.may("bid-up-to:2", seat=0)
    assert t.why("bid-up-to:3", seat=0) == "5.2.1"


@pytest.mark.clause("5.2.1")
def test_who_has_no_gold_is_not_asked_unless_a_friend_gives_it_some() -> None:
    """G08: gold that comes between order and payment."""
    t = sale(three((0, 10, 10)), "E1")
    assert t.s.must == 0b110
    t.gold(chest_0=3)
    t.do("bid-up-to:1", seat=1)
    assert t.s.must == 0b101
    t.do("bid-up-to:2", seat=0).do("pass-bid", seat=2)
    assert (t.holder("E1"), t.au("chest_0")) == (0, 1)


@pytest.mark.clause("4.1.b2", "5.2.1", "5.2.2.b2")
@pytest.mark.parametrize("card", ["E1", "G3", "R5", "M1", "C20"])
def test_without_bid_a_card_is_discarded(card: str) -> None:
    t = three().turn_over(card)
    t.ask(TurnOver())
    bids(t, "pass-bid", "pass-bid", "pass-bid")
    assert t.holder(card) == DISCARDED
    assert t.told("card-unsold")


@pytest.mark.clause("4.1.b2")
def test_where_nobody_has_gold_nobody_is_asked() -> None:
    t = three((0, 0, 0)).turn_over("E1")
    t.ask(TurnOver())
    assert t.asked == -1
    assert t.holder("E1") == DISCARDED


@pytest.mark.clause("4.1", "4.9", "4.13")
@pytest.mark.parametrize("season", ["spring", "autumn", "winter"])
def test_each_season_turns_over_a_card_and_calls_for_what_was_given_up(season: str) -> None:
    t = three().at(1460, season).turn_over("E1").pile(FOR_SALE, "C20")
    sales_round.begin(t.s)
    t.push()
    bids(t, "pass-bid", "pass-bid", "pass-bid")
    assert t.listed() == ["nominate:C20", "finish"]
    assert t.why("nominate:C11") == "4.5"


@pytest.mark.clause("4.1.b3", "5.2.1")
def test_a_pestilence_is_not_sold() -> None:
    t = three().turn_over("P1")
    t.ask(TurnOver())
    assert t.s.auction is None
    assert all(t.au(f"chest_{i}") == 10 for i in range(3))
    assert not t.may("pass-bid", seat=0)


@pytest.mark.clause("4.1")
def test_an_empty_deck_sells_nothing() -> None:
    t = three().turn_over()
    assert t.ask(TurnOver()).asked == -1


# ---- call me ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("4.1", "5.2.2")
def test_who_wants_to_be_called_raises_matches_or_passes_in_its_turn() -> None:
    t = sale(three(), "E1")
    bids(t, "call-me", "bid-up-to:4", "call-me")
    assert t.asked == 0
    assert t.listed() == ["raise-bid:1..10", "pass-bid"]
    t.do("raise-bid:2")
    assert t.asked == 2
    assert t.au("bid_1") == 3
    assert t.listed() == ["raise-bid:4..10", "match-bid", "pass-bid"]
    t.do("match-bid")
    assert t.asked == 0
    t.do("pass-bid")
    assert t.asked == 2  # the limit of 4 has been played against its match
    t.do("raise-bid:5")
    assert (t.holder("E1"), t.au("chest_2"), t.au("chest_1")) == (2, 5, 10)


@pytest.mark.clause("5.2.2", "5.2.2.b1")
def test_who_was_matched_may_raise_or_leave_it_to_the_dice() -> None:
    t = sale(three(), "E1").dice("tie", 1, 6)
    bids(t, "call-me", "call-me", "pass-bid")
    t.do("raise-bid:3", "match-bid")
    assert t.asked == 0
    assert t.listed() == ["raise-bid:4..10", "stay-bid"]
    t.do("stay-bid")
    assert (t.holder("E1"), t.au("chest_1")) == (1, 7)


@pytest.mark.clause("5.2.1")
def test_who_is_outbid_beyond_its_gold_passes_by_itself() -> None:
    t = sale(three((3, 10, 10)), "E1")
    bids(t, "call-me", "bid-up-to:9", "pass-bid")
    t.do("raise-bid:3")
    assert (t.holder("E1"), t.au("chest_1"), t.au("chest_0")) == (1, 6, 3)


@pytest.mark.clause("5.2.1")
def test_a_raise_beyond_ones_gold_is_refused_with_its_clause() -> None:
    t = sale(three((3, 10, 10)), "E1")
    bids(t, "call-me", "call-me", "pass-bid")
    assert t.why("raise-bid:4") == "5.2.1"
    t.do("raise-bid:1", "raise-bid:3")
    assert t.listed() == ["match-bid", "pass-bid"]
    assert t.why("raise-bid:4") == "5.2.1"


# ---- secrets and standing orders -------------------------------------------------------------------------------------


@pytest.mark.clause("4.1")
def test_limits_are_secret_and_vanish_with_the_sale() -> None:
    t = sale(three(), "E1")
    bids(t, "bid-up-to:8", "call-me", "pass-bid")
    assert t.s.auction is not None
    assert t.s.auction.limits[0] == 8
    seen = mask(t.s, 1).auction
    assert seen is not None
    assert seen.limits[0] == 0
    guess = imagine(mask(t.s, 1), 1, random.Random(3))
    apply(guess, 1, (bidding.PASS,))
    assert guess.auction is None or guess.must
    t.do("pass-bid")
    assert t.s.auction is None


@pytest.mark.clause("5.2.2")
def test_standing_orders_answer_by_the_type_of_card() -> None:
    t = three()
    t.s.orders[0] = ((STAND, BIDS_ENTERPRISES, 5), (STAND, BIDS_LEADERS, 1))
    sale(t, "E1")
    assert t.s.must == 0b110
    t.do("bid-up-to:2", seat=1).do("pass-bid", seat=2)
    assert (t.holder("E1"), t.au("chest_0")) == (0, 7)
    sale(t, "M1")
    assert t.s.must == 0b111


@pytest.mark.clause("5.14.3")
def test_no_standing_order_changes_a_colour() -> None:
    t = three()
    t.s.orders[0] = ((STAND, BIDS_LEADERS, 9),)
    t.s.orders[1] = ((STAND, BIDS_LEADERS, 1),)
    sale(t.pile(OPEN, "L3"), "L3")
    assert t.s.must == 0b101


# ---- nominations -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("4.5", "5.2.3.b1", "5.2.4")
def test_in_summer_each_in_turn_calls_for_a_card_until_all_pass() -> None:
    t = three().at(1460, "summer").ask(Nominate(0, 0))
    assert t.asked == 0
    assert {"nominate:L7", "nominate:C11", "nominate-change:L3:orange"} <= set(t.listed())
    t.do("nominate:C11")
    assert t.au("bid_0") == 1
    t.do("pass-bid", seat=0).do("pass-bid", seat=1).do("pass-bid", seat=2)
    assert (t.holder("C11"), t.au("chest_0")) == (0, 9)
    assert t.asked == 1
    t.do("finish")
    assert t.asked == 2
    t.do("nominate:C12")
    t.do("bid-up-to:3", seat=0).do("pass-bid", seat=1).do("bid-up-to:2", seat=2)
    assert (t.holder("C12"), t.au("chest_0"), t.au("chest_2")) == (0, 6, 10)
    assert t.asked == 0  # seat 1 has passed for this season
    t.do("finish")
    assert t.asked == 2
    t.do("finish")
    assert t.asked == -1


@pytest.mark.clause("4.5")
def test_green_cards_may_be_sold_in_every_season_by_the_switch() -> None:
    t = three(green_auctions="every_season").ask(Nominate(0, 0))
    assert t.may("nominate:C11")
    t = three().pile(FOR_SALE, "L30").ask(Nominate(0, 0))
    assert t.listed() == ["nominate:L30", "finish"]


@pytest.mark.clause("5.2.1", "4.5")
def test_who_calls_must_have_the_first_coin() -> None:
    t = three((0, 10, 10)).at(1460, "summer").ask(Nominate(0, 0))
    assert t.asked == 1


@pytest.mark.clause("5.4.4.b1", "5.2.4.b3", "5.2.4.b4")
def test_a_pirate_given_up_is_sold_at_the_next_auction_and_changes_sides() -> None:
    t = three().at(1460, "autumn")
    pirate = t.pirate("C11", "rhodes_city", seat=0)
    bidding.hands.give_up(t.s, CARD["C11"])
    assert t.s.owner[pirate - 210] == NOBODY
    t.ask(Nominate(1, 0)).do("nominate:C11")
    for seat in range(3):
        t.do("pass-bid", seat=seat)
    assert t.holder("C11") == 1
    assert t.s.owner[pirate - 210] == 1
    assert t.place(pirate) == "rhodes_city"


@pytest.mark.clause("5.2.6")
def test_new_world_cards_are_for_explorers_and_who_knows_the_caribbean() -> None:
    t = three().card(0, "C41").card(1, "C42")
    t.s.block[CARD["C41"]] = 0
    sale(t, "R4")
    assert t.s.must == 0b001
    t.do("bid-up-to:3")
    assert t.holder("R4") == 0
    assert t.p(0).navigation == 2


@pytest.mark.clause("RC.6")
def test_the_optional_mine_is_called_in_summer_and_is_mature() -> None:
    t = three(zorzi_mine="on").at(1460, "summer").ask(Nominate(0, 0))
    t.do("nominate:R19")
    for seat in range(3):
        t.do("pass-bid", seat=seat)
    assert t.holder("R19") == 0
    assert t.s.block[CARD["R19"]] == 2
    assert not any("R19" in x for x in three().at(1460, "summer").ask(Nominate(0, 0)).listed())


def test_every_option_that_is_listed_is_taken() -> None:
    """A hundred small rounds by random answers end, and no gold is lost."""
    rng = random.Random(5)
    for game in range(30):
        t = three((rng.randrange(6), rng.randrange(6), rng.randrange(6))).at(1460, ("summer", "winter")[game % 2])
        total = sum(t.s.gold)
        sales_round.begin(t.s)
        t.push()
        for _ in range(200):
            if t.asked < 0:
                break
            menu = legal(t.s, t.asked)
            some = [x for x in menu.options() if x[0] < 1024]
            apply(t.s, t.asked, rng.choice(some))
        assert t.asked < 0
        assert sum(t.s.gold) == total
