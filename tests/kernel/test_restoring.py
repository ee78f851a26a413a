"""What every game asks of a packed state: one line for whoever gave the file, and nothing that makes trouble later."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from toys import spies
from toys.auction import LIMIT, Auction
from walking import do, new_match, play

from signoria.kernel.pack import BadData
from signoria.kernel.restoring import alike, asked, need, numbers, once, plain, shared, steps, truths, tuples, within
from signoria.kernel.state import Asking, Step

ARGUMENTS: dict[str, Callable[[object, Any], bool]] = {"number": lambda x, s: x in (1, 2, 3)}


def check(s: Any, new: Any, order: Callable[[Any], bool] | None = None) -> None:
    shared(s, new, 3, order)
    steps(s, 20, ARGUMENTS)
    asked(s)


def said(look: Callable[[], object]) -> str:
    with pytest.raises(BadData) as error:
        look()
    return str(error.value)


@pytest.mark.parametrize("entries", [0, 1, 3, 7, 12, 5000])
def test_what_the_rules_make_passes(entries: int) -> None:
    match = play(new_match("spies"), 1, entries)
    check(match.state, new_match("spies").state)


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("seats", 3, "the position is for 3 seats, the setup for 2"),
        ("must", 4, "must is a mask of seats"),
        ("must", 1, "must is 3: the seats that are asked now"),
        ("question", -1, "question must be a whole number"),
        ("plays", -2, "plays must be a whole number"),
        ("counters", [1], "counters must be 2 whole numbers"),
        ("round", 4, "round is 0 to 3"),
        ("points", None, "points must not be null"),
        ("orders", [()], "orders are one tuple a seat"),
        ("orders", [((1, 1),), ()], "seat 0 has a standing order that there is not"),
        ("has_standing", 1, "has_standing is the mask"),
        ("agenda", [spies.Round(1)] * 21, "the agenda has at most 20 steps"),
        ("agenda", [spies.Round(4)], "Round on the agenda: number does not fit"),
        ("agenda", [spies.Round(None)], "Round on the agenda: number does not fit"),  # type: ignore[arg-type]  # the point
        ("agenda", [spies.Look((1,))], "Look on the agenda: spy does not fit"),  # type: ignore[arg-type]  # the point
        ("agenda", [], "must is 0: the match is over"),
        ("agenda", [spies.Look(40)], "Look on the agenda asks a seat that there is not"),
        ("agenda", [spies.Look(-1)], "Look on the agenda does not fit: ValueError"),
        ("agenda", [Asking(spies.Reveal(), 0, ((), ()), 0)], "this is not answered by all at once"),
    ],
)
def test_what_no_game_makes_is_refused(name: str, value: Any, reason: str) -> None:
    s = new_match("spies").state
    setattr(s, name, value)
    assert reason in said(lambda: check(s, new_match("spies").state))


@pytest.mark.parametrize(
    ("ready", "drafts", "reason"),
    [
        (4, ((), ()), "ready is a mask of seats"),
        (0, ((),), "drafts are one a seat"),
        (0, (3, ()), "the draft of seat 0 must be a tuple"),
        (0, ((), ((spies.LOOK, 1),)), "the draft of seat 1 is no answer"),
        (0, ((), ((),)), "the draft of seat 1 is no answer"),
        (0, ((), ((spies.WRITE, 5), (spies.WRITE, 5))), "the draft of seat 1 is no answer"),
        (1, ((), ()), "seat 0 is ready when its answer is whole"),
        (0, (((spies.WRITE, 1), (spies.WRITE, 2)), ()), "seat 0 is ready when its answer is whole"),
    ],
)
def test_a_draft_is_one_that_could_have_been_given(ready: int, drafts: Any, reason: str) -> None:
    s = new_match("spies").state
    s.agenda[-1] = Asking(spies.Write(), ready, drafts, 0)
    assert reason in said(lambda: check(s, new_match("spies").state))


def test_half_an_answer_passes() -> None:
    match = new_match("spies")
    do(match, 1, "write:4")
    check(match.state, new_match("spies").state)


def test_standing_orders_are_those_of_the_game_in_their_order() -> None:
    def limit(order: tuple[int, ...]) -> bool:
        return len(order) == 2 and order[0] == LIMIT

    s: Auction = new_match("auction", seats=3).state
    new = new_match("auction", seats=3).state
    s.order(1, 7)
    check(s, new, limit)
    s.has_standing = 0
    assert "has_standing is the mask" in said(lambda: check(s, new, limit))
    s.orders[1] = ((LIMIT, 7), (LIMIT, 3))
    assert "the standing orders of seat 1 stand in their order" in said(lambda: check(s, new, limit))
    s.orders[1] = ((LIMIT, 7, 1),)
    assert "seat 1 has a standing order that there is not" in said(lambda: check(s, new, limit))


def test_who_is_asked_has_an_option() -> None:
    class Nothing(Step[Any]):
        def asks(self, s: Any) -> int:
            return 1

        def offer(self, s: Any, seat: int, menu: Any) -> None:
            return

    s = new_match("spies").state
    s.agenda, s.must = [Nothing()], 1
    assert said(lambda: asked(s)) == "a seat is asked and has no option"


class Piece:
    def __init__(self, **values: object) -> None:
        vars(self).update(values)


@pytest.mark.parametrize(
    ("look", "reason"),
    [
        (lambda: need(False, "no"), "no"),
        (lambda: numbers([1, 7], list, 2, 0, 6, "dice"), "dice must be 2 whole numbers from 0 to 6"),
        (lambda: numbers([1, True], list, 2, 0, 6, "dice"), "dice must be"),
        (lambda: numbers((1, 2), list, 2, 0, 6, "dice"), "dice must be"),
        (lambda: numbers(7, list, -1, 0, 6, "dice"), "dice must be whole numbers"),
        (lambda: numbers([1] * 100, list, -1, 0, 6, "dice"), "dice must be whole numbers"),
        (lambda: tuples([()], 2, "pacts"), "pacts must be a tuple of rows"),
        (lambda: tuples(((1, 2), (1,)), 2, "pacts"), "a row of pacts must be 2 whole numbers"),
        (lambda: within(Piece(hull=9), {"hull": (0, 4)}, "ship"), "ship: hull must be a whole number from 0 to 4"),
        (lambda: truths(Piece(out=1), ("out",), "realm"), "realm: out must be true or false"),
        (lambda: once([3, 1, 3], "card"), "card [3] is in two places"),
        (lambda: alike(None, Piece(a=1), "it"), "it must be a Piece"),
        (lambda: alike(Piece(), Piece(a=1), "it"), "it has no a"),
        (lambda: alike(Piece(a=1, b=1), Piece(a=1), "it"), "it: there is no field 'b'"),
        (lambda: alike(Piece(a="x"), Piece(a=1), "it"), "it: a must be whole numbers"),
        (lambda: alike(Piece(a=(1,)), Piece(a=1), "it"), "it: a is of another type"),
    ],
)
def test_a_small_word_says_what_does_not_fit(look: Callable[[], object], reason: str) -> None:
    assert reason in said(look)


def test_the_small_words_let_pass_what_fits() -> None:
    numbers([0, 6], list, 2, 0, 6, "dice")
    tuples(((1, 2), (3, 4)), 2, "pacts")
    within(Piece(hull=4), {"hull": (0, 4)}, "ship")
    truths(Piece(out=False), ("out",), "realm")
    once([3, 1], "card")
    alike(Piece(a=(1, (2, None))), Piece(a=()), "it")
    assert plain([1, (2, (True, None))], 3)
    assert not plain([1, (2, (True, None))], 2)
    assert not plain(1.5, 3)
