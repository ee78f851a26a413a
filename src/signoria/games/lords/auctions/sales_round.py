"""The auction round of a season. 4.1, 4.5, 4.9, 4.13, 5.2"""

from __future__ import annotations

from typing import Final, final

from signoria.games.lords import hands, money
from signoria.games.lords.auctions import alignment, bidding, eligible, purchase
from signoria.games.lords.ids import EMPIRES, FIRST_P, NEUTRAL, PESTILENCE, SUMMER
from signoria.games.lords.intrigue import pestilence
from signoria.games.lords.kinds import CARD_KIND, COLOUR, FINISH
from signoria.games.lords.state import FOR_SALE, IN_DECK, ON_SALE, OPEN, S_DECK, Lords
from signoria.games.lords.steps import Ask, Words
from signoria.games.lords.thrones import succession
from signoria.kernel.menu import Menu, Option, Refusal
from signoria.kernel.state import ALL, Step
from signoria.kernel.verbs import Signature

NOMINATE: Final = 31
NOMINATE_CHANGING: Final = 32
VERBS: Final = (
    *bidding.VERBS,
    *purchase.VERBS,
    *alignment.VERBS,
    Signature(NOMINATE, "nominate", ("card", CARD_KIND)),
    Signature(NOMINATE_CHANGING, "nominate-change", ("card", CARD_KIND), ("colour", COLOUR)),
)
TURNED_OVER: Final = 30
EVENTS: Final = (
    *bidding.EVENTS,
    *purchase.EVENTS,
    *alignment.EVENTS,
    Signature(TURNED_OVER, "card-turned-over", ("card", CARD_KIND)),
)

IN_SUMMER: Final = Refusal("4.5", "green-in-summer")


def begin(s: Lords) -> None:
    """Push the round: first the successions that are due (`succession.begin`), then the top card, then the cards of
    empires that were retaken or are invaded, then what is called. 4.1 4.5 4.9 4.13"""
    succession.begin(s)
    s.after(TurnOver())
    s.due(bidding.NEXT_AUCTION)
    s.after(SellInvaded())
    s.after(Nominate(0, 0))


@final
class TurnOver(Step[Lords]):
    """The top card: a pestilence acts, any other is sold. 1.2.3 4.1 4.1.b3 4.5 4.9 4.13 5.2.1"""

    def act(self, s: Lords) -> None:
        deck = [card for card, where in enumerate(s.where) if where == IN_DECK]
        if not deck:
            return
        card = deck[s.draw(S_DECK, 1, len(deck))[0]]
        s.tell((TURNED_OVER, ALL, card))
        if hands.kind(s, card) == PESTILENCE:
            pestilence.strike(s, card)
        else:
            s.where[card] = ON_SALE
            bidding.sell(s, card)


@final
class SellInvaded(Step[Lords]):
    """The cards of each empire that is invaded while nobody controls it, as one lot. 5.7.12"""

    def act(self, s: Lords) -> None:
        for empire in range(len(EMPIRES)):
            if eligible.is_loose(s, empire):
                cards = eligible.lot(s, empire)
                if cards:
                    bidding.sell(s, cards[0])


def callable_cards(s: Lords) -> list[int]:
    """What may be called now: given-up, unsold and recovered cards always, green ones in summer. 4.5 5.2.3.b1
    5.4.4.b1"""
    green = _green_on_sale(s)
    return [card for card, where in enumerate(s.where[:FIRST_P]) if where == FOR_SALE or (where == OPEN and green)]


def _green_on_sale(s: Lords) -> bool:
    """In summer, or by the switch in every season. 4.5"""
    return s.season == SUMMER or s.tables.choices.green_every_season


def call_refusal(s: Lords, seat: int, card: int) -> Refusal | None:
    """Why a seat may not call for a callable card: it bids the first 1 Au itself. 5.2.1 5.2.2"""
    barred = eligible.bid_refusal(s, seat, card)
    return barred or (None if s.gold[money.chest(seat)] else eligible.OWN_GOLD)


@final
class Nominate(Ask):
    """In order each calls for one card and bids 1 Au for it, round and round until all have passed. `turn`: a place in
    the order; `passed`: bits of the seats that have. 4.5 5.2.3.b1"""

    def __init__(self, turn: int, passed: int) -> None:
        self.turn, self.passed = turn, passed

    def asks(self, s: Lords) -> int:
        seat = s.order[self.turn]
        if s.players[seat].out or self.passed >> seat & 1 or not s.gold[money.chest(seat)]:
            return 0
        return 1 << seat if any(not call_refusal(s, seat, card) for card in callable_cards(s)) else 0

    def act(self, s: Lords) -> None:
        self.go_on(s, self.passed | 1 << s.order[self.turn])

    def go_on(self, s: Lords, passed: int) -> None:
        for i in range(1, s.seats + 1):
            turn = (self.turn + i) % s.seats
            if not passed >> s.order[turn] & 1:
                s.after(Nominate(turn, passed))
                return

    def standing(self, s: Lords, seat: int) -> Option | None:
        """Who has ordered to pass for all that it could call, calls nothing."""
        some = [card for card in callable_cards(s) if not call_refusal(s, seat, card)]
        return (FINISH,) if all(bidding.ordered_limit(s, seat, card) == 0 for card in some) else None

    def offer(self, s: Lords, seat: int, menu: Menu) -> None:
        for card in callable_cards(s):
            colour = eligible.new_colour(s, seat, card)
            option = (NOMINATE, card) if colour == NEUTRAL else (NOMINATE_CHANGING, card, colour)
            menu.add(option, call_refusal(s, seat, card))
        if menu.explain:
            for card, where in enumerate(s.where[:FIRST_P]):
                if where == OPEN and not _green_on_sale(s):
                    menu.add((NOMINATE, card), IN_SUMMER)
        menu.add((FINISH,))

    def take(self, s: Lords, seat: int, option: Option) -> None:
        if option[0] == FINISH:
            self.go_on(s, self.passed | 1 << seat)
            return
        bidding.sell(s, option[1], opener=seat)
        self.go_on(s, self.passed)

    def words(self, s: Lords, seat: int) -> Words:
        return "nominate", {}
