"""The auction of families: bids, payment, what the lots bring. R-11 to R-13, U-4 HR-57 HR-58."""

from __future__ import annotations

from typing import final

from signoria.games.lorenzo.gains import receive
from signoria.games.lorenzo.houses.families import family_of, join
from signoria.games.lorenzo.houses.grammar import BID, BID_MADE, PLAY_FREE
from signoria.games.lorenzo.houses.state import NOBODY
from signoria.games.lorenzo.kinds import SOURCE_AUCTION
from signoria.games.lorenzo.leaders import bar_to_play_free, play
from signoria.games.lorenzo.refusals import HIGHEST_BID
from signoria.games.lorenzo.resources import VP
from signoria.games.lorenzo.state import UNKNOWN, Lorenzo, house_of, houses_of, numbers_of, read_house, read_houses
from signoria.kernel.menu import Menu, Option
from signoria.kernel.state import ALL, Step


def without_lot(s: Lorenzo) -> int:
    """Who bids next when nobody was outbid: the first in turn order without a lot; NOBODY when each has one. U-4"""
    bidders = [bidder for _, _, bidder, _ in read_houses(s).lots]
    return next((seat for seat in s.order if seat not in bidders), NOBODY)


@final
class Auction(Step[Lorenzo]):
    """A bid on one of the lots, more than the standing one; who is outbid bids next. U-4 HR-57"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Lorenzo) -> int:
        return 1 << self.seat

    def offer(self, s: Lorenzo, seat: int, menu: Menu) -> None:
        highest = numbers_of(s).highest_bid
        for family, _, bidder, bid in read_houses(s).lots:
            least = 0 if bidder == NOBODY else bid + 1
            if least <= highest:
                menu.amount((BID, family), least, highest)
            elif menu.explain:
                menu.barred.append(((BID, family, least), HIGHEST_BID))

    def take(self, s: Lorenzo, seat: int, option: Option) -> None:
        family, points = option[1], option[2]
        table = houses_of(s)
        outbid = next(lot[2] for lot in table.lots if lot[0] == family)
        table.lots = tuple([(lot[0], lot[1], seat, points) if lot[0] == family else lot for lot in table.lots])
        s.tell((BID_MADE, ALL, seat, family, points))
        bidder = outbid if outbid != NOBODY else without_lot(s)
        s.after(Auction(bidder) if bidder != NOBODY else Settlement())


@final
class Settlement(Step[Lorenzo]):
    """All pay, even below 0; then the auction tiles in turn order, then the open leaders. HR-57 HR-58, HR-13 HR-19"""

    def act(self, s: Lorenzo) -> None:
        table = houses_of(s)
        lots = {bidder: (family, tile, bid) for family, tile, bidder, bid in table.lots}
        leaders = {lot[2]: beside for lot, beside in zip(table.lots, table.beside, strict=True)}
        table.beside = ((),) * len(table.lots)
        for seat in s.order:
            family, _, bid = lots[seat]
            s.players[seat].stock[VP] -= bid
            join(s, seat, family, bid)
        for seat in s.order:
            receive(s, seat, SOURCE_AUCTION, numbers_of(s).lots[lots[seat][1]])
        for seat in s.order:
            take_open_leaders(s, seat, leaders[seat])


def take_open_leaders(s: Lorenzo, seat: int, leaders: tuple[int, ...]) -> None:
    """Sforza and Visconti take theirs to the hand, known to all; Sforza then plays one. R-13 R-42 R-43"""
    if not leaders:
        return
    p = s.players[seat]
    p.hand = (*p.hand, *leaders)
    house_of(p).shown |= sum(1 << leader for leader in leaders)
    family = family_of(s, p)
    if family is not None and family.plays_open:
        s.after(PlayOpen(seat))


@final
class PlayOpen(Step[Lorenzo]):
    """Sforza play one of their two open leaders, without its requirement. R-42 HR-55"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Lorenzo) -> int:
        return 1 << self.seat if any(bar_to_play_free(s, self.seat, x) is None for x in self.leaders(s)) else 0

    def leaders(self, s: Lorenzo) -> list[int]:
        """The open ones in the hand."""
        p = s.players[self.seat]
        shown = read_house(p).shown
        return [leader for leader in p.hand if leader != UNKNOWN and shown >> leader & 1]

    def offer(self, s: Lorenzo, seat: int, menu: Menu) -> None:
        for leader in self.leaders(s):
            menu.add((PLAY_FREE, leader), bar_to_play_free(s, seat, leader))

    def take(self, s: Lorenzo, seat: int, option: Option) -> None:
        play(s, seat, s.players[seat], option[1])
