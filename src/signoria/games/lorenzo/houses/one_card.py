"""A harvest or production of one own card: Leon Battista Alberti, Palla Strozzi. R-28, HR-32"""

from __future__ import annotations

from typing import final

from signoria.games.lorenzo.grammar import DECLINE, LEFT
from signoria.games.lorenzo.houses.grammar import ACTIVATE
from signoria.games.lorenzo.houses.lasting import NOT_FIRED, bar_to_set_working
from signoria.games.lorenzo.refusals import ABOVE_VALUE
from signoria.games.lorenzo.resources import BUILDING, TERRITORY
from signoria.games.lorenzo.state import Lorenzo, Player
from signoria.games.lorenzo.work import area_bonus, set_working
from signoria.kernel.menu import Menu, Option, Refusal
from signoria.kernel.state import ALL, Step


@final
class OneCard(Step[Lorenzo]):
    """Alberti, Palla Strozzi: a harvest or production of one own card, without the bonus tile. Tiles 1_5 and 1_6 lower
    the value, nothing raises it. HR-32"""

    def __init__(self, seat: int, area: int, value: int) -> None:
        self.seat, self.area, self.value = seat, area, value

    def total(self, p: Player) -> int:
        """Value of the action."""
        return self.value + area_bonus(p, self.area, False)

    def bar(self, s: Lorenzo, p: Player, card: int) -> Refusal | None:
        """A card of a greater number is out of reach."""
        if s.tables.cards[card].work_value > self.total(p):
            return ABOVE_VALUE
        return bar_to_set_working(s, self.seat, p, card, self.total(p), NOT_FIRED)

    def asks(self, s: Lorenzo) -> int:
        p = s.players[self.seat]
        cards = p.cards[BUILDING if self.area else TERRITORY]
        return 1 << self.seat if any(self.bar(s, p, card) is None for card in cards) else 0

    def offer(self, s: Lorenzo, seat: int, menu: Menu) -> None:
        p = s.players[seat]
        for card in p.cards[BUILDING if self.area else TERRITORY]:
            menu.add((ACTIVATE, card), self.bar(s, p, card))
        menu.legal.append((DECLINE,))

    def take(self, s: Lorenzo, seat: int, option: Option) -> None:
        if option[0] == DECLINE:
            s.tell((LEFT, ALL, seat))
        else:
            p = s.players[seat]
            set_working(s, seat, p, option[1], self.total(p), (), (), True, NOT_FIRED)
