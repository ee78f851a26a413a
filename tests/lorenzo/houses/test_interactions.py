"""Where leaders, tiles and cards of the base game meet those of Houses, and several of these one another."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.lorenzo.kinds import LEADER
from signoria.games.lorenzo.state import house_of
from signoria.games.lorenzo.tables import base_facts
from signoria.games.lorenzo.towers import BonusTower

from ..build import GOODS, Table, table

RICH = {**GOODS, "servant": 9}


def gains(t: Table, source: str) -> list[dict[str, int]]:
    """What a source gave in the last `do`."""
    return [goods for _, _, said, goods in t.told("gained") if said == source]


# ---- the order of effects --------------------------------------------------------------------------------------------


@pytest.mark.clause("HR-12", "HR-40", "HR-54", "L-76")
def test_privilege_then_a_leader_without_requirement_then_the_bonus_action() -> None:
    """The Hero is Orsini's second character and completes their second set; what they play waits for its use."""
    pairs = ["woods", "village", "mint", "tax_office", "crusade", "sacred_war", "farmer"]
    t = table(families={0: "orsini"}, cards={0: pairs}, hand={0: ["girolamo_savonarola"]}, stock={0: {"coin": 4}},
              floors={"character.1": "hero", "venture.1": "hosting_panhandlers"})  # fmt: skip
    house_of(t.state.players[0]).sets = 1
    t.do("place:white:character.1:0")
    assert t.told("set-complete") == [("set-complete", 0, 2)]
    assert t.options("privilege")
    t.do("privilege:coins")
    assert t.options() == ["play-free:girolamo_savonarola", "decline"]
    t.do("play-free:girolamo_savonarola")
    assert t.options() == ["decline"]  # the bonus action; a leader is used before or after a placement
    t.do("decline")
    assert t.may("use:girolamo_savonarola")


@pytest.mark.clause("HR-12", "HR-53", "L-40")
def test_what_comes_for_a_card_is_there_for_its_bonus_action() -> None:
    """Alfonso I's two servants raise the Captain's bonus action."""
    t = table(houses=True, played={0: ["alfonso_i_deste"]}, floors={"character.1": "captain", "territory.4": "village"},
              stock={0: {"coin": 4}}).do("place:white:character.1:0")  # fmt: skip
    assert t.options() == ["take:territory.4:1..2", "decline"]


@pytest.mark.clause("HR-53", "HR-49", "R-35")
def test_faith_for_a_territory_reaches_della_roveres_tiles() -> None:
    t = table(families={0: "della_rovere"}, played={0: ["alfonso_v_daragona"]}, floors={"territory.1": "village"},
              stock={0: {"fp": 1}}).do("place:white:territory.1:0")  # fmt: skip
    assert t.changes() == {"fp": 1, "coin": 2}


@pytest.mark.clause("HR-53", "R-40")
@pytest.mark.parametrize(("number", "card"), [(6, "preacher"), (7, "preacher")])
def test_medicis_seventh_and_eighth_character_may_come_by_a_bonus_action(number: int, card: str) -> None:
    own = ["warlord", "knight", "farmer", "artisan", "abbess", "captain", "hero"][:number]
    position: dict[str, Any] = {"cards": {0: own}, "floors": {"character.1": card}, "stock": {0: {"coin": 2}},
                                "steps": [BonusTower(0, 1, 6, ())]}  # fmt: skip
    t = table(families={0: "medici"}, **position).do("take:character.1:0")
    assert t.changes() == {"coin": -2, "fp": 4, "token": 1}
    t = table(houses=True, **position)
    assert t.clause("take:character.1:0") == "L-31"


@pytest.mark.clause("R-40", "L-31")
def test_medici_have_room_for_no_ninth() -> None:
    own = ["warlord", "knight", "farmer", "artisan", "abbess", "captain", "hero", "scholar"]
    t = table(families={0: "medici"}, cards={0: own}, floors={"character.1": "preacher"}, stock={0: {"coin": 2}})
    assert t.lacks("place:white:character.1:0") == (8,)


# ---- base leaders ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("HR-15", "L-82", "HR-53")
def test_santa_rita_doubles_the_card_and_not_what_comes_for_taking_it() -> None:
    t = table(houses=True, played={0: ["santa_rita", "ferdinando_daragona", "alfonso_i_deste"]}, stock={0: {"mp": 2}},
              floors={"special.1": "sacking_a_castle"}).do("place:white:special.1:0")  # fmt: skip
    assert gains(t, "sacking_a_castle") == [{"wood": 4, "stone": 4}]
    assert gains(t, "ferdinando_daragona") == [{"wood": 1, "stone": 1}]


@pytest.mark.clause("HR-15", "HR-46")
def test_she_doubles_a_card_taken_back_too() -> None:
    t = table(houses=True, played={0: ["santa_rita"]}, thrown=["trading_town"], floors={"special.1": "antiquarian"},
              stock={0: {"coin": 5}}).do("place:white:special.1:0", "take-back:trading_town")  # fmt: skip
    assert gains(t, "trading_town") == [{"coin": 2, "servant": 2}]


@pytest.mark.clause("HR-15", "R-29", "U-1")
def test_she_doubles_neither_a_leaders_space_nor_a_floors_tokens() -> None:
    t = table(
        houses=True, turn=(0, 0), played={0: ["santa_rita", "pietro_bembo"]}, floors={"special.3": "florin_vault"}
    )
    assert t.do("place:white:leader.pietro_bembo:0").changes() == {"coin": 3, "servant": 3}
    assert t.do("place:black:special.3:2").changes() == {"token": 1, "servant": -2}


@pytest.mark.clause("HR-36", "HR-5", "L-35")
def test_paracelsos_servants_stand_for_what_pico_leaves() -> None:
    t = table(houses=True, played={0: ["paracelso", "pico_della_mirandola"]}, floors={"special.1": "antiquarian"},
              stock={0: {"coin": 1, "servant": 2}}).do("place:white:special.1:0")  # fmt: skip
    assert sorted(t.options("pay")) == ["pay:0:0:0:2:0", "pay:0:0:1:1:0"]


@pytest.mark.clause("HR-36", "L-81", "HR-7")
def test_without_a_toll_nothing_is_asked_about_it() -> None:
    for helper in ({"played": {0: ["paracelso", "filippo_brunelleschi"]}},
                   {"played": {0: ["paracelso"]}, "cards": {0: ["chamberlain"]}}):  # fmt: skip
        position: dict[str, Any] = helper
        t = table(houses=True, members={"special.4": (1, "white")}, floors={"special.1": "florin_vault"},
                  stock={0: {"coin": 3, "servant": 3}}, **position).do("place:white:special.1:0")  # fmt: skip
        assert (t.changes(), t.cards(0, "territory")) == ({}, ["florin_vault"])


@pytest.mark.clause("HR-36", "L-71", "HR-37")
def test_under_tile_2_6_a_servant_still_pays_for_one_thing() -> None:
    t = table(houses=True, played={0: ["paracelso"]}, banned={0: ["tile_2_6"]}, floors={"building.2": "chapel"},
              stock={0: {"servant": 6}})  # fmt: skip
    assert t.options("place:orange:building.2") == ["place:orange:building.2:4..4"]
    assert t.do("place:orange:building.2:4").changes() == {"servant": -6, "fp": 1}


@pytest.mark.clause("HR-52", "HR-36", "R-39")
def test_malatesta_with_paracelso_pay_the_rest_of_a_price_with_servants() -> None:
    t = table(families={0: "malatesta"}, played={0: ["paracelso"]}, floors={"special.1": "holy_league"},
              stock={0: {"mp": 12, "servant": 6}}).do("place:white:special.1:0")  # fmt: skip
    assert t.changes() == {"servant": -6, "fp": 4}
    t = table(families={0: "malatesta"}, played={0: ["paracelso"]}, floors={"special.1": "holy_league"},
              stock={0: {"mp": 11, "servant": 6}})  # fmt: skip
    assert t.clause("place:white:special.1:0") == "L-30"


@pytest.mark.clause("HR-35", "HR-37", "R-29")
def test_carlos_servants_add_2_on_a_leader_too() -> None:
    t = table(houses=True, played={0: ["bramante", "carlo_viii"]}, stock={0: {"servant": 2}})
    t.do("place:black:leader.bramante:2", "work-at:harvest")
    assert t.told("worked") == [("worked", 0, "harvest", 7)]
    assert table(houses=True, played={0: ["pietro_bembo", "carlo_viii"]}, stock={0: {"servant": 1}}).may(
        "place:neutral:leader.pietro_bembo:1"
    )


@pytest.mark.clause("HR-9", "HR-43", "L-80")
def test_ariosto_helps_on_a_leader_that_lorenzo_copies() -> None:
    t = table(houses=True, played={0: ["lorenzo_de_medici", "ludovico_ariosto"], 1: ["pietro_bembo"]},
              copied={0: "pietro_bembo"}, members={"leader.lorenzo_de_medici": (0, "white")})  # fmt: skip
    assert t.do("place:black:leader.lorenzo_de_medici:0").changes() == {"coin": 3, "servant": 3}


@pytest.mark.clause("HR-2", "L-79", "L-69")
@pytest.mark.parametrize("position", [
    {"played": {0: ["ludovico_il_moro"]}}, {"played": {0: ["lucrezia_borgia"]}}, {"banned": {0: ["tile_1_7"]}},
    {"played": {0: ["sigismondo_malatesta"]}},
])  # fmt: skip
def test_the_brown_member_has_3_on_a_leader_whatever_changes_the_others(position: dict[str, Any]) -> None:
    own = {"played": {0: [*position.get("played", {0: []})[0], "bramante"]}}
    t = table(families={0: "colonna"}, **{**position, **own}).do("place:brown:leader.bramante:0", "work-at:harvest")
    assert t.told("worked") == [("worked", 0, "harvest", 3)]


# ---- new leaders together --------------------------------------------------------------------------------------------


@pytest.mark.clause("HR-18", "HR-19", "R-28")
@pytest.mark.parametrize(
    ("leader", "option", "points"),
    [("raffaello_sanzio", "use-one:raffaello_sanzio:2", 4), ("beatrice_deste", "use-one:beatrice_deste:1", 6),
     ("lucia_da_narni", "use:lucia_da_narni", 3)],
)  # fmt: skip
def test_machiavelli_adds_1_to_what_a_leader_gives(leader: str, option: str, points: int) -> None:
    t = table(tokens={0: ["alms"]}, played={0: [leader, "niccolo_machiavelli"]}, stock={0: {"coin": 1}})
    assert t.do(option).changes()["vp"] == points


@pytest.mark.clause("HR-45", "HR-41", "HR-7")
def test_with_a_character_given_up_its_help_is_gone() -> None:
    position: dict[str, Any] = {"played": {0: ["tomas_de_torquemada"]}, "cards": {0: ["secretary", "chamberlain"]},
                                "hand": {0: ["santa_rita"]}, "members": {"special.4": (1, "white")},
                                "floors": {"special.1": "florin_vault"}}  # fmt: skip
    t = table(houses=True, **position)
    assert t.may("play:santa_rita")
    assert t.may("place:white:special.1:0")
    t.do("use:tomas_de_torquemada", "give-up:secretary")
    assert t.clause("play:santa_rita") == "L-74"
    assert t.may("place:white:special.1:0")
    t = table(houses=True, **position).do("use:tomas_de_torquemada", "give-up:chamberlain")
    assert t.clause("place:white:special.1:0") == "L-26"
    assert t.may("play:santa_rita")


@pytest.mark.clause("HR-13", "L-66", "L-67")
@pytest.mark.parametrize(
    ("tile", "leader", "option", "gain"),
    [("tile_1_2", "raffaello_sanzio", "use-one:raffaello_sanzio:1", {"coin": 2, "vp": -1}),
     ("tile_1_2", "beatrice_deste", "use-one:beatrice_deste:2", {"coin": 4, "token": -1})],
)  # fmt: skip
def test_tiles_cut_what_a_leader_exchanges_for(tile: str, leader: str, option: str, gain: dict[str, int]) -> None:
    t = table(tokens={0: ["alms"]}, banned={0: [tile]}, played={0: [leader]}, stock={0: {"vp": 1}})
    assert t.do(option).changes() == gain


@pytest.mark.clause("L-42", "HR-20", "HR-53")
@pytest.mark.parametrize(("answer", "points"), [("accept", 2), ("decline", 0)])
def test_in_the_last_period_military_points_for_a_building_may_be_refused(answer: str, points: int) -> None:
    t = table(houses=True, round=5, tiles=["tile_3_5"], played={0: ["ercole_i_deste"]}, floors={"building.1": "chapel"},
              stock={0: {"wood": 2}}).do("place:white:building.1:0", answer)  # fmt: skip
    assert (t.stock()["mp"], t.cards(0, "building")) == (points, ["chapel"])


# ---- what is printed -------------------------------------------------------------------------------------------------


@pytest.mark.clause("R-28", "U-14", "U-15")
def test_the_24_new_leaders_take_part_as_the_player_data_tells() -> None:
    new = base_facts()["house_leaders"]
    kinds = [d["kind"] for d in new.values()]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "permanent": 9, "once_per_round": 8, "space": 6, "immediate": 1,
    }  # fmt: skip
    dealt = table(houses=True).state.tables.leaders_dealt
    assert [LEADER.text(x) for x in dealt] == list(LEADER.ids)
    assert len(dealt) == 44
