"""Kings. 6.2.1"""

from __future__ import annotations

from typing import Final

from signoria.games.lords import people
from signoria.games.lords.ids import FIRST_LORD, KING, NEUTRAL
from signoria.games.lords.kinds import LEADER, SEAT
from signoria.games.lords.state import Lords
from signoria.kernel.state import ALL
from signoria.kernel.verbs import Signature

KING_MADE: Final = 360
VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final = (Signature(KING_MADE, "king-made", ("seat", SEAT), ("leader", LEADER)),)


def rise(s: Lords, seat: int) -> None:
    """After a card was gained: with enough allies of low Stature a player's own leader becomes king, and stays so until
    he dies. Emperors' cards do not count, and no other leader rises. 2.3.4.b3 6.2.1 6.2.1.b1
    6.2.1.b2"""
    p = s.players[seat]
    if p.king or p.out or p.emperor != NEUTRAL:
        return
    if len(vassals(s, seat)) >= s.tables.thrones.king_allies:
        p.king = True
        s.leaders[p.lord].stature = KING
        s.tell((KING_MADE, ALL, seat, p.lord))


def vassals(s: Lords, seat: int) -> list[int]:
    """The allies that make a player king: vassals and dukes. 2.3.4.b1 2.3.4.b2 6.2.1"""
    most = s.tables.thrones.king_stature
    return [x for x in people.allies(s, seat) if x >= FIRST_LORD and s.leaders[x].stature <= most]
