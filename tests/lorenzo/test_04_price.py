"""Chapter 4, the price: what the floor gives towards it, two prices, discounts."""

from __future__ import annotations

import pytest

from .build import CHEAP, GOODS, SIX, TOWERS, table

# ---- bonus, price ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("L-28", "A-5")
def test_the_floors_bonus_pays_for_the_card() -> None:
    """The rulebook's example: no coin left, nobody in the tower, and the third floor brings the one that is due."""
    goods = {"wood": 1, "stone": 1}
    low = table(dice=(6, 1, 1), stock={0: goods}, floors={"venture.2": "repairing_the_church"})
    assert low.clause("place:white:venture.2:0") == "L-29"
    assert low.lacks("place:white:venture.2:0") == (((2, 1),),)
    high = table(dice=(6, 1, 1), stock={0: goods}, floors={"venture.3": "repairing_the_church"})
    high.do("place:white:venture.3:0")
    assert high.changes() == {"wood": -1, "stone": -1, "fp": 1}


@pytest.mark.clause("L-28", "L-30")
def test_military_points_of_the_floor_count_for_a_price_in_military_points() -> None:
    """With changed numbers: the venture tower's fourth floor gives 2 MP in place of its coins."""
    bonus = "lorenzo.board.towers.venture.floors.3.bonus"
    t = table(
        stock={0: {"mp": 2, "servant": 1}},
        floors={"venture.4": "support_to_the_bishop"},
        sets={f"{bonus}.coin": 0, f"{bonus}.mp": 2},
    )
    t.do("place:white:venture.4:1")  # 2 + 2 = 4 are owned, 2 are paid
    assert t.changes() == {"servant": -1, "fp": 3}


@pytest.mark.clause("L-28", "L-66")
def test_a_bonus_that_a_tile_takes_away_does_not_pay() -> None:
    goods = {"wood": 1, "stone": 1, "servant": 1}
    for floor, pays in ((3, False), (4, True)):
        t = table(
            dice=(6, 1, 1),
            stock={0: goods},
            banned={0: ["tile_1_2"]},
            floors={f"venture.{floor}": "repairing_the_church"},
        )
        if pays:
            t.do("place:white:venture.4:1")
            assert t.changes() == {"wood": -1, "stone": -1, "servant": -1, "fp": 1}
        else:
            assert t.clause("place:white:venture.3:0") == "L-29"


@pytest.mark.clause("L-28")
@pytest.mark.parametrize("gift", [{"priv": 1}, {"wood": 1, "stone": 1}, {"wood": 2, "stone": 1}])
def test_whatever_a_floor_gives_comes_before_the_price(gift: dict[str, int]) -> None:
    """With changed numbers a floor may give a privilege, or leave a choice of loss: that is settled, then one pays."""
    bonus = "lorenzo.board.towers.venture.floors.2.bonus"
    t = table(
        stock={0: {"wood": 1 if gift.get("wood") == 2 else 2, "stone": 2}},
        banned={0: ["tile_1_4"]},
        option={"tile_1_4": "one_choice"},
        floors={"venture.3": "raising_a_statue"},
        sets={f"{bonus}.coin": 0} | {f"{bonus}.{r}": n for r, n in gift.items()},
    )
    t.do("place:white:venture.3:0")
    assert t.question == ("privilege" if "priv" in gift else "lose")
    assert t.card_on("venture.3") == "raising_a_statue"
    t.do("privilege:faith" if "priv" in gift else "lose:wood")
    assert t.cards(0, "venture") == ["raising_a_statue"]
    assert t.stock()["wood"] == 0


@pytest.mark.clause("L-17", "L-28", "L-88")
def test_servants_of_the_floor_come_too_late_for_the_value_and_in_time_for_the_price() -> None:
    """With changed numbers: the third floor gives 2 servants, as many as the Garden costs."""
    floor = {"lorenzo.board.towers.building.floors.2.bonus.servant": 2}
    board = {"floors": {"building.3": "garden"}, "sets": floor}
    t = table(dice=(5, 4, 1), stock={0: {"wood": 4, "stone": 2}}, **board)
    assert t.clause("place:black:building.3:1") == "L-16"
    t.do("place:white:building.3:0")
    assert t.stock()["servant"] == 0
    one = table(dice=(5, 4, 1), stock={0: {"wood": 4, "stone": 2, "servant": 1}}, **board)
    assert one.options("place:black:building.3") == ["place:black:building.3:1..1"]


@pytest.mark.clause("L-29")
def test_case_7_the_theater_from_the_fourth_floor() -> None:
    t = table(
        dice=(6, 6, 6),
        stock={0: {"wood": 12, "coin": 10, "mp": 10, "vp": 10, "servant": 4}},
        floors={"building.4": "theater"},
    )
    t.do("place:white:building.4:4")  # force 10
    assert t.changes() == {"wood": -2, "coin": -2, "mp": 2, "vp": 6, "servant": -4}
    assert t.stock()["coin"] == 8
    assert t.stock()["vp"] == 16
    assert t.card_on("building.4") == ""


@pytest.mark.clause("L-29", "L-25", "L-69")
def test_case_15_price_toll_and_bonus_of_one_placement() -> None:
    """With changed numbers: the floor gives 1 coin. A member of value 6, under tile 1_7 5, needs 2 servants."""
    bonus = "lorenzo.board.towers.character.floors.3.bonus"
    t = table(
        dice=(6, 1, 1),
        round=5,
        stock={0: {"coin": 10, "servant": 10}},
        banned={0: ["tile_1_7"]},
        members={"character.1": (1, "white")},
        floors={"character.4": "paramour"},
        sets={f"{bonus}.stone": 0, f"{bonus}.coin": 1},
    )
    t.do("place:white:character.4:2")
    assert t.stock()["coin"] == 10 - 7 - 3 + 1
    assert t.stock()["servant"] == 8


@pytest.mark.clause("L-29")
@pytest.mark.parametrize(
    ("card", "price"),
    [
        ("stronghold", {"wood": 2, "stone": 2, "coin": 2}),
        ("garden", {"wood": 4, "stone": 2, "servant": 2}),
        ("repairing_the_abbey", {"wood": 2, "stone": 2, "coin": 2}),
        ("improving_the_canals", {"coin": 3, "servant": 2}),
        ("knight", {"coin": 2}),
    ],
)
def test_the_exact_price_is_enough_and_one_less_of_anything_is_not(card: str, price: dict[str, int]) -> None:
    kind = {"stronghold": "building", "garden": "building", "knight": "character"}.get(card, "venture")
    t = table(stock={0: price}, floors={f"{kind}.1": card})
    t.do(f"place:white:{kind}.1:0")
    assert {r: -n for r, n in t.changes().items() if r in price} == price
    assert {n for r, n in t.stock().items() if r in price} == {0}
    for resource, amount in price.items():
        less = price | {resource: amount - 1}
        t = table(stock={0: less}, floors={f"{kind}.1": card})
        assert t.clause(f"place:white:{kind}.1:0") == "L-29"
        assert t.lacks(f"place:white:{kind}.1:0") == (((("wood", "stone", "coin", "servant").index(resource), 1),),)


@pytest.mark.clause("L-29")
def test_points_are_spent_only_where_the_card_says_so() -> None:
    """Nothing but the MP price of a venture takes points."""
    points = {"mp": 20, "fp": 10, "vp": 10}
    for tower, card in CHEAP.items():
        t = table(stock={0: {**GOODS, **points}}, floors={f"{tower}.1": card})
        t.do(f"place:white:{tower}.1:0")
        assert not [r for r in points if t.changes().get(r, 0) < 0]
    t = table(stock={0: points}, floors={"venture.1": "crusade"})
    t.do("place:white:venture.1:0")
    assert t.changes() == {"mp": -4, "coin": 5, "fp": 1}


@pytest.mark.clause("L-29", "L-27", "L-31", "L-32")
def test_nobody_enters_only_for_the_bonus_or_to_block() -> None:
    """Every floor's card is out of reach for another reason, and so no floor can be chosen."""
    t = table(
        dice=(6, 6, 6),
        stock={0: {"servant": 9}},
        cards={0: [*SIX["character"], *SIX["territory"][:2]]},
        floors={
            "territory.4": "citadel",
            "character.4": "preacher",
            "building.4": "theater",
            "venture.4": "hiring_mercenaries",
        },
    )
    clauses = {tower: t.clause(f"place:white:{tower}.4:1") for tower in TOWERS}
    assert clauses == {"territory": "L-32", "character": "L-31", "building": "L-29", "venture": "L-29"}
    assert not [x for x in t.options("place:") if x.split(":")[2].startswith(TOWERS)]


@pytest.mark.clause("L-30")
@pytest.mark.parametrize(
    ("card", "need", "paid"), [("military_campaign", 3, 2), ("crusade", 8, 4), ("sacred_war", 15, 8)]
)
def test_a_price_in_military_points_asks_for_more_than_it_takes(card: str, need: int, paid: int) -> None:
    short = table(stock={0: {"mp": need - 1}}, floors={"venture.1": card})
    assert short.clause("place:white:venture.1:0") == "L-30"
    assert short.lacks("place:white:venture.1:0") == (((4, 1),),)
    t = table(stock={0: {"mp": need}}, floors={"venture.1": card})
    t.do("place:white:venture.1:0")
    assert t.changes()["mp"] == -paid


@pytest.mark.clause("L-30")
def test_of_two_prices_one_is_chosen() -> None:
    goods = {"wood": 1, "stone": 1, "coin": 2, "mp": 4}
    t = table(stock={0: goods}, floors={"venture.1": "support_to_the_bishop"})
    t.do("place:white:venture.1:0")
    assert t.question == "pay"
    assert t.options() == ["pay:1:1:2:0:0", "pay:0:0:0:0:2"]
    t.do("pay:0:0:0:0:2")
    assert t.changes() == {"mp": -2, "fp": 3}
    u = table(stock={0: goods}, floors={"venture.1": "support_to_the_bishop"})
    u.do("place:white:venture.1:0", "pay:1:1:2:0:0")
    assert u.changes() == {"wood": -1, "stone": -1, "coin": -2, "fp": 3}


@pytest.mark.clause("L-30", "L-26")
@pytest.mark.parametrize(("mp", "ways"), [(6, ["goods"]), (10, ["goods", "mp"])])
def test_case_17_what_a_venture_with_two_prices_can_be_paid_with(mp: int, ways: list[str]) -> None:
    t = table(
        round=5,
        stock={0: {"wood": 3, "stone": 4, "coin": 7, "mp": mp}},
        members={"venture.1": (1, "white")},
        floors={"venture.2": "support_to_the_pope"},
    )
    t.do("place:white:venture.2:0")
    if ways == ["goods"]:  # nothing to ask
        assert t.changes() == {"wood": -3, "stone": -3, "coin": -7, "fp": 2}
    else:
        assert t.changes() == {"coin": -3}
        assert t.options() == ["pay:3:3:4:0:0", "pay:0:0:0:0:5"]


@pytest.mark.clause("L-30", "L-26")
def test_the_toll_may_leave_only_one_of_two_prices() -> None:
    t = table(
        stock={0: {"wood": 1, "stone": 1, "coin": 4, "mp": 4}},
        members={"venture.1": (1, "white")},
        floors={"venture.2": "support_to_the_bishop"},
    )
    t.do("place:white:venture.2:0")  # one coin is left of the two that the first price asks for
    assert t.changes() == {"coin": -3, "mp": -2, "fp": 3}


# ---- discounts -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("L-35")
def test_the_stonemason_takes_off_a_wood_or_a_stone() -> None:
    t = table(stock={0: {"wood": 5, "stone": 5}}, cards={0: ["stonemason"]}, floors={"building.1": "mint"})
    t.do("place:white:building.1:0")
    assert sorted(t.options()) == ["pay:0:3:0:0:0", "pay:1:2:0:0:0"]
    t.do("pay:1:2:0:0:0")
    assert t.changes() == {"wood": -1, "stone": -2, "vp": 5}


@pytest.mark.clause("L-35")
@pytest.mark.parametrize(
    ("card", "stock", "paid"),
    [
        ("mint", {"wood": 0, "stone": 3}, {"stone": -3}),  # only one of the two can be paid
        ("mint", {"wood": 1, "stone": 2}, {"wood": -1, "stone": -2}),
        ("treasury", {"wood": 2, "stone": 9}, {"wood": -2}),  # costs wood alone: the stone would be wasted
        ("baptistery", {"wood": 9, "stone": 2}, {"stone": -2}),
        ("theater", {"wood": 1, "coin": 2}, {"wood": -1, "coin": -2}),
    ],
)
def test_without_a_choice_he_does_not_ask(card: str, stock: dict[str, int], paid: dict[str, int]) -> None:
    t = table(stock={0: stock}, cards={0: ["stonemason"]}, floors={"building.1": card})
    t.do("place:white:building.1:0")
    assert t.question == ""
    assert {r: n for r, n in t.changes().items() if n < 0} == paid


@pytest.mark.clause("L-35", "L-29")
def test_one_of_each_less_is_too_much_to_ask_of_him() -> None:
    t = table(stock={0: {"wood": 0, "stone": 2}}, cards={0: ["stonemason"]}, floors={"building.1": "mint"})
    assert t.clause("place:white:building.1:0") == "L-29"
    assert len(t.lacks("place:white:building.1:0")[0]) == 1  # type: ignore[arg-type]  # one wood or one stone is short


@pytest.mark.clause("L-35")
@pytest.mark.parametrize(
    ("cards", "played", "card", "price"),
    [
        (["dame"], [], "farmer", 2),
        (["dame"], [], "hiring_recruits", 4),  # not on ventures
        ([], ["pico_della_mirandola"], "farmer", 0),
        ([], ["pico_della_mirandola"], "papal_messenger", 2),
        ([], ["pico_della_mirandola"], "hiring_recruits", 1),
        (["dame"], ["pico_della_mirandola"], "papal_messenger", 1),
        (["dame"], ["pico_della_mirandola"], "warlord", 0),  # 2 - 1 - 3: not below 0
        (["dame", "stonemason"], ["pico_della_mirandola"], "paramour", 3),
    ],
)
def test_coin_discounts_add_up_and_stop_at_nothing(cards: list[str], played: list[str], card: str, price: int) -> None:
    tower = "venture" if card == "hiring_recruits" else "character"
    for coins in {max(price - 1, 0), price}:
        t = table(stock={0: {"coin": coins}}, cards={0: cards}, played={0: played}, floors={f"{tower}.1": card})
        if coins < price:
            assert t.clause(f"place:white:{tower}.1:0") == "L-29"
        else:
            t.do(f"place:white:{tower}.1:0")
            assert t.changes().get("coin", 0) == -price
            assert bool(t.told("paid")) == bool(price)


@pytest.mark.clause("L-35")
@pytest.mark.parametrize(
    ("card", "options"),
    [
        ("stronghold", ["pay:2:1:0:0:0", "pay:1:2:0:0:0"]),  # 2 wood, 2 stone, 2 coins
        ("fair", ["pay:2:0:1:0:0"]),  # 3 wood, 4 coins
        ("church", ["pay:1:3:0:0:0", "pay:0:4:0:0:0"]),  # no coins: nothing for Pico
    ],
)
def test_stonemason_and_pico_together(card: str, options: list[str]) -> None:
    t = table(
        stock={0: GOODS}, cards={0: ["stonemason"]}, played={0: ["pico_della_mirandola"]}, floors={"building.1": card}
    )
    t.do("place:white:building.1:0")
    if len(options) > 1:
        assert t.options() == options
    else:
        assert t.told("paid") == [("paid", 0, {"wood": 2, "coin": 1})]


@pytest.mark.clause("L-35", "L-30")
def test_pico_lowers_the_coins_of_a_price_not_its_military_points() -> None:
    t = table(
        stock={0: {"wood": 1, "stone": 1, "mp": 4}},
        played={0: ["pico_della_mirandola"]},
        floors={"venture.1": "support_to_the_bishop"},
    )
    t.do("place:white:venture.1:0")
    assert t.options() == ["pay:1:1:0:0:0", "pay:0:0:0:0:2"]


@pytest.mark.clause("L-35")
def test_discounts_are_their_owners_alone_and_the_card_keeps_its_price() -> None:
    board = {"cards": {0: ["dame"]}, "played": {0: ["pico_della_mirandola"]}, "floors": {"character.1": "farmer"}}
    t = table(turn=1, stock={1: {"coin": 3}}, **board)
    t.do("place:white:character.1:0")
    assert t.changes() == {"coin": -3}
    assert table(turn=1, stock={1: {"coin": 2}}, **board).clause("place:white:character.1:0") == "L-29"
