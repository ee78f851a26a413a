"""A token face up on Hill Abbey (98) or on the Broker (128). R-18, HR-24 to HR-26"""

from __future__ import annotations

import pytest

from signoria.games.lorenzo.houses.tokens import discard_held, tokens_left
from signoria.games.lorenzo.kinds import CARD, FACE
from signoria.games.lorenzo.state import house_of, houses_of
from signoria.games.lorenzo.work import BonusWork
from signoria.kernel.chance import Scripted

from ..build import Table, table
from .test_tokens import hand, used

HARVEST = 0


def held(t: Table, seat: int = 0) -> list[tuple[str, str]]:
    """The tokens on a player's cards."""
    house = t.state.players[seat].house
    assert house is not None
    return [(CARD.text(card), FACE.text(face)) for card, face in house.held]


def with_held(t: Table, card: str, face: str) -> Table:
    """The same table with a token on a card of seat 0."""
    table_ = houses_of(t.state)
    table_.supply = tuple(n - (i == FACE.value(face)) for i, n in enumerate(table_.supply))
    house_of(t.state.players[0]).held = ((CARD.value(card), FACE.value(face)),)
    return t


@pytest.mark.clause("R-18", "HR-24")
def test_a_token_may_be_laid_on_hill_abbey_when_it_is_taken() -> None:
    t = table(floors={"special.2": "hill_abbey"}, tokens={0: ["renown"]}, chance=Scripted([[0]]))
    t.do("place:white:special.2:0")
    assert t.options("hold") == ["hold:hill_abbey:market_day", "hold:hill_abbey:renown"]
    t.do("hold:hill_abbey:market_day")
    assert held(t) == [("hill_abbey", "market_day")]
    assert t.told("token-held") == [("token-held", 0, "hill_abbey", "market_day")]
    assert used(t) == {}
    assert t.options("hold") == []


@pytest.mark.clause("HR-24")
def test_a_token_on_a_card_is_no_longer_held_in_hand() -> None:
    t = table(cards={0: ["broker"]}, tokens={0: ["renown", "alms"]}).do("hold:broker:renown")
    assert t.stock()["token"] == 1
    assert hand(t) == ["alms"]
    assert tokens_left(t.state) == 34


@pytest.mark.clause("R-18", "HR-24")
def test_a_card_holds_one_token_and_only_such_a_card_holds_any() -> None:
    t = table(cards={0: ["broker", "hill_abbey", "woods"]}, tokens={0: ["renown", "alms"]}).do("hold:broker:renown")
    assert t.options("hold") == ["hold:hill_abbey:alms"]


@pytest.mark.clause("R-18")
@pytest.mark.parametrize("at", [1, 2, 6])
def test_hill_abbey_gives_it_at_each_harvest_of_two_or_more(at: int) -> None:
    t = with_held(
        table(cards={0: ["hill_abbey"]}, houses=True, steps=[BonusWork(0, HARVEST, at, True)]), "hill_abbey", "renown"
    )
    t.do("work:0")
    assert t.changes().get("vp", 0) == (4 if at >= 2 else 0)
    assert held(t) == [("hill_abbey", "renown")]


@pytest.mark.clause("R-18")
def test_hill_abbey_without_a_token_gives_nothing() -> None:
    t = table(cards={0: ["hill_abbey"]}, houses=True, steps=[BonusWork(0, HARVEST, 6, True)]).do("work:0")
    assert t.changes() == {"wood": 1, "stone": 1, "servant": 1}


@pytest.mark.clause("R-18", "HR-25", "HR-12")
def test_an_action_on_hill_abbey_comes_after_the_harvest_and_never_fires_it_again() -> None:
    t = table(
        cards={0: ["hill_abbey", "woods"]},
        houses=True,
        stock={0: {"servant": 5}},
        steps=[BonusWork(0, HARVEST, 2, True)],
    )
    with_held(t, "hill_abbey", "gathering").do("work:0")
    assert t.changes() == {"wood": 2, "stone": 1, "servant": 1}
    t.do("work:5")
    assert t.told("worked") == [("worked", 0, "harvest", 6)]
    assert t.asked == -1


@pytest.mark.clause("HR-25")
def test_a_production_from_hill_abbey_in_which_hospital_works_does_not_fire_it_either() -> None:
    t = table(
        cards={0: ["hill_abbey", "hospital", "woods"]},
        houses=True,
        stock={0: {"servant": 5}},
        steps=[BonusWork(0, HARVEST, 2, True)],
    )
    with_held(t, "hill_abbey", "craft").do("work:0", "work:4")
    assert t.options("activate") == ["activate:woods"]
    assert t.clause("activate:hill_abbey") == "R-26"


@pytest.mark.clause("HR-13", "L-66")
def test_the_token_on_a_card_is_a_source_of_its_own() -> None:
    t = table(
        cards={0: ["hill_abbey", "colony"]},
        banned={0: ["tile_1_1"]},
        houses=True,
        steps=[BonusWork(0, HARVEST, 6, True)],
    )
    with_held(t, "hill_abbey", "muster").do("work:0")
    assert t.changes()["mp"] == 1


@pytest.mark.clause("R-18", "HR-26")
@pytest.mark.parametrize("space", ["market.1", "market.3", "palace"])
def test_the_broker_fires_at_each_own_placement_in_the_market(space: str) -> None:
    t = with_held(table(cards={0: ["broker"]}, houses=True, turn=[1, 0]), "broker", "renown")
    t.do("place:white:market.2:0")
    assert t.stock(0)["vp"] == 0
    t.do(f"place:white:{space}:0")
    if space == "palace":
        t.do("privilege:coins")
    assert t.stock(0)["vp"] == (0 if space == "palace" else 4)


@pytest.mark.clause("HR-26")
def test_the_broker_comes_after_what_the_space_gives() -> None:
    t = with_held(table(cards={0: ["broker"]}, houses=True), "broker", "renown").do("place:white:market.4:0")
    assert t.options("privilege")
    assert t.stock()["vp"] == 0
    t.do("privilege:coins", "privilege:faith")
    assert t.stock()["vp"] == 4


@pytest.mark.clause("HR-26", "L-71")
def test_under_tile_2_5_the_broker_never_fires() -> None:
    t = with_held(table(cards={0: ["broker"]}, houses=True, banned={0: ["tile_2_5"]}), "broker", "renown")
    assert t.clause("place:white:market.1:0") == "L-71"


@pytest.mark.clause("R-18", "HR-23", "HR-25")
def test_the_broker_may_set_a_harvest_going_in_which_hill_abbey_fires() -> None:
    t = table(cards={0: ["broker", "hill_abbey"]}, houses=True, stock={0: {"servant": 1}})
    with_held(t, "hill_abbey", "renown")
    house = house_of(t.state.players[0])
    house.held = (*house.held, (CARD.value("broker"), FACE.value("gathering")))
    t.do("place:white:market.2:0", "work:1")
    assert t.changes()["vp"] == 4


@pytest.mark.clause("HR-45", "HR-24")
def test_a_token_on_a_card_that_is_given_up_is_discarded() -> None:
    t = with_held(table(cards={0: ["broker"]}, houses=True), "broker", "renown")
    discard_held(t.state, t.state.players[0], CARD.value("broker"))
    assert held(t) == []
    assert used(t) == {"renown": 1}
    discard_held(t.state, t.state.players[0], CARD.value("broker"))
    assert used(t) == {"renown": 1}
