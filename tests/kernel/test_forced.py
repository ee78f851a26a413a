"""An answer that is the only one is given without a visit: on a toy."""

from __future__ import annotations

import pytest
from toys import tricks
from walking import at_step, do

from signoria.kernel.menu import Option


def only_the_second(self: tricks.Work, s: tricks.Tricks) -> Option | None:
    return (tricks.REST,) if self.seat == 1 else None


def test_the_one_answer_is_given_and_the_next_seat_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tricks.Work, "forced", only_the_second)
    match = at_step("tricks", *(tricks.Work(seat) for seat in range(3)))
    gold = match.state.gold[1]
    do(match, 0, "rest")
    assert match.state.must == 0b100
    assert match.state.gold[1] == gold
    assert len(match.log) == 1


def test_it_belongs_to_the_choice_before_and_is_taken_back_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """It reveals nothing: the choice before stays free to be taken back."""
    monkeypatch.setattr(tricks.Work, "forced", only_the_second)
    match = at_step("tricks", *(tricks.Work(seat) for seat in range(3)))
    do(match, 0, "rest")
    assert match.undo_reach(0) == (0, True)
    match.undo(0, 0)
    assert match.state.must == 0b001
