"""docs/wire.md tells what the server really sends of Lorenzo."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from signoria.games.lorenzo.grammar import GRAMMAR
from signoria.games.lorenzo.rules import GAME
from signoria.kernel.engine import seats_of

from .walks import moments, new_match

WIRE = (Path(__file__).parents[2] / "docs" / "wire.md").read_text("utf-8")
TOLD = WIRE[WIRE.index("## Lorenzo's board") :]


def test_every_verb_is_told() -> None:
    listed = TOLD[TOLD.index("Options:") : TOLD.index("`detail`")]
    verbs = {text.partition(":")[0] for text in re.findall(r"`([a-z:A-Z.-]+)`", listed)}
    assert verbs == {verb.name for verb in GRAMMAR.verbs.values()} - {"done"}


def fields(data: Any) -> Iterator[str]:
    """Every key of nested data."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield key
            yield from fields(value)
    elif isinstance(data, list):
        for value in data:
            yield from fields(value)


def test_every_field_of_the_board_and_of_details_is_told() -> None:
    words = set(re.findall(r"[a-z_]+", TOLD))
    found: set[str] = set()
    match = new_match("advanced", 4, 3)
    for _ in moments(match, 3):
        for seat in seats_of(match.state.must):
            view = GAME.mask(match.state, seat)
            found |= set(fields(GAME.board(view, seat)))
            for listing in match.menu(seat).legal:
                found |= set(fields(GAME.detail(view, seat, listing)))
    assert found <= words
    assert {"towers", "draft", "pay", "gains"} <= found
