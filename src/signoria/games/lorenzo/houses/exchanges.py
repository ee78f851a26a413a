"""Leaders that exchange one thing for another, once a round: Beatrice d'Este, Giulio II, Raffaello Sanzio. R-28"""

from __future__ import annotations

from typing import final

from signoria.games.lorenzo.gains import gain
from signoria.games.lorenzo.grammar import LEADER_USED, PAID, PAY
from signoria.games.lorenzo.houses.conversions import affordable
from signoria.games.lorenzo.houses.tokens import GiveTokens
from signoria.games.lorenzo.kinds import of_leader
from signoria.games.lorenzo.pieces import Leader
from signoria.games.lorenzo.powers import as_payment, replaced, spent
from signoria.games.lorenzo.resources import TOKEN, VP, Payment
from signoria.games.lorenzo.state import Lorenzo, Player, ability
from signoria.kernel.menu import Menu, Option
from signoria.kernel.state import ALL, Step


def affords_any(p: Player, leader: Leader) -> bool:
    """Can one of a leader's exchanges be paid? True of a leader without exchanges."""
    return not leader.exchanges or any(affordable(p, pay) for pay, _ in leader.exchanges)


def exchange(s: Lorenzo, seat: int, p: Player, leader: int, choice: int) -> None:
    """Turn the card face down and make one of its exchanges; asks where servants may stand for what it costs. HR-36"""
    p.used |= 1 << leader
    s.tell((LEADER_USED, ALL, seat, leader))
    ways = ways_to_pay(s, p, leader, choice)
    if len(ways) > 1:
        s.after(PayLeader(seat, leader, choice))
    else:
        hand_over(s, seat, p, leader, choice, ways[0])


def ways_to_pay(s: Lorenzo, p: Player, leader: int, choice: int) -> list[Payment]:
    """What the stock can give for an exchange, points apart: as printed, or with servants in place of some. HR-36"""
    pay = ability(s, p, leader).exchanges[choice][0]
    return replaced(as_payment(pay), p.powers_.replaceable, p.stock)


def hand_over(s: Lorenzo, seat: int, p: Player, leader: int, choice: int, way: Payment) -> None:
    """Pay for an exchange; what it brings comes when its tokens are given too. R-16"""
    points = tuple([x for x in ability(s, p, leader).exchanges[choice][0] if x[0] == VP])
    paid = tuple([x for x in spent(way) if x[0] != TOKEN]) + points
    for resource, amount in paid:
        p.stock[resource] -= amount
    if paid:
        s.tell((PAID, ALL, seat, paid))
    if way[7]:
        s.after(GiveTokens(seat, way[7]))
    s.after(GainExchange(seat, leader, choice))


@final
class PayLeader(Step[Lorenzo]):
    """Paracelso: what servants stand for in a leader's exchange. HR-36"""

    def __init__(self, seat: int, leader: int, choice: int) -> None:
        self.seat, self.leader, self.choice = seat, leader, choice

    def asks(self, s: Lorenzo) -> int:
        return 1 << self.seat

    def offer(self, s: Lorenzo, seat: int, menu: Menu) -> None:
        for way in ways_to_pay(s, s.players[seat], self.leader, self.choice):
            menu.legal.append((PAY, *way[:5]))

    def take(self, s: Lorenzo, seat: int, option: Option) -> None:
        p = s.players[seat]
        for way in ways_to_pay(s, p, self.leader, self.choice):
            if way[:5] == option[1:]:
                hand_over(s, seat, p, self.leader, self.choice, way)
                return


@final
class GainExchange(Step[Lorenzo]):
    """What a leader's exchange brings, once it is paid. R-28"""

    def __init__(self, seat: int, leader: int, choice: int) -> None:
        self.seat, self.leader, self.choice = seat, leader, choice

    def act(self, s: Lorenzo) -> None:
        card = ability(s, s.players[self.seat], self.leader)
        gain(s, self.seat, of_leader(self.leader), card.exchanges[self.choice][1])
