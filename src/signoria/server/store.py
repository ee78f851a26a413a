"""The one database: tables, seats, links, grants and the append-only log. SQLAlchemy Core on SQLite (WAL).

Everything that was acknowledged stands here; what the server holds in memory can be built again from it at any time.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

APPLICATION: Final = 0x5349474E  # SQLite's application_id of our files: "SIGN"
FILE: Final = "signoria.db"
CASE: Final = "case"  # `chance` of a table that shows a case of the rulebook

meta: Final = sa.MetaData()
about: Final = sa.Table(
    "about",
    meta,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
tables: Final = sa.Table(
    "tables",
    meta,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("setup", sa.Text, nullable=False),  # JSON: seats, options, sets, position
    sa.Column("key", sa.LargeBinary, nullable=False),
    sa.Column("chance", sa.Text, nullable=False),
    sa.Column("undo", sa.Text, nullable=False),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("rematch", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("updated", sa.Float, nullable=False),
)
seats: Final = sa.Table(
    "seats",
    meta,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("bot", sa.Text, nullable=False),
    sa.Column("acting", sa.Text, nullable=False),
)
links: Final = sa.Table(  # a row lives until its link is used or revoked
    "links",
    meta,
    sa.Column("hash", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, nullable=False, index=True),
    sa.Column("role", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("stand_in", sa.Text, nullable=False),
)
grants: Final = sa.Table(
    "grants",
    meta,
    sa.Column("device", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, primary_key=True, index=True),
    sa.Column("role", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("stand_in", sa.Text, nullable=False),
)
entries: Final = sa.Table(
    "entries",
    meta,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
)
commands: Final = sa.Table(
    "commands",
    meta,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("device", sa.Text, primary_key=True),
    sa.Column("key", sa.Text, primary_key=True),
    sa.Column("answer", sa.Text, nullable=False),
)
votes: Final = sa.Table(
    "votes",
    meta,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("id", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("moment", sa.Integer, nullable=False),
    sa.Column("yes", sa.Text, nullable=False),  # JSON list of seats
)
notes: Final = sa.Table(  # who plays which seat since when, beside the log
    "notes",
    meta,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("who", sa.Text, nullable=False),
    sa.Column("host", sa.Boolean, nullable=False),
)
snapshots: Final = sa.Table(
    "snapshots",
    meta,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("state", sa.Text, nullable=False),
    sa.Column("opening", sa.Text, nullable=False),
    sa.Column("mark", sa.Text, nullable=False),
)


class TableRow(msgspec.Struct, kw_only=True):
    """A table as it is stored. `status`: lobby, running, paused, over, closed. `undo`: none, free, agree. `chance`:
    drawn, or foreseen by somebody: chosen (its seed), file, position, case."""

    id: str
    name: str
    game: str
    version: int
    setup: str
    key: bytes
    undo: str
    status: str
    chance: str = "drawn"
    rematch: str = ""
    created: float = 0.0
    updated: float = 0.0


class SeatRow(msgspec.Struct, kw_only=True):
    """A seat. `kind`: person, bot, free. `bot`: which one plays it or stands in. `acting`: "", "bot" or a name."""

    table_id: str
    seat: int
    name: str
    kind: str
    bot: str = ""
    acting: str = ""


class VoteRow(msgspec.Struct, kw_only=True):
    """Who asks to go back to which moment, and who has agreed. `id`: a yes counts for this wish alone."""

    id: str
    seat: int
    moment: int
    yes: list[int]


class NoteRow(msgspec.Struct, frozen=True, kw_only=True):
    """Who plays a seat has changed: after `seq` entries of the log, done by the host or by the seat itself. `kind`:
    bot, person, free, stand-in, opened, took, host. `who`: a name, or a bot's. Seat -1: the host's chair."""

    seq: int
    kind: str
    seat: int = -1
    who: str = ""
    host: bool = False


class Snapshot(msgspec.Struct, kw_only=True):
    """The packed state after `seq` entries, by version `rules` of the rules. `opening`: the opening entry's body.
    `mark`: the keyed hash of all of it."""

    seq: int
    rules: int
    state: str
    opening: str
    mark: str = ""


class Stored(msgspec.Struct):
    """All that a table is built from."""

    table: TableRow
    seats: list[SeatRow]
    bodies: list[str]
    vote: VoteRow | None
    snapshot: Snapshot | None = None
    notes: list[NoteRow] = []


class Memo(msgspec.Struct):
    """The answer to a command, kept beside what it changed, so that a repeated one changes nothing."""

    device: str
    key: str
    answer: str


class Conflict(Exception):
    """Another writer appended first, or the database was restored: load again."""


def agreed_of(text: str) -> list[int]:
    """The seats that have agreed; none from a damaged row, so that they are asked again."""
    try:
        return msgspec.json.decode(text, type=list[int])
    except (msgspec.DecodeError, UnicodeError, TypeError):
        return []


def engine_for(path: Path) -> AsyncEngine:
    """An engine on a file. The driver begins nothing by itself: writers take the lock at once, readers never."""
    engine = create_async_engine(f"sqlite+aiosqlite:///{path}", connect_args={"timeout": 15})

    @sa.event.listens_for(engine.sync_engine, "connect")
    def pragmas(connection: Any, _record: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode=wal", "synchronous=full", "busy_timeout=15000"):
            cursor.execute(f"pragma {pragma}")
        cursor.close()

    @sa.event.listens_for(engine.sync_engine, "begin")
    def begin(connection: sa.Connection) -> None:
        immediate = connection.get_execution_options().get("write", False)
        connection.exec_driver_sql("begin immediate" if immediate else "begin")

    return engine


class Store:
    """Reads and writes rows; knows nothing of rules."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._writer = engine.execution_options(write=True)
        self._gate = asyncio.Lock()  # SQLite has one writer: queue here rather than in its busy timeout

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that holds the write lock; all or nothing."""
        async with self._gate, self._writer.begin() as connection:
            yield connection

    async def rows(self, statement: sa.Select[Any]) -> Sequence[sa.Row[Any]]:
        async with self.engine.connect() as connection:
            found: Sequence[sa.Row[Any]] = (await connection.execute(statement)).all()
        return found

    async def epoch(self) -> str:
        """Changes when a backup is restored into the running database."""
        found = await self.rows(sa.select(about.c.value).where(about.c.name == "epoch"))
        return str(found[0][0]) if found else ""

    async def create(
        self,
        table: TableRow,
        seat_rows: Iterable[SeatRow],
        bodies: Sequence[str],
        grant_rows: Sequence[Mapping[str, object]],
        snapshot: Snapshot | None = None,
    ) -> None:
        """A new table with all that belongs to it."""
        now = time.time()
        table.created = table.updated = now
        log = [{"table_id": table.id, "seq": i, "at": now, "body": body} for i, body in enumerate(bodies)]
        async with self.write() as connection:
            await connection.execute(tables.insert(), msgspec.structs.asdict(table))
            await connection.execute(seats.insert(), [msgspec.structs.asdict(row) for row in seat_rows])
            for target, rows in ((entries, log), (grants, grant_rows)):
                if rows:
                    await connection.execute(target.insert(), list(rows))
            if snapshot is not None:
                await self._keep(connection, table.id, snapshot)

    async def load(self, table_id: str) -> Stored | None:
        """Everything about a table, or None when there is none."""
        async with self.engine.connect() as connection:  # one read transaction: one moment
            row = (await connection.execute(sa.select(tables).where(tables.c.id == table_id))).one_or_none()
            if row is None:
                return None
            of_table = sa.select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat)
            seat_rows = (await connection.execute(of_table)).all()
            log = sa.select(entries.c.body).where(entries.c.table_id == table_id).order_by(entries.c.seq)
            bodies = [str(x[0]) for x in (await connection.execute(log)).all()]
            vote = (await connection.execute(sa.select(votes).where(votes.c.table_id == table_id))).one_or_none()
            kept = sa.select(snapshots).where(snapshots.c.table_id == table_id)
            snap = (await connection.execute(kept)).one_or_none()
            beside = sa.select(notes).where(notes.c.table_id == table_id).order_by(notes.c.n)
            noted = (await connection.execute(beside)).all()
        return Stored(
            TableRow(**row._mapping),
            [SeatRow(**x._mapping) for x in seat_rows],
            bodies,
            VoteRow(id=vote.id, seat=vote.seat, moment=vote.moment, yes=agreed_of(vote.yes)) if vote else None,
            Snapshot(**{x: snap._mapping[x] for x in Snapshot.__struct_fields__}) if snap else None,
            [NoteRow(**{x: row._mapping[x] for x in NoteRow.__struct_fields__}) for row in noted],
        )

    async def append(
        self, table_id: str, seq: int, body: str, status: str, memo: Memo | None, snapshot: Snapshot
    ) -> None:
        """Add entry `seq` (from 0) to a log; an open vote lapses with it. Conflict when it is not the next one."""
        now = time.time()
        try:
            async with self.write() as connection:
                count = sa.select(sa.func.count()).select_from(entries).where(entries.c.table_id == table_id)
                if (await connection.execute(count)).scalar_one() != seq:
                    raise Conflict(table_id, seq)
                await connection.execute(entries.insert().values(table_id=table_id, seq=seq, at=now, body=body))
                await connection.execute(
                    tables.update().where(tables.c.id == table_id).values(status=status, updated=now)
                )
                await connection.execute(votes.delete().where(votes.c.table_id == table_id))
                await self._keep(connection, table_id, snapshot)
                await self._note(connection, table_id, memo)
        except IntegrityError as error:
            raise Conflict(table_id, seq) from error

    async def begin(self, table_id: str, status: str, snapshot: Snapshot) -> None:
        """The match of a table begins."""
        async with self.write() as connection:
            await connection.execute(
                tables.update().where(tables.c.id == table_id).values(status=status, updated=time.time())
            )
            await self._keep(connection, table_id, snapshot)

    async def _keep(self, connection: AsyncConnection, table_id: str, snapshot: Snapshot) -> None:
        await connection.execute(snapshots.delete().where(snapshots.c.table_id == table_id))
        await connection.execute(snapshots.insert(), {"table_id": table_id, **msgspec.structs.asdict(snapshot)})

    async def answer(self, table_id: str, device: str, key: str) -> str | None:
        """What a command of this key was answered before."""
        mine = sa.and_(commands.c.table_id == table_id, commands.c.device == device, commands.c.key == key)
        found = await self.rows(sa.select(commands.c.answer).where(mine))
        return str(found[0][0]) if found else None

    async def note(self, table_id: str, memo: Memo) -> None:
        """Keep the answer to a command that changed nothing."""
        async with self.write() as connection:
            await self._note(connection, table_id, memo)

    async def put_vote(self, table_id: str, vote: VoteRow | None, memo: Memo | None) -> None:
        async with self.write() as connection:
            await connection.execute(votes.delete().where(votes.c.table_id == table_id))
            if vote is not None:
                yes = msgspec.json.encode(vote.yes).decode()
                values = {"table_id": table_id, **msgspec.structs.asdict(vote), "yes": yes}
                await connection.execute(votes.insert(), values)
            await self._note(connection, table_id, memo)

    async def _note(self, connection: AsyncConnection, table_id: str, memo: Memo | None) -> None:
        if memo is not None:
            values = {"table_id": table_id, "device": memo.device, "key": memo.key, "answer": memo.answer}
            await connection.execute(commands.insert(), values)

    async def has_grant(self, device: str) -> bool:
        """Is it a device of ours? Each cookie that the server gave out came with a grant."""
        return bool(await self.rows(sa.select(grants.c.device).where(grants.c.device == device).limit(1)))

    async def update_table(self, table_id: str, **values: object) -> None:
        async with self.write() as connection:
            await connection.execute(
                tables.update().where(tables.c.id == table_id).values(updated=time.time(), **values)
            )

    async def update_seat(self, row: SeatRow, note: NoteRow | None = None) -> None:
        """A seat as it is now, and the note that says so, in one."""
        async with self.write() as connection:
            await self.jot(connection, row.table_id, note)
            mine = sa.and_(seats.c.table_id == row.table_id, seats.c.seat == row.seat)
            values = {"name": row.name, "kind": row.kind, "bot": row.bot, "acting": row.acting}
            await connection.execute(seats.update().where(mine).values(values))

    async def jot(self, connection: AsyncConnection, table_id: str, note: NoteRow | None) -> None:
        """Put a note beside the log, within a transaction."""
        if note is not None:
            count = sa.select(sa.func.count()).select_from(notes).where(notes.c.table_id == table_id)
            n = (await connection.execute(count)).scalar_one()
            await connection.execute(notes.insert(), {"table_id": table_id, "n": n, **msgspec.structs.asdict(note)})

    async def delete(self, table_id: str) -> None:
        """Remove a table and all that belongs to it."""
        async with self.write() as connection:
            for target in (entries, notes, commands, votes, snapshots, links, grants, seats):
                await connection.execute(target.delete().where(target.c.table_id == table_id))
            await connection.execute(tables.delete().where(tables.c.id == table_id))

    async def renew(self, table_id: str, snapshot: Snapshot) -> None:
        """The match goes on as it is, by another version of the rules."""
        async with self.write() as connection:
            await self._keep(connection, table_id, snapshot)

    async def begun(self) -> list[tuple[str, str, int]]:
        """(table, game, version of the rules by which its newest state was made) of the matches that are not over."""
        going = tables.c.status.in_(("running", "paused"))
        found = await self.rows(
            sa.select(tables.c.id, tables.c.game, snapshots.c.rules)
            .select_from(tables.outerjoin(snapshots, tables.c.id == snapshots.c.table_id))
            .where(going)
            .order_by(tables.c.created)
        )
        return [(str(x.id), str(x.game), int(x.rules or 0)) for x in found]

    async def waiting(self) -> list[str]:
        """Tables where a bot may have something to do after a start of the server."""
        with_bots = sa.select(seats.c.table_id).where(sa.or_(seats.c.kind == "bot", seats.c.acting == "bot"))
        found = await self.rows(sa.select(tables.c.id).where(tables.c.status == "running", tables.c.id.in_(with_bots)))
        return [str(x[0]) for x in found]
