"""Order 6, govern and research. Chapter 11 and R6.6."""

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
class Govern(Ask):
    """One research and one administrative act. R6.6"""

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
    return Govern(seat)


def research_price(s: Regno, seat: int, branch: int) -> int:
    """Florins for the next level of a branch. 11.7.4 C96 C97"""
    raise NotImplementedError


def learn(s: Regno, seat: int, branch: int) -> None:
    """The next level of a branch is the seat's, with what follows from it. 11.1, R20.2"""
    raise NotImplementedError
