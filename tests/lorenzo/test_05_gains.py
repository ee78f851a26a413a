"""Chapter 5: chains, bonus actions at work, declining, and the order of one card's gains."""

from __future__ import annotations

import pytest

from .build import after, table

# ---- chains ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("L-40")
def test_a_card_taken_by_a_bonus_action_may_bring_another() -> None:
    """Ambassador -> Repairing the Cathedral -> Cardinal -> a harvest."""
    t = after("ambassador", round=5, floors={"venture.1": "repairing_the_cathedral", "character.2": "cardinal"})
    t.do("privilege:coins", "take:venture.1:0")
    assert t.changes() == {"coin": 2 - 3, "wood": -3, "stone": -3, "fp": 1}
    assert t.question == "bonus-tower"
    t.do("take:character.2:0")
    assert t.changes() == {"coin": -3 - 4, "fp": 2}
    assert t.question == "bonus-work"
    t.do("work:0")
    assert t.told("worked") == [("worked", 0, "harvest", 4)]
    assert t.asked == -1


@pytest.mark.clause("L-40", "L-36", "L-25")
def test_a_chain_places_nobody() -> None:
    t = after("ambassador", turn=[0, 1], floors={"venture.1": "repairing_the_cathedral", "venture.2": "crusade"})
    t.do("privilege:coins", "take:venture.1:0", "take:venture.2:0")
    assert not t.told("toll-paid")  # nobody stands among the ventures
    assert t.members("venture.1") == t.members("venture.2") == []
    assert len(t.at_hand(0)) == 3
    assert t.asked == 1


# ---- harvest and production -----------------------------------------------------------------------------------------


@pytest.mark.clause("L-41", "L-20", "L-68")
@pytest.mark.parametrize(
    ("cards", "banned", "servants", "value"),
    [
        ([], [], 0, 4),
        ([], [], 3, 7),
        (["farmer"], [], 0, 6),
        (["farmer", "peasant"], [], 1, 10),
        ([], ["tile_1_5"], 0, 1),
        (["artisan"], ["tile_1_6"], 0, 4),
        (["farmer"], ["tile_1_5", "tile_2_6"], 3, 4),
        ([], ["tile_1_7", "tile_2_1"], 0, 4),
    ],
)
def test_a_bonus_harvest(cards: list[str], banned: list[str], servants: int, value: int) -> None:
    t = after("cardinal", cards={0: cards}, banned={0: banned})
    assert t.question == "bonus-work"
    t.do(f"work:{servants}")
    assert t.told("worked") == [("worked", 0, "harvest", value)]
    assert t.changes()["wood"] == 1  # the bonus tile
    assert t.told("servants-spent") == ([("servants-spent", 0, servants)] if servants else [])


@pytest.mark.clause("L-41")
@pytest.mark.parametrize(
    ("card", "floor", "area", "value"),
    [
        ("cardinal", "character.1", "harvest", 4),
        ("bishop", "character.1", "production", 4),
        ("improving_the_canals", "venture.1", "harvest", 4),
        ("improving_the_roads", "venture.1", "production", 3),
    ],
)
def test_it_uses_no_space_and_no_member(card: str, floor: str, area: str, value: int) -> None:
    crowd = {f"{area}.small": (1, "white"), f"{area}.large": (0, "black")}  # all that would be in the way
    t = after(card, floor, members=crowd)
    hand = t.at_hand(0)
    t.do("work:0")
    assert t.told("worked") == [("worked", 0, area, value)]  # not 3 less
    assert t.at_hand(0) == hand
    assert len(t.members(f"{area}.small")) == len(t.members(f"{area}.large")) == 1


@pytest.mark.clause("L-41", "L-20", "L-68", "L-56")
def test_a_bonus_production_asks_for_conversions() -> None:
    t = after("bishop", cards={0: ["artisan", "residence", "theater"]})
    t.do("work:0")
    assert t.told("worked") == [("worked", 0, "production", 6)]
    assert t.options() == ["convert:residence.1", "skip"]
    t.do("convert:residence.1", "privilege:faith")
    assert t.changes() == {"coin": -1 + 2, "mp": 1, "fp": 1, "vp": 2}  # tile, Theater for 2 characters


@pytest.mark.clause("L-41", "L-68")
def test_a_bonus_harvest_too_weak_for_anything_gives_nothing() -> None:
    """The Roads' production is worth 3; tile 1_6 leaves 0."""
    t = after("improving_the_roads", "venture.1", banned={0: ["tile_1_6"]})
    t.do("work:0")
    assert t.changes() == {}


# ---- declining ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("L-42")
@pytest.mark.parametrize("card", ["captain", "cardinal", "abbess"])
def test_a_bonus_action_can_be_declined(card: str) -> None:
    t = after(card, turn=[0, 1], floors={"territory.1": "woods"})
    t.do("decline")
    assert t.changes() == {}
    assert t.told() == [("left", 0)]
    assert t.asked == 1


@pytest.mark.clause("L-42")
def test_one_without_a_target_can_only_be_declined() -> None:
    t = after("captain")
    assert t.options() == ["decline"]


@pytest.mark.clause("L-42")
def test_a_declined_privilege_does_not_cost_the_bonus_action() -> None:
    t = after("hero", floors={"venture.1": "military_campaign"})
    t.do("decline")
    assert t.question == "bonus-tower"
    t.do("take:venture.1:0")
    assert t.cards(0, "venture") == ["military_campaign"]


@pytest.mark.clause("L-42")
def test_other_gains_come_without_a_question() -> None:
    for number in range(1, 5):
        t = table(round=number, tiles=["tile_3_5"])
        t.do("place:white:market.3:0")
        assert t.changes() == {"mp": 3, "coin": 2}


@pytest.mark.clause("L-42", "L-73")
@pytest.mark.parametrize(
    ("tile", "space", "asked"),
    [
        ("tile_3_5", "market.3", True),  # military points cost points
        ("tile_3_5", "market.1", False),
        ("tile_3_7", "market.1", True),  # so do leftovers
        ("tile_3_7", "market.3", True),
        ("tile_3_1", "market.3", False),
    ],
)
@pytest.mark.parametrize("faith", [0, 5])
def test_in_period_3_a_gain_that_could_hurt_may_be_left(tile: str, space: str, asked: bool, faith: int) -> None:
    """Also with faith enough: its owner may still lose it, or refuse to support the Church."""
    for answer in ("accept", "decline"):
        t = table(round=5, tiles=[tile], stock={0: {"fp": faith}}, turn=[0, 1])
        t.do(f"place:white:{space}:0")
        if not asked:
            assert t.asked == 1
            assert t.changes()["coin"] > 0
            continue
        assert t.question == "take-or-leave"
        assert t.options() == ["accept", "decline"]
        t.do(answer)
        assert bool(t.changes()) == (answer == "accept")


@pytest.mark.clause("L-42", "L-66")
def test_nobody_is_asked_about_what_another_tile_takes_away() -> None:
    t = table(round=5, stock={0: {"wood": 2}}, banned={0: ["tile_1_1", "tile_3_5"]}, floors={"building.3": "chapel"})
    t.do("place:white:building.3:0")  # 1 MP of the floor, less 1
    assert t.changes() == {"wood": -2, "fp": 1}


@pytest.mark.clause("L-42", "L-28", "L-29")
@pytest.mark.parametrize(("coins", "asked"), [(1, True), (0, False)])
def test_a_floors_bonus_that_the_price_needs_cannot_be_left(coins: int, asked: bool) -> None:
    t = table(
        round=6, tiles=["tile_3_7"], stock={0: {"wood": 1, "stone": 1, "coin": coins}},
        floors={"venture.3": "repairing_the_church"},
    )  # fmt: skip
    t.do("place:white:venture.3:0")
    assert (t.question == "take-or-leave") == asked
    if asked:
        t.do("decline")
    assert t.cards(0, "venture") == ["repairing_the_church"]
    assert t.stock()["coin"] == 0


@pytest.mark.clause("L-42", "L-57")
def test_a_harvest_is_taken_or_left_as_a_whole() -> None:
    t = table(round=6, tiles=["tile_3_7"], cards={0: ["village", "hermitage"]})
    t.do("place:white:harvest.small:0", "decline")
    assert t.changes() == {}
    t = table(round=6, tiles=["tile_3_7"], cards={0: ["village", "hermitage"]})
    t.do("place:white:harvest.small:0", "accept")
    assert t.changes() == {"wood": 1, "stone": 1, "servant": 2, "coin": 1, "fp": 1}


# ---- the order of one card's gains ----------------------------------------------------------------------------------


@pytest.mark.clause("L-43", "A-9")
def test_goods_then_privileges_then_the_bonus_action() -> None:
    t = after("ambassador", floors={"venture.2": "military_campaign"})
    assert t.question == "privilege"
    t.do("privilege:military")
    assert t.question == "bonus-tower"


@pytest.mark.clause("L-43", "A-9", "L-32")
def test_what_the_card_brings_helps_the_bonus_action() -> None:
    """The Captain's 2 MP make 3, as the third territory demands; the Hero's privilege pays for a venture."""
    t = after(
        "captain", stock={0: {"coin": 4, "mp": 1}}, cards={0: ["woods", "village"]}, floors={"territory.1": "citadel"}
    )
    t.do("take:territory.1:0")
    assert len(t.cards(0, "territory")) == 3
    u = after("hero", stock={0: {"coin": 4, "wood": 1, "stone": 1}}, floors={"venture.1": "repairing_the_church"})
    u.do("privilege:coins", "take:venture.1:0")
    assert u.cards(0, "venture") == ["repairing_the_church"]
    poor = after("hero", stock={0: {"coin": 4, "wood": 1, "stone": 1}}, floors={"venture.1": "repairing_the_church"})
    poor.do("privilege:faith")
    assert poor.clause("take:venture.1:0") == "L-29"


@pytest.mark.clause("L-43", "A-9", "L-41")
def test_servants_of_the_privilege_raise_the_bonus_action() -> None:
    t = after("ambassador", stock={0: {"coin": 9}}, floors={"territory.4": "village"})
    t.do("privilege:servants")
    assert t.options("take") == ["take:territory.4:0..2"]
