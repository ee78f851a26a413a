"""Chapter 3: what a family member needs to go somewhere."""

from __future__ import annotations

import pytest

from .build import CHEAP, GOODS, Table, table

NEED = {1: 1, 2: 3, 3: 5, 4: 7}
HELPERS = {"territory": "warlord", "building": "stonemason", "character": "dame", "venture": "knight"}


def servants(t: Table, head: str) -> tuple[int, int]:
    """Least and most servants for a placement, as it is listed."""
    (listed,) = t.options(head + ":")
    least, most = listed.rpartition(":")[2].split("..")
    return int(least), int(most)


# ---- the value that a space asks for --------------------------------------------------------------------------------


@pytest.mark.clause("L-16", "L-23")
@pytest.mark.parametrize("tower", CHEAP)
@pytest.mark.parametrize("floor", [1, 2, 3, 4])
def test_a_floor_asks_for_its_number_exactly(tower: str, floor: int) -> None:
    space, need = f"{tower}.{floor}", NEED[floor]
    for value in range(1, 7):
        t = table(dice=(value, 1, 1), stock={0: GOODS}, floors={space: CHEAP[tower]})
        if value >= need:
            t.do(f"place:white:{space}:0")
            assert t.members(space) == [(0, "white")]
        else:
            assert t.clause(f"place:white:{space}:0") == "L-16"
            assert t.lacks(f"place:white:{space}:0") == (need - value, 0)


@pytest.mark.clause("L-16")
@pytest.mark.parametrize("space", ["palace", "market.1", "market.4", "harvest.small", "production.small"])
def test_all_other_spaces_ask_for_one(space: str) -> None:
    assert table(dice=(1, 2, 3)).may(f"place:white:{space}:0")
    t = table(dice=(1, 2, 3), banned={0: ["tile_1_7"]})
    assert t.clause(f"place:white:{space}:0") == "L-16"
    assert t.may(f"place:black:{space}:0")


@pytest.mark.clause("L-16", "L-20", "L-70")
def test_bonuses_and_penalties_add_up() -> None:
    """White 5, +2 by the Stonemason, -4 by the tile, 1 servant: 4 is enough for the second floor, not for the third."""
    t = table(
        dice=(5, 1, 1),
        stock={0: {**GOODS, "servant": 1}},
        cards={0: ["stonemason"]},
        banned={0: ["tile_2_2"]},
        floors={"building.2": "chapel", "building.3": "residence"},
    )
    assert servants(t, "place:white:building.2") == (0, 1)
    assert t.clause("place:white:building.3:1") == "L-16"
    assert t.lacks("place:white:building.3:1") == (2, 1)


# ---- servants -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("L-17")
def test_each_servant_adds_one() -> None:
    t = table(dice=(3, 1, 1), stock={0: {**GOODS, "servant": 4}}, floors={"building.4": "chapel"})
    assert servants(t, "place:white:building.4") == (4, 4)
    t.do("place:white:building.4:4")
    assert t.changes()["servant"] == -4


@pytest.mark.clause("L-17", "L-16")
def test_one_servant_short_is_not_enough() -> None:
    t = table(dice=(3, 1, 1), stock={0: {**GOODS, "servant": 3}}, floors={"building.4": "chapel"})
    assert t.clause("place:white:building.4:4") == "L-16"
    assert t.lacks("place:white:building.4:4") == (4, 3)


@pytest.mark.clause("L-17", "L-53")
def test_more_than_needed_may_be_spent_without_limit() -> None:
    t = table(dice=(1, 1, 1), stock={0: {"servant": 30}}, cards={0: ["forest"]})
    assert servants(t, "place:white:harvest.small") == (0, 30)
    assert servants(t, "place:white:market.1") == (0, 30)  # useless, and allowed
    t.do("place:white:harvest.small:30")
    assert t.told("worked") == [("worked", 0, "harvest", 31)]
    assert t.changes() == {"wood": 4, "stone": 1, "servant": -29}


@pytest.mark.clause("L-17")
def test_no_more_than_one_has_and_never_less_than_nothing() -> None:
    t = table(stock={0: {"servant": 2}})
    assert t.may("place:white:market.1:2")
    assert not t.may("place:white:market.1:3")
    assert not t.may("place:white:market.1:-1")


@pytest.mark.clause("L-17")
@pytest.mark.parametrize(
    "space", ["palace", "market.1", "harvest.small", "harvest.large", "production.small", "building.1"]
)
def test_the_servants_are_gone_wherever_the_member_goes(space: str) -> None:
    """G02: on every kind of space, what raised the value is paid."""
    t = table(dice=(1, 1, 1), stock={0: {**GOODS, "servant": 5}}, floors={"building.1": "residence"}, tile="tile_4")
    t.do(f"place:white:{space}:4")
    assert t.stock()["servant"] == (2 if space.startswith("production") else 1)  # that tile produces one
    assert t.told("placed")[0][-1] == 4


@pytest.mark.clause("L-17", "L-71")
@pytest.mark.parametrize(("has", "listed"), [(3, None), (4, (4, 4)), (5, (4, 5)), (6, (4, 6))])
def test_with_tile_2_6_it_takes_two_servants_for_one(has: int, listed: tuple[int, int] | None) -> None:
    t = table(
        dice=(5, 1, 1), stock={0: {**GOODS, "servant": has}}, banned={0: ["tile_2_6"]}, floors={"building.4": "chapel"}
    )
    if listed is None:
        assert t.clause("place:white:building.4:4") == "L-16"
        assert t.lacks("place:white:building.4:4") == (4, 3)
    else:
        assert servants(t, "place:white:building.4") == listed
        t.do(f"place:white:building.4:{listed[1]}")
        assert t.changes()["servant"] == -listed[1]


@pytest.mark.clause("L-17", "L-71")
@pytest.mark.parametrize(("spent", "value"), [(0, 3), (1, 3), (2, 4), (3, 4), (7, 6)])
def test_with_tile_2_6_an_odd_servant_is_wasted(spent: int, value: int) -> None:
    """G11."""
    t = table(dice=(3, 1, 1), stock={0: {"servant": 7}}, banned={0: ["tile_2_6"]})
    t.do(f"place:white:production.small:{spent}")
    assert t.told("worked") == [("worked", 0, "production", value)]
    assert t.changes().get("servant", 0) == -spent


@pytest.mark.clause("L-17", "L-29")
def test_servants_that_the_card_costs_must_remain() -> None:
    """The Garden costs 2 servants: of 5 at most 3 can raise the value."""
    t = table(dice=(6, 3, 1), stock={0: {**GOODS, "servant": 5}}, floors={"building.3": "garden"})
    assert servants(t, "place:black:building.3") == (2, 3)
    assert t.clause("place:orange:building.3:4") == "L-29"  # 4 for the value and 2 for the price are 6
    assert t.lacks("place:orange:building.3:4") == (4, 5)
    t.do("place:black:building.3:3")
    assert t.changes()["servant"] == -5


@pytest.mark.clause("L-17", "L-71", "L-22")
@pytest.mark.parametrize("space", ["palace", "market.1", "market.4"])
def test_with_tile_2_6_palace_and_market_too_ask_for_two(space: str) -> None:
    t = table(stock={0: {"servant": 3}}, banned={0: ["tile_2_6"]})
    assert servants(t, f"place:neutral:{space}") == (2, 3)
    poor = table(stock={0: {"servant": 1}}, banned={0: ["tile_2_6"]})
    assert poor.clause(f"place:neutral:{space}:2") == "L-16"


@pytest.mark.clause("L-18")
@pytest.mark.parametrize("space", ["palace", "market.1", "harvest.small", "production.small", "territory.1"])
def test_the_neutral_member_needs_a_servant(space: str) -> None:
    without = table(floors={"territory.1": "woods"})
    assert without.clause(f"place:neutral:{space}:0") == "L-16"
    assert without.lacks(f"place:neutral:{space}:0") == (1, 0)
    with_one = table(stock={0: {"servant": 1}}, floors={"territory.1": "woods"})
    assert servants(with_one, f"place:neutral:{space}") == (1, 1)
    raised = table(floors={"territory.1": "woods"}, played={0: ["sigismondo_malatesta"]})
    assert servants(raised, f"place:neutral:{space}") == (0, 0)


# ---- occupied spaces ------------------------------------------------------------------------------------------------


@pytest.mark.clause("L-19")
@pytest.mark.parametrize("space", ["market.1", "market.2", "market.3", "market.4", "harvest.small", "production.small"])
@pytest.mark.parametrize("who", [(0, "neutral"), (0, "black"), (1, "white"), (3, "neutral")])
def test_a_space_for_one_is_closed_by_anyone(space: str, who: tuple[int, str]) -> None:
    t = table(stock={0: {"servant": 9}}, members={space: who})
    for member in set(t.at_hand(0)):
        assert t.clause(f"place:{member}:{space}:3") == "L-19"


@pytest.mark.clause("L-19", "L-44", "L-49")
@pytest.mark.parametrize("space", ["palace", "harvest.large", "production.large"])
def test_other_spaces_hold_any_number(space: str) -> None:
    crowd = [(seat, member) for seat in (1, 2, 3) for member in ("white", "neutral")]
    t = table(stock={0: {"servant": 9}}, members={space: crowd})
    t.do(f"place:white:{space}:3")
    assert t.members(space) == [*crowd, (0, "white")]


@pytest.mark.clause("L-19", "L-80", "A-3")
@pytest.mark.parametrize("space", ["market.1", "harvest.small", "production.small"])
def test_ariosto_opens_them_to_his_owner_alone(space: str) -> None:
    there = {space: (2, "white")}
    t = table(members=there, played={0: ["ludovico_ariosto"]})
    t.do(f"place:white:{space}:0")
    assert t.members(space) == [(2, "white"), (0, "white")]
    assert table(turn=1, members=there, played={0: ["ludovico_ariosto"]}).clause(f"place:white:{space}:0") == "L-19"


@pytest.mark.clause("A-4", "L-80", "L-49")
@pytest.mark.parametrize("players", [2, 4])
def test_ariostos_member_in_an_occupied_small_space_works_at_full_value(players: int) -> None:
    t = table(players, dice=(2, 1, 1), members={"harvest.small": (1, "black")}, played={0: ["ludovico_ariosto"]})
    t.do("place:white:harvest.small:0")
    assert t.told("worked") == [("worked", 0, "harvest", 2)]


@pytest.mark.clause("A-3", "L-80", "L-24", "L-25", "L-50")
def test_ariosto_lifts_neither_the_colour_rules_nor_the_toll() -> None:
    """G03."""
    board = {"harvest.small": (0, "black"), "territory.1": (0, "orange"), "character.1": (1, "white")}
    floors = {"territory.2": "woods", "character.2": "warlord"}
    rich = table(stock={0: {"coin": 9}}, played={0: ["ludovico_ariosto"]}, members=board, floors=floors)
    assert rich.clause("place:white:harvest.small:0") == "L-50"
    assert rich.clause("place:white:territory.2:0") == "L-24"
    rich.do("place:white:character.2:0")
    assert rich.changes() == {"coin": -5, "mp": 3}
    poor = table(stock={0: {"coin": 2}}, played={0: ["ludovico_ariosto"]}, members=board, floors=floors)
    assert poor.clause("place:white:character.2:0") == "L-26"


@pytest.mark.clause("A-3", "L-27")
def test_ariosto_finds_no_card_on_an_occupied_floor() -> None:
    t = table(stock={0: {"coin": 9}}, members={"territory.1": (1, "white")})
    assert t.clause("place:white:territory.1:0") == "L-19"
    t = table(stock={0: {"coin": 9}}, members={"territory.1": (1, "white")}, played={0: ["ludovico_ariosto"]})
    assert t.clause("place:white:territory.1:0") == "L-27"


# ---- what raises or lowers ------------------------------------------------------------------------------------------


@pytest.mark.clause("L-20")
@pytest.mark.parametrize("tower", HELPERS)
def test_a_helper_adds_two_in_his_own_tower_only(tower: str) -> None:
    floors = {f"{t}.3": CHEAP[t] for t in CHEAP if CHEAP[t] != HELPERS[tower]}
    floors["character.3"] = "preacher"
    t = table(dice=(3, 2, 1), stock={0: GOODS}, cards={0: [HELPERS[tower]]}, floors=floors)
    for other in CHEAP:
        if other == tower:
            assert servants(t, f"place:white:{other}.3") == (0, 0)  # 3 + 2 = 5
            assert t.lacks(f"place:black:{other}.3:1") == (1, 0)  # 2 + 2 = 4
        else:
            assert t.clause(f"place:white:{other}.3:2") == "L-16"
            assert t.lacks(f"place:white:{other}.3:2") == (2, 0)


@pytest.mark.clause("L-20")
@pytest.mark.parametrize(
    ("cards", "harvest", "production"),
    [
        (["farmer"], 2, 0),
        (["peasant"], 3, 0),
        (["farmer", "peasant"], 5, 0),
        (["artisan"], 0, 2),
        (["scholar"], 0, 3),
        (["artisan", "scholar", "warlord", "dame"], 0, 5),
    ],
)
def test_helpers_at_work_add_up(cards: list[str], harvest: int, production: int) -> None:
    for area, plus in (("harvest", harvest), ("production", production)):
        for size, malus in (("small", 0), ("large", 3)):
            t = table(dice=(4, 1, 1), cards={0: cards})
            t.do(f"place:white:{area}.{size}:0")
            assert t.told("worked") == [("worked", 0, area, 4 + plus - malus)]


@pytest.mark.clause("L-20", "L-18")
def test_a_helper_brings_the_neutral_member_in_by_itself() -> None:
    t = table(cards={0: ["farmer", "warlord"]}, floors={"territory.1": "woods", "territory.2": "village"})
    assert servants(t, "place:neutral:harvest.small") == (0, 0)
    assert servants(t, "place:neutral:territory.1") == (0, 0)
    assert t.clause("place:neutral:territory.2:1") == "L-16"
    assert t.clause("place:neutral:production.small:1") == "L-16"


PLACES = ("palace", "market.1", "harvest.small", "production.small", "territory.1", "venture.1")


@pytest.mark.clause("L-21")
@pytest.mark.parametrize(
    ("played", "banned", "white", "neutral"),
    [
        (["lucrezia_borgia"], [], 4, 0),
        (["sigismondo_malatesta"], [], 2, 3),
        (["ludovico_il_moro"], [], 5, 0),
        ([], ["tile_1_7"], 1, 0),
        (["ludovico_il_moro", "lucrezia_borgia", "sigismondo_malatesta"], ["tile_1_7"], 6, 3),
    ],
)
@pytest.mark.parametrize("space", PLACES)
def test_what_changes_a_member_counts_on_every_space_and_never_for_the_other_kind(
    space: str, played: list[str], banned: list[str], white: int, neutral: int
) -> None:
    for member, value in (("white", white), ("neutral", neutral)):
        t = table(
            dice=(2, 2, 2),
            stock={0: {**GOODS, "servant": 1}},
            played={0: played},
            banned={0: banned},
            floors={"territory.1": "woods", "venture.1": "hiring_recruits"},
        )
        t.do(f"place:{member}:{space}:1")
        assert t.told("placed") == [("placed", 0, member, space, value, 1)]


@pytest.mark.clause("L-21", "L-79")
def test_montefeltro_raises_one_coloured_member_wherever_it_goes() -> None:
    t = table(
        dice=(1, 1, 1), stock={0: {"coin": 9}}, played={0: ["federico_da_montefeltro"]}, floors={"territory.3": "woods"}
    )
    t.do("use:federico_da_montefeltro")
    assert t.options() == ["raise:white", "raise:black", "raise:orange"]  # not the neutral one
    t.do("raise:black")
    assert t.may("place:black:territory.3:0")
    assert t.clause("place:white:territory.3:4") == "L-16"


@pytest.mark.clause("L-21", "A-13", "A-14")
@pytest.mark.parametrize(
    ("played", "banned", "raised", "other"),
    [
        ([], [], 6, 1),
        (["lucrezia_borgia"], [], 8, 3),
        (["ludovico_il_moro"], [], 6, 5),
        (["ludovico_il_moro", "lucrezia_borgia"], ["tile_1_7"], 7, 6),
        ([], ["tile_1_7"], 5, 0),
    ],
)
def test_a_value_is_set_first_and_changed_then(played: list[str], banned: list[str], raised: int, other: int) -> None:
    leaders = {0: ["federico_da_montefeltro", *played]}
    for member, value in (("black", raised), ("white", other)):
        t = table(dice=(1, 1, 1), stock={0: {"servant": 1}}, played=leaders, banned={0: banned})
        t.do("use:federico_da_montefeltro", "raise:black")
        assert t.told("member-raised") == [("member-raised", 0, "black", raised)]
        t.do(f"place:{member}:palace:1")
        assert t.told("placed") == [("placed", 0, member, "palace", value, 1)]


@pytest.mark.clause("L-22", "L-20")
@pytest.mark.parametrize("space", ["palace", "market.1", "market.2", "market.3", "market.4"])
def test_no_character_helps_at_the_palace_or_in_the_market(space: str) -> None:
    everyone = ["warlord", "stonemason", "dame", "artisan", "scholar", "farmer"]
    t = table(stock={0: {"servant": 1}}, cards={0: everyone})
    assert servants(t, f"place:neutral:{space}") == (1, 1)
    bare = table(cards={0: everyone})
    assert bare.clause(f"place:neutral:{space}:0") == "L-16"


@pytest.mark.clause("L-22", "L-68", "L-70")
@pytest.mark.parametrize("banned", [["tile_1_5", "tile_2_1"], ["tile_1_6", "tile_2_4"]])
def test_penalties_of_towers_and_work_do_not_reach_the_market(banned: list[str]) -> None:
    t = table(dice=(1, 2, 3), banned={0: banned})
    for space in ("palace", "market.1", "market.4"):
        assert servants(t, f"place:white:{space}") == (0, 0)
