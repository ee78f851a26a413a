"""Chapter 9: the Vatican reports and the faith track."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.lorenzo.church import VaticanReport
from signoria.games.lorenzo.flow import Actions, EndOfRound, Round, SetUpRound
from signoria.games.lorenzo.placing import Turn
from signoria.games.lorenzo.rules import GAME
from signoria.games.lorenzo.scoring import FinalScoring

from .build import Table, table
from .facts import FACTS

TRACK = FACTS["board"]["faith_track_vp"]
NEED = FACTS["board"]["vatican_report"]["min_faith"]
PERIODS = (1, 2, 3)
TILES = ("tile_1_5", "tile_2_1", "tile_3_1")


def report(period: int, faith: dict[int, int], *more: Any, **position: Any) -> Table:
    """A table at the end of a period; `faith`: by seat. `more`: what follows the report."""
    stock = {seat: {"fp": fp, "vp": 10} for seat, fp in faith.items()}
    steps = [VaticanReport(period), *more]
    return table(round=2 * period, stock=stock, tiles=TILES, steps=steps, **position)


def banned(t: Table, seat: int = 0) -> list[str]:
    return [GAME.grammar.kinds["tile"].text(tile) for tile in t.state.players[seat].excommunicated]


def excommunicated(t: Table) -> list[tuple[int, str]]:
    return [(seat, tile) for _, seat, tile in t.told("excommunicated")]


# ---- who is asked ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("L-59", "L-60", "L-61")
@pytest.mark.parametrize("period", PERIODS)
def test_the_threshold_rises_with_the_period(period: int) -> None:
    least = NEED[period - 1]
    for faith in range(16):
        t = report(period, {0: faith}, players=2)
        if faith < least:
            assert banned(t) == [TILES[period - 1]]
            assert t.question == ""
        else:
            assert (t.asked, t.options()) == (0, ["support", "refuse"])
            assert banned(t) == []


@pytest.mark.clause("L-59")
def test_players_are_checked_in_the_order_of_the_round_just_played() -> None:
    """Seat 3 is first in the palace and will be first next round; now it is still last."""
    t = report(1, {0: 5, 1: 5, 2: 5, 3: 5}, EndOfRound(), order=[2, 0, 1, 3], members={"palace": (3, "white")})
    asked = []
    while t.asked >= 0:
        asked.append(t.asked)
        t.do("support")
    assert asked == [2, 0, 1, 3]
    assert t.state.order == [3, 2, 0, 1]


@pytest.mark.clause("L-59", "L-60")
def test_those_below_are_struck_in_turn_and_the_others_asked() -> None:
    """G25."""
    t = report(2, {0: 4, 1: 3, 2: 9, 3: 0}, order=[3, 2, 1, 0])
    assert (t.asked, banned(t, 3), banned(t, 1)) == (2, ["tile_2_1"], [])
    t.do("refuse")
    assert excommunicated(t) == [(2, "tile_2_1"), (1, "tile_2_1")]
    assert t.asked == 0


@pytest.mark.clause("L-59")
def test_a_report_closes_each_second_round_only() -> None:
    """Rounds 1, 3 and 5 end without one."""
    for number in range(1, 7):
        t = table(2, round=number - 1, steps=[Round()], tiles=TILES, stock={0: {"fp": 9}, 1: {"fp": 9}})
        assert (VaticanReport in map(type, t.state.agenda)) == (number in (2, 4, 6))


@pytest.mark.clause("L-59")
def test_faith_gained_in_the_last_turn_of_the_period_counts() -> None:
    """G10: judged when the actions are over, not before."""
    t = table(
        2, round=2, turn=0, stock={0: {"fp": 2, "vp": 0}}, tiles=TILES,
        steps=[Turn(0, False, False), VaticanReport(1)],
    )  # fmt: skip
    t.do("place:white:palace:0", "privilege:faith")
    assert t.question == "support"


# ---- what comes of it ------------------------------------------------------------------------------------------------


@pytest.mark.clause("L-60")
@pytest.mark.parametrize("period", PERIODS)
def test_who_is_below_keeps_the_faith_and_suffers_the_tile(period: int) -> None:
    t = report(period, {0: NEED[period - 1] - 1, 1: 15}, players=2)
    assert t.stock()["fp"] == NEED[period - 1] - 1
    assert t.stock()["vp"] == 10
    assert banned(t) == [TILES[period - 1]]
    assert banned(t, 1) == []


@pytest.mark.clause("L-60")
def test_the_effect_holds_from_the_next_action_on() -> None:
    """Tile 1_5: the first harvest after the report is worth 3 instead of 6."""
    turn = Turn(0, False, False)
    t = table(
        2, round=2, dice=(6, 6, 6), tiles=TILES, stock={1: {"fp": 3}},
        steps=[turn, VaticanReport(1), turn],
    )  # fmt: skip
    t.do("place:white:palace:0", "privilege:coins", "support")
    assert banned(t) == ["tile_1_5"]
    assert t.do("place:black:harvest.small:0").told("worked") == [("worked", 0, "harvest", 3)]


@pytest.mark.clause("L-61")
@pytest.mark.parametrize("period", PERIODS)
def test_support_brings_the_points_of_the_step_and_costs_all_faith(period: int) -> None:
    for faith in range(NEED[period - 1], 16):
        t = report(period, {0: faith}, players=2).do("support")
        assert t.changes() == {"fp": -faith, "vp": TRACK[faith]}
        assert banned(t) == []


@pytest.mark.clause("L-61")
def test_the_track_is_as_printed() -> None:
    points = [0, 1, 2, 3, 4, 5, 7, 9, 11, 13, 15, 17, 19, 22, 25, 30]
    for faith in range(3, 16):
        assert report(1, {0: faith}).do("support").changes()["vp"] == points[faith]


@pytest.mark.clause("L-61", "L-60")
def test_case_19_ten_faith() -> None:
    t = report(1, {0: 10}).do("support")
    assert (t.stock()["vp"], t.stock()["fp"]) == (25, 0)
    t = report(1, {0: 10}).do("refuse")
    assert (t.stock()["vp"], t.stock()["fp"], banned(t)) == (10, 10, ["tile_1_5"])


@pytest.mark.clause("L-61", "L-63")
@pytest.mark.parametrize("period", PERIODS)
def test_refusing_is_open_in_every_report_and_keeps_the_faith(period: int) -> None:
    t = report(period, {0: 12}).do("refuse")
    assert t.changes() == {}
    assert banned(t) == [TILES[period - 1]]


@pytest.mark.clause("L-62")
def test_sisto_adds_five_points_each_time() -> None:
    t = report(1, {0: 5, 1: 5}, players=2, played={0: ["sisto_iv"]})
    assert t.do("support").changes() == {"fp": -5, "vp": 5 + 5}
    assert t.do("support").changes() == {"fp": -5, "vp": 5}
    for period in PERIODS:
        t = report(period, {0: 5}, played={0: ["sisto_iv"]})
        assert t.do("support").changes()["vp"] == 10


@pytest.mark.clause("L-62", "L-83")
def test_a_copied_sisto_adds_them_too() -> None:
    t = report(1, {0: 5}, played={0: ["lorenzo_de_medici"], 1: ["sisto_iv"]}, copied={0: "sisto_iv"})
    assert t.do("support").changes()["vp"] == 10


@pytest.mark.clause("L-62")
def test_sisto_gives_nothing_to_those_who_do_not_support() -> None:
    t = report(1, {0: 5}, played={0: ["sisto_iv"]}).do("refuse")
    assert t.changes() == {}
    assert report(1, {0: 2}, played={0: ["sisto_iv"]}).stock()["vp"] == 10


@pytest.mark.clause("L-63")
def test_in_round_six_it_is_asked_and_what_is_left_scores_nothing() -> None:
    t = report(
        3,
        {0: 15, 1: 4},
        EndOfRound(),
        FinalScoring(),
        players=2,
        sets={"lorenzo.personal_board.end_vp_military_rank.0": 0},
    )
    assert t.options() == ["support", "refuse"]
    t.do("refuse")
    assert (t.stock()["fp"], t.stock(1)["fp"]) == (15, 4)
    assert (t.stock()["vp"], t.stock(1)["vp"]) == (10, 10)
    assert not [line for line in GAME.sheet(t.state, 0) if line.source == "church" and line.points]


@pytest.mark.clause("L-63", "L-84")
def test_support_in_round_six_counts_for_the_final_score() -> None:
    """G04, G10: nothing is scored before the last report is over."""
    t = report(3, {0: 15}, EndOfRound(), FinalScoring(), players=2).do("support")
    assert {line.source: line.points for line in GAME.sheet(t.state, 0)} == {
        "play": 10, "church": 30, "territories": 0, "characters": 0, "ventures": 0, "military": 5, "goods": 0,
        "excommunication": 0,
    }  # fmt: skip


@pytest.mark.clause("L-61")
def test_faith_begins_anew_after_support() -> None:
    """Supported in period 1 with 15; two steps in period 2 are too few."""
    t = report(1, {0: 15, 1: 15}, VaticanReport(2), players=2).do("support", "support")
    assert banned(t) == banned(t, 1) == ["tile_2_1"]


@pytest.mark.clause("L-60", "L-65")
def test_faith_that_was_kept_counts_in_the_next_report() -> None:
    t = report(1, {0: 4}, VaticanReport(2)).do("refuse")
    assert t.question == "support"
    assert t.do("support").changes() == {"fp": -4, "vp": 4}


# ---- the end of the track --------------------------------------------------------------------------------------------


@pytest.mark.clause("L-64")
@pytest.mark.parametrize(("before", "gained"), [(11, 4), (12, 3), (14, 1), (15, 0)])
def test_the_track_ends_at_fifteen(before: int, gained: int) -> None:
    t = table(stock={0: {"coin": 2, "fp": before}}, floors={"character.1": "preacher"})
    t.do("place:white:character.1:0")
    assert t.changes().get("fp", 0) == gained
    assert t.stock()["fp"] == 15


@pytest.mark.clause("L-64")
def test_what_goes_beyond_is_lost_for_good() -> None:
    """Four more at 14 are one; the three lost ones do not come back after supporting."""
    t = table(
        2, round=2, tiles=TILES, stock={0: {"coin": 2, "fp": 14}}, floors={"character.1": "preacher"},
        steps=[Turn(0, False, False), VaticanReport(1)],
    )  # fmt: skip
    t.do("place:white:character.1:0", "support")
    assert (t.stock()["fp"], t.stock()["vp"]) == (0, 30)


@pytest.mark.clause("L-64")
def test_a_privilege_for_faith_at_the_end_of_the_track_gives_nothing() -> None:
    t = table(stock={0: {"fp": 15}}).do("place:white:palace:0", "privilege:faith")
    assert t.stock()["fp"] == 15


# ---- three times -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("L-65")
def test_one_tile_a_period_and_all_effects_together_to_the_end() -> None:
    steps = [VaticanReport(1), VaticanReport(2), VaticanReport(3), Turn(0, False, False)]
    t = table(2, round=6, tiles=("tile_1_7", "tile_2_2", "tile_3_4"), stock={0: {"wood": 9, "stone": 9}},
              floors={"building.1": "cathedral", "building.2": "garden"}, steps=steps)  # fmt: skip
    assert banned(t) == banned(t, 1) == ["tile_1_7", "tile_2_2", "tile_3_4"]
    assert t.do("place:white:building.1:0").stock()["wood"] == 5  # 6 - 1 - 4 = 1
    t = table(2, banned={0: ["tile_1_7", "tile_2_2"]}, dice=(5, 1, 1), stock={0: {"wood": 9, "stone": 9}},
              floors={"building.1": "cathedral"})  # fmt: skip
    assert t.clause("place:white:building.1:0") == "L-16"


@pytest.mark.clause("L-65")
def test_an_effect_lasts_over_the_ends_of_rounds() -> None:
    t = table(2, round=2, banned={0: ["tile_1_7"]}, steps=[EndOfRound(), SetUpRound(), Actions()])
    while t.asked != 0:
        t.do("place:white:palace:0" if t.may("place:white:palace:0") else t.options()[0])
    values = {m["member"]: m["value"] for m in GAME.board(GAME.mask(t.state, 0), 0)["players"][0]["members"]}
    assert [values[c] for c in ("white", "black", "orange")] == [die - 1 for die in t.state.dice]
    assert values["neutral"] == 0
