"""Whom and what M cards may strike. 5.14.4.t1, 5.14.4.t2"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from signoria.games.lords import counters, people
from signoria.games.lords.cards import Machiavelli
from signoria.games.lords.ids import (
    ARMY,
    FIRST_C,
    FIRST_E,
    FIRST_M,
    FIRST_MERCENARY,
    MERCENARY,
    NEUTRAL,
    NOWHERE,
)
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.state import Lords
from signoria.kernel.menu import Refusal

GATES_OPEN: Final = Refusal("5.14.4.t1", "gates-open-already")
OTHER_CITY: Final = Refusal("5.14.4.t1", "not-of-the-spys-colour")
WITH_EMPEROR: Final = Refusal("5.14.4.t1", "with-the-emperor")
CAPITAL_QUIET: Final = Refusal("5.14.4.t1", "no-revolt-in-capital")
ARMY_FIRST: Final = Refusal("5.14.4.t1", "army-turns-first")
GARRISONED: Final = Refusal("5.14.4.t1", "city-has-army")
NO_MERCENARY: Final = Refusal("5.3.7", "no-mercenary-counter")
OTHER_FAITH: Final = Refusal("5.14.4.t1", "other-faith")
OTHER_LAND: Final = Refusal("5.14.4.t1", "other-land")
EMPEROR_IMMUNE: Final = Refusal("5.14.4.t2", "emperor-immune")
NO_EMPEROR_TRIED: Final = Refusal("5.14.4.t1", "emperor-not-tried")
NO_LORD_TRIED: Final = Refusal("5.14.4.t1", "lord-not-tried")
NO_ALLY: Final = Refusal("5.14.4.t1", "nobodys-ally")
Refusals = dict[int, Refusal | None]  # by target: why not, or None


def printed(s: Lords, card: int) -> Machiavelli:
    """What the M card says."""
    return s.tables.deck.machiavelli[card - FIRST_M]


def lies_in(s: Lords, place: int, dukedoms: Sequence[int]) -> bool:
    """Is it one of the Dukedoms, or a city of one?"""
    return s.tables.atlas.land(place) in dukedoms


# ---- spies and revolts -----------------------------------------------------------------------------------------------


def city_refusals(s: Lords, card: int) -> Refusals:
    """Cities that the spy's empire holds or held at the start, and why he may not open their gates."""
    atlas, own = s.tables.atlas, counters.root(s, printed(s, card).empire)
    held = {place: counters.colour(s, c) for c, place in enumerate(s.at) if place != NOWHERE and counters.LAND_FORCE[c]}
    seats = people.in_play(s)
    found: Refusals = {}
    for city in atlas.cities:
        home = counters.root(s, city.empire) == own
        mine = held.get(city.place, own if home else NEUTRAL) == own
        if mine or home:
            found[city.place] = (
                OTHER_CITY if not mine else GATES_OPEN if all((x, city.place) in s.spies for x in seats) else None
            )
    return found


def army_refusals(s: Lords, card: int) -> Refusals:
    """Imperial armies of the revolt's colour in its Dukedom, and why they may not turn. Those who stand with the
    emperor and those of the capital are true."""
    m = printed(s, card)
    ruler = s.empires[m.empire].ruler
    throne = s.leaders[ruler].place if ruler != NOWHERE else NOWHERE
    pool = counters.pool(s, NEUTRAL, MERCENARY)
    found: Refusals = {}
    for c in range(FIRST_MERCENARY):
        if counters.UNIT[c] == ARMY and counters.PRINTED[c] == m.empire and lies_in(s, s.at[c], m.dukedoms):
            why = WITH_EMPEROR if s.at[c] == throne else CAPITAL_QUIET if is_capital(s, s.at[c]) else None
            found[c] = why or (None if pool else NO_MERCENARY)
    return found


def rising_refusals(s: Lords, card: int, armies: Refusals) -> Refusals:
    """Where a mercenary may rise, if none of those armies turns: cities of the Dukedom without army, but no capital;
    where the capital is the only city, the open country."""
    m = printed(s, card)
    cities = [city for land in m.dukedoms for city in s.tables.atlas.cities_of[land]]
    some = [city for city in cities if not is_capital(s, city)] or list(m.dukedoms)
    turns = any(why in (None, NO_MERCENARY) for why in armies.values())
    pool = counters.pool(s, NEUTRAL, MERCENARY)
    found: Refusals = {city: CAPITAL_QUIET for city in cities if city not in some}
    for place in some:
        held = place in cities and counters.garrison(s, place) != NEUTRAL
        found[place] = ARMY_FIRST if turns else GARRISONED if held else None if pool else NO_MERCENARY
    return found


def is_capital(s: Lords, place: int) -> bool:
    """2.2.6"""
    return any(place == empire.capital for empire in s.tables.atlas.empires)


# ---- heresies and trials ---------------------------------------------------------------------------------------------


def heresy_refusal(s: Lords, card: int, leader: int) -> Refusal | None:
    """Why a heresy may not strike a leader on the map: he must be of its faith and stand in its lands, and be a
    player's. 5.14.4.t2"""
    m = printed(s, card)
    if people.religion(s, leader) != m.religion:
        return OTHER_FAITH
    if not lies_in(s, s.leaders[leader].place, m.dukedoms):
        return OTHER_LAND
    if people.rules(s, leader) != NEUTRAL:
        return EMPEROR_IMMUNE
    return NO_ALLY if people.player(s, leader) == NOBODY else None


def trial_refusal(s: Lords, seat: int, card: int, leader: int) -> Refusal | None:
    """Why a seat may not bring a leader to trial: he must be of its faith, no emperor and no player's own leader, and
    an ally of somebody who stands in its lands, or the seat's prisoner. 5.14.4.t1"""
    m = printed(s, card)
    if people.religion(s, leader) != m.religion:
        return OTHER_FAITH
    if people.rules(s, leader) != NEUTRAL:
        return NO_EMPEROR_TRIED
    if people.seat_of_lord(s, leader) != NOBODY:
        return NO_LORD_TRIED
    if s.leaders[leader].captor == seat:
        return None
    if not lies_in(s, s.leaders[leader].place, m.dukedoms):
        return OTHER_LAND
    return NO_ALLY if people.player(s, leader) == NOBODY else None


def courtiers(s: Lords, card: int) -> list[int]:
    """C cards that players hold and whose place lies in the lands of a trial. 5.14.4.t1"""
    dukedoms = printed(s, card).dukedoms
    held = [c for c in range(FIRST_C, FIRST_E) if s.where[c] >= 0]
    return [c for c in held if lies_in(s, s.tables.deck.all[c].place, dukedoms)]


def stands_trial(s: Lords, accused: int) -> bool:
    """Is the accused still there to be judged?"""
    if accused < FIRST_C:
        x = s.leaders[accused]
        there = x.place != NOWHERE or x.captor != NOBODY
        return x.alive and there and people.rules(s, accused) == NEUTRAL
    return s.where[accused] >= 0
