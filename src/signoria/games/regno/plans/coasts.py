"""Seas with something to do for a Merchant: neutral settlements and own ones on their coasts. 15.2, 10.2"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from signoria.games.regno.commerce.routes import is_unhindered
from signoria.games.regno.ids import NEUTRAL
from signoria.games.regno.plans.outlook import Outlook
from signoria.games.regno.seafaring.fleets import enemies_at, may_enter

REACH: Final = 2  # seas that a Merchant sails for a market


def nearest(o: Outlook, start: int, wanted: Callable[[Outlook, int], bool]) -> int | None:
    """The nearest sea of a kind within a few days' sail."""
    seen, ring = {start}, [start]
    for _ in range(REACH + 1):
        found = [sea for sea in ring if wanted(o, sea)]
        if found:
            return min(found)
        ring = sorted({x for sea in ring for x in o.s.tables.atlas.neighbours[sea] if x not in seen and is_open(o, x)})
        seen.update(ring)
    return None


def is_open(o: Outlook, sea: int) -> bool:
    return may_enter(o.s, o.seat, sea) and not enemies_at(o.s, o.seat, sea)


def is_market(o: Outlook, sea: int) -> bool:
    """Is there a neutral settlement on its coast?"""
    return any(o.at(p).owner == NEUTRAL and o.at(p).settlement and is_unhindered(o.s, p) for p in shores(o, sea))


def is_haven(o: Outlook, sea: int) -> bool:
    """Is there an own settlement on its coast?"""
    return any(o.at(p).owner == o.seat and o.at(p).settlement and is_unhindered(o.s, p) for p in shores(o, sea))


def shores(o: Outlook, sea: int) -> tuple[int, ...]:
    return o.s.tables.atlas.shores[sea]


def has_market(o: Outlook, sea: int) -> bool:
    """Would a Merchant in this sea have something to do?"""
    return nearest(o, sea, is_market) is not None
