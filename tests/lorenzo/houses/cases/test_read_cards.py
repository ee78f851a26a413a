"""What the 48 special cards cost, bring at once and score, by the player data. R-4 R-16 R-19 R-27 R-45."""

from __future__ import annotations

import pytest

from signoria.games.lorenzo.rules import GAME
from signoria.games.lorenzo.scoring import FinalScoring

from ...build import GOODS, table
from .reading import (
    Goods,
    net,
    offered,
)

SIX_TOKENS = ["alms", "alms", "timber", "timber", "quarry", "quarry"]
FREE: dict[str, Goods] = {  # territories: what they bring at once
    "florin_vault": {},
    "hill_abbey": {"token": 1},
    "chestnut_wood": {},
    "pietra_serena_quarry": {},
    "pilgrim_road": {},
    "walled_village": {"servant": 1, "stone": 1, "wood": 1, "coin": 1},
    "marquisate": {},
    "ceded_lands": {"vp": -3},
    "archbishops_estate": {"token": 2},
    "river_port": {"wood": 2, "stone": 2, "coin": 2},
    "episcopal_city": {"fp": 2},
    "duchy": {"vp": 3},
}
BOUGHT: dict[str, tuple[Goods, Goods]] = {  # cost, gain
    "goldsmiths_shop": ({"wood": 1, "stone": 1}, {"vp": 2}),
    "chancellery": ({"coin": 2, "wood": 2}, {"vp": 4}),
    "sculptors_yard": ({"coin": 1, "stone": 2}, {"vp": 2}),
    "joiners_yard": ({"wood": 2}, {"vp": 2}),
    "arsenal": ({"servant": 1, "wood": 2, "stone": 2}, {"vp": 5}),
    "hospital": ({"servant": 2, "coin": 1, "stone": 1}, {"vp": 4, "fp": 1}),
    "loggia": ({"wood": 3, "stone": 2}, {"vp": 6, "token": 1}),
    "convent": ({"wood": 5}, {"vp": 7}),
    "academy": ({"coin": 2, "wood": 1, "stone": 4}, {"vp": 7}),
    "unfinished_dome": ({"servant": 1, "wood": 4, "stone": 3}, {"vp": 2}),
    "extravagant_villa": ({"coin": 3, "wood": 4, "stone": 3}, {"vp": 15}),
    "basilica": ({"servant": 2, "wood": 3, "stone": 3}, {"vp": 8}),
    "confessor": ({"coin": 2}, {"fp": 1}),
    "humanist": ({"coin": 2}, {}),
    "steward": ({"coin": 3}, {"token": 1}),
    "court_poet": ({"coin": 3}, {"token": 1}),
    "maecenas": ({"coin": 7}, {}),
    "chamberlain": ({"coin": 5}, {"token": 1}),
    "broker": ({"coin": 5}, {"token": 2}),
    "chronicler": ({"coin": 6}, {}),
    "antiquarian": ({"coin": 5}, {}),
    "papal_legate": ({"coin": 7}, {}),
    "condottiere": ({"coin": 7}, {}),
    "collecting_antiques": ({"coin": 2, "stone": 2}, {"token": 2}),
    "sacking_a_castle": ({"mp": 2}, {"wood": 2, "stone": 2}),
    "housing_the_household": ({"wood": 2, "stone": 1}, {"servant": 3}),
    "hiring_a_captain_general": ({"coin": 1, "wood": 3}, {}),
    "triumphal_entry": ({"coin": 2, "wood": 1, "stone": 3}, {"mp": 2}),
    "draining_the_marshes": ({"coin": 5}, {}),
    "rebuilding_the_quarter": ({"wood": 8, "stone": 8}, {"token": 3}),
}
HAVE: dict[str, tuple[int, Goods, Goods]] = {  # military points to have, cost, gain
    "sacking_a_castle": (2, {"mp": 2}, {"wood": 2, "stone": 2}),
    "defending_the_papal_state": (7, {"mp": 5, "wood": 2, "stone": 1, "servant": 1}, {"fp": 5, "token": 1}),
    "embassy_to_naples": (5, {"mp": 5}, {"token": 3}),
    "holy_league": (12, {"mp": 6, "coin": 6}, {"fp": 4}),
    "siege_of_a_rival_city": (14, {"mp": 7, "servant": 5}, {}),
}


# ---- cost and immediate effect ---------------------------------------------------------------------------------------


@pytest.mark.clause("R-19", "L-29")
@pytest.mark.parametrize("card", FREE)
def test_a_special_territory_is_free_and_brings_what_it_says(card: str) -> None:
    t = offered(card).do("place:white:special.1:0")
    assert (t.changes(), t.cards(0, "territory")) == (FREE[card], [card])


@pytest.mark.clause("R-19", "L-29", "HR-65")
@pytest.mark.parametrize("card", BOUGHT)
def test_it_costs_exactly_so_much_and_brings_what_it_says(card: str) -> None:
    cost, gain = BOUGHT[card]
    t = offered(card, stock={0: cost}).do("place:white:special.1:0")
    assert t.changes() == net(cost, gain)


@pytest.mark.clause("R-19", "L-29")
@pytest.mark.parametrize(("card", "short"), [(card, r) for card in BOUGHT for r in BOUGHT[card][0]])
def test_with_one_less_it_cannot_be_paid(card: str, short: str) -> None:
    cost = BOUGHT[card][0]
    assert offered(card, stock={0: {**cost, short: cost[short] - 1}}).clause("place:white:special.1:0") in (
        "L-29",
        "L-30",
    )


@pytest.mark.clause("L-30", "R-19")
@pytest.mark.parametrize("card", HAVE)
def test_a_military_venture_asks_for_more_than_it_costs(card: str) -> None:
    needed, cost, gain = HAVE[card]
    t = offered(card, stock={0: {**cost, "mp": needed}}).do("place:white:special.1:0")
    assert t.changes() == net(cost, gain)
    assert offered(card, stock={0: {**cost, "mp": needed - 1}}).clause("place:white:special.1:0") == "L-30"


@pytest.mark.clause("R-19", "L-31")
@pytest.mark.parametrize(
    ("card", "row"),
    [
        ("florin_vault", "territory"),
        ("joiners_yard", "building"),
        ("steward", "character"),
        ("housing_the_household", "venture"),
    ],
)
def test_a_special_card_goes_in_the_row_of_its_type(card: str, row: str) -> None:
    t = offered(card, stock={0: GOODS}).do("place:white:special.1:0")
    assert {kind: t.cards(0, kind) for kind in ("territory", "character", "building", "venture")} == {
        **{kind: [] for kind in ("territory", "character", "building", "venture")},
        row: [card],
    }


# ---- ventures --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("L-30", "R-19")
def test_the_embassy_has_a_second_cost() -> None:
    t = offered("embassy_to_naples", stock={0: {"wood": 2, "coin": 1, "fp": 1}}).do("place:white:special.1:0")
    assert t.changes() == {"wood": -2, "coin": -1, "fp": -1, "token": 3}
    t = offered("embassy_to_naples", stock={0: {"wood": 2, "coin": 1, "fp": 1, "mp": 5}}).do("place:white:special.1:0")
    assert len(t.options("pay")) == 2


@pytest.mark.clause("L-30", "R-16")
def test_a_title_costs_ten_coins_or_five_tokens() -> None:
    assert offered("buying_a_title", stock={0: {"coin": 10}}).do("place:white:special.1:0").changes() == {
        "coin": -10,
        "mp": 2,
    }
    t = offered("buying_a_title", tokens={0: SIX_TOKENS[:5]}).do("place:white:special.1:0")
    assert t.changes() == {"token": -5, "mp": 2}
    t = offered("buying_a_title", tokens={0: SIX_TOKENS[:4]}, stock={0: {"coin": 9}})
    assert t.clause("place:white:special.1:0") == "L-29"


@pytest.mark.clause("R-27", "HR-39")
@pytest.mark.parametrize(("own", "other", "gain"), [(2, 9, 7), (9, 9, 0), (9, 2, 0)])
def test_the_captain_general_lifts_the_marker_to_the_first(own: int, other: int, gain: int) -> None:
    t = offered("hiring_a_captain_general", stock={0: {"coin": 1, "wood": 3, "mp": own}, 1: {"mp": other}})
    t.do("place:white:special.1:0")
    assert t.changes() == net({"coin": 1, "wood": 3}, {"mp": gain})


@pytest.mark.clause("HR-39", "L-66")
def test_tile_1_1_takes_one_of_it() -> None:
    t = offered("hiring_a_captain_general", stock={0: {"coin": 1, "wood": 3}, 1: {"mp": 6}}, banned={0: ["tile_1_1"]})
    assert t.do("place:white:special.1:0").changes()["mp"] == 5


@pytest.mark.clause("R-45", "HR-62", "L-84")
@pytest.mark.parametrize(
    ("card", "stock", "tokens", "points"),
    [
        ("collecting_antiques", {}, 5, 10),
        ("collecting_antiques", {}, 6, 12),
        ("collecting_antiques", {}, 0, 0),
        ("sacking_a_castle", {"wood": 5, "stone": 4}, 0, 8),
        ("sacking_a_castle", {"wood": 7, "stone": 8}, 0, 12),
        ("sacking_a_castle", {"wood": 7}, 0, 0),
        ("housing_the_household", {"servant": 11}, 0, 11),
        ("housing_the_household", {"servant": 13}, 0, 12),
        ("hiring_a_captain_general", {}, 0, 5),
        ("triumphal_entry", {"mp": 7}, 0, 3),
        ("triumphal_entry", {"mp": 30}, 0, 15),
        ("defending_the_papal_state", {}, 0, 5),
        ("embassy_to_naples", {}, 0, 3),
        ("draining_the_marshes", {}, 0, 6),
        ("buying_a_title", {}, 0, 15),
        ("rebuilding_the_quarter", {}, 0, 12),
        ("holy_league", {}, 0, 10),
        ("siege_of_a_rival_city", {}, 0, 12),
    ],
)
def test_the_points_of_special_ventures(card: str, stock: Goods, tokens: int, points: int) -> None:
    t = table(
        2,
        houses=True,
        round=6,
        steps=[FinalScoring()],
        cards={0: [card]},
        stock={0: stock},
        tokens={0: SIX_TOKENS[:tokens]},
    )
    lines = {line.source: line.points for line in GAME.sheet(t.state, 0)}
    assert lines.get("ventures", 0) == points
