"""Attacks on carriers. 10.5."""

from __future__ import annotations

from typing import Final

from signoria.games.regno.state import Regno
from signoria.kernel.menu import Menu, Option
from signoria.kernel.verbs import Signature

VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final[tuple[Signature, ...]] = ()


PLUNDER: Final[frozenset[int]] = frozenset()  # the verbs of `offer_plunder`


def offer_plunder(s: Regno, seat: int, menu: Menu) -> None:
    """Attacks on carriers in Order 2. 10.5.1"""
    raise NotImplementedError


def take_plunder(s: Regno, seat: int, option: Option) -> None:
    raise NotImplementedError
