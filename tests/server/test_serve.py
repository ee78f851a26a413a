"""The commands on a real command line, with Lorenzo."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from devices import Device

from sites import free_port


def signoria(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "signoria", *words],
        capture_output=True, text=True, timeout=60, env={**os.environ, **environment}, check=False,
    )  # fmt: skip


class Served:
    """An address that devices can use."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.devices: list[Device] = []


def test_a_table_of_lorenzo_with_bots_goes_on_by_itself(server: str) -> None:
    device = Device(Served(server))  # type: ignore[arg-type]
    lorenzo = next(x for x in device.get("games?lang=it") if x["name"] == "lorenzo")
    assert lorenzo["seats"] == [2, 3, 4, 5]
    assert {x["name"] for x in lorenzo["bots"]} == {"random", "greedy"}
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "name": "Bot", "bot": "greedy"}]
    table = device.post("tables", {"game": "lorenzo", "seats": seats, "options": {"rules": "base"}, "seed": 3})["table"]
    device.host(table, "start")
    live = device.live(table)
    for _ in range(4):  # a whole turn is one hint after another
        live.until(lambda doc: doc["question"]["mine"], 30)
        hint = device.get(f"tables/{table}/hint")
        assert hint["reason"]
        now = live.doc["moment"]["now"]
        assert live.do(*hint["chain"])["t"] == "ok"
        live.until(lambda doc, now=now: doc["moment"]["now"] > now)
    assert device.get("games/lorenzo/catalog?lang=it")["cards"]
    assert len(device.get("games/lorenzo/rulebook?lang=en")["chapters"]) > 5
    assert {"path", "value"} == set(device.get("games/lorenzo/paths")[0])
    assert device.get(f"tables/{table}/catalog")["cards"]


def test_numbers_can_be_changed_and_unknown_ones_are_refused(server: str) -> None:
    device = Device(Served(server))  # type: ignore[arg-type]
    seats = [{"kind": "me"}, {"kind": "bot"}]
    path = "lorenzo.board.council_palace.gain.coin"
    assert path in {x["path"] for x in device.get("games/lorenzo/paths")}
    table = device.post("tables", {"game": "lorenzo", "seats": seats, "sets": {path: 2}})["table"]
    device.host(table, "start")
    assert device.live(table).doc["table"]["sets"] == {path: 2}
    told = device.post("tables", {"game": "lorenzo", "seats": seats, "sets": {"lorenzo.board.palace": 2}}, 400)
    assert told["error"] == "bad-setup"
    told = device.post("tables", {"game": "lorenzo", "seats": seats[:1]}, 400)
    assert "2 to 5" in told["text"]


def test_serve_announces_its_addresses_and_a_qr_code(tmp_path: Path) -> None:
    port = free_port()
    command = [
        sys.executable,
        "-m",
        "signoria",
        "serve",
        "--host",
        "0.0.0.0",
        "--port",
        str(port),
        "--data",
        str(tmp_path),
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        try:
            assert process.stdout
            lines = [process.stdout.readline() for _ in range(6)]
        finally:
            process.terminate()
            process.wait(10)
    assert f"http://127.0.0.1:{port}/" in lines[0]
    assert any("▄" in x or "█" in x or "▀" in x for x in lines[3:])


def test_a_second_server_on_the_same_data_is_refused(server: str, tmp_path: Path) -> None:
    done = signoria("serve", "--port", str(free_port()), "--data", str(tmp_path / "data"))
    assert done.returncode == 2
    assert "another signoria serve" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_faults_of_the_host_are_one_line(tmp_path: Path) -> None:
    (tmp_path / "bad").mkdir()
    (tmp_path / "bad" / "signoria.db").write_bytes(b"hello" * 100)
    port = free_port()
    for words, environment in (
        (["serve", "--data", str(tmp_path / "bad")], {}),
        (["serve", "--data", str(tmp_path / "x"), "--base-url", "example.org"], {}),
        (["serve", "--data", str(tmp_path / "x"), "--port", "99999"], {}),
        (["serve", "--data", str(tmp_path / "x"), "--host", "203.0.113.7", "--port", str(port)], {}),
        (["serve", "--data", str(tmp_path / "x")], {"SIGNORIA_SEATS": "many"}),
        (["backup", str(tmp_path / "b.db"), "--data", str(tmp_path / "none")], {}),
        (["restore", str(tmp_path / "none.db"), "--data", str(tmp_path / "x")], {}),
    ):
        done = signoria(*words, **environment)
        assert done.returncode == 2, words
        assert len(done.stderr.strip().splitlines()) == 1, done.stderr
        assert "Traceback" not in done.stderr


def test_backup_and_restore_on_the_command_line(server: str, tmp_path: Path) -> None:
    device = Device(Served(server))  # type: ignore[arg-type]
    seats = [{"kind": "me"}, {"kind": "me"}]
    table = device.post("tables", {"game": "lorenzo", "seats": seats})["table"]
    kept = tmp_path / "kept.db"
    data = ["--data", str(tmp_path / "data")]
    assert signoria("backup", str(kept), *data).returncode == 0
    device.host(table, "delete")
    assert device.get("tables") == []
    done = signoria("restore", str(kept), *data)
    assert done.returncode == 0, done.stderr
    deadline = time.monotonic() + 60
    while [x["id"] for x in device.get("tables")] != [table]:
        assert time.monotonic() < deadline
    with closing(sqlite3.connect(kept)) as connection:
        assert connection.execute("pragma integrity_check").fetchone() == ("ok",)


@pytest.mark.parametrize("path", ["/", "/index.html"])
def test_the_page_is_served_with_its_headers(server: str, path: str) -> None:
    from signoria.server.web import client_folder

    answer = httpx.get(server + path, trust_env=False)
    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    assert answer.status_code == (200 if client_folder() else 404)


def test_no_file_outside_the_client_is_served(server: str) -> None:
    for path in (
        "/../pyproject.toml",
        "/..%2f..%2fpyproject.toml",
        "/%2e%2e/app.py",
        "//etc/passwd",
        "/.fingerprint/..",
    ):
        answer = httpx.get(server + path, trust_env=False)
        assert "import" not in answer.text[:200]
        assert "root:" not in answer.text
        assert "[project]" not in answer.text


def test_the_log_of_a_real_server_tells_no_secret(server: str, tmp_path: Path) -> None:
    device = Device(Served(server))  # type: ignore[arg-type]
    seats = [{"kind": "me"}, {"kind": "link"}]
    table = device.post("tables", {"game": "lorenzo", "seats": seats})["table"]
    link = device.host(table, "link", seat=1)["link"]
    guest = Device(Served(server))  # type: ignore[arg-type]
    guest.join(link)
    logged = (tmp_path / "server.log").read_text()
    assert "Traceback" not in logged
    for secret in (device.cookie, guest.cookie, link.rpartition("/")[2]):
        assert secret not in logged
    assert json.dumps(seats) not in logged
