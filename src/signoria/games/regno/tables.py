"""The facts of a match, compiled: what the rules read, never a file. One serves all matches with the same numbers.

Goods are pairs (resource, amount) with amounts above 0, florins included. A value of a unit is the least roll that
succeeds; 0: it does not roll there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from signoria.games.regno.ids import (
    BRANCHES,
    BUILDINGS,
    CAPTAINS,
    CATEGORIES,
    CENTRES,
    EVENTS,
    FAITHS,
    GOODS,
    GOVERNMENTS,
    MACHINES,
    PITCHFORK,
    RESOURCES,
    SEASONS,
    SETTLEMENTS,
    SHIPS,
    TAXES,
    TERRAINS,
    TOWER,
    UNITS,
)
from signoria.games.regno.map import Atlas, italy, schematic
from signoria.kernel.facts import FactBook, Facts

Goods = tuple[tuple[int, int], ...]

PACKAGE: Final = "signoria.games.regno"
FILES: Final = (
    "territory", "buildings", "production", "exchange", "technology", "war", "sea", "dynasty",
    "reconstruction", "reconstruction_events", "reconstruction_schematic", "reconstruction_italy_1450",
    "reconstruction_names",
)  # fmt: skip


@final
class Building:
    """A building, a stage of a fortress or a settlement, or a monument. 8.1.t1, 11.4.8, R17.10"""

    def __init__(self, key: str, d: Mapping[str, Any]) -> None:
        self.key = key
        self.clause: str = d["clause"]
        self.kind: str = d["kind"]  # centre, productive, religious, fortress, commercial, port, university, monument
        self.cost = goods(d["cost"])
        self.luxuries: int = d.get("luxury", 0)  # of the builder's choice, besides the cost
        self.tech = levels(d.get("tech", {}))
        self.government: int = GOVERNMENTS.index(d["government"]) if "government" in d else -1  # at level 4
        self.settlement: int = SETTLEMENTS.index(d["settlement"]) if "settlement" in d else 0  # at least
        self.coast: bool = d.get("coast", False)
        self.upgrades: int = BUILDINGS.index(d["upgrades"]) if "upgrades" in d else -1
        self.good: int = RESOURCES.index(d["good"]) if "good" in d else -1
        self.income: int = d.get("income", 0)
        self.upkeep: int = d.get("upkeep", 0)


@final
class Unit:
    """A piece on land; a machine has `fire`, `walls` and `troops` instead of the three values. 13.1.t1, 13.7.t1 13.1.3
    13.1.4 13.2.7"""

    def __init__(self, key: str, d: Mapping[str, Any]) -> None:
        self.key = key
        self.clause: str = d["clause"]
        self.cost = goods(d["cost"])
        self.tech = levels(d.get("tech", {}))
        self.government: int = GOVERNMENTS.index(d["government"]) if "government" in d else -1  # at level 3
        self.faith: int = FAITHS.index(d["faith"]) if "faith" in d else -1  # with Religion 3
        self.pf: int = d.get("pf", 1)
        self.range: int = d.get("range", 0)
        self.charge: int = d.get("charge", 0)
        self.melee: int = d.get("melee", 0)
        self.movement: int = d.get("movement", 1)
        self.mounted: bool = d.get("mounted", False)
        self.elite: bool = d.get("elite", False)
        self.fire: int = d.get("fire", 0)
        self.walls: int = d.get("walls", 0)
        self.troops: int = d.get("troops", 0)
        self.florins: int = d["cost"].get("florins", 0)  # what it is worth, for who goes first by standing order


@final
class Fortress:
    """A stage of a fortress. 13.7.t2, 11.4.9, 11.6.9, 14.1.t1"""

    def __init__(self, key: str, d: Mapping[str, Any]) -> None:
        self.key = key
        self.ps: int = d["ps"]
        self.breach: int = d["breach"]  # breached at so many PS or fewer
        self.protection: int = d["protection"]
        self.engineering3: int = d.get("engineering3", 0)
        self.shelter: int = d["shelter"]  # 99: no limit
        self.hits: int = d.get("hits", 0)


@final
class Ship:
    """A type of carrier; the Caravan is one without tracks. 15.1.t1, 10.2.1"""

    def __init__(self, key: str, d: Mapping[str, Any]) -> None:
        self.key = key
        self.cost = goods(d["cost"])
        self.navigation: int = d.get("tech", {}).get("navigation", 0)
        self.hull: int = d.get("hull", 0)
        self.sails: int = d.get("sails", 0)
        self.crew: int = d.get("crew", 0)
        self.artillery: int = d.get("artillery", 0)
        self.movement: int = d["movement"]
        self.cargo: int = d["cargo"]
        self.merchant: bool = d.get("merchant", False)


@final
class Rank:
    """A rank of Captains. 16.5.t1"""

    def __init__(self, d: Mapping[str, Any]) -> None:
        self.hire: int = d["hire"]
        self.florins: int = d["florins"]
        self.goods = tuple(RESOURCES.index(x) for x in d["goods"])  # one of these, if any
        self.instead: int = d["instead"]  # florins in place of that good; 0: it must be the good
        self.command: int = d["command"]


@final
class Event:
    """An event card. `effect` names what `reconstruction.events` does; the numbers it needs are in `numbers`. R18.2"""

    def __init__(self, key: str, d: Mapping[str, Any]) -> None:
        self.key = key
        self.season: int = SEASONS.index(d["season"])
        self.effect: str = d["effect"]
        self.kind: str = d["kind"]
        self.numbers: Mapping[str, int] = {k: v for k, v in d.items() if isinstance(v, int)}
        self.category: int = CATEGORIES.index(d["category"]) if "category" in d else -1


@final
class Tables:
    """Everything that the rules read: the facts, the map and the table's switches."""

    def __init__(self, facts: Facts, options: Mapping[str, str], seats: int) -> None:
        self.facts = facts
        self.options = options
        self.seats = seats
        self.scenario = options["scenario"]
        self.atlas: Atlas = (
            italy(facts["reconstruction_italy_1450"], seats)
            if self.scenario == "italy_1450"
            else schematic(facts["reconstruction_schematic"], seats)
        )
        self.territory, self.production = facts["territory"], facts["production"]
        self.exchange, self.technology = facts["exchange"], facts["technology"]
        self.war, self.sea, self.dynasty = facts["war"], facts["sea"], facts["dynasty"]
        self.reconstruction = facts["reconstruction"]
        self.years: int = self.reconstruction["lengths"][options["length"]]
        self.buildings = tuple(Building(k, facts["buildings"][k]) for k in BUILDINGS)
        self.units = tuple(
            Unit(k, self.war["machines" if MACHINES <= i < PITCHFORK else "units"][k]) for i, k in enumerate(UNITS)
        )
        self.fortresses = tuple(Fortress(k, self.war["fortresses"][k]) for k in BUILDINGS[TOWER : CENTRES + 1])
        caravan = self.exchange["caravan"]
        self.ships = tuple(Ship(k, caravan if i == 0 else self.sea["ships"][k]) for i, k in enumerate(SHIPS))
        self.ranks = tuple(Rank(self.dynasty["ranks"][str(i)]) for i in range(1, 5))
        self.captain_rank = tuple(int(self.dynasty["captains"][k]["rank"]) for k in CAPTAINS)
        self.events = tuple(Event(k, facts["reconstruction_events"][k]) for k in EVENTS)
        # by settlement level
        centres = [self.territory["settlements"][k] for k in SETTLEMENTS]
        self.inhabitants: tuple[int, ...] = tuple(x["inhabitants"] for x in centres)
        self.spaces: tuple[int, ...] = tuple(x["spaces"] for x in centres)
        self.centre_income: tuple[int, ...] = tuple(x["income"] for x in centres)
        lands = [self.territory["terrains"][k] for k in TERRAINS]
        self.entry_cost: tuple[int, ...] = tuple(x["move"] for x in lands)  # by terrain
        self.allows_charge: tuple[bool, ...] = tuple(x["charge"] for x in lands)
        self.terrain_defence: tuple[int, ...] = tuple(x["defence"] for x in lands)
        self.tax_florins: tuple[int, ...] = tuple(self.production["taxes"][k]["florins"] for k in TAXES)
        self.tax_unrest: tuple[int, ...] = tuple(self.production["taxes"][k]["unrest"] for k in TAXES)
        self.category: tuple[int, ...] = tuple(CATEGORIES.index(self.exchange["goods"][g]) for g in RESOURCES[:GOODS])
        self.prices: tuple[tuple[int, ...], ...] = tuple(tuple(self.exchange["bands"][c]) for c in CATEGORIES)
        branches = [self.technology["branches"][k]["prices"] for k in BRANCHES[:-1]]
        self.research: tuple[tuple[int, ...], ...] = (
            *(tuple(x) for x in branches),
            tuple(self.technology["governments"]["prices"]),
        )

    def fortress(self, building: int) -> Fortress:
        """The stage of a fortress, by its building; not for NO_FORTRESS."""
        return self.fortresses[building - TOWER]


def goods(amounts: Mapping[str, int]) -> Goods:
    """Pairs in the order of RESOURCES, amounts of 0 left out."""
    return tuple((i, amounts[r]) for i, r in enumerate(RESOURCES) if amounts.get(r, 0))


def levels(tech: Mapping[str, int]) -> tuple[tuple[int, int], ...]:
    """Pairs (branch, least level)."""
    return tuple((BRANCHES.index(branch), level) for branch, level in tech.items())


BOOK: Final = FactBook("regno", PACKAGE, FILES, Tables)
base_facts, facts_with, tables = BOOK.printed, BOOK.changed, BOOK.tables
