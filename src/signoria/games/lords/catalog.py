"""What never changes in a match, in a reader's language. STUB"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from signoria.games.lords.tables import Tables
from signoria.kernel.game import Game, Setup


def names(language: str, sets: Mapping[str, int]) -> Mapping[str, str]:
    return {}


def catalog(rules: Game[Any], language: str, setup: Setup, t: Tables) -> dict[str, Any]:
    return {}
