"""`signoria backup` and `signoria restore`, by SQLite's own backup, so that a server may go on serving."""

from __future__ import annotations

import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path

import sqlalchemy as sa

from signoria.server.store import FILE
from signoria.server.upgrade import DatabaseError, check, connect, copy, new_epoch, upgrade


def backup(data: Path, target: Path) -> None:
    """Write a consistent copy of the database to a new file. DatabaseError says why not."""
    source = data / FILE
    if not source.exists():
        raise DatabaseError(f"there is no database in {data}")
    if target.exists():
        raise DatabaseError(f"{target} exists already; name a new file")
    try:
        check(source)
        copy(source, target)
        with closing(connect(target)) as connection:
            connection.execute("pragma journal_mode=delete")  # one file to carry away, with nothing beside it
    except (OSError, sqlite3.Error) as error:
        raise DatabaseError(f"{target} cannot be written: {error}") from error


def restore(data: Path, source: Path) -> Path | None:
    """Put a backup in the place of the database; the path of a copy of what was there. DatabaseError, and nothing is
    changed, when the file is no whole backup of this version or an older one."""
    if not source.is_file():
        raise DatabaseError(f"there is no file {source}")
    if check(source) is None:
        raise DatabaseError(f"{source} is empty")
    data.mkdir(parents=True, exist_ok=True)
    live, aside = data / FILE, None
    try:
        with tempfile.TemporaryDirectory(dir=data) as folder:
            ready = Path(folder) / FILE
            copy(source, ready)
            upgrade(ready)
            _renew(ready)
            if live.exists():
                aside = data / f"before-restore-{time.strftime('%Y%m%d-%H%M%S')}.db"
                copy(live, aside)
            copy(ready, live)
    except (OSError, sqlite3.Error) as error:
        raise DatabaseError(f"{source} cannot be restored: {error}") from error
    return aside


def _renew(path: Path) -> None:
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        new_epoch(connection)
    engine.dispose()
