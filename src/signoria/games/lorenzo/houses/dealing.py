"""Setting up Houses: tokens, the pile of leaders, families with or without an auction. R-11 to R-13, U-4 U-10 U-17."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from signoria.games.lorenzo.houses.pile import in_pile
from signoria.games.lorenzo.houses.state import Houses
from signoria.games.lorenzo.resources import TYPES
from signoria.games.lorenzo.state import ADJUSTMENT, FAMILIES, LOTS, NO_TOWER, PILE, Lorenzo
from signoria.games.lorenzo.tables import Tables
from signoria.kernel.state import Step


def new_houses(t: Tables) -> Houses | None:
    """All tokens in the supply, nothing else laid out; None in a game without Houses."""
    if t.houses is None:
        return None
    supply = tuple(face.n if t.houses.tower else 0 for face in t.houses.tokens)
    return Houses(supply, (0,) * len(supply), 0, (), NO_TOWER, (), ())


def drawn_by_houses(s: Lorenzo, stream: int) -> tuple[str, Sequence[int]]:
    """As `setup.drawn_from`, for what Houses draws."""
    assert s.houses is not None
    assert s.tables.houses is not None
    if stream == ADJUSTMENT:
        return "tower", range(len(TYPES))
    if stream == FAMILIES:
        return "family", s.tables.houses.offered
    if stream == LOTS:
        return "lot", s.tables.houses.lots_offered
    if stream == PILE:
        return "leader", in_pile(s)
    return "face", [face for face, n in enumerate(s.houses.supply) for _ in range(n)]


@final
class DealFamilies(Step[Lorenzo]):
    """Lots for the auction, or a family to each at random. R-11 U-17"""

    def act(self, s: Lorenzo) -> None:
        return
