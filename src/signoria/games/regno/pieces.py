"""What stands on the map and what a player has: provinces, forces, people, carriers, realms.

Moments are counted in seasons: `Regno.round` is 1 in the first Spring. "Until" is the last season in which a thing
holds. Copies go over `__dict__`, so a new field needs no line there; it needs one in the function that makes the thing.
"""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno.ids import (
    COMMON,
    DEEDS,
    GOODS,
    NEUTRAL,
    NO_FORTRESS,
    NO_TRAIT,
    NOWHERE,
    RESOURCES,
    UNITS,
)

Counts = tuple[int, ...]  # pieces by unit
NO_UNITS: Final[Counts] = (0,) * len(UNITS)

# Force.status
READY: Final = 0
EXHAUSTED: Final = 1  # recruits: defend at -1, do not attack or move (13.6.1)
CONVALESCENT: Final = 2  # neither fight nor move (14.1.12)

# Force.moved, bits
MOVED: Final = 1  # has moved in this activation
LANDED: Final = 2  # came off a ship this season (15.2.8)
ARRIVED: Final = 4  # stands before an enemy and has not fought yet (12.1.4)


@final
class Province:
    """A territory. 7.1, 8.2, 9.2"""

    owner: int  # a seat or NEUTRAL; with rebels (`former`) or a horde (`horde`) in it, it is NEUTRAL too
    settlement: int  # level 0 to 3
    buildings: int  # bits of BUILDINGS before the fortresses
    damaged: int  # bits of buildings that do not work (8.2.5)
    fortress: int  # a building from TOWER on, or NO_FORTRESS
    ps: int
    unmaintained: bool  # the fortress keeps PS and loses its benefits (9.4.6)
    free: int  # free workers, assigned or not
    slaves: int
    worked: int  # bits of buildings with a free worker; MANOR's bit too
    slaved: int  # bits of buildings with a slave
    unrest: int  # 0 to 3
    sacked: int  # until; 0: not
    besieger: int  # a seat or HORDE; NOWHERE: not besieged
    whence: int  # the province that the besieger came from, or NOWHERE (13.8.7)
    former: int  # the seat that lost it to rebels; NOWHERE: no rebels here (9.2.9)
    horde: bool  # taken by a horde that is still active (R18.4)
    exempt: bool  # the next production is in forced exemption (9.2.13)
    asleep: int  # produces nothing until this season is over: after a marriage (16.2.5)
    held: int  # bits of seats that have owned it (R20.2: first conquest)
    looted: bool  # a capital whose loot has been taken (12.3.8)
    target: int  # office that has named it for a holy war, or NOWHERE (R17.7)
    targeted: int  # bits of offices that have named it in this game (R17.7)
    justice: int  # year in which the Reliquary here last cancelled a revolt (11.7.10)
    fief: int  # the person that holds it, or NOWHERE (11.4.11)
    bought: tuple[int, ...]  # by good: what the neutral settlement has bought this season (10.2.7)
    sheltered: int  # wounded taken in this season (14.1.t1)

    def copy(self) -> Province:
        to = object.__new__(Province)
        to.__dict__.update(self.__dict__)
        return to


def new_province() -> Province:
    """Neutral land without anything."""
    new = Province()
    new.owner, new.settlement, new.buildings, new.damaged = NEUTRAL, 0, 0, 0
    new.fortress, new.ps, new.unmaintained = NO_FORTRESS, 0, False
    new.free, new.slaves, new.worked, new.slaved, new.unrest = 0, 0, 0, 0, 0
    new.sacked, new.besieger, new.whence, new.former, new.horde = 0, NOWHERE, NOWHERE, NOWHERE, False
    new.exempt, new.asleep, new.held, new.looted = False, 0, 0, False
    new.target, new.targeted, new.justice, new.fief = NOWHERE, 0, 0, NOWHERE
    new.bought, new.sheltered = (0,) * GOODS, 0
    return new


@final
class Force:
    """Pieces of one owner, place and state. Two forces that differ in nothing but `counts` are one: see `forces`."""

    owner: int  # a seat, NEUTRAL, REBELS or HORDE
    place: int  # a province, ABOARD + carrier, or INTERNED
    status: int
    until: int  # season in which `status` ends; 0: it does not end by itself
    moved: int  # bits
    origin: int  # the place it came from in this activation, or NOWHERE
    counts: Counts

    def __init__(
        self, owner: int, place: int, status: int, until: int, moved: int, origin: int, counts: Counts
    ) -> None:
        self.owner, self.place, self.status, self.until = owner, place, status, until
        self.moved, self.origin, self.counts = moved, origin, counts

    def copy(self) -> Force:
        return Force(self.owner, self.place, self.status, self.until, self.moved, self.origin, self.counts)


@final
class Person:
    """A character. Its index in `Regno.people` is its name. 16.1, R17.2"""

    seat: int
    role: int
    place: int  # a province, ABOARD + carrier, COURT or PRISON
    seniority: int
    virtue: int  # NO_TRAIT for minors, clergy and Captains
    flaw: int
    married: int
    spouse: int  # a person, or NOWHERE
    educated: bool
    wounded: int  # until; 0: not
    exhausted: int  # until; does not move (C242)
    gaoler: int  # a seat; REBELS: whoever is no player and holds it in its province; NOWHERE: free
    caught: int  # season of capture
    born: int  # openings lived through as a minor
    loyalty: int  # of Captains, 0 to 4
    hired: int  # season in which a Captain was hired
    moved: int  # bits, as of forces
    origin: int

    def copy(self) -> Person:
        to = object.__new__(Person)
        to.__dict__.update(self.__dict__)
        return to


def new_person(seat: int, role: int, place: int) -> Person:
    """Free, unmarried, without traits."""
    new = Person()
    new.seat, new.role, new.place, new.seniority = seat, role, place, 0
    new.virtue, new.flaw, new.married, new.spouse = NO_TRAIT, NO_TRAIT, 0, NOWHERE
    new.educated, new.wounded, new.exhausted = False, 0, 0
    new.gaoler, new.caught, new.born, new.loyalty, new.hired = NOWHERE, 0, 0, 0, 0
    new.moved, new.origin = 0, NOWHERE
    return new


@final
class Carrier:
    """A Caravan or a ship. Its index in `Regno.carriers` is its name. 10.2, 15.1"""

    owner: int  # a seat, NEUTRAL or PIRATES; a ship without crew is abandoned and keeps its last owner
    kind: int  # of SHIPS
    place: int  # a province (Caravan) or a sea
    cargo: tuple[int, ...]  # by good, then free inhabitants and slaves
    hull: int
    sails: int
    crew: int
    abandoned: bool  # a prize that nobody governs (15.6.6)
    moved: int  # season of its last movement (15.2.4)
    bought: int  # season of purchase (10.2.12), of capture as a prize, or of the pirates' coming (R18.5)
    visited: bool  # has made its visit in this activation (10.2.6)
    start: int  # place where it stood when the activation began
    port: int  # province whose Port it blockades, or NOWHERE (15.3.1)
    loaded: int  # season in which it last loaded from the reserve: not unloaded again where it lies (C79)

    def copy(self) -> Carrier:
        to = object.__new__(Carrier)
        to.__dict__.update(self.__dict__)
        return to


def new_carrier(owner: int, kind: int, place: int, hull: int = 0, sails: int = 0, crew: int = 0) -> Carrier:
    """Empty, not yet moved."""
    new = Carrier()
    new.owner, new.kind, new.place, new.hull, new.sails, new.crew = owner, kind, place, hull, sails, crew
    new.cargo, new.abandoned, new.moved, new.bought, new.visited = (0,) * (GOODS + 2), False, 0, 0, False
    new.start, new.port, new.loaded = place, NOWHERE, 0
    return new


@final
class Realm:
    """What a player owns and has done. 7.1.2, 11.1, R2"""

    stock: list[int]  # by resource, florins included: the central reserve
    tech: list[int]  # by branch, the government's level last
    government: int
    faith: int
    capital: int  # a province; NOWHERE when the realm is out
    deeds: list[int]  # enterprise VP by where they come from
    out: bool  # no territories left (12.3.11)
    program: tuple[int, ...]  # the Orders laid this season, secret until `revealed`; (0, 0) where they are hidden
    plan: tuple[int, ...]  # by long plan: the cards of the year's later seasons, secret (R5.9)
    revealed: bool
    produced: int  # Orders 3 this year
    taxed: int  # taxable provinces in the last global production
    taxed_high: int  # of these, with high tax (9.5.1)
    sold_first: bool  # this year's first-sale bonus is used (10.3.9)
    justice: int  # year of the last first revolt (11.6.4)
    spied: int  # year of the last look at an Order (11.1.t1.r8)
    seen: tuple[tuple[int, int, int], ...]  # what it looked at: (season, seat, Order), secret to the seat
    genius: int  # year of the other Genius' discount (16.1.t1.r1)
    embargo: int  # last year of the Guilds' Embargo; 0: none
    excommunicated: bool
    civil_war: int  # until; 0: none
    regent: int  # 0 none, 1 a generic Regent, 2 the Consort
    converted: bool  # has changed its faith (R6.6)
    works: int  # year of the last public works
    battles: int  # battle VP this year (R20.2)
    battles_against: int  # bits of the seats against which
    warships: int  # warship VP this year
    captured: int  # bits of people whose capture has been counted
    merchant_way: bool  # first Caravan sale of this Order 4 is done (11.5.2)
    imported: tuple[int, ...]  # by good: units bought in this activation (10.3.11)
    trading: tuple[int, ...]  # what Order 4 has left (R6.4): see `ledger`

    def copy(self) -> Realm:
        to = object.__new__(Realm)
        to.__dict__.update(self.__dict__)
        to.stock, to.tech, to.deeds = self.stock[:], self.tech[:], self.deeds[:]
        return to


def new_realm() -> Realm:
    """Nothing owned, nothing known, nothing done."""
    new = Realm()
    new.stock, new.tech, new.government = [0] * len(RESOURCES), [0] * (COMMON + 1), 0
    new.faith, new.capital, new.deeds, new.out = 0, NOWHERE, [0] * len(DEEDS), False
    new.plan = ()
    new.program, new.revealed, new.produced, new.taxed, new.taxed_high = (), False, 0, 0, 0
    new.sold_first, new.justice, new.spied, new.seen, new.genius = False, 0, 0, (), 0
    new.embargo, new.excommunicated, new.civil_war, new.regent = 0, False, 0, 0
    new.converted, new.works, new.battles, new.battles_against, new.warships = False, 0, 0, 0, 0
    new.captured, new.merchant_way, new.imported = 0, False, (0,) * GOODS
    new.trading = ()
    return new
