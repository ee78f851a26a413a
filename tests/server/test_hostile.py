"""Requests that no browser of ours would send: other names, other devices' cookies, paths that cannot be."""

from __future__ import annotations

import socket
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import bids
import pytest
import structlog
from devices import QUICK, Device, Site

from signoria.cli.errors import UserError
from signoria.cli.serve import start_logging
from signoria.server.access import COOKIE, hashed
from signoria.server.app import create_app
from signoria.server.store import FILE
from signoria.server.web import Guard, caching, printable

NINES = "9" * 5000


def raw(site: Site, path: str, *headers: str, host: str = "127.0.0.1") -> str:
    """The whole answer to a GET that a client library would not send."""
    lines = [f"GET {path} HTTP/1.1", f"Host: {host}", "Connection: close", *headers, "", ""]
    with socket.create_connection(("127.0.0.1", int(site.url.rpartition(":")[2]))) as talk:
        talk.sendall("\r\n".join(lines).encode())
        return b"".join(iter(lambda: talk.recv(1 << 16), b"")).decode()


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/{}/moment/0?seat=" + NINES, "/api/tables/{}/match?seat=" + NINES, "/api/tables/{}/moment/" + NINES,
        "/api/tables/{}/hint?seat=" + NINES, "/api/tables/{}/log?before=" + NINES, "/api/tables/{}/log?seat=" + NINES,
        "/api/tables/{}/moment/-1", "/api/tables/{}/moment/%C2%B2", "/api/tables/{}/moment/0?seat=%C2%B2",
        "/%00", "/assets/%00", "/x%0a%1b[31mY", "/api/tables/%00/log", "/api/games/%7f/catalog", "/" + "a" * 3000,
        "/index.html/x", "/%ff", "/%ed%a0%80", "/..%2f..%2fetc%2fpasswd",
    ],
)  # fmt: skip
def test_a_strange_path_is_no_fault_and_steers_no_terminal(site: Site, path: str) -> None:
    device = site.device()
    table = device.table("me")
    told = raw(site, path.format(table), f"Cookie: {COOKIE}={device.cookie}")
    assert told.split()[1] in ("200", "400", "404"), told[:300]
    assert "fault" not in site.log
    assert not [x for x in site.log if not x.isprintable() and x != "\n"]


def test_foreign_text_in_the_log_is_printable_and_short() -> None:
    assert printable("/x\n\x1b[31mY\u202e\x85z") == "/x??[31mY??z".replace("?", "\ufffd")
    assert len(printable("x" * 5000)) <= 200


@pytest.fixture
def own_log() -> Iterator[None]:
    """What a test sets up for the log is undone."""
    yield
    structlog.reset_defaults()


@pytest.mark.usefixtures("own_log")
def test_no_event_steers_the_terminal_that_shows_the_log(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SIGNORIA_LOG", "info")
    start_logging()
    try:
        raise ValueError("\x1b[2J\x9b")
    except ValueError:
        structlog.get_logger().exception("fault", path="/x\n\x1b[31mY")
    (line,) = capsys.readouterr().err.splitlines()
    assert line.isprintable()
    assert "[31mY" in line


def test_an_unknown_level_of_the_log_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIGNORIA_LOG", "loud")
    with pytest.raises(UserError, match=r"^SIGNORIA_LOG='loud'"):
        start_logging()


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("127.0.0.1:8000", True), ("localhost:8000", True), ("LocalHost", True), ("[::1]:8000", True),
        ("192.168.1.20:8000", True), ("play.example.org", True), ("tower.lan:8000", True), (" ", False),
        ("evil.example", False), ("evil.example:8000", False), ("127.0.0.1.evil.example", False), ("", False),
        ("localhost.evil.example", False), ("play.example.org.evil.example", False), ("[::1", False),
    ],
)  # fmt: skip
def test_a_name_is_known_or_an_address(host: str, known: bool) -> None:
    guard = Guard("https://play.example.org/", "tower.lan, other.lan")
    assert guard.known(host) is known
    assert guard.known(socket.gethostname())


def test_the_name_that_the_server_listens_by_is_known(tmp_path: Path) -> None:
    app = create_app(tmp_path, QUICK, {"bids": bids.GAME}, host="tower.lan")
    (guard,) = [x for x in app.middleware if isinstance(x, Guard)]
    assert guard.known("tower.lan:8000")
    assert not guard.known("other.lan:8000")


def test_a_site_that_points_its_own_name_here_gets_nothing(site: Site) -> None:
    device = site.device()
    evil = {"host": "evil.example", "origin": "http://evil.example"}
    answer = device.http.post("/api/tables", json={"game": "bids", "seats": [{"kind": "me"}]}, headers=evil)
    assert (answer.status_code, answer.json()["error"]) == (421, "host")
    for path in ("/", "/api/games", "/api/tables"):
        assert raw(site, path, host="evil.example").startswith("HTTP/1.1 421")
    table = device.table("me")
    upgrade = (
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {'A' * 22}==",
    )
    told = raw(site, f"/api/tables/{table}/ws", *upgrade, f"Cookie: {COOKIE}={device.cookie}", host="evil.example")
    assert told.startswith("HTTP/1.1 403")
    assert [x["id"] for x in device.get("tables")] == [table]


def test_a_cookie_that_was_not_given_out_is_no_device(site: Site) -> None:
    planted = "P" * 43
    device = site.device()
    device.http.cookies.set(COOKIE, planted, domain="127.0.0.1", path="/api")
    answer = device.http.post("/api/tables", json={"game": "bids", "seats": [{"kind": "me"}]})
    given = answer.cookies[COOKIE]
    assert given != planted
    guest = site.device()
    guest.http.cookies.set(COOKIE, planted, domain="127.0.0.1", path="/api")
    other = Device(site)
    other.http.cookies.set(COOKIE, given, domain="127.0.0.1", path="/api")
    assert guest.get("tables") == []
    table = other.get("tables")[0]["id"]
    assert other.host(table, "link", seat=0)["link"]  # and a given one goes on


@pytest.mark.parametrize("call", ["create", "join"])
def test_no_grant_is_made_to_a_planted_cookie(site: Site, call: str) -> None:
    host, guest = site.device(), site.device()
    table = host.table("me", "link")
    link = host.host(table, "link", seat=1)["link"]
    guest.http.cookies.set(COOKIE, "P" * 43, domain="127.0.0.1", path="/api")
    if call == "join":
        guest.join(link)
    else:
        guest.http.post("/api/tables", json={"game": "bids", "seats": [{"kind": "me"}]})
    with closing(sqlite3.connect(site.data / FILE)) as file:
        devices = {x for (x,) in file.execute("select device from grants")}
    assert len(devices) == 2
    assert hashed("P" * 43) not in devices


def test_with_tls_the_cookie_is_the_hosts_alone(tmp_path: Path) -> None:
    class Proxied(Site):
        base_url = "https://play.example.org"

    site = Proxied(tmp_path / "data", QUICK)
    try:
        device = site.device()
        device.http.headers.update({"host": "play.example.org", "origin": "https://play.example.org"})
        body = {"game": "bids", "seats": [{"kind": "me"}]}
        answer = device.http.post("/api/tables", json=body)
        name, _, rest = answer.headers["set-cookie"].partition("=")
        assert name == f"__Host-{COOKIE}"
        cookie, *attributes = [x.strip().lower() for x in rest.split(";")]
        assert {"secure", "httponly", "path=/", "samesite=strict"} <= set(attributes)
        assert not [x for x in attributes if x.startswith("domain")]
        cookie = rest.split(";")[0]
        for sent, count in ((f"__Host-{COOKIE}={cookie}", 1), (f"{COOKIE}={cookie}", 0)):
            assert len(device.http.get("/api/tables", headers={"cookie": sent}).json()) == count
    finally:
        site.stop()


@pytest.mark.parametrize(
    ("status", "kept"), [(200, True), (206, True), (304, True), (404, False), (400, False), (500, False)]
)
def test_only_what_is_there_is_kept_for_long(status: int, kept: bool) -> None:
    assert ("immutable" in caching("/assets/x.js", status)) is kept
    assert caching("/api/games", status) == "no-store"
    assert caching("/", status) == "no-cache"


def test_a_missing_part_of_the_client_is_asked_for_again(site_with: Callable[..., Site]) -> None:
    answer = site_with().device().http.get("/assets/missing.js")
    assert (answer.status_code, answer.headers["cache-control"]) == (404, "no-cache")
