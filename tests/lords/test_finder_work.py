"""G27: the route finder on a full map: every counter of the mix in play, every enterprise mature. Work counted in
calls of Python functions, which is the same on every machine."""

from __future__ import annotations

import random
from statistics import fmean

from counting import calls
from signoria.games.lords import counters, hands
from signoria.games.lords.ids import (
    ARMY,
    CARAVAN,
    COLOURS,
    FIRST_C,
    FIRST_CITY,
    FIRST_E,
    FIRST_LORD,
    FIRST_M,
    FIRST_SEA,
    GALLEY,
    MATURE,
    NAO,
    PLACES,
    SEATS,
)
from signoria.games.lords.trade import sources
from signoria.games.lords.trade.finder import Finder
from signoria.games.lords.trade.network import Net

from .build import Table, table

MEAN, WORST = 4_000, 25_000  # calls a source: about 1 and 8 ms on a slow core


def full() -> Table:
    """Seventeen players, the whole mix strewn over the map, all enterprises mature, all imperial cards held."""
    lords = tuple(f"L{FIRST_LORD + 1 + n}" for n in range(SEATS))
    t = table(*lords, colours=tuple(COLOURS[n % len(COLOURS)] for n in range(SEATS))).at(1475, "autumn").nobody()
    s, rnd = t.s, random.Random(1)
    cities = range(FIRST_CITY, len(PLACES))
    ports = [city for city in cities if s.tables.atlas.city(city).port]
    seas = [sea for sea in range(FIRST_SEA, FIRST_CITY) if sea != s.tables.atlas.voyages]
    for colour in range(len(COLOURS)):
        for unit, where in ((ARMY, cities), (CARAVAN, range(FIRST_SEA)), (GALLEY, ports), (NAO, seas)):
            for counter in counters.pool(s, colour, unit):
                counters.place(s, counter, rnd.choice(where))
    for card in range(FIRST_E, FIRST_M):
        hands.gain(s, rnd.randrange(SEATS), card)
        if s.block[card] != MATURE:
            hands.mature(s, card)
    for empire in range(len(COLOURS)):
        s.where[empire] = s.where[FIRST_C + empire] = empire
    return t


def test_a_source_is_searched_with_little_work() -> None:
    s, found, work = full().s, 0, list[int]()
    for seat in range(SEATS):
        finder = Finder(Net(s, seat))
        for source, good in sources.claims(s, seat):
            start, ends = sources.place_of(s, source), sources.goals(s, seat, good)
            work.append(calls(lambda f=finder, a=start, b=ends: f.best(a, b)))  # type: ignore[misc]  # a lambda with defaults
            found += finder.best(start, ends) is not None
    assert len(work) > 80
    assert found > len(work) / 3
    assert fmean(work) < MEAN
    assert max(work) < WORST
