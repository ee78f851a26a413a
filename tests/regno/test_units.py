"""The printed profiles of the pieces, typed anew from the source and compared with the data that the rules read."""

from __future__ import annotations

import pytest

from signoria.games.regno.ids import BRANCHES, RESOURCES, UNITS

from .build import table

Row = tuple[str, dict[str, int], dict[str, int], int, int, int, int, int, bool]


@pytest.mark.parametrize(
    "row",  # unit, cost, technology, PF, Range, Charge, Melee, movement, elite
    [
        pytest.param(
            ("light_infantry", {"florins": 10, "leather": 1}, {}, 1, 0, 0, 5, 2, False),
            id="light_infantry",
            marks=pytest.mark.clause("13.1.t1.r1"),
        ),
        pytest.param(
            ("archer", {"florins": 15, "leather": 1, "wood": 1}, {}, 1, 5, 0, 6, 2, False),
            id="archer",
            marks=pytest.mark.clause("13.1.t1.r2"),
        ),
        pytest.param(
            ("crewman", {"florins": 5, "wood": 1}, {"engineering": 1}, 1, 0, 0, 0, 2, False),
            id="crewman",
            marks=pytest.mark.clause("13.1.t1.r3"),
        ),
        pytest.param(
            ("pikeman", {"florins": 15, "wood": 1, "iron": 1}, {"metallurgy": 1}, 1, 0, 0, 4, 2, False),
            id="pikeman",
            marks=pytest.mark.clause("13.1.t1.r4"),
        ),
        pytest.param(
            ("crossbowman", {"florins": 20, "wood": 2, "iron": 1}, {"metallurgy": 2}, 1, 4, 0, 6, 2, False),
            id="crossbowman",
            marks=pytest.mark.clause("13.1.t1.r5"),
        ),
        pytest.param(
            (
                "pavise_crossbowman",
                {"florins": 30, "wood": 2, "leather": 1, "iron": 1},
                {"metallurgy": 2},
                1,
                4,
                0,
                5,
                2,
                False,
            ),
            id="pavise_crossbowman",
            marks=pytest.mark.clause("13.1.t1.r6"),
        ),
        pytest.param(
            ("heavy_infantry", {"florins": 25, "iron": 2, "leather": 1}, {"metallurgy": 3}, 2, 0, 0, 4, 2, True),
            id="heavy_infantry",
            marks=pytest.mark.clause("13.1.t1.r7"),
        ),
        pytest.param(
            ("longbow", {"florins": 25, "wood": 3}, {"metallurgy": 3}, 1, 3, 0, 6, 2, True),
            id="longbow",
            marks=pytest.mark.clause("13.1.t1.r8"),
        ),
        pytest.param(
            ("swordsman", {"florins": 30, "iron": 2}, {"metallurgy": 4}, 1, 0, 0, 3, 2, True),
            id="swordsman",
            marks=pytest.mark.clause("13.1.t1.r9"),
        ),
        pytest.param(
            ("halberdier", {"florins": 35, "wood": 2, "iron": 2}, {"metallurgy": 4}, 2, 0, 0, 3, 2, True),
            id="halberdier",
            marks=pytest.mark.clause("13.1.t1.r10"),
        ),
        pytest.param(
            (
                "handgunner",
                {"florins": 40, "wood": 1, "iron": 2},
                {"metallurgy": 4, "engineering": 4},
                1,
                3,
                0,
                0,
                2,
                True,
            ),
            id="handgunner",
            marks=pytest.mark.clause("13.1.t1.r11"),
        ),
        pytest.param(
            ("light_cavalry", {"florins": 25, "leather": 2, "iron": 1}, {"agriculture": 1}, 2, 0, 5, 6, 3, False),
            id="light_cavalry",
            marks=pytest.mark.clause("13.1.t1.r12"),
        ),
        pytest.param(
            ("horse_archer", {"florins": 30, "leather": 2, "wood": 1}, {"agriculture": 2}, 2, 4, 0, 6, 3, False),
            id="horse_archer",
            marks=pytest.mark.clause("13.1.t1.r13"),
        ),
        pytest.param(
            ("heavy_cavalry", {"florins": 45, "leather": 2, "iron": 2}, {"agriculture": 3}, 3, 0, 4, 5, 3, True),
            id="heavy_cavalry",
            marks=pytest.mark.clause("13.1.t1.r14"),
        ),
        pytest.param(
            ("knight", {"florins": 60, "iron": 3, "leather": 1}, {"agriculture": 4}, 3, 0, 3, 4, 3, True),
            id="knight",
            marks=pytest.mark.clause("13.1.t1.r15"),
        ),
        pytest.param(
            ("armoured_lancer", {"florins": 55, "wood": 2, "iron": 3}, {"agriculture": 4}, 2, 0, 2, 6, 3, True),
            id="armoured_lancer",
            marks=pytest.mark.clause("13.1.t1.r16"),
        ),
    ],
)
def test_units_are_as_printed(row: Row) -> None:
    name, cost, tech, pf, *values, movement, elite = row
    unit = table(2).s.tables.units[UNITS.index(name)]
    assert {RESOURCES[r]: n for r, n in unit.cost} == cost
    assert {BRANCHES[b]: n for b, n in unit.tech} == tech
    assert [unit.pf, unit.range, unit.charge, unit.melee, unit.movement, unit.elite] == [pf, *values, movement, elite]
