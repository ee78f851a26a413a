"""A toy whose rules never come to an end, or to the end of memory, on a position that only a stranger would write."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import bids

from signoria.kernel.chance import Chance
from signoria.kernel.game import Setup


class EndlessGame(bids.BidsGame):
    """Bids, but for a heap of 666 or 777."""

    def restore(self, packed: Mapping[str, Any], setup: Setup, chance: Chance) -> bids.Bids:
        while packed["heap"] == 666:
            pass
        if packed["heap"] == 777:
            bytearray(1 << 33)
        return super().restore(packed, setup, chance)


GAME = EndlessGame()
