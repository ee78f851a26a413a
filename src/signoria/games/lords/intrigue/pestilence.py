"""P cards act when they are turned over. 2.4.3, 4.1.b3 STUB"""

from __future__ import annotations

from typing import Final

from signoria.games.lords.state import Lords
from signoria.kernel.verbs import Signature

VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final[tuple[Signature, ...]] = ()


def strike(s: Lords, card: int) -> None:
    """Push what the card does, and discard it. STUB"""
