"""Cases as positions: `python -m lorenzo.staged_cases`, in `tests`, writes them into the game's `cases/`."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from lorenzo.build import Table

from . import house, renaissance, towers

MAKERS: Mapping[str, Callable[[], Table]] = {**towers.CASES, **house.CASES, **renaissance.CASES}
