"""Cases as positions: `python -m regno.staged_cases`, in `tests`, writes them into the game's `cases/`."""

from __future__ import annotations

from staging import Makers

from . import crown, lands, purse, war

MAKERS: Makers = {name: make for chapter in (lands, purse, war, crown) for name, make in chapter.CASES.items()}
