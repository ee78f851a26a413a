"""What changes hands with a province; capitals; the end of a realm. 12.3."""

from __future__ import annotations

from typing import Final

from signoria.games.regno.state import Regno
from signoria.kernel.verbs import Signature

VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final[tuple[Signature, ...]] = ()


def conquer(s: Regno, place: int, seat: int) -> None:
    """A seat takes a province: push everything that follows. 12.3"""
    raise NotImplementedError


def lose_to_rebels(s: Regno, place: int) -> None:
    """The owner loses a province to its rebels. 9.2.9 C223"""
    raise NotImplementedError


def check_elimination(s: Regno) -> None:
    """Realms without territories are out. 12.3.11 C224 C243"""
    raise NotImplementedError
