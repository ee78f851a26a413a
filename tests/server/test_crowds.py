"""Connections that say nothing, or are too many, keep nobody from a table."""

from __future__ import annotations

import json
from collections.abc import Callable

from devices import GONE, Device, Site
from websockets.sync.client import ClientConnection


def spectator(host: Device, table: str) -> Device:
    guest = host.site.device()
    guest.join(host.host(table, "spectate-link")["link"])
    return guest


def last_words(socket: ClientConnection) -> tuple[str, int]:
    """(farewell, code) of a connection that the server ends."""
    text = ""
    try:
        while True:
            told = json.loads(socket.recv(5))
            text = told["text"] if told["t"] == "bye" else text
    except GONE as closed:
        return text, closed.rcvd.code if closed.rcvd else 0


def test_silent_spectators_keep_nobody_out_and_go_with_their_grant(site_with: Callable[..., Site]) -> None:
    site = site_with(spectators=5, device_connections=100, address_connections=100)
    host = site.device()
    table = host.table("me", "link", start=False)
    guest, loud = host.invite(table, 1), spectator(host, table)
    silent = [loud.socket(table) for _ in range(40)]
    assert guest.live(table).doc["you"]["seat"] == 1
    assert host.live(table).doc["you"]["host"]
    watching = spectator(host, table).live(table)
    assert watching.doc["table"]["spectators"] == 1
    crowd = site.services.hub._connections[table]
    assert len(crowd) == 5 + 2
    host.host(table, "revoke")
    for socket in [*silent, watching.socket]:
        assert last_words(socket)[0]
    host.live(table).until(lambda doc: doc["table"]["spectators"] == 0)
    assert [x for x in crowd if x.only_watches] == []


def test_a_connection_without_a_hello_is_closed(site_with: Callable[..., Site]) -> None:
    host = site_with(hello_seconds=0.3).device()
    table = host.table("me")
    greeted, silent = host.live(table), host.socket(table)
    silent.send('{"t":"ping"}')  # which is no hello
    assert json.loads(silent.recv(5))["t"] == "pong"
    assert last_words(silent) == ("", 4408)
    assert host.live(table).ask({"t": "undo", "seat": 0})["error"] == "no-undo"
    assert greeted.ask({"t": "undo", "seat": 0})["error"] == "no-undo"


def test_a_silent_connection_hears_that_its_table_is_deleted(site: Site) -> None:
    host = site.device()
    table = host.table("me")
    silent = host.socket(table)
    host.host(table, "delete")
    assert "deleted" in last_words(silent)[0]


def test_of_one_device_the_newest_connections_stay(site_with: Callable[..., Site]) -> None:
    host = site_with(device_connections=2, spectators=0).device()
    table = host.table("me")
    first, second = host.live(table), host.live(table)
    silent = host.socket(table)  # for whom the first goes
    assert "made room" in last_words(first.socket)[0]
    newest = host.live(table)  # for whom the silent one goes
    assert "made room" in last_words(silent)[0]
    for live in (second, newest):
        assert live.ask({"t": "undo", "seat": 0})["error"] == "no-undo"


def test_an_address_watches_so_much_at_all_tables_together(site_with: Callable[..., Site]) -> None:
    host = site_with(address_connections=2).device()
    first, second = host.table("me"), host.table("me")
    watching = [spectator(host, x).live(x) for x in (first, second)]
    refused = spectator(host, first).socket(first)
    assert "spectators" in last_words(refused)[0]
    assert host.live(first).doc["table"]["spectators"] == 1
    watching[0].close()
    silent = spectator(host, second).socket(second)
    assert spectator(host, first).live(first).doc["you"]["seat"] == -1
    last_words(silent)


def test_a_refused_spectator_is_told_in_the_browsers_language(site_with: Callable[..., Site]) -> None:
    host = site_with(spectators=0).device()
    table = host.table("me")
    refused = spectator(host, table).socket(table, **{"Accept-Language": "it-IT,it;q=0.9"})
    assert "spettatori" in last_words(refused)[0]
