"""Changes of alignment. 5.14.3, 5.14.4 STUB"""

from __future__ import annotations

from signoria.games.lords.state import Lords


def align(s: Lords, seat: int, empire: int) -> None:
    """The seat is of that colour from now on, with all that follows: cards given up, counters, leaders. 5.14.3 5.14.4
    STUB"""
    s.players[seat].colour = empire
