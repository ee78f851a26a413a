"""Whose gold pays: who may spend imperial treasuries, who controls gold that lies in cities. 4.2, 5.3.6, 5.9.4, RC.4

An account that may pay for a thing is the first of a *way*: a tuple of accounts that pay in their order, each as far as
it goes. A player's own chest comes last in every way that it may take part in.
"""

from __future__ import annotations

from typing import Final

from signoria.games.lords import money, people
from signoria.games.lords.counters import (
    IMPERIAL,
    LAND_FORCE,
    PRINTED,
    UNIT,
    colour,
    holder,
    is_besieged,
    owner,
    root,
    supported,
)
from signoria.games.lords.ids import CARAVAN, EMPIRES, FIRST_CITY, FIRST_MERCENARY, GREY, LEADERS, NEUTRAL, NOWHERE
from signoria.games.lords.map import is_city
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.state import Lords

# what imperial gold is spent on
BUILD: Final = 0  # armies, ships, caravans: 5.3.1 to 5.3.3
REINFORCE: Final = 1  # worn armies and ships: 5.4.2
WINTER: Final = 2  # armies, ships and caravans in winter: 5.13.3
REPAIR: Final = 3  # buildings: 5.4.2
PROJECT: Final = 4  # E, G and R cards: 5.10.2
RANSOM: Final = 5  # of emperors: 5.8.11.b1

Way = tuple[int, ...]


# ---- imperial gold ---------------------------------------------------------------------------------------------------


def chancellor(s: Lords, empire: int) -> int:
    """The seat that holds the empire's C card, or NOBODY."""
    return holder(s, s.tables.atlas.empires[empire].chancellor)


def lord(s: Lords, empire: int) -> int:
    """The seat that holds the empire's L card, or NOBODY; so for GREY and NEUTRAL."""
    if empire in (GREY, NEUTRAL):
        return NOBODY
    return holder(s, s.tables.atlas.empires[empire].lord)


def without_player(s: Lords, empire: int) -> bool:
    """No player holds its C card: it spends by itself. 5.5.3 RC.4"""
    return chancellor(s, empire) == NOBODY and not any(p.emperor == empire for p in s.players)


def may_spend(s: Lords, seat: int, empire: int, what: int) -> bool:
    """May the seat spend the empire's gold on that? The holder of C may; for repairs, projects and ransoms the holder
    of L while no player holds C (by agreement always: `split_treasury`); for projects anybody while no player holds
    either. 5.3.1 5.3.2 5.3.3 5.4.2 5.10.2.b1 RC.4"""
    c, first = chancellor(s, empire), lord(s, empire)
    if c == seat:
        return True
    if what in (REPAIR, PROJECT, RANSOM) and first == seat:
        return c == NOBODY or (what != RANSOM and s.tables.choices.lord_spends_too)
    return what == PROJECT and c == NOBODY and first == NOBODY


def spenders(s: Lords, seat: int, empire: int, what: int) -> tuple[int, ...]:
    """The accounts that a seat may use for something of an empire: the treasury if it may spend it, and its own chest,
    once if they are the same. `empire` NEUTRAL: only the chest."""
    own = money.chest(seat)
    if empire == NEUTRAL or not may_spend(s, seat, empire, what):
        return (own,)
    treasury = money.treasury(s, empire)
    if treasury == own or treasury < money.TREASURIES:  # an emperor who is a player has no other (6.2.4.b6)
        return (own,)
    return (treasury, own)


def builders(s: Lords, seat: int) -> list[int]:
    """The empires whose counters a seat may build: its own, what has become one with it, and those whose L or C card it
    holds besides (5.7.12, ER.6)."""
    of = root(s, s.players[seat].colour)
    return [e for e in range(len(EMPIRES)) if root(s, e) == of or seat in (chancellor(s, e), lord(s, e))]


# ---- gold in cities --------------------------------------------------------------------------------------------------


def keeper(s: Lords, city: int) -> int:
    """The leader who controls the gold of a city: the one of highest Stature there, whoever holds him; NOWHERE: none is
    there. 5.9.4"""
    some = people.here(s, city)
    return min(some, key=lambda x: people.rank(s, x)) if some else NOWHERE


def controller(s: Lords, city: int) -> int:
    """The seat that controls the gold of a city, or NOBODY: that of its leader of highest Stature; while no leader is
    there, of the leader whose home it is, unless a foreign army holds it. 5.3.6 5.5.2 5.9.4"""
    best = keeper(s, city)
    if best != NOWHERE:
        return people.player(s, best)
    for x in range(LEADERS):
        if s.where[x] >= 0 and s.tables.deck.leaders[x].place == city and people.home(s, x) == city:
            seat = s.where[x]
            of = root(s, s.players[seat].colour)
            held = any(here == city and LAND_FORCE[c] and colour(s, c) != of for c, here in enumerate(s.at))
            return NOBODY if held else seat
    return NOBODY


def usable_pile(s: Lords, seat: int, city: int) -> bool:
    """Is there gold in the city that the seat controls? 5.3.6"""
    return s.gold[money.pile(city)] > 0 and controller(s, city) == seat


def purses_at(s: Lords, seat: int, place: int) -> list[int]:
    """Gold under the seat's leaders in a place, by leader. 5.8.9.b1"""
    some = [x for x in range(LEADERS) if s.leaders[x].place == place and s.gold[money.purse(x)]]
    return [money.purse(x) for x in some if people.player(s, x) == seat]


def bound_to(s: Lords, seat: int, account: int) -> int:
    """The ally with whose gold an account buys mercenaries, who must stay with him; NOWHERE: none. A player's own
    leader and emperors may drop them anywhere, so nothing binds. 5.3.6.b1 ER.1 ER.3"""
    if money.PURSES <= account < money.HOLDS:
        who = account - money.PURSES
    elif money.PILES <= account < money.PURSES:
        who = keeper(s, account - money.PILES + FIRST_CITY)
    else:
        return NOWHERE
    if who == NOWHERE or who == s.players[seat].lord or people.rules(s, who) != NEUTRAL:
        return NOWHERE
    return who


# ---- keeping counters fresh ------------------------------------------------------------------------------------------


def may_keep(s: Lords, seat: int, counter: int) -> bool:
    """May the seat pay for a counter? For its own mercenaries and pirates, and for imperial counters of its colour or
    of an empire whose L or C card it holds: personal gold may be spent as one likes (RC.4)."""
    if not IMPERIAL[counter]:
        return owner(s, counter) == seat
    return colour(s, counter) == root(s, s.players[seat].colour) or seat in _lords(s, counter)


def _lords(s: Lords, counter: int) -> tuple[int, ...]:
    e = PRINTED[counter]
    return (chancellor(s, e), lord(s, e), lord(s, root(s, e)))


def upkeep(s: Lords, seat: int, counter: int, what: int, leave: bool = False) -> list[int]:
    """Accounts with gold from which the seat may make a counter fresh (REINFORCE) or bring it through the winter
    (WINTER), its own chest last. The city's gold serves mercenaries and pirates: what the seat controls, in winter also
    what nobody does. In a besieged city only gold that lies there pays; when reinforcing, all gold does under `leave`
    of the emperor outside or with a friendly fleet in port. 5.3.6 5.4.1 5.4.2 5.4.3 5.8.9.b1 5.8.9.b2 5.13.2.b1 5.13.3
    5.13.3.b2"""
    place = s.at[counter]
    city = place if is_city(place) else NOWHERE
    shut = city != NOWHERE and is_besieged(s, city) and not (what == REINFORCE and (leave or supported(s, city)))
    found = _imperial(s, seat, counter, what, city if shut else NOWHERE)
    if not IMPERIAL[counter]:
        found += [h for h in holds_at(s, seat, place) if h not in found]
    lies = city != NOWHERE and s.gold[money.pile(city)] and (shut or not IMPERIAL[counter])
    if lies and controller(s, city) in ((seat, NOBODY) if shut or what == WINTER else (seat,)):
        found.append(money.pile(city))
    found += [p for p in purses_at(s, seat, place) if people.colour(s, p - money.PURSES) == colour(s, counter)]
    own = money.chest(seat)
    if not shut and s.gold[own]:
        found.append(own)
    return found


def _imperial(s: Lords, seat: int, counter: int, what: int, besieged: int) -> list[int]:
    """Treasuries for a counter. What is meant by "armies and ships" are those of the empire's colour, in winter the
    imperial ones with caravans. The gold of a besieged capital is in it."""
    if (UNIT[counter] == CARAVAN and what == REINFORCE) or (not IMPERIAL[counter] and what == WINTER):
        return []
    empires = {root(s, PRINTED[counter]), PRINTED[counter]} if IMPERIAL[counter] else {colour(s, counter)}
    found = []
    for e in sorted(empires):
        if e >= len(EMPIRES) or (besieged != NOWHERE and s.tables.atlas.empires[e].capital != besieged):
            continue
        for account in spenders(s, seat, e, what):
            if account >= money.TREASURIES and s.gold[account] and account not in found:
                found.append(account)
    return found


def holds_at(s: Lords, seat: int, place: int) -> list[int]:
    """Gold under the seat's mercenaries and pirates in a place. 5.8.9.b2"""
    some = [c for c in range(FIRST_MERCENARY, len(s.at)) if s.at[c] == place and s.gold[money.hold(c)]]
    return [money.hold(c) for c in some if owner(s, c) == seat]


def affords(s: Lords, way: Way, price: int) -> bool:
    """Is there enough on a way, and something on its first account?"""
    return s.gold[way[0]] > 0 and sum(s.gold[account] for account in way) >= price
