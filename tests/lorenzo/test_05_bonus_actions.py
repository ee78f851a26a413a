"""Chapter 5: bonus actions that take a card: value, toll, price."""

from __future__ import annotations

import pytest

from .build import CHEAP, GOODS, TOWERS, after

# ---- taking a card without a member ---------------------------------------------------------------------------------


@pytest.mark.clause("L-36", "L-31")
def test_the_captain_takes_a_territory_and_places_nobody() -> None:
    t = after("captain", floors={"territory.2": "woods", "building.1": "chapel"})
    assert t.question == "bonus-tower"
    hand = t.at_hand(0)
    t.do("take:territory.2:0")
    assert t.changes() == {"wood": 1}
    assert t.cards(0, "territory") == ["woods"]
    assert t.card_on("territory.2") == ""
    assert t.members("territory.2") == []
    assert t.at_hand(0) == hand


@pytest.mark.clause("L-36", "A-26", "L-25")
def test_afterwards_the_tower_is_as_empty_as_before() -> None:
    t = after(
        "captain", turn=[0, 1, 0], floors={"territory.2": "woods", "territory.1": "village", "territory.3": "forest"}
    )
    t.do("take:territory.2:0")
    t.do("place:white:territory.1:0")  # seat 1
    assert not t.told("toll-paid")
    t.do("place:black:territory.3:0")  # seat 0: no coloured member of his stands there
    assert t.told("toll-paid") == [("toll-paid", 0, 3)]


@pytest.mark.clause("L-36", "L-24")
def test_the_colour_rule_has_no_part_in_it() -> None:
    t = after("captain", members={"territory.1": (0, "black")}, floors={"territory.2": "woods"})
    t.do("take:territory.2:0")
    assert t.cards(0, "territory") == ["woods"]


@pytest.mark.clause("L-36")
@pytest.mark.parametrize(
    ("card", "tower"),
    [("captain", "territory"), ("architect", "building"), ("patron", "character"), ("hero", "venture")],
)
def test_only_the_named_type_can_be_taken(card: str, tower: str) -> None:
    floors = {f"{x}.2": "farmer" if x == "character" else CHEAP[x] for x in TOWERS}
    t = after(card, floors=floors)
    if t.question == "privilege":
        t.do("privilege:faith")
    assert t.options() == [f"take:{tower}.2:0..{t.stock()['servant']}", "decline"]
    for other in set(TOWERS) - {tower}:
        assert t.clause(f"take:{other}.2:0") == "L-36"


@pytest.mark.clause("L-36", "L-27")
@pytest.mark.parametrize(
    ("card", "floor", "value"),
    [("abbess", "character.1", 4), ("ambassador", "character.1", 7), ("repairing_the_cathedral", "venture.1", 7)],
)
def test_any_type_can_be_taken_where_none_is_named(card: str, floor: str, value: int) -> None:
    floors = {f"{x}.2": "farmer" if x == "character" else CHEAP[x] for x in TOWERS}
    t = after(card, floor, floors=floors | {"building.4": "theater"})
    if t.question == "privilege":
        t.do("privilege:faith")
    assert [x.split(":")[1] for x in t.options("take")] == [
        "territory.2", "character.2", "building.2", "building.4", "venture.2",
    ]  # fmt: skip
    assert t.clause("take:territory.3:9") == "L-27"
    least = 7 - value
    assert f"take:building.4:{least}..9" in t.options()


# ---- its value ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("L-37", "L-20", "L-70", "L-36")
@pytest.mark.parametrize(
    ("cards", "banned", "least"),
    [
        ([], [], 1),  # 6 for 7
        (["warlord"], [], 0),
        ([], ["tile_2_1"], 5),
        (["warlord"], ["tile_2_1"], 3),
        (["farmer", "artisan"], ["tile_1_5", "tile_2_2"], 1),  # they are about other things
    ],
)
def test_servants_helpers_and_penalties_change_its_value(cards: list[str], banned: list[str], least: int) -> None:
    for servants in (least, max(least - 1, 0)):
        t = after(
            "captain", cards={0: cards}, banned={0: banned}, stock={0: {**GOODS, "servant": servants}},
            floors={"territory.4": "village"},
        )  # fmt: skip
        if servants < least:
            assert t.clause(f"take:territory.4:{least}") == "L-16"
            assert t.lacks(f"take:territory.4:{least}") == (least, servants)
            assert t.options() == ["decline"]
        else:
            t.do(f"take:territory.4:{least}")
            assert t.changes() == ({"wood": 2, "servant": -least} if least else {"wood": 2})


@pytest.mark.clause("L-37", "L-21", "L-69")
def test_what_changes_members_does_not_change_it() -> None:
    leaders = ["lucrezia_borgia", "sigismondo_malatesta", "ludovico_il_moro"]
    for played, banned in ((leaders, []), ([], ["tile_1_7"])):
        t = after("captain", played={0: played}, banned={0: banned}, floors={"territory.4": "village"})
        assert t.options("take") == ["take:territory.4:1..9"]


@pytest.mark.clause("A-12", "L-37", "L-71")
@pytest.mark.parametrize(("servants", "listed"), [(1, None), (2, "2..2"), (5, "2..5")])
def test_with_tile_2_6_two_servants_add_one(servants: int, listed: str | None) -> None:
    t = after(
        "captain",
        banned={0: ["tile_2_6"]},
        stock={0: {**GOODS, "servant": servants}},
        floors={"territory.4": "village"},
    )
    assert t.options("take") == ([f"take:territory.4:{listed}"] if listed else [])
    if listed:
        t.do(f"take:territory.4:{servants}")
        assert t.changes() == {"wood": 2, "servant": -servants}
        assert t.told("servants-spent") == [("servants-spent", 0, servants)]  # the log shows them


@pytest.mark.clause("L-37", "L-29")
def test_servants_for_the_price_are_kept_back_here_too() -> None:
    """The Canals cost 2 servants and lie on the fourth floor; the Hero acts at 6."""
    t = after("hero", stock={0: {**GOODS, "servant": 2}}, floors={"venture.4": "improving_the_canals"})
    t.do("privilege:faith")
    assert t.clause("take:venture.4:1") == "L-29"
    u = after("hero", stock={0: {**GOODS, "servant": 3}}, floors={"venture.4": "improving_the_canals"})
    u.do("privilege:faith")
    assert u.options("take") == ["take:venture.4:1..1"]


# ---- toll and floor -------------------------------------------------------------------------------------------------


@pytest.mark.clause("L-38", "L-25")
@pytest.mark.parametrize(
    ("card", "tower"), [("patron", "character"), ("abbess", "character"), ("ambassador", "character")]
)
def test_the_own_member_that_has_just_come_makes_the_tower_occupied(card: str, tower: str) -> None:
    t = after(card, floors={f"{tower}.2": "farmer"})
    if t.question == "privilege":
        t.do("privilege:faith")
    t.do(f"take:{tower}.2:0")
    discount = 2 if card == "patron" else 0
    assert t.told("toll-paid") == [("toll-paid", 0, 3)]
    assert t.changes() == {"coin": -3 - 3 + discount}


@pytest.mark.clause("L-38", "L-25", "A-25")
@pytest.mark.parametrize("who", [(1, "white"), (2, "neutral"), (0, "black")])
def test_any_other_member_does_as_well(who: tuple[int, str]) -> None:
    t = after("captain", members={"territory.1": who}, floors={"territory.2": "woods"})
    t.do("take:territory.2:0")
    assert t.changes() == {"coin": -3, "wood": 1}


@pytest.mark.clause("L-38", "L-26")
@pytest.mark.parametrize("coins", [2, 3])
def test_the_toll_of_a_bonus_action_is_not_paid_by_its_floor(coins: int) -> None:
    """The Hero costs 4. With 2 coins left, the floor's 2 come too late; the Campaign costs no coin."""
    t = after(
        "hero", stock={0: {"coin": 4 + coins, "mp": 3, "servant": 1}},
        members={"venture.1": (1, "white")}, floors={"venture.4": "military_campaign"},
    )  # fmt: skip
    t.do("privilege:faith")
    if coins == 2:
        assert t.clause("take:venture.4:1") == "L-26"
        assert t.lacks("take:venture.4:1") == (3, 2)
    else:
        t.do("take:venture.4:1")
        assert t.changes() == {"coin": -3 + 2 + 3, "mp": -2, "servant": -1}


@pytest.mark.clause("L-38", "L-81")
def test_brunelleschi_spares_it_here_too() -> None:
    t = after("patron", played={0: ["filippo_brunelleschi"]}, floors={"character.2": "farmer"})
    t.do("take:character.2:0")
    assert t.changes() == {"coin": -1}


@pytest.mark.clause("L-38", "L-34")
@pytest.mark.parametrize("cards", [[], ["preacher"]])
def test_the_floors_bonus_comes_unless_the_preacher_forbids(cards: list[str]) -> None:
    t = after("captain", cards={0: cards}, floors={"territory.3": "village"})
    t.do("take:territory.3:0")
    assert t.changes() == ({} if cards else {"wood": 1})


@pytest.mark.clause("L-38", "L-28")
def test_the_floors_bonus_helps_to_pay() -> None:
    t = after(
        "hero", stock={0: {"coin": 4, "wood": 1, "stone": 1}}, floors={"venture.3": "repairing_the_church"}
    )  # fmt: skip
    t.do("privilege:faith", "take:venture.3:0")
    assert t.stock() | {"vp": 0} == {"wood": 0, "stone": 0, "coin": 0, "servant": 0, "mp": 0, "fp": 2, "vp": 0}


# ---- its price ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("L-39", "L-29")
@pytest.mark.parametrize("coins", [5, 6])
def test_the_second_card_is_paid_with_what_the_first_leaves(coins: int) -> None:
    """The Abbess costs 3, the Recruits cost 4: together 7, and the floor gives nothing."""
    t = after("abbess", stock={0: {"coin": coins + 1}}, floors={"venture.2": "hiring_recruits"})
    if coins == 5:
        assert t.clause("take:venture.2:0") == "L-29"
        assert t.lacks("take:venture.2:0") == (((2, 1),),)
    else:
        t.do("take:venture.2:0")
        assert t.changes() == {"coin": -4, "mp": 5}


@pytest.mark.clause("L-39", "L-35")
@pytest.mark.parametrize(
    ("cards", "card", "paid"),
    [
        ([], "stronghold", {"wood": 1, "stone": 1, "coin": 2}),  # 2 wood, 2 stone, 2 coins
        ([], "treasury", {"wood": 2}),
        ([], "residence", {"stone": 1}),
        ([], "tax_office", {"wood": 2}),  # 3 wood, 1 stone
        (["stonemason"], "tax_office", {"wood": 1}),
        (["stonemason"], "treasury", {"wood": 1}),
        (["stonemason"], "barracks", {}),  # 1 wood, 1 stone: never below nothing
    ],
)
def test_the_architects_discount_adds_to_the_stonemasons(cards: list[str], card: str, paid: dict[str, int]) -> None:
    t = after("architect", cards={0: cards}, floors={"building.1": card})
    t.do("take:building.1:0")
    assert t.told("paid") == ([("paid", 0, paid)] if paid else [])
    assert t.cards(0, "building") == [card]


@pytest.mark.clause("L-39", "L-29")
@pytest.mark.parametrize(
    ("card", "owned", "target", "left"),
    [
        ("architect", [], "building.1:treasury", {"wood": 2}),
        ("architect", ["stonemason"], "building.1:treasury", {"wood": 1}),
        ("patron", [], "character.2:papal_messenger", {"coin": 3 + 3}),
        ("patron", ["dame"], "character.2:papal_messenger", {"coin": 3 + 2}),
    ],
)
def test_the_discounted_price_is_enough_and_one_less_is_not(
    card: str, owned: list[str], target: str, left: dict[str, int]
) -> None:
    floor, _, wanted = target.partition(":")
    first = {"architect": 4, "patron": 3}[card] - ("dame" in owned)
    ((resource, amount),) = left.items()
    for short in (0, 1):
        stock = {"coin": 0} | {resource: amount - short}
        stock["coin"] += first
        t = after(card, cards={0: owned}, stock={0: stock}, floors={floor: wanted})
        if short:
            assert t.clause(f"take:{floor}:0") == "L-29"
            assert t.lacks(f"take:{floor}:0") == (((("wood", "stone", "coin").index(resource), 1),),)
        else:
            t.do(f"take:{floor}:0")
            assert t.stock()[resource] == 0


@pytest.mark.clause("L-39", "L-35")
def test_together_they_may_leave_a_choice() -> None:
    t = after("architect", cards={0: ["stonemason"]}, floors={"building.1": "stronghold"})
    t.do("take:building.1:0")
    assert sorted(t.options()) == ["pay:0:1:2:0:0", "pay:1:0:2:0:0"]
    t.do("pay:0:1:2:0:0")
    assert t.changes() == {"stone": -1, "coin": -2, "vp": 8}


@pytest.mark.clause("L-39", "L-29")
def test_what_is_short_is_counted_with_the_discount() -> None:
    """The Treasury costs 3 wood, for the Architect 2: with 1 in hand 1 is short."""
    t = after("architect", stock={0: {"coin": 4, "wood": 1}}, floors={"building.1": "treasury"})
    assert t.clause("take:building.1:0") == "L-29"
    assert t.lacks("take:building.1:0") == (((0, 1),),)


@pytest.mark.clause("L-39", "L-35", "L-38")
@pytest.mark.parametrize(
    ("cards", "played", "price"),
    [
        ([], [], 3),  # 5 - 2
        (["dame"], [], 2),
        ([], ["pico_della_mirandola"], 0),
        (["dame"], ["pico_della_mirandola"], 0),
    ],
)
def test_the_patrons_discount_adds_to_the_dames_and_picos_but_not_to_the_toll(
    cards: list[str], played: list[str], price: int
) -> None:
    t = after("patron", cards={0: cards}, played={0: played}, floors={"character.2": "papal_messenger"})
    t.do("take:character.2:0")
    assert t.changes() == {"coin": -3 - price, "fp": 3}


@pytest.mark.clause("L-39")
def test_the_discount_of_the_action_ends_with_it() -> None:
    t = after("architect", turn=[0, 0], floors={"building.1": "residence", "building.2": "treasury"})
    t.do("take:building.1:0")
    t.do("place:black:building.2:0")
    assert t.told("paid") == [("paid", 0, {"wood": 3})]


@pytest.mark.clause("L-39", "L-32", "L-31")
def test_army_and_room_are_asked_for_as_always() -> None:
    owned = ["commercial_hub", "woods", "village", "gravel_pit"]  # the fifth wants 12 MP; the Captain brings 2
    for mp in (9, 10):
        t = after("captain", stock={0: {"coin": 4, "mp": mp}}, cards={0: owned}, floors={"territory.1": "citadel"})
        if mp == 9:
            assert t.clause("take:territory.1:0") == "L-32"
            assert t.lacks("take:territory.1:0") == (5, 12, 11)
        else:
            t.do("take:territory.1:0")
    full = after("captain", cards={0: [*owned, "forest", "monastery"]}, floors={"territory.1": "citadel"})
    assert full.clause("take:territory.1:0") == "L-31"
    assert full.options() == ["decline"]


@pytest.mark.clause("L-33", "L-39", "L-37")
def test_a_lasting_effect_helps_the_bonus_action_of_a_later_card() -> None:
    """The Dame was taken before: the Patron's action is worth 6 + 2, so the fourth floor needs no servant."""
    t = after("patron", cards={0: ["dame"]}, stock={0: {"coin": 20}}, floors={"character.4": "farmer"})
    assert t.options("take") == ["take:character.4:0..0"]
    bare = after("patron", stock={0: {"coin": 20}}, floors={"character.4": "farmer"})
    assert bare.clause("take:character.4:1") == "L-16"
