"""Special characters, 121 to 132. R-18 R-20 R-24 R-25, HR-7 HR-24 HR-26 HR-40 HR-41 HR-44 HR-46."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.lorenzo.state import houses_of

from ...build import table
from .reading import (
    Goods,
    net,
    offered,
)

# ---- characters ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("U-10", "HR-44")
@pytest.mark.parametrize(("card", "pile", "drawn"), [("confessor", 3, 1), ("humanist", 3, 2), ("humanist", 1, 1)])
def test_leaders_are_drawn_from_the_pile(card: str, pile: int, drawn: int) -> None:
    names = ["carlo_viii", "pietro_bembo", "paracelso"][:pile]
    t = offered(card, pile=names, stock={0: {"coin": 2}}).do("place:white:special.1:0")
    hand = t.state.players[0].hand
    assert (len(hand), t.told("leaders-drawn")) == (drawn, [("leaders-drawn", 0, drawn)])
    assert houses_of(t.state).pile.bit_count() == pile - drawn


@pytest.mark.clause("HR-44", "U-10")
def test_from_an_empty_pile_the_confessor_gives_faith_alone() -> None:
    t = offered("confessor", stock={0: {"coin": 2}})
    houses_of(t.state).pile = 0
    t.do("place:white:special.1:0")
    assert (t.changes(), t.state.players[0].hand) == ({"coin": -2, "fp": 1}, ())


@pytest.mark.clause("L-20", "HR-28")
@pytest.mark.parametrize(("place", "card"), [("harvest.small", "woods"), ("production.small", "baptistery")])
def test_the_steward_adds_one_to_harvest_and_production(place: str, card: str) -> None:
    t = table(houses=True, dice=(1, 6, 6), cards={0: ["steward", card]}, stock={0: {"fp": 1}})
    t.do(f"place:white:{place}:0")
    assert ("worked", 0, place.partition(".")[0], 2) in t.told("worked")


@pytest.mark.clause("L-20", "L-22")
def test_the_steward_helps_in_no_tower_and_no_market() -> None:
    t = table(houses=True, dice=(4, 6, 6), cards={0: ["steward"]}, floors={"territory.3": "woods"})
    assert t.clause("place:white:territory.3:0") == "L-16"
    assert table(houses=True, cards={0: ["steward"]}).clause("place:neutral:market.1:0") == "L-16"


@pytest.mark.clause("L-78", "HR-33")
def test_the_steward_does_not_help_leonardo() -> None:
    t = table(houses=True, played={0: ["leonardo_da_vinci"]}, cards={0: ["steward", "garden"]})
    t.do("use:leonardo_da_vinci")
    t.do("work:0")
    assert t.stock()["vp"] == 0


@pytest.mark.clause("HR-43", "R-17")
def test_the_court_poet_gives_a_token_for_each_leader_played() -> None:
    t = table(
        houses=True,
        cards={0: ["court_poet"]},
        hand={0: ["girolamo_savonarola", "michelangelo_buonarroti"]},
        stock={0: {"coin": 18, "stone": 10}},
    )
    assert t.do("play:girolamo_savonarola").changes() == {"token": 1}
    assert t.do("play:michelangelo_buonarroti").changes() == {"token": 1}


@pytest.mark.clause("HR-43", "HR-40")
def test_the_court_poet_also_pays_for_a_leader_without_requirement_but_not_for_a_discarded_one() -> None:
    t = offered("maecenas", cards={0: ["court_poet"]}, hand={0: ["carlo_viii", "sisto_iv"]}, stock={0: {"coin": 7}})
    t.do("discard:sisto_iv", "privilege:servants")
    assert t.stock()["token"] == 0
    t.do("place:white:special.1:0", "play-free:carlo_viii")
    assert t.stock()["token"] == 1


@pytest.mark.clause("R-25", "HR-40")
def test_maecenas_plays_a_leader_whatever_it_asks() -> None:
    t = offered("maecenas", hand={0: ["carlo_viii", "bramante"]}, stock={0: {"coin": 7}}).do("place:white:special.1:0")
    assert sorted(t.options()) == ["decline", "play-free:bramante", "play-free:carlo_viii"]
    t.do("play-free:bramante")
    assert t.told("leader-played") == [("leader-played", 0, "bramante")]
    assert not t.may("play:carlo_viii")


@pytest.mark.clause("HR-40", "L-83")
def test_lorenzo_still_needs_somebody_to_copy() -> None:
    t = offered("maecenas", hand={0: ["lorenzo_de_medici"]}, stock={0: {"coin": 7}}).do("place:white:special.1:0")
    assert t.options("play-free") == []
    t = offered("maecenas", hand={0: ["lorenzo_de_medici"]}, stock={0: {"coin": 7}}, played={1: ["sisto_iv"]})
    assert t.do("place:white:special.1:0").may("play-free:lorenzo_de_medici")


@pytest.mark.clause("R-20", "HR-7")
def test_the_chamberlain_waives_the_toll_of_the_special_tower_alone() -> None:
    t = table(
        houses=True,
        cards={0: ["chamberlain"]},
        turn=(0, 0),
        floors={"special.1": "florin_vault", "territory.1": "woods"},
        members={"special.4": (1, "white"), "territory.4": (1, "black")},
    )
    assert t.clause("place:black:territory.1:0") == "L-26"
    assert t.do("place:white:special.1:0").changes() == {}


@pytest.mark.clause("HR-7", "L-33")
def test_he_does_not_help_in_the_placement_that_brings_him() -> None:
    position: dict[str, Any] = {"members": {"special.4": (1, "white")}}
    t = offered("chamberlain", stock={0: {"coin": 7}}, **position)
    assert not t.may("place:white:special.1:0")
    t = offered("chamberlain", stock={0: {"coin": 8}}, **position).do("place:white:special.1:0")
    assert t.changes() == {"coin": -8, "token": 1}


@pytest.mark.clause("R-16", "HR-21", "L-29")
def test_the_secretary_costs_six_coins_and_a_token_of_choice() -> None:
    t = offered("secretary", stock={0: {"coin": 6}}, tokens={0: ["alms", "timber"]}).do("place:white:special.1:0")
    assert t.options("give-token") == ["give-token:timber", "give-token:alms"]
    t.do("give-token:alms")
    assert (t.stock(), t.cards(0, "character")) == ({**t.stock(), "coin": 0, "token": 1, "vp": 2}, ["secretary"])
    assert offered("secretary", stock={0: {"coin": 6}}).clause("place:white:special.1:0") == "L-29"


@pytest.mark.clause("U-1", "R-16", "L-28")
@pytest.mark.parametrize("floor", ["special.3", "special.4"])
def test_the_floors_token_may_pay_the_secretary(floor: str) -> None:
    t = table(houses=True, floors={floor: "secretary"}, stock={0: {"coin": 6, "servant": 1}})
    t.do(f"place:white:{floor}:{'1' if floor == 'special.4' else '0'}")
    if t.options("give-token"):
        t.do(t.options("give-token")[0])
    assert t.cards(0, "character") == ["secretary"]


@pytest.mark.clause("HR-41")
@pytest.mark.parametrize(
    ("leader", "stock", "playable"),
    [
        ("carlo_viii", {"servant": 6, "mp": 5}, True),
        ("carlo_viii", {"servant": 6, "fp": 5}, True),
        ("carlo_viii", {"servant": 6}, False),
        ("girolamo_savonarola", {}, True),
        ("lucrezia_borgia", {}, True),
        ("ladislao_vii_jagellone", {"vp": 0}, True),
        ("sisto_iv", {"wood": 6, "stone": 6, "coin": 6}, True),
        ("sisto_iv", {"wood": 6, "stone": 6}, False),
        ("erasmo_da_rotterdam", {}, False),
    ],
)
def test_the_secretary_lifts_one_line_of_a_requirement(leader: str, stock: Goods, playable: bool) -> None:
    t = table(houses=True, cards={0: ["secretary"]}, hand={0: [leader]}, stock={0: stock})
    assert t.may(f"play:{leader}") is playable


@pytest.mark.clause("R-18", "HR-24", "HR-26")
def test_the_broker_repeats_his_token_at_each_market_placement() -> None:
    t = table(houses=True, cards={0: ["broker"]}, tokens={0: ["alms"]}, turn=(0, 0, 0, 0))
    t.do("hold:broker:alms")
    assert t.do("place:white:market.1:0").changes() == {"coin": 6, "fp": 1}
    assert t.do("place:black:market.2:0").changes() == {"servant": 5, "coin": 1, "fp": 1}
    t.do("place:orange:palace:0", "privilege:servants")
    assert t.stock() == {**t.stock(), "coin": 8, "fp": 2}


@pytest.mark.clause("HR-26", "R-29")
def test_a_leaders_space_is_no_market() -> None:
    t = table(houses=True, cards={0: ["broker"]}, tokens={0: ["alms"]}, played={0: ["pietro_bembo"]})
    t.do("hold:broker:alms", "place:white:leader.pietro_bembo:0")
    assert t.stock() == {**t.stock(), "coin": 3, "servant": 3, "fp": 0}


@pytest.mark.clause("L-55", "R-28")
@pytest.mark.parametrize("count", [0, 1, 3])
def test_the_chronicler_counts_played_leaders(count: int) -> None:
    played = ["sisto_iv", "carlo_viii", "santa_rita"][:count]
    t = offered("chronicler", played={0: played}, hand={0: ["paracelso"]}, stock={0: {"coin": 6}})
    assert t.do("place:white:special.1:0").changes() == net({"coin": 6}, {"vp": 3 * count})


@pytest.mark.clause("L-55")
def test_the_papal_legate_counts_faith() -> None:
    t = offered("papal_legate", stock={0: {"coin": 7, "fp": 9}}).do("place:white:special.1:0")
    assert t.changes() == {"coin": -7, "vp": 9}


@pytest.mark.clause("R-24", "HR-46")
def test_the_antiquarian_takes_back_any_card_free_and_at_once() -> None:
    thrown = ["gravel_pit", "mint", "crusade", "papal_messenger"]
    t = offered("antiquarian", thrown=thrown, stock={0: {"coin": 5}}).do("place:white:special.1:0")
    assert sorted(t.options()) == sorted(["decline", *(f"take-back:{x}" for x in thrown)])
    t.do("take-back:crusade")
    assert t.changes() == {"coin": 5, "fp": 1}
    assert t.cards(0, "venture") == ["crusade"]


@pytest.mark.clause("R-24", "HR-46")
def test_the_condottiere_takes_back_ventures_only() -> None:
    t = offered("condottiere", thrown=["mint", "crusade", "sacred_war"], stock={0: {"coin": 7}})
    t.do("place:white:special.1:0")
    assert sorted(t.options("take-back")) == ["take-back:crusade", "take-back:sacred_war"]
    t.do("take-back:sacred_war")
    assert t.changes() == {"fp": 4}


@pytest.mark.clause("HR-46", "L-31", "L-32")
def test_taking_back_minds_the_room_of_six_and_no_army() -> None:
    six = ["commercial_hub", "woods", "village", "gravel_pit", "forest"]
    t = offered("antiquarian", thrown=["city"], cards={0: six}, stock={0: {"coin": 5}}).do("place:white:special.1:0")
    assert t.may("take-back:city")
    t = offered("antiquarian", thrown=["city"], cards={0: [*six, "florin_vault"]}, stock={0: {"coin": 5}})
    assert t.do("place:white:special.1:0").options("take-back") == []


@pytest.mark.clause("HR-46", "HR-12")
def test_the_antiquarian_may_be_declined() -> None:
    t = offered("antiquarian", thrown=["mint"], stock={0: {"coin": 5}}).do("place:white:special.1:0", "decline")
    assert t.cards(0, "building") == []


@pytest.mark.clause("HR-46", "L-40", "HR-12")
def test_a_card_taken_back_brings_its_bonus_action() -> None:
    t = offered("antiquarian", thrown=["captain"], floors={"territory.1": "woods"}, stock={0: {"coin": 5}})
    t.do("place:white:special.1:0", "take-back:captain")
    assert t.stock()["mp"] == 2
    assert t.may("take:territory.1:0")
