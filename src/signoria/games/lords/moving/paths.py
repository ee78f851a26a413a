"""How far pieces can go: one search from where they stand, over places, within their movement points. 5.7

`reach_ship`, `reach` and `reach_caravan` give, for who wants to plan, every place where a piece may end, with its cost.
"""

from __future__ import annotations

from signoria.games.lords import people
from signoria.games.lords.counters import colour, mover, ship_kind
from signoria.games.lords.ids import FIRST_CITY, GALLEY, NOWHERE, SPRING
from signoria.games.lords.map import is_city, is_sea
from signoria.games.lords.moving import notes
from signoria.games.lords.moving.net import ZONE, Found, Net, Reach
from signoria.games.lords.moving.scene import Scene
from signoria.games.lords.moving.treks import Party, Trek
from signoria.games.lords.state import Lords
from signoria.games.lords.voyages import sailing


def spring_open(s: Lords, start: int, n: Net) -> frozenset[int]:
    """Northern places that a ship may enter in spring all the same: out of the frozen sea or its ports into the sea
    next to it and the ports there. 5.13.4"""
    if not s.tables.choices.azov_opens_in_spring:
        return frozenset()
    ice = [start] if start in n.frozen else [x for x in n.water[start] if x in n.frozen] if is_city(start) else []
    found: set[int] = set(ice)
    for sea in ice:
        for near in n.water[sea]:
            if is_sea(near):
                found.add(near)
                found.update(port for port in n.water[near] if is_city(port) and sea not in n.water[port])
    return frozenset(found)


def sail(s: Lords, scene: Scene, counter: int, through: bool = False) -> Reach:
    """Where a ship can sail with the points that it has left: each sea 1, the first around its port included; into a
    port of the last sea for nothing. A galley ends in a port. Not through guarded straits, but if `through`. 2.7.1
    2.7.2 2.7.3 5.7.2 5.7.2.b1 5.7.2.b2 5.7.2.b3 5.7.2.b4 5.7.9 ER.2"""
    n, start = scene.net, s.at[counter]
    r = Reach(start)
    left = n.ship - s.spent[counter]
    if left < 0:
        return r
    seat, of = mover(s, counter), colour(s, counter)
    galley = ship_kind(s, counter) == GALLEY
    shut = n.spring - spring_open(s, start, n) if s.season == SPRING else frozenset()
    guarded = 0 if through else scene.guarded(seat, of)
    origin = notes.came(s, counter)
    cost, prev = r.cost, r.prev
    cost[start] = 0
    buckets: list[list[int]] = [[] for _ in range(left + 1)]
    buckets[0].append(start)
    for spent, bucket in enumerate(buckets):
        for here in bucket:
            if cost[here] < spent or (here >= FIRST_CITY and here != start):
                continue  # a port ends the way: who goes on through it, sails again
            for there in n.water[here]:
                total = spent + (0 if there >= FIRST_CITY else n.enter[there])
                if total > left or there in shut or cost.get(there, 99) <= total:
                    continue
                if there < FIRST_CITY:
                    number = n.strait(here, there, origin)
                    if number >= 0 and guarded >> number & 1:
                        r.met |= 1 << number
                        continue
                    if there == ZONE and sailing.enter_refusal(s, seat) is not None:
                        continue
                if there in n.frozen and here != start and s.season == SPRING:
                    continue
                cost[there], prev[there] = total, here
                buckets[total].append(there)
    r.ends = [place for place in prev if place >= FIRST_CITY or not galley]
    return r


def reach_ship(s: Lords, counter: int, scene: Scene | None = None) -> Found:
    """Where a ship may end now without passing a guarded strait, with its cost."""
    r = sail(s, scene or Scene(s), counter)
    return {place: r.cost[place] for place in r.ends}


def reach(s: Lords, leader: int, scene: Scene | None = None) -> Found:
    """Where a leader may end now with all whom he leads, with its cost."""
    r = Trek(s, scene or Scene(s), Party(s, people.player(s, leader), leader)).search()
    return {place: r.cost[place] for place in r.ends}


def reach_caravan(s: Lords, counter: int, scene: Scene | None = None) -> Found:
    """Where a caravan may end now, with its cost."""
    r = Trek(s, scene or Scene(s), Party(s, mover(s, counter), NOWHERE, counter)).search()
    return {place: r.cost[place] for place in r.ends}
