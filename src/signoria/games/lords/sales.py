"""An auction as the position keeps it between its steps. 5.2.2"""

from __future__ import annotations

from typing import final

from signoria.games.lords.pieces import NOBODY


@final
class Auction:
    """One card under the hammer. What is bid lies on the card: `money.bid`."""

    card: int
    bidders: int  # bits of the seats that may bid
    limits: list[int]  # by seat: the greatest sum that it lets be bid for it, secret; CALL_ME: it wants to be asked
    top: int  # the highest bid so far, 0: none
    passed: int  # bits of the seats that have passed
    leader: int  # the seat whose turn it is to raise, or NOBODY

    def copy(self) -> Auction:
        to = object.__new__(Auction)
        to.__dict__.update(self.__dict__)
        to.limits = self.limits[:]
        return to


def new_auction(card: int, bidders: int, seats: int) -> Auction:
    """Nobody has bid."""
    new = Auction()
    new.card, new.bidders, new.limits, new.top, new.passed, new.leader = card, bidders, [0] * seats, 0, 0, NOBODY
    return new
