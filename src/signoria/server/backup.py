"""`signoria backup` and `signoria restore`, by SQLite's own backup, so that a server may go on serving. A database that
cannot be read any more is replaced file by file instead, while no server has it."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

import sqlalchemy as sa

from signoria.server.single import hold
from signoria.server.store import FILE
from signoria.server.upgrade import (
    BESIDE,
    DatabaseError,
    check,
    connect,
    copy,
    make_folder,
    new_epoch,
    reserve,
    upgrade,
)

ASIDE: Final = "before-restore"


def backup(data: Path, target: Path) -> None:
    """Write a consistent copy of the database to a new file, for its owner's eyes only: whole, or there is none.
    DatabaseError says why not."""
    source = data / FILE
    if not source.exists():
        raise DatabaseError(f"there is no database in {data}")
    if os.path.lexists(target):
        raise DatabaseError(f"{target} exists already; name a new file")
    check(source)
    with _blaming(target, "written"), tempfile.TemporaryDirectory(dir=target.parent, prefix=".signoria-") as folder:
        ready = Path(folder) / FILE
        copy(source, ready)
        with closing(connect(ready)) as connection:
            connection.execute("pragma journal_mode=delete")  # one file to carry away, with nothing beside it
        os.replace(ready, target)


def restore(data: Path, source: Path) -> Path | None:
    """Put a backup in the place of the database; the path of a copy of what was there. DatabaseError, and nothing is
    changed, when the file is no whole backup of this version or an older one, or when the database is damaged and a
    server still has it."""
    if not source.is_file():
        raise DatabaseError(f"there is no file {source}")
    if check(source) is None:
        raise DatabaseError(f"{source} is empty")
    make_folder(data)
    live = data / FILE
    with _blaming(source, "restored"), tempfile.TemporaryDirectory(dir=data) as folder:
        ready = Path(folder) / FILE
        copy(source, ready)
        upgrade(ready)
        _renew(ready)
        return _copied(ready, live) if _readable(live) else _swapped(ready, live)


def _readable(live: Path) -> bool:
    """Is there a database that SQLite can read and write, whoever else does?"""
    try:
        check(live)
    except DatabaseError:
        return False
    return True


def _copied(ready: Path, live: Path) -> Path:
    """Write over a sound database page by page, which a server that has it open notices and survives."""
    aside = reserve(live.parent, ASIDE)
    try:
        with _blaming(live, "copied aside"):
            copy(live, aside)
    except DatabaseError:
        aside.unlink()
        raise
    with _blaming(live, "written"):
        copy(ready, live)
    return aside


def _swapped(ready: Path, live: Path) -> Path | None:
    """Put the files of a database that is damaged, or not there, aside as they are, byte for byte, and the new one in
    their place. What SQLite keeps beside it must not stay: it would be taken for the new one's."""
    with closing(connect(ready)) as connection:
        connection.execute("pragma journal_mode=delete")  # all of it in the one file that moves
    there = [end for end in ("", *BESIDE) if os.path.lexists(f"{live}{end}")]
    aside = None
    with hold(live.parent):
        if there:
            aside = reserve(live.parent, ASIDE)
        for end in there:
            if end:
                os.replace(f"{live}{end}", f"{aside}{end}")
            else:
                shutil.copyfile(live, f"{aside}")  # the damaged one stays in its place until the new one takes it
        os.replace(ready, live)
    return aside


@contextmanager
def _blaming(file: Path, done: str) -> Iterator[None]:
    """Name the file that something could not be done with."""
    try:
        yield
    except OSError as error:
        raise DatabaseError(f"{file} cannot be {done}: {error.strerror or error}") from error
    except sqlite3.Error as error:
        raise DatabaseError(f"{file} cannot be {done}: {error}") from error


def _renew(path: Path) -> None:
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        new_epoch(connection)
    engine.dispose()
