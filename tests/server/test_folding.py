"""Documents come back from the wire as they were, and small."""

from __future__ import annotations

import json
import random
import zlib
from typing import Any

import pytest

from signoria import bots
from signoria.kernel.engine import first_seat
from signoria.kernel.game import Setup, game
from signoria.kernel.match import Match, key_of_seed
from signoria.server.chronicle import Chronicle
from signoria.server.documents import match_part, patch
from signoria.server.folding import families, fold
from sites import merged, unfolded

ROW = {"verb": "march", "refs": ["counter.a", "place.rome"], "o": "march:a:rome", "text": "March a to Rome"}


def test_rows_that_differ_in_their_ends_are_one_family() -> None:
    names = {"rome": "Rome", "romagna": "Romagna", "siena": "Siena"}
    rows: list[dict[str, Any]] = [
        {"o": f"march:a:{x}", "verb": "march", "text": f"March a to {name}.", "refs": ["counter.a", f"place.{x}"]}
        for x, name in names.items()
    ]
    assert families(rows) == [
        {
            "same": {"verb": "march"},
            "vary": {
                "o": [0, "march:a:", ""],
                "text": [1, "March a to ", "."],
                "refs": [0, ["counter.a", "place."], ""],
            },
            "rows": [["rome", "Rome"], ["romagna", "Romagna"], ["siena", "Siena"]],
        }
    ]


@pytest.mark.parametrize(
    "other",
    [
        {**ROW, "o": "march:b:rome"},
        {**ROW, "refs": ["place.rome"]},
        {**ROW, "detail": {"cost": 1}},
        {**ROW, "what": ""},
    ],
)
def test_rows_of_another_kind_end_a_family(other: dict[str, Any]) -> None:
    rows = [ROW, ROW, ROW | other, ROW, ROW]
    assert families(rows) == rows


class Running:
    """What `match_part` reads of a table."""

    def __init__(self, name: str, seats: int, options: dict[str, str]) -> None:
        self.rules, self.setup = game(name), Setup(name, seats, options)
        self.match = Match(self.rules, self.setup, key_of_seed(7))
        self.chronicle = Chronicle()
        self.chronicle.open(self.match)
        self.row = type("Row", (), {"status": "running"})

    def told(self, seat: int) -> dict[str, Any]:
        at = len(self.match.force)
        return match_part(self, self.match, seat, "en", at, live=True)  # type: ignore[arg-type]  # all that it reads


@pytest.mark.parametrize(("name", "seats", "choices"), [("lorenzo", 4, 40), ("regno", 6, 160), ("lords", 17, 160)])
def test_a_document_survives_folding_and_a_change_is_small(name: str, seats: int, choices: int) -> None:
    """G27: as deflated on the line, a change stays within 20 kB, and so does each whole document of these."""
    table, rng = Running(name, seats, {}), random.Random(3)
    bot = bots.make("greedy", table.rules)
    last: dict[int, Any] = {}
    sizes = []
    for n in range(choices):
        seat = first_seat(table.match.state.must)
        table.match.choose(seat, bot.choose(table.rules.mask(table.match.state, seat), seat, rng))
        table.chronicle.add(table.match, table.match.log[-1])
        for viewer in {0, first_seat(table.match.state.must)} if n % 3 == 0 else set[int]():
            doc = table.told(viewer)
            folded = fold(doc)
            assert json.loads(json.dumps(unfolded(folded))) == json.loads(json.dumps(doc))
            if viewer in last:
                change = patch(last[viewer], folded)
                assert merged(last[viewer], change) == folded
                sizes.append(len(zlib.compress(json.dumps(change, separators=(",", ":")).encode(), 6)))
            last[viewer] = folded
    assert sizes
    assert max(sizes) <= 20_000
