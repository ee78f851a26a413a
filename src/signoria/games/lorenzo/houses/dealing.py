"""Setting up Houses: tokens, the pile of leaders, families with or without an auction. R-11 to R-13, U-4 U-10 U-17."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from signoria.games.lorenzo.houses.auction import Auction, take_open_leaders, without_lot
from signoria.games.lorenzo.houses.families import join
from signoria.games.lorenzo.houses.grammar import LOTS_LAID, OPEN_LEADERS
from signoria.games.lorenzo.houses.pile import from_pile, in_pile
from signoria.games.lorenzo.houses.state import NOBODY, Houses
from signoria.games.lorenzo.resources import TYPES
from signoria.games.lorenzo.state import (
    ADJUSTMENT,
    FAMILIES,
    LOTS,
    NO_TOWER,
    PILE,
    Lorenzo,
    deal,
    houses_of,
    numbers_of,
    read_houses,
)
from signoria.games.lorenzo.tables import Tables
from signoria.kernel.state import ALL, Step


def new_houses(t: Tables) -> Houses | None:
    """All tokens in the supply, nothing else laid out; None in a game without Houses."""
    if t.houses is None:
        return None
    supply = tuple(face.n if t.houses.tower else 0 for face in t.houses.tokens)
    return Houses(supply, (0,) * len(supply), (0,) * len(supply), 0, (), NO_TOWER, (), ())


def families_offered(s: Lorenzo) -> list[int]:
    """The families of this match; those with open leaders only where the pile has enough for all. U-14 HR-59 HR-60"""
    families, offered = numbers_of(s).families, numbers_of(s).offered
    enough = sum(families[family].open_leaders for family in offered) <= read_houses(s).pile.bit_count()
    return [family for family in offered if enough or not families[family].open_leaders]


def drawn_by_houses(s: Lorenzo, stream: int) -> tuple[str, Sequence[int]]:
    """As `setup.drawn_from`, for what Houses draws."""
    if stream == ADJUSTMENT:
        return "tower", range(len(TYPES))
    if stream == FAMILIES:
        return "family", families_offered(s)
    if stream == LOTS:
        return "lot", numbers_of(s).lots_offered
    if stream == PILE:
        return "leader", in_pile(s)
    return "face", [face for face, n in enumerate(read_houses(s).supply) for _ in range(n)]


@final
class DealFamilies(Step[Lorenzo]):
    """Lots for the auction, a family to each at random, or nothing. R-11 R-13 U-17 HR-57"""

    def act(self, s: Lorenzo) -> None:
        h = numbers_of(s)
        if not h.families_dealt:
            return
        families = deal(s, FAMILIES, s.seats, families_offered(s))
        if h.auction:
            lay_lots(s, families)
            s.after(Auction(without_lot(s)))
            return
        for seat, family in zip(s.order, families, strict=True):
            join(s, seat, family, 0)
        for seat, family in zip(s.order, families, strict=True):
            leaders = from_pile(s, h.families[family].open_leaders)
            if leaders:
                s.tell((OPEN_LEADERS, ALL, family, leaders))
                take_open_leaders(s, seat, leaders)


def lay_lots(s: Lorenzo, families: list[int]) -> None:
    """Beside each family an auction tile and, for those that have any, its open leaders. R-11 R-13"""
    tiles = deal(s, LOTS, s.seats, numbers_of(s).lots_offered)
    beside = tuple([from_pile(s, numbers_of(s).families[family].open_leaders) for family in families])
    table = houses_of(s)
    table.lots = tuple([(family, tile, NOBODY, 0) for family, tile in zip(families, tiles, strict=True)])
    table.beside = beside
    for family, tile in zip(families, tiles, strict=True):
        s.tell((LOTS_LAID, ALL, family, tile))
    for family, leaders in zip(families, beside, strict=True):
        if leaders:
            s.tell((OPEN_LEADERS, ALL, family, leaders))
