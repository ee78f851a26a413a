"""The wounded, shelters, war slaves. 14.1, 14.3."""

from __future__ import annotations

from typing import Final

from signoria.games.regno.state import Regno
from signoria.kernel.state import Step
from signoria.kernel.verbs import Signature

VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final[tuple[Signature, ...]] = ()


def begin(s: Regno) -> list[Step[Regno]]:
    """Recovery of both sides of the finished `s.battle`. 14.1"""
    raise NotImplementedError


def award(s: Regno) -> list[Step[Regno]]:
    """War slaves of the finished `s.battle`, after the province has changed hands. 14.3 C166"""
    raise NotImplementedError
