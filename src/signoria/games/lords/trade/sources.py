"""What earns by trade and where its supplies are. 1.2.2, 2.2.9, 5.11.1 to 5.11.4, 6.1.4

A source is a card: the L card of a lord means his Bank, an E, G or R card its mature counter. A claim is a source and
one of the goods that it needs; each that a route reaches brings the profit.
"""

from __future__ import annotations

from typing import Final

from signoria.games.lords.counters import holder
from signoria.games.lords.hands import hand, is_enterprise
from signoria.games.lords.ids import (
    BUILDING,
    FIRST_ALLY,
    FIRST_CITY,
    FIRST_E,
    FIRST_LORD,
    GUILD,
    NOWHERE,
    SILK,
    SPICES,
)
from signoria.games.lords.people import is_prisoner
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.state import Lords
from signoria.games.lords.trade.finder import Goal
from signoria.games.lords.voyages import cape
from signoria.kernel.menu import Refusal

Claim = tuple[int, int]  # source, good

CAPE_GOODS: Final = (SILK, SPICES)
DENIED: Final = Refusal("2.2.9.b1", "trade-denied")
NO_SELLER: Final = Refusal("5.11.2", "no-supplier")


def claims(s: Lords, seat: int) -> list[Claim]:
    """All that the seat may trace routes for, banks first; each building of a city
    by itself. 2.4.2 2.4.4 2.4.7 4.10 5.11.2 5.11.3 5.11.3.b1 5.11.4 5.11.4.b2"""
    found: list[Claim] = []
    player = s.players[seat]
    if player.bank:
        found.append((player.lord, s.tables.deck.leaders[player.lord].bank_needs))
    for card in hand(s, seat):
        if is_enterprise(s, card) and s.built[card]:
            found += [(card, good) for good in s.tables.deck.enterprises[card - FIRST_E].needs]
    return found


def place_of(s: Lords, source: int) -> int:
    """The city (or sea) where a source stands."""
    leaders = s.tables.deck.leaders
    return leaders[source].bank if source < len(leaders) else s.tables.deck.enterprises[source - FIRST_E].place


def profit(s: Lords, source: int) -> int:
    """Au for each good that a route reaches. 5.11.1 5.11.4"""
    rules = s.tables.trade
    if source < FIRST_E:
        return rules.bank
    kind = s.tables.deck.enterprises[source - FIRST_E].kind
    return rules.building if kind == BUILDING else rules.guild if kind == GUILD else rules.resource


def may_deny(s: Lords, city: int) -> int:
    """The seat that may refuse the trade of a city now: it holds the L card of Ivan or Khuscadam, and he is alive and
    free. NOBODY: nobody can. 2.2.9.b1 2.2.9.b4 5.8.11"""
    for lord in range(FIRST_LORD, FIRST_ALLY):
        if city in s.tables.deck.leaders[lord].denies and s.leaders[lord].alive and not is_prisoner(s, lord):
            return holder(s, lord)
    return NOBODY


def is_denied(s: Lords, seat: int, city: int) -> bool:
    """Is the seat refused there, by somebody who can still refuse? 2.2.9"""
    return s.denied[city - FIRST_CITY] >> seat & 1 == 1 and may_deny(s, city) not in (NOBODY, seat)


def goals(s: Lords, seat: int, good: int) -> list[Goal]:
    """Where the merchant may have a good: trading places that do not refuse him, mature counters that supply it, and
    the Cape. ER.7 RC.1 2.2.9 2.2.9.t1 5.11.2 5.11.3.b2 5.11.4 5.11.8.b2 6.1.4.b1"""
    found = []
    for city in s.tables.atlas.sellers[good]:
        if not is_denied(s, seat, city) and not cape.closed_by_cape(s, city, good):
            found.append(Goal(city, True))
    for e in s.tables.deck.enterprises:
        denied = e.number in s.idle and s.where[e.number] != seat
        if e.supplies == good and s.built[e.number] and not denied and e.place != NOWHERE:
            found.append(Goal(e.place, False))
    if good in CAPE_GOODS and cape.goods_in_zone(s, seat) >> good & 1:
        found.append(Goal(s.tables.atlas.voyages, False, *cape.fee_in_zone(s, seat)))
    return found


def supply_refusal(s: Lords, seat: int, good: int) -> Refusal:
    """Why a good cannot be had although routes might lead there."""
    sold = s.tables.atlas.sellers[good]
    return DENIED if any(is_denied(s, seat, city) for city in sold) else NO_SELLER
