"""The map as those who move see it: neighbours, prices, what a season closes. Made once for a table's numbers. 5.7"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from signoria.games.lords.ids import AT, FIRST_CITY, FIRST_SEA, PLACES, SPRING
from signoria.games.lords.map import Strait, is_city, is_dukedom, is_sea
from signoria.games.lords.tables import Tables

ZONE: Final = AT["discovery_voyages"]


@final
class Net:
    """By place: `land`, where land units may go, and `water`, where ships may go, in one step; `enter`, movement points
    for it, cities 0. In nothing else does the terrain matter here. 2.2.2.b1 2.2.2.b2 2.2.2.b4 5.7.1 to 5.7.8 RC.3"""

    def __init__(self, t: Tables) -> None:
        atlas, m = t.atlas, t.movement
        self.land: list[tuple[int, ...]] = []
        self.water: list[tuple[int, ...]] = []
        self.enter: list[int] = []
        self.north = [atlas.north(place) for place in range(len(PLACES))]
        self.rugged = [atlas.rugged(place) for place in range(len(PLACES))]
        for place in range(len(PLACES)):
            if is_city(place):
                city = atlas.city(place)
                self.land.append((*city.dukedoms, *city.seas, *atlas.across[place]))
                self.water.append(city.seas)
                self.enter.append(0)
            else:
                near = (*atlas.neighbours[place], *atlas.cities_at[place])
                self.land.append(near)
                self.water.append(near if is_sea(place) else ())
                self.enter.append(m.sea if is_sea(place) else m.enter[atlas.dukedoms[place].terrain])
        self.cross = 0 if t.choices.strait_by_terrain else m.strait
        self.out = m.leave_city
        self.points = m.counter
        self.ship = m.ship
        self.leader = m.leader
        self.straits: tuple[Strait, ...] = atlas.straits
        self.between: dict[tuple[int, int], int] = {}  # strait between two seas, both ways
        self.guards: dict[int, tuple[int, ...]] = {}  # by port, its straits
        for strait in atlas.straits:
            a, b = strait.seas
            self.between[a, b] = self.between[b, a] = strait.number
            for port in strait.ports:
                self.guards[port] = (*self.guards.get(port, ()), strait.number)
        self.frozen = frozenset(sea.place for sea in atlas.seas if SPRING in sea.frozen)  # 5.13.4
        # what ships may not enter in spring: whatever lies north of the line, and ice
        self.spring = frozenset(
            place for place in range(FIRST_SEA, len(PLACES)) if self.north[place] or place in self.frozen
        )
        # what land units may not enter in autumn; cities only from the sea or across a strait (`late_shut`)
        self.autumn = frozenset(
            place for place in range(FIRST_CITY) if self.north[place] or (is_dukedom(place) and self.rugged[place])
        )

    def strait(self, here: int, there: int, came: int) -> int:
        """The strait that a ship passes from a sea to another, or out of one of its ports when it `came` into it from
        the other side in this round; -1: none. 5.7.7"""
        if here < FIRST_CITY:
            return self.between.get((here, there), -1)
        number = self.between.get((came, there), -1)
        return number if number in self.guards.get(here, ()) else -1


@lru_cache(maxsize=32)
def net(t: Tables) -> Net:
    """The net of a table's numbers."""
    return Net(t)


Found = dict[int, int]


@final
class Reach:
    """What a search found. `cost` of every place entered, `prev` the place before it, `ends` those where one may stop,
    in the order found; `met`: bits of guarded straits at which it turned back."""

    def __init__(self, start: int) -> None:
        self.start = start
        self.cost: Found = {}
        self.prev: Found = {}
        self.ends: list[int] = []
        self.met = 0

    def route(self, place: int) -> tuple[int, ...]:
        """The places on the way there, without the start."""
        found = [place]
        while self.prev[found[-1]] != self.start:
            found.append(self.prev[found[-1]])
        return tuple(reversed(found))
