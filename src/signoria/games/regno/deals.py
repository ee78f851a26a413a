"""Agreements between players: offers with items on both sides, escrow, bounded talks. 10.3, 12.2, 14.2.6, 16.2.8."""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno.state import Regno
from signoria.kernel.menu import Menu, Option
from signoria.kernel.state import Step
from signoria.kernel.verbs import Signature

VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final[tuple[Signature, ...]] = ()


@final
class Negotiate(Step[Regno]):
    """One open offer: its maker composes it, the other seat accepts, refuses with a reason, or answers."""

    def __init__(self, seat: int, other: int, subject: int) -> None:
        self.seat, self.other, self.subject = seat, other, subject


FREE: Final[frozenset[int]] = frozenset()  # its verbs that are free actions


def offer_free(s: Regno, seat: int, menu: Menu) -> None:
    """Free actions of the seat whose activation it is (R5.6)."""


def take_free(s: Regno, seat: int, option: Option) -> None:
    """Carry a free action out; what follows is pushed."""
    raise NotImplementedError
