"""Where tokens and copies meet the other rules. HR-22 HR-25 HR-27 HR-43."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.lorenzo.church import VaticanReport
from signoria.games.lorenzo.kinds import FACE
from signoria.games.lorenzo.towers import BonusTower

from ...build import Table, table
from .reading import (
    Goods,
)


def played(*leaders: str, **position: Any) -> Table:
    return table(houses=True, played={0: leaders}, **position)


# ---- tokens that pay -------------------------------------------------------------------------------------------------


@pytest.mark.clause("U-1", "R-16", "L-28", "HR-14", "HR-8")
@pytest.mark.parametrize(
    ("more", "may"),
    [({}, True), ({"banned": {0: ["tile_1_8"]}}, False), ({"cards": {0: ["preacher"]}}, False)],
)
def test_three_tokens_and_the_two_of_the_floor_buy_a_title(more: dict[str, Any], may: bool) -> None:
    t = table(
        houses=True, floors={"special.4": "buying_a_title"}, tokens={0: ["alms"] * 3}, stock={0: {"servant": 1}}, **more
    )
    assert t.may("place:white:special.4:1") is may
    if may:
        assert t.do("place:white:special.4:1").changes() == {"servant": -1, "token": -3, "mp": 2}


@pytest.mark.clause("HR-22", "L-28")
def test_tokens_that_cannot_be_drawn_do_not_pay() -> None:
    others = [
        face
        for face in (
            "market_day",
            "building_yard",
            "household",
            "timber",
            "quarry",
            "muster",
            "hired_men",
            "devotion",
            "renown",
            "gathering",
            "craft",
        )
        for _ in range(3)
    ]
    t = table(
        houses=True,
        floors={"special.4": "buying_a_title"},
        tokens={0: ["alms"] * 3, 1: others},
        stock={0: {"servant": 1}},
    )
    assert t.clause("place:white:special.4:1") == "L-29"


@pytest.mark.clause("HR-27", "HR-22")
def test_ficino_keeps_the_only_one_there_is() -> None:
    all_but_one = [
        face
        for face in (
            "market_day",
            "building_yard",
            "household",
            "timber",
            "quarry",
            "muster",
            "hired_men",
            "alms",
            "devotion",
            "renown",
            "gathering",
            "craft",
        )
        for _ in range(3)
    ][:-1]
    t = table(houses=True, played={0: ["marsilio_ficino"]}, tokens={1: all_but_one}).do("use:marsilio_ficino")
    assert (t.stock()["token"], t.options("use-token"), t.options("drop")) == (1, ["use-token:craft"], [])


@pytest.mark.clause("HR-25", "HR-23", "R-18")
def test_a_harvest_token_from_the_hand_fires_hill_abbeys_harvest_once() -> None:
    t = table(houses=True, cards={0: ["hill_abbey", "farmer"]}, tokens={0: ["gathering", "gathering"]})
    t.do("hold:hill_abbey:gathering", "use-token:gathering", "work:0")
    assert t.options("work")
    t.do("work:0")
    assert (t.question, t.stock()["wood"], t.stock()["servant"]) == ("turn", 2, 2)


@pytest.mark.clause("L-17", "L-29", "HR-37")
def test_servants_of_the_cost_remain_beside_those_of_the_value() -> None:
    position: dict[str, Any] = {"dice": (1, 1, 1), "floors": {"special.2": "hospital"}, "houses": True}
    goods = {"coin": 1, "stone": 1}
    t = table(stock={0: {**goods, "servant": 4}}, **position)
    assert t.options("place:white:special.2") == ["place:white:special.2:2..2"]
    assert not table(stock={0: {**goods, "servant": 3}}, **position).options("place:white:special.2")
    t = table(stock={0: {**goods, "servant": 4}}, played={0: ["carlo_viii"]}, **position)
    assert t.options("place:white:special.2") == ["place:white:special.2:1..2"]


@pytest.mark.clause("A-23", "L-66", "L-67", "HR-15")
def test_santa_rita_doubles_first_and_the_tile_takes_off_then() -> None:
    for tile, goods in (
        ("tile_1_3", {"servant": 1, "stone": 2, "wood": 2, "coin": 2}),
        ("tile_1_4", {"servant": 2, "stone": 1, "wood": 1, "coin": 2}),
    ):
        t = played("santa_rita", floors={"special.1": "walled_village"}, banned={0: [tile]})
        assert t.do("place:white:special.1:0").changes() == goods


@pytest.mark.clause("HR-39", "L-66")
def test_a_step_of_one_under_tile_1_1_is_no_gain() -> None:
    t = table(
        houses=True,
        floors={"special.1": "hiring_a_captain_general"},
        stock={0: {"coin": 1, "wood": 3, "mp": 4}, 2: {"mp": 5}},
        banned={0: ["tile_1_1"]},
    ).do("place:white:special.1:0")
    assert t.changes() == {"coin": -1, "wood": -3}


@pytest.mark.clause("HR-37", "L-37")
def test_carlos_servants_raise_a_bonus_action_by_two() -> None:
    t = played(
        "carlo_viii", steps=[BonusTower(0, 0, 4, ())], floors={"territory.4": "woods"}, stock={0: {"servant": 2}}
    )
    assert t.options("take") == ["take:territory.4:2..2"]


@pytest.mark.clause("HR-7", "HR-6", "L-38")
def test_the_chamberlain_waives_the_toll_of_a_bonus_action() -> None:
    t = table(
        houses=True,
        cards={0: ["chamberlain"]},
        members={"special.4": (1, "white")},
        steps=[BonusTower(0, 0, 4, ())],
        floors={"special.1": "florin_vault"},
    ).do("take:special.1:0")
    assert t.changes() == {}


# ---- Lorenzo once more -----------------------------------------------------------------------------------------------


@pytest.mark.clause("HR-43", "A-21")
@pytest.mark.parametrize(
    ("leader", "use", "paid", "changes"),
    [
        ("beatrice_deste", "use-one:lorenzo_de_medici:2", ["give-token:alms"], {"token": -1, "coin": 5}),
        ("giulio_ii", "use-one:lorenzo_de_medici:1", [], {"wood": -1, "stone": -1, "coin": -1, "fp": 3}),
        ("raffaello_sanzio", "use-one:lorenzo_de_medici:1", [], {"vp": -1, "coin": 3}),
        ("lucia_da_narni", "use:lorenzo_de_medici", [], {"fp": 1, "vp": 2}),
    ],
)
def test_lorenzo_uses_a_new_leader_once_a_round(leader: str, use: str, paid: list[str], changes: Goods) -> None:
    t = table(
        houses=True,
        played={0: ["lorenzo_de_medici"], 1: [leader]},
        copied={0: leader},
        tokens={0: ["alms", "alms"]},
        stock={0: {"coin": 5, "wood": 5, "stone": 5, "vp": 5}},
    ).do(use, *paid)
    assert t.changes() == changes
    assert not t.may(use)


@pytest.mark.clause("HR-43", "L-83", "HR-17", "HR-37")
def test_lorenzo_as_a_permanent_one() -> None:
    def as_(leader: str, **position: Any) -> Table:
        return table(houses=True, played={0: ["lorenzo_de_medici"], 1: [leader]}, copied={0: leader}, **position)

    t = as_("carlo_viii", dice=(1, 1, 1), floors={"territory.2": "woods"}, stock={0: {"servant": 1}})
    assert t.may("place:white:territory.2:1")
    t = as_("jacopo_salviati").do("place:white:palace:0", "privilege:coins", "privilege:coins")
    assert t.stock()["coin"] == 5
    t = as_("alfonso_v_daragona", floors={"special.1": "florin_vault"}).do("place:white:special.1:0")
    assert t.changes() == {"fp": 1}
    t = as_("niccolo_machiavelli", tokens={0: ["renown"]}).do("use-token:renown")
    assert t.changes() == {"token": -1, "vp": 5}
    t = as_("paracelso", floors={"special.1": "humanist"}, stock={0: {"servant": 2}}).do("place:white:special.1:0")
    assert t.changes() == {"servant": -2}
    t = as_("martin_lutero", steps=[VaticanReport(1)], round=2)
    assert [p.excommunicated != () for p in t.state.players] == [False, False, True, True]


@pytest.mark.clause("HR-40", "HR-43", "L-83")
def test_maecenas_lorenzo_ladislao_one_after_the_other() -> None:
    t = table(
        houses=True,
        hand={0: ["lorenzo_de_medici", "carlo_viii"]},
        played={1: ["ladislao_vii_jagellone"]},
        floors={"special.1": "maecenas"},
        stock={0: {"coin": 7}},
    )
    t.do(
        "place:white:special.1:0", "play-free:lorenzo_de_medici", "copy:ladislao_vii_jagellone", "play-free:carlo_viii"
    )
    assert len(t.state.players[0].played) == 2


@pytest.mark.clause("L-83", "R-28")
def test_the_chronicler_counts_lorenzo_once() -> None:
    t = table(
        houses=True,
        played={0: ["lorenzo_de_medici"], 1: ["carlo_viii"]},
        copied={0: "carlo_viii"},
        floors={"special.1": "chronicler"},
        stock={0: {"coin": 6}},
    ).do("place:white:special.1:0")
    assert t.changes()["vp"] == 3


@pytest.mark.clause("HR-22", "HR-23")
@pytest.mark.parametrize(
    ("face", "texts", "drawn"), [("gathering", ["work:0"], 0), ("craft", ["decline"], 0), ("renown", [], 1)]
)
def test_a_token_whose_action_was_used_waits_until_the_turn_is_over(face: str, texts: list[str], drawn: int) -> None:
    others = [x for x in FACE.ids for _ in range(3)]
    others.remove(face)
    t = table(
        houses=True,
        tokens={0: [face], 1: others},
        floors={"special.1": "hill_abbey", "special.2": "archbishops_estate"},
        stock={0: {"coin": 3, "servant": 3}},
        turn=(0, 0),
    )
    t.do(f"use-token:{face}", *texts, "place:white:special.1:0")
    assert t.stock()["token"] == drawn
    if drawn:
        t.do("end-turn")
    t.do("place:neutral:special.2:3")
    assert t.stock()["token"] == 1


@pytest.mark.clause("R-15", "HR-21", "HR-27")
def test_nobody_sees_that_tokens_in_a_hand_are_alike() -> None:
    t = table(houses=True, played={0: ["beatrice_deste"]}, tokens={0: ["alms", "alms"]}).do("use-one:beatrice_deste:1")
    assert t.options() == ["give-token:alms"]


@pytest.mark.clause("HR-40", "HR-44")
def test_nobody_sees_that_the_leader_in_hand_cannot_be_played() -> None:
    t = table(houses=True, hand={0: ["lorenzo_de_medici"]}, floors={"special.1": "maecenas"}, stock={0: {"coin": 7}})
    assert t.do("place:white:special.1:0").options() == ["decline"]
