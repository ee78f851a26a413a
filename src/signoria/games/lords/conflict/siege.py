"""What a siege is, when it ends, and how besiegers enter. 5.8.5"""

from __future__ import annotations

from typing import Final, final

from signoria.games.lords import counters, people
from signoria.games.lords.conflict import conquest
from signoria.games.lords.conflict.sides import armies
from signoria.games.lords.counters import LAND_FORCE
from signoria.games.lords.ids import NOWHERE
from signoria.games.lords.kinds import COLOUR, COUNTER, FINISH, LEADER, PLACE
from signoria.games.lords.state import Lords
from signoria.games.lords.steps import Ask, Words
from signoria.kernel.menu import Menu, Option, Refusal
from signoria.kernel.state import ALL
from signoria.kernel.verbs import Signature

GO_IN: Final = 160
LEAD_IN: Final = 161
ALL_IN: Final = 162
VERBS: Final = (
    Signature(GO_IN, "go-in", ("counter", COUNTER)),
    Signature(LEAD_IN, "lead-in", ("leader", LEADER)),
    Signature(ALL_IN, "all-in"),
)
CITY_OPEN: Final = 160
ENTERED: Final = 161
EVENTS: Final = (
    Signature(CITY_OPEN, "city-open", ("city", PLACE), ("colour", COLOUR)),
    Signature(ENTERED, "city-entered", ("city", PLACE), ("colour", COLOUR)),
)

NO_ARMY_INSIDE: Final = Refusal("5.8.5.b4", "armies-enter-first")


def refresh(s: Lords) -> None:
    """Counters that no longer stand before (or in) the city they besieged, besiege it no more; nor when no foreign
    army is left in it. 5.8.5"""
    for c, city in enumerate(s.besieging):
        if city == NOWHERE:
            continue
        near = s.at[c] == city or s.at[c] in s.tables.atlas.city(city).around
        own = counters.colour(s, c)
        if not near or not any(counters.colour(s, x) != own for x in counters.armies(s, city)):
            s.besieging[c] = NOWHERE


def fall(s: Lords, place: int, city: int, colour: int, seat: int) -> None:
    """The last army inside has fallen: those who besieged the city may enter at once. 5.8.5.b4"""
    s.tell((CITY_OPEN, ALL, city, colour))
    if place == city:
        refresh(s)  # who had landed in it holds it now
        conquest.enter(s, city, seat)
    elif not counters.armies(s, city):
        s.after(CityEntry(seat, place, city, colour, False))


@final
class CityEntry(Ask):
    """Which besiegers enter, and which leaders with them. Ends: each answer takes somebody in. 5.8.5.b4 ER.3"""

    def __init__(self, seat: int, place: int, city: int, colour: int, entered: bool) -> None:
        self.seat, self.place, self.city, self.colour, self.entered = seat, place, city, colour, entered

    def _armies(self, s: Lords) -> list[int]:
        some = armies(counters.stack(s, self.place, self.colour))
        return [c for c in some if s.besieging[c] == self.city]

    def _leaders(self, s: Lords) -> list[int]:
        here = people.here(s, self.place)
        return [x for x in here if people.colour(s, x) == self.colour and people.player(s, x) == self.seat]

    def asks(self, s: Lords) -> int:
        more = self._armies(s) or (self.entered and self._leaders(s))
        return 1 << self.seat if more else 0

    def act(self, s: Lords) -> None:
        self._finish(s)

    def words(self, s: Lords, seat: int) -> Words:
        return "city-entry", {"city": ("place", self.city)}

    def offer(self, s: Lords, seat: int, menu: Menu) -> None:
        if self._armies(s):
            menu.add((ALL_IN,))
        for c in self._armies(s):
            menu.add((GO_IN, c))
        for x in self._leaders(s):
            menu.add((LEAD_IN, x), None if self.entered else NO_ARMY_INSIDE)
        menu.add((FINISH,))

    def take(self, s: Lords, seat: int, option: Option) -> None:
        if option[0] == FINISH:
            self._finish(s)
            return
        if option[0] == GO_IN:
            self._go(s, option[1])
        elif option[0] == LEAD_IN:
            self._lead(s, option[1])
        else:
            for c in self._armies(s):
                self._go(s, c)
            for x in self._leaders(s):
                self._lead(s, x)
        s.after(CityEntry(self.seat, self.place, self.city, self.colour, True))

    def _go(self, s: Lords, counter: int) -> None:
        """Who is stacked with a leader enters with him and all that are. ER.3"""
        leader = counters.chief(s, counter)
        if leader != NOWHERE:
            self._lead(s, leader)
        if s.at[counter] == self.place:
            counters.shift(s, counter, self.city)

    def _lead(self, s: Lords, leader: int) -> None:
        s.leaders[leader].place = self.city
        for c, under in enumerate(s.under):
            if under == leader and s.at[c] == self.place and LAND_FORCE[c]:
                counters.shift(s, c, self.city)

    def _finish(self, s: Lords) -> None:
        if self.entered:
            s.tell((ENTERED, ALL, self.city, self.colour))
            conquest.enter(s, self.city, self.seat)
        refresh(s)
