"""Documents: patches that add up, and Lorenzo's size and speed."""

from __future__ import annotations

import json
import random
import statistics
import time
import zlib
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from signoria import bots
from signoria.kernel.engine import seats_of
from signoria.kernel.game import Setup, game
from signoria.kernel.words import LANGUAGES
from signoria.server.access import Reader
from signoria.server.documents import Presence, document, patch, viewpoint
from signoria.server.records import body_of, setup_text
from signoria.server.store import SeatRow, Stored, TableRow
from signoria.server.table import Table
from sites import merged

LORENZO = game("lorenzo")
VALUES = st.recursive(
    st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=4),
    max_leaves=20,
)
DOCUMENTS = st.dictionaries(st.sampled_from("abcdef"), VALUES, max_size=6)


# drawing nested documents is slow where other work fills the machine: that says nothing of patches
@settings(suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(DOCUMENTS, DOCUMENTS)
def test_a_patch_leads_from_one_document_to_the_other(old: dict[str, Any], new: dict[str, Any]) -> None:
    assert merged(old, patch(old, new)) == new
    assert patch(new, new) == {}


def stored(seats: int, bodies: list[str] | None = None) -> Stored:
    """Rows of a running table of Lorenzo."""
    row = TableRow(
        id="t", name="T", game="lorenzo", version=LORENZO.version, setup=setup_text(Setup("lorenzo", seats)),
        key=bytes(32), undo="agree", status="running",
    )  # fmt: skip
    people = [SeatRow(table_id="t", seat=i, name=f"P{i}", kind="person") for i in range(seats)]
    return Stored(row, people, bodies or [], None)


def test_the_viewpoint_is_the_wish_then_the_seat_asked_then_the_first() -> None:
    table = Table(stored(2), LORENZO)
    asked = seats_of(table.match.state.must)  # type: ignore[union-attr]
    both = Reader("d", (0, 1))
    assert viewpoint(table, both, 1) == 1
    assert viewpoint(table, both, 7) == viewpoint(table, both, None) == asked[0]
    assert viewpoint(table, Reader("d", watches=True), 0) == -1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_lorenzo_is_told_within_budget(seats: int, language: str) -> None:
    """G27: every reader's document after every choice: no null, none of it hidden from the seat, quick and small."""
    table, rng, bodies = Table(stored(seats), LORENZO), random.Random(seats), []
    match = table.match
    assert match is not None
    spent, sizes, last = [], [], dict[int, Any]()
    bot = bots.make("random", LORENZO)
    while not match.over:
        seat = rng.choice(seats_of(match.state.must))
        chain = bot.choose(LORENZO.mask(match.state, seat), seat, rng)
        entry = match.choose(seat, chain, match.question_of(seat))
        bodies.append(body_of(entry, LORENZO.grammar))
        table.chronicle.add(match, entry)
        table.documents.clear()
        for viewer in range(-1, seats):
            reader = Reader("d", (viewer,)) if viewer >= 0 else Reader("d", watches=True)
            before = time.perf_counter()
            doc = document(table, reader, viewer, language, Presence())
            spent.append(time.perf_counter() - before)
            text = json.dumps(doc, separators=(",", ":"))
            assert ":null" not in text
            sizes.append(len(zlib.compress(text.encode(), 6)))  # connections are deflated
            if viewer in last:
                assert merged(last[viewer], patch(last[viewer], doc)) == doc
            last[viewer] = doc
    assert max(sizes) <= 20_000
    assert statistics.median(spent) <= 0.002
    assert last[0]["result"]["winners"]
    assert len(last[-1]["history"]) == 6
    again = Table(stored(seats, bodies), LORENZO)
    table.row.status = again.row.status
    assert document(again, Reader("d", (0,)), 0, language, Presence()) == last[0] | {
        name: document(table, Reader("d", (0,)), 0, language, Presence())[name] for name in ("table", "undo")
    }


@pytest.mark.parametrize("seats", [2, 4])
def test_every_moment_of_lorenzo_can_be_shown_again(seats: int) -> None:
    table, rng = Table(stored(seats), LORENZO), random.Random(9)
    match = table.match
    assert match is not None
    bot = bots.make("random", LORENZO)
    boards = []
    for _ in range(40):
        boards.append(document(table, Reader("d", (0,)), 0, "en", Presence())["board"])
        seat = rng.choice(seats_of(match.state.must))
        entry = match.choose(seat, bot.choose(LORENZO.mask(match.state, seat), seat, rng))
        table.chronicle.add(match, entry)
        table.documents.clear()
    for n, board in enumerate(boards):
        assert document(table, Reader("d", (0,)), 0, "en", Presence(), n)["board"] == board
