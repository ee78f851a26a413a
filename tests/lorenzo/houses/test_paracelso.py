"""Paracelso: servants paid in the place of wood, stone and coins, one for one. R-28, HR-36."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest

from signoria.games.lorenzo.kinds import CARD, SPACE
from signoria.games.lorenzo.paying import toll
from signoria.games.lorenzo.pieces import Card
from signoria.games.lorenzo.resources import FLOORS, RESOURCES, SPACES, TYPES
from signoria.games.lorenzo.towers import BonusTower

from ..build import Table, table

GOODS = ("wood", "stone", "coin", "servant", "mp", "fp")


def paracelso(**position: Any) -> Table:
    """Seat 0 has Paracelso in play."""
    return table(houses=True, played={0: ["paracelso"]}, **position)


def pays(t: Table) -> list[str]:
    """The prices to choose from: wood, stone, coins, servants."""
    return sorted(x.removeprefix("pay:").rsplit(":", 1)[0] for x in t.options("pay:"))


# ---- cards -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("HR-36", "R-28")
def test_a_cards_price_may_be_paid_with_any_number_of_servants_in_place() -> None:
    t = paracelso(floors={"building.1": "chapel"}, stock={0: {"wood": 2, "servant": 2}})
    t.do("place:white:building.1:0")
    assert pays(t) == ["0:0:0:2", "1:0:0:1", "2:0:0:0"]
    t.do("pay:1:0:0:1:0")
    assert t.changes() == {"wood": -1, "servant": -1, "fp": 1}
    assert t.told("paid") == [("paid", 0, {"wood": 1, "servant": 1})]


@pytest.mark.clause("HR-36")
def test_each_kind_for_itself_and_only_what_is_there() -> None:
    t = paracelso(floors={"building.1": "marketplace"}, stock={0: {"wood": 1, "stone": 1, "servant": 2}})
    t.do("place:white:building.1:0")
    assert pays(t) == ["0:1:0:2", "1:0:0:2", "1:1:0:1"]
    t = paracelso(floors={"character.1": "farmer"}, stock={0: {"servant": 3}}).do("place:white:character.1:0")
    assert t.changes() == {"servant": -3}  # one way, no question
    t = paracelso(floors={"character.1": "farmer"}, stock={0: {"servant": 2}})
    assert t.lacks("place:white:character.1:0") == (((2, 1),),)


@pytest.mark.clause("HR-36", "L-29")
def test_servants_on_the_value_come_on_top() -> None:
    t = paracelso(floors={"building.2": "chapel"}, stock={0: {"wood": 1, "servant": 4}})
    assert t.options("place:orange:building.2") == ["place:orange:building.2:2..3"]
    t.do("place:orange:building.2:3")
    assert t.changes() == {"wood": -1, "servant": -4, "fp": 1}
    t = paracelso(floors={"building.2": "chapel"}, stock={0: {"wood": 1, "servant": 2}})
    assert t.why("place:orange:building.2:2").reason == "cost-servants"


@pytest.mark.clause("HR-36", "L-29")
def test_servants_that_the_card_itself_costs_come_on_top() -> None:
    position: dict[str, Any] = {"floors": {"special.1": "arsenal"}}
    t = paracelso(stock={0: {"wood": 2, "stone": 1, "servant": 2}}, **position).do("place:white:special.1:0")
    assert t.changes() == {"wood": -2, "stone": -1, "servant": -2, "vp": 5}
    t = paracelso(stock={0: {"wood": 2, "stone": 1, "servant": 1}}, **position)
    assert t.clause("place:white:special.1:0") == "L-29"


@pytest.mark.clause("HR-36", "L-35", "L-39")
def test_they_stand_for_what_is_left_after_discounts() -> None:
    t = paracelso(cards={0: ["stonemason"]}, floors={"building.1": "chapel"}, stock={0: {"servant": 1}})
    assert t.do("place:white:building.1:0").changes() == {"servant": -1, "fp": 1}
    t = paracelso(cards={0: ["dame"]}, floors={"character.1": "warlord"}, stock={0: {"servant": 1}})
    assert t.do("place:white:character.1:0").changes() == {"servant": -1, "mp": 3}
    discount = ((0, 1), (1, 1))
    t = paracelso(floors={"building.1": "barracks"}, steps=[BonusTower(0, 2, 6, discount)])
    assert t.do("take:building.1:0").changes() == {"vp": 3}


@pytest.mark.clause("HR-36", "L-28")
def test_the_floors_bonus_leaves_fewer_servants_to_pay() -> None:
    t = paracelso(floors={"venture.3": "repairing_the_church"}, stock={0: {"servant": 2}})
    t.do("place:white:venture.3:0")
    assert t.changes() == {"servant": -2, "fp": 1}  # the coin is the floor's
    t = paracelso(floors={"venture.1": "repairing_the_church"}, stock={0: {"servant": 2}})
    assert t.clause("place:white:venture.1:0") == "L-29"


@pytest.mark.clause("HR-36", "L-30")
def test_not_for_military_or_faith_points_nor_for_tokens() -> None:
    t = paracelso(floors={"venture.1": "military_campaign"}, stock={0: {"servant": 9, "mp": 2}})
    assert t.lacks("place:white:venture.1:0") == (((4, 1),),)
    t = paracelso(floors={"special.1": "embassy_to_naples"}, stock={0: {"servant": 9}})
    assert t.lacks("place:white:special.1:0") == (((5, 1),),)  # the other price lacks 5 military points
    t = paracelso(floors={"special.1": "secretary"}, stock={0: {"servant": 9}})
    assert t.lacks("place:white:special.1:0") == (((8, 1),),)


@pytest.mark.clause("HR-36", "L-30")
def test_of_two_prices_each_has_its_ways() -> None:
    t = paracelso(
        floors={"venture.1": "support_to_the_bishop"}, stock={0: {"wood": 1, "coin": 2, "servant": 1, "mp": 4}}
    )
    t.do("place:white:venture.1:0")
    assert sorted(t.options()) == ["pay:0:0:0:0:2", "pay:1:0:2:1:0"]


@pytest.mark.clause("HR-36", "R-30", "L-75")
def test_not_in_requirements() -> None:
    t = paracelso(hand={0: ["sandro_botticelli", "girolamo_savonarola"]}, stock={0: {"servant": 30, "coin": 17}})
    assert t.clause("play:sandro_botticelli") == "L-74"
    assert t.clause("play:girolamo_savonarola") == "L-74"


@pytest.mark.clause("HR-36")
def test_only_for_his_owner() -> None:
    t = table(houses=True, played={1: ["paracelso"]}, floors={"building.1": "chapel"}, stock={0: {"servant": 9}})
    assert t.clause("place:white:building.1:0") == "L-29"


@pytest.mark.clause("HR-37", "HR-36")
def test_with_carlo_a_servant_adds_2_to_a_value_and_still_pays_for_one_thing() -> None:
    t = table(houses=True, played={0: ["paracelso", "carlo_viii"]}, floors={"building.4": "chapel"},
              stock={0: {"servant": 5}})  # fmt: skip
    assert t.options("place:orange:building.4") == ["place:orange:building.4:3..3"]


@pytest.mark.clause("HR-48", "R-34", "HR-36")
def test_da_montefeltro_keep_what_was_really_paid() -> None:
    t = table(families={0: "da_montefeltro"}, played={0: ["paracelso"]}, floors={"building.1": "mint"},
              stock={0: {"wood": 1, "stone": 2, "servant": 9}})  # fmt: skip
    t.do("place:white:building.1:0", "pay:0:2:0:2:0")
    assert t.told("stored") == [("stored", 0, {"stone": 2})]


# ---- the toll --------------------------------------------------------------------------------------------------------


def entering(stock: dict[str, int], card: str = "village", tower: str = "territory", **position: Any) -> Table:
    """Seat 0 is to place in a tower where another member stands."""
    return paracelso(
        members={f"{tower}.4": (1, "white")}, floors={f"{tower}.1": card}, stock={0: {"mp": 0, **stock}}, **position
    )


@pytest.mark.clause("HR-36", "L-26")
def test_the_toll_may_be_paid_with_servants() -> None:
    t = entering({"coin": 3, "servant": 3}).do("place:white:territory.1:0")
    assert t.options() == ["toll-with:0..3"]
    t.do("toll-with:2")
    assert t.changes() == {"coin": -1, "servant": -2}
    assert t.told("toll-paid") == [("toll-paid", 0, 1)]
    assert t.told("toll-replaced") == [("toll-replaced", 0, 2)]
    assert t.cards(0, "territory") == ["village"]


@pytest.mark.clause("HR-36", "L-26")
def test_only_as_many_coins_and_servants_as_are_there() -> None:
    t = entering({"coin": 2, "servant": 2}).do("place:white:territory.1:0")
    assert t.options() == ["toll-with:1..2"]
    t = entering({"servant": 3}).do("place:white:territory.1:0")
    assert t.changes() == {"servant": -3}  # one way, no question
    assert (t.told("toll-paid"), t.told("toll-replaced")) == ([], [("toll-replaced", 0, 3)])
    t = entering({"coin": 3}).do("place:white:territory.1:0")
    assert t.changes() == {"coin": -3}
    assert entering({"coin": 1, "servant": 1}).clause("place:white:territory.1:0") == "L-26"
    t = entering({"coin": 1, "servant": 2})
    assert t.options("place:white:territory.1") == ["place:white:territory.1:0..0"]


@pytest.mark.clause("HR-36", "L-26", "L-28", "L-29")
def test_what_the_toll_takes_must_leave_the_price() -> None:
    t = entering({"coin": 3, "servant": 3, "wood": 1}, "chapel", "building").do("place:white:building.1:0")
    assert t.options() == ["toll-with:0..2"]
    t.do("toll-with:2")
    assert t.changes() == {"coin": -1, "servant": -3, "wood": -1, "fp": 1}
    t = entering({"coin": 3, "servant": 2, "wood": 0}, "chapel", "building").do("place:white:building.1:0")
    assert t.changes() == {"coin": -3, "servant": -2, "fp": 1}
    t = entering({"coin": 4, "servant": 0}, "farmer", "character")
    assert t.clause("place:white:character.1:0") == "L-29"
    t = entering({"coin": 4, "servant": 2}, "farmer", "character").do("place:white:character.1:0")
    assert t.options() == ["toll-with:0..2"]  # a coin saved at the toll pays the card


@pytest.mark.clause("HR-36", "L-26", "L-28")
def test_the_floors_bonus_helps_with_the_card_and_not_with_the_toll() -> None:
    position: dict[str, Any] = {"members": {"venture.4": (1, "white")}, "floors": {"venture.3": "repairing_the_church"}}
    t = paracelso(stock={0: {"coin": 2, "wood": 1, "stone": 1}}, **position)
    assert t.clause("place:white:venture.3:0") == "L-26"
    t = paracelso(stock={0: {"coin": 2, "wood": 1, "stone": 1, "servant": 1}}, **position)
    assert t.do("place:white:venture.3:0").changes() == {
        "coin": -2, "servant": -1, "wood": -1, "stone": -1, "fp": 1,
    }  # fmt: skip


@pytest.mark.clause("HR-36", "L-38")
def test_also_in_a_bonus_action() -> None:
    t = paracelso(members={"territory.4": (1, "white")}, floors={"territory.1": "village"},
                  stock={0: {"coin": 3, "servant": 2}}, steps=[BonusTower(0, 0, 6, ())])  # fmt: skip
    assert t.options("take") == ["take:territory.1:0..2"]
    t.do("take:territory.1:1")
    assert t.options() == ["toll-with:0..1"]
    assert t.do("toll-with:1").changes() == {"coin": -2, "servant": -1}


@pytest.mark.clause("HR-36", "R-20")
def test_also_in_the_special_tower_whose_own_members_make_it_occupied() -> None:
    t = paracelso(members={"special.4": (0, "neutral")}, floors={"special.1": "florin_vault"},
                  stock={0: {"coin": 3, "servant": 1}}).do("place:white:special.1:0")  # fmt: skip
    assert t.options() == ["toll-with:0..1"]


# ---- exchanges of leaders --------------------------------------------------------------------------------------------


@pytest.mark.clause("HR-36", "R-28")
def test_servants_stand_in_leaders_exchanges_too() -> None:
    t = table(houses=True, played={0: ["paracelso", "giulio_ii"]}, stock={0: {"wood": 1, "stone": 1, "servant": 2}})
    t.do("use-one:giulio_ii:1")
    assert pays(t) == ["0:1:0:2", "1:0:0:2", "1:1:0:1"]
    t.do("pay:1:1:0:1:0")
    assert t.changes() == {"wood": -1, "stone": -1, "servant": -1, "fp": 3}
    t = table(houses=True, played={0: ["paracelso", "giulio_ii"]}, stock={0: {"wood": 1, "servant": 1}})
    assert t.clause("use-one:giulio_ii:1") == "R-28"


@pytest.mark.clause("HR-36", "HR-19")
def test_but_not_for_points_or_tokens() -> None:
    t = table(houses=True, played={0: ["paracelso", "raffaello_sanzio", "beatrice_deste"]}, stock={0: {"servant": 9}})
    assert t.clause("use-one:raffaello_sanzio:1") == "R-28"
    assert t.clause("use-one:beatrice_deste:1") == "R-28"
    assert t.do("use-one:raffaello_sanzio:2").changes() == {"servant": -1, "vp": 3}


# ---- price, toll and value together ----------------------------------------------------------------------------------


def payable(t: Table, card: str, space: str, servants: int) -> bool:
    """By trying everything: can the toll be paid, then the card, when so many servants went into the value?"""
    s, p = t.state, t.state.players[0]
    number = SPACE.value(space)
    due = toll(s, p, (number - FLOORS) >> 2)
    have = dict(zip(RESOURCES, p.stock, strict=False))
    for stand_in in range(due + 1):
        coins, left = have["coin"] - (due - stand_in), have["servant"] - servants - stand_in
        if coins < 0 or left < 0:
            continue
        bonus = dict(s.tables.gain[number])
        now = [n + bonus.get(i, 0) for i, n in enumerate((have["wood"], have["stone"], coins))]
        for w in s.tables.cards[CARD.value(card)].costs:
            for given in product(*(range(w[i] + 1) for i in range(3))):
                fits = all(w[i] - given[i] <= now[i] for i in range(3))
                if (
                    fits
                    and sum(given) + w[3] <= left
                    and all(
                        n <= have[r] + bonus.get(RESOURCES.index(r), 0)
                        for r, n in (("mp", w[5]), ("fp", w[6]), ("token", w[7]))
                    )
                ):
                    return True
    return False


@pytest.mark.clause("HR-36", "L-26", "L-28", "L-29")
@pytest.mark.parametrize("seed", range(80))
def test_a_placement_is_offered_with_just_the_servants_that_leave_toll_and_price(seed: int) -> None:
    rng = random.Random(seed)
    cards = table(houses=True).state.tables.cards
    floors: dict[str, str] = {}
    for space in SPACES[FLOORS : FLOORS + 20]:
        tower = space.split(".")[0]
        fitting = [c.key for c in cards if (c.special if tower == "special" else _type(c) == tower and not c.special)]
        floors[space] = rng.choice([key for key in fitting if key not in floors.values()])
    stock = {r: rng.choice((0, 1, 2, 3, 5)) for r in GOODS}
    members = {f"{tower}.2": (1, colour) for tower, colour in zip(
        rng.sample(("territory", "character", "building", "venture", "special"), 2), ("white", "black"), strict=True
    )}  # fmt: skip
    t = paracelso(dice=(6, 6, 6), floors=floors, stock={0: stock}, members=members)
    for space, card in floors.items():
        if space in members or space.endswith(".4"):
            continue
        listed = t.options(f"place:white:{space}:")
        can = [n for n in range(stock["servant"] + 1) if payable(t, card, space, n)]
        assert listed == ([f"place:white:{space}:0..{can[-1]}"] if can else []), (space, card, stock)
        if can:
            again = paracelso(dice=(6, 6, 6), floors=floors, stock={0: stock}, members=members)
            again.do(f"place:white:{space}:{rng.choice(can)}")
            for question in ("toll-with", "pay"):
                for text in again.options(question)[:1]:
                    again.do(text.rsplit(":", 1)[0] + ":" + text.rsplit("..", 1)[1] if ".." in text else text)
            assert card in again.cards(0, _type(cards[CARD.value(card)]))


def _type(card: Card) -> str:
    return TYPES[card.type]
