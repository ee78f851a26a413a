"""What the tests of Lords' map and cards share: the compiled facts, and names in place of numbers."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable
from importlib import resources

from signoria.games.lords.ids import AT, CARD, PLACES
from signoria.games.lords.tables import tables

T = tables({}, {}, 4)
ATLAS = T.atlas
DECK = T.deck
CLAUSES = frozenset(
    tomllib.loads((resources.files("signoria.games.lords") / "rulebook" / "clauses.toml").read_text("utf-8"))
)


def at(*names: str) -> tuple[int, ...]:
    """Places by name."""
    return tuple(AT[name] for name in names)


def names(places: Iterable[int]) -> set[str]:
    """Names of places."""
    return {PLACES[place] for place in places}


def card(*keys: str) -> tuple[int, ...]:
    """Cards by key."""
    return tuple(CARD[key] for key in keys)


def reached(start: int, onward: Callable[[int], Iterable[int]]) -> set[int]:
    """All that can be reached from a place."""
    found, todo = {start}, [start]
    while todo:
        for there in onward(todo.pop()):
            if there not in found:
                found.add(there)
                todo.append(there)
    return found
