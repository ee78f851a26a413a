"""Hits and who takes them. 13.4.14 to 13.4.18

The owner names the pieces; a wounded one is finished first, so a side has at most one. Hits that find nobody are lost,
and what is left is whole again when the battle is over, for wounds are the battle's own.
"""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno import standing
from signoria.games.regno.combat.sides import BAND, NUMBER, STATUS, asked, call, find_band, is_soldier, owner, with_side
from signoria.games.regno.combat.sides import UNIT as OF_UNIT
from signoria.games.regno.fights import Band, Battle
from signoria.games.regno.forces import counts_of, find, plus, take
from signoria.games.regno.kinds import COUNT, OWNER, PLACE, UNIT, UNITS_KIND
from signoria.games.regno.pieces import EXHAUSTED
from signoria.games.regno.state import Regno
from signoria.games.regno.steps import Ask, Words
from signoria.kernel.menu import AMOUNT, Menu, Option
from signoria.kernel.state import ALL, Step
from signoria.kernel.verbs import Signature

LOSE: Final = AMOUNT | 259
VERBS: Final = (
    Signature(LOSE, "take-hits", ("unit", UNIT), ("band", BAND), ("from", PLACE), ("number", COUNT), quiet=True),
)
KILLED: Final = 263
EVENTS: Final = (Signature(KILLED, "killed", ("owner", OWNER), ("units", UNITS_KIND)),)


def suffer(s: Regno, b: Battle) -> list[Step[Regno]]:
    """Both sides assign the hits of a phase; what leaves no choice is done at once. 13.4.16 13.4.17 C137 G4"""
    out: list[Step[Regno]] = []
    for side in (0, 1):
        if b.hits[side] and _settle(s, b, side):
            out.append(Lose(owner(b, side), side))
    return out


def _settle(s: Regno, b: Battle, side: int) -> bool:
    """Assign hits as long as only one thing can be done; is there a choice left?"""
    hits, index = b.hits[side], b.wounded[side][0]
    if index >= 0 and hits:
        hits = strike(s, b, side, index, 1, hits)
    alive = [i for i, band in enumerate(b.bands[side]) if band[NUMBER]]
    if hits:
        units = s.tables.units
        whole = sum(units[b.bands[side][i][OF_UNIT]].pf * b.bands[side][i][NUMBER] for i in alive)
        if hits < whole and len(alive) > 1 and asked(s, b, side):
            b.hits = with_side(b.hits, side, hits)
            return True
        for i in sorted(alive, key=lambda i: _value(s, owner(b, side), b.bands[side][i], standing.CHEAPEST)):
            if hits:
                hits = strike(s, b, side, i, b.bands[side][i][NUMBER], hits)
    b.hits = with_side(b.hits, side, 0)
    return False


def _value(s: Regno, who: int, band: Band, order: int) -> tuple[bool, int, int, bool, int]:
    """Who goes first, the least: neutrals give the cheapest piece, of one kind the recruits. R19.3"""
    veteran = band[STATUS] != EXHAUSTED
    place, florins = standing.goes_first(s, who, order, band[OF_UNIT])
    return veteran and order == standing.RECRUITS, place, florins, veteran, band[OF_UNIT] * (order == standing.DEAREST)


def strike(s: Regno, b: Battle, side: int, index: int, pieces: int, hits: int) -> int:
    """So many pieces of a band are hit one after the other; the hits that are left. 13.1.2 13.4.16"""
    pf, dead = s.tables.units[b.bands[side][index][OF_UNIT]].pf, 0
    struck, left = b.wounded[side]
    while pieces and hits:
        need = left if struck == index else pf
        struck, left = -1, 0
        if hits >= need:
            hits -= need
            dead += 1
        else:
            struck, left, hits = index, need - hits, 0
        pieces -= 1
    b.wounded = ((struck, left), b.wounded[1]) if side == 0 else (b.wounded[0], (struck, left))
    if dead:
        _kill(s, b, side, index, dead)
    return hits


def _kill(s: Regno, b: Battle, side: int, index: int, n: int) -> None:
    """Eliminated: off the map, kept apart for the recovery. 13.4.14"""
    unit = b.bands[side][index][OF_UNIT]
    gone = counts_of(((unit, n),))
    remove(s, b, side, index, n)
    fallen = plus(b.fallen[side], gone)
    b.fallen = (fallen, b.fallen[1]) if side == 0 else (b.fallen[0], fallen)
    if is_soldier(unit):
        b.lost = with_side(b.lost, side, b.lost[side] + n)
    s.tell((KILLED, ALL, owner(b, side), ((unit, n),)))


def remove(s: Regno, b: Battle, side: int, index: int, n: int) -> None:
    """n pieces of a band leave the battle and the force that they were part of."""
    bands = list(b.bands[side])
    unit, there, status, until, moved, origin, led = bands[index]
    bands[index] = (unit, there - n, status, until, moved, origin, led)
    b.bands = (tuple(bands), b.bands[1]) if side == 0 else (b.bands[0], tuple(bands))
    force = find(s, owner(b, side), b.place, status, until, moved, origin)
    assert force is not None, "a band without its force"
    take(s, force, counts_of(((unit, n),)))


@final
class Lose(Ask):
    """On whom do the hits go? Ends: hits or pieces fall with each answer. 13.4.16 13.4.17 13.7.4 C136"""

    def __init__(self, seat: int, side: int) -> None:
        self.seat, self.side = seat, side

    def asks(self, s: Regno) -> int:
        return 1 << self.seat

    def words(self, s: Regno, seat: int) -> Words:
        assert s.battle is not None
        return "losses", {"number": ("number", s.battle.hits[self.side])}

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        b = s.battle
        assert b is not None
        named: list[tuple[int, int, int]] = []
        for band in b.bands[self.side]:
            name = call(band, b.place)
            if band[NUMBER] and name not in named:
                named.append(name)
                menu.amount((LOSE, *name), 1, self._most(s, b, band))

    def _most(self, s: Regno, b: Battle, band: Band) -> int:
        """How many pieces the hits can reach, the last perhaps only wounded."""
        return min(band[NUMBER], -(-b.hits[self.side] // s.tables.units[band[OF_UNIT]].pf))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        b = s.battle
        assert b is not None
        hits = strike(s, b, self.side, find_band(b, self.side, option[1:4]), option[4], b.hits[self.side])
        b.hits = with_side(b.hits, self.side, hits)
        if hits and _settle(s, b, self.side):
            s.after(self)

    def standing(self, s: Regno, seat: int) -> Option | None:
        b, order = s.battle, standing.ordered(s, seat, standing.LOSSES)
        if not order or b is None:
            return None
        band = min((x for x in b.bands[self.side] if x[NUMBER]), key=lambda x: _value(s, seat, x, order))
        return (LOSE, *call(band, b.place), self._most(s, b, band))
