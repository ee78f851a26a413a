"""The bot that lets chance decide: evenly over what is listed, then over the values of an amount."""

from __future__ import annotations

import random
from typing import Any

from signoria.bots.base import Reasoned, at_random, goes_on
from signoria.kernel.engine import legal
from signoria.kernel.game import Chain


class Uniform:
    """The bot `random`."""

    def choose(self, masked: Any, seat: int, rng: random.Random, /) -> Chain:
        option = at_random(rng.choice(legal(masked, seat).legal), rng)
        chain = [option]
        state = masked.copy()
        while goes_on(state, seat, chain[-1]) and state.agenda and state.agenda[-1].unfinished():
            chain.append(at_random(rng.choice(legal(state, seat).legal), rng))
        return tuple(chain)

    def explain(self, masked: Any, seat: int, rng: random.Random, /) -> Reasoned:
        return self.choose(masked, seat, rng), "because-chance", {}
