"""What every test may use: markers, the fuzz budget, a running server, a browser."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from sites import free_port

if TYPE_CHECKING:
    from playwright.sync_api import Browser

MARKERS = (
    "clause(*ids): the clauses that this test proves, like lorenzo:L-26",
    "fuzz(game): plays on by chance for the fuzz budget; `make soak` runs only these",
    "chromium: needs a browser; set by itself on every test that uses one",
)
BROWSERS = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", help="fuzz only this game")
    parser.addoption("--minutes", type=float, default=0.75, help="fuzz budget a game")


def pytest_configure(config: pytest.Config) -> None:
    for marker in MARKERS:
        config.addinivalue_line("markers", marker)


@pytest.hookimpl(tryfirst=True)  # before -m chooses
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker("chromium")
    game = config.getoption("--game")
    if game:
        others = [item for item in items if (mark := item.get_closest_marker("fuzz")) and game not in mark.args]
        config.hook.pytest_deselected(items=others)
        items[:] = [item for item in items if item not in others]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What fuzz tests noted with `record_property("fuzz", …)`, the seeds among it, also from xdist's workers."""
    for kind in ("passed", "failed"):
        for report in terminalreporter.stats.get(kind, ()):
            for name, value in getattr(report, "user_properties", ()):
                if name == "fuzz" and report.when == "call":
                    terminalreporter.write_line(f"fuzz: {value}")


@pytest.fixture
def fuzz_seconds(request: pytest.FixtureRequest) -> float:
    """How long one game is fuzzed."""
    return 60 * float(request.config.getoption("--minutes"))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    """The address of a `signoria serve` of this test's own, with its data in tmp_path/data."""
    port, log = free_port(), tmp_path / "server.log"
    command = [sys.executable, "-m", "signoria", "serve", "--port", str(port), "--data", str(tmp_path / "data")]
    with log.open("wb") as output, subprocess.Popen(command, stdout=output, stderr=output) as process:
        try:
            deadline = time.monotonic() + 60
            while True:
                try:
                    socket.create_connection(("127.0.0.1", port), 0.2).close()
                    break
                except OSError:
                    if process.poll() is not None or time.monotonic() > deadline:
                        pytest.fail(f"signoria serve did not start:\n{log.read_text(errors='replace')}")
                    time.sleep(0.05)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(10)


# Not for the session: while Playwright's sync API is open, asyncio.run fails in every later test.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    from playwright.sync_api import sync_playwright

    path = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    if path is None:
        pytest.fail("this test needs Chromium; on Debian: sudo apt-get install chromium (or set CHROMIUM to its path)")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield chromium
        chromium.close()
