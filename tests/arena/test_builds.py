"""Games are the same in another process, with other hash seeds, and compiled: `make test-compiled` runs this too."""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path

from signoria.arena.gauge import is_compiled
from signoria.arena.play import Plan, Record, play
from signoria.kernel.engine import apply, first_seat, legal, run
from signoria.kernel.game import Setup, game, start
from signoria.kernel.match import chance_of, key_of_seed
from signoria.kernel.pack import digest

SOURCE = Path(__file__).resolve().parents[2] / "src"
GAMES = 24
OPTIONS = ({}, {"rules": "base"}, {"leaders": "random", "tile_1_4": "one_choice", "passing": "free"})


def told() -> str:
    """A hash over menus, reasons, states and copies of random games in all sizes, and over two games of greedy bots."""
    seen = blake2b()
    rules = game("lorenzo")
    for seed in range(GAMES):
        state = start(rules, Setup("lorenzo", 2 + seed % 3, OPTIONS[seed % len(OPTIONS)]), chance_of(key_of_seed(seed)))
        run(state)
        count = 0
        while state.must:
            seat = first_seat(state.must)
            menu = legal(state, seat, explain=True)
            barred = [(option, why.clause, why.reason) for option, why in menu.barred]
            seen.update(repr((menu.legal, barred, menu.size())).encode())
            options = menu.options()
            count += 1
            if count % 20 == 0:
                seen.update(digest(state.copy(), b"").encode())
            apply(state, seat, options[(seed + count * 7) % len(options)])
        seen.update(digest(state, b"").encode())
    for number in range(2):
        record = play(Plan("lorenzo", ("greedy",) * 4, 2, "builds"), number)
        assert isinstance(record, Record)
        seen.update(repr(record).encode())
    return seen.hexdigest()


def test_the_plain_build_tells_the_same() -> None:
    env = {**os.environ, "PYTHONPATH": str(SOURCE), "PYTHONHASHSEED": "7"}
    done = subprocess.run([sys.executable, __file__], env=env, capture_output=True, text=True, check=True)
    build, hashed = done.stdout.split()
    assert build == "plain"
    assert hashed == told()


if __name__ == "__main__":
    print("compiled" if is_compiled() else "plain", told())
