"""A packed state comes in: from a position file, a snapshot, a bug report. What no table can show stays out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from signoria.games.regno.state import Regno
from signoria.kernel.pack import revive


def restore(packed: Mapping[str, Any], new: Regno, classes: Mapping[str, type]) -> Regno:
    """The state of a packed one, on the tables of `new`. BadData says in one line what does not fit."""
    return revive(packed, classes, new)
