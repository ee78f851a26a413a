"""What screens draw besides counters and cards: the activity of the season, foreign cities, who may spend what."""

from __future__ import annotations

import pytest

from signoria.games.lords.board import board
from signoria.games.lords.rules import GAME
from signoria.kernel.game import Setup

from .build import table
from .walks import new_game


def test_the_stage_is_one_of_the_rounds_of_its_season() -> None:
    seasons = GAME.catalog("en", Setup("lords", 5))["seasons"]
    for kind in ("plain", "crowded"):
        shown = board(new_game(kind, 5, 3), None)
        assert shown.get("stage", "auction") in seasons[shown["season"]]["rounds"]


@pytest.mark.clause("5.9.2", "5.11.7")
def test_a_city_in_foreign_hands_is_told() -> None:
    t = table("L14", "L17", colours=("red", "black"))
    assert board(t.s, None)["held"] == {}
    t.army("paris", "red")
    t.army("london", "red")
    t.mercenary("milan_city", seat=1)
    assert board(t.s, None)["held"] == {"paris": "red", "milan_city": "black"}


@pytest.mark.clause("5.3.1", "5.9.4", "RC.4")
def test_who_may_spend_gold() -> None:
    """The holder of the C card spends the treasury; the leader who stands in a city its gold."""
    t = table("L14", "L17", colours=("red", "black")).gold(pile_milan_city=3, pile_london=2)
    assert board(t.s, None)["spend"]["treasury.england"] == []
    t.card(1, "C1")
    shown = board(t.s, None)["spend"]
    assert shown["treasury.england"] == [1]
    assert (shown["pile.milan_city"], shown["pile.london"]) == ([0], [])
