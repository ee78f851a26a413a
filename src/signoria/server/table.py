"""A table in memory: its rows, its match built from the log, and what has been worked out for its readers."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from signoria.kernel.cases import Case, case
from signoria.kernel.files import one_line
from signoria.kernel.game import Game, Setup
from signoria.kernel.match import Entry, Match, Seam, commitment
from signoria.server.chronicle import Chronicle
from signoria.server.limits import Settings
from signoria.server.problems import Problem
from signoria.server.records import (
    BadLog,
    Origin,
    body_of,
    case_of,
    check,
    entry_of,
    intact,
    rebuild,
    resumed,
    setup_of,
    snapshot_of,
)
from signoria.server.store import CASE, Conflict, Memo, NoteRow, SeatRow, Snapshot, Store, Stored

LOBBY, RUNNING, PAUSED, OVER, CLOSED = "lobby", "running", "paused", "over", "closed"
PERSON, BOT, FREE = "person", "bot", "free"


class Table:
    """One table. Only the holder of its lock changes it, and the database first or in the same breath."""

    def __init__(self, stored: Stored, rules: Game[Any]) -> None:
        self.row, self.seats, self.vote, self.rules = stored.table, stored.seats, stored.vote, rules
        self.commitment = ""
        self.notes = stored.notes
        self.chronicle = Chronicle()
        self.documents: dict[object, Any] = {}  # of the present moment, by reader; emptied at each change
        self.match: Match[Any] | None = None
        self.differs: int | None = None  # the first entry (0: the start) that these rules play otherwise
        self.seam: Entry | None = None  # an epoch that is not persisted yet
        self.fault: Problem | None = None  # why its match cannot be opened; it can still be listed and deleted
        self.case: Case | None = None  # of the rulebook, which it shows
        self._setup: Setup | None = None
        try:
            if self.row.chance == CASE:
                self.case = case(rules, case_of(self.row.setup))
            self._setup, self.commitment = setup_of(self.row.game, self.row.setup), commitment(self.row.key)
            if self.row.status != LOBBY:
                self.begin(stored.bodies, stored.snapshot)
        except Problem as problem:
            self.fault = problem
        except Exception as error:  # a damaged row may hold anything
            self.fault = Problem("broken", detail=one_line(error))

    @property
    def setup(self) -> Setup:
        """What is played; Problem when its row is damaged."""
        if self._setup is None:
            assert self.fault is not None
            raise self.fault
        return self._setup

    def begin(self, bodies: list[str], snapshot: Snapshot | None = None) -> Match[Any]:
        """Build the match from its log. Where newer rules play that otherwise, an epoch goes on from its last state."""
        origin = Origin(self.rules, self.setup, self.row.key, self.row.version)
        kept = snapshot
        if snapshot is not None and (snapshot.seq != len(bodies) or not intact(snapshot, self.row.key)):
            kept = None  # damaged: the log must do alone
        if snapshot is not None and snapshot.seq > len(bodies) and intact(snapshot, self.row.key):
            raise Problem("broken", detail=f"entry {len(bodies) + 1} is missing")
        try:
            self.chronicle = Chronicle(self.notes)
            match = rebuild(origin, bodies, snapshot.opening if snapshot else "", self.chronicle)
            if kept is not None:
                check(match, kept)
        except Exception as error:  # other rules may fail in any way on choices that they would not have offered
            self.differs = error.entry if isinstance(error, BadLog) else 0
            try:
                if kept is None:
                    raise
                match = self._go_on(origin, bodies, kept)
            except Exception as worse:
                raise Problem("broken", detail=one_line(worse)) from error
        self.match = match
        return match

    def _go_on(self, origin: Origin, bodies: list[str], snapshot: Snapshot) -> Match[Any]:
        """The match with an epoch, for rules that carry out otherwise what they did before. A log that was changed is
        still a BadLog: its marks do not fit."""
        packed = msgspec.json.decode(snapshot.state)
        self.chronicle = Chronicle(self.notes)
        entries = [entry_of(text, self.rules.grammar) for text in bodies]
        match = resumed(origin, entries, snapshot.opening, packed, self.chronicle)
        self.seam = match.epoch(Seam(self.rules.version, self.rules.changed_since(snapshot.rules), packed))
        return match

    @property
    def id(self) -> str:
        return self.row.id

    def opened(self) -> Match[Any]:
        """The match, playing or not; Problem when it has not begun or cannot be opened."""
        if self.match is None:
            raise self.fault or Problem(LOBBY)
        return self.match

    def playing(self) -> Match[Any]:
        """The match, when choices may be made now; Problem says why they may not."""
        if self.fault is not None:
            raise self.fault
        if self.row.status != RUNNING or self.match is None:
            raise Problem(self.row.status)
        return self.match

    def noting(self, kind: str, seat: int, who: str = "", *, host: bool = False) -> NoteRow | None:
        """The note of a change that is about to be made; none before the match: there is nothing to see yet."""
        if self.match is None:
            return None
        return NoteRow(seq=len(self.match.log), kind=kind, seat=seat, who=who, host=host)

    def noted(self, note: NoteRow | None) -> None:
        """A note is persisted: it stands in the log."""
        if note is not None and self.match is not None:
            self.notes.append(note)
            self.chronicle.note(self.match, note)

    def changed_hands(self, seat: int, moment: int) -> bool:
        """Has the seat lost its people, or come to others, since the first of the choices in force after a moment? A
        bot or somebody who plays in their place for a while changes nothing about whose it is."""
        assert self.match is not None
        first = self.match.force[moment]
        return any(x.seat == seat and x.seq > first and x.kind in ("free", "opened") for x in self.notes)

    def bot_of(self, seat: int) -> str:
        """The bot that plays a seat now, or ""."""
        row = self.seats[seat]
        return row.bot if row.kind == BOT or row.acting == "bot" else ""

    def seat(self, seat: int) -> SeatRow:
        """A seat's row; Problem for a number that is none."""
        if not 0 <= seat < len(self.seats):
            raise Problem("bad-request", detail=f"seat {seat}")
        return self.seats[seat]


class Tables:
    """The tables that are in memory, each read from the database when it is first needed."""

    def __init__(self, store: Store, games: Mapping[str, Game[Any]], settings: Settings) -> None:
        self.store, self.games, self.settings = store, games, settings
        self.listeners: list[Callable[[str], None]] = []  # told the id of each table that changed
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._epoch = ""

    def rules(self, name: str) -> Game[Any]:
        if name not in self.games:
            raise Problem("no-game", detail=name[:40])
        return self.games[name]

    def lock(self, table_id: str) -> asyncio.Lock:
        """One writer a table. It outlives the table's stay in memory for as long as somebody holds it."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def get(self, table_id: str) -> Table:
        """The table; Problem when there is none."""
        found = self._tables.get(table_id)
        if found is None:
            async with self._loading.setdefault(table_id, asyncio.Lock()):
                found = self._tables.get(table_id)
                if found is None:
                    stored = await self.store.load(table_id)
                    if stored is None:
                        raise Problem("no-table")
                    rules = self.rules(stored.table.game)
                    found = await asyncio.to_thread(Table, stored, rules)  # a long log keeps nobody else waiting
                    if found.seam is not None:
                        await self.append(found, found.seam, None)
                    self._tables[table_id] = found
        self._tables.move_to_end(table_id)
        while len(self._tables) > self.settings.tables_in_memory:
            self._tables.popitem(last=False)
        return found

    @asynccontextmanager
    async def reading(self, table_id: str) -> AsyncIterator[Table]:
        """The table while nobody changes it: what is not persisted yet is seen by no reader."""
        async with self.lock(table_id):
            yield await self.get(table_id)

    @asynccontextmanager
    async def changing(self, table_id: str) -> AsyncIterator[Table]:
        """The table, locked; afterwards everybody is told. What broke halfway is read again from the database; a
        Problem changes nothing and is raised before anything is changed."""
        async with self.lock(table_id):
            table = await self.get(table_id)
            try:
                yield table
            except Problem:
                raise
            except BaseException:
                self.forget(table_id)
                raise
        self.changed(table_id)

    def forget(self, table_id: str) -> None:
        """What is in memory may not be what is stored: read it again."""
        self._tables.pop(table_id, None)

    def changed(self, table_id: str) -> None:
        """Persisted: now tell everybody."""
        if found := self._tables.get(table_id):
            found.documents.clear()
        for listener in self.listeners:
            listener(table_id)

    async def refresh(self) -> bool:
        """Notice that a backup was restored into the running database; then all is read again."""
        epoch = await self.store.epoch()
        if epoch == self._epoch:
            return False
        known, self._epoch = list(self._tables), epoch
        self._tables.clear()
        for table_id in known:
            self.changed(table_id)
        return True

    async def append(self, table: Table, entry: Entry, memo: Memo | None) -> None:
        """Persist what the match in memory has just done. When that fails the memory is given up, not the log."""
        match = table.match
        assert match is not None
        status = OVER if match.over else table.row.status
        try:
            body = body_of(entry, table.rules.grammar)
            await self.store.append(table.id, len(match.log) - 1, body, status, memo, snapshot_of(match))
        except Conflict as error:
            self.forget(table.id)
            self.changed(table.id)
            raise Problem("stale") from error
        except BaseException:
            self.forget(table.id)
            raise
        table.row.status, table.row.updated, table.vote = status, time.time(), None
        table.chronicle.add(match, entry)
