"""Ships sail. 4.4, 5.7.2, 5.7.7, 5.13.4, ER.2"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

from signoria.games.lords import counters
from signoria.games.lords.counters import SHIP, UNIT, colour, mover, ship_kind
from signoria.games.lords.ids import CARAVAN, FIRST_CITY, FIRST_SEA, GALLEY, NOWHERE, PIRATE, PLACES, SPRING
from signoria.games.lords.kinds import COUNTER, PLACE, STRAIT
from signoria.games.lords.map import is_city, is_sea
from signoria.games.lords.moving import notes
from signoria.games.lords.moving.net import ZONE, Net, Reach, net
from signoria.games.lords.moving.paths import sail, spring_open
from signoria.games.lords.moving.scene import Scene
from signoria.games.lords.moving.straits import Parley
from signoria.games.lords.state import Lords
from signoria.games.lords.steps import Ask, Words
from signoria.games.lords.voyages import sailing
from signoria.kernel.menu import Menu, Option, Refusal
from signoria.kernel.state import ALL, Step
from signoria.kernel.verbs import Signature

SAIL: Final = 100
SAIL_STRAIT: Final = 101
MAKE_PORT: Final = 102
VERBS: Final = (
    Signature(SAIL, "sail", ("counter", COUNTER), ("place", PLACE)),
    Signature(SAIL_STRAIT, "sail-strait", ("counter", COUNTER), ("place", PLACE), ("strait", STRAIT)),
    Signature(MAKE_PORT, "make-port", ("place", PLACE)),
)
SAILED: Final = 100
EVENTS: Final = (Signature(SAILED, "sailed", ("counter", COUNTER), ("place", PLACE)),)

FAR_SEA: Final = Refusal("5.7.2", "sail-far")
GALLEY_AT_SEA: Final = Refusal("5.7.2.b3", "galley-at-sea")
NORTH_IN_SPRING: Final = Refusal("5.7.9", "sail-north")
ICE: Final = Refusal("5.13.4", "sail-ice")
MOVED: Final = Refusal("5.6.1.b3", "ship-moved")
HALTED: Final = Refusal("5.7.10.b2", "ship-halted")
STOPPED: Final = Refusal("5.7.7", "ship-stopped")

NO_LORD: Final = Refusal("5.7.1.b1", "ship-of-another")
NO_PIRATE: Final = Refusal("5.7.1.b2", "pirate-of-another")

SHIPS: Final = tuple(c for c, ship in enumerate(SHIP) if ship)


def may_move(s: Lords, counter: int, late: bool) -> bool:
    """Has it not fought, and, in the second passage, not moved before? 5.6.1.b1 5.6.1.b3"""
    return counter not in s.fought and not (late and counter in s.moved) and not notes.tired(s, counter)


def own_ships(s: Lords, seat: int) -> list[int]:
    """The ships that a seat moves: imperial ones with the L card, pirates of its own. 4.4.b2 5.7.1.b1 5.7.1.b2"""
    return [c for c in SHIPS if s.at[c] != NOWHERE and mover(s, c) == seat]


def options(s: Lords, seat: int, late: bool, scene: Scene) -> Iterator[Option]:
    """Every way of the seat's ships; past guarded straits where there is no other."""
    known: dict[tuple[int, int, int, int, int], tuple[Reach, Reach | None]] = {}
    for c in own_ships(s, seat):
        if not may_move(s, c, late):
            continue
        key = (s.at[c], s.spent[c], ship_kind(s, c), colour(s, c), notes.came(s, c))
        if key not in known:
            free = sail(s, scene, c)
            known[key] = free, sail(s, scene, c, True) if free.met else None
        free, through = known[key]
        for place in free.ends:
            yield (SAIL, c, place)
        if through is not None:
            for place in through.ends:
                if place not in free.prev:
                    yield (SAIL_STRAIT, c, place, guarded_on(s, scene, c, through, place))


def guarded_on(s: Lords, scene: Scene, counter: int, r: Reach, place: int) -> int:
    """The first guarded strait on the way there."""
    bits = scene.guarded(mover(s, counter), colour(s, counter))
    here, origin = r.start, notes.came(s, counter)
    for there in r.route(place):
        number = scene.net.strait(here, there, origin)
        if number >= 0 and bits >> number & 1:
            return number
        here = there
    raise AssertionError("no guarded strait on the way")


def explain(s: Lords, seat: int, late: bool, scene: Scene, menu: Menu) -> None:
    """Why the seat's ships may not sail to the other seas and ports, and ships of its colour that others move not at
    all. 5.7.1.b1 5.7.1.b2"""
    listed = {(option[1], option[2]) for option in menu.legal if option[0] in (SAIL, SAIL_STRAIT)}
    n = scene.net
    for c in own_ships(s, seat):
        if not may_move(s, c, late):
            for place in n.water[s.at[c]]:
                menu.add((SAIL, c, place), MOVED)
            continue
        open_ = spring_open(s, s.at[c], n)
        for place in range(FIRST_SEA, len(PLACES)):
            if n.water[place] and (c, place) not in listed and place != s.at[c]:
                menu.add((SAIL, c, place), _why(s, seat, c, place, n, open_))
    own = counters.root(s, s.players[seat].colour)
    for c in SHIPS:
        if s.at[c] != NOWHERE and mover(s, c) != seat and colour(s, c) == own:
            for place in n.water[s.at[c]]:
                menu.add((SAIL, c, place), NO_PIRATE if UNIT[c] == PIRATE else NO_LORD)


def _why(s: Lords, seat: int, c: int, place: int, n: Net, open_: frozenset[int]) -> Refusal:
    if s.season == SPRING:
        icebound = _icy(n, s.at[c]) and not s.tables.choices.azov_opens_in_spring
        if icebound or place in n.frozen:
            return ICE
        if place in n.spring and place not in open_:
            return NORTH_IN_SPRING
    if s.spent[c] > n.ship:
        return STOPPED
    if s.spent[c] == n.ship and is_city(s.at[c]) and strangers_in(s, c, s.at[c]):
        return HALTED
    zone = sailing.enter_refusal(s, seat) if place == ZONE else None
    if zone is not None:
        return zone
    return GALLEY_AT_SEA if is_sea(place) and ship_kind(s, c) == GALLEY else FAR_SEA


def take(s: Lords, seat: int, option: Option, late: bool) -> None:
    """The ship sets out. 5.7.2"""
    c, place = option[1], option[2]
    r = sail(s, Scene(s), c, option[0] == SAIL_STRAIT)
    notes.count(s, c)
    s.after(Voyage(seat, c, r.route(place), late, 0))


@final
class Voyage(Step[Lords]):
    """A ship goes its way, place by place, until somebody who guards a strait has to be asked. `granted`: bits of the
    straits that are open to it. 5.7.7"""

    def __init__(self, seat: int, counter: int, route: tuple[int, ...], late: bool, granted: int) -> None:
        self.seat, self.counter, self.route, self.late, self.granted = seat, counter, route, late, granted

    def act(self, s: Lords) -> None:
        n, c = net(s.tables), self.counter
        for i, there in enumerate(self.route):
            number = n.strait(s.at[c], there, notes.came(s, c))
            if number >= 0 and not self.granted >> number & 1:
                guards = tuple(Scene(s).guards(number, self.seat, colour(s, c)))
                if guards:
                    if i:
                        s.tell((SAILED, ALL, c, s.at[c]))
                    rest = self.route[i:]
                    s.after(Parley(self.seat, c, number, rest, self.late, self.granted, guards))
                    return
            _step(s, n, c, there)
            if not s.steps[c]:
                return
        _arrive(s, self.seat, n, c, self.late)


def _step(s: Lords, n: Net, c: int, there: int) -> None:
    """One sea or port farther. Out of the ice a ship is worn. 5.7.1 5.13.4"""
    here = s.at[c]
    s.spent[c] += n.enter[there]
    counters.shift(s, c, there)
    notes.note_came(s, c, here if is_city(there) else NOWHERE)
    if s.season == SPRING and _icy(n, here) and is_sea(there) and there not in n.frozen:
        counters.wear(s, c)


def _icy(n: Net, place: int) -> bool:
    """Is it a sea that is frozen in spring, or a port of one? 5.13.4"""
    return place in n.frozen or (is_city(place) and any(x in n.frozen for x in n.water[place]))


def _arrive(s: Lords, seat: int, n: Net, c: int, late: bool) -> None:
    """In a port with armies or ships of another colour its movement ends. 5.7.10.b2"""
    place = s.at[c]
    s.tell((SAILED, ALL, c, place))
    if place >= FIRST_CITY and strangers_in(s, c, place):
        s.spent[c] = max(s.spent[c], n.ship)
    if not late:
        s.moved = (*s.moved, c) if c not in s.moved else s.moved
    if place == ZONE:
        sailing.entered(s, seat)


def strangers_in(s: Lords, counter: int, port: int) -> bool:
    """Are there armies or ships of another colour?"""
    of = colour(s, counter)
    return any(here == port and UNIT[c] != CARAVAN and colour(s, c) != of for c, here in enumerate(s.at))


def stop(s: Lords, seat: int, counter: int, late: bool) -> None:
    """Its movement ends before the strait; a galley enters a port there. 5.7.7 5.7.2.b3"""
    s.spent[counter] = net(s.tables).ship + 1
    if not late and counter not in s.moved:
        s.moved = (*s.moved, counter)
    if is_sea(s.at[counter]) and ship_kind(s, counter) == GALLEY:
        s.after(MakePort(seat, counter))


@final
class MakePort(Ask):
    """A galley that has been stopped at sea enters a port of that sea. 5.7.2.b3 5.7.7"""

    def __init__(self, seat: int, counter: int) -> None:
        self.seat, self.counter = seat, counter

    def asks(self, s: Lords) -> int:
        return 1 << self.seat

    def words(self, s: Lords, seat: int) -> Words:
        return "make-port", {"counter": ("counter", self.counter)}

    def ports(self, s: Lords) -> list[int]:
        """Of its sea; in spring those south of the line, if there are any."""
        n = net(s.tables)
        every = [x for x in n.water[s.at[self.counter]] if is_city(x)]
        south = [x for x in every if s.season != SPRING or x not in n.spring]
        return south or every

    def offer(self, s: Lords, seat: int, menu: Menu) -> None:
        for port in self.ports(s):
            menu.add((MAKE_PORT, port))

    def forced(self, s: Lords) -> Option | None:
        ports = self.ports(s)
        return (MAKE_PORT, ports[0]) if len(ports) == 1 else None

    def take(self, s: Lords, seat: int, option: Option) -> None:
        counters.shift(s, self.counter, option[1])
        s.tell((SAILED, ALL, self.counter, option[1]))
