"""The Exchange: prices, commission, movement of the bands. 10.1."""

from __future__ import annotations

from typing import Final

from signoria.games.regno.state import Regno
from signoria.kernel.verbs import Signature

VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final[tuple[Signature, ...]] = ()


def value(s: Regno, good: int) -> int:
    """Florins that the bank pays for a good now, before Embargo and commission. 10.1.6"""
    raise NotImplementedError


def end_season(s: Regno) -> None:
    """Bands move; counters start anew. 10.1.12 to 10.1.15"""
    raise NotImplementedError
