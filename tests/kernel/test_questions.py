"""What a command answers: repeats, stale answers, and what others do unseen: on the toys."""

from __future__ import annotations

from toys import auction, battle, tricks
from walking import at_step, do, new_match, refusal

from signoria.kernel.match import Match
from signoria.kernel.pack import pack


def test_a_repeated_command_is_refused() -> None:
    """G17."""
    match = new_match("battle")
    question = match.question_of(0)
    do(match, 0, "rest")
    assert refusal(match, 0, "rest", question=question) == "stale"
    do(match, 1, "rest")
    assert refusal(match, 0, "rest", question=question) == "stale"


def test_a_repeated_part_of_an_answer_is_refused() -> None:
    """G17: two hits on one unit are legal, so only the question's name tells a repeat from a second hit."""
    match = at_step("battle", battle.Losses(0, (2, 1)))
    match.state.at = [0] * 6
    question = match.question_of(0)
    match.choose(0, [(battle.HIT, 0)], question)
    assert refusal(match, 0, "hit:0", question=question) == "stale"
    match.choose(0, [(battle.HIT, 0)], match.question_of(0))
    do(match, 1, "hit:3")
    assert match.state.health[0] == 0


def test_an_answer_to_an_undone_question_is_refused() -> None:
    match = new_match("battle")
    do(match, 0, "rest")
    question = match.question_of(1)
    match.undo(0, 0)
    do(match, 0, "rest")
    assert refusal(match, 1, "rest", question=question) == "stale"


def test_another_seats_answer_or_retraction_leaves_a_question_as_it_is() -> None:
    match = new_match("auction")
    question = match.question_of(5)
    do(match, 3, "pass")
    match.retract(3)
    do(match, 4, "limit:3")
    match.choose(5, [(auction.PASS,)], question)
    assert len(match.log) == 4


def test_a_retracted_answer_cannot_be_repeated_by_an_old_command() -> None:
    match = new_match("auction")
    question = match.question_of(3)
    match.choose(3, [(auction.PASS,)], question)
    match.retract(3)
    assert refusal(match, 3, "pass", question=question) == "stale"
    do(match, 3, "limit:4")


def bidding() -> Match:
    """Seats 0 and 2 will be called to bid, seat 1 has a secret limit that it may change; seat 0 is asked."""
    match = at_step("auction", auction.Limits(0), seats=3)
    do(match, 0, "call")
    do(match, 1, "limit:5")
    do(match, 2, "call")
    return match


def names(match: Match) -> list[str]:
    return [match.question, *(match.question_of(seat) for seat in range(match.setup.seats))]


def test_a_secret_order_leaves_the_questions_of_others_as_they_are() -> None:
    """G17. No name tells that there was one, and an answer given in that very moment counts."""
    match = bidding()
    before = names(match)
    do(match, 1, "change:9")
    assert match.log[-1].secret
    after = names(match)
    assert [x == y for x, y in zip(after, before, strict=True)] == [True, True, False, True]
    match.choose(0, [(auction.BID, 2)], before[1])
    assert match.state.must == 0b100  # three was bid for seat 1


def test_a_secret_order_leaves_a_question_to_all_as_it_is() -> None:
    match = at_step("auction", auction.Limits(0), auction.Limits(1), seats=3)
    match.state.changes, match.state.orders, match.state.has_standing = 0b111, [(), ((auction.LIMIT, 5),), ()], 0b10
    do(match, 0, "pass")
    before = names(match)
    do(match, 1, "change:9")
    assert [x == y for x, y in zip(names(match), before, strict=True)] == [True, True, False, True]
    match.choose(2, [(auction.PASS,)], before[3])
    match.choose(1, [(auction.PASS,)])
    assert match.state.agenda[-1].step.lot == 1


def test_a_repeated_secret_order_is_refused() -> None:
    """G17: the seat's own question has another name after it, whether it is asked or not."""
    match = bidding()
    question = match.question_of(1)
    match.choose(1, [(auction.CHANGE, 9)], question)
    match.state.changes = 0b111  # it would be listed again
    assert refusal(match, 1, "change:9", question=question) == "stale"
    match.choose(1, [(auction.CHANGE, 8)], match.question_of(1))
    assert len({question, match.question_of(1)}) == 2


def test_a_secret_order_taken_back_leaves_the_questions_of_others_as_they_are() -> None:
    match = bidding()
    before, moment = names(match), len(match.force)
    do(match, 1, "change:9")
    changed = match.question_of(1)
    match.undo(1, moment)
    assert [x == y for x, y in zip(names(match), before, strict=True)] == [True, True, False, True]
    assert match.question_of(1) not in (before[2], changed)
    assert match.state.orders[1] == ((auction.LIMIT, 5),)
    do(match, 0, "bid:2")
    match.undo(0, moment)
    assert not set(names(match)) & set(before)


def test_a_secret_order_that_acts_at_once_changes_the_question() -> None:
    """What comes of it is for all to see."""
    match = at_step("auction", auction.Bidding(0, 3, 0, 1, 0), seats=3)
    match.state.changes, match.state.orders, match.state.gold = 0b10, [(), ((auction.LIMIT, 5),), ()], [9, 9, 9]
    before = names(match)
    do(match, 1, "change:9")  # from here on it has a standing order that answers for it
    assert not set(names(match)) & set(before)
    assert match.state.must == 0b100


def test_a_view_does_not_tell_of_secret_orders() -> None:
    match = bidding()
    before = {seat: pack(match.rules.mask(match.state, seat)) for seat in (None, 0, 2)}
    do(match, 1, "change:9")
    assert {seat: pack(match.rules.mask(match.state, seat)) for seat in (None, 0, 2)} == before


def test_whoever_answers_first_settles_a_question_to_all() -> None:
    match = at_step("tricks", tricks.Coin(), tricks.Work(0))
    questions = [match.question_of(seat) for seat in range(4)]
    match.choose(2, [(tricks.GRAB,)], questions[2])
    assert match.state.gold == [4, 4, 5, 4]
    assert refusal(match, 1, "grab", question=questions[1]) == "stale"
