"""What a siege is, and when it ends. 5.8.5 STUB"""

from __future__ import annotations

from typing import Final

from signoria.games.lords.state import Lords
from signoria.kernel.verbs import Signature

VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final[tuple[Signature, ...]] = ()


def refresh(s: Lords) -> None:
    """Counters that no longer stand before the city they besieged, besiege it no more. STUB"""
