"""Six little games that hold the hard situations of heavier ones, so that the kernel is proved before they come.

spies    two seats commit in secret, one looks at a card, both reveal
battle   the defender is asked in the middle of the attacker's turn; both owners choose losses at once
auction  17 seats, one visit each: standing maximum bids, passes, bids when called
tricks   plays out of turn by seats that nobody asks, while others answer at once and unseen
offers   offers with escrow and a pledge: answered, withdrawn, expired, lapsed
march    a stack that picks up and drops off over a map of 150 places
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from signoria.kernel.chance import Chance, Seeded
from signoria.kernel.engine import guess_answers
from signoria.kernel.game import Game, Line, Setup, SetupError
from signoria.kernel.pack import pack, revive
from signoria.kernel.state import Asking, State, Step
from signoria.kernel.verbs import Grammar, Kind, Signature


class Toy(State):
    """What the toys share."""

    points: list[int]

    def hide(self, seat: int | None) -> None:
        """Blot out, in place, what `seat` may not know of the toy's own columns."""

    def guess(self, seat: int, rng: random.Random) -> None:
        """Fill in, in place, what `hide` has blotted out, at random."""


T = TypeVar("T", bound=Toy)


class ToyGame(Game[T]):
    """A toy as the product sees it. A toy gives its state, its first step and its grammar."""

    version = 1
    package = "toys"
    switches = ()
    rounds = 3

    def __init__(
        self,
        name: str,
        seats: Sequence[int],
        state: type[T],
        steps: Sequence[type[Step[T]]],
        verbs: Sequence[Signature],
        events: Sequence[Signature] = (),
        kinds: Sequence[Kind] = (),
    ) -> None:
        self.name, self.seats, self.state, self.steps = name, tuple(seats), state, tuple(steps)
        self.grammar = Grammar(verbs, events, kinds)

    def new(self, setup: Setup, chance: Chance) -> T:
        if setup.sets:
            raise SetupError(f"{self.name} has no numbers to change")
        return self.deal(setup.seats, chance)

    def deal(self, seats: int, chance: Chance) -> T:
        """A new state."""
        raise NotImplementedError

    def mask(self, s: T, seat: int | None) -> T:
        masked = s.copy()
        masked.mask_shared(seat)
        masked.hide(seat)
        return masked

    def imagine(self, masked: T, seat: int, rng: random.Random) -> T:
        whole = masked.copy()
        whole.guess(seat, rng)
        guess_answers(whole, rng)
        whole.chance = Seeded(rng.randbytes(32))
        return whole

    def sheet(self, s: T, seat: int) -> list[Line]:
        return [Line("points", s.points[seat], "toy:1")]

    def places(self, s: T) -> list[int]:
        return [1 + sum(x > mine for x in s.points) for mine in s.points]

    def classes(self) -> Mapping[str, type]:
        return {kind.__name__: kind for kind in (self.state, Asking, *self.steps)}

    def restore(self, packed: Mapping[str, Any], setup: Setup, chance: Chance) -> T:
        return revive(packed, self.classes(), self.new(replace(setup, position=None), chance))

    def board(self, masked: T, seat: int | None) -> dict[str, Any]:
        return {"state": pack(masked)}

    def question(self, masked: T, seat: int) -> tuple[str, dict[str, object]]:
        return "toy", {"seat": ("seat", seat)}

    def names(self, language: str, sets: Mapping[str, int]) -> Mapping[str, str]:
        return {"coin-gold": {"en": "gold", "it": "oro"}[language]}

    def catalog(self, language: str, setup: Setup) -> dict[str, Any]:
        return {}


def toy(name: str) -> ToyGame[Any]:
    """The toy of a name; SetupError when there is none. Stands in for `kernel.game.game`."""
    from toys import auction, battle, march, offers, spies, tricks

    for game in (auction.GAME, battle.GAME, march.GAME, offers.GAME, spies.GAME, tricks.GAME):
        if game.name == name:
            return game
    raise SetupError(f"there is no game {name!r}")


NAMES = ("spies", "battle", "auction", "tricks", "offers", "march")
