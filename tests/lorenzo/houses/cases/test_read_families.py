"""Aragonesi to Della Rovere, all halves of their powers. R-32 to R-35, HR-1 HR-2 HR-16, HR-47 to HR-49."""

from __future__ import annotations

import pytest

from signoria.games.lorenzo.church import VaticanReport
from signoria.games.lorenzo.flow import Actions
from signoria.games.lorenzo.rules import GAME
from signoria.games.lorenzo.scoring import FinalScoring
from signoria.games.lorenzo.state import house_of

from ...build import table
from .reading import (
    HARVESTED,
    TURN,
    Goods,
    of,
    round_of,
)

RICH = {"wood": 20, "stone": 20, "coin": 20, "mp": 20}

# ---- Aragonesi -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("R-32", "HR-47")
def test_aragonesi_harvest_at_the_number_of_the_territory_less_one() -> None:
    t = of("aragonesi", floors={"territory.1": "forest"}, cards={0: ["gravel_pit", "city"]}, stock={0: {"mp": 3}})
    t.do("place:white:territory.1:0")
    assert t.options() == ["work:0..0", "decline"]
    t.do("work:0")  # of 4: the Gravel Pit, neither the Forest nor the City
    assert t.changes() == {**HARVESTED, "stone": 3}


@pytest.mark.clause("R-32", "HR-47", "L-20")
def test_neither_servants_nor_characters_raise_it() -> None:
    t = of(
        "aragonesi", floors={"territory.1": "forest"}, cards={0: ["citadel", "farmer"]}, stock={0: {"servant": 5}}
    ).do("place:white:territory.1:0")
    assert t.options("work") == ["work:0..0"]
    assert t.do("work:0").changes() == HARVESTED


@pytest.mark.clause("HR-47")
@pytest.mark.parametrize("card", ["commercial_hub", "gold_mine", "ceded_lands"])
def test_a_territory_of_one_gives_no_harvest(card: str) -> None:
    floor = "special.1" if card == "ceded_lands" else "territory.1"
    t = of("aragonesi", floors={floor: card}).do(f"place:white:{floor}:0")
    assert t.options("work") == []


@pytest.mark.clause("HR-47", "R-23")
def test_nor_does_a_value_territory() -> None:
    t = of("aragonesi", floors={"special.1": "chestnut_wood"}).do("place:white:special.1:0")
    assert t.options("work") == []


@pytest.mark.clause("HR-47", "L-68")
def test_tile_1_5_takes_three_off_it() -> None:
    t = of(
        "aragonesi",
        floors={"territory.1": "forest"},
        cards={0: ["woods", "commercial_hub"]},
        banned={0: ["tile_1_5"]},
        stock={0: {"mp": 3}},
    )
    t.do("place:white:territory.1:0", "work:0")
    assert t.changes() == {"wood": 2, "stone": 1, "servant": 1, "coin": 1}  # one wood is the Forest's own
    t = of("aragonesi", floors={"territory.1": "gravel_pit"}, banned={0: ["tile_1_5"]}).do("place:white:territory.1:0")
    assert t.options("work") == []


@pytest.mark.clause("HR-47", "HR-46")
def test_whichever_way_the_territory_was_taken() -> None:
    t = of("aragonesi", floors={"special.1": "antiquarian"}, thrown=["forest"], stock={0: {"coin": 5}})
    t.do("place:white:special.1:0", "take-back:forest")
    assert t.options("work") == ["work:0..0"]
    t = of("aragonesi", floors={"special.1": "florin_vault"}, cards={0: []}).do("place:white:special.1:0", "work:0")
    assert t.changes() == HARVESTED


@pytest.mark.clause("HR-47")
def test_it_may_be_declined() -> None:
    t = of("aragonesi", floors={"territory.1": "forest"}).do("place:white:territory.1:0", "decline")
    assert t.stock() == {**t.stock(), "wood": 1, "stone": 0}


# ---- Colonna ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("R-33", "H-15")
def test_colonna_have_a_brown_member_of_value_three() -> None:
    t = of("colonna", dice=(1, 1, 1), floors={"territory.2": "commercial_hub", "territory.3": "woods"})
    assert t.may("place:brown:territory.2:0")
    assert t.clause("place:brown:territory.3:0") == "L-16"
    assert "brown" not in t.at_hand(1)


@pytest.mark.clause("HR-2", "R-33", "L-79")
@pytest.mark.parametrize("leader", ["ludovico_il_moro", "lucrezia_borgia", "sigismondo_malatesta"])
def test_no_leader_changes_it(leader: str) -> None:
    t = of("colonna", played={0: [leader]}, dice=(1, 1, 1), floors={"territory.3": "woods"})
    assert t.clause("place:brown:territory.3:0") == "L-16"


@pytest.mark.clause("HR-2", "L-79")
def test_montefeltro_may_not_name_it() -> None:
    t = of("colonna", played={0: ["federico_da_montefeltro"]}).do("use:federico_da_montefeltro")
    assert not any("brown" in option for option in t.options() if not option.startswith("place"))


@pytest.mark.clause("HR-2", "L-69")
def test_tile_1_7_does_not_lower_it() -> None:
    t = of("colonna", banned={0: ["tile_1_7"]}, floors={"territory.2": "woods"})
    assert t.may("place:brown:territory.2:0")


@pytest.mark.clause("HR-2", "L-20", "L-17")
def test_servants_and_characters_add_to_it() -> None:
    t = of(
        "colonna",
        cards={0: ["warlord"]},
        floors={"territory.3": "woods", "territory.4": "village"},
        stock={0: {"servant": 2}},
    )
    assert t.options("place:brown:territory") == ["place:brown:territory.3:0..2", "place:brown:territory.4:2..2"]


@pytest.mark.clause("HR-2", "H-7", "H-11", "R-33")
def test_it_may_stand_beside_a_coloured_and_the_neutral_one() -> None:
    t = of(
        "colonna",
        members={"territory.4": (0, "white"), "territory.3": (0, "neutral"), "harvest.small": (0, "black")},
        floors={"territory.1": "woods"},
        stock={0: {"coin": 3, "servant": 1}},
    )
    assert t.may("place:brown:territory.1:0")
    assert t.may("place:brown:harvest.large:1")


@pytest.mark.clause("HR-2", "L-25", "H-5")
def test_it_makes_a_tower_occupied() -> None:
    t = of("colonna", members={"territory.4": (0, "brown")}, floors={"territory.1": "woods"}, stock={0: {"coin": 3}})
    assert t.do("place:white:territory.1:0").changes()["coin"] == -3


@pytest.mark.clause("HR-2", "H-6")
def test_and_bars_no_coloured_member_from_it() -> None:
    t = of(
        "colonna",
        members={"territory.4": (0, "brown"), "territory.3": (0, "white")},
        floors={"territory.1": "woods"},
        stock={0: {"coin": 3, "servant": 1}},
    )
    assert t.clause("place:black:territory.1:0") == "L-24"
    assert t.may("place:neutral:territory.1:1")


@pytest.mark.clause("HR-1", "R-33", "L-14")
def test_colonna_have_a_fifth_turn_after_all_others() -> None:
    t = table(2, families={0: "colonna"}, stock={0: {"servant": 9}, 1: {"servant": 9}}, steps=[Actions()])
    assert [seat for seat, _ in round_of(t)] == [0, 1] * 4 + [0]


@pytest.mark.clause("HR-1", "L-71", "A-17")
def test_under_tile_2_7_the_last_member_comes_late() -> None:
    goods = {i: {"servant": 9} for i in range(2)}
    t = table(2, families={0: "colonna"}, stock=goods, banned={0: ["tile_2_7"], 1: ["tile_2_7"]}, steps=[Actions()])
    assert [seat for seat, _ in round_of(t)] == [0, 1] * 3 + [0] + [0, 1]


@pytest.mark.clause("HR-1", "L-71")
def test_others_late_placements_come_after_colonnas_fifth_turn() -> None:
    goods = {i: {"servant": 9} for i in range(2)}
    t = table(2, families={1: "colonna"}, stock=goods, banned={0: ["tile_2_7"]}, steps=[Actions()])
    assert [seat for seat, _ in round_of(t)] == [1, 0, 1, 0, 1, 0, 1, 1, 0]


# ---- Da Montefeltro --------------------------------------------------------------------------------------------------


@pytest.mark.clause("R-34", "HR-48", "HR-16")
def test_da_montefeltro_take_back_what_they_paid_for_buildings() -> None:
    t = of("da_montefeltro", floors={"building.1": "mint", "special.1": "loggia"}, turn=(0, 0, 0), stock={0: {**RICH}})
    t.do("place:white:building.1:0", "place:black:special.1:0")
    t.do("end-turn")
    t.do("place:orange:palace:0", "privilege:store")
    assert t.changes() == {"coin": 1, "wood": 4, "stone": 5}
    assert (t.stock()["wood"], t.stock()["stone"]) == (20, 20)


@pytest.mark.clause("HR-16", "R-34")
def test_an_empty_store_is_not_offered() -> None:
    t = of("da_montefeltro").do("place:white:palace:0")
    assert not t.may("privilege:store")


@pytest.mark.clause("HR-16", "L-46")
def test_the_store_is_there_once_and_then_empty() -> None:
    t = of("da_montefeltro", floors={"building.1": "chapel"}, stock={0: {"wood": 2}}, turn=(0, 0))
    t.do("place:white:building.1:0", "place:black:market.4:0", "privilege:store")
    assert t.stock()["wood"] == 2
    assert not t.may("privilege:store")
    t.do("privilege:materials")
    assert t.stock() == {**t.stock(), "wood": 3, "stone": 1}


@pytest.mark.clause("HR-48", "L-35")
def test_what_a_discount_saves_is_not_stored() -> None:
    t = of("da_montefeltro", floors={"building.1": "chapel"}, cards={0: ["stonemason"]}, stock={0: {"wood": 1}})
    t.do("place:white:building.1:0")
    assert t.told("stored") == [("stored", 0, {"wood": 1})]


@pytest.mark.clause("HR-48", "HR-36")
def test_servants_in_their_place_are_not_stored() -> None:
    t = of(
        "da_montefeltro",
        floors={"building.1": "chapel"},
        played={0: ["paracelso"]},
        stock={0: {"servant": 1, "wood": 1}},
    )
    t.do("place:white:building.1:0")
    assert t.told("stored") == [("stored", 0, {"wood": 1})]


@pytest.mark.clause("R-34", "HR-48")
def test_only_buildings_fill_the_store() -> None:
    t = of("da_montefeltro", floors={"venture.1": "repairing_the_church"}, stock={0: {**RICH}})
    assert t.do("place:white:venture.1:0").told("stored") == []


@pytest.mark.clause("HR-13", "HR-48", "L-67")
def test_the_store_comes_back_whole_under_tile_1_4() -> None:
    t = of(
        "da_montefeltro",
        floors={"building.1": "mint"},
        stock={0: {"wood": 1, "stone": 3}},
        turn=(0, 0),
        banned={0: ["tile_1_4"]},
    )
    t.do("place:white:building.1:0", "place:black:palace:0", "privilege:store")
    assert t.stock() == {**t.stock(), "wood": 1, "stone": 3}


@pytest.mark.clause("HR-61", "HR-48")
def test_the_store_scores_nothing() -> None:
    t = of(
        "da_montefeltro",
        floors={"building.1": "mint"},
        stock={0: {"wood": 5, "stone": 3, "coin": 5}},
        players=2,
        round=6,
        steps=[TURN, FinalScoring()],
        banned={0: ["tile_3_7"]},
    )
    t.do("place:white:building.1:0")
    lines = {line.source: line.points for line in GAME.sheet(t.state, 0) if line.points}
    assert lines["goods"] == 1  # 4 wood and 5 coins
    assert sum(n for n in lines.values() if n < 0) == -9


# ---- Della Rovere ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("R-35", "U-8", "HR-49")
@pytest.mark.parametrize(
    ("faith", "gain"),
    [(0, {"fp": 4, "coin": 2, "token": 1}), (1, {"fp": 4, "coin": 2, "token": 1}), (3, {"fp": 4, "token": 1, "vp": 4})],
)
def test_della_roveres_tiles_are_taken_in_passing(faith: int, gain: Goods) -> None:
    t = of("della_rovere", floors={"character.1": "preacher"}, stock={0: {"coin": 2, "fp": faith}})
    if faith >= 2:
        house_of(t.state.players[0]).steps = 1
    t.do("place:white:character.1:0")
    paid = {**t.changes(), "coin": t.changes().get("coin", 0) + 2}  # the Preacher cost 2
    assert {r: n for r, n in paid.items() if n} == gain


@pytest.mark.clause("R-35", "HR-49")
def test_each_tile_but_once() -> None:
    t = of(
        "della_rovere",
        tokens={0: ["alms", "alms", "devotion", "devotion"]},
        stock={0: {"fp": 2}},
        steps=[TURN, VaticanReport(1), TURN],
    )
    house_of(t.state.players[0]).steps = 1
    t.do("use-token:devotion", "place:white:market.2:0", "end-turn", "support")
    assert t.stock()["fp"] == 0
    t.do("use-token:devotion", "use-token:alms")
    assert t.changes() == {"token": -2, "fp": 2, "vp": 1, "coin": 1}


@pytest.mark.clause("R-35", "HR-49", "H-22")
def test_an_excommunication_costs_them_five_points() -> None:
    t = of("della_rovere", stock={0: {"fp": 2, "vp": 3}}, steps=[VaticanReport(1)], round=2)
    assert t.asked == -1
    assert t.stock() == {**t.stock(), "vp": -2, "fp": 2}


@pytest.mark.clause("R-35", "HR-49", "H-20")
def test_also_one_that_is_chosen() -> None:
    t = of("della_rovere", stock={0: {"fp": 3, "vp": 9}}, steps=[VaticanReport(1)], round=2).do("refuse")
    assert t.changes() == {"vp": -5}


@pytest.mark.clause("HR-49", "U-16")
def test_not_with_martin_lutero() -> None:
    t = of("della_rovere", played={0: ["martin_lutero"]}, stock={0: {"vp": 3}}, steps=[VaticanReport(1)], round=2)
    assert t.stock()["vp"] == 3


@pytest.mark.clause("HR-13", "U-8", "HR-14")
def test_a_faith_tile_is_a_source() -> None:
    t = of("della_rovere", tokens={0: ["devotion"]}, stock={0: {"fp": 1}}, banned={0: ["tile_1_2"]}).do(
        "use-token:devotion"
    )
    assert t.stock() == {**t.stock(), "coin": 1, "vp": 1}
    t = of("della_rovere", tokens={0: ["devotion"]}, stock={0: {"fp": 3}}, banned={0: ["tile_1_8"]})
    t.do("use-token:devotion")
    assert t.stock()["token"] == 0


@pytest.mark.clause("HR-49", "U-8")
def test_of_several_faith_tiles_the_lowest_comes_first() -> None:
    t = of("della_rovere", floors={"character.1": "preacher"}, stock={0: {"coin": 2}}).do("place:white:character.1:0")
    assert [event[2] for event in t.told("step-reached")] == [2, 4]


@pytest.mark.clause("HR-48", "R-34")
def test_the_store_is_open_to_all() -> None:
    t = of("da_montefeltro", floors={"building.1": "mint"}, stock={0: RICH}).do("place:white:building.1:0")
    mine, other = GAME.mask(t.state, 0).players[0].house, GAME.mask(t.state, 1).players[0].house
    assert mine is not None
    assert other is not None
    assert mine.stored == other.stored
    assert any(other.stored)
