"""Building and repairing ships, as operations of Order 1. 15.1, 15.3.5 to 15.3.8, R6.1"""

from __future__ import annotations

from typing import Final

from signoria.games.regno.carriers import carrier, free_name, is_blockaded, is_ship, launch
from signoria.games.regno.costs import CONSTRUCTION, add, can_pay, only_goods, pay, price
from signoria.games.regno.ids import (
    FLORINS,
    GOVERNMENT,
    LIGHT_GALLEY,
    NAVIGATION,
    NOWHERE,
    PORT,
    REPUBLIC,
    SHIPS,
    WINTER,
    WOOD,
)
from signoria.games.regno.kinds import CARRIER, COUNT, NUMBER, PLACE, SHIP
from signoria.games.regno.realm.territory import functioning, is_valid, provinces_of
from signoria.games.regno.seafaring.fleets import may_enter
from signoria.games.regno.state import Regno
from signoria.games.regno.tables import Goods
from signoria.kernel.menu import AMOUNT, Menu, Option, Refusal
from signoria.kernel.state import ALL
from signoria.kernel.verbs import SEAT, Signature

BUILD_SHIP: Final = 295
REPAIR_SHIP: Final = 296 | AMOUNT
REFIT_SHIP: Final = 297 | AMOUNT

SHIP_BUILT: Final = 295
SHIP_REPAIRED: Final = 296

VERBS: Final = (
    Signature(BUILD_SHIP, "build-ship", ("kind", SHIP), ("place", PLACE), ("sea", PLACE)),
    Signature(REPAIR_SHIP, "repair-ship", ("ship", CARRIER), ("hull", NUMBER)),
    Signature(REFIT_SHIP, "refit-ship", ("ship", CARRIER), ("hull", NUMBER)),
)
EVENTS: Final = (
    Signature(SHIP_BUILT, "ship-built", ("seat", SEAT), ("ship", CARRIER), ("kind", SHIP), ("place", PLACE)),
    Signature(SHIP_REPAIRED, "ship-repaired", ("ship", CARRIER), ("hull", COUNT), ("sails", COUNT), ("crew", COUNT)),
)
SHIPYARD: Final = frozenset((BUILD_SHIP, REPAIR_SHIP, REFIT_SHIP))

UNKNOWN_SHIP: Final = Refusal("11.1.t1.r6", "ship-not-known")
NO_SHIP_LEFT: Final = Refusal("R1.5", "no-ship-left")
NO_PORT: Final = Refusal("8.1.t1.r17", "no-port")
BLOCKADED: Final = Refusal("15.3.2", "port-blockaded")
OPEN_SEA: Final = Refusal("15.2.10", "open-sea")
TOO_DEAR: Final = Refusal("7.1.2", "ship-too-dear")
NO_HARBOUR: Final = Refusal("15.3.5", "no-harbour")
NO_DAMAGE: Final = Refusal("15.3.6", "no-damage")


def ship_cost(s: Regno, seat: int, kind: int) -> Goods:
    """Price of a new ship: Florins as of constructions; with the Arsenal a quarter less of Florins and Wood, each
    rounded up, Iron unchanged. 11.5.3 11.5.4 9.5.8 C105 R3.6a"""
    realm, printed = s.realms[seat], s.tables.ships[kind].cost
    arsenal = realm.government == REPUBLIC and realm.tech[GOVERNMENT] >= 2
    percent = s.tables.technology["arsenal"]["percent"] if arsenal else 0
    cut = tuple((r, -(-n * (100 - percent) // 100) if r == WOOD else n) for r, n in only_goods(printed))
    florins = price(s, seat, tuple(x for x in printed if x[0] == FLORINS), CONSTRUCTION, percent=percent)
    return add(cut, florins)


def repair_cost(s: Regno, crew: bool) -> Goods:
    """Two points, and the whole Crew for 5 Florins more; in Winter the Florins double, whatever the winter, the Wood
    does not. 15.3.5 15.3.7 C186"""
    rules = s.tables.sea["repair"]
    florins = rules["florins"] + (rules["crew_florins"] if crew else 0)
    return ((WOOD, rules["wood"]), (FLORINS, florins * (rules["winter_factor"] if s.season == WINTER else 1)))


def offer_shipyard(s: Regno, seat: int, menu: Menu) -> None:
    """Ships that may be built, and repaired, now: one operation each. R6.1 15.3.5 C185 C251"""
    _offer_building(s, seat, menu)
    for name, x in enumerate(s.carriers):
        if x is not None and x.owner == seat and is_ship(x):
            _offer_repair(s, seat, menu, name)


def take_shipyard(s: Regno, seat: int, option: Option) -> None:
    """Carry out one operation."""
    if option[0] == BUILD_SHIP:
        _, kind, place, sea = option
        pay(s, seat, ship_cost(s, seat, kind))
        name = launch(s, seat, kind, sea)
        s.tell((SHIP_BUILT, ALL, seat, name, kind, place))
        return
    crew = option[0] == REFIT_SHIP
    pay(s, seat, repair_cost(s, crew))
    repair(s, option[1], option[2], crew)


def _offer_building(s: Regno, seat: int, menu: Menu) -> None:
    """In an own Port that works and is not blockaded, into one of its seas, while there is a piece in stock.
    15.1.t1.r1 15.1.t1.r2 15.1.t1.r3 15.1.t1.r4 15.1.t1.r5 8.1.t1.r17 15.3.2 15.1.3 R1.5"""
    ports = [p for p in provinces_of(s, seat) if s.tables.atlas.coasts(p)]
    for kind in range(LIGHT_GALLEY, len(SHIPS)):
        general: Refusal | None = None
        if s.realms[seat].tech[NAVIGATION] < s.tables.ships[kind].navigation:
            general = UNKNOWN_SHIP
        elif free_name(s, seat, kind) == NOWHERE:
            general = NO_SHIP_LEFT
        elif not can_pay(s, seat, ship_cost(s, seat, kind)):
            general = TOO_DEAR
        if general is not None and not menu.explain:
            continue
        for place in ports:
            here = why_no_port(s, place)
            for sea in s.tables.atlas.coasts(place):
                deep = None if may_enter(s, seat, sea) else OPEN_SEA
                menu.add((BUILD_SHIP, kind, place, sea), here or general or deep)


def why_no_port(s: Regno, place: int) -> Refusal | None:
    """Why no ship is built or repaired here: it takes an undamaged, unblockaded Port in a valid province. 15.3.2 15.3.5
    13.8.2"""
    if not (is_valid(s, place) and functioning(s, place, PORT)):
        return NO_PORT
    return BLOCKADED if is_blockaded(s, place) else None


def _offer_repair(s: Regno, seat: int, menu: Menu, name: int) -> None:
    """Two points, fewer when fewer are missing, shared by Hull and Sails as the owner likes; prizes and ships left
    without Crew alike. 15.3.5 15.3.6 15.3.8 C93 C185"""
    x = carrier(s, name)
    kind = s.tables.ships[x.kind]
    hull, sails, crew = kind.hull - x.hull, kind.sails - x.sails, kind.crew - x.crew
    points = min(s.tables.sea["repair"]["points"], hull + sails)
    ports = [p for p in s.tables.atlas.shores[x.place] if s.provinces[p].owner == seat]
    harbour = None if any(why_no_port(s, p) is None for p in ports) else NO_HARBOUR
    for verb, whole in ((REPAIR_SHIP, points > 0), (REFIT_SHIP, crew > 0)):
        why = harbour or (None if whole else NO_DAMAGE)
        why = why or (None if can_pay(s, seat, repair_cost(s, verb == REFIT_SHIP)) else TOO_DEAR)
        if why is None:
            menu.amount((verb, name), max(0, points - sails), min(points, hull))
        else:
            menu.add((verb, name, 0), why)


def repair(s: Regno, name: int, hull: int, crew: bool) -> None:
    """So many points of Hull, the rest of the two on the Sails, never over the maxima; with a new Crew an abandoned
    ship is governed again. 15.3.5 15.3.6 15.6.7"""
    x = carrier(s, name)
    kind = s.tables.ships[x.kind]
    sails = min(s.tables.sea["repair"]["points"] - hull, kind.sails - x.sails)
    hands = kind.crew - x.crew if crew else 0
    x.hull, x.sails, x.crew = x.hull + hull, x.sails + sails, x.crew + hands
    if x.crew:
        x.abandoned = False
    s.tell((SHIP_REPAIRED, ALL, name, hull, sails, hands))
