"""The engine fights as often to victory as the simulation from which garrisons and hordes were chosen. R19.3, R18.4

Expected rates come from an independent simulation of the printed rules, 20000 battles a row; here both sides lose the
cheapest piece first, never retreat and have no commander. Bounds are the 99.9 % interval of the number fought.
"""

from __future__ import annotations

import math
import time

import pytest

from signoria.games.regno import standing
from signoria.games.regno.combat.battle import Fight
from signoria.games.regno.combat.sides import is_gone
from signoria.games.regno.fights import ASSAULT, ATTACKER, FIELD, new_battle
from signoria.games.regno.ids import HORDE, NEUTRAL, PLACES, TERRAINS
from signoria.games.regno.pieces import ARRIVED
from signoria.games.regno.state import Regno
from signoria.kernel.chance import Seeded
from signoria.kernel.engine import run

from .build import Table, place, table

START = {"light_infantry": 4, "archer": 2}
BASE_TEN = {"light_infantry": 6, "archer": 4}
FOUGHT = 400
Army = dict[str, int]


def terrain(t: Table, name: str) -> str:
    """A province of a terrain."""
    lands = t.s.tables.atlas.lands
    return next(PLACES[p] for p in lands if lands[p].terrain == TERRAINS.index(name))


def position(attacker: int, army: Army, defender: int, garrison: Army, where: str, fortress: str) -> Table:
    t = table(2)
    here = terrain(t, where)
    t.no_forces()
    t.s.people = [None] * len(t.s.people)
    t.province(here, owner=defender if defender >= 0 else NEUTRAL, fortress=fortress)
    t.force(attacker, here, moved=ARRIVED if attacker >= 0 else 0, **army)
    t.force(defender, here, **garrison)
    for seat in (0, 1):
        t.s.orders[seat] = tuple(
            (standing.STAND, topic, value)
            for topic, value in ((standing.LOSSES, 1), (standing.RETREAT, 1), (standing.RECOVERY, 2), (standing.AIM, 2))
        )
    t.s.has_standing = 3
    t.s.battle = new_battle(ASSAULT if fortress else FIELD, place(here), attacker, defender)
    t.s.events = None
    return t


def won(s: Regno, seed: int) -> bool:
    """One battle; the simulation counts it as won when nobody is left inside the walls."""
    s.chance = Seeded(b"figures/%d" % seed)
    s.agenda.append(Fight())
    run(s)
    b = s.battle
    assert b is not None
    return b.outcome == ATTACKER or (is_gone(b, 1) and not is_gone(b, 0))


def rate(t: Table, n: int) -> float:
    return sum(won(t.s.copy(), seed) for seed in range(n)) / n


BIG = {"light_infantry": 8, "archer": 4, "crewman": 2}
ADVANCED = {"pikeman": 6, "crossbowman": 4, "heavy_infantry": 2, "crewman": 3}
TOWN = {"light_infantry": 3, "archer": 2}
CITY = {"pikeman": 3, "crossbowman": 3, "light_infantry": 2}
HORDES = [{"light_cavalry": n, "horse_archer": n} for n in (2, 3, 4)]

GARRISONS = [
    (START, {"light_infantry": 1, "archer": 1}, "plain", "", 0.998),
    (START, {"light_infantry": 2, "archer": 1}, "plain", "", 0.984),
    (START, {"light_infantry": 2, "archer": 1}, "mountain", "", 0.973),
    (START, TOWN, "plain", "", 0.694),
    (START, TOWN, "mountain", "", 0.580),
    (START, CITY, "plain", "", 0.021),
    (BIG | {"ram": 2}, TOWN, "plain", "tower", 0.760),
    (BIG | {"catapult": 2}, TOWN, "plain", "tower", 0.590),
    (BIG | {"ram": 1, "catapult": 1}, TOWN, "plain", "tower", 0.710),
    (ADVANCED | {"trebuchet": 3}, CITY, "plain", "manor", 0.769),
]
RAIDS = [
    (0, START, "plain", 0.813),
    (0, START, "hill", 0.687),
    (0, BASE_TEN, "plain", 0.065),
    (1, BASE_TEN, "plain", 0.633),
    (1, {"pikeman": 5, "crossbowman": 3, "light_infantry": 2}, "plain", 0.263),
    (2, BASE_TEN, "plain", 0.976),
    (2, {"pikeman": 5, "crossbowman": 3, "light_infantry": 2}, "plain", 0.840),
]


def agrees(found: float, expected: float, n: int) -> bool:
    """Within the 99.9 % interval; a little more at the ends, where the normal curve is too narrow."""
    return abs(found - expected) <= 3.29 * math.sqrt(expected * (1 - expected) / n) + 1 / n


@pytest.mark.clause("R19.3")
@pytest.mark.parametrize(("army", "garrison", "where", "fortress", "expected"), GARRISONS)
def test_garrisons_hold_as_often_as_computed(
    army: Army, garrison: Army, where: str, fortress: str, expected: float
) -> None:
    found = rate(position(0, army, NEUTRAL, garrison, where, fortress), FOUGHT)
    assert agrees(found, expected, FOUGHT), f"{found} instead of {expected}"


@pytest.mark.clause("R18.4")
@pytest.mark.parametrize(("size", "defenders", "where", "expected"), RAIDS)
def test_hordes_win_as_often_as_computed(size: int, defenders: Army, where: str, expected: float) -> None:
    found = rate(position(HORDE, HORDES[size], 1, defenders, where, ""), FOUGHT)
    assert agrees(found, expected, FOUGHT), f"{found} instead of {expected}"


def test_a_battle_is_fast() -> None:
    """Simulations fight many: six soldiers a side, all by standing orders, in about a millisecond."""
    t = position(0, START, 1, START, "plain", "")
    best = min(_seconds(t, 40) for _ in range(3))
    assert best < 0.003


def _seconds(t: Table, n: int) -> float:
    begun = time.process_time()
    rate(t, n)
    return (time.process_time() - begun) / n
