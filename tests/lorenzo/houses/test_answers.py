"""The Danish answers to the base rules hold with Houses as they are. H-1 to H-3, H-12 to H-15, H-24 to H-27."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.lorenzo.flow import EndOfRound
from signoria.games.lorenzo.placing import Turn

from ..build import table

ONE = ["market.1", "harvest.small", "production.small", "special.1", "territory.1", "leader.pietro_bembo"]
MANY = ["palace", "harvest.large", "production.large"]


def full(space: str, **more: Any) -> dict[str, Any]:
    """Seat 0's member stands on a space, where there is a card if it is a floor; seat 0 is to place another."""
    floors = (
        {space: {"special.1": "florin_vault", "territory.1": "village"}[space]} if space[:2] in ("sp", "te") else {}
    )
    position = {"members": {space: (0, "neutral")}, "floors": floors, "played": {0: ["pietro_bembo"]}}
    return {"houses": True, "stock": {0: {"coin": 3, "servant": 3}}, **position, **more}


@pytest.mark.clause("H-1", "L-19", "U-11")
@pytest.mark.parametrize("space", ONE)
def test_one_member_stands_on_a_floor_a_stall_a_small_work_space_and_a_leader(space: str) -> None:
    assert table(**full(space)).clause(f"place:white:{space}:0") == "L-19"
    assert table(**full(space, members={})).may(f"place:white:{space}:0")


@pytest.mark.clause("H-1", "H-3", "L-19")
@pytest.mark.parametrize("space", MANY)
def test_any_number_in_the_palace_and_the_large_work_spaces(space: str) -> None:
    members = {space: [(1, "white"), (1, "neutral"), (2, "black"), (3, "white"), (0, "neutral")]}
    assert table(**full(space, members=members)).may(f"place:white:{space}:0")


@pytest.mark.clause("H-2", "L-48")
def test_in_the_market_any_number_of_own_members_but_one_a_stall() -> None:
    members = {"market.1": (0, "white"), "market.2": (0, "black")}
    t = table(houses=True, members=members)
    assert t.may("place:orange:market.3:0")
    assert t.may("place:orange:market.4:0")
    assert t.clause("place:orange:market.1:0") == "L-19"


@pytest.mark.clause("H-12", "H-13", "L-17")
def test_each_servant_adds_1_and_all_may_be_spent() -> None:
    t = table(houses=True, stock={0: {"servant": 30}}, floors={"special.4": "florin_vault"})
    assert t.options("place:orange:special.4") == ["place:orange:special.4:6..30"]
    t.do("place:orange:harvest.small:30")
    assert t.told("worked") == [("worked", 0, "harvest", 31)]


@pytest.mark.clause("H-14", "H-15", "L-13", "L-18")
def test_coloured_members_have_the_value_of_their_die_and_the_neutral_one_0() -> None:
    for member, value in (("white", 6), ("black", 3), ("orange", 1), ("neutral", 0), ("brown", 3)):
        t = table(families={0: "colonna"}, dice=(6, 3, 1), stock={0: {"servant": 1}}).do(f"place:{member}:palace:1")
        assert t.told("placed") == [("placed", 0, member, "palace", value, 1)]


@pytest.mark.clause("H-24", "H-25", "L-74", "L-75")
def test_leaders_are_played_and_discarded_before_and_after_the_placement() -> None:
    t = table(houses=True, hand={0: ["alfonso_i_deste", "santa_rita", "giulio_ii"]}, stock={0: {"coin": 5}})
    assert t.clause("play:alfonso_i_deste") == "L-74"
    t.do("discard:giulio_ii", "privilege:coins")
    assert t.may("discard:santa_rita")
    t.do("place:white:market.1:0")
    assert t.stock()["coin"] == 12
    t.do("play:alfonso_i_deste")
    assert t.changes() == {}
    assert t.may("discard:santa_rita")


@pytest.mark.clause("H-26", "L-77")
def test_each_leader_discarded_brings_a_privilege() -> None:
    t = table(houses=True, hand={0: ["santa_rita", "giulio_ii"]})
    t.do("discard:giulio_ii", "privilege:coins")
    assert t.changes() == {"coin": 2}
    t.do("discard:santa_rita", "privilege:token")
    assert t.changes() == {"token": 1}


@pytest.mark.clause("H-27", "L-76")
@pytest.mark.parametrize("leader", ["cosimo_de_medici", "lucia_da_narni"])
def test_a_leader_that_was_used_comes_back_at_the_end_of_the_round(leader: str) -> None:
    turns = [Turn(0, False, False), EndOfRound(), Turn(0, False, False)]
    t = table(houses=True, played={0: [leader]}, steps=turns).do(f"use:{leader}")
    assert t.clause(f"use:{leader}") == "L-76"
    t.do("place:white:market.1:0")
    assert t.may(f"use:{leader}")
