"""A `signoria serve` that can be stopped, killed and started again on the same port and data; matches to begin from."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from signoria import bots
from signoria.kernel import matchfile
from signoria.kernel.engine import seats_of
from signoria.kernel.game import Setup, game
from signoria.kernel.match import Match, key_of_seed

# bots answer at once, and one address may do all that a whole folder of tests does
QUICK = {"BOT_PAUSE": "0", "TABLES_PER_HOUR": "10000", "MESSAGES": "10000", "REQUESTS": "10000"}


class Site:
    """One server; `settings` go to it as `SIGNORIA_…`."""

    def __init__(self, folder: Path, settings: dict[str, str] | None = None) -> None:
        self.folder, self.settings = folder, {**QUICK, **(settings or {})}
        with socket.socket() as listener:
            listener.bind(("127.0.0.1", 0))
            self.port = int(listener.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def log(self) -> str:
        return (self.folder / "server.log").read_text(errors="replace")

    def start(self) -> None:
        words = ["-m", "signoria", "serve", "--port", str(self.port), "--data", str(self.folder / "data")]
        settings = {f"SIGNORIA_{name}": value for name, value in self.settings.items()}
        with (self.folder / "server.log").open("ab") as output:
            self.process = subprocess.Popen(
                [sys.executable, *words], stdout=output, stderr=output, env={**os.environ, **settings}
            )
        deadline = time.monotonic() + 60
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 0.2).close()
                return
            except OSError:
                if self.process.poll() is not None or time.monotonic() > deadline:
                    raise AssertionError(f"signoria serve did not start:\n{self.log}") from None
                time.sleep(0.05)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """As a power cut would."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(30)
            self.process = None


def played(
    seats: int,
    seed: int,
    until: Callable[[Match[Any]], bool],
    bot: str = "random",
    name: str = "lorenzo",
    **options: str,
) -> Match[Any]:
    """A match between bots, up to the first moment that `until` likes."""
    rules, rng = game(name), random.Random(seed)
    player = bots.make(bot, rules)
    match: Match[Any] = Match(rules, Setup(name, seats, options), key_of_seed(seed))
    while not match.over and not until(match):
        seat = seats_of(match.state.must)[0]
        match.choose(seat, player.choose(rules.mask(match.state, seat), seat, rng))
    return match


def file_of(match: Match[Any]) -> str:
    """The whole match file's text, its seed included."""
    return matchfile.write(match, "all")
