"""Offers between players, put together and answered out of turn. 5.2.5, 5.2.7

A seat puts an offer together in secret, term by term, and sends it. The other accepts it or refuses it with a reason,
the maker may withdraw it, and at the end of the round it lapses. A seat has one open offer, counting one of which the
Pope is asked, makes OFFERS of them a round, begins BEGINNINGS a season, and does not repeat in a round what was refused
in it.
"""

from __future__ import annotations

from typing import Final

from signoria.games.lords import hands, money, standing
from signoria.games.lords.conflict import prisons
from signoria.games.lords.deals import delivery
from signoria.games.lords.deals.delivery import of_maker
from signoria.games.lords.deals.terms import (
    ASKED,
    AU,
    CARD_TERM,
    CARDS_A_SIDE,
    CONSENTS,
    FREEDOM,
    OPEN,
    PASSAGE,
    PROMISE,
    PROMISED_MOST,
    SHARE,
    TERM,
    TERMS,
    TERMS_MOST,
    TOO_POOR,
    Deal,
    Term,
    are_foreign,
    in_terms,
    shared_cards,
    term_refusal,
    unpack,
)
from signoria.games.lords.kinds import CARD_KIND, LEADER, SEAT
from signoria.games.lords.state import Lords
from signoria.games.lords.trade import passage
from signoria.games.lords.voyages import cape
from signoria.kernel.menu import AMOUNT, ANYTIME, SECRET, Menu, Option, Refusal
from signoria.kernel.state import ALL
from signoria.kernel.verbs import NUMBER, Kind, Signature

OFFERS: Final = 3
BEGINNINGS: Final = 12

REASONS: Final = ("price", "card", "promise", "trust", "not_now")
NOT_NOW: Final = REASONS.index("not_now")
REASON: Final = Kind("reason", REASONS)
KINDS: Final = (TERM, REASON)

DRAFT: Final = ANYTIME | SECRET
BEGIN: Final = DRAFT | 430
FIRST_TERM: Final = 431  # the verb of a term is FIRST_TERM + its kind
DROP: Final = DRAFT | 450
SEND: Final = ANYTIME | 451
WITHDRAW: Final = ANYTIME | 452
ACCEPT: Final = ANYTIME | 453
REFUSE: Final = ANYTIME | 454

_AU: Final = (("n", NUMBER),)
_CARD: Final = (("card", CARD_KIND),)
_SHARE: Final = (("card", CARD_KIND), ("n", NUMBER))
_SHAPES: Final = {AU: _AU, CARD_TERM: _CARD, PROMISE: _AU, SHARE: _SHARE, PASSAGE: _AU, FREEDOM: (("leader", LEADER),)}
_NAMES: Final = (
    "give-au", "ask-au", "give-card", "ask-card", "promise-au", "ask-promise", "share-bid", "ask-share", "sell-passage",
    "buy-passage", "let-leave", "ask-leave", "let-cross", "ask-crossing", "free-leader", "ask-freedom",
    "lend-armies", "ask-armies",
)  # fmt: skip


def verb_of(kind: int) -> int:
    """The verb that puts a term of a kind into an offer."""
    bare = kind // 2 in (CARD_TERM, FREEDOM, *CONSENTS)
    return DRAFT | FIRST_TERM + kind | (0 if bare else AMOUNT)


ANYTIME_VERBS: Final = (
    Signature(BEGIN, "begin-offer", ("seat", SEAT), quiet=True),
    *(Signature(verb_of(kind), name, *_SHAPES.get(kind // 2, ()), quiet=True) for kind, name in enumerate(_NAMES)),
    Signature(DROP, "drop-offer", quiet=True),
    Signature(SEND, "send-offer", ("seat", SEAT), quiet=True),
    Signature(WITHDRAW, "withdraw-offer"),
    Signature(ACCEPT, "accept-offer", ("seat", SEAT)),
    Signature(REFUSE, "refuse-offer", ("seat", SEAT), ("reason", REASON)),
)
VERBS: Final[tuple[Signature, ...]] = ANYTIME_VERBS
REFUSED: Final = 440
EVENTS: Final = (
    *delivery.EVENTS,
    Signature(REFUSED, "offer-refused", ("seat", SEAT), ("other", SEAT), ("reason", REASON)),
)

NO_MORE: Final = Refusal("5.2.5", "no-more-offers")
STILL_OPEN: Final = Refusal("5.2.5", "offer-still-open")
REPEATED: Final = Refusal("5.2.5", "refused-this-round")


# ---- the draft -------------------------------------------------------------------------------------------------------


def draft(s: Lords, seat: int) -> Deal | None:
    """What a seat is putting together, as it would be sent. `Player.drafts` holds (season, begun, other, *terms)."""
    row = s.players[seat].drafts
    return Deal(OPEN, seat, row[2], s.year, in_terms(row[3:])) if len(row) > 2 else None


def begun(s: Lords, seat: int) -> int:
    """Offers that the seat has begun in this season."""
    row = s.players[seat].drafts
    return row[1] if row and row[0] == s.round else 0


def _keep(s: Lords, seat: int, times: int, rest: tuple[int, ...] = ()) -> None:
    s.players[seat].drafts = (s.round, times, *rest)


def _memory(deal: Deal) -> tuple[int, ...]:
    """An offer as `Player.refused` remembers it."""
    return (deal.other, *(x for term in sorted(deal.terms) for x in term))


def options_of(deal: Deal) -> list[Option]:
    """The terms of an offer as the options that put them in, seen by its maker: for screens."""
    width = {SHARE: 2} | dict.fromkeys(CONSENTS, 0)
    return [(verb_of(kind), *(a, b)[: width.get(kind // 2, 1)]) for kind, a, b in deal.terms]


def open_offers(s: Lords) -> list[Deal]:
    """All open offers, for screens."""
    return [unpack(packed) for packed in s.deals if packed[0] == OPEN]


# ---- what is listed --------------------------------------------------------------------------------------------------


def offer_anytime(s: Lords, seat: int, menu: Menu) -> None:
    """An offer may be begun, put together, sent, withdrawn; those of others answered. 5.2.5"""
    for deal in open_offers(s):
        if s.players[deal.maker].out:
            continue  # it lapses with the round
        if deal.other == seat:
            _offer_answers(s, deal, menu)
        elif deal.maker == seat:
            menu.add((WITHDRAW,))
    now = draft(s, seat)
    if now is None:
        bar = NO_MORE if s.players[seat].offers >= OFFERS or begun(s, seat) >= BEGINNINGS else None
        if bar is None or menu.explain:
            for other in s.order:
                if other != seat and not s.players[other].out:
                    menu.add((BEGIN, other), bar)
        return
    menu.add((DROP,))
    if not s.players[now.other].out:
        if now.terms:
            menu.add((SEND, now.other), _send_refusal(s, now))
        if len(now.terms) < TERMS_MOST:
            _offer_terms(s, now, menu)


def _offer_answers(s: Lords, deal: Deal, menu: Menu) -> None:
    bar = next((why for term in deal.terms if (why := term_refusal(s, deal, term)) is not None), None)
    menu.add((ACCEPT, deal.maker), bar)
    for reason in range(len(REASONS)):
        menu.add((REFUSE, deal.maker, reason))


def _send_refusal(s: Lords, deal: Deal) -> Refusal | None:
    """Why an offer may not be sent as it stands."""
    player = s.players[deal.maker]
    if any(of_maker(s, deal.maker, status) is not None for status in (OPEN, ASKED)):
        return STILL_OPEN
    if player.offers >= OFFERS:
        return NO_MORE
    if _memory(deal) in player.refused:
        return REPEATED
    return next((why for term in deal.terms if (why := term_refusal(s, deal, term)) is not None), None)


def _offer_terms(s: Lords, deal: Deal, menu: Menu) -> None:
    """What may be added to a draft. Gold goes one way; each kind of term but cards stands once. 5.2.5 5.2.7"""
    kinds = [kind for kind, _, _ in deal.terms]
    for kind in range(len(TERMS)):
        what = kind // 2
        giver, taker = deal.sides((kind, 0, 0))
        if what == AU and not {2 * AU, 2 * AU + 1} & set(kinds):
            _amount(s, menu, (verb_of(kind),), s.gold[money.chest(giver)])
        elif what == CARD_TERM and kinds.count(kind) < CARDS_A_SIDE:
            named = [card for k, card, _ in deal.terms if k == kind]
            _offer_each(s, deal, kind, [card for card in _cards(s, giver) if card not in named], menu)
        elif what == FREEDOM:
            named = [leader for k, leader, _ in deal.terms if k == kind]
            _offer_each(s, deal, kind, [x for x in prisons.prisoners(s) if x not in named], menu)
        elif kind in kinds:
            continue
        elif what == PROMISE:
            menu.amount((verb_of(kind),), 1, PROMISED_MOST)
        elif what == SHARE:
            for card in shared_cards(s, taker):
                menu.amount((verb_of(kind), card), 1, PROMISED_MOST)
        elif what == PASSAGE:
            if are_foreign(s, giver, taker):
                menu.amount((verb_of(kind),), 0, passage.MOST)
        elif what in CONSENTS:
            _offer_each(s, deal, kind, [0], menu)


def _amount(s: Lords, menu: Menu, head: Option, most: int) -> None:
    menu.amount(head, 1, most)
    if menu.explain:
        menu.add((*head, most + 1), TOO_POOR)


def _cards(s: Lords, giver: int) -> list[int]:
    """Cards that a seat could name: its own, and what it knows of navigation."""
    return hands.hand(s, giver) + [x.number for x in s.tables.deck.navigation if cape.knows(s, giver, x.number)]


def _offer_each(s: Lords, deal: Deal, kind: int, some: list[int], menu: Menu) -> None:
    """One option a thing, or what bars it."""
    for a in some:
        term: Term = (kind, a, 0)
        option = (verb_of(kind),) if kind // 2 in CONSENTS else (verb_of(kind), a)
        menu.add(option, term_refusal(s, deal, term))


# ---- what is done ----------------------------------------------------------------------------------------------------


def take_anytime(s: Lords, seat: int, option: Option) -> None:
    """Carry one out. 5.2.5"""
    verb = option[0]
    if verb == BEGIN:
        _keep(s, seat, begun(s, seat) + 1, (option[1],))
    elif verb == DROP:
        _keep(s, seat, begun(s, seat))
    elif verb == SEND:
        _send(s, seat)
    elif verb == WITHDRAW:
        deal = of_maker(s, seat)
        assert deal is not None, "nothing to withdraw"
        s.tell((delivery.LAPSED, ALL, deal.maker, deal.other))
        delivery.close(s, deal)
    elif verb in (ACCEPT, REFUSE):
        deal = of_maker(s, option[1])
        assert deal is not None, "nothing to answer"
        if verb == ACCEPT:
            delivery.agree(s, deal)
        else:
            _refuse(s, deal, option[2])
    else:
        kind = (verb & (AMOUNT - 1)) - FIRST_TERM
        a, b = (*option[1:], 0, 0)[:2]
        s.players[seat].drafts = (*s.players[seat].drafts, kind, a, b)


def _send(s: Lords, seat: int) -> None:
    """It is open now; who has ordered to refuse all offers refuses at once."""
    deal = draft(s, seat)
    assert deal is not None, "nothing to send"
    _keep(s, seat, begun(s, seat))
    s.players[seat].offers += 1
    s.barrier += 1  # whether it is refused at once tells of the other's standing order
    delivery.make(s, deal)
    if standing.ordered(s, deal.other, standing.OFFERS) == 1:
        _refuse(s, deal, NOT_NOW)


def _refuse(s: Lords, deal: Deal, reason: int) -> None:
    player = s.players[deal.maker]
    player.refused = (*player.refused, _memory(deal))
    s.tell((REFUSED, ALL, deal.other, deal.maker, reason))
    delivery.close(s, deal)
