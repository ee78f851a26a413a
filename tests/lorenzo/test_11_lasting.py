"""Chapter 11: leaders whose abilities last, and Montefeltro, who changes a value for a round."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.lorenzo.flow import EndOfRound
from signoria.games.lorenzo.placing import Turn
from signoria.games.lorenzo.rules import GAME

from .build import Table, table
from .facts import CARDS, FACTS, of_type

TURN = Turn(0, False, False)
HARVEST = FACTS["personal_bonus_tiles"][0]["harvest"]

# ---- values of members -----------------------------------------------------------------------------------------------


def least(t: Table, member: str, space: str) -> int:
    """Fewest servants for a placement."""
    (listed,) = t.options(f"place:{member}:{space}:")
    return int(listed.rpartition(":")[2].partition("..")[0])


def values(t: Table, seat: int = 0) -> list[int]:
    """Of a player's members, white, black, orange, neutral, as the board shows them."""
    shown = GAME.board(GAME.mask(t.state, seat), seat)["players"][seat]["members"]
    return [member["value"] for member in shown]


@pytest.mark.clause("L-79", "L-21")
@pytest.mark.parametrize(
    ("played", "expected"),
    [
        ([], [6, 3, 1, 0]),
        (["ludovico_il_moro"], [5, 5, 5, 0]),
        (["lucrezia_borgia"], [8, 5, 3, 0]),
        (["sigismondo_malatesta"], [6, 3, 1, 3]),
        (["ludovico_il_moro", "lucrezia_borgia"], [7, 7, 7, 0]),
        (["lucrezia_borgia", "ludovico_il_moro", "sigismondo_malatesta"], [7, 7, 7, 3]),
    ],
)
def test_what_lasting_leaders_make_of_the_members(played: list[str], expected: list[int]) -> None:
    t = table(played={0: played}, stock={0: {"servant": 9}}, floors={"territory.4": "woods"})
    assert values(t) == expected
    for member, value in zip(("white", "black", "orange", "neutral"), expected, strict=True):
        assert least(t, member, "territory.4") == max(0, 7 - value)
        assert least(t, member, "palace") == max(0, 1 - value)


@pytest.mark.clause("L-79", "A-13", "L-69")
@pytest.mark.parametrize("played", [["ludovico_il_moro", "lucrezia_borgia"], ["lucrezia_borgia", "ludovico_il_moro"]])
def test_set_first_then_add_whatever_came_first(played: list[str]) -> None:
    assert values(table(played={0: played}, banned={0: ["tile_1_7"]})) == [6, 6, 6, 0]
    assert values(table(played={0: ["ludovico_il_moro"]}, banned={0: ["tile_1_7"]})) == [4, 4, 4, 0]


@pytest.mark.clause("L-79")
def test_montefeltro_raises_one_coloured_member_to_six_for_the_round() -> None:
    t = table(2, dice=(1, 2, 3), played={0: ["federico_da_montefeltro"]}, steps=[TURN, TURN, EndOfRound(), TURN])
    t.do("use:federico_da_montefeltro")
    assert t.options() == ["raise:white", "raise:black", "raise:orange"]
    t.do("raise:black")
    assert values(t) == [1, 6, 3, 0]
    t.do("place:white:market.1:0")
    assert values(t) == [1, 6, 3, 0]
    t.do("place:orange:market.2:0")
    assert values(t) == [1, 2, 3, 0], "a new round"


@pytest.mark.clause("L-79")
def test_montefeltro_only_raises_a_member_that_is_still_at_hand() -> None:
    t = table(played={0: ["federico_da_montefeltro"]}, members={"market.1": (0, "white"), "market.2": (0, "black")})
    assert t.do("use:federico_da_montefeltro").options() == ["raise:orange"]
    members = {"market.1": (0, "white"), "market.2": (0, "black"), "palace": (0, "orange")}
    t = table(played={0: ["federico_da_montefeltro"]}, members=members, stock={0: {"servant": 1}})
    assert t.clause("use:federico_da_montefeltro") == "L-79"


@pytest.mark.clause("L-79", "L-74")
def test_montefeltro_after_the_last_coloured_member_leaves_nothing_to_do() -> None:
    members = {"market.1": (0, "white"), "market.2": (0, "black")}
    t = table(played={0: ["federico_da_montefeltro"]}, members=members)
    assert t.do("place:orange:palace:0", "privilege:coins").asked == -1


@pytest.mark.clause("A-14", "A-13", "L-79")
def test_montefeltros_six_goes_before_il_moros_five_and_others_are_added() -> None:
    played = ["federico_da_montefeltro", "ludovico_il_moro"]
    t = table(played={0: played}).do("use:federico_da_montefeltro", "raise:orange")
    assert values(t) == [5, 5, 6, 0]
    t = table(played={0: [*played, "lucrezia_borgia"]}, banned={0: ["tile_1_7"]})
    assert values(t.do("use:federico_da_montefeltro", "raise:orange")) == [6, 6, 7, 0]


@pytest.mark.clause("L-79", "L-20", "L-17")
def test_servants_and_characters_still_add_to_set_values() -> None:
    t = table(dice=(1, 1, 1), played={0: ["ludovico_il_moro"]}, cards={0: ["farmer"]}, stock={0: {"servant": 1}}).do(
        "place:white:harvest.small:1"
    )
    assert t.told("worked")[0][3] == 5 + 2 + 1


@pytest.mark.clause("L-79")
def test_other_players_dice_stay_as_they_are() -> None:
    t = table(played={0: ["ludovico_il_moro", "lucrezia_borgia"]})
    assert values(t, 1) == [6, 3, 1, 0]


# ---- Ariosto ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("L-80", "L-48", "A-3")
@pytest.mark.parametrize("space", ["market.1", "market.2", "market.3", "market.4", "harvest.small", "production.small"])
def test_ariosto_opens_spaces_that_are_taken(space: str) -> None:
    position: dict[str, Any] = {"members": {space: [(1, "white")]}}
    assert table(**position).clause(f"place:white:{space}:0") == "L-19"
    t = table(played={0: ["ludovico_ariosto"]}, **position).do(f"place:white:{space}:0")
    assert t.members(space) == [(1, "white"), (0, "white")]


@pytest.mark.clause("L-80", "L-48")
def test_case_23_the_gain_is_the_full_one() -> None:
    t = table(members={"market.1": (1, "white")}, played={0: ["ludovico_ariosto"]})
    assert t.do("place:white:market.1:0").changes() == {"coin": 5}


@pytest.mark.clause("L-80")
def test_ariosto_helps_his_owner_only_also_where_he_stands_himself() -> None:
    t = table(turn=1, members={"market.1": (0, "white")}, played={0: ["ludovico_ariosto"]})
    assert t.clause("place:white:market.1:0") == "L-19"
    t = table(members={"market.1": (0, "black")}, played={0: ["ludovico_ariosto"]})
    assert t.do("place:white:market.1:0").changes() == {"coin": 5}, "he may share with himself"


@pytest.mark.clause("A-3", "L-80", "L-24", "L-25", "L-81")
def test_case_23_colour_rule_and_toll_hold_for_ariosto() -> None:
    """An occupied floor with a card, which play cannot produce."""
    position: dict[str, Any] = {"stock": {0: {"coin": 3}}, "floors": {"territory.1": "woods"}}
    ariosto = {0: ["ludovico_ariosto"]}
    t = table(played=ariosto, members={"territory.1": (0, "black")}, **position)
    assert t.clause("place:white:territory.1:0") == "L-24"
    t = table(played=ariosto, members={"territory.1": (1, "black")}, **position)
    assert t.do("place:white:territory.1:0").changes() == {"coin": -3, "wood": 1}
    assert table(members={"territory.1": (1, "black")}, **position).clause("place:white:territory.1:0") == "L-19"


@pytest.mark.clause("A-3", "L-80", "L-27", "L-50", "L-7")
def test_ariosto_opens_no_empty_floor_no_closed_space_and_no_second_colour() -> None:
    ariosto: dict[str, Any] = {"played": {0: ["ludovico_ariosto"]}, "stock": {0: {"coin": 9}}}
    t = table(members={"territory.1": (1, "white")}, **ariosto)
    assert t.clause("place:white:territory.1:0") == "L-27"
    assert table(2, **ariosto).clause("place:white:harvest.large:0") == "L-7"
    assert table(3, **ariosto).clause("place:white:market.3:0") == "L-7"
    t = table(members={"harvest.small": (0, "black")}, **ariosto)
    assert t.clause("place:white:harvest.small:0") == "L-50"
    t = table(members={"harvest.small": (0, "neutral")}, **ariosto)
    assert t.may("place:white:harvest.small:0")


# ---- towers ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("L-81", "L-25")
def test_brunelleschi_pays_no_toll() -> None:
    position: dict[str, Any] = {"members": {"territory.2": (1, "white")}, "floors": {"territory.1": "village"}}
    assert table(**position).clause("place:white:territory.1:0") == "L-26"
    t = table(played={0: ["filippo_brunelleschi"]}, **position).do("place:white:territory.1:0")
    assert (t.changes(), t.told("toll-paid")) == ({}, [])


@pytest.mark.clause("L-81", "L-38")
def test_brunelleschi_pays_none_in_bonus_actions_either() -> None:
    t = table(
        played={0: ["filippo_brunelleschi"]}, stock={0: {"coin": 4}}, round=3,
        floors={"character.1": "patron", "character.2": "knight"},
    ).do("place:white:character.1:0", "take:character.2:0")  # fmt: skip
    assert t.stock()["coin"] == 4 - 3 - (2 - 2)


@pytest.mark.clause("L-81", "L-32")
def test_cesare_borgia_needs_no_military_points_for_territories() -> None:
    for owned in range(6):
        position: dict[str, Any] = {"cards": {0: of_type("territory")[:owned]}, "floors": {"territory.1": "castle"}}
        t = table(played={0: ["cesare_borgia"]}, round=5, **position)
        assert t.do("place:white:territory.1:0").cards(0, "territory")[-1] == "castle"
        if owned >= 2:
            assert table(round=5, **position).clause("place:white:territory.1:0") == "L-32"
    full = table(played={0: ["cesare_borgia"]}, cards={0: of_type("territory")[:6]}, floors={"territory.1": "castle"})
    assert full.clause("place:white:territory.1:0") == "L-31"


@pytest.mark.clause("L-81", "L-30")
def test_cesare_borgia_lifts_no_military_cost() -> None:
    t = table(played={0: ["cesare_borgia"]}, stock={0: {"mp": 2}}, floors={"venture.1": "military_campaign"})
    assert t.clause("place:white:venture.1:0") == "L-30"


@pytest.mark.clause("L-35", "L-81")
@pytest.mark.parametrize("card", [key for key, d in CARDS.items() if any("coin" in cost for cost in d["costs"])])
def test_pico_takes_three_coins_off_every_card_that_costs_coins(card: str) -> None:
    d = CARDS[card]
    cost = next(cost for cost in d["costs"] if "coin" in cost)
    stock = {"coin": max(0, cost["coin"] - 3), **{r: n for r, n in cost.items() if r not in ("coin", "mp_req")}}
    space = f"{d['type']}.1"
    t = table(played={0: ["pico_della_mirandola"]}, stock={0: stock}, floors={space: card})
    t.do(f"place:white:{space}:0")
    (paid,) = t.told("paid") or [("paid", 0, ())]
    assert sum(dict(paid[2]).values()) == sum(stock.values())
    assert t.cards(0, d["type"]) == [card]


@pytest.mark.clause("L-35", "L-26")
def test_pico_takes_nothing_off_the_toll_nor_off_cards_without_coins() -> None:
    members = {"character.4": (1, "white")}
    t = table(
        played={0: ["pico_della_mirandola"]}, stock={0: {"coin": 3}}, members=members, floors={"character.1": "warlord"}
    )
    assert t.do("place:white:character.1:0").changes() == {"coin": -3, "mp": 3}
    t = table(
        played={0: ["pico_della_mirandola"]}, stock={0: {"coin": 2}}, members=members, floors={"character.1": "warlord"}
    )
    assert t.clause("place:white:character.1:0") == "L-26"
    t = table(played={0: ["pico_della_mirandola"]}, stock={0: {"wood": 2}}, floors={"building.1": "chapel"})
    assert t.do("place:white:building.1:0").changes() == {"wood": -2, "fp": 1}


@pytest.mark.clause("L-35")
def test_pico_and_the_dame_add_up_to_four() -> None:
    t = table(
        played={0: ["pico_della_mirandola"]},
        cards={0: ["dame"]},
        stock={0: {"coin": 3}},
        floors={"character.1": "noble"},
    )
    assert t.do("place:white:character.1:0").changes() == {"coin": -2}


# ---- Santa Rita ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("L-82", "A-24")
@pytest.mark.parametrize("card", [key for key, d in CARDS.items() if d.get("immediate") or d.get("immediate_per")])
def test_santa_rita_doubles_goods_of_cards_and_nothing_else(card: str) -> None:
    d = CARDS[card]
    stock = {"wood": 20, "stone": 20, "coin": 20, "servant": 20, "mp": 20}
    space = f"{d['type']}.1"
    owned = [next(key for key in of_type(kind) if key != card) for kind in ("territory", "building", "venture")]

    def gained(played: list[str]) -> dict[str, int]:
        position: dict[str, Any] = {"stock": {0: stock}, "floors": {space: card}, "cards": {0: [*owned, "dame"]}}
        t = table(played={0: played}, round=5, **position).do(f"place:white:{space}:0")
        if t.question == "pay":
            t.do(t.options("pay")[0])
        return {r: n for _, _, source, goods in t.told("gained") if source == card for r, n in dict(goods).items()}

    plain, doubled = gained([]), gained(["santa_rita"])
    goods = {"wood", "stone", "coin", "servant"}
    assert plain
    assert doubled == {r: n * 2 if r in goods else n for r, n in plain.items()}


@pytest.mark.clause("L-82")
def test_santa_rita_doubles_no_floor_bonus_no_privilege_no_harvest() -> None:
    rita = {0: ["santa_rita"]}
    t = table(played=rita, dice=(6, 1, 1), floors={"territory.3": "woods"}).do("place:white:territory.3:0")
    assert t.changes() == {"wood": 1 + 2}
    t = table(played=rita, stock={0: {"coin": 2}}, floors={"character.1": "knight"})
    t.do("place:white:character.1:0", "privilege:coins")
    assert t.changes() == {}, "2 paid, 2 by the privilege"
    assert table(played=rita).do("place:white:market.1:0").changes() == {"coin": 5}
    assert table(played=rita).do("place:white:harvest.small:0").changes() == HARVEST


@pytest.mark.clause("L-82")
def test_santa_rita_doubles_the_goods_of_a_bonus_actions_card_too() -> None:
    t = table(
        played={0: ["santa_rita"]}, stock={0: {"coin": 3}}, floors={"character.1": "abbess", "territory.1": "city"}
    )
    t.do("place:white:character.1:0", "take:territory.1:0")
    assert t.stock()["coin"] == 6


@pytest.mark.clause("A-24", "L-82", "L-35")
def test_santa_rita_leaves_discounts_alone() -> None:
    """The Stonemason still takes 1 wood or 1 stone off."""
    t = table(played={0: ["santa_rita"]}, cards={0: ["stonemason"]}, stock={0: {"wood": 1, "stone": 1}},
              floors={"building.1": "mint"})  # fmt: skip
    assert t.clause("place:white:building.1:0") == "L-29"
    t = table(played={0: ["santa_rita"]}, cards={0: ["stonemason"]}, stock={0: {"stone": 3}},
              floors={"building.1": "mint"})  # fmt: skip
    assert t.do("place:white:building.1:0").changes() == {"stone": -3, "vp": 5}
