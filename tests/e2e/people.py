"""People at browsers: what they see, what reaches them, and how they answer."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable, Sequence
from itertools import chain, count
from typing import Any

from hosted import Site
from playwright.sync_api import Browser, ConsoleMessage, Locator, Response, TimeoutError, WebSocket, expect

from sites import merged, unfolded

Doc = dict[str, Any]
WIDE, MIDDLE, PHONE = (1440, 900), (1024, 768), (390, 844)
PATIENCE = 40.0  # seconds that a condition may take on a busy machine
expect.set_options(timeout=PATIENCE * 1000)
# what a browser itself says of a server that was stopped on purpose, or of an answer with a status of 400 and more
EXPECTED = re.compile(r"WebSocket connection to|net::ERR|Failed to load resource")


class Person:
    """One browser context with one page; `doc` is the last document that the page was sent."""

    def __init__(self, browser: Browser, site: Site, size: tuple[int, int] = WIDE, **how: Any) -> None:
        width, height = size
        context: dict[str, Any] = {"viewport": {"width": width, "height": height}, "reduced_motion": "reduce", **how}
        self.site = site
        self.context = browser.new_context(base_url=site.url, locale="en-GB", **context)
        self.context.set_default_timeout(PATIENCE * 1000)
        self.faults: list[str] = []  # console errors and uncaught exceptions
        self.frames: list[str] = []  # every WebSocket message received
        self.answers: list[Response] = []
        self.doc: Doc = {}
        self.folded: Doc = {}  # as it came
        self.page = self.context.new_page()
        self._listen()

    def _listen(self) -> None:
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("websocket", self._socket)
        self.page.on("response", self._answer)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not EXPECTED.search(message.text):
            self.faults.append(message.text)

    def _answer(self, response: Response) -> None:
        self.answers.append(response)

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(str(frame)))

    def _hear(self, frame: str) -> None:
        self.frames.append(frame)
        told = json.loads(frame)
        if told["t"] == "doc":
            self.folded = told["doc"]
        elif told["t"] == "patch":
            self.folded = merged(self.folded, told["patch"])
        self.doc = unfolded(self.folded) if self.folded else {}

    # ---- tables --------------------------------------------------------------------------------------------------

    def api(self, path: str, body: Doc | None = None, ok: bool = True) -> Any:
        """Ask the server with this person's cookies; the answer's JSON."""
        request = self.context.request
        answer = request.get(f"/api/{path}") if body is None else request.post(f"/api/{path}", data=body)
        assert answer.ok == ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json()

    def table(self, seats: Sequence[str], start: bool = True, **plan: Any) -> str:
        """A table made without the form; seats: `me`, `link`, or a bot's name. Returns its id."""
        names = chain(("Ginevra", "Lapo", "Isotta", "Bartolo"), (f"Guest {n}" for n in count(5)))
        rows = [
            {"kind": kind, "name": next(names)}
            if kind in ("me", "link")
            else {"kind": "bot", "bot": kind, "name": next(names)}
            for kind in seats
        ]
        table = str(self.api("tables", {"game": "lorenzo", "name": "Supper", "seats": rows, **plan})["table"])
        if start and "link" not in seats:
            self.host(table, "start")
        return table

    def host(self, table: str, do: str, **more: Any) -> Any:
        return self.api(f"tables/{table}/host", {"do": do, **more})

    def open(self, path: str = "") -> None:
        """Go to a hash route and wait until the page is drawn."""
        self.page.goto(f"/#/{path}")
        expect(self.page.locator("main h1").first).to_be_attached()

    def sit(self, table: str) -> None:
        """Open a table that was begun, and wait for its board."""
        self.open(f"t/{table}")
        expect(self.page.locator(".app .dec, .app .fin").first).to_be_visible()

    # ---- waiting -------------------------------------------------------------------------------------------------

    def until(self, what: Callable[[Doc], object], why: str = "") -> Doc:
        """Wait until the document is as `what` says."""
        deadline = time.monotonic() + PATIENCE
        while not (self.doc and what(self.doc)):
            assert time.monotonic() < deadline, f"waited in vain {why}: {json.dumps(self.doc.get('question'))[:600]}"
            self.page.evaluate("() => new Promise((done) => setTimeout(done, 10))")
        return self.doc

    @property
    def asked(self) -> bool:
        return bool(self.doc.get("question", {}).get("mine")) and self.doc["table"]["status"] == "running"

    @property
    def over(self) -> bool:
        return "result" in self.doc

    def my_turn(self) -> Doc:
        return self.until(lambda doc: self.asked or self.over, "for my turn")

    # ---- the table's parts ---------------------------------------------------------------------------------------

    @property
    def rows(self) -> Locator:
        """The options of the decision list."""
        return self.page.locator(".dec .opt")

    @property
    def confirm(self) -> Locator:
        return self.page.locator(".dec .foot .main")

    @property
    def undo(self) -> Locator:
        return self.page.locator(".dec .foot .acts button").first

    def drawn(self) -> None:
        """Wait until the page has drawn what was heard: frames come here before it has."""
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")

    def answer(self, rng: random.Random, avoid: str = "\0") -> str:
        """Choose any option from the decision list and confirm it; its words. `avoid`: what those may not hold."""
        self.drawn()
        before = self.doc["question"]["id"]
        texts = self.rows.all_inner_texts()
        assert texts, "I am asked, and there is no option"
        fit = [i for i, text in enumerate(texts) if avoid not in text]
        chosen = rng.choice(fit)
        self.press(chosen)
        self.until(lambda doc: doc.get("question", {}).get("id") != before or self.over, "for the next question")
        return texts[chosen]

    def press(self, row: int) -> None:
        """Choose a row and confirm it; once more where the list was drawn anew in between."""
        for _ in range(5):
            try:
                self.rows.nth(row).click(timeout=4000)
                self.confirm.click(timeout=4000)
            except TimeoutError:
                continue
            return
        self.confirm.click()

    def go_on(self) -> None:
        """Take the first option there is, and wait until something else is asked."""
        self.drawn()
        before = self.doc["question"]["id"]
        self.press(0)
        self.until(lambda doc: self.over or doc["question"]["id"] != before, "for the next question")

    def close(self) -> None:
        self.context.close()
