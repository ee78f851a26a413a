"""Sieges: marking one, keeping it up, withdrawing, the end. 13.8.

A besieged province stays its owner's (`Province.besieger`); both forces stand in it. What a siege suspends is asked of
`territory` (13.8.2 C1 C29 C147). Battles of a siege are begun by `engaging`.
"""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno.carriers import is_operating, ships_at, spaces_left, weight
from signoria.games.regno.forces import counts_of, pairs_of, plus, put, settle
from signoria.games.regno.ids import ABOARD, NO_FORTRESS, NOWHERE, REBELS
from signoria.games.regno.kinds import OWNER, PLACE, UNITS_KIND
from signoria.games.regno.map import is_sea
from signoria.games.regno.people import person
from signoria.games.regno.pieces import ARRIVED, NO_UNITS, Force
from signoria.games.regno.realm.territory import are_allied, armies_at, at_war, people_at, soldiers_at
from signoria.games.regno.state import Regno
from signoria.games.regno.steps import Ask, Words
from signoria.games.regno.warfare.homeward import WENT_ALONG, GoHome
from signoria.games.regno.warfare.moving import is_flooded
from signoria.kernel.menu import Menu, Option
from signoria.kernel.state import ALL
from signoria.kernel.verbs import SEAT, Signature

KEEP: Final = 246
WITHDRAW: Final = 247
BACK: Final = 248
BEGUN: Final = 245
ENDED: Final = 246
WITHDRAWN: Final = 247
REMOVED: Final = 248
VERBS: Final = (
    Signature(KEEP, "keep-siege", quiet=True),
    Signature(WITHDRAW, "lift-siege", quiet=True),
    Signature(BACK, "draw-off", ("place", PLACE), quiet=True),
)
EVENTS: Final = (
    Signature(BEGUN, "siege-begun", ("place", PLACE), ("owner", OWNER)),
    Signature(ENDED, "siege-ended", ("place", PLACE), ("owner", OWNER)),
    Signature(WITHDRAWN, "fell-back", ("seat", SEAT), ("place", PLACE), ("to", PLACE), ("units", UNITS_KIND)),
    Signature(REMOVED, "besiegers-removed", ("seat", SEAT), ("place", PLACE), ("units", UNITS_KIND)),
)


def begin_siege(s: Regno, place: int, owner: int) -> None:
    """Mark a siege; its effects hold from now. 13.8.1 13.8.3 C29"""
    p = s.provinces[place]
    p.besieger = owner
    camp = [f for f in s.forces if f.owner == owner and f.place == place and f.origin != NOWHERE]
    p.whence = max(camp, key=lambda f: sum(f.counts)).origin if camp else NOWHERE
    s.tell((BEGUN, ALL, place, owner))


def end_siege(s: Regno, place: int) -> None:
    """The siege is over; nobody conquered. Benefits return at once. C230"""
    p = s.provinces[place]
    owner, p.besieger, p.whence = p.besieger, NOWHERE, NOWHERE
    s.tell((ENDED, ALL, place, owner))


def check_sieges(s: Regno) -> None:
    """End every siege whose besieger has no soldiers left there, or is at peace with who holds the province now (its
    former owner has come to terms with the rebels); what the besieger has there goes home. C230"""
    for place in s.tables.atlas.provinces:
        p = s.provinces[place]
        if p.besieger == NOWHERE:
            continue
        besieger, peace = p.besieger, p.owner >= 0 and not at_war(s, p.besieger, p.owner)
        if peace or not soldiers_at(s, place, besieger):
            end_siege(s, place)
            if besieger >= 0:
                s.after(GoHome(besieger, place, p.owner, False))


def dues(s: Regno, seat: int) -> list[tuple[int, int]]:
    """Places that the seat besieges and the Florins that each costs in Winter. 13.8.7 9.4.14 C62 C234"""
    per: int = s.tables.production["upkeep"]["siege_per_soldier"]
    return [(i, per * soldiers_at(s, i, seat)) for i in s.tables.atlas.provinces if s.provinces[i].besieger == seat]


def withdraw(s: Regno, place: int) -> None:
    """The besieger has not paid in Winter: push its withdrawal, before attrition. 13.8.7 C150"""
    s.after(Withdraw(s.provinces[place].besieger, place))


# ---- after a fight without a winner ----------------------------------------------------------------------------------


@final
class Stall(Ask):
    """After a fight without a winner the attacker stays outside the walls or withdraws. 13.5.10 13.8.1 C141"""

    def __init__(self, seat: int, place: int) -> None:
        self.seat, self.place = seat, place

    def can_stay(self, s: Regno) -> bool:
        """A siege needs walls and soldiers before them. C141 C230"""
        return s.provinces[self.place].fortress != NO_FORTRESS and soldiers_at(s, self.place, self.seat) > 0

    def can_leave(self, s: Regno) -> bool:
        return all(destinations(s, self.seat, self.place, origin) for origin in origins(s, self.seat, self.place))

    def asks(self, s: Regno) -> int:
        return 1 << self.seat if self.can_stay(s) and self.can_leave(s) else 0

    def act(self, s: Regno) -> None:
        self.stay(s) if self.can_stay(s) else self.leave(s)

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        menu.add((KEEP,))
        menu.add((WITHDRAW,))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        self.stay(s) if option[0] == KEEP else self.leave(s)

    def stay(self, s: Regno) -> None:
        if s.provinces[self.place].besieger != self.seat:
            begin_siege(s, self.place, self.seat)

    def leave(self, s: Regno) -> None:
        s.after(Withdraw(self.seat, self.place))

    def words(self, s: Regno, seat: int) -> Words:
        return "keep-siege", {"place": ("place", self.place)}


@final
class Withdraw(Ask):
    """The attacker's pieces leave, those that came one way together, back where they came from if that is legal, else
    to an adjacent place of their owner's choice. Without any the pieces are removed and people roll the risk. Each
    round empties one way. 13.8.7 13.8.8 13.5.2 13.5.10 C139 C231 C232"""

    def __init__(self, seat: int, place: int) -> None:
        self.seat, self.place = seat, place

    def asks(self, s: Regno) -> int:
        ways = origins(s, self.seat, self.place)
        return 1 << self.seat if ways and len(destinations(s, self.seat, self.place, ways[0])) > 1 else 0

    def act(self, s: Regno) -> None:
        ways = origins(s, self.seat, self.place)
        if not ways:
            check_sieges(s)
            return
        found = destinations(s, self.seat, self.place, ways[0])
        if found:
            self.go(s, ways[0], found[0])
        else:
            self.remove(s, ways[0])
        s.after(self)

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        for place in destinations(s, self.seat, self.place, origins(s, self.seat, self.place)[0]):
            menu.add((BACK, place))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        self.go(s, origins(s, self.seat, self.place)[0], option[1])
        s.after(self)

    def words(self, s: Regno, seat: int) -> Words:
        return "draw-off", {"place": ("place", self.place)}

    def group(self, s: Regno, origin: int) -> tuple[list[Force], list[int]]:
        """Pieces and people that came this way."""
        pieces = [f for f in s.forces if f.owner == self.seat and f.place == self.place and f.origin == origin]
        people = [i for i in people_at(s, self.place, self.seat) if person(s, i).origin == origin]
        return pieces, people

    def go(self, s: Regno, origin: int, to: int) -> None:
        pieces, people = self.group(s, origin)
        gone = NO_UNITS
        for f in pieces:
            gone = plus(gone, f.counts)
            f.moved, f.origin = f.moved & ~ARRIVED, NOWHERE
            if not is_sea(to):
                f.place = to
        s.tell((WITHDRAWN, ALL, self.seat, self.place, to, pairs_of(gone)))
        for who in people:
            x = person(s, who)
            x.place, x.moved, x.origin = to, x.moved & ~ARRIVED, NOWHERE
            s.tell((WENT_ALONG, ALL, who, to))
        if is_sea(to):
            embark(s, self.seat, to, pieces, people)
        settle(s)

    def remove(self, s: Regno, origin: int) -> None:
        """13.8.8"""
        from signoria.games.regno.combat import risk  # prisoners and succession stand above sieges

        pieces, people = self.group(s, origin)
        gone, p = NO_UNITS, s.provinces[self.place]
        for f in pieces:
            gone = plus(gone, f.counts)
            s.forces.remove(f)
        s.tell((REMOVED, ALL, self.seat, self.place, pairs_of(gone)))
        for who in people:
            person(s, who).origin = NOWHERE
            risk.threaten(s, who, REBELS if p.former != NOWHERE else p.owner, False)


def origins(s: Regno, seat: int, place: int) -> list[int]:
    """The ways by which a seat's pieces and people in a place have come."""
    found = {f.origin for f in s.forces if f.owner == seat and f.place == place}
    return sorted(found | {person(s, i).origin for i in people_at(s, place, seat)})


def destinations(s: Regno, seat: int, place: int, origin: int) -> list[int]:
    """Where pieces that came from `origin` may withdraw to: there if it is legal, else any adjacent own or allied
    place without enemies. 13.5.2 13.8.7 C139 C231"""
    p = s.provinces[place]
    back = origin if origin != NOWHERE else p.whence if p.besieger == seat else NOWHERE
    aboard = is_sea(back) and has_room(s, seat, place, back, origin)
    near = [i for i in s.tables.atlas.neighbours[place] if is_refuge(s, seat, i) and not is_flooded(s, place, i)]
    return [back] if aboard or back in near else near


def is_refuge(s: Regno, seat: int, place: int) -> bool:
    """Own or allied land without enemies. 13.5.2"""
    p = s.provinces[place]
    friendly = p.owner == seat or are_allied(s, seat, p.owner)
    return friendly and p.besieger == NOWHERE and not any(at_war(s, seat, x) for x in armies_at(s, place))


def has_room(s: Regno, seat: int, place: int, sea: int, origin: int) -> bool:
    """Do the seat's ships in the sea take them all back aboard, with no operating enemy warship there? C231"""
    for x in s.carriers:
        if x is not None and x.place == sea and x.owner != seat and at_war(s, seat, x.owner) and is_operating(s, x):
            return False
    pieces = [f for f in s.forces if f.owner == seat and f.place == place and f.origin == origin]
    need = sum(weight(f.counts) for f in pieces)
    need += sum(1 for i in people_at(s, place, seat) if person(s, i).origin == origin)
    rooms = [spaces_left(s, name) for name in ships_at(s, sea, seat)]
    bulky = any(weight(f.counts) != sum(f.counts) for f in pieces)
    return bool(rooms) and need <= sum(room - (bulky and room % 2) for room in rooms)


def embark(s: Regno, seat: int, sea: int, pieces: list[Force], people: list[int]) -> None:
    """Back aboard, machines first, each ship filled in turn. C231"""
    ships = ships_at(s, sea, seat)
    for f in pieces:
        s.forces.remove(f)
    for f in pieces:
        for unit in reversed(range(len(f.counts))):
            one = counts_of([(unit, 1)])
            for _ in range(f.counts[unit]):
                name = next(i for i in ships if spaces_left(s, i) >= weight(one))
                put(s, seat, ABOARD + name, one, f.status, f.until, f.moved, f.origin)
    for who in people:
        person(s, who).place = ABOARD + next(i for i in ships if spaces_left(s, i) >= 1)
