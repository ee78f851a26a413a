"""A file of a stranger's is read for the first time in a process of its own, with an end to its time and memory.

What it holds is bounded and checked, so this is the second line: whatever a file makes rules code do, the server stays.
"""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from typing import Any, Final, Literal

from signoria.kernel import matchfile, position
from signoria.kernel.files import FileError
from signoria.kernel.game import Game, SetupError

MEMORY: Final = 1 << 30  # bytes

Kind = Literal["match", "position"]


class TooMuch(Exception):
    """A file that takes too long to read, or too much memory."""


def attempt(kind: Kind, text: str, rules: Game[Any], seconds: float) -> None:
    """Read a file there. TooMuch when it comes to no end; whether the file is any good is not asked here."""
    command = [sys.executable, "-m", "signoria.server.trying", kind, type(rules).__module__, str(int(seconds) + 1)]
    there = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    try:
        done = subprocess.run(command, input=text.encode(errors="surrogatepass"), env=there, timeout=seconds,
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)  # fmt: skip
    except subprocess.TimeoutExpired:
        raise TooMuch from None
    if done.returncode != 0:
        raise TooMuch


def main(kind: str, module: str, seconds: int) -> None:
    """In that process."""
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))  # if the server should die meanwhile
    rules: Game[Any] = importlib.import_module(module).GAME

    def find(name: str) -> Game[Any]:
        if name != rules.name:
            raise SetupError(f"this is no file of {rules.name}")
        return rules

    try:
        data = sys.stdin.buffer.read()
        if kind == "match":
            matchfile.load(data, find)
        else:
            position.read(data, find)
    except (FileError, SetupError):
        return  # the server finds the same and says so


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
