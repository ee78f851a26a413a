"""What the bot asks of foreign merchants for its links: what their routes can bear. 5.11.5.b3

A merchant leaves a route that brings him nothing. So the price of a link falls while a route is too dear and its tolls
are the bot's own, and rises while something would still be left to the merchant.
"""

from __future__ import annotations

from typing import Any, Final

from signoria.games.lords import money
from signoria.games.lords.counters import mover
from signoria.games.lords.ids import NOWHERE, WINTER
from signoria.games.lords.plans.outlook import Choice, Outlook
from signoria.games.lords.trade import passage, sources, tolls
from signoria.games.lords.trade.finder import Finder, Route, foreign
from signoria.games.lords.trade.network import Net

CHANGES: Final = 3  # a year
AT: Final = "Limits"  # the question at which prices are thought over, in winter


def ask(o: Outlook, step: Any) -> Choice | None:
    """One change of a price, for one merchant."""
    s = o.s
    if s.season != WINTER or type(step).__name__ != AT or s.changes[o.seat] >= CHANGES:
        return None
    if all(here == NOWHERE or mover(s, c) != o.seat for c, here in enumerate(s.at)):
        return None
    for x in o.listed(passage.ASK_PASSAGE):
        other = x[1]
        now = s.players[o.seat].passage[other]
        n = _fair(o, other, now) if other not in o.mates and now >= 0 else now
        if n != now and x[-3] <= n <= x[-2]:
            return (passage.ASK_PASSAGE, other, n), "because-passage", {}
    return None


def _fair(o: Outlook, other: int, now: int) -> int:
    """The price of a link for a merchant next year."""
    net = Net(o.s, other)
    finder, up = Finder(net), 0
    for claim in sources.claims(o.s, other):
        route = finder.best(sources.place_of(o.s, claim[0]), sources.goals(o.s, other, claim[1]))
        mine = sum(mover(o.s, unit) == o.seat for unit, _ in foreign(net, route)) if route else 0
        if route is None or (not mine and now):
            continue
        mine = mine or sum(mover(o.s, unit) == o.seat for unit in route.units)
        left = sources.profit(o.s, claim[0]) - route.fee
        if left > mine > 0:
            up = 1
        elif left <= 0 and now and (now > 1 or _benefits(o, other, route)):
            return now - 1
    return now + up


def _benefits(o: Outlook, other: int, route: Route) -> bool:
    """Are tolls of the route the seat's own, or its empire's to spend?"""
    own = {money.chest(o.seat), *o.treasuries}
    return any(cities and tolls.collector(o.s, cities[0]) in own for cities in tolls.choices(o.s, other, route))
