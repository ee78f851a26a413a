"""A turn: leader actions, one family member placed, leader actions. Chapters 3, 6 and 7, and L-74.

Values (L-16): a member's value and the servants added; what cards and tiles add belongs to the kind of action.
"""

from __future__ import annotations

from typing import final

from signoria.games.lorenzo.floors import offer_floors
from signoria.games.lorenzo.gains import gain
from signoria.games.lorenzo.grammar import END_TURN, PASS, PASSED, PLACE, PLACED
from signoria.games.lorenzo.houses.acts import offer_acts, take_act, wants_act
from signoria.games.lorenzo.houses.effects import market_visited
from signoria.games.lorenzo.houses.hosts import offer_hosts, visit
from signoria.games.lorenzo.houses.tokens import turn_over
from signoria.games.lorenzo.leaders import offer_leaders, take_leader_action, wants_leader_action
from signoria.games.lorenzo.refusals import CLOSED, MUST_PLACE, NO_MARKET, OCCUPIED, VALUE
from signoria.games.lorenzo.resources import FLOORS, HARVEST, LEADER_SPACES, MARKET, MEMBERS, PALACE, SERVANT
from signoria.games.lorenzo.state import Lorenzo, Player, member_value
from signoria.games.lorenzo.towers import place_on_floor
from signoria.games.lorenzo.work import offer_work, place_at_work
from signoria.kernel.menu import Menu, Option, Refusal
from signoria.kernel.state import ALL, Step


def offer_placements(s: Lorenzo, seat: int, menu: Menu) -> None:
    """Every placement of every member at hand, by place. L-16 to L-22 H-1, on own leaders R-29"""
    p = s.players[seat]
    members = [m for m in range(len(MEMBERS)) if p.members >> m & 1]
    values = [member_value(s, p, m) for m in range(len(MEMBERS))]
    offer_floors(s, seat, p, members, values, menu)
    offer_simple(s, p, PALACE, None, members, values, menu)
    for space in range(MARKET, HARVEST):
        offer_simple(s, p, space, bar_to_stall(s, p, space), members, values, menu)
    offer_work(s, seat, p, members, values, menu)
    if p.powers_.hosts:
        offer_hosts(s, p, members, values, menu)


def bar_to_stall(s: Lorenzo, p: Player, space: int) -> Refusal | None:
    """One member a stall, no limit of colour. L-48 L-19 L-80 A-3 H-2; closed by number of players L-7, by tile 2_5
    L-71."""
    if space in s.tables.closed[s.seats]:
        return CLOSED
    if p.powers_.no_market:
        return NO_MARKET
    if s.at[space] and not p.powers_.shares_spaces:
        return OCCUPIED
    return None


def offer_simple(
    s: Lorenzo, p: Player, space: int, bar: Refusal | None, members: list[int], values: list[int], menu: Menu
) -> None:
    """Palace and stalls, where only the member and servants count. L-18 L-22 L-44 H-3"""
    if bar is not None and not menu.explain:
        return
    servants = p.stock[SERVANT]
    for member in members:
        least = p.powers_.servants_for(s.need_[space] - values[member])
        if bar is None and least <= servants:
            menu.legal.append((PLACE, member, space, least, servants, 1))
        elif menu.explain:
            menu.barred.append(((PLACE, member, space, least), bar or VALUE))


def place(s: Lorenzo, seat: int, member: int, space: int, servants: int) -> None:
    """Put a member down, servants spent first, and carry out the action of the space. L-17 H-12"""
    p = s.players[seat]
    value = member_value(s, p, member)
    p.members &= ~(1 << member)
    p.stock[SERVANT] -= servants
    s.at[space] = (*s.at[space], seat << 3 | member)
    s.values[space] = (*s.values[space], value)
    if s.events is not None:
        s.tell((PLACED, ALL, seat, member, space, value, servants))
    if space >= LEADER_SPACES:
        visit(s, seat, space, servants, value)
    elif space >= FLOORS:
        place_on_floor(s, seat, member, space)
    elif space >= HARVEST:
        place_at_work(s, seat, member, space, servants, value)
    else:
        gain(s, seat, space, s.tables.gain[space])
        if s.houses is not None and space >= MARKET:
            market_visited(s, seat)


@final
class Turn(Step[Lorenzo]):
    """One player's turn. L-14 L-74, passing A-6 A-7 HR-4; `late`: the placement of tile 2_7 after all others (L-71
    A-17)."""

    def __init__(self, seat: int, placed: bool, late: bool) -> None:
        self.seat, self.placed, self.late = seat, placed, late

    def asks(self, s: Lorenzo) -> int:
        p = s.players[self.seat]
        if self.placed and not wants_leader_action(s, p) and not (p.house and wants_act(s, p)):
            return 0
        return 1 << self.seat

    def act(self, s: Lorenzo) -> None:
        turn_over(s)

    def offer(self, s: Lorenzo, seat: int, menu: Menu) -> None:
        if not self.placed:
            offer_placements(s, seat, menu)
            may_pass = not menu.legal or s.tables.may_pass or (self.late and s.players[seat].powers_.late_optional)
            menu.add((PASS,), None if may_pass else MUST_PLACE)
        offer_leaders(s, seat, menu)
        if s.houses is not None:
            offer_acts(s, seat, menu)
        if self.placed:
            menu.legal.append((END_TURN,))

    def take(self, s: Lorenzo, seat: int, option: Option) -> None:
        verb = option[0]
        if verb == END_TURN:
            turn_over(s)
            return
        if verb == PLACE:
            place(s, seat, option[1], option[2], option[3])
        elif verb == PASS:
            s.tell((PASSED, ALL, seat))
        else:
            if s.houses is None or not take_act(s, seat, option):
                take_leader_action(s, seat, option)
            s.after(Turn(seat, self.placed, self.late))
            return
        if s.players[seat].hand or s.players[seat].played or s.houses is not None:
            s.after(Turn(seat, True, self.late))
