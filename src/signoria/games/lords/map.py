"""The map of 1460: what lies where, what borders on what, and how far it is. 2.2, 2.2.1, 5.11.5

Places are numbers of `ids.PLACES`. Land and sea meet only in ports and at straits: a border of a Dukedom with the sea
(`Dukedom.coasts`) lets nobody through.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from typing import Any, Final, final

from signoria.games.lords.ids import (
    AT,
    CARD,
    CITIES,
    COLOURS,
    DUKEDOMS,
    EMPIRES,
    FIRST_CITY,
    FIRST_SEA,
    GOODS,
    NEUTRAL,
    NO_RELIGION,
    NOWHERE,
    PLACES,
    RELIGIONS,
    RUGGED,
    SEAS,
    SEASONS,
    STRAITS,
    TERRAINS,
)

Position = tuple[int, int]  # degrees of latitude and longitude, times 100
FAR: Final = 255  # a distance greater than any on the map


@final
class Dukedom:
    """2.2.2, 2.2.11"""

    def __init__(self, key: str, d: Mapping[str, Any]) -> None:
        self.place = AT[key]
        self.name: str = d["name"]
        self.polity: str = d["polity"]  # who held it in 1460
        self.empire = EMPIRES.index(d["empire"]) if "empire" in d else NEUTRAL
        self.terrain = TERRAINS.index(d["terrain"])
        self.north: bool = d["storm"] == "north"
        self.religion = RELIGIONS.index(d["religion"]) if "religion" in d else NO_RELIGION
        self.greek: bool = d.get("greek", False)  # Orthodox and Greek: 6.3.6
        self.coasts = tuple(AT[x] for x in d.get("coasts", ()))
        self.at: Position = (d["at"][0], d["at"][1])


@final
class Sea:
    """2.2.7, 5.13.4, 6.1.6"""

    def __init__(self, key: str, d: Mapping[str, Any]) -> None:
        self.place = AT[key]
        self.name: str = d["name"]
        self.north: bool = d["storm"] == "north"
        self.frozen = tuple(SEASONS.index(x) for x in d.get("frozen", ()))
        self.voyages: bool = "needs" in d  # entered with a navigation card or an explorer only
        self.at: Position = (d["at"][0], d["at"][1])


@final
class City:
    """A city or port. 2.2.4, 2.2.5, 2.2.6, 2.2.9"""

    def __init__(self, key: str, d: Mapping[str, Any]) -> None:
        self.place = AT[key]
        self.name: str = d["name"]
        self.dukedom = AT[d["dukedom"]]
        self.dukedoms = (self.dukedom, *(AT[x] for x in d.get("beside", ())))  # all that its square touches
        self.seas = tuple(AT[x] for x in d.get("seas", ()))
        self.at: Position = (d["at"][0], d["at"][1])
        self.empire = NEUTRAL  # of its Dukedom
        self.religion = NO_RELIGION  # of its Dukedom
        self.capital = NEUTRAL  # of which empire
        self.goods: tuple[int, ...] = ()
        # of a satellite: the city that takes its tolls: 5.11.7.b4, and the table 5.11.7.t2 5.11.7.t3 5.11.7.t4
        # 5.11.7.t5 5.11.7.t6 5.11.7.t7 5.11.7.t8 5.11.7.t9
        self.home = NOWHERE
        self.home_lord = -1  # of a satellite: the L card of its home

    @property
    def port(self) -> bool:
        """Does it touch a sea?"""
        return bool(self.seas)

    @property
    def around(self) -> tuple[int, ...]:
        """The Dukedoms and seas that one may enter from it, and it from them."""
        return self.dukedoms + self.seas


@final
class Strait:
    """Two ports that face each other. 2.2.8, 5.7.7, 5.7.8"""

    def __init__(self, key: str, d: Mapping[str, Any]) -> None:
        self.number = STRAITS.index(key)
        self.name: str = d["name"]
        self.ports = (AT[d["ports"][0]], AT[d["ports"][1]])
        self.seas = (AT[d["seas"][0]], AT[d["seas"][1]])


@final
class Empire:
    """2.2.3, 2.2.6, 5.9.3"""

    def __init__(self, key: str, d: Mapping[str, Any]) -> None:
        self.number = EMPIRES.index(key)
        self.name: str = d["name"]
        self.lord = CARD[d["lord"]]
        self.chancellor = CARD[d["chancellor"]]
        self.colour = COLOURS.index(d["colour"])
        self.capital = AT[d["capital"]]
        self.base: int = d["base"]  # cities at the start (5.9.3.b1)
        self.dukedoms: tuple[int, ...] = ()
        self.cities: tuple[int, ...] = ()


@final
class Atlas:
    """The whole map. Tuples by place have one entry for each of `PLACES`, empty where nothing fits."""

    def __init__(self, m: Mapping[str, Any], dukedoms: Mapping[str, Any], cities: Mapping[str, Any]) -> None:
        self.dukedoms = tuple(Dukedom(key, dukedoms[key]) for key in DUKEDOMS)
        self.seas = tuple(Sea(key, m["seas"][key]) for key in SEAS)
        self.cities = tuple(City(key, cities[key]) for key in CITIES)
        self.straits = tuple(Strait(key, m["straits"][key]) for key in STRAITS)
        self.empires = tuple(Empire(key, m["empires"][key]) for key in EMPIRES)
        for city in self.cities:
            city.empire = self.dukedoms[city.dukedom].empire
            city.religion = self.dukedoms[city.dukedom].religion
        for key, sold in m["goods"].items():
            self.city(AT[key]).goods = tuple(GOODS.index(x) for x in sold)
        for d in m["satellites"].values():
            for key in d["cities"]:
                self.city(AT[key]).home, self.city(AT[key]).home_lord = AT[d["toll"]], CARD[d["lord"]]
        for empire in self.empires:
            self.city(empire.capital).capital = empire.number
            empire.dukedoms = tuple(d.place for d in self.dukedoms if d.empire == empire.number)
            empire.cities = tuple(c.place for c in self.cities if c.empire == empire.number)
        # land borders of Dukedoms, borders of seas; straits are in `across`
        self.neighbours = _both_ways(m["borders"]["land"], m["borders"]["sea"])
        self.across = _by_place((a, b) for s in self.straits for a, b in (s.ports, s.ports[::-1]))  # port to ports
        self.straits_of = _by_place((port, s.number) for s in self.straits for port in s.ports)
        self.cities_of = _by_place((c.dukedom, c.place) for c in self.cities)  # by Dukedom
        self.cities_at = _by_place((here, c.place) for c in self.cities for here in c.around)  # touching a place
        self.links = tuple(self._links(place) for place in range(FIRST_CITY))
        self._distances = tuple(_spread(self.links, place) for place in range(FIRST_CITY))
        self.voyages = next(sea.place for sea in self.seas if sea.voyages)  # the Discovery Voyages zone (6.1)
        # where silk, spices … are sold: 2.2.9.b2 2.2.9.b3 2.2.9.b5
        self.sellers = tuple(tuple(c.place for c in self.cities if good in c.goods) for good in range(len(GOODS)))

    def dukedom(self, place: int) -> Dukedom:
        """The Dukedom of that number."""
        return self.dukedoms[place]

    def sea(self, place: int) -> Sea:
        """The sea of that number."""
        return self.seas[place - FIRST_SEA]

    def city(self, place: int) -> City:
        """The city of that number."""
        return self.cities[place - FIRST_CITY]

    def land(self, place: int) -> int:
        """The Dukedom of a city; of another place the place itself."""
        return self.city(place).dukedom if is_city(place) else place

    def rugged(self, place: int) -> bool:
        """Is it a rugged Dukedom? 2.2.2"""
        return is_dukedom(place) and self.dukedoms[place].terrain == RUGGED

    def north(self, place: int) -> bool:
        """Does the place lie north of the storm line? A city lies where its Dukedom does. 2.2.10"""
        if is_city(place):
            return self.dukedoms[self.city(place).dukedom].north
        return self.sea(place).north if is_sea(place) else self.dukedoms[place].north

    def strait_between(self, sea: int, other: int) -> Strait | None:
        """The strait that ships pass from one sea to the other, if any. 5.7.7"""
        return next((s for s in self.straits if set(s.seas) == {sea, other}), None)

    def around(self, place: int) -> tuple[int, ...]:
        """The Dukedoms and seas at a place: those around a city, else the place itself."""
        return self.city(place).around if is_city(place) else (place,)

    def distance(self, a: int, b: int) -> int:
        """Steps from one place to another over Dukedoms, seas, ports and straits; 0 inside one Dukedom or sea."""
        return min(self._distances[x][y] for x in self.around(a) for y in self.around(b))

    def nearest(self, here: int, places: Iterable[int]) -> list[int]:
        """The places from near to far, equal ones by the alphabet of their names. 5.5.1, 5.5.3.b2, 5.13.3.b1"""
        return sorted(places, key=lambda place: (self.distance(here, place), PLACES[place]))

    def chain(self, a: int, b: int) -> int:
        """Fewest links of a trade route between two cities: Dukedoms and seas, both ends counted. 5.11.5"""
        return self.distance(a, b) + 1

    def _links(self, place: int) -> tuple[int, ...]:
        """Where a trade route may go on from a Dukedom or sea: 5.11.5, 5.11.6."""
        found = set(self.neighbours[place])
        for port in self.cities_at[place]:
            city = self.city(port)
            found.update(city.dukedoms if is_sea(place) else city.seas)
            if not is_sea(place):
                found.update(self.city(other).dukedom for other in self.across[port])
        return tuple(sorted(found))


def is_dukedom(place: int) -> bool:
    """Is it a Dukedom, outside its cities?"""
    return 0 <= place < FIRST_SEA


def is_sea(place: int) -> bool:
    """Is it a sea, outside its ports?"""
    return FIRST_SEA <= place < FIRST_CITY


def is_city(place: int) -> bool:
    """Is it a city or port?"""
    return FIRST_CITY <= place < len(PLACES)


def _by_place(pairs: Iterable[tuple[int, int]]) -> tuple[tuple[int, ...], ...]:
    """By place, the second numbers of its pairs, in their order."""
    found: list[list[int]] = [[] for _ in PLACES]
    for place, value in pairs:
        found[place].append(value)
    return tuple(tuple(values) for values in found)


def _both_ways(*borders: Iterable[str]) -> tuple[tuple[int, ...], ...]:
    """By place, its neighbours rising, from borders `one-other`."""
    ends = [border.split("-") for some in borders for border in some]
    near = _by_place((AT[x], AT[y]) for a, b in ends for x, y in ((a, b), (b, a)))
    return tuple(tuple(sorted(places)) for places in near)


def _spread(links: tuple[tuple[int, ...], ...], start: int) -> bytes:
    """Distances from a place to all Dukedoms and seas."""
    found = bytearray([FAR]) * len(links)
    found[start] = 0
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for there in links[here]:
            if found[there] == FAR:
                found[there] = found[here] + 1
                queue.append(there)
    return bytes(found)
