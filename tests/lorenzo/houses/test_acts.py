"""Acts in one's own turn: Este and Della Scala exchange; a turn with nothing left ends by itself. HR-3, R-36, R-37."""

from __future__ import annotations

import pytest

from ..build import table


@pytest.mark.clause("R-37", "HR-3")
def test_este_exchange_one_military_point_for_two_coins_as_often_as_they_like() -> None:
    t = table(families={0: "este"}, stock={0: {"mp": 5}})
    assert t.options("exchange") == ["exchange:este:1..5"]
    assert t.do("exchange:este:2").changes() == {"mp": -2, "coin": 4}
    assert t.told("exchanged") == [("exchanged", 0, "este", 2)]
    assert t.do("exchange:este:1").changes() == {"mp": -1, "coin": 2}
    t.do("place:white:market.1:0")
    assert t.do("exchange:este:2").changes() == {"mp": -2, "coin": 4}
    assert t.asked == -1


@pytest.mark.clause("R-36", "HR-50")
def test_della_scala_exchange_one_faith_point_for_a_coin_a_servant_and_a_military_point() -> None:
    t = table(families={0: "della_scala"}, stock={0: {"fp": 2}})
    assert t.do("exchange:della_scala:2").changes() == {"fp": -2, "coin": 2, "servant": 2, "mp": 2}


@pytest.mark.clause("R-37", "HR-50")
@pytest.mark.parametrize(("family", "clause"), [("este", "R-37"), ("della_scala", "R-36")])
def test_what_is_exchanged_must_be_there(family: str, clause: str) -> None:
    t = table(families={0: family})
    assert t.clause(f"exchange:{family}:1") == clause
    assert t.do("place:white:market.2:0").asked == -1  # and then the turn ends by itself


@pytest.mark.clause("R-36", "R-37")
def test_other_families_exchange_nothing() -> None:
    t = table(families={0: "medici", 1: "este"}, stock={0: {"mp": 5, "fp": 5}})
    assert t.options("exchange") == []


@pytest.mark.clause("HR-3")
def test_the_middle_of_a_placement_is_no_time_for_it() -> None:
    t = table(families={0: "este"}, stock={0: {"mp": 5}}).do("place:white:palace:0")
    assert t.options("exchange") == []
    assert t.do("privilege:coins").options("exchange") == ["exchange:este:1..5"]


@pytest.mark.clause("HR-3")
def test_nor_is_the_turn_of_another_player() -> None:
    t = table(families={0: "este"}, stock={0: {"mp": 5}}, turn=[1, 0])
    assert t.asked == 1
    assert t.options("exchange") == []


@pytest.mark.clause("HR-3", "R-37")
def test_the_coins_pay_for_a_card_in_the_same_turn() -> None:
    t = table(families={0: "este"}, stock={0: {"mp": 2}}, floors={"character.2": "dame"})
    assert t.clause("place:white:character.2:0") == "L-29"
    t.do("exchange:este:2", "place:white:character.2:0")
    assert t.cards(0, "character") == ["dame"]


@pytest.mark.clause("HR-13", "L-66")
def test_each_single_exchange_is_a_source_of_its_own() -> None:
    t = table(families={0: "este"}, stock={0: {"mp": 3}}, banned={0: ["tile_1_2"]})
    assert t.do("exchange:este:3").changes() == {"mp": -3, "coin": 3}
    t = table(families={0: "della_scala"}, stock={0: {"fp": 2}}, banned={0: ["tile_1_1"]})
    assert t.do("exchange:della_scala:2").changes() == {"fp": -2, "coin": 2, "servant": 2}


@pytest.mark.clause("HR-3", "L-74")
def test_the_turn_ends_when_its_player_says_so() -> None:
    t = table(families={0: "este"}, stock={0: {"mp": 2}}, turn=[0, 1]).do("place:white:market.1:0")
    assert t.options() == ["exchange:este:1..2", "end-turn"]
    assert t.do("end-turn").asked == 1


@pytest.mark.clause("HR-3", "HR-13")
def test_tokens_used_one_after_the_other_come_before_what_they_set_going() -> None:
    t = table(tokens={0: ["craft", "renown"]}).do("use-token:craft")
    assert t.options("use-token") == []  # first its production
    t.do("decline", "use-token:renown")
    assert t.stock()["vp"] == 4
