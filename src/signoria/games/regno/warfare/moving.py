"""Paths and points: how far pieces and people come over land, and where they may go in. 7.3.1 to 7.3.5, 12.1, R1.6"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from signoria.games.regno.cards import in_force, number
from signoria.games.regno.forces import find, put, settle, take
from signoria.games.regno.ids import AGRICULTURE, CREWMAN, MACHINES, NEUTRAL, NOWHERE, PITCHFORK, SUMMER
from signoria.games.regno.people import may_move, person
from signoria.games.regno.pieces import ARRIVED, LANDED, MOVED, NO_UNITS, READY, Counts
from signoria.games.regno.realm.territory import are_allied, armies_at, at_war, people_at
from signoria.games.regno.state import Regno
from signoria.kernel.menu import Refusal

LONELY: Final = Refusal("12.1.3", "march-alone")
NO_CONSENT: Final = Refusal("R1.6", "march-consent")
OTHERS_SIEGE: Final = Refusal("13.8.3", "march-others-siege")
CIVIL_WAR: Final = Refusal("16.3.7", "march-civil-war")
FLOODED: Final = Refusal("R18.2", "march-flooded")
TOO_FAR: Final = Refusal("12.1.1", "march-far")
INSIDE: Final = Refusal("13.8.5", "march-besieged")
UNMANNED: Final = Refusal("13.7.1", "march-unmanned")


# ---- who goes --------------------------------------------------------------------------------------------------------


def is_inside(s: Regno, seat: int, place: int) -> bool:
    """Shut up within its own besieged province? Only a sortie leads out. 13.8.5 C262"""
    p = s.provinces[place]
    return p.owner == seat and p.besieger != NOWHERE


def unmoved(s: Regno, seat: int, place: int) -> Counts:
    """Pieces that may still move: ready, not yet moved in this activation, not landed this season. 12.1.6 13.6.1
    15.2.6"""
    force = find(s, seat, place)
    return NO_UNITS if force is None or is_inside(s, seat, place) else force.counts


def unmoved_people(s: Regno, seat: int, place: int) -> list[int]:
    """People who may still move. C242"""
    if is_inside(s, seat, place):
        return []
    here = people_at(s, place, seat)
    return [i for i in here if may_move(s, x := person(s, i)) and not x.moved & (MOVED | LANDED)]


def machines(counts: Counts) -> int:
    return sum(counts[MACHINES:PITCHFORK])


def is_manned(counts: Counts) -> bool:
    """Has every machine its own Crewman? 13.7.1 C145"""
    return machines(counts) <= counts[CREWMAN]


def able(counts: Counts) -> Counts:
    """The pieces that can set out: of the machines as many as there are Crewmen, the greatest first. C145"""
    out, crew = list(counts), counts[CREWMAN]
    for unit in range(PITCHFORK - 1, MACHINES - 1, -1):
        out[unit] = min(counts[unit], crew)
        crew -= out[unit]
    return tuple(out)


def points(s: Regno, seat: int, counts: Counts) -> int:
    """Movement points of an army, those of its slowest piece; without pieces those of a lone character.
    12.1.1 12.1.2 12.1.3 C235 11.3.t1.r4 R3.5b"""
    rules = s.tables.war["march"]
    if counts == NO_UNITS:
        return int(rules["character"])
    kinds = [s.tables.units[unit] for unit, n in enumerate(counts) if n]
    agriculture = s.realms[seat].tech[AGRICULTURE]
    swift = s.season == SUMMER and agriculture >= 3 and all(kind.mounted for kind in kinds)
    return min(kind.movement for kind in kinds) + (rules["mounted_summer"] if swift else 0)


# ---- where to --------------------------------------------------------------------------------------------------------


def is_hostile(s: Regno, seat: int, place: int) -> bool:
    """Does entering end the movement and bring battle or siege? Enemies' land, neutrals, rebels, hordes, any land that
    another besieges, and own land where an enemy stands. 12.1.4 12.1.7 13.8.5 C115 C227"""
    p = s.provinces[place]
    if p.besieger not in (NOWHERE, seat):
        return True
    if p.owner == seat:
        return intruder(s, seat, place) != NOWHERE
    return p.owner == NEUTRAL or at_war(s, seat, p.owner)


def intruder(s: Regno, seat: int, place: int) -> int:
    """An enemy who stands in an own province without a siege, as after driving away another besieger; or NOWHERE.
    C227"""
    return next((x for x in armies_at(s, place) if x >= 0 and x != seat and at_war(s, seat, x)), NOWHERE)


def in_civil_war(s: Regno, seat: int) -> bool:
    """16.3.7"""
    return s.realms[seat].civil_war >= s.round > 0


def barrier(s: Regno, seat: int, place: int, lone: bool = False) -> Refusal | None:
    """Why the seat's army, or a lone character, may not go in there. 12.1.3 12.2.10 C115 C206 C227"""
    p = s.provinces[place]
    consent = p.owner == seat or (p.owner, seat) in s.consents
    if lone:
        friendly = p.owner == seat or (are_allied(s, seat, p.owner) and consent)
        quiet = p.besieger == NOWHERE and not is_hostile(s, seat, place)
        return None if friendly and quiet else LONELY
    if p.owner >= 0 and not consent and not at_war(s, seat, p.owner):
        return NO_CONSENT
    if p.besieger not in (NOWHERE, seat) and not at_war(s, seat, p.besieger):
        return OTHERS_SIEGE
    own = seat in (p.owner, p.former)
    if in_civil_war(s, seat) and is_hostile(s, seat, place) and not own:
        return CIVIL_WAR
    return None


def is_flooded(s: Regno, a: int, b: int) -> bool:
    """SP2: rivers cannot be crossed. R18.2"""
    return (a, b) in s.tables.atlas.rivers and in_force(s, "floods")


def cost(s: Regno, place: int) -> int:
    """Points for entering: two in mountain and swamp, if there is no early thaw; desert is like plain.
    7.3.1 7.3.3 7.3.5 C17 R18.2"""
    printed = s.tables.entry_cost[s.tables.atlas.lands[place].terrain]
    return min(printed, number(s, "entry")) if in_force(s, "early_thaw") else printed


def reach(s: Regno, seat: int, start: int, most: int, lone: bool = False) -> dict[int, int]:
    """The places that can be reached with `most` points, each with the place from which it is entered; into hostile
    land not over a river where another link serves. Whoever has all its points may enter one adjacent province.
    7.3.3 7.3.4 12.1.4 C13"""
    atlas = s.tables.atlas
    spent, entered, queue = {start: 0}, dict[int, tuple[bool, int, int]](), [(0, start)]
    while queue:
        so_far, here = heappop(queue)
        if so_far > spent[here]:
            continue
        for there in atlas.neighbours[here]:
            total = so_far + cost(s, there)
            if here == start:
                total = min(total, most)
            if there == start or total > most or is_flooded(s, here, there) or barrier(s, seat, there, lone):
                continue
            if is_hostile(s, seat, there):
                way = ((here, there) in atlas.rivers, total, here)
                entered[there] = min(way, entered.get(there, way))
            elif total < spent.get(there, most + 1):
                spent[there], entered[there] = total, (False, total, here)
                heappush(queue, (total, there))
    return {place: entered[place][2] for place in sorted(entered)}


def why_not(s: Regno, seat: int, start: int, place: int, lone: bool = False) -> Refusal:
    """What keeps from a place that is not within reach."""
    near = place in s.tables.atlas.neighbours[start]
    return barrier(s, seat, place, lone) or (FLOODED if near and is_flooded(s, start, place) else TOO_FAR)


# ---- going -----------------------------------------------------------------------------------------------------------


def move(s: Regno, seat: int, start: int, counts: Counts, people: tuple[int, ...], place: int, origin: int) -> None:
    """Unmoved pieces and people come to stand in a place. 12.1.6"""
    bits = MOVED | (ARRIVED if is_hostile(s, seat, place) else 0)
    force = find(s, seat, start)
    if force is not None and counts != NO_UNITS:
        take(s, force, counts)
        put(s, seat, place, counts, READY, 0, bits, origin)
    for who in people:
        x = person(s, who)
        x.place, x.moved, x.origin = place, x.moved | bits, origin


def mark_unmoved(s: Regno, seat: int, place: int, bits: int) -> None:
    """The ready pieces of a seat in a place that have not moved, and its people there, get these bits."""
    for f in s.forces:
        if f.owner == seat and f.place == place and f.status == READY and not f.moved & MOVED:
            f.moved |= bits
    for who in people_at(s, place, seat):
        x = person(s, who)
        x.moved |= 0 if x.moved & MOVED else bits
    settle(s)


def stand_down(s: Regno, seat: int, place: int) -> None:
    """They have fought, or there is nobody to fight: nothing more to do here in this activation. 12.1.4 C116"""
    for f in s.forces:
        if f.owner == seat and f.place == place:
            f.moved &= ~ARRIVED
    for x in s.people:
        if x is not None and x.seat == seat and x.place == place:
            x.moved &= ~ARRIVED
    settle(s)


def arrived(s: Regno, seat: int) -> list[int]:
    """The places where pieces of the seat stand before an enemy and have not fought. C232"""
    found = {f.place for f in s.forces if f.owner == seat and f.moved & ARRIVED and f.place in s.tables.atlas.lands}
    return sorted(found)


def idle(s: Regno, seat: int, place: int) -> bool:
    """Do unmoved pieces stand where an enemy is to be fought: besiegers, those who drove a besieger away, or those who
    have such an enemy in their own land? A garrison under siege sallies instead. 13.8.4 C227"""
    return find(s, seat, place) is not None and is_hostile(s, seat, place) and not is_inside(s, seat, place)
