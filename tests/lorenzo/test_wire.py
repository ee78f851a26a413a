"""docs/wire.md tells what the server really sends of Lorenzo."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from signoria.games.lorenzo.grammar import GRAMMAR
from signoria.games.lorenzo.kinds import FACE
from signoria.games.lorenzo.rules import GAME
from signoria.kernel.engine import seats_of
from signoria.kernel.game import Setup

from .walks import moments, new_match

WIRE = (Path(__file__).parents[2] / "docs" / "wire.md").read_text("utf-8")
TOLD = WIRE[WIRE.index("## Lorenzo's board") : WIRE.index("## Regno's board")]
BASE, HOUSES = TOLD.split("### With Houses of Renaissance")


def test_every_verb_is_told() -> None:
    listed = "".join(part[part.index("Options:") : part.index("`detail`")] for part in (BASE, HOUSES))
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


@pytest.mark.parametrize(
    ("mode", "seats", "told"),
    [("advanced", 4, BASE), ("houses", 5, TOLD), ("houses wealthy", 4, TOLD), ("houses without tower", 2, TOLD)],
)
def test_every_field_of_the_board_and_of_details_is_told(mode: str, seats: int, told: str) -> None:
    words = set(re.findall(r"[a-z_0-9]+", told))
    found: set[str] = set()
    match = new_match(mode, seats, 3)
    for _ in moments(match, 3):
        for seat in seats_of(match.state.must):
            view = GAME.mask(match.state, seat)
            found |= set(fields(GAME.board(view, seat)))
            for listing in match.menu(seat).legal:
                found |= set(fields(GAME.detail(view, seat, listing)))
    assert found - set(FACE.ids) <= words
    assert {"towers", "draft", "pay", "gains"} <= found
    assert ("houses" in found) == mode.startswith("houses")


def test_every_field_of_the_catalog_of_houses_is_told() -> None:
    words = set(re.findall(r"[a-z_0-9]+", TOLD))
    tables = GAME.catalog("en", Setup("lorenzo", 5, {"houses": "on"}))
    assert tables.keys() <= words
    for name in ("cards", "leaders", "tiles", "bonus_tiles", "families", "lots"):
        assert {field for thing in tables[name].values() for field in fields(thing)} <= words, name
    assert {field for face in tables["tokens"]["faces"].values() for field in fields(face)} <= words
