"""What comes over a connection: nonsense, what was missed, the end."""

from __future__ import annotations

import json

import pytest
from devices import GONE, Site, bid_all

# ---- the connection --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        "[" * 5000,
        '{"t":"fly"}',
        '{"t":"do"}',
        '{"t":"do","key":"","question":"","seat":0,"chain":[]}',
        '{"t":"do","key":"k","question":"q","seat":"0","chain":[]}',
        '{"t":"undo","key":"k","seat":-1}',
        json.dumps({"t": "undo", "key": "k" * 100, "seat": 0}),
        '{"t":"hello","lang":"xx","seat":99}',
    ],
)
def test_a_strange_message_is_answered_and_the_connection_lives(site: Site, text: str) -> None:
    host = site.device()
    live = host.live(host.table("me", "me"))
    live.send(text)
    told = live.hear()
    assert told["t"] in ("no", "doc")
    assert "Traceback" not in json.dumps(told)
    live.send({"t": "ping"})
    assert live.hear()["t"] == "pong"


def test_a_huge_message_ends_the_connection_or_is_refused(site: Site) -> None:
    host = site.device()
    live = host.live(host.table("me"))
    live.send(json.dumps({"t": "undo", "key": "k", "seat": 0, "more": "x" * 20_000}))
    assert live.hear()["error"] == "too-large"


def test_since_tells_what_concerned_me(site: Site) -> None:
    host = site.device()
    table = host.table("me", "me")
    first, second = host.live(table, 0), host.live(table, 1)
    bid_all(first, second)
    first.until(lambda doc: doc["question"]["key"] == "take")
    first.do("take:two")
    assert second.until(lambda doc: doc["question"]["mine"] and doc["moment"]["now"] == 3)["since"] == []
    second.do("take:one")
    since = first.until(lambda doc: doc["board"]["round"] == 2)["since"]
    assert [x for x in since if x.startswith("[seat 0] holds")] == since
    with pytest.raises(TimeoutError):
        first.socket.recv(0.01)


def test_older_log_lines_can_be_asked_for(site: Site) -> None:
    host = site.device()
    table = host.table("me", "bot")
    live = host.live(table, 0)
    while live.doc["table"]["status"] == "running":
        if live.doc["question"]["mine"] and not live.doc["question"].get("retract"):
            live.do("bid:1" if live.doc["question"]["key"] == "bid" else "take:one")
        else:
            live.hear()
    whole = host.get(f"tables/{table}/log?before=1000&seat=0")
    assert [x["n"] for x in whole] == sorted({x["n"] for x in whole})
    assert live.doc["log"] == whole[-len(live.doc["log"]) :]
    middle = whole[len(whole) // 2]["n"]
    assert host.get(f"tables/{table}/log?before={middle}&seat=0") == [x for x in whole if x["n"] < middle]
    assert host.get(f"tables/{table}/log?before=0") == []


def test_the_server_ends_connections_when_it_stops(site: Site) -> None:
    host = site.device()
    live = host.live(host.table("me"))
    site.stop()
    with pytest.raises(GONE):
        live.until(lambda doc: False)
    assert live.farewell == ""  # no goodbye: the client comes back by itself
