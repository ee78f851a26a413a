"""The position as tables in the reader's words. STUB"""

from __future__ import annotations

from collections.abc import Sequence

from signoria.games.lords.state import Lords
from signoria.kernel.page import Block
from signoria.kernel.words import Words


def page(masked: Lords, seat: int | None, words: Words) -> Sequence[Block]:
    return ()
