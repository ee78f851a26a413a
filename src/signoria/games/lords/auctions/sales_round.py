"""The auction round of a season. 4.1, 4.5, 4.9, 4.13, 5.2 STUB"""

from __future__ import annotations

from typing import Final

from signoria.games.lords.state import Lords
from signoria.kernel.verbs import Signature

VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final[tuple[Signature, ...]] = ()


def begin(s: Lords) -> None:
    """Push the round: first the successions that are due (`succession.begin`), then the top card, then what is called.
    STUB"""
