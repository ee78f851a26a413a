"""Ships: a modest trade along the coast, and no battle that need not be. 15"""

from __future__ import annotations

from typing import Any

from signoria.games.regno.carriers import carrier, carriers_of, is_warship
from signoria.games.regno.commerce import exchange
from signoria.games.regno.commerce.carrying import CARRY
from signoria.games.regno.ids import CARAVAN, GOODS
from signoria.games.regno.kinds import CANCEL, FINISH, NO, YES
from signoria.games.regno.plans import expeditions, hunting
from signoria.games.regno.plans.coasts import is_haven, is_market, is_open, nearest
from signoria.games.regno.plans.outlook import Choice, Outlook, most, within
from signoria.games.regno.plans.stores import surplus
from signoria.games.regno.seafaring.cargo import DISCHARGE, STOW
from signoria.games.regno.seafaring.manoeuvre import BOARD, DISTANCE
from signoria.games.regno.seafaring.manoeuvre import FLEE as FLIGHT
from signoria.games.regno.seafaring.naval import GO_BACK, PAIR
from signoria.games.regno.seafaring.prizes import SALVAGE, THROW
from signoria.games.regno.seafaring.sailing import MARCH, SAIL_TO, TRADE_VOYAGE, Intercept, Voyage

Errand = tuple[str, int]  # "sell" or "home", and the sea


def errand(o: Outlook, name: int) -> Errand | None:
    """What a Merchant should do: sell at the next neutral coast, or bring home what it holds."""
    x = carrier(o.s, name)
    if x.kind == CARAVAN or is_warship(o.s, x) or not x.crew or not x.sails:
        return None
    goods = any(x.cargo[:GOODS])
    if x.moved == o.s.round or x.visited:
        return None
    market = nearest(o, x.place, is_market)
    home = nearest(o, x.place, is_haven)
    if goods and market is not None:
        return "sell", market
    if market is not None and home == x.place and sum(surplus(o)) >= 2:
        return "sell", market
    if home is not None and (goods or (home != x.place and sum(surplus(o)) >= 2)):
        return "home", home
    return None


def trade(o: Outlook) -> Choice | None:
    """In an Order 4: load what is left over, sail, have the ship's turn; or unload at home."""
    for name in carriers_of(o.s, o.seat):
        what = errand(o, name)
        if what is None:
            continue
        x = carrier(o.s, name)
        if what[0] == "sell":
            loading = _load(o, name)
            if loading is not None:
                return loading
            if not any(x.cargo[:GOODS]):
                continue
            if what[1] == x.place and o.has((CARRY, name)):
                return o.pick((CARRY, name), "ship-errand")
        else:
            for listing in o.listed(DISCHARGE):
                if listing[1] == name and listing[3] < GOODS:
                    return o.pick(most(listing), "unload-home")
        if what[1] != x.place and o.has((TRADE_VOYAGE, name)) and _leg(o, x.place, what[1]) is not None:
            return o.pick((TRADE_VOYAGE, name), "ship-errand")
    for name in carriers_of(o.s, o.seat):  # those that have just come to a market
        x = carrier(o.s, name)
        loaded = x.kind != CARAVAN and x.moved == o.s.round and not x.visited and any(x.cargo[:GOODS])
        if loaded and is_market(o, x.place) and o.has((CARRY, name)):
            return o.pick((CARRY, name), "ship-errand")
    return None


def _load(o: Outlook, name: int) -> Choice | None:
    """Two of each good that is left over: no more are bought."""
    x, extra = carrier(o.s, name), surplus(o)
    found = [z for z in o.listed(STOW) if z[1] == name and z[3] < GOODS and extra[z[3]] and x.cargo[z[3]] < 2]
    if not found:
        return None
    best = max(found, key=lambda z: (exchange.selling_value(o.s, o.seat, z[3]), -z[3]))
    return o.pick(within(best, min(2 - x.cargo[best[3]], extra[best[3]])), "load-surplus")


def _leg(o: Outlook, start: int, goal: int) -> int | None:
    """The next sea on the way."""
    atlas = o.s.tables.atlas
    now = atlas.distance(start, goal)
    near = [sea for sea in atlas.neighbours[start] if is_open(o, sea) and 0 <= atlas.distance(sea, goal) < now]
    return min(near, key=lambda sea: (atlas.distance(sea, goal), sea), default=None)


def voyage(o: Outlook, step: Voyage) -> Choice | None:
    """On to the goal of the errand, no farther."""
    if step.order == MARCH:
        return expeditions.voyage(o, step) or hunting.voyage(o, step) or _end(o)
    name, here = step.ships[0], step.sea
    x = carrier(o.s, name)
    goal = nearest(o, here, is_market if any(x.cargo[:GOODS]) else is_haven)
    if goal is None:
        goal = nearest(o, here, is_haven)
    if goal is not None and goal != here:
        leg = _leg(o, here, goal)
        if leg is not None and o.has((SAIL_TO, leg)):
            return o.pick((SAIL_TO, leg), "ship-errand")
    return _end(o)


def _end(o: Outlook) -> Choice:
    return o.pick((FINISH,), "voyage-done") if o.has((FINISH,)) else o.pick((CANCEL,), "nothing-better")


def intercept(o: Outlook, step: Intercept) -> Choice | None:
    """Only who is the stronger at sea."""
    ours, theirs = hunting.power(o, o.seat, step.sea), hunting.power_of(o, step.ships)
    return o.pick((YES,), "more-guns") if ours > theirs else o.pick((NO,), "let-sail")


def manoeuvre(o: Outlook, step: Any) -> Choice | None:
    """Flee with little Hull, board with more men, else guns."""
    for option in o.listed(BOARD, DISTANCE, FLIGHT):
        x = carrier(o.s, option[1])
        flights = o.listed(FLIGHT)
        if flights and (x.hull <= 1 or not is_warship(o.s, x)):
            return o.pick(flights[0], "ship-flees")
        break
    name, foe = (step.d, step.a) if step.side else (step.a, step.d)
    boards = o.listed(BOARD)
    if boards and carrier(o.s, name).crew > carrier(o.s, foe).crew:
        return o.pick(boards[0], "ship-boards")
    for option in o.listed(DISTANCE):
        return o.pick(option, "ship-guns")
    return None


def first(o: Outlook, step: Any) -> Choice | None:
    """In a fleet's small affairs the first way is as good as any."""
    for listing in o.listed(PAIR, GO_BACK, THROW, SALVAGE):
        return o.pick(most(listing), "fleet-order")
    return None
