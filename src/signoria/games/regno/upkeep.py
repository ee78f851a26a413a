"""Winter upkeep: money, food, attrition. 9.4."""

from __future__ import annotations

from typing import Final

from signoria.games.regno.state import Regno
from signoria.kernel.state import Step
from signoria.kernel.verbs import Signature

VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final[tuple[Signature, ...]] = ()


def begin(s: Regno) -> list[Step[Regno]]:
    """The upkeep of all realms in order. 9.4.1"""
    raise NotImplementedError
