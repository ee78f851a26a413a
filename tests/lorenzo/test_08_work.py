"""Chapter 8: the work spaces, and harvest."""

from __future__ import annotations

import pytest

from signoria.games.lorenzo.flow import EndOfRound, SetUpRound
from signoria.games.lorenzo.placing import Turn
from signoria.games.lorenzo.work import BonusWork

from .build import Table, table
from .facts import CARDS, FACTS, of_type, together

HARVEST, PRODUCTION = 0, 1  # as BonusWork counts them
TILE = FACTS["personal_bonus_tiles"][0]  # the standard one: wood, stone, servant; 2 coins, 1 military point
AREAS = ("harvest", "production")
PLENTY = {"wood": 10, "stone": 10, "coin": 10, "servant": 10, "mp": 10, "fp": 5, "vp": 10}


def value(t: Table) -> int:
    """Of the action that was just carried out."""
    ((_, _, _, reached),) = t.told("worked")
    return int(reached)


# ---- the two spaces of an area ---------------------------------------------------------------------------------------


@pytest.mark.clause("L-49", "L-19")
@pytest.mark.parametrize("area", AREAS)
def test_the_small_space_holds_one_the_large_one_any_number(area: str) -> None:
    t = table(dice=(6, 6, 6), members={f"{area}.small": (1, "white"), f"{area}.large": [(1, "neutral"), (2, "black")]})
    assert t.clause(f"place:white:{area}.small:0") == "L-19"
    t.do(f"place:white:{area}.large:0")
    assert t.members(f"{area}.large") == [(1, "neutral"), (2, "black"), (0, "white")]


@pytest.mark.clause("L-49")
@pytest.mark.parametrize("area", AREAS)
def test_an_action_in_the_large_space_is_worth_three_less(area: str) -> None:
    assert value(table().do(f"place:white:{area}.small:0")) == 6
    assert value(table().do(f"place:white:{area}.large:0")) == 3


@pytest.mark.clause("L-49", "L-68")
@pytest.mark.parametrize(("area", "tile"), [("harvest", "tile_1_5"), ("production", "tile_1_6")])
def test_both_penalties_of_three_make_six(area: str, tile: str) -> None:
    assert table(banned={0: [tile]}).clause(f"place:white:{area}.large:0") == "L-16"
    t = table(stock={0: {"servant": 1}}, banned={0: [tile]})
    assert t.options(f"place:white:{area}.large") == [f"place:white:{area}.large:1..1"]
    assert value(t.do(f"place:white:{area}.large:1")) == 1


@pytest.mark.clause("L-50")
@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("size", ["small", "large"])
def test_one_coloured_member_of_a_player_in_an_area(area: str, size: str) -> None:
    """G03."""
    other = "large" if size == "small" else "small"
    t = table(dice=(6, 6, 6), stock={0: {"servant": 9}}, members={f"{area}.{size}": (0, "black")})
    for space in {f"{area}.large", f"{area}.{other}"}:
        assert t.clause(f"place:white:{space}:0") == "L-50"
        assert t.clause(f"place:orange:{space}:0") == "L-50"
        assert t.may(f"place:neutral:{space}:9")
    elsewhere = AREAS[1 - AREAS.index(area)]
    assert t.may(f"place:white:{elsewhere}.large:0")


@pytest.mark.clause("L-50")
@pytest.mark.parametrize("area", AREAS)
def test_a_coloured_member_may_join_the_own_neutral_one_and_other_players(area: str) -> None:
    t = table(dice=(6, 6, 6), members={f"{area}.small": (0, "neutral"), f"{area}.large": [(1, "white"), (2, "white")]})
    t.do(f"place:orange:{area}.large:0")
    assert t.members(f"{area}.large")[-1] == (0, "orange")


@pytest.mark.clause("L-50", "L-15")
def test_next_round_the_same_colours_may_go_there_again() -> None:
    t = table(members={"harvest.small": (0, "black")}, steps=[EndOfRound(), SetUpRound(), Turn(0, False, False)])
    assert t.do("place:black:harvest.small:0").members("harvest.small") == [(0, "black")]


@pytest.mark.clause("L-51", "L-16")
@pytest.mark.parametrize("area", AREAS)
def test_one_is_needed_after_all_changes_so_four_in_the_large_space(area: str) -> None:
    for die in range(1, 7):
        t = table(dice=(die, 1, 1))
        assert t.may(f"place:white:{area}.small:0")
        assert t.may(f"place:white:{area}.large:0") == (die >= 4)
        if die < 4:
            assert t.clause(f"place:white:{area}.large:0") == "L-16"
            assert t.lacks(f"place:white:{area}.large:0") == (4 - die, 0)


@pytest.mark.clause("L-51", "L-20")
@pytest.mark.parametrize(("area", "helper"), [("harvest", "farmer"), ("production", "artisan")])
def test_helpers_count_towards_the_least_value(area: str, helper: str) -> None:
    t = table(dice=(2, 1, 1), cards={0: [helper]})
    assert t.clause(f"place:orange:{area}.large:0") == "L-16"
    assert value(t.do(f"place:white:{area}.large:0")) == 1


@pytest.mark.clause("L-51", "L-17")
def test_the_neutral_member_needs_four_servants_there() -> None:
    t = table(stock={0: {"servant": 5}})
    assert t.options("place:neutral:production.large") == ["place:neutral:production.large:4..5"]
    assert value(t.do("place:neutral:production.large:5")) == 2


@pytest.mark.clause("L-52")
@pytest.mark.parametrize("area", AREAS)
def test_the_large_space_is_open_while_the_small_one_is_free(area: str) -> None:
    t = table().do(f"place:white:{area}.large:0")
    assert t.members(f"{area}.small") == []


@pytest.mark.clause("L-49", "L-80", "A-4")
@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_ariosto_joins_in_the_small_space_without_penalty(area: str, players: int) -> None:
    t = table(players, members={f"{area}.small": (1, "white")}, played={0: ["ludovico_ariosto"]})
    t.do(f"place:white:{area}.small:0")
    assert value(t) == 6
    assert t.members(f"{area}.small") == [(1, "white"), (0, "white")]


# ---- harvest ---------------------------------------------------------------------------------------------------------


def worked(area: int, at: int, **position: object) -> Table:
    """A table at which seat 0 has just harvested or produced at a value, without a member."""
    t = table(steps=[BonusWork(0, area, at, True)], **position)  # type: ignore[arg-type]
    return t.do("work:0")


@pytest.mark.clause("L-53")
@pytest.mark.parametrize("key", of_type("territory"))
def test_a_territory_yields_from_its_value_on(key: str) -> None:
    d = CARDS[key]
    for at in range(7):
        t = worked(HARVEST, at, cards={0: [key]})
        own = d["harvest"] if at >= d["harvest_value"] else {}
        assert t.changes() == together(TILE["harvest"] if at >= 1 else {}, own)
        assert (t.question == "privilege") == ("priv" in own)


@pytest.mark.clause("L-53")
@pytest.mark.parametrize("n", range(5))
def test_each_bonus_tile_gives_its_own_harvest_and_production(n: int) -> None:
    d = FACTS["personal_bonus_tiles"][n]
    name = f"tile_{n}" if n else "standard"
    for at in (0, 1, 6):
        assert worked(HARVEST, at, tile=name).changes() == (together(d["harvest"]) if at else {})
        assert worked(PRODUCTION, at, tile=name).changes() == (together(d["production"]) if at else {})


@pytest.mark.clause("L-53")
def test_all_sources_of_one_good_add_up() -> None:
    """G05."""
    t = worked(HARVEST, 5, cards={0: ["woods", "forest", "farm", "mountain_town", "colony", "city"]})
    assert t.changes() == {"wood": 1 + 1 + 3 + 2 + 2 + 1, "stone": 1, "servant": 1, "mp": 1, "vp": 2 + 4}


@pytest.mark.clause("L-53", "L-49")
def test_case_11_a_harvest_at_four_with_all_servants_spent() -> None:
    t = table(
        dice=(1, 1, 1), stock={0: {"servant": 3}}, cards={0: ["commercial_hub", "woods", "village", "gravel_pit"]}
    ).do("place:white:harvest.small:3")
    assert t.stock() == {"coin": 2, "wood": 1 + 1, "servant": 1 + 1, "stone": 2 + 1, "mp": 0, "fp": 0, "vp": 0}


@pytest.mark.clause("L-53")
def test_others_get_nothing_from_my_harvest_and_my_buildings_rest() -> None:
    t = table(cards={0: ["bank"], 1: ["woods"]}).do("place:white:harvest.small:0")
    assert t.changes() == TILE["harvest"]
    assert t.changes(1) == {}
