"""The special tower, the adjusted tower and what reaches them. R-3 to R-8, R-19 to R-22, U-1 U-12, HR-4 to HR-11."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.lorenzo.flow import SetUpRound
from signoria.games.lorenzo.kinds import CARD
from signoria.games.lorenzo.state import houses_of
from signoria.games.lorenzo.towers import BonusTower

from ...build import GOODS, SIX, Table, table

Position = dict[str, Any]
ROW = ("territory", "character", "building", "venture")
FOUR = ["florin_vault", "hill_abbey", "chestnut_wood", "pietra_serena_quarry"]


def filled(**position: Any) -> Table:
    floors = {f"special.{i + 1}": card for i, card in enumerate(FOUR)}
    return table(houses=True, floors={**floors, **position.pop("floors", {})}, **position)


# ---- floors ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("U-1", "R-21")
@pytest.mark.parametrize(("floor", "least"), [(1, 1), (2, 3), (3, 5), (4, 7)])
def test_the_special_floors_ask_for_one_three_five_seven(floor: int, least: int) -> None:
    t = filled(stock={0: {"servant": 9}})
    assert t.options(f"place:neutral:special.{floor}") == [f"place:neutral:special.{floor}:{least}..9"]


@pytest.mark.clause("U-1", "R-17")
@pytest.mark.parametrize(("floor", "tokens"), [(1, 0), (2, 0), (3, 1), (4, 2)])
def test_the_upper_ones_give_one_and_two_tokens(floor: int, tokens: int) -> None:
    t = table(houses=True, dice=(6, 1, 1), floors={f"special.{floor}": "marquisate"}, cards={0: ["warlord"]})
    assert t.do(f"place:white:special.{floor}:0").changes() == ({"token": tokens} if tokens else {})


@pytest.mark.clause("R-20", "L-25", "H-5")
def test_the_toll_of_three_holds_there() -> None:
    t = filled(members={"special.4": (0, "neutral")}, stock={0: {"coin": 3}})
    assert t.do("place:white:special.1:0").changes() == {"coin": -3}
    t = filled(members={"special.4": (1, "neutral")}, stock={0: {"coin": 2}})
    assert t.clause("place:white:special.1:0") == "L-26"


@pytest.mark.clause("R-20", "L-24", "H-6", "H-7")
def test_one_coloured_member_and_the_neutral_one() -> None:
    t = filled(members={"special.4": (0, "black")}, stock={0: {"coin": 9, "servant": 9}})
    assert t.clause("place:white:special.1:0") == "L-24"
    assert t.may("place:neutral:special.1:1")
    t = filled(members={"territory.4": (0, "black")}, stock={0: {"coin": 9}})
    assert t.may("place:white:special.1:0")


@pytest.mark.clause("L-27", "R-19")
def test_a_floor_without_a_card_is_closed() -> None:
    assert table(houses=True).clause("place:white:special.1:0") == "L-27"


@pytest.mark.clause("L-25", "R-20")
def test_a_member_in_the_special_tower_makes_no_other_tower_occupied() -> None:
    t = table(houses=True, members={"special.1": (1, "white")}, floors={"territory.1": "commercial_hub"})
    assert t.do("place:white:territory.1:0").changes() == {}


@pytest.mark.clause("HR-4", "A-6")
def test_a_special_floor_may_be_what_makes_one_place() -> None:
    """The neutral member alone is worth 0 everywhere but, with the Warlord, on a territory."""
    gone: Position = {"members": {"palace": [(0, "white"), (0, "black"), (0, "orange")]}, "cards": {0: ["warlord"]}}
    assert table(houses=True, **gone).may("pass")
    t = table(houses=True, floors={"special.1": "florin_vault"}, **gone)
    assert t.may("place:neutral:special.1:0")
    assert not t.may("pass")


# ---- by type ---------------------------------------------------------------------------------------------------------

OF_TYPE = {
    "territory": "pilgrim_road",
    "character": "steward",
    "building": "joiners_yard",
    "venture": "draining_the_marshes",
}
HELPER = {"territory": "warlord", "building": "stonemason", "character": "dame", "venture": "knight"}
LOWER = {"territory": "tile_2_1", "building": "tile_2_2", "character": "tile_2_3", "venture": "tile_2_4"}


@pytest.mark.clause("HR-5", "R-22", "L-20", "U-12")
@pytest.mark.parametrize("kind", ROW)
def test_a_character_helps_with_special_cards_of_his_type_alone(kind: str) -> None:
    t = table(
        houses=True, dice=(1, 1, 1), cards={0: [HELPER[kind]]}, stock={0: GOODS}, floors={"special.2": OF_TYPE[kind]}
    )
    assert t.may("place:white:special.2:0")
    other = next(k for k in ROW if k != kind)
    t = table(
        houses=True, dice=(1, 1, 1), cards={0: [HELPER[kind]]}, stock={0: GOODS}, floors={"special.2": OF_TYPE[other]}
    )
    assert t.clause("place:white:special.2:0") == "L-16"


@pytest.mark.clause("HR-5", "R-22", "L-70")
@pytest.mark.parametrize("kind", ROW)
def test_a_tile_hinders_with_special_cards_of_its_type_alone(kind: str) -> None:
    t = table(
        houses=True, dice=(4, 1, 1), banned={0: [LOWER[kind]]}, stock={0: GOODS}, floors={"special.1": OF_TYPE[kind]}
    )
    assert t.clause("place:white:special.1:0") == "L-16"
    other = next(k for k in ROW if k != kind)
    t = table(
        houses=True, dice=(4, 1, 1), banned={0: [LOWER[kind]]}, stock={0: GOODS}, floors={"special.1": OF_TYPE[other]}
    )
    assert t.may("place:white:special.1:0")


@pytest.mark.clause("U-7", "R-10")
def test_tile_2_8_takes_four_off_in_the_special_tower_alone() -> None:
    t = table(
        houses=True,
        dice=(4, 5, 1),
        banned={0: ["tile_2_8"]},
        floors={"special.1": "florin_vault", "territory.1": "woods"},
    )
    assert t.clause("place:white:special.1:0") == "L-16"
    assert t.may("place:black:special.1:0")
    assert t.may("place:orange:territory.1:0")


@pytest.mark.clause("R-22", "L-55", "L-84")
def test_special_cards_count_as_cards_of_their_type() -> None:
    t = table(
        houses=True, cards={0: ["florin_vault", "woods"]}, floors={"character.1": "noble"}, stock={0: {"coin": 6}}
    )
    assert t.do("place:white:character.1:0").changes() == {"coin": -6, "vp": 4}
    t = table(houses=True, cards={0: ["mint", "unfinished_dome"]}).do("place:white:production.small:0")
    assert t.changes() == {"coin": 4, "mp": 1}


# ---- bonus actions ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("HR-6", "L-36", "U-12")
def test_a_bonus_action_reaches_a_special_card_of_its_type() -> None:
    t = table(
        houses=True,
        floors={"character.1": "captain", "special.3": "florin_vault", "special.1": "loggia"},
        stock={0: {"coin": 4}},
    ).do("place:white:character.1:0")
    assert t.options("take") == ["take:special.3:0..0"]
    t.do("take:special.3:0")
    assert t.changes() == {"token": 1}
    assert t.members("special.3") == []


@pytest.mark.clause("HR-6", "L-38")
def test_its_toll_is_due_there_too() -> None:
    t = table(
        houses=True,
        floors={"special.1": "broker", "special.2": "florin_vault"},
        stock={0: {"coin": 3}},
        steps=[BonusTower(0, 0, 4, ())],
        members={"special.4": (1, "white")},
    )
    t.do("take:special.2:0")
    assert t.changes() == {"coin": -3}


@pytest.mark.clause("HR-6", "L-37", "L-70")
def test_tiles_and_characters_change_its_value() -> None:
    steps = [BonusTower(0, 0, 4, ())]
    t = table(houses=True, floors={"special.1": "florin_vault"}, steps=list(steps), banned={0: ["tile_2_8"]})
    assert t.clause("take:special.1:0") == "L-16"
    t = table(
        houses=True,
        floors={"special.1": "florin_vault"},
        steps=list(steps),
        banned={0: ["tile_2_8"]},
        cards={0: ["warlord"]},
    )
    assert t.may("take:special.1:0")


@pytest.mark.clause("HR-6", "L-39")
def test_the_architects_discount_holds_for_a_special_building() -> None:
    t = table(
        houses=True,
        floors={"character.1": "architect", "special.1": "loggia"},
        stock={0: {"coin": 4, "wood": 2, "stone": 1}},
    )
    t.do("place:white:character.1:0", "take:special.1:0")
    assert t.stock() == {**t.stock(), "wood": 0, "stone": 0, "vp": 6, "token": 1}


@pytest.mark.clause("HR-6", "L-39", "L-35")
def test_the_patrons_discount_leaves_the_secretarys_token() -> None:
    t = table(
        houses=True,
        floors={"character.1": "patron", "special.1": "secretary"},
        stock={0: {"coin": 7}},
        tokens={0: ["alms"]},
    )
    t.do("place:white:character.1:0", "take:special.1:0")
    assert t.stock() == {**t.stock(), "coin": 0, "token": 0, "vp": 2}


@pytest.mark.clause("HR-6", "L-40")
def test_any_card_means_special_ones_too() -> None:
    t = table(
        houses=True,
        floors={"character.1": "abbess", "special.1": "joiners_yard", "special.2": "humanist"},
        stock={0: {"coin": 5, "wood": 2}},
    ).do("place:white:character.1:0")
    assert sorted(t.options("take")) == ["take:special.1:0..0", "take:special.2:0..0"]


# ---- the Preacher, tile 1_8 ------------------------------------------------------------------------------------------


@pytest.mark.clause("HR-8", "L-34")
def test_the_preacher_loses_the_tokens_of_the_floors() -> None:
    t = table(houses=True, cards={0: ["preacher"]}, floors={"special.3": "marquisate"})
    assert t.do("place:white:special.3:0").changes() == {}
    t = table(houses=True, cards={0: ["preacher"]}, floors={"special.3": "secretary"}, stock={0: {"coin": 6}})
    assert t.clause("place:white:special.3:0") == "L-29"


@pytest.mark.clause("HR-14", "U-7")
@pytest.mark.parametrize(("floor", "tokens"), [("special.3", 0), ("special.4", 1)])
def test_tile_1_8_takes_one_from_each_floor(floor: str, tokens: int) -> None:
    t = table(houses=True, cards={0: ["warlord"]}, banned={0: ["tile_1_8"]}, floors={floor: "marquisate"})
    assert t.do(f"place:white:{floor}:0").changes() == ({"token": tokens} if tokens else {})


@pytest.mark.clause("HR-7", "L-81")
def test_brunelleschi_pays_no_toll_there() -> None:
    t = filled(played={0: ["filippo_brunelleschi"]}, members={"special.4": (1, "white")})
    assert t.do("place:white:special.1:0").changes() == {}


# ---- the adjusted tower ----------------------------------------------------------------------------------------------


@pytest.mark.clause("R-5", "R-6", "HR-10")
@pytest.mark.parametrize("kind", ROW)
@pytest.mark.parametrize(("players", "values"), [(2, (5, 6, 7, 8)), (4, (5, 6, 7, 8)), (5, (1, 2, 4, 6))])
def test_the_adjusted_tower_asks_for_other_values(kind: str, players: int, values: tuple[int, ...]) -> None:
    t = table(
        players,
        houses=True,
        adjusted=kind,
        floors={f"{kind}.{i}": SIX[kind][i] for i in (1, 2, 3, 4)},
        stock={0: {**GOODS, "servant": 9}},
    )
    assert t.options(f"place:neutral:{kind}") == [f"place:neutral:{kind}.{i + 1}:{n}..9" for i, n in enumerate(values)]


@pytest.mark.clause("R-5", "R-8", "HR-10")
def test_the_other_towers_and_the_special_one_stay() -> None:
    t = filled(adjusted="building", floors={"territory.4": "woods"}, stock={0: {"servant": 9}})
    assert t.options("place:neutral:special.1") == ["place:neutral:special.1:1..9"]
    assert t.options("place:neutral:territory.4") == ["place:neutral:territory.4:7..9"]


@pytest.mark.clause("HR-10", "L-23")
def test_the_floors_bonuses_stay() -> None:
    t = table(houses=True, adjusted="territory", floors={"territory.4": "commercial_hub"}, stock={0: {"servant": 2}})
    assert t.do("place:white:territory.4:2").changes() == {"wood": 2, "servant": -2}


@pytest.mark.clause("HR-10", "L-37")
def test_bonus_actions_meet_the_adjusted_values_too() -> None:
    t = table(
        houses=True,
        adjusted="territory",
        floors={"character.1": "captain", "territory.2": "woods", "territory.3": "village"},
        stock={0: {"coin": 4}},
    ).do("place:white:character.1:0")
    assert t.options("take") == ["take:territory.2:0..0"]


@pytest.mark.clause("R-7", "HR-10")
@pytest.mark.parametrize(
    ("now", "then"),
    [("territory", "character"), ("character", "building"), ("building", "venture"), ("venture", "territory")],
)
def test_the_tile_moves_on_each_round(now: str, then: str) -> None:
    t = table(houses=True, adjusted=now, round=2, steps=[SetUpRound()])
    assert houses_of(t.state).adjusted == ROW.index(then)


# ---- each round ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("R-4", "L-12")
@pytest.mark.parametrize(("round", "first"), [(1, 97), (2, 97), (3, 101), (4, 101), (5, 105), (6, 105)])
def test_four_special_cards_of_the_period_are_laid_out(round: int, first: int) -> None:
    period = (round + 1) // 2
    t = table(houses=True, round=round, steps=[SetUpRound()])
    laid = [t.card_on(f"special.{i}") for i in (1, 2, 3, 4)]
    assert len(set(laid)) == 4
    ids = [97 + CARD.value(card) - CARD.value("florin_vault") for card in laid]
    assert all((i - 97) % 12 // 4 == period - 1 for i in ids)
    assert first - 97 == 4 * (period - 1)


@pytest.mark.clause("R-24", "HR-11")
def test_left_cards_are_kept_but_no_special_ones() -> None:
    t = table(
        houses=True,
        round=2,
        floors={"special.1": "loggia", "venture.2": "crusade"},
        thrown=["mint"],
        steps=[SetUpRound()],
    )
    assert sorted(CARD.text(card) for card in houses_of(t.state).thrown) == ["crusade", "mint"]
