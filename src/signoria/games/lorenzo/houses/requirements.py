"""What a leader asks for before it may be played. L-74 L-75, upper limits and sums R-30, the Secretary HR-41."""

from __future__ import annotations

from signoria.games.lorenzo.pieces import Leader, Limits
from signoria.games.lorenzo.resources import STONE, WOOD
from signoria.games.lorenzo.state import Player


def meets(p: Player, leader: Leader) -> bool:
    """Does the player have what the card asks for, at this moment? Nothing is paid. L-74 L-75

    With the Secretary one line of it need not be met. R-30 HR-41
    """
    for counts, stock in leader.requirements:
        unmet = 0
        for i in range(4):
            if len(p.cards[i]) < counts[i]:
                unmet += 1
        for r, n in stock:
            if p.stock[r] < n:
                unmet += 1
        if leader.limits:
            unmet += unmet_limits(p, leader.limits)
        if unmet <= p.powers_.waives:
            return True
    return False


def unmet_limits(p: Player, x: Limits) -> int:
    """How many of the other lines of a requirement are not met: upper limits and sums. R-30 HR-41 HR-42"""
    unmet = sum(1 for i, n in x.most_cards if len(p.cards[i]) > n)
    unmet += sum(1 for r, n in x.most_stock if p.stock[r] > n)
    unmet += sum(len(cards) for cards in p.cards) < x.all_cards
    unmet += len(p.played) < x.leaders
    unmet += 0 <= x.most_types < sum(1 for cards in p.cards if cards)
    return unmet + (0 <= x.most_wood_and_stone < p.stock[WOOD] + p.stock[STONE])
