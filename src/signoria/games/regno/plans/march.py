"""Order 2: conquest with overwhelming force, gathering, and a roof in Winter. Chapter 12"""

from __future__ import annotations

from typing import Any, Final

from signoria.games.regno.economy.provisions import roofed
from signoria.games.regno.ids import (
    BISHOP,
    CAPTAIN,
    CARDINAL,
    MACHINES,
    MARTIAL,
    NOWHERE,
    SOVEREIGN,
    WINTER,
)
from signoria.games.regno.kinds import FINISH
from signoria.games.regno.people import person
from signoria.games.regno.pieces import ARRIVED, NO_UNITS, Counts
from signoria.games.regno.plans import coasts, expeditions, hunting, sieges, wars
from signoria.games.regno.plans.attacks import Attack, attacks
from signoria.games.regno.plans.odds import strength
from signoria.games.regno.plans.outlook import Choice, Outlook, most
from signoria.games.regno.plans.targets import (
    ambition,
    armies,
    arrivals,
    fighters,
    judge,
    waiting,
)
from signoria.games.regno.realm.territory import soldiers
from signoria.games.regno.warfare.engaging import ENGAGE
from signoria.games.regno.warfare.marching import ATTACH, MARCH, MIGRATE, MUSTER, PICK, SET_OUT, VACATE, Muster
from signoria.games.regno.warfare.moving import is_hostile, unmoved_people

STAGING: Final = 0.3  # of an ambition's worth that a march towards it is worth
FORMING: Final = 60.0  # florins at most, while the army for it is still to be recruited …
READY: Final = 140.0  # … and when it only has to gather
Move = tuple[float, int, int]  # worth, from, to


def value(o: Outlook) -> float:
    """Florins that an Order 2 would be worth now."""
    marching = armies(o)
    landing = expeditions.best(o)
    freed = max(sieges.sortie(o)[0], hunting.worth(o), landing.worth if landing is not None else 0.0)
    if not marching:
        return freed
    ways = arrivals(o, marching)
    found = attacks(o, marching, ways)
    total = found[0].worth if found else 0.0
    rest = {a: counts for a, counts in marching.items() if not found or a not in found[0].armies}
    second = next((x for x in found[1:] if all(a in rest for a in x.armies) and x.armies), None)
    if second is not None:
        total += second.worth
    moves = relocations(o, marching, ways)
    total = max(total, freed, wars.worth(o))
    return total + (sum(x[0] for x in moves) if not found else 0.25 * sum(x[0] for x in moves if x[1] in rest))


def march(o: Outlook, step: Any) -> Choice | None:
    """The next thing of an Order 2: finish what has begun, attack, gather, send people where there is room."""
    engaged = _engage(o)
    if engaged is not None:
        return engaged
    out = sieges.sally(o)
    if out is not None:
        return o.pick(out, "sally")
    marching = armies(o)
    ways = arrivals(o, marching) if marching else {}
    found, landing = attacks(o, marching, ways), expeditions.best(o)
    if landing is not None and (not found or landing.worth > found[0].worth):
        ashore = expeditions.set_sail(o)
        if ashore is not None:
            return ashore
    for attack in found:
        if not attack.armies and o.has((ENGAGE, attack.place)):
            return o.pick((ENGAGE, attack.place), "siege-goes-on")
        if attack.armies:
            choice = _set_out(o, attack.armies[0], attack.place, _why(o, attack))
            if choice is not None:
                return choice
    afloat = expeditions.set_sail(o) or hunting.set_sail(o)
    if afloat is not None:
        return afloat
    for _, start, to in relocations(o, marching, ways):
        choice = _set_out(o, start, to, "gather" if o.s.season != WINTER else "winter-roof")
        if choice is not None:
            return choice
    return _migrate(o) or o.pick((FINISH,), "march-done")


def _why(o: Outlook, attack: Attack) -> str:
    p = o.at(attack.place)
    if attack.is_siege:
        return "begin-siege"
    if p.owner >= 0:
        return "attack-enemy"
    if attack.forecast.rounds and p.fortress >= 0:
        return "lay-siege"
    return "conquer-neutral"


def _engage(o: Outlook) -> Choice | None:
    """Where pieces have arrived: call others up if the odds want it, else fight."""
    s = o.s
    for option in o.listed(ENGAGE):
        place = option[1]
        there = waiting(s, o.seat, place)
        fresh = any(f.owner == o.seat and f.place == place and f.moved & ARRIVED for f in s.forces)
        if not fresh:
            continue
        f = judge(o, place, there)
        if not (f.won and f.lost <= 0.5 * fighters(there)):
            for a, counts in armies(o).items():
                if a != place and o.has((MARCH, a, place)) and soldiers(counts):
                    choice = _set_out(o, a, place, "join-battle")
                    if choice is not None:
                        return choice
        return o.pick(option, "battle-odds")
    return None


def _stays_home(o: Outlook, who: int) -> bool:
    """Clergy, family, and a Sovereign who is no soldier do not go to war."""
    x = person(o.s, who)
    if x.role == CAPTAIN:
        return False
    return not (x.role == SOVEREIGN and x.virtue == MARTIAL) or x.role in (BISHOP, CARDINAL)


def _set_out(o: Outlook, start: int, to: int, reason: str) -> Choice | None:
    """The whole army goes; people who should stay are left by mustering."""
    people = unmoved_people(o.s, o.seat, start)
    if any(_stays_home(o, who) for who in people) and o.has((MUSTER, start)):
        return o.pick((MUSTER, start), reason)
    return o.pick((MARCH, start, to), reason) if o.has((MARCH, start, to)) else None


def muster(o: Outlook, step: Muster) -> Choice | None:
    """Put together what `march` wanted to send: all pieces that are able, and their commanders."""
    s, start, picked = o.s, step.place, step.counts
    marching = armies(o)
    wanted = marching.get(start, NO_UNITS)
    for unit, n in enumerate(wanted):
        if n and not picked[unit]:
            for listing in o.listed(PICK):
                if listing[1] == unit:
                    return o.pick((PICK, unit, min(n, most(listing)[-1])), "whole-army")
    for option in o.listed(ATTACH):
        if not _stays_home(o, option[1]):
            return o.pick(option, "commander-goes")
    to = _goal(o, start, marching)
    outs = [x[1] for x in o.listed(SET_OUT)]
    if to in outs:
        return o.pick((SET_OUT, to), "march-goal")
    friendly = [x for x in outs if not is_hostile(s, o.seat, x)]
    return o.pick((SET_OUT, friendly[0]), "march-goal") if friendly else None


def _goal(o: Outlook, start: int, marching: dict[int, Counts]) -> int:
    """Where `march` wants the army of a place to go."""
    ways = arrivals(o, marching)
    for option in o.listed(SET_OUT):
        if any(f.owner == o.seat and f.place == option[1] and f.moved & ARRIVED for f in o.s.forces):
            return option[1]
    for attack in attacks(o, marching, ways):
        if start in attack.armies:
            return attack.place
    return next((to for _, a, to in relocations(o, marching, ways) if a == start), NOWHERE)


# ---- marches without a fight -----------------------------------------------------------------------------------------


def relocations(o: Outlook, marching: dict[int, Counts], ways: dict[int, dict[int, int]]) -> list[Move]:
    """Marches towards the greatest ambition, or in Winter under a roof, the most useful first."""
    if o.s.season == WINTER:
        return _shelter(o, marching, ways)
    goal = ambition(o)
    if goal is None:
        return []
    atlas, out = o.s.tables.atlas, []
    near = [x for x in atlas.neighbours[goal.place] if o.at(x).owner == o.seat] or coasts.bases(o, goal.place)
    if not near:
        return []
    most = READY if not goal.soldiers + goal.machines + goal.crew else FORMING
    camp = min(near, key=lambda x: (-_gathered(o, marching, x), atlas.distance(o.realm.capital, x), x))
    for a, found in ways.items():
        now = atlas.distance(a, camp)
        if now <= 0 or sieges.is_held(o, a):
            continue
        calm = [x for x in found if not is_hostile(o.s, o.seat, x) and o.at(x).owner == o.seat]
        to = min(calm, key=lambda x: (atlas.distance(x, camp), x), default=NOWHERE)
        if to != NOWHERE and atlas.distance(to, camp) < now:
            out.append((min(most, STAGING * goal.worth) * min(1.0, fighters(marching[a]) / 4), a, to))
    return sorted(out, reverse=True)


def _gathered(o: Outlook, marching: dict[int, Counts], place: int) -> float:
    """Machines are slow: the camp is where they are."""
    counts = marching.get(place, NO_UNITS)
    return strength(o.s, counts) + 10 * sum(counts[MACHINES:])


def _shelter(o: Outlook, marching: dict[int, Counts], ways: dict[int, dict[int, int]]) -> list[Move]:
    """Armies without a roof go under one."""
    out = []
    for a, found in ways.items():
        if roofed(o.s, a) or sieges.is_held(o, a):
            continue
        safe = [x for x in found if o.at(x).owner == o.seat and roofed(o.s, x) and not is_hostile(o.s, o.seat, x)]
        if safe:
            out.append((6.0 * fighters(marching[a]), a, min(safe)))
    return sorted(out, reverse=True)


def _migrate(o: Outlook) -> Choice | None:
    """A worker goes where posts stand empty, or into an empty province."""
    for option in o.listed(MIGRATE):
        start, to = o.at(option[1]), o.at(option[2])
        idle = start.free - start.worked.bit_count()
        if idle > 1 and not (to.free + to.slaves):
            return o.pick(option, "settle-empty")
        posts = (to.buildings & 31 & ~(to.worked | to.slaved)).bit_count()
        if idle > 0 and start.free > 1 and posts > to.free - to.worked.bit_count():
            return o.pick(option, "settle-posts")
    return None


def leave(o: Outlook, step: Any) -> Choice | None:
    """The post of least use stands empty: the last of the list."""
    found = o.listed(VACATE)
    return o.pick(found[-1], "least-post") if found else None
