"""Order 4, trade: internal market, carriers, smuggling, slaves. 10.1 to 10.4, 10.6 and R6.4."""

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
class Trade(Ask):
    """All of the list of R6.4, once each."""

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
    return Trade(seat)
