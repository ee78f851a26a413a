"""War: on whom, and for what. Chapter 12, R5.6

A war is begun for a province that our armies can take or besiege at once, on who is not stronger than we are.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from signoria.games.regno.forces import plus
from signoria.games.regno.pieces import NO_UNITS
from signoria.games.regno.plans import sieges
from signoria.games.regno.plans.outlook import Choice, Outlook
from signoria.games.regno.plans.targets import (
    HOPE,
    PIECE,
    WAR_YEAR,
    armies,
    fighters,
    judge,
    own_strength,
    prize,
)
from signoria.games.regno.realm.territory import are_allied
from signoria.games.regno.warfare import war

BOLD: Final = 0.9  # times the strength of a neighbour, to declare war on it
MODEST_SPOILS: Final = 120  # florins below which a province is no reason for war
ANSWER: Final = 90  # florins that the other's blows will cost when it is as strong as we are
SECOND: Final = 0.3  # of its next province: a war goes on
LOSSES: Final = 0.6  # of our men that the first attack may cost


class Campaign(NamedTuple):
    """A war that could be begun now."""

    worth: float
    other: int
    place: int  # of the first attack


def campaign(o: Outlook) -> Campaign | None:
    """The war that promises most; None: none is worth it."""
    return o.once("campaign", lambda: _campaign(o))


def _campaign(o: Outlook) -> Campaign | None:
    if o.enemies or o.s.year < WAR_YEAR or o.seasons_left < 1:
        return None
    best: Campaign | None = None
    mine = own_strength(o, o.seat)
    marching = armies(o)
    for other in o.rivals:
        theirs = own_strength(o, other)
        if mine < BOLD * theirs + 1 or war.pact_between(o.s, o.seat, other) or are_allied(o.s, o.seat, other):
            continue
        goals = dict.fromkeys(
            near for a in marching for near in o.s.tables.atlas.neighbours[a] if o.at(near).owner == other
        )
        found = sorted(((_first_blow(o, place), place) for place in goals), reverse=True)
        if not found:
            continue
        worth = found[0][0] + SECOND * sum(max(0.0, x) for x, _ in found[1:]) - ANSWER * theirs / mine
        if worth > MODEST_SPOILS and (best is None or worth > best.worth):
            best = Campaign(worth, other, found[0][1])
    return best


def _first_blow(o: Outlook, place: int) -> float:
    """What the armies next to a province would win there together."""
    there = NO_UNITS
    for a, counts in armies(o).items():
        if place in o.s.tables.atlas.neighbours[a] and not sieges.is_held(o, a):
            there = plus(there, counts)
    if not fighters(there):
        return 0.0
    f = judge(o, place, there)
    if f.won and f.lost <= LOSSES * fighters(there):
        return HOPE * prize(o, place) * (0.6 if f.is_long else 1.0) - f.lost * PIECE
    return sieges.worth(o, place, there, judge(o, place, there, most=6))


def worth(o: Outlook) -> float:
    """Florins that an Order 2 would be worth for a war that is not yet declared."""
    found = campaign(o)
    return found.worth if found is not None else 0.0


def declare(o: Outlook) -> Choice | None:
    """At the start of an activation with an Order 2."""
    if not o.listed(war.DECLARE) or 2 not in o.realm.program:
        return None
    found = campaign(o)
    if found is None or not o.has((war.DECLARE, found.other)):
        return None
    return o.pick((war.DECLARE, found.other), "declare-war")


def is_waged(o: Outlook) -> bool:
    """Is there an enemy's province that we besiege?"""
    return any(o.at(p).besieger == o.seat and o.at(p).owner in o.enemies for p in o.s.tables.atlas.provinces)
