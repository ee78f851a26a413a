"""The Vatican report. Chapter 9; what the tiles do stands with the rules that they touch."""

from __future__ import annotations

from typing import final

from signoria.games.lorenzo.grammar import EXCOMMUNICATED, GAINED, REFUSE, SUPPORT, SUPPORTED
from signoria.games.lorenzo.houses.families import loses_to_church
from signoria.games.lorenzo.houses.grammar import SPARED
from signoria.games.lorenzo.kinds import SOURCE_CHURCH
from signoria.games.lorenzo.resources import FP, VP
from signoria.games.lorenzo.state import Lorenzo, refresh
from signoria.kernel.menu import Menu, Option
from signoria.kernel.state import ALL, Step


@final
class VaticanReport(Step[Lorenzo]):
    """At the end of each period, each player in the turn order of the round just played. L-59"""

    def __init__(self, period: int) -> None:
        self.period = period

    def act(self, s: Lorenzo) -> None:
        for seat in s.order:
            s.after(Judgement(seat, self.period))


@final
class Judgement(Step[Lorenzo]):
    """One player before the Church: below the threshold excommunicated (L-60), else a choice (L-61 L-63). H-20 H-22"""

    def __init__(self, seat: int, period: int) -> None:
        self.seat, self.period = seat, period

    def enough_faith(self, s: Lorenzo) -> bool:
        return s.players[self.seat].stock[FP] >= s.tables.faith_need[self.period - 1]

    def asks(self, s: Lorenzo) -> int:
        return 1 << self.seat if s.tables.ask_support and self.enough_faith(s) else 0

    def act(self, s: Lorenzo) -> None:
        if self.enough_faith(s):
            support(s, self.seat)
        else:
            excommunicate(s, self.seat, self.period)

    def offer(self, s: Lorenzo, seat: int, menu: Menu) -> None:
        menu.add((SUPPORT,))
        menu.add((REFUSE,))

    def take(self, s: Lorenzo, seat: int, option: Option) -> None:
        if option[0] == SUPPORT:
            support(s, seat)
        else:
            assert option[0] == REFUSE
            excommunicate(s, seat, self.period)


def support_points(s: Lorenzo, seat: int) -> int:
    """Victory points for supporting the Church now. L-61 L-62; Machiavelli adds to both of its sources: HR-18"""
    w = s.players[seat].powers_
    sources = (s.tables.faith_vp[s.players[seat].stock[FP]], w.support_vp)
    return sum(points + w.more_vp for points in sources if points)


def support(s: Lorenzo, seat: int) -> None:
    """Points of the step reached, then all faith is given up. L-61 H-21"""
    p = s.players[seat]
    points = support_points(s, seat)
    s.tell((SUPPORTED, ALL, seat, p.stock[FP], points))
    p.stock[FP] = 0
    p.stock[VP] += points
    p.church_vp += points
    if points:
        s.tell((GAINED, ALL, seat, SOURCE_CHURCH, ((VP, points),)))


def excommunicate(s: Lorenzo, seat: int, period: int) -> None:
    """A cube on the period's tile; its effect lasts to the end, the faith stays. L-60 L-65 H-23; Martin Lutero: U-16"""
    p = s.players[seat]
    if p.powers_.immune:
        s.tell((SPARED, ALL, seat))
        return
    tile = s.tiles[period - 1]
    p.excommunicated = (*p.excommunicated, tile)
    refresh(s, seat)
    s.tell((EXCOMMUNICATED, ALL, seat, tile))
    if p.house is not None:
        loses_to_church(s, seat, p)
