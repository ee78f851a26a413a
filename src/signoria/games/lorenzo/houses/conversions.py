"""Paying for the exchanges on buildings: once or several times (R-23), with servants in the place of goods where
Paracelso is in play (HR-36)."""

from __future__ import annotations

from typing import Final

from signoria.games.lorenzo.grammar import CONVERT
from signoria.games.lorenzo.houses.grammar import CONVERT_WITH, REPEAT
from signoria.games.lorenzo.powers import as_payment, left_servants, replaced, spent
from signoria.games.lorenzo.refusals import TOO_LITTLE_STOCK
from signoria.games.lorenzo.resources import Goods
from signoria.games.lorenzo.state import Player
from signoria.kernel.menu import Menu, Option

ONCE: Final = -1  # an exchange that is not repeated
MOST_REPLACED: Final = 20  # an exchange made 1, 2 … n times has n(n + 1) / 2 ways with servants, each of them listed


def in_stock(p: Player, pay: Goods) -> bool:
    """Is all of it in the stock?"""
    return all(p.stock[resource] >= amount for resource, amount in pay)


def affordable(p: Player, pay: Goods) -> bool:
    """The same, or with Paracelso servants in the place of what is short; never of points. HR-36 HR-19"""
    if in_stock(p, pay):
        return True
    replaceable = p.powers_.replaceable
    others = tuple((resource, amount) for resource, amount in pay if resource not in replaceable)
    return in_stock(p, others) and left_servants(as_payment(pay), replaceable, p.stock) >= 0


def how_often(p: Player, pay: Goods) -> int:
    """How often the stock can pay."""
    return min(p.stock[resource] // amount for resource, amount in pay)


def so_often(pay: Goods, n: int) -> Goods:
    """A price n times over."""
    return tuple((resource, amount * n) for resource, amount in pay)


def offer_exchange(p: Player, conversion: int, pay: Goods, most: int, menu: Menu) -> None:
    """An exchange that can be paid: `ONCE`, or from one up to `most` times (R-23); then the ways with servants
    in the place of goods, up to `MOST_REPLACED` times (HR-36)."""
    if most != ONCE:
        menu.amount((REPEAT, conversion), 1, min(most, how_often(p, pay)))
    else:
        menu.add((CONVERT, conversion), None if in_stock(p, pay) else TOO_LITTLE_STOCK)
    if not p.powers_.replaceable:
        return
    for n in range(1, min(1 if most == ONCE else most, MOST_REPLACED) + 1):
        dear = as_payment(so_often(pay, n))
        ways = replaced(dear, p.powers_.replaceable, p.stock)
        if not ways:
            break
        menu.legal.extend((CONVERT_WITH, conversion, *way[:4]) for way in ways if way[:4] != dear[:4])


def price_of(option: Option, pay: Goods) -> tuple[Goods, int]:
    """What an answer to `offer_exchange` takes from the stock, and how often the exchange is made."""
    if option[0] == REPEAT:
        return so_often(pay, option[2]), option[2]
    if option[0] != CONVERT_WITH:
        return pay, 1
    once = as_payment(pay)
    n = sum(option[2:6]) // sum(once[:4])
    rest = so_often(pay, n)
    return spent((option[2], option[3], option[4], option[5], *as_payment(rest)[4:])), n
