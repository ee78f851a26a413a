"""Offers between players. 5.2.5, 5.2.7 STUB"""

from __future__ import annotations

from typing import Final

from signoria.games.lords.state import Lords
from signoria.kernel.menu import Menu, Option
from signoria.kernel.verbs import Signature

ANYTIME_VERBS: Final[tuple[Signature, ...]] = ()
VERBS: Final[tuple[Signature, ...]] = ANYTIME_VERBS
EVENTS: Final[tuple[Signature, ...]] = ()


def offer_anytime(s: Lords, seat: int, menu: Menu) -> None:
    """STUB"""


def take_anytime(s: Lords, seat: int, option: Option) -> None:
    """STUB"""
    raise NotImplementedError
