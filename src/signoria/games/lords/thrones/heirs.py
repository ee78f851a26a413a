"""Heirs come. 6.2.6.b1, 6.2.7 STUB"""

from __future__ import annotations

from typing import Final

from signoria.games.lords.state import Lords
from signoria.kernel.verbs import Signature

VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final[tuple[Signature, ...]] = ()


def appear(s: Lords) -> None:
    """At the end of each round heirs that wait appear, if a city is free for them. STUB"""
