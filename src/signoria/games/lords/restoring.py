"""The state of a packed one, checked. STUB"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from signoria.games.lords.state import Lords
from signoria.kernel.pack import revive


def restore(packed: Mapping[str, Any], new: Lords, classes: Mapping[str, type]) -> Lords:
    return revive(packed, classes, new)
