"""The families' powers; the Church, Della Rovere and Martin Lutero. R-32 to R-43, HR-47 to HR-56, U-16."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.lorenzo.church import VaticanReport
from signoria.games.lorenzo.kinds import TILE
from signoria.games.lorenzo.placing import Turn
from signoria.games.lorenzo.state import house_of

from ..build import Table, table

RICH = {"wood": 20, "stone": 20, "coin": 20, "servant": 9, "mp": 20}


def gains(t: Table, source: str) -> list[dict[str, int]]:
    """What a source gave in the last `do`, in order."""
    return [goods for _, _, said, goods in t.told("gained") if said == source]


def banned(t: Table, seat: int = 0) -> list[str]:
    return [TILE.text(tile) for tile in t.state.players[seat].excommunicated]


# ---- Aragonesi -------------------------------------------------------------------------------------------------------


def aragonesi(card: str, floor: str = "territory.1", **more: Any) -> Table:
    """Seat 0, Aragonesi with a Commercial Hub (1) and a Village (3), has just taken a territory."""
    position = {"stock": {0: {"mp": 20, "servant": 5}}, "cards": {0: ["commercial_hub", "village"]}, **more}
    t = table(families={0: "aragonesi"}, floors={floor: card}, **position)
    return t.do(f"place:white:{floor}:{1 if floor.endswith('4') else 0}")


@pytest.mark.clause("R-32", "HR-47")
def test_aragonesi_harvest_at_the_number_of_the_territory_less_1() -> None:
    t = aragonesi("gravel_pit")
    assert t.options() == ["work:0..0", "decline"]  # no servants
    t.do("work:0")
    assert t.told("worked") == [("worked", 0, "harvest", 3)]
    assert t.changes() == {"wood": 1, "stone": 1, "servant": 2, "coin": 2}  # bonus tile, hub and village


@pytest.mark.clause("R-32", "HR-47")
@pytest.mark.parametrize(("card", "value"), [("woods", 1), ("monastery", 5), ("florin_vault", 1), ("hill_abbey", 1)])
def test_the_number_of_the_card_counts_and_not_the_floor(card: str, value: int) -> None:
    t = aragonesi(card, "special.2" if card in ("florin_vault", "hill_abbey") else "territory.3")
    t.do("work:0")
    assert t.told("worked") == [("worked", 0, "harvest", value)]


@pytest.mark.clause("HR-47", "R-23")
@pytest.mark.parametrize(("card", "floor"), [("gold_mine", "territory.2"), ("chestnut_wood", "special.2")])
def test_a_territory_of_1_or_of_value_n_brings_no_harvest(card: str, floor: str) -> None:
    assert aragonesi(card, floor).options() == []


@pytest.mark.clause("HR-47", "L-20")
def test_neither_characters_nor_servants_raise_it() -> None:
    t = aragonesi("woods", cards={0: ["commercial_hub", "farmer", "peasant"]})
    assert t.options() == ["work:0..0", "decline"]
    t.do("work:0")
    assert t.told("worked") == [("worked", 0, "harvest", 1)]


@pytest.mark.clause("HR-47", "L-68")
def test_tile_1_5_takes_3_off() -> None:
    assert aragonesi("gravel_pit", banned={0: ["tile_1_5"]}).options() == []
    t = aragonesi("forest", banned={0: ["tile_1_5"]}).do("work:0")
    assert t.told("worked") == [("worked", 0, "harvest", 1)]


@pytest.mark.clause("HR-47")
def test_it_may_be_declined() -> None:
    t = aragonesi("gravel_pit").do("decline")
    assert t.changes() == {}
    assert t.told() == [("left", 0)]


@pytest.mark.clause("R-32")
def test_other_cards_and_other_families_harvest_nothing() -> None:
    t = table(families={0: "aragonesi"}, floors={"venture.1": "hosting_panhandlers"}, stock={0: RICH})
    assert t.do("place:white:venture.1:0").options() == []
    t = table(families={0: "este"}, floors={"territory.1": "gravel_pit"}).do("place:white:territory.1:0")
    assert t.told("worked") == []


@pytest.mark.clause("HR-47", "HR-12")
def test_the_harvest_comes_after_the_cards_gains_and_privileges() -> None:
    t = aragonesi("province", "territory.2")
    assert t.options("privilege")
    t.do("privilege:coins")
    assert t.options() == ["work:0..0", "decline"]


# ---- Colonna ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("R-33")
def test_the_brown_member_of_colonna_has_value_3_whatever_the_dice() -> None:
    for dice in ((1, 1, 1), (6, 6, 6)):
        t = table(families={0: "colonna"}, dice=dice).do("place:brown:harvest.small:0")
        assert t.told("placed") == [("placed", 0, "brown", "harvest.small", 3, 0)]
        assert t.at_hand(0) == ["white", "black", "orange", "neutral"]
    assert table(families={1: "colonna"}).options("place:brown") == []


@pytest.mark.clause("R-33", "HR-2")
@pytest.mark.parametrize(
    "more",
    [
        {"played": {0: ["ludovico_il_moro"]}},
        {"played": {0: ["lucrezia_borgia"]}},
        {"played": {0: ["sigismondo_malatesta"]}},
        {"banned": {0: ["tile_1_7"]}},
    ],
)
def test_nothing_changes_its_value(more: dict[str, Any]) -> None:
    t = table(families={0: "colonna"}, **more).do("place:brown:palace:0")
    assert t.told("placed") == [("placed", 0, "brown", "palace", 3, 0)]


@pytest.mark.clause("HR-2", "L-79")
def test_federico_da_montefeltro_cannot_raise_it() -> None:
    t = table(families={0: "colonna"}, played={0: ["federico_da_montefeltro"]}).do("use:federico_da_montefeltro")
    assert t.options() == ["raise:white", "raise:black", "raise:orange"]


@pytest.mark.clause("HR-2", "L-17", "L-20", "H-12")
def test_servants_and_characters_add_to_it() -> None:
    t = table(families={0: "colonna"}, stock={0: {"servant": 2}}, floors={"territory.4": "woods"})
    assert t.options("place:brown:territory.4") == []
    t = table(
        families={0: "colonna"}, stock={0: {"servant": 2}}, floors={"territory.4": "woods"}, cards={0: ["warlord"]}
    )
    assert t.options("place:brown:territory.4") == ["place:brown:territory.4:2..2"]


@pytest.mark.clause("HR-2", "L-24", "L-50", "H-7", "H-11")
@pytest.mark.parametrize("first", ["territory.1", "harvest.large"])
def test_it_may_stand_beside_a_coloured_and_the_neutral_one(first: str) -> None:
    tower = first.startswith("territory")
    second = "territory.2" if tower else "harvest.large"
    t = table(
        families={0: "colonna"}, floors={second: "woods"} if tower else {}, stock={0: {"coin": 3, "servant": 9}},
        members={first: [(0, "white")], "territory.3" if tower else "harvest.small": [(0, "neutral")]},
    )  # fmt: skip
    assert t.options(f"place:brown:{second}")
    assert not t.options(f"place:black:{second}")


@pytest.mark.clause("HR-2", "L-25")
def test_it_makes_a_tower_occupied() -> None:
    t = table(
        families={0: "colonna"}, turn=1, members={"territory.1": [(0, "brown")]}, floors={"territory.2": "woods"},
        stock={1: {"coin": 3}},
    ).do("place:white:territory.2:0")  # fmt: skip
    assert t.told("toll-paid") == [("toll-paid", 1, 3)]


# ---- Da Montefeltro --------------------------------------------------------------------------------------------------


def stored(t: Table, seat: int = 0) -> tuple[int, ...]:
    house = t.state.players[seat].house
    assert house is not None
    return house.stored


@pytest.mark.clause("R-34", "HR-48")
def test_da_montefeltro_keep_the_wood_and_stone_paid_for_buildings() -> None:
    t = table(families={0: "da_montefeltro"}, floors={"building.1": "stronghold"}, stock={0: RICH}, turn=(0, 0))
    t.do("place:white:building.1:0")
    assert t.changes() == {"wood": -2, "stone": -2, "coin": -2, "vp": 8}
    assert t.told("stored") == [("stored", 0, {"wood": 2, "stone": 2})]
    assert stored(t) == (2, 2)


@pytest.mark.clause("HR-48", "L-35")
def test_what_a_discount_saves_is_not_kept() -> None:
    t = table(
        families={0: "da_montefeltro"}, floors={"building.1": "mint"}, stock={0: RICH}, cards={0: ["stonemason"]}
    ).do("place:white:building.1:0", "pay:1:2:0:0:0")
    assert t.changes() == {"wood": -1, "stone": -2, "vp": 5}
    assert stored(t) == (1, 2)


@pytest.mark.clause("HR-48", "R-22")
def test_buildings_of_the_special_tower_count_and_other_cards_do_not() -> None:
    t = table(families={0: "da_montefeltro"}, floors={"special.2": "sculptors_yard"}, stock={0: RICH})
    assert stored(t.do("place:white:special.2:0")) == (0, 2)
    t = table(families={0: "da_montefeltro"}, floors={"venture.1": "hosting_panhandlers"}, stock={0: RICH})
    assert stored(t.do("place:white:venture.1:0")) == (0, 0)
    t = table(families={0: "este"}, floors={"building.1": "stronghold"}, stock={0: RICH})
    assert stored(t.do("place:white:building.1:0")) == (0, 0)


@pytest.mark.clause("R-34", "HR-48")
def test_a_privilege_takes_all_of_it_back() -> None:
    t = table(families={0: "da_montefeltro"}, floors={"building.1": "stronghold"}, stock={0: RICH}, turn=(0, 0))
    t.do("place:white:building.1:0")
    if t.may("end-turn"):
        t.do("end-turn")
    t.do("place:black:palace:0", "privilege:store")
    assert t.changes() == {"coin": 1, "wood": 2, "stone": 2}
    assert stored(t) == (0, 0)


@pytest.mark.clause("HR-48", "HR-13", "L-67")
def test_tile_1_4_takes_nothing_of_what_comes_back() -> None:
    t = table(families={0: "da_montefeltro"}, banned={0: ["tile_1_4"]})
    house_of(t.state.players[0]).stored = (3, 1)
    t.do("place:white:palace:0", "privilege:store")
    assert t.changes() == {"coin": 1, "wood": 3, "stone": 1}


@pytest.mark.clause("HR-48", "HR-36")
def test_servants_paid_in_place_of_wood_and_stone_go_to_the_supply() -> None:
    t = table(
        families={0: "da_montefeltro"}, floors={"building.1": "residence"}, played={0: ["paracelso"]},
        stock={0: {"stone": 1, "servant": 3}},
    ).do("place:white:building.1:0", "pay:0:1:0:1:0")  # fmt: skip
    assert t.changes() == {"stone": -1, "servant": -1, "vp": 1}
    assert stored(t) == (0, 1)


@pytest.mark.clause("R-34", "HR-16")
def test_an_empty_store_is_nothing_to_take_back() -> None:
    t = table(families={0: "da_montefeltro"}).do("place:white:palace:0")
    assert "privilege:store" not in t.options()


# ---- Della Rovere ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("R-35", "HR-49", "U-8")
def test_della_rovere_take_each_tile_when_the_marker_reaches_or_passes_its_step() -> None:
    t = table(families={0: "della_rovere"}, floors={"character.1": "preacher"}, stock={0: {"coin": 2}})
    t.do("place:white:character.1:0")
    assert t.told("step-reached") == [("step-reached", 0, 2), ("step-reached", 0, 4)]
    assert gains(t, "family.della_rovere") == [{"coin": 2}, {"token": 1}]
    assert t.changes() == {"fp": 4, "token": 1}
    assert t.stock()["coin"] == 2


@pytest.mark.clause("HR-49")
def test_each_tile_is_taken_once_a_game() -> None:
    t = table(families={0: "della_rovere"}, floors={"character.1": "preacher"}, stock={0: {"coin": 2, "fp": 3}})
    house_of(t.state.players[0]).steps = 0b001
    t.do("place:white:character.1:0")
    assert t.told("step-reached") == [("step-reached", 0, 4), ("step-reached", 0, 7)]
    assert t.changes() == {"coin": -2, "fp": 4, "token": 1, "vp": 4}


@pytest.mark.clause("HR-13", "L-66")
def test_each_faith_tile_is_a_source_of_its_own() -> None:
    t = table(
        families={0: "della_rovere"}, floors={"character.1": "preacher"}, stock={0: {"coin": 2}},
        banned={0: ["tile_1_2"]},
    ).do("place:white:character.1:0")  # fmt: skip
    assert gains(t, "family.della_rovere") == [{"coin": 1}, {"token": 1}]


def report(period: int, family: str, stock: dict[str, int], **more: Any) -> Table:
    return table(2, families={0: family}, round=2 * period, stock={0: stock}, steps=[VaticanReport(period)], **more)


@pytest.mark.clause("R-35", "HR-49", "HR-19", "H-22", "H-23")
def test_an_excommunication_costs_della_rovere_5_points_even_below_0() -> None:
    t = report(1, "della_rovere", {"fp": 2, "vp": 3})
    assert banned(t) == ["tile_1_5"]
    assert t.stock()["vp"] == -2
    assert t.stock()["fp"] == 2
    assert ("points-lost", 0, 5) not in report(1, "este", {"fp": 2, "vp": 3}).told()


@pytest.mark.clause("R-35", "HR-49", "H-20", "H-21", "H-22")
def test_refusing_costs_them_as_much_and_supporting_nothing() -> None:
    t = report(1, "della_rovere", {"fp": 3, "vp": 9}).do("refuse", seat=0)
    assert t.told("points-lost") == [("points-lost", 0, 5)]
    assert t.changes() == {"vp": -5}
    t = report(1, "della_rovere", {"fp": 3, "vp": 9}).do("support", seat=0)
    assert t.changes() == {"vp": 3, "fp": -3}


@pytest.mark.clause("HR-49")
def test_a_tile_taken_stays_taken_when_the_faith_is_given_up() -> None:
    t = table(
        2, families={0: "della_rovere"}, round=2, stock={0: {"fp": 3, "coin": 2}}, floors={"character.1": "preacher"},
        steps=[VaticanReport(1), Turn(0, False, False)],
    )  # fmt: skip
    house_of(t.state.players[0]).steps = 0b001
    t.do("support").do("place:white:character.1:0")
    assert t.told("step-reached") == [("step-reached", 0, 4)]


# ---- Martin Lutero ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("U-16", "L-60")
@pytest.mark.parametrize("family", ["este", "della_rovere"])
def test_martin_lutero_spares_his_owner_who_has_too_little_faith(family: str) -> None:
    t = report(1, family, {"fp": 2, "vp": 3}, played={0: ["martin_lutero"]})
    assert t.asked == -1
    assert banned(t) == []
    assert (t.stock()["fp"], t.stock()["vp"]) == (2, 3)
    assert banned(t, 1) == ["tile_1_5"]


@pytest.mark.clause("U-16", "L-61")
def test_with_enough_faith_he_is_asked_and_refusing_costs_nothing() -> None:
    position: dict[str, Any] = {"played": {0: ["martin_lutero"]}}
    t = report(1, "della_rovere", {"fp": 3, "vp": 3}, **position).do("refuse", seat=0)
    assert t.told("spared") == [("spared", 0)]
    assert t.changes() == {}
    assert banned(t) == []
    t = report(1, "este", {"fp": 3, "vp": 3}, **position).do("support", seat=0)
    assert t.changes() == {"vp": 3, "fp": -3}


@pytest.mark.clause("HR-18", "L-61", "L-62")
@pytest.mark.parametrize(
    ("leaders", "faith", "points"),
    [
        (["niccolo_machiavelli"], 3, 4),
        (["niccolo_machiavelli", "sisto_iv"], 3, 10),
        (["sisto_iv"], 3, 8),
    ],
)
def test_machiavelli_adds_to_the_points_of_the_church(leaders: list[str], faith: int, points: int) -> None:
    t = report(1, "este", {"fp": faith}, played={0: leaders}).do("support", seat=0)
    assert t.told("supported") == [("supported", 0, faith, points)]
    assert t.stock()["vp"] == points


# ---- Malatesta, Medici -----------------------------------------------------------------------------------------------


@pytest.mark.clause("R-39", "HR-52", "L-30")
def test_malatesta_must_have_the_military_points_of_a_venture_and_pay_none() -> None:
    position: dict[str, Any] = {"families": {0: "malatesta"}, "floors": {"venture.1": "military_campaign"}}
    t = table(**position, stock={0: {"mp": 3}}).do("place:white:venture.1:0")
    assert t.changes() == {"coin": 3}
    t = table(**position, stock={0: {"mp": 2}})
    assert t.clause("place:white:venture.1:0") == "L-30"


@pytest.mark.clause("R-40", "HR-53")
@pytest.mark.parametrize(("floor", "card"), [("character.1", "knight"), ("special.2", "humanist")])
def test_medici_gain_a_token_with_each_character_after_its_own_gains(floor: str, card: str) -> None:
    t = table(families={0: "medici"}, floors={floor: card}, stock={0: {"coin": 2}}).do(f"place:white:{floor}:0")
    assert gains(t, "family.medici") == [{"token": 1}]
    assert t.stock()["token"] == 1


@pytest.mark.clause("R-40", "L-31", "HR-53")
def test_medici_have_room_for_eight_characters() -> None:
    seven = ["warlord", "knight", "farmer", "artisan", "abbess", "captain", "dame"]
    for count, listed in ((6, True), (7, True), (8, False)):
        t = table(
            families={0: "medici"}, cards={0: [*seven, "scholar"][:count]}, floors={"character.1": "stonemason"},
            stock={0: {"coin": 9}},
        )  # fmt: skip
        assert bool(t.options("place:white:character.1")) == listed
    assert t.clause("place:white:character.1:0") == "L-31"
    t = table(families={0: "este"}, cards={0: seven[:6]}, floors={"character.1": "stonemason"}, stock={0: {"coin": 9}})
    assert t.clause("place:white:character.1:0") == "L-31"


@pytest.mark.clause("R-40", "HR-53", "L-40")
def test_a_character_of_a_bonus_action_brings_medici_a_token_too() -> None:
    t = table(
        families={0: "medici"}, floors={"character.1": "abbess", "character.2": "warlord"}, stock={0: {"coin": 20}}
    ).do("place:white:character.1:0", "take:character.2:0")  # fmt: skip
    assert t.stock()["token"] == 2


# ---- Orsini ----------------------------------------------------------------------------------------------------------

PILE = ("cosimo_de_medici", "giulio_ii", "sisto_iv")


def orsini(sets: int, **more: Any) -> Table:
    """Seat 0, Orsini with so many sets whose rewards it had, lacks one venture for the next; it takes one."""
    own = [card for kind in ROWS for card in kind[: sets + 1]] + VENTURES[:sets]
    position = {"stock": {0: RICH}, "pile": PILE, **more}
    t = table(families={0: "orsini"}, cards={0: own}, floors={"venture.1": "hosting_panhandlers"}, **position)
    house_of(t.state.players[0]).sets = sets
    return t.do("place:white:venture.1:0")


ROWS = (
    ["woods", "village", "forest", "city", "citadel"],
    ["artisan", "captain", "scholar", "abbess", "bishop"],
    ["mint", "tax_office", "theater", "chapel", "bank"],
)
VENTURES = ["crusade", "sacred_war", "hiring_soldiers", "hiring_recruits"]


@pytest.mark.clause("R-41", "HR-54", "HR-44")
def test_the_first_set_of_orsini_brings_two_leaders() -> None:
    t = orsini(0)
    assert t.told("set-complete") == [("set-complete", 0, 1)]
    assert t.told("leaders-drawn") == [("leaders-drawn", 0, 2)]
    assert len(t.state.players[0].hand) == 2
    assert t.changes() == {"wood": -3, "servant": 4}


@pytest.mark.clause("R-41", "R-25")
def test_the_second_lets_them_play_a_leader_without_its_requirement() -> None:
    t = orsini(1, hand={0: ["cosimo_de_medici", "giulio_ii"]}, pile=())
    assert t.options() == ["play-free:cosimo_de_medici", "play-free:giulio_ii", "decline"]


@pytest.mark.clause("R-41")
@pytest.mark.parametrize(("sets", "points"), [(2, 10), (3, 15)])
def test_the_third_and_fourth_bring_points(sets: int, points: int) -> None:
    t = orsini(sets)
    assert t.changes() == {"wood": -3, "servant": 4, "vp": points}
    assert gains(t, "family.orsini") == [{"vp": points}]


@pytest.mark.clause("HR-54")
def test_a_fifth_set_brings_nothing() -> None:
    t = orsini(4)
    assert t.told("set-complete") == []
    assert t.changes() == {"wood": -3, "servant": 4}


@pytest.mark.clause("HR-54")
def test_a_reward_comes_once_a_game_and_only_with_the_last_card_of_a_set() -> None:
    t = table(families={0: "orsini"}, floors={"venture.1": "hosting_panhandlers"}, stock={0: RICH}, pile=PILE)
    assert t.do("place:white:venture.1:0").told("set-complete") == []
    own = ["woods", "artisan", "mint"]
    t = table(families={0: "orsini"}, cards={0: own}, floors={"venture.1": "hosting_panhandlers"}, stock={0: RICH})
    house_of(t.state.players[0]).sets = 1  # a character was given up since
    assert t.do("place:white:venture.1:0").told("set-complete") == []


@pytest.mark.clause("HR-54", "R-22")
def test_special_cards_make_sets_too() -> None:
    t = table(
        families={0: "orsini"}, cards={0: ["florin_vault", "artisan", "convent"]}, stock={0: RICH}, pile=PILE,
        floors={"special.2": "sacking_a_castle"},
    ).do("place:white:special.2:0")  # fmt: skip
    assert t.told("set-complete") == [("set-complete", 0, 1)]


@pytest.mark.clause("HR-18", "R-41")
def test_machiavelli_adds_to_the_points_of_a_set() -> None:
    assert gains(orsini(2, played={0: ["niccolo_machiavelli"]}), "family.orsini") == [{"vp": 11}]


# ---- Visconti --------------------------------------------------------------------------------------------------------


def visconti(awake: int, leader: str = "giovanni_dalle_bande_nere", **more: Any) -> Table:
    """Seat 0, Visconti with some tokens turned, can play a leader that asks for nothing it lacks."""
    position = {"stock": {0: {**RICH, "fp": 9}}, "cards": {0: SEVEN}, **more}
    t = table(families={0: "visconti"}, hand={0: [leader]}, **position)
    house_of(t.state.players[0]).awake = awake
    return t.do(f"play:{leader}")


SEVEN = ["woods", "village", "forest", "artisan", "captain", "scholar", "abbess", "mint", "tax_office", "theater"]


@pytest.mark.clause("R-43", "HR-56", "U-9")
@pytest.mark.parametrize(
    ("token", "goods"),
    [
        ("visconti_1", {"coin": 2}),
        ("visconti_2", {"servant": 2}),
        ("visconti_3", {"wood": 1, "stone": 1}),
        ("visconti_4", {"mp": 2}),
        ("visconti_5", {"fp": 1}),
    ],
)
def test_with_a_leader_visconti_turn_a_token_of_choice_and_gain_from_it(token: str, goods: dict[str, int]) -> None:
    t = visconti(0, "ludovico_ariosto", cards={0: [*SEVEN, "knight", "farmer"]})
    assert t.options() == [f"wake:visconti_{i}" for i in (1, 2, 3, 4, 5)]
    t.do(f"wake:{token}")
    assert t.told("visconti-awake") == [("visconti-awake", 0, token)]
    assert t.changes() == goods


@pytest.mark.clause("R-43", "HR-56", "HR-13")
def test_they_gain_from_all_that_are_turned_each_a_source_of_its_own() -> None:
    t = visconti(0b00011, "ludovico_ariosto", cards={0: [*SEVEN, "knight", "farmer"]}, banned={0: ["tile_1_2"]})
    assert t.options() == ["wake:visconti_3", "wake:visconti_4", "wake:visconti_5"]
    t.do("wake:visconti_5")
    assert gains(t, "family.visconti") == [{"coin": 1}, {"servant": 2}, {"fp": 1}]


@pytest.mark.clause("R-43")
@pytest.mark.parametrize("awake", [0b01111, 0b11111])
def test_the_last_token_turns_by_itself_and_from_then_on_all_five_give(awake: int) -> None:
    t = visconti(awake, "ludovico_ariosto", cards={0: [*SEVEN, "knight", "farmer"]})
    assert t.changes() == {"coin": 2, "servant": 2, "wood": 1, "stone": 1, "mp": 2, "fp": 1}
    assert not t.options("wake")
    house = t.state.players[0].house
    assert house is not None
    assert house.awake == 0b11111


@pytest.mark.clause("HR-56", "HR-40")
def test_the_token_comes_before_the_immediate_effect_of_the_leader() -> None:
    t = table(
        families={0: "visconti"}, hand={0: ["ladislao_vii_jagellone", "sisto_iv"]}, stock={0: {"vp": 10}},
    ).do("play:ladislao_vii_jagellone")  # fmt: skip
    assert t.options("wake")
    t.do("wake:visconti_1")
    assert t.options() == ["play-free:sisto_iv", "decline"]
    t.do("play-free:sisto_iv")
    assert t.options() == [f"wake:visconti_{i}" for i in (2, 3, 4, 5)]


@pytest.mark.clause("R-43")
def test_other_families_have_no_such_tokens() -> None:
    t = table(families={0: "este"}, hand={0: ["ladislao_vii_jagellone"]}, stock={0: {"vp": 10}})
    assert not t.do("play:ladislao_vii_jagellone").options("wake")
