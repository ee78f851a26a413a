"""`python -m regno.staged_cases [ID …]`"""

from __future__ import annotations

from regno.soundness import assert_sound
from signoria.games.regno.rules import GAME
from staging import main

from . import MAKERS

main(GAME, MAKERS, assert_sound)
