"""Boats: soldiers, machines and people go aboard and ashore with Order 2. 15.2.1, 15.2.2, 15.2.5 to 15.2.8"""

from __future__ import annotations

from typing import Final

from signoria.games.regno.carriers import carrier, load_of, spaces_left, weight
from signoria.games.regno.forces import counts_of, pairs_of, put
from signoria.games.regno.forces import take as take_pieces
from signoria.games.regno.ids import ABOARD, CREWMAN, MACHINES, NOWHERE, PITCHFORK
from signoria.games.regno.kinds import CARRIER, NUMBER, PERSON, PLACE, UNIT, UNITS_KIND
from signoria.games.regno.people import may_move, person
from signoria.games.regno.pieces import ARRIVED, LANDED, MOVED, NO_UNITS, READY, Counts, Force
from signoria.games.regno.realm.territory import people_at, ready_at
from signoria.games.regno.seafaring.fleets import enemies_at, machines_aboard, own_or_allied_coast
from signoria.games.regno.state import Regno
from signoria.games.regno.warfare.moving import NO_CONSENT, barrier, is_hostile
from signoria.kernel.menu import AMOUNT, Menu, Option, Refusal
from signoria.kernel.state import ALL
from signoria.kernel.verbs import SEAT, Signature

EMBARK: Final = 303 | AMOUNT
EMBARK_PERSON: Final = 304
LAND: Final = 305 | AMOUNT
LAND_PERSON: Final = 306
ASK_SHORE: Final = 307

EMBARKED: Final = 306
PERSON_EMBARKED: Final = 307
LANDED_PIECES: Final = 308
PERSON_LANDED: Final = 309

VERBS: Final = (
    Signature(EMBARK, "embark", ("ship", CARRIER), ("place", PLACE), ("unit", UNIT), ("amount", NUMBER)),
    Signature(EMBARK_PERSON, "embark-person", ("ship", CARRIER), ("person", PERSON)),
    Signature(LAND, "land", ("ship", CARRIER), ("place", PLACE), ("unit", UNIT), ("amount", NUMBER)),
    Signature(LAND_PERSON, "land-person", ("ship", CARRIER), ("person", PERSON), ("place", PLACE)),
    Signature(ASK_SHORE, "ask-shore", ("ship", CARRIER), ("place", PLACE)),
)
EVENTS: Final = (
    Signature(EMBARKED, "embarked", ("seat", SEAT), ("ship", CARRIER), ("place", PLACE), ("units", UNITS_KIND)),
    Signature(PERSON_EMBARKED, "person-embarked", ("ship", CARRIER), ("person", PERSON)),
    Signature(LANDED_PIECES, "landed", ("seat", SEAT), ("ship", CARRIER), ("place", PLACE), ("units", UNITS_KIND)),
    Signature(PERSON_LANDED, "person-landed", ("ship", CARRIER), ("person", PERSON), ("place", PLACE)),
)

NO_POINTS: Final = Refusal("15.2.6", "no-movement-left")
NO_SPACE: Final = Refusal("15.2.1", "no-space-aboard")
HAS_MOVED: Final = Refusal("15.2.6", "has-moved-on-land")
NOT_READY: Final = Refusal("13.6.1", "not-ready")
NO_CREWMAN: Final = Refusal("13.7.1", "no-crewman-aboard")
NOT_YOUR_COAST: Final = Refusal("15.2.5", "not-your-coast")
ENEMY_SHIPS: Final = Refusal("15.2.7", "enemy-ships")
EXHAUSTED_PERSON: Final = Refusal("14.2.7", "person-exhausted")

NO_BOATS: Final = (NOWHERE, NOWHERE, 0)
ABOARD_SHIP: Final = 1  # directions
ASHORE: Final = 2


def has_cargo_for(s: Regno, seat: int, name: int) -> bool:
    """Has a Merchant something to do with boats: people aboard, or ready pieces and people on a coast at hand?"""
    if people_at(s, ABOARD + name, seat):
        return True
    sea = carrier(s, name).place
    coasts = [p for p in s.tables.atlas.shores[sea] if own_or_allied_coast(s, seat, p, sea)]
    return any(
        people_at(s, p, seat) or any(f.place == p and f.owner == seat and _may_embark(f) is None for f in s.forces)
        for p in coasts
    )


def offer_boats(s: Regno, seat: int, menu: Menu, name: int, left: int, boats: tuple[int, ...]) -> None:
    """Everything that may go aboard or ashore now; an act that goes on costs nothing more. C171"""
    for place in s.tables.atlas.shores[carrier(s, name).place]:
        _offer_embarking(s, seat, menu, name, place, left > 0 or boats == (name, place, ABOARD_SHIP))
        _offer_landing(s, seat, menu, name, place, left > 0 or boats == (name, place, ASHORE))


def take_boats(s: Regno, seat: int, option: Option, boats: tuple[int, ...]) -> tuple[int, ...]:
    """Carry one out; which act it belongs to."""
    from signoria.games.regno.warfare import war  # they need ships themselves

    verb, name = option[0], option[1]
    if verb == ASK_SHORE:
        place = option[2]
        s.after(war.Consent(s.provinces[place].owner, seat))
        return boats
    carrier(s, name).moved = s.round
    if verb == EMBARK:
        embark(s, seat, name, option[2], counts_of([(option[3], option[4])]))
        return (name, option[2], ABOARD_SHIP)
    if verb == EMBARK_PERSON:
        x = person(s, option[2])
        place, x.place, x.moved = x.place, ABOARD + name, x.moved | MOVED
        s.tell((PERSON_EMBARKED, ALL, name, option[2]))
        return (name, place, ABOARD_SHIP)
    if verb == LAND:
        units = [(option[3], option[4])]
        if MACHINES <= option[3] < PITCHFORK:
            units.append((CREWMAN, option[4]))
        land(s, seat, name, option[2], counts_of(units))
        return (name, option[2], ASHORE)
    x = person(s, option[2])
    bits = MOVED | LANDED | (ARRIVED if is_hostile(s, seat, option[3]) else 0)
    x.place, x.origin, x.moved = option[3], carrier(s, name).place, x.moved | bits
    s.tell((PERSON_LANDED, ALL, name, option[2], option[3]))
    return (name, option[3], ASHORE)


# ---- aboard ----------------------------------------------------------------------------------------------------------


def _may_embark(f: Force) -> Refusal | None:
    """Only ready pieces that have not moved: no land movement before the transport, none after it. 15.2.6"""
    if f.status != READY:
        return NOT_READY
    return HAS_MOVED if f.moved else None


def _offer_embarking(s: Regno, seat: int, menu: Menu, name: int, place: int, points: bool) -> None:
    """From an own or allied coast, without a Port. 15.2.5 13.7.1 C172"""
    coast = own_or_allied_coast(s, seat, place, carrier(s, name).place)
    if not coast and not menu.explain:
        return
    room, ready, why_not = spaces_left(s, name), NO_UNITS, {}
    for f in s.forces:
        if f.place == place and f.owner == seat:
            why = _may_embark(f)
            for unit, n in enumerate(f.counts):
                if n and why is not None:
                    why_not[unit] = why
                elif n:
                    ready = tuple(x + (n if i == unit else 0) for i, x in enumerate(ready))
    general = None if coast else NOT_YOUR_COAST
    general = general or (None if points else NO_POINTS)
    idle = _crewmen(s, name) - machines_aboard(s, name)
    for unit, n in enumerate(ready):
        machine = MACHINES <= unit < PITCHFORK
        most = min(n, room // weight(counts_of([(unit, 1)])), idle if machine else n)
        if n and general is None and most > 0:
            menu.amount((EMBARK, name, place, unit), 1, most)
        elif n:
            menu.add((EMBARK, name, place, unit, 1), general or (NO_CREWMAN if machine and idle < 1 else NO_SPACE))
        elif unit in why_not:
            menu.add((EMBARK, name, place, unit, 1), general or why_not[unit])
    for who in people_at(s, place, seat):
        x = person(s, who)
        why = general or (None if may_move(s, x) else EXHAUSTED_PERSON)
        why = why or (HAS_MOVED if x.moved else None) or (None if room else NO_SPACE)
        menu.add((EMBARK_PERSON, name, who), why)


def _crewmen(s: Regno, name: int) -> int:
    return sum(f.counts[CREWMAN] for f in s.forces if f.place == ABOARD + name)


def embark(s: Regno, seat: int, name: int, place: int, counts: Counts) -> None:
    """Pieces go aboard; they remain pieces. 15.1.4"""
    for unit, n in pairs_of(counts):
        _move(s, seat, place, unit, n, ABOARD + name, MOVED, place)
    s.tell((EMBARKED, ALL, seat, name, place, pairs_of(counts)))


def _move(s: Regno, seat: int, place: int, unit: int, n: int, to: int, moved: int, origin: int) -> None:
    """n ready pieces of a unit from a place to another, those that have not moved first."""
    ready = [f for f in s.forces if f.place == place and f.owner == seat and f.status == READY and f.counts[unit]]
    for f in sorted(ready, key=lambda f: f.moved):
        taken = counts_of([(unit, min(n, f.counts[unit]))])
        if taken != NO_UNITS:
            take_pieces(s, f, taken)
            put(s, seat, to, taken, moved=moved, origin=origin)
            n -= taken[unit]


# ---- ashore ----------------------------------------------------------------------------------------------------------


def cannot_land(s: Regno, seat: int, sea: int, place: int, lone: bool = False) -> Refusal | None:
    """Why pieces, or a character without pieces ashore, may not land: as for entering by land; in a hostile province
    not before the enemy's ships in the sea are beaten. 12.1.3 12.1.4 12.1.7 15.2.7 R1.6 C206 C227"""
    why = barrier(s, seat, place, lone)
    if why is None and is_hostile(s, seat, place) and enemies_at(s, seat, sea):
        return ENEMY_SHIPS
    return why


def _offer_landing(s: Regno, seat: int, menu: Menu, name: int, place: int, points: bool) -> None:
    """Each machine lands with its Crewman; a character alone not in hostile land. 15.2.7 12.1.3 C172"""
    from signoria.games.regno.warfare import war  # they need ships themselves

    sea, owner = carrier(s, name).place, s.provinces[place].owner
    why = cannot_land(s, seat, sea, place)
    if why is NO_CONSENT and load_of(s, name) > sum(carrier(s, name).cargo) and war.may_ask(s, owner, seat):
        menu.legal.append((ASK_SHORE, name, place))
    why = why or (None if points else NO_POINTS)
    crewmen = _crewmen(s, name)
    aboard = [f for f in s.forces if f.place == ABOARD + name and f.status == READY]
    for unit in sorted({unit for f in aboard for unit, n in enumerate(f.counts) if n}):
        n = sum(f.counts[unit] for f in aboard)
        most = min(n, crewmen) if MACHINES <= unit < PITCHFORK else n
        if why is None and most > 0:
            menu.amount((LAND, name, place, unit), 1, most)
        else:
            menu.add((LAND, name, place, unit, 1), why or NO_CREWMAN)
    lone = not ready_at(s, place, seat)
    for who in people_at(s, ABOARD + name, seat):
        tired = None if may_move(s, person(s, who)) else EXHAUSTED_PERSON
        stop = cannot_land(s, seat, sea, place, lone) or (None if points else NO_POINTS)
        menu.add((LAND_PERSON, name, who, place), stop or tired)


def land(s: Regno, seat: int, name: int, place: int, counts: Counts) -> None:
    """Pieces come ashore: they move no more, have -1 in their first round, their machines do not fire; in hostile land
    they have arrived before an enemy. 15.2.6 15.2.7 15.2.8 C173 C232"""
    moved = MOVED | LANDED | (ARRIVED if is_hostile(s, seat, place) else 0)
    for unit, n in pairs_of(counts):
        _move(s, seat, ABOARD + name, unit, n, place, moved, carrier(s, name).place)
    s.tell((LANDED_PIECES, ALL, seat, name, place, pairs_of(counts)))
