"""Goods and inhabitants on and off ships with Order 4; they cost no movement point. 7.2.10, 15.2.1, 15.2.2, C170"""

from __future__ import annotations

from typing import Final

from signoria.games.regno.carriers import carrier, carriers_of, is_blockaded, is_ship, spaces_left
from signoria.games.regno.commerce.routes import change_cargo, is_open, is_settlement
from signoria.games.regno.ids import GOODS, PEOPLE_ABOARD
from signoria.games.regno.kinds import CARGO, CARRIER, COUNT, NUMBER, PLACE
from signoria.games.regno.realm import workers
from signoria.games.regno.realm.territory import room
from signoria.games.regno.state import Regno
from signoria.kernel.menu import AMOUNT, Menu, Option, Refusal
from signoria.kernel.state import ALL
from signoria.kernel.verbs import Signature

STOW: Final = 308 | AMOUNT
DISCHARGE: Final = 309 | AMOUNT

STOWED: Final = 316
DISCHARGED: Final = 317

VERBS: Final = (
    Signature(STOW, "stow", ("ship", CARRIER), ("place", PLACE), ("cargo", CARGO), ("amount", NUMBER)),
    Signature(DISCHARGE, "discharge", ("ship", CARRIER), ("place", PLACE), ("cargo", CARGO), ("amount", NUMBER)),
)
EVENTS: Final = (
    Signature(STOWED, "stowed", ("ship", CARRIER), ("place", PLACE), ("cargo", CARGO), ("amount", COUNT)),
    Signature(DISCHARGED, "discharged", ("ship", CARRIER), ("place", PLACE), ("cargo", CARGO), ("amount", COUNT)),
)

ON_THE_WAY: Final = Refusal("10.2.3", "loads-before-sailing")
NOT_SAILED: Final = Refusal("10.2.3", "unloads-elsewhere")
NO_SETTLEMENT: Final = Refusal("10.2.3", "no-settlement-here")
CLOSED: Final = Refusal("C147", "coast-closed")
BLOCKADED: Final = Refusal("15.3.2", "port-blockaded")
NO_SPACE: Final = Refusal("15.2.1", "no-space-aboard")
NO_HOUSING: Final = Refusal("7.3.6", "no-housing")


def offer_cargo(s: Regno, seat: int, menu: Menu) -> None:
    """What may go between each own ship and the own coasts of its sea: goods by settlements, inhabitants anywhere."""
    for name in carriers_of(s, seat):
        x = carrier(s, name)
        if is_ship(x):
            for place in s.tables.atlas.shores[x.place]:
                if s.provinces[place].owner == seat:
                    _offer_stowing(s, seat, menu, name, place)
                    _offer_discharge(s, seat, menu, name, place)


def _closed(s: Regno, seat: int, place: int, what: int) -> Refusal | None:
    """Why nothing, or no goods, may pass here. A blockaded Port has no trade use. 15.3.2 C147 R18.6 10.2.3"""
    if not is_open(s, seat, place):
        return CLOSED
    if is_blockaded(s, place):
        return BLOCKADED
    return NO_SETTLEMENT if what < GOODS and not is_settlement(s, place) else None


def _offer_stowing(s: Regno, seat: int, menu: Menu, name: int, place: int) -> None:
    """Before the ship's movement, not on the way. 10.2.3 C80 C170 15.2.1"""
    x, p, space = carrier(s, name), s.provinces[place], spaces_left(s, name)
    early = None if x.moved != s.round else ON_THE_WAY
    for what, n in enumerate((*s.realms[seat].stock[:GOODS], p.free, p.slaves)):
        if not n:
            continue
        why = early or _closed(s, seat, place, what) or (None if space > 0 else NO_SPACE)
        if why is None:
            menu.amount((STOW, name, place, what), 1, min(n, space))
        else:
            menu.add((STOW, name, place, what, 1), why)


def _offer_discharge(s: Regno, seat: int, menu: Menu, name: int, place: int) -> None:
    """What was loaded this season is not unloaded before the ship has moved; so loading and unloading come to an end.
    10.2.3 C79 C246"""
    x = carrier(s, name)
    here = NOT_SAILED if x.loaded == s.round != x.moved else None
    for what, n in enumerate(x.cargo):
        if not n:
            continue
        most = n if what < GOODS else min(n, room(s, s.provinces[place]))
        why = here or _closed(s, seat, place, what) or (None if most > 0 else NO_HOUSING)
        if why is None:
            menu.amount((DISCHARGE, name, place, what), 1, most)
        else:
            menu.add((DISCHARGE, name, place, what, 1), why)


def take_cargo(s: Regno, seat: int, option: Option) -> None:
    """Goods to and from the central reserve, people to and from the housing of the place. 7.2.10 C12 C246"""
    verb, name, place, what, n = option
    x, p, aboard = carrier(s, name), s.provinces[place], n if verb == STOW else -n
    if what < GOODS:
        s.realms[seat].stock[what] -= aboard
    elif what == PEOPLE_ABOARD:
        p.free -= aboard
    else:
        p.slaves -= aboard
    change_cargo(x, what, aboard)
    s.tell((STOWED if verb == STOW else DISCHARGED, ALL, name, place, what, n))
    if verb == STOW:
        x.loaded = s.round
        if what >= GOODS:
            workers.empty(s, place)
