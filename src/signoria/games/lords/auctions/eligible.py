"""Who may bid for what, gold apart. 5.2.3.b3, 5.2.6, 5.7.12, 5.14.3, 6.2.3"""

from __future__ import annotations

from typing import Final

from signoria.games.lords import counters, hands, people
from signoria.games.lords.conflict import conquest
from signoria.games.lords.ids import CATHOLIC, FIRST_M, NEUTRAL, PAPAL, PRINCESS
from signoria.games.lords.state import FOR_SALE, OPEN, Lords
from signoria.games.lords.voyages import cape
from signoria.kernel.menu import Refusal

OWN_GOLD: Final = Refusal("5.2.1", "own-gold-only")
OF_INVADER: Final = Refusal("5.7.12", "of-the-invader")
ON_A_THRONE: Final = Refusal("6.2.4.b6", "emperor-keeps-colour")
MARRIED: Final = Refusal("6.2.3", "married-already")
ONE_WIFE: Final = Refusal("6.3.4.b1", "one-wife")
POPE: Final = Refusal("6.2.3.b4", "popes-marry-not")
NO_NEW_WORLD: Final = Refusal("5.2.6", "new-world-unknown")


def bid_refusal(s: Lords, seat: int, card: int) -> Refusal | None:
    """Why the seat may not bid for a card, gold apart. 5.2.3.b3 5.2.6 5.7.12 5.14.3 6.2.3"""
    if hands.is_imperial(s, card):
        return _imperial_refusal(s, seat, s.tables.deck.all[card].empire)
    if hands.kind(s, card) == PRINCESS:
        return wedding_refusal(s, seat, card)
    return None if cape.may_hold(s, seat, card) else NO_NEW_WORLD


def _imperial_refusal(s: Lords, seat: int, empire: int) -> Refusal | None:
    """Of an invaded empire that nobody controls, all may bid who are not aligned with an invader. 5.7.12"""
    if is_loose(s, empire):
        own = counters.root(s, s.players[seat].colour)
        return OF_INVADER if own in conquest.invaders(s, empire) else None
    return ON_A_THRONE if s.players[seat].emperor != NEUTRAL and not is_own(s, seat, empire) else None


def is_own(s: Lords, seat: int, empire: int) -> bool:
    """Is an empire's card one of the seat's own colour? Cards of conquered empires are. 5.2.3.b3 5.14.3.b4"""
    own = counters.root(s, s.players[seat].colour)
    return own in (counters.root(s, empire), s.empires[empire].fallen)


def is_loose(s: Lords, empire: int) -> bool:
    """Is it invaded while no player holds its cards? 5.7.12"""
    return conquest.is_loose(s, empire) and bool(conquest.invaders(s, empire))


def lot(s: Lords, empire: int) -> list[int]:
    """The cards of an empire that lie open for sale, L first: of an invaded one they go together. 5.7.12"""
    return [card for card in hands.imperial_cards(s, empire) if s.where[card] in (OPEN, FOR_SALE)]


def new_colour(s: Lords, seat: int, card: int) -> int:
    """The colour that the seat takes if it wins an imperial card of another empire; NEUTRAL: it keeps its own.
    5.14.3"""
    if not hands.is_imperial(s, card):
        return NEUTRAL
    empire = s.tables.deck.all[card].empire
    return NEUTRAL if is_own(s, seat, empire) or is_loose(s, empire) else counters.root(s, empire)


def wedding_refusal(s: Lords, seat: int, card: int) -> Refusal | None:
    """A Catholic princess marries nobody who is married, a Catholic takes one wife, a Pope none. 6.2.3 6.2.3.b4
    6.3.4.b1"""
    if s.players[seat].emperor == PAPAL:
        return POPE
    if not people.princesses(s, seat):
        return None
    if s.tables.deck.machiavelli[card - FIRST_M].religion == CATHOLIC:
        return MARRIED
    return ONE_WIFE if people.religion(s, s.players[seat].lord) == CATHOLIC else None
