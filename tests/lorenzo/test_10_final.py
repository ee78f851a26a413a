"""Chapter 10: tiles of the third period, which change the final score, and what may be declined on their account."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.lorenzo.church import VaticanReport
from signoria.games.lorenzo.rules import GAME
from signoria.games.lorenzo.scoring import FinalScoring

from .build import Table, table
from .facts import CARDS, of_type

GOODS = {"coin": 20, "wood": 20, "stone": 20, "mp": 20}
TYPES = ("territory", "character", "building", "venture")
COLOURED = ("white", "black", "orange")


def struck(tile: str, **position: Any) -> Table:
    """A table at which seat 0 suffers from a tile."""
    return table(banned={0: [tile]}, **position)


# ---- 3_1 to 3_7: the final score -------------------------------------------------------------------------------------


def score(tile: str = "", option: dict[str, str] | None = None, **position: Any) -> dict[str, int]:
    """Seat 0's final sheet, suffering from the tile or not."""
    banned = {0: [tile]} if tile else {}
    t = table(2, round=6, banned=banned, option=option, steps=[FinalScoring()], **position)
    assert sum(line.points for line in GAME.sheet(t.state, 0)) == t.stock()["vp"]
    return {line.source: line.points for line in GAME.sheet(t.state, 0)}


@pytest.mark.clause("L-72")
@pytest.mark.parametrize(
    ("tile", "source", "kind"),
    [("tile_3_1", "characters", "character"), ("tile_3_2", "ventures", "venture"),
     ("tile_3_3", "territories", "territory")],
)  # fmt: skip
def test_one_kind_of_card_scores_nothing(tile: str, source: str, kind: str) -> None:
    cards = {0: [card for k in ("territory", "character", "venture") for card in of_type(k)[:4]]}
    plain, less_ = score(cards=cards), score(tile, cards=cards)
    assert plain[source] > 0
    assert less_ == {**plain, source: 0}, kind


@pytest.mark.clause("L-73", "A-19")
@pytest.mark.parametrize(("points", "lost"), [(0, 0), (4, 0), (5, 1), (9, 1), (26, 5), (100, 20)])
def test_case_21_a_fifth_of_the_points_before_the_scoring(points: int, lost: int) -> None:
    """G11: what is scored at the end is not counted: 3 territories, military rank, goods."""
    position = {"stock": {0: {"vp": points, "coin": 50}}, "cards": {0: ["woods", "village", "city"]}}
    assert score("tile_3_4", **position) == {**score(**position), "excommunication": -lost}


@pytest.mark.clause("L-73", "A-19")
def test_the_last_report_counts_before_the_fifth_is_taken() -> None:
    """16 points and 10 for 8 faith make 26; FP 8 are worth 11."""
    t = table(2, round=6, tiles=["tile_3_4"], banned={0: ["tile_3_4"]}, stock={0: {"vp": 15, "fp": 8}},
              steps=[VaticanReport(3), FinalScoring()])  # fmt: skip
    t.do("support")
    sheet = {line.source: line.points for line in GAME.sheet(t.state, 0)}
    assert (sheet["play"], sheet["church"], sheet["excommunication"]) == (15, 11, -5)


@pytest.mark.clause("L-73", "L-60")
def test_who_is_struck_in_the_last_report_suffers_at_once() -> None:
    t = table(2, round=6, tiles=["tile_3_5"], stock={0: {"vp": 20, "mp": 7, "fp": 5}, 1: {"vp": 20, "mp": 7, "fp": 4}},
              steps=[VaticanReport(3), FinalScoring()])  # fmt: skip
    t.do("support")
    assert [t.stock(seat)["vp"] for seat in (0, 1)] == [20 + 5 + 5, 20 + 5 - 7]


@pytest.mark.clause("L-73")
@pytest.mark.parametrize("mp", [0, 1, 13])
def test_a_point_is_lost_for_each_military_point(mp: int) -> None:
    position = {"stock": {0: {"mp": mp, "vp": 30}}}
    assert score("tile_3_5", **position) == {**score(**position), "excommunication": -mp}


@pytest.mark.clause("L-73")
def test_case_21_a_point_is_lost_for_each_wood_and_stone_on_buildings() -> None:
    sets = {
        "lorenzo.cards.mint.costs.0.stone": 5, "lorenzo.cards.mint.costs.0.wood": 3,
        "lorenzo.cards.tax_office.costs.0.stone": 3, "lorenzo.cards.tax_office.costs.0.wood": 2,
    }  # fmt: skip
    assert score("tile_3_6", sets=sets, cards={0: ["mint", "tax_office"]})["excommunication"] == -13


@pytest.mark.clause("L-73", "A-20")
@pytest.mark.parametrize("card", of_type("building"))
def test_printed_wood_and_stone_count_and_nothing_else(card: str) -> None:
    cost = CARDS[card]["costs"][0]
    lost = cost.get("wood", 0) + cost.get("stone", 0)
    for cards in ([card], [card, "stonemason"], [card, "promoting_sacred_art"]):
        assert score("tile_3_6", cards={0: cards})["excommunication"] == -lost


@pytest.mark.clause("L-73", "L-84")
def test_a_point_is_lost_for_each_leftover() -> None:
    position = {"stock": {0: {"wood": 1, "stone": 2, "coin": 3, "servant": 5, "mp": 7, "fp": 4, "vp": 20}}}
    plain = score(**position)
    assert plain["goods"] == 2, "they score as well"
    assert score("tile_3_7", **position) == {**plain, "excommunication": -11}


@pytest.mark.clause("A-18", "L-73")
def test_a_score_may_fall_below_nothing_unless_the_switch_says_no() -> None:
    position: dict[str, Any] = {"stock": {0: {"coin": 9, "vp": 2}, 1: {"mp": 1}}}
    sheet = score("tile_3_7", **position)
    assert (sheet["excommunication"], sum(sheet.values())) == (-9, 2 + 2 + 1 - 9)
    sheet = score("tile_3_7", option={"negative_score": "floor_zero"}, **position)
    assert (sheet["excommunication"], sum(sheet.values())) == (-5, 0)
    richer = {**position, "stock": {0: {"coin": 9, "vp": 30}, 1: {"mp": 1}}}
    assert score("tile_3_7", option={"negative_score": "floor_zero"}, **richer) == score("tile_3_7", **richer)


# ---- T-1: when a gain could hurt -------------------------------------------------------------------------------------


def late_gain(tile: str, space: str, number: int = 5, faith: int = 0, banned: bool = False) -> Table:
    struck_by = {0: [tile]} if banned else {}
    t = table(round=number, tiles=[tile], banned=struck_by, stock={0: {"fp": faith}}, played={0: ["santa_rita"]})
    return t.do(f"place:white:{space}:0")


@pytest.mark.clause("L-42", "L-73")
@pytest.mark.parametrize(
    ("tile", "space"),
    [("tile_3_5", "market.3"), ("tile_3_7", "market.1"), ("tile_3_7", "market.2"), ("tile_3_7", "harvest.small"),
     ("tile_3_5", "production.small"), ("tile_3_7", "palace")],
)  # fmt: skip
def test_a_gain_that_could_hurt_may_be_left_whole(tile: str, space: str) -> None:
    """T-1"""
    for banned, faith in ((False, 4), (True, 4), (True, 15)):
        t = late_gain(tile, space, faith=faith, banned=banned)
        assert t.options() == ["accept", "decline"]
        assert t.do("decline").changes() == {}
        assert t.question == ""
        t = late_gain(tile, space, faith=faith, banned=banned)
        assert t.do("accept").changes() != {}


@pytest.mark.clause("L-42")
@pytest.mark.parametrize(
    ("tile", "space", "number"),
    [
        ("tile_3_5", "market.1", 5),
        ("tile_3_7", "market.1", 4),
        ("tile_3_6", "market.1", 5),
        ("tile_3_4", "market.3", 6),
    ],
)
def test_nothing_is_asked_where_declining_is_of_no_use(tile: str, space: str, number: int) -> None:
    """T-1: another period, another tile, other goods."""
    t = late_gain(tile, space, number=number)
    assert t.question != "take-or-leave"
    assert t.changes()["coin"] > 0


@pytest.mark.clause("L-42", "L-66")
def test_a_gain_that_a_tile_has_taken_away_is_not_asked_for() -> None:
    t = table(round=5, tiles=["tile_3_5"], banned={0: ["tile_1_1"]}, stock={0: {"wood": 2}}, dice=(6, 1, 1),
              floors={"building.3": "chapel"})  # fmt: skip
    assert t.do("place:white:building.3:0").question == ""
    assert t.changes() == {"wood": -2, "fp": 1}


@pytest.mark.clause("L-42", "L-28")
def test_a_floor_bonus_may_be_left_unless_the_card_needs_it() -> None:
    """T-1"""
    position: dict[str, Any] = {
        "round": 5, "tiles": ["tile_3_7"], "dice": (6, 1, 1), "floors": {"venture.3": "hiring_mercenaries"}
    }  # fmt: skip
    t = table(stock={0: {"coin": 8}}, **position).do("place:white:venture.3:0")
    assert t.options() == ["accept", "decline"]
    assert t.do("decline").changes() == {"coin": -8, "mp": 7}
    t = table(stock={0: {"coin": 7}}, **position).do("place:white:venture.3:0")
    assert t.question == ""
    assert t.changes() == {"coin": -7, "mp": 7}
