"""Faults that comparable software had (docs/fault-kinds.md), asked of the kernel through the toys."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from test_views import SECRET, holders
from toys import NAMES, Toy, auction, offers, toy
from walking import at_step, do, listed, move, new_match

from counting import calls
from signoria.kernel import matchfile, position
from signoria.kernel.engine import legal, seats_of
from signoria.kernel.match import Match
from signoria.kernel.menu import Option
from signoria.kernel.pack import digest, pack
from signoria.kernel.state import Step

KEY = b"faults"


def next_numbers(match: Match[Any]) -> list[list[int]]:
    """What each stream would give next, twenty numbers each."""
    copy = match.state.copy()
    return [copy.draw(stream, 20, 1000) for stream in range(len(copy.streams))]


# ---- deals, bids -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
def test_coins_come_from_work_and_sales_alone_whatever_becomes_of_offers(seed: int) -> None:
    """G06: offered, accepted, refused, withdrawn, expired, lapsed, undone: no coin is made and none is lost."""
    match, rnd = new_match("offers", seed, 4), random.Random(seed)
    while not match.over:
        if match.force and rnd.random() < 0.2:
            match.undo(0, rnd.randrange(len(match.force)) if rnd.random() < 0.1 else len(match.force) - 1)
        else:
            match.choose(*move(match, rnd))
        verbs = [option[0] for n in match.force for option in match.log[n].chain]
        earned = verbs.count(offers.WORK) + 2 * verbs.count(offers.SELL)
        s = match.state
        assert sum(s.gold) + sum(deal[3] for deal in s.deals) == 4 * 5 + earned
        assert all(deal[5] < 0 or s.owner[deal[5]] == deal[1] for deal in s.deals), "a pledge that is not the giver's"


@pytest.mark.parametrize("seats", range(2, 18))
def test_the_seat_after_the_opener_opens_next_when_nobody_could_answer_a_bid(seats: int) -> None:
    """G07: those without a coin pass by themselves, and moving on for them moves no other turn."""
    gold = [9 if seat % 3 == 0 else 0 for seat in range(seats)]
    gold[1] = 4
    match = at_step("auction", auction.Limits(0), auction.Limits(1), seats=seats, gold=gold)
    for seat in seats_of(match.state.must):
        do(match, seat, "call" if seat == 0 else "limit:1" if gold[seat] else "pass")
    do(match, 0, "bid:9")
    assert match.state.points == [1, *[0] * (seats - 1)]
    assert match.state.gold[0] == 0
    for seat in seats_of(match.state.must):
        do(match, seat, "call")
    assert seats_of(match.state.must) == [1]


def test_all_coins_of_a_bid_are_paid_and_a_poorer_winner_is_asked_not_passed_over() -> None:
    """G08: a bid of exactly what is in hand is good; an order beyond what is left is never a pass in silence."""
    match = at_step("auction", auction.Limits(0), seats=2, gold=[5, 4])
    do(match, 0, "limit:5")
    do(match, 1, "call")
    match.state.gold[0] = 4  # a cost that fell due meanwhile
    do(match, 1, "bid:4")
    assert seats_of(match.state.must) == [0], "its order says five, four are left: it decides itself"
    assert [text for text in listed(match, 0) if text.startswith("bid")] == []
    do(match, 0, "pass")
    assert (match.state.points, match.state.gold) == ([0, 1], [4, 0])


# ---- order -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_standing_orders_decide_alike_whoever_sits_where_and_whoever_was_first(seed: int) -> None:
    """G09: turned around the table, in any order of arrival, by visit or as a later change: one published sequence."""
    rnd, seats = random.Random(seed), 9
    limits = [rnd.randrange(1, 9) for _ in range(seats)]
    found = set()
    for turn in range(seats):
        orders = {(seat + turn) % seats: limit for seat, limit in enumerate(limits)}
        match = at_step("auction", auction.Limits(turn), seats=seats, gold=[8] * seats)
        arrival = list(orders)
        rnd.shuffle(arrival)
        for seat in arrival:
            do(match, seat, f"limit:{orders[seat]}")
        assert match.over
        around = [(seat + turn) % seats for seat in range(seats)]
        found.add((*(match.state.points[seat] for seat in around), *(match.state.gold[seat] for seat in around)))
    assert len(found) == 1


def test_a_changed_order_acts_as_if_it_had_been_the_first() -> None:
    """G09: what a stored order says counts, not when it was sent."""
    ends = []
    for first, change in (("limit:7", ""), ("limit:3", "change:7")):
        match = at_step("auction", auction.Limits(0), seats=3, gold=[8, 8, 8])
        do(match, 0, "call")
        do(match, 1, first)
        do(match, 2, "limit:5")
        if change:
            do(match, 1, change)
        do(match, 0, "bid:2")
        do(match, 0, "pass")
        ends.append((match.state.points, match.state.gold))
    assert ends[0] == ends[1] == ([0, 1, 0], [8, 8 - 5, 8])


# ---- secrets ---------------------------------------------------------------------------------------------------------


def test_a_secret_goes_through_every_zone_and_is_secret_again() -> None:
    """G13: in the draft, laid down, seen by the spy, shown to all; the next round's note in the same place is unknown
    again, though it is the same number."""
    match = new_match("spies")
    do(match, 0, f"write:{SECRET - 1}")
    do(match, 0, f"write:{SECRET}")
    assert holders(match) == {0}
    do(match, 1, "write:2", "write:3")
    assert holders(match) == {0}
    do(match, 1, "look:1")
    assert holders(match) == {None, 0, 1}
    assert match.rules.mask(match.state, None).notes[0] == (SECRET - 1, SECRET)
    do(match, 1, "write:2", "write:3")
    assert match.state.notes[0] == (SECRET - 1, SECRET), "last round's notes lie open until both are written"
    do(match, 0, f"write:{SECRET - 1}", f"write:{SECRET}")
    for reader in (None, 1):
        assert match.rules.mask(match.state, reader).notes[0] == (-1, -1)
    assert match.rules.mask(match.state, 0).notes[0] == (SECRET - 1, SECRET)


@pytest.mark.parametrize("name", NAMES)
def test_other_seats_entries_hold_no_secret_arguments(name: str) -> None:
    """G15: what a seat answered unseen stands in nobody else's file while the match runs, and reading hides it there
    and not in the match."""
    match, rnd, found = new_match(name, 21), random.Random(21), 0
    while not match.over:
        for reader in (None, *range(match.setup.seats)):
            for entry, told in zip(match.log, matchfile.dump(match, reader)["entries"], strict=True):
                shown = not entry.secret or entry.seat == reader
                assert ("do" in told) == shown
                assert shown or told["hidden"]
                found += not shown
        chain = match.log[-1].chain if match.log else ()
        match.choose(*move(match, rnd))
        assert len(match.log) < 2 or match.log[-2].chain == chain
    assert bool(found) == (name in ("spies", "battle", "auction", "tricks"))


# ---- undo, saving ----------------------------------------------------------------------------------------------------


class Promise(Step[Toy]):
    """Asked whether to promise; a promise falls due at dusk and costs ten points."""

    def asks(self, s: Toy) -> int:
        return 1

    def offer(self, s: Toy, seat: int, menu: Any) -> None:
        menu.add((auction.PASS,))
        menu.add((auction.CALL,))

    def take(self, s: Toy, seat: int, option: Option) -> None:
        if option[0] == auction.CALL:
            s.put_off(DUSK, Due())
        s.then([Evening()])


class Evening(Promise):
    """Another question, then dusk."""

    def take(self, s: Toy, seat: int, option: Option) -> None:
        s.due(DUSK)


class Due(Step[Toy]):
    def act(self, s: Toy) -> None:
        s.points[0] -= 10


DUSK = 7


@pytest.mark.parametrize(("says", "points"), [("call", -10), ("pass", 0)])
def test_what_a_choice_put_off_is_undone_with_it(says: str, points: int) -> None:
    """G18: an obligation that a choice brought about falls due at its moment, and after an undo it does not."""
    match = at_step("auction", Promise(), seats=2)
    start = digest(match.state, KEY)
    do(match, 0, "call")
    assert match.state.later
    match.undo(0, 0)
    assert (match.state.later, digest(match.state, KEY)) == ([], start)
    do(match, 0, says)
    do(match, 0, "pass")
    assert match.over
    assert match.state.points[0] == points


@pytest.mark.parametrize("name", NAMES)
def test_a_whole_match_can_be_saved_and_restored_at_each_of_its_questions(name: str) -> None:
    """G20: hash, legal options, every view and the numbers to come; then both play on alike."""
    rules, match, rnd = toy(name), new_match(name, 31), random.Random(31)
    while not match.over:
        setup = position.read(position.write(rules, match.setup, match.state), toy)
        assert setup.position is not None
        restored = rules.restore(json.loads(json.dumps(setup.position)), match.setup, match.chance)
        assert digest(restored, KEY) == digest(match.state, KEY)
        for seat in range(match.setup.seats):
            assert legal(restored, seat).legal == match.menu(seat).legal
        for reader in (None, *range(match.setup.seats)):
            assert pack(rules.mask(restored, reader)) == pack(rules.mask(match.state, reader))
        numbers = next_numbers(match)
        match.state = restored  # the match goes on from what was saved
        assert next_numbers(match) == numbers
        match.choose(*move(match, rnd))
    assert digest(match.at(len(match.force)), KEY) == digest(match.state, KEY), "as if nothing had been saved"


# ---- long matches ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_the_end_of_a_match_asks_for_no_more_work_than_its_beginning(name: str) -> None:
    """G27: options and views of the last third, counted in calls; replaying one more entry costs no more either."""
    match, rnd, spent = new_match(name, 41), random.Random(41), list[int]()

    def look() -> None:
        for seat in range(match.setup.seats):
            legal(match.state, seat, True)
            match.rules.board(match.rules.mask(match.state, seat), seat)

    while not match.over:
        spent.append(calls(look) // match.setup.seats)
        match.choose(*move(match, rnd))
    third = len(spent) // 3
    assert third >= 3
    assert 0 < sum(spent[-third:]) <= 2 * sum(spent[:third])
    last = len(match.force)
    early = calls(lambda: match.at(min(15, last)))  # fifteen entries from the start; a later moment has a copy nearby
    assert calls(lambda: match.at(last)) <= 2 * early
