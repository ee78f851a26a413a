"""Ways to call `signoria`: in this process, in a pipe, and on a terminal of 24 lines."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from signoria.cli import main

COMMAND = (sys.executable, "-m", "signoria")
CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\r")

Call = Callable[..., Result]
Piped = subprocess.CompletedProcess[str]
Pipe = Callable[..., Piped]


@pytest.fixture
def call(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Call:
    """`call("verify", file, typed="…")`: in this process, in an empty folder."""
    monkeypatch.chdir(tmp_path)

    def run(*words: str | Path | int, typed: str = "") -> Result:
        return CliRunner().invoke(main, [str(word) for word in words], input=typed, prog_name="signoria")

    return run


@pytest.fixture
def pipe(tmp_path: Path) -> Pipe:
    """The same as a process of its own, with pipes for input and output."""

    def run(*words: str | Path | int, typed: str = "") -> Piped:
        command = [*COMMAND, *(str(word) for word in words)]
        return subprocess.run(
            command, input=typed, capture_output=True, text=True, cwd=tmp_path, timeout=120, check=False
        )

    return run


class Terminal:
    """A process on a terminal of 80 columns and 24 lines."""

    def __init__(self, words: Sequence[str], folder: Path) -> None:
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # a run in the background has left it a deaf ear
            os.chdir(folder)
            os.execve(
                COMMAND[0], [*COMMAND, *words], {**os.environ, "TERM": "xterm-256color", "COLUMNS": "", "LINES": ""}
            )
        fcntl.ioctl(self.fd, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.raw = ""

    def until(self, end: str) -> str:
        """What comes until the screen ends in `end`, as lines without colours."""
        got, deadline = "", time.monotonic() + 60
        while not CONTROL.sub("", got).rstrip(" ").endswith(end):
            if time.monotonic() > deadline:
                pytest.fail(f"no {end!r} came; but {got!r}")
            if select.select([self.fd], [], [], 0.5)[0]:
                try:
                    got += os.read(self.fd, 1 << 16).decode()
                except OSError:  # the process has ended
                    break
        self.raw += got
        return CONTROL.sub("", got)

    def type(self, line: str) -> None:
        os.write(self.fd, f"{line}\n".encode())

    def ended(self) -> int:
        """The exit code."""
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Callable[..., Terminal]]:
    opened: list[Terminal] = []

    def start(*words: str) -> Terminal:
        opened.append(Terminal(words, tmp_path))
        return opened[-1]

    yield start
    for each in opened:
        os.close(each.fd)  # hangs up on what still runs
