"""Leaders that are action spaces of their owner. R-29, U-11, HR-9, HR-13, HR-35."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.lorenzo.flow import EndOfRound, SetUpRound
from signoria.games.lorenzo.placing import Turn

from ..build import Table, table

GIVES = {
    "erasmo_da_rotterdam": {"wood": 3, "stone": 3, "vp": 3},
    "guglielmo_de_pazzi": {"mp": 2, "fp": 3},
    "massimiliano_i_dasburgo": {"token": 3, "vp": 5},
    "piero_della_francesca": {"token": 3},
    "pietro_bembo": {"coin": 3, "servant": 3},
}
BRAMANTE = "leader.bramante"
TILE = {"harvest": {"wood": 1, "stone": 1, "servant": 1}, "production": {"coin": 2, "mp": 1}}


def least(t: Table, member: str, space: str) -> int:
    """Servants that a placement needs."""
    (listed,) = t.options(f"place:{member}:{space}:")
    return int(listed.rsplit(":", 1)[1].split("..")[0])


def worked(t: Table) -> list[tuple[str, int]]:
    """What was harvested or produced in the last `do`: area, value."""
    return [(area, value) for _, _, area, value in t.told("worked")]


@pytest.mark.clause("R-29", "U-11")
@pytest.mark.parametrize("leader", GIVES)
def test_a_member_on_the_leader_brings_what_it_gives_and_costs_nothing(leader: str) -> None:
    t = table(houses=True, played={0: [leader]}).do(f"place:orange:leader.{leader}:0")
    assert t.changes() == GIVES[leader]
    assert t.members(f"leader.{leader}") == [(0, "orange")]
    assert [(source, goods) for _, _, source, goods in t.told("gained")] == [(f"space.leader.{leader}", GIVES[leader])]


@pytest.mark.clause("R-29", "U-11")
@pytest.mark.parametrize("leader", [*GIVES, "bramante"])
def test_it_is_for_its_owner_alone_and_only_when_played(leader: str) -> None:
    assert table(houses=True, played={1: [leader]}).options(f"place:white:leader.{leader}") == []
    assert table(houses=True, hand={0: [leader]}).options(f"place:white:leader.{leader}") == []
    assert table(houses=True, played={0: [leader]}).options(f"place:white:leader.{leader}") != []


@pytest.mark.clause("U-11")
def test_the_value_must_be_1_and_servants_help() -> None:
    t = table(houses=True, played={0: ["pietro_bembo"]}, stock={0: {"servant": 2}})
    assert t.options("place:neutral:leader") == ["place:neutral:leader.pietro_bembo:1..2"]
    t = table(houses=True, played={0: ["pietro_bembo"]})
    assert t.clause("place:neutral:leader.pietro_bembo:0") == "L-16"
    t = table(houses=True, played={0: ["pietro_bembo", "sigismondo_malatesta"]})
    assert t.may("place:neutral:leader.pietro_bembo:0")


@pytest.mark.clause("HR-35", "U-11")
@pytest.mark.parametrize("leader", GIVES)
def test_no_character_helps_there(leader: str) -> None:
    t = table(houses=True, played={0: [leader]}, cards={0: ["farmer", "artisan", "steward", "warlord"]})
    assert t.clause(f"place:neutral:leader.{leader}:0") == "L-16"


@pytest.mark.clause("U-11", "L-19")
def test_one_member_a_leader_and_several_leaders() -> None:
    t = table(houses=True, played={0: ["pietro_bembo", "guglielmo_de_pazzi"]},
              members={"leader.pietro_bembo": (0, "white")})  # fmt: skip
    assert t.clause("place:black:leader.pietro_bembo:0") == "L-19"
    assert t.may("place:black:leader.guglielmo_de_pazzi:0")


@pytest.mark.clause("HR-9", "L-80")
def test_under_ariosto_a_second_member_joins_and_the_leader_gives_again() -> None:
    t = table(houses=True, turn=(0, 0), played={0: ["pietro_bembo", "ludovico_ariosto"], 1: ["guglielmo_de_pazzi"]},
              members={"leader.pietro_bembo": (0, "white")})  # fmt: skip
    t.do("place:black:leader.pietro_bembo:0")
    assert t.changes() == GIVES["pietro_bembo"]
    assert t.members("leader.pietro_bembo") == [(0, "white"), (0, "black")]
    assert t.options("place:orange:leader.guglielmo_de_pazzi") == []  # nobody enters another player's leader


@pytest.mark.clause("U-11", "L-15")
def test_the_members_there_go_home_at_the_end_of_the_round() -> None:
    t = table(houses=True, played={0: ["pietro_bembo"]}, members={"leader.pietro_bembo": (0, "white")},
              steps=[EndOfRound(), SetUpRound(), Turn(0, False, False)])  # fmt: skip
    assert t.members("leader.pietro_bembo") == []
    assert t.may("place:white:leader.pietro_bembo:0")


@pytest.mark.clause("R-33", "U-11")
def test_the_brown_member_may_go_there() -> None:
    t = table(families={0: "colonna"}, played={0: ["pietro_bembo"]}).do("place:brown:leader.pietro_bembo:0")
    assert t.changes() == GIVES["pietro_bembo"]


@pytest.mark.clause("HR-13", "L-66")
@pytest.mark.parametrize(
    ("tile", "leader", "resource"),
    [("tile_1_1", "guglielmo_de_pazzi", "mp"), ("tile_1_2", "pietro_bembo", "coin"),
     ("tile_1_3", "pietro_bembo", "servant"), ("tile_1_8", "piero_della_francesca", "token")],
)  # fmt: skip
def test_each_leader_is_a_source_that_tiles_cut_once(tile: str, leader: str, resource: str) -> None:
    t = table(houses=True, banned={0: [tile]}, played={0: [leader]}).do(f"place:white:leader.{leader}:0")
    assert t.changes()[resource] == GIVES[leader][resource] - 1


@pytest.mark.clause("HR-13", "L-67")
def test_tile_1_4_cuts_wood_and_stone_of_erasmo() -> None:
    t = table(houses=True, banned={0: ["tile_1_4"]}, played={0: ["erasmo_da_rotterdam"]})
    assert t.do("place:white:leader.erasmo_da_rotterdam:0").changes() == {"wood": 2, "stone": 2, "vp": 3}


@pytest.mark.clause("L-71", "U-11", "HR-26")
def test_tile_2_5_does_not_close_it_for_it_is_no_market() -> None:
    t = table(houses=True, banned={0: ["tile_2_5"]}, played={0: ["pietro_bembo"]})
    assert t.clause("place:white:market.1:0") == "L-71"
    assert t.may("place:white:leader.pietro_bembo:0")


@pytest.mark.clause("HR-18", "R-28")
def test_machiavelli_adds_to_the_points_of_a_leader() -> None:
    t = table(houses=True, played={0: ["erasmo_da_rotterdam", "niccolo_machiavelli"]})
    assert t.do("place:white:leader.erasmo_da_rotterdam:0").changes()["vp"] == 4


# ---- Bramante --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("R-29", "HR-35", "L-41")
@pytest.mark.parametrize("area", ["harvest", "production"])
def test_bramante_is_a_harvest_or_a_production_of_the_members_value(area: str) -> None:
    t = table(houses=True, played={0: ["bramante"]}, cards={0: ["village", "bank"]}, stock={0: {"servant": 2}})
    t.do(f"place:black:{BRAMANTE}:2")
    assert t.options() == ["work-at:harvest", "work-at:production"]
    t.do(f"work-at:{area}")
    assert worked(t) == [(area, 5)]
    brought = {"harvest": {"coin": 1, "servant": 1}, "production": {"coin": 5}}[area]
    assert t.changes() == {r: TILE[area].get(r, 0) + brought.get(r, 0) for r in {**TILE[area], **brought}}


@pytest.mark.clause("HR-35", "L-49", "L-50")
def test_it_takes_no_place_in_an_area() -> None:
    t = table(turn=(0, 0), houses=True, played={0: ["bramante"]}, members={"harvest.large": (0, "white")})
    t.do(f"place:black:{BRAMANTE}:0", "work-at:harvest")
    assert worked(t) == [("harvest", 3)]  # a second coloured member, and no 3 less
    assert t.clause("place:orange:harvest.small:0") == "L-50"
    assert t.may("place:orange:production.small:0")


@pytest.mark.clause("HR-35", "L-20", "L-68")
def test_characters_and_tiles_change_each_kind_of_work_for_itself() -> None:
    t = table(houses=True, played={0: ["bramante"]}, cards={0: ["farmer", "scholar"]}, banned={0: ["tile_1_6"]})
    t.do(f"place:black:{BRAMANTE}:0", "work-at:harvest")
    assert worked(t) == [("harvest", 5)]
    t = table(houses=True, played={0: ["bramante"]}, cards={0: ["farmer", "scholar"]}, banned={0: ["tile_1_6"]})
    t.do(f"place:black:{BRAMANTE}:0", "work-at:production")
    assert worked(t) == [("production", 3)]


@pytest.mark.clause("HR-35")
def test_only_a_kind_of_work_that_reaches_1_is_done() -> None:
    t = table(houses=True, played={0: ["bramante"]}, banned={0: ["tile_1_5"]})
    t.do(f"place:orange:{BRAMANTE}:0")
    assert worked(t) == [("production", 1)]
    t = table(houses=True, played={0: ["bramante"]}, cards={0: ["farmer"]})
    t.do(f"place:neutral:{BRAMANTE}:0")
    assert worked(t) == [("harvest", 2)]
    position: dict[str, Any] = {"played": {0: ["bramante"]}, "banned": {0: ["tile_1_6"]}, "stock": {0: {"servant": 9}}}
    assert least(table(houses=True, **position), "neutral", BRAMANTE) == 1


@pytest.mark.clause("HR-4", "A-6", "R-29")
def test_whoever_can_place_on_a_leader_must_place() -> None:
    """Members of value 0, no servants; a Farmer makes a harvest, and only the large space has room."""
    position: dict[str, Any] = {"dice": (1, 1, 1), "banned": {0: ["tile_1_7"]}, "cards": {0: ["farmer"]},
                                "members": {"harvest.small": (1, "white")}}  # fmt: skip
    assert table(houses=True, **position).options() == ["pass"]
    t = table(houses=True, played={0: ["bramante"]}, **position)
    assert {x.split(":")[2] for x in t.options()} == {BRAMANTE}
    assert t.clause("pass") == "L-14"
