"""The families' powers that are no lasting number. R-32 R-34 R-38 R-41."""

from __future__ import annotations

from signoria.games.lorenzo.houses.grammar import STORED
from signoria.games.lorenzo.resources import STONE, WOOD, Payment
from signoria.games.lorenzo.state import Lorenzo, Player, house_of
from signoria.kernel.state import ALL


def store(s: Lorenzo, seat: int, p: Player, way: Payment) -> None:
    """Da Montefeltro keep the wood and stone paid for a building on their tile. R-34"""
    wood, stone = way[WOOD], way[STONE]
    if wood or stone:
        house = house_of(p)
        house.stored = (house.stored[0] + wood, house.stored[1] + stone)
        s.tell((STORED, ALL, seat, tuple((r, n) for r, n in ((WOOD, wood), (STONE, stone)) if n)))


def card_joins_family(s: Lorenzo, seat: int, p: Player, card: int) -> None:
    """What the family does when a card is taken: Aragonesi R-32, Orsini R-41."""
    return
