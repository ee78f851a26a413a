"""Cards: who holds them and how they change hands. 2.3, 2.4, 5.2

A card that a seat holds changes through `gain`, `give_up`, `discard`, `remove`, or `lay`.
"""

from __future__ import annotations

from typing import Final

from signoria.games.lords import people
from signoria.games.lords.counters import pirate_of
from signoria.games.lords.ids import (
    CHANCELLOR,
    EMPEROR,
    EXPLORER,
    FIRST_CITY,
    FIRST_E,
    FIRST_M,
    FIRST_MERCENARY,
    GREEN,
    IMMATURE,
    LEADERS,
    MATURE,
    PIRATE_CARD,
)
from signoria.games.lords.kinds import CARD_KIND, SEAT
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.state import DISCARDED, FOR_SALE, GONE, OPEN, Lords
from signoria.kernel.state import ALL
from signoria.kernel.verbs import Signature

GAINED: Final = 8
GIVEN_UP: Final = 9
DISCARDED_CARD: Final = 10
REMOVED_CARD: Final = 11
EVENTS: Final = (
    Signature(GAINED, "card-gained", ("seat", SEAT), ("card", CARD_KIND)),
    Signature(GIVEN_UP, "card-given-up", ("seat", SEAT), ("card", CARD_KIND)),
    Signature(DISCARDED_CARD, "card-discarded", ("card", CARD_KIND)),
    Signature(REMOVED_CARD, "card-removed", ("card", CARD_KIND)),
)

NO_BLOCK: Final = -1


def hand(s: Lords, seat: int) -> list[int]:
    """The cards that a seat holds, by number."""
    return [card for card, where in enumerate(s.where) if where == seat]


def holds(s: Lords, seat: int, card: int) -> bool:
    """Has the seat the card?"""
    return s.where[card] == seat


def of_kind(s: Lords, seat: int, kind: int) -> list[int]:
    """A seat's cards of a kind."""
    return [card for card in s.tables.deck.of_kind(kind) if s.where[card] == seat]


def kind(s: Lords, card: int) -> int:
    """EMPEROR … NAVIGATION."""
    return s.tables.deck.all[card].kind


def is_imperial(s: Lords, card: int) -> bool:
    """The L or C card of an empire. 2.3.2"""
    return kind(s, card) in (EMPEROR, CHANCELLOR)


def imperial_cards(s: Lords, empire: int) -> tuple[int, int]:
    """Its L and its C card."""
    e = s.tables.atlas.empires[empire]
    return e.lord, e.chancellor


def is_enterprise(s: Lords, card: int) -> bool:
    """An E, G or R card. 5.10.1"""
    return FIRST_E <= card < FIRST_M


def lay(s: Lords, card: int, where: int) -> None:
    """It lies there now, or a seat holds it. Who has an emperor's card decides the fate of that empire's prisoners, and
    is not bound by what another has asked for them. 5.8.11.b2"""
    if kind(s, card) != EMPEROR:
        s.where[card] = where
        return
    before = people.keepers(s)
    s.where[card] = where
    people.forget_prices(s, before)


def gain(s: Lords, seat: int, card: int) -> None:
    """The seat holds it from now on. A new enterprise is Immature; a mature one stays so. A pirate comes with his
    counter, if it is on the map. Whom Ivan or Khuscadam has refused, he refuses no more: who moves him now decides.
    2.2.9.b1 2.2.9.b4 5.10.1 5.10.1.b3 5.2.4.b4"""
    lay(s, card, seat)
    if card < LEADERS:
        for city in s.tables.deck.leaders[card].denies:
            s.denied[city - FIRST_CITY] = 0
    if is_enterprise(s, card) and s.block[card] == NO_BLOCK:
        s.block[card] = IMMATURE
        if s.tables.deck.enterprises[card - FIRST_E].mature:  # RC.6
            mature(s, card)
    if kind(s, card) == PIRATE_CARD:
        counter = pirate_of(card)
        if s.steps[counter]:
            s.owner[counter - FIRST_MERCENARY] = seat
    s.tell((GAINED, ALL, seat, card))


def mature(s: Lords, card: int) -> None:
    """A project is complete: its counter comes to the map, the last in rank. 5.10.4"""
    s.block[card] = MATURE
    s.built[card] = max(s.built) + 1


def _let_go(s: Lords, card: int) -> None:
    """What belongs to holding it ends: unfinished projects start again, voyages end. 5.10.1.b3"""
    if (is_enterprise(s, card) and s.block[card] != MATURE) or kind(s, card) == EXPLORER:
        s.block[card] = NO_BLOCK
        s.scurvy = tuple([x for x in s.scurvy if x != card])
    s.idle = tuple([x for x in s.idle if x != card])
    if kind(s, card) == PIRATE_CARD:
        counter = pirate_of(card)
        s.owner[counter - FIRST_MERCENARY] = NOBODY


def give_up(s: Lords, card: int) -> None:
    """A held card comes to the next auction. 5.4.4 5.10.1.b3 5.14.3 6.3.2"""
    seat = s.where[card]
    assert seat >= 0, "nobody holds it"
    _let_go(s, card)
    lay(s, card, FOR_SALE)
    s.tell((GIVEN_UP, ALL, seat, card))


def open_again(s: Lords, card: int) -> None:
    """An unheld card lies open: green ones for summer, pink ones for the next auction. 4.5 5.2.3.b1"""
    lay(s, card, OPEN if s.tables.deck.all[card].deck == GREEN else FOR_SALE)


def discard(s: Lords, card: int) -> None:
    """To the discard pile. 5.2.2.b2"""
    _let_go(s, card)
    lay(s, card, DISCARDED)
    s.tell((DISCARDED_CARD, ALL, card))


def remove(s: Lords, card: int) -> None:
    """Out of the game. 6.2.6.b3"""
    _let_go(s, card)
    lay(s, card, GONE)
    s.tell((REMOVED_CARD, ALL, card))
