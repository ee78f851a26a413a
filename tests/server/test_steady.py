"""What fails and passes, as a locked database or a full disk, strands no table; a damaged row harms no other."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any

import pytest
from devices import Site
from sqlalchemy.exc import OperationalError

from signoria.server import live as live_module
from signoria.server import opponents
from signoria.server.problems import Problem
from signoria.server.store import FILE

LOCKED = OperationalError("insert", {}, sqlite3.OperationalError("database is locked"))
FULL = OperationalError("insert", {}, sqlite3.OperationalError("database or disk is full"))
FAILURES = [LOCKED, FULL, OSError(28, "No space left on device"), Problem("fault")]


def failing(call: Callable[..., Any], errors: list[Exception]) -> Callable[..., Any]:
    """The call, after each of the errors was raised once."""

    async def fails(*values: Any, **named: Any) -> Any:
        if errors:
            raise errors.pop()
        return await call(*values, **named)

    return fails


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """No long waits."""
    monkeypatch.setattr(opponents, "FIRST_WAIT", 0.01)
    monkeypatch.setattr(opponents, "LAST_WAIT", 0.05)
    monkeypatch.setattr(live_module, "AGAIN", 0.01)


@pytest.mark.parametrize("call", ["append", "load"])
@pytest.mark.parametrize("error", FAILURES, ids=["locked", "full", "no space", "problem"])
def test_bots_go_on_when_what_failed_has_passed(site: Site, call: str, error: Exception) -> None:
    """Longer than the waits grow: they never give up while the table runs."""
    host = site.device()
    table = host.table("bot", "bot", start=False)
    store = site.services.store
    site.bots_may_think.clear()
    host.host(table, "start")
    site.services.tables.forget(table)
    setattr(store, call, failing(getattr(store, call), [error] * 20))
    site.bots_may_think.set()
    site.until_bots_rest()
    assert site.services.tables._tables[table].row.status == "over"
    assert site.log.count("could not go on") == 1


def test_bots_rest_at_a_table_that_was_deleted_while_they_failed(site: Site) -> None:
    host = site.device()
    site.bots_may_think.clear()
    table = host.table("bot", "bot")
    site.services.store.append = failing(site.services.store.append, [LOCKED] * 10_000)  # type: ignore[method-assign]
    site.bots_may_think.set()
    host.host(table, "delete")
    site.until_bots_rest()


def test_who_looks_at_a_table_wakes_its_bots(site: Site) -> None:
    services = site.services
    services.tables.listeners.remove(services.opponents.wake)  # as if all that should have woken them had failed
    host = site.device()
    table = host.table("bot", "bot")
    assert services.opponents._tasks == {}
    host.live(table).until(lambda doc: doc["table"]["status"] == "running")
    site.until_bots_rest()
    assert services.tables._tables[table].row.status == "over"


def test_a_document_that_could_not_be_built_comes_later(site: Site) -> None:
    host = site.device()
    table = host.table("me")
    live = host.live(table)

    class Flaky:
        reader = staticmethod(failing(site.services.access.reader, [LOCKED] * 3))

    site.services.hub.access = Flaky()  # type: ignore[assignment]
    host.host(table, "rename", name="Later")
    live.until(lambda doc: doc["table"]["name"] == "Later")
    assert site.log.count("could not be built") == 1


@pytest.mark.parametrize("status", ["lobby", "running"])
@pytest.mark.parametrize(
    "damage",
    ["setup='{'", "setup='[]'", "setup=x'ff'", 'setup=\'{"seats":"two"}\'', "key=''", "key='text'", "key=7"],
)
def test_a_damaged_row_hides_no_other_table_and_can_be_deleted(site: Site, damage: str, status: str) -> None:
    host = site.device()
    sound, bad = host.table("me"), host.table("me", start=status == "running")
    site.stop()
    with closing(sqlite3.connect(site.data / FILE)) as file, file:
        file.execute(f"update tables set {damage} where id = ?", (bad,))
    site.restart()
    assert {x["id"] for x in host.get("tables")} == {sound, bad}
    for path in ("log", "match", "catalog", "hint", "moment/0"):
        answer = host.http.get(f"/api/tables/{bad}/{path}")
        assert answer.status_code in (200, 409), (path, answer.text)
    answer = host.http.post(f"/api/tables/{bad}/host", json={"do": "start"})
    assert answer.status_code in (200, 409), answer.text
    assert "fault" not in site.log
    host.host(bad, "delete")
    assert [x["id"] for x in host.get("tables")] == [sound]


def test_a_damaged_vote_lapses(site: Site) -> None:
    host = site.device()
    table = host.table("me", "link", start=False)
    host.invite(table, 1)
    host.host(table, "start")
    live = host.live(table)
    live.do("bid:1", seat=0)
    assert live.ask({"t": "undo", "seat": 0})["t"] == "ok"
    site.stop()
    with closing(sqlite3.connect(site.data / FILE)) as file, file:
        file.execute("update votes set yes = '{'")
    site.restart()
    assert host.live(table).doc["table"]["id"] == table
