"""Whom to recruit: soldiers and machines for the best conquest, and enough to be respected. R6.1, 13.1"""

from __future__ import annotations

from typing import Any, Final

from signoria.games.regno.ids import (
    ARCHER,
    CREWMAN,
    CROSSBOWMAN,
    FLORINS,
    HALBERDIER,
    HEAVY_INFANTRY,
    LIGHT_INFANTRY,
    MACHINES,
    NOWHERE,
    PIKEMAN,
    PITCHFORK,
    RAM,
    SWORDSMAN,
    VILLAGE,
)
from signoria.games.regno.kinds import CANCEL, FINISH
from signoria.games.regno.plans.outlook import Choice, Outlook, within
from signoria.games.regno.plans.targets import Ambition, ambition, own_strength
from signoria.games.regno.realm.recruiting import ENLIST, bars_batch, bars_unit, batch_size, price_of
from signoria.games.regno.realm.territory import soldiers
from signoria.games.regno.tables import Goods

SOLDIERS: Final = (HALBERDIER, SWORDSMAN, HEAVY_INFANTRY, PIKEMAN, LIGHT_INFANTRY, CROSSBOWMAN, ARCHER)
GUARD: Final = 5  # soldiers that a realm wants in any case
PATIENCE: Final = 2  # seasons between recruiting and conquest


def plan(o: Outlook) -> Ambition | None:
    """What the next batch is for; None: nothing."""
    return o.once("recruits", lambda: _plan(o))


def _plan(o: Outlook) -> Ambition | None:
    if o.seasons_left < PATIENCE:
        return None
    goal = ambition(o)
    if goal is not None and goal.soldiers + goal.machines + goal.crew > 0:
        return goal
    return _defence(o)


def _defence(o: Outlook) -> Ambition | None:
    """Some soldiers against rebels and neighbours; more while an enemy is the stronger."""
    have = sum(soldiers(f.counts) for f in o.s.forces if f.owner == o.seat)
    missing = GUARD - have
    if o.enemies and max(own_strength(o, x) for x in o.enemies) > own_strength(o, o.seat):
        missing = max(missing, 4)
    if missing <= 0:
        return None
    return Ambition(60.0 * (1 + bool(o.enemies)), o.realm.capital, missing, 0, 0)


def best_soldier(o: Outlook, place: int, stock: list[int], purse: float) -> int:
    """The soldier with the most worth for its price that can be recruited there now; NOWHERE: none."""
    best, chosen = 0.0, NOWHERE
    for unit in SOLDIERS:
        if bars_unit(o.s, o.seat, place, unit) is not None:
            continue
        cost, kind = price_of(o.s, o.seat, unit), o.s.tables.units[unit]
        if any((purse if r == FLORINS else stock[r]) < n for r, n in cost):
            continue
        might = sum((7 - x) / 6 for x in (kind.range, kind.melee) if x) * kind.pf**0.5
        ratio = might / (o.price(cost) + 6 + 4 * kind.elite)
        if ratio > best:
            best, chosen = ratio, unit
    return chosen


def draft(o: Outlook, place: int, goal: Ambition, purse: float, room: int) -> list[tuple[int, int]]:
    """(unit, number) of a batch: machines with their Crewmen first, then soldiers, as far as goods and money go."""
    stock = [o.free_stock(g) for g in range(FLORINS)]
    out: list[tuple[int, int]] = []

    def take(unit: int, n: int) -> None:
        nonlocal purse, room
        got = 0
        cost = price_of(o.s, o.seat, unit)
        while got < n and room and all((purse if r == FLORINS else stock[r]) >= k for r, k in cost):
            for r, k in cost:
                if r == FLORINS:
                    purse -= k
                else:
                    stock[r] -= k
            got, room = got + 1, room - 1
        if got:
            out.append((unit, got))

    if bars_unit(o.s, o.seat, place, RAM) is None:
        take(RAM, min(goal.machines, (room + 1) // 2 if goal.crew else room))
        take(CREWMAN, goal.crew)
    left = goal.soldiers
    while left > 0 and room:
        unit = best_soldier(o, place, stock, purse)
        if unit == NOWHERE:
            break
        before = room
        take(unit, min(left, room))
        if room == before:
            break
        left -= before - room
    merged: dict[int, int] = {}
    for unit, n in out:
        merged[unit] = merged.get(unit, 0) + n
    return sorted(merged.items())


def value(o: Outlook) -> list[tuple[float, Goods]]:
    """(net worth, price) of up to two batches that serve the plan."""
    goal = plan(o)
    if goal is None:
        return []
    pieces = goal.soldiers + goal.machines + goal.crew
    out = []
    places = sorted((p for p in o.valid if o.at(p).settlement >= VILLAGE), key=lambda p: -o.at(p).settlement)
    for place in places[:2]:
        room = batch_size(o.s, place)
        counted = min(room, pieces)
        if counted <= 0:
            break
        cost = [0] * (FLORINS + 1)
        machines, crew = min(goal.machines, counted), min(goal.crew, max(0, counted - goal.machines))
        rest = counted - machines - crew
        for unit, n in ((RAM, machines), (CREWMAN, crew), (LIGHT_INFANTRY, rest)):
            for r, k in price_of(o.s, o.seat, unit):
                cost[r] += k * n
        share = counted / max(1, goal.soldiers + goal.machines + goal.crew)
        goods = tuple((r, n) for r, n in enumerate(cost) if n)
        out.append((0.7 * goal.worth * share, goods))
        pieces -= counted
    return out


def batch(o: Outlook, places: list[int]) -> tuple[float, int] | None:
    """(worth for the price, where) the next batch is recruited; None: none is wanted."""
    goal = plan(o)
    if goal is None:
        return None
    best: tuple[float, int] | None = None
    for place in places:
        if bars_batch(o.s, o.seat, place, ()) is not None:
            continue
        found = draft(o, place, goal, o.spendable, batch_size(o.s, place))
        n = sum(k for _, k in found)
        if not n or (n < 2 and n < goal.soldiers + goal.machines + goal.crew):
            continue
        price = sum(o.price(price_of(o.s, o.seat, unit)) * k for unit, k in found)
        share = n / (goal.soldiers + goal.machines + goal.crew)
        ratio = 0.7 * goal.worth * share / (30 + price)
        distance = o.s.tables.atlas.distance(place, goal.place)
        score = ratio - 0.05 * max(0, distance)
        if best is None or score > best[0]:
            best = (score, place)
    return best


def enlist(o: Outlook, step: Any) -> Choice | None:
    """The next pieces of a batch; it ends when the draft is complete."""
    s, place, chosen = o.s, step.mustering, step.chosen
    goal = plan(o)
    if goal is not None:
        have = dict(zip(chosen[::2], chosen[1::2], strict=True)) if chosen else {}
        for unit, n in draft(o, place, goal, o.spendable, batch_size(s, place)):
            if unit in have:
                continue
            for listing in o.listed(ENLIST):
                if listing[1] == unit:
                    engines = MACHINES <= unit < PITCHFORK or unit == CREWMAN
                    return o.pick(within(listing, n), "recruit-machines" if engines else "recruit-soldiers")
    if chosen:
        return o.pick((FINISH,), "batch-ready")
    fallback = o.listed(ENLIST)
    if fallback:
        return o.pick(within(fallback[0], 1), "recruit-soldiers")
    return o.pick((CANCEL,), "nothing-better")
