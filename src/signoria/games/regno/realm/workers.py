"""Workers and slaves at their posts: assigning them before a production, and who goes when inhabitants are lost."""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno.ids import (
    CATHEDRAL,
    CHURCH,
    FAIR,
    GREAT_BASILICA,
    HOLY_RELIQUARY,
    LOGGIA,
    MANOR,
    MARKET,
    PRODUCTIVE,
    UNIVERSITY,
)
from signoria.games.regno.kinds import BUILDING, NUMBER, PLACE
from signoria.games.regno.pieces import Province
from signoria.games.regno.realm.territory import building_at, inhabitants
from signoria.games.regno.state import Regno
from signoria.games.regno.steps import Ask, Words
from signoria.kernel.menu import AMOUNT, Menu, Option, Refusal
from signoria.kernel.state import ALL
from signoria.kernel.verbs import Signature

ASSIGN: Final = 52
ASSIGN_SLAVE: Final = 53
UNASSIGN: Final = 54
UNASSIGN_SLAVE: Final = 55
LOSE_SLAVES: Final = 58 | AMOUNT
REASSIGNING: Final = frozenset({ASSIGN, ASSIGN_SLAVE, UNASSIGN, UNASSIGN_SLAVE})

ASSIGNED: Final = 52  # event: a free worker goes to a building
SLAVE_ASSIGNED: Final = 53
UNASSIGNED: Final = 54  # event: a building has lost its free worker
SLAVE_UNASSIGNED: Final = 55
INHABITANTS_LOST: Final = 56  # event: free and slaves that a province has lost

VERBS: Final = (
    Signature(ASSIGN, "assign", ("place", PLACE), ("building", BUILDING)),
    Signature(ASSIGN_SLAVE, "assign-slave", ("place", PLACE), ("building", BUILDING)),
    Signature(UNASSIGN, "unassign", ("place", PLACE), ("building", BUILDING)),
    Signature(UNASSIGN_SLAVE, "unassign-slave", ("place", PLACE), ("building", BUILDING)),
    Signature(LOSE_SLAVES, "lose-slaves", ("place", PLACE), ("n", NUMBER)),
)
EVENTS: Final = (
    Signature(ASSIGNED, "assigned", ("place", PLACE), ("building", BUILDING)),
    Signature(SLAVE_ASSIGNED, "slave-assigned", ("place", PLACE), ("building", BUILDING)),
    Signature(UNASSIGNED, "unassigned", ("place", PLACE), ("building", BUILDING)),
    Signature(SLAVE_UNASSIGNED, "slave-unassigned", ("place", PLACE), ("building", BUILDING)),
    Signature(INHABITANTS_LOST, "inhabitants-lost", ("place", PLACE), ("free", NUMBER), ("slaves", NUMBER)),
)

NO_WORKER: Final = Refusal("7.2.8", "no-idle-worker")
NO_SLAVE: Final = Refusal("7.2.8", "no-idle-slave")
OCCUPIED: Final = Refusal("7.2.5", "post-occupied")
FREE_ONLY: Final = Refusal("7.2.7", "post-for-the-free")
RUINED: Final = Refusal("8.2.5", "post-damaged")
ONCE: Final = Refusal("9.1.1", "post-changed")

# who may hold a worker: productive buildings anybody, these a free one; a monument as what it replaced. 7.2.6
FREE_POSTS: Final = (CHURCH, CATHEDRAL, MARKET, FAIR, UNIVERSITY, LOGGIA, HOLY_RELIQUARY, GREAT_BASILICA, MANOR)


def posts(p: Province) -> list[int]:
    """The buildings of a province that can hold a worker, damaged or not. 7.2.5 7.2.6"""
    return [b for b in (*range(PRODUCTIVE), *FREE_POSTS) if building_at(p, b)]


def idle(p: Province) -> int:
    """Free workers at no post. 9.1.6 C39"""
    return p.free - p.worked.bit_count()


def unused(p: Province) -> int:
    """Free workers at no post who could hold one. 7.2.5 7.2.6"""
    held = p.worked | p.slaved | p.damaged
    return min(idle(p), sum(not held >> post & 1 for post in posts(p)))


def offer_reassign(s: Regno, menu: Menu, places: list[int], touched: tuple[int, ...]) -> None:
    """Local workers and slaves to and from posts; each post is emptied once and manned once in a production. 9.1.1"""
    for place in places:
        p = s.provinces[place]
        slaves_idle = p.slaves - p.slaved.bit_count()
        for building in posts(p):
            free, slave = p.worked >> building & 1, p.slaved >> building & 1
            if free or slave:
                done = ONCE if mark(place, building, False) in touched else None
                menu.add((UNASSIGN if free else UNASSIGN_SLAVE, place, building), done)
                if menu.explain:
                    menu.add((ASSIGN, place, building), OCCUPIED)
                    menu.add((ASSIGN_SLAVE, place, building), OCCUPIED if building < PRODUCTIVE else FREE_ONLY)
                continue
            barred = RUINED if p.damaged >> building & 1 else None
            if mark(place, building, True) in touched:
                barred = ONCE
            menu.add((ASSIGN, place, building), barred or (NO_WORKER if idle(p) < 1 else None))
            if building >= PRODUCTIVE:
                menu.add((ASSIGN_SLAVE, place, building), FREE_ONLY)
            elif p.slaves or menu.explain:
                menu.add((ASSIGN_SLAVE, place, building), barred or (NO_SLAVE if slaves_idle < 1 else None))


def take_reassign(s: Regno, option: Option) -> int:
    """Carry a reassignment out; what it touches."""
    verb, place, building = option
    p, bit = s.provinces[place], 1 << building
    if verb in (ASSIGN, UNASSIGN):
        p.worked ^= bit
    else:
        p.slaved ^= bit
    s.tell((verb, ALL, place, building))  # the events have the verbs' codes
    return mark(place, building, verb in (ASSIGN, ASSIGN_SLAVE))


def mark(place: int, building: int, manned: bool) -> int:
    """The number that notes a post as changed."""
    return (place * 32 + building) * 2 + manned


# ---- losses ----------------------------------------------------------------------------------------------------------


def lose_inhabitants(s: Regno, place: int, n: int) -> None:
    """Inhabitants go, as many as there are up to n; the owner chooses which. C8 R18.2 R18.3"""
    if n > 0 and inhabitants(s.provinces[place]):
        s.then([LoseInhabitants(place, n), Empty(place)])


def empty(s: Regno, place: int) -> None:
    """After inhabitants have gone: somebody may be missing at a post. C12"""
    s.after(Empty(place))


@final
class LoseInhabitants(Ask):
    """How many slaves among those lost? 9.4.8 C8"""

    def __init__(self, place: int, n: int) -> None:
        self.place = place
        self.n = n

    def bounds(self, s: Regno) -> tuple[int, int]:
        """The least and the most slaves among them."""
        p = s.provinces[self.place]
        n = min(self.n, inhabitants(p))
        return max(0, n - p.free), min(n, p.slaves)

    def asks(self, s: Regno) -> int:
        owner, (least, most) = s.provinces[self.place].owner, self.bounds(s)
        return 1 << owner if owner >= 0 and least < most and not s.realms[owner].out else 0

    def words(self, s: Regno, seat: int) -> Words:
        return "lose-inhabitants", {"place": ("place", self.place), "n": ("number", self.n)}

    def act(self, s: Regno) -> None:
        self._lose(s, self.bounds(s)[0])

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        menu.amount((LOSE_SLAVES, self.place), *self.bounds(s))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        self._lose(s, option[2])

    def _lose(self, s: Regno, slaves: int) -> None:
        p = s.provinces[self.place]
        free = min(self.n, inhabitants(p)) - slaves
        p.free, p.slaves = p.free - free, p.slaves - slaves
        if free or slaves:
            s.tell((INHABITANTS_LOST, ALL, self.place, free, slaves))


@final
class Empty(Ask):
    """Which post stands empty now that there are fewer people than posts? The idle went first: to lose one at work
    instead is never better, as the next production reassigns them (G4). Each answer empties a post."""

    def __init__(self, place: int) -> None:
        self.place = place

    def lacking(self, s: Regno) -> tuple[int, int]:
        """(verb, posts): what must be emptied, free workers' posts first; (0, 0) when nobody is missing."""
        p = s.provinces[self.place]
        if p.worked.bit_count() > p.free:
            return UNASSIGN, p.worked
        if p.slaved.bit_count() > p.slaves:
            return UNASSIGN_SLAVE, p.slaved
        return 0, 0

    def asks(self, s: Regno) -> int:
        p, (verb, found) = s.provinces[self.place], self.lacking(s)
        left = p.free if verb == UNASSIGN else p.slaves
        choice = verb and left and p.owner >= 0 and not s.realms[p.owner].out
        return 1 << p.owner if choice and found.bit_count() > 1 else 0

    def words(self, s: Regno, seat: int) -> Words:
        return "empty-post", {"place": ("place", self.place)}

    def act(self, s: Regno) -> None:
        verb, found = self.lacking(s)
        if verb:
            self.take(s, -1, (verb, self.place, found.bit_length() - 1))

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        verb, found = self.lacking(s)
        for building in range(found.bit_length()):
            if found >> building & 1:
                menu.add((verb, self.place, building))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        take_reassign(s, option)
        s.after(self)
