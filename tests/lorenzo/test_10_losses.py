"""Chapter 10: tiles of the first period that take a part of every gain."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.lorenzo.church import VaticanReport
from signoria.games.lorenzo.work import BonusWork

from .build import Table, table
from .facts import CARDS, FACTS, PRIVILEGES

GOODS = {"coin": 20, "wood": 20, "stone": 20, "mp": 20}
TYPES = ("territory", "character", "building", "venture")
COLOURED = ("white", "black", "orange")


def struck(tile: str, **position: Any) -> Table:
    """A table at which seat 0 suffers from a tile."""
    return table(banned={0: [tile]}, **position)


# ---- 1_1 to 1_4: less of each gain -----------------------------------------------------------------------------------

MALUS = {"tile_1_1": ("mp",), "tile_1_2": ("coin",), "tile_1_3": ("servant",), "tile_1_4": ("wood", "stone")}


def less(tile: str, *sources: dict[str, int]) -> dict[str, int]:
    """What several sources give when the tile takes 1 from each, never more than there is."""
    total: dict[str, int] = {}
    for source in sources:
        for resource, n in source.items():
            total[resource] = total.get(resource, 0) + max(0, n - (resource in MALUS[tile]))
    return {resource: n for resource, n in total.items() if n and resource != "priv"}


@pytest.mark.clause("L-66", "L-67", "A-1")
@pytest.mark.parametrize("tile", MALUS)
@pytest.mark.parametrize("space", ["market_1", "market_2", "market_3"])
def test_a_stall_gives_one_less(tile: str, space: str) -> None:
    t = struck(tile).do(f"place:white:{space.replace('_', '.')}:0")
    assert t.changes() == less(tile, FACTS["board"]["market"][space]["gain"])


@pytest.mark.clause("L-66", "L-67", "A-2")
@pytest.mark.parametrize("tile", MALUS)
@pytest.mark.parametrize("choice", PRIVILEGES)
def test_a_privilege_is_a_source_of_its_own(tile: str, choice: str) -> None:
    """The palace's coin and what the privilege gives are cut apart."""
    t = struck(tile).do("place:white:palace:0")
    assert t.changes() == less(tile, {"coin": 1})
    assert t.do(f"privilege:{choice}").changes() == less(tile, PRIVILEGES[choice])


@pytest.mark.clause("L-66", "A-2")
def test_each_of_several_privileges_is_cut() -> None:
    t = struck("tile_1_3", sets={"lorenzo.board.council_privilege_choices.2.servant": 4})
    t.do("place:white:market.4:0", "privilege:servants", "privilege:coins")
    assert t.changes() == {"servant": (2 - 1) + (4 - 1), "coin": 2}


@pytest.mark.clause("L-66", "L-67")
@pytest.mark.parametrize("tile", MALUS)
@pytest.mark.parametrize("tower", TYPES)
@pytest.mark.parametrize("floor", [3, 4])
def test_floor_and_card_are_two_sources(tile: str, tower: str, floor: int) -> None:
    card = {"territory": "monastery", "character": "warlord", "building": "chapel", "venture": "crusade"}[tower]
    servants = 2 if floor == 4 else 0
    t = struck(tile, dice=(6, 6, 6), stock={0: {**GOODS, "servant": 2}}, floors={f"{tower}.{floor}": card})
    t.do(f"place:white:{tower}.{floor}:{servants}")
    bonus = FACTS["board"]["towers"][tower]["floors"][floor - 1]["bonus"]
    cost = next(iter(CARDS[card]["costs"]), {})
    expected = less(tile, bonus, CARDS[card]["immediate"])
    for resource, n in [*((r, n) for r, n in cost.items() if r != "mp_req"), ("servant", servants)]:
        expected[resource] = expected.get(resource, 0) - n
    assert t.changes() == {resource: n for resource, n in expected.items() if n}


@pytest.mark.clause("L-66", "L-28")
def test_a_floor_bonus_that_was_cut_away_cannot_pay() -> None:
    """3 coins and 1 from the floor pay for Hiring Recruits; under tile 1_2 the floor gives nothing."""
    position = {"dice": (6, 6, 6), "stock": {0: {"coin": 3}}, "floors": {"venture.3": "hiring_recruits"}}
    assert table(**position).do("place:white:venture.3:0").changes() == {"coin": -3, "mp": 5}
    assert struck("tile_1_2", **position).clause("place:white:venture.3:0") == "L-29"


@pytest.mark.clause("L-66", "L-67")
@pytest.mark.parametrize("tile", MALUS)
def test_every_card_of_a_harvest_and_the_bonus_tile_are_cut(tile: str) -> None:
    cards = ["monastery", "estate", "dukedom", "manor_house", "mining_town", "fortified_town"]
    t = struck(tile, cards={0: cards}, steps=[BonusWork(0, 0, 6, True)]).do("work:0")
    sources = [CARDS[card]["harvest"] for card in cards]
    assert t.changes() == less(tile, FACTS["personal_bonus_tiles"][0]["harvest"], *sources)


@pytest.mark.clause("L-66", "L-67")
@pytest.mark.parametrize("tile", MALUS)
def test_every_building_is_cut_for_what_it_gives_and_not_for_what_it_takes(tile: str) -> None:
    steps = [BonusWork(0, 1, 6, True)]
    cards = ["marketplace", "barracks", "bank", "palace"]
    t = struck(tile, cards={0: cards}, stock={0: {"coin": 9, "servant": 9}}, steps=steps)
    t.do("work:0", "convert:marketplace.1", "convert:barracks.1", "convert:palace.1")
    got = less(tile, {"coin": 2, "mp": 1}, {"wood": 2, "stone": 2}, {"mp": 3}, {"coin": 5}, {"servant": 2, "vp": 4})
    paid = {"coin": -3 - 1, "servant": -1}
    before = {"coin": 9, "servant": 9}
    for resource, n in t.stock().items():
        assert n == before.get(resource, 0) + got.get(resource, 0) + paid.get(resource, 0)


@pytest.mark.clause("L-66")
def test_a_multiplied_gain_is_one_source() -> None:
    cards = ["mint", "bank", "fair", "garden"]
    t = struck("tile_1_2", cards={0: cards}, steps=[BonusWork(0, 1, 5, True)]).do("work:0")
    assert t.changes() == {"coin": (4 - 1) + (5 - 1) + (2 - 1), "vp": 3, "mp": 1}


@pytest.mark.clause("L-66", "L-67")
@pytest.mark.parametrize(
    ("tile", "expected"),
    [
        ("tile_1_1", {"coin": 1, "wood": 1, "stone": 1}),
        ("tile_1_2", {"wood": 1, "stone": 1}),
        ("tile_1_4", {"coin": 1}),
    ],
)
def test_a_leader_is_a_source_too(tile: str, expected: dict[str, int]) -> None:
    t = struck(tile, played={0: ["giovanni_dalle_bande_nere"]}).do("use:giovanni_dalle_bande_nere")
    assert t.changes() == expected


@pytest.mark.clause("L-66", "L-67")
@pytest.mark.parametrize("tile", MALUS)
def test_what_is_owned_at_the_start_and_what_is_saved_is_untouched(tile: str) -> None:
    """A tile changes no stock by itself, and a discount is no gain."""
    t = table(2, round=2, tiles=[tile], stock={0: {**GOODS, "servant": 9}}, steps=[VaticanReport(1)])
    assert t.stock() == {**GOODS, "servant": 9, "fp": 0, "vp": 0}
    stock = {"wood": 0, "stone": 3}
    t = struck(tile, cards={0: ["stonemason"]}, stock={0: stock}, floors={"building.1": "mint"})
    assert t.do("place:white:building.1:0").changes() == {"stone": -3, "vp": 5}


@pytest.mark.clause("L-66")
@pytest.mark.parametrize("tile", MALUS)
def test_points_of_faith_and_victory_are_never_cut(tile: str) -> None:
    t = struck(tile, stock={0: {"coin": 2}}, floors={"character.1": "preacher"}).do("place:white:character.1:0")
    assert t.changes() == {"coin": -2, "fp": 4}


@pytest.mark.clause("A-23", "L-82", "L-66")
def test_santa_rita_doubles_first() -> None:
    """The City gives 3 coins: doubled 6, less 1."""
    t = struck("tile_1_2", played={0: ["santa_rita"]}, floors={"territory.1": "city"})
    assert t.do("place:white:territory.1:0").changes() == {"coin": 5}
    t = struck("tile_1_4", played={0: ["santa_rita"]}, floors={"territory.1": "woods"})
    assert t.do("place:white:territory.1:0").changes() == {"wood": 1}


ONE_CHOICE = {"tile_1_4": "one_choice"}


@pytest.mark.clause("L-67", "A-1")
@pytest.mark.parametrize(("lost", "left"), [("wood", {"wood": 2, "stone": 3}), ("stone", {"wood": 3, "stone": 2})])
def test_switch_one_choice_asks_which_of_both_is_lost(lost: str, left: dict[str, int]) -> None:
    position = {"round": 5, "stock": {0: {"mp": 12}}, "floors": {"venture.1": "military_conquest"}}
    t = struck("tile_1_4", option=ONE_CHOICE, **position).do("place:white:venture.1:0")
    assert t.options() == ["lose:wood", "lose:stone"]
    assert t.do(f"lose:{lost}").changes() == {"coin": 3, **left}
    t = struck("tile_1_4", **position).do("place:white:venture.1:0")
    assert t.changes() == {"mp": -6, "coin": 3, "wood": 2, "stone": 2}


@pytest.mark.clause("L-67", "A-1")
@pytest.mark.parametrize("option", [{}, ONE_CHOICE])
def test_a_source_with_one_of_both_loses_it_without_a_question(option: dict[str, str]) -> None:
    t = struck("tile_1_4", option=option, floors={"territory.1": "gravel_pit"}).do("place:white:territory.1:0")
    assert t.changes() == {"stone": 1}
    assert t.question == ""


@pytest.mark.clause("L-67", "A-1", "A-2")
def test_switch_one_choice_for_a_privilege() -> None:
    t = struck("tile_1_4", option=ONE_CHOICE).do("place:white:palace:0", "privilege:materials", "lose:stone")
    assert t.changes() == {"coin": 1, "wood": 1}
