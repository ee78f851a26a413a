"""The bot of a game that plans by rules of thumb instead of looking ahead: its module `policy` says what to do.

`<package>/policy.py` has a function `decide(masked, seat, menu, rng)` that gives one listed option, with the id and
arguments of the words that say why. It reads only what the seat may know and changes no state.
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable, Mapping
from typing import Any

from signoria.bots.base import Reasoned, goes_on
from signoria.kernel.engine import legal
from signoria.kernel.game import Chain, Game
from signoria.kernel.menu import Menu, Option

Decision = tuple[Option, str, Mapping[str, object]]


class Planned:
    """The bot `greedy` of such a game."""

    def __init__(self, rules: Game[Any]) -> None:
        module = importlib.import_module(f"{rules.package}.policy")
        self.decide: Callable[[Any, int, Menu, random.Random], Decision] = module.decide

    def choose(self, masked: Any, seat: int, rng: random.Random, /) -> Chain:
        return self.explain(masked, seat, rng)[0]

    def explain(self, masked: Any, seat: int, rng: random.Random, /) -> Reasoned:
        """The choice with its reason, and what completes it where it is the first part of one."""
        option, reason, arguments = self.decide(masked, seat, legal(masked, seat), rng)
        chain, state = [option], masked.copy()
        while goes_on(state, seat, chain[-1]) and state.agenda and state.agenda[-1].unfinished():
            chain.append(self.decide(state, seat, legal(state, seat), rng)[0])
        return tuple(chain), reason, arguments
