"""The special tower: cards by their own type, floors, toll, colours, bonus actions. R-19 to R-22, HR-4 to HR-10."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.lorenzo.kinds import FACE
from signoria.games.lorenzo.towers import BonusTower

from ..build import GOODS, SIX, Table, table

RICH = {**GOODS, "servant": 9}
SPECIAL = {  # of each type one card of the special tower
    "territory": "florin_vault", "character": "confessor", "building": "goldsmiths_shop", "venture": "sacking_a_castle",
}  # fmt: skip


def least(t: Table, member: str, space: str) -> int:
    """Servants that a placement needs."""
    (listed,) = t.options(f"place:{member}:{space}:")
    return int(listed.rsplit(":", 1)[1].split("..")[0])


# ---- cards and floors ------------------------------------------------------------------------------------------------


@pytest.mark.clause("R-19")
@pytest.mark.parametrize("kind", SPECIAL)
def test_a_special_card_goes_in_the_row_of_its_own_type(kind: str) -> None:
    t = table(houses=True, floors={"special.2": SPECIAL[kind]}, stock={0: RICH}).do("place:white:special.2:0")
    assert t.cards(0, kind) == [SPECIAL[kind]]
    assert t.told("card-taken") == [("card-taken", 0, SPECIAL[kind])]


@pytest.mark.clause("R-21", "U-1", "H-16")
@pytest.mark.parametrize(("floor", "value", "tokens"), [(1, 1, 0), (2, 3, 0), (3, 5, 1), (4, 7, 2)])
def test_the_floors_ask_for_1_3_5_and_7_and_the_upper_two_give_tokens(floor: int, value: int, tokens: int) -> None:
    space = f"special.{floor}"
    t = table(houses=True, dice=(1, 1, 1), floors={space: "florin_vault"}, stock={0: {"servant": 9}})
    assert least(t, "white", space) == value - 1
    t.do(f"place:white:{space}:{value - 1}")
    assert t.stock()["token"] == tokens
    assert t.told("tokens-drawn") == ([("tokens-drawn", 0, tokens)] if tokens else [])


@pytest.mark.clause("U-1", "H-17", "L-28", "R-16")
def test_the_floors_tokens_help_to_pay_for_the_card_on_it() -> None:
    """The Secretary costs 6 coins and a token; Buying a Title 10 coins or 5 tokens."""

    def secretary(floor: int, **more: Any) -> Table:
        return table(
            houses=True, floors={f"special.{floor}": "secretary"}, stock={0: {"coin": 6, "servant": 1}}, **more
        )

    assert secretary(2).clause("place:white:special.2:0") == "L-29"
    t = secretary(3).do("place:white:special.3:0")
    assert t.cards(0, "character") == ["secretary"]
    assert t.changes() == {"coin": -6, "vp": 2}
    assert len(t.told("token-paid")) == 1
    t = table(tokens={0: ["alms"] * 3}, floors={"special.4": "buying_a_title"}, stock={0: {"servant": 1}})
    t.do("place:white:special.4:1")
    while t.options("give-token"):
        t.do(t.options("give-token")[0])
    assert (t.cards(0, "venture"), t.stock()["token"], t.stock()["mp"]) == (["buying_a_title"], 0, 2)


@pytest.mark.clause("HR-22", "L-29")
def test_tokens_that_cannot_be_drawn_pay_for_nothing() -> None:
    everything = [face for face in FACE.ids for _ in range(3)]
    t = table(tokens={1: everything}, floors={"special.3": "secretary"}, stock={0: {"coin": 6}})
    assert t.lacks("place:white:special.3:0") == (((8, 1),),)
    t = table(tokens={1: everything[1:]}, floors={"special.3": "secretary"}, stock={0: {"coin": 6}})
    assert t.may("place:white:special.3:0")


@pytest.mark.clause("R-16", "L-30", "HR-21")
def test_a_price_in_tokens_is_a_choice_like_any_and_its_owner_says_which_go() -> None:
    t = table(
        tokens={0: ["alms"] * 4 + ["renown"] * 3}, floors={"special.1": "buying_a_title"}, stock={0: {"coin": 10}}
    )
    t.do("place:white:special.1:0")
    assert sorted(t.options()) == ["pay-more:0:0:0:0:0:0:5", "pay:0:0:10:0:0"]
    t.do("pay-more:0:0:0:0:0:0:5")
    assert sorted(t.options()) == ["give-token:alms", "give-token:renown"]
    t.do(*["give-token:renown"] * 3, *["give-token:alms"] * 2)
    assert t.cards(0, "venture") == ["buying_a_title"]
    assert (t.stock()["token"], t.stock()["coin"]) == (2, 10)
    assert t.told("token-paid")[-1] == ("token-paid", 0, "alms")


@pytest.mark.clause("HR-8", "L-34")
def test_the_preacher_gets_no_tokens_and_so_cannot_pay_with_them() -> None:
    t = table(houses=True, cards={0: ["preacher"]}, floors={"special.3": "florin_vault"})
    assert t.do("place:white:special.3:0").changes() == {}
    t = table(houses=True, cards={0: ["preacher"]}, floors={"special.3": "secretary"}, stock={0: {"coin": 6}})
    assert t.clause("place:white:special.3:0") == "L-29"


@pytest.mark.clause("HR-14", "U-7", "R-10")
def test_tile_1_8_takes_one_of_the_floors_tokens() -> None:
    for floor, tokens in ((3, 0), (4, 1)):
        t = table(houses=True, banned={0: ["tile_1_8"]}, floors={f"special.{floor}": "florin_vault"}, stock={0: RICH})
        t.do(f"place:white:special.{floor}:1")
        assert t.stock()["token"] == tokens
    t = table(houses=True, banned={0: ["tile_1_8"]}, floors={"special.3": "secretary"}, stock={0: {"coin": 6}})
    assert t.clause("place:white:special.3:0") == "L-29"


@pytest.mark.clause("HR-20", "L-42")
@pytest.mark.parametrize(("answer", "tokens"), [("accept", 1), ("decline", 0)])
def test_under_tile_3_8_the_floors_token_may_be_left_in_the_last_period(answer: str, tokens: int) -> None:
    t = table(houses=True, round=5, tiles=["tile_3_8"], floors={"special.3": "ceded_lands"})
    t.do("place:white:special.3:0", answer)
    assert (t.stock()["token"], t.cards(0, "territory")) == (tokens, ["ceded_lands"])


# ---- toll and colours ------------------------------------------------------------------------------------------------


@pytest.mark.clause("R-20", "H-5", "L-25")
@pytest.mark.parametrize("who", [(1, "neutral"), (1, "white"), (0, "neutral")])
def test_a_member_in_the_special_tower_makes_it_occupied(who: tuple[int, str]) -> None:
    position: dict[str, Any] = {"members": {"special.4": who}, "floors": {"special.1": "florin_vault"}}
    t = table(houses=True, stock={0: {"coin": 3}}, **position).do("place:black:special.1:0")
    assert t.told("toll-paid") == [("toll-paid", 0, 3)]
    assert t.changes() == {"coin": -3}
    assert table(houses=True, stock={0: {"coin": 2}}, **position).clause("place:black:special.1:0") == "L-26"


@pytest.mark.clause("L-26", "U-1")
def test_a_member_in_another_tower_does_not_matter() -> None:
    t = table(houses=True, members={"venture.4": (1, "white")}, floors={"special.1": "florin_vault"})
    t.do("place:black:special.1:0")
    assert t.told("toll-paid") == []
    assert t.cards(0, "territory") == ["florin_vault"]


@pytest.mark.clause("R-20", "H-4", "H-6", "H-7", "L-24")
def test_one_coloured_member_of_a_player_and_any_other_beside_it() -> None:
    floors = {"special.1": "florin_vault"}
    t = table(houses=True, members={"special.4": (0, "white")}, floors=floors, stock={0: {"coin": 3, "servant": 1}})
    assert t.clause("place:black:special.1:0") == "L-24"
    assert t.may("place:neutral:special.1:1")
    t = table(houses=True, members={"special.4": (0, "neutral")}, floors=floors, stock={0: {"coin": 3}})
    assert t.may("place:black:special.1:0")
    t = table(houses=True, members={"special.4": (1, "white")}, floors=floors, stock={0: {"coin": 3}})
    assert t.may("place:white:special.1:0")


@pytest.mark.clause("R-33", "HR-2", "R-20")
def test_the_brown_member_stands_beside_a_coloured_one_and_makes_the_tower_occupied() -> None:
    t = table(
        turn=(0, 1), families={0: "colonna"}, members={"special.4": (0, "white")},
        floors={"special.1": "florin_vault", "special.2": "hill_abbey"}, stock={0: {"coin": 3}, 1: {"coin": 3}},
    )  # fmt: skip
    t.do("place:brown:special.1:0")
    assert t.told("toll-paid") == [("toll-paid", 0, 3)]
    t = table(turn=(0, 1), families={0: "colonna"}, stock={1: {"coin": 3}},
              floors={"special.1": "florin_vault", "special.2": "hill_abbey"})  # fmt: skip
    t.do("place:brown:special.1:0", "place:white:special.2:0")
    assert t.told("toll-paid") == [("toll-paid", 1, 3)]


@pytest.mark.clause("HR-7", "R-20", "L-81")
@pytest.mark.parametrize(
    ("position", "special", "venture"),
    [({"cards": {0: ["chamberlain"]}}, 0, 3), ({"played": {0: ["filippo_brunelleschi"]}}, 0, 0), ({}, 3, 3)],
)
def test_who_pays_no_toll_where(position: dict[str, Any], special: int, venture: int) -> None:
    for space, due in (("special.1", special), ("venture.1", venture)):
        tower = space.split(".")[0]
        card = {"special": "sacking_a_castle", "venture": "military_campaign"}[tower]
        t = table(
            houses=True, members={f"{tower}.4": (1, "white")}, floors={space: card}, stock={0: {"mp": 3, "coin": 3}},
            **position,
        ).do(f"place:white:{space}:0")  # fmt: skip
        assert sum(coins for _, _, coins in t.told("toll-paid")) == due


@pytest.mark.clause("HR-7", "L-33")
def test_the_chamberlain_does_not_help_in_the_placement_that_brings_him() -> None:
    position: dict[str, Any] = {"members": {"special.4": (1, "white")}, "floors": {"special.1": "chamberlain"}}
    assert table(houses=True, stock={0: {"coin": 7}}, **position).clause("place:white:special.1:0") == "L-29"
    t = table(houses=True, stock={0: {"coin": 8}}, **position).do("place:white:special.1:0")
    assert t.changes() == {"coin": -8, "token": 1}


# ---- what names a type -----------------------------------------------------------------------------------------------


@pytest.mark.clause("R-22", "U-12", "HR-5", "L-20")
@pytest.mark.parametrize(
    ("helper", "kind"),
    [("warlord", "territory"), ("stonemason", "building"), ("dame", "character"), ("knight", "venture")],
)
def test_a_characters_bonus_holds_for_special_cards_of_its_type_alone(helper: str, kind: str) -> None:
    for card_kind, card in SPECIAL.items():
        t = table(houses=True, dice=(1, 1, 1), cards={0: [helper]}, floors={"special.2": card}, stock={0: RICH})
        assert least(t, "white", "special.2") == (0 if card_kind == kind else 2)


@pytest.mark.clause("R-22", "HR-5", "L-70")
@pytest.mark.parametrize(
    ("tile", "kind"),
    [("tile_2_1", "territory"), ("tile_2_2", "building"), ("tile_2_3", "character"), ("tile_2_4", "venture")],
)
def test_tiles_of_a_type_hold_for_special_cards_of_that_type(tile: str, kind: str) -> None:
    for card_kind, card in SPECIAL.items():
        t = table(houses=True, dice=(1, 1, 1), banned={0: [tile]}, floors={"special.1": card}, stock={0: RICH})
        assert least(t, "white", "special.1") == (4 if card_kind == kind else 0)


@pytest.mark.clause("U-7", "R-10", "L-70")
def test_tile_2_8_takes_4_off_in_the_special_tower_and_nowhere_else() -> None:
    position: dict[str, Any] = {"houses": True, "dice": (1, 1, 1), "banned": {0: ["tile_2_8"]}, "stock": {0: RICH}}
    t = table(floors={"special.1": "florin_vault", "territory.1": "woods"}, **position)
    assert (least(t, "white", "special.1"), least(t, "white", "territory.1")) == (4, 0)
    t = table(floors={"special.1": "florin_vault"}, cards={0: ["warlord"]}, **position)
    assert least(t, "white", "special.1") == 2


@pytest.mark.clause("HR-5", "L-35")
def test_discounts_by_type_and_picos_reach_special_cards_but_no_tokens() -> None:
    t = table(houses=True, cards={0: ["stonemason"]}, floors={"special.1": "joiners_yard"}, stock={0: {"wood": 1}})
    assert t.do("place:white:special.1:0").changes() == {"wood": -1, "vp": 2}
    t = table(houses=True, cards={0: ["dame"]}, floors={"special.1": "confessor"}, stock={0: {"coin": 1}})
    assert t.do("place:white:special.1:0").changes() == {"coin": -1, "fp": 1}
    t = table(tokens={0: ["alms"] * 5}, played={0: ["pico_della_mirandola"]}, floors={"special.1": "buying_a_title"},
              stock={0: {"coin": 7}})  # fmt: skip
    t.do("place:white:special.1:0")
    assert sorted(t.options()) == ["pay-more:0:0:0:0:0:0:5", "pay:0:0:7:0:0"]
    t = table(houses=True, played={0: ["pico_della_mirandola"]}, floors={"special.1": "embassy_to_naples"},
              stock={0: {"wood": 2, "fp": 1}})  # fmt: skip
    assert t.do("place:white:special.1:0").changes() == {"wood": -2, "fp": -1, "token": 3}


@pytest.mark.clause("HR-38", "L-31")
@pytest.mark.parametrize("kind", SIX)
def test_there_is_room_for_six_of_a_type_special_ones_included(kind: str) -> None:
    floors = {"special.1": SPECIAL[kind]}
    t = table(houses=True, cards={0: SIX[kind]}, floors=floors, stock={0: RICH})
    assert t.clause("place:white:special.1:0") == "L-31"
    assert t.lacks("place:white:special.1:0") == (6,)


@pytest.mark.clause("HR-38", "L-31")
@pytest.mark.parametrize(("kind", "special", "base"), [
    ("territory", "hill_abbey", "monastery"), ("character", "humanist", "captain"),
    ("building", "joiners_yard", "treasury"), ("venture", "housing_the_household", "sacred_war"),
])  # fmt: skip
def test_special_cards_take_up_room_of_base_cards(kind: str, special: str, base: str) -> None:
    t = table(houses=True, cards={0: [*SIX[kind][:5], special]}, floors={f"{kind}.1": base}, stock={0: RICH})
    assert t.clause(f"place:white:{kind}.1:0") == "L-31"


@pytest.mark.clause("HR-38", "L-32", "L-81")
def test_a_special_territory_needs_the_army_of_its_place() -> None:
    position: dict[str, Any] = {"cards": {0: ["woods", "village"]}, "floors": {"special.1": "florin_vault"}}
    t = table(houses=True, stock={0: {"mp": 2}}, **position)
    assert t.clause("place:white:special.1:0") == "L-32"
    assert t.lacks("place:white:special.1:0") == (3, 3, 2)
    assert table(houses=True, stock={0: {"mp": 3}}, **position).may("place:white:special.1:0")
    assert table(houses=True, played={0: ["cesare_borgia"]}, **position).may("place:white:special.1:0")


@pytest.mark.clause("HR-38", "L-32")
def test_a_special_territory_counts_for_the_army_of_the_next_one() -> None:
    t = table(houses=True, cards={0: ["woods", "florin_vault"]}, floors={"territory.1": "village"})
    assert t.clause("place:white:territory.1:0") == "L-32"


# ---- bonus actions ---------------------------------------------------------------------------------------------------


def bonus(kind: int, value: int, **position: Any) -> Table:
    """Seat 0 is to take a card of a type (-1: any) with an action of a value."""
    return table(houses=True, steps=[BonusTower(0, kind, value, ())], **position)


@pytest.mark.clause("HR-6", "L-36", "L-38")
def test_a_bonus_action_takes_a_special_card_of_the_type_shown() -> None:
    floors = {"special.1": "florin_vault", "special.2": "confessor", "special.3": "goldsmiths_shop"}
    t = bonus(1, 6, floors=floors, stock={0: RICH})
    assert t.options("take:special") == ["take:special.2:0..9"]
    assert t.clause("take:special.1:0") == "L-36"
    assert t.clause("take:special.4:0") == "L-27"
    t = bonus(-1, 4, floors=floors, stock={0: RICH})
    assert t.options("take:special") == ["take:special.1:0..9", "take:special.2:0..9", "take:special.3:1..9"]


@pytest.mark.clause("HR-6", "R-20", "R-21", "L-38")
def test_there_it_pays_the_toll_and_gets_the_floors_tokens() -> None:
    t = bonus(2, 6, floors={"special.3": "goldsmiths_shop"}, members={"special.1": (1, "white")},
              stock={0: {"wood": 1, "stone": 1, "coin": 3}})  # fmt: skip
    t.do("take:special.3:0")
    assert t.changes() == {"wood": -1, "stone": -1, "coin": -3, "vp": 2, "token": 1}
    assert not t.state.coloured[6] & 1  # nobody was placed: L-36


@pytest.mark.clause("HR-6", "U-7", "HR-5")
def test_tile_2_8_and_characters_change_its_value() -> None:
    floors = {"special.2": "florin_vault"}
    assert bonus(0, 6, floors=floors, banned={0: ["tile_2_8"]}, stock={0: RICH}).options("take") == [
        "take:special.2:1..9"
    ]
    assert bonus(0, 1, floors=floors, cards={0: ["warlord"]}).options("take") == ["take:special.2:0..0"]


@pytest.mark.clause("HR-6", "L-39")
def test_the_discount_of_a_bonus_action_holds_for_a_special_card() -> None:
    t = table(houses=True, floors={"character.1": "architect", "special.1": "joiners_yard"},
              stock={0: {"coin": 4, "wood": 1}})  # fmt: skip
    t.do("place:white:character.1:0", "take:special.1:0")
    assert t.cards(0, "building") == ["joiners_yard"]
    assert t.stock()["wood"] == 0


# ---- Ariosto, passing, adjustment ------------------------------------------------------------------------------------


@pytest.mark.clause("HR-9", "L-27")
def test_a_special_floor_without_a_card_stays_closed_to_ariosto() -> None:
    t = table(houses=True, played={0: ["ludovico_ariosto"]}, members={"special.1": (1, "white")}, stock={0: RICH})
    assert t.clause("place:white:special.1:0") == "L-27"
    t = table(houses=True, played={0: ["ludovico_ariosto"]}, members={"special.1": (1, "white")}, stock={0: RICH},
              floors={"special.1": "florin_vault"})  # fmt: skip
    assert t.may("place:white:special.1:0")


@pytest.mark.clause("HR-4", "A-6", "L-14")
def test_whoever_can_place_in_the_special_tower_must_place() -> None:
    """Members of value 0, no servants, and a Warlord: only a territory can be reached."""
    position: dict[str, Any] = {"dice": (1, 1, 1), "banned": {0: ["tile_1_7"]}, "cards": {0: ["warlord"]}}
    assert table(houses=True, **position).options() == ["pass"]
    t = table(houses=True, floors={"special.1": "florin_vault"}, **position)
    assert {x.split(":")[2] for x in t.options()} == {"special.1"}
    assert t.clause("pass") == "L-14"


@pytest.mark.clause("HR-10", "R-5", "R-8", "L-37")
def test_the_adjusted_tower_asks_for_more_in_placements_and_bonus_actions() -> None:
    floors = {f"building.{i + 1}": card for i, card in enumerate(("mint", "tax_office", "residence", "chapel"))}
    t = table(houses=True, dice=(1, 1, 1), adjusted="building", floors={**floors, "special.1": "florin_vault"},
              stock={0: {**GOODS, "servant": 12}})  # fmt: skip
    assert [least(t, "white", f"building.{i}") for i in (1, 2, 3, 4)] == [4, 5, 6, 7]
    assert least(t, "white", "special.1") == 0
    t.do("place:white:building.3:6")
    assert t.changes() == {"mp": 1, "vp": 1, "stone": -2, "servant": -6}  # the floor's bonus stays
    t = bonus(2, 6, adjusted="building", floors=floors, stock={0: RICH})
    assert t.options("take") == [
        "take:building.1:0..9", "take:building.2:0..9", "take:building.3:1..9", "take:building.4:2..9",
    ]  # fmt: skip


@pytest.mark.clause("R-6", "HR-10")
def test_with_five_players_it_asks_for_less() -> None:
    floors = {f"building.{i + 1}": card for i, card in enumerate(("mint", "tax_office", "residence", "chapel"))}
    t = table(5, dice=(1, 1, 1), adjusted="building", floors=floors, stock={0: {**GOODS, "servant": 9}})
    assert [least(t, "white", f"building.{i}") for i in (1, 2, 3, 4)] == [0, 1, 3, 5]
