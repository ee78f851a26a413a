"""Sieges: marking one, going on, sorties, relief, the end. 13.8."""

from __future__ import annotations

from typing import Final

from signoria.games.regno.state import Regno
from signoria.kernel.verbs import Signature

VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final[tuple[Signature, ...]] = ()


def begin_siege(s: Regno, place: int, owner: int) -> None:
    """Mark a siege. 13.8.1"""
    raise NotImplementedError


def end_siege(s: Regno, place: int) -> None:
    """The siege is over; nobody conquered. C230"""
    raise NotImplementedError


def check_sieges(s: Regno) -> None:
    """End every siege whose besieger has no soldiers left there. C230"""
    raise NotImplementedError
