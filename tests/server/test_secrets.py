"""Canaries: what is hidden from a reader never stands in any byte that the reader was ever sent."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest
from devices import Device, Live, Site

from signoria import bots
from signoria.kernel.engine import seats_of
from signoria.kernel.game import Setup, game
from signoria.kernel.matchfile import write
from signoria.server import making
from signoria.server.access import Reader
from signoria.server.documents import Presence, document
from signoria.server.records import setup_text
from signoria.server.store import SeatRow, Stored, TableRow
from signoria.server.table import Table

CANARY = re.compile(r"(?<![\w])1[0-5]\d[, .]?\d{3}(?!\w)")  # a toy's hand: 100000 to 159999, grouped as people read it


def numbers(texts: list[str]) -> set[int]:
    return {int(re.sub(r"\D", "", x)) for x in CANARY.findall("\n".join(texts))}


@pytest.mark.parametrize("seed", range(2))
def test_no_reader_is_ever_sent_what_is_hidden_from_it(site: Site, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """G12: a match with undo, errors, restarts, replay, files and hints; three seats, a spectator, an outsider."""
    rng = random.Random(seed)
    host = site.device()
    monkeypatch.setattr(making, "new_key", lambda: bytes([seed]) * 32)
    table = host.table("me", "link", "link")
    people = [host, host.invite(table, 1), host.invite(table, 2)]
    watcher, outsider = site.device(), site.device()
    watcher.join(host.host(table, "spectate-link")["link"])
    host.host(table, "start")
    lives = [device.live(table, lang=rng.choice(["en", "it"])) for device in people]
    viewer = watcher.live(table)
    hands: list[set[int]] = [set(), set(), set()]
    for _ in range(40):
        match = site.services.tables._tables[table].match
        for seat, hand in enumerate(match.state.hands):
            hands[seat].add(hand)
        act(rng, site, table, lives)
        if match.over:
            break  # from here on all may know everything
        for device in (*people, watcher):
            look(rng, device, table)
        viewer.until(lambda doc, match=match: doc["moment"]["now"] == len(match.force))
        outsider.get(f"tables/{table}/log", 403)
        outsider.get(f"tables/{table}/match", 403)
        if rng.random() < 0.1:
            site.restart()
            lives = [device.live(table) for device in people]
            viewer = watcher.live(table)
    key = site.services.tables._tables[table].row.key.hex()
    assert {x.kind for x in match.log} <= {"do", "undo", "retract"}, "restarts found the log as it was"
    secret = hands[0] | hands[1] | hands[2]
    assert all(hands[seat] <= numbers(people[seat].heard) for seat in range(3)), "each sees its own"
    for seat, device in enumerate(people):
        others = secret - hands[seat]
        assert not numbers(device.heard) & others
        assert key not in "\n".join(device.heard)
    told = [*watcher.heard, *outsider.heard, site.log]
    assert not numbers(told) & secret
    assert key not in "\n".join(told)


def act(rng: random.Random, site: Site, table: str, lives: list[Live]) -> None:
    """One thing that somebody may do, mistakes included."""
    match = site.services.tables._tables[table].match
    for live in lives:
        live.until(lambda doc: doc["moment"]["now"] == len(match.force))
    asked = lives[0].doc["question"]["asked"]
    seat = rng.choice(asked)
    live = lives[seat]
    dice = rng.random()
    if dice < 0.1:
        live.do("take:three", question="0.0")
        live.do("fly:away", "bid:999999")
        live.do(f"bid:{10**8}")
    elif dice < 0.2:
        for other in range(3):
            lives[other].ask({"t": "undo", "seat": other})
        for other in range(3):
            vote = lives[other].doc["undo"].get("vote", {}).get("id", "")
            lives[other].ask({"t": "agree", "seat": other, "vote": vote, "yes": True})
    elif dice < 0.25:
        live.ask({"t": "retract", "seat": seat})
    elif live.doc["question"]["key"] == "bid":
        live.do(f"bid:{rng.randrange(90_000)}")
    else:
        live.do(rng.choice([x["o"] for x in live.doc["question"]["options"]]))


def look(rng: random.Random, device: Device, table: str) -> None:
    """Everything that can be asked for."""
    now = device.get(f"tables/{table}/moment/0")["moment"]["now"]
    device.get(f"tables/{table}/moment/{rng.randint(0, now)}?seat={rng.randint(0, 3)}")
    device.get(f"tables/{table}/match?seat={rng.randint(0, 3)}")
    device.get(f"tables/{table}/log?before=999&seat={rng.randint(0, 3)}&lang=it")
    device.heard.append(device.http.get(f"/api/tables/{table}/hint").text)
    device.get("tables")


def test_the_seed_comes_with_the_file_at_the_end(site: Site) -> None:
    from signoria.kernel.match import commitment

    host = site.device()
    table = host.table("me")
    live = host.live(table)
    while live.doc["table"]["status"] == "running":
        assert "seed" not in host.get(f"tables/{table}/match")
        live.do("bid:1" if live.doc["question"]["key"] == "bid" else "take:three")
        moment = host.get(f"tables/{table}/moment/0")["moment"]["now"]
        live.until(lambda doc, moment=moment: doc["moment"]["now"] == moment)
    seed = host.get(f"tables/{table}/match")["seed"]
    assert commitment(bytes.fromhex(seed)) == live.doc["table"]["commitment"]


def test_a_live_match_draws_a_key_of_its_own(site: Site) -> None:
    host = site.device()
    tables = [host.table("me") for _ in range(4)]
    keys = {site.services.tables._tables[table].row.key for table in tables}
    assert len(keys) == 4
    assert {len(key) for key in keys} == {32}


@pytest.mark.parametrize("options", [{}, {"leaders": "random"}])
@pytest.mark.parametrize("seats", [2, 4])
def test_lorenzos_hidden_leaders_reach_nobody(seats: int, options: dict[str, str]) -> None:
    """G12: every document, replayed moment, log page and file of every reader, all through a match with undo."""
    rules, rng = game("lorenzo"), random.Random(seats)
    row = TableRow(
        id="t", name="T", game="lorenzo", version=rules.version, setup=setup_text(Setup("lorenzo", seats, options)),
        key=bytes(32), undo="agree", status="running",
    )  # fmt: skip
    people = [SeatRow(table_id="t", seat=i, name=f"P{i}", kind="person") for i in range(seats)]
    table = Table(Stored(row, people, [], None), rules)
    match = table.match
    assert match is not None
    ids = rules.grammar.kinds["leader"].ids
    bot = bots.make("random", rules)
    known: dict[int, set[int]] = {viewer: set() for viewer in range(-1, seats)}
    while not match.over:
        for viewer, seen in known.items():
            seen.update(in_sight(match.state, viewer))
        for viewer, seen in known.items():
            text = everything(table, viewer, rng)
            for leader in set(range(len(ids))) - seen:
                found = re.search(rf"(?<![\w-]){re.escape(ids[leader])}(?![\w-])", text)
                assert not found, (viewer, ids[leader], len(match.log))
        if rng.random() < 0.05 and match.force:
            entry = match.undo(rng.randrange(seats), rng.randrange(max(0, len(match.force) - 5), len(match.force)))
        else:
            seat = rng.choice(seats_of(match.state.must))
            entry = match.choose(seat, bot.choose(rules.mask(match.state, seat), seat, rng))
        table.chronicle.add(match, entry)
        table.documents.clear()
        if len(match.log) > 90:
            break


def in_sight(state: Any, viewer: int) -> set[int]:
    """The leaders that a reader may know of now."""
    seen = {x for p in state.players for x in (*p.played, *p.discarded)}
    if viewer >= 0:
        seen.update(state.players[viewer].hand, state.kept[viewer], state.packets[viewer], *state.seen[viewer])
    return seen


def everything(table: Table, viewer: int, rng: random.Random) -> str:
    """All that a reader can be sent now."""
    match = table.match
    assert match is not None
    reader = Reader("d", (viewer,)) if viewer >= 0 else Reader("d", watches=True)
    moment = rng.randint(0, len(match.force))
    now = document(table, reader, viewer, "en", Presence())
    then = document(table, reader, viewer, "en", Presence(), moment)
    return json.dumps([now, then]) + write(match, None if viewer < 0 else viewer)
