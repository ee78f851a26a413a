"""Retreats, withdrawals, and those who find no way out. 13.5"""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno import standing
from signoria.games.regno.carriers import is_operating, ships_at, spaces_left, weight
from signoria.games.regno.casualties import remove
from signoria.games.regno.fights import ATTACKER, DEFENDER, SORTIE, Battle
from signoria.games.regno.forces import counts_of, pairs_of, plus, put
from signoria.games.regno.ids import (
    ABOARD,
    COWARD,
    HORDE,
    HORSE_ARCHER,
    NOWHERE,
    PIRATES,
    SEAS,
    SOVEREIGN,
)
from signoria.games.regno.kinds import OWNER, PLACE, UNITS_KIND
from signoria.games.regno.map import is_sea
from signoria.games.regno.people import person
from signoria.games.regno.pieces import ARRIVED, NO_UNITS, Counts
from signoria.games.regno.sides import (
    BITS,
    NUMBER,
    ORIGIN,
    UNBREACHED,
    asked,
    company,
    crew_of,
    is_gone,
    is_machine,
    is_soldier,
    owner,
    soldiers_of,
    walls,
)
from signoria.games.regno.sides import UNIT as OF_UNIT
from signoria.games.regno.state import Regno
from signoria.games.regno.steps import Ask, Words
from signoria.games.regno.territory import are_allied, at_war
from signoria.kernel.menu import Menu, Option, Refusal
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

NOT_OURS: Final = Refusal("13.5.2", "refuge-not-own-or-allied")
ENEMY_THERE: Final = Refusal("13.5.2", "refuge-with-enemies")
NO_WALLS: Final = Refusal("13.8.5", "no-walls-to-return-to")


def parts(b: Battle, side: int) -> list[int]:
    """Where the parts of a side came from: an attacker's leave each its own way (C232), a defender goes as one."""
    if side == 1:
        return [NOWHERE]
    return sorted({band[ORIGIN] for band in b.bands[0] if band[NUMBER]})


def bar(s: Regno, b: Battle, seat: int, there: int) -> Refusal | None:
    """May a seat's survivors go to this adjacent province? Own or allied, without enemies. 13.5.2"""
    if there == b.place:  # a sortie goes back inside (C148)
        return None if s.provinces[there].ps >= 1 else NO_WALLS
    host = s.provinces[there].owner
    if host != seat and (host < 0 or not are_allied(s, host, seat)):
        return NOT_OURS
    for f in s.forces:
        if f.place == there and f.owner != seat and (at_war(s, seat, f.owner) or f.owner in (b.attacker, b.defender)):
            return ENEMY_THERE
    return None


def refuges(s: Regno, b: Battle, side: int, part: int) -> list[int]:
    """Where a part may go. The place that it came from is a duty if it is legal: the walls for a sortie, the ships for
    those that have landed; else any adjacent refuge of the owner's choice. 13.5.2 C139 C148 C228 C231"""
    seat = owner(b, side)
    if seat < 0:
        return [part] if seat == HORDE and side == 0 and part != NOWHERE else []
    if side == 0:
        home = _home(s, b, part)
        if home != NOWHERE and is_sea(home):
            if ships_for(s, b, side, part):
                return [home]
        elif home != NOWHERE and (home == b.place or _adjacent(s, b, home)) and bar(s, b, seat, home) is None:
            return [home]
    return [x for x in s.tables.atlas.neighbours[b.place] if bar(s, b, seat, x) is None]


def _home(s: Regno, b: Battle, part: int) -> int:
    """Where a part of the attacker came from; a siege remembers it. C139 C148"""
    if b.kind == SORTIE:
        return b.place
    p = s.provinces[b.place]
    return p.whence if part == NOWHERE and p.besieger == b.attacker else part


def _adjacent(s: Regno, b: Battle, there: int) -> bool:
    return 0 <= there < SEAS and there in s.tables.atlas.neighbours[b.place]


def ships_for(s: Regno, b: Battle, side: int, part: int) -> list[int]:
    """The ships in the sea that a part came from, if they take it in and no operating enemy warship is there. C231"""
    seat, sea = owner(b, side), _home(s, b, part)
    for x in s.carriers:
        if x is None or x.place != sea or not is_operating(s, x):
            continue
        if x.owner == PIRATES or (x.owner >= 0 and at_war(s, seat, x.owner)):
            return []
    ships = [name for name in ships_at(s, sea, seat) if spaces_left(s, name) > 0]
    return ships if _stow(s, b, side, part, ships) is not None else []


def _stow(s: Regno, b: Battle, side: int, part: int, ships: list[int]) -> list[tuple[int, Counts]] | None:
    """How a part and its people fit aboard: people first, then pieces, each ship filled in turn; None: they do not."""
    counts = _leaving(b, side, part)
    need = len(followers(s, b, side, part))
    rooms = []
    for name in ships:
        free = spaces_left(s, name)
        taken = min(need, free)
        need -= taken
        rooms.append((name, free - taken))
    if need:
        return None
    out = []
    left = sorted(((unit, n) for unit, n in pairs_of(counts)), key=lambda x: (not is_machine(x[0]), x[0]))
    for name, spaces in rooms:
        aboard, free = [], spaces
        for i, (unit, n) in enumerate(left):
            each = weight(counts_of(((unit, 1),)))
            fits = min(n, free // each)
            free -= fits * each
            left[i] = (unit, n - fits)
            if fits:
                aboard.append((unit, fits))
        out.append((name, counts_of(aboard)))
    return out if not any(n for _, n in left) else None


def followers(s: Regno, b: Battle, side: int, part: int) -> list[int]:
    """The people who go with a part: those who came its way, and those whose own part is gone."""
    others = [x for x in parts(b, side) if x != part]
    return [who for who in company(s, b, side) if side == 1 or person(s, who).origin not in others]


def _leaving(b: Battle, side: int, part: int) -> Counts:
    """The pieces of a part that can go: a machine needs its Crewman; the best machines go first. 13.7.1"""
    bands = [x for x in b.bands[side] if x[NUMBER] and (side == 1 or x[ORIGIN] == part)]
    crew = crew_of(tuple(bands))
    out = NO_UNITS
    for band in sorted(bands, reverse=True):
        n = band[NUMBER]
        if is_machine(band[OF_UNIT]):
            n = min(n, crew)
            crew -= n
        out = plus(out, counts_of(((band[OF_UNIT], n),)))
    return out


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
    leaving = _leaving(b, side, part)
    s.tell((RETREATED, ALL, seat, pairs_of(leaving), there))
    if there == b.place:
        _go_inside(b, part, leaving)
        return
    going = followers(s, b, side, part)
    aboard: list[tuple[int, Counts]] = []
    if is_sea(there):
        aboard = _stow(s, b, side, part, ships_for(s, b, side, part)) or []
    escorted = any(n and is_soldier(unit) for unit, n in pairs_of(leaving))
    seats = [name for name, _ in aboard for _ in range(spaces_left(s, name))]
    for at, who in enumerate(going if escorted else []):
        x = person(s, who)
        x.place, x.origin, x.moved = (ABOARD + seats[at] if aboard else there), NOWHERE, x.moved & ~ARRIVED
    if aboard:
        for name, counts in aboard:
            put(s, seat, ABOARD + name, counts, moved=_moved(b, part))
    _move_bands(s, b, side, part, leaving, NOWHERE if aboard else there)


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
