"""The optional long plan: all cards of a year are laid at its opening. R5.9"""

from __future__ import annotations

import random

import pytest

from signoria.games.regno import view
from signoria.games.regno.reconstruction.activation import Activate, Plan, Program

from .build import Table, table

YEAR = ((1, 2), (1, 2), (3, 4), (3, 6))


def planned(t: Table, seat: int = 0) -> Table:
    for pair in YEAR:
        t.do(*(f"lay:order{n}" for n in pair), seat=seat)
    return t


@pytest.mark.clause("R5.9", "R5.2")
def test_eight_cards_each_number_at_most_twice_and_two_different_a_season() -> None:
    t = table(2, plan="year").ask(Plan())
    t.do("lay:order1", seat=0)
    assert t.why("lay:order1", seat=0) == "R5.2"
    t.do("lay:order2", "lay:order1", "lay:order2", seat=0)
    assert t.why("lay:order1", seat=0) == "R5.9"
    t.do("lay:order3", "lay:order4", "lay:order3", "lay:order6", seat=0)
    assert t.s.must == 0b10
    planned(t, 1)
    assert t.r(0).plan == (1, 2, 1, 2, 3, 4, 3, 6)
    assert t.r(0).program == ()


@pytest.mark.clause("R5.9")
def test_each_season_takes_its_two_cards() -> None:
    t = table(2, plan="year").ask(Plan())
    planned(planned(t, 0), 1)
    t.ask(Program())
    assert t.asked == -1
    assert (t.r(0).program, t.r(0).plan) == ((1, 2), (1, 2, 3, 4, 3, 6))
    t.at(1, "summer").ask(Program())
    assert (t.r(0).program, len(t.r(0).plan)) == ((1, 2), 4)


@pytest.mark.clause("R5.9", "R5.3")
def test_spies_see_any_later_season_and_nobody_else_does() -> None:
    t = table(2, plan="year").ask(Plan())
    planned(planned(t, 0), 1)
    t.ask(Program())
    t.province("D1", owner=0)
    t.province("D2", owner=1)
    t.realm(0, tech={"espionage": 1}, florins=0)
    t.realm(1, revealed=True)
    t.ask(Activate(0))
    assert t.why("spy:1:2") == "C98"
    t.do("spy:1:8")
    assert t.r(0).seen == ((4, 1, 6),)
    masked = view.mask(t.s, 0)
    assert masked.realms[1].plan == (0,) * 6
    assert masked.realms[0].plan == t.r(0).plan
    for i in range(20):
        guess = view.imagine(masked, 0, random.Random(i)).realms[1].plan
        assert 6 in guess[4:]
        assert all(len({*guess[k : k + 2]}) == 2 for k in (0, 2, 4))
        assert max(guess.count(order) for order in guess) <= 2


@pytest.mark.clause("R5.9")
def test_without_it_nothing_is_asked_at_the_opening() -> None:
    assert table(2).ask(Plan()).asked == -1
