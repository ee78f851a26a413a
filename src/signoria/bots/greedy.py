"""The bot that looks ahead over each of its possible moves to the end of its own turn, and takes the best one.

What a position is worth, which options deserve a look and where a move ends is the game's to say: its module `value`
has a function `judge(masked, seat)` that gives a `Judge`.
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol

from signoria.bots.base import Reasoned, goes_on
from signoria.kernel.engine import legal
from signoria.kernel.game import Chain, Game
from signoria.kernel.menu import Menu, Option
from signoria.kernel.state import Asking


class Judge(Protocol):
    """A game's judgement for one seat and one decision. Reads only what the seat may know; changes no state."""

    def ahead(self, s: Any, /) -> Any:
        """The position to look ahead from: this one, or a copy in which the judge stands in for some of the chance."""

    def candidates(self, s: Any, menu: Menu, /) -> list[Option]:
        """The options worth a look, at least one; of two that differ only for the worse, one."""

    def worth(self, s: Any, /) -> float:
        """What the position is worth to the seat, in points at the end."""

    def unseen(self, s: Any, option: Option, /) -> float:
        """What an answer is worth that is given at once with others' and cannot be tried out."""

    def within(self, s: Any, /) -> bool:
        """Is the seat asked, and does the question still belong to the move that it has begun?"""

    def aside(self, option: Option, /) -> bool:
        """Does the same question come again after it? Then it is taken whenever it gains anything."""

    def reason(self, before: Any, after: Any, chain: Chain, /) -> tuple[str, Mapping[str, object]]:
        """Id and arguments of the words that say what speaks for a move."""


class Move(NamedTuple):
    """A chain to the end of a move, and the position that it leads to as far as a view can tell."""

    chain: Chain
    worth: float
    after: Any


LEAST_GAIN = 0.05  # points that a move on the side must bring


class Greedy:
    """The bot `greedy`. Deterministic: of equals it takes what is listed first."""

    def __init__(self, rules: Game[Any]) -> None:
        self.judge: Callable[[Any, int], Judge] = importlib.import_module(f"{rules.package}.value").judge

    def choose(self, masked: Any, seat: int, rng: random.Random, /) -> Chain:
        judge = self.judge(masked, seat)
        return self._best(judge.ahead(masked), seat, judge).chain

    def explain(self, masked: Any, seat: int, rng: random.Random, /) -> Reasoned:
        judge = self.judge(masked, seat)
        s = judge.ahead(masked)
        move = self._best(s, seat, judge)
        if move.after is s and not isinstance(s.agenda[-1], Asking):
            move = self._completed(s, seat, judge, move.chain[0])
        return move.chain, *judge.reason(s, move.after, move.chain)

    def _best(self, s: Any, seat: int, judge: Judge) -> Move:
        options = judge.candidates(s, legal(s, seat))
        if isinstance(s.agenda[-1], Asking):
            return max((Move((option,), judge.unseen(s, option), s) for option in options), key=_worth)
        asides = [option for option in options if judge.aside(option)]
        others = [option for option in options if not judge.aside(option)]
        best = max((self._completed(s, seat, judge, option) for option in asides), key=_worth, default=None)
        if best is None or (others and best.worth <= judge.worth(s) + LEAST_GAIN):
            if len(others) == 1:  # nothing to compare it with
                return Move((others[0],), 0.0, s)
            best = max((self._completed(s, seat, judge, option) for option in others), key=_worth)
        return best

    def _completed(self, s: Any, seat: int, judge: Judge, option: Option) -> Move:
        """The move that begins with an option; each later question is answered by the best next position."""
        state = s.copy()
        chain = [option]
        known = goes_on(state, seat, option)
        while known and judge.within(state):
            options = judge.candidates(state, legal(state, seat))
            if len(options) == 1:
                option = options[0]
                known = goes_on(state, seat, option)
            else:
                best = max((_stepped(state, seat, judge, option) for option in options), key=lambda step: step[1])
                option, _, state, known = best
            chain.append(option)
        return Move(tuple(chain), judge.worth(state), state)


def _stepped(s: Any, seat: int, judge: Judge, option: Option) -> tuple[Option, float, Any, bool]:
    """An option, what its position is worth, the position, and whether more is known."""
    state = s.copy()
    known = goes_on(state, seat, option)
    return option, judge.worth(state), state, known


def _worth(move: Move) -> float:
    return move.worth
