"""Worn counters are made fresh, two worn ones joined, buildings repaired; what a siege allows. 5.4"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from signoria.games.lords import counters, money
from signoria.games.lords.counters import IMPERIAL, PRINTED, UNIT, WORN, colour, is_cut_off, root
from signoria.games.lords.ids import ARMY, BUILDING, EMPIRES, FIRST_E, NEUTRAL, NOWHERE, PIRATE
from signoria.games.lords.map import is_city
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.recruiting.purses import (
    REINFORCE,
    REPAIR,
    chancellor,
    controller,
    lord,
    may_keep,
    spenders,
    upkeep,
    usable_pile,
)
from signoria.games.lords.state import Lords
from signoria.kernel.menu import Menu, Option, Refusal
from signoria.kernel.state import ALL

FRESHEN: Final = 65
MERGE: Final = 66
REPAIR_BUILDING: Final = 67
ASK_LEAVE: Final = 68
REPAIRED: Final = 60

CLOSED: Final = Refusal("5.4.3", "besieged-no-refresh")
NOTHING: Final = Refusal("5.4.1", "nothing-to-pay-with")
OTHERS: Final = Refusal("5.4.1", "not-yours-to-keep")
UNLIKE: Final = Refusal("5.4.1", "unlike-counters")
NOT_YOURS: Final = Refusal("5.4.2", "not-your-building")

Cities = tuple[int, ...]


def worn(s: Lords) -> list[int]:
    """All worn counters."""
    return [c for c, steps in enumerate(s.steps) if steps == WORN]


def offer_fresh(s: Lords, seat: int, menu: Menu, leave: Cities, asked: Cities) -> None:
    """Worn counters for 1 Au, pairs of them for nothing; `leave`: besieged cities that an emperor has opened. 5.4.1
    5.4.2 5.4.3"""
    pairs: dict[tuple[int, ...], list[int]] = {}
    shut: set[int] = set()
    sieges = sorted(set(s.besieging) - {NOWHERE})
    leave = (*leave, *(city for city in sieges if emperor_outside(s, city) == seat))
    for c in worn(s):
        place = s.at[c]
        if not may_keep(s, seat, c):
            menu.add((FRESHEN, c, money.chest(seat)), OTHERS)
            continue
        accounts = upkeep(s, seat, c, REINFORCE, place in leave)
        for account in accounts:
            menu.add((FRESHEN, c, account))
        if not may_refresh(s, seat, place, leave):
            shut.add(place)
        if menu.explain and money.chest(seat) not in accounts:
            shut_off = place not in leave and is_cut_off(s, place)
            menu.add((FRESHEN, c, money.chest(seat)), CLOSED if shut_off else NOTHING)
        if UNIT[c] != PIRATE and _joins(s, seat, c):
            kind = (place, UNIT[c], PRINTED[c], s.under[c], counters.owner(s, c))
            pairs.setdefault(kind, []).append(c)
    _offer_pairs(s, seat, menu, pairs, shut)
    for city in sorted(shut):
        if city not in asked and emperor_outside(s, city) not in (NOBODY, seat):
            menu.add((ASK_LEAVE, city))


def _offer_pairs(s: Lords, seat: int, menu: Menu, pairs: dict[tuple[int, ...], list[int]], shut: set[int]) -> None:
    """Worn counters of one type, colour and place: which two makes no difference. 5.4.1"""
    for kind, some in pairs.items():
        if len(some) >= s.tables.forces.merge:
            menu.add((MERGE, some[0], some[1]), CLOSED if kind[0] in shut else None)
    if menu.explain:
        firsts = [some[0] for some in pairs.values()]
        for a, b in pairwise(firsts):
            menu.add((MERGE, a, b), UNLIKE)


def _joins(s: Lords, seat: int, counter: int) -> bool:
    """Two become one: that is for who moves it, or holds the C card of its empire. RC.4"""
    return counters.mover(s, counter) == seat or (IMPERIAL[counter] and chancellor(s, PRINTED[counter]) == seat)


def may_refresh(s: Lords, seat: int, place: int, leave: Cities) -> bool:
    """May counters there be made fresh? In a besieged city with a friendly fleet in port, gold in the city, or the
    leave of the emperor with most armies outside. 5.4.3 5.8.5.b3"""
    if place in leave or not is_cut_off(s, place):
        return True
    capital = s.tables.atlas.city(place).capital
    if capital != NEUTRAL and s.gold[money.TREASURIES + capital] and chancellor(s, capital) == seat:
        return True
    if s.gold[money.pile(place)] and controller(s, place) in (seat, NOBODY):
        return True
    return emperor_outside(s, place) == seat


def emperor_outside(s: Lords, city: int) -> int:
    """The seat that holds the L card of the empire with most imperial armies outside a city, or NOBODY. 5.4.3"""
    around = s.tables.atlas.city(city).dukedoms
    count = [0] * len(EMPIRES)
    for c, place in enumerate(s.at):
        if place in around and UNIT[c] == ARMY:
            count[colour(s, c)] += 1
    most = max(count)
    return lord(s, count.index(most)) if most else NOBODY


def freshen(s: Lords, option: Option) -> None:
    """Pay 1 Au. 5.4.1"""
    money.pay(s, option[2], s.tables.forces.fresh)
    counters.freshen(s, option[1])


def merge(s: Lords, option: Option) -> None:
    """The first is fresh, the second goes; gold under it stays with the first. 5.4.1"""
    kept, gone = option[1], option[2]
    if not IMPERIAL[gone]:
        money.move(s, money.hold(gone), money.hold(kept), s.gold[money.hold(gone)])
    counters.remove(s, gone)
    counters.freshen(s, kept)


# ---- buildings -------------------------------------------------------------------------------------------------------


def offer_repairs(s: Lords, seat: int, menu: Menu) -> None:
    """Worn buildings for 1 Au: own gold, imperial gold wherever they stand, gold of an ally there. 5.4.2 5.3.6
    5.8.8.b1"""
    price = s.tables.forces.repair
    for card in s.damaged:
        if s.tables.deck.all[card].kind != BUILDING:
            continue
        if s.where[card] != seat:
            menu.add((REPAIR_BUILDING, card, money.chest(seat)), NOT_YOURS)
            continue
        city = s.tables.deck.enterprises[card - FIRST_E].place
        accounts = repair_accounts(s, seat, city)
        open_to = may_refresh(s, seat, city, ())
        if is_cut_off(s, city):
            accounts = [account for account in accounts if account == money.pile(city)]
        good = [account for account in accounts if s.gold[account] >= price]
        for account in good:
            menu.add((REPAIR_BUILDING, card, account))
        if not good:
            menu.add((REPAIR_BUILDING, card, money.chest(seat)), NOTHING if open_to else CLOSED)


def repair_accounts(s: Lords, seat: int, city: int) -> list[int]:
    """Who may pay for a building in a city, the owner's chest last."""
    found: list[int] = []
    for e in range(len(EMPIRES)):
        found += [x for x in spenders(s, seat, e, REPAIR) if x not in found and x != money.chest(seat)]
    home = s.tables.atlas.city(city).home
    found += [money.pile(x) for x in (city, home) if x != NOWHERE and usable_pile(s, seat, x)]
    return [*found, money.chest(seat)]


def empires_at(s: Lords, place: int) -> list[int]:
    """The empires whose gold matures enterprises in a place: the one in whose land it lies, and the one whose imperial
    armies are there. 5.10.2"""
    atlas = s.tables.atlas
    if is_city(place):
        own = atlas.city(place).empire
    else:
        own = atlas.dukedom(place).empire if place < len(atlas.dukedoms) else NEUTRAL
    held = [colour(s, c) for c, here in enumerate(s.at) if here == place and UNIT[c] == ARMY]
    found = [own, root(s, own), *held[:1]] if own != NEUTRAL else held[:1]
    return list(dict.fromkeys(found))


def repair(s: Lords, option: Option) -> None:
    money.pay(s, option[2], s.tables.forces.repair)
    s.damaged = tuple([card for card in s.damaged if card != option[1]])
    s.tell((REPAIRED, ALL, option[1]))
