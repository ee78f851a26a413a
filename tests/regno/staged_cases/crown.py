"""Chapters 11, 15 and 16: knowledge, ships, dynasties; and the Orders (chapter 5)."""

from __future__ import annotations

from typing import Final

from regno.build import Table
from regno.turns import captain, empty
from signoria.games.regno.ids import CONSORT, FIRST_CAPTAIN, HEIR, NEUTRAL
from signoria.games.regno.people import of_realm
from signoria.games.regno.realm.monuments import hold
from signoria.games.regno.reconstruction.activation import Activate
from staging import Makers

from .stage import go, order, revealed

GOODS: Final = {"grain": 9, "wood": 9, "leather": 9, "iron": 9, "stone": 9}
KING, SON = 0, 2  # of seat 0
GIOVANNI_ACUTO: Final = 6  # Captain of rank 3


def quiet(year: int = 1, season: str = "summer") -> Table:
    """No soldiers but the neutrals'; nobody's traits touch what is shown."""
    t = empty().at(year, season)
    for who in (0, 1, 2, 14, 15, 16):
        t.change_person(who, virtue="martial", flaw="corrupt")
    return t


def replaced() -> Table:
    t = quiet()
    t.realm(0, florins=40)
    revealed(t, 1, 2, [0, 1])
    return go(t, 5, Activate(0), Activate(1))


# ---- 11 -------------------------------------------------------------------------------------------------------------


def t49() -> Table:
    t = quiet()
    t.change_person(KING, virtue="genius")
    t.province("B1", settlement="city", buildings=["university"], free=2, worked=["university"])
    t.realm(0, florins=100, government="military_theocracy", tech={"government": 2, "engineering": 1})
    return order(t, 6)


def one_research() -> Table:
    t = quiet()
    t.realm(0, florins=200)
    return order(t, 6).do("research:medicine")


def t51() -> Table:
    t = quiet()
    t.realm(0, florins=120, wood=4, iron=2, government="communal_republic")
    t.realm(0, tech={"government": 2, "navigation": 4})
    t.province("K1", settlement="village", buildings=["port"], free=2, worked=[])
    return order(t, 1)


def t53() -> Table:
    t = quiet()
    t.realm(0, **GOODS, florins=50, government="feudal_monarchy", tech={"government": 4})
    t.province("A1", settlement="city", buildings=["loggia"], worked=["loggia"])
    return order(t, 4)


def one_monument() -> Table:
    t = quiet()
    t.realm(0, **GOODS, florins=900, government="feudal_monarchy", tech={"government": 4, "engineering": 4})
    t.province("A1", fortress="great_keep")
    t.province("B1", fortress="castle")
    hold(t.s, 0)
    t.province("A1")  # with the PS of a Great Keep
    return order(t, 1)


# ---- 15 -------------------------------------------------------------------------------------------------------------


def sea(season: str = "summer", navigation: int = 1) -> Table:
    t = quiet(1, season)
    for seat in (0, 1):
        t.realm(seat, tech={"navigation": navigation})
    t.no_forces("K1", "K2")
    return t


def t75() -> Table:
    t = sea()
    t.war(0, 1)
    t.carrier(0, "light_galley", "S1")
    t.carrier(1, "frigate", "S1")
    return order(t, 2)


def t77() -> Table:
    t = sea()
    t.war(0, 1)
    t.carrier(0, "light_galley", "S1")
    t.carrier(1, "frigate", "S1")
    t.s.forces = []
    t.force(0, "ship.1.1", light_infantry=3)
    return order(t, 2)


def storm() -> Table:
    t = sea("winter", 2)
    t.carrier(0, "light_galley", "S1")
    return order(t, 2)


def guarded() -> Table:
    t = sea()
    t.war(0, 1)
    t.carrier(0, "light_galley", "S2")
    t.carrier(1, "light_galley", "S2")
    t.force(0, "ship.1.1", light_infantry=3)
    return order(t, 2).do("sail:ship.1.1")


def t79() -> Table:
    t = sea()
    t.carrier(0, "light_galley", "S1")
    t.no_forces("M2")
    t.force(NEUTRAL, "M2", archer=1)
    t.force(0, "ship.1.1", archer=1)
    order(t, 2).do("sail:ship.1.1", "land:ship.1.1:M2:archer:1")
    return t.do("finish")


# ---- 16 -------------------------------------------------------------------------------------------------------------


def court(**tech: int) -> Table:
    t = quiet(2)
    t.realm(0, florins=200, grain=9, wine=3, tech=tech)
    return t


def t81() -> Table:
    t = court(court=1)
    t.province("D1", settlement="village", buildings=["church"], free=1, worked=[])
    return order(t, 5)


def bride() -> Table:
    t = court(court=1)
    t.province("D1", settlement="village", unrest=2, free=2)
    return order(t, 5)


def t83() -> Table:
    """The Sovereign of seat 1, the last of its house, is where an assassin of seat 0 may find it."""
    t = dagger_drawn()
    for who in of_realm(t.s, 1, HEIR, CONSORT):
        t.s.people[who] = None
    t.realm(1, florins=20, grain=0, tech={"court": 2})
    return order(t, 5)


def t85() -> Table:
    t = quiet()
    t.no_forces("D1")
    t.force(NEUTRAL, "D1", light_infantry=6)
    t.force(0, "A1", crossbowman=14)
    captain(t, FIRST_CAPTAIN + GIOVANNI_ACUTO)
    t.change_person(KING, place="K1")
    t.s.captains = (tuple(x for x in range(12) if x != GIOVANNI_ACUTO),)
    return order(t, 2).do("march:A1:D1")


def hired() -> Table:
    t = court(court=1)
    t.s.tavern, t.s.captains = (0,), (tuple(range(1, 12)),)
    return order(t, 5)


def dissolved() -> Table:
    t = court()
    t.s.alliances = ((0, 1, 2, 16, 0),)
    return order(t, 6)


def dagger_drawn() -> Table:
    t = court(espionage=4)
    t.province("D1", owner=0)
    t.province("D2", owner=1)
    t.no_forces("D1", "D2")
    t.change_person(14, place="D2")
    return t


def dagger() -> Table:
    return order(dagger_drawn(), 5)


CASES: Final[Makers] = {
    "replaced-order": replaced,
    "t49": t49,
    "one-research": one_research,
    "t51": t51,
    "t53": t53,
    "one-monument": one_monument,
    "t75": t75,
    "t77": t77,
    "storm": storm,
    "guarded-coast": guarded,
    "t79": t79,
    "t81": t81,
    "bride": bride,
    "t83": t83,
    "t85": t85,
    "captain": hired,
    "dissolved": dissolved,
    "dagger": dagger,
}
