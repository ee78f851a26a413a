"""Answers at once, plays out of turn, standing orders, offers: on the toys."""

from __future__ import annotations

import itertools
import random

import pytest
from toys import auction, battle, offers, tricks
from walking import at_step, do, listed, new_match, refusal

from signoria.kernel.engine import run, seats_of
from signoria.kernel.match import Match
from signoria.kernel.pack import digest
from signoria.kernel.state import Asking

KEY = b"match"


# ---- together, out of turn -------------------------------------------------------------------------------------------


def test_seventeen_answers_in_any_order_give_the_same_state() -> None:
    """G09, G23."""
    answers = {
        seat: "call" if seat == 4 else "pass" if seat % 5 == 0 else f"limit:{1 + seat % 9}" for seat in range(17)
    }
    found = set()
    for turn in range(20):
        match, order = new_match("auction"), list(answers)
        random.Random(turn).shuffle(order)
        questions = {seat: match.question_of(seat) for seat in order}
        for seat in order:
            match.choose(seat, [match.rules.grammar.option(answers[seat])], questions[seat])
        found.add(digest(match.state, KEY))
    assert len(found) == 1


def test_three_answers_in_every_order_give_the_same_state() -> None:
    """G23."""
    found = set()
    for order in itertools.permutations(range(3)):
        match = at_step("tricks", tricks.Gifts(), tricks.Work(0), seats=3)
        for seat in order:
            do(match, seat, f"give:{seat}", "done")
        found.add(digest(match.state, KEY))
    assert len(found) == 1


def test_a_play_out_of_turn_is_no_secret_because_others_write_in_secret() -> None:
    match = at_step("tricks", tricks.Gifts())
    match.state.cards[3] = (3,)
    do(match, 1, "give:2")
    do(match, 3, "trick:rob:0")
    assert [entry.secret for entry in match.log] == [True, False]


def test_a_stolen_gift_is_asked_for_again() -> None:
    match = at_step("tricks", tricks.Gifts())
    match.state.cards[3] = (3,)
    do(match, 0, "give:2", "done")
    do(match, 1, "give:4", "done")
    do(match, 3, "trick:rob:1")
    assert match.state.gold == [4, 0, 4, 8]
    assert seats_of(match.state.must) == [1, 2, 3]  # seat 0 can still pay and stays ready
    assert listed(match, 1)[0] == "give:0..0"


def test_an_answer_that_is_no_longer_complete_must_be_completed() -> None:
    """Judged anew after a play out of turn: one more hit came in while seat 0 was ready."""
    match = at_step("battle", battle.Losses(0, (1, 1)))
    match.state.at = [0] * 6
    do(match, 0, "hit:0")
    waiting = match.state.agenda[-1]
    assert isinstance(waiting, Asking)
    match.state.agenda[-1] = Asking(battle.Losses(0, (2, 1)), waiting.ready, waiting.drafts, waiting.plays)
    match.state.plays += 1
    run(match.state)
    assert seats_of(match.state.must) == [0, 1]
    assert match.state.agenda[-1].drafts[0] == ((battle.HIT, 0),)


def test_the_dun_asks_its_victim_while_gifts_wait_below() -> None:
    """G25."""
    match = at_step("tricks", tricks.Gifts())
    match.state.cards[3] = (tricks.DUN,)
    do(match, 0, "give:4", "done")
    do(match, 3, "trick:dun:0")
    assert seats_of(match.state.must) == [0]
    do(match, 0, "pay")
    assert match.state.gold == [1, 4, 4, 7]
    assert seats_of(match.state.must) == [0, 1, 2, 3]


# ---- standing orders -------------------------------------------------------------------------------------------------


def test_seventeen_limits_need_seventeen_visits() -> None:
    match = at_step("auction", auction.Limits(0))
    for seat in range(17):
        do(match, seat, f"limit:{1 + seat % 12}")
    assert match.over
    assert len(match.log) == 17
    assert match.state.points[11] == 1  # twelve is the highest limit
    assert match.state.gold[11] == 14 - 12


def test_a_standing_order_that_does_not_apply_hides_no_other() -> None:
    """Seats 1 and 2 are asked at once; the order of 1 says nothing here, that of 2 acts."""

    class Race(tricks.Coin):
        def standing(self, s: tricks.Tricks, seat: int) -> tuple[int, ...] | None:
            return (tricks.GRAB,) if seat == 2 else None

    match = new_match("tricks")
    match.state.has_standing, match.state.agenda = 0b110, [tricks.Work(0), Race()]
    run(match.state)
    assert match.state.gold == [4, 4, 5, 4]


def test_a_standing_order_acts_only_when_it_is_listed() -> None:
    """G08."""
    match = at_step("auction", auction.Limits(0), seats=2)
    match.state.gold = [3, 9]
    do(match, 0, "limit:3")
    do(match, 1, "call")
    match.state.gold[0] = 1
    do(match, 1, "bid:2")
    assert match.state.must == 1  # its order says three, but only one coin is left: it is asked
    do(match, 0, "pass")
    assert match.state.points == [0, 1]


def test_a_changed_limit_stays_secret_in_the_log() -> None:
    match = at_step("auction", auction.Limits(0), seats=3)
    do(match, 0, "call")
    do(match, 1, "limit:5")
    do(match, 2, "pass")
    do(match, 1, "change:9")
    assert match.log[-1].secret
    do(match, 0, "bid:8")
    assert match.state.must == 1
    do(match, 0, "pass")
    assert match.state.points == [0, 1, 0]


@pytest.mark.parametrize("seats", range(2, 18))
def test_a_bid_of_all_coins_wins_and_the_next_seat_opens_the_next_lot(seats: int) -> None:
    """G07: others are broke, have passed for good, or left an order that is too low."""
    match = at_step("auction", auction.Limits(0), auction.Limits(1), seats=seats)
    all_coins = match.state.gold[0]
    do(match, 0, "call")
    for seat in range(1, seats):
        do(match, seat, "pass" if seat % 2 else "limit:2")
    do(match, 0, f"bid:{all_coins}")
    assert match.state.points == [1] + [0] * (seats - 1)
    assert match.state.gold[0] == 0
    for seat in range(1, seats):
        do(match, seat, "call")
    assert seats_of(match.state.must) == [1]


# ---- offers ----------------------------------------------------------------------------------------------------------


def worth(match: Match) -> int:
    return sum(match.state.gold) + sum(deal[3] for deal in match.state.deals)


def offer(match: Match) -> None:
    """Seat 2 offers seat 0 three coins and its orchard for four coins."""
    do(match, 2, "offer:0", "give:3", "want:4", "pledge:orchard", "send")


def test_an_offer_holds_its_coins_and_is_accepted() -> None:
    match = new_match("offers")
    before = worth(match)
    offer(match)
    assert match.state.gold == [5, 5, 2]
    do(match, 0, "accept:1")
    assert match.state.gold == [4, 5, 6]
    assert match.state.owner[2] == 0
    assert worth(match) == before


@pytest.mark.parametrize(("seat", "text"), [(0, "refuse:1"), (2, "withdraw:1")])
def test_a_refused_or_withdrawn_offer_gives_its_coins_back(seat: int, text: str) -> None:
    """G06."""
    match = new_match("offers")
    offer(match)
    do(match, seat, text)
    assert (match.state.gold, match.state.deals) == ([5, 5, 5], [])
    assert refusal(match, 0, "accept:1") == "not-listed"


def test_an_offer_expires() -> None:
    match = new_match("offers")
    offer(match)
    for seat in (0, 1, 2, 0, 1):
        do(match, seat, "work")
    assert match.state.deals
    do(match, 2, "work")
    assert (match.state.gold, match.state.deals) == ([7, 7, 7], [])


def test_an_offer_lapses_with_its_pledge() -> None:
    """G06."""
    match = new_match("offers")
    offer(match)
    do(match, 0, "work")
    do(match, 1, "work")
    do(match, 2, "sell:orchard")
    assert (match.state.gold, match.state.deals) == ([6, 6, 7], [])
    assert match.log[-1].events == ((offers.ENDED, -1, 1, 4),)
