"""Unrest, revolts, negotiation with rebels, slave flight. 9.2, 9.3."""

from __future__ import annotations

from typing import Final

from signoria.games.regno.state import Regno
from signoria.kernel.state import Step
from signoria.kernel.verbs import Signature

VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final[tuple[Signature, ...]] = ()


def add_unrest(s: Regno, place: int, n: int) -> None:
    """Change a province's unrest, kept within 0 to 3. No check yet. 9.2.1 C33"""
    raise NotImplementedError


def check_revolt(s: Regno, place: int) -> None:
    """At 3 a revolt breaks out: push what follows. 9.2.5"""
    raise NotImplementedError


def after_event(s: Regno) -> list[Step[Regno]]:
    """Slave flight tests of all provinces that need one. 9.3.1 C52"""
    raise NotImplementedError
