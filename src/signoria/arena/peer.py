"""Catanatron, the fastest Python engine of a game of this size that we know of, measured in our units: a development
dependency (group `bench`) that nothing else imports."""

from __future__ import annotations

import random
from importlib.metadata import PackageNotFoundError, version
from typing import Any, Final

from signoria.arena.gauge import rate

NAME: Final = "catanatron"
MOST_TURNS: Final = 1000  # where its own command gives a game up


def installed() -> str:
    """Its version; empty when it is not there."""
    try:
        return version(NAME)
    except PackageNotFoundError:
        return ""


class Peer:
    """Four of its random players."""

    def __init__(self) -> None:
        from catanatron import Color, Game, RandomPlayer

        self._new: Any = lambda seed: Game([RandomPlayer(colour) for colour in Color], seed=seed)
        self._seed = 0
        self._middle = self._new(11)
        while self._middle.state.num_turns < 60 and self._middle.winning_color() is None:
            self._middle.play_tick()

    def decisions(self, seconds: float) -> float:
        """Decisions a second of random play: ticks at which two actions or more could be played."""
        before = random.getstate()  # its games seed the global generator
        try:
            return rate(self._random_game, seconds)
        finally:
            random.setstate(before)

    def _random_game(self) -> int:
        self._seed += 1
        game = self._new(self._seed)
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < MOST_TURNS:
            decisions += len(game.state.playable_actions) > 1
            game.play_tick()
        return decisions

    def copies(self, seconds: float) -> float:
        """Copies a second of a game in its 60th turn."""

        def work() -> int:
            for _ in range(50):
                self._middle.copy()
            return 50

        return rate(work, seconds)
