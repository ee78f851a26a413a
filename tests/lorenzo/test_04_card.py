"""Chapter 4, the card: room for it, its effects, and the order of a placement."""

from __future__ import annotations

import pytest

from .build import CHEAP, GOODS, SIX, TOWERS, table

SEVENTH = {"territory": "citadel", "character": "preacher", "building": "barracks", "venture": "hiring_recruits"}


# ---- the card --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("L-31")
@pytest.mark.parametrize("tower", TOWERS)
def test_a_sixth_card_is_taken_and_a_seventh_is_not(tower: str) -> None:
    goods = {**GOODS, "servant": 9}
    five = table(stock={0: goods}, cards={0: SIX[tower][:5]}, floors={f"{tower}.1": SEVENTH[tower]})
    five.do(f"place:white:{tower}.1:0")
    assert five.cards(0, tower) == [*SIX[tower][:5], SEVENTH[tower]]
    six = table(stock={0: goods}, cards={0: SIX[tower]}, floors={f"{tower}.1": SEVENTH[tower]})
    assert six.clause(f"place:white:{tower}.1:0") == "L-31"
    assert six.lacks(f"place:white:{tower}.1:0") == (6,)


@pytest.mark.clause("L-31")
def test_the_card_goes_to_the_own_board_and_works_at_once() -> None:
    t = table(stock={0: {"coin": 4}}, cards={0: ["military_campaign"]}, floors={"venture.1": "hiring_recruits"})
    t.do("place:white:venture.1:0")
    assert t.cards(0, "venture") == ["military_campaign", "hiring_recruits"]
    assert t.card_on("venture.1") == ""
    assert t.changes() == {"coin": -4, "mp": 5}
    assert t.told("card-taken") == [("card-taken", 0, "hiring_recruits")]


@pytest.mark.clause("L-31", "A-11")
@pytest.mark.parametrize(
    ("card", "owned", "gain"),
    [
        ("paramour", ["warlord", "dame"], {"vp": 6}),  # itself counts
        ("noble", ["woods", "village", "forest"], {"vp": 6}),
        ("governor", ["mint", "theater"], {"vp": 4}),
        ("herald", ["military_campaign"], {"vp": 2}),
        ("herald", [], {}),
    ],
)
def test_gains_for_each_card_count_the_own_board(card: str, owned: list[str], gain: dict[str, int]) -> None:
    t = table(stock={0: {"coin": 9}}, cards={0: owned, 1: ["estate", "bank"]}, floors={"character.1": card})
    t.do("place:white:character.1:0")
    assert {r: n for r, n in t.changes().items() if r != "coin"} == gain


@pytest.mark.clause("A-11")
@pytest.mark.parametrize(("mp", "vp"), [(0, 0), (1, 0), (7, 3), (8, 4)])
def test_the_general_counts_the_military_points_of_that_moment(mp: int, vp: int) -> None:
    t = table(stock={0: {"coin": 5, "mp": mp}}, floors={"character.1": "general"})
    t.do("place:white:character.1:0")
    assert t.changes().get("vp", 0) == vp
    assert t.stock()["mp"] == mp


@pytest.mark.clause("L-32")
@pytest.mark.parametrize(("owned", "need"), [(0, 0), (1, 0), (2, 3), (3, 7), (4, 12), (5, 18)])
def test_the_next_territory_wants_an_army(owned: int, need: int) -> None:
    """The points must be there; they are not spent."""
    cards = {0: SIX["territory"][:owned]}
    t = table(stock={0: {"mp": need}}, cards=cards, floors={"territory.1": "citadel"})
    t.do("place:white:territory.1:0")
    assert t.changes() == {}
    if need:
        short = table(stock={0: {"mp": need - 1}}, cards=cards, floors={"territory.1": "citadel"})
        assert short.clause("place:white:territory.1:0") == "L-32"
        assert short.lacks("place:white:territory.1:0") == (owned + 1, need, need - 1)


@pytest.mark.clause("L-32", "L-81", "L-31")
def test_cesare_borgia_needs_no_army_but_finds_no_place_for_a_seventh() -> None:
    borgia = {0: ["cesare_borgia"]}
    t = table(cards={0: SIX["territory"][:5]}, played=borgia, floors={"territory.1": "citadel"})
    t.do("place:white:territory.1:0")
    assert len(t.cards(0, "territory")) == 6
    full = table(stock={0: GOODS}, cards={0: SIX["territory"]}, played=borgia, floors={"territory.1": "citadel"})
    assert full.clause("place:white:territory.1:0") == "L-31"


@pytest.mark.clause("L-32")
def test_other_towers_want_none() -> None:
    t = table(
        stock={0: {"wood": 2}},
        cards={0: SIX["building"][:3]},
        floors={"building.1": "barracks", "building.2": "carpenters_shop"},
    )
    assert t.clause("place:white:building.1:0") == "L-29"  # for want of stone, nothing else
    assert t.lacks("place:white:building.1:0") == (((1, 1),),)


@pytest.mark.clause("L-32", "L-88")
def test_the_army_is_inspected_before_the_floor_gives_anything() -> None:
    """With changed numbers the floor gives military points: too late for the requirement."""
    t = table(
        stock={0: {"mp": 2}},
        cards={0: SIX["territory"][:2]},
        floors={"territory.3": "citadel"},
        sets={"lorenzo.board.towers.territory.floors.2.bonus.mp": 5},
    )
    assert t.clause("place:white:territory.3:0") == "L-32"


@pytest.mark.clause("L-33")
def test_a_lasting_effect_does_not_help_to_take_its_own_card() -> None:
    """The Dame would lower her own price and raise her own value."""
    poor = table(dice=(3, 1, 1), stock={0: {"coin": 3}}, floors={"character.1": "dame"})
    assert poor.clause("place:white:character.1:0") == "L-29"
    weak = table(dice=(3, 1, 1), stock={0: {"coin": 9}}, floors={"character.3": "dame"})
    assert weak.clause("place:white:character.3:0") == "L-16"


@pytest.mark.clause("L-33", "L-35")
def test_it_helps_from_the_next_placement_on() -> None:
    t = table(
        turn=[0, 0],
        dice=(1, 3, 1),
        stock={0: {"coin": 7, "stone": 2}},
        floors={"character.1": "dame", "building.1": "residence"},
    )
    t.do("place:white:character.1:0")
    assert t.changes() == {"coin": -4}
    assert t.state.players[0].powers_.tower == [0, 2, 0, 0]


@pytest.mark.clause("L-33", "L-34")
def test_the_preacher_gets_the_bonus_of_the_floor_he_comes_from() -> None:
    t = table(
        dice=(6, 5, 1), turn=[0, 0], stock={0: {"coin": 9}}, floors={"character.3": "preacher", "territory.3": "woods"}
    )
    t.do("place:white:character.3:0")
    assert t.changes() == {"coin": -2, "stone": 1, "fp": 4}
    t.do("place:black:territory.3:0")
    assert t.changes() == {"wood": 1}  # the card's, no longer the floor's


@pytest.mark.clause("L-34")
@pytest.mark.parametrize("tower", TOWERS)
def test_with_the_preacher_the_upper_floors_give_nothing(tower: str) -> None:
    for floor in (3, 4):
        t = table(
            dice=(6, 1, 1),
            stock={0: {**GOODS, "servant": 1}},
            cards={0: ["preacher"]},
            floors={f"{tower}.{floor}": CHEAP[tower]},
        )
        t.do(f"place:white:{tower}.{floor}:1")
        assert not [e for e in t.told("gained") if e[2].startswith("space.")]
        other = table(
            turn=1,
            dice=(6, 1, 1),
            stock={1: {**GOODS, "servant": 1}},
            cards={0: ["preacher"]},
            floors={f"{tower}.{floor}": CHEAP[tower]},
        )
        other.do(f"place:white:{tower}.{floor}:1")
        assert [e for e in other.told("gained") if e[2].startswith("space.")]  # others still get it


@pytest.mark.clause("L-34", "L-28")
def test_so_the_preacher_cannot_pay_with_the_floor() -> None:
    t = table(cards={0: ["preacher"]}, stock={0: {"wood": 1, "stone": 1}}, floors={"venture.3": "repairing_the_church"})
    assert t.clause("place:white:venture.3:0") == "L-29"


# ---- the order -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("L-88", "L-26", "L-28", "L-31", "L-43")
def test_the_steps_of_a_placement_in_their_order() -> None:
    t = table(
        dice=(6, 1, 1),
        stock={0: {"coin": 9, "servant": 3}},
        members={"character.1": (1, "white")},
        floors={"character.4": "hero", "venture.1": "military_campaign"},
    )
    t.do("place:white:character.4:2")
    assert t.told() == [
        ("placed", 0, "white", "character.4", 6, 2),
        ("toll-paid", 0, 3),
        ("gained", 0, "space.character.4", {"stone": 2}),
        ("paid", 0, {"coin": 4}),
        ("card-taken", 0, "hero"),
        ("gained", 0, "hero", {"priv": 1}),
    ]
    assert t.question == "privilege"
    t.do("privilege:military")
    assert t.question == "bonus-tower"
    assert t.changes() == {"mp": 2}


@pytest.mark.clause("L-88")
def test_a_refused_placement_changes_nothing() -> None:
    t = table(stock={0: {"coin": 2}}, members={"character.1": (1, "white")}, floors={"character.2": "warlord"})
    before = t.hash()
    assert t.clause("place:white:character.2:0") == "L-26"
    t.options()
    assert t.hash() == before
