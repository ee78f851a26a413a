"""What a battle leaves: leaders without troops, open cities, and the loser's retreat. 5.8.2.b5, 5.8.5.b4, 5.8.7"""

from __future__ import annotations

from typing import Final, final

from signoria.games.lords import counters, people, standing
from signoria.games.lords.conflict import conquest, prisons, siege
from signoria.games.lords.conflict.sides import armies, decider, forces
from signoria.games.lords.counters import IMPERIAL, UNIT
from signoria.games.lords.fights import FIELD, SIEGE, Battle
from signoria.games.lords.ids import AUTUMN, CARAVAN, GREY, LEADERS, NEUTRAL, NOWHERE, PLACES
from signoria.games.lords.kinds import COLOUR, LEADER, PLACE
from signoria.games.lords.map import is_city, is_dukedom
from signoria.games.lords.pieces import EMPIRE_CAPTOR, NOBODY
from signoria.games.lords.state import S_FATE, Lords
from signoria.games.lords.steps import Ask, Words
from signoria.games.lords.thrones import deaths
from signoria.kernel.menu import Menu, Option
from signoria.kernel.state import ALL, Step
from signoria.kernel.verbs import NUMBER, Signature

RETREAT: Final = 163
VERBS: Final = (Signature(RETREAT, "retreat", ("place", PLACE)),)
RETREATED: Final = 162
FATE: Final = 163
NO_WAY_OUT: Final = 164
EVENTS: Final = (
    Signature(RETREATED, "retreated", ("colour", COLOUR), ("place", PLACE), ("target", PLACE)),
    Signature(FATE, "leader-fate", ("leader", LEADER), ("roll", NUMBER)),
    Signature(NO_WAY_OUT, "no-retreat", ("colour", COLOUR), ("place", PLACE)),
)


@final
class BattleEnd(Step[Lords]):
    """Leaders of stacks that are gone meet their fate; a city may lie open; in the open field the loser retreats.
    5.8.2.b5 5.8.4 5.8.5 5.8.5.b2 5.8.5.b4 5.8.6.b3 5.8.7"""

    def act(self, s: Lords) -> None:
        b = s.battle
        assert b is not None
        s.battle = None
        places = (b.place, b.target)
        gone = [not forces(counters.stack(s, places[side], b.sides[side])) for side in (0, 1)]
        for side in (0, 1):
            if gone[side]:
                _fates(s, b, side, gone[1 - side])
        if b.aim == SIEGE and not gone[0] and not armies(counters.stack(s, b.target, b.sides[1])):
            siege.fall(s, b.place, b.target, b.sides[0], b.seats[0])
        else:
            siege.refresh(s)
        if b.aim == FIELD and is_dukedom(b.target) and not gone[0] and not gone[1]:
            _part(s, b.place, b.sides)


def _fates(s: Lords, b: Battle, side: int, escaped: bool) -> None:
    """All armies and fleets of a stack are gone: each of its leaders dies or is captured. Where nobody is left to take
    him, or only counters of nobody, he escapes to his city instead. 5.8.7"""
    other = 1 - side
    for leader in b.leaders[side]:
        x = s.leaders[leader]
        if x.place != (b.place, b.target)[side]:
            continue
        roll = 1 + s.draw(S_FATE, 1, 6)[0]
        s.tell((FATE, ALL, leader, roll))
        if roll > s.tables.conflict.fallen_captured:
            deaths.kill(s, leader)
            continue
        captor = b.seats[other]
        if captor == NOBODY and b.sides[other] != GREY:
            captor = EMPIRE_CAPTOR + b.sides[other]
        if escaped or captor == NOBODY:
            prisons.release(s, leader)
        else:
            imperial = any(IMPERIAL[c] for c in b.counters[other])
            prisons.capture(s, leader, captor, b.sides[other] if imperial else NEUTRAL)


# ---- retreat ---------------------------------------------------------------------------------------------------------


def product(s: Lords, place: int, colour: int) -> int:
    """Stature of the highest leader of a colour in a place times its armies and fleets there; without leader a fixed
    number. 5.8.2.b5"""
    leader = people.highest(s, place, colour)
    if leader == NOWHERE:
        return 1 if s.tables.choices.leaderless_counts else s.tables.conflict.leaderless
    return s.leaders[leader].stature * len(forces(counters.stack(s, place, colour)))


def _part(s: Lords, place: int, sides: tuple[int, int]) -> None:
    """The lower product has lost; of equal ones nobody. 5.8.2.b5"""
    mine, theirs = product(s, place, sides[0]), product(s, place, sides[1])
    if mine == theirs:
        return
    loser = sides[0] if mine < theirs else sides[1]
    if not ways_out(s, place, loser):
        s.tell((NO_WAY_OUT, ALL, loser, place))
        return
    some = forces(counters.stack(s, place, loser))
    s.after(BattleRetreat(decider(s, people.here(s, place), loser, some), place, loser))


def ways_out(s: Lords, place: int, colour: int) -> list[int]:
    """Own cities in the Dukedom and Dukedoms beside it without foreign armies in the open; in autumn no rugged ones.
    5.8.2.b5"""
    atlas = s.tables.atlas
    found = [city for city in atlas.cities_at[place] if is_own(s, city, colour)]
    for there in atlas.neighbours[place]:
        too_rough = s.season == AUTUMN and atlas.rugged(there)
        if is_dukedom(there) and not too_rough and not counters.open_ground(s, there) - {colour}:
            found.append(there)
    return found


def is_own(s: Lords, city: int, colour: int) -> bool:
    """Its armies are in the city; or none are, and it lies in its empire or is the home of a leader of the colour."""
    held = counters.garrison(s, city)
    if held != NEUTRAL:
        return held == colour
    if counters.in_command(s, city) == colour:
        return True
    lords = s.tables.deck.leaders
    return any(lords[x].place == city and s.leaders[x].alive and people.colour(s, x) == colour for x in range(LEADERS))


def nearest_home(s: Lords, ways: list[int], colour: int) -> int:
    """Of the ways out the one nearest to an own city, by the alphabet if several are. 5.8.2.b3"""
    atlas = s.tables.atlas
    own = [city.place for city in atlas.cities if is_own(s, city.place, colour)]

    def far(place: int) -> tuple[bool, int, str]:
        return not is_city(place), min((atlas.distance(place, city) for city in own), default=0), PLACES[place]

    return min(ways, key=far)


@final
class BattleRetreat(Ask):
    """Where the loser goes, leaders with him. Counters of nobody go to the nearest own city. 5.8.2.b3 5.8.2.b5
    5.7.3.b1"""

    def __init__(self, seat: int, place: int, colour: int) -> None:
        self.seat, self.place, self.colour = seat, place, colour

    def asks(self, s: Lords) -> int:
        several = self.seat != NOBODY and len(ways_out(s, self.place, self.colour)) > 1
        return 1 << self.seat if several else 0

    def act(self, s: Lords) -> None:
        self._go(s, nearest_home(s, ways_out(s, self.place, self.colour), self.colour))

    def words(self, s: Lords, seat: int) -> Words:
        return "battle-retreat", {"place": ("place", self.place), "colour": ("colour", self.colour)}

    def offer(self, s: Lords, seat: int, menu: Menu) -> None:
        for place in ways_out(s, self.place, self.colour):
            menu.add((RETREAT, place))

    def take(self, s: Lords, seat: int, option: Option) -> None:
        self._go(s, option[1])

    def standing(self, s: Lords, seat: int) -> Option | None:
        if not standing.ordered(s, seat, standing.RETREAT):
            return None
        return (RETREAT, nearest_home(s, ways_out(s, self.place, self.colour), self.colour))

    def _go(self, s: Lords, to: int) -> None:
        s.tell((RETREATED, ALL, self.colour, self.place, to))
        for c in counters.stack(s, self.place, self.colour):
            if UNIT[c] != CARAVAN:
                counters.shift(s, c, to)
        for x in people.here(s, self.place):
            if people.colour(s, x) == self.colour:
                s.leaders[x].place = to
        if is_city(to):
            conquest.enter(s, to, self.seat)
        siege.refresh(s)
