"""Free actions of an activation, gathered from the chapters. R5.6

An Order's step ends its `offer` with `offer_free` and begins its `take` with `if take_free(…)`, and puts itself back.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from signoria.games.regno.commerce import deals, slaves
from signoria.games.regno.dynasties import captains, prisoners
from signoria.games.regno.reconstruction import offices, powers, spying
from signoria.games.regno.state import Regno
from signoria.games.regno.warfare import war
from signoria.kernel.menu import Menu, Option

CHAPTERS: Final = (slaves, war, prisoners, captains, offices, spying, deals)
FREE: Final = frozenset().union(*(chapter.FREE for chapter in CHAPTERS))  # verbs

# The free actions that can open an operation of an Order, by its number: peace ends sieges and blockades and lets one
# deal and marry, freed slaves are workers, indulgences bring unrest, a reconciled realm recruits for its faith.
OPENING: Final[Mapping[int, frozenset[int]]] = {
    1: slaves.FREE | {deals.OFFER_PEACE, powers.INDULGE, powers.ABSOLVE},
    2: slaves.FREE | {deals.OFFER_PEACE, powers.INDULGE, war.TRANSIT},
    3: frozenset({deals.OFFER_PEACE}),
    4: frozenset({deals.OFFER_PEACE}),
    5: prisoners.FREE | captains.FREE | {deals.OFFER_PEACE},
    6: frozenset({deals.OFFER_PEACE, powers.INDULGE}),
}


def offer_free(s: Regno, seat: int, menu: Menu) -> None:
    """What the seat may do at any moment of its activation without an Order."""
    for chapter in CHAPTERS:
        chapter.offer_free(s, seat, menu)


def take_free(s: Regno, seat: int, option: Option) -> bool:
    """Carry out a free action; False when the option is none."""
    for chapter in CHAPTERS:
        if option[0] in chapter.FREE:
            chapter.take_free(s, seat, option)
            return True
    return False
