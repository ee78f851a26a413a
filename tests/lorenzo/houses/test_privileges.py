"""Privileges with Houses, and gains that leaders and families raise. R-17, R-34 to R-36, HR-13 to HR-20."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.lorenzo.state import house_of
from signoria.games.lorenzo.work import BonusWork

from ..build import Table, table

HARVEST, PRODUCTION = 0, 1


def storing(wood: int, stone: int, **more: Any) -> Table:
    """Da Montefeltro with wood and stone on their tile, who get a privilege in the palace."""
    t = table(families={0: "da_montefeltro"}, **more)
    house_of(t.state.players[0]).stored = (wood, stone)
    return t


# ---- what a privilege may be -----------------------------------------------------------------------------------------


@pytest.mark.clause("R-17", "HR-16", "L-45")
def test_with_houses_a_token_is_one_of_the_things() -> None:
    t = table(houses=True).do("place:white:palace:0")
    things = ["materials", "servants", "coins", "military", "faith", "token"]
    assert t.options() == [*(f"privilege:{x}" for x in things), "decline"]
    t = table(houses=True, option={"special_tower": "off"}).do("place:white:palace:0")
    assert not t.may("privilege:token")


@pytest.mark.clause("HR-16", "L-46")
def test_privileges_of_one_source_must_differ_the_token_too() -> None:
    t = table(houses=True).do("place:white:market.4:0", "privilege:token")
    assert not t.may("privilege:token")
    assert t.may("privilege:coins")


@pytest.mark.clause("R-34", "HR-16")
def test_da_montefeltro_take_all_that_they_stored_once_for_a_source() -> None:
    t = storing(3, 2).do("place:white:market.4:0")
    assert t.do("privilege:store").changes() == {"wood": 3, "stone": 2}
    house = t.state.players[0].house
    assert house is not None
    assert house.stored == (0, 0)
    assert not t.may("privilege:store")
    assert t.may("privilege:materials")


@pytest.mark.clause("HR-16", "R-34")
def test_an_empty_store_is_not_offered_and_others_have_none() -> None:
    assert not storing(0, 0).do("place:white:palace:0").may("privilege:store")
    assert storing(0, 1).do("place:white:palace:0").may("privilege:store")
    assert not table(families={0: "este"}).do("place:white:palace:0").may("privilege:store")


@pytest.mark.clause("HR-13", "L-67", "R-34")
def test_what_they_take_back_is_their_own_and_stays_whole() -> None:
    t = storing(3, 2, banned={0: ["tile_1_4"]}).do("place:white:palace:0")
    assert t.do("privilege:store").changes() == {"wood": 3, "stone": 2}
    t = storing(3, 2, banned={0: ["tile_1_4"]}).do("place:white:palace:0")
    assert t.do("privilege:materials").changes() == {}


# ---- Della Scala -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("R-36", "HR-50")
@pytest.mark.parametrize(
    ("thing", "gives"),
    [("coins", {"coin": 2}), ("servants", {"servant": 2}), ("military", {"mp": 2}), ("token", {"token": 1})],
)
def test_della_scala_get_a_faith_point_with_whatever_they_choose(thing: str, gives: dict[str, int]) -> None:
    t = table(families={0: "della_scala"}).do("place:white:palace:0")
    assert t.do(f"privilege:{thing}").changes() == {**gives, "fp": 1}


@pytest.mark.clause("R-36", "HR-50")
def test_faith_alone_is_no_choice() -> None:
    t = table(families={0: "della_scala"}).do("place:white:palace:0")
    assert t.clause("privilege:faith") == "R-36"


@pytest.mark.clause("HR-50", "HR-13")
@pytest.mark.parametrize(
    ("tile", "thing", "left"),
    [("tile_1_1", "military", {"mp": 1}), ("tile_1_2", "coins", {"coin": 1}), ("tile_1_8", "token", {})],
)
def test_tiles_strike_what_was_chosen_never_that_faith_point(tile: str, thing: str, left: dict[str, int]) -> None:
    t = table(families={0: "della_scala"}, banned={0: [tile]}).do("place:white:palace:0")
    assert t.do(f"privilege:{thing}").changes() == {**left, "fp": 1}


@pytest.mark.clause("HR-50", "R-36")
def test_a_declined_privilege_brings_no_faith() -> None:
    t = table(families={0: "della_scala"}).do("place:white:palace:0")
    assert t.do("decline").changes() == {}


# ---- Jacopo Salviati -------------------------------------------------------------------------------------------------

SALVIATI: Any = {"played": {0: ["jacopo_salviati"]}}


@pytest.mark.clause("HR-17", "L-46", "R-28")
def test_salviati_adds_one_that_may_be_what_was_taken_already() -> None:
    t = table(houses=True, **SALVIATI).do("place:white:palace:0", "privilege:coins")
    assert t.do("privilege:coins").changes() == {"coin": 2}
    assert t.asked == -1


@pytest.mark.clause("HR-17", "L-58")
def test_he_adds_one_a_source_and_it_comes_last() -> None:
    t = table(houses=True, **SALVIATI).do("place:white:market.4:0", "privilege:coins")
    assert not t.may("privilege:coins")
    t.do("privilege:faith")
    assert t.may("privilege:coins")
    assert t.may("privilege:faith")
    t.do("privilege:faith")
    assert t.asked == -1


@pytest.mark.clause("HR-17", "L-77")
def test_also_for_a_leader_discarded_from_hand() -> None:
    t = table(houses=True, hand={0: ["bramante"]}, **SALVIATI)
    t.do("discard:bramante", "privilege:coins", "privilege:coins")
    assert t.changes() == {"coin": 4}
    assert t.options("privilege") == []


@pytest.mark.clause("HR-17", "L-42")
def test_if_all_privileges_are_declined_he_adds_none() -> None:
    t = table(houses=True, **SALVIATI).do("place:white:market.4:0", "decline")
    assert t.asked == -1
    t = table(houses=True, **SALVIATI).do("place:white:market.4:0", "privilege:coins", "decline")
    assert t.may("privilege:coins")  # one was taken, so he adds one


@pytest.mark.clause("HR-17", "HR-50", "R-36")
def test_the_one_that_he_adds_brings_della_scala_faith_too() -> None:
    t = table(families={0: "della_scala"}, **SALVIATI).do("place:white:palace:0")
    assert t.do("privilege:coins", "privilege:coins").changes() == {"coin": 4, "fp": 2}


# ---- Machiavelli -----------------------------------------------------------------------------------------------------

MACHIAVELLI: Any = {"played": {0: ["niccolo_machiavelli"]}}


@pytest.mark.clause("HR-18", "L-57", "R-28")
def test_machiavelli_adds_one_to_each_source_of_points() -> None:
    t = table(
        houses=True, cards={0: ["marquisate", "walled_village", "woods"]}, steps=[BonusWork(0, HARVEST, 7, True)],
        **MACHIAVELLI,
    ).do("work:0")  # fmt: skip
    assert t.changes()["vp"] == 5 + 1 + 2 + 1


@pytest.mark.clause("HR-18", "R-16")
def test_each_token_is_one_gain() -> None:
    t = table(tokens={0: ["renown", "alms"]}, **MACHIAVELLI)
    assert t.do("use-token:renown").changes()["vp"] == 5
    assert "vp" not in t.do("use-token:alms").changes()


@pytest.mark.clause("HR-18", "L-33")
def test_it_counts_for_a_cards_points_at_once_and_the_event_tells_so() -> None:
    t = table(houses=True, floors={"special.1": "loggia"}, stock={0: {"wood": 3, "stone": 2}}, **MACHIAVELLI)
    t.do("place:white:special.1:0")
    assert t.changes()["vp"] == 7
    assert t.told("gained") == [("gained", 0, "loggia", {"vp": 7, "token": 1})]


@pytest.mark.clause("HR-18", "HR-34")
def test_a_loss_is_no_gain() -> None:
    t = table(
        houses=True, cards={0: ["extravagant_villa"]}, steps=[BonusWork(0, PRODUCTION, 1, True)], **MACHIAVELLI
    ).do("work:0")
    assert t.changes()["vp"] == -3


# ---- Della Rovere's tiles --------------------------------------------------------------------------------------------


@pytest.mark.clause("R-35", "HR-49", "U-8")
def test_della_rovere_take_each_tile_once_when_the_marker_reaches_its_step() -> None:
    t = table(families={0: "della_rovere"}, stock={0: {"fp": 1}}, tokens={0: ["devotion"] * 3})
    assert t.do("use-token:devotion").changes() == {"fp": 1, "vp": 1, "coin": 2, "token": -1}
    assert t.told("step-reached") == [("step-reached", 0, 2)]
    assert t.do("use-token:devotion").changes() == {"fp": 1, "vp": 1, "token": -1}
    assert t.do("use-token:devotion").changes() == {"fp": 1, "vp": 1}  # a token for step 4
    assert t.stock()["token"] == 1


@pytest.mark.clause("R-35", "HR-49")
def test_several_steps_passed_at_once_come_in_rising_order() -> None:
    t = table(
        families={0: "della_rovere"}, floors={"special.1": "defending_the_papal_state"},
        stock={0: {"wood": 2, "stone": 1, "servant": 1, "mp": 7, "fp": 2}},
    )  # fmt: skip
    house_of(t.state.players[0]).steps = 1  # that of step 2
    t.do("place:white:special.1:0")
    assert t.told("step-reached") == [("step-reached", 0, 4), ("step-reached", 0, 7)]
    assert t.changes()["vp"] == 4
    assert t.changes()["token"] == 2


@pytest.mark.clause("HR-13", "R-35", "L-66")
def test_each_of_these_tiles_is_a_source_of_its_own() -> None:
    t = table(families={0: "della_rovere"}, stock={0: {"fp": 1}}, tokens={0: ["alms"]}, banned={0: ["tile_1_2"]})
    assert t.do("use-token:alms").changes() == {"fp": 1, "coin": 1, "token": -1}


@pytest.mark.clause("R-35")
def test_other_families_take_none() -> None:
    t = table(families={0: "este"}, stock={0: {"fp": 1}}, tokens={0: ["devotion"]}).do("use-token:devotion")
    assert t.changes() == {"fp": 1, "vp": 1, "token": -1}


@pytest.mark.clause("HR-20", "R-35", "U-7")
def test_the_token_of_step_four_may_be_refused_when_it_will_cost_points() -> None:
    position: Any = {"families": {0: "della_rovere"}, "stock": {0: {"fp": 3}}, "tokens": {0: ["devotion"]}}
    t = table(round=5, tiles=["tile_3_8"], **position).do("use-token:devotion")
    assert t.options() == ["accept", "decline"]
    assert t.do("decline").stock()["token"] == 0
    assert table(round=5, **position).do("use-token:devotion").stock()["token"] == 1
