"""Attacks that can be made now: to take a province, or to lay siege where it is not to be had yet. 12.1, 13.8"""

from __future__ import annotations

from typing import Final, NamedTuple

from signoria.games.regno.forces import plus
from signoria.games.regno.pieces import NO_UNITS, Counts
from signoria.games.regno.plans import sieges
from signoria.games.regno.plans.odds import ROUNDS, Forecast, strength
from signoria.games.regno.plans.outlook import Outlook
from signoria.games.regno.plans.targets import PIECE, fighters, is_walled, judge, prize, waiting
from signoria.games.regno.realm.territory import is_breached
from signoria.games.regno.warfare.moving import is_hostile

LONG: Final = 0.6  # of the prize that a conquest is worth that takes several Orders 2
DEAR: Final = 0.7  # of our men that an attack may cost while there are others to join it
Ways = dict[int, dict[int, int]]  # by army: the places that it can reach, each with the place it is entered from


class Attack(NamedTuple):
    """An attack that can be made now."""

    worth: float
    place: int
    armies: tuple[int, ...]  # where they set out, the strongest first; (): those who stand there already
    forecast: Forecast

    @property
    def is_siege(self) -> bool:
        """Not to take it now, but to stay before the walls."""
        return not self.forecast.won


def attacks(o: Outlook, marching: dict[int, Counts], ways: Ways) -> list[Attack]:
    """All attacks that should be won, and sieges that pay, the best first."""
    s = o.s
    goals: dict[int, list[int]] = {}
    for a, found in ways.items():
        if sieges.is_held(o, a):
            continue
        for place in found:
            if is_hostile(s, o.seat, place) and o.is_enemy(place):
                goals.setdefault(place, []).append(a)
    for place, counts in marching.items():  # sieges that go on
        if is_hostile(s, o.seat, place) and counts != NO_UNITS:
            goals.setdefault(place, [])
    out = []
    for place, sources in goals.items():
        if prize(o, place) > 0:
            sources.sort(key=lambda a: -strength(s, marching[a]))
            best = _storm(o, place, sources, marching, ways) or _siege(o, place, sources, marching)
            out += [best] if best is not None else []
    return sorted(out, key=lambda x: -x.worth)


def _storm(o: Outlook, place: int, sources: list[int], marching: dict[int, Counts], ways: Ways) -> Attack | None:
    """With as few armies as it takes, the strongest first."""
    value, rivers = prize(o, place), o.s.tables.atlas.rivers
    there, river = waiting(o.s, o.seat, place), False
    for n in range(len(sources) + 1):
        if n:
            a = sources[n - 1]
            river = river or (ways[a][place], place) in rivers
            there = plus(there, marching[a])
        if there != NO_UNITS:
            f = judge(o, place, there, river)
            if f.won and (f.lost <= DEAR * fighters(there) or n == len(sources)):
                gain = value * (LONG if f.is_long else 1.0) - f.lost * PIECE
                return Attack(gain, place, tuple(sources[:n]), f) if gain > 0 else None
    return None


def _siege(o: Outlook, place: int, sources: list[int], marching: dict[int, Counts]) -> Attack | None:
    """The army, or the armies together, whose siege is worth most; none where one of ours stands already."""
    p = o.at(place)
    if p.besieger == o.seat or not is_walled(o.s, o.seat, place) or is_breached(o.s, place):
        return None
    best: Attack | None = None
    for chosen in [(a,) for a in sources] + [tuple(sources[:n]) for n in range(2, len(sources) + 1)]:
        there = NO_UNITS
        for a in chosen:
            there = plus(there, marching[a])
        f = judge(o, place, there, most=ROUNDS)
        gain = sieges.worth(o, place, there, f)
        if gain > (best.worth if best is not None else 0.0):
            best = Attack(gain, place, chosen, f)
    return best
