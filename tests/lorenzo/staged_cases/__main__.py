"""`python -m lorenzo.staged_cases [ID …]`"""

from __future__ import annotations

import sys

from signoria.games.lorenzo.rules import GAME
from signoria.kernel import cases
from staging import folder, unheld

from . import MAKERS
from .stage import staged

wanted = sys.argv[1:] or list(MAKERS)
for name in wanted:
    (folder(GAME) / f"{name}.json").write_text(staged(MAKERS[name]), "utf-8")
for name in wanted:
    case = cases.case(GAME, name)
    print(name, "is not in the index" if case is None else unheld(GAME, case) or "holds")
