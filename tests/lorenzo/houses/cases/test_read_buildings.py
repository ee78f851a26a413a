"""Special buildings in a production, and cards that activate others. R-16 R-23 R-25 R-26, HR-28 to HR-34."""

from __future__ import annotations

import pytest

from .reading import (
    PRODUCED,
    Goods,
    gained,
    net,
    offered,
    production,
)

SIX_TOKENS = ["alms", "alms", "timber", "timber", "quarry", "quarry"]

# ---- buildings in a production ---------------------------------------------------------------------------------------

PRODUCTIONS: list[tuple[str, int, Goods]] = [("unfinished_dome", 7, {"vp": 7}), ("basilica", 5, {"fp": 3})]


@pytest.mark.clause("L-54", "H-18", "HR-65")
@pytest.mark.parametrize(("card", "least", "gain"), PRODUCTIONS)
def test_a_special_building_gives_from_its_number_on(card: str, least: int, gain: Goods) -> None:
    assert production(least, card).changes() == net({"servant": max(0, least - 6)}, {**PRODUCED, **gain})
    assert gained(production(least - 1, card), card) == {}


@pytest.mark.clause("L-54", "R-28")
@pytest.mark.parametrize("played", [[], ["sisto_iv"], ["sisto_iv", "pietro_bembo", "santa_rita"]])
def test_the_academy_gives_two_points_for_each_leader_played(played: list[str]) -> None:
    t = production(6, "academy", played={0: played}, hand={0: ["carlo_viii"]})
    assert gained(t, "academy") == ({"vp": 2 * len(played)} if played else {})
    assert gained(production(5, "academy", played={0: played}), "academy") == {}


@pytest.mark.clause("HR-34", "HR-19")
@pytest.mark.parametrize("option", [{}, {"declining": "always"}])
def test_each_production_costs_the_villas_owner_three_points(option: dict[str, str]) -> None:
    t = production(1, "extravagant_villa", stock={"vp": 2}, option=option)
    while t.asked == 0 and t.options() and t.question != "end":
        t.do(t.options()[0].partition("..")[0])
    assert t.stock()["vp"] == -1


@pytest.mark.clause("L-55", "HR-65", "U-2")
def test_the_goldsmith_sells_a_token_for_a_coin() -> None:
    t = production(1, "goldsmiths_shop", stock={"coin": 1}).do("convert:goldsmiths_shop.1")
    assert t.changes() == {"coin": 1, "mp": 1, "token": 1}


@pytest.mark.clause("L-56", "H-19")
def test_the_goldsmith_is_not_paid_from_the_same_production() -> None:
    assert production(6, "goldsmiths_shop").changes() == PRODUCED


@pytest.mark.clause("R-16", "L-56", "HR-21")
def test_the_loggia_buys_five_points_with_a_token_of_choice() -> None:
    t = production(4, "loggia", tokens={0: ["alms", "renown"]}).do("convert:loggia.1")
    assert t.options("give-token") == ["give-token:alms", "give-token:renown"]
    t.do("give-token:renown")
    assert (t.stock()["token"], t.stock()["vp"], t.options("use-token")) == (1, 5, ["use-token:alms"])
    assert production(3, "loggia", tokens={0: ["alms"]}).changes() == PRODUCED


@pytest.mark.clause("L-56", "R-16")
def test_the_goldsmiths_new_token_does_not_pay_the_loggia() -> None:
    t = production(6, "goldsmiths_shop", "loggia", stock={"coin": 1}).do("convert:goldsmiths_shop.1")
    assert t.changes() == {"coin": 1, "mp": 1, "token": 1}


@pytest.mark.clause("L-55", "L-56")
def test_the_convent_takes_wood_and_stone_for_three_faith() -> None:
    t = production(7, "convent", stock={"wood": 1, "stone": 1}).do("convert:convent.1")
    assert t.changes() == {"wood": -1, "stone": -1, "fp": 3, "coin": 2, "mp": 1}
    assert production(6, "convent", stock={"wood": 1, "stone": 1}).changes() == PRODUCED


@pytest.mark.clause("R-23", "HR-28", "L-56")
@pytest.mark.parametrize(("card", "good"), [("sculptors_yard", "stone"), ("joiners_yard", "wood")])
@pytest.mark.parametrize(("value", "held", "most"), [(1, 9, 1), (3, 9, 3), (6, 2, 2), (6, 9, 6)])
def test_a_yard_exchanges_up_to_the_value(card: str, good: str, value: int, held: int, most: int) -> None:
    t = production(value, card, stock={good: held})
    assert t.options() == [f"repeat:{card}.1:1..{most}", "skip"]
    t.do(f"repeat:{card}.1:{most}")
    assert t.changes() == {good: -most, "coin": most + 2, "vp": most, "mp": 1}


@pytest.mark.clause("HR-28", "L-66")
def test_all_exchanges_of_a_yard_are_one_source() -> None:
    t = production(6, "joiners_yard", stock={"wood": 4}, banned={0: ["tile_1_2"]}).do("repeat:joiners_yard.1:4")
    assert gained(t, "joiners_yard") == {"coin": 3, "vp": 4}


@pytest.mark.clause("HR-31", "R-25", "L-55")
def test_the_chancellery_gives_a_token_or_plays_a_leader_for_three() -> None:
    three = ["alms", "timber", "renown"]
    t = production(5, "chancellery", tokens={0: three}, hand={0: ["carlo_viii"]})
    assert t.options() == ["convert:chancellery.1", "convert:chancellery.2", "skip"]
    t.do("convert:chancellery.2", "play-free:carlo_viii")
    assert (t.told("leader-played"), t.stock()["token"]) == ([("leader-played", 0, "carlo_viii")], 0)
    t = production(5, "chancellery", tokens={0: three}, hand={0: ["carlo_viii"]}).do("convert:chancellery.1")
    assert t.changes()["token"] == 1


@pytest.mark.clause("HR-31", "L-56")
@pytest.mark.parametrize(("tokens", "hand"), [(["alms", "timber"], ["carlo_viii"]), (["alms", "alms", "timber"], [])])
def test_its_second_way_needs_three_tokens_and_a_leader(tokens: list[str], hand: list[str]) -> None:
    t = production(5, "chancellery", tokens={0: tokens}, hand={0: hand})
    assert not t.may("convert:chancellery.2")


@pytest.mark.clause("HR-31")
def test_the_chancellery_sleeps_below_five() -> None:
    t = production(4, "chancellery", tokens={0: SIX_TOKENS}, hand={0: ["carlo_viii"]})
    assert t.changes() == PRODUCED


# ---- cards that activate ---------------------------------------------------------------------------------------------


@pytest.mark.clause("R-26", "HR-29")
def test_the_arsenal_uses_another_building_whatever_its_number() -> None:
    t = production(3, "arsenal", "unfinished_dome").do("activate:unfinished_dome")
    assert t.changes() == {**PRODUCED, "vp": 7}


@pytest.mark.clause("R-26", "HR-29")
def test_the_arsenal_may_use_a_building_that_works_anyway() -> None:
    t = production(3, "arsenal", "garden").do("activate:garden")
    assert t.changes() == {**PRODUCED, "vp": 6}


@pytest.mark.clause("R-26", "HR-29")
def test_the_arsenal_uses_buildings_only_and_not_itself() -> None:
    t = production(4, "arsenal", "hospital", "stronghold", "forest")
    assert t.options("activate") == ["activate:hospital", "activate:stronghold"]


@pytest.mark.clause("R-26", "HR-29")
def test_the_arsenal_sleeps_below_three() -> None:
    assert production(2, "arsenal", "stronghold").changes() == PRODUCED


@pytest.mark.clause("R-26", "HR-29")
def test_it_may_be_declined() -> None:
    t = production(3, "arsenal", "stronghold").do("skip")
    assert t.changes() == PRODUCED


@pytest.mark.clause("R-26", "HR-29", "R-23")
def test_the_hospital_uses_a_building_or_a_territory_capped_by_the_production() -> None:
    own = ["hospital", "chestnut_wood", "dukedom", "theater", "crusade", "sacred_war", "hiring_recruits"]
    own += ["raising_a_statue", "building_the_walls", "military_conquest", "knight"]
    t = production(5, *own)
    assert sorted(t.options("activate")) == ["activate:chestnut_wood", "activate:dukedom", "activate:theater"]
    t.do("activate:chestnut_wood")
    assert t.changes() == {**PRODUCED, "wood": 5}


@pytest.mark.clause("HR-29", "L-56")
def test_what_a_woken_card_costs_must_have_been_there() -> None:
    t = production(5, "hospital", "palace", stock={"coin": 0})
    assert t.options("convert") == []
    t = production(5, "hospital", "palace", stock={"coin": 1}).do("activate:palace")
    t.do("convert:palace.1")
    assert t.stock() == {**t.stock(), "coin": 2, "servant": 2, "vp": 4}


@pytest.mark.clause("HR-30", "R-26")
def test_draining_activates_two_different_territories() -> None:
    t = offered("draining_the_marshes", cards={0: ["marquisate", "duchy", "forest"]}, stock={0: {"coin": 5, "mp": 9}})
    t.do("place:white:special.1:0")
    assert sorted(t.options("activate")) == ["activate:duchy", "activate:forest", "activate:marquisate"]
    t.do("activate:marquisate")
    assert sorted(t.options("activate")) == ["activate:duchy", "activate:forest"]
    t.do("activate:duchy")
    assert t.stock() == {**t.stock(), "vp": 5, "wood": 2, "stone": 2, "coin": 2, "servant": 0}


@pytest.mark.clause("HR-30", "R-23")
def test_outside_an_action_nothing_caps_a_value_card() -> None:
    five = ["crusade", "sacred_war", "hiring_recruits", "raising_a_statue"]
    t = offered(
        "draining_the_marshes",
        cards={0: ["chestnut_wood", *five]},
        stock={0: {"coin": 5}},
        banned={0: ["tile_1_5"]},
        dice=(1, 1, 1),
    ).do("place:white:special.1:0", "activate:chestnut_wood")
    assert gained(t, "chestnut_wood") == {"wood": 5}  # Draining the Marshes is a venture itself


@pytest.mark.clause("HR-30", "R-18")
def test_draining_fires_hill_abbey() -> None:
    t = offered("draining_the_marshes", cards={0: ["hill_abbey"]}, tokens={0: ["renown"]}, stock={0: {"coin": 5}})
    t.do("hold:hill_abbey:renown", "place:white:special.1:0", "activate:hill_abbey")
    assert gained(t, "hill_abbey") == {"vp": 4}


@pytest.mark.clause("HR-30", "R-26")
def test_the_siege_activates_two_buildings() -> None:
    t = offered(
        "siege_of_a_rival_city",
        cards={0: ["unfinished_dome", "basilica", "forest"]},
        stock={0: {"mp": 14, "servant": 5}},
    ).do("place:white:special.1:0")
    assert sorted(t.options("activate")) == ["activate:basilica", "activate:unfinished_dome"]
    t.do("activate:basilica", "activate:unfinished_dome")
    assert t.stock() == {**t.stock(), "fp": 3, "vp": 7, "mp": 7, "servant": 0, "coin": 0}


@pytest.mark.clause("HR-30", "HR-29")
def test_the_siege_may_choose_the_arsenal() -> None:
    t = offered("siege_of_a_rival_city", cards={0: ["arsenal", "garden"]}, stock={0: {"mp": 14, "servant": 5}})
    t.do("place:white:special.1:0", "activate:arsenal", "activate:garden", "skip")
    assert t.stock()["vp"] == 3


@pytest.mark.clause("HR-30", "H-19")
def test_the_first_activated_card_does_not_pay_the_second() -> None:
    t = offered("siege_of_a_rival_city", cards={0: ["bank", "chapel"]}, stock={0: {"mp": 14, "servant": 5}})
    t.do("place:white:special.1:0", "activate:bank")
    assert not t.may("activate:chapel")
    assert t.options("convert") == []


@pytest.mark.clause("HR-15", "HR-30")
def test_santa_rita_doubles_nothing_that_is_activated() -> None:
    t = offered("draining_the_marshes", cards={0: ["forest"]}, played={0: ["santa_rita"]}, stock={0: {"coin": 5}})
    t.do("place:white:special.1:0", "activate:forest")
    assert t.stock()["wood"] == 3
