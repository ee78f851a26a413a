"""Chapter 4, entering a tower: floors, the colour rule, the toll, empty floors."""

from __future__ import annotations

from itertools import permutations

import pytest

from .build import CHEAP, GOODS, TOWERS, table

# ---- who may enter ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("L-23")
@pytest.mark.parametrize(
    ("tower", "bonus"), [("territory", "wood"), ("character", "stone"), ("building", "mp"), ("venture", "coin")]
)
def test_the_upper_floors_give_one_and_two(tower: str, bonus: str) -> None:
    for floor, amount in ((1, 0), (2, 0), (3, 1), (4, 2)):
        t = table(dice=(6, 1, 1), stock={0: {**GOODS, "servant": 1}}, floors={f"{tower}.{floor}": CHEAP[tower]})
        t.do(f"place:white:{tower}.{floor}:1")
        gained = [e for e in t.told("gained") if e[2] == f"space.{tower}.{floor}"]
        assert gained == ([("gained", 0, f"space.{tower}.{floor}", {bonus: amount})] if amount else [])


@pytest.mark.clause("L-24", "L-25")
@pytest.mark.parametrize(("first", "second"), list(permutations(["white", "black", "neutral"], 2)))
@pytest.mark.parametrize("there", ["territory.2", "venture.2"])
def test_all_orders_of_own_members_in_the_same_and_in_another_tower(first: str, second: str, there: str) -> None:
    """G03: two coloured ones never share a tower, the neutral one joins either way round; and it costs the toll."""
    t = table(
        turn=[0, 0],
        dice=(6, 6, 6),
        stock={0: {"coin": 9, "servant": 9}},
        floors={"territory.1": "woods", "territory.2": "village", "venture.2": "hiring_recruits"},
    )
    t.do(f"place:{first}:territory.1:1")
    same_tower, both_coloured = there.startswith("territory"), "neutral" not in (first, second)
    if same_tower and both_coloured:
        assert t.clause(f"place:{second}:{there}:3") == "L-24"
    else:
        t.do(f"place:{second}:{there}:3")
        assert t.members(there) == [(0, second)]
        assert t.told("toll-paid") == ([("toll-paid", 0, 3)] if same_tower else [])


@pytest.mark.clause("L-24")
def test_a_third_coloured_member_is_barred_too_and_the_neutral_one_blocks_nobody() -> None:
    t = table(
        stock={0: {**GOODS, "servant": 9}},
        members={"building.1": (0, "neutral"), "building.2": (0, "white")},
        floors={"building.3": "chapel", "building.4": "residence"},
    )
    assert t.clause("place:black:building.3:2") == "L-24"
    assert t.clause("place:orange:building.4:6") == "L-24"


@pytest.mark.clause("L-24")
def test_the_members_of_others_do_not_count() -> None:
    crowd = {"building.1": (1, "white"), "building.2": (2, "black"), "building.3": (1, "neutral")}
    t = table(stock={0: {**GOODS, "servant": 9}}, members=crowd, floors={"building.4": "chapel"})
    for member in ("white", "black", "orange", "neutral"):
        assert t.may(f"place:{member}:building.4:7")


@pytest.mark.clause("L-24", "L-25")
def test_case_3_own_black_member_in_the_territory_tower() -> None:
    free = {f"territory.{i}": card for i, card in enumerate(("woods", "village", "gravel_pit"), 2)}
    t = table(stock={0: {"coin": 3, "servant": 9}}, members={"territory.1": (0, "black")}, floors=free)
    for floor in free:
        assert t.clause(f"place:orange:{floor}:6") == "L-24"
        assert t.may(f"place:neutral:{floor}:7")
    t.do("place:neutral:territory.2:3")
    assert [floor for floor in ("territory.1", *free) if t.card_on(floor)] == ["territory.3", "territory.4"]
    # in the source's position all four floors were free before the black member came: 4 -> 3
    u = table(dice=(1, 5, 1), floors={"territory.1": "commercial_hub", **free})
    u.do("place:black:territory.1:0")
    assert len([floor for floor in ("territory.1", *free) if u.card_on(floor)]) == 3


@pytest.mark.clause("L-25", "A-25")
@pytest.mark.parametrize("who", [(0, "neutral"), (0, "white"), (1, "white"), (1, "neutral"), (3, "orange")])
def test_any_member_makes_a_tower_occupied(who: tuple[int, str]) -> None:
    member = "neutral" if who == (0, "white") else "black"
    t = table(
        dice=(6, 6, 6),
        stock={0: {"coin": 5, "servant": 3}},
        members={"territory.4": who},
        floors={"territory.2": "village"},
    )
    t.do(f"place:{member}:territory.2:3")
    assert t.changes() == {"coin": -3, "servant": -3}
    assert t.told("toll-paid") == [("toll-paid", 0, 3)]


@pytest.mark.clause("L-25", "A-26")
def test_an_empty_tower_costs_nothing_whatever_stands_elsewhere() -> None:
    """Cards gone, but nobody there: no toll. Nor for members in other towers."""
    t = table(members={"character.1": (1, "white"), "venture.1": (2, "neutral")}, floors={"territory.2": "village"})
    t.do("place:white:territory.2:0")
    assert t.changes() == {}
    assert not t.told("toll-paid")


@pytest.mark.clause("L-25", "L-81")
def test_brunelleschi_pays_no_toll() -> None:
    t = table(
        played={0: ["filippo_brunelleschi"]}, members={"territory.1": (1, "white")}, floors={"territory.2": "woods"}
    )
    t.do("place:white:territory.2:0")
    assert t.changes() == {"wood": 1}


@pytest.mark.clause("L-25")
def test_the_toll_is_paid_once_however_many_stand_there() -> None:
    crowd = {"territory.1": (1, "white"), "territory.2": (2, "white"), "territory.3": (3, "white")}
    t = table(stock={0: {"coin": 10, "servant": 1}}, members=crowd, floors={"territory.4": "village"})
    t.do("place:white:territory.4:1")
    assert t.changes() == {"coin": -3, "servant": -1, "wood": 2}


# ---- the toll comes first --------------------------------------------------------------------------------------------


@pytest.mark.clause("L-26")
@pytest.mark.parametrize("coins", [0, 1, 2, 3])
def test_three_coins_are_enough_and_two_are_not(coins: int) -> None:
    t = table(stock={0: {"coin": coins}}, members={"territory.1": (1, "white")}, floors={"territory.2": "village"})
    if coins == 3:
        t.do("place:white:territory.2:0")
        assert t.stock()["coin"] == 0
    else:
        assert t.clause("place:white:territory.2:0") == "L-26"
        assert t.lacks("place:white:territory.2:0") == (3, coins)


@pytest.mark.clause("L-26", "L-28")
def test_the_floors_bonus_does_not_help_with_the_toll() -> None:
    """One coin in hand and two from the floor would be three; the Campaign itself costs no coin."""
    board = {"members": {"venture.1": (1, "white")}, "floors": {"venture.4": "military_campaign"}}
    one = table(dice=(6, 1, 1), stock={0: {"coin": 1, "mp": 3, "servant": 1}}, **board)
    assert one.clause("place:white:venture.4:1") == "L-26"
    three = table(dice=(6, 1, 1), stock={0: {"coin": 3, "mp": 3, "servant": 1}}, **board)
    three.do("place:white:venture.4:1")
    assert three.changes() == {"coin": -3 + 2 + 3, "mp": -2, "servant": -1}


@pytest.mark.clause("L-26", "L-28")
def test_but_it_may_pay_for_the_card_after_the_toll() -> None:
    t = table(
        dice=(6, 1, 1),
        stock={0: {"coin": 3, "wood": 1, "stone": 1, "servant": 1}},
        members={"venture.1": (1, "white")},
        floors={"venture.4": "repairing_the_church"},
    )
    t.do("place:white:venture.4:1")
    assert t.changes() == {"coin": -3 + 2 - 1, "wood": -1, "stone": -1, "servant": -1, "fp": 1}


@pytest.mark.clause("L-26", "L-29")
@pytest.mark.parametrize(("coins", "short"), [(3, 2), (4, 1), (5, 0)])
def test_toll_and_price_are_due_together(coins: int, short: int) -> None:
    t = table(stock={0: {"coin": coins}}, members={"character.1": (1, "white")}, floors={"character.2": "warlord"})
    if short:
        assert t.clause("place:white:character.2:0") == "L-29"
        assert t.lacks("place:white:character.2:0") == (((2, short),),)
    else:
        t.do("place:white:character.2:0")
        assert t.changes() == {"coin": -5, "mp": 3}


@pytest.mark.clause("L-26", "L-35")
@pytest.mark.parametrize(("cards", "played", "price"), [(["dame"], [], 1), ([], ["pico_della_mirandola"], 0)])
def test_no_discount_touches_the_toll(cards: list[str], played: list[str], price: int) -> None:
    """The Warlord costs 2: with the Dame 1, with Pico nothing. The toll stays 3, even with a discount to spare."""
    for coins in (price + 2, price + 3):
        t = table(
            stock={0: {"coin": coins}},
            cards={0: cards},
            played={0: played},
            members={"character.1": (1, "white")},
            floors={"character.2": "warlord"},
        )
        if coins == price + 3:
            t.do("place:white:character.2:0")
            assert t.changes() == {"coin": -coins, "mp": 3}
        else:
            assert t.clause("place:white:character.2:0") == ("L-26" if coins < 3 else "L-29")


@pytest.mark.clause("L-27")
def test_a_floor_without_a_card_cannot_be_chosen() -> None:
    t = table(stock={0: {**GOODS, "servant": 9}}, floors={"venture.1": "hiring_recruits"})
    for tower in TOWERS:
        for floor in (1, 2, 3, 4):
            if (tower, floor) != ("venture", 1):
                assert t.clause(f"place:white:{tower}.{floor}:9") == "L-27"
    assert t.options("place:white:venture") == ["place:white:venture.1:0..9"]
