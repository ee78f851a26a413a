"""Where the bot's own leader sits: in the city through which most routes go, because their tolls are his. 5.11.7

A player's leader takes the tolls of the city in which he stands, wherever it is, as long as no empire holds it and no
greater lord is there. One hired army keeps him from arrest; a city without lord and army he claims as his own Dukedom,
and may then hire there. 5.7.4.b4, 5.8.10
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from signoria.games.lords import people
from signoria.games.lords.counters import UNIT, colour
from signoria.games.lords.ids import ARMY, CARAVAN, FIRST_CITY, MERCENARY, NEUTRAL, NOWHERE
from signoria.games.lords.map import is_city
from signoria.games.lords.moving import leading, marches
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.plans import trade
from signoria.games.lords.plans.outlook import Choice, Outlook
from signoria.games.lords.recruiting import raising
from signoria.games.lords.trade import tolls

WORTH: Final = 3  # Au a year more, for which he moves
GUARD: Final = 4  # Au a year for which a guard is hired
PACE: Final = 8  # steps of a journey in a year
ALONE: Final = 0.6  # of what a city brings where nobody guards him, though nobody threatens him yet


def go(o: Outlook) -> Choice | None:
    """Nearer to the best city; claim it when there."""
    lord = o.player.lord
    if o.player.emperor != NEUTRAL or o.s.leaders[lord].place == NOWHERE:
        return None
    if (leading.CLAIM, lord) in o.menu.legal and o.s.year < o.s.tables.ending.last_year:
        here = o.s.leaders[lord].place
        if is_city(here) and not people.at_home(o.s, lord) and trade.traffic(o)[here] >= GUARD:
            return (leading.CLAIM, lord), "because-tolls", {"n": trade.traffic(o)[here]}
    for x in o.listed(leading.LEAVE):
        if x[1] == lord and UNIT[x[2]] == ARMY:
            return x, "because-alone", {}  # where imperial armies stand the tolls are the empire's
    ways = [x for x in o.listed(marches.MARCH) if x[1] == lord]
    if not ways:
        return None
    taken = trade.traffic(o)
    goal, n = best(o, taken)
    here = o.s.leaders[lord].place
    if goal == here:
        return None
    far = o.s.tables.atlas.distance
    ways = [x for x in ways if safety(o, x[2])]
    if not ways:
        return None
    x = min(ways, key=lambda x: (x[2] != goal, far(x[2], goal), not is_city(x[2]), x[2]))
    if x[2] == goal or far(x[2], goal) < far(here, goal):
        return x, "because-tolls", {"n": n}
    return None


def best(o: Outlook, taken: Counter[int]) -> tuple[int, int]:
    """The city where the own leader earns most until the end, the journey counted, and its tolls a year."""
    here = o.s.leaders[o.player.lord].place
    now = _brings(o, here, taken) * o.years if is_city(here) else 0.0
    goal, most = here, now + WORTH * min(o.years, 3.0)
    for city, n in taken.items():
        if n < WORTH or city == here:
            continue
        left = o.years - o.s.tables.atlas.distance(here, city) / PACE
        worth = _brings(o, city, taken) * left
        if worth > most:
            goal, most = city, worth
    return goal, taken[goal]


def most(o: Outlook) -> float:
    """Au a year that the own leader could take in the best city."""
    taken = trade.traffic(o)
    return max((_brings(o, city, taken) for city in taken), default=0.0)


def _brings(o: Outlook, city: int, taken: Counter[int]) -> float:
    """Au a year that the own leader would take there."""
    s = o.s
    if not taken[city] or tolls.empire_of(s, city) != NEUTRAL or _rank(o, city):
        return 0.0
    return taken[city] * safety(o, city)


def _rank(o: Outlook, city: int) -> bool:
    """Is another player's own leader there who comes before the seat's?"""
    s, lord = o.s, o.player.lord
    mine = (-s.leaders[lord].stature, people.turn(s, o.seat))
    for x in people.here(s, city):
        seat = people.seat_of_lord(s, x)
        if seat not in (NOBODY, o.seat) and (-s.leaders[x].stature, people.turn(s, seat)) < mine:
            return True
    return False


def safety(o: Outlook, place: int) -> float:
    """How much of a leader's time in a place is his own: all beside forces of his colour, none beside strangers'."""
    some = [colour(o.s, c) for c, here in enumerate(o.s.at) if here == place and UNIT[c] != CARAVAN]
    return 1.0 if o.own_colour in some else 0.0 if some else ALONE


# ---- guards ----------------------------------------------------------------------------------------------------------


def unguarded(o: Outlook) -> bool:
    """Does the own leader sit away from home without an army of his colour?"""
    place = o.s.leaders[o.player.lord].place
    if place < FIRST_CITY or o.years <= 1 or people.at_home(o.s, o.player.lord):
        return False
    some = [c for c, here in enumerate(o.s.at) if here == place and UNIT[c] != CARAVAN]
    return all(colour(o.s, c) != o.own_colour for c in some)


def guard(o: Outlook) -> Choice | None:
    """An army for the city whose tolls the own leader takes, if none of his colour is there."""
    place = o.s.leaders[o.player.lord].place
    some = [x for x in o.listed(raising.RECRUIT) if x[1] == place]
    if not some or not unguarded(o) or o.chest < o.s.tables.forces.price[MERCENARY] + 1:
        return None
    if trade.traffic(o)[place] * min(o.years, 3.0) < 2 * GUARD:
        return None
    return max(some, key=lambda x: (o.foreign(x[-1]), x)), "because-guard-lord", {}
