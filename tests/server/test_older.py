"""A table that was played before a game was extended goes on as it was: no epoch, nothing broken."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from signoria import bots
from signoria.kernel.engine import seats_of
from signoria.kernel.game import Setup, game
from signoria.server.audit import finding
from signoria.server.records import _mark, body_of, setup_text, snapshot_of
from signoria.server.store import SeatRow, Snapshot, Stored, TableRow
from signoria.server.table import Table

YOUNGER = {  # by class ("": the state): fields that Lorenzo had not before Houses of Renaissance
    "Lorenzo": {"houses"},
    "Player": {"house"},
    "Privileges": {"extra"},
    "BonusWork": {"fired"},
    "Production": {"left", "alone", "fired"},
}


def as_before(x: Any) -> Any:
    """Packed data without the fields that are younger."""
    if isinstance(x, list):
        return [as_before(y) for y in x]
    if not isinstance(x, dict):
        return x
    return {name: as_before(y) for name, y in x.items() if name not in YOUNGER.get(x.get("_", ""), ())}


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("options", [{}, {"rules": "base", "declining": "always"}])
def test_a_table_from_before_houses_goes_on(seats: int, options: dict[str, str]) -> None:
    rules = game("lorenzo")
    row = TableRow(
        id="t", name="T", game="lorenzo", version=rules.version, setup=setup_text(Setup("lorenzo", seats, options)),
        key=bytes(32), undo="agree", status="running",
    )  # fmt: skip
    people = [SeatRow(table_id="t", seat=i, name=f"P{i}", kind="person") for i in range(seats)]
    match = Table(Stored(row, people, [], None), rules).match
    assert match is not None
    bot = bots.make("greedy", rules)
    rng = random.Random(seats)
    bodies: list[str] = []
    while not match.over:
        seat = seats_of(match.state.must)[0]
        entry = match.choose(seat, bot.choose(rules.mask(match.state, seat), seat, rng))
        bodies.append(body_of(entry, rules.grammar))
        if len(bodies) % 5:
            continue
        kept = snapshot_of(match)
        state = json.dumps(as_before(json.loads(kept.state)), separators=(",", ":"))
        assert state != kept.state
        older = Snapshot(seq=kept.seq, rules=kept.rules, state=state, opening=kept.opening)
        older.mark = _mark(older, match.key)
        table = Table(Stored(row, people, list(bodies), None, snapshot=older), rules)
        assert table.fault is None
        assert finding(table, len(bodies), rules.version).verdict == "same"
        assert table.match is not None
        assert table.match.last_mark == match.last_mark
