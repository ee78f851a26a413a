"""What the special cards bring when taken, from then on, in harvest and production. R-23 to R-27, HR-12 to HR-47."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.lorenzo.kinds import CARD
from signoria.games.lorenzo.scoring import SOURCES, points
from signoria.games.lorenzo.tables import base_facts
from signoria.games.lorenzo.towers import own_card
from signoria.games.lorenzo.work import BonusWork
from signoria.kernel.engine import flush, run

from ..build import Table, table
from ..facts import together

CARDS: dict[str, Any] = base_facts()["special_cards"]
HARVEST, PRODUCTION = 0, 1
BONUS = ({"wood": 1, "stone": 1, "servant": 1}, {"coin": 2, "mp": 1})  # the standard tile's, by area


def keys(test: Any) -> list[str]:
    """The special cards of which something is true."""
    return [key for key, d in CARDS.items() if test(d)]


def taken(key: str, **more: Any) -> Table:
    """Seat 0 has just got a card, as those do who take one, without price or floor."""
    t = table(houses=True, **more)
    own_card(t.state, 0, t.state.players[0], CARD.value(key))
    flush(t.state)
    run(t.state)
    t.actor = 0
    return t


def worked(area: int, at: int, *cards: str, **more: Any) -> Table:
    """A table at which seat 0 has just harvested or produced at a value."""
    t = table(houses=True, cards={0: cards, **more.pop("cards", {})}, steps=[BonusWork(0, area, at, True)], **more)
    return t.do("work:0")


def ends(t: Table) -> dict[str, int]:
    """Points of the sheet as things stand, by source."""
    return {name: n for (name, _), n in zip(SOURCES, points(t.state, 0), strict=False)}


# ---- prices ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("R-19", "L-29")
@pytest.mark.parametrize("key", keys(lambda d: d["costs"]))
def test_each_price_is_paid_in_full(key: str) -> None:
    for cost in CARDS[key]["costs"]:
        stock = {r: n for r, n in cost.items() if r not in ("mp_req", "token")}
        stock["mp"] = max(cost.get("mp", 0), cost.get("mp_req", 0))
        tokens = {0: ["alms", "alms", "alms", "renown", "renown"][: cost.get("token", 0)]}
        t = table(houses=True, floors={"special.1": key}, stock={0: stock}, tokens=tokens)
        t.do("place:white:special.1:0")
        while t.options("give-token"):
            t.do(t.options("give-token")[0])
        kind = CARDS[key]["type"]
        assert t.cards(0, kind) == [key]
        for short, n in stock.items():
            if n:
                less = {0: {**stock, short: n - 1}}
                poor = table(houses=True, floors={"special.1": key}, stock=less, tokens=tokens)
                assert not poor.may("place:white:special.1:0"), short


# ---- when taken ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("L-43", "HR-12")
@pytest.mark.parametrize("key", keys(lambda d: d["immediate"] and not d["immediate"].keys() & {"leader", "play"}))
def test_a_special_card_gives_at_once_what_it_shows(key: str) -> None:
    assert taken(key).changes() == CARDS[key]["immediate"]


@pytest.mark.clause("R-9", "U-10")
@pytest.mark.parametrize(("key", "more", "drawn"), [("confessor", {"fp": 1}, 1), ("humanist", {}, 2)])
def test_confessor_and_humanist_draw_leaders(key: str, more: dict[str, int], drawn: int) -> None:
    t = taken(key, pile=["giulio_ii", "bramante", "paracelso"])
    assert t.changes() == more
    assert len(t.state.players[0].hand) == drawn
    assert t.told("leaders-drawn") == [("leaders-drawn", 0, drawn)]


@pytest.mark.clause("R-25", "HR-40")
def test_the_patron_of_the_arts_plays_a_leader_without_its_requirement() -> None:
    t = taken("maecenas", hand={0: ["giulio_ii", "bramante"]})
    assert t.options() == ["play-free:giulio_ii", "play-free:bramante", "decline"]
    t.do("play-free:giulio_ii")
    assert len(t.state.players[0].played) == 1


@pytest.mark.clause("R-25", "HR-40")
@pytest.mark.parametrize("option", [{}, {"declining": "always"}])
def test_playing_it_is_asked_once_and_may_be_declined(option: dict[str, str]) -> None:
    t = taken("maecenas", hand={0: ["giulio_ii"]}, option=option).do("decline")
    assert t.options("play-free") == []
    assert t.state.players[0].played == ()


@pytest.mark.clause("HR-19", "R-45")
def test_ceded_lands_cost_three_points_below_zero_too() -> None:
    t = taken("ceded_lands", stock={0: {"vp": 1}})
    assert t.stock()["vp"] == -2
    assert t.told("points-lost") == [("points-lost", 0, 3)]


@pytest.mark.clause("A-11")
def test_chronicler_and_papal_legate_count_leaders_and_faith() -> None:
    t = taken("chronicler", played={0: ["cesare_borgia", "paracelso"]}, hand={0: ["bramante"]})
    assert t.changes() == {"vp": 6}
    assert taken("papal_legate", stock={0: {"fp": 7}}).changes() == {"vp": 7}
    assert taken("papal_legate").changes() == {}


@pytest.mark.clause("R-27", "HR-39")
def test_a_captain_general_catches_up_with_the_highest_marker() -> None:
    assert taken("hiring_a_captain_general", stock={0: {"mp": 2}, 2: {"mp": 9}, 3: {"mp": 5}}).changes() == {"mp": 7}
    assert taken("hiring_a_captain_general", stock={0: {"mp": 9}, 2: {"mp": 9}}).changes() == {}
    assert taken("hiring_a_captain_general", stock={0: {"mp": 9}, 2: {"mp": 3}}).changes() == {}


@pytest.mark.clause("R-27", "HR-39", "L-66")
def test_the_difference_is_a_gain_of_which_tile_1_1_takes_one() -> None:
    t = taken("hiring_a_captain_general", stock={0: {"mp": 2}, 2: {"mp": 9}}, banned={0: ["tile_1_1"]})
    assert t.changes() == {"mp": 6}
    t = taken("hiring_a_captain_general", stock={0: {"mp": 8}, 2: {"mp": 9}}, banned={0: ["tile_1_1"]})
    assert t.changes() == {}


@pytest.mark.clause("HR-15", "L-82")
def test_santa_rita_doubles_the_four_resources_of_special_cards_and_nothing_else() -> None:
    rita = {"played": {0: ["santa_rita"]}}
    assert taken("river_port", **rita).changes() == {"wood": 4, "stone": 4, "coin": 4}
    assert taken("walled_village", **rita).changes() == {"wood": 2, "stone": 2, "coin": 2, "servant": 2}
    assert taken("housing_the_household", **rita).changes() == {"servant": 6}
    assert taken("broker", **rita).changes() == {"token": 2}
    assert taken("loggia", **rita).changes() == {"vp": 6, "token": 1}
    assert len(taken("confessor", pile=["giulio_ii", "bramante"], **rita).state.players[0].hand) == 1


@pytest.mark.clause("HR-15", "HR-30")
def test_santa_rita_does_not_double_what_a_card_activates_nor_what_a_token_gives() -> None:
    t = taken("draining_the_marshes", cards={0: ["woods"]}, played={0: ["santa_rita"]}).do("activate:woods")
    assert t.changes() == {"wood": 1}
    t = table(tokens={0: ["timber"]}, played={0: ["santa_rita"]}).do("use-token:timber")
    assert t.changes() == {"wood": 2, "vp": 1, "token": -1}


@pytest.mark.clause("HR-13", "L-66", "L-67")
def test_each_special_card_is_a_source_of_its_own() -> None:
    assert taken("river_port", banned={0: ["tile_1_4"]}).changes() == {"wood": 1, "stone": 1, "coin": 2}
    assert taken("walled_village", banned={0: ["tile_1_3"]}).changes() == {"wood": 1, "stone": 1, "coin": 1}


@pytest.mark.clause("HR-20", "U-7", "L-42")
def test_tokens_may_be_refused_in_the_last_period_with_tile_3_8() -> None:
    assert taken("broker", round=4, tiles=["tile_3_8"]).options() != ["accept", "decline"]
    t = taken("broker", round=5, tiles=["tile_3_8"])
    assert t.options() == ["accept", "decline"]
    assert t.do("decline").stock()["token"] == 0
    assert taken("broker", round=5).changes() == {"token": 2}


# ---- from now on -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("L-20", "HR-33")
def test_the_steward_adds_one_to_harvest_and_production() -> None:
    for area in ("harvest", "production"):
        t = table(houses=True, cards={0: ["steward"]}, dice=(3, 1, 1)).do(f"place:white:{area}.small:0")
        assert t.told("worked") == [("worked", 0, area, 4)]


@pytest.mark.clause("HR-33", "L-78")
def test_the_steward_does_not_help_leaders() -> None:
    t = table(houses=True, cards={0: ["steward"]}, played={0: ["francesco_sforza"]}).do(
        "use:francesco_sforza", "work:0"
    )
    assert t.told("worked") == [("worked", 0, "harvest", 1)]


@pytest.mark.clause("R-25", "HR-12")
def test_the_court_poet_brings_a_token_with_each_leader_played() -> None:
    t = taken("maecenas", cards={0: ["court_poet"]}, hand={0: ["giulio_ii", "bramante"]}).do("play-free:giulio_ii")
    assert t.changes() == {"token": 1}
    assert t.told("gained") == [("gained", 0, "court_poet", {"token": 1})]


# ---- harvest ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("L-53")
@pytest.mark.parametrize("key", keys(lambda d: "harvest" in d))
def test_a_special_territory_yields_from_its_number_on(key: str) -> None:
    d = CARDS[key]
    for at in range(1, 8):
        own = d["harvest"] if at >= d["harvest_value"] else {}
        assert worked(HARVEST, at, key).changes() == together(BONUS[HARVEST], own)


@pytest.mark.clause("R-23", "HR-28")
@pytest.mark.parametrize(
    ("key", "others", "good"),
    [
        ("chestnut_wood", ["crusade", "raising_a_statue", "hiring_soldiers"], "wood"),
        ("pietra_serena_quarry", ["warlord", "knight", "preacher"], "stone"),
        ("episcopal_city", ["chapel", "residence", "mint"], "vp"),
    ],
)
def test_a_value_n_territory_counts_cards_up_to_the_value(key: str, others: list[str], good: str) -> None:
    for at in (0, 1, 2, 3, 6):
        t = worked(HARVEST, at, key, *others)
        assert t.changes() == together(BONUS[HARVEST] if at else {}, {good: min(at, 3)} if at else {})
    assert worked(HARVEST, 6, key).changes() == BONUS[HARVEST]


@pytest.mark.clause("HR-28", "HR-33", "R-23")
def test_sforza_caps_a_value_n_card_by_the_value_that_he_reaches() -> None:
    t = table(
        houses=True,
        cards={0: ["chestnut_wood", "crusade", "raising_a_statue", "hiring_soldiers"]},
        played={0: ["francesco_sforza"]},
        stock={0: {"servant": 1}},
    ).do("use:francesco_sforza", "work:1")
    assert t.changes()["wood"] == 1 + 2


@pytest.mark.clause("HR-33", "R-23")
def test_leonardo_at_zero_activates_nothing() -> None:
    t = table(
        houses=True, cards={0: ["sculptors_yard", "extravagant_villa"]}, played={0: ["leonardo_da_vinci"]},
        stock={0: {"stone": 3}},
    )  # fmt: skip
    assert t.do("use:leonardo_da_vinci", "work:0").changes() == {}


# ---- production ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("L-54")
@pytest.mark.parametrize("key", keys(lambda d: "gain" in d.get("production", {}) and "pay" not in d["production"]))
def test_a_special_building_yields_from_its_number_on(key: str) -> None:
    d = CARDS[key]
    n = 2 if "per" in d["production"] else 1
    for at in range(1, 8):
        t = worked(PRODUCTION, at, key, played={0: ["paracelso", "bramante"]})
        own = {r: x * n for r, x in d["production"]["gain"].items()} if at >= d["production_value"] else {}
        assert t.changes() == together(BONUS[PRODUCTION], own)


@pytest.mark.clause("HR-34", "HR-19")
def test_the_villa_costs_three_points_with_each_production_and_cannot_be_declined() -> None:
    t = worked(PRODUCTION, 1, "extravagant_villa", stock={0: {"vp": 2}}, option={"declining": "always"})
    assert t.stock()["vp"] == -1
    assert t.options() == ["accept", "decline"]  # the bonus tile
    assert t.do("decline").stock()["vp"] == -1
    assert worked(PRODUCTION, 0, "extravagant_villa").changes() == {}


@pytest.mark.clause("L-54", "HR-28", "HR-65")
def test_the_goldsmith_exchanges_one_coin_for_a_token() -> None:
    t = worked(PRODUCTION, 1, "goldsmiths_shop", stock={0: {"coin": 1}})
    assert t.options() == ["convert:goldsmiths_shop.1", "skip"]
    t.do("convert:goldsmiths_shop.1")
    assert t.stock()["coin"] == 2
    assert t.stock()["token"] == 1
    assert CARDS["goldsmiths_shop"]["costs"] == [{"wood": 1, "stone": 1}]


@pytest.mark.clause("HR-65")
def test_the_unfinished_dome_brings_two_points_at_once() -> None:
    assert taken("unfinished_dome").changes() == {"vp": 2}


@pytest.mark.clause("R-16", "HR-21", "H-19")
def test_the_loggia_is_paid_with_a_token_of_choice_that_was_there_before() -> None:
    t = worked(PRODUCTION, 4, "loggia", tokens={0: ["alms", "craft"]}).do("convert:loggia.1")
    assert t.options() == ["give-token:alms", "give-token:craft"]
    assert t.changes() == {}
    t.do("give-token:craft")
    assert t.changes() == {"token": -1, **BONUS[PRODUCTION], "vp": 5}
    t = worked(PRODUCTION, 4, "goldsmiths_shop", "loggia", stock={0: {"coin": 1}}).do("convert:goldsmiths_shop.1")
    assert t.options("convert") == []  # the goldsmith's token comes too late
    assert t.stock()["token"] == 1


@pytest.mark.clause("R-16", "H-19", "L-56")
def test_two_buildings_do_not_pay_with_the_same_token() -> None:
    t = worked(PRODUCTION, 5, "loggia", "chancellery", tokens={0: ["alms", "craft", "craft"]}, hand={0: ["bramante"]})
    t.do("convert:loggia.1", "give-token:alms")
    assert t.options() == ["convert:chancellery.1", "skip"]


# ---- at the end ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("HR-62", "R-45")
@pytest.mark.parametrize(
    ("key", "stock", "tokens", "vp"),
    [
        ("collecting_antiques", {}, 3, 6),
        ("sacking_a_castle", {"wood": 5, "stone": 3}, 0, 6),
        ("sacking_a_castle", {"wood": 9, "stone": 9}, 0, 12),
        ("housing_the_household", {"servant": 7}, 0, 7),
        ("housing_the_household", {"servant": 20}, 0, 12),
        ("triumphal_entry", {"mp": 9}, 0, 4),
    ],
)
def test_special_ventures_count_what_is_there_at_the_end(key: str, stock: dict[str, int], tokens: int, vp: int) -> None:
    t = table(houses=True, cards={0: [key]}, stock={0: stock}, tokens={0: ["alms", "craft", "renown"][:tokens]})
    assert ends(t)["ventures"] == vp


@pytest.mark.clause("HR-62", "HR-24")
def test_collecting_antiques_is_worth_twelve_at_most_and_counts_no_token_on_a_card() -> None:
    eight = ["alms", "alms", "craft", "craft", "renown", "renown", "timber", "timber"]
    t = table(houses=True, cards={0: ["collecting_antiques", "broker"]}, tokens={0: eight})
    assert ends(t)["ventures"] == 12
    t = table(houses=True, cards={0: ["collecting_antiques", "broker"]}, tokens={0: eight[:3]}).do("hold:broker:alms")
    assert ends(t)["ventures"] == 4


# ---- the data --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("R-4", "U-13")
def test_there_are_four_special_cards_of_each_type_and_period() -> None:
    counts: dict[tuple[str, int], int] = {}
    for d in CARDS.values():
        counts[d["type"], d["period"]] = counts.get((d["type"], d["period"]), 0) + 1
        assert d["reconstruction"] == "U-13"
    assert set(counts.values()) == {4}
    assert len(counts) == 12
    assert [d["id"] for d in CARDS.values()] == list(range(97, 145))


@pytest.mark.clause("R-24", "HR-11")
def test_a_special_card_is_never_among_the_discarded_ones() -> None:
    t = taken("antiquarian", thrown=["woods"], cards={0: ["broker"]})
    assert t.options() == ["take-back:woods", "decline"]
