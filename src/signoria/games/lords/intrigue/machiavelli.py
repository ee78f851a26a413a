"""M cards that are played. 2.4.6, 5.14.2 STUB"""

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


def weight(s: Lords, seat: int) -> int:
    """What the seat's M cards count for the order of movement. 4.4.b1 5.6.1 STUB"""
    return 0
