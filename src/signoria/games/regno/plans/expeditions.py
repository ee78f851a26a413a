"""Landings: an army goes aboard on an own coast, crosses one or two seas and goes ashore. 15.2

A voyage asks again and again, and nothing is kept between two questions: the plan is worked out anew each time from
what lies on the coast and what is aboard already, and comes out the same until it is carried out.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from signoria.games.regno.carriers import capacity, carrier, weight
from signoria.games.regno.forces import counts_of, find, plus
from signoria.games.regno.ids import ABOARD, CREWMAN, MACHINES, NOWHERE, PITCHFORK, WINTER
from signoria.games.regno.pieces import NO_UNITS, Counts
from signoria.games.regno.plans import recruiting, sieges
from signoria.games.regno.plans.coasts import LEGS, fleet, ways
from signoria.games.regno.plans.odds import ROUNDS, forecast, strength
from signoria.games.regno.plans.outlook import Choice, Outlook, most
from signoria.games.regno.plans.targets import BEYOND, PIECE, WAR_YEAR, fighters, guards, is_walled, own_strength, prize
from signoria.games.regno.realm.territory import is_breached
from signoria.games.regno.seafaring.fleets import has_pieces, movement, still
from signoria.games.regno.seafaring.landing import EMBARK, LAND
from signoria.games.regno.seafaring.sailing import JOIN, PART, SAIL, SAIL_TO, Voyage
from signoria.games.regno.warfare.moving import barrier, is_hostile

BOATS: Final = 2  # movement points for going aboard and ashore
TROUBLE: Final = 20  # florins that a landing costs in time and danger
STORMY: Final = 0.7  # of its worth in Winter
AWAY: Final = 6  # florins that a soldier is worth at home …
BESIDE: Final = 40  # … and more, the stronger a neighbour is
HOME: Final = 12  # florins that it is worth to bring a soldier home …
MOST_HOME: Final = 70  # … at the most
GARRISON: Final = 1  # soldiers for whose sake alone nobody sails
ENOUGH: Final = 2.2  # times the garrison's strength that goes


class Landing(NamedTuple):
    """A landing that could be made in this Order 2."""

    worth: float
    place: int  # to be taken, or besieged
    coast: int  # where the army goes aboard
    start: int  # the sea where the ships lie
    way: tuple[int, ...]  # the seas after it, the last with `place` on its coast
    load: Counts  # who goes


def best(o: Outlook) -> Landing | None:
    """The landing that is worth most; None: none is worth the trouble."""
    return o.once("landing", lambda: _best(o, _able(o)))


def _able(o: Outlook) -> list[int]:
    """Ships of ours that could still sail with soldiers in this season."""
    return [i for i in fleet(o) if (x := carrier(o.s, i)).moved != o.s.round and x.sails and x.crew]


def _best(o: Outlook, ships: list[int]) -> Landing | None:
    fleets: dict[int, list[int]] = {}
    for name in ships:
        if not any(carrier(o.s, name).cargo):
            fleets.setdefault(carrier(o.s, name).place, []).append(name)
    found = [x for start, names in fleets.items() for x in _from(o, start, names, NOWHERE)]
    return max(found, default=None, key=lambda x: (x.worth, -x.place))


def away(o: Outlook) -> float:
    """Florins that a soldier is worth at home: little before the wars begin, much beside a strong neighbour."""
    if o.s.year < WAR_YEAR - 1:
        return AWAY
    mine = own_strength(o, o.seat)
    return AWAY + BESIDE * max(0.0, recruiting.threat(o) / max(1.0, mine) - 0.5)


def aboard_of(o: Outlook, ships: list[int]) -> Counts:
    """The pieces aboard some ships."""
    out = NO_UNITS
    for f in o.s.forces:
        if f.owner == o.seat and f.place - ABOARD in ships:
            out = plus(out, f.counts)
    return out


def _from(o: Outlook, start: int, ships: list[int], coast: int) -> list[Landing]:
    """Landings with these ships, those aboard included; with `coast`: only with men from there."""
    s, aboard = o.s, aboard_of(o, ships)
    room = sum(capacity(s, i) for i in ships)
    legs = min(LEGS, min(movement(s, i) for i in ships) - BOATS)
    targets = {
        place: way
        for sea, way in ways(o, start, legs).items()
        for place in s.tables.atlas.shores[sea]
        if is_hostile(s, o.seat, place) and o.is_enemy(place) and barrier(s, o.seat, place) is None
    }
    out = []
    coasts = [coast] if coast != NOWHERE else list(s.tables.atlas.shores[start])
    for place, way in targets.items():
        value = prize(o, place)
        for home in coasts if value > TROUBLE else []:
            p = o.at(home)
            if home == place or p.owner != o.seat or p.besieger != NOWHERE:
                continue
            army = find(s, o.seat, home)
            pool = plus(aboard, army.counts if army is not None and not sieges.is_held(o, home) else NO_UNITS)
            load = loaded(o, pool, room, place)
            worth = BEYOND * _worth(o, place, load) * (STORMY if s.season == WINTER else 1.0)
            worth -= TROUBLE + away(o) * fighters(load)
            if worth > 0:
                out.append(Landing(worth, place, home, start, way, load))
    return out + _homeward(o, start, ships, legs, coasts)


def _homeward(o: Outlook, start: int, ships: list[int], legs: int, coasts: list[int]) -> list[Landing]:
    """Ways back for armies that no road leads home."""
    s, aboard, capital = o.s, aboard_of(o, ships), o.realm.capital
    room = sum(capacity(s, i) for i in ships)
    out = []
    for home in coasts:
        army = find(s, o.seat, home)
        far = capital != NOWHERE and o.at(home).owner == o.seat and s.tables.atlas.distance(home, capital) < 0
        pool = plus(aboard, army.counts if army is not None else NO_UNITS)
        if not far or sieges.is_ours(o, home):
            continue
        load = [0] * len(pool)
        for u in range(MACHINES):
            load[u] = min(pool[u], room - sum(load))
        men = max(0, fighters(tuple(load)) - GARRISON)
        ends = [
            (s.tables.atlas.distance(p, capital), p, way)
            for sea, way in ways(o, start, legs).items()
            for p in s.tables.atlas.shores[sea]
            if way and p in o.own and o.at(p).besieger == NOWHERE and s.tables.atlas.distance(p, capital) >= 0
        ]
        if ends and men:
            _, place, way = min(ends)
            out.append(Landing(min(MOST_HOME, HOME * men), place, home, start, way, tuple(load)))
    return out


def loaded(o: Outlook, pool: Counts, room: int, place: int) -> Counts:
    """Who goes: no more than it takes, for the rest keeps the land at home; before walls two machines with them."""
    units = o.s.tables.units
    load = [0] * len(pool)
    soldiers = sorted((u for u in range(MACHINES) if u != CREWMAN and pool[u]), key=lambda u: -units[u].florins)
    engines = sorted((u for u in range(MACHINES, PITCHFORK) if pool[u]), key=lambda u: -units[u].walls)
    walls = is_walled(o.s, o.seat, place) and not is_breached(o.s, place)
    wanted = ENOUGH * strength(o.s, guards(o.s, o.seat, place))
    for u in soldiers:
        while load[u] < pool[u] and room and (not any(load) or strength(o.s, tuple(load)) < wanted):
            load[u], room = load[u] + 1, room - 1
    for u in engines if walls else []:
        pair = weight(counts_of([(u, 1), (CREWMAN, 1)]))
        while load[u] < pool[u] and room >= pair and sum(load[MACHINES:PITCHFORK]) < min(2, pool[CREWMAN]):
            load[u], room = load[u] + 1, room - pair
            load[CREWMAN] += 1
    return tuple(load)


def _worth(o: Outlook, place: int, load: Counts) -> float:
    """Florins that it is worth to land these men there: to take it, or to stay before its walls."""
    if not fighters(load):
        return 0.0
    s = o.s
    men = tuple(0 if MACHINES <= u < PITCHFORK else n for u, n in enumerate(load))  # landed machines do not fire
    theirs, walled = guards(s, o.seat, place), is_walled(s, o.seat, place)
    if theirs == NO_UNITS and (not walled or is_breached(s, place)):
        return prize(o, place)
    f = forecast(s, place, men, theirs, walled, -1, ROUNDS)
    if f.won:
        return prize(o, place) - f.lost * PIECE if f.lost <= 0.7 * fighters(load) else 0.0
    return sieges.worth(o, place, men, f)


# ---- the voyage ------------------------------------------------------------------------------------------------------


def set_sail(o: Outlook) -> Choice | None:
    """In an Order 2: the first ship of the landing that is worth most. The same ships join it in the voyage."""
    found = _best(o, [x[1] for x in o.listed(SAIL)])
    if found is None:
        return None
    ships = [x for x in o.listed(SAIL) if carrier(o.s, x[1]).place == found.start and not any(carrier(o.s, x[1]).cargo)]
    return o.pick(ships[0], "land-army") if ships else None


def voyage(o: Outlook, step: Voyage) -> Choice | None:
    """All ships together: men aboard, the seas between, men ashore. None: there is nothing to land."""
    names = list(still(o.s, o.seat, step.ships, step.sea))
    if not names:
        return None
    aboard = aboard_of(o, names)
    if not step.legs and not step.halted:
        if not any(step.spent):
            joining = [x for x in o.listed(JOIN) if not any(carrier(o.s, x[1]).cargo)]
            if joining and _best(o, [*names, *(x[1] for x in joining)]) is not None:
                return o.pick(joining[0], "land-army")
        coast = step.boats[1] if step.boats[0] != NOWHERE else NOWHERE
        found = max(_from(o, step.sea, names, coast), default=None, key=lambda x: (x.worth, -x.place))
        if found is not None:
            choice = _embark(o, step, found, aboard)
            if choice is not None:
                return choice
            if found.way and o.has((SAIL_TO, found.way[0])):
                return o.pick((SAIL_TO, found.way[0]), "land-army")
            empty = [x for x in o.listed(PART) if not has_pieces(o.s, x[1])]
            if found.way and empty:  # Merchants with nobody aboard do not sail with Order 2
                return o.pick(empty[0], "land-army")
    return _ashore(o, step, aboard) if aboard != NO_UNITS else None


def _embark(o: Outlook, step: Voyage, found: Landing, aboard: Counts) -> Choice | None:
    """The next pieces that are still lacking aboard, ship after ship; Crewmen before machines."""
    lacking = [max(0, n - have) for n, have in zip(found.load, aboard, strict=True)]
    listed = [x for x in o.listed(EMBARK) if x[2] == found.coast and lacking[x[3]] >= x[-3]]
    if not listed:
        return None
    next_one = min(listed, key=lambda x: (x[1] != step.boats[0], x[1], MACHINES <= x[3] < PITCHFORK, x[3] != CREWMAN))
    return o.pick((*next_one[:-3], min(lacking[next_one[3]], next_one[-2])), "land-army")


def _ashore(o: Outlook, step: Voyage, aboard: Counts) -> Choice | None:
    """Land where it pays, ship after ship; else on to a goal; else ashore on an own coast."""
    s = o.s

    def turn(x: tuple[int, ...]) -> tuple[float, bool, bool, int]:
        return prize(o, x[2]), x[1] == step.boats[0], MACHINES <= x[3] < PITCHFORK, -x[3]

    goals = [x for x in o.listed(LAND) if _pays(o, x[2], aboard)]
    if goals:
        return o.pick(most(max(goals, key=turn)), "land-army")
    there = still(s, o.seat, step.ships, step.sea)
    left = min(movement(s, i) - n for i, n in zip(step.ships, step.spent, strict=True) if i in there)
    found = [
        (_worth(o, place, aboard), way)
        for sea, way in ways(o, step.sea, max(0, left - 1)).items()
        for place in s.tables.atlas.shores[sea]
        if way and is_hostile(s, o.seat, place) and o.is_enemy(place) and barrier(s, o.seat, place) is None
    ]
    worth, way = max(found, default=(0.0, ()))
    if worth > 0 and o.has((SAIL_TO, way[0])):
        return o.pick((SAIL_TO, way[0]), "land-army")
    own = [x for x in o.listed(LAND) if o.at(x[2]).owner == o.seat and not is_hostile(s, o.seat, x[2])]
    return o.pick(most(max(own, key=turn)), "land-home") if own else None


def _pays(o: Outlook, place: int, aboard: Counts) -> bool:
    """Should they go ashore there? Who has begun goes on."""
    s = o.s
    if not is_hostile(s, o.seat, place) or not o.is_enemy(place):
        return False
    begun = any(f.owner == o.seat and f.place == place for f in s.forces)
    return begun or _worth(o, place, aboard) > 0
