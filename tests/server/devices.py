"""A server in a thread, devices with cookies of their own, and everything that each of them was ever sent."""

from __future__ import annotations

import json
import random
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import bids
import httpx
import structlog
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from signoria.kernel.engine import legal
from signoria.kernel.menu import Option
from signoria.server.access import COOKIE
from signoria.server.app import Services, create_app
from signoria.server.limits import Settings
from sites import merged, unfolded


class AnyBot:
    """Takes any listed option, as soon as it may think."""

    def __init__(self, may_think: threading.Event) -> None:
        self.may_think = may_think

    def choose(self, masked: Any, seat: int, rng: random.Random) -> Sequence[Option]:
        assert self.may_think.wait(10)
        return [rng.choice(legal(masked, seat).options())]

    def explain(self, masked: Any, seat: int, rng: random.Random) -> tuple[Sequence[Option], str, Mapping[str, object]]:
        return self.choose(masked, seat, rng), "hint-any", {}


class Live:
    """A WebSocket with the document that it keeps up to date."""

    def __init__(self, device: Device, table: str, seat: int | None = None, lang: str = "en") -> None:
        self.device, self.table, self.seat, self.lang = device, table, seat, lang
        self.doc: dict[str, Any] = {}
        self.folded: dict[str, Any] = {}  # as it came
        self.seq = 0
        self.answers: dict[str, dict[str, Any]] = {}
        self.farewell = ""
        self.socket: ClientConnection = device.socket(table)
        self.hello()
        self.until(bool)

    def hello(self) -> None:
        seat = {} if self.seat is None else {"seat": self.seat}
        self.send({"t": "hello", "lang": self.lang, **seat})

    def send(self, message: object) -> None:
        self.socket.send(message if isinstance(message, str) else json.dumps(message))

    def hear(self, seconds: float = 30.0) -> dict[str, Any]:
        """The next message, with its effect; TimeoutError when none comes."""
        text = str(self.socket.recv(seconds))
        self.device.heard.append(text)
        told: dict[str, Any] = json.loads(text)
        if told["t"] == "doc":
            self._show(told["doc"], told["seq"])
        elif told["t"] == "patch":
            assert told["seq"] == self.seq + 1
            self._show(merged(self.folded, told["patch"]), told["seq"])
        elif told["t"] in ("ok", "no"):
            self.answers[told["key"]] = told
        elif told["t"] == "bye":
            self.farewell = told["text"]
        return told

    def _show(self, folded: dict[str, Any], seq: int) -> None:
        self.folded, self.doc, self.seq = folded, unfolded(folded), seq

    def until(self, fits: Callable[[dict[str, Any]], bool], seconds: float = 60.0) -> dict[str, Any]:
        """Listen until the document fits."""
        deadline = time.monotonic() + seconds
        while not fits(self.doc):
            self.hear(max(0.01, deadline - time.monotonic()))
        return self.doc

    def ask(self, message: dict[str, Any], key: str = "") -> dict[str, Any]:
        """Send a command and wait for its answer."""
        key = key or secrets.token_hex(6)
        self.answers.pop(key, None)
        self.send({**message, "key": key})
        while key not in self.answers:
            self.hear()
        return self.answers[key]

    def do(self, *chain: str, seat: int | None = None, question: str = "", key: str = "") -> dict[str, Any]:
        question = question or self.doc["question"]["id"]
        seat = self.doc["you"]["seat"] if seat is None else seat
        return self.ask({"t": "do", "question": question, "seat": seat, "chain": list(chain)}, key)

    def close(self) -> None:
        self.socket.close()


class Device:
    """A browser: cookies of its own. `heard`: every text that it was ever sent."""

    def __init__(self, site: Site) -> None:
        self.site, self.heard = site, []
        self.http = httpx.Client(base_url=site.url, headers={"origin": site.url}, timeout=60, trust_env=False)

    heard: list[str]

    @property
    def cookie(self) -> str:
        return str(self.http.cookies.get(COOKIE) or "")

    def get(self, path: str, status: int = 200) -> Any:
        return self._told(self.http.get(f"/api/{path}"), status)

    def post(self, path: str, body: object, status: int = 200) -> Any:
        return self._told(self.http.post(f"/api/{path}", json=body), status)

    def _told(self, answer: httpx.Response, status: int) -> Any:
        self.heard.append(answer.text)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.text else None

    def socket(self, table: str, **headers: str) -> ClientConnection:
        sent = {"Origin": self.site.url, "Cookie": f"{COOKIE}={self.cookie}", **headers}
        origin = sent.pop("Origin")
        url = f"{self.site.url.replace('http', 'ws')}/api/tables/{table}/ws"
        return connect(url, additional_headers=sent, origin=origin, max_size=1 << 22, proxy=None, legacy=True)  # type: ignore[arg-type]

    def live(self, table: str, seat: int | None = None, lang: str = "en") -> Live:
        return Live(self, table, seat, lang)

    def table(self, *kinds: str, start: bool = True, **more: object) -> str:
        """A new table of the toy: `me`, `link` or `bot` for each seat."""
        seats = [{"kind": kind, "name": f"P{i}", "bot": "random" * (kind == "bot")} for i, kind in enumerate(kinds)]
        made = str(self.post("tables", {"game": "bids", "name": "T", "seats": seats, **more})["table"])
        if start and "link" not in kinds:
            self.post(f"tables/{made}/host", {"do": "start"})
        return made

    def host(self, table: str, do: str, status: int = 200, **more: object) -> Any:
        return self.post(f"tables/{table}/host", {"do": do, **more}, status)

    def invite(self, table: str, seat: int) -> Device:
        """A new device at a seat."""
        guest = self.site.device()
        guest.join(self.host(table, "link", seat=seat)["link"])
        return guest

    def join(self, link: str, status: int = 200) -> Any:
        _, _, table, _, token = link.removeprefix("/").split("/")
        return self.post(f"tables/{table}/join", {"token": token}, status)


class Site:
    """A running server on a folder of data."""

    base_url = ""

    def __init__(self, data: Path, settings: Settings) -> None:
        self.data, self.settings = data, settings
        self.devices: list[Device] = []
        self.bots_may_think = threading.Event()
        self.bots_may_think.set()
        self.start()

    @property
    def log(self) -> str:
        """What the server has logged."""
        return self.log_file.read_text()

    def start(self) -> None:
        self.data.mkdir(exist_ok=True)
        self.log_file = self.data.with_suffix(".log")
        structlog.configure(logger_factory=structlog.WriteLoggerFactory(self.log_file.open("a")))
        games = {"bids": bids.GAME}
        app = create_app(
            self.data, self.settings, games, self.base_url, make_bot=lambda name, rules: AnyBot(self.bots_may_think)
        )
        config = uvicorn.Config(app, port=0, log_level="error", access_log=False, timeout_graceful_shutdown=1)
        self.server, self.app = uvicorn.Server(config), app
        self._thread = threading.Thread(target=self.server.run, daemon=True)
        self._thread.start()
        deadline = time.monotonic() + 60
        while not self.server.started:
            assert time.monotonic() < deadline
            assert self._thread.is_alive()
            time.sleep(0.005)
        port = self.server.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"

    def stop(self) -> None:
        self.server.should_exit = True
        self._thread.join(20)

    def restart(self) -> None:
        """As after a power cut: everything comes from the database again."""
        self.stop()
        self.start()
        for device in self.devices:
            device.http.base_url = self.url  # type: ignore[assignment]
            device.http.headers["origin"] = self.url

    def until_bots_rest(self) -> None:
        """Wait until no bot has anything to do."""
        deadline = time.monotonic() + 60
        while self.services.opponents._tasks:
            assert time.monotonic() < deadline
            time.sleep(0.005)

    @property
    def services(self) -> Services:
        found: Services = self.app.state.services
        return found

    def device(self) -> Device:
        made = Device(self)
        self.devices.append(made)
        return made


QUICK = Settings(bot_pause=0.0, tables_per_hour=500, requests=100_000, messages=10_000, takebacks=10_000)


GONE = ConnectionClosed


def entries(site: Site, table: str) -> int:
    """How many entries the stored log has."""
    with sqlite3.connect(site.data / "signoria.db") as connection:
        return int(connection.execute("select count(*) from entries where table_id = ?", (table,)).fetchone()[0])


def bid_all(*lives: Live) -> None:
    """Each bids one."""
    for live in lives:
        assert live.do("bid:1")["t"] == "ok"
