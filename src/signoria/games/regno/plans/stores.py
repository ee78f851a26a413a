"""What of the goods in store nobody will need. 10.1"""

from __future__ import annotations

from typing import Final

from signoria.games.regno.ids import FLORINS, GOODS, GOVERNMENT, GRAIN, IRON, LEATHER, LUXURIES, STONE, WOOD
from signoria.games.regno.plans import building
from signoria.games.regno.plans.outlook import Outlook

KEEP: Final = {WOOD: 3, LEATHER: 2, IRON: 1, STONE: 2}  # units that building and recruiting will want


def surplus(o: Outlook) -> list[int]:
    """By good: units that nobody will need."""
    return o.once("surplus", lambda: _surplus(o))


def _surplus(o: Outlook) -> list[int]:
    late = o.seasons_left < 3
    out = [0] * GOODS
    lack = building.shopping(o) if not late else [0] * FLORINS
    for good in range(GOODS):
        have = o.stock[good]
        if good == GRAIN:
            out[good] = max(0, o.spare_grain - (0 if late else 2))
        elif good in LUXURIES:
            out[good] = max(0, have - (0 if late else 1 if o.luxuries - have < 1 else 0))
        else:
            out[good] = max(0, have - (0 if late else KEEP.get(good, 0)))
        if lack[good]:
            out[good] = 0
    if o.tech[GOVERNMENT] >= 3:
        out[STONE] = 0
    return out
