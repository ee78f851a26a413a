"""Unguessable values stand in every hidden place; no byte that another seat receives may hold one."""

from __future__ import annotations

import json
from typing import Any

import pytest
from toys import auction, spies, tricks
from walking import at_step, do, new_match

from signoria.kernel import matchfile
from signoria.kernel.match import Match
from signoria.kernel.pack import pack

SECRET = 71_828_459  # no other number of a toy has these digits


def received(match: Match[Any], seat: int | None) -> str:
    """All that a reader gets: masked state, screen's data, file, menu, question, events of the log."""
    rules, viewer = match.rules, -1 if seat is None else seat
    masked = rules.mask(match.state, seat)
    told = [event for entry in match.log for event in entry.events if event[1] < 0 or (event[1] >> max(viewer, 0) & 1)]
    parts: list[Any] = [pack(masked), masked.counters, rules.board(masked, seat), matchfile.write(match, seat)]
    parts += [told if seat is not None else [event for event in told if event[1] == -1]]
    if seat is not None:
        parts += [match.menu(seat, explain=True).legal, match.question_of(seat), rules.question(masked, seat)]
    return json.dumps(parts)


def holders(match: Match[Any]) -> set[int | None]:
    """The readers whose bytes hold the secret."""
    readers: list[int | None] = [None, *range(match.setup.seats)]
    return {reader for reader in readers if str(SECRET) in received(match, reader)}


def test_an_unfinished_answer() -> None:
    match = new_match("spies")
    do(match, 1, f"write:{SECRET}")
    assert holders(match) == {1}
    match.retract(1)
    assert holders(match) == {1}  # the log still holds it, for its own seat


def test_a_finished_answer_that_another_seat_has_not_matched_yet() -> None:
    match = new_match("spies")
    do(match, 1, "write:1", f"write:{SECRET}")
    assert holders(match) == {1}


def test_an_undone_answer() -> None:
    """G12."""
    match = new_match("spies")
    do(match, 1, "write:1", f"write:{SECRET}")
    match.undo(1, 0)
    assert holders(match) == {1}


def test_a_note_until_the_spy_looks_and_then_until_the_reveal() -> None:
    match = new_match("spies")
    do(match, 0, "write:1", f"write:{SECRET}")
    do(match, 1, "write:2", "write:3")
    assert holders(match) == {0}
    do(match, 1, "look:1")
    assert str(SECRET) in json.dumps(pack(match.rules.mask(match.state, None)))  # round 1's reveal came with the look


def test_a_look_shows_one_note_to_one_seat() -> None:
    """G13."""
    match = at_step("spies", spies.Look(1), spies.Look(1))
    match.state.notes, match.state.seen = [(5, SECRET), (3, 4)], [[1, 1], [2, 2]]
    assert holders(match) == {0}
    do(match, 1, "look:0")
    assert holders(match) == {0}
    do(match, 1, "look:1")
    assert holders(match) == {0, 1}


def test_a_card_held_and_a_purse_dealt_in_secret() -> None:
    match = at_step("tricks", tricks.Work(0))
    match.state.cards[2] = (SECRET,)
    masked = [match.rules.mask(match.state, seat) for seat in (None, 0, 1, 2, 3)]
    assert [str(SECRET) in json.dumps(pack(view)) for view in masked] == [False, False, False, True, False]
    purses = at_step("spies", spies.Look(0))
    purses.state.purse[1] = SECRET
    assert holders(purses) == {1}


def test_a_standing_order_and_its_change() -> None:
    match = at_step("auction", auction.Limits(0), seats=3)
    match.state.gold = [2, SECRET, 2]
    do(match, 1, f"limit:{SECRET}")
    match.state.gold[1] = 9  # the purse is public; only the order shall hold the number
    assert holders(match) == {1}
    later = new_match("auction", seats=3)
    later.state.orders[1], later.state.has_standing = ((auction.LIMIT, SECRET),), 0b010
    assert holders(later) == {1}
    assert later.rules.mask(later.state, 0).has_standing == 0
    assert later.rules.mask(later.state, 1).has_standing == 0b010


def test_what_all_may_know_does_not_hide_behind_a_secret_play() -> None:
    first = auction.Bidding(0, 0, -1, 0, 0)
    match = at_step("auction", first, seats=3, changes=0b111, orders=[((auction.LIMIT, 2),), (), ()])
    do(match, 0, "bid:1", "change:9")
    assert [entry.get("do") for entry in matchfile.dump(match, 1)["entries"]] == [["bid:1"]]
    do(match, 0, "change:9")
    assert [entry.get("do") for entry in matchfile.dump(match, 1)["entries"]] == [["bid:1"], None]


def test_outcomes_and_counters_of_a_secret_stream() -> None:
    match = new_match("spies")
    drawn = [values for _, values in match.opening.drawn]
    assert len(drawn) == 2
    assert match.state.counters == [0, 2]
    for seat in (None, 0, 1):
        data = matchfile.dump(match, seat)
        assert data["opening"].keys() == {"mark", "hash", "hidden"}
        assert match.rules.mask(match.state, seat).counters == [0, 0]


def test_the_seed_shows_only_at_the_end_or_in_a_whole_file() -> None:
    match = new_match("spies")
    for reader in (None, 0, 1):
        assert match.key.hex() not in received(match, reader)
    assert match.key.hex() in matchfile.write(match, "all")


@pytest.mark.parametrize("seat", [None, 0])
def test_making_a_view_leaves_the_state_alone(seat: int | None) -> None:
    """G15."""
    match = new_match("spies")
    do(match, 1, "write:1")
    before, chance = pack(match.state), match.state.chance
    received(match, seat)
    assert pack(match.state) == before
    assert match.state.chance is chance
