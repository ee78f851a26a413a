"""Armies and ships that go over to another side where they stand. 5.14.4.t1, 6.3.5, 6.3.6"""

from __future__ import annotations

from collections.abc import Iterable

from signoria.games.lords import counters, money
from signoria.games.lords.ids import FIRST_MERCENARY, GREY, NEUTRAL, NOWHERE
from signoria.games.lords.map import is_city
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.state import Lords


def turn(s: Lords, counter: int, other: int, seat: int = NOBODY) -> None:
    """Another counter from the pool takes its place, in its state. Gold under a mercenary or pirate is lost. `seat`:
    whose mercenary it becomes."""
    if counter >= FIRST_MERCENARY:
        money.pay(s, money.hold(counter), s.gold[money.hold(counter)])
    counters.exchange(s, counter, other)
    if other >= FIRST_MERCENARY:
        s.owner[other - FIRST_MERCENARY] = seat


def part(s: Lords, turned: Iterable[int]) -> None:
    """A city holds armies of one colour: those who have turned leave it for its Dukedom, if others stay, or if it is a
    capital, which falls to those who enter it only; a leader with whom they were stacked stays behind. 2.2.4 2.2.6
    5.7.13"""
    for c in turned:
        if is_city(s.at[c]) and counters.LAND_FORCE[c]:
            own = counters.colour(s, c)
            others = any(counters.colour(s, x) != own for x in counters.armies(s, s.at[c]))
            if others or is_strange(s, s.at[c], own):
                counters.shift(s, c, s.tables.atlas.city(s.at[c]).dukedom)
                s.under[c] = NOWHERE


def is_strange(s: Lords, city: int, of: int) -> bool:
    """Is it the capital of a standing empire of another colour, or fallen to a third? 2.2.6 5.7.13"""
    empire = s.tables.atlas.city(city).capital
    if empire == NEUTRAL or of in (NEUTRAL, GREY) or s.empires[empire].merged:
        return False
    return of not in (counters.root(s, empire), s.empires[empire].fallen)


def one_of_each(s: Lords, some: Iterable[int]) -> list[int]:
    """Of counters that are alike in place, side, kind and state the first."""
    found: dict[tuple[int, ...], int] = {}
    for c in some:
        key = (s.at[c], counters.colour(s, c), counters.owner(s, c), counters.UNIT[c], s.steps[c], s.under[c])
        found.setdefault(key, c)
    return list(found.values())
