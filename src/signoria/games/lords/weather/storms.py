"""Atlantic and Euxine storms. 4.11, 5.12 STUB"""

from __future__ import annotations

from typing import Final

from signoria.games.lords.state import Lords
from signoria.kernel.verbs import Signature

VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final[tuple[Signature, ...]] = ()


def begin(s: Lords) -> None:
    """Push the round 4.11. STUB"""
