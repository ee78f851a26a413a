"""What the arguments of Regno's options and events are. The verbs themselves stand with the rules that offer them."""

from __future__ import annotations

from typing import Final

from signoria.games.regno.ids import (
    BRANCHES,
    BUILDINGS,
    CARRIERS,
    CATEGORIES,
    DEEDS,
    EVENTS,
    FAITHS,
    FLAWS,
    GOODS,
    GOVERNMENTS,
    LENGTHS,
    OFFICES,
    PEOPLE,
    PIRATES,
    PLACES,
    RESOURCES,
    ROLES,
    SCENARIOS,
    SEASONS,
    SETTLEMENTS,
    SHIPS,
    TAXES,
    TERRAINS,
    UNITS,
    VIRTUES,
)
from signoria.kernel.verbs import NUMBER, SEAT, Kind, Signature

PLACE: Final = Kind("place", PLACES, board=True)
CARRIER: Final = Kind("carrier", CARRIERS, board=True)
PERSON: Final = Kind("person", PEOPLE, board=True)
UNIT: Final = Kind("unit", UNITS)
SHIP: Final = Kind("ship", SHIPS)
BUILDING: Final = Kind("building", BUILDINGS)
SETTLEMENT: Final = Kind("settlement", SETTLEMENTS)
TERRAIN: Final = Kind("terrain", TERRAINS)
RESOURCE: Final = Kind("resource", RESOURCES)
GOODS_KIND: Final = Kind("goods", shape="goods")
CARGO: Final = Kind("cargo", (*RESOURCES[:GOODS], "people", "slaves"))  # as Carrier.cargo counts it
CATEGORY: Final = Kind("category", CATEGORIES)
TAX: Final = Kind("tax", TAXES)
BRANCH: Final = Kind("branch", BRANCHES)
GOVERNMENT_KIND: Final = Kind("government", GOVERNMENTS)
FAITH: Final = Kind("faith", FAITHS)
ORDER: Final = Kind("order", ("order1", "order2", "order3", "order4", "order5", "order6"), offset=1)
SEASON: Final = Kind("season", SEASONS)
EVENT: Final = Kind("event", EVENTS)
OFFICE: Final = Kind("office", OFFICES)
ROLE: Final = Kind("role", ROLES)
VIRTUE: Final = Kind("virtue", VIRTUES)
FLAW: Final = Kind("flaw", FLAWS)
DEED: Final = Kind("deed", DEEDS)
SCENARIO: Final = Kind("scenario", SCENARIOS)
LENGTH: Final = Kind("length", LENGTHS)
# who owns pieces: pirates, a horde, rebels, neutrals, then the seats; "nobody" fills the gap at NOWHERE
OWNERS: Final = ("pirates", "horde", "rebels", "neutral", "nobody", "1", "2", "3", "4", "5", "6")
OWNER: Final = Kind("owner", OWNERS, offset=PIRATES, board=True)
SEATS_KIND: Final = Kind("seats", shape="seats")
COUNT: Final = Kind("count", shape="number")
UNITS_KIND: Final = Kind("units", shape="units")  # pairs of unit and number

KINDS: Final = (
    PLACE, CARRIER, PERSON, UNIT, SHIP, BUILDING, SETTLEMENT, TERRAIN, RESOURCE, GOODS_KIND, CARGO, CATEGORY, TAX,
    BRANCH, GOVERNMENT_KIND, FAITH, ORDER, SEASON, EVENT, OFFICE, ROLE, VIRTUE, FLAW, DEED, SCENARIO, LENGTH, OWNER,
    SEATS_KIND, COUNT, UNITS_KIND,
)  # fmt: skip

# verbs that many steps share
FINISH: Final = 3  # nothing more of this
CANCEL: Final = 4  # take back what is being put together
YES: Final = 5
NO: Final = 6
VERBS: Final = (
    Signature(FINISH, "finish", quiet=True),
    Signature(CANCEL, "cancel", quiet=True),
    Signature(YES, "yes"),
    Signature(NO, "no"),
)

__all__ = ["NUMBER", "SEAT"]
