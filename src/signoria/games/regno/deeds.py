"""Enterprise VP: won and lost in play. R20.2; they may fall below zero (C216)."""

from __future__ import annotations

from typing import Final

from signoria.games.regno.state import Regno
from signoria.kernel.state import ALL

DEED_DONE: Final = 3  # event: a seat, what it did, how many VP


def deed(s: Regno, seat: int, what: int, vp: int) -> None:
    """A seat's enterprise VP change by `vp` for a deed of `ids.DEEDS`. Limits of a year are the caller's affair."""
    if vp:
        s.realms[seat].deeds[what] += vp
        s.tell((DEED_DONE, ALL, seat, what, vp))


def enterprise(s: Regno, seat: int) -> int:
    """The sum so far."""
    return sum(s.realms[seat].deeds)
