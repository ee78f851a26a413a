"""Ships: building, loading, sailing, blockade, repair. 15.1 to 15.3."""

from __future__ import annotations

from typing import Final

from signoria.games.regno.state import Regno
from signoria.kernel.menu import Menu, Option
from signoria.kernel.verbs import Signature

VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final[tuple[Signature, ...]] = ()


def offer_sailing(s: Regno, seat: int, menu: Menu, order: int) -> None:
    """What Order 2 (2) or Order 4 (4) may do with ships now. 15.2 15.3"""
    raise NotImplementedError


SAILING: Final[frozenset[int]] = frozenset()  # the verbs of `offer_sailing`


def take_sailing(s: Regno, seat: int, option: Option) -> None:
    """Carry one out; what follows is pushed."""
    raise NotImplementedError
