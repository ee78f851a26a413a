"""The forty event cards. R18.1, R18.2."""

from __future__ import annotations

from typing import Final

from signoria.games.regno.state import Regno
from signoria.kernel.verbs import Signature

VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final[tuple[Signature, ...]] = ()


def draw_event(s: Regno) -> None:
    """Draw and resolve a card of the season: push what follows. R18.1"""
    raise NotImplementedError
