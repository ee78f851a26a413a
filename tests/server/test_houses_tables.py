"""Tables of Lorenzo with Houses of Renaissance: what each reader is sent, and what is left after a power cut."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from lorenzo.houses.test_secrets import otherwise
from lorenzo.walks import move
from signoria.games.lorenzo.houses.auction import Auction
from signoria.kernel.game import Setup, game
from signoria.kernel.match import Match, Refused
from signoria.server.access import Reader
from signoria.server.documents import Presence, barred_at, document
from signoria.server.folding import fold
from signoria.server.records import body_of, setup_text
from signoria.server.store import SeatRow, Stored, TableRow
from signoria.server.table import Table

RULES = game("lorenzo")


def read(seats: int, bodies: list[str]) -> Table:
    """The table as it comes from the database."""
    setup = setup_text(Setup("lorenzo", seats, {"houses": "on"}))
    row = TableRow(
        id="t", name="T", game="lorenzo", version=RULES.version, setup=setup,
        key=bytes(32), undo="agree", status="running",
    )  # fmt: skip
    people = [SeatRow(table_id="t", seat=i, name=f"P{i}", kind="person") for i in range(seats)]
    return Table(Stored(row, people, list(bodies), None), RULES)


def played(table: Table, bodies: list[str], rng: random.Random) -> Iterator[Match[Any]]:
    """The match before each of its choices; `bodies` is what the database has of it."""
    match = table.opened()
    while not match.over:
        yield match
        seat, option = move(match.state, rng)
        entry = match.choose(seat, [option], match.question_of(seat))
        bodies.append(body_of(entry, RULES.grammar))
        table.chronicle.add(match, entry)
        table.documents.clear()


def sent(table: Table, viewer: int, language: str) -> str:
    """A document as it travels, and what is barred at some places."""
    reader = Reader("d", (viewer,)) if viewer >= 0 else Reader("d", watches=True)
    doc = document(table, reader, viewer, language, Presence())
    refs = ("space.special.1", "space.building.4", "leader.paracelso", "card.hill_abbey")
    return json.dumps([doc, fold(doc), [barred_at(table, viewer, language, ref) for ref in refs]])


@pytest.mark.clause("R-15", "HR-44")
@pytest.mark.parametrize("seats", [2, 5])
def test_not_a_byte_of_a_document_depends_on_what_its_reader_may_not_know(seats: int) -> None:
    table, rng, looked = read(seats, []), random.Random(seats), 0
    for match in played(table, [], rng):
        if not match.state.round or rng.random() > 0.2:
            continue
        state, viewer = match.state, rng.randrange(-1, seats)
        language = rng.choice(["en", "it", "da"])
        table.documents.clear()
        first = sent(table, viewer, language)
        match.state = otherwise(state, None if viewer < 0 else viewer, rng)
        table.documents.clear()
        assert sent(table, viewer, language) == first
        match.state = state
        table.documents.clear()
        looked += 1
    assert looked > 8


@pytest.mark.clause("R-11", "R-12")
def test_a_server_that_is_cut_off_in_an_auction_has_every_bid_that_it_acknowledged() -> None:
    """Whatever was written last, the table is the same when it is read again; a command sent twice counts once."""
    bodies: list[str] = []
    table, rng, bids = read(5, bodies), random.Random(3), 0
    for match in played(table, bodies, rng):
        if match.state.round:
            break
        if not isinstance(match.state.agenda[-1], Auction):
            continue
        bids += 1
        again = read(5, bodies)
        assert again.fault is None
        assert again.opened().last_mark == match.last_mark
        assert again.opened().question == match.question
        for viewer in range(-1, 5):
            assert sent(again, viewer, "en") == sent(table, viewer, "en")
        seat, option = move(match.state, random.Random(bids))
        question = match.question_of(seat)
        again.opened().choose(seat, [option], question)
        for twice in range(5):
            with pytest.raises(Refused):
                again.opened().choose(twice, [option], question)
    assert bids > 5
