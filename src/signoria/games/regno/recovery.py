"""The wounded, shelters, war slaves. 14.1, 14.3."""

from __future__ import annotations

from typing import Final

from signoria.games.regno.state import Regno
from signoria.kernel.state import Step
from signoria.kernel.verbs import Signature

VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final[tuple[Signature, ...]] = ()


def begin(s: Regno) -> list[Step[Regno]]:
    """Recovery of both sides of the finished `s.battle`, then war slaves. 14.1 14.3"""
    raise NotImplementedError
