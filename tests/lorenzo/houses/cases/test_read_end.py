"""The end of the game with Houses. R-45, U-7, HR-19 HR-24 HR-61 to HR-64, A-18."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.lorenzo.rules import GAME
from signoria.games.lorenzo.scoring import FinalScoring

from ...build import Table, table

FIVE = ["alms", "alms", "timber", "quarry", "renown"]


def at_end(players: int = 2, **position: Any) -> Table:
    return table(players, houses=True, round=6, steps=[FinalScoring()], **position)


def lines(t: Table, seat: int = 0) -> dict[str, int]:
    return {line.source: line.points for line in GAME.sheet(t.state, seat) if line.points}


@pytest.mark.clause("U-7", "R-10")
def test_tile_3_8_costs_two_points_for_each_token() -> None:
    free, struck = at_end(tokens={0: FIVE}), at_end(tokens={0: FIVE}, banned={0: ["tile_3_8"]})
    assert sum(lines(free).values()) - sum(lines(struck).values()) == 10


@pytest.mark.clause("HR-24", "U-7", "HR-62")
def test_a_token_on_a_card_counts_neither_for_it_nor_for_the_antiques() -> None:
    t = table(
        2,
        houses=True,
        round=6,
        cards={0: ["broker", "collecting_antiques"]},
        tokens={0: ["alms", "timber"]},
        banned={0: ["tile_3_8"]},
    ).do("hold:broker:alms")
    found = lines(t)
    assert found["ventures"] == 2
    assert sum(n for n in found.values() if n < 0) == -2


@pytest.mark.clause("HR-62", "U-7")
def test_antiques_count_before_tile_3_8_takes_its_due() -> None:
    t = at_end(cards={0: ["collecting_antiques"]}, tokens={0: FIVE}, banned={0: ["tile_3_8"]})
    assert lines(t)["ventures"] == 10
    assert sum(n for n in lines(t).values() if n < 0) == -10


@pytest.mark.clause("HR-62", "L-73")
def test_the_triumphal_entry_counts_before_tile_3_5() -> None:
    t = at_end(cards={0: ["triumphal_entry"]}, stock={0: {"mp": 9}}, banned={0: ["tile_3_5"]})
    assert lines(t)["ventures"] == 4
    assert sum(n for n in lines(t).values() if n < 0) == -9


@pytest.mark.clause("HR-62", "L-72", "R-45")
def test_tile_3_2_takes_the_points_of_special_ventures() -> None:
    t = at_end(cards={0: ["collecting_antiques", "siege_of_a_rival_city"]}, tokens={0: FIVE}, banned={0: ["tile_3_2"]})
    assert lines(t).get("ventures", 0) == 0


@pytest.mark.clause("HR-62", "L-84")
def test_the_goods_score_as_left_over_too() -> None:
    t = at_end(cards={0: ["sacking_a_castle"]}, stock={0: {"wood": 3, "stone": 3}})
    assert (lines(t)["ventures"], lines(t)["goods"]) == (6, 1)


@pytest.mark.clause("HR-61", "L-84", "L-73")
def test_tokens_and_leaders_in_hand_are_no_resources() -> None:
    t = at_end(tokens={0: FIVE}, hand={0: ["carlo_viii", "sisto_iv"]}, stock={0: {"coin": 4}})
    assert "goods" not in lines(t)
    t = at_end(tokens={0: FIVE}, stock={0: {"coin": 4}}, banned={0: ["tile_3_7"]})
    assert sum(n for n in lines(t).values() if n < 0) == -4


@pytest.mark.clause("HR-63", "L-73", "A-20")
def test_tile_3_6_counts_special_buildings() -> None:
    t = at_end(cards={0: ["loggia", "basilica", "mint"]}, banned={0: ["tile_3_6"]})
    assert sum(n for n in lines(t).values() if n < 0) == -(5 + 6 + 4)


@pytest.mark.clause("HR-19", "L-73", "A-19")
@pytest.mark.parametrize(("points", "loss"), [(26, -5), (0, 0), (-7, 0), (-26, 0)])
def test_tile_3_4_takes_nothing_from_less_than_nothing(points: int, loss: int) -> None:
    t = at_end(banned={0: ["tile_3_4"]}, stock={0: {"vp": points}})
    assert sum(lines(t).values()) == points + loss + lines(t).get("military", 0)


@pytest.mark.clause("HR-19", "A-18")
def test_a_score_below_nothing_stays_there_unless_the_table_agreed() -> None:
    t = at_end(stock={0: {"vp": -20}, 1: {"mp": 1}})
    assert sum(lines(t).values()) == -18
    t = at_end(stock={0: {"vp": -20}, 1: {"mp": 1}}, option={"negative_score": "floor_zero"})
    assert sum(lines(t).values()) == 0


@pytest.mark.clause("R-45", "L-84", "R-19")
def test_special_cards_score_as_cards_of_their_type() -> None:
    t = at_end(cards={0: ["florin_vault", "woods", "duchy", "steward", "warlord"]}, stock={1: {"mp": 1}})
    assert lines(t) == {"territories": 1, "characters": 3, "military": 2}
    t = at_end(cards={0: ["florin_vault", "woods", "duchy", "village"]}, banned={0: ["tile_3_3"]})
    assert "territories" not in lines(t)


@pytest.mark.clause("HR-64", "L-85")
def test_military_rank_with_five() -> None:
    t = at_end(5, stock={0: {"mp": 4}, 1: {"mp": 9}, 2: {"mp": 4}, 3: {"mp": 1}})
    assert [lines(t, seat).get("military", 0) for seat in range(5)] == [2, 5, 2, 0, 0]
