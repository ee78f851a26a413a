"""War, pacts, peace, consent. 12.2."""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno.state import Regno
from signoria.kernel.menu import Menu, Option
from signoria.kernel.state import Step
from signoria.kernel.verbs import Signature

VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final[tuple[Signature, ...]] = ()


def declare(s: Regno, seat: int, other: int) -> None:
    """War: trades, transits and pacts end, troops go home. 12.2.1 to 12.2.3"""
    raise NotImplementedError


def make_peace(s: Regno, a: int, b: int) -> None:
    """The war of two realms ends: sieges, blockades, internment. 12.2.13 C230 C263"""
    raise NotImplementedError


@final
class Consent(Step[Regno]):
    """`owner` lets `guest` through its lands in this activation, or not. R1.6 C83; the answer stands in s.consents."""

    def __init__(self, owner: int, guest: int) -> None:
        self.owner, self.guest = owner, guest


FREE: Final[frozenset[int]] = frozenset()  # its verbs that are free actions


def offer_free(s: Regno, seat: int, menu: Menu) -> None:
    """Free actions of the seat whose activation it is (R5.6)."""


def take_free(s: Regno, seat: int, option: Option) -> None:
    """Carry a free action out; what follows is pushed."""
    raise NotImplementedError


def sign_pact(s: Regno, a: int, b: int) -> None:
    """A registered pact; both have paid. 12.2.4 12.2.5"""
    raise NotImplementedError
