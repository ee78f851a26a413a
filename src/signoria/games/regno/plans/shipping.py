"""Ships to be built: room for an army with a goal beyond the sea, Merchants to trade, warships to hunt. 15.1, R6.1"""

from __future__ import annotations

from typing import Final

from signoria.games.regno.carriers import carrier, free_name, is_warship
from signoria.games.regno.ids import (
    FRIGATE,
    GREAT_WARSHIP,
    LARGE_MERCHANT,
    LIGHT_GALLEY,
    LIGHT_MERCHANT,
    NAVIGATION,
    NOWHERE,
    PIRATES,
    SHIPS,
)
from signoria.games.regno.plans import stores, targets
from signoria.games.regno.plans.coasts import fleet, harbours, has_market, overseas, shores, spaces, ways
from signoria.games.regno.plans.outlook import Choice, Outlook
from signoria.games.regno.seafaring.fleets import may_enter
from signoria.games.regno.seafaring.shipyard import BUILD_SHIP, ship_cost, why_no_port
from signoria.games.regno.tables import Goods

TRADERS: Final = 1  # Merchants that find enough to sell
VOYAGE: Final = 8  # florins that a voyage brings beyond the market at home …
VOYAGES: Final = 1.5  # … and how many there are in a year
PREY: Final = 0.2  # points a year that the first strong warship brings where pirates come
WATCH: Final = 20  # florins a year that it is worth besides: it keeps pirates and enemies off
RICH: Final = 0.8  # what a florin is worth below which a realm thinks of such a ship
SHARE: Final = 0.6  # of an ambition that the room to go there is worth
Wish = tuple[float, int, int, int, Goods]  # net worth, kind, Port, sea, price


def wishes(o: Outlook) -> list[Wish]:
    """Ships that are worth more than they cost, the best first."""
    return o.once("ships", lambda: _wishes(o))


def _wishes(o: Outlook) -> list[Wish]:
    if o.years_left < 0.5:
        return []
    ports = [p for p in o.own if why_no_port(o.s, p) is None]
    seas = [(p, sea) for p in ports for sea in o.s.tables.atlas.coasts(p) if may_enter(o.s, o.seat, sea)]
    found = []
    for kind in range(LIGHT_GALLEY, len(SHIPS)):
        ship = o.s.tables.ships[kind]
        if not seas or o.tech[NAVIGATION] < ship.navigation or free_name(o.s, o.seat, kind) == NOWHERE:
            continue
        cost = ship_cost(o.s, o.seat, kind)
        for place, sea in seas:
            net = gain(o, kind, sea) - o.price(cost) * o.thrift
            if net > 0:
                found.append((net, kind, place, sea, cost))
    return sorted(found, key=lambda x: (-x[0], x[1:4]))


def gain(o: Outlook, kind: int, sea: int) -> float:
    """Florins that one more ship of a kind is worth there."""
    ship = o.s.tables.ships[kind]
    total = _room(o, ship.cargo, sea)
    if kind in (LIGHT_MERCHANT, LARGE_MERCHANT):
        traders = sum(not is_warship(o.s, carrier(o.s, i)) for i in fleet(o))
        if traders < TRADERS and has_market(o, sea) and sum(stores.surplus(o)) > 2 * traders:
            total += VOYAGE * VOYAGES * o.years_left * ship.cargo / 4
    elif kind in (FRIGATE, GREAT_WARSHIP):
        strong = sum(carrier(o.s, i).kind in (FRIGATE, GREAT_WARSHIP) for i in fleet(o))
        about = any(x is not None and x.owner == PIRATES for x in o.s.carriers)
        if not strong and o.s.tables.atlas.pirate_seas and o.thrift < RICH:
            total += (PREY * o.point * (1.6 if about else 1.0) + WATCH) * min(3.0, o.years_left)
    return total


def _room(o: Outlook, cargo: int, sea: int) -> float:
    """Of what an ambition beyond the sea is worth, the share that the ship's spaces open."""
    goal = targets.ambition(o)
    if goal is None or goal.place not in overseas(o):
        return 0.0
    lacking = targets.spaces_for(o, goal.place) - spaces(o)
    if lacking <= 0 or not any(goal.place in shores(o, there) for there in ways(o, sea, 2)):
        return 0.0
    together = {carrier(o.s, i).place for i in fleet(o)}
    apart = 0.5 if together and sea not in together else 1.0
    return apart * SHARE * goal.worth * min(1.0, cargo / (lacking + spaces(o)))


def build(o: Outlook) -> tuple[float, Choice] | None:
    """(net worth for the price, the choice) of the best ship that is listed and can be paid."""
    for net, kind, place, sea, cost in wishes(o):
        if o.has((BUILD_SHIP, kind, place, sea)) and o.affords(cost):
            return net / (30 + o.price(cost)), o.pick((BUILD_SHIP, kind, place, sea), "build-ship")
    return None


def harbour(o: Outlook, place: int) -> float:
    """What a Port there would open, its Grain apart."""
    if o.tech[NAVIGATION] < 1:
        return 0.0
    seas = [sea for sea in o.s.tables.atlas.coasts(place) if may_enter(o.s, o.seat, sea)]
    trade = VOYAGE * VOYAGES * o.years_left if any(has_market(o, sea) for sea in seas) else 0.0
    beyond = {p for sea in seas for there in ways(o, sea, 2) for p in shores(o, there)}
    land = {x for p in o.own for x in o.s.tables.atlas.neighbours[p]}
    goals = [targets.prize(o, p) for p in sorted(beyond - land) if o.at(p).owner != o.seat and o.is_enemy(p)]
    return (trade + 0.25 * max(goals, default=0.0)) * (0.3 if fleet(o) or harbours(o) else 1.0)


def navigation(o: Outlook, level: int) -> float:
    """What a level opens: Ports and the coast, the open sea, greater ships."""
    atlas = o.s.tables.atlas
    seas = sorted({sea for p in o.own if o.at(p).settlement for sea in atlas.coasts(p)})
    if not seas or o.years_left < 1.5:
        return 0.0
    if level == 1:
        beyond = {p for sea in seas for there in ways(o, sea, 2) for p in shores(o, there)}
        land = {x for p in o.own for x in atlas.neighbours[p]}
        goals = [targets.prize(o, p) for p in sorted(beyond - land) if o.at(p).owner < 0]
        market = 25.0 * min(3.0, o.years_left) if any(has_market(o, sea) for sea in seas) else 0.0
        return market + 0.2 * max(goals, default=0.0)
    if level == 2:
        deep = [x for sea in seas for x in atlas.neighbours[sea] if x in atlas.open_seas]
        goals = [targets.prize(o, p) for x in deep for p in shores(o, x) if o.at(p).owner < 0]
        return 0.3 * max(goals, default=0.0) + 10.0 * len(fleet(o))
    return (PREY * o.point + WATCH) * min(3.0, o.years_left) * (0.6 if fleet(o) else 0.3) if level == 3 else 0.0
