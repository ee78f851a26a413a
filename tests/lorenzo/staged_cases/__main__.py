"""`python -m lorenzo.staged_cases [ID …]`"""

from __future__ import annotations

import sys

from lorenzo.soundness import assert_sound
from signoria.games.lorenzo.rules import GAME
from signoria.kernel import cases, position
from signoria.kernel.game import Setup
from staging import folder, unheld

from . import MAKERS
from .stage import options_of

wanted = sys.argv[1:] or list(MAKERS)
for name in wanted:
    s = MAKERS[name]().state
    assert_sound(s)
    setup = Setup("lorenzo", s.seats, options_of(s))
    (folder(GAME) / f"{name}.json").write_text(position.write(GAME, setup, s), "utf-8")
for name in wanted:
    case = cases.case(GAME, name)
    print(name, "is not in the index" if case is None else unheld(GAME, case) or "holds")
