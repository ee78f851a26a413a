"""Cases as positions: `python -m lords.staged_cases`, in `tests`, writes them into the game's `cases/`."""

from __future__ import annotations

from staging import Makers

from . import courts, forces, hands

MAKERS: Makers = {name: make for chapter in (hands, forces, courts) for name, make in chapter.CASES.items()}
