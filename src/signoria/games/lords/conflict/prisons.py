"""Prisoners: capture, ransom, execution. 5.8.7, 5.8.11 STUB"""

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


def capture(s: Lords, leader: int, captor: int, gaoler: int) -> None:
    """A leader is taken. `captor`: a seat or EMPIRE_CAPTOR + empire; `gaoler`: the empire whose armies took him, or
    NEUTRAL. 5.8.11 STUB"""
    x = s.leaders[leader]
    x.place, x.captor, x.gaoler = -1, captor, gaoler
