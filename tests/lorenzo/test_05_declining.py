"""L-42 in full, with the switch declining=always: every gain may be left as a whole; and what screens foresee."""

from __future__ import annotations

import pytest

from signoria.games.lorenzo.grammar import GRAMMAR
from signoria.games.lorenzo.rules import GAME
from signoria.kernel.engine import legal

from .build import table

ALWAYS = {"declining": "always"}
ONE = {"tile_1_4": "one_choice"}


@pytest.mark.clause("L-42")
@pytest.mark.parametrize("round", [1, 6])
def test_a_market_gain_may_be_left_in_every_period(round: int) -> None:
    t = table(option=ALWAYS, round=round)
    t.do("place:white:market.1:0")
    assert t.question == "take-or-leave"
    u = table(option=ALWAYS, round=round)
    assert t.do("accept").changes() == {"coin": 5}
    assert u.do("place:white:market.1:0", "decline").changes() == {}


@pytest.mark.clause("L-42", "L-28")
def test_a_floor_bonus_may_be_left_where_the_card_is_payable_without_it() -> None:
    t = table(option=ALWAYS, stock={0: {"coin": 6, "servant": 9}}, floors={"venture.4": "hiring_recruits"})
    t.do("place:white:venture.4:1")
    assert t.question == "take-or-leave"
    t.do("decline")
    assert t.card_on("venture.4") == ""
    assert t.changes()["coin"] == -4


@pytest.mark.clause("L-42", "L-28")
def test_a_floor_bonus_that_the_price_needs_is_taken_without_a_question() -> None:
    t = table(option=ALWAYS, stock={0: {"coin": 3, "servant": 9}}, floors={"venture.4": "hiring_recruits"})
    t.do("place:white:venture.4:1")
    assert t.changes()["coin"] == 2 - 4
    assert t.question == "take-or-leave"  # about the card's gain


@pytest.mark.clause("L-42")
def test_privileges_alone_are_declined_one_by_one() -> None:
    assert table(option=ALWAYS).do("place:white:market.4:0").question == "privilege"


@pytest.mark.clause("L-42")
def test_without_the_switch_nobody_is_asked_before_the_last_period() -> None:
    t = table(round=4, tiles=("tile_1_1", "tile_2_1", "tile_3_5"))
    assert t.do("place:white:market.3:0").changes() == {"mp": 3, "coin": 2}


@pytest.mark.clause("L-67", "A-1")
def test_while_it_is_open_which_of_two_is_lost_screens_take_neither_off() -> None:
    t = table(banned={0: ["tile_1_4"]}, option=ONE)
    harvest = next(x for x in legal(t.state, 0).legal if GRAMMAR.listing(x).startswith("place:white:harvest.small"))
    assert GAME.detail(GAME.mask(t.state, 0), 0, harvest)["gain"] == [["wood", 1], ["stone", 1], ["servant", 1]]
    t.do("place:white:harvest.small:0", "lose:stone")
    assert t.changes() == {"wood": 1, "servant": 1}


@pytest.mark.clause("L-64")
def test_faith_beyond_the_end_of_the_track_is_not_told_as_gained() -> None:
    t = table(stock={0: {"fp": 14}})
    t.do("place:white:palace:0", "privilege:faith")
    assert t.told("gained")[-1][3] == {"fp": 1}
    full = table(stock={0: {"fp": 15}})
    full.do("place:white:palace:0", "privilege:faith")
    assert full.told("gained")[-1][2] == "space.palace"


@pytest.mark.clause("L-24", "L-16", "L-88")
def test_the_first_thing_that_bars_is_named() -> None:
    """Value, then colour, then toll, then price (T-10)."""
    stock = {0: {"coin": 2}}
    barred = table(
        stock=stock, members={"building.1": (0, "black")}, floors={"building.2": "mint", "building.4": "chapel"}
    )
    assert barred.clause("place:white:building.2:0") == "L-24"
    assert barred.clause("place:orange:building.4:6") == "L-16"
    alone = table(stock=stock, floors={"building.2": "mint"})
    assert alone.clause("place:white:building.2:0") == "L-29"
