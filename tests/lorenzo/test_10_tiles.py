"""Chapter 10: what the excommunication tiles do. Those of the third period score in chapter 12 too."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.lorenzo.church import VaticanReport
from signoria.games.lorenzo.flow import Actions, EndOfRound
from signoria.games.lorenzo.rules import GAME
from signoria.games.lorenzo.scoring import FinalScoring
from signoria.games.lorenzo.towers import BonusTower
from signoria.games.lorenzo.work import BonusWork

from .build import Table, table
from .facts import CARDS, FACTS, PRIVILEGES, of_type

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
    """R-2"""
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
    """R-6"""
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


# ---- 3_1 to 3_7: the final score -------------------------------------------------------------------------------------


def score(tile: str = "", option: dict[str, str] | None = None, **position: Any) -> dict[str, int]:
    """Seat 0's final sheet, suffering from the tile or not."""
    banned = {0: [tile]} if tile else {}
    t = table(2, round=6, banned=banned, option=option, steps=[FinalScoring()], **position)
    assert sum(line.points for line in GAME.sheet(t.state, 0)) == t.stock()["vp"]
    return {line.source: line.points for line in GAME.sheet(t.state, 0)}


@pytest.mark.clause("L-72")
@pytest.mark.parametrize(
    ("tile", "source", "kind"),
    [("tile_3_1", "characters", "character"), ("tile_3_2", "ventures", "venture"),
     ("tile_3_3", "territories", "territory")],
)  # fmt: skip
def test_one_kind_of_card_scores_nothing(tile: str, source: str, kind: str) -> None:
    cards = {0: [card for k in ("territory", "character", "venture") for card in of_type(k)[:4]]}
    plain, less_ = score(cards=cards), score(tile, cards=cards)
    assert plain[source] > 0
    assert less_ == {**plain, source: 0}, kind


@pytest.mark.clause("L-73", "A-19")
@pytest.mark.parametrize(("points", "lost"), [(0, 0), (4, 0), (5, 1), (9, 1), (26, 5), (100, 20)])
def test_case_21_a_fifth_of_the_points_before_the_scoring(points: int, lost: int) -> None:
    """What is scored at the end is not counted: 3 territories, military rank, goods."""
    position = {"stock": {0: {"vp": points, "coin": 50}}, "cards": {0: ["woods", "village", "city"]}}
    assert score("tile_3_4", **position) == {**score(**position), "excommunication": -lost}


@pytest.mark.clause("L-73", "A-19")
def test_the_last_report_counts_before_the_fifth_is_taken() -> None:
    """16 points and 10 for 8 faith make 26; FP 8 are worth 11."""
    t = table(2, round=6, tiles=["tile_3_4"], banned={0: ["tile_3_4"]}, stock={0: {"vp": 15, "fp": 8}},
              steps=[VaticanReport(3), FinalScoring()])  # fmt: skip
    t.do("support")
    sheet = {line.source: line.points for line in GAME.sheet(t.state, 0)}
    assert (sheet["play"], sheet["church"], sheet["excommunication"]) == (15, 11, -5)


@pytest.mark.clause("L-73")
@pytest.mark.parametrize("mp", [0, 1, 13])
def test_a_point_is_lost_for_each_military_point(mp: int) -> None:
    position = {"stock": {0: {"mp": mp, "vp": 30}}}
    assert score("tile_3_5", **position) == {**score(**position), "excommunication": -mp}


@pytest.mark.clause("L-73")
def test_case_21_a_point_is_lost_for_each_wood_and_stone_on_buildings() -> None:
    sets = {
        "lorenzo.cards.mint.costs.0.stone": 5, "lorenzo.cards.mint.costs.0.wood": 3,
        "lorenzo.cards.tax_office.costs.0.stone": 3, "lorenzo.cards.tax_office.costs.0.wood": 2,
    }  # fmt: skip
    assert score("tile_3_6", sets=sets, cards={0: ["mint", "tax_office"]})["excommunication"] == -13


@pytest.mark.clause("L-73", "A-20")
@pytest.mark.parametrize("card", of_type("building"))
def test_printed_wood_and_stone_count_and_nothing_else(card: str) -> None:
    cost = CARDS[card]["costs"][0]
    lost = cost.get("wood", 0) + cost.get("stone", 0)
    for cards in ([card], [card, "stonemason"], [card, "promoting_sacred_art"]):
        assert score("tile_3_6", cards={0: cards})["excommunication"] == -lost


@pytest.mark.clause("L-73", "L-84")
def test_a_point_is_lost_for_each_leftover() -> None:
    position = {"stock": {0: {"wood": 1, "stone": 2, "coin": 3, "servant": 5, "mp": 7, "fp": 4, "vp": 20}}}
    plain = score(**position)
    assert plain["goods"] == 2, "they score as well"
    assert score("tile_3_7", **position) == {**plain, "excommunication": -11}


@pytest.mark.clause("A-18", "L-73")
def test_a_score_may_fall_below_nothing_unless_the_switch_says_no() -> None:
    position: dict[str, Any] = {"stock": {0: {"coin": 9, "vp": 2}, 1: {"mp": 1}}}
    sheet = score("tile_3_7", **position)
    assert (sheet["excommunication"], sum(sheet.values())) == (-9, 2 + 2 + 1 - 9)
    sheet = score("tile_3_7", option={"negative_score": "floor_zero"}, **position)
    assert (sheet["excommunication"], sum(sheet.values())) == (-5, 0)
    richer = {**position, "stock": {0: {"coin": 9, "vp": 30}, 1: {"mp": 1}}}
    assert score("tile_3_7", option={"negative_score": "floor_zero"}, **richer) == score("tile_3_7", **richer)


# ---- when a gain could hurt -------------------------------------------------------------------------------------


def late_gain(tile: str, space: str, number: int = 5, faith: int = 0, banned: bool = False) -> Table:
    struck_by = {0: [tile]} if banned else {}
    t = table(round=number, tiles=[tile], banned=struck_by, stock={0: {"fp": faith}}, played={0: ["santa_rita"]})
    return t.do(f"place:white:{space}:0")


@pytest.mark.clause("L-42", "L-73")
@pytest.mark.parametrize(
    ("tile", "space"),
    [("tile_3_5", "market.3"), ("tile_3_7", "market.1"), ("tile_3_7", "market.2"), ("tile_3_7", "harvest.small"),
     ("tile_3_5", "production.small"), ("tile_3_7", "palace")],
)  # fmt: skip
def test_a_gain_that_could_hurt_may_be_left_whole(tile: str, space: str) -> None:
    """R-1"""
    for banned, faith in ((False, 4), (True, 4), (True, 15)):
        t = late_gain(tile, space, faith=faith, banned=banned)
        assert t.options() == ["accept", "decline"]
        assert t.do("decline").changes() == {}
        assert t.question == ""
        t = late_gain(tile, space, faith=faith, banned=banned)
        assert t.do("accept").changes() != {}


@pytest.mark.clause("L-42")
@pytest.mark.parametrize(
    ("tile", "space", "number"),
    [
        ("tile_3_5", "market.1", 5),
        ("tile_3_7", "market.1", 4),
        ("tile_3_6", "market.1", 5),
        ("tile_3_4", "market.3", 6),
    ],
)
def test_nothing_is_asked_where_declining_is_of_no_use(tile: str, space: str, number: int) -> None:
    """R-1: another period, another tile, other goods."""
    t = late_gain(tile, space, number=number)
    assert t.question != "take-or-leave"
    assert t.changes()["coin"] > 0


@pytest.mark.clause("L-42", "L-66")
def test_a_gain_that_a_tile_has_taken_away_is_not_asked_for() -> None:
    t = table(round=5, tiles=["tile_3_5"], banned={0: ["tile_1_1"]}, stock={0: {"wood": 2}}, dice=(6, 1, 1),
              floors={"building.3": "chapel"})  # fmt: skip
    assert t.do("place:white:building.3:0").question == ""
    assert t.changes() == {"wood": -2, "fp": 1}


@pytest.mark.clause("L-42", "L-28")
def test_a_floor_bonus_may_be_left_unless_the_card_needs_it() -> None:
    """R-1"""
    position: dict[str, Any] = {
        "round": 5, "tiles": ["tile_3_7"], "dice": (6, 1, 1), "floors": {"venture.3": "hiring_mercenaries"}
    }  # fmt: skip
    t = table(stock={0: {"coin": 8}}, **position).do("place:white:venture.3:0")
    assert t.options() == ["accept", "decline"]
    assert t.do("decline").changes() == {"coin": -8, "mp": 7}
    t = table(stock={0: {"coin": 7}}, **position).do("place:white:venture.3:0")
    assert t.question == ""
    assert t.changes() == {"coin": -7, "mp": 7}
