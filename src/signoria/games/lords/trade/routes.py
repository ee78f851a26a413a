"""Trade routes are declared, from L7 to L23. 4.10, 5.11

A merchant takes the best route of each claim, or another that costs him no more; he pays foreign links and tribute, is
paid by the supply, and so are the cities on the way (`tolls`).
"""

from __future__ import annotations

from typing import Final, final

from signoria.games.lords import money, standing
from signoria.games.lords.conflict.sides import in_charge
from signoria.games.lords.counters import colour
from signoria.games.lords.hands import give_up
from signoria.games.lords.ids import FIRST_MERCENARY, NEUTRAL
from signoria.games.lords.kinds import CARD_KIND, FINISH, GOOD, NUMBER, PLACE, SEAT
from signoria.games.lords.people import in_play
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.state import Lords
from signoria.games.lords.steps import Ask, Words
from signoria.games.lords.trade import sources, tolls
from signoria.games.lords.trade.finder import Finder, Route, foreign, tributes
from signoria.games.lords.trade.network import Net
from signoria.games.lords.trade.sources import Claim
from signoria.kernel.menu import Menu, Option, Refusal
from signoria.kernel.state import ALL, Step
from signoria.kernel.verbs import Signature

DECLARE: Final = 240  # a claim by the n-th of its equally cheap routes, 0 the best
DECLARE_ALL: Final = 241
COLLECT: Final = 242
VERBS: Final = (
    Signature(DECLARE, "declare", ("source", CARD_KIND), ("good", GOOD), ("n", NUMBER)),
    Signature(DECLARE_ALL, "declare-all"),
    Signature(COLLECT, "collect-toll", ("place", PLACE)),
)
DECLARED: Final = 240
EVENTS: Final = (
    Signature(
        DECLARED, "route", ("seat", SEAT), ("source", CARD_KIND), ("good", GOOD), ("place", PLACE), ("links", NUMBER)
    ),
)

OTHERS: Final = 3  # other routes that are listed for a claim
NO_CHAIN: Final = Refusal("5.11.5", "no-chain-of-links")
TOO_DEAR: Final = Refusal("5.11.5.b3", "fees-exceed-gold")


def begin(s: Lords) -> None:
    """Each player with something to earn declares; cards whose use was denied are given up. 4.10 5.11.8.b2"""
    for seat in in_play(s):
        s.after(Merchant(seat))
    s.after(Denials())


@final
class Merchant(Step[Lords]):
    """Is there any route that the seat may declare? `claimed`: what it has declared this round."""

    def __init__(self, seat: int, claimed: tuple[Claim, ...] = ()) -> None:
        self.seat, self.claimed = seat, claimed

    def act(self, s: Lords) -> None:
        if routes_of(s, self.seat, self.claimed):
            s.after(Declare(self.seat, self.claimed))


@final
class Denials(Step[Lords]):
    """Who denied the use of a resource loses the card to the next auction. 5.11.8.b2"""

    def act(self, s: Lords) -> None:
        for card in s.idle:
            if s.where[card] >= 0:
                give_up(s, card)
        s.idle = ()


@final
class Declare(Ask):
    """A merchant declares routes one by one, or all at once. 5.11.5"""

    def __init__(self, seat: int, claimed: tuple[Claim, ...]) -> None:
        self.seat, self.claimed = seat, claimed

    def asks(self, s: Lords) -> int:
        return 1 << self.seat

    def words(self, s: Lords, seat: int) -> Words:
        return "declare", {}

    def standing(self, s: Lords, seat: int) -> Option | None:
        return (DECLARE_ALL,) if standing.ordered(s, seat, standing.ROUTES) == 1 else None

    def offer(self, s: Lords, seat: int, menu: Menu) -> None:
        net = Net(s, seat)
        found = 0
        for claim in sources.claims(s, seat):
            if claim in self.claimed:
                continue
            some = alternatives(s, net, claim)
            for n in range(len(some)):
                menu.add((DECLARE, *claim, n))
            found += bool(some)
            if not some and menu.explain:
                menu.add((DECLARE, *claim, 0), route_refusal(s, net, claim))
        if found:
            menu.add((DECLARE_ALL,))
        menu.add((FINISH,))

    def take(self, s: Lords, seat: int, option: Option) -> None:
        if option[0] == FINISH:
            return
        claimed = self.claimed
        if option[0] == DECLARE_ALL:
            while left := routes_of(s, seat, claimed):
                claim, route = next(iter(left.items()))
                claimed = (*claimed, claim)
                carry_out(s, seat, claim, route)
            return
        claim = (option[1], option[2])
        route = alternatives(s, Net(s, seat), claim)[option[3]]
        links = tolls.choices(s, seat, route)
        earn(s, seat, claim, route)
        for cities in links:
            if len({tolls.collector(s, city) for city in cities}) > 1:
                s.after(Collect(seat, cities))
            elif cities:
                pay_toll(s, seat, cities[0])
        s.after(Merchant(seat, (*self.claimed, claim)))


@final
class Collect(Ask):
    """Where a link has several cities the merchant says which of them takes its toll. 5.11.7.b1 5.11.7.b2"""

    def __init__(self, seat: int, cities: tuple[int, ...]) -> None:
        self.seat, self.cities = seat, cities

    def asks(self, s: Lords) -> int:
        return 1 << self.seat

    def open(self) -> bool:
        return False  # or he might give away what the tolls cost him

    def words(self, s: Lords, seat: int) -> Words:
        return "collect-toll", {}

    def standing(self, s: Lords, seat: int) -> Option | None:
        return (COLLECT, self.cities[0]) if standing.ordered(s, seat, standing.ROUTES) == 1 else None

    def offer(self, s: Lords, seat: int, menu: Menu) -> None:
        for city in self.cities:
            menu.add((COLLECT, city))

    def take(self, s: Lords, seat: int, option: Option) -> None:
        pay_toll(s, seat, option[1])


def routes_of(s: Lords, seat: int, claimed: tuple[Claim, ...]) -> dict[Claim, Route]:
    """The best route of each claim that is left and can be paid."""
    left = [claim for claim in sources.claims(s, seat) if claim not in claimed]
    if not left:
        return {}
    net = Net(s, seat)
    finder = Finder(net)
    found = {claim: finder.best(sources.place_of(s, claim[0]), sources.goals(s, seat, claim[1])) for claim in left}
    return {claim: route for claim, route in found.items() if route and payable(s, seat, claim, route)}


def alternatives(s: Lords, net: Net, claim: Claim) -> list[Route]:
    """The best route, and others that cost the merchant no more: each leaves out a unit of the best. 5.11.5.b5"""
    finder, start, ends = Finder(net), sources.place_of(s, claim[0]), sources.goals(s, net.seat, claim[1])
    best = finder.best(start, ends)
    if best is None or not payable(s, net.seat, claim, best):
        return []
    found = {(best.units, best.end): best}
    for unit, place in zip(best.units, best.places, strict=True):
        other = finder.best(start, ends, frozenset({(unit, place)}))
        if other and other.fee == best.fee and cost(s, net.seat, other) <= cost(s, net.seat, best):
            found.setdefault((other.units, other.end), other)
    return list(found.values())[: 1 + OTHERS]


def cost(s: Lords, seat: int, route: Route) -> int:
    """What the merchant pays: foreign links, tribute, and tolls where merchants pay them. 5.11.5.b3 5.11.8"""
    if not s.tables.choices.merchant_pays_tolls:
        return route.fee
    return route.fee + s.tables.trade.toll * sum(bool(x) for x in tolls.choices(s, seat, route))


def payable(s: Lords, seat: int, claim: Claim, route: Route) -> bool:
    """Is there gold for it, the profit included?"""
    return s.gold[money.chest(seat)] + sources.profit(s, claim[0]) >= cost(s, seat, route)


def route_refusal(s: Lords, net: Net, claim: Claim) -> Refusal:
    """Why there is no route for a claim. 5.11.2 5.11.5 5.11.5.b3"""
    ends = sources.goals(s, net.seat, claim[1])
    if not ends:
        return sources.supply_refusal(s, net.seat, claim[1])
    return TOO_DEAR if Finder(net).best(sources.place_of(s, claim[0]), ends) else NO_CHAIN


def carry_out(s: Lords, seat: int, claim: Claim, route: Route) -> None:
    """A route with the tolls where they serve the merchant best."""
    some = tolls.choices(s, seat, route)
    earn(s, seat, claim, route)
    for cities in some:
        if cities:
            pay_toll(s, seat, cities[0])


def earn(s: Lords, seat: int, claim: Claim, route: Route) -> None:
    """The profit comes; foreign links and tribute are paid; units are bound to the places in which they served.
    5.11.1 5.11.5.b2 5.11.5.b3 5.11.8"""
    net, chest = Net(s, seat), money.chest(seat)
    s.tell((DECLARED, ALL, seat, *claim, route.end, len(route.places)))
    money.receive(s, chest, sources.profit(s, claim[0]))
    for unit, au in foreign(net, route):
        owner = in_charge(s, unit)
        money.move(s, chest, money.chest(owner), au)
    for unit, au in tributes(net, route):
        empire = NEUTRAL if unit >= FIRST_MERCENARY else colour(s, unit)
        money.move(s, chest, money.hold(unit) if empire == NEUTRAL else money.treasury(s, empire), au)
    if route.goal.seller != NOBODY:
        money.move(s, chest, money.chest(route.goal.seller), route.goal.fee)
    bound = dict(s.links)
    for unit, place in zip(route.units, route.places, strict=True):
        if s.at[unit] != place:
            bound.setdefault(unit, place)
    s.links = tuple(sorted(bound.items()))


def pay_toll(s: Lords, seat: int, city: int) -> None:
    """By the supply, or by the merchant where the table has agreed so. 5.11.7"""
    target, n = tolls.collector(s, city), s.tables.trade.toll
    if not s.tables.choices.merchant_pays_tolls:
        money.receive(s, target, n)
    elif target != money.chest(seat):
        money.move(s, money.chest(seat), target, n)
