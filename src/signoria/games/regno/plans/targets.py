"""Which provinces are worth having, who guards them, and with what they can be taken."""

from __future__ import annotations

from math import ceil
from typing import Final, NamedTuple

from signoria.games.regno.forces import counts_of, find, plus
from signoria.games.regno.ids import (
    CATHEDRAL,
    CHURCH,
    CITY,
    CREWMAN,
    ENGINEERING,
    IRON,
    LIGHT_INFANTRY,
    MACHINES,
    METALLURGY,
    NEUTRAL,
    NO_FORTRESS,
    NOWHERE,
    PIKEMAN,
    PITCHFORK,
    PRODUCTIVE,
    RAM,
    TOWN,
)
from signoria.games.regno.pieces import CONVALESCENT, NO_UNITS, READY, Counts
from signoria.games.regno.plans.odds import Forecast, forecast, strength
from signoria.games.regno.plans.outlook import Outlook
from signoria.games.regno.realm.territory import are_allied, is_breached
from signoria.games.regno.state import Regno
from signoria.games.regno.warfare.engaging import defender
from signoria.games.regno.warfare.moving import able, is_hostile, is_inside, points, reach
from signoria.games.regno.warfare.war import pact_between

WASTED: Final = 2  # seasons before a conquered province yields
PIECE: Final = 26  # florins that a lost soldier is worth, goods reckoned
HORDE_POINTS: Final = 2
WAR_YEAR: Final = 3
WAR_CHEST: Final = 80  # florins to spend from which neighbours are looked at
HOPE: Final = 0.8  # of the prize, while there is no war yet
LEVY: Final = 24  # soldiers that may be recruited for one conquest
MARGINS: Final = (1.0, 1.35, 1.8, 2.4, 3.2)  # times their strength that ours must be


class Attack(NamedTuple):
    """An attack that can be made now."""

    worth: float
    place: int
    armies: tuple[int, ...]  # where they set out, the strongest first
    forecast: Forecast


class Ambition(NamedTuple):
    """A province for which an army must be gathered first."""

    worth: float
    place: int
    soldiers: int  # more than there are
    machines: int
    crew: int


def prize(o: Outlook, place: int) -> float:
    """Florins that owning a province is worth from now on."""
    return o.once(f"prize {place}", lambda: _prize(o, place))


def _prize(o: Outlook, place: int) -> float:
    s, p, t = o.s, o.at(place), o.s.tables
    buildings = 5 * (p.buildings >> CHURCH & 1) + 15 * (p.buildings >> CATHEDRAL & 1)
    if p.fortress != NO_FORTRESS:
        buildings += t.buildings[p.fortress].income
    worked = (p.buildings & ((1 << PRODUCTIVE) - 1)).bit_count()
    income = t.tax_florins[2] + t.centre_income[p.settlement] + buildings + 7 * min(worked, p.free + p.slaves)
    points_, rules = 0.5, t.reconstruction["final"]
    points_ += {TOWN: rules["town"], CITY: rules["city"]}.get(p.settlement, 0)
    points_ += rules["cathedral"] * (p.buildings >> CATHEDRAL & 1)
    if not p.held >> o.seat & 1:
        deeds, player = t.reconstruction["enterprise"], p.owner >= 0
        if p.settlement == CITY:
            points_ += deeds["player_city" if player else "city"]
        if p.settlement == TOWN and player:
            points_ += deeds["player_town"]
        if player and s.realms[p.owner].capital == place and not p.looted:
            points_ += deeds["player_capital"]
    if p.horde:
        points_ += HORDE_POINTS
    return float(0.75 * income * o.productions(WASTED) + points_ * o.point - 8 * p.settlement * o.years_left)


def guards(s: Regno, seat: int, place: int) -> Counts:
    """Who would fight there against the seat."""
    foe, out = defender(s, seat, place), NO_UNITS
    for f in s.forces:
        if f.place == place and f.owner == foe and f.status != CONVALESCENT:
            out = plus(out, f.counts)
    return out


def is_walled(s: Regno, seat: int, place: int) -> bool:
    """Is there a fortress between? Not where another besieges, nor in own land."""
    p = s.provinces[place]
    return p.fortress != NO_FORTRESS and p.owner != seat and p.besieger in (NOWHERE, seat)


def judge(o: Outlook, place: int, ours: Counts, river: bool = False, landed: bool = False) -> Forecast:
    """How an attack of ours there would go."""
    s, theirs = o.s, guards(o.s, o.seat, place)
    walled = is_walled(s, o.seat, place)
    if theirs == NO_UNITS and (not walled or is_breached(s, place)):
        return Forecast(True, 0.0, 0.0, 0)
    return forecast(s, place, ours, theirs, walled, -(river + landed))


def armies(o: Outlook) -> dict[int, Counts]:
    """The armies that may still march, by place."""
    found = {}
    for f in o.s.forces:
        if f.owner == o.seat and f.status == READY and f.place in o.s.tables.atlas.lands and f.place not in found:
            there = find(o.s, o.seat, f.place)
            if there is not None and not is_inside(o.s, o.seat, f.place):
                counts = able(there.counts)
                if counts != NO_UNITS:
                    found[f.place] = counts
    return found


def arrivals(o: Outlook, marching: dict[int, Counts]) -> dict[int, dict[int, int]]:
    """By army: the places that it can reach, each with the place from which it is entered."""
    s = o.s
    return {a: reach(s, o.seat, a, points(s, o.seat, counts)) for a, counts in marching.items()}


def waiting(s: Regno, seat: int, place: int) -> Counts:
    """Pieces that stand before an enemy there: arrived, or besieging and not yet moved."""
    out = NO_UNITS
    for f in s.forces:
        if f.owner == seat and f.place == place and f.status == READY:
            out = plus(out, f.counts)
    return out


def attacks(o: Outlook, marching: dict[int, Counts], ways: dict[int, dict[int, int]]) -> list[Attack]:
    """All attacks that should be won, the best first."""
    s, rivers = o.s, o.s.tables.atlas.rivers
    goals: dict[int, list[int]] = {}
    for a, found in ways.items():
        for place in found:
            if is_hostile(s, o.seat, place) and is_enemy(o, place):
                goals.setdefault(place, []).append(a)
    for place, counts in marching.items():  # sieges that go on
        if is_hostile(s, o.seat, place) and counts != NO_UNITS:
            goals.setdefault(place, [])
    out = []
    for place, sources in goals.items():
        value = prize(o, place)
        if value <= 0:
            continue
        sources.sort(key=lambda a: -strength(s, marching[a]))
        there = waiting(s, o.seat, place)
        used: list[int] = []
        river = False
        while True:
            if there != NO_UNITS:
                f = judge(o, place, there, river)
                if f.won and (f.lost <= 0.7 * fighters(there) or not sources):
                    gain = value * (0.6 if f.is_long else 1.0) - f.lost * PIECE
                    if gain > 0:
                        out.append(Attack(gain, place, tuple(used), f))
                    break
            if not sources:
                break
            a = sources.pop(0)
            river = river or (ways[a][place], place) in rivers
            used.append(a)
            there = plus(there, marching[a])
    return sorted(out, key=lambda x: -x.worth)


def fighters(counts: Counts) -> int:
    return sum(counts[:MACHINES])


def is_enemy(o: Outlook, place: int) -> bool:
    """Neutrals, rebels, a horde or a realm at war with us; or own land with foes in it."""
    p = o.at(place)
    return p.owner in (NEUTRAL, o.seat) or bool(o.s.wars[o.seat] >> p.owner & 1)


def frontier(o: Outlook) -> list[int]:
    """Provinces next to ours that could be taken: neutrals, rebels, enemies."""
    return o.once("frontier", lambda: _frontier(o))


def _frontier(o: Outlook) -> list[int]:
    near = dict.fromkeys(x for p in o.own for x in o.s.tables.atlas.neighbours[p])
    found = [x for x in near if o.at(x).owner != o.seat and is_enemy(o, x)]
    return [x for x in found if o.at(x).besieger in (NOWHERE, o.seat)]


def ambition(o: Outlook) -> Ambition | None:
    """The best province that all our soldiers, and those that we could recruit, would take."""
    return o.once("ambition", lambda: _ambition(o))


def _ambition(o: Outlook) -> Ambition | None:
    s = o.s
    whole = NO_UNITS
    for f in s.forces:
        if f.owner == o.seat and f.place in s.tables.atlas.lands:
            whole = plus(whole, f.counts)
    best: Ambition | None = None
    goals = frontier(o)
    if not goals or (o.s.year >= WAR_YEAR and o.spendable > WAR_CHEST):
        goals = goals + weak_neighbours(o)
    for value, place in sorted(((prize(o, x) * (1.0 if is_enemy(o, x) else HOPE), x) for x in goals), reverse=True):
        if value <= 0 or (best is not None and value <= best.worth):
            break
        need = needed(o, place, whole)
        if need is None:
            continue
        more, machines, crew = need
        gain = value - (more * PIECE + machines * 55 + crew * 12) * o.thrift
        if gain > 0 and (best is None or gain > best.worth):
            best = Ambition(gain, place, more, machines, crew)
    return best


def weak_neighbours(o: Outlook) -> list[int]:
    """Provinces of realms at peace with us, bound by nothing, that could be taken from them."""
    near = dict.fromkeys(x for p in o.own for x in o.s.tables.atlas.neighbours[p])
    found = []
    for place in near:
        owner = o.at(place).owner
        free = owner in o.rivals and owner not in o.enemies and not pact_between(o.s, o.seat, owner)
        if free and not are_allied(o.s, o.seat, owner) and own_strength(o, owner) < own_strength(o, o.seat) + 5:
            found.append(place)
    return found


def needed(o: Outlook, place: int, whole: Counts) -> tuple[int, int, int] | None:
    """(soldiers, machines, Crewmen) to be recruited before a province can be taken; None: too many."""
    s, p = o.s, o.at(place)
    machines, crew, levied = 0, 0, list(whole)
    if is_walled(s, o.seat, place) and not is_breached(s, place):
        if o.tech[ENGINEERING] < 1 and not sum(whole[MACHINES:PITCHFORK]):
            return None
        want = max(2, p.ps - s.tables.fortress(p.fortress).breach + 1)
        have = sum(n * s.tables.units[u].walls for u, n in enumerate(whole) if MACHINES <= u < PITCHFORK)
        machines = max(0, min(4, want) - have)
        levied[RAM] += machines
        crew = max(0, sum(levied[MACHINES:PITCHFORK]) + 1 - levied[CREWMAN])
        levied[CREWMAN] += crew

    unit = PIKEMAN if o.tech[METALLURGY] >= 1 and o.stock[IRON] >= 6 else LIGHT_INFANTRY

    foes = strength(s, guards(s, o.seat, place))
    ours, each = strength(s, tuple(levied)), strength(s, counts_of([(unit, 1)]))
    for margin in MARGINS:
        more = max(0, ceil((margin * foes - ours) / each))
        if more > LEVY:
            return None
        now = (*levied[:unit], levied[unit] + more, *levied[unit + 1 :])
        f = judge(o, place, now)
        if f.won and f.lost <= 0.75 * fighters(now):
            return more, machines, crew
    return None


def own_strength(o: Outlook, seat: int) -> float:
    """All of a realm's pieces."""
    return o.once(f"strength {seat}", lambda: _own_strength(o, seat))


def _own_strength(o: Outlook, seat: int) -> float:
    return sum(strength(o.s, f.counts) for f in o.s.forces if f.owner == seat and f.status != CONVALESCENT)
