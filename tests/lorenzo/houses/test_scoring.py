"""The end with Houses: Medici, special ventures, tokens, tiles 3_2 to 3_8. R-45, HR-19 HR-61 to HR-64."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.lorenzo.rules import GAME
from signoria.games.lorenzo.scoring import FinalScoring
from signoria.games.lorenzo.state import house_of

from ..build import Table, table

EIGHT = ["warlord", "knight", "farmer", "artisan", "abbess", "captain", "dame", "scholar"]
HAND = ["renown", "alms", "alms", "craft"]


def scored(players: int = 2, **position: Any) -> Table:
    return table(players, houses=True, round=6, steps=[FinalScoring()], **position)


def sheet(t: Table, seat: int = 0) -> dict[str, int]:
    return {line.source: line.points for line in GAME.sheet(t.state, seat) if line.points}


@pytest.mark.clause("R-40", "R-45", "L-84")
@pytest.mark.parametrize(("count", "points"), list(enumerate([0, 1, 3, 6, 10, 15, 21, 28, 36])))
def test_medici_score_up_to_eight_characters(count: int, points: int) -> None:
    t = scored(families={0: "medici"}, cards={0: EIGHT[:count]}, order=[1, 0])
    assert sheet(t).get("characters", 0) == points


@pytest.mark.clause("R-40", "L-72")
def test_tile_3_1_takes_the_points_of_their_characters_too() -> None:
    assert "characters" not in sheet(scored(families={0: "medici"}, cards={0: EIGHT}, banned={0: ["tile_3_1"]}))


@pytest.mark.clause("R-45", "HR-62")
@pytest.mark.parametrize(
    ("card", "held", "points"),
    [
        ("collecting_antiques", {"tokens": HAND}, 8),
        ("collecting_antiques", {"tokens": [*HAND, "timber", "timber", "quarry"]}, 12),
        ("sacking_a_castle", {"wood": 3, "stone": 5}, 6),
        ("sacking_a_castle", {"wood": 9, "stone": 7}, 12),
        ("housing_the_household", {"servant": 5}, 5),
        ("housing_the_household", {"servant": 15}, 12),
        ("triumphal_entry", {"mp": 9}, 4),
        ("triumphal_entry", {"mp": 40}, 20),
        ("hiring_a_captain_general", {}, 5),
    ],
)
def test_special_ventures_count_what_is_there_at_the_end(card: str, held: dict[str, Any], points: int) -> None:
    tokens = {0: held.pop("tokens")} if "tokens" in held else {}
    assert sheet(scored(cards={0: [card]}, stock={0: held}, tokens=tokens))["ventures"] == points


@pytest.mark.clause("HR-62", "L-84")
def test_the_same_goods_score_as_left_over_resources_too() -> None:
    t = scored(cards={0: ["housing_the_household"]}, stock={0: {"servant": 10}})
    assert sheet(t) == {"ventures": 10, "goods": 2, "military": 5}


@pytest.mark.clause("HR-62", "L-72")
def test_tile_3_2_takes_them() -> None:
    t = scored(cards={0: ["housing_the_household", "holy_league"]}, stock={0: {"servant": 4}}, banned={0: ["tile_3_2"]})
    assert "ventures" not in sheet(t)


@pytest.mark.clause("HR-62", "L-73")
def test_they_count_before_any_loss() -> None:
    t = scored(cards={0: ["triumphal_entry"]}, stock={0: {"mp": 6}}, banned={0: ["tile_3_5"]})
    assert sheet(t) == {"ventures": 3, "military": 5, "excommunication": -6}


@pytest.mark.clause("HR-24")
def test_a_token_on_a_card_is_no_token_held() -> None:
    t = table(2, houses=True, round=6, tokens={0: ["alms"]}, cards={0: ["collecting_antiques", "hill_abbey"]})
    house_of(t.state.players[0]).held = ((97, 3),)
    assert sheet(t)["ventures"] == 2


@pytest.mark.clause("U-7", "R-10")
def test_tile_3_8_takes_2_points_for_each_token() -> None:
    t = scored(tokens={0: HAND}, banned={0: ["tile_3_8"]}, stock={0: {"vp": 20}})
    assert sheet(t)["excommunication"] == -8
    t = scored(tokens={0: HAND}, banned={1: ["tile_3_8"]}, stock={0: {"vp": 20}})
    assert "excommunication" not in sheet(t)


@pytest.mark.clause("HR-61", "L-84", "L-73")
def test_tokens_leaders_and_the_store_are_no_resources() -> None:
    t = scored(
        families={0: "da_montefeltro"}, tokens={0: HAND}, hand={0: ["sisto_iv"]}, stock={0: {"coin": 4}},
        banned={0: ["tile_3_7"]},
    )  # fmt: skip
    house_of(t.state.players[0]).stored = (5, 5)
    assert GAME.sheet(t.state, 0)[-2].points == 0
    assert sheet(t)["excommunication"] == -4


@pytest.mark.clause("HR-63", "A-20")
def test_tile_3_6_counts_the_wood_and_stone_of_special_buildings() -> None:
    t = scored(cards={0: ["arsenal", "convent", "mint"]}, banned={0: ["tile_3_6"]})
    assert sheet(t)["excommunication"] == -(4 + 5 + 4)


@pytest.mark.clause("HR-19", "L-73")
@pytest.mark.parametrize(("won", "lost"), [(-7, 0), (-1, 0), (4, 0), (11, 2)])
def test_a_score_below_0_loses_nothing_to_tile_3_4(won: int, lost: int) -> None:
    t = scored(stock={0: {"vp": won}}, banned={0: ["tile_3_4"]})
    assert -sheet(t).get("excommunication", 0) == lost


@pytest.mark.clause("HR-19", "A-18")
def test_a_bid_may_leave_less_than_nothing_and_the_switch_speaks_of_the_total_alone() -> None:
    position: dict[str, Any] = {"players": 3, "stock": {0: {"vp": -9}, 1: {"mp": 3}, 2: {"mp": 2}}}
    assert sum(sheet(scored(**position)).values()) == -9
    floored = scored(**position, option={"negative_score": "floor_zero"})
    assert sum(sheet(floored).values()) == 0
    assert sheet(floored) == {"play": -9, "excommunication": 9}


@pytest.mark.clause("HR-18")
def test_the_final_scoring_is_no_gain_for_machiavelli() -> None:
    t = scored(played={0: ["niccolo_machiavelli"]}, cards={0: ["holy_league"]}, stock={0: {"vp": 3}})
    assert sheet(t) == {"play": 3, "ventures": 10, "military": 5}


@pytest.mark.clause("HR-64", "L-85")
def test_with_five_players_military_strength_is_5_and_2_points_as_always() -> None:
    t = scored(5, stock={seat: {"mp": n} for seat, n in enumerate([4, 9, 2, 7, 7])})
    assert [sheet(t, seat).get("military", 0) for seat in range(5)] == [0, 5, 0, 2, 2]


@pytest.mark.clause("HR-64", "L-86")
def test_the_turn_order_of_five_breaks_ties() -> None:
    stock = {seat: {"vp": n, "mp": 1} for seat, n in enumerate([10, 12, 10, 12, 10])}
    t = scored(5, stock=stock, order=[4, 3, 2, 1, 0])
    assert GAME.places(t.state) == [5, 2, 4, 1, 3]


@pytest.mark.clause("R-45", "L-84")
def test_the_sheet_has_the_lines_of_the_base_game() -> None:
    base = GAME.sheet(table(2, round=6, steps=[FinalScoring()]).state, 0)
    assert [line.source for line in GAME.sheet(scored().state, 0)] == [line.source for line in base]
