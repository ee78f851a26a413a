"""The naval battle, round by round. 15.4 to 15.6."""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno.state import Regno
from signoria.kernel.state import Step
from signoria.kernel.verbs import Signature

VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final[tuple[Signature, ...]] = ()


@final
class NavalFight(Step[Regno]):
    """Fight `s.naval` (made with `fights.new_naval`) to its end; whoever begins one pushes after it what reads it."""
