"""Prisoners: ransom, release, execution. 14.2.6 to 14.2.11."""

from __future__ import annotations

from typing import Final

from signoria.games.regno.state import Regno
from signoria.kernel.menu import Menu, Option
from signoria.kernel.verbs import Signature

VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final[tuple[Signature, ...]] = ()


FREE: Final[frozenset[int]] = frozenset()  # its verbs that are free actions


def offer_free(s: Regno, seat: int, menu: Menu) -> None:
    """Free actions of the seat whose activation it is (R5.6)."""


def take_free(s: Regno, seat: int, option: Option) -> None:
    """Carry a free action out; what follows is pushed."""
    raise NotImplementedError


def release(s: Regno, who: int, exhausted: bool) -> None:
    """A prisoner goes home to the capital. 14.2.7 C164"""
    raise NotImplementedError
