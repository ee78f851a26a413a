"""What a bot is. It sees a masked state (`Game.mask`) and may do with it as it likes: nothing in there is secret."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, Protocol

from signoria.kernel.chance import OutcomeNeeded
from signoria.kernel.engine import apply
from signoria.kernel.game import Chain
from signoria.kernel.menu import AMOUNT, Listing, Option
from signoria.kernel.state import Asking, State

Reasoned = tuple[Chain, str, Mapping[str, object]]


class Bot(Protocol):
    """Keeps nothing between two calls: the same masked state and the same dice give the same answer."""

    def choose(self, masked: Any, seat: int, rng: random.Random, /) -> Chain:
        """The options that answer the seat's question, in order. Later ones hold as long as nothing is drawn or shown.

        `masked` stays as it is. The seat must be asked.
        """

    def explain(self, masked: Any, seat: int, rng: random.Random, /) -> Reasoned:
        """The same, with the id of the words that say why (`because-…` in the game's words) and their arguments."""


def goes_on(state: State, seat: int, option: Option) -> bool:
    """Apply an option to a bot's own copy. False where a view cannot tell its end: at chance, and among answers that
    are given at once and unseen."""
    if isinstance(state.agenda[-1], Asking):
        return False
    try:
        apply(state, seat, option)
    except OutcomeNeeded:
        return False
    return True


def at_random(listing: Listing, rng: random.Random) -> Option:
    """The option of a listing, its amount drawn evenly."""
    if not listing[0] & AMOUNT:
        return listing
    least, most, step = listing[-3:]
    return (*listing[:-3], least + step * rng.randrange((most - least) // step + 1))
