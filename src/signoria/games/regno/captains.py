"""Captains of fortune: tavern, hire, pay, abilities. 16.5, 16.6."""

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


def new_year(s: Regno) -> None:
    """Unhired cards to the bottom, reveal three. 16.6.3"""
    raise NotImplementedError


def replenish(s: Regno) -> None:
    """The Tavern shows three again, as far as there are cards. 16.5.1 16.6.5"""
    raise NotImplementedError
