"""The maps of the scenarios: what lies where and what borders on what. 7.3, R19.1, R19.2, R19.4

Provinces and seas are numbers in `ids.PLACES`; only those of the scenario are in play.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from typing import Any, Final, final

from signoria.games.regno.ids import (
    BRANCHES,
    BUILDINGS,
    FAITHS,
    GOVERNMENTS,
    NEUTRAL,
    NO_FAITH,
    NO_FORTRESS,
    PLACES,
    SEAS,
    SETTLEMENTS,
    SHIPS,
    TERRAINS,
    TOWER,
    UNITS,
)

AT: Final = {name: i for i, name in enumerate(PLACES)}


@final
class Land:
    """A province as it is printed."""

    def __init__(self, place: int, d: Mapping[str, Any], terrain: str, owner: int, coasts: Iterable[str]) -> None:
        self.place = place
        self.terrain = TERRAINS.index(terrain)
        self.owner = owner  # a seat, or NEUTRAL
        self.coasts = tuple(AT[x] for x in coasts)
        self.settlement = SETTLEMENTS.index(d["settlement"])
        standing = [BUILDINGS.index(x) for x in d["buildings"]]
        self.buildings = sum(1 << x for x in standing if x < TOWER)
        self.fortress = max((x for x in standing if x >= TOWER), default=NO_FORTRESS)
        self.workers: int = d["workers"]
        self.capital: bool = d.get("capital", False)  # of its owner; of neutrals R19.1, 12.3.7
        self.seat: bool = d.get("seat", False)  # a religious seat by print. R17.3
        self.faith = FAITHS.index(d["faith"]) if "faith" in d else NO_FAITH


@final
class Faction:
    """What a scenario fixes for a seat. R19.4"""

    def __init__(self, key: str, d: Mapping[str, Any]) -> None:
        self.key = key
        self.government = GOVERNMENTS.index(d["government"])
        self.faith = FAITHS.index(d["faith"])
        self.tech = tuple((BRANCHES.index(b), n) for b, n in d["tech"].items())
        self.ships = tuple(SHIPS.index(x) for x in d.get("ships", ()))
        self.caravans: int = d.get("caravans", 0)  # besides the one that everybody has
        self.units = tuple((UNITS.index(u), n) for u, n in d.get("units", {}).items())


@final
class Atlas:
    """A scenario's map. `neighbours` and `rivers` are by place: land links of provinces, sea links of seas."""

    def __init__(self) -> None:
        self.lands: dict[int, Land] = {}
        self.provinces: tuple[int, ...] = ()  # in play, rising
        self.seas: tuple[int, ...] = ()
        self.open_seas: frozenset[int] = frozenset()
        self.neighbours: dict[int, tuple[int, ...]] = {}
        self.rivers: frozenset[tuple[int, int]] = frozenset()  # both ways round
        self.shores: dict[int, tuple[int, ...]] = {}  # by sea: the provinces on its coast
        self.horde_entries: tuple[int, ...] = ()
        self.pirate_seas: tuple[int, ...] = ()  # R18.5; coastal
        self.merchants: tuple[tuple[int, int], ...] = ()  # (carrier type, place)
        self.factions: tuple[Faction, ...] = ()  # by seat; empty: players choose (R2.2)

    def coasts(self, province: int) -> tuple[int, ...]:
        """The seas on whose coast a province lies."""
        return self.lands[province].coasts

    def bordering(self, a: int, b: int) -> bool:
        """Adjacent, or both on the coast of the same sea. R1.6"""
        return b in self.neighbours[a] or any(sea in self.coasts(b) for sea in self.coasts(a))

    def distance(self, a: int, b: int) -> int:
        """Links from one place to another over places of the same element; -1 when there is no way."""
        seen, queue = {a: 0}, deque([a])
        while queue:
            here = queue.popleft()
            if here == b:
                return seen[here]
            for there in self.neighbours[here]:
                if there not in seen:
                    seen[there] = seen[here] + 1
                    queue.append(there)
        return -1

    def close(
        self, lands: Iterable[Land], links: Iterable[tuple[str, str, bool]], seas: Iterable[tuple[str, bool]]
    ) -> None:
        """Work out what follows from lands, links (from, to, river?) and seas (name, open?)."""
        self.lands = {land.place: land for land in lands}
        self.provinces = tuple(sorted(self.lands))
        known = list(seas)
        self.seas = tuple(sorted(AT[name] for name, _ in known))
        self.open_seas = frozenset(AT[name] for name, is_open in known if is_open)
        near: dict[int, list[int]] = {place: [] for place in (*self.provinces, *self.seas)}
        rivers = set()
        for a, b, river in links:
            near[AT[a]].append(AT[b])
            near[AT[b]].append(AT[a])
            if river:
                rivers |= {(AT[a], AT[b]), (AT[b], AT[a])}
        self.neighbours = {place: tuple(sorted(found)) for place, found in near.items()}
        self.rivers = frozenset(rivers)
        self.shores = {sea: tuple(p for p in self.provinces if sea in self.lands[p].coasts) for sea in self.seas}


def is_sea(place: int) -> bool:
    """Is it a sea of the map?"""
    return SEAS <= place < len(PLACES)


def schematic(d: Mapping[str, Any], seats: int) -> Atlas:
    """One sector a player, in a ring. R19.1"""
    atlas, printed = Atlas(), d["provinces"]
    ring = [k % seats + 1 for k in range(1, seats + 1)]  # the sector after 1, 2, …
    communes = range(1, seats // 2 + 1) if seats % 2 == 0 else range(1, seats + 1)

    def land(key: str, k: int, coasts: Iterable[str]) -> Land:
        x = printed[key]
        owner = k - 1 if x.get("owned") else NEUTRAL
        return Land(AT[key if key in AT else f"{key}{k}"], x, x["terrain"][(k - 1) % len(x["terrain"])], owner, coasts)

    lands = [land("R", 1, ()), land("I1", 1, ("O",))]
    links = [(f"B{k}", f"M{k}", True) for k in range(1, seats + 1)]
    for k, after in enumerate(ring, 1):
        lands += [land("A", k, ()), land("B", k, ()), land("K", k, (f"S{k}",)), land("D", k, ())]
        lands.append(land("M", k, (f"S{k}", f"S{after}")))
        links += [(f"A{k}", f"{x}{k}", False) for x in "BKD"]
        links += [
            (f"B{k}", f"D{k}", False),
            (f"M{k}", f"K{after}", False),
            (f"D{k}", "R", False),
            (f"S{k}", "O", False),
        ]
        if seats > 2 or k == 1:
            links += [(f"D{k}", f"D{after}", False), (f"S{k}", f"S{after}", False)]
    for k in communes:
        lands.append(land("V", k, ()))
        links += [(f"V{k}", "R", False), (f"V{k}", f"M{k if seats % 2 else 2 * k - 1}", False)]
    atlas.close(lands, links, [*((f"S{k}", False) for k in range(1, seats + 1)), ("O", True)])
    atlas.horde_entries = tuple(AT[f"M{k}"] for k in range(1, seats + 1))
    atlas.pirate_seas = tuple(AT[f"S{k}"] for k in range(1, seats + 1))
    return atlas


def italy(d: Mapping[str, Any], seats: int) -> Atlas:
    """Italy about 1450. R19.4"""
    atlas, playing = Atlas(), list(d["by_players"][str(seats)])
    lands = [
        Land(
            AT[key],
            x,
            x["terrain"],
            playing.index(x["owner"]) if x.get("owner") in playing else NEUTRAL,
            x.get("coasts", ()),
        )
        for key, x in d["provinces"].items()
    ]
    links = [(link[:3], link[4:], link[3] == "~") for link in (*d["links"], *d["sea_links"])]
    atlas.close(lands, links, [(key, x.get("open", False)) for key, x in d["seas"].items()])
    atlas.horde_entries = tuple(AT[x] for x in d["horde_entries"])
    atlas.pirate_seas = tuple(AT[x] for x in d["pirate_seas"])
    atlas.merchants = tuple((SHIPS.index(x["kind"]), AT[x["at"]]) for x in d["merchants"].values())
    atlas.factions = tuple(Faction(key, d["factions"][key]) for key in playing)
    return atlas
