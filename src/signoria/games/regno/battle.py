"""The land battle, round by round. 13.3 to 13.7."""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno.state import Regno
from signoria.kernel.state import Step
from signoria.kernel.verbs import Signature

VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final[tuple[Signature, ...]] = ()


@final
class Fight(Step[Regno]):
    """Fight `s.battle` (made with `fights.new_battle`) to its end, with retreats, recovery and risk. Who begins one does
    `s.battle = new_battle(…); s.then([Fight(), AfterIt()])`, reads `s.battle.outcome` in AfterIt and sets it to None."""
