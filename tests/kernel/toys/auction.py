"""Auction: every bidder is visited once, for a highest bid, a pass or `call`; then the bidding runs by standing orders.

Who asked to be called bids in turn. A highest bid may be changed while others think, unseen.
"""

from __future__ import annotations

from typing import Final

from signoria.kernel.chance import Chance
from signoria.kernel.menu import AMOUNT, ANYTIME, SECRET, Menu, Option, Refusal
from signoria.kernel.state import ALL, Step, Together
from signoria.kernel.verbs import NUMBER, SEAT, Signature
from toys import Toy, ToyGame

LIMIT: Final = 2 | AMOUNT
PASS: Final = 3
CALL: Final = 4
BID: Final = 5 | AMOUNT
CHANGE: Final = 6 | AMOUNT | ANYTIME | SECRET
SOLD: Final = 1

POOR: Final = Refusal("toy:3", "poor", ("number",), lambda s, seat, option: (s.gold[seat],))


class Auction(Toy):
    gold: list[int]
    changes: int  # mask of the seats that may still change their order for this lot

    def copy(self) -> Auction:
        to = Auction()
        self.copy_shared(to)
        to.points, to.gold, to.changes = self.points[:], self.gold[:], self.changes
        return to

    def hide(self, seat: int | None) -> None:
        self.changes = 0 if seat is None else self.changes & 1 << seat

    def order(self, seat: int, most: int) -> None:
        """Let the seat bid up to `most` by itself."""
        self.orders[seat] = ((LIMIT, most),)
        self.has_standing |= 1 << seat

    def offer_anytime(self, seat: int, menu: Menu) -> None:
        if self.changes >> seat & 1 and self.orders[seat]:
            menu.amount((CHANGE,), 0, self.gold[seat])

    def take_anytime(self, seat: int, option: Option) -> None:
        self.changes &= ~(1 << seat)
        self.order(seat, option[1])


class Limits(Together[Auction]):
    """The one visit."""

    def __init__(self, lot: int) -> None:
        self.lot = lot

    def open(self) -> bool:
        return True

    def asks(self, s: Auction) -> int:
        return sum(1 << seat for seat in range(s.seats) if s.gold[seat])

    def offer(self, s: Auction, seat: int, menu: Menu) -> None:
        menu.amount((LIMIT,), 1, s.gold[seat])
        menu.add((PASS,))
        menu.add((CALL,))

    def close(self, s: Auction, drafts: list[tuple[Option, ...]]) -> None:
        s.changes = (1 << s.seats) - 1
        out = 0
        for seat, draft in enumerate(drafts):
            if not draft or draft[0][0] == PASS:
                out |= 1 << seat
            elif draft[0][0] == LIMIT:
                s.order(seat, draft[0][1])
        s.after(Bidding(self.lot, 0, -1, self.lot % s.seats, out))  # each lot is opened by the next seat


class Bidding(Step[Auction]):
    """In turn: one more, or out. `out`: mask of the seats that are out; `by`: who bid highest, -1: nobody."""

    def __init__(self, lot: int, high: int, by: int, turn: int, out: int) -> None:
        self.lot, self.high, self.by, self.turn, self.out = lot, high, by, turn, out

    def asks(self, s: Auction) -> int:
        """The next seat that is in and does not hold the highest bid."""
        for i in range(s.seats):
            seat = (self.turn + i) % s.seats
            if not self.out >> seat & 1 and seat != self.by:
                return 1 << seat
        return 0

    def open(self) -> bool:
        return True

    def offer(self, s: Auction, seat: int, menu: Menu) -> None:
        menu.amount((BID,), self.high + 1, s.gold[seat])
        if self.high >= s.gold[seat]:
            menu.add((BID, self.high + 1), POOR)
        menu.add((PASS,))

    def standing(self, s: Auction, seat: int) -> Option | None:
        most = s.orders[seat][0][1]
        return (BID, self.high + 1) if most > self.high else (PASS,)

    def take(self, s: Auction, seat: int, option: Option) -> None:
        after = (seat + 1) % s.seats
        if option[0] == PASS:
            s.after(Bidding(self.lot, self.high, self.by, after, self.out | 1 << seat))
        else:
            s.after(Bidding(self.lot, option[1], seat, after, self.out))

    def act(self, s: Auction) -> None:
        """The hammer."""
        s.orders, s.has_standing, s.changes = [()] * s.seats, 0, 0
        s.round += 1
        if self.by >= 0:
            s.gold[self.by] -= self.high
            s.points[self.by] += 1
            s.tell((SOLD, ALL, self.by, self.high))


class AuctionGame(ToyGame[Auction]):
    def deal(self, seats: int, chance: Chance) -> Auction:
        s = Auction()
        s.begin(seats, ("dice",), chance)
        s.points, s.gold, s.changes = [0] * seats, [12 + seat % 3 for seat in range(seats)], 0
        s.agenda = [Limits(1), Limits(0)]
        return s


GAME = AuctionGame(
    "auction",
    (17, *range(2, 17)),
    Auction,
    (Limits, Bidding),
    (
        Signature(LIMIT, "limit", ("gold", NUMBER)),
        Signature(PASS, "pass"),
        Signature(CALL, "call"),
        Signature(BID, "bid", ("gold", NUMBER)),
        Signature(CHANGE, "change", ("gold", NUMBER)),
    ),
    (Signature(SOLD, "sold", ("seat", SEAT), ("gold", NUMBER)),),
)
