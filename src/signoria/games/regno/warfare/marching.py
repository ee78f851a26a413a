"""Order 2, move and fight: armies, people, workers. 7.2.9, 12.1, 16.1.3 and R6.2.

`march` moves all that can set out from a place at the value of the slowest; `muster` puts a part together. Both ask
`moving.reach` where to. Fights are begun by `engaging`, ships and attacks on carriers by `ships` and `plunder`.
"""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno.forces import pairs_of
from signoria.games.regno.free import OPENING, offer_free, take_free
from signoria.games.regno.ids import COURT, MINOR, NOWHERE, SOVEREIGN
from signoria.games.regno.kinds import BUILDING, CANCEL, FINISH, NUMBER, PERSON, PLACE, UNIT, UNITS_KIND
from signoria.games.regno.people import family, person
from signoria.games.regno.pieces import MOVED, NO_UNITS, Counts
from signoria.games.regno.realm import workers
from signoria.games.regno.realm.territory import provinces_of, room
from signoria.games.regno.seafaring import plunder, ships
from signoria.games.regno.state import Regno
from signoria.games.regno.steps import Ask, Words
from signoria.games.regno.warfare import engaging, war
from signoria.games.regno.warfare.engaging import engage
from signoria.games.regno.warfare.moving import (
    UNMANNED,
    able,
    arrived,
    is_flooded,
    is_inside,
    is_manned,
    move,
    points,
    reach,
    unmoved,
    unmoved_people,
    why_not,
)
from signoria.games.regno.warfare.siege import check_sieges
from signoria.kernel.menu import AMOUNT, Menu, Option, Refusal
from signoria.kernel.state import ALL, Step
from signoria.kernel.verbs import SEAT, Signature

MARCH: Final = 215
MUSTER: Final = 216
PICK: Final = 217 | AMOUNT
ATTACH: Final = 218
SET_OUT: Final = 219
MIGRATE: Final = 220
VACATE: Final = 221
DEPLOY: Final = 222
RECALL: Final = 223
MARCHED: Final = 215
WENT: Final = 216
MIGRATED: Final = 217
DEPLOYED: Final = 218
RECALLED: Final = 219
VERBS: Final = (
    Signature(MARCH, "march", ("place", PLACE), ("to", PLACE)),
    Signature(MUSTER, "muster", ("place", PLACE), quiet=True),
    Signature(PICK, "muster-unit", ("unit", UNIT), ("n", NUMBER), quiet=True),
    Signature(ATTACH, "muster-person", ("person", PERSON), quiet=True),
    Signature(SET_OUT, "set-out", ("to", PLACE)),
    Signature(MIGRATE, "migrate", ("place", PLACE), ("to", PLACE)),
    Signature(VACATE, "vacate", ("building", BUILDING), quiet=True),
    Signature(DEPLOY, "deploy", ("person", PERSON)),
    Signature(RECALL, "recall", ("person", PERSON)),
    *engaging.VERBS,
)
EVENTS: Final = (
    Signature(MARCHED, "marched", ("seat", SEAT), ("place", PLACE), ("to", PLACE), ("units", UNITS_KIND)),
    Signature(WENT, "went", ("seat", SEAT), ("person", PERSON), ("to", PLACE)),
    Signature(MIGRATED, "migrated", ("seat", SEAT), ("place", PLACE), ("to", PLACE)),
    Signature(DEPLOYED, "deployed", ("seat", SEAT), ("person", PERSON), ("place", PLACE)),
    Signature(RECALLED, "recalled", ("seat", SEAT), ("person", PERSON)),
)

ALL_MOVED: Final = Refusal("7.2.9", "migrate-two")
NO_WORKER: Final = Refusal("7.2.9", "migrate-nobody")
NO_ROOM: Final = Refusal("7.2.9", "migrate-full")
BESIEGED: Final = Refusal("13.8.2", "migrate-besieged")
RIVER: Final = Refusal("R18.2", "march-flooded")
ON_MAP: Final = Refusal("16.1.2", "recall-sovereign")
SHUT_IN: Final = Refusal("13.8.5", "march-besieged")
TIRED: Final = Refusal("12.1.6", "march-moved")


@final
class March(Ask):
    """Every own piece may move once and fight as it arrives; two workers may migrate. R6.2. Pieces and people are
    marked as moved, workers counted, so that the Order ends."""

    def __init__(self, seat: int, migrated: int, settled: int) -> None:
        self.seat = seat
        self.migrated = migrated  # workers moved so far
        self.settled = settled  # where the first of them went, or NOWHERE

    def asks(self, s: Regno) -> int:
        return 0 if s.realms[self.seat].out else 1 << self.seat

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        for place in s.tables.atlas.provinces:
            offer_march(s, seat, place, menu)
        engaging.offer_engaging(s, seat, menu)
        self.offer_migration(s, menu)
        offer_court(s, seat, menu)
        ships.offer_sailing(s, seat, menu, 2)
        plunder.offer_plunder(s, seat, menu)
        menu.add((FINISH,))
        offer_free(s, seat, menu)

    def opened_by(self, s: Regno, seat: int) -> frozenset[int]:
        """Consent to transit serves who has not moved yet."""
        places = s.tables.atlas.provinces
        waiting = any(unmoved(s, seat, place) != NO_UNITS or unmoved_people(s, seat, place) for place in places)
        return OPENING[2] if waiting else OPENING[2] - {war.TRANSIT}

    def take(self, s: Regno, seat: int, option: Option) -> None:
        verb = option[0]
        if verb == FINISH:
            s.then([Finish(seat)])
            return
        if take_free(s, seat, option):
            s.after(self)
        elif verb == MARCH:
            whole = able(unmoved(s, seat, option[1]))
            set_out(s, seat, option[1], whole, tuple(unmoved_people(s, seat, option[1])), option[2])
            s.after(self)
        elif verb == MUSTER:
            s.then([Muster(seat, option[1], NO_UNITS, ()), self])
        elif verb == MIGRATE:
            s.then([Leave(seat, option[1], option[2]), March(seat, self.migrated + 1, option[2])])
        elif verb in (DEPLOY, RECALL):
            take_court(s, seat, option)
            s.after(self)
        else:
            if verb in engaging.ENGAGING:
                engaging.take_engaging(s, seat, option)
            elif verb in ships.SAILING:
                ships.take_sailing(s, seat, option)
            else:
                plunder.take_plunder(s, seat, option)
            s.after(self)

    def words(self, s: Regno, seat: int) -> Words:
        return "march", {}

    def offer_migration(self, s: Regno, menu: Menu) -> None:
        """Free workers between own adjacent provinces, one link each, two in all; who has just come does not go on. An
        assigned worker may go. 7.2.9 7.3.6 C11 C12"""
        most: int = s.tables.territory["migration"]["workers"]
        for start in provinces_of(s, self.seat):
            p = s.provinces[start]
            for place in s.tables.atlas.neighbours[start]:
                to = s.provinces[place]
                if to.owner != self.seat:
                    continue
                bar = None
                if self.migrated >= most:
                    bar = ALL_MOVED
                elif p.free <= (self.settled == start):
                    bar = NO_WORKER
                elif not room(s, to):
                    bar = NO_ROOM
                elif p.besieger != NOWHERE or to.besieger != NOWHERE:
                    bar = BESIEGED
                elif is_flooded(s, start, place):
                    bar = RIVER
                menu.add((MIGRATE, start, place), bar)


def begin(s: Regno, seat: int) -> Step[Regno]:
    """The step that carries the Order out for a seat."""
    return March(seat, 0, NOWHERE)


@final
class Finish(Step[Regno]):
    """Who has arrived before an enemy fights at the latest now, place by place. 12.1.4"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def act(self, s: Regno) -> None:
        waiting = arrived(s, self.seat)
        if waiting:
            engage(s, self.seat, waiting[0])
            s.after(self)
        else:
            check_sieges(s)


# ---- armies and people -----------------------------------------------------------------------------------------------


def offer_march(s: Regno, seat: int, place: int, menu: Menu) -> None:
    """The whole army of a place, and how to take a part of it; where only people stand they go alone. 12.1.1 12.1.3"""
    there, people = unmoved(s, seat, place), unmoved_people(s, seat, place)
    if menu.explain and is_inside(s, seat, place):
        for near in s.tables.atlas.neighbours[place]:
            menu.add((MARCH, place, near), SHUT_IN)
    if there == NO_UNITS and not people:
        return
    whole = able(there)
    if whole != NO_UNITS or people:
        offer_destinations(s, seat, place, whole, (MARCH, place), menu)
    if sum(there) + len(people) > 1:
        menu.add((MUSTER, place))


def offer_destinations(s: Regno, seat: int, start: int, counts: Counts, head: Option, menu: Menu) -> None:
    """Where pieces, or people alone, may go from here: the one judge of a march. 12.1.2 12.1.3"""
    lone = counts == NO_UNITS
    found = reach(s, seat, start, points(s, seat, counts), lone)
    bar = None if is_manned(counts) else UNMANNED
    for place in s.tables.atlas.provinces if menu.explain else found:
        if place != start:
            menu.add((*head, place), bar if place in found else why_not(s, seat, start, place, lone))


def set_out(s: Regno, seat: int, start: int, counts: Counts, people: tuple[int, ...], place: int) -> None:
    """They go; a siege that they leave without soldiers ends. 12.1.6 C230"""
    origin = reach(s, seat, start, points(s, seat, counts), counts == NO_UNITS)[place]
    move(s, seat, start, counts, people, place, origin)
    if counts != NO_UNITS:
        s.tell((MARCHED, ALL, seat, start, place, pairs_of(counts)))
    for who in people:
        s.tell((WENT, ALL, seat, who, place))
    check_sieges(s)


@final
class Muster(Ask):
    """A part of what stands in a place: kinds of pieces one by one, people, then where to. Each choice takes one kind
    or person, so it ends. 12.1.2 12.1.3"""

    def __init__(self, seat: int, place: int, counts: Counts, people: tuple[int, ...]) -> None:
        self.seat, self.place, self.counts, self.people = seat, place, counts, people

    def asks(self, s: Regno) -> int:
        return 1 << self.seat

    def composing(self) -> bool:
        return True

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        if self.counts != NO_UNITS or self.people:
            offer_destinations(s, seat, self.place, self.counts, (SET_OUT,), menu)
        for unit, n in enumerate(unmoved(s, seat, self.place)):
            if n and not self.counts[unit]:
                menu.amount((PICK, unit), 1, n)
        for who in unmoved_people(s, seat, self.place):
            if who not in self.people:
                menu.add((ATTACH, who))
        menu.add((CANCEL,))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        verb = option[0]
        if verb == PICK:
            counts = tuple(option[2] if unit == option[1] else n for unit, n in enumerate(self.counts))
            s.after(Muster(seat, self.place, counts, self.people))
        elif verb == ATTACH:
            s.after(Muster(seat, self.place, self.counts, (*self.people, option[1])))
        elif verb == SET_OUT:
            set_out(s, seat, self.place, self.counts, self.people, option[1])

    def words(self, s: Regno, seat: int) -> Words:
        units, people = pairs_of(self.counts), self.people
        return "muster", {"place": ("place", self.place), "units": ("units", units), "n": ("number", len(people))}


# ---- workers ---------------------------------------------------------------------------------------------------------


@final
class Leave(Ask):
    """A worker leaves its province; when all have posts the owner says which post it leaves. 7.2.9 C12"""

    def __init__(self, seat: int, place: int, to: int) -> None:
        self.seat, self.place, self.to = seat, place, to

    def posts(self, s: Regno) -> list[int]:
        p = s.provinces[self.place]
        return [] if workers.idle(p) > 0 else [b for b in workers.posts(p) if p.worked >> b & 1]

    def asks(self, s: Regno) -> int:
        return 1 << self.seat if len(self.posts(s)) > 1 else 0

    def composing(self) -> bool:
        return True

    def act(self, s: Regno) -> None:
        self.go(s, self.posts(s))

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        for building in self.posts(s):
            menu.add((VACATE, building))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        self.go(s, [option[1]])

    def go(self, s: Regno, posts: list[int]) -> None:
        p = s.provinces[self.place]
        for building in posts:
            p.worked &= ~(1 << building)
            s.tell((workers.UNASSIGNED, ALL, self.place, building))
        p.free -= 1
        s.provinces[self.to].free += 1
        s.tell((MIGRATED, ALL, self.seat, self.place, self.to))

    def words(self, s: Regno, seat: int) -> Words:
        return "vacate", {"place": ("place", self.place)}


# ---- Court -----------------------------------------------------------------------------------------------------------


def offer_court(s: Regno, seat: int, menu: Menu) -> None:
    """Adults come from Court into the capital before they move, and go back to Court from it; who has gone back stays
    for this Order. 16.1.3 16.1.2 C114 C262"""
    capital = s.realms[seat].capital
    for who in family(s, seat):
        x = person(s, who)
        if x.role == MINOR or x.gaoler != NOWHERE:
            continue
        if x.place == COURT:
            rested = x.exhausted < s.round and not x.moved & MOVED
            menu.add((DEPLOY, who), None if rested else TIRED)
        elif x.place == capital:
            menu.add((RECALL, who), ON_MAP if x.role == SOVEREIGN else SHUT_IN if is_inside(s, seat, capital) else None)


def take_court(s: Regno, seat: int, option: Option) -> None:
    x, capital = person(s, option[1]), s.realms[seat].capital
    if option[0] == DEPLOY:
        x.place = capital
        s.tell((DEPLOYED, ALL, seat, option[1], capital))
    else:
        x.place, x.moved = COURT, x.moved | MOVED
        s.tell((RECALLED, ALL, seat, option[1]))
