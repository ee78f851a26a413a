"""Gonzaga: a card that is left when a round's actions are over. R-38 HR-51"""

from __future__ import annotations

from typing import final

from signoria.games.lorenzo.floors import bar_to_card
from signoria.games.lorenzo.grammar import DECLINE, LEFT, PAID
from signoria.games.lorenzo.houses.grammar import TAKE_LEFT
from signoria.games.lorenzo.refusals import NOTHING_LEFT, SPECIAL_CARD
from signoria.games.lorenzo.resources import FLOORS, SERVANT, SPECIAL_FLOORS
from signoria.games.lorenzo.state import Lorenzo, Player
from signoria.games.lorenzo.towers import take_card
from signoria.kernel.menu import Menu, Option, Refusal
from signoria.kernel.state import ALL, Step


@final
class LeftOver(Step[Lorenzo]):
    """Gonzaga: after the actions of a round, a card left in the four base towers for servants alone. R-38 HR-51"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Lorenzo) -> int:
        p = s.players[self.seat]
        if p.stock[SERVANT] < p.powers_.buys_leftover:
            return 0
        return 1 << self.seat if any(self.bar(s, p, floor) is None for floor in range(4 * s.tables.towers)) else 0

    def bar(self, s: Lorenzo, p: Player, floor: int) -> Refusal | None:
        """Only a base tower counts, and only where a card still lies (R-38), if there is room for it (L-31)."""
        if floor >= SPECIAL_FLOORS - FLOORS:
            return SPECIAL_CARD
        return NOTHING_LEFT if s.floor_card[floor] < 0 else bar_to_card(s, p, floor >> 2, free=True)

    def offer(self, s: Lorenzo, seat: int, menu: Menu) -> None:
        p = s.players[seat]
        for floor in range(4 * s.tables.towers):
            menu.add((TAKE_LEFT, FLOORS + floor), self.bar(s, p, floor))
        menu.legal.append((DECLINE,))

    def take(self, s: Lorenzo, seat: int, option: Option) -> None:
        if option[0] == DECLINE:
            s.tell((LEFT, ALL, seat))
            return
        p = s.players[seat]
        p.stock[SERVANT] -= p.powers_.buys_leftover
        s.tell((PAID, ALL, seat, ((SERVANT, p.powers_.buys_leftover),)))
        take_card(s, seat, p, option[1] - FLOORS)
