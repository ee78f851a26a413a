"""What players have agreed to for one round of movement, and what they have refused, so that nobody is asked twice.

Consents stand in `Lords.leave` as (seat, what + colour), refusals in the asked `Player.refused`; both last to the end
of the round. (seat, colour) alone is the consent of 5.7.10.b1. Who has come from where, and who has set out how often,
stands there too.
"""

from __future__ import annotations

from typing import Final

from signoria.games.lords.ids import COLOURS, COUNTERS, LEADERS, NOWHERE, PLACES
from signoria.games.lords.state import Lords

LEAVE: Final = 0  # armies of that colour may leave Dukedoms where the seat's stand (5.7.10.b1)
BRIDGE: Final = 16  # land units of that colour may go over the seat's ships (5.7.6.b9)
DONE: Final = 32  # with a phase instead of a colour: the seat holds nothing back (5.6.1.b3)
STRAIT: Final = 48  # with a strait instead of a colour, refusals only (5.7.7)
PICK: Final = 64  # with a leader instead of a colour, refusals only (5.7.4.b2)
LEND: Final = 112  # with a seat instead of a colour: its leaders may pick up armies here (5.7.4.b2, agreed at the fair)
_LEFT: Final = 1024  # with 16 * counter + points, in place of a seat the leader who left it behind (leading)
_TIMES: Final = 8192  # with how often a piece, in place of a seat, has set out
_MOST: Final = 16
_CAME: Final = 16384  # with the place from which a piece has come


def lets(s: Lords, seat: int, what: int, of: int) -> bool:
    """Has the seat agreed?"""
    return (seat, what + of) in s.leave


def allow(s: Lords, seat: int, what: int, of: int) -> None:
    """It agrees, for this round."""
    if not lets(s, seat, what, of):
        s.leave = (*s.leave, (seat, what + of))


def has_refused(s: Lords, seat: int, what: int, of: int, who: int) -> bool:
    """Has the seat refused it to `who` in this round?"""
    return (what, of, who) in s.players[seat].refused


def refuse(s: Lords, seat: int, what: int, of: int, who: int) -> None:
    """It does not agree, for this round."""
    p = s.players[seat]
    p.refused = (*p.refused, (what, of, who))


def came(s: Lords, piece: int) -> int:
    """From where a piece (a counter, or -1 - leader) has come into the city where it stands in this round, or NOWHERE.
    5.7.3.b3 5.7.7"""
    for who, what in s.leave:
        if what >= _CAME and who == piece:
            return what - _CAME
    return NOWHERE


def note_came(s: Lords, piece: int, place: int) -> None:
    """It has come from there; NOWHERE: it stands in no city."""
    kept = tuple([x for x in s.leave if x[1] < _CAME or x[0] != piece])
    s.leave = kept if place == NOWHERE else (*kept, (piece, _CAME + place))


def tired(s: Lords, piece: int) -> bool:
    """Has it set out so often that it stays now? Going in and out of a city costs nothing, and must have an end."""
    return (piece, _TIMES + _MOST) in s.leave


def count(s: Lords, piece: int) -> None:
    """It sets out once more."""
    times = next((n for who, n in s.leave if who == piece and _TIMES <= n < _CAME), _TIMES)
    s.leave = (*[x for x in s.leave if x != (piece, times)], (piece, min(times + 1, _TIMES + _MOST)))


def can_be(s: Lords, who: int, what: int) -> bool:
    """Can the rules have written such a row of `Lords.leave`? For positions that come in."""
    if what >= _TIMES:  # of a piece
        known = -LEADERS <= who < len(COUNTERS)
        return known and (_TIMES < what <= _TIMES + _MOST or _CAME <= what < _CAME + len(PLACES))
    if what >= _LEFT:
        return 0 <= who < LEADERS and what < _LEFT + 16 * len(COUNTERS)
    values = {LEAVE: len(COLOURS), BRIDGE: len(COLOURS), DONE: 3, LEND: s.seats}  # phases: of a turn
    return 0 <= who < s.seats and any(first <= what < first + n for first, n in values.items())
