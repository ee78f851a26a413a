"""Plays out of turn: what every player may do while anybody is waited for. 4.14.t1, 4.15, 5.14.1

Standing orders may be changed always. All else is closed in rounds of movement and conflict (`Lords.moving`), before
the colours are chosen, and to players who are out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from signoria.games.lords import standing
from signoria.games.lords.conflict import prisons
from signoria.games.lords.deals import fair
from signoria.games.lords.ids import NEUTRAL
from signoria.games.lords.intrigue import machiavelli
from signoria.games.lords.papacy import powers
from signoria.games.lords.state import Lords
from signoria.games.lords.trade import passage
from signoria.games.lords.voyages import cape
from signoria.games.lords.year import ending
from signoria.kernel.menu import Menu, Option

CHAPTERS: Final = (machiavelli, prisons, powers, passage, cape, fair, ending)

_TAKERS: Final[dict[int, Callable[[Lords, int, Option], None]]] = {
    verb.code: chapter.take_anytime for chapter in CHAPTERS for verb in chapter.ANYTIME_VERBS
}


def offer(s: Lords, seat: int, menu: Menu) -> None:
    """Everything that the seat may do out of turn now."""
    standing.offer_standing(s, seat, menu)
    if s.moving or s.players[seat].out or s.players[seat].colour == NEUTRAL:
        return
    for chapter in CHAPTERS:
        chapter.offer_anytime(s, seat, menu)


def take(s: Lords, seat: int, option: Option) -> None:
    """Carry one out."""
    if option[0] in (standing.STAND, standing.LIMIT):
        standing.take_standing(s, seat, option)
    else:
        _TAKERS[option[0]](s, seat, option)
