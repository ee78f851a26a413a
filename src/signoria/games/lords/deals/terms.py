"""What an offer may contain, and whether it may. 5.2.5, 5.2.7, 5.7.4.b2, 5.7.6, 5.7.10.b1, 5.8.11, 5.11.5.b3, 6.1.6

An offer has a maker and another seat; each of its terms is (kind, a, b), of which the maker provides the even kinds and
the other the odd ones. `State.deals` holds (status, maker, other, year, *terms); `Player.drafts` the terms that are
being put together.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from signoria.games.lords import counters, hands, money, people
from signoria.games.lords.auctions import eligible
from signoria.games.lords.conflict.sides import in_charge
from signoria.games.lords.ids import (
    CATHOLIC,
    EXPLORER,
    FIRST_M,
    FIRST_MERCENARY,
    FIRST_X,
    LEADERS,
    NEUTRAL,
    PAPAL,
    PRINCESS,
    TITLE,
)
from signoria.games.lords.map import is_dukedom
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.recruiting import purses
from signoria.games.lords.state import Lords
from signoria.games.lords.trade import passage
from signoria.games.lords.voyages import cape
from signoria.kernel.menu import Refusal
from signoria.kernel.verbs import Kind

# status of an entry of `State.deals`
OPEN: Final = 0  # waits for the other's answer
ASKED: Final = 1  # agreed, and the Pope is asked (5.2.5.b3)
AGREED: Final = 2  # carried out; what is kept are promises, and prices of this year

TERMS: Final = (
    "gives-au", "asks-au", "gives-card", "asks-card", "promises", "asks-promise", "shares", "asks-share", "passage",
    "asks-passage", "lets-leave", "asks-leave", "lets-cross", "asks-crossing", "frees", "asks-freedom",
    "lends", "asks-lending",
)  # fmt: skip
TERM: Final = Kind("term", TERMS)
# kind // 2: what is provided
AU: Final = 0
CARD_TERM: Final = 1
PROMISE: Final = 2  # Au, to the end of the next year: how a loan is paid back
SHARE: Final = 3  # Au for a card that the other side bids for or matures and keeps (5.2.7)
PASSAGE: Final = 4  # Au for each foreign link, this year (5.11.5.b3)
LEAVE: Final = 5  # armies may leave Dukedoms where the provider's stand (5.7.10.b1)
CROSS: Final = 6  # land units may go over the provider's ships (5.7.6)
FREEDOM: Final = 7  # of a prisoner (5.8.11)
LEND: Final = 8  # armies that stand with the provider's leaders may be picked up (5.7.4.b2)
CONSENTS: Final = (LEAVE, CROSS, LEND)  # they hold in the next round of movement

CARDS_A_SIDE: Final = 4
TERMS_MOST: Final = 8
PROMISED_MOST: Final = 60  # Au

Term = tuple[int, int, int]


class Deal(NamedTuple):
    """An entry of `State.deals`."""

    status: int
    maker: int
    other: int
    year: int
    terms: tuple[Term, ...]

    def packed(self) -> tuple[int, ...]:
        return (self.status, self.maker, self.other, self.year, *(x for term in self.terms for x in term))

    def sides(self, term: Term) -> tuple[int, int]:
        """Who provides it, and for whom."""
        return (self.other, self.maker) if term[0] % 2 else (self.maker, self.other)


def in_terms(flat: tuple[int, ...]) -> tuple[Term, ...]:
    """Terms out of a row of numbers."""
    return tuple((flat[i], flat[i + 1], flat[i + 2]) for i in range(0, len(flat), 3))


def unpack(packed: tuple[int, ...]) -> Deal:
    return Deal(packed[0], packed[1], packed[2], packed[3], in_terms(packed[4:]))


# ---- what the rules allow --------------------------------------------------------------------------------------------

TOO_POOR: Final = Refusal("5.2.5", "deal-no-gold")
ONCE_A_YEAR: Final = Refusal("5.2.5.b1", "once-a-year")
NOT_HELD: Final = Refusal("5.2.5.b2", "card-not-held")
NO_POPE: Final = Refusal("5.2.5.b3", "no-pope-to-ask")
TITLE_STAYS: Final = Refusal("5.2.5.b4", "titles-stay")
OWN_LORD: Final = Refusal("2.3.3", "own-lord-stays")
OWN_THRONE: Final = Refusal("6.2.4.b6", "own-throne-stays")
OTHER_COLOUR: Final = Refusal("5.2.3.b3", "imperial-own-colour")
KNOWN: Final = Refusal("6.1.6", "knows-it-already")
NOT_FOR_SHARES: Final = Refusal("5.2.7", "nothing-to-share")
SAME_COLOUR: Final = Refusal("5.11.5.b3", "same-colour-cooperates")
NOBODY_STOPS: Final = Refusal("5.7.10.b1", "nobody-is-held")
NOTHING_LENT: Final = Refusal("5.7.4.b2", "nothing-to-lend")
NOT_KEEPER: Final = Refusal("5.8.11.b1", "not-the-keeper")
EMPEROR_RANSOM: Final = Refusal("5.8.11.b1", "treasury-ransoms-emperors")


def term_refusal(s: Lords, deal: Deal, term: Term) -> Refusal | None:
    """Why a term of an offer may not be carried out now."""
    kind, a, b = term
    giver, taker = deal.sides(term)
    what = kind // 2
    if what == AU:
        held = giver == deal.maker and deal.status != AGREED and deal.packed() in s.deals
        return None if held or s.gold[money.chest(giver)] >= a else TOO_POOR
    if what == CARD_TERM:
        return card_refusal(s, giver, taker, a) or _second_bride(s, deal, term, taker)
    if what == SHARE:
        return None if a in shared_cards(s, taker) and b else NOT_FOR_SHARES
    if what == PASSAGE:
        return SAME_COLOUR if not are_foreign(s, giver, taker) or a > passage.MOST else None
    if what == LEND:
        return lend_refusal(s, giver, taker)
    if what in CONSENTS:
        return leave_refusal(s, giver, taker, what)
    return freedom_refusal(s, giver, taker, a) if what == FREEDOM else None


def card_refusal(s: Lords, giver: int, taker: int, card: int) -> Refusal | None:
    """Why a card may not pass from one player to another. Navigation cards are copied. 5.2.3.b3 5.2.5.b1 to 5.2.5.b4
    5.2.6 6.1.6 6.2.3"""
    if card >= FIRST_X:
        return KNOWN if cape.knows(s, taker, card) else None if cape.knows(s, giver, card) else NOT_HELD
    kind = hands.kind(s, card)
    if s.where[card] != giver:
        return NOT_HELD
    if kind == TITLE:
        return TITLE_STAYS
    if s.passed[card] == s.year:
        return ONCE_A_YEAR
    if card == s.players[giver].lord:
        return OWN_LORD
    if hands.is_imperial(s, card):
        return _imperial_refusal(s, giver, taker, card)
    if kind == PRINCESS and pope(s) == NOBODY:
        return NO_POPE
    return eligible.bid_refusal(s, taker, card)


def _second_bride(s: Lords, deal: Deal, term: Term, taker: int) -> Refusal | None:
    """Why two princesses do not pass to one player by one offer: he would marry both. 6.2.3 6.3.4.b1"""
    brides = [card for kind, card, _ in (*deal.terms, term) if kind == term[0] and hands.kind(s, card) == PRINCESS]
    if hands.kind(s, term[1]) != PRINCESS or len(set(brides)) < 2:
        return None
    if people.religion(s, s.players[taker].lord) == CATHOLIC:
        return eligible.ONE_WIFE
    catholic = any(s.tables.deck.machiavelli[card - FIRST_M].religion == CATHOLIC for card in brides)
    return eligible.MARRIED if catholic else None


def _imperial_refusal(s: Lords, giver: int, taker: int, card: int) -> Refusal | None:
    """5.2.3.b3 6.2.4.b6"""
    empire = s.tables.deck.all[card].empire
    if card < LEADERS and s.players[giver].emperor == empire:
        return OWN_THRONE
    return None if eligible.is_own(s, taker, empire) else OTHER_COLOUR


def pope(s: Lords) -> int:
    """The seat that speaks for the Pope, or NOBODY. 5.2.5.b3"""
    return purses.lord(s, PAPAL)


def shared_cards(s: Lords, keeper: int) -> list[int]:
    """What may be paid for together: the card under the hammer, the keeper's unfinished projects and voyages. 5.2.7"""
    found = [s.auction.card] if s.auction is not None else []
    for card in hands.hand(s, keeper):
        if (hands.is_enterprise(s, card) and not s.built[card]) or hands.kind(s, card) == EXPLORER:
            found += [card] if s.block[card] >= 0 else []
    return found


def are_foreign(s: Lords, giver: int, taker: int) -> bool:
    """Are they of different colours?"""
    return counters.root(s, s.players[giver].colour) != counters.root(s, s.players[taker].colour)


def leave_refusal(s: Lords, giver: int, taker: int, what: int) -> Refusal | None:
    """Consents to leave a Dukedom or to cross over ships are for another colour that needs them. 5.7.6 5.7.10.b1"""
    if not are_foreign(s, giver, taker):
        return SAME_COLOUR
    if what == CROSS:
        afloat = [c for c, here in enumerate(s.at) if here >= 0 and counters.SHIP[c]]
        return None if any(counters.mover(s, c) == giver for c in afloat) else NOBODY_STOPS
    of = counters.root(s, s.players[taker].colour)
    outside = [c for c, here in enumerate(s.at) if is_dukedom(here) and counters.LAND_FORCE[c]]
    guarded = {s.at[c] for c in outside if in_charge(s, c) == giver and counters.colour(s, c) != of}
    return None if any(s.at[c] in guarded and counters.colour(s, c) == of for c in outside) else NOBODY_STOPS


def lend_refusal(s: Lords, giver: int, taker: int) -> Refusal | None:
    """Leave to pick up is for armies of their one colour that stand with a leader of the giver's. 5.7.4.b1 5.7.4.b2"""
    if are_foreign(s, giver, taker):
        return NOTHING_LENT
    places = {s.leaders[x].place for x in people.led_by(s, giver)}
    of = counters.root(s, s.players[giver].colour)
    armies = [c for c in range(FIRST_MERCENARY) if s.at[c] in places and counters.LAND_FORCE[c]]
    return None if any(counters.colour(s, c) == of for c in armies) else NOTHING_LENT


def freedom_refusal(s: Lords, giver: int, taker: int, leader: int) -> Refusal | None:
    """The keeper frees a prisoner whom the other player moves; emperors are ransomed from their treasury. 5.8.11.b1
    5.8.11.b2"""
    if not people.is_prisoner(s, leader) or people.keeper(s, leader) != giver or people.player(s, leader) != taker:
        return NOT_KEEPER
    return EMPEROR_RANSOM if people.rules(s, leader) != NEUTRAL else None


def is_bound(s: Lords, seat: int, merchant: int) -> bool:
    """Has the seat sold this merchant passage for this year, so that the price stands? 5.11.5.b3"""
    for packed in s.deals:
        deal = unpack(packed)
        if deal.status == AGREED and deal.year == s.year:
            for term in deal.terms:
                if term[0] // 2 == PASSAGE and deal.sides(term) == (seat, merchant):
                    return True
    return False
