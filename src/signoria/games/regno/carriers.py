"""Caravans and ships as pieces: names, room, what they may carry. 10.2, 15.1, R1.5

A player has 4 Caravans and 6 ships at most; a piece not in stock cannot be bought, a captured one beyond the number is
destroyed.
"""

from __future__ import annotations

from signoria.games.regno.ids import (
    ABOARD,
    CARAVAN,
    CARAVANS_EACH,
    COMMERCE,
    FIRST_SHIP,
    MACHINES,
    NAVIGATION,
    NOWHERE,
    PITCHFORK,
    SHIPS_EACH,
)
from signoria.games.regno.people import has_captain
from signoria.games.regno.pieces import Carrier, Counts, new_carrier
from signoria.games.regno.state import Regno

JEAN_DE_VIENNE = 5  # of CAPTAINS


def carrier(s: Regno, name: int) -> Carrier:
    """The carrier of a name; it must be in play."""
    found = s.carriers[name]
    assert found is not None, f"carrier {name} is not in play"
    return found


def free_name(s: Regno, seat: int, kind: int) -> int:
    """A name that the seat has free for a Caravan or a ship, or NOWHERE. R1.5"""
    first, n = seat * CARAVANS_EACH, CARAVANS_EACH
    if kind != CARAVAN:
        first, n = FIRST_SHIP + seat * SHIPS_EACH, SHIPS_EACH
    return next((i for i in range(first, first + n) if s.carriers[i] is None), NOWHERE)


def launch(s: Regno, seat: int, kind: int, place: int) -> int:
    """A new carrier with whole tracks. The name; there must be one free."""
    name, ship = free_name(s, seat, kind), s.tables.ships[kind]
    s.carriers[name] = new_carrier(seat, kind, place, ship.hull, ship.sails, ship.crew)
    return name


def carriers_of(s: Regno, seat: int) -> list[int]:
    """The seat's carriers that somebody governs."""
    return [i for i, x in enumerate(s.carriers) if x is not None and x.owner == seat and not x.abandoned]


def is_ship(x: Carrier) -> bool:
    return x.kind != CARAVAN


def is_warship(s: Regno, x: Carrier) -> bool:
    """Light Galley, Frigate, Great warship. R1.6 C169"""
    return x.kind != CARAVAN and not s.tables.ships[x.kind].merchant


def is_operating(s: Regno, x: Carrier) -> bool:
    """A warship with Hull and Crew. R1.6 15.3.4"""
    return is_warship(s, x) and x.hull > 0 and x.crew > 0 and not x.abandoned


def capacity(s: Regno, name: int) -> int:
    """Cargo spaces, with technology and Jean de Vienne aboard. 10.2.1 11.1.t1.r7 11.3.t1.r6 16.6.t1.r6 C84 C213"""
    x = carrier(s, name)
    spaces = s.tables.ships[x.kind].cargo
    if x.owner < 0:
        return spaces
    tech = s.realms[x.owner].tech
    if x.kind == CARAVAN:
        return spaces + (s.tables.exchange["caravan"]["commerce2_cargo"] if tech[COMMERCE] >= 2 else 0)
    if s.tables.ships[x.kind].merchant and tech[NAVIGATION] >= 3:
        spaces += s.tables.sea["naval"]["navigation3_cargo"]
    return spaces + has_captain(s, x.owner, JEAN_DE_VIENNE, ABOARD + name)


def weight(counts: Counts) -> int:
    """Cargo spaces that pieces take: one each, a machine two. 15.2.1"""
    return sum(counts) + sum(counts[MACHINES:PITCHFORK])


def load_of(s: Regno, name: int) -> int:
    """Cargo spaces taken: goods, inhabitants, pieces and people. 10.2.2 15.2.1"""
    aboard = sum(weight(f.counts) for f in s.forces if f.place == ABOARD + name)
    people = sum(1 for x in s.people if x is not None and x.place == ABOARD + name)
    return sum(carrier(s, name).cargo) + aboard + people


def spaces_left(s: Regno, name: int) -> int:
    """Cargo spaces that are free."""
    return capacity(s, name) - load_of(s, name)


def ships_at(s: Regno, sea: int, owner: int) -> list[int]:
    """An owner's governed ships in a sea."""
    return [
        i
        for i, x in enumerate(s.carriers)
        if x is not None and x.kind != CARAVAN and x.place == sea and x.owner == owner and not x.abandoned
    ]


def destroy(s: Regno, name: int) -> None:
    """Off the map with its cargo; who is aboard must have been dealt with."""
    s.carriers[name] = None


def is_blockaded(s: Regno, province: int) -> bool:
    """Does an operating enemy warship keep a blockade before the Port? 15.3.1 15.3.3 15.3.4"""
    return any(x is not None and x.port == province and is_operating(s, x) for x in s.carriers)
