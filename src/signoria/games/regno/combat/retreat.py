"""Retreats, withdrawals, and those who find no way out. 13.5"""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno import standing
from signoria.games.regno.carriers import spaces_left
from signoria.games.regno.combat.casualties import remove
from signoria.games.regno.combat.refuges import bar, followers, leaving, parts, refuges, ships_for, stow
from signoria.games.regno.combat.sides import (
    BITS,
    NUMBER,
    ORIGIN,
    UNBREACHED,
    asked,
    is_gone,
    is_machine,
    is_soldier,
    owner,
    soldiers_of,
    walls,
)
from signoria.games.regno.combat.sides import UNIT as OF_UNIT
from signoria.games.regno.fights import ATTACKER, DEFENDER, Battle
from signoria.games.regno.forces import counts_of, pairs_of, plus, put
from signoria.games.regno.ids import (
    ABOARD,
    COWARD,
    HORSE_ARCHER,
    NOWHERE,
    SOVEREIGN,
)
from signoria.games.regno.kinds import OWNER, PLACE, UNITS_KIND
from signoria.games.regno.map import is_sea
from signoria.games.regno.people import person
from signoria.games.regno.pieces import ARRIVED, NO_UNITS, Counts
from signoria.games.regno.state import Regno
from signoria.games.regno.steps import Ask, Words
from signoria.games.regno.warfare.homeward import WENT_ALONG
from signoria.kernel.menu import Menu, Option
from signoria.kernel.state import ALL, Step
from signoria.kernel.verbs import Signature

RETREAT: Final = 260
STAY: Final = 261
FLEE: Final = 262
VERBS: Final = (
    Signature(RETREAT, "retreat"),
    Signature(STAY, "stay", quiet=True),
    Signature(FLEE, "fall-back", ("place", PLACE), quiet=True),
)
RETREATED: Final = 266
GIVEN_UP: Final = 267
FORCED: Final = 268
EVENTS: Final = (
    Signature(RETREATED, "retreated", ("owner", OWNER), ("units", UNITS_KIND), ("place", PLACE)),
    Signature(GIVEN_UP, "given-up", ("owner", OWNER), ("units", UNITS_KIND)),
    Signature(FORCED, "coward-retreats", ("owner", OWNER)),
)


def may_retreat(s: Regno, b: Battle, side: int) -> bool:
    """All survivors must have somewhere to go, else they stay. Neutrals, rebels and hordes do not retreat. 13.5.2
    13.5.3 R19.3"""
    return not is_gone(b, side) and asked(s, b, side) and all(refuges(s, b, side, part) for part in parts(b, side))


def is_coward(s: Regno, b: Battle, side: int) -> bool:
    """Must a cowardly commander leave, having lost so many soldiers in the last round? 16.1.t2.r2 C194"""
    who = b.commanders[side]
    if who == NOWHERE or s.people[who] is None:
        return False
    x = person(s, who)
    losses: int = s.tables.war["battle"]["coward_losses"]
    return x.role == SOVEREIGN and x.flaw == COWARD and b.lost[side] >= losses


def only_horse_archers(b: Battle, side: int) -> bool:
    """13.2.4"""
    return all(band[OF_UNIT] == HORSE_ARCHER for band in b.bands[side] if band[NUMBER])


@final
class Retreat(Ask):
    """Does a side leave the field? The attacker says first; if it goes, the defender is not asked. 13.5.1 C138"""

    def __init__(self, seat: int, side: int) -> None:
        self.seat, self.side = seat, side

    def asks(self, s: Regno) -> int:
        return 0 if s.battle is None or s.battle.outcome else 1 << self.seat

    def words(self, s: Regno, seat: int) -> Words:
        assert s.battle is not None
        return "retreat", {"place": ("place", s.battle.place)}

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        menu.add((RETREAT,))
        menu.add((STAY,))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        if option[0] == RETREAT:
            assert s.battle is not None
            leave(s, s.battle, self.side)

    def standing(self, s: Regno, seat: int) -> Option | None:
        b, order = s.battle, standing.ordered(s, seat, standing.RETREAT)
        if not order or b is None:
            return None
        few = order > 1 and soldiers_of(b.bands[self.side]) * 10 <= order * b.start[self.side]
        return (RETREAT,) if few else (STAY,)


@final
class Depart(Step[Regno]):
    """A side leaves without being asked: a Coward's army, an attacker who has not won. 13.5.7 13.5.10 16.1.t2.r2"""

    def __init__(self, side: int) -> None:
        self.side = side

    def act(self, s: Regno) -> None:
        assert s.battle is not None
        leave(s, s.battle, self.side)


def leave(s: Regno, b: Battle, side: int) -> None:
    """A side goes, part by part; nobody strikes at those who flee. 13.5.2 13.5.4"""
    b.retreated = True
    for part in parts(b, side):
        s.after(Flee(owner(b, side), side, part))
    s.after(Left(side))


@final
class Flee(Ask):
    """Where does a part of the army go? 13.5.2 C139 C232"""

    def __init__(self, seat: int, side: int, part: int) -> None:
        self.seat, self.side, self.part = seat, side, part

    def asks(self, s: Regno) -> int:
        b = s.battle
        assert b is not None
        return 1 << self.seat if len(refuges(s, b, self.side, self.part)) > 1 else 0

    def act(self, s: Regno) -> None:
        b = s.battle
        assert b is not None
        found = refuges(s, b, self.side, self.part)
        if found:
            go(s, b, self.side, self.part, found[0])
        else:
            give_up(s, b, self.side, self.part)

    def words(self, s: Regno, seat: int) -> Words:
        assert s.battle is not None
        return "fall-back", {"place": ("place", s.battle.place)}

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        b = s.battle
        assert b is not None
        if menu.explain:
            for there in s.tables.atlas.neighbours[b.place]:
                why = bar(s, b, seat, there)
                if why is not None:
                    menu.add((FLEE, there), why)
        for there in refuges(s, b, self.side, self.part):
            menu.add((FLEE, there))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        assert s.battle is not None
        go(s, s.battle, self.side, self.part, option[1])

    def standing(self, s: Regno, seat: int) -> Option | None:
        if s.battle is None or not standing.ordered(s, seat, standing.RETREAT):
            return None
        return (FLEE, refuges(s, s.battle, self.side, self.part)[0])


def go(s: Regno, b: Battle, side: int, part: int, there: int) -> None:
    """A part leaves with its people, if soldiers go with them; recruits too. Inside their own walls nobody moves.
    13.5.2 13.5.12 C143 C148 C231"""
    seat = owner(b, side)
    going_away = leaving(b, side, part)
    s.tell((RETREATED, ALL, seat, pairs_of(going_away), there))
    if there == b.place:
        _go_inside(b, part, going_away)
        return
    going = followers(s, b, side, part)
    aboard: list[tuple[int, Counts]] = []
    if is_sea(there):
        aboard = stow(s, b, side, part, ships_for(s, b, side, part)) or []
    escorted = any(n and is_soldier(unit) for unit, n in pairs_of(going_away))
    seats = [name for name, _ in aboard for _ in range(spaces_left(s, name))]
    for at, who in enumerate(going if escorted else []):
        x = person(s, who)
        x.place, x.origin, x.moved = (ABOARD + seats[at] if aboard else there), NOWHERE, x.moved & ~ARRIVED
        s.tell((WENT_ALONG, ALL, who, there))
    if aboard:
        for name, counts in aboard:
            put(s, seat, ABOARD + name, counts, moved=_moved(b, part))
    _move_bands(s, b, side, part, going_away, NOWHERE if aboard else there)


def _go_inside(b: Battle, part: int, leaving: Counts) -> None:
    """Back behind the walls: on the map nothing moves; only abandoned machines are left on the field. C148"""
    left, bands = list(leaving), list(b.bands[0])
    for i in range(len(bands) - 1, -1, -1):
        unit, n, status, until, moved, origin, led = bands[i]
        if origin == part:
            inside = min(n, left[unit])
            left[unit] -= inside
            bands[i] = (unit, n - inside, status, until, moved, origin, led)
    b.bands = (tuple(bands), b.bands[1])


def _moved(b: Battle, part: int) -> int:
    return next((x[BITS] & ~ARRIVED for x in b.bands[0] if x[ORIGIN] == part), 0)


def _move_bands(s: Regno, b: Battle, side: int, part: int, leaving: Counts, there: int) -> None:
    """Take the leaving pieces from the battle, and put them down unless they are aboard already."""
    left = list(leaving)
    for i in range(len(b.bands[side]) - 1, -1, -1):
        unit, n, status, until, moved, origin, _ = b.bands[side][i]
        n = min(n, left[unit])
        if not n or (side == 0 and origin != part):
            continue
        left[unit] -= n
        remove(s, b, side, i, n)
        if there != NOWHERE:
            put(s, owner(b, side), there, counts_of(((unit, n),)), status, until, moved & ~ARRIVED)


def give_up(s: Regno, b: Battle, side: int, part: int) -> None:
    """A part that must leave and cannot is captured and removed; no slaves come of it. Its machines stay behind. 13.5.7
    13.5.10 C140 C221"""
    gone = NO_UNITS
    for i, band in enumerate(b.bands[side]):
        if band[NUMBER] and not is_machine(band[OF_UNIT]) and (side == 1 or band[ORIGIN] == part):
            gone = plus(gone, counts_of(((band[OF_UNIT], band[NUMBER]),)))
            remove(s, b, side, i, band[NUMBER])
    s.tell((GIVEN_UP, ALL, owner(b, side), pairs_of(gone)))


@final
class Left(Step[Regno]):
    """A side has gone: who stays holds the field, unless walls still stand in the way (C122). 13.5.5"""

    def __init__(self, side: int) -> None:
        self.side = side

    def act(self, s: Regno) -> None:
        b = s.battle
        assert b is not None
        if self.side == 0:
            b.outcome = DEFENDER
        elif walls(s, b) != UNBREACHED:
            b.outcome = ATTACKER
