"""Harvest and production with special cards: repeated exchanges, activations, Paracelso. R-23, R-26."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.lorenzo.kinds import CARD
from signoria.games.lorenzo.towers import own_card
from signoria.games.lorenzo.work import BonusWork
from signoria.kernel.engine import flush, run

from ..build import SIX, Table, table

HARVEST, PRODUCTION = 0, 1
TILE = {"coin": 2, "mp": 1}  # what the standard bonus tile produces
SIX_VENTURES = SIX["venture"]


def producing(at: int, *cards: str, **more: Any) -> Table:
    """A table at which seat 0 has just produced at a value."""
    return table(houses=True, cards={0: cards}, steps=[BonusWork(0, PRODUCTION, at, True)], **more).do("work:0")


def took(key: str, *cards: str, **more: Any) -> Table:
    """Seat 0, who has the cards, has just got one more without price or floor."""
    t = table(houses=True, cards={0: cards}, **more)
    own_card(t.state, 0, t.state.players[0], CARD.value(key))
    flush(t.state)
    run(t.state)
    t.actor = 0
    return t


# ---- repeated exchanges ----------------------------------------------------------------------------------------------


@pytest.mark.clause("R-23", "HR-28")
@pytest.mark.parametrize(("card", "good"), [("sculptors_yard", "stone"), ("joiners_yard", "wood")])
def test_a_yard_exchanges_as_often_as_the_value_says(card: str, good: str) -> None:
    t = producing(3, card, stock={0: {good: 9}})
    assert t.options() == [f"repeat:{card}.1:1..3", "skip"]
    t.do(f"repeat:{card}.1:2")
    assert t.changes() == {good: -2, "coin": 2 + 2, "mp": 1, "vp": 2}
    assert t.told("converted-for") == [("converted-for", 0, f"{card}.1", 2, {good: 2})]


@pytest.mark.clause("R-23", "L-56")
def test_and_as_often_as_it_can_be_paid() -> None:
    assert producing(6, "sculptors_yard", stock={0: {"stone": 2}}).options("repeat") == ["repeat:sculptors_yard.1:1..2"]
    t = producing(6, "sculptors_yard", "joiners_yard", stock={0: {"stone": 2}})
    assert t.do("repeat:sculptors_yard.1:2").asked == -1  # without wood the other is not asked
    assert producing(6, "sculptors_yard").asked == -1


@pytest.mark.clause("HR-28", "L-66", "HR-18")
def test_all_exchanges_on_one_card_are_one_source() -> None:
    t = producing(6, "sculptors_yard", stock={0: {"stone": 6}}, banned={0: ["tile_1_2"]}).do(
        "repeat:sculptors_yard.1:6"
    )
    assert t.changes() == {"stone": -6, "coin": 1 + 5, "mp": 1, "vp": 6}
    t = producing(6, "sculptors_yard", stock={0: {"stone": 6}}, played={0: ["niccolo_machiavelli"]})
    assert t.do("repeat:sculptors_yard.1:6").changes()["vp"] == 6 + 1


# ---- Chancellery -----------------------------------------------------------------------------------------------------

THREE = {0: ["alms", "alms", "craft"]}


@pytest.mark.clause("HR-31", "R-25", "L-55")
def test_the_chancellery_gives_a_token_or_plays_a_leader_for_three_or_neither() -> None:
    t = producing(5, "chancellery", tokens=THREE, hand={0: ["bramante"]})
    assert t.options() == ["convert:chancellery.1", "convert:chancellery.2", "skip"]
    assert t.do("convert:chancellery.1").changes() == {**TILE, "token": 1}
    t = producing(5, "chancellery", tokens=THREE, hand={0: ["bramante"]}).do("skip")
    assert t.changes() == TILE


@pytest.mark.clause("HR-31", "HR-12", "H-19")
def test_the_leader_is_played_after_all_gains_and_privileges() -> None:
    t = producing(5, "chancellery", "residence", tokens=THREE, hand={0: ["bramante"]}, stock={0: {"coin": 1}})
    t.do("convert:chancellery.2", "convert:residence.1")
    assert t.stock() | TILE == t.stock()  # all goods are there
    assert t.options("privilege")
    assert t.do("privilege:servants").options() == ["play-free:bramante", "decline"]


@pytest.mark.clause("HR-31")
def test_with_no_leader_that_could_be_played_the_second_way_is_not_offered() -> None:
    t = producing(5, "chancellery", tokens=THREE)
    assert t.options() == ["convert:chancellery.1", "skip"]
    assert t.clause("convert:chancellery.2") == "HR-31"
    t = producing(5, "chancellery", tokens=THREE, hand={0: ["lorenzo_de_medici"]})
    assert t.clause("convert:chancellery.2") == "HR-31"
    t = producing(5, "chancellery", tokens={0: ["alms", "alms"]}, hand={0: ["bramante"]})
    assert t.clause("convert:chancellery.2") == "L-56"


# ---- Arsenal and Hospital --------------------------------------------------------------------------------------------


@pytest.mark.clause("R-26", "HR-29")
def test_the_arsenal_activates_another_building_whatever_its_number() -> None:
    t = producing(3, "arsenal", "unfinished_dome", "extravagant_villa")
    assert t.options() == ["activate:unfinished_dome", "activate:extravagant_villa", "skip"]
    t.do("activate:unfinished_dome")
    assert t.changes() == {**TILE, "vp": 7}
    assert t.told("card-activated") == [("card-activated", 0, "unfinished_dome")]
    assert t.asked == -1


@pytest.mark.clause("R-26", "HR-29")
def test_it_may_be_declined() -> None:
    assert producing(3, "arsenal", "unfinished_dome").do("skip").changes() == TILE


@pytest.mark.clause("HR-29")
def test_also_a_card_that_this_production_uses_anyway() -> None:
    t = producing(7, "arsenal", "unfinished_dome").do("activate:unfinished_dome")
    assert t.changes() == {**TILE, "vp": 14}


@pytest.mark.clause("HR-29", "R-26")
def test_the_hospital_activates_a_territory_too() -> None:
    t = producing(5, "arsenal", "hospital", "unfinished_dome", "marquisate", "woods")
    assert t.options() == ["activate:hospital", "activate:unfinished_dome", "skip"]
    t.do("activate:unfinished_dome")
    lands = ["activate:marquisate", "activate:woods"]
    assert t.options() == ["activate:arsenal", "activate:unfinished_dome", *lands, "skip"]
    t.do("activate:marquisate")
    assert t.changes() == {**TILE, "vp": 7 + 5}


@pytest.mark.clause("HR-29", "R-26")
def test_the_arsenal_sets_the_hospital_going_and_not_the_other_way_back() -> None:
    """Whatever the hospital's number: a production of 3 does not reach it."""
    t = producing(3, "arsenal", "hospital", "unfinished_dome", "marquisate").do("activate:hospital")
    assert t.options() == ["activate:unfinished_dome", "activate:marquisate", "skip"]
    t.do("activate:marquisate")
    assert t.changes() == {**TILE, "vp": 5}


@pytest.mark.clause("HR-29", "R-26")
def test_with_nothing_to_activate_nothing_is_asked() -> None:
    assert producing(5, "arsenal", "hospital").changes() == TILE  # each other, and there is nothing then
    assert producing(5, "arsenal", "convent").asked == -1  # its price is not there


@pytest.mark.clause("HR-29", "L-56", "H-19")
def test_what_the_activated_card_costs_must_have_been_there() -> None:
    t = producing(4, "arsenal", "convent", "basilica", stock={0: {"wood": 1}})
    assert t.clause("activate:convent") == "L-56"
    t = producing(4, "arsenal", "convent", stock={0: {"wood": 1, "stone": 1}}).do("activate:convent")
    assert t.options() == ["convert:convent.1", "skip"]
    assert t.do("convert:convent.1").changes() == {**TILE, "wood": -1, "stone": -1, "fp": 3}


@pytest.mark.clause("HR-29", "R-23")
def test_the_value_still_caps_a_value_n_card() -> None:
    t = producing(3, "arsenal", "sculptors_yard", stock={0: {"stone": 9}}).do("repeat:sculptors_yard.1:3")
    t.do("activate:sculptors_yard")
    assert t.options("repeat") == ["repeat:sculptors_yard.1:1..3"]
    assert t.do("repeat:sculptors_yard.1:3").stock()["stone"] == 3
    t = producing(5, "hospital", "chestnut_wood", *SIX_VENTURES).do("activate:chestnut_wood")
    assert t.changes() == {**TILE, "wood": 5}


@pytest.mark.clause("HR-34", "R-26")
def test_the_villa_costs_again_when_it_is_activated() -> None:
    t = producing(3, "arsenal", "extravagant_villa").do("activate:extravagant_villa")
    assert t.stock()["vp"] == -6
    assert t.told("points-lost") == [("points-lost", 0, 3)]


@pytest.mark.clause("R-26")
def test_a_card_that_would_bring_nothing_now_is_not_offered() -> None:
    t = producing(5, "hospital", "chestnut_wood", "hill_abbey", "woods")
    assert t.options("activate") == ["activate:woods"]
    assert t.clause("activate:chestnut_wood") == "R-26"
    assert t.clause("activate:hill_abbey") == "R-26"


@pytest.mark.clause("R-18", "R-26", "HR-12")
@pytest.mark.parametrize(("face", "brings"), [("renown", {"vp": 4}), ("gathering", {})])
def test_hospital_fires_hill_abbey_whose_action_comes_last(face: str, brings: dict[str, int]) -> None:
    t = table(
        houses=True,
        cards={0: ["hospital", "hill_abbey"]},
        tokens={0: [face]},
        dice=(5, 1, 1),
        stock={0: {"servant": 1}},
    )
    t.do(f"hold:hill_abbey:{face}", "place:white:production.small:0", "activate:hill_abbey")
    assert t.changes() == {"token": -1, **TILE, **brings}
    if face == "gathering":
        t.do("work:1")
        assert t.told("worked") == [("worked", 0, "harvest", 2)]
        assert t.options("work") == []  # it does not fire once more


# ---- Draining the Marshes and Siege of a Rival City ------------------------------------------------------------------


@pytest.mark.clause("HR-30", "R-26")
def test_draining_activates_up_to_two_different_territories() -> None:
    t = took("draining_the_marshes", "woods", "marquisate", "duchy")
    assert t.options() == ["activate:woods", "activate:marquisate", "activate:duchy", "skip"]
    t.do("activate:marquisate")
    assert t.options() == ["activate:woods", "activate:duchy", "skip"]
    t.do("activate:duchy")
    assert t.stock()["vp"] == 5
    assert t.stock()["wood"] == 2
    assert t.options("activate") == []
    t = took("draining_the_marshes", "woods", "marquisate").do("activate:marquisate", "skip")
    assert t.changes() == {"vp": 5}
    assert took("draining_the_marshes", "woods").do("skip").changes() == {}


@pytest.mark.clause("HR-30")
def test_outside_an_action_nothing_caps_a_value_n_card_and_no_character_or_tile_takes_part() -> None:
    t = took("draining_the_marshes", "chestnut_wood", "farmer", *SIX_VENTURES[:5], banned={0: ["tile_1_5"]})
    t.do("activate:chestnut_wood")
    assert t.changes() == {"wood": 6}  # this venture counts itself
    assert t.told("worked") == []
    t = took("siege_of_a_rival_city", "sculptors_yard", stock={0: {"stone": 11}}).do("activate:sculptors_yard")
    assert t.options("repeat") == ["repeat:sculptors_yard.1:1..11"]


@pytest.mark.clause("HR-30", "R-18")
def test_hill_abbey_fires() -> None:
    t = took("draining_the_marshes", "hill_abbey", tokens={0: ["renown"]})
    assert t.options("activate") == []  # nothing lies on it
    for face, brings in (("renown", {"vp": 4}), ("gathering", {})):
        t = table(houses=True, cards={0: ["hill_abbey"]}, tokens={0: [face]}).do(f"hold:hill_abbey:{face}")
        own_card(t.state, 0, t.state.players[0], CARD.value("draining_the_marshes"))
        flush(t.state)
        run(t.state)
        t.do("activate:hill_abbey")
        assert t.changes() == brings
        assert bool(t.options("work")) == (face == "gathering")


@pytest.mark.clause("HR-30", "H-19")
def test_what_the_two_cost_must_have_been_there_before_the_first() -> None:
    t = took("siege_of_a_rival_city", "bank", "church", "convent", stock={0: {"wood": 1, "stone": 1}})
    t.do("activate:convent", "convert:convent.1")
    assert t.changes() == {"wood": -1, "stone": -1}  # nothing is gained yet
    t = took("siege_of_a_rival_city", "joiners_yard", "goldsmiths_shop", stock={0: {"wood": 1}})
    t.do("activate:joiners_yard", "repeat:joiners_yard.1:1")
    assert t.changes() == {"wood": -1, "coin": 1, "vp": 1}  # its coin came too late for the goldsmith


@pytest.mark.clause("HR-30", "HR-29")
def test_siege_may_choose_the_arsenal_which_activates_one_more() -> None:
    t = took("siege_of_a_rival_city", "arsenal", "unfinished_dome", "basilica").do("activate:arsenal")
    assert t.options() == ["activate:unfinished_dome", "activate:basilica", "skip"]
    t.do("activate:unfinished_dome")
    assert t.options() == ["activate:unfinished_dome", "activate:basilica", "skip"]
    t.do("activate:unfinished_dome")
    assert t.changes() == {"vp": 14}


@pytest.mark.clause("HR-12", "HR-30")
def test_cards_are_activated_after_the_leaders_gains_and_privileges() -> None:
    t = took("draining_the_marshes", "woods", played={0: ["ferdinando_daragona"]})
    assert t.options("activate") == ["activate:woods"]
    assert t.stock()["stone"] == 1


# ---- Paracelso in productions ----------------------------------------------------------------------------------------

PARACELSO = {"played": {0: ["paracelso"]}}


@pytest.mark.clause("HR-36", "L-56")
def test_servants_stand_for_wood_stone_and_coins_one_for_one() -> None:
    t = producing(7, "convent", stock={0: {"wood": 1, "stone": 1, "servant": 5}}, **PARACELSO)
    assert sorted(t.options("convert")) == [
        "convert-with:convent.1:0:0:0:2",
        "convert-with:convent.1:0:1:0:1",
        "convert-with:convent.1:1:0:0:1",
        "convert:convent.1",
    ]
    t.do("convert-with:convent.1:0:1:0:1")
    assert t.changes() == {"stone": -1, "servant": -1, **TILE, "fp": 3}
    assert t.told("converted-for") == [("converted-for", 0, "convent.1", 1, {"stone": 1, "servant": 1})]


@pytest.mark.clause("HR-36")
def test_servants_that_the_card_costs_come_on_top() -> None:
    t = producing(4, "stonemasons_guild", stock={0: {"wood": 1, "servant": 2}}, **PARACELSO)
    assert t.options("convert") == ["convert-with:stonemasons_guild.1:1:0:0:2"]
    t = producing(4, "stonemasons_guild", stock={0: {"wood": 1, "servant": 1}}, **PARACELSO)
    assert t.asked == -1


@pytest.mark.clause("HR-36", "H-19")
def test_only_servants_from_the_beginning_pay() -> None:
    t = producing(7, "convent", stock={0: {"wood": 1}}, **PARACELSO)
    assert t.asked == -1


@pytest.mark.clause("HR-36", "R-23")
def test_the_yards_take_servants_too() -> None:
    t = producing(3, "sculptors_yard", stock={0: {"stone": 1, "servant": 2}}, **PARACELSO)
    assert t.options() == [
        "repeat:sculptors_yard.1:1..1",
        "convert-with:sculptors_yard.1:0:0:0:1",
        "convert-with:sculptors_yard.1:0:1:0:1",
        "convert-with:sculptors_yard.1:0:0:0:2",
        "convert-with:sculptors_yard.1:0:1:0:2",
        "skip",
    ]
    t.do("convert-with:sculptors_yard.1:0:1:0:2")
    assert t.changes() == {"stone": -1, "servant": -2, "coin": 2 + 3, "mp": 1, "vp": 3}


@pytest.mark.clause("HR-36")
def test_nothing_else_is_replaced() -> None:
    t = producing(4, "loggia", stock={0: {"servant": 5}}, **PARACELSO)
    assert t.asked == -1


# ---- the Danish answers about the work areas -------------------------------------------------------------------------


@pytest.mark.clause("H-8", "H-9")
@pytest.mark.parametrize("area", ["harvest", "production"])
def test_the_left_space_takes_one_member_and_the_right_one_any_number(area: str) -> None:
    t = table(5, dice=(6, 6, 6), members={f"{area}.small": (1, "white"), f"{area}.large": [(2, "white"), (3, "black")]})
    assert not t.may(f"place:white:{area}.small:0")
    assert t.do(f"place:white:{area}.large:0").members(f"{area}.large")[-1] == (0, "white")


@pytest.mark.clause("H-10", "H-11", "R-33")
def test_one_coloured_and_the_other_members_of_a_player_may_share_an_area() -> None:
    t = table(
        families={0: "colonna"}, dice=(6, 6, 6), stock={0: {"servant": 9}}, members={"harvest.small": (0, "white")}
    )
    assert t.clause("place:black:harvest.large:0") == "L-50"
    assert t.may("place:neutral:harvest.large:4")
    assert t.may("place:brown:harvest.large:1")
    assert t.may("place:black:production.small:0")


@pytest.mark.clause("H-18")
def test_an_action_gives_the_bonus_tile_and_the_cards_of_its_kind_that_it_reaches() -> None:
    t = table(houses=True, cards={0: ["woods", "marquisate", "basilica"]}, steps=[BonusWork(0, HARVEST, 6, True)])
    assert t.do("work:0").changes() == {"wood": 2, "stone": 1, "servant": 1}


@pytest.mark.clause("HR-28", "HR-33")
def test_at_a_value_of_nothing_a_value_n_exchange_is_not_made_at_all() -> None:
    """Only changed numbers bring an action of 0 that activates one."""
    t = table(
        houses=True, cards={0: ["hospital", "joiners_yard"]}, played={0: ["leonardo_da_vinci"]}, stock={0: {"wood": 3}},
        sets={"lorenzo.special_cards.hospital.production_value": 0},
    )  # fmt: skip
    assert t.do("use:leonardo_da_vinci", "work:0").asked == 0
    assert t.options("activate") == t.options("convert") == t.options("repeat") == []
