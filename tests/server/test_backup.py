"""Backups and restores: while a server serves, of a damaged database, and of whatever is no backup."""

from __future__ import annotations

import json
import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from devices import QUICK, Site

from signoria.server import single, store
from signoria.server.app import create_app
from signoria.server.backup import backup, restore
from signoria.server.upgrade import DatabaseError, upgrade


def test_backup_and_restore_work_while_serving(site: Site, tmp_path: Path) -> None:
    host = site.device()
    table = host.table("me", "me")
    live, other = host.live(table, 0), host.live(table, 1)
    live.do("bid:1")
    kept = tmp_path / "kept.db"
    backup(site.data, kept)
    assert other.do("bid:2")["t"] == "ok"
    later = host.table("me")
    live.until(lambda doc: doc["moment"]["now"] == 2)
    aside = restore(site.data, kept)
    live.until(lambda doc: doc["moment"]["now"] == 1)  # the server notices, and so does everybody
    assert live.doc["question"]["asked"] == [1]
    host.get(f"tables/{later}/log", 404)
    other.until(lambda doc: doc["moment"]["now"] == 1)
    assert other.do("bid:3")["t"] == "ok"
    assert aside is not None
    with closing(sqlite3.connect(aside)) as connection:
        assert connection.execute("select count(*) from tables").fetchone() == (2,)
    restore(site.data, aside)
    live.until(lambda doc: doc["question"]["key"] == "take" and doc["moment"]["now"] == 2)
    assert logs(site.data / store.FILE) == ["bid:1", "bid:2"]


@pytest.fixture
def frozen(monkeypatch: pytest.MonkeyPatch) -> None:
    """All within one second."""
    monkeypatch.setattr(time, "strftime", lambda *_: "20261130-120000")


def filled(data: Path, chosen: str) -> None:
    """A database with a table of one choice."""
    site = Site(data, QUICK)
    host = site.device()
    assert host.live(host.table("me", "me"), 0).do(chosen)["t"] == "ok"
    site.stop()
    deadline = time.monotonic() + 60
    while (data / f"{store.FILE}-wal").exists():  # the last connection's thread writes the log back as it ends
        assert time.monotonic() < deadline
        time.sleep(0.01)


def logs(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        return [json.loads(x)["chain"][0] for (x,) in connection.execute("select body from entries order by at")]


def damaged(live: Path, how: str) -> bytes:
    """What stands in the file after it was damaged so."""
    content = live.read_bytes()
    if how == "missing":
        live.unlink()
        return b""
    live.write_bytes({"head": b"\xff" * 100 + content[100:], "cut": content[:9000], "text": b"hello"}[how])
    return live.read_bytes()


@pytest.mark.parametrize("how", ["head", "cut", "text", "missing"])
def test_restore_works_on_a_damaged_database(tmp_path: Path, how: str) -> None:
    """This is what a backup is for. The damaged files are kept byte for byte, and no log of theirs gets into it."""
    data, kept = tmp_path / "data", tmp_path / "kept.db"
    filled(data, "bid:1")
    backup(data, kept)
    live, log = data / store.FILE, data / f"{store.FILE}-wal"
    stale = log.read_bytes() if log.exists() else b"a log of another database"
    log.write_bytes(stale)
    broken = damaged(live, how)
    with single.hold(data), pytest.raises(DatabaseError, match="another signoria serve"):
        restore(data, kept)
    assert live.exists() == (how != "missing")
    assert log.read_bytes() == stale
    aside = restore(data, kept)
    assert aside is not None
    assert aside.read_bytes() == broken
    assert Path(f"{aside}-wal").read_bytes() == stale
    assert not log.exists()
    assert logs(live) == ["bid:1"]
    create_app(data)


def test_what_was_there_is_kept_at_every_restore(tmp_path: Path, frozen: None) -> None:
    """Two within one second: the second must not overwrite what the first has put aside."""
    first, second = tmp_path / "first", tmp_path / "second"
    filled(first, "bid:1")
    filled(second, "bid:2")
    kept, other = tmp_path / "kept.db", tmp_path / "other.db"
    backup(first, kept)
    backup(second, other)
    asides = [restore(first, other), restore(first, kept), restore(first, other)]
    assert len(set(asides)) == 3
    assert [logs(x) for x in asides if x is not None] == [["bid:1"], ["bid:2"], ["bid:1"]]
    assert logs(first / store.FILE) == ["bid:2"]


def test_an_old_schema_put_aside_spares_what_is_there(tmp_path: Path, frozen: None) -> None:
    """Two upgrades within one second."""
    path = tmp_path / store.FILE
    for n in range(3):
        path.unlink(missing_ok=True)
        upgrade(path)
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("update alembic_version set version_num = '0001'")
            connection.execute("update about set value = ? where name = 'epoch'", (str(n),))
            connection.commit()
        with pytest.raises(sa.exc.OperationalError, match=r"already exists|duplicate column"):
            upgrade(path)  # it is of today's schema, and only claims to be older
    asides = list(tmp_path.glob("signoria-schema-0001-*.db"))
    assert {epoch(x) for x in asides} == {"0", "1", "2"}


def epoch(path: Path) -> str:
    with closing(sqlite3.connect(path)) as connection:
        return str(connection.execute("select value from about where name = 'epoch'").fetchone()[0])


def test_a_backup_that_fails_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    filled(tmp_path / "data", "bid:1")
    out = tmp_path / "out"
    out.mkdir()

    def full(source: Path, target: Path) -> None:
        target.write_bytes(b"half of it")
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr("signoria.server.backup.copy", full)
    with pytest.raises(DatabaseError, match=r"out/b\.db cannot be written: database or disk is full"):
        backup(tmp_path / "data", out / "b.db")
    assert list(out.iterdir()) == []


def test_what_holds_seeds_is_its_owners_alone(tmp_path: Path) -> None:
    """Also a database that an earlier version left open to all, and whatever the umask."""
    data, kept = tmp_path / "data", tmp_path / "kept.db"
    before = os.umask(0)
    try:
        filled(data, "bid:1")
        os.chmod(data / store.FILE, 0o644)
        create_app(data)
        backup(data, kept)
        restore(data, kept)
        (data / store.FILE).write_bytes(b"hello")
        restore(data, kept)
        restore(tmp_path / "new", kept)
    finally:
        os.umask(before)
    found = [
        x for x in (kept, *data.iterdir(), *(tmp_path / "new").iterdir()) if x.name != "signoria.lock"
    ]  # there is nothing in the lock
    assert len(found) >= 4
    assert {x.name: oct(x.stat().st_mode & 0o777) for x in found} == {x.name: "0o600" for x in found}
    assert (tmp_path / "new").stat().st_mode & 0o777 == 0o700


def test_a_bad_backup_is_refused_and_nothing_changes(site: Site, tmp_path: Path) -> None:
    host = site.device()
    table = host.table("me")
    for name, content in (("text", b"hello"), ("empty", b""), ("torn", b"SQLite format 3\0" + bytes(9000))):
        (tmp_path / name).write_bytes(content)
        with pytest.raises(DatabaseError) as caught:
            restore(site.data, tmp_path / name)
        assert "\n" not in str(caught.value)
    with pytest.raises(DatabaseError):
        restore(site.data, tmp_path / "nowhere")
    with pytest.raises(DatabaseError, match="exists already"):
        backup(site.data, tmp_path / "text")
    assert host.live(table).doc["table"]["id"] == table
    assert not list(site.data.glob("before-restore*"))
