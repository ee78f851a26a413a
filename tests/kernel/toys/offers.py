"""Offers: out of turn a seat may offer coins and a field for coins. The coins lie in escrow, the field is pledged.

An offer ends in one of four ways: answered, withdrawn, expired at the end of the next round, or lapsed when its field
is gone. An offer is a composition of small choices that may not be left half-made.
"""

from __future__ import annotations

from typing import Final

from signoria.kernel.chance import Chance
from signoria.kernel.menu import AMOUNT, ANYTIME, Menu, Option, Refusal
from signoria.kernel.state import ALL, Step
from signoria.kernel.verbs import NUMBER, SEAT, Kind, Signature
from toys import Toy, ToyGame

WORK: Final = 2
SELL: Final = 3
GIVE: Final = 4 | AMOUNT
WANT: Final = 5 | AMOUNT
PLEDGE: Final = 6
BARE: Final = 7
SEND: Final = 8
DROP: Final = 9
OFFER: Final = 10 | ANYTIME
ACCEPT: Final = 11 | ANYTIME
REFUSE: Final = 12 | ANYTIME
WITHDRAW: Final = 13 | ANYTIME
ENDED: Final = 1
ROUNDS: Final = 4

HOW: Final = Kind("how", ("accepted", "refused", "withdrawn", "expired", "lapsed"))
FIELD: Final = Kind("field", ("vineyard", "mill", "orchard", "quarry", "forge", "ferry"), board=True)
POOR: Final = Refusal("toy:4", "poor", ("number",), lambda s, seat, option: (s.gold[seat],))

# A deal: (number, from, to, coins in escrow, coins wanted, pledged field or -1, last round)


class Offers(Toy):
    gold: list[int]
    owner: list[int]  # by field; -1 when it was sold
    may_offer: int  # mask of the seats that may still make an offer this round
    made: int  # offers so far

    def copy(self) -> Offers:
        to = Offers()
        self.copy_shared(to)
        to.points, to.gold, to.owner = self.points[:], self.gold[:], self.owner[:]
        to.may_offer, to.made = self.may_offer, self.made
        return to

    def end(self, deal: tuple[int, ...], how: str) -> None:
        """The deal is over; without an acceptance the escrow goes back."""
        self.deals = [d for d in self.deals if d != deal]
        if how != "accepted":
            self.gold[deal[1]] += deal[3]
        self.tell((ENDED, ALL, deal[0], HOW.value(how)))

    def part_with(self, field: int, to: int) -> None:
        """The one place where a field changes hands; what was pledged with it lapses."""
        self.owner[field] = to
        for deal in self.deals:
            if deal[5] == field:
                self.end(deal, "lapsed")

    def offer_anytime(self, seat: int, menu: Menu) -> None:
        for deal in self.deals:
            if deal[2] == seat:
                menu.add((ACCEPT, deal[0]), None if self.gold[seat] >= deal[4] else POOR)
                menu.add((REFUSE, deal[0]))
            if deal[1] == seat:
                menu.add((WITHDRAW, deal[0]))
        if self.may_offer >> seat & 1:
            for other in range(self.seats):
                if other != seat:
                    menu.add((OFFER, other))

    def take_anytime(self, seat: int, option: Option) -> None:
        if option[0] == OFFER:
            self.may_offer &= ~(1 << seat)
            self.after(Compose(seat, option[1], -1, -1, -1))
            return
        deal = next(d for d in self.deals if d[0] == option[1])
        if option[0] != ACCEPT:
            self.end(deal, "refused" if option[0] == REFUSE else "withdrawn")
            return
        self.end(deal, "accepted")
        _, giver, _, given, wanted, field, _ = deal
        self.gold[seat] += given - wanted
        self.gold[giver] += wanted
        if field >= 0:
            self.part_with(field, seat)


class Turn(Step[Offers]):
    """Earn a coin, or sell a field for two."""

    def __init__(self, seat: int, round: int) -> None:
        self.seat, self.round = seat, round

    def asks(self, s: Offers) -> int:
        return 1 << self.seat

    def open(self) -> bool:
        return True

    def offer(self, s: Offers, seat: int, menu: Menu) -> None:
        menu.add((WORK,))
        for field, owner in enumerate(s.owner):
            if owner == seat:
                menu.add((SELL, field))

    def take(self, s: Offers, seat: int, option: Option) -> None:
        s.gold[seat] += 1 if option[0] == WORK else 2
        if option[0] == SELL:
            s.part_with(option[1], -1)
        if seat + 1 < s.seats:
            s.after(Turn(seat + 1, self.round))
        else:
            s.after(EndRound(self.round))


class EndRound(Step[Offers]):
    """Old offers expire; at the end all do."""

    def __init__(self, round: int) -> None:
        self.round = round

    def act(self, s: Offers) -> None:
        for deal in s.deals:
            if deal[6] <= self.round or self.round == ROUNDS:
                s.end(deal, "expired")
        s.may_offer, s.round = (1 << s.seats) - 1, self.round + 1
        if self.round < ROUNDS:
            s.after(Turn(0, self.round + 1))
        else:
            s.points = [gold + 2 * s.owner.count(seat) for seat, gold in enumerate(s.gold)]


class Compose(Step[Offers]):
    """Coins to give, coins wanted, a pledge or none, then send or drop. -1: not said yet; field -2: none."""

    def __init__(self, seat: int, to: int, give: int, want: int, field: int) -> None:
        self.seat, self.to, self.give, self.want, self.field = seat, to, give, want, field

    def unfinished(self) -> bool:
        return True

    def asks(self, s: Offers) -> int:
        return 1 << self.seat

    def offer(self, s: Offers, seat: int, menu: Menu) -> None:
        if self.give < 0:
            menu.amount((GIVE,), 0, s.gold[seat])
        elif self.want < 0:
            menu.amount((WANT,), 0, 10, 2)
        elif self.field == -1:
            menu.add((BARE,))
            for field, owner in enumerate(s.owner):
                if owner == seat:
                    menu.add((PLEDGE, field))
        else:
            menu.add((SEND,))
            menu.add((DROP,))

    def take(self, s: Offers, seat: int, option: Option) -> None:
        verb = option[0]
        if verb == GIVE:
            s.after(Compose(seat, self.to, option[1], -1, -1))
        elif verb == WANT:
            s.after(Compose(seat, self.to, self.give, option[1], -1))
        elif verb in (PLEDGE, BARE):
            s.after(Compose(seat, self.to, self.give, self.want, option[1] if verb == PLEDGE else -2))
        elif verb == SEND:
            s.gold[seat] -= self.give
            s.made += 1
            s.deals.append((s.made, seat, self.to, self.give, self.want, max(self.field, -1), s.round + 1))


class OffersGame(ToyGame[Offers]):
    def deal(self, seats: int, chance: Chance) -> Offers:
        s = Offers()
        s.begin(seats, ("dice",), chance)
        s.points, s.gold, s.owner = [0] * seats, [5] * seats, [field % seats for field in range(6)]
        s.may_offer, s.made, s.round = (1 << seats) - 1, 0, 1
        s.agenda = [Turn(0, 1)]
        return s


GAME = OffersGame(
    "offers",
    (3, 2, 4),
    Offers,
    (Turn, EndRound, Compose),
    (
        Signature(WORK, "work"),
        Signature(SELL, "sell", ("field", FIELD)),
        Signature(GIVE, "give", ("gold", NUMBER)),
        Signature(WANT, "want", ("gold", NUMBER)),
        Signature(PLEDGE, "pledge", ("field", FIELD)),
        Signature(BARE, "bare"),
        Signature(SEND, "send"),
        Signature(DROP, "drop"),
        Signature(OFFER, "offer", ("to", SEAT)),
        Signature(ACCEPT, "accept", ("offer", NUMBER)),
        Signature(REFUSE, "refuse", ("offer", NUMBER)),
        Signature(WITHDRAW, "withdraw", ("offer", NUMBER)),
    ),
    (Signature(ENDED, "ended", ("offer", NUMBER), ("how", HOW)),),
    (HOW, FIELD),
)
