"""Marriages with neutrals and players, alliances. 16.2."""

from __future__ import annotations

from typing import Final

from signoria.games.regno.state import Regno
from signoria.kernel.menu import Menu
from signoria.kernel.verbs import Signature

VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final[tuple[Signature, ...]] = ()


def dissolve_options(s: Regno, seat: int, menu: Menu) -> None:
    raise NotImplementedError


def wed(s: Regno, a: int, b: int) -> None:
    """Two people of two realms marry; what they owe is paid. 16.2.8 to 16.2.11, R20.2"""
    raise NotImplementedError
