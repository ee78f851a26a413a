"""Special tokens: faces, how they come and go, what they do. R-15 to R-18, U-2 U-3, HR-3 HR-12 to HR-27."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.lorenzo.flow import Actions
from signoria.games.lorenzo.kinds import FACE
from signoria.games.lorenzo.rules import GAME
from signoria.games.lorenzo.state import house_of, houses_of

from ...build import GOODS, Table, table

Goods = dict[str, int]
HARVESTED = {"wood": 1, "stone": 1, "servant": 1}
FACES: dict[str, Goods] = {
    "market_day": {"coin": 2, "servant": 1},
    "building_yard": {"wood": 1, "stone": 1, "coin": 1},
    "household": {"servant": 2, "vp": 1},
    "timber": {"wood": 2, "vp": 1},
    "quarry": {"stone": 2, "vp": 1},
    "muster": {"mp": 2, "vp": 1},
    "hired_men": {"mp": 1, "coin": 2},
    "alms": {"fp": 1, "coin": 1},
    "devotion": {"fp": 1, "vp": 1},
    "renown": {"vp": 4},
}
ALL = [face for face in FACE.ids for _ in range(3)]


def with_tokens(*faces: str, **position: Any) -> Table:
    return table(houses=True, tokens={0: faces}, **position)


def gained(t: Table, source: str) -> list[Goods]:
    return [goods for _, _, said, goods in t.told("gained") if said == source]


# ---- faces -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("U-2", "R-16")
@pytest.mark.parametrize("face", FACES)
def test_a_token_gives_what_it_shows(face: str) -> None:
    assert with_tokens(face).do(f"use-token:{face}").changes() == {"token": -1, **FACES[face]}


@pytest.mark.clause("U-2")
def test_there_are_twelve_faces_three_of_each() -> None:
    assert len(FACE.ids) == 12
    t = with_tokens(*ALL)
    for face in FACE.ids:
        if face not in ("gathering", "craft"):
            t.do(*[f"use-token:{face}"] * 3)
    assert t.options("use-token") == ["use-token:gathering", "use-token:craft"]


@pytest.mark.clause("U-2", "HR-23", "L-41")
def test_a_harvest_token_is_a_bonus_action_of_one() -> None:
    t = with_tokens("gathering", cards={0: ["commercial_hub", "woods", "farmer"]}, stock={0: {"servant": 1}})
    t.do("use-token:gathering")
    assert t.options() == ["work:0..1", "decline"]
    t.do("work:0")
    assert t.changes() == {**HARVESTED, "coin": 1, "wood": 2}


@pytest.mark.clause("U-2", "HR-23", "L-68")
def test_a_production_token_too_and_tile_1_6_lowers_it() -> None:
    t = with_tokens("craft", cards={0: ["garden"]}).do("use-token:craft", "work:0")
    assert t.stock() == {**t.stock(), "vp": 3, "coin": 2, "mp": 1, "token": 0}
    t = with_tokens("craft", cards={0: ["garden"]}, stock={0: {"servant": 3}}, banned={0: ["tile_1_6"]})
    t.do("use-token:craft", "work:3")
    assert t.stock() == {**t.stock(), "vp": 3, "coin": 2, "mp": 1, "servant": 0}
    t = with_tokens("craft", cards={0: ["garden"]}, stock={0: {"servant": 2}}, banned={0: ["tile_1_6"]})
    t.do("use-token:craft", "work:2")
    assert t.changes() == {"token": -1, "servant": -2}


@pytest.mark.clause("HR-23", "U-2")
def test_declined_it_is_used_all_the_same() -> None:
    t = with_tokens("craft").do("use-token:craft", "decline")
    assert (t.stock()["token"], t.options("use-token")) == (0, [])


# ---- when ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("HR-3", "R-16")
def test_before_and_after_the_placement_as_often_as_one_likes() -> None:
    t = with_tokens("alms", "alms", "timber").do("use-token:alms", "use-token:alms", "place:white:market.1:0")
    assert t.options() == ["use-token:timber", "end-turn"]


@pytest.mark.clause("HR-3", "R-16")
def test_never_in_the_middle_of_a_placement() -> None:
    t = with_tokens("alms", cards={0: ["treasury"]}, stock={0: {"coin": 1}}).do("place:white:production.small:0")
    assert t.options("use-token") == []


@pytest.mark.clause("HR-3", "L-71", "A-16")
def test_not_in_the_turn_that_tile_2_7_takes() -> None:
    t = table(2, houses=True, tokens={0: ["alms"]}, banned={0: ["tile_2_7"]}, steps=[Actions()])
    assert t.asked == 1


@pytest.mark.clause("HR-3", "R-16")
def test_not_in_anothers_turn() -> None:
    assert table(houses=True, tokens={1: ["alms"]}).options("use-token") == []


@pytest.mark.clause("R-16", "H-17")
def test_a_used_token_helps_to_pay() -> None:
    t = with_tokens("timber", floors={"building.1": "chapel"})
    assert not t.may("place:white:building.1:0")
    assert t.do("use-token:timber").may("place:white:building.1:0")


# ---- secret ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("R-15", "HR-21")
def test_faces_are_for_their_owner_and_numbers_for_all() -> None:
    t = with_tokens("renown", "alms")
    mine, other = GAME.mask(t.state, 0), GAME.mask(t.state, 1)
    assert sorted(house_of(mine.players[0]).tokens) == sorted((FACE.value("renown"), FACE.value("alms")))
    assert not set(house_of(other.players[0]).tokens) & {FACE.value("renown"), FACE.value("alms")}
    assert other.players[0].stock == t.state.players[0].stock


# ---- privileges ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("U-3", "R-17", "L-45")
def test_a_privilege_may_be_a_token() -> None:
    t = table(houses=True).do("place:white:palace:0", "privilege:token")
    assert t.changes() == {"coin": 1, "token": 1}


@pytest.mark.clause("U-3", "HR-16", "L-46")
def test_of_several_only_one_may_be() -> None:
    t = table(houses=True).do("place:white:market.4:0", "privilege:token")
    assert not t.may("privilege:token")
    assert len(t.options("privilege")) == 5
    t = table(houses=True, floors={"character.1": "royal_messenger"}, stock={0: {"coin": 5}}).do(
        "place:white:character.1:0"
    )
    t.do("privilege:token", "privilege:coins")
    assert not t.may("privilege:token")
    assert not t.may("privilege:coins")
    assert t.may("privilege:faith")


@pytest.mark.clause("U-17", "HR-59")
def test_without_the_special_tower_there_is_no_token_option() -> None:
    t = table(houses=True, option={"special_tower": "off"}).do("place:white:palace:0")
    assert t.options("privilege:") == [
        f"privilege:{x}" for x in ("materials", "servants", "coins", "military", "faith")
    ]


# ---- tile 1_8 --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("HR-14", "U-7", "R-10")
@pytest.mark.parametrize(
    ("card", "tokens"),
    [("hill_abbey", 0), ("archbishops_estate", 1), ("broker", 1), ("steward", 0), ("rebuilding_the_quarter", 2)],
)
def test_tile_1_8_takes_one_token_from_each_card(card: str, tokens: int) -> None:
    t = table(houses=True, floors={"special.1": card}, stock={0: GOODS}, banned={0: ["tile_1_8"]})
    assert t.do("place:white:special.1:0").changes().get("token", 0) == tokens


@pytest.mark.clause("HR-14")
def test_from_each_privilege_leader_family_and_exchange() -> None:
    banned: dict[str, Any] = {"banned": {0: ["tile_1_8"]}}
    t = table(houses=True, **banned).do("place:white:palace:0", "privilege:token")
    assert t.stock()["token"] == 0
    t = table(houses=True, played={0: ["piero_della_francesca"]}, **banned).do(
        "place:white:leader.piero_della_francesca:0"
    )
    assert t.stock()["token"] == 2
    t = table(families={0: "medici"}, floors={"character.1": "warlord"}, stock={0: {"coin": 2}}, **banned)
    assert t.do("place:white:character.1:0").stock()["token"] == 0
    t = table(
        houses=True, cards={0: ["court_poet"]}, hand={0: ["girolamo_savonarola"]}, stock={0: {"coin": 18}}, **banned
    )
    assert t.do("play:girolamo_savonarola").stock()["token"] == 0
    t = table(houses=True, cards={0: ["florin_vault"]}, **banned).do("place:white:harvest.small:0")
    assert t.stock()["token"] == 0


@pytest.mark.clause("HR-14", "HR-53")
def test_each_source_by_itself() -> None:
    t = table(families={0: "medici"}, floors={"special.1": "broker"}, stock={0: {"coin": 5}}, banned={0: ["tile_1_8"]})
    assert t.do("place:white:special.1:0").stock()["token"] == 1


# ---- tiles 1_1 to 1_4 ------------------------------------------------------------------------------------------------


@pytest.mark.clause("HR-13", "L-66", "L-67")
@pytest.mark.parametrize(
    ("tile", "face", "gain"),
    [
        ("tile_1_1", "muster", {"mp": 1, "vp": 1}),
        ("tile_1_2", "market_day", {"coin": 1, "servant": 1}),
        ("tile_1_3", "household", {"servant": 1, "vp": 1}),
        ("tile_1_4", "building_yard", {"coin": 1}),
        ("tile_1_1", "hired_men", {"coin": 2}),
    ],
)
def test_each_token_used_is_a_source(tile: str, face: str, gain: Goods) -> None:
    assert with_tokens(face, banned={0: [tile]}).do(f"use-token:{face}").changes() == {"token": -1, **gain}


@pytest.mark.clause("HR-15", "L-82")
def test_santa_rita_doubles_no_token() -> None:
    t = with_tokens("market_day", played={0: ["santa_rita"]}).do("use-token:market_day")
    assert t.changes() == {"token": -1, "coin": 2, "servant": 1}
    t = with_tokens("market_day", cards={0: ["broker"]}, played={0: ["santa_rita"]})
    t.do("hold:broker:market_day", "place:white:market.1:0")
    assert t.stock() == {**t.stock(), "coin": 7, "servant": 1}


# ---- running out -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("HR-22", "U-2")
def test_when_there_are_no_tokens_the_rest_is_not_drawn() -> None:
    t = table(houses=True, tokens={1: ALL[:-1]}, floors={"special.1": "archbishops_estate"}).do(
        "place:white:special.1:0"
    )
    assert (t.changes(), t.options("use-token")) == ({"token": 1}, ["use-token:craft"])
    t = table(houses=True, tokens={1: ALL}, floors={"special.1": "archbishops_estate"}).do("place:white:special.1:0")
    assert t.stock()["token"] == 0


@pytest.mark.clause("HR-22", "HR-21", "U-2")
def test_discarded_ones_are_drawn_again() -> None:
    rest = [face for i, face in enumerate(ALL) if face != "renown" or i % 3]
    t = table(houses=True, tokens={0: ["renown"], 1: rest}, floors={"special.1": "hill_abbey"})
    t.do("use-token:renown", "place:white:special.1:0")
    assert t.options("use-token") == ["use-token:renown"]


@pytest.mark.clause("HR-24", "HR-22")
def test_a_token_on_a_card_is_not_drawn_again() -> None:
    rest = [face for i, face in enumerate(ALL) if face != "renown" or i % 3]
    t = table(houses=True, tokens={0: ["renown"], 1: rest}, cards={0: ["broker"]}, floors={"special.1": "hill_abbey"})
    t.do("hold:broker:renown", "place:white:special.1:0")
    assert t.stock()["token"] == 0


@pytest.mark.clause("HR-21", "R-15")
def test_paid_and_dropped_tokens_lie_open_beside_the_supply() -> None:
    t = with_tokens("alms", "timber", floors={"special.1": "secretary"}, stock={0: {"coin": 6}})
    before = houses_of(t.state).used
    t.do("place:white:special.1:0", "give-token:timber")
    assert houses_of(t.state).used != before
    assert t.told("token-paid") == [("token-paid", 0, "timber")]


@pytest.mark.clause("HR-22", "U-2")
def test_the_discarded_ones_are_shuffled_in_the_middle_of_a_draw() -> None:
    others = list(ALL)
    for face in ("renown", "craft"):
        others.remove(face)
    t = table(houses=True, tokens={0: ["renown"], 1: others}, floors={"special.1": "archbishops_estate"})
    t.do("use-token:renown", "place:white:special.1:0")
    assert t.stock()["token"] == 2
    assert sorted(t.options("use-token")) == ["use-token:craft", "use-token:renown"]


@pytest.mark.clause("HR-27", "HR-21", "HR-22")
def test_what_ficino_drops_can_be_drawn_again() -> None:
    others = list(ALL)
    for face in ("renown", "alms"):
        others.remove(face)
    t = table(houses=True, tokens={1: others}, played={0: ["marsilio_ficino"]}, floors={"special.1": "hill_abbey"})
    t.do("use:marsilio_ficino", "drop-token:alms", "place:white:special.1:0")
    assert sorted(t.options("use-token")) == ["use-token:alms", "use-token:renown"]
