"""An auction as the position keeps it between its steps. 5.2.2"""

from __future__ import annotations

from typing import Final, final

from signoria.games.lords.pieces import NOBODY

CALL_ME: Final = -1  # in place of a limit


@final
class Auction:
    """One card under the hammer. What is bid lies on the card: `money.bid`."""

    card: int
    bidders: int  # bits of the seats that may bid
    limits: list[int]  # by seat: the greatest sum that it lets be bid for it, secret; CALL_ME: it wants to be asked
    top: int  # the highest bid so far, 0: none
    passed: int  # bits of the seats that have passed
    said: int  # bits of the seats that have matched the highest bid, or let it stand, since it was raised
    leader: int  # the seat whose turn it is to raise, or NOBODY

    def copy(self) -> Auction:
        to = object.__new__(Auction)
        to.__dict__.update(self.__dict__)
        to.limits = self.limits[:]
        return to


def new_auction(card: int, bidders: int, seats: int) -> Auction:
    """Nobody has bid."""
    new = Auction()
    new.card, new.bidders, new.limits, new.top, new.leader = card, bidders, [0] * seats, 0, NOBODY
    new.passed, new.said = 0, 0
    return new
