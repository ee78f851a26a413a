"""Recruits of Order 1: batches, the Forge, units of governments and faiths. R6.1, 13.6, R17.8"""

from __future__ import annotations

import pytest

from signoria.games.regno import forces
from signoria.games.regno.ids import UNITS
from signoria.games.regno.pieces import EXHAUSTED
from signoria.games.regno.realm.building import Build

from .build import Table, place, table


def rich(t: Table, **fields: object) -> None:
    t.realm(0, florins=2000, wood=50, stone=20, leather=50, iron=50, **fields)


def forged(t: Table, **fields: object) -> Table:
    """A Forge in the capital."""
    t.no_forces("A1")
    t.province("A1", **({"buildings": ["farm", "forge", "church"]} | fields))
    return t


@pytest.mark.clause("R6.1", "13.6.1")
def test_a_batch_has_two_pieces_for_each_level_and_is_exhausted() -> None:
    t = table()
    rich(t)
    t.no_forces()
    t.ask(Build(0)).do("recruit:A1")
    assert "enlist:light_infantry:1..4" in t.listed()
    t.do("enlist:light_infantry:3")
    assert t.why("enlist:crewman:1") == "13.1.t1.r3"
    t.do("enlist:archer:1")
    assert t.why("enlist:archer:1") == "R6.1", "the batch is full"
    t.do("finish")
    assert t.units(0, "A1", EXHAUSTED) == {"light_infantry": 3, "archer": 1}
    assert [f.until for f in t.s.forces] == [1], "until the next season"
    assert t.stock(0, "florins", "leather", "wood") == (1955, 46, 49)


@pytest.mark.clause("R6.1")
def test_each_batch_in_a_different_province() -> None:
    t = table()
    rich(t)
    t.ask(Build(0)).do("recruit:A1", "enlist:archer:2", "finish")
    assert t.why("recruit:A1") == "R6.1"
    assert t.may("recruit:B1")
    assert t.why("recruit:K1") == "R6.1", "no centre"


@pytest.mark.clause("R6.1")
def test_a_batch_taken_back_costs_nothing() -> None:
    t = table()
    rich(t)
    t.ask(Build(0)).do("recruit:A1", "enlist:archer:2", "cancel", "recruit:A1", "enlist:archer:1", "finish")
    assert t.stock(0, "florins") == (1985,)


@pytest.mark.clause("13.8.2", "R6.1")
def test_nobody_is_recruited_in_a_besieged_province() -> None:
    t = table()
    rich(t)
    t.province("A1", besieger=1)
    t.ask(Build(0))
    assert t.why("recruit:A1") == "13.8.2"


@pytest.mark.clause("7.1.2")
def test_recruits_are_limited_by_the_reserve() -> None:
    t = table()
    t.poor(0)
    t.realm(0, florins=25, leather=5)
    t.ask(Build(0))
    t.do("recruit:A1")
    assert "enlist:light_infantry:1..2" in t.listed()
    assert t.why("enlist:archer:1") == "7.1.2"
    t.poor(0)
    t.do("cancel")
    assert t.why("recruit:A1") == "7.1.2"


@pytest.mark.clause("9.5.4", "9.5.6", "13.1.t1.r1")
def test_t33_recruiting_with_inflation() -> None:
    t = table()
    t.poor(0)
    t.s.inflation = 2
    t.realm(0, florins=12, leather=1)
    t.ask(Build(0)).do("recruit:A1", "enlist:light_infantry:1", "finish")
    assert sum(t.r(0).stock) == 0


@pytest.mark.clause("9.5.4", "R6.1", "C68")
def test_machines_double_in_winter_and_soldiers_do_not() -> None:
    t = table().at(1, "winter")
    t.poor(0)
    t.realm(0, florins=75, wood=3, leather=1, tech={"engineering": 1})
    t.ask(Build(0)).do("recruit:A1", "enlist:ram:1", "enlist:archer:1", "finish")
    assert sum(t.r(0).stock) == 0


@pytest.mark.clause("8.1.t1.r8", "C21", "11.1.t1.r2")
def test_units_of_metallurgy_need_an_undamaged_forge() -> None:
    t = table()
    rich(t, tech={"metallurgy": 1})
    forged(t).ask(Build(0)).do("recruit:A1")
    assert t.may("enlist:pikeman:1"), "the Forge needs no worker"
    assert t.why("enlist:crossbowman:1") == "13.1.t1.r5", "Metallurgy 2"
    t.do("cancel")
    t.province("A1", damaged=["forge"])
    t.do("recruit:A1")
    assert t.why("enlist:pikeman:1") == "8.1.t1.r8"


UNLOCKS = [
    ("pikeman", {"metallurgy": 1}), ("crossbowman", {"metallurgy": 2}),
    ("pavise_crossbowman", {"metallurgy": 2}), ("heavy_infantry", {"metallurgy": 3}),
    ("longbow", {"metallurgy": 3}), ("swordsman", {"metallurgy": 4}),
    ("halberdier", {"metallurgy": 4}), ("handgunner", {"metallurgy": 4, "engineering": 4}),
    ("light_cavalry", {"agriculture": 1}), ("horse_archer", {"agriculture": 2}),
    ("heavy_cavalry", {"agriculture": 3}), ("knight", {"agriculture": 4}),
    ("armoured_lancer", {"agriculture": 4}), ("crewman", {"engineering": 1}),
    ("ram", {"engineering": 1}), ("catapult", {"engineering": 1}),
    ("trebuchet", {"engineering": 2}), ("bombard", {"engineering": 4}),
]  # fmt: skip


@pytest.mark.clause("11.1.t1.r1", "11.1.t1.r2", "11.1.t1.r4", "11.3.t1.r1", "11.3.t1.r2", "11.3.t1.r4")
@pytest.mark.parametrize(("unit", "tech"), UNLOCKS)
def test_what_a_branch_unlocks(unit: str, tech: dict[str, int]) -> None:
    for branch, level in tech.items():
        t = forged(table())
        rich(t, tech=tech | {branch: level - 1})
        t.ask(Build(0)).do("recruit:A1")
        assert not t.may(f"enlist:{unit}:1")
        assert t.why(f"enlist:{unit}:1") == t.s.tables.units[UNITS.index(unit)].clause
        t.realm(0, tech=tech)
        assert t.may(f"enlist:{unit}:1")


@pytest.mark.clause("11.4.7", "R6.1")
def test_knights_of_the_crown() -> None:
    t = forged(table())
    t.poor(0)
    t.realm(0, florins=70, iron=4, leather=2, government="feudal_monarchy", tech={"government": 2, "metallurgy": 4})
    t.realm(0, tech={"agriculture": 4})
    t.ask(Build(0))
    t.do("recruit:A1")
    assert t.why("enlist:knight_of_the_crown:1") == "11.4.7"
    t.realm(0, tech={"government": 3, "agriculture": 0})
    t.do("enlist:knight_of_the_crown:1", "finish")
    assert sum(t.r(0).stock) == 0
    knight, crown = (t.s.tables.units[UNITS.index(x)] for x in ("knight", "knight_of_the_crown"))
    assert (crown.pf, crown.charge, crown.melee, crown.movement) == (
        knight.pf, knight.charge, knight.melee, knight.movement,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("unit", "government"),
    [
        pytest.param("halberdier", "autocratic_empire", marks=pytest.mark.clause("11.6.5", "11.6.6")),
        pytest.param("swordsman", "military_theocracy", marks=pytest.mark.clause("11.7.5", "11.7.6")),
    ],
)
def test_guards_and_votive_infantry_without_metallurgy(unit: str, government: str) -> None:
    t = forged(table())
    rich(t, government=government, tech={"government": 2})
    t.ask(Build(0)).do("recruit:A1")
    assert not t.may(f"enlist:{unit}:1")
    t.realm(0, tech={"government": 3})
    assert t.may(f"enlist:{unit}:1")
    t.realm(0, government="feudal_monarchy")
    assert not t.may(f"enlist:{unit}:1")


@pytest.mark.clause("R17.8", "11.3.t1.r10")
def test_faith_units_need_religion_3_a_seat_and_a_forge() -> None:
    t = forged(table())
    rich(t, tech={"religion": 3}, faith="catholic")
    t.ask(Build(0)).do("recruit:A1")
    assert "enlist:templar:1..4" in t.listed()
    assert t.why("enlist:mamluk:1") == "R17.8"
    t.realm(0, tech={"religion": 2})
    assert t.why("enlist:templar:1") == "R17.8"
    t.realm(0, tech={"religion": 3})
    t.province("A1", damaged=["church"])
    assert t.why("enlist:templar:1") == "R17.8"
    t.province("A1", damaged=["forge"])
    assert t.why("enlist:templar:1") == "8.1.t1.r8"


@pytest.mark.parametrize(("faith", "unit"), [("orthodox", "cataphract"), ("islamic", "mamluk")])
@pytest.mark.clause("R17.8")
def test_each_faith_has_its_unit(faith: str, unit: str) -> None:
    t = forged(table())
    rich(t, tech={"religion": 3}, faith=faith)
    t.ask(Build(0)).do("recruit:A1")
    assert t.may(f"enlist:{unit}:1")
    assert not t.may("enlist:templar:1")


@pytest.mark.clause("R17.8")
def test_four_faith_units_and_six_for_the_grand_master() -> None:
    t = forged(table(), settlement="city")
    rich(t, tech={"religion": 3}, faith="catholic")
    t.force(0, "B1", templar=3)
    t.ask(Build(0)).do("recruit:A1")
    assert "enlist:templar:1..1" in t.listed()
    t.s.offices[3] = t.person(0, "cardinal", "A1")
    assert "enlist:templar:1..3" in t.listed()
    t.do("enlist:templar:3")
    assert t.why("enlist:templar:1") == "R17.8"


@pytest.mark.clause("R17.7")
def test_an_excommunicated_realm_recruits_no_faith_units() -> None:
    t = forged(table())
    rich(t, tech={"religion": 3}, faith="catholic", excommunicated=True)
    t.ask(Build(0)).do("recruit:A1")
    assert t.why("enlist:templar:1") == "R17.7"


@pytest.mark.clause("13.6.3", "13.6.1")
def test_recruits_of_an_event_are_exhausted_too() -> None:
    t = table()
    t.no_forces()
    forces.recruit(t.s, 0, place("A1"), forces.counts_of([(0, 2)]))
    assert t.units(0, "A1", EXHAUSTED) == {"light_infantry": 2}


@pytest.mark.clause("13.6.2")
def test_convalescents_are_no_soldiers_in_a_fight() -> None:
    from signoria.games.regno.pieces import CONVALESCENT
    from signoria.games.regno.realm import territory

    t = table()
    t.no_forces()
    t.force(0, "A1", status=CONVALESCENT, until=2, archer=2)
    assert territory.soldiers_at(t.s, place("A1"), 0) == 0
    assert territory.soldiers_at(t.s, place("A1"), 0, convalescents=True) == 2
