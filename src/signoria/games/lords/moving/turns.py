"""The round of movement and conflict. 4.4, 4.8, 4.12, 5.6 STUB"""

from __future__ import annotations

from typing import Final

from signoria.games.lords.state import Lords
from signoria.kernel.verbs import Signature

VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final[tuple[Signature, ...]] = ()


def begin(s: Lords) -> None:
    """Push the round: order of movement, the turns, then those who held counters back. Sets `s.moving`. 5.6.1 STUB"""
