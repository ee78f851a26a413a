"""Chapter 12: the final score and the ranking."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from signoria.games.lorenzo.flow import EndOfRound
from signoria.games.lorenzo.placing import Turn
from signoria.games.lorenzo.rules import GAME
from signoria.games.lorenzo.scoring import FinalScoring

from .build import Table, table
from .facts import CARDS, FACTS, of_type

OWN = FACTS["personal_board"]
SOURCES = ("play", "church", "territories", "characters", "ventures", "military", "goods", "excommunication")


def scored(players: int = 2, *before: Any, **position: Any) -> Table:
    """A table after the final scoring; `before`: what comes first."""
    return table(players, round=6, steps=[*before, FinalScoring()], **position)


def sheet(t: Table, seat: int = 0) -> dict[str, int]:
    lines = {line.source: line.points for line in GAME.sheet(t.state, seat)}
    assert tuple(lines) == SOURCES
    return lines


def totals(t: Table) -> list[int]:
    return [sum(sheet(t, seat).values()) for seat in range(t.state.seats)]


# ---- by source -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("L-84")
@pytest.mark.parametrize(("count", "points"), list(enumerate([0, 0, 0, 1, 4, 10, 20])))
def test_territories_by_their_number(count: int, points: int) -> None:
    assert OWN["end_vp_territories"][str(count)] == points
    assert sheet(scored(cards={0: of_type("territory")[18:][:count]}))["territories"] == points


@pytest.mark.clause("L-84")
@pytest.mark.parametrize(("count", "points"), list(enumerate([0, 1, 3, 6, 10, 15, 21])))
def test_characters_by_their_number(count: int, points: int) -> None:
    assert OWN["end_vp_characters"][str(count)] == points
    assert sheet(scored(cards={0: of_type("character")[:count]}))["characters"] == points


@pytest.mark.clause("L-84")
@pytest.mark.parametrize("card", of_type("venture"))
def test_each_venture_by_what_is_printed_on_it(card: str) -> None:
    assert sheet(scored(cards={0: [card]}))["ventures"] == CARDS[card]["end_vp"] > 0


@pytest.mark.clause("L-84")
def test_ventures_add_up_and_buildings_score_nothing() -> None:
    ventures = of_type("venture")[2:8]
    t = scored(cards={0: [*ventures, *of_type("building")[:6]]})
    assert sheet(t) == dict.fromkeys(SOURCES, 0) | {
        "ventures": sum(CARDS[card]["end_vp"] for card in ventures), "military": 5
    }  # fmt: skip


@pytest.mark.clause("L-84")
@pytest.mark.parametrize(
    ("goods", "points"),
    [((0, 0, 0, 0), 0), ((1, 1, 1, 1), 0), ((2, 1, 1, 1), 1), ((4, 4, 4, 4), 3), ((5, 0, 0, 0), 1), ((0, 0, 0, 9), 1),
     ((3, 3, 3, 1), 2)],
)  # fmt: skip
def test_a_point_for_each_five_goods_of_all_kinds_together(goods: tuple[int, ...], points: int) -> None:
    """G11: rounded down once, over the sum, not by kind."""
    for order in set(permutations(goods)):
        stock = dict(zip(("coin", "wood", "stone", "servant"), order, strict=True))
        assert sheet(scored(stock={0: stock}))["goods"] == points


@pytest.mark.clause("L-84", "L-63")
def test_points_of_faith_and_military_points_are_no_goods() -> None:
    assert sheet(scored(stock={0: {"fp": 15, "mp": 30}}))["goods"] == 0


@pytest.mark.clause("L-84")
def test_all_sources_are_added_to_what_was_won_before() -> None:
    cards = ["woods", "village", "forest", "warlord", "knight", "crusade"]
    t = scored(stock={0: {"vp": 17, "coin": 11, "mp": 3}}, cards={0: cards})
    assert sheet(t) == {
        "play": 17, "church": 0, "territories": 1, "characters": 3, "ventures": 5, "military": 5, "goods": 2,
        "excommunication": 0,
    }  # fmt: skip
    assert t.stock()["vp"] == totals(t)[0] == 33
    assert t.told("scored") == [("scored", 0, 33), ("scored", 1, 2)]


@pytest.mark.clause("L-84", "L-73", "A-19")
def test_the_fifth_is_taken_first_and_the_other_losses_come_last() -> None:
    """26 points: 5 are lost. What the scoring adds is not counted for it."""
    position: dict[str, Any] = {"stock": {0: {"vp": 26, "mp": 4}}, "cards": {0: of_type("character")[:6]}}
    plain = totals(scored(**position))[0]
    assert plain == 26 + 21 + 5
    assert totals(scored(banned={0: ["tile_3_4"]}, **position))[0] == plain - 5
    assert totals(scored(banned={0: ["tile_3_5"]}, **position))[0] == plain - 4


@pytest.mark.clause("L-84")
def test_before_the_end_the_sheet_says_what_it_would_be_now() -> None:
    t = table(2, stock={0: {"vp": 3, "coin": 5}}, cards={0: ["warlord"]})
    assert totals(t) == [3 + 1 + 1 + 5, 5]
    t.do("place:white:market.1:0")
    assert totals(t) == [3 + 2 + 1 + 5, 5]


# ---- military --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("L-85")
@pytest.mark.parametrize(
    ("points", "expected"),
    [
        ([6, 3, 10], [2, 0, 5]),  # case 25
        ([1, 2], [2, 5]),
        ([4, 4], [5, 5]),
        ([0, 0], [5, 5]),
        ([9, 0], [5, 2]),
        ([7, 7, 3], [5, 5, 0]),
        ([7, 3, 3], [5, 2, 2]),
        ([5, 5, 5], [5, 5, 5]),
        ([8, 6, 6, 6], [5, 2, 2, 2]),
        ([8, 8, 6, 6], [5, 5, 0, 0]),
        ([8, 8, 8, 6], [5, 5, 5, 0]),
        ([8, 7, 6, 5], [5, 2, 0, 0]),
        ([3, 0, 0, 0], [5, 2, 2, 2]),
    ],
)
def test_first_five_second_two_and_ties(points: list[int], expected: list[int]) -> None:
    t = scored(len(points), stock={seat: {"mp": mp} for seat, mp in enumerate(points)})
    assert [sheet(t, seat)["military"] for seat in range(len(points))] == expected


@pytest.mark.clause("A-29", "L-85")
@pytest.mark.parametrize(
    ("points", "everybody", "with_points"),
    [([0, 0], [5, 5], [0, 0]), ([3, 0], [5, 2], [5, 0]), ([3, 0, 0], [5, 2, 2], [5, 0, 0]),
     ([3, 3, 0], [5, 5, 0], [5, 5, 0]), ([2, 1, 0], [5, 2, 0], [5, 2, 0])],
)  # fmt: skip
def test_switch_rank_only_those_with_points(points: list[int], everybody: list[int], with_points: list[int]) -> None:
    for option, expected in ((None, everybody), ({"military_rank": "with_points"}, with_points)):
        t = scored(len(points), stock={seat: {"mp": mp} for seat, mp in enumerate(points)}, option=option)
        assert [sheet(t, seat)["military"] for seat in range(len(points))] == expected


@pytest.mark.clause("A-28")
def test_military_points_have_no_upper_end() -> None:
    t = table(stock={0: {"mp": 24}}).do("place:white:market.3:0")
    assert t.stock()["mp"] == 27
    t = table(stock={0: {"mp": 500}}).do("place:white:market.3:0")
    assert t.stock()["mp"] == 503


# ---- who wins --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("L-86")
def test_most_points_win() -> None:
    t = scored(3, stock={0: {"vp": 10}, 1: {"vp": 30}, 2: {"vp": 20}})
    assert GAME.places(t.state) == [3, 1, 2]


@pytest.mark.clause("L-86", "L-87")
def test_of_equal_players_the_one_further_ahead_in_turn_order_wins() -> None:
    for order in permutations(range(3)):
        t = scored(3, order=list(order), stock={seat: {"vp": 10} for seat in range(3)})
        assert [GAME.places(t.state)[seat] for seat in order] == [1, 2, 3]
    t = scored(3, order=[2, 1, 0], stock={0: {"vp": 9}, 1: {"vp": 9}, 2: {"vp": 8}})
    assert GAME.places(t.state) == [2, 1, 3]


@pytest.mark.clause("L-87", "L-86", "A-8", "L-15")
def test_the_palace_of_round_six_decides_the_tie() -> None:
    """Seat 1 was last in round 6, but alone in the palace."""
    stock = {0: {"vp": 10}, 1: {"vp": 10}}
    assert GAME.places(scored(2, EndOfRound(), stock=stock).state) == [1, 2]
    t = scored(2, EndOfRound(), stock=stock, members={"palace": (1, "black")})
    assert GAME.places(t.state) == [2, 1]


@pytest.mark.clause("L-86", "L-84")
def test_the_last_placement_still_counts() -> None:
    """G10: nobody has won before the scoring is over."""
    t = table(2, round=6, steps=[Turn(1, False, False), EndOfRound(), FinalScoring()],
              stock={0: {"vp": 10}, 1: {"vp": 9, "coin": 4}})  # fmt: skip
    assert GAME.places(t.state) == [1, 2]
    t.do("place:white:palace:0", "privilege:military")
    assert totals(t) == [10 + 2, 9 + 5 + 1]
    assert GAME.places(t.state) == [2, 1]


@pytest.mark.clause("L-86", "A-18")
def test_losers_below_nothing_are_ranked_too() -> None:
    stock = {0: {"coin": 4}, 1: {"coin": 3}, 2: {}}
    t = scored(3, banned={0: ["tile_3_7"], 1: ["tile_3_7"]}, stock=stock, option={"military_rank": "with_points"})
    assert totals(t) == [-4, -3, 0]
    assert GAME.places(t.state) == [3, 2, 1]


@pytest.mark.clause("A-18")
def test_switch_floor_zero_makes_a_tie_of_those_below() -> None:
    stock = {0: {"coin": 4}, 1: {"coin": 3}}
    option = {"military_rank": "with_points", "negative_score": "floor_zero"}
    t = scored(2, banned={0: ["tile_3_7"], 1: ["tile_3_7"]}, stock=stock, option=option, order=[1, 0])
    assert totals(t) == [0, 0]
    assert GAME.places(t.state) == [2, 1]
