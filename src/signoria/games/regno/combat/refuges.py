"""Where the survivors of a battle may go, and who goes there. 13.5.2, 13.5.3"""

from __future__ import annotations

from typing import Final

from signoria.games.regno.carriers import is_operating, ships_at, spaces_left, weight
from signoria.games.regno.combat.sides import NUMBER, ORIGIN, UNIT, company, crew_of, is_machine, owner
from signoria.games.regno.fights import SORTIE, Battle
from signoria.games.regno.forces import counts_of, pairs_of, plus
from signoria.games.regno.ids import HORDE, NOWHERE, PIRATES, SEAS
from signoria.games.regno.map import is_sea
from signoria.games.regno.people import person
from signoria.games.regno.pieces import NO_UNITS, Counts
from signoria.games.regno.realm.territory import are_allied, at_war
from signoria.games.regno.state import Regno
from signoria.games.regno.warfare.moving import is_flooded
from signoria.kernel.menu import Refusal

NOT_OURS: Final = Refusal("13.5.2", "refuge-not-own-or-allied")
FLOODED: Final = Refusal("R18.2", "refuge-over-flooded-river")
ENEMY_THERE: Final = Refusal("13.5.2", "refuge-with-enemies")
NO_WALLS: Final = Refusal("13.8.5", "no-walls-to-return-to")


def parts(b: Battle, side: int) -> list[int]:
    """Where the parts of a side came from: an attacker's leave each its own way (C232), a defender goes as one."""
    if side == 1:
        return [NOWHERE]
    return sorted({band[ORIGIN] for band in b.bands[0] if band[NUMBER]})


def bar(s: Regno, b: Battle, seat: int, there: int) -> Refusal | None:
    """May a seat's survivors go to this adjacent province? Own or allied, without enemies. 13.5.2 R18.2"""
    if there == b.place:  # a sortie goes back inside (C148)
        return None if s.provinces[there].ps >= 1 else NO_WALLS
    if is_flooded(s, b.place, there):
        return FLOODED
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
    return ships if stow(s, b, side, part, ships) is not None else []


def stow(s: Regno, b: Battle, side: int, part: int, ships: list[int]) -> list[tuple[int, Counts]] | None:
    """How a part and its people fit aboard: people first, then pieces, each ship filled in turn; None: they do not."""
    counts = leaving(b, side, part)
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


def leaving(b: Battle, side: int, part: int) -> Counts:
    """The pieces of a part that can go: a machine needs its Crewman; the best machines go first. 13.7.1"""
    bands = [x for x in b.bands[side] if x[NUMBER] and (side == 1 or x[ORIGIN] == part)]
    crew = crew_of(tuple(bands))
    out = NO_UNITS
    for band in sorted(bands, reverse=True):
        n = band[NUMBER]
        if is_machine(band[UNIT]):
            n = min(n, crew)
            crew -= n
        out = plus(out, counts_of(((band[UNIT], n),)))
    return out
