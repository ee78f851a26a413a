"""Who plays which seat, and who could know the dice: nothing of that goes unseen."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from devices import Device, Live, Site

from signoria.server.store import APPLICATION, FILE, Store, Stored, VoteRow, engine_for
from signoria.server.upgrade import config, upgrade


def running(site: Site) -> tuple[Device, str, Device]:
    """(host with seat 0, table, guest with seat 1) of a match that has begun."""
    host = site.device()
    table = host.table("me", "link")
    guest = host.invite(table, 1)
    host.host(table, "start")
    return host, table, guest


def notes(live: Live) -> list[str]:
    """The log's lines of who plays seat 1 or has the host's chair."""
    return [x["text"] for x in live.doc["log"] if "by" not in x and ("seat 1" in x["text"] or x["seat"] == -1)]


def hand(host: Device, guest: Device, table: str, deed: str) -> Any:
    if deed.startswith("own "):
        return guest.post(f"tables/{table}/seat", {"do": deed[4:], "seat": 1, "name": "Bice", "bot": "random"})
    return host.host(table, deed, seat=1, name="Bice", bot="random")


HANDED = {
    "bot": "The host lets a bot play for [seat 1] (random)",
    "free": "The host has signed [seat 1] out: the seat is free",
    "revoke": "The host has signed [seat 1] out: the seat is free",
    "link": "The host has signed [seat 1] out: the seat is free",
    "stand-in": "The host makes a link for Bice to stand in for [seat 1]",
    "own bot": "[seat 1] lets a bot play (random)",
    "own stand-in": "[seat 1] makes a link for Bice to stand in",
    "own leave": "[seat 1] has left: the seat is free",
}


@pytest.mark.parametrize("deed", HANDED)
def test_every_hand_over_is_a_line_that_all_see_and_no_undo_or_restart_takes_away(site: Site, deed: str) -> None:
    site.bots_may_think.clear()
    host, table, guest = running(site)
    watcher = site.device()
    watcher.join(host.host(table, "spectate-link")["link"])
    live = host.live(table)
    live.do("bid:1")
    live.until(lambda doc: doc["moment"]["now"] == 1)
    before = notes(live)
    told = hand(host, guest, table, deed)
    live.until(lambda doc: notes(live) == [*before, HANDED[deed]])
    assert live.doc["since"][-1] == HANDED[deed]
    assert live.ask({"t": "undo", "seat": 0})["t"] == "ok"
    assert live.until(lambda doc: doc["moment"]["now"] == 0)["log"][-1]["text"].startswith("[seat 0] takes back")
    seen = notes(live)
    assert seen == [*before, HANDED[deed]]
    if told:
        site.device().join(told["link"])
        took = "Bice stands in for [seat 1] and sees what is hidden there"
        seen.append("[seat 1] was opened on another device" if deed == "link" else took)
    if told or deed.endswith("bot"):
        host.host(table, "person" if deed != "link" else "free", seat=1)
        seen.append(HANDED["free"] if deed == "link" else "The host gives [seat 1] back to its own player")
    live.until(lambda doc: notes(live) == seen)
    lines = live.doc["log"]
    assert [x["n"] for x in lines] == sorted({x["n"] for x in lines})
    assert seen[-1] in [x["text"] for x in watcher.get(f"tables/{table}/log?before=1000")]
    site.restart()
    assert host.live(table).doc["log"] == lines
    assert notes(watcher.live(table)) == seen
    site.bots_may_think.set()


def test_another_hosts_chair_and_a_stand_in_that_leaves_are_told(site: Site) -> None:
    host, table, guest = running(site)
    friend, other = site.device(), site.device()
    friend.join(guest.post(f"tables/{table}/seat", {"do": "stand-in", "seat": 1, "name": "Bice"})["link"])
    friend.post(f"tables/{table}/seat", {"do": "leave", "seat": 1})
    other.join(host.host(table, "host-link")["link"])
    told = notes(guest.live(table, lang="it"))
    assert told[-2:] == ["[seat 1] torna al suo giocatore", "Un altro dispositivo ospita ora il tavolo"]


def test_before_the_match_there_is_nothing_to_see_and_nothing_to_tell(site: Site) -> None:
    host = site.device()
    table = host.table("me", "link")
    host.invite(table, 1)
    assert host.host(table, "stand-in", 409, seat=1, name="x")["error"] == "lobby"
    host.host(table, "start")
    assert notes(host.live(table)) == []


@pytest.mark.parametrize("deed", ["stand-in", "link"])
def test_the_host_opens_no_other_seat_on_the_own_device(site: Site, deed: str) -> None:
    host, table, _ = running(site)
    link = host.host(table, deed, seat=1, name="x")["link"]
    assert host.join(link, 409)["error"] == "seated"
    assert host.live(table).doc["you"]["seats"] == [0]
    assert site.device().join(link)["seat"] == 1, "the link was not used up"


def test_a_host_without_a_seat_sits_down_before_the_match_or_not_at_all(site: Site) -> None:
    host = site.device()
    table = host.table("link", "link", "link")
    host.join(host.host(table, "link", seat=0)["link"])
    assert host.join(host.host(table, "link", seat=1)["link"], 409)["error"] == "seated"
    guest = host.invite(table, 1)
    assert guest.join(host.host(table, "link", seat=2)["link"], 409)["error"] == "seated"
    host.invite(table, 2)
    host.host(table, "start")
    host.post(f"tables/{table}/seat", {"do": "leave", "seat": 0})
    assert host.join(host.host(table, "link", seat=1)["link"], 409)["error"] == "seated"


def test_a_device_that_several_people_share_takes_one_more(site: Site) -> None:
    host = site.device()
    table = host.table("me", "me", "bot")
    host.join(host.host(table, "link", seat=2)["link"])
    assert host.live(table).doc["you"]["seats"] == [0, 1, 2]


def test_a_chosen_seed_is_for_practice_and_every_table_tells_where_its_dice_come_from(site: Site) -> None:
    host = site.device()
    drawn, chosen = host.table("me", "link"), host.table("me", "bot", seed=1)
    assert {x["id"]: x["chance"] for x in host.get("tables")} == {drawn: "drawn", chosen: "chosen"}
    assert host.live(chosen).doc["table"]["chance"] == "chosen"
    seats = [{"kind": "me"}, {"kind": "link"}]
    assert host.post("tables", {"game": "bids", "seats": seats, "seed": 1}, 400)["error"] == "seed-known"
    for deed in ("link", "stand-in"):  # nor does anybody come to it afterwards
        assert host.host(chosen, deed, 400, seat=0, name="x")["error"] == "seed-known"
    file = host.http.get(f"/api/tables/{chosen}/match")
    host.host(chosen, "close")
    again = host.host(chosen, "rematch")["table"]
    assert host.live(again).doc["table"]["chance"] == "drawn"
    assert file.status_code == 200


def test_files_and_positions_are_labelled(site: Site) -> None:
    from bids import GAME

    from signoria.kernel import matchfile, position
    from signoria.kernel.game import Setup
    from signoria.kernel.match import Match

    match = Match(GAME, Setup("bids", 2), bytes(32))
    host = site.device()
    sources = {"file": {"match": matchfile.write(match, matchfile.WHOLE)}}
    for seat in (0, 1):
        match.choose(seat, [GAME.grammar.option("bid:1")])
    sources["position"] = {"position": position.write(GAME, match.setup, match.state)}
    sources["chosen"] = {**sources["position"], "seed": 4}
    for chance, source in sources.items():
        table = host.table("me", "me" if chance == "chosen" else "link", **source, start=False)
        assert host.live(table).doc["table"]["chance"] == chance


def test_tables_of_before_are_not_vouched_for_and_their_wishes_stay_open(tmp_path: Path) -> None:
    path = tmp_path / FILE
    with closing(sqlite3.connect(path)) as old:
        engine, steps = sa.create_engine(f"sqlite:///{path}"), config()
        with engine.begin() as connection:
            steps.attributes["connection"] = connection
            command.upgrade(steps, "0002")
        engine.dispose()
        old.execute(f"pragma application_id={APPLICATION}")
        row = ("t", "T", "bids", 1, '{"seats":2}', b"k" * 32, "agree", "running", "", 0.0, 0.0)
        old.execute(f"insert into tables values ({', '.join('?' * len(row))})", row)
        old.execute("insert into votes values ('t', 0, 1, '[0]')")
        old.commit()
    upgrade(path)

    async def loaded() -> Stored | None:
        store = Store(engine_for(path))
        try:
            return await store.load("t")
        finally:
            await store.engine.dispose()

    stored = asyncio.run(loaded())
    assert stored is not None
    assert (stored.table.chance, stored.notes) == ("chosen", [])
    assert stored.vote == VoteRow(id="", seat=0, moment=1, yes=[0])
