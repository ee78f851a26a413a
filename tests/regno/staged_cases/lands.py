"""Chapters 7 and 8: land, people, buildings, recruits."""

from __future__ import annotations

from typing import Final

from regno.build import Table, table
from staging import Makers

from .stage import ending, order

GOODS: Final = {"grain": 9, "wood": 9, "leather": 9, "iron": 9, "stone": 9}


def winter_ends() -> Table:
    """The last activation of the first year; nobody wants for anything."""
    t = table(2).at(1, "winter")
    t.realm(0, florins=60, grain=20)
    t.realm(1, florins=60, grain=20)
    return t


def t01() -> Table:
    t = winter_ends()
    t.province("B1", free=3)
    return ending(t)


def t03() -> Table:
    t = winter_ends()
    t.province("A1", free=2, worked=[], sacked=5)
    return ending(t)


def migrating() -> Table:
    t = table(2)
    t.province("A1", free=3, worked=["farm"])
    t.province("B1", free=2, worked=[])
    return order(t, 2)


def spaces_full() -> Table:
    t = table(2)
    t.realm(0, **GOODS, florins=200, tech={"engineering": 1})
    t.province("K1", buildings=["farm"], free=1)
    return order(t, 1)


def one_of_a_kind() -> Table:
    t = table(2)
    t.realm(0, **GOODS, florins=200)
    return order(t, 1)


def slave_posts() -> Table:
    t = table(2)
    t.realm(0, tech={"religion": 1})
    t.province("A1", buildings=["farm", "church"], free=2, slaves=1, worked=["farm"], slaved=[])
    return order(t, 3)


def upgrade() -> Table:
    t = table(2)
    t.realm(0, **GOODS, florins=200, tech={"engineering": 2})
    t.province("A1", buildings=["farm", "church", "tannery"], fortress="tower", free=2)
    return order(t, 1)


def t05() -> Table:
    t = table(2)
    t.realm(0, **GOODS, florins=100)
    t.province("A1", buildings=["church"], free=0, slaves=1, worked=[])
    return order(t, 1)


def t07() -> Table:
    t = table(2)
    t.realm(0, florins=40, wood=3)
    t.province("A1", buildings=["farm", "tannery"], damaged=["tannery"], worked=["farm"])
    return order(t, 1)


def t09() -> Table:
    t = table(2).at(1, "summer")
    t.realm(0, florins=100, stone=4, tech={"engineering": 2})
    t.war(0, 1)
    t.province("B1", fortress="manor", ps=5, besieger=1, whence=-1)
    t.force(1, "B1", light_infantry=3)
    t.force(0, "B1", light_infantry=2)
    return order(t, 1)


def one_stage() -> Table:
    t = table(2)
    t.realm(0, florins=400, stone=9, wood=9, tech={"engineering": 3, "urbanism": 1})
    return order(t, 1).do("build:K1:village")


def t31() -> Table:
    t = table(2).at(1, "winter")
    t.s.inflation = 1
    t.realm(0, florins=100, wood=2, tech={"religion": 1})
    t.province("A1", buildings=["farm"], free=3)
    t.person(0, "heir", "A1", virtue="architect")
    return order(t, 1)


def t33() -> Table:
    t = table(2).at(1, "summer")
    t.s.inflation = 2
    t.realm(0, florins=60, leather=2)
    return order(t, 1)


CASES: Final[Makers] = {
    "t01": t01,
    "t03": t03,
    "t05": t05,
    "t07": t07,
    "t09": t09,
    "t31": t31,
    "t33": t33,
    "two-workers": migrating,
    "no-room": migrating,
    "spaces-full": spaces_full,
    "one-of-a-kind": one_of_a_kind,
    "slave-posts": slave_posts,
    "upgrade": upgrade,
    "one-stage": one_stage,
}
