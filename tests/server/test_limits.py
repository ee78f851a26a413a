"""Limits and hostile uploads: one line each, nothing changed, no traceback."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from devices import Site
from websockets.exceptions import InvalidStatus

from signoria.server.limits import Limiter, Settings, Window, settings_from
from signoria.server.problems import Problem

ME = [{"kind": "me"}, {"kind": "me"}]


def test_an_address_makes_so_many_tables_an_hour(site_with: Callable[..., Site]) -> None:
    device = site_with(tables_per_hour=3).device()
    for _ in range(3):
        device.table("me")
    assert device.post("tables", {"game": "bids", "seats": ME}, 429)["error"] == "too-many-tables"


def test_messages_have_a_rate(site_with: Callable[..., Site]) -> None:
    device = site_with(messages=10).device()
    live = device.live(device.table("me"))
    for _ in range(20):
        live.send({"t": "ping"})
    told = [live.hear() for _ in range(20)]
    assert [x["t"] for x in told].count("pong") == 9  # and the hello
    assert {x["error"] for x in told if x["t"] == "no"} == {"too-fast"}


@pytest.mark.parametrize("back", ["undo", "retract"])
def test_a_seat_keeps_nobody_busy_by_taking_back(site_with: Callable[..., Site], back: str) -> None:
    """Each undo makes another question for all, so that answers on their way are stale."""
    host = site_with(takebacks=3).device()
    table = host.table("me", "link")
    guest = host.invite(table, 1)
    host.host(table, "start")
    mine, theirs = host.live(table), guest.live(table)
    told = []
    for _ in range(4):
        mine.do("bid:1", question=host.get(f"tables/{table}/moment/0")["question"]["id"])
        told.append(mine.ask({"t": back, "seat": 0}).get("error", "ok"))
    assert told == ["ok", "ok", "ok", "too-fast"]
    assert theirs.ask({"t": back, "seat": 1})["error"] != "too-fast", "another seat's are its own"


def test_a_chain_has_an_end(site: Site) -> None:
    """One that begins and cancels a composition hundreds of times kept all tables waiting for more than a second."""
    device = site.device()
    live = device.live(device.table("me", "me"))
    assert live.do(*["bid:1"] * 100)["error"] == "not-asked"
    live.send({"t": "do", "key": "k", "question": live.doc["question"]["id"], "seat": 0, "chain": ["bid:1"] * 101})
    assert live.hear()["error"] == "bad-request"


def test_messages_that_cannot_be_read_count_too(site_with: Callable[..., Site]) -> None:
    device = site_with(messages=10).device()
    live = device.live(device.table("me"))
    for _ in range(9):
        live.send("nonsense")
    live.send({"t": "ping"})
    told = [live.hear() for _ in range(10)]
    assert [x["error"] for x in told] == ["bad-request"] * 9 + ["too-fast"]


@pytest.mark.parametrize(
    "path", ["games", "games/bids/catalog", "games/bids/rulebook", "tables", "tables/{}/log",
             "tables/{}/catalog", "tables/{}/moment/0", "tables/{}/match", "tables/{}/hint"]
)  # fmt: skip
def test_whatever_is_asked_for_counts(site_with: Callable[..., Site], path: str) -> None:
    device = site_with(requests=5).device()
    table = device.table("me")
    codes = [device.http.get(f"/api/{path.format(table)}").status_code for _ in range(5)]
    assert 429 not in codes[:3]
    assert codes[3:] == [429, 429]


def test_connections_count_as_requests(site_with: Callable[..., Site]) -> None:
    device = site_with(requests=5).device()
    table = device.table("me")
    for _ in range(3):
        device.socket(table)
    with pytest.raises(InvalidStatus):
        device.socket(table)


def test_requests_have_a_rate(site_with: Callable[..., Site]) -> None:
    device = site_with(requests=5).device()
    table = device.table("me")
    codes = [device.http.get(f"/api/tables/{table}/moment/0").status_code for _ in range(8)]
    assert set(codes) == {200, 429}


def test_spectators_have_a_number(site_with: Callable[..., Site]) -> None:
    site = site_with(spectators=1)
    host = site.device()
    table = host.table("me")
    link = host.host(table, "spectate-link")["link"]
    first, second = site.device(), site.device()
    first.join(link)
    second.join(link)
    watching = first.live(table)
    told = json.loads(second.socket(table).recv(5))
    assert told["t"] == "bye"
    assert "spectators" in told["text"]
    assert watching.until(lambda doc: doc["table"]["spectators"] == 1)


def test_seats_have_a_number(site_with: Callable[..., Site]) -> None:
    device = site_with(seats=2).device()
    assert device.post("tables", {"game": "bids", "seats": [{"kind": "me"}] * 3}, 400)["error"] == "bad-setup"


def test_uploads_have_a_size(site: Site) -> None:
    device = site.device()
    body = json.dumps({"game": "bids", "seats": ME, "match": "x" * (1 << 20)})
    answer = device.http.post("/api/tables", content=body)
    assert (answer.status_code, answer.json()["error"]) == (413, "too-large")


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b"[]",
        b"null",
        b"[" * 100_000,
        b'{"game":"bids"}',
        b'{"game":"bids","seats":[]}',
        b'{"game":"bids","seats":[{"kind":"king"}]}',
        b'{"game":"bids","seats":[{"kind":"bot","bot":"oracle"}]}',
        b'{"game":"bids","seats":[{"kind":"me"}],"admin":true}',
        b'{"game":"bids","seats":[{"kind":"me"}],"options":{"speed":"9"}}',
        b'{"game":"bids","seats":[{"kind":"me"}],"undo":"always"}',
        b'{"game":"bids","seats":[{"kind":"me"}],"seed":1e999}',
        b'{"game":"../etc/passwd","seats":[{"kind":"me"}]}',
        b'{"game":"bids","seats":[{"kind":"me"}],"match":"{}"}',
        b'{"game":"bids","seats":[{"kind":"me"}],"match":"[[[["}',
        b'{"game":"bids","seats":[{"kind":"me"}],"position":"state = 3"}',
        b'{"game":"bids","seats":[{"kind":"me"}],"position":"\\u0000"}',
        b'{"game":"bids","seats":[{"kind":"me"}],"match":"' + b"[" * 50_000 + b'"}',
    ],
)
def test_a_hostile_table_is_refused_in_one_line(site: Site, body: bytes, capfd: pytest.CaptureFixture[str]) -> None:
    device = site.device()
    answer = device.http.post("/api/tables", content=body)
    assert answer.status_code in (400, 404), answer.text
    told = answer.json()
    assert set(told) <= {"error", "text", "clause"}
    assert "\n" not in told["text"]
    assert "Traceback" not in answer.text + site.log
    assert device.get("tables") == []


def edited(**changes: Any) -> str:
    """A match file of the toy with something changed."""
    from bids import GAME

    from signoria.kernel.game import Setup
    from signoria.kernel.match import Match
    from signoria.kernel.matchfile import WHOLE, dump

    match = Match(GAME, Setup("bids", 2), bytes(32))
    match.choose(0, [GAME.grammar.option("bid:5")])
    return json.dumps({**dump(match, WHOLE), **changes})


@pytest.mark.parametrize(
    "text",
    [
        edited(seed="00" * 31 + "01"),
        edited(game="chess"),
        edited(rules=99),
        edited(version=99),
        edited(entries=[{"n": 1, "seat": 0, "mark": "", "do": ["bid:6"]}]),
        edited(entries=[{"n": 1, "seat": 98, "mark": "", "do": ["fly"]}]),
        edited(setup={"seats": 2, "position": {"_": "os.system"}}),
        edited()[:200],
    ],
)
def test_a_hostile_match_file_is_refused_in_one_line(site: Site, text: str) -> None:
    device = site.device()
    told = device.post("tables", {"game": "bids", "seats": ME, "match": text}, 400)
    assert told["error"] == "bad-match"
    assert "\n" not in told["text"]


def test_a_match_file_needs_its_own_number_of_seats(site: Site) -> None:
    device = site.device()
    told = device.post("tables", {"game": "bids", "seats": ME[:1], "match": edited()}, 400)
    assert "2 seats" in told["text"]


@pytest.mark.parametrize(
    "body", [b"{", b'{"do":"fly"}', b'{"do":"link","seat":99}', b'{"do":"link"}', b'{"do":"bot","seat":0,"bot":"x"}',
             b'{"do":"undo-policy","undo":"x"}', b'{"do":"rename","name":7}']
)  # fmt: skip
def test_a_strange_host_command_is_refused(site: Site, body: bytes) -> None:
    host = site.device()
    table = host.table("me", "link")
    answer = host.http.post(f"/api/tables/{table}/host", content=body)
    assert answer.status_code == 400, answer.text


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("TABLES_IN_MEMORY", "-1"), ("TABLES_IN_MEMORY", "0"), ("UPLOAD_BYTES", "-1"), ("REQUESTS", "0"),
        ("MESSAGES", "1e9"), ("BOT_PAUSE", "nan"), ("BOT_PAUSE", "inf"), ("BOT_PAUSE", "-0.1"),
        ("UPLOAD_SECONDS", "nan"), ("HELLO_SECONDS", "0"), ("SPECTATORS", "-1"), ("SEATS", ""),
        ("DEVICE_CONNECTIONS", "0"), ("SEATS", "9" * 5000), ("SEATS", "1\x1b[31m"),
    ],
)  # fmt: skip
def test_a_setting_out_of_its_range_is_named_in_one_line(name: str, value: str) -> None:
    with pytest.raises(ValueError, match=f"^SIGNORIA_{name}=") as told:
        settings_from({f"SIGNORIA_{name}": value})
    assert str(told.value).isprintable()
    assert len(str(told.value)) < 120


def test_every_number_among_the_settings_has_a_range() -> None:
    for name in Settings.__struct_fields__:
        if name != "host_names":
            for value in ("-1", "1e300"):
                with pytest.raises(ValueError, match=name.upper()):
                    settings_from({f"SIGNORIA_{name.upper()}": value})


def test_the_hosts_page_names_every_setting_with_its_default() -> None:
    page = (Path(__file__).parents[2] / "docs" / "host.md").read_text(encoding="utf-8")
    told = dict(re.findall(r"^\| `SIGNORIA_(\w+)` \| ([\w.]*) ?\|", page, re.MULTILINE))
    defaults = Settings()
    assert told == {x.upper(): f"{getattr(defaults, x)}".removesuffix(".0") for x in Settings.__struct_fields__}


def test_a_window_follows_no_clock_that_can_be_set_back() -> None:
    now = [100.0]
    window = Window(2, 10, lambda: now[0])
    assert [window.hit("a") for _ in range(3)] == [True, True, False]
    assert window.hit("b")
    now[0] += 10
    assert window.hit("a")


def test_a_wall_clock_set_back_locks_nobody_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.time", lambda: pytest.fail("the wall clock was asked"))
    limiter = Limiter(Settings(tables_per_hour=1))
    limiter.table("a")
    with pytest.raises(Problem):
        limiter.table("a")


def test_settings_come_from_the_environment() -> None:
    assert settings_from({"SIGNORIA_TABLES_PER_HOUR": "7"}).tables_per_hour == 7
    assert settings_from({"SIGNORIA_BOT_PAUSE": "0.1"}).bot_pause == 0.1
    with pytest.raises(ValueError, match="SIGNORIA"):
        settings_from({"SIGNORIA_SEATS": "many"})
