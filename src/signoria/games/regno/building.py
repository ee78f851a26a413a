"""Order 1, build and recruit. Chapters 7, 8, 11 (monuments), 13.6 and R6.1."""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno.state import Regno
from signoria.games.regno.steps import Ask
from signoria.kernel.menu import Menu, Option
from signoria.kernel.state import Step
from signoria.kernel.verbs import Signature

VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final[tuple[Signature, ...]] = ()


@final
class Build(Ask):
    """Up to three operations. R6.1"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Regno) -> int:
        return 1 << self.seat

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        raise NotImplementedError

    def take(self, s: Regno, seat: int, option: Option) -> None:
        raise NotImplementedError


def begin(s: Regno, seat: int) -> Step[Regno]:
    """The step that carries the Order out for a seat."""
    return Build(seat)


def grow(s: Regno) -> None:
    """From year 2 every valid centre of a player has a new free worker at the opening, within its room.
    7.2.1 to 7.2.4"""
    raise NotImplementedError
