"""Whom to recruit: soldiers and machines for the best conquest, and enough to be respected. R6.1, 13.1"""

from __future__ import annotations

from math import ceil
from typing import Any, Final

from signoria.games.regno.forces import counts_of
from signoria.games.regno.ids import (
    CREWMAN,
    FLORINS,
    LIGHT_INFANTRY,
    MACHINES,
    NOWHERE,
    PITCHFORK,
    RAM,
    VILLAGE,
)
from signoria.games.regno.kinds import CANCEL, FINISH
from signoria.games.regno.plans import arms
from signoria.games.regno.plans.odds import strength
from signoria.games.regno.plans.outlook import Choice, Outlook, within
from signoria.games.regno.plans.targets import WAR_YEAR, Ambition, ambition, own_strength
from signoria.games.regno.realm.recruiting import ENLIST, bars_batch, bars_unit, batch_size, price_of
from signoria.games.regno.realm.territory import are_allied, soldiers
from signoria.games.regno.reconstruction import faith
from signoria.games.regno.tables import Goods
from signoria.games.regno.warfare.war import pact_between

GUARD: Final = 5  # soldiers that a realm wants in any case
DETERS: Final = 0.85  # of a neighbour's strength that makes it look elsewhere
DETERRENCE: Final = 42  # florins that each soldier is worth that is lacking for it
LEVY: Final = 8  # soldiers that are raised for it at once
BOUNDLESS: Final = 9999  # goods and florins, where it is asked what should be had
PATIENCE: Final = 2  # seasons between recruiting and conquest


def plan(o: Outlook) -> Ambition | None:
    """What the next batch is for; None: nothing."""
    return o.once("recruits", lambda: _plan(o))


def _plan(o: Outlook) -> Ambition | None:
    if o.seasons_left < PATIENCE:
        return None
    goal, guard = ambition(o), _defence(o)
    if goal is not None and goal.soldiers + goal.machines + goal.crew > 0:
        return goal if guard is None or goal.worth > guard.worth else guard
    return guard


def _defence(o: Outlook) -> Ambition | None:
    """Some soldiers against rebels, as many as make a neighbour think twice, more while an enemy is the stronger."""
    have = sum(soldiers(f.counts) for f in o.s.forces if f.owner == o.seat)
    missing, worth = GUARD - have, 60.0 * (1 + bool(o.enemies))
    mine = own_strength(o, o.seat)
    if o.enemies and max(own_strength(o, x) for x in o.enemies) > mine:
        missing = max(missing, 4)
    lacking = ceil((DETERS * threat(o) - mine) / strength(o.s, counts_of([(LIGHT_INFANTRY, 1)])))
    if lacking > max(0, missing) and o.s.year >= WAR_YEAR - 1:
        missing = min(LEVY, lacking)
        worth = max(worth, DETERRENCE * missing)
    if missing <= 0:
        return None
    return Ambition(worth, o.realm.capital, missing, 0, 0)


def threat(o: Outlook) -> float:
    """The strength of the strongest neighbour that no pact and no alliance binds."""
    return o.once("threat", lambda: _threat(o))


def _threat(o: Outlook) -> float:
    near = {o.at(x).owner for p in o.own for x in o.s.tables.atlas.neighbours[p]}
    free = [x for x in o.rivals if x in near and not pact_between(o.s, o.seat, x) and not are_allied(o.s, o.seat, x)]
    return max((own_strength(o, x) for x in free), default=0.0)


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

    engine = arms.best_engine(o, place, stock, purse) if goal.machines else NOWHERE
    if engine != NOWHERE:
        wanted = -(-goal.machines // o.s.tables.units[engine].walls)
        take(engine, min(wanted, (room + 1) // 2 if goal.crew else room))
        take(CREWMAN, max(0, goal.crew - goal.machines + wanted))
    elif goal.crew and not goal.machines and bars_unit(o.s, o.seat, place, CREWMAN) is None:
        take(CREWMAN, goal.crew)
    left = float(goal.soldiers)
    while left > 0.4 and room:
        unit = arms.best_soldier(o, place, stock, purse, goal.place)
        if unit == NOWHERE:
            break
        each, before = arms.worth_in_recruits(o, unit, goal.place), room
        most = faith.units_left(o.s, o.seat) if o.s.tables.units[unit].faith >= 0 else room
        take(unit, min(ceil(left / each), room, most))
        if room == before:
            break
        left -= (before - room) * each
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
        best = arms.best_soldier(o, place, [BOUNDLESS] * FLORINS, BOUNDLESS, goal.place) if rest else NOWHERE
        soldier = LIGHT_INFANTRY if best == NOWHERE else best
        rest = ceil(rest / arms.worth_in_recruits(o, soldier, goal.place))
        for unit, n in ((RAM, machines), (CREWMAN, crew), (soldier, rest)):
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
