"""What a screen draws, as JSON data without nulls. STUB"""

from __future__ import annotations

from typing import Any

from signoria.games.lords.state import Lords


def board(masked: Lords, seat: int | None) -> dict[str, Any]:
    return {}
