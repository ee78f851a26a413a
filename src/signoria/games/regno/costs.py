"""What things cost and how they are paid. 9.5, 10.6.4, 11.7.4; order of the modifiers: G2, C66, C67

Base, surcharge of a trait, seasonal doubling, inflation, the best percentage discount, rounded up once; then fixed
discounts, never below 0. Goods change only where a clause says so.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from signoria.games.regno.cards import in_force
from signoria.games.regno.ids import COMMERCE, FLORINS, GOODS, WINTER
from signoria.games.regno.state import Regno
from signoria.games.regno.tables import Goods
from signoria.kernel.state import ALL

OTHER: Final = 0  # neither season nor inflation change it (9.5.6, 9.5.10, C68)
CONSTRUCTION: Final = 1  # buildings, upgrades, monuments, ships, machines: dearer in Winter and by inflation
RECRUITMENT: Final = 2  # soldiers and Crewmen: dearer by inflation (9.5.4)

PAID: Final = 1  # event: what a seat has paid to the bank
RECEIVED: Final = 2  # event: what a seat got from the bank


def price(
    s: Regno, seat: int, base: Goods, kind: int = OTHER, surcharge: int = 0, percent: int = 0, discount: int = 0
) -> Goods:
    """The price of something now: `surcharge` and `discount` in florins, `percent` the best percentage discount.
    9.5.4 9.5.8 9.5.9 C66 C67"""
    out = []
    for resource, amount in base if surcharge == 0 or base_florins(base) else (*only_goods(base), (FLORINS, 0)):
        now = florins(s, seat, amount + surcharge, kind, percent, discount) if resource == FLORINS else amount
        if now:
            out.append((resource, now))
    return tuple(out)


def florins(s: Regno, seat: int, base: int, kind: int = OTHER, percent: int = 0, discount: int = 0) -> int:
    """The florins of a price now. A building of 40 in Winter with inflation 1 costs 88 (9.5.9). R3.6a R3.6b"""
    rules = s.tables.production["inflation"]
    if kind == CONSTRUCTION and s.season == WINTER and not in_force(s, "mild_winter"):
        base *= rules["winter_factor"]
    rate = 100 if kind == OTHER else 100 + rules["percent"] * inflation(s, seat)
    return max(0, -(-base * rate * (100 - percent) // 10_000) - discount)


def inflation(s: Regno, seat: int) -> int:
    """0 to 3; a realm with Commerce 4 ignores it. 9.5.7 C69"""
    return 0 if s.realms[seat].tech[COMMERCE] >= 4 else s.inflation


def base_florins(cost: Goods) -> int:
    """The florins in a price."""
    return sum(amount for resource, amount in cost if resource == FLORINS)


def can_pay(s: Regno, seat: int, cost: Goods) -> bool:
    """Is all of it in the central reserve? 7.1.2"""
    stock = s.realms[seat].stock
    return all(stock[resource] >= amount for resource, amount in cost)


def pay(s: Regno, seat: int, cost: Goods) -> None:
    """To the bank. What is paid must be there; of what costs nothing, nothing is told."""
    stock = s.realms[seat].stock
    for resource, amount in cost:
        stock[resource] -= amount
        assert stock[resource] >= 0, "paid more than there is"
    told = tuple([pair for pair in cost if pair[1]])
    if told:
        s.tell((PAID, ALL, seat, told))


def receive(s: Regno, seat: int, given: Goods) -> None:
    """From the bank."""
    stock = s.realms[seat].stock
    for resource, amount in given:
        stock[resource] += amount
    told = tuple([pair for pair in given if pair[1]])
    if told:
        s.tell((RECEIVED, ALL, seat, told))


def add(*costs: Goods) -> Goods:
    """The sum, in the order of RESOURCES."""
    out = [0] * (GOODS + 1)
    for cost in costs:
        for resource, amount in cost:
            out[resource] += amount
    return tuple((resource, amount) for resource, amount in enumerate(out) if amount)


def times(cost: Goods, n: int) -> Goods:
    """n times a price."""
    return tuple((resource, amount * n) for resource, amount in cost if n)


def only_goods(cost: Goods) -> Goods:
    return tuple(pair for pair in cost if pair[0] != FLORINS)


def halved(cost: Goods) -> Goods:
    """Half of each, rounded up: repairs. 8.2.6 8.2.9 C24"""
    return tuple((resource, -(-amount // 2)) for resource, amount in cost)


def goods_pairs(stock: Iterable[int]) -> Goods:
    """The pairs of a stock."""
    return tuple((resource, amount) for resource, amount in enumerate(stock) if amount)
