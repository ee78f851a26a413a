"""The pile of leaders that were not dealt: drawn by cards 121 and 122, and by Orsini. U-10 HR-44"""

from __future__ import annotations

from signoria.games.lorenzo.gains import OTHER
from signoria.games.lorenzo.houses.grammar import LEADER_DRAWN, LEADERS_DRAWN
from signoria.games.lorenzo.resources import DRAW
from signoria.games.lorenzo.state import PILE, Lorenzo, deal, houses_of, read_houses
from signoria.kernel.state import ALL


def in_pile(s: Lorenzo) -> list[int]:
    """The leaders that can be drawn, in the order in which a draw counts them."""
    pile = read_houses(s).pile
    return [leader for leader in range(len(s.tables.leaders)) if pile >> leader & 1]


def from_pile(s: Lorenzo, count: int) -> tuple[int, ...]:
    """So many leaders at random, fewer when the pile ends."""
    pile = in_pile(s)
    count = min(count, len(pile))
    drawn = deal(s, PILE, count, pile) if count else []
    houses_of(s).pile &= ~sum(1 << leader for leader in drawn)
    return tuple(drawn)


def draw_leaders(s: Lorenzo, seat: int, count: int) -> None:
    """To the hand, in secret; as many as there are. HR-44"""
    drawn = from_pile(s, count)
    p = s.players[seat]
    p.hand = (*p.hand, *drawn)
    if drawn:
        s.tell((LEADERS_DRAWN, ALL, seat, len(drawn)))
    for leader in drawn:
        s.tell((LEADER_DRAWN, 1 << seat, seat, leader))


OTHER[DRAW] = draw_leaders
