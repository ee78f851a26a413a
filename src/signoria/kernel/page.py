"""A position as a page of tables in the reader's words: what terminal and browser draw of a game that has no board of
its own yet, and what can be read aloud of any. Cells are marked texts (`kernel.words`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

STANDING: Final = "standing"  # id of the block with the reader's own standing orders


@dataclass(frozen=True)
class Row:
    """A line of a table. `ref`: what it is about, as options point at it (`place.A1`), unique in its block; `more`:
    sentences that a screen shows when asked; `own`: does it belong to the reader?"""

    ref: str
    cells: Sequence[str]
    more: Sequence[str] = ()
    own: bool = False


@dataclass(frozen=True)
class Block:
    """A table with its title. Columns are titles; those in `numbers` (by index) hold figures. `brief`: small and always
    wanted, so a terminal draws it before every question."""

    id: str
    title: str
    columns: Sequence[str]
    rows: Sequence[Row]
    numbers: frozenset[int] = field(default_factory=frozenset)
    brief: bool = False


def as_json(page: Sequence[Block]) -> dict[str, Any]:
    """For the wire: objects by id, so that a change of one row travels alone."""
    return {
        block.id: {
            "at": at,  # its place: a patch adds new objects behind the old
            "title": block.title,
            "columns": list(block.columns),
            "numbers": sorted(block.numbers),
            "brief": block.brief,
            "rows": {row.ref: _row(row) for row in block.rows},
            "order": [row.ref for row in block.rows],
        }
        for at, block in enumerate(page)
    }


def _row(row: Row) -> dict[str, Any]:
    out: dict[str, Any] = {"cells": list(row.cells)}
    if row.more:
        out["more"] = list(row.more)
    return out | ({"own": True} if row.own else {})
