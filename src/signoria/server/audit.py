"""Rules change while matches run: which of them does the installed version play otherwise than they were played?

`signoria audit` only looks. A server does the same at its start with every match that another version has left, and
lets it go on: as it is where the replay is equal, else with an epoch from its newest state.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

import msgspec
import structlog

from signoria.kernel.game import Game
from signoria.server.problems import Problem
from signoria.server.records import snapshot_of
from signoria.server.store import FILE, Store, engine_for
from signoria.server.table import Table, Tables
from signoria.server.upgrade import DatabaseError, check, newest

log = structlog.get_logger()


class Finding(msgspec.Struct, omit_defaults=True):
    """About one match. `differs`: it would go on with an epoch; `broken`: it cannot go on by these rules. `entry`: the
    first that comes out otherwise, 0 the start; `clauses`: what has changed since its newest state."""

    table: str
    name: str
    game: str
    verdict: Literal["same", "differs", "broken"]
    entries: int
    entry: int | None = None
    clauses: list[str] = []
    reason: str = ""


def finding(table: Table, entries: int, version: int) -> Finding:
    """What a table that was just read from the database shows."""
    found = Finding(table.id, table.row.name, table.rules.name, "same", entries)
    if table.fault is not None:
        found.verdict, found.reason = "broken", table.fault.text("en")
    elif table.differs is not None:
        found.verdict = "differs"
    if found.verdict != "same":
        found.entry, found.clauses = table.differs, list(table.rules.changed_since(version))
    return found


async def audit(data: Path, games: Mapping[str, Game[Any]]) -> list[Finding]:
    """Play all matches of a folder that are not over again, oldest first; nothing is written. DatabaseError when there
    is no database, or one that must be upgraded first."""
    file = data / FILE
    if not file.exists():
        raise DatabaseError(f"there is no database in {data}")
    if check(file) != newest():
        raise DatabaseError(f"{file} has an older schema: start signoria serve once, or restore it elsewhere")
    store = Store(engine_for(file))
    try:
        out = []
        for table_id, game, version in await store.begun():
            stored = await store.load(table_id)
            if stored is None:
                continue  # deleted meanwhile
            if game not in games:
                out.append(
                    Finding(table_id, stored.table.name, game, "broken", len(stored.bodies), reason="no such game")
                )
            else:
                out.append(finding(Table(stored, games[game]), len(stored.bodies), version))
        return out
    finally:
        await store.engine.dispose()


async def renew(tables: Tables) -> None:
    """Let the matches that another version has left go on by the installed rules."""
    for table_id, game, version in await tables.store.begun():
        if game not in tables.games or tables.games[game].version == version:
            continue
        try:
            async with tables.reading(table_id) as table:  # read from the database: an epoch is persisted at once
                entries = len(table.opened().log)
                if table.differs is None:
                    await tables.store.renew(table_id, snapshot_of(table.opened()))
                verdict = finding(table, entries, version).verdict
            log.info("other rules", table=table_id, was=version, verdict=verdict)
        except Problem as problem:
            log.warning("a match cannot go on by these rules", table=table_id, code=problem.code)
