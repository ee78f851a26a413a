"""Hordes. R18.4."""

from __future__ import annotations

from typing import Final

from signoria.games.regno.state import Regno
from signoria.kernel.state import Step
from signoria.kernel.verbs import Signature

VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final[tuple[Signature, ...]] = ()


def end_season(s: Regno) -> list[Step[Regno]]:
    """Hordes move and fight. R18.4"""
    raise NotImplementedError


def appear(s: Regno) -> None:
    """A horde enters: push what follows. R18.4"""
    raise NotImplementedError
