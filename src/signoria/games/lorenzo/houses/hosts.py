"""Leaders that are action spaces, for their owner alone. R-29 U-11

Only the member and servants count there (HR-35), but for Bramante, whose work is raised as any other is.
"""

from __future__ import annotations

from typing import Final, final

from signoria.games.lorenzo.gains import gain
from signoria.games.lorenzo.grammar import PLACE
from signoria.games.lorenzo.houses.grammar import WORK_AT
from signoria.games.lorenzo.kinds import of_space
from signoria.games.lorenzo.pieces import Leader
from signoria.games.lorenzo.refusals import OCCUPIED, VALUE
from signoria.games.lorenzo.resources import SERVANT
from signoria.games.lorenzo.state import Lorenzo, Player
from signoria.games.lorenzo.work import area_bonus, work
from signoria.kernel.menu import Menu, Option, Refusal
from signoria.kernel.state import Step

AREAS: Final = (0, 1)  # harvest, production


def offer_hosts(s: Lorenzo, p: Player, members: list[int], values: list[int], menu: Menu) -> None:
    """One member a leader, of value 1 or more; under Ariosto a second one. U-11 HR-9"""
    servants = p.stock[SERVANT]
    for space, leader in p.powers_.hosts:
        bar: Refusal | None = OCCUPIED if s.at[space] and not p.powers_.shares_spaces else None
        if bar is not None and not menu.explain:
            continue
        plus = best_bonus(p) if s.tables.leaders[leader].either_work else 0
        for member in members:
            least = p.powers_.servants_for(s.need_[space] - values[member] - plus)
            if bar is None and least <= servants:
                menu.legal.append((PLACE, member, space, least, servants, 1))
            elif menu.explain:
                menu.barred.append(((PLACE, member, space, least), bar or VALUE))


def best_bonus(p: Player) -> int:
    """What cards and tiles add to the work that they help more. HR-35"""
    return max(area_bonus(p, area, True) for area in AREAS)


def visit(s: Lorenzo, seat: int, space: int, servants: int, value: int) -> None:
    """The member stands there: what the leader gives, or Bramante's work. R-29"""
    p = s.players[seat]
    leader = host_at(s, p, space)
    if not leader.either_work:
        gain(s, seat, of_space(space), leader.gain)
        return
    total = value + p.powers_.raised_by(servants)
    areas = open_areas(p, total)
    if len(areas) > 1:
        s.after(ChooseWork(seat, total))
    else:
        work(s, seat, p, areas[0], total + area_bonus(p, areas[0], True))


def host_at(s: Lorenzo, p: Player, space: int) -> Leader:
    """The leader whose ability an own space has. R-29 HR-43"""
    return s.tables.leaders[next(leader for host, leader in p.powers_.hosts if host == space)]


def open_areas(p: Player, total: int) -> list[int]:
    """The kinds of work that reach 1. HR-35"""
    return [area for area in AREAS if total + area_bonus(p, area, True) >= 1]


@final
class ChooseWork(Step[Lorenzo]):
    """Bramante: a harvest or a production, of the member's value and the servants added. HR-35"""

    def __init__(self, seat: int, value: int) -> None:
        self.seat, self.value = seat, value

    def asks(self, s: Lorenzo) -> int:
        return 1 << self.seat

    def offer(self, s: Lorenzo, seat: int, menu: Menu) -> None:
        for area in open_areas(s.players[seat], self.value):
            menu.legal.append((WORK_AT, area))

    def take(self, s: Lorenzo, seat: int, option: Option) -> None:
        p = s.players[seat]
        work(s, seat, p, option[1], self.value + area_bonus(p, option[1], True))
