"""Winter wear. 4.14, 5.13 STUB"""

from __future__ import annotations

from typing import Final

from signoria.games.lords.state import Lords
from signoria.kernel.verbs import Signature

VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final[tuple[Signature, ...]] = ()


def begin(s: Lords) -> None:
    """Push the round 4.14. STUB"""
