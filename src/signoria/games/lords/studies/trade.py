"""What each bank, guild and building would earn by trade as things stand, over which links, and who is paid. 5.11"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from signoria.games.lords import money
from signoria.games.lords.conflict.sides import in_charge
from signoria.games.lords.ids import CARDS, COUNTERS, GOODS, PLACES, STRAITS
from signoria.games.lords.kinds import ACCOUNT
from signoria.games.lords.state import Lords
from signoria.games.lords.trade import routes, sources, tolls
from signoria.games.lords.trade.finder import Finder, Route
from signoria.games.lords.trade.network import Net
from signoria.games.lords.trade.sources import Claim
from signoria.kernel.study import Scene

SELLERS: Final = 3  # that are told where no route leads to any


def routes_now(scene: Scene, given: Mapping[str, str]) -> dict[str, Any]:
    """`{chest: Au, merchant_pays_tolls, routes: [route]}` of the reader's claims (none for a spectator).

    A route: `{source, good, place (of the source), profit}`; where there is one `{cost, fee, net, links: [{place,
    counter, seat?, fee}], goal (city or zone), ports: [{city, counter}], straits, tolls: [{cities, account, city,
    au}]}`; where it cannot be declared `{why: reason's words, clause}`, and without any chain `sellers: [{city,
    links}]`, the nearest that sell to him, with the fewest links that a chain could have. 5.11.1 to 5.11.8
    """
    s: Lords = scene.state
    if scene.seat is None:
        return {"chest": 0, "merchant_pays_tolls": s.tables.choices.merchant_pays_tolls, "routes": []}
    return {
        "chest": s.gold[money.chest(scene.seat)],
        "merchant_pays_tolls": s.tables.choices.merchant_pays_tolls,
        "routes": [_told(scene, s, scene.seat, claim) for claim in sources.claims(s, scene.seat)],
    }


def best_of(s: Lords, seat: int, claim: Claim) -> Route | None:
    """The route that the merchant would declare for a claim, payable or not."""
    return Finder(Net(s, seat)).best(sources.place_of(s, claim[0]), sources.goals(s, seat, claim[1]))


def net_of(s: Lords, seat: int, claim: Claim, route: Route | None) -> int:
    """What comes of it for the merchant's chest, own tolls included; 0 without a route that he can pay."""
    if route is None or not routes.payable(s, seat, claim, route):
        return 0
    own = sum(
        s.tables.trade.toll
        for cities in tolls.choices(s, seat, route)
        if cities and tolls.collector(s, cities[0]) == money.chest(seat)
    )
    return sources.profit(s, claim[0]) - routes.cost(s, seat, route) + own


def _told(scene: Scene, s: Lords, seat: int, claim: Claim) -> dict[str, Any]:
    source, good = claim
    told: dict[str, Any] = {
        "source": CARDS[source],
        "good": GOODS[good],
        "place": PLACES[sources.place_of(s, source)],
        "profit": sources.profit(s, source),
    }
    net = Net(s, seat)
    route = Finder(net).best(sources.place_of(s, source), sources.goals(s, seat, good))
    if route is None or not routes.payable(s, seat, claim, route):
        refusal = routes.route_refusal(s, net, claim)
        told |= {"why": scene.words.refusal(refusal, s, seat, (routes.DECLARE, *claim, 0)), "clause": refusal.clause}
    if route is not None:
        return told | _way(s, seat, claim, net, route)
    atlas, place = s.tables.atlas, sources.place_of(s, source)
    near = sorted((atlas.chain(place, goal.city), goal.city) for goal in sources.goals(s, seat, good))
    return told | {"sellers": [{"city": PLACES[city], "links": links} for links, city in near[:SELLERS]]}


def _way(s: Lords, seat: int, claim: Claim, net: Net, route: Route) -> dict[str, Any]:
    links = []
    for unit, place in zip(route.units, route.places, strict=True):
        link: dict[str, Any] = {"place": PLACES[place], "counter": COUNTERS[unit], "fee": net.fee[unit]}
        owner = in_charge(s, unit)
        links.append(link | ({"seat": owner} if owner >= 0 else {}))
    paid = [
        {
            "cities": [PLACES[city] for city in cities],
            "city": PLACES[cities[0]],
            "account": ACCOUNT.ids[tolls.collector(s, cities[0])],
            "au": s.tables.trade.toll,
        }
        for cities in tolls.choices(s, seat, route)
        if cities
    ]
    return {
        "goal": PLACES[route.end],
        "fee": route.fee,
        "cost": routes.cost(s, seat, route),
        "net": net_of(s, seat, claim, route),
        "links": links,
        "ports": [{"city": PLACES[port], "counter": COUNTERS[unit]} for _, port, unit in route.ports],
        "straits": [STRAITS[x] for x in route.straits],
        "tolls": paid,
    }
