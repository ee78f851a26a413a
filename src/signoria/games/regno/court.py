"""Order 5, court and intrigue. 16.1.13, 16.2, 16.4, 16.5 and R6.5."""

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
class Court(Ask):
    """Up to two different functions, one intrigue at most. R6.5"""

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
    return Court(seat)
