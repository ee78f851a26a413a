"""Chapter 7: the market."""

from __future__ import annotations

import pytest

from .build import table

STALLS = {"market.1": {"coin": 5}, "market.2": {"servant": 5}, "market.3": {"mp": 3, "coin": 2}}


@pytest.mark.clause("L-48")
@pytest.mark.parametrize("stall", STALLS)
def test_what_the_stalls_give(stall: str) -> None:
    t = table()
    t.do(f"place:orange:{stall}:0")
    assert t.changes() == STALLS[stall]
    assert t.told("gained") == [("gained", 0, f"space.{stall}", STALLS[stall])]


@pytest.mark.clause("L-48", "L-46")
def test_the_fourth_stall_gives_two_different_privileges() -> None:
    t = table()
    t.do("place:orange:market.4:0", "privilege:coins")
    assert not t.may("privilege:coins")
    t.do("privilege:faith")
    assert t.stock()["coin"] == 2
    assert t.stock()["fp"] == 1
    assert t.asked == -1


@pytest.mark.clause("L-48", "L-24", "L-50")
def test_one_player_may_use_all_of_them() -> None:
    """No rule of colour inside the market, and no toll."""
    t = table(turn=[0] * 4, stock={0: {"servant": 1}}, dice=(1, 1, 1))
    t.do("place:white:market.1:0", "place:black:market.2:0", "place:orange:market.3:0")
    t.do("place:neutral:market.4:1", "privilege:faith", "privilege:coins")
    assert t.stock() == {"wood": 0, "stone": 0, "coin": 5 + 2 + 2, "servant": 5, "mp": 3, "fp": 1, "vp": 0}


@pytest.mark.clause("L-48", "L-19")
@pytest.mark.parametrize("who", [(1, "neutral"), (0, "white")])
def test_each_stall_holds_one(who: tuple[int, str]) -> None:
    t = table(stock={0: {"servant": 9}}, members={"market.2": who})
    for member in t.at_hand(0):
        assert t.clause(f"place:{member}:market.2:1") == "L-19"
        assert t.may(f"place:{member}:market.1:1")


@pytest.mark.clause("L-48", "L-80")
def test_ariostos_owner_shares_a_stall_for_its_full_gain() -> None:
    """Case 23 in play: stall 1 holds another's member."""
    there = {"market.1": (1, "white")}
    assert table(members=there).clause("place:white:market.1:0") == "L-19"
    t = table(members=there, played={0: ["ludovico_ariosto"]}, turn=[0, 0])
    t.do("place:white:market.1:0")
    assert t.changes() == {"coin": 5}
    t.do("place:black:market.1:0")  # beside his own, too
    assert t.changes() == {"coin": 5}


@pytest.mark.clause("L-48", "L-16", "L-22")
def test_every_stall_asks_for_one() -> None:
    t = table(dice=(1, 1, 1), banned={0: ["tile_1_7"]}, stock={0: {"servant": 1}})
    for stall in ("market.1", "market.2", "market.3", "market.4"):
        assert t.options(f"place:white:{stall}") == [f"place:white:{stall}:1..1"]


@pytest.mark.clause("L-71", "L-48")
def test_tile_2_5_keeps_its_owner_out() -> None:
    """Even where Ariosto would let him in."""
    t = table(banned={0: ["tile_2_5"]}, played={0: ["ludovico_ariosto"]}, turn=[0, 1])
    for stall in ("market.1", "market.2", "market.3", "market.4"):
        assert t.clause(f"place:white:{stall}:0") == "L-71"
    t.do("place:white:palace:0", "privilege:coins")
    assert t.may("place:white:market.1:0")  # the others may


@pytest.mark.clause("L-48", "L-66")
@pytest.mark.parametrize(
    ("tile", "stall", "gain"),
    [
        ("tile_1_1", "market.3", {"mp": 2, "coin": 2}),
        ("tile_1_2", "market.1", {"coin": 4}),
        ("tile_1_2", "market.3", {"mp": 3, "coin": 1}),
        ("tile_1_3", "market.2", {"servant": 4}),
    ],
)
def test_a_stall_is_one_source(tile: str, stall: str, gain: dict[str, int]) -> None:
    t = table(banned={0: [tile]})
    t.do(f"place:white:{stall}:0")
    assert t.changes() == gain


@pytest.mark.clause("L-66")
def test_no_gain_falls_below_nothing() -> None:
    """With changed numbers the tile takes 9 military points from each source."""
    malus = {"lorenzo.excommunications.tile_1_1.effect.gain_malus.mp": 9}
    t = table(stock={0: {"mp": 5}}, banned={0: ["tile_1_1"]}, sets=malus)
    t.do("place:white:market.3:0")
    assert t.changes() == {"coin": 2}
