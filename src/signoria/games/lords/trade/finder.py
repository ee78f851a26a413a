"""The best trade route from a city to a source of supplies: cheapest for the merchant, then shortest. 5.11.5, 5.11.6

A route is a chain of places, each with the unit that is its link. Search goes over (place, unit) pairs, because fees,
ports and straits depend on the units.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Iterator
from typing import final

from signoria.games.lords.ids import FIRST_SEA, NOWHERE
from signoria.games.lords.map import is_sea
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.trade.network import REFUSED, Net

Node = tuple[int, int]  # place, unit
Ban = tuple[int, int]  # unit, place: it acts elsewhere
Keepers = tuple[tuple[int, int], ...]  # (port, unit that occupies it)
Came = tuple[Node | None, Keepers, int]  # from, ports passed, strait passed


@final
class Goal:
    """Where supplies are. `inside`: the city must hold a unit too (the trading places of 2.2.9); `fee`: Au that the
    seat `seller` asks for the goods (6.1.4.b1)."""

    def __init__(self, city: int, inside: bool, fee: int = 0, seller: int = NOBODY) -> None:
        self.city, self.inside, self.fee, self.seller = city, inside, fee, seller


@final
class Route:
    """A chain of links. `ports`: (step, port, unit that occupies it) where it goes from land to sea, back, or over a
    strait, before the link of that step; the last is the city of the goods. `straits`: those that it goes through.
    `fee`: Au that the merchant pays to others."""

    def __init__(
        self,
        start: int,
        goal: Goal,
        places: tuple[int, ...],
        units: tuple[int, ...],
        ports: tuple[tuple[int, int, int], ...],
        straits: tuple[int, ...],
        fee: int,
    ) -> None:
        self.start, self.goal, self.end = start, goal, goal.city  # from the merchant's enterprise to the supplies
        self.places, self.units, self.ports, self.straits, self.fee = places, units, ports, straits, fee


@final
class Finder:
    """Searches for one merchant."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.atlas = net.s.tables.atlas

    def best(self, start: int, goals: Iterable[Goal], bans: frozenset[Ban] = frozenset()) -> Route | None:
        """The cheapest route from a city (or sea) to any of the goals, or None. No unit acts in two places."""
        found = self._search(start, list(goals), bans)
        twice = _in_two_places(found) if found else None
        if twice is None:
            return found
        rest = [self.best(start, goals, bans | {ban}) for ban in twice]
        routes = [route for route in rest if route]
        return min(routes, key=lambda r: (r.fee, len(r.places))) if routes else None

    def _search(self, start: int, goals: list[Goal], bans: frozenset[Ban]) -> Route | None:
        ends: dict[int, list[Goal]] = {}
        for goal in goals:
            if not goal.inside or self.net.inside.get(goal.city):
                for place in self.atlas.around(goal.city):
                    ends.setdefault(place, []).append(goal)
        if not ends:
            return None
        fee, at = self.net.fee, self.net.at
        heap: list[tuple[int, int, int, int, bool]] = []  # Au, links, place, unit, done
        came: dict[Node, Came] = {}
        known: dict[Node, tuple[int, int]] = {}
        last: dict[Node, tuple[tuple[int, int], Goal, int]] = {}
        for place in self.atlas.around(start):
            for unit in at.get(place, ()):
                if (unit, place) not in bans:
                    known[place, unit] = (fee[unit], 1)
                    came[place, unit] = (None, (), NOWHERE)
                    heapq.heappush(heap, (fee[unit], 1, place, unit, False))
        while heap:
            au, links, place, unit, done = heapq.heappop(heap)
            node = (place, unit)
            if done:
                return self._route(start, node, last[node][1], last[node][2], came)
            if known[node] != (au, links):
                continue
            for goal in ends.get(place, ()):
                extra, guest = self._guest(goal, unit)
                if node not in last or last[node][0] > (au + extra, links):
                    last[node] = ((au + extra, links), goal, guest)
                    heapq.heappush(heap, (au + extra, links, place, unit, True))
            for there, other, extra, keepers, strait in self._steps(place, unit):
                if (other, there) in bans:
                    continue
                cost = (au + extra, links + 1)
                if known.get((there, other), (cost[0] + 1, 0)) > cost:
                    known[there, other] = cost
                    came[there, other] = (node, keepers, strait)
                    heapq.heappush(heap, (*cost, there, other, False))
        return None

    def _guest(self, goal: Goal, unit: int) -> tuple[int, int]:
        """(Au, unit) for the unit that must stand in the city of the goods; the link itself may be it. 5.11.6.b3"""
        if not goal.inside:
            return goal.fee, NOWHERE
        some = self.net.inside[goal.city]
        if unit in some:
            return 0, unit
        return min((self.net.fee[c], c) for c in some)

    def _steps(self, place: int, unit: int) -> Iterator[tuple[int, int, int, Keepers, int]]:
        """(place, unit, Au, ports passed, strait passed) of each next link. 5.11.5 5.11.6 5.11.8"""
        at, fee, atlas = self.net.at, self.net.fee, self.atlas
        for there in atlas.neighbours[place]:
            some = at.get(there)
            if not some:
                continue
            strait = atlas.strait_between(place, there) if is_sea(place) else None
            for other in some:
                if other == unit:
                    continue
                tribute = self.net.passes(strait, unit, other) if strait else 0
                if tribute != REFUSED:
                    number = strait.number if strait else NOWHERE
                    yield there, other, fee[other] + tribute, (), number
        for port in atlas.cities_at[place]:
            if not self.net.inside.get(port):
                continue
            city = atlas.city(port)
            for there in city.dukedoms if is_sea(place) else city.seas:
                for other in at.get(there, ()):
                    extra, keeper = self._keeper(port, unit, other)
                    yield there, other, fee[other] + extra, ((port, keeper),), NOWHERE
            if place < FIRST_SEA:
                yield from self._over_strait(port, unit)

    def _over_strait(self, port: int, unit: int) -> Iterator[tuple[int, int, int, Keepers, int]]:
        """By land across a strait: both ports are occupied. 5.7.8 5.11.6 5.11.6.b1"""
        for number in self.atlas.straits_of[port]:
            strait = self.atlas.straits[number]
            facing = strait.ports[strait.ports[0] == port]
            if not self.net.inside.get(facing):
                continue
            for there in self.atlas.city(facing).dukedoms:
                for other in self.net.at.get(there, ()):
                    tribute = self.net.passes(strait, unit, other)
                    if tribute != REFUSED and other != unit:
                        near, far = self._keeper(port, unit, other), self._keeper(facing, unit, other)
                        extra = near[0] + far[0] + tribute
                        yield there, other, self.net.fee[other] + extra, ((port, near[1]), (facing, far[1])), number

    def _keeper(self, port: int, unit: int, other: int) -> tuple[int, int]:
        """(Au, unit) for the unit that occupies a port: one of the links, if it lies there. 5.11.6.b1 5.11.6.b2"""
        some = self.net.inside[port]
        for link in (unit, other):
            if link in some:
                return 0, link
        return min((self.net.fee[c], c) for c in some)

    def _route(
        self,
        start: int,
        node: Node,
        goal: Goal,
        guest: int,
        came: dict[Node, Came],
    ) -> Route:
        chain: list[tuple[Node, Came]] = []
        here: Node | None = node
        while here is not None:
            chain.append((here, came[here]))
            here = came[here][0]
        chain.reverse()
        keepers = [(i, port, unit) for i, (_, (_, passed, _)) in enumerate(chain) for port, unit in passed]
        if guest != NOWHERE:
            keepers.append((len(chain), goal.city, guest))
        straits = tuple([strait for _, (_, _, strait) in chain if strait != NOWHERE])
        places, units = tuple([n[0] for n, _ in chain]), tuple([n[1] for n, _ in chain])
        route = Route(start, goal, places, units, tuple(keepers), straits, 0)
        route.fee = (
            goal.fee + sum(au for _, au in foreign(self.net, route)) + sum(au for _, au in tributes(self.net, route))
        )
        return route


def _in_two_places(route: Route) -> tuple[Ban, Ban] | None:
    """A unit that a route uses as the link of two places, with these."""
    seen: dict[int, int] = {}
    for place, unit in zip(route.places, route.units, strict=True):
        if seen.setdefault(unit, place) != place:
            return (unit, seen[unit]), (unit, place)
    return None


def tributes(net: Net, route: Route) -> list[tuple[int, int]]:
    """(unit, Au) for each unit in a strait's port that demands tribute of the route. 5.11.8"""
    straits = net.s.tables.atlas.straits
    return [pair for number in route.straits for pair in net.demands(straits[number])[1]]


def foreign(net: Net, route: Route) -> list[tuple[int, int]]:
    """(unit, Au) for each unit of others that serves the route, once each. 5.11.5.b3"""
    units = dict.fromkeys((*route.units, *(keeper for _, _, keeper in route.ports)))
    return [(unit, net.fee[unit]) for unit in units if net.fee[unit]]
