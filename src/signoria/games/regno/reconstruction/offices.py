"""Religious offices: auction, treasury, powers. R17.4 to R17.7."""

from __future__ import annotations

from typing import Final

from signoria.games.regno.state import Regno
from signoria.kernel.menu import Menu, Option
from signoria.kernel.verbs import Signature

VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final[tuple[Signature, ...]] = ()


FREE: Final[frozenset[int]] = frozenset()  # its verbs that are free actions


def offer_free(s: Regno, seat: int, menu: Menu) -> None:
    """Free actions of the seat whose activation it is (R5.6)."""


def take_free(s: Regno, seat: int, option: Option) -> None:
    """Carry a free action out; what follows is pushed."""
    raise NotImplementedError


def opening(s: Regno) -> list[Step[Regno]]:
    """Heads move money to their reserve (opening step 8). R17.6"""
    raise NotImplementedError


def auction(s: Regno, council: bool = False) -> list[Step[Regno]]:
    """Vacant offices are auctioned (opening step 10, or event WI9), then Excommunications end. R17.5 C254"""
    raise NotImplementedError


def collect(s: Regno) -> None:
    """After the Autumn production the bank fills the treasuries. R17.6"""
    raise NotImplementedError
