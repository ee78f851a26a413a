"""Offers are made, agreed, carried out, and lapse. 5.2.5, 5.2.7"""

from __future__ import annotations

from typing import Final, final

from signoria.games.lords import counters, hands, money, people
from signoria.games.lords.auctions import alignment, purchase
from signoria.games.lords.conflict import prisons
from signoria.games.lords.deals.terms import (
    AGREED,
    ASKED,
    AU,
    CARD_TERM,
    CONSENTS,
    FREEDOM,
    LEAVE,
    LEND,
    OPEN,
    PASSAGE,
    PROMISE,
    SHARE,
    TERM,
    Deal,
    Term,
    pope,
    term_refusal,
    unpack,
)
from signoria.games.lords.ids import FIRST_X, LEADERS, PRINCESS
from signoria.games.lords.kinds import CARD_KIND, NO, SEAT, YES
from signoria.games.lords.moving import notes
from signoria.games.lords.pieces import USUAL_PASSAGE
from signoria.games.lords.state import Lords
from signoria.games.lords.steps import Ask, Words
from signoria.games.lords.thrones import stature
from signoria.games.lords.voyages import cape
from signoria.kernel.menu import Menu, Option
from signoria.kernel.state import ALL
from signoria.kernel.verbs import NUMBER, Signature

MADE: Final = 430
TERM_AU: Final = 431
TERM_CARD: Final = 432
TERM_SHARE: Final = 433
TERM_BARE: Final = 434
AGREED_ON: Final = 435
LAPSED: Final = 436
POPE_AGAINST: Final = 437
PASSED_ON: Final = 438
EVENTS: Final = (
    Signature(MADE, "offer-made", ("seat", SEAT), ("other", SEAT)),
    Signature(TERM_AU, "offer-au", ("term", TERM), ("n", NUMBER)),
    Signature(TERM_CARD, "offer-card", ("term", TERM), ("card", CARD_KIND)),
    Signature(TERM_SHARE, "offer-share", ("term", TERM), ("card", CARD_KIND), ("n", NUMBER)),
    Signature(TERM_BARE, "offer-leave", ("term", TERM)),
    Signature(AGREED_ON, "offer-agreed", ("seat", SEAT), ("other", SEAT)),
    Signature(LAPSED, "offer-lapsed", ("seat", SEAT), ("other", SEAT)),
    Signature(POPE_AGAINST, "pope-against", ("seat", SEAT), ("card", CARD_KIND)),
    Signature(PASSED_ON, "card-passed-on", ("seat", SEAT), ("other", SEAT), ("card", CARD_KIND)),
)


def of_maker(s: Lords, maker: int, status: int = OPEN) -> Deal | None:
    """A seat's open offer; there is one at most."""
    for packed in s.deals:
        if packed[0] == status and packed[1] == maker:
            return unpack(packed)
    return None


def escrowed(deal: Deal) -> int:
    """Au that the maker's open offer holds."""
    return sum(a for kind, a, _ in deal.terms if kind == 2 * AU)


def make(s: Lords, deal: Deal) -> None:
    """The offer is open; what it gives in gold is held. 5.2.5"""
    money.move(s, money.chest(deal.maker), money.escrow(deal.maker), escrowed(deal))
    s.deals.append(deal.packed())
    s.tell((MADE, ALL, deal.maker, deal.other))
    for kind, a, b in deal.terms:
        what = kind // 2
        if what in (AU, PROMISE, PASSAGE):
            s.tell((TERM_AU, ALL, kind, a))
        elif what == SHARE:
            s.tell((TERM_SHARE, ALL, kind, a, b))
        elif what in CONSENTS:
            s.tell((TERM_BARE, ALL, kind))
        else:
            s.tell((TERM_CARD, ALL, kind, a))


def close(s: Lords, deal: Deal) -> None:
    """It is open no more; what it held goes back."""
    s.deals.remove(deal.packed())
    money.move(s, money.escrow(deal.maker), money.chest(deal.maker), escrowed(deal))


def agree(s: Lords, deal: Deal) -> None:
    """The other accepts: a princess waits for the Pope's word, all else is carried out. 5.2.5 5.2.5.b3"""
    if pope(s) not in (deal.maker, deal.other) and bride(s, deal) is not None:
        s.deals[s.deals.index(deal.packed())] = deal._replace(status=ASKED).packed()
        s.after(PopeApproves(deal.maker))
    else:
        carry_out(s, deal)


def bride(s: Lords, deal: Deal) -> int | None:
    """The princess who would pass, if any."""
    for kind, card, _ in deal.terms:
        if kind // 2 == CARD_TERM and card < FIRST_X and hands.kind(s, card) == PRINCESS:
            return card
    return None


def is_valid(s: Lords, deal: Deal) -> bool:
    """Can it be carried out now, every term of it?"""
    if s.players[deal.maker].out or s.players[deal.other].out:
        return False
    return all(term_refusal(s, deal, term) is None for term in deal.terms)


def carry_out(s: Lords, deal: Deal) -> None:
    """Gold and cards pass, leaders are freed, prices and consents hold; promises are kept in mind. 5.2.5 5.2.7"""
    s.deals.remove(deal.packed())
    s.tell((AGREED_ON, ALL, deal.maker, deal.other))
    for term in deal.terms:
        _provide(s, deal, term)
    kept = tuple(term for term in deal.terms if term[0] // 2 in (PROMISE, SHARE, PASSAGE))
    if kept:
        s.deals.append(Deal(AGREED, deal.maker, deal.other, s.year, kept).packed())


def _provide(s: Lords, deal: Deal, term: Term) -> None:
    giver, taker = deal.sides(term)
    what, a = term[0] // 2, term[1]
    if what == AU:
        held = money.escrow(giver) if giver == deal.maker else money.chest(giver)
        ransom = any(x[0] // 2 == FREEDOM and deal.sides(x)[0] == taker for x in deal.terms)
        money.move(s, held, money.vault(taker) if ransom else money.chest(taker), a)  # 5.8.11.b4
    elif what == CARD_TERM:
        pass_on(s, giver, taker, a)
    elif what == PASSAGE:
        s.players[giver].passage[taker] = a
    elif what == LEND:
        notes.allow(s, giver, notes.LEND, taker)
    elif what in CONSENTS:
        of = counters.root(s, s.players[taker].colour)
        notes.allow(s, giver, notes.LEAVE if what == LEAVE else notes.BRIDGE, of)
    elif what == FREEDOM:
        prisons.release(s, a)


def pass_on(s: Lords, giver: int, taker: int, card: int) -> None:
    """A card goes from player to player, with all that goes with it; what a navigation card tells, both know. 5.2.5
    5.2.5.b1 5.2.5.b2 6.1.5.b1 6.1.6"""
    s.tell((PASSED_ON, ALL, giver, taker, card))
    if card >= FIRST_X:
        cape.learn(s, taker, card)
        return
    s.passed[card] = s.year
    hands.gain(s, taker, card)
    if card < LEADERS:
        purchase.bring_men(s, taker, card)
        stature.rise(s, taker)
        if hands.is_imperial(s, card):
            alignment.lord_found(s, s.tables.deck.all[card].empire)
        else:
            s.leaders[card].colour = people.colour(s, card)
    elif hands.kind(s, card) == PRINCESS:
        purchase.wed(s, giver)
        purchase.wed(s, taker)
    else:
        cape.bought(s, taker, card)


def expire(s: Lords) -> None:
    """After every round: open offers lapse; promises are forgotten after the next year, prices after this one. Gold of
    a player who is out goes to the supply. 5.2.5 5.2.7 6.2.6.b2"""
    for packed in s.deals[:]:
        deal = unpack(packed)
        if deal.status != AGREED:
            s.tell((LAPSED, ALL, deal.maker, deal.other))
            close(s, deal)
            if s.players[deal.maker].out:
                money.pay(s, money.chest(deal.maker), s.gold[money.chest(deal.maker)])
        elif s.year > deal.year + 1 or s.players[deal.maker].out or s.players[deal.other].out:
            s.deals.remove(packed)
        elif s.year > deal.year:
            _end_passage(s, deal)


def _end_passage(s: Lords, deal: Deal) -> None:
    """A price sold for a year ends with it: the usual one holds again. 5.11.5.b3"""
    left = tuple(term for term in deal.terms if term[0] // 2 != PASSAGE)
    if left == deal.terms:
        return
    for giver, taker in [deal.sides(term) for term in deal.terms if term[0] // 2 == PASSAGE]:
        s.players[giver].passage[taker] = USUAL_PASSAGE
    s.deals.remove(deal.packed())
    if left:
        s.deals.append(deal._replace(terms=left).packed())


@final
class PopeApproves(Ask):
    """The holder of the Pope's L card lets a princess pass to another player, or does not. 5.2.5.b3"""

    def __init__(self, maker: int) -> None:
        self.maker = maker

    def asks(self, s: Lords) -> int:
        deal = of_maker(s, self.maker, ASKED)
        return 1 << pope(s) if deal is not None and is_valid(s, deal) else 0

    def act(self, s: Lords) -> None:
        """Nobody speaks for the Pope any more, or the offer has lost its ground."""
        deal = of_maker(s, self.maker, ASKED)
        if deal is not None:
            s.tell((LAPSED, ALL, deal.maker, deal.other))
            close(s, deal)

    def offer(self, s: Lords, seat: int, menu: Menu) -> None:
        menu.add((YES,))
        menu.add((NO,))

    def take(self, s: Lords, seat: int, option: Option) -> None:
        deal = of_maker(s, self.maker, ASKED)
        assert deal is not None, "asked for no offer"
        if option[0] == YES:
            carry_out(s, deal)
            return
        card = bride(s, deal)
        assert card is not None, "asked for no princess"
        s.tell((POPE_AGAINST, ALL, seat, card))
        close(s, deal)

    def words(self, s: Lords, seat: int) -> Words:
        deal = of_maker(s, self.maker, ASKED)
        card = None if deal is None else bride(s, deal)
        assert deal is not None, "asked for no offer"
        assert card is not None, "asked for no princess"
        giver, taker = next(deal.sides(x) for x in deal.terms if x[1] == card and x[0] // 2 == CARD_TERM)
        return "pope-approves", {"card": ("card", card), "seat": ("seat", giver), "other": ("seat", taker)}
