"""What special cards do beside gains. R-18 R-23 to R-27."""

from __future__ import annotations

from signoria.games.lorenzo.houses.grammar import POINTS_LOST
from signoria.games.lorenzo.resources import VP
from signoria.games.lorenzo.state import Lorenzo, Player
from signoria.kernel.state import ALL


def special_card_taken(s: Lorenzo, seat: int, p: Player, card: int) -> None:
    """Losses, leaders drawn, cards activated, the military marker caught up."""
    c = s.tables.cards[card]
    for resource, n in c.loss:
        p.stock[resource] -= n
        if resource == VP:
            s.tell((POINTS_LOST, ALL, seat, n))
