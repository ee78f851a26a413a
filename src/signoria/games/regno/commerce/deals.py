"""Talks between players: an offer is put together, answered, answered with another sum, agreed or declined.

The subjects are in `bargains`; each talk ends: an offer may be answered with another sum `answers` times, each between
the sums named before, and a seat makes a counterpart `offers` offers in an activation. 10.3, 12.2, 14.2.6, 16.2.8
"""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno import standing
from signoria.games.regno.cards import in_force
from signoria.games.regno.carriers import carrier
from signoria.games.regno.commerce import bargains, delivery
from signoria.games.regno.commerce.bargains import (
    AGREED,
    ASK,
    DECLINED,
    DROPPED,
    GIVE,
    MARRIAGE,
    PACT,
    PEACE,
    RANSOM,
    SUBJECT,
    TRADE,
    Deal,
)
from signoria.games.regno.commerce.routes import is_isolated, places_of_trade, shores
from signoria.games.regno.dynasties import marriage, prisoners
from signoria.games.regno.ids import COMMERCE, FLORINS, NOWHERE
from signoria.games.regno.kinds import CANCEL, PLACE
from signoria.games.regno.realm.territory import at_war, in_play
from signoria.games.regno.state import Regno
from signoria.games.regno.steps import Ask, Words
from signoria.games.regno.warfare import war
from signoria.kernel.menu import AMOUNT, Menu, Option, Refusal
from signoria.kernel.state import ALL
from signoria.kernel.verbs import NUMBER, SEAT, Kind, Signature

PROPOSE: Final = 157
ACCEPT: Final = 158
REFUSE: Final = 159
COUNTER: Final = 160 | AMOUNT
OFFER_PEACE: Final = 161
OFFER_PACT: Final = 162
TRADE_WITH: Final = 163
OFFERED: Final = 157
AGREED_ON: Final = 158
REFUSED: Final = 159
COUNTERED: Final = 160

REASONS: Final = ("price", "goods", "land", "person", "trust", "not_now")
NOT_NOW: Final = REASONS.index("not_now")
REASON: Final = Kind("reason", REASONS)

VERBS: Final = (
    *bargains.VERBS,
    Signature(PROPOSE, "propose-deal"),
    Signature(ACCEPT, "accept-deal"),
    Signature(REFUSE, "refuse-deal", ("reason", REASON)),
    Signature(COUNTER, "counter", ("n", NUMBER)),
    Signature(OFFER_PEACE, "offer-peace", ("seat", SEAT)),
    Signature(OFFER_PACT, "offer-pact", ("seat", SEAT)),
    Signature(TRADE_WITH, "trade-with", ("seat", SEAT), ("place", PLACE)),
)
EVENTS: Final = (
    *delivery.EVENTS,
    Signature(OFFERED, "deal-offered", ("seat", SEAT), ("other", SEAT), ("subject", SUBJECT)),
    Signature(AGREED_ON, "deal-agreed", ("seat", SEAT), ("other", SEAT), ("subject", SUBJECT)),
    Signature(REFUSED, "deal-refused", ("seat", SEAT), ("other", SEAT), ("subject", SUBJECT), ("reason", REASON)),
    Signature(COUNTERED, "deal-countered", ("seat", SEAT), ("other", SEAT), ("florins", NUMBER)),
)
FREE: Final = frozenset({OFFER_PEACE, OFFER_PACT})

NO_MORE_OFFERS: Final = Refusal("R5.6", "no-more-talks")
REPEATED: Final = Refusal("R5.6", "refused-before")
TRADE_AT_WAR: Final = Refusal("10.3.8", "trade-at-war")
TRADE_ISOLATED: Final = Refusal("10.3.8", "trade-isolated")
NO_COMMERCE: Final = Refusal("10.3.1", "both-need-commerce2")
NO_POSTS: Final = Refusal("10.3.1", "no-trade-posts")


# ---- opening a talk --------------------------------------------------------------------------------------------------


def talks_with(s: Regno, seat: int, other: int, dropped: bool) -> int:
    """Offers made to a counterpart in this activation; with those taken back before they were made, on demand."""
    made = [x for x in s.refused if TRADE <= x[0] <= MARRIAGE and x[1:3] == (seat, other)]
    return sum(1 for x in made if dropped or x[3] != DROPPED)


def may_offer(s: Regno, seat: int, other: int, subject: int) -> bool:
    """May the seat open a talk about a subject with another now?"""
    rules = s.tables.exchange["talks"]
    if s.realms[seat].out or s.realms[other].out or talks_with(s, seat, other, False) >= rules["offers"]:
        return False
    if talks_with(s, seat, other, True) >= 2 * rules["offers"]:
        return False
    if subject == RANSOM:
        return bool(prisoners.ransoms(s, seat, other))
    if subject == MARRIAGE:
        return marriage.may_ally(s, seat, other)
    if subject == PEACE:
        return war.peace_refusal(s, seat, other) is None
    return subject != PACT or war.pact_refusal(s, seat, other) is None


def offer_free(s: Regno, seat: int, menu: Menu) -> None:
    """Peace and a registered pact may be offered at any moment of the activation; the same offer only once.
    12.2.4 12.2.13 R5.6"""
    for other in in_play(s):
        if other == seat:
            continue
        for subject, verb in ((PEACE, OFFER_PEACE), (PACT, OFFER_PACT)):
            menu.add((verb, other), _treaty_bar(s, seat, other, subject))


def _treaty_bar(s: Regno, seat: int, other: int, subject: int) -> Refusal | None:
    """Why peace or a pact may not be offered now."""
    bar = (war.peace_refusal if subject == PEACE else war.pact_refusal)(s, seat, other)
    if bar is None and _was_refused(s, _bare(seat, other, subject)):
        return REPEATED
    return bar or (None if may_offer(s, seat, other, subject) else NO_MORE_OFFERS)


def take_free(s: Regno, seat: int, option: Option) -> None:
    """Nothing is to be put together: the other is asked at once."""
    _open(s, _bare(seat, option[1], PEACE if option[0] == OFFER_PEACE else PACT))


def offer_trade(s: Regno, seat: int, name: int, menu: Menu) -> None:
    """The counterparts of a carrier where it stands. The other needs no Order 4. 10.3.1 10.3.2 10.3.8 11.1.t1.r7 C85
    R18.6"""
    for other in in_play(s):
        if other == seat:
            continue
        bar = _trade_bar(s, seat, other)
        if bar is not None and not menu.explain:
            continue
        posts = places_of_trade(s, seat, name, other)
        for place in shores(s, carrier(s, name)):
            if s.provinces[place].owner == other:
                menu.add((TRADE_WITH, other, place), bar or (None if place in posts else NO_POSTS))


def _trade_bar(s: Regno, seat: int, other: int) -> Refusal | None:
    """10.3.1 10.3.8 R18.6"""
    if at_war(s, seat, other):
        return TRADE_AT_WAR
    if in_force(s, "isolation") or is_isolated(s, seat) or is_isolated(s, other):
        return TRADE_ISOLATED
    if min(s.realms[seat].tech[COMMERCE], s.realms[other].tech[COMMERCE]) < 2:
        return NO_COMMERCE
    return None if may_offer(s, seat, other, TRADE) else NO_MORE_OFFERS


def propose_trade(s: Regno, seat: int, name: int, option: Option) -> None:
    """At a place of trade the active player begins to put an offer together. 10.3.2"""
    s.after(Negotiate(seat, option[1], TRADE, name, option[2]))


def _bare(seat: int, other: int, subject: int) -> Deal:
    """An offer without items."""
    return Deal(seat, other, subject, NOWHERE, NOWHERE, seat, 0, NOWHERE, -1, 0, ())


def _open(s: Regno, d: Deal) -> None:
    """The offer is made: what it gives is held, and the other thinks."""
    s.tell((OFFERED, ALL, d.maker, d.other, d.subject))
    delivery.hold(s, d)
    s.after(Answer(d.other))


def _note(s: Regno, d: Deal, outcome: int) -> None:
    """Remember how a talk ended, for the activation."""
    s.refused = (*s.refused, _memory(d, outcome))


def _was_refused(s: Regno, d: Deal) -> bool:
    """Were these very terms declined in this activation?"""
    return _memory(d, DECLINED) in s.refused


def _memory(d: Deal, outcome: int) -> tuple[int, ...]:
    """A talk as `Regno.refused` remembers it."""
    payer = d.payer if d.florins else NOWHERE
    return (d.subject, d.maker, d.other, outcome, payer, d.florins, *d.terms)


@final
class Negotiate(Ask):
    """The maker puts an offer together, item by item, each once. `payer` and `florins`: the sum, if there is one.

    Pushed for a ransom by Order 6, for a marriage by Order 5, for a trade by a carrier's turn of Order 4.
    """

    def __init__(
        self,
        seat: int,
        other: int,
        subject: int,
        name: int = NOWHERE,
        place: int = NOWHERE,
        payer: int = NOWHERE,
        florins: int = 0,
        terms: tuple[int, ...] = (),
    ) -> None:
        self.seat, self.other, self.subject = seat, other, subject
        self.name, self.place = name, place
        self.payer, self.florins, self.terms = payer, florins, terms

    def asks(self, s: Regno) -> int:
        return 0 if s.realms[self.seat].out or s.realms[self.other].out else 1 << self.seat

    def composing(self) -> bool:
        return True

    def words(self, s: Regno, seat: int) -> Words:
        return "negotiate", {"other": ("seat", self.other), "subject": ("subject", self.subject)}

    def deal(self, s: Regno) -> Deal:
        """As it would be proposed: the receiver's first sum is a ceiling, the payer's a floor."""
        head = (self.seat, self.other, self.subject, self.name, self.place, self.seat, 0)
        if self.payer == NOWHERE:
            return Deal(*head, NOWHERE, -1, 0, self.terms)
        if self.payer == self.other:
            return Deal(*head, self.payer, -1, self.florins, self.terms)
        draft = Deal(*head, self.payer, self.florins, 0, self.terms)
        return Deal(*head, self.payer, self.florins, bargains.purse(s, draft, self.payer) + 1, self.terms)

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        d = self.deal(s)
        bargains.offer_items(s, d, menu)
        if bargains.is_complete(d):
            menu.add((PROPOSE,), REPEATED if _was_refused(s, d) else None)
        menu.add((CANCEL,))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        verb = option[0]
        if verb == CANCEL:
            _note(s, self.deal(s), DROPPED)
        elif verb == PROPOSE:
            d = self.deal(s)
            if d.subject == TRADE and d.payer == NOWHERE:  # the other may ask for money instead
                d = Deal(
                    seat, d.other, TRADE, d.name, d.place, seat, 0, seat, 0, bargains.purse(s, d, seat) + 1, d.terms
                )
            _open(s, d)
        elif verb in (GIVE, ASK) and option[1] == FLORINS:
            payer = self.seat if verb == GIVE else self.other
            s.after(self._with(payer, option[2], self.terms))
        else:
            s.after(self._with(self.payer, self.florins, bargains.with_item(self.terms, option)))

    def _with(self, payer: int, florins: int, terms: tuple[int, ...]) -> Negotiate:
        return Negotiate(self.seat, self.other, self.subject, self.name, self.place, payer, florins, terms)


@final
class Answer(Ask):
    """Who did not speak last accepts the open deal, declines it with a reason, or names another sum between the two
    last ones. 10.3.2 10.3.3"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Regno) -> int:
        return 1 << self.seat

    def words(self, s: Regno, seat: int) -> Words:
        return _question(s, bargains.unpack(s.deals[-1]))

    def standing(self, s: Regno, seat: int) -> Option | None:
        return (REFUSE, NOT_NOW) if standing.ordered(s, seat, standing.OFFERS) == 1 else None

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        d = bargains.unpack(s.deals[-1])
        menu.add((ACCEPT,))
        if d.payer != NOWHERE and d.answers < s.tables.exchange["talks"]["answers"]:
            menu.amount((COUNTER,), d.bid + 1, d.asked - 1)
        for reason in range(len(REASONS)):
            menu.add((REFUSE, reason))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        d = bargains.unpack(s.deals[-1])
        delivery.release(s, d)
        if option[0] == COUNTER:
            bid, asked = (option[1], d.asked) if seat == d.payer else (d.bid, option[1])
            head = (d.maker, d.other, d.subject, d.name, d.place)
            s.tell((COUNTERED, ALL, seat, d.partner(seat), option[1]))
            delivery.hold(s, Deal(*head, seat, d.answers + 1, d.payer, bid, asked, d.terms))
            s.after(Answer(d.partner(seat)))
        elif option[0] == ACCEPT:
            s.tell((AGREED_ON, ALL, d.maker, d.other, d.subject))
            _note(s, d, AGREED)
            delivery.carry_out(s, d)
        else:
            s.tell((REFUSED, ALL, seat, d.partner(seat), d.subject, option[1]))
            _note(s, d, DECLINED)


def _question(s: Regno, d: Deal) -> Words:
    """What the listener is asked. Goods and Florins are those of the speaker and of the listener."""
    about: dict[str, tuple[str, object]] = {"seat": ("seat", d.speaker)}
    if d.subject in (PEACE, PACT):
        return ("deal-peace" if d.subject == PEACE else "deal-pact"), about
    if d.subject == RANSOM:
        about |= {"person": ("person", bargains.item(d.terms, bargains.PRISONER)), "florins": ("number", d.florins)}
        return ("deal-ransom-pay" if d.payer == d.listener else "deal-ransom-get"), about
    about |= {"gives": ("goods", delivery.due(s, d, d.speaker)), "takes": ("goods", delivery.due(s, d, d.listener))}
    if d.subject == MARRIAGE:
        for name, code in (("own", bargains.OWN_SPOUSE), ("their", bargains.THEIR_SPOUSE)):
            about[name] = ("person", bargains.item(d.terms, code))
        return "deal-marriage", about
    return _trade_question(d, about)


def _trade_question(d: Deal, about: dict[str, tuple[str, object]]) -> Words:
    """A trade as the listener sees it, slaves and provinces too."""
    ours = d.speaker == d.maker
    cargo = bargains.goods_of(d.terms, GIVE)
    money = ((FLORINS, d.florins),) if d.florins else ()
    gives, takes = (cargo, bargains.goods_of(d.terms, ASK)) if ours else (bargains.goods_of(d.terms, ASK), cargo)
    about["gives"] = ("goods", (*gives, *(money if d.payer == d.speaker else ())))
    about["takes"] = ("goods", (*takes, *(money if d.payer == d.listener else ())))
    codes = (bargains.GIVE_SLAVES, bargains.ASK_SLAVES) if ours else (bargains.ASK_SLAVES, bargains.GIVE_SLAVES)
    about["slaves_given"] = ("number", max(0, bargains.item(d.terms, codes[0])))
    about["slaves_taken"] = ("number", max(0, bargains.item(d.terms, codes[1])))
    lands = (bargains.GIVE_LAND, bargains.ASK_LAND) if ours else (bargains.ASK_LAND, bargains.GIVE_LAND)
    given, taken = bargains.item(d.terms, lands[0]), bargains.item(d.terms, lands[1])
    if given >= 0:
        about["given"] = ("place", given)
    if taken >= 0:
        about["taken"] = ("place", taken)
    ids = {(False, False): "", (True, False): "-cede", (False, True): "-claim", (True, True): "-swap"}
    return f"deal-trade{ids[given >= 0, taken >= 0]}", about


__all__ = ["MARRIAGE", "PACT", "PEACE", "RANSOM", "SUBJECT", "TRADE"]
