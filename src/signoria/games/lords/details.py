"""Numbers that a screen shows beside an option. STUB"""

from __future__ import annotations

from typing import Any

from signoria.games.lords.state import Lords
from signoria.kernel.menu import Listing


def detail(masked: Lords, seat: int, option: Listing) -> dict[str, Any]:
    return {}
