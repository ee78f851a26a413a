"""Stop-watches for one game's rules. Each function runs for a window of seconds and gives one number.

`python -m signoria.arena.gauge GAME SECONDS` prints those that a compiled build is compared by, as JSON: the bench runs
it on the tree of compiled modules. Time is the process's own (`time.process_time`), so that what else the machine does
counts as little as it can.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from time import process_time
from typing import Any, Final

from signoria.kernel.engine import apply, first_seat, legal, run
from signoria.kernel.game import Game, Setup, game, start
from signoria.kernel.match import Match, chance_of, key_of_seed, replay
from signoria.kernel.menu import AMOUNT, Option

SAMPLES: Final = 40  # least positions out of a few games, for the figures of single calls


def rate(work: Callable[[], int], seconds: float) -> float:
    """Units of work a second: `work` does some and says how many."""
    done = 0
    begun = process_time()
    while True:
        done += work()
        used = process_time() - begun
        if used >= seconds:
            return done / used


class Gauge:
    """The stop-watches of a game with its usual seats and options."""

    def __init__(self, name: str) -> None:
        self.rules: Game[Any] = game(name)
        self.setup = Setup(name, self.rules.usual)
        self._seed = 0
        self._rng = random.Random(1)
        self.positions = self._positions()
        self.match = self._match()

    def _start(self, seed: int) -> Any:
        state = start(self.rules, self.setup, chance_of(key_of_seed(seed)))
        run(state)
        return state

    def _positions(self) -> list[tuple[Any, int, Option]]:
        """(state, asked seat, an option that it may take), evenly out of three games of random play."""
        found: list[tuple[Any, int, Option]] = []
        played, step = 0, 1
        for seed in range(3):
            state = self._start(seed)
            while state.must:
                seat = first_seat(state.must)
                option = self._rng.choice(legal(state, seat).options())
                if played % step == 0:
                    found.append((state.copy(), seat, option))
                if len(found) == 2 * SAMPLES:
                    found, step = found[::2], 2 * step
                apply(state, seat, option)
                played += 1
        return found

    def decisions(self, seconds: float) -> float:
        """Decisions a second of random play: answered prompts with two options or more."""
        return rate(self._random_game, seconds)

    def _random_game(self) -> int:
        """Chance draws a listing, then a value of its amount."""
        self._seed += 1
        state = self._start(self._seed)
        draw = random.Random(self._seed).random
        decisions = 0
        while state.must:
            seat = first_seat(state.must)
            listed = legal(state, seat).legal
            option = listed[int(draw() * len(listed))]
            choice = len(listed) > 1
            if option[0] & AMOUNT:
                values = (option[-2] - option[-3]) // option[-1] + 1
                choice = choice or values > 1
                option = (*option[:-3], option[-3] + option[-1] * int(draw() * values))
            decisions += choice
            apply(state, seat, option)
        return decisions

    def copies(self, seconds: float) -> float:
        """Copies of a state a second."""

        def work() -> int:
            for state, _, _ in self.positions:
                state.copy()
            return len(self.positions)

        return rate(work, seconds)

    def menus(self, seconds: float) -> float:
        """Legal lists a second."""

        def work() -> int:
            for state, seat, _ in self.positions:
                legal(state, seat)
            return len(self.positions)

        return rate(work, seconds)

    def applied(self, seconds: float) -> float:
        """Options applied a second; copying the states before is not counted."""
        done, used = 0, 0.0
        while used < seconds:
            fresh = [(state.copy(), seat, option) for state, seat, option in self.positions * 5]
            begun = process_time()
            for state, seat, option in fresh:
                apply(state, seat, option)
            used += process_time() - begun
            done += len(fresh)
        return done / used

    def views(self, seconds: float) -> float:
        """Views a second: the masked state, what a screen draws of it, as JSON."""

        def work() -> int:
            for state, seat, _ in self.positions:
                self.view(state, seat)
            return len(self.positions)

        return rate(work, seconds)

    def view(self, state: Any, seat: int) -> bytes:
        """The JSON of a seat's view."""
        import msgspec

        return msgspec.json.encode(self.rules.board(self.rules.mask(state, seat), seat))

    def view_bytes(self) -> float:
        """Mean size of a view."""
        return sum(len(self.view(state, seat)) for state, seat, _ in self.positions) / len(self.positions)

    def _match(self) -> Match[Any]:
        """A whole match of random play, with its log."""
        match: Match[Any] = Match(self.rules, self.setup, key_of_seed(1))
        while not match.over:
            seat, chain = first_seat(match.state.must), list[Option]()
            trial = match.state.copy()
            while not chain or trial.agenda[-1].unfinished():  # a composition is one entry
                chain.append(self._rng.choice(legal(trial, seat).options()))
                apply(trial, seat, chain[-1])
                if not trial.agenda:
                    break
            match.choose(seat, chain)
        return match

    def replays(self, seconds: float) -> float:
        """Replays of a whole match a second, from its log."""

        def work() -> int:
            state = self._start(1)
            for entry in self.match.log:
                replay(state, entry)
            return 1

        return rate(work, seconds)

    def bot_games(self, bot: str, seconds: float) -> float:
        """Games a second with this bot on all seats."""
        from signoria.arena.play import Plan, Record, play

        plan = Plan(self.rules.name, (bot,) * self.setup.seats, 1, "bench")

        def work() -> int:
            self._seed += 1
            assert isinstance(play(plan, self._seed), Record)
            return 1

        return rate(work, seconds)


def is_compiled() -> bool:
    """Do the rules run as compiled modules?"""
    from signoria.kernel import engine

    return not (engine.__file__ or "").endswith(".py")


def main(name: str, seconds: float) -> None:
    gauge = Gauge(name)
    found = {"compiled": is_compiled(), "decisions": gauge.decisions(seconds), "copies": gauge.copies(seconds / 2)}
    print(json.dumps(found))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
