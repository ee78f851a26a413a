"""New leaders that give for cards, work once a round or are spaces. R-28 R-29 R-31 U-11."""

from __future__ import annotations

import pytest

from signoria.games.lorenzo.flow import EndOfRound, SetUpRound

from ...build import table
from .reading import (
    TURN,
    Goods,
    at,
    gains,
)

# ---- gains for taking a card -----------------------------------------------------------------------------------------

TAKEN: list[tuple[str, str, str, Goods]] = [
    ("alfonso_v_daragona", "territory", "commercial_hub", {"fp": 1}),
    ("alfonso_i_deste", "character", "farmer", {"servant": 2}),
    ("ercole_i_deste", "building", "mint", {"mp": 2}),
    ("ferdinando_daragona", "venture", "hosting_panhandlers", {"wood": 1, "stone": 1}),
]
SPECIAL = {
    "territory": "pilgrim_road",
    "character": "maecenas",
    "building": "convent",
    "venture": "housing_the_household",
}
RICH = {"wood": 9, "stone": 9, "coin": 9, "mp": 9}


@pytest.mark.clause("HR-53", "R-28")
@pytest.mark.parametrize(("leader", "kind", "card", "gain"), TAKEN)
def test_a_leader_gives_for_each_card_of_a_type(leader: str, kind: str, card: str, gain: Goods) -> None:
    t = at(leader, floors={f"{kind}.1": card}, stock={0: RICH}).do(f"place:white:{kind}.1:0")
    assert gains(t, leader) == [gain]
    other = next(k for k in SPECIAL if k != kind)
    t = at(leader, floors={"special.1": SPECIAL[other]}, stock={0: RICH}).do("place:white:special.1:0")
    assert gains(t, leader) == []


@pytest.mark.clause("HR-53", "R-22")
@pytest.mark.parametrize(("leader", "kind", "card", "gain"), TAKEN)
def test_also_for_a_special_one(leader: str, kind: str, card: str, gain: Goods) -> None:
    t = at(leader, floors={"special.1": SPECIAL[kind]}, stock={0: RICH}).do("place:white:special.1:0")
    assert gains(t, leader) == [gain]


@pytest.mark.clause("HR-53", "HR-46")
def test_also_for_one_taken_back() -> None:
    t = at("ferdinando_daragona", floors={"special.1": "condottiere"}, thrown=["crusade"], stock={0: {"coin": 7}})
    t.do("place:white:special.1:0", "take-back:crusade")
    assert gains(t, "ferdinando_daragona") == [{"wood": 1, "stone": 1}]


@pytest.mark.clause("HR-53")
def test_it_does_not_help_to_pay_for_the_card() -> None:
    t = at("ferdinando_daragona", floors={"venture.1": "repairing_the_church"}, stock={0: {"coin": 1, "wood": 1}})
    assert t.clause("place:white:venture.1:0") == "L-29"


@pytest.mark.clause("HR-13", "L-66", "L-67")
def test_it_is_a_source_of_its_own_for_the_tiles() -> None:
    t = at("alfonso_i_deste", floors={"character.1": "farmer"}, stock={0: RICH}, banned={0: ["tile_1_3"]})
    assert gains(t.do("place:white:character.1:0"), "alfonso_i_deste") == [{"servant": 1}]
    t = at("ferdinando_daragona", floors={"venture.1": "crusade"}, stock={0: RICH}, banned={0: ["tile_1_4"]})
    assert gains(t.do("place:white:venture.1:0"), "ferdinando_daragona") == []


# ---- once a round ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("HR-21", "R-16")
def test_beatrice_turns_a_token_into_points_or_coins() -> None:
    for choice, gain in (("1", {"vp": 5}), ("2", {"coin": 5})):
        t = at("beatrice_deste", tokens={0: ["alms"]}).do(f"use-one:beatrice_deste:{choice}")
        assert t.changes() == {"token": -1, **gain}
        assert t.options("use-one") == []
    assert at("beatrice_deste").options("use-one") == []


@pytest.mark.clause("L-76", "H-27")
def test_giulio_turns_wood_stone_and_a_coin_into_faith() -> None:
    t = at("giulio_ii", stock={0: {"wood": 2, "stone": 2, "coin": 2}}, steps=[TURN, EndOfRound(), TURN])
    t.do("use-one:giulio_ii:1")
    assert t.changes() == {"wood": -1, "stone": -1, "coin": -1, "fp": 3}
    assert not t.may("use-one:giulio_ii:1")
    t.do("place:white:market.1:0")
    assert t.may("use-one:giulio_ii:1")
    assert not at("giulio_ii", stock={0: {"wood": 2, "stone": 2}}).may("use-one:giulio_ii:1")


@pytest.mark.clause("L-76", "H-27")
def test_lucia_gives_faith_and_points() -> None:
    t = at("lucia_da_narni").do("use:lucia_da_narni")
    assert t.changes() == {"fp": 1, "vp": 2}
    assert not t.may("use:lucia_da_narni")


@pytest.mark.clause("HR-27", "R-15")
def test_ficino_draws_two_and_keeps_one() -> None:
    t = at("marsilio_ficino", tokens={0: ["renown", "renown", "renown"]}).do("use:marsilio_ficino")
    drawn = t.told("tokens-seen")[0][2]
    assert len(drawn) == 2
    assert sorted(t.options()) == sorted({f"drop-token:{face}" for face in drawn})
    t.do(f"drop-token:{drawn[0]}")
    assert t.stock()["token"] == 4


@pytest.mark.clause("HR-27", "HR-14")
def test_under_tile_1_8_he_draws_nothing() -> None:
    t = at("marsilio_ficino", banned={0: ["tile_1_8"]})
    t.do("use:marsilio_ficino")
    assert t.stock()["token"] == 0


@pytest.mark.clause("HR-19", "L-76")
def test_raffaello_sells_a_point_or_a_coin() -> None:
    t = at("raffaello_sanzio", stock={0: {"coin": 1, "vp": 1}})
    assert t.options("use-one") == ["use-one:raffaello_sanzio:1", "use-one:raffaello_sanzio:2"]
    assert t.do("use-one:raffaello_sanzio:1").changes() == {"vp": -1, "coin": 3}
    assert not t.options("use-one")
    t = at("raffaello_sanzio", stock={0: {"coin": 1}})
    assert t.options("use-one") == ["use-one:raffaello_sanzio:2"]
    assert t.do("use-one:raffaello_sanzio:2").changes() == {"coin": -1, "vp": 3}


@pytest.mark.clause("HR-32", "L-78", "L-55")
def test_alberti_works_one_building_of_three_without_the_bonus_tile() -> None:
    cards = ["basilica", "treasury", "garden", "warlord", "artisan"]
    t = at("leon_battista_alberti", cards={0: cards}, stock={0: {"servant": 9, "coin": 2}})
    t.do("use:leon_battista_alberti")
    assert "activate:garden" in t.options()
    assert "activate:basilica" not in t.options()
    t.do("activate:garden")
    assert t.stock() == {**t.stock(), "vp": 3, "coin": 2, "mp": 0, "servant": 9}


@pytest.mark.clause("HR-32", "R-23")
def test_alberti_on_a_yard_exchanges_up_to_three() -> None:
    t = at("leon_battista_alberti", cards={0: ["joiners_yard"]}, stock={0: {"wood": 9}})
    t.do("use:leon_battista_alberti")
    t.do("activate:joiners_yard")
    assert t.options("repeat") == ["repeat:joiners_yard.1:1..3"]


@pytest.mark.clause("HR-32", "L-68")
def test_tile_1_6_leaves_alberti_nothing() -> None:
    t = at("leon_battista_alberti", cards={0: ["garden"]}, banned={0: ["tile_1_6"]})
    t.do("use:leon_battista_alberti")
    assert t.options("activate") == []
    assert t.stock()["vp"] == 0


@pytest.mark.clause("HR-32", "R-23")
def test_palla_works_one_territory_of_three() -> None:
    cards = ["walled_village", "forest", "trading_town", "farmer", "peasant"]
    t = at("palla_strozzi", cards={0: cards}).do("use:palla_strozzi")
    assert sorted(t.options("activate")) == ["activate:trading_town", "activate:walled_village"]
    t.do("activate:walled_village")
    assert t.stock() == {**t.stock(), "vp": 2, "wood": 0, "coin": 0}


@pytest.mark.clause("HR-45", "R-31")
def test_torquemada_gives_faith_for_a_character_given_up_once_a_round() -> None:
    t = at("tomas_de_torquemada", cards={0: ["farmer", "dame"]}).do("use:tomas_de_torquemada")
    assert sorted(t.options("give-up")) == ["give-up:dame", "give-up:farmer"]
    t.do("give-up:farmer")
    assert (t.stock()["fp"], t.cards(0, "character")) == (3, ["dame"])
    assert not t.may("use:tomas_de_torquemada")


@pytest.mark.clause("HR-45", "R-31")
def test_torquemada_needs_a_character() -> None:
    assert not at("tomas_de_torquemada").may("use:tomas_de_torquemada")


@pytest.mark.clause("HR-45", "HR-46", "R-24")
def test_a_base_character_given_up_may_be_taken_back_a_special_one_not() -> None:
    for card, back in (("papal_messenger", ["take-back:papal_messenger"]), ("steward", [])):
        t = at("tomas_de_torquemada", cards={0: [card]}, floors={"special.1": "antiquarian"}, stock={0: {"coin": 5}})
        t.do("use:tomas_de_torquemada", f"give-up:{card}", "place:white:special.1:0")
        assert t.options("take-back") == back


@pytest.mark.clause("HR-45", "HR-21", "HR-24")
def test_a_token_on_a_broker_given_up_is_discarded() -> None:
    t = at("tomas_de_torquemada", cards={0: ["broker"]}, tokens={0: ["alms"]}, turn=(0, 0))
    t.do("hold:broker:alms", "use:tomas_de_torquemada", "give-up:broker")
    assert t.stock()["token"] == 0
    t.do("place:white:market.1:0")
    assert t.changes() == {"coin": 5}


# ---- spaces ----------------------------------------------------------------------------------------------------------

SPACES: list[tuple[str, Goods]] = [
    ("erasmo_da_rotterdam", {"wood": 3, "stone": 3, "vp": 3}),
    ("guglielmo_de_pazzi", {"mp": 2, "fp": 3}),
    ("massimiliano_i_dasburgo", {"token": 3, "vp": 5}),
    ("piero_della_francesca", {"token": 3}),
    ("pietro_bembo", {"coin": 3, "servant": 3}),
]


@pytest.mark.clause("R-29", "U-11")
@pytest.mark.parametrize(("leader", "gain"), SPACES)
def test_a_space_on_a_leader_takes_one_member_of_one_or_more(leader: str, gain: Goods) -> None:
    t = at(leader, dice=(1, 1, 1), turn=(0, 0))
    assert t.clause(f"place:neutral:leader.{leader}:0") == "L-16"
    assert t.do(f"place:white:leader.{leader}:0").changes() == gain
    if t.question == "end":
        t.do("end-turn")
    assert t.clause(f"place:black:leader.{leader}:0") == "L-19"


@pytest.mark.clause("R-29", "U-11", "L-15")
def test_it_is_free_again_in_the_next_round() -> None:
    t = at("pietro_bembo", steps=[TURN, EndOfRound(), SetUpRound(), TURN]).do("place:white:leader.pietro_bembo:0")
    assert t.may("place:white:leader.pietro_bembo:0")


@pytest.mark.clause("U-11", "R-29")
def test_nobody_else_may_use_it() -> None:
    t = table(houses=True, played={1: ["pietro_bembo"], 0: ["ludovico_ariosto"]})
    assert not any("leader." in option for option in t.options("place"))


@pytest.mark.clause("HR-9", "L-80")
def test_with_ariosto_a_second_member_may_join_on_ones_own_leader() -> None:
    t = at("pietro_bembo", with_=["ludovico_ariosto"], turn=(0, 0)).do("place:white:leader.pietro_bembo:0")
    assert t.do("place:black:leader.pietro_bembo:0").changes() == {"coin": 3, "servant": 3}


@pytest.mark.clause("HR-9", "L-27")
def test_ariosto_opens_no_special_floor_without_a_card() -> None:
    t = at("ludovico_ariosto", members={"special.1": (1, "white")}, stock={0: {"coin": 3}})
    assert not t.may("place:white:special.1:0")


@pytest.mark.clause("HR-35", "R-29")
def test_bramante_harvests_or_produces_at_the_members_value() -> None:
    t = at("bramante", dice=(4, 1, 1), cards={0: ["gravel_pit", "forest"]}).do("place:white:leader.bramante:0")
    assert t.options() == ["work-at:harvest", "work-at:production"]
    t.do("work-at:harvest")
    assert t.stock() == {**t.stock(), "stone": 3, "wood": 1, "servant": 1}
    t = at("bramante", dice=(4, 1, 1), cards={0: ["gravel_pit", "bank"]})
    t.do("place:white:leader.bramante:0", "work-at:production")
    assert t.stock() == {**t.stock(), "coin": 7, "mp": 1, "stone": 0}


@pytest.mark.clause("HR-35", "L-20")
def test_servants_and_characters_raise_bramante() -> None:
    t = at("bramante", dice=(1, 1, 1), cards={0: ["farmer", "gravel_pit"]}, stock={0: {"servant": 1}})
    t.do("place:white:leader.bramante:1", "work-at:harvest")
    assert ("worked", 0, "harvest", 4) in t.told("worked")


@pytest.mark.clause("HR-35", "L-68")
def test_tile_1_5_lowers_his_harvest_and_it_must_still_reach_one() -> None:
    t = at("bramante", dice=(3, 1, 1), banned={0: ["tile_1_5"]}).do("place:white:leader.bramante:0")
    assert "work-at:harvest" not in t.options()


@pytest.mark.clause("HR-35", "L-50")
def test_bramante_is_no_place_in_an_area() -> None:
    t = at("bramante", turn=(0, 0), members={"harvest.small": (0, "black")})
    t.do("place:white:leader.bramante:0", "work-at:harvest")
    assert t.may("place:orange:production.small:0")


@pytest.mark.clause("HR-35", "L-22")
@pytest.mark.parametrize(("leader", "gain"), SPACES)
def test_no_character_helps_on_the_other_spaces(leader: str, gain: Goods) -> None:
    t = at(leader, cards={0: ["farmer", "artisan", "steward"]})
    assert t.clause(f"place:neutral:leader.{leader}:0") == "L-16"


@pytest.mark.clause("HR-13", "L-66", "R-29")
def test_a_leaders_space_is_a_source_for_the_tiles() -> None:
    t = at("pietro_bembo", banned={0: ["tile_1_2"]}).do("place:white:leader.pietro_bembo:0")
    assert t.changes() == {"coin": 2, "servant": 3}
    t = at("massimiliano_i_dasburgo", banned={0: ["tile_1_8"]}).do("place:white:leader.massimiliano_i_dasburgo:0")
    assert t.changes() == {"token": 2, "vp": 5}


@pytest.mark.clause("HR-4", "A-6")
def test_a_free_space_on_ones_leader_makes_one_place() -> None:
    t = at("pietro_bembo", stock={0: {}})
    assert not t.may("pass")


@pytest.mark.clause("L-79", "R-29", "L-69")
def test_values_of_members_change_there_too() -> None:
    t = at("pietro_bembo", with_=["sigismondo_malatesta"]).do("place:neutral:leader.pietro_bembo:0")
    assert t.changes() == {"coin": 3, "servant": 3}
    t = at("pietro_bembo", dice=(1, 1, 1), banned={0: ["tile_1_7"]})
    assert t.clause("place:white:leader.pietro_bembo:0") == "L-16"
