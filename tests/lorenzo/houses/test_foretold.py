"""What stands beside a choice of Houses on the wire: values, prices, tolls, and what the choice brings."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.lorenzo.grammar import GRAMMAR, PLACE
from signoria.games.lorenzo.resources import RESOURCES
from signoria.games.lorenzo.rules import GAME
from signoria.games.lorenzo.state import house_of
from signoria.kernel.engine import legal

from ..build import GOODS, Table, table

RICH = {**GOODS, "servant": 9}


def detail(t: Table, text: str, seat: int = 0) -> dict[str, Any]:
    """What stands beside a listed option, whose amount is left out."""
    listings = [x for x in legal(t.state, seat).legal if GRAMMAR.listing(x).startswith(text)]
    assert len(listings) == 1, text
    return GAME.detail(GAME.mask(t.state, seat), seat, listings[0])


def goods(pairs: list[list[Any]]) -> dict[str, int]:
    return {str(resource): int(n) for resource, n in pairs}


@pytest.mark.clause("R-29", "HR-35")
@pytest.mark.parametrize("servants", [0, 1, 2])
@pytest.mark.parametrize("area", ["harvest", "production"])
def test_both_works_of_bramante_are_foretold(area: str, servants: int) -> None:
    cards = {0: ["forest", "walled_village", "florin_vault", "basilica", "unfinished_dome", "farmer"]}
    t = table(houses=True, dice=(6, 4, 1), played={0: ["bramante"]}, cards=cards, stock={0: {"servant": 2}})
    shown = detail(t, "place:black:leader.bramante")
    assert (shown["space"], shown["need"], shown["value"]) == ("leader.bramante", 0, 4)
    foretold = [gain for least, gain in shown["works"][area] if least <= servants][-1]
    before = t.stock()
    t.do(f"place:black:leader.bramante:{servants}", f"work-at:{area}")
    expected = goods(foretold)
    expected["servant"] = expected.get("servant", 0) - servants
    after = t.stock()
    assert {r: after[r] - before[r] for r in before} == {r: expected.get(r, 0) for r in before}


# ---- what a choice brings --------------------------------------------------------------------------------------------


def brings(t: Table, member: str, floor: str) -> None:
    """A card is taken; what stood beside the choice is what its owner has more, the price apart."""
    shown = detail(t, f"place:{member}:{floor}:")
    paid = goods(shown["pay"][0])
    t.do(f"place:{member}:{floor}:{shown['need']}")
    expected = dict.fromkeys(RESOURCES[:9], 0)
    for resource, n in shown["gain"]:
        expected[resource] += n
    for resource, n in [*shown.get("loss", ()), *paid.items(), ["coin", shown["toll"]], ["servant", shown["need"]]]:
        expected[resource] -= n
    assert t.changes(0) == {resource: n for resource, n in expected.items() if n}


@pytest.mark.clause("R-27", "R-28", "R-40", "R-41", "HR-53")
@pytest.mark.parametrize(
    ("card", "more"),
    [
        ("steward", {"families": {0: "medici"}}),
        ("archbishops_estate", {"played": {0: ["alfonso_v_daragona"]}}),
        ("ceded_lands", {"played": {0: ["niccolo_machiavelli"]}}),
        ("unfinished_dome", {"played": {0: ["ercole_i_deste", "niccolo_machiavelli"]}}),
        ("hiring_a_captain_general", {"stock": {1: {"mp": 31}}}),
        ("chronicler", {"played": {0: ["bramante", "martin_lutero", "pietro_bembo"]}}),
        ("papal_legate", {"stock": {0: {**RICH, "fp": 6}}}),
        ("buying_a_title", {"banned": {0: ["tile_1_1"]}}),
        ("rebuilding_the_quarter", {"banned": {0: ["tile_1_8"]}}),
        ("embassy_to_naples", {"families": {0: "malatesta"}}),
    ],
)
def test_what_a_special_card_brings_is_foretold(card: str, more: dict[str, Any]) -> None:
    stock = {0: RICH, **more.pop("stock", {})}
    brings(table(houses=True, floors={"special.3": card}, stock=stock, **more), "white", "special.3")


@pytest.mark.clause("R-41", "HR-54")
def test_a_set_completed_is_foretold() -> None:
    cards = {0: ["forest", "mint", "farmer", "village", "theater", "knight", "woods", "chapel", "artisan"]}
    cards[0] += ["crusade", "sacred_war"]
    t = table(families={0: "orsini"}, cards=cards, floors={"venture.1": "hiring_recruits"}, stock={0: RICH})
    house_of(t.state.players[0]).sets = 2
    assert goods(detail(t, "place:white:venture.1:")["gain"])["vp"] == 10
    brings(t, "white", "venture.1")


@pytest.mark.clause("R-23", "HR-28")
def test_a_harvest_of_value_n_cards_grows_with_each_servant() -> None:
    cards = {0: ["chestnut_wood", "crusade", "sacred_war", "hiring_soldiers", "military_campaign"]}
    t = table(houses=True, dice=(2, 1, 1), cards=cards, stock={0: {"servant": 5}}, tile="tile_4")
    steps = detail(t, "place:white:harvest.small:")["gains"]
    wood = [goods(gain).get("wood", 0) - goods(steps[0][1]).get("wood", 0) for _, gain in steps]
    assert [least for least, _ in steps] == [0, 1, 2]
    assert wood == [0, 1, 2]


@pytest.mark.clause("HR-37")
def test_carlo_viii_makes_a_servant_worth_two() -> None:
    t = table(houses=True, dice=(3, 1, 1), played={0: ["carlo_viii"]}, stock={0: RICH}, floors={"venture.4": "crusade"})
    shown = detail(t, "place:white:venture.4:")
    assert (shown["need"], shown["per_servant"], shown["servant_value"]) == (2, 1, 2)
    assert "servant_value" not in detail(table(houses=True), "place:white:palace:")


@pytest.mark.clause("HR-36")
def test_with_paracelso_a_price_has_as_few_servants_as_can_be() -> None:
    stock = {0: {"wood": 1, "stone": 3, "servant": 6}}
    t = table(houses=True, played={0: ["paracelso"]}, stock=stock, floors={"building.1": "residence"})
    assert detail(t, "place:white:building.1:")["pay"] == [[["stone", 2]]]
    t.state.players[0].stock[RESOURCES.index("stone")] = 1
    assert detail(t, "place:white:building.1:")["pay"] == [[["stone", 1], ["servant", 1]]]


@pytest.mark.clause("HR-7", "R-20")
def test_the_toll_of_the_special_tower_is_named_until_the_chamberlain_lifts_it() -> None:
    more: dict[str, Any] = {"members": {"special.4": (1, "black")}, "floors": {"special.1": "humanist"}}
    assert detail(table(houses=True, stock={0: RICH}, **more), "place:white:special.1:")["toll"] == 3
    free = table(houses=True, stock={0: RICH}, cards={0: ["chamberlain"]}, **more)
    assert detail(free, "place:white:special.1:")["toll"] == 0


@pytest.mark.clause("HR-5", "U-7")
def test_values_in_the_special_tower_count_the_type_and_tile_2_8() -> None:
    more: dict[str, Any] = {"floors": {"special.1": "steward"}, "stock": {0: RICH}, "dice": (3, 1, 1)}
    helps, of_another_type = {0: ["dame"]}, {0: ["knight"]}
    tables = (
        table(houses=True, **more),
        table(houses=True, cards=helps, **more),
        table(houses=True, cards=of_another_type, **more),
        table(houses=True, banned={0: ["tile_2_8"]}, **more),
    )
    assert [detail(t, "place:white:special.1:")["value"] for t in tables] == [3, 5, 3, -1]


def test_what_is_barred_has_no_prices() -> None:
    t = table(houses=True, floors={"special.4": "buying_a_title"})
    menu = GAME.glance(GAME.mask(t.state, 0), 0)
    assert menu is not None
    (barred,) = [o for o, _ in menu.barred if GRAMMAR.text(o).startswith("place:white:special.4")]
    shown = GAME.detail(GAME.mask(t.state, 0), 0, barred)
    assert barred[0] == PLACE
    assert not shown.keys() & {"pay", "gain"}
