"""`python -m lords.staged_cases [ID …]`"""

from __future__ import annotations

from lords.soundness import assert_sound
from signoria.games.lords.rules import GAME
from staging import main

from . import MAKERS

main(GAME, MAKERS, assert_sound)
