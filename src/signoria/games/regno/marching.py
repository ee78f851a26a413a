"""Order 2, move and fight: armies, workers, sieges. 7.2.9, 12.1, 13.8 and R6.2."""

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
class March(Ask):
    """Every own piece may move once and fight as it arrives."""

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
    return March(seat)


def engage(s: Regno, seat: int, place: int) -> None:
    """Pieces of a seat that have ARRIVED in a hostile province fight, besiege or conquer: push it. 12.1.4 12.3 C232"""
    raise NotImplementedError
