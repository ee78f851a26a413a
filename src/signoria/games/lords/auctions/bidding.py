"""One card is sold. 4.1, 5.2.1, 5.2.2

First all who may bid are asked at once for the most that they would pay, for nothing, or to be called when it is their
turn; then the printed raising runs, and only those who want to be called are visited again. In turn order each may
raise, match or pass. The auction ends when nobody raises: whoever stands at the highest bid and was matched has the
last word. So of two limits the higher wins for 1 Au more than the lower, whoever comes first.
"""

from __future__ import annotations

from typing import Final, final

from signoria.games.lords import hands, money, standing
from signoria.games.lords.auctions import eligible, purchase
from signoria.games.lords.ids import FIRST_C, FIRST_E, FIRST_M, NEUTRAL
from signoria.games.lords.kinds import CARD_KIND, COLOUR, SEAT
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.sales import CALL_ME, Auction, new_auction
from signoria.games.lords.state import DISCARDED, FOR_SALE, ON_SALE, OPEN, S_TIE, Lords
from signoria.games.lords.steps import Ask, AskTogether, Words
from signoria.kernel.menu import AMOUNT, Menu, Option
from signoria.kernel.state import ALL, Step
from signoria.kernel.verbs import NUMBER, Signature

LIMIT: Final = 20 | AMOUNT
LIMIT_CHANGING: Final = 21 | AMOUNT
PASS: Final = 22
CALL: Final = 23
RAISE: Final = 24 | AMOUNT
RAISE_CHANGING: Final = 25 | AMOUNT
MATCH: Final = 26
MATCH_CHANGING: Final = 27
STAY: Final = 28
VERBS: Final = (
    Signature(LIMIT, "bid-up-to", ("amount", NUMBER), quiet=True),
    Signature(LIMIT_CHANGING, "bid-up-to-change", ("colour", COLOUR), ("amount", NUMBER), quiet=True),
    Signature(PASS, "pass-bid", quiet=True),
    Signature(CALL, "call-me", quiet=True),
    Signature(RAISE, "raise-bid", ("amount", NUMBER), quiet=True),
    Signature(RAISE_CHANGING, "raise-bid-change", ("colour", COLOUR), ("amount", NUMBER), quiet=True),
    Signature(MATCH, "match-bid", quiet=True),
    Signature(MATCH_CHANGING, "match-bid-change", ("colour", COLOUR), quiet=True),
    Signature(STAY, "stay-bid", quiet=True),
)
OFFERED: Final = 20
BIDDEN: Final = 21
ROLLED: Final = 22
EVENTS: Final = (
    Signature(OFFERED, "card-offered", ("card", CARD_KIND)),
    Signature(BIDDEN, "bidden", ("seat", SEAT), ("amount", NUMBER), ("card", CARD_KIND)),
    Signature(ROLLED, "bid-rolled", ("seat", SEAT), ("roll", NUMBER)),
)
TOPICS: Final = (  # by the first card of a type
    (FIRST_M, standing.BIDS_INTRIGUE), (FIRST_E, standing.BIDS_ENTERPRISES), (FIRST_C, standing.BIDS_COURTIERS),
    (0, standing.BIDS_LEADERS),
)  # fmt: skip
NO_ORDER: Final = -2


def ordered_limit(s: Lords, seat: int, card: int) -> int:
    """What the seat's standing order lets be bid for a card: 0 is a pass; NO_ORDER: it is asked. Nobody changes his
    colour by a standing order. 5.14.3"""
    value = standing.ordered(s, seat, next(topic for first, topic in TOPICS if card >= first))
    if not value or (value > 1 and eligible.new_colour(s, seat, card) != NEUTRAL):
        return NO_ORDER
    return value - 1


def sell(s: Lords, card: int, among: int = ALL, opener: int = NOBODY) -> None:
    """Push the sale of an unheld card among a mask of seats. `opener`: the seat that called for it and lays the first
    1 Au. 4.1 5.4.4"""
    s.after(Sale(card, among, opener))


NEXT_AUCTION: Final = 16  # `State.later`: the auction of the next season begins


def sell_to_aligned(s: Lords, card: int) -> None:
    """Put off to the next auction: an imperial card that lies open is sold to a player of its colour. 5.7.13.b2"""
    s.put_off(NEXT_AUCTION, AlignedSale(card))


@final
class AlignedSale(Step[Lords]):
    """Players of its colour alone bid for the card. 5.7.13.b2"""

    def __init__(self, card: int) -> None:
        self.card = card

    def act(self, s: Lords) -> None:
        empire = s.tables.deck.all[self.card].empire
        sell(s, self.card, sum(1 << seat for seat in s.order if eligible.is_own(s, seat, empire)))


@final
class Sale(Step[Lords]):
    """A card comes under the hammer; standing orders answer at once. 4.1 5.2.1 5.2.2"""

    def __init__(self, card: int, among: int, opener: int) -> None:
        self.card, self.among, self.opener = card, among, opener

    def act(self, s: Lords) -> None:
        if s.where[self.card] not in (OPEN, FOR_SALE, DISCARDED, ON_SALE):
            return  # it has found a holder meanwhile
        s.barrier += 1  # who is asked tells of others' standing orders
        mask, asked = 0, 0
        for seat in s.order:
            if self.among >> seat & 1 and not s.players[seat].out and not eligible.bid_refusal(s, seat, self.card):
                mask |= 1 << seat
        a = s.auction = new_auction(self.card, mask, s.seats)
        for seat in s.order:
            limit = ordered_limit(s, seat, self.card)
            if limit == NO_ORDER:
                asked |= mask & 1 << seat
            else:
                a.limits[seat] = limit
        s.tell((OFFERED, ALL, self.card))
        if self.opener != NOBODY and mask >> self.opener & 1 and s.gold[money.chest(self.opener)]:
            _lay(s, a, self.opener, 1)
            a.top, a.leader = 1, _after(s, self.opener)
        s.where[self.card] = ON_SALE
        s.after(Limits(asked))


@final
class Limits(AskTogether):
    """All at once and unseen: the most that each would pay. Who has no gold, or a standing order, is not asked.
    5.2.1"""

    def __init__(self, mask: int) -> None:
        self.mask = mask

    def asks(self, s: Lords) -> int:
        if s.auction is None:
            return 0
        some = [seat for seat in s.order if self.mask >> seat & 1 and not s.players[seat].out]
        return sum(1 << seat for seat in some if s.gold[money.chest(seat)])

    def act(self, s: Lords) -> None:
        self.close(s, [()] * s.seats)

    def offer(self, s: Lords, seat: int, menu: Menu) -> None:
        a = s.auction
        assert a is not None, "nothing is for sale"
        lies, most = s.gold[money.bid(seat)], _means(s, seat)
        change = eligible.new_colour(s, seat, a.card)
        head = (LIMIT,) if change == NEUTRAL else (LIMIT_CHANGING, change)
        menu.amount(head, max(a.top, lies + 1), most)
        if menu.explain:
            menu.add((*head, most + 1), eligible.OWN_GOLD)
        menu.add((PASS,))
        menu.add((CALL,))

    def enough(self, s: Lords, seat: int, draft: tuple[Option, ...]) -> bool:
        return len(draft) == 1

    def close(self, s: Lords, drafts: list[tuple[Option, ...]]) -> None:
        a = s.auction
        if a is None:
            return
        for seat, draft in enumerate(drafts):
            if draft:
                a.limits[seat] = CALL_ME if draft[0][0] == CALL else 0 if draft[0][0] == PASS else draft[0][-1]
        run_on(s, a)

    def words(self, s: Lords, seat: int) -> Words:
        return _words(s, seat, "limits")


@final
class Raise(Ask):
    """The turn of a seat that wanted to be called. 4.1 5.2.2"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Lords) -> int:
        return 0 if s.auction is None or s.players[self.seat].out else 1 << self.seat

    def act(self, s: Lords) -> None:
        if s.auction is not None:
            run_on(s, s.auction)

    def forced(self, s: Lords) -> Option | None:
        a = s.auction
        return (PASS,) if a is not None and _means(s, self.seat) < max(a.top, 1) else None

    def offer(self, s: Lords, seat: int, menu: Menu) -> None:
        a = s.auction
        assert a is not None, "nothing is for sale"
        lies, most = s.gold[money.bid(seat)], _means(s, seat)
        change = eligible.new_colour(s, seat, a.card)
        head, match = (
            ((RAISE,), (MATCH,)) if change == NEUTRAL else ((RAISE_CHANGING, change), (MATCH_CHANGING, change))
        )
        menu.amount(head, a.top + 1, most)
        if menu.explain:
            menu.add((*head, max(most, a.top) + 1), eligible.OWN_GOLD)
        if a.top and lies == a.top:
            menu.add((STAY,))
            return
        if a.top:
            menu.add(match, eligible.OWN_GOLD if most < a.top else None)
        menu.add((PASS,))

    def take(self, s: Lords, seat: int, option: Option) -> None:
        a = s.auction
        assert a is not None, "nothing is for sale"
        verb = option[0]
        if verb in (RAISE, RAISE_CHANGING):
            _lay(s, a, seat, option[-1])
            a.top, a.said = option[-1], 0
        elif verb == PASS:
            a.passed |= 1 << seat
        else:
            _lay(s, a, seat, a.top)
            a.said |= 1 << seat
        a.leader = _after(s, seat)
        run_on(s, a)

    def words(self, s: Lords, seat: int) -> Words:
        return _words(s, seat, "raise")


def _words(s: Lords, seat: int, key: str) -> Words:
    a = s.auction
    assert a is not None, "nothing is for sale"
    change = eligible.new_colour(s, seat, a.card)
    said: dict[str, tuple[str, object]] = {"card": ("card", a.card), "top": ("count", a.top)}
    if change == NEUTRAL:
        return ("limits" if key == "limits" else "raise"), said
    return ("limits-change" if key == "limits" else "raise-change"), said | {"colour": ("colour", change)}


# ---- the raising -----------------------------------------------------------------------------------------------------


def _means(s: Lords, seat: int) -> int:
    """Own gold that a seat can have on the card. 5.2.1"""
    return s.gold[money.chest(seat)] + s.gold[money.bid(seat)]


def _after(s: Lords, seat: int) -> int:
    """The seat whose turn is next. 4.0.t2"""
    return s.order[(s.order.index(seat) + 1) % s.seats]


def _lay(s: Lords, a: Auction, seat: int, n: int) -> None:
    """So much of the seat's gold lies on the card now. 4.1"""
    if n > s.gold[money.bid(seat)]:
        money.move(s, money.chest(seat), money.bid(seat), n - s.gold[money.bid(seat)])
        s.tell((BIDDEN, ALL, seat, n, a.card))


def run_on(s: Lords, a: Auction) -> None:
    """Those with limits raise by 1 Au, match or pass in their turns, until somebody is to be called or nobody raises.
    4.1 5.2.2"""
    s.barrier += 1  # what follows comes of others' limits: nobody takes back what has shown them
    for seat in s.order:
        if a.bidders >> seat & 1 and (s.players[seat].out or eligible.bid_refusal(s, seat, a.card)):
            a.bidders &= ~(1 << seat)
    lies = [s.gold[money.bid(seat)] if a.bidders >> seat & 1 else 0 for seat in range(s.seats)]
    a.top = max(lies)
    seat = _turn(s, a, lies)
    while seat != NOBODY and a.limits[seat] != CALL_ME:
        most = min(a.limits[seat], _means(s, seat))
        if most > a.top:
            a.top = lies[seat] = a.top + 1
            a.said = 0
        elif a.top and (most == a.top or lies[seat] == a.top):
            lies[seat] = a.top
            a.said |= 1 << seat
        else:
            a.passed |= 1 << seat
        a.leader = _after(s, seat)
        seat = _turn(s, a, lies)
    for i in s.order:
        _lay(s, a, i, lies[i])
    if seat != NOBODY:
        s.after(Raise(seat))
    else:
        _settle(s, a)


def _turn(s: Lords, a: Auction, lies: list[int]) -> int:
    """The next seat that has something to say; NOBODY: nobody raises any more. Who alone stands highest need not."""
    alone = a.top > 0 and sum(1 for n in lies if n == a.top) == 1
    start = s.order.index(a.leader) if a.leader != NOBODY else 0
    for i in range(s.seats):
        seat = s.order[(start + i) % s.seats]
        silent = (~a.bidders | a.passed | a.said) >> seat & 1
        if not silent and not (alone and lies[seat] == a.top):
            return seat
    return NOBODY


def _settle(s: Lords, a: Auction) -> None:
    """The highest bid wins, equal ones by dice; the others take theirs back. 4.1.b1 4.1.b2 5.2.2.b1 5.2.2.b2"""
    tops = [seat for seat in s.order if a.bidders >> seat & 1 and s.gold[money.bid(seat)] == a.top > 0]
    while len(tops) > 1:
        rolls = [1 + x for x in s.draw(S_TIE, len(tops), 6)]
        for seat, roll in zip(tops, rolls, strict=True):
            s.tell((ROLLED, ALL, seat, roll))
        tops = [seat for seat, roll in zip(tops, rolls, strict=True) if roll == max(rolls)]
    here = s.where[a.card] == ON_SALE
    if tops and here:
        money.pay(s, money.bid(tops[0]), a.top)
    for seat in range(s.seats):
        money.move(s, money.bid(seat), money.chest(seat), s.gold[money.bid(seat)])
    s.auction = None
    if tops and here:
        purchase.bought(s, tops[0], a.card, a.top)
    elif here:
        hands.open_again(s, a.card)
        purchase.unsold(s, a.card)
