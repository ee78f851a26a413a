"""Chapter 10: tiles that make actions weaker, bar spaces or take a turn."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.lorenzo.flow import Actions, EndOfRound
from signoria.games.lorenzo.towers import BonusTower
from signoria.games.lorenzo.work import BonusWork

from .build import Table, table

GOODS = {"coin": 20, "wood": 20, "stone": 20, "mp": 20}
TYPES = ("territory", "character", "building", "venture")
COLOURED = ("white", "black", "orange")


def struck(tile: str, **position: Any) -> Table:
    """A table at which seat 0 suffers from a tile."""
    return table(banned={0: [tile]}, **position)


# ---- 1_5 to 1_7: weaker actions --------------------------------------------------------------------------------------


@pytest.mark.clause("L-68")
@pytest.mark.parametrize(("tile", "area", "other"), [("tile_1_5", 0, 1), ("tile_1_6", 1, 0)])
def test_harvests_or_productions_are_three_weaker_whatever_their_origin(tile: str, area: int, other: int) -> None:
    names = ("harvest", "production")

    def at(t: Table) -> int:
        return int(t.told("worked")[0][3])

    assert at(struck(tile).do(f"place:white:{names[area]}.small:0")) == 6 - 3
    assert at(struck(tile).do(f"place:white:{names[other]}.small:0")) == 6
    assert at(struck(tile, steps=[BonusWork(0, area, 4, True)]).do("work:0")) == 4 - 3
    assert at(struck(tile, steps=[BonusWork(0, other, 4, True)]).do("work:0")) == 4
    venture = ("improving_the_canals", "improving_the_roads")[area]
    t = struck(tile, round=5, stock={0: {"coin": 4, "servant": 5}}, floors={"venture.1": venture})
    assert at(t.do("place:white:venture.1:0", "work:2")) == (4, 3)[area] - 3 + 2


@pytest.mark.clause("A-15", "L-68", "L-78")
@pytest.mark.parametrize(
    ("tile", "leader", "base"), [("tile_1_5", "francesco_sforza", 1), ("tile_1_6", "leonardo_da_vinci", 0)]
)
def test_a_leaders_action_is_weaker_too_and_servants_make_up_for_it(tile: str, leader: str, base: int) -> None:
    t = struck(tile, played={0: [leader]}, stock={0: {"servant": 4}})
    t.do(f"use:{leader}", "work:0")
    assert t.told("worked")[0][3] == base - 3
    assert t.changes() == {}
    t = struck(tile, played={0: [leader]}, stock={0: {"servant": 4}}).do(f"use:{leader}", "work:4")
    assert t.told("worked")[0][3] == base - 3 + 4
    assert t.changes() != {"servant": -4}, "the bonus tile needs a value of 1"


@pytest.mark.clause("L-69", "L-21")
def test_coloured_members_are_one_weaker_everywhere_and_the_neutral_one_is_not() -> None:
    position = {"dice": (3, 1, 2), "stock": {0: {**GOODS, "servant": 1}}, "floors": {"territory.2": "woods"}}
    t = struck("tile_1_7", **position)
    assert t.options("place:white:territory.2") == ["place:white:territory.2:1..1"]
    assert table(**position).options("place:white:territory.2") == ["place:white:territory.2:0..1"]
    for space in ("palace", "market.1", "harvest.small", "production.small"):
        assert t.options(f"place:black:{space}") == [f"place:black:{space}:1..1"]
        assert t.options(f"place:neutral:{space}") == [f"place:neutral:{space}:1..1"]
        assert t.options(f"place:orange:{space}") == [f"place:orange:{space}:0..1"]
    assert t.do("place:white:harvest.small:0").told("worked")[0][3] == 2


@pytest.mark.clause("L-69")
def test_bonus_actions_have_no_member_to_weaken() -> None:
    t = struck("tile_1_7", steps=[BonusWork(0, 0, 4, True)]).do("work:0")
    assert t.told("worked")[0][3] == 4
    t = struck("tile_1_7", steps=[BonusTower(0, 0, 3, ())], floors={"territory.2": "woods"})
    assert t.may("take:territory.2:0")


# ---- 2_1 to 2_4: weaker in one tower ---------------------------------------------------------------------------------

TOWER_TILES = {"tile_2_1": "territory", "tile_2_2": "building", "tile_2_3": "character", "tile_2_4": "venture"}
CHEAP = {"territory": "woods", "character": "warlord", "building": "chapel", "venture": "hiring_recruits"}


@pytest.mark.clause("L-70")
@pytest.mark.parametrize("tile", TOWER_TILES)
@pytest.mark.parametrize("tower", TYPES)
def test_one_kind_of_card_is_four_harder_to_take(tile: str, tower: str) -> None:
    position: dict[str, Any] = {
        "dice": (3, 3, 3), "stock": {0: {**GOODS, "servant": 9}}, "floors": {f"{tower}.2": CHEAP[tower]}
    }  # fmt: skip
    least = 4 if TOWER_TILES[tile] == tower else 0
    t = struck(tile, **position)
    assert t.options(f"place:white:{tower}.2") == [f"place:white:{tower}.2:{least}..9"]
    assert t.options(f"place:neutral:{tower}.2") == [f"place:neutral:{tower}.2:{least + 3}..9"]
    for kind in (TYPES.index(tower), -1):  # of its own type, or of any
        t = struck(tile, steps=[BonusTower(0, kind, 3, ())], **position)
        assert t.options("take") == [f"take:{tower}.2:{least}..9"]


# ---- 2_5, 2_6 --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("L-71")
def test_no_place_in_the_market() -> None:
    t = struck("tile_2_5", played={0: ["ludovico_ariosto"]}, stock={0: {"servant": 9}})
    for stall in (1, 2, 3, 4):
        for member in (*COLOURED, "neutral"):
            assert t.clause(f"place:{member}:market.{stall}:0") == "L-71"
    assert t.may("place:white:palace:0")
    assert struck("tile_2_5", turn=1).may("place:white:market.1:0"), "it is seat 0 that may not"


@pytest.mark.clause("L-71", "L-17", "L-18")
def test_two_servants_for_one_and_an_odd_one_is_wasted() -> None:
    """T-2"""
    t = struck("tile_2_6", dice=(4, 1, 1), stock={0: {"servant": 5}})
    assert t.options("place:neutral:palace") == ["place:neutral:palace:2..5"]
    for servants, value in enumerate((4, 4, 5, 5, 6, 6)):
        t = struck("tile_2_6", dice=(4, 1, 1), stock={0: {"servant": 5}})
        t.do(f"place:white:harvest.small:{servants}")
        assert t.told("worked")[0][3] == value
        assert t.stock()["servant"] == 5 - servants + 1, "the bonus tile gives one back"


@pytest.mark.clause("L-71", "L-16")
@pytest.mark.parametrize(("floor", "least"), [(1, 0), (2, 4), (3, 8), (4, 12)])
def test_floors_ask_for_twice_the_servants(floor: int, least: int) -> None:
    t = struck("tile_2_6", dice=(1, 1, 1), stock={0: {"servant": 12}}, floors={f"territory.{floor}": "woods"})
    assert t.options("place:white:territory") == [f"place:white:territory.{floor}:{least}..12"]
    short = struck(
        "tile_2_6", dice=(1, 1, 1), stock={0: {"servant": least - 1}}, floors={f"territory.{floor}": "woods"}
    )
    if least:
        assert short.clause(f"place:white:territory.{floor}:0") == "L-16"


@pytest.mark.clause("L-71", "L-29")
def test_servants_that_the_card_costs_are_counted_one_by_one() -> None:
    """The Garden costs 2; on the second floor white 2 needs 2 more for 1."""
    position: dict[str, Any] = {"round": 5, "dice": (2, 1, 1), "floors": {"building.2": "garden"}}
    t = struck("tile_2_6", stock={0: {"wood": 4, "stone": 2, "servant": 4}}, **position)
    assert t.options("place:white:building") == ["place:white:building.2:2..2"]
    assert t.do("place:white:building.2:2").stock()["servant"] == 0
    t = struck("tile_2_6", stock={0: {"wood": 4, "stone": 2, "servant": 3}}, **position)
    assert t.clause("place:white:building.2:2") == "L-29"


@pytest.mark.clause("A-12", "L-37", "L-41", "L-71")
def test_bonus_actions_too_take_two_servants_for_one() -> None:
    t = struck("tile_2_6", stock={0: {"servant": 5}}, steps=[BonusWork(0, 0, 4, True)]).do("work:3")
    assert t.told("worked")[0][3] == 5
    t = struck("tile_2_6", stock={0: {"servant": 5}}, steps=[BonusTower(0, 0, 4, ())], floors={"territory.3": "woods"})
    assert t.options("take") == ["take:territory.3:2..5"]
    assert t.do("take:territory.3:2").changes()["servant"] == -2


# ---- 2_7: the first turn is skipped ----------------------------------------------------------------------------------


def actions(players: int, out: list[int], **position: Any) -> Table:
    """The actions of a round in which `out` skip their first turn; everybody has strong members."""
    stock = {seat: {"servant": 9} for seat in range(players)}
    given: dict[str, Any] = {"round": 3, "dice": (6, 5, 4), "stock": stock, "steps": [Actions()], **position}
    return table(players, banned={seat: ["tile_2_7"] for seat in out}, **given)


def place(t: Table) -> tuple[int, str]:
    """Let whoever is asked go to the palace, and say who it was and what was asked."""
    asked = t.asked, t.question
    t.do(next(listed for listed in t.options("place") if ":palace:" in listed).partition("..")[0])
    t.do("decline")
    return asked


@pytest.mark.clause("L-71", "A-17", "L-14")
def test_the_first_turn_is_skipped_and_the_last_member_comes_after_all_others() -> None:
    t = actions(2, [0])
    assert [place(t) for _ in range(8)] == [(1, "turn"), *[(0, "turn"), (1, "turn")] * 3, (0, "late")]
    assert t.asked == -1
    assert t.at_hand(0) == t.at_hand(1) == []


@pytest.mark.clause("L-71", "A-17")
def test_several_such_players_end_in_turn_order() -> None:
    t = actions(3, [0, 2], order=[2, 1, 0])
    seats = [place(t) for _ in range(12)]
    assert [seat for seat, _ in seats] == [1, 2, 1, 0, 2, 1, 0, 2, 1, 0, 2, 0]
    assert [asked for _, asked in seats[-3:]] == ["turn", "late", "late"]


@pytest.mark.clause("L-71", "A-17", "A-6")
def test_only_the_late_placement_may_be_declined() -> None:
    t = actions(2, [0])
    for _ in range(7):
        assert t.clause("pass") == "L-14"
        place(t)
    assert t.question == "late"
    t.do("pass")
    assert (t.asked, len(t.at_hand(0))) == (-1, 1)


@pytest.mark.clause("A-17", "A-7")
def test_who_cannot_place_late_passes() -> None:
    t = actions(2, [0], stock={1: {"servant": 9}}, dice=(6, 5, 4))
    for _ in range(7):
        place(t)
    assert (t.at_hand(0), t.options()) == (["neutral"], ["pass"])


@pytest.mark.clause("A-16", "L-74")
def test_leaders_wait_while_the_first_turn_is_skipped() -> None:
    t = actions(2, [0], hand={0: ["santa_rita"]})
    assert t.asked == 1
    place(t)
    assert (t.asked, t.may("discard:santa_rita")) == (0, True)


@pytest.mark.clause("A-16", "L-71", "L-74")
def test_the_late_turn_is_a_whole_turn_with_leaders_before_and_after() -> None:
    """T-6"""
    t = actions(2, [0], hand={0: ["santa_rita", "sisto_iv"]})
    while t.question != "late":
        t.do("end-turn") if t.question == "end" else place(t)
    t.do("discard:santa_rita", "privilege:coins")
    assert t.question == "late"
    place(t)
    assert t.question == "end"
    t.do("discard:sisto_iv", "privilege:coins")
    assert t.asked == -1


@pytest.mark.clause("L-71")
def test_it_is_so_every_round() -> None:
    t = table(2, banned={0: ["tile_2_7"]}, dice=(6, 5, 4), stock={0: {"servant": 9}, 1: {"servant": 9}},
              steps=[Actions(), EndOfRound(), Actions()])  # fmt: skip
    seats = [place(t)[0] for _ in range(16)]
    assert seats[0] == 1
    assert seats[8:] == [1, 1, 0, 1, 0, 1, 0, 0]
