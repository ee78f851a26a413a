"""Which answers to single questions deserve a look: where an estimate tells, one; else each of a few."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from signoria.games.lorenzo.gains import count_of, stored
from signoria.games.lorenzo.grammar import CONVERT, DECLINE, PAY, PRIVILEGE, SKIP
from signoria.games.lorenzo.houses.conversions import how_often, price_of
from signoria.games.lorenzo.houses.families import family_of
from signoria.games.lorenzo.houses.grammar import (
    ACTIVATE,
    CONVERT_WITH,
    DROP_TOKEN,
    GIVE_TOKEN,
    PAY_MORE,
    REPEAT,
    TAKE_BACK,
    TAKE_LEFT,
    TOLL_WITH,
    WAKE,
)
from signoria.games.lorenzo.houses.value import effect
from signoria.games.lorenzo.kinds import CONVERSIONS, STORE
from signoria.games.lorenzo.powers import PAID
from signoria.games.lorenzo.prices import Prices, worth
from signoria.games.lorenzo.resources import BUILDING, COIN, FLOORS, SERVANT, TERRITORY
from signoria.games.lorenzo.state import Lorenzo, Player
from signoria.kernel.menu import AMOUNT, Listing, Option

CARDS: Final = 6  # free cards that are looked at
WAYS: Final = 2  # ways to pay


def privilege(s: Lorenzo, seat: int, prices: Prices, listed: list[Listing]) -> list[Option]:
    """The thing of the highest price. L-45 R-17 R-34"""
    p = s.players[seat]
    offered = [x for x in listed if x[0] == PRIVILEGE]
    return [max(offered, key=lambda x: prices.of(stored(p) if x[1] == STORE else s.tables.privileges[x[1]]))]


def conversion(s: Lorenzo, seat: int, prices: Prices, listed: list[Listing]) -> list[Option]:
    """The exchange, and how often, that brings most; or none. R-23 HR-36"""
    best: Option = (SKIP,)
    gain = 0.0
    for x in listed:
        if x[0] == SKIP:
            continue
        option = (*x[:-3], x[-2]) if x[0] & AMOUNT else x
        card, n = CONVERSIONS[option[1]]
        pay, give = s.tables.cards[card].conversions[n]
        price, often = price_of(option, pay)
        now = often * prices.of(give) - prices.of(price)
        if now > gain:
            best, gain = option, now
    return [best]


def activation(s: Lorenzo, seat: int, prices: Prices, listed: list[Listing]) -> list[Option]:
    """The card that brings most, or none; what it brings comes later, so the estimate decides. R-26 HR-32"""
    p = s.players[seat]
    cards = [x for x in listed if x[0] == ACTIVATE]
    best = max(cards, key=lambda x: effect(s, p, prices, x[1]))
    if effect(s, p, prices, best[1]) > 0:
        return [best]
    return [x for x in listed if x[0] != ACTIVATE] or [best]


def token(s: Lorenzo, seat: int, prices: Prices, listed: list[Listing]) -> list[Option]:
    """The token that is worth least goes. R-16"""
    return [min(listed, key=lambda x: prices.faces[x[1]])]


def wake(s: Lorenzo, seat: int, prices: Prices, listed: list[Listing]) -> list[Option]:
    """The best token of Visconti first: it gives most often. R-43"""
    family = family_of(s, s.players[seat])
    assert family is not None
    return [max(listed, key=lambda x: prices.of(family.tokens[x[1]]))]


def toll(s: Lorenzo, seat: int, prices: Prices, listed: list[Listing]) -> list[Option]:
    """Servants for coins of the toll only where they are cheaper. HR-36"""
    head, fewest, most = listed[0][:-3], listed[0][-3], listed[0][-2]
    return [(*head, most if prices.price[SERVANT] < prices.price[COIN] else fewest)]


def payment(s: Lorenzo, seat: int, prices: Prices, listed: list[Listing]) -> list[Option]:
    """All ways to pay; where servants may stand for other things, the cheapest by the prices of things. HR-36"""
    if not s.players[seat].powers_.replaceable:
        return list(listed)
    return sorted(listed, key=lambda x: sum(prices.price[r] * n for r, n in zip(PAID, x[1:], strict=False)))[:WAYS]


def free_card(s: Lorenzo, seat: int, prices: Prices, listed: list[Listing]) -> list[Option]:
    """The best of the cards that cost nothing, by estimate, and to take none. R-24 R-38"""

    def estimate(x: Option) -> float:
        card = s.floor_card[x[1] - FLOORS] if x[0] == TAKE_LEFT else x[1]
        c = s.tables.cards[card]
        return prices.lasting[card] + worth(c.gain, prices.price) + c.end_vp

    cards = sorted([x for x in listed if x[0] != DECLINE], key=estimate, reverse=True)
    return [*cards[:CARDS], *(x for x in listed if x[0] == DECLINE)]


Answer = Callable[[Lorenzo, int, Prices, list[Listing]], list[Option]]
ANSWERS: Final[dict[int, Answer]] = {
    PRIVILEGE: privilege,
    CONVERT: conversion,
    REPEAT: conversion,
    CONVERT_WITH: conversion,
    ACTIVATE: activation,
    GIVE_TOKEN: token,
    DROP_TOKEN: token,
    WAKE: wake,
    TOLL_WITH: toll,
    PAY: payment,
    PAY_MORE: payment,
    TAKE_BACK: free_card,
    TAKE_LEFT: free_card,
}
"""By the verb of a question's first option: what of it to look at."""


def best_hold(listed: list[Listing], prices: Prices) -> list[Option]:
    """For each card the token that gives most. R-18"""
    best: dict[int, Option] = {}
    for x in listed:
        if x[1] not in best or prices.faces[x[2]] > prices.faces[best[x[1]][2]]:
            best[x[1]] = x
    return list(best.values())


def more_steps(s: Lorenzo, p: Player, area: int) -> set[int]:
    """The values at which value-N cards count all that there is. R-23 HR-28"""
    steps: set[int] = set()
    for card in p.cards[BUILDING if area else TERRITORY]:
        c = s.tables.cards[card]
        if c.work_capped:
            steps.add(count_of(p, c.work_per, c.work_every))
        elif c.repeats:
            steps.update(how_often(p, pay) for pay, _ in c.conversions)
    return steps
