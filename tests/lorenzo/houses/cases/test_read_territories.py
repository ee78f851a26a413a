"""Special territories in a harvest, and what base leaders and characters do for special cards. R-18 R-22 R-23."""

from __future__ import annotations

from typing import Any

import pytest

from ...build import GOODS, table
from .reading import (
    HARVESTED,
    Goods,
    gained,
    harvest,
    offered,
)

# ---- territories in a harvest ----------------------------------------------------------------------------------------

HARVESTS: list[tuple[str, int, Goods]] = [
    ("florin_vault", 2, {"token": 1}),
    ("pilgrim_road", 5, {"fp": 2}),
    ("walled_village", 3, {"vp": 2}),
    ("marquisate", 7, {"vp": 5}),
    ("ceded_lands", 1, {"stone": 1, "wood": 1, "coin": 1, "servant": 1}),
    ("archbishops_estate", 6, {"fp": 1, "vp": 2, "coin": 2}),
    ("river_port", 5, {"vp": 3}),
    ("duchy", 7, {"wood": 2, "stone": 2, "coin": 2}),
]


@pytest.mark.clause("L-53", "H-18", "R-19")
@pytest.mark.parametrize(("card", "least", "gain"), HARVESTS)
def test_a_special_territory_gives_from_its_number_on(card: str, least: int, gain: Goods) -> None:
    assert gained(harvest(least, card), card) == gain
    if least > 1:
        t = harvest(least - 1, card)
        assert (gained(t, card), gained(t, "standard")) == ({}, HARVESTED)


@pytest.mark.clause("R-23", "HR-28")
@pytest.mark.parametrize(("value", "wood"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 4), (6, 4)])
def test_chestnut_wood_gives_a_wood_for_each_venture_up_to_the_value(value: int, wood: int) -> None:
    four = ("crusade", "sacred_war", "hiring_recruits", "raising_a_statue")
    assert gained(harvest(value, "chestnut_wood", *four), "chestnut_wood") == {"wood": wood}


@pytest.mark.clause("R-23", "HR-28")
@pytest.mark.parametrize(("value", "stone"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_the_quarry_gives_a_stone_for_each_character_up_to_the_value(value: int, stone: int) -> None:
    three = ("warlord", "knight", "steward")
    t = harvest(value - 1, *("pietra_serena_quarry", *three)) if value > 1 else None
    if t is None:  # the Steward adds 1 already
        two = ("warlord", "knight")
        t = harvest(1, "pietra_serena_quarry", *two)
    assert gained(t, "pietra_serena_quarry") == {"stone": stone}


@pytest.mark.clause("R-23", "HR-28")
@pytest.mark.parametrize(("value", "points"), [(1, 1), (2, 2), (3, 2)])
def test_the_episcopal_city_gives_a_point_for_each_building_up_to_the_value(value: int, points: int) -> None:
    assert gained(harvest(value, "episcopal_city", "mint", "basilica"), "episcopal_city") == {"vp": points}


@pytest.mark.clause("R-23", "HR-28", "L-49")
def test_the_cap_is_the_value_after_the_three_of_the_large_space() -> None:
    four = ["crusade", "sacred_war", "hiring_recruits", "raising_a_statue"]
    t = table(houses=True, dice=(6, 6, 6), cards={0: ["chestnut_wood", *four]}, members={"harvest.small": (1, "white")})
    t.do("place:white:harvest.large:0")
    assert gained(t, "chestnut_wood") == {"wood": 3}


@pytest.mark.clause("R-23", "HR-28", "L-55")
def test_without_ventures_chestnut_wood_gives_nothing() -> None:
    assert gained(harvest(6, "chestnut_wood"), "chestnut_wood") == {}


@pytest.mark.clause("R-23", "HR-28", "L-67")
def test_a_value_card_is_one_source_for_tile_1_4() -> None:
    t = harvest(6, "chestnut_wood", "crusade", "sacred_war", banned={0: ["tile_1_4"]})
    assert gained(t, "chestnut_wood") == {"wood": 1}


# ---- Hill Abbey ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("R-18", "HR-24")
def test_hill_abbey_repeats_its_token_at_each_harvest_of_two() -> None:
    t = table(houses=True, dice=(2, 6, 6), cards={0: ["hill_abbey"]}, tokens={0: ["alms", "timber"]})
    t.do("hold:hill_abbey:alms", "place:white:harvest.small:0")
    assert gained(t, "hill_abbey") == {"fp": 1, "coin": 1}
    assert t.stock()["token"] == 1


@pytest.mark.clause("R-18", "L-53")
def test_hill_abbey_does_nothing_at_a_harvest_of_one() -> None:
    t = table(houses=True, dice=(1, 6, 6), cards={0: ["hill_abbey"]}, tokens={0: ["alms"]})
    t.do("hold:hill_abbey:alms").do("place:white:harvest.small:0")
    assert t.changes() == HARVESTED


@pytest.mark.clause("R-18", "HR-24")
def test_an_empty_hill_abbey_gives_nothing() -> None:
    assert harvest(6, "hill_abbey").changes() == HARVESTED


@pytest.mark.clause("HR-24", "R-18")
def test_hill_abbey_holds_one_token_for_good() -> None:
    t = table(houses=True, cards={0: ["hill_abbey"]}, tokens={0: ["alms", "timber"]})
    assert t.options("hold") == ["hold:hill_abbey:timber", "hold:hill_abbey:alms"]
    t.do("hold:hill_abbey:alms")
    assert (t.options("hold"), t.options("use-token")) == ([], ["use-token:timber"])


@pytest.mark.clause("HR-24", "R-18", "H-25")
def test_the_token_may_be_laid_down_in_the_turn_that_brings_the_card() -> None:
    t = offered("hill_abbey", tokens={0: ["renown"]}).do("place:white:special.1:0")
    assert t.may("hold:hill_abbey:renown")


@pytest.mark.clause("HR-25", "R-18", "R-26")
def test_a_harvest_on_hill_abbey_does_not_fire_hill_abbey_again() -> None:
    t = table(
        houses=True, dice=(2, 6, 6), cards={0: ["hill_abbey", "trading_town", "farmer"]}, tokens={0: ["gathering"]}
    )
    t.do("hold:hill_abbey:gathering", "place:white:harvest.small:0")
    t.do("work:0")
    assert gained(t, "trading_town") == {"coin": 3}
    assert t.question in ("", "end")


@pytest.mark.clause("HR-23", "R-18", "L-41")
def test_its_production_may_be_raised_by_servants() -> None:
    t = table(houses=True, dice=(2, 6, 6), cards={0: ["hill_abbey", "bank"]}, tokens={0: ["craft"]})
    t.do("hold:hill_abbey:craft", "place:white:harvest.small:0", "work:1")
    assert gained(t, "bank") == {"coin": 5}


# ---- base leaders and characters with special cards ------------------------------------------------------------------


@pytest.mark.clause("HR-15", "L-82")
def test_santa_rita_doubles_goods_of_special_cards() -> None:
    rita: dict[str, Any] = {"played": {0: ["santa_rita"]}}
    t = offered("walled_village", **rita).do("place:white:special.1:0")
    assert t.changes() == {"servant": 2, "stone": 2, "wood": 2, "coin": 2}
    t = offered("archbishops_estate", **rita).do("place:white:special.1:0")
    assert t.changes() == {"token": 2}
    t = offered("ceded_lands", **rita).do("place:white:special.1:0")
    assert t.changes() == {"vp": -3}


@pytest.mark.clause("HR-5", "L-35")
def test_pico_takes_three_coins_off_each_cost_with_coins() -> None:
    pico: dict[str, Any] = {"played": {0: ["pico_della_mirandola"]}}
    assert offered("papal_legate", stock={0: {"coin": 4}}, **pico).do("place:white:special.1:0").changes() == {
        "coin": -4
    }
    t = offered("embassy_to_naples", stock={0: {"wood": 2, "fp": 1}}, **pico).do("place:white:special.1:0")
    assert t.changes() == {"wood": -2, "fp": -1, "token": 3}
    t = offered("secretary", stock={0: {"coin": 3}}, tokens={0: ["alms"]}, **pico).do("place:white:special.1:0")
    assert t.changes() == {"coin": -3, "token": -1, "vp": 2}


@pytest.mark.clause("HR-5", "L-35")
def test_the_stonemason_saves_a_wood_or_a_stone_on_a_special_building() -> None:
    t = offered("loggia", cards={0: ["stonemason"]}, stock={0: {"wood": 3, "stone": 2}}).do("place:white:special.1:0")
    assert len(t.options("pay")) == 2
    t = offered("loggia", cards={0: ["stonemason"]}, stock={0: {"wood": 3, "stone": 1}}).do("place:white:special.1:0")
    assert t.changes() == {"wood": -3, "stone": -1, "vp": 6, "token": 1}


@pytest.mark.clause("HR-5", "L-35")
def test_the_dame_saves_a_coin_on_a_special_character() -> None:
    t = offered("steward", cards={0: ["dame"]}, stock={0: {"coin": 2}}).do("place:white:special.1:0")
    assert t.changes() == {"coin": -2, "token": 1}


@pytest.mark.clause("HR-38", "L-32", "L-81")
def test_a_special_territory_needs_the_army_of_its_place() -> None:
    two: dict[str, Any] = {"cards": {0: ["woods", "village"]}}
    assert offered("florin_vault", stock={0: {"mp": 2}}, **two).clause("place:white:special.1:0") == "L-32"
    assert offered("florin_vault", stock={0: {"mp": 3}}, **two).may("place:white:special.1:0")
    assert offered("florin_vault", played={0: ["cesare_borgia"]}, **two).may("place:white:special.1:0")


@pytest.mark.clause("HR-38", "L-31")
def test_special_cards_fill_the_six_places() -> None:
    own = ["loggia", "convent", "mint", "tax_office", "chapel", "academy"]
    t = offered("joiners_yard", cards={0: own}, stock={0: GOODS})
    assert t.clause("place:white:special.1:0") == "L-31"
