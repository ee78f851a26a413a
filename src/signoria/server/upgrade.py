"""The database's schema: made on the first start, upgraded on a later one after a copy, refused when it is newer."""

from __future__ import annotations

import contextlib
import os
import secrets
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory

from signoria.server.store import APPLICATION

MIGRATIONS: Final = "signoria:server/migrations"
BESIDE: Final = ("-wal", "-shm")  # what SQLite keeps beside a database while it is open


class DatabaseError(Exception):
    """A database that cannot be used; the message is one line that says what to do."""


def config() -> Config:
    found = Config()
    found.set_main_option("script_location", MIGRATIONS)
    return found


def newest() -> str:
    """The revision that this version writes."""
    head = ScriptDirectory.from_config(config()).get_current_head()
    assert head is not None
    return head


def connect(path: Path, *, readonly: bool = False) -> sqlite3.Connection:
    """A plain connection, for whole-file work; it waits for writers."""
    mode = "ro" if readonly else "rwc"
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode={mode}", uri=True, timeout=15)


def make_folder(data: Path) -> None:
    """The folder of the data, its owner's alone when it is new: there are seeds and hidden cards in it."""
    data.mkdir(mode=0o700, parents=True, exist_ok=True)


def keep_private(path: Path) -> None:
    """Make a database, if need be an empty one, its owner's alone. SQLite gives what it keeps beside it the same mode,
    but only when it makes it."""
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    for file in (path, *(Path(f"{path}{end}") for end in BESIDE)):
        with contextlib.suppress(FileNotFoundError, PermissionError):  # another user's: as that user wants it
            os.chmod(file, 0o600)


def reserve(folder: Path, stem: str) -> Path:
    """A new, empty file of ours, named after the moment; counted on where several are made in one second."""
    stamp, n = time.strftime("%Y%m%d-%H%M%S"), 1
    while True:
        path = folder / f"{stem}-{stamp}{f'-{n}' if n > 1 else ''}.db"
        try:
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        except FileExistsError:
            n += 1
        else:
            return path


def copy(source: Path, target: Path) -> None:
    """A consistent copy, also while others write."""
    keep_private(target)
    with closing(connect(source, readonly=True)) as from_, closing(connect(target)) as to:
        from_.backup(to)


def revision(path: Path) -> str | None:
    """The revision of a database of ours, None for an empty one. DatabaseError when it is damaged or not ours."""
    try:
        with closing(connect(path, readonly=True)) as connection:
            if connection.execute("select count(*) from sqlite_master").fetchone()[0] == 0:
                return None
            if connection.execute("pragma application_id").fetchone()[0] != APPLICATION:
                raise DatabaseError(f"{path} is no database of Signoria")
            if connection.execute("pragma quick_check").fetchone()[0] != "ok":
                raise DatabaseError(f"{path} is damaged; restore a backup: signoria restore FILE")
            return str(connection.execute("select version_num from alembic_version").fetchone()[0])
    except (sqlite3.Error, TypeError) as error:
        raise DatabaseError(f"{path} cannot be read: {error}") from error


def check(path: Path) -> str | None:
    """The revision, when this version can use or upgrade it; DatabaseError when a newer version wrote it."""
    found = revision(path)
    known = {x.revision for x in ScriptDirectory.from_config(config()).walk_revisions()}
    if found is not None and found not in known:
        raise DatabaseError(f"{path} was written by a newer Signoria (schema {found}): update, or use other data")
    return found


def upgrade(path: Path) -> Path | None:
    """Bring a database to the newest schema; the path of the copy of the old one, if it was changed."""
    found = check(path) if path.exists() else None
    keep_private(path)
    if found == newest():
        return None
    aside = None
    if found is not None:
        aside = reserve(path.parent, f"{path.stem}-schema-{found}")
        copy(path, aside)
    engine = sa.create_engine(f"sqlite:///{path}", connect_args={"timeout": 15})

    @sa.event.listens_for(engine, "connect")
    def driver(connection: Any, _record: object) -> None:
        connection.isolation_level = None
        connection.execute("pragma journal_mode=wal")
        connection.execute(f"pragma application_id={APPLICATION}")

    @sa.event.listens_for(engine, "begin")
    def begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql("begin immediate")  # two servers that start at once take turns

    try:
        with engine.begin() as connection:
            steps = config()
            steps.attributes["connection"] = connection
            command.upgrade(steps, "head")
            new_epoch(connection)
    finally:
        engine.dispose()
    return aside


def new_epoch(connection: sa.Connection) -> None:
    """Let a running server notice that what it remembers may be of another database."""
    fresh = secrets.token_hex(8)
    connection.exec_driver_sql("insert or replace into about (name, value) values ('epoch', ?)", (fresh,))
