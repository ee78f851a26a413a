"""Leon Battista Alberti and Palla Strozzi: a harvest or production of one own card. R-28, HR-32"""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.lorenzo.houses.one_card import OneCard

from ..build import Table, table

HARVEST, PRODUCTION = 0, 1


def alone(area: int, *cards: str, value: int = 3, **more: Any) -> Table:
    """Seat 0 may let one card work."""
    return table(houses=True, cards={0: cards}, steps=[OneCard(0, area, value)], **more)


@pytest.mark.clause("HR-32", "L-78")
def test_one_card_works_without_the_bonus_tile() -> None:
    t = alone(HARVEST, "woods", "walled_village", "marquisate")
    assert t.options() == ["activate:woods", "activate:walled_village", "decline"]
    assert t.clause("activate:marquisate") == "HR-32"
    assert t.do("activate:walled_village").changes() == {"vp": 2}
    assert t.asked == -1


@pytest.mark.clause("HR-32", "L-42")
def test_it_may_be_declined_too() -> None:
    assert alone(HARVEST, "woods").do("decline").changes() == {}


@pytest.mark.clause("HR-32", "L-68", "A-15")
def test_tiles_1_5_and_1_6_leave_nothing_and_characters_do_not_help() -> None:
    assert alone(HARVEST, "woods", "farmer", banned={0: ["tile_1_5"]}).asked == -1
    assert alone(PRODUCTION, "sculptors_yard", banned={0: ["tile_1_6"]}, stock={0: {"stone": 3}}).asked == -1
    assert not alone(HARVEST, "woods", "marquisate", "farmer", "peasant").may("activate:marquisate")


@pytest.mark.clause("HR-32", "HR-28")
def test_a_value_n_card_is_capped_by_three() -> None:
    t = alone(PRODUCTION, "sculptors_yard", stock={0: {"stone": 9}}).do("activate:sculptors_yard")
    assert t.options("repeat") == ["repeat:sculptors_yard.1:1..3"]
    assert t.do("repeat:sculptors_yard.1:3").changes() == {"stone": -3, "coin": 3, "vp": 3}


@pytest.mark.clause("HR-32", "R-26", "R-18")
def test_arsenal_and_hill_abbey_may_be_the_one() -> None:
    t = alone(PRODUCTION, "arsenal", "unfinished_dome").do("activate:arsenal", "activate:unfinished_dome")
    assert t.changes() == {"vp": 7}
    t = table(houses=True, cards={0: ["hill_abbey"]}, tokens={0: ["renown"]}, played={0: ["palla_strozzi"]})
    t.do("hold:hill_abbey:renown", "use:palla_strozzi", "activate:hill_abbey")
    assert t.stock()["vp"] == 4
