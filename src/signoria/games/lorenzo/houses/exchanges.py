"""Leaders that exchange one thing for another, once a round: Beatrice d'Este, Giulio II, Raffaello Sanzio. R-28"""

from __future__ import annotations

from typing import final

from signoria.games.lorenzo.gains import gain
from signoria.games.lorenzo.grammar import LEADER_USED, PAID, PAY
from signoria.games.lorenzo.houses.tokens import GiveTokens
from signoria.games.lorenzo.kinds import of_leader
from signoria.games.lorenzo.pieces import Leader
from signoria.games.lorenzo.powers import left_servants, replaced, spent
from signoria.games.lorenzo.resources import RESOURCES, TOKEN, VP, Goods, Payment, payment
from signoria.games.lorenzo.state import Lorenzo, Player, ability
from signoria.kernel.menu import Menu, Option
from signoria.kernel.state import ALL, Step


def affords_any(p: Player, leader: Leader) -> bool:
    """Can one of a leader's exchanges be paid? True of a leader without exchanges."""
    return not leader.exchanges or any(affords(p, pay) for pay, _ in leader.exchanges)


def affords(p: Player, pay: Goods) -> bool:
    """Is all of it in the stock, or, with Paracelso, servants in its place? R-28 HR-36; points must be there (HR-19)"""
    points = sum(n for r, n in pay if r == VP)
    return left_servants(as_payment(pay), p.powers_.replaceable, p.stock) >= 0 and points <= max(0, p.stock[VP])


def as_payment(pay: Goods) -> Payment:
    """The same as a payment; points, which no payment has, apart."""
    return payment({RESOURCES[r]: n for r, n in pay})


def exchange(s: Lorenzo, seat: int, p: Player, leader: int, n: int) -> None:
    """Turn the card face down and make one of its exchanges; asks where servants may stand for what it costs. HR-36"""
    p.used |= 1 << leader
    s.tell((LEADER_USED, ALL, seat, leader))
    pay = ability(s, p, leader).exchanges[n][0]
    ways = replaced(as_payment(pay), p.powers_.replaceable, p.stock)
    if len(ways) > 1:
        s.after(PayLeader(seat, leader, n))
    else:
        hand_over(s, seat, p, leader, n, ways[0])


def hand_over(s: Lorenzo, seat: int, p: Player, leader: int, n: int, way: Payment) -> None:
    """Pay for an exchange; what it brings comes when the tokens are given too."""
    pay = ability(s, p, leader).exchanges[n][0]
    paid = [(r, amount) for r, amount in spent(way) if r != TOKEN] + [x for x in pay if x[0] == VP]
    for resource, amount in paid:
        p.stock[resource] -= amount
    if paid:
        s.tell((PAID, ALL, seat, tuple(paid)))
    if way[7]:
        s.after(GiveTokens(seat, way[7]))
    s.after(GainExchange(seat, leader, n))


@final
class PayLeader(Step[Lorenzo]):
    """Paracelso: what servants stand for in a leader's exchange. HR-36"""

    def __init__(self, seat: int, leader: int, choice: int) -> None:
        self.seat, self.leader, self.choice = seat, leader, choice

    def asks(self, s: Lorenzo) -> int:
        return 1 << self.seat

    def ways(self, s: Lorenzo, p: Player) -> list[Payment]:
        pay = ability(s, p, self.leader).exchanges[self.choice][0]
        return replaced(as_payment(pay), p.powers_.replaceable, p.stock)

    def offer(self, s: Lorenzo, seat: int, menu: Menu) -> None:
        for way in self.ways(s, s.players[seat]):
            menu.legal.append((PAY, *way[:5]))

    def take(self, s: Lorenzo, seat: int, option: Option) -> None:
        p = s.players[seat]
        way = next(way for way in self.ways(s, p) if way[:5] == option[1:])
        hand_over(s, seat, p, self.leader, self.choice, way)


@final
class GainExchange(Step[Lorenzo]):
    """What a leader's exchange brings, once it is paid. R-28"""

    def __init__(self, seat: int, leader: int, choice: int) -> None:
        self.seat, self.leader, self.choice = seat, leader, choice

    def act(self, s: Lorenzo) -> None:
        card = ability(s, s.players[self.seat], self.leader)
        gain(s, self.seat, of_leader(self.leader), card.exchanges[self.choice][1])
