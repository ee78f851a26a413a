"""The database: nothing acknowledged is lost, whenever the power goes; backups, upgrades, and a second writer."""

from __future__ import annotations

import json
import multiprocessing
import os
import random
import shutil
import signal
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import bids
import httpx
import pytest
import sqlalchemy as sa
import uvicorn
from devices import GONE, QUICK, AnyBot, Device, Live, Site
from websockets.exceptions import WebSocketException

from signoria.kernel.match import Match
from signoria.server import store
from signoria.server.app import create_app
from signoria.server.backup import backup
from signoria.server.chronicle import Chronicle
from signoria.server.records import Origin, rebuild, setup_of
from signoria.server.upgrade import DatabaseError, newest, revision, upgrade
from sites import free_port


def serve(data: Path, port: int) -> None:
    """What the process that will be killed runs."""
    import threading

    may_think = threading.Event()
    may_think.set()
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    app = create_app(data, QUICK, {"bids": bids.GAME}, make_bot=lambda name, rules: AnyBot(may_think))
    uvicorn.run(app, host="127.0.0.1", port=port, log_level="critical")


class Mortal:
    """A server in a process of its own, and a device that outlives it."""

    def __init__(self, data: Path) -> None:
        self.data, self.url = data, ""
        self.devices: list[Device] = []
        self.start()
        self.player = Device(self)  # type: ignore[arg-type]

    def start(self) -> None:
        port = free_port()
        self.url = f"http://127.0.0.1:{port}"
        self.process = multiprocessing.get_context("fork").Process(target=serve, args=(self.data, port), daemon=True)
        self.process.start()
        deadline = time.monotonic() + 60
        while True:
            try:
                httpx.get(f"{self.url}/api/tables", trust_env=False)
                return
            except httpx.TransportError:
                assert time.monotonic() < deadline
                time.sleep(0.01)

    def kill(self) -> None:
        assert self.process.pid
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.join()

    def again(self) -> Device:
        self.start()
        self.player.http.base_url = self.url  # type: ignore[assignment]
        self.player.http.headers["origin"] = self.url
        return self.player


def stored(data: Path, table: str) -> list[str]:
    with closing(sqlite3.connect(data / store.FILE)) as connection:
        rows = connection.execute("select body from entries where table_id = ? order by seq", (table,)).fetchall()
    return [str(x[0]) for x in rows]


def test_a_kill_at_any_moment_loses_nothing_acknowledged(tmp_path: Path) -> None:
    """G21, G26: killed while answers are under way; then the state is the one before or after, never in between, and
    the command that was sent again counts once."""
    rng = random.Random(11)
    mortal = Mortal(tmp_path)
    player = mortal.player
    table = player.table("me", "me", "bot")
    acknowledged = 0
    for n in range(25):
        live = player.live(table, 0)
        question = live.doc.get("question")
        if question is None or not set(question["asked"]) & {0, 1}:
            live.until(lambda doc: "question" not in doc or bool(set(doc["question"]["asked"]) & {0, 1}))
            question = live.doc.get("question")
        if question is None:
            table, acknowledged = player.table("me", "me", "bot"), 0
            live = player.live(table, 0)
            question = live.doc["question"]
        seat = rng.choice([x for x in question["asked"] if x < 2])
        live.seat = seat
        live.hello()
        live.until(lambda doc, seat=seat: doc["you"]["seat"] == seat)
        question = live.doc["question"]
        chain = ["bid:1" if question["key"] == "bid" else "take:one"]
        message = {"t": "do", "key": f"k{n}", "question": question["id"], "seat": seat, "chain": chain}
        live.send(message)
        time.sleep(rng.random() * 0.012)  # the moment is what is tried
        mortal.kill()
        heard = drain(live)
        if f"k{n}" in heard:
            acknowledged += 1
        mine = [x for x in map(json.loads, stored(tmp_path, table)) if x["seat"] < 2]
        assert acknowledged <= len(mine) <= acknowledged + 1
        player = mortal.again()
        live = player.live(table, seat)
        live.send(message)
        while f"k{n}" not in live.answers:
            live.hear()
        assert live.answers[f"k{n}"]["t"] == "ok"
        acknowledged = len([x for x in map(json.loads, stored(tmp_path, table)) if x["seat"] < 2])
        assert acknowledged == len(mine) + (len(mine) < acknowledged)
        live.close()
    mortal.kill()
    replayed(tmp_path, table)


def drain(live: Live) -> set[str]:
    """The keys acknowledged before the connection broke."""
    try:
        while True:
            live.hear(0.2)
    except (GONE, WebSocketException, OSError, TimeoutError):
        return {key for key, told in live.answers.items() if told["t"] == "ok"}


def replayed(data: Path, table: str) -> Match[bids.Bids]:
    """The stored log plays again to its own marks."""
    with closing(sqlite3.connect(data / store.FILE)) as connection:
        setup, key = connection.execute("select setup, key from tables where id = ?", (table,)).fetchone()
    bodies = stored(data, table)
    match = rebuild(Origin(bids.GAME, setup_of("bids", setup), key, 1), bodies, "", Chronicle())
    assert len(match.log) == len(bodies)
    return match


def test_a_second_writer_is_noticed_and_nothing_is_overwritten(site: Site) -> None:
    """G21."""
    host = site.device()
    table = host.table("me", "me")
    live = host.live(table, 0)
    match = replayed(site.data, table)
    from signoria.server.records import body_of

    body = body_of(match.choose(1, [bids.GAME.grammar.option("bid:7")]), bids.GAME.grammar)
    with closing(sqlite3.connect(site.data / store.FILE)) as connection:
        connection.execute("insert into entries values (?, 0, 0, ?)", (table, body))
        connection.commit()
    assert live.do("bid:3")["error"] == "stale"
    live.until(lambda doc: doc["moment"]["now"] == 1)
    assert live.do("bid:3")["t"] == "ok"
    assert [json.loads(x)["chain"] for x in stored(site.data, table)] == [["bid:7"], ["bid:3"]]


def test_a_log_that_was_tampered_with_is_not_played(site: Site) -> None:
    host = site.device()
    table = host.table("me", "me")
    host.live(table, 0).do("bid:5")
    site.stop()
    with closing(sqlite3.connect(site.data / store.FILE)) as connection:
        connection.execute("update entries set body = replace(body, 'bid:5', 'bid:6')")
        connection.commit()
    site.restart()
    told = host.get(f"tables/{table}/moment/0", 409)
    assert told["error"] == "broken"
    assert "entry 1" in told["text"]
    assert [x["id"] for x in host.get("tables")] == [table]
    host.host(table, "delete")
    assert host.get("tables") == []


def test_a_log_that_lost_its_end_is_not_played(site: Site) -> None:
    """What is kept of the state tells how long the log was."""
    host = site.device()
    table = host.table("me", "me")
    host.live(table, 0).do("bid:5")
    site.stop()
    with closing(sqlite3.connect(site.data / store.FILE)) as connection:
        connection.execute("delete from entries")
        connection.commit()
    site.restart()
    told = host.get(f"tables/{table}/moment/0", 409)
    assert told["error"] == "broken"
    assert "entry 1" in told["text"]


def test_a_match_goes_on_when_its_rules_change(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Newer rules count otherwise: the match keeps its state, the table is told, and undo stops at the seam."""
    host = site.device()
    table = host.table("me", "me")
    for seat in (0, 1):
        assert host.live(table, seat).do("bid:1")["t"] == "ok"
    live = host.live(table, 0)
    live.do("take:three")
    points = live.until(lambda doc: doc["moment"]["now"] == 3)["board"]["points"]

    def twice(self: bids.Taking, s: bids.Bids, seat: int, option: tuple[int, ...]) -> None:
        s.heap -= option[1]
        s.points[seat] += 2 * option[1]

    monkeypatch.setattr(bids.Taking, "take", twice)
    monkeypatch.setattr(bids.BidsGame, "version", 2)
    monkeypatch.setattr(bids.BidsGame, "changes", {2: ("B-3",)})
    for _ in range(2):  # the second time the epoch is read from the log
        site.restart()
        doc = host.live(table, 1).doc
        assert doc["board"]["points"] == points
        assert "B-3" in json.dumps([x["text"] for x in doc["log"]])
        assert doc["undo"]["can"] == "no"
        assert host.get(f"tables/{table}/moment/1", 409)["error"] == "epoch"
    live = host.live(table, 1)
    assert live.do("take:two")["t"] == "ok"
    site.restart()
    assert host.live(table, 1).doc["board"]["points"] == [points[0], points[1] + 4]
    assert [json.loads(x)["kind"] for x in stored(site.data, table)] == ["do", "do", "do", "epoch", "do"]


def test_newer_rules_that_play_a_match_alike_leave_it_as_it_is(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    host = site.device()
    table = host.table("me", "me")
    host.live(table, 0).do("bid:1")
    monkeypatch.setattr(bids.BidsGame, "version", 2)
    site.restart()
    assert host.live(table, 1).do("bid:2")["t"] == "ok"
    assert [json.loads(x)["kind"] for x in stored(site.data, table)] == ["do", "do"]


def test_the_migrations_make_what_the_code_expects(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    upgrade(tmp_path / store.FILE)
    engine = sa.create_engine(f"sqlite:///{tmp_path / store.FILE}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, store.meta) == []


def test_a_newer_database_is_refused_in_one_line_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / store.FILE
    upgrade(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("update alembic_version set version_num = '9999'")
        connection.commit()
    before = path.read_bytes()
    with pytest.raises(DatabaseError, match="newer Signoria") as caught:
        create_app(tmp_path)
    assert "\n" not in str(caught.value)
    assert path.read_bytes() == before


def test_an_older_database_is_copied_aside_and_upgraded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A step more than there is: the schema of today is then the older one."""
    from signoria.server import upgrade as module

    site_data = tmp_path / "data"
    site = Site(site_data, QUICK)
    host = site.device()
    table = host.table("me")
    host.live(table).do("bid:4")
    site.stop()
    steps = tmp_path / "migrations"
    shutil.copytree(Path(module.__file__).parent / "migrations", steps)
    (steps / "versions" / "step_9998.py").write_text(
        f'revision = "9998"\ndown_revision = "{newest()}"\n\n\ndef upgrade():\n'
        "    from alembic import op\n    import sqlalchemy as sa\n"
        '    op.add_column("tables", sa.Column("colour", sa.Text))\n'
    )
    old = newest()
    monkeypatch.setattr(module, "MIGRATIONS", str(steps))
    aside = upgrade(site_data / store.FILE)
    assert aside is not None
    assert (revision(aside), revision(site_data / store.FILE)) == (old, "9998")
    assert len(stored(site_data, table)) == 1
    with closing(sqlite3.connect(aside)) as connection:
        assert connection.execute("select count(*) from entries").fetchone() == (1,)
    assert upgrade(site_data / store.FILE) is None


@pytest.mark.parametrize("content", [b"", b"no database", b"SQLite format 3\0" + b"\xff" * 5000])
def test_a_damaged_database_is_refused_in_one_line(tmp_path: Path, content: bytes) -> None:
    (tmp_path / store.FILE).write_bytes(content)
    if content == b"":
        create_app(tmp_path)  # an empty file is a new database
        return
    with pytest.raises(DatabaseError) as caught:
        create_app(tmp_path)
    assert "\n" not in str(caught.value)


def test_another_programs_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / store.FILE
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("create table recipes (name text)")
    with pytest.raises(DatabaseError, match="no database of Signoria"):
        create_app(tmp_path)


def test_a_backup_under_constant_writing_is_whole(site: Site, tmp_path: Path) -> None:
    """G21."""
    host = site.device()
    for n in range(5):
        table = host.table("bot", "bot", "bot")
        backup(site.data, tmp_path / f"{n}.db")
        folder = tmp_path / str(n)
        folder.mkdir()
        shutil.copy(tmp_path / f"{n}.db", folder / store.FILE)
        assert revision(folder / store.FILE) == newest()
        replayed(folder, table)
