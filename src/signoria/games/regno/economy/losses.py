"""Pieces lost without a battle, of their owner's choice: hunger, attrition, events. None recovers. 9.4.9, 14.1.2, G4"""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno import standing
from signoria.games.regno.forces import counts_of, pairs_of, take
from signoria.games.regno.ids import (
    ABOARD,
    CREWMAN,
    INTERNED,
    KNIGHT_OF_THE_CROWN,
    MACHINES,
    NOWHERE,
)
from signoria.games.regno.kinds import CARRIER, NUMBER, OWNER, PLACE, UNIT, UNITS_KIND
from signoria.games.regno.pieces import CONVALESCENT, READY, Force
from signoria.games.regno.state import Regno
from signoria.games.regno.steps import Ask, Words
from signoria.kernel.menu import AMOUNT, Menu, Option
from signoria.kernel.state import ALL
from signoria.kernel.verbs import Signature

LOSE: Final = 80 | AMOUNT
LOSE_ABOARD: Final = 81 | AMOUNT

LOST: Final = 80  # event: an owner's pieces go from a place
LOST_ABOARD: Final = 81

VERBS: Final = (
    Signature(LOSE, "lose-pieces", ("place", PLACE), ("unit", UNIT), ("n", NUMBER)),
    Signature(LOSE_ABOARD, "lose-pieces-aboard", ("carrier", CARRIER), ("unit", UNIT), ("n", NUMBER)),
)
EVENTS: Final = (
    Signature(LOST, "pieces-lost", ("owner", OWNER), ("place", PLACE), ("units", UNITS_KIND)),
    Signature(LOST_ABOARD, "pieces-lost-aboard", ("owner", OWNER), ("carrier", CARRIER), ("units", UNITS_KIND)),
)

# what may be chosen
SOLDIERS: Final = 0
CREW_TOO: Final = 1  # hunger: Crewmen eat too (C234)
MOUNTED: Final = 2
MORTAL: Final = 3  # attrition: Knights of the Crown are immune (11.4.7)


def counts_as(s: Regno, unit: int, which: int) -> bool:
    """Is a unit among those that may be lost?"""
    if which == MOUNTED:
        return s.tables.units[unit].mounted
    soldier = unit < MACHINES and (unit != CREWMAN or which == CREW_TOO)
    return soldier and (which != MORTAL or unit != KNIGHT_OF_THE_CROWN)


def count(s: Regno, seat: int, which: int, place: int = NOWHERE, unit: int = NOWHERE) -> int:
    """How many pieces may be lost."""
    return sum(n for _, _, n in _found(s, seat, which, place, unit))


def lose(s: Regno, seat: int, n: int, place: int = NOWHERE, unit: int = NOWHERE, which: int = SOLDIERS) -> None:
    """n pieces of the owner's choice go: in a place, of a unit, or anywhere but interned."""
    if n > 0:
        s.after(LosePieces(seat, n, place, unit, which))


def _found(s: Regno, seat: int, which: int, place: int, unit: int) -> list[tuple[int, int, int]]:
    """(place, unit, number), places in rising order."""
    found: dict[tuple[int, int], int] = {}
    for f in s.forces:
        if f.owner == seat and f.place != INTERNED and place in (NOWHERE, f.place):
            for kind, n in enumerate(f.counts):
                if n and unit in (NOWHERE, kind) and counts_as(s, kind, which):
                    found[f.place, kind] = found.get((f.place, kind), 0) + n
    return [(*key, found[key]) for key in sorted(found)]


@final
class LosePieces(Ask):
    """Which pieces go? Among equal ones in a place those go first that are least able to fight. Each answer loses at
    least one of the n."""

    def __init__(self, seat: int, n: int, place: int, unit: int, which: int) -> None:
        self.seat = seat
        self.n = n
        self.place = place
        self.unit = unit
        self.which = which

    def found(self, s: Regno) -> list[tuple[int, int, int]]:
        return _found(s, self.seat, self.which, self.place, self.unit)

    def asks(self, s: Regno) -> int:
        found = self.found(s)
        choice = len(found) > 1 and sum(n for _, _, n in found) > self.n and not s.realms[self.seat].out
        return 1 << self.seat if choice else 0

    def words(self, s: Regno, seat: int) -> Words:
        return "lose-pieces", {"n": ("number", self.n)}

    def standing(self, s: Regno, seat: int) -> Option | None:
        """Cheapest, dearest or by the seat's ranking, as in battle; recruits first is the cheapest here, as aboard."""
        order = standing.ordered(s, seat, standing.LOSSES)
        if not order:
            return None
        place, unit, n = min(self.found(s), key=lambda x: (standing.goes_first(s, seat, order, x[1]), x[0], x[1]))
        return _option(place, unit, min(n, self.n))

    def act(self, s: Regno) -> None:
        left = self.n
        for place, unit, n in self.found(s):
            remove(s, self.seat, place, unit, min(n, left))
            left -= min(n, left)

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        for place, unit, n in self.found(s):
            menu.amount(_option(place, unit, 0)[:-1], 1, min(n, self.n))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        verb, where, unit, n = option
        remove(s, seat, where + ABOARD if verb == LOSE_ABOARD else where, unit, n)
        lose(s, seat, self.n - n, self.place, self.unit, self.which)


def _option(place: int, unit: int, n: int) -> Option:
    return (LOSE_ABOARD, place - ABOARD, unit, n) if place >= ABOARD else (LOSE, place, unit, n)


def remove(s: Regno, owner: int, place: int, unit: int, n: int) -> None:
    """Take n pieces of a unit: convalescents first, then recruits."""
    if not n:
        return
    left = n
    for f in sorted(_forces(s, owner, place), key=_weakness):
        gone = min(left, f.counts[unit])
        if gone:
            take(s, f, counts_of([(unit, gone)]))
            left -= gone
    units = pairs_of(counts_of([(unit, n)]))
    if place >= ABOARD:
        s.tell((LOST_ABOARD, ALL, owner, place - ABOARD, units))
    else:
        s.tell((LOST, ALL, owner, place, units))


def _forces(s: Regno, owner: int, place: int) -> list[Force]:
    return [f for f in s.forces if f.owner == owner and f.place == place]


def _weakness(f: Force) -> int:
    return 0 if f.status == CONVALESCENT else 2 if f.status == READY else 1
