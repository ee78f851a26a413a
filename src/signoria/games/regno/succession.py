"""Succession, regency, civil war. 16.3."""

from __future__ import annotations

from typing import Final

from signoria.games.regno.state import Regno
from signoria.kernel.verbs import Signature

VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final[tuple[Signature, ...]] = ()


def succeed(s: Regno, seat: int) -> None:
    """The throne is empty: push what follows. 16.3"""
    raise NotImplementedError
