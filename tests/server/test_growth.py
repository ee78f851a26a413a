"""G27: what a reader is sent at the end of a match costs no more than at its beginning, counted in calls."""

from __future__ import annotations

import random

from test_documents import LORENZO, stored

from counting import calls
from signoria import bots
from signoria.kernel.engine import seats_of
from signoria.server.access import Reader
from signoria.server.documents import Presence, document
from signoria.server.table import Table


def test_documents_of_the_last_third_cost_at_most_twice_those_of_the_first() -> None:
    """Boards fill and the log grows; only its newest lines are told."""
    table, rng, spent = Table(stored(4), LORENZO), random.Random(4), list[int]()
    match, bot = table.match, bots.make("random", LORENZO)
    assert match is not None

    def tell() -> None:
        for viewer in range(-1, 4):
            reader = Reader("d", (viewer,)) if viewer >= 0 else Reader("d", watches=True)
            document(table, reader, viewer, "en", Presence())

    tell()  # texts are read once
    while not match.over:
        table.documents.clear()
        spent.append(calls(tell))
        seat = rng.choice(seats_of(match.state.must))
        entry = match.choose(seat, bot.choose(LORENZO.mask(match.state, seat), seat, rng))
        table.chronicle.add(match, entry)
    third = len(spent) // 3
    assert third > 20
    assert 0 < sum(spent[-third:]) <= 2 * sum(spent[:third]), (sum(spent[:third]), sum(spent[-third:]))
