"""Kings. 6.2.1 STUB"""

from __future__ import annotations

from typing import Final

from signoria.games.lords.state import Lords
from signoria.kernel.verbs import Signature

VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final[tuple[Signature, ...]] = ()


def rise(s: Lords, seat: int) -> None:
    """After a card was gained: with enough allies a player becomes king. 6.2.1 STUB"""
