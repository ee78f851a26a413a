"""What a screen would be shown of a position, for tests of studies."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

from signoria.games.regno.rules import GAME
from signoria.games.regno.state import Regno
from signoria.kernel.engine import apply
from signoria.kernel.state import ALL, Event
from signoria.kernel.study import Scene, Told
from signoria.kernel.words import words

from .walks import move, new_game

MOVES = 260
LOOKS = 20  # positions of a walk


def scene(s: Regno, seat: int | None, events: Iterable[Event] = (), language: str = "en") -> Scene:
    """As `seat` (None: a spectator) sees it; all of `events` happened in one moment."""
    seen = [x for x in events if x[1] == ALL or (seat is not None and x[1] >> seat & 1)]
    told = [Told(1, s.round, -1, x) for x in seen]
    return Scene(GAME.mask(s, seat), seat, told, words(GAME, language))


def study(at: Scene, name: str, **given: str) -> dict[str, Any]:
    """The answer to a question; it is JSON data without nulls."""
    return GAME.study(at, name, given)


def positions(mode: str, seats: int, seed: int) -> list[Regno]:
    """Moments of a game played by chance."""
    s, rnd = new_game(mode, seats, seed), random.Random(seed)
    found = []
    for n in range(MOVES):
        if not s.must:
            break
        apply(s, *move(s, rnd))
        if n % (MOVES // LOOKS) == 0:
            found.append(s.copy())
    return found
