"""Chapters 12 to 14: marching, war, battles, sieges, the wounded, prisoners."""

from __future__ import annotations

from typing import Any, Final

from regno.build import Table
from regno.turns import empty
from signoria.games.regno.ids import NEUTRAL, PRISON
from staging import Makers

from .stage import activation, order


def quiet() -> Table:
    """Summer; no soldiers but the neutrals'; nobody's traits touch a battle."""
    t = empty().at(1, "summer")
    for who in (0, 1, 2, 14, 15, 16):
        t.change_person(who, virtue="genius", flaw="corrupt")
    t.change_person(0, place="K1")
    t.change_person(14, place="K2")
    return t


def hostile(**fields: Any) -> Table:
    """War; Hill 1, next to Capital 1, is seat 1's and has these fields."""
    t = quiet()
    t.war(0, 1)
    t.no_forces("D1", "D2")
    t.province("D2", owner=1)
    t.province("D1", **{"owner": 1, "settlement": "village", "fortress": "", "free": 1, **fields})
    return t


def free_hill(**fields: Any) -> Table:
    """Hill 1 is neutral and has these fields; nobody stands there."""
    t = quiet()
    t.no_forces("D1")
    t.province("D1", **fields)
    return t


# ---- 12 --------------------------------------------------------------------------------------------------------


def at_peace() -> Table:
    t = quiet()
    t.no_forces("D1")
    t.province("D1", owner=1)
    t.force(0, "A1", light_infantry=4)
    return order(t, 2)


def guests() -> Table:
    t = quiet()
    t.no_forces("D1", "D2")
    t.province("D1", owner=0)
    t.province("D2", owner=1)
    t.s.forces = []
    t.force(0, "D2", archer=2)
    t.force(1, "D1", pikeman=1)
    return activation(t, 2, 5)


def pact() -> Table:
    t = quiet().at(2, "summer")
    t.s.pacts = ((0, 1, 3),)
    return activation(t, 2, 5)


def holy_see(units: dict[str, int], **fields: Any) -> Table:
    """Seat 0's army has marched into the Holy See, the neutral capital in the plain; nobody stands there yet."""
    t = quiet()
    t.no_forces("R", "D1")
    t.province("R", **{"fortress": "", "ps": 0, **fields})
    t.province("D1", owner=0)
    t.force(0, "D1", **units)
    return t


def loot() -> Table:
    return order(holy_see({"light_infantry": 6}), 2).do("march:D1:R")


def t55() -> Table:
    return order(holy_see({"light_infantry": 6}, looted=True), 2).do("march:D1:R")


def restless() -> Table:
    t = free_hill(settlement="village", unrest=3, free=1, buildings=["farm"], worked=[])
    t.force(0, "A1", light_infantry=2)
    return order(t, 2).do("march:A1:D1")


# ---- 13 --------------------------------------------------------------------------------------------------------


def t57() -> Table:
    t = free_hill(settlement="village", fortress="manor")
    t.force(NEUTRAL, "D1", archer=2)
    t.force(0, "A1", light_infantry=4, crewman=2, trebuchet=2)
    return order(t, 2).do("march:A1:D1")


def t59() -> Table:
    t = hostile()
    t.realm(1, tech={"engineering": 3})
    t.province("D1", fortress="tower")
    t.force(1, "D1", archer=2)
    t.force(0, "A1", light_infantry=4, crewman=2, ram=2)
    return order(t, 2).do("march:A1:D1")


def t61() -> Table:
    t = holy_see({"knight": 2, "swordsman": 2}, fortress="manor", ps=6)
    t.force(NEUTRAL, "R", pikeman=2)
    return order(t, 2).do("march:D1:R")


def t63() -> Table:
    t = holy_see({"knight": 3})
    t.force(NEUTRAL, "R", pikeman=3, halberdier=1)
    return order(t, 2).do("march:D1:R")


def t65() -> Table:
    t = free_hill(settlement="village", fortress="castle")
    t.force(0, "A1", light_infantry=2, crewman=1, ram=1)
    return order(t, 2).do("march:A1:D1")


def t67() -> Table:
    t = quiet()
    t.no_forces("M1")
    t.force(NEUTRAL, "M1", light_infantry=1)
    t.force(0, "B1", pikeman=1)
    return order(t, 2).do("march:B1:M1")


def riders() -> Table:
    t = hostile()
    t.force(1, "D1", horse_archer=2)
    t.force(0, "A1", light_infantry=3)
    t.dice("battle", 1, 1)
    return order(t, 2).do("march:A1:D1", "engage:D1")


def sieged() -> Table:
    t = hostile(fortress="tower")
    t.force(1, "D1", pikeman=1)
    t.force(0, "A1", light_infantry=3)
    return order(t, 2).do("march:A1:D1", "engage:D1", "keep-siege")


# ---- 14 --------------------------------------------------------------------------------------------------------


def lost(level: int, **stock: int) -> Table:
    """Six Archers have attacked Hill 1 and fallen; Capital 1 has a Tower."""
    t = hostile()
    t.poor(0)
    t.realm(0, **stock, tech={"medicine": level})
    t.force(1, "D1", swordsman=9)
    t.force(0, "A1", archer=6)
    t.dice("battle", *[1] * 12, *[6] * 6, *[1] * 3)
    return order(t, 2).do("march:A1:D1", "engage:D1")


def t71() -> Table:
    return lost(3, florins=10, wood=5)


def saved() -> Table:
    return lost(1, florins=10, wood=5)


def t73() -> Table:
    t = hostile()
    t.force(1, "D1", swordsman=6)
    t.force(0, "A1", light_infantry=1)
    t.change_person(0, place="A1")
    order(t, 2).do("muster:A1", "muster-unit:light_infantry:1", "muster-person:family.1.1")
    return t.do("set-out:D1")


def war_slaves() -> Table:
    t = hostile(free=2)
    t.force(1, "D1", light_infantry=5)
    t.force(0, "A1", swordsman=8)
    t.province("A1", free=3)
    t.dice("battle", *[6] * 8, *[1] * 5)
    t.realm(1, tech={"medicine": 0})
    return order(t, 2).do("march:A1:D1", "engage:D1")


def held(season: str, year: int = 1) -> Table:
    """Seat 0 holds an Heir of seat 1 and the Pope, its Cardinal, since the first Spring."""
    t = quiet().at(year, season)
    pope = t.person(1, "cardinal", "A2")
    t.s.offices[0] = pope
    for who in (16, pope):
        t.change_person(who, gaoler=0, place=PRISON, caught=1)
    return activation(t, 5, 6)


def t87() -> Table:
    return held("winter")


def too_early() -> Table:
    return held("summer")


CASES: Final[Makers] = {
    "peace": at_peace,
    "guests": guests,
    "broken-pact": pact,
    "loot": loot,
    "t55": t55,
    "restless": restless,
    "t57": t57,
    "t59": t59,
    "t61": t61,
    "t63": t63,
    "t65": t65,
    "t67": t67,
    "horse-archers": riders,
    "one-assault": sieged,
    "t71": t71,
    "saved": saved,
    "t73": t73,
    "war-slaves": war_slaves,
    "t87": t87,
    "too-early": too_early,
}
