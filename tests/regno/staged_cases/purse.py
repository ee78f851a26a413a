"""Chapters 9 and 10: production, unrest, upkeep, inflation, trade."""

from __future__ import annotations

from typing import Final

from regno.build import Table, place, table
from regno.turns import captain
from signoria.games.regno.economy import production
from signoria.games.regno.ids import FIRST_CAPTAIN, NEUTRAL, REBELS
from signoria.games.regno.pieces import CONVALESCENT
from signoria.games.regno.reconstruction.year import Collect
from staging import Makers

from .stage import ending, go, order

STORES: Final = {"grain": 20, "florins": 100}


def calm() -> Table:
    """The rulers have traits that touch neither money nor unrest; nobody else's soldiers eat."""
    t = table(2).at(1, "summer")
    for who in (0, 1, 2, 14, 15, 16):
        t.change_person(who, virtue="martial", flaw="coward")
    return t


def t11() -> Table:
    t = calm()
    t.province("K1", free=0, fortress="manor")
    t.realm(0, florins=0)
    return order(t, 3)


def t13() -> Table:
    t = calm()
    t.province("A1", buildings=["tannery", "quarry"], free=1, slaves=2, worked=[], slaved=["tannery", "quarry"])
    t.realm(0, leather=0, stone=0)
    return order(t, 3)


def t15() -> Table:
    t = calm()
    t.province("A1", buildings=["farm", "church"], free=3, worked=["farm", "church"])
    return order(t, 3)


def t17() -> Table:
    t = calm().at(1, "spring")
    t.province("A1", unrest=2)
    t.person(0, "bishop", "A1")
    return order(t, 3)


def t19() -> Table:
    t = calm()
    t.province("A1", unrest=2)
    t.no_forces("A1")
    t.force(0, "A1", swordsman=6)
    return order(t, 3)


def revolt() -> Table:
    t = calm()
    t.province("B1", unrest=2)
    return order(t, 3)


def t21() -> Table:
    t = calm().at(1, "spring")
    t.province("B1", settlement="town", free=1, slaves=3, worked=[])
    t.no_forces("B1")
    t.force(0, "B1", light_infantry=2)
    return ending(t)


def negotiation() -> Table:
    t = calm()
    t.province("B1", owner=NEUTRAL, former=0)
    t.force(REBELS, "B1", pitchfork=1, rebel_archer=1)
    t.realm(0, **STORES)
    return order(t, 6)


def winter(**stock: int) -> Table:
    """Winter's last activation; seat 0 has no soldiers and this stock, seat 1 wants for nothing."""
    t = calm().at(1, "winter")
    t.s.forces = [f for f in t.s.forces if f.owner == NEUTRAL]
    t.poor(0)
    t.realm(0, **stock)
    t.realm(1, **STORES)
    return t


def t23() -> Table:
    t = winter(grain=12, florins=20)
    t.province("K1", settlement="city")
    t.force(0, "A1", light_infantry=7)
    t.force(0, "B1", light_infantry=2, crewman=1)
    t.force(0, "B1", status=CONVALESCENT, until=9, archer=2)
    return ending(t)


def t25() -> Table:
    t = winter(grain=20, florins=20)
    t.province("B1", fortress="tower", buildings=["church"], worked=[])
    t.province("K1", fortress="manor")
    t.province("D1", owner=0, fortress="castle")
    t.no_forces("D1")
    return ending(t)


def t27() -> Table:
    t = winter(grain=20, florins=40)
    t.province("A1", fortress="", ps=0)
    t.s.inflation = 3
    t.force(0, "A1", knight=3)
    captain(t, FIRST_CAPTAIN)
    t.s.captains = (tuple(range(1, 12)),)
    return ending(t)


def t29() -> Table:
    t = winter(grain=2)
    t.province("A1", fortress="", ps=0)
    return ending(t)


def t35() -> Table:
    t = table(4).at(1, "autumn")
    t.s.inflation = 1
    for seat in range(4):
        t.realm(seat, **STORES)
    go(t, 3, *production.begin_global(t.s), Collect())
    for seat, tax in enumerate(("high", "high", "low")):
        t.do(f"tax-rest:{tax}", seat=seat)
    return t


def t37() -> Table:
    t = calm()
    t.realm(0, grain=4, florins=0)
    return order(t, 4)


def t39() -> Table:
    t = calm()
    t.s.bands, t.s.sold, t.s.bought = [3, 3, 5], [9, 8, 0], [3, 3, 0]
    return ending(t)


def visiting(**cargo: int) -> Table:
    """A Caravan that stands in March 1, a neutral Village, with this cargo."""
    t = calm()
    t.s.carriers = [None] * len(t.s.carriers)
    t.carrier(0, "caravan", "B1", **cargo)
    return t


def t41() -> Table:
    t = visiting(wood=1, leather=2)
    bought = [0] * len(t.p("M1").bought)
    bought[1], bought[3], bought[7] = 2, 2, 1
    t.p("M1").bought = tuple(bought)
    return order(t, 4).do("carry:caravan.1.1", "go:M1", "visit:M1")


def t43() -> Table:
    t = calm()
    t.realm(0, florins=70, wood=3, tech={"commerce": 1})
    return order(t, 4)


def t45() -> Table:
    t = visiting(grain=2)
    t.realm(0, florins=20, tech={"commerce": 3})
    return order(t, 4).do("carry:caravan.1.1", "go:M1")


def t47() -> Table:
    t = visiting(iron=3)
    t.province("A1", buildings=["market"], worked=[])
    t.province("D2", owner=1, settlement="village", buildings=["market"], free=1, worked=[])
    t.no_forces("D2")
    t.province("D1", owner=0)
    t.no_forces("D1")
    t.c("caravan.1.1").place = place("D1")
    for seat in (0, 1):
        t.poor(seat)
        t.realm(seat, florins=100, tech={"commerce": 2})
    return order(t, 4)


def freeing() -> Table:
    t = calm()
    t.province("A1", free=3, slaves=2)
    t.realm(0, florins=30)
    return order(t, 4)


CASES: Final[Makers] = {
    "t11": t11,
    "t13": t13,
    "t15": t15,
    "t17": t17,
    "t19": t19,
    "revolt": revolt,
    "t21": t21,
    "negotiation": negotiation,
    "t23": t23,
    "t25": t25,
    "t27": t27,
    "t29": t29,
    "t35": t35,
    "t37": t37,
    "t39": t39,
    "t41": t41,
    "t43": t43,
    "t45": t45,
    "t47": t47,
    "freeing-slaves": freeing,
}
