"""Seas with something to do for ships: markets, havens, land that only they reach. 15.2, 10.2"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from signoria.games.regno.carriers import capacity, carrier, carriers_of, is_ship
from signoria.games.regno.commerce.routes import is_unhindered
from signoria.games.regno.ids import COMMERCE, FAIR, LOGGIA, MARKET, NEUTRAL, NOWHERE, PORT
from signoria.games.regno.plans.outlook import Outlook
from signoria.games.regno.seafaring.fleets import enemies_at, may_enter

REACH: Final = 2  # seas that a Merchant sails for a market
POSTS: Final = (MARKET, FAIR, LOGGIA, PORT)  # places of trade
BOTH: Final = 2  # level of Commerce that both want
LEGS: Final = 2  # seas that an army crosses: two of four points are for going aboard and ashore


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
    """Is there a neutral settlement on its coast, or a Port of a realm that trades with us?"""
    open_ = [p for p in shores(o, sea) if o.at(p).owner == NEUTRAL or is_partner(o, p)]
    return any(o.at(p).settlement and is_unhindered(o.s, p) for p in open_)


def is_partner(o: Outlook, place: int) -> bool:
    """Has a realm at peace a place of trade there, and would it trade with us? 10.3.1"""
    p = o.at(place)
    if p.owner not in o.rivals or p.owner in o.enemies or not any(p.buildings >> b & 1 for b in POSTS):
        return False
    return min(o.tech[COMMERCE], o.s.realms[p.owner].tech[COMMERCE]) >= BOTH


def is_haven(o: Outlook, sea: int) -> bool:
    """Is there an own settlement on its coast?"""
    return any(o.at(p).owner == o.seat and o.at(p).settlement and is_unhindered(o.s, p) for p in shores(o, sea))


def shores(o: Outlook, sea: int) -> tuple[int, ...]:
    return o.s.tables.atlas.shores[sea]


def has_market(o: Outlook, sea: int) -> bool:
    """Would a Merchant in this sea have something to do?"""
    return nearest(o, sea, is_market) is not None


# ---- land beyond the sea ---------------------------------------------------------------------------------------------


def ways(
    o: Outlook,
    start: int,
    legs: int,
    enters: Callable[[Outlook, int], bool] = is_open,
    ends: Callable[[Outlook, int], bool] = lambda o, sea: False,
) -> dict[int, tuple[int, ...]]:
    """By sea within reach: the seas to it, the start left out. Only seas that one `enters` are passed, and none beyond
    one where a way `ends`."""
    found: dict[int, tuple[int, ...]] = {start: ()}
    ring = [start]
    for _ in range(legs):
        fresh = []
        for here in ring:
            if here != start and ends(o, here):
                continue
            for sea in o.s.tables.atlas.neighbours[here]:
                if sea not in found and enters(o, sea):
                    found[sea] = (*found[here], sea)
                    fresh.append(sea)
        ring = fresh
    return found


def fleet(o: Outlook) -> list[int]:
    """Our ships that somebody governs."""
    return [i for i in carriers_of(o.s, o.seat) if is_ship(carrier(o.s, i))]


def spaces(o: Outlook) -> int:
    """Cargo spaces of all our ships."""
    return sum(capacity(o.s, i) for i in fleet(o))


def harbours(o: Outlook) -> list[int]:
    """Own provinces with a Port."""
    return [p for p in o.own if o.at(p).buildings >> PORT & 1]


def overseas(o: Outlook) -> list[int]:
    """Enemies' and neutrals' provinces that only ships reach from ours, where we have ships or a Port."""
    return o.once("overseas", lambda: _overseas(o))


def _overseas(o: Outlook) -> list[int]:
    if not fleet(o) and not harbours(o):
        return []
    atlas = o.s.tables.atlas
    seas = {sea for p in o.own for sea in atlas.coasts(p) if is_open(o, sea)}
    found = dict.fromkeys(p for start in sorted(seas) for sea in ways(o, start, LEGS) for p in shores(o, sea))
    land = {x for p in o.own for x in atlas.neighbours[p]}
    return [p for p in found if p not in land and o.at(p).owner != o.seat and o.is_enemy(p)]


def bases(o: Outlook, goal: int) -> list[int]:
    """Own coasts where an army goes aboard for a goal beyond the sea: by our ships, else where they are built."""
    atlas, ships = o.s.tables.atlas, {carrier(o.s, i).place for i in fleet(o)}
    seas = ships or {sea for p in harbours(o) for sea in atlas.coasts(p)}
    near = {sea for sea in seas if any(goal in shores(o, there) for there in ways(o, sea, LEGS))}
    return [p for p in o.own if near & set(atlas.coasts(p)) and o.at(p).besieger == NOWHERE]
