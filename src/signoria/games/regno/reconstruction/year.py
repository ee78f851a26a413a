"""The year: opening, seasons, end of a season. Chapter 3."""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno.state import Regno
from signoria.kernel.state import Step
from signoria.kernel.verbs import Signature

VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final[tuple[Signature, ...]] = ()


@final
class Year(Step[Regno]):
    """R3.1"""
