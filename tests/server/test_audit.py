"""Other rules than the matches were played by: what `audit` finds, and what the server does with them at its start."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import bids
import pytest
from click.testing import CliRunner
from devices import Device, Live, Site

from signoria.cli import main
from signoria.games.lorenzo.rules import LorenzoGame
from signoria.kernel.game import Setup
from signoria.kernel.match import Match, key_of_seed
from signoria.server import store
from signoria.server.audit import Finding, audit
from signoria.server.chronicle import Chronicle
from signoria.server.records import Origin, body_of, rebuild, snapshot_of
from signoria.server.upgrade import DatabaseError


def findings(site: Site) -> list[Finding]:
    return asyncio.run(audit(site.data, {"bids": bids.GAME}))


def query(site: Site, text: str, *values: Any) -> list[Any]:
    with closing(sqlite3.connect(site.data / store.FILE)) as connection:
        found = connection.execute(text, values).fetchall()
        connection.commit()
    return found


def bidding(host: Device) -> str:
    """A match in which both have bid: nothing has been taken yet."""
    table = host.table("me", "me")
    for seat in (0, 1):
        assert host.live(table, seat).do("bid:1")["t"] == "ok"
    return table


def taking(host: Device) -> tuple[str, Live]:
    """A match in which seat 0 has taken three."""
    table = bidding(host)
    live = host.live(table, 0)
    assert live.do("take:three")["t"] == "ok"
    return table, live


def twice(monkeypatch: pytest.MonkeyPatch, version: int = 2) -> None:
    """Version 2 counts double what is taken."""

    def take(self: bids.Taking, s: bids.Bids, seat: int, option: tuple[int, ...]) -> None:
        s.heap -= option[1]
        s.points[seat] += 2 * option[1]

    monkeypatch.setattr(bids.Taking, "take", take)
    monkeypatch.setattr(bids.BidsGame, "version", version)
    monkeypatch.setattr(bids.BidsGame, "changes", {2: ("B-3",), 3: ("B-9",)})


def test_audit_names_the_matches_that_come_out_otherwise(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    host = site.device()
    lobby, equal, (other, _) = host.table("me", "link", start=False), bidding(host), taking(host)
    closed = bidding(host)
    host.host(closed, "close")
    assert [(x.table, x.verdict) for x in findings(site)] == [(equal, "same"), (other, "same")]
    before = query(site, "select * from entries") + query(site, "select * from snapshots")
    twice(monkeypatch)
    found = {x.table: x for x in findings(site)}
    assert lobby not in found
    assert (found[equal].verdict, found[equal].entry, found[equal].clauses) == ("same", None, [])
    assert (found[other].verdict, found[other].entry, found[other].clauses) == ("differs", 3, ["B-3"])
    assert before == query(site, "select * from entries") + query(site, "select * from snapshots"), "it only looks"


def test_a_match_that_cannot_go_on_is_named(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    host = site.device()
    table, _ = taking(host)
    twice(monkeypatch)
    monkeypatch.setattr(bids.BidsGame, "classes", lambda self: {})
    assert [(x.verdict, x.entry) for x in findings(site)] == [("broken", 3)]
    assert asyncio.run(audit(site.data, {}))[0].reason == "no such game"
    site.restart()
    assert "cannot go on" in site.log
    assert host.get(f"tables/{table}/moment/0", 409)["error"] == "broken"


def test_the_server_lets_matches_go_on_at_its_start(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without anybody looking at a table: equal ones by the new version as they are, others with an epoch."""
    host = site.device()
    equal, (other, _) = bidding(host), taking(host)
    twice(monkeypatch)
    site.restart()
    kinds = {
        t: [json.loads(x[0])["kind"] for x in query(site, "select body from entries where table_id=? order by seq", t)]
        for t in (equal, other)
    }
    assert kinds == {equal: ["do", "do"], other: ["do", "do", "do", "epoch"]}
    assert query(site, "select distinct rules from snapshots") == [(2,)]
    assert {x.verdict for x in findings(site)} == {"same"}
    texts = [x["text"] for x in host.live(other, 1).doc["log"]]
    assert any("[B-3]" in x for x in texts)
    assert not any("[B-3]" in x["text"] for x in host.live(equal, 1).doc["log"])
    twice(monkeypatch, 3)
    assert {x.verdict for x in findings(site)} == {"same"}


def test_a_damaged_snapshot_is_not_believed(site: Site) -> None:
    """The log alone tells the match then."""
    host = site.device()
    table, live = taking(host)
    board = live.until(lambda doc: doc["moment"]["now"] == 3)["board"]
    query(site, "update snapshots set state = replace(state, '\"heap\":9', '\"heap\":8')")
    assert '"heap":8' in query(site, "select state from snapshots")[0][0]
    site.restart()
    live = host.live(table, 0)
    assert live.doc["board"] == board
    assert live.doc["log"][-1]["text"].endswith("takes 3")
    assert len(query(site, "select * from entries")) == 3


def test_where_there_is_nothing_to_audit(tmp_path: Path) -> None:
    with pytest.raises(DatabaseError, match="no database"):
        asyncio.run(audit(tmp_path, {}))
    told = CliRunner().invoke(main, ["audit", "--data", str(tmp_path)], prog_name="signoria")
    assert (told.exit_code, "no database" in told.output) == (2, True)


def test_the_command_tells_people_and_programs(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    from signoria.kernel import game

    host = site.device()
    table, _ = taking(host)
    monkeypatch.setattr(game, "GAMES", ("bids",))
    monkeypatch.setattr(game, "game", lambda name: bids.GAME)

    def call(*more: str) -> tuple[int, str]:
        told = CliRunner().invoke(main, ["audit", "--data", str(site.data), *more], prog_name="signoria")
        return told.exit_code, told.output

    assert call() == (0, f"{table} bids (T), 3 entries: same\n1 running, 1 the same\n")
    assert json.loads(call("--json")[1])["same"] is True
    twice(monkeypatch)
    assert call() == (1, f"{table} bids (T), 3 entries: differs at entry 3; changed: B-3\n1 running, 0 the same\n")
    code, text = call("--json")
    wanted = {
        "table": table,
        "name": "T",
        "game": "bids",
        "verdict": "differs",
        "entries": 3,
        "entry": 3,
        "clauses": ["B-3"],
    }
    assert (code, json.loads(text)) == (1, {"same": False, "matches": [wanted]})


def test_lorenzo_has_no_other_version_yet() -> None:
    assert (LorenzoGame.version, dict(LorenzoGame.changes)) == (1, {})


def test_a_match_of_five_thousand_entries_is_read_in_a_second() -> None:
    """G20: far more than any match has."""
    match = Match(bids.GAME, Setup("bids", 2), key_of_seed(1))
    for seat in (0, 1):
        match.choose(seat, [(bids.BID, 1)])
    while len(match.log) < 5000:
        match.choose(0, [(bids.TAKE, 1 + len(match.log) % 3)])
        match.undo(0, 2)
    bodies = [body_of(entry, bids.GAME.grammar) for entry in match.log]
    before = time.process_time()
    again = rebuild(Origin(bids.GAME, match.setup, match.key, 1), bodies, snapshot_of(match).opening, Chronicle())
    assert time.process_time() - before < 1
    assert again.log == match.log
