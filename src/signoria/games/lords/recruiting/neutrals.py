"""What powers without a player do by themselves, by fixed rules. 4.3, 5.5

An empire spends by itself while no player holds its C card; a city and a leader, while no player controls them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from signoria.games.lords import counters, money, people
from signoria.games.lords.counters import IMPERIAL, PRINTED, UNIT, is_besieged, owner, root
from signoria.games.lords.ids import (
    ARMY,
    CITIES,
    EMPIRES,
    FIRST_CITY,
    GALLEY,
    GREY,
    LEADERS,
    MERCENARY,
    NAO,
    NEUTRAL,
    NOWHERE,
    PLACES,
)
from signoria.games.lords.map import is_city
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.recruiting import purses, raising
from signoria.games.lords.recruiting.refreshing import worn
from signoria.games.lords.state import Lords
from signoria.kernel.verbs import Signature

VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final[tuple[Signature, ...]] = ()


def begin(s: Lords) -> None:
    """Worn counters are made fresh; cities raise mercenaries, empires armies and ships. 4.3"""
    for c in in_turn(s, worn(s)):
        account = payer(s, c, winter=False)
        if account != NOWHERE:
            money.pay(s, account, s.tables.forces.fresh)
            counters.freshen(s, c)
    here = counters.by_place(s)
    for city in range(FIRST_CITY, FIRST_CITY + len(CITIES)):
        if s.gold[money.pile(city)] >= s.tables.forces.non_player:
            _mercenaries(s, city, here)
    for empire in range(len(EMPIRES)):
        if purses.without_player(s, empire):
            _empire(s, empire)


# ---- keeping what they have ------------------------------------------------------------------------------------------


def in_turn(s: Lords, some: Iterable[int]) -> list[int]:
    """Counters in the order in which gold without a player serves them: an empire's from its capital outwards, others
    by the alphabet of their places. 5.5.1 5.13.3.b1"""
    atlas = s.tables.atlas

    def key(c: int) -> tuple[int, int, str, int]:
        far = atlas.distance(atlas.empires[PRINTED[c]].capital, s.at[c]) if IMPERIAL[c] else 0
        return (PRINTED[c], far, PLACES[s.at[c]], c)

    return sorted(some, key=key)


def payer(s: Lords, counter: int, winter: bool) -> int:
    """The account without a player that keeps a counter, or NOWHERE: the treasury of its empire; the gold of the city
    for mercenaries and pirates of nobody; the gold under a leader of nobody in the same place and of the same colour.
    A besieged city has only the gold in it, in spring all with a friendly fleet. 5.4.3 5.5.1 5.13.2.b1 5.13.3.b1
    ER.6"""
    place = s.at[counter]
    shut = is_city(place) and is_besieged(s, place) and (winter or not counters.supported(s, place))
    accounts: list[int] = []
    if IMPERIAL[counter]:
        for e in dict.fromkeys((PRINTED[counter], root(s, PRINTED[counter]))):  # what it has become one with (ER.6)
            if purses.without_player(s, e) and not (shut and s.tables.atlas.empires[e].capital != place):
                accounts.append(money.treasury(s, e))
    elif owner(s, counter) == NOBODY:
        accounts.append(money.hold(counter))
        if is_city(place) and purses.controller(s, place) == NOBODY:
            accounts.append(money.pile(place))
    else:
        return NOWHERE
    if counters.mover(s, counter) == NOBODY:
        accounts += [money.purse(x) for x in range(LEADERS) if _leads(s, x, counter)]
    price = s.tables.wear.spare if winter else s.tables.forces.fresh
    return next((account for account in accounts if s.gold[account] >= max(price, 1)), NOWHERE)


def _leads(s: Lords, leader: int, counter: int) -> bool:
    """A leader of nobody and of the counter's colour, in the same place; a neutral one's troops are grey."""
    if s.leaders[leader].place != s.at[counter] or people.player(s, leader) != NOBODY:
        return False
    of = people.colour(s, leader)
    return (GREY if of == NEUTRAL else of) == counters.colour(s, counter)


# ---- new forces ------------------------------------------------------------------------------------------------------


def _mercenaries(s: Lords, city: int, here: counters.Here) -> None:
    """A city that is no capital, with gold that no player controls, turns 5 Au into grey mercenaries, once a round.
    4.2 5.5.2"""
    forces = s.tables.forces
    shut = raising.closed(s, city, GREY, here)
    if s.tables.atlas.city(city).capital != NEUTRAL or shut is not None or purses.controller(s, city) != NOBODY:
        return
    some = counters.pool(s, NEUTRAL, MERCENARY)[: forces.city_mercenaries]
    for c in some[: forces.city_mercenaries - s.raised.count(city)]:
        money.pay(s, money.pile(city), forces.non_player)
        counters.place(s, c, city)
        s.raised = (*s.raised, city)


def _empire(s: Lords, empire: int) -> None:
    """Each 5 Au of an empire become an army in the capital, then in the other unoccupied cities, nearest first; then a
    galley in a port, while it has fewer fleets than ports. 5.5.3 5.5.3.b1 5.5.3.b2 5.5.3.b3"""
    e, forces = s.tables.atlas.empires[empire], s.tables.forces
    treasury, of = money.treasury(s, empire), root(s, empire)
    cities = s.tables.atlas.nearest(e.capital, e.cities)
    cities = [e.capital, *(city for city in cities if city != e.capital)]
    here = counters.by_place(s)
    for city in cities:
        soldiers = counters.pool(s, empire, ARMY)
        if not soldiers or s.gold[treasury] < forces.non_player:
            break
        if raising.closed(s, city, of, here) is None and raising.no_army(s, city, here) is None:
            money.pay(s, treasury, forces.non_player)
            counters.place(s, soldiers[0], city)
            s.raised = (*s.raised, city)
    ports = [city for city in cities if s.tables.atlas.city(city).port]
    afloat = sum(1 for c, n in enumerate(s.steps) if n and PRINTED[c] == empire and UNIT[c] in (GALLEY, NAO))
    for port in ports:
        galleys = counters.pool(s, empire, GALLEY)
        if not galleys or s.gold[treasury] < forces.non_player or afloat >= len(ports):
            break
        if raising.closed(s, port, of, here) is None and s.launched.count(port) < forces.fleets_a_port:
            money.pay(s, treasury, forces.non_player)
            counters.place(s, galleys[0], port)
            s.launched = (*s.launched, port)
            afloat += 1
