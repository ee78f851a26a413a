"""Pieces, rounds and phases. 13.1, 13.4"""

from __future__ import annotations

import pytest

from signoria.games.regno.fights import ATTACKER, DEFENDER, ONGOING
from signoria.games.regno.ids import NEUTRAL, UNITS

from .battles import ARENA, arena, faces, fight, leasts, march_in, phases
from .build import table

ROWS = [
    ("light_infantry", "r1", 10, {"leather": 1}, 1, 0, 0, 5),
    ("archer", "r2", 15, {"leather": 1, "wood": 1}, 1, 5, 0, 6),
    ("crewman", "r3", 5, {"wood": 1}, 1, 0, 0, 0),
    ("pikeman", "r4", 15, {"wood": 1, "iron": 1}, 1, 0, 0, 4),
    ("crossbowman", "r5", 20, {"wood": 2, "iron": 1}, 1, 4, 0, 6),
    ("pavise_crossbowman", "r6", 30, {"wood": 2, "leather": 1, "iron": 1}, 1, 4, 0, 5),
    ("heavy_infantry", "r7", 25, {"iron": 2, "leather": 1}, 2, 0, 0, 4),
    ("longbow", "r8", 25, {"wood": 3}, 1, 3, 0, 6),
    ("swordsman", "r9", 30, {"iron": 2}, 1, 0, 0, 3),
    ("halberdier", "r10", 35, {"wood": 2, "iron": 2}, 2, 0, 0, 3),
    ("handgunner", "r11", 40, {"wood": 1, "iron": 2}, 1, 3, 0, 0),
    ("light_cavalry", "r12", 25, {"leather": 2, "iron": 1}, 2, 0, 5, 6),
    ("horse_archer", "r13", 30, {"leather": 2, "wood": 1}, 2, 4, 0, 6),
    ("heavy_cavalry", "r14", 45, {"leather": 2, "iron": 2}, 3, 0, 4, 5),
    ("knight", "r15", 60, {"iron": 3, "leather": 1}, 3, 0, 3, 4),
    ("armoured_lancer", "r16", 55, {"wood": 2, "iron": 3}, 2, 0, 2, 6),
]


@pytest.mark.clause(*(f"13.1.t1.r{n}" for n in range(1, 17)), "13.1.3", "13.1.4")
@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_profiles(row: tuple[str, str, int, dict[str, int], int, int, int, int]) -> None:
    name, _, florins, goods, pf, shot, charge, melee = row
    t = table(2)
    unit = t.s.tables.units[UNITS.index(name)]
    from signoria.games.regno.tables import goods as pairs

    assert unit.cost == pairs({"florins": florins, **goods})
    assert (unit.pf, unit.range, unit.charge, unit.melee) == (pf, shot, charge, melee)


@pytest.mark.clause("13.2.7")
def test_elite() -> None:
    t = table(2)
    assert {u.key for u in t.s.tables.units if u.elite} == {
        *("heavy_infantry", "longbow", "swordsman", "halberdier", "handgunner", "heavy_cavalry", "knight"),
        *("armoured_lancer", "knight_of_the_crown", "templar", "cataphract", "mamluk"),
    }


@pytest.mark.clause("C235")
def test_horse_archers_are_cavalry() -> None:
    horse = table(2).s.tables.units[UNITS.index("horse_archer")]
    assert horse.mounted
    assert horse.movement == 3


@pytest.mark.clause("13.1.1", "13.4.4", "13.4.9", "13.4.10", "C127")
def test_archers_roll_at_range_and_in_melee() -> None:
    t = arena()
    march_in(t, 0, archer=2)
    t.force(NEUTRAL, ARENA, light_infantry=2)
    t.dice("battle", 1, 1, 6, 1, 1, 1)
    fight(t)
    assert faces(t, 0, "range", "archer")[0] == "1 1"
    assert faces(t, 0, "melee", "archer")[0] == "6 1"


@pytest.mark.clause("13.1.2", "13.4.18", "13.4.16")
def test_hit_points_are_endurance_not_dice() -> None:
    """A wounded Knight rolls one die like a whole one, and is whole again in the next battle."""
    t = arena()
    march_in(t, 0, knight=1)
    t.force(NEUTRAL, ARENA, pikeman=2)
    # round 1: the Knight misses, the Pikemen hit twice; then it wins (they cancel its Charge)
    t.dice("battle", 1, 1, 4, 4, 6, 6, 1, 1, 6, 6, 1)
    b = fight(t)
    assert b.wounded[0] == (0, 1)
    assert t.units(0, ARENA) == {"knight": 1}
    assert all(len(x) == 1 for x in faces(t, 0, "charge", "knight") + faces(t, 0, "melee", "knight"))
    t.force(NEUTRAL, ARENA, pikeman=2)
    t.dice("battle", 1, 1, 4, 4, 6, 6, 1, 1, 6, 6, 1)
    fight(t)
    assert t.units(0, ARENA) == {"knight": 1}, "three PF again: two hits do not kill"


@pytest.mark.clause("13.4.1", "13.4.6", "13.4.7", "13.4.8")
def test_phases_come_in_order_and_charge_repeats_in_the_open() -> None:
    t = arena()
    march_in(t, 0, archer=1, knight=1)
    t.force(NEUTRAL, ARENA, archer=1, heavy_infantry=3)
    # round 1: nobody hits anything; heavy infantry has 2 PF each
    t.dice("battle", 1, 1, 1, 1, 1, 1, 1, 1, 1)
    fight(t)
    assert phases(t)[:5] == ["range", "charge", "melee", "range", "charge"]


@pytest.mark.clause("13.4.15", "G5")
def test_both_sides_roll_before_hits_are_applied() -> None:
    t = arena()
    march_in(t, 0, light_infantry=1)
    t.force(NEUTRAL, ARENA, light_infantry=1)
    t.dice("battle", 6, 6)
    b = fight(t)
    assert b.outcome == DEFENDER, "both die: who was hit rolled all the same"
    assert t.units(0, ARENA) == {} == t.units(NEUTRAL, ARENA)


@pytest.mark.clause("13.4.5", "13.4.15")
def test_killed_in_an_earlier_phase_rolls_no_more() -> None:
    t = arena()
    march_in(t, 0, archer=1)
    t.force(NEUTRAL, ARENA, light_infantry=1)
    t.dice("battle", 6)
    b = fight(t)
    assert b.outcome == ATTACKER
    assert leasts(t, NEUTRAL, "melee", "light_infantry") == []


@pytest.mark.clause("13.4.12", "13.4.13", "13.5.9", "13.5.10", "C141")
def test_six_rounds_in_the_open_then_the_attacker_must_leave() -> None:
    t = arena()
    t.province("A2", owner=0)
    march_in(t, 0, origin="A2", light_infantry=1)
    t.force(NEUTRAL, ARENA, light_infantry=1)
    t.dice("battle", *[1] * 12)
    b = fight(t)
    for _ in range(5):
        t.do("stay")
    assert b.round == 6
    assert b.outcome == DEFENDER
    assert b.retreated
    assert t.units(0, "A2") == {"light_infantry": 1}
    assert len(t.rolls.given["battle"]) == 0


@pytest.mark.clause("13.4.14", "14.1.1")
def test_losses_are_kept_apart() -> None:
    t = arena()
    march_in(t, 0, light_infantry=1)
    t.force(NEUTRAL, ARENA, archer=1)
    t.dice("battle", 6)
    b = fight(t)
    assert b.outcome == DEFENDER
    assert b.fallen[0][0] == 1
    assert sum(b.fallen[1]) == 0


@pytest.mark.clause("C128", "G3")
def test_no_natural_one_or_six() -> None:
    """A recruit needs 6 where 5 is printed; a Pikeman recruit's 5 hits as 4."""
    from signoria.games.regno.pieces import EXHAUSTED

    t = arena(owner=1)
    march_in(t, 0, light_infantry=1)
    t.force(1, ARENA, status=EXHAUSTED, until=1, archer=1)
    t.dice("battle", 6)
    b = fight(t, defender=1)
    assert leasts(t, 1, "range", "archer") == [6]
    assert b.outcome == DEFENDER


@pytest.mark.clause("13.2.6")
def test_handgunners_cause_ordinary_hits_and_do_not_melee() -> None:
    t = arena()
    march_in(t, 0, handgunner=1)
    t.force(NEUTRAL, ARENA, light_infantry=2)
    t.dice("battle", 6, 1)
    b = fight(t)
    assert t.told("killed")[0][2:] == (NEUTRAL, ((0, 1),))
    assert leasts(t, 0, "melee", "handgunner") == []
    assert b.outcome != ONGOING


@pytest.mark.clause("G11")
def test_every_roll_is_told_with_its_cause() -> None:
    t = arena()
    march_in(t, 0, light_infantry=3, archer=2)
    t.force(NEUTRAL, ARENA, light_infantry=3, archer=2)
    t.s.drawn = []
    fight(t)
    while t.asked >= 0:
        t.s.events, before = [], t.s.events
        t.do(_first(t))
        t.s.events = [*(before or []), *(t.s.events or [])]
    told = sum(len(e[5].split()) for e in t.told("rolled"))
    assert told == sum(len(got) for _, got in t.s.drawn)


def _first(t: object) -> str:
    from .build import Table

    assert isinstance(t, Table)
    text = t.listed()[0]
    return text.split("..")[0]
