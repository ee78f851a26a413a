"""Which routes the bot declares, and who is paid the tolls of all routes that stand now."""

from __future__ import annotations

from collections import Counter
from typing import Final

from signoria.games.lords import money
from signoria.games.lords.plans.outlook import Choice, Outlook
from signoria.games.lords.trade import routes, sources, tolls
from signoria.games.lords.trade.finder import Route
from signoria.games.lords.trade.sources import Claim

TREASURY: Final = 0.3  # of its face, what imperial gold is worth to who spends it


def declare(o: Outlook, step: routes.Declare) -> Choice | None:
    """Every route that brings more than it costs; those that foreign links make too dear are left."""
    found = routes.routes_of(o.s, o.seat, step.claimed)
    gains = {claim: gain(o, claim, route) for claim, route in found.items()}
    if gains and min(gains.values()) > 0 and (routes.DECLARE_ALL,) in o.menu.legal:
        return (routes.DECLARE_ALL,), "because-profit", {}
    for claim in sorted(gains, key=lambda claim: -gains[claim]):
        option = (routes.DECLARE, *claim, 0)
        if gains[claim] > 0 and option in o.menu.legal:
            return option, "because-profit", {}
    return None


def gain(o: Outlook, claim: Claim, route: Route) -> float:
    """What a route leaves in the seat's own chest: profit and own tolls, less what others ask. Tolls of a treasury that
    the seat spends count a part."""
    chest, toll = money.chest(o.seat), o.s.tables.trade.toll
    paid = [tolls.collector(o.s, cities[0]) for cities in tolls.choices(o.s, o.seat, route) if cities]
    n = sum(toll if account == chest else TREASURY * toll * (account in o.treasuries) for account in paid)
    return sources.profit(o.s, claim[0]) + n - routes.cost(o.s, o.seat, route)


def traffic(o: Outlook) -> Counter[int]:
    """Tolls of one autumn by the city that takes them, if all routes that stand now are declared. A satellite's are its
    home's. Worked out once a decision. 5.11.7"""
    if o.tolls is None:
        o.tolls = _traffic(o)
    return o.tolls


def _traffic(o: Outlook) -> Counter[int]:
    s = o.s
    found: Counter[int] = Counter()
    for seat in s.order:
        if not s.players[seat].out:
            for route in routes.routes_of(s, seat, ()).values():
                for cities in tolls.choices(s, seat, route):
                    if cities:
                        found[_taker(o, cities[0])] += s.tables.trade.toll
    return found


def _taker(o: Outlook, city: int) -> int:
    """The city whose lord takes the toll of a city."""
    home = tolls.home_of(o.s, city)
    home_first = o.s.tables.choices.satellite_pays_home or tolls.empire_of(o.s, city) < 0
    return home if home >= 0 and tolls.troops(o.s, city) < 0 and home_first else city
