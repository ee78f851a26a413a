"""Which soldiers and machines give most for their price: against whom they go, what is in store, what may be learned.
13.1, 13.7

A piece's might is that of an army of its kind against another: the root of its chances to hit times its endurance.
"""

from __future__ import annotations

from typing import Final

from signoria.games.regno.ids import ENGINEERING, LIGHT_INFANTRY, MACHINES, NOWHERE, PITCHFORK
from signoria.games.regno.plans.outlook import Outlook
from signoria.games.regno.realm.recruiting import bars_unit, price_of
from signoria.games.regno.reconstruction import faith
from signoria.games.regno.tables import Goods, Unit

MOST: Final = 40  # florins that a place in a batch is worth: an Order recruits few
GRAIN: Final = 3  # florins that feeding a soldier costs in a Winter, elites' wages apart
WINTERS: Final = 2  # that a soldier lives on the average
OPEN: Final = (1.0, 1.0, 1.0)  # how much Range, Charge and Melee count in the open …
WALLS: Final = (1.6, 0.35, 0.8)  # … and before walls, where all shoot, then one Charge follows the breach
LEVIES: Final = 60  # florins a year that a realm spends on soldiers in any case
SIEGE_TRAIN: Final = 90  # florins that a realm spends on machines while walls stand in its way
SOLDIERS: Final = tuple(range(MACHINES))
ENGINES: Final = tuple(range(MACHINES, PITCHFORK))


def might(o: Outlook, kind: Unit, walled: bool, charges: bool) -> float:
    """What a soldier of a kind is worth in a fight."""
    weights = WALLS if walled else OPEN
    hits = sum(
        w * (7 - x) / 6 for w, x in zip(weights, (kind.range, kind.charge * charges, kind.melee), strict=True) if x
    )
    return float((hits * kind.pf) ** 0.5)


def burden(o: Outlook, unit: int) -> float:
    """Florins that a piece costs altogether, goods and upkeep reckoned."""
    kind = o.s.tables.units[unit]
    wages: int = o.s.tables.production["upkeep"]["elite"] if kind.elite else 0
    keep = (GRAIN + wages) * min(WINTERS, o.years_left)
    return (o.price(price_of(o.s, o.seat, unit)) + keep) * o.thrift + MOST


def ratio(o: Outlook, unit: int, walled: bool, charges: bool) -> float:
    """Might for a hundred florins."""
    return o.once(
        f"ratio {unit} {walled} {charges}",
        lambda: 100 * might(o, o.s.tables.units[unit], walled, charges) / burden(o, unit),
    )


def best_soldier(o: Outlook, place: int, stock: list[int], purse: float, goal: int) -> int:
    """The soldier that gives most for its price and can be recruited there now; NOWHERE: none."""
    walled, charges = ground(o, goal)
    best, chosen = 0.0, NOWHERE
    for unit in SOLDIERS:
        kind = o.s.tables.units[unit]
        if not (kind.range or kind.charge or kind.melee) or bars_unit(o.s, o.seat, place, unit) is not None:
            continue
        if not _affordable(price_of(o.s, o.seat, unit), stock, purse):
            continue
        if kind.faith >= 0 and faith.units_left(o.s, o.seat) <= 0:
            continue
        found = ratio(o, unit, walled, charges)
        if found > best:
            best, chosen = found, unit
    return chosen


def _affordable(cost: Goods, stock: list[int], purse: float) -> bool:
    """Does the stock of goods and the purse of florins cover a price?"""
    return all((purse if resource >= len(stock) else stock[resource]) >= n for resource, n in cost)


def worth_in_recruits(o: Outlook, unit: int, goal: int) -> float:
    """How many Light infantry a soldier is worth there."""
    walled, charges = ground(o, goal)
    units = o.s.tables.units
    return might(o, units[unit], walled, charges) / might(o, units[LIGHT_INFANTRY], walled, charges)


def best_engine(o: Outlook, place: int, stock: list[int], purse: float) -> int:
    """The machine that breaks most for its price, its Crewman reckoned; NOWHERE: none."""
    best, chosen = 0.0, NOWHERE
    for unit in ENGINES:
        if bars_unit(o.s, o.seat, place, unit) is not None:
            continue
        cost = price_of(o.s, o.seat, unit)
        if not _affordable(cost, stock, purse):
            continue
        found = power(o, unit) / (o.price(cost) * o.thrift + 2 * MOST)
        if found > best:
            best, chosen = found, unit
    return chosen


def power(o: Outlook, unit: int) -> float:
    """Damage of a machine in a round: to walls, and a little for what it does to men after the breach."""
    kind = o.s.tables.units[unit]
    return (7 - kind.fire) / 6 * (kind.walls + 0.35 * kind.troops)


def ground(o: Outlook, goal: int) -> tuple[bool, bool]:
    """(are there walls, may riders charge) where the recruits are to fight."""
    p = o.at(goal)
    walled = p.fortress >= 0 and p.owner != o.seat
    return walled, bool(o.s.tables.allows_charge[o.s.tables.atlas.lands[goal].terrain])


def gain(o: Outlook, branch: int, level: int, wanted: int) -> float:
    """Florins that better soldiers or machines are worth which a level brings, when so many are wanted."""
    spent = LEVIES * min(3.0, o.years_left) + wanted * (MOST + 20)
    tech = [n + (b == branch) for b, n in enumerate(o.tech)]
    old = new = 0.0
    for unit in SOLDIERS:
        kind = o.s.tables.units[unit]
        if kind.government >= 0 or kind.faith >= 0 or not (kind.range or kind.charge or kind.melee):
            continue
        if any(tech[b] < n for b, n in kind.tech):
            continue
        found = ratio(o, unit, False, True)
        new = max(new, found)
        if all(o.tech[b] >= n for b, n in kind.tech):
            old = max(old, found)
    return spent * max(0.0, new / old - 1) if old else 0.0


def engine_gain(o: Outlook) -> float:
    """The same for machines and the next level of Engineering."""
    level = o.tech[ENGINEERING] + 1
    known = [(power(o, u) / _bare(o, u), n) for u in ENGINES for b, n in o.s.tables.units[u].tech if b == ENGINEERING]
    old = max((x for x, n in known if n < level), default=0.0)
    new = max((x for x, n in known if n <= level), default=0.0)
    return SIEGE_TRAIN * max(0.0, new / old - 1) if old else 0.0


def _bare(o: Outlook, unit: int) -> float:
    return o.price(price_of(o.s, o.seat, unit)) * o.thrift + 2 * MOST
