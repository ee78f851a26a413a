"""Who may know what, and how a bot may imagine the rest.

Secret are the limits that seats have named for the card under the hammer (`Auction.limits`), and the offers that they
are putting together. Standing orders and answers not yet revealed are the kernel's affair. The deck has no
order that anybody could know.
"""

from __future__ import annotations

import random

from signoria.games.lords import money
from signoria.games.lords.state import Lords
from signoria.kernel.chance import Seeded
from signoria.kernel.engine import guess_answers


def mask(s: Lords, seat: int | None) -> Lords:
    """A copy with only what the seat (None: a spectator) may know."""
    t = s.copy()
    t.mask_shared(seat)
    t.changes = [n if i == seat else 0 for i, n in enumerate(t.changes)]  # who has standing orders is secret too
    for i, player in enumerate(t.players):
        if i != seat:
            player.drafts = ()
    if t.auction is not None:
        t.auction.limits = [n if i == seat else 0 for i, n in enumerate(t.auction.limits)]
    return t


def imagine(masked: Lords, seat: int, rng: random.Random) -> Lords:
    """A whole state that agrees with what `seat` knows, with a chance of its own: others go up to a random part of what
    they have."""
    s = masked.copy()
    s.chance = Seeded(rng.randbytes(32))
    if s.auction is not None:
        for i in range(s.seats):
            if i != seat:
                s.auction.limits[i] = rng.randrange(s.gold[money.chest(i)] + s.gold[money.bid(i)] + 1)
    guess_answers(s, rng)
    return s
