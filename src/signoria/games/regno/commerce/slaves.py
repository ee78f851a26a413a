"""Freeing slaves: a free action. 10.6.3, 10.6.4"""

from __future__ import annotations

from typing import Final

from signoria.games.regno.costs import florins, pay
from signoria.games.regno.ids import FLORINS, GOVERNMENT, THEOCRACY, URBANISM
from signoria.games.regno.kinds import BUILDING, PLACE
from signoria.games.regno.pieces import Province
from signoria.games.regno.realm.territory import provinces_of
from signoria.games.regno.state import Regno
from signoria.kernel.menu import AMOUNT, Menu, Option, Refusal
from signoria.kernel.state import ALL
from signoria.kernel.verbs import NUMBER, SEAT, Signature

FREE_SLAVES: Final = 140 | AMOUNT
FREE_AT: Final = 141
FREED: Final = 140

VERBS: Final = (
    Signature(FREE_SLAVES, "free-slaves", ("place", PLACE), ("n", NUMBER)),
    Signature(FREE_AT, "free-worker", ("place", PLACE), ("building", BUILDING)),
)
EVENTS: Final = (Signature(FREED, "slaves-freed", ("seat", SEAT), ("place", PLACE), ("n", NUMBER)),)

FREE: Final = frozenset({FREE_SLAVES, FREE_AT})

TOO_DEAR: Final = Refusal("10.6.3", "freeing-too-dear")


def freeing_price(s: Regno, seat: int) -> int:
    """10 Florins a slave; 5 by Urbanism 4 or by the Theocracy's Integration, which do not add up; never below zero.
    10.6.3 10.6.4 11.3.t1.r3 11.7.1 11.7.2 C94"""
    rules, realm = s.tables.exchange["slaves"], s.realms[seat]
    prices = [rules["freeing"]]
    if realm.tech[URBANISM] >= 4:
        prices.append(rules["freeing_urbanism4"])
    if realm.government == THEOCRACY and realm.tech[GOVERNMENT] >= 1:
        prices.append(rules["freeing_theocracy1"])
    return florins(s, seat, min(prices))


def idle_slaves(p: Province) -> int:
    """Slaves without a post."""
    return max(0, p.slaves - p.slaved.bit_count())


def offer_free(s: Regno, seat: int, menu: Menu) -> None:
    """In any province of the realm, idle slaves by number, those at work by their building. 10.6.3 R5.6"""
    price, purse = freeing_price(s, seat), s.realms[seat].stock[FLORINS]
    most = purse // price if price else sum(s.provinces[p].slaves for p in provinces_of(s, seat))
    for place in provinces_of(s, seat):
        p = s.provinces[place]
        if not p.slaves:
            continue
        idle = idle_slaves(p)
        menu.amount((FREE_SLAVES, place), 1, min(idle, most))
        if idle and not most:
            menu.add((FREE_SLAVES, place, 1), TOO_DEAR)
        for building in range(p.slaved.bit_length()):
            if p.slaved >> building & 1:
                menu.add((FREE_AT, place, building), None if most else TOO_DEAR)


def take_free(s: Regno, seat: int, option: Option) -> None:
    """They become free workers of the same housing; one at work keeps his post. 10.6.3"""
    p, n = s.provinces[option[1]], option[2] if option[0] == FREE_SLAVES else 1
    if option[0] == FREE_AT:
        p.slaved &= ~(1 << option[2])
        p.worked |= 1 << option[2]
    p.slaves -= n
    p.free += n
    cost = n * freeing_price(s, seat)
    pay(s, seat, ((FLORINS, cost),) if cost else ())
    s.tell((FREED, ALL, seat, option[1], n))
