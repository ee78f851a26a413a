"""What the board tells of Orders as they are laid and carried out, and the names that the catalog has for screens."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from signoria import bots
from signoria.games.regno.board import board
from signoria.games.regno.ids import CARRIERS, PEOPLE
from signoria.games.regno.reconstruction.activation import LAY
from signoria.games.regno.rules import GAME
from signoria.kernel.engine import seats_of
from signoria.kernel.game import Setup
from signoria.kernel.match import Match, key_of_seed


def until(likes: Callable[[dict[str, Any]], bool]) -> Match[Any]:
    """A game of two bots up to a board that `likes` likes."""
    match: Match[Any] = Match(GAME, Setup("regno", 2, {"length": "short"}), key_of_seed(3))
    player, rng = bots.make("greedy", GAME), random.Random(3)
    while not likes(shown(match, 0)):
        seat = seats_of(match.state.must)[0]
        match.choose(seat, player.choose(GAME.mask(match.state, seat), seat, rng))
    return match


def shown(match: Match[Any], seat: int) -> dict[str, Any]:
    return board(GAME.mask(match.state, seat), seat)


@pytest.mark.clause("R5.2")
def test_the_cards_that_are_being_laid_are_shown_to_who_lays_them() -> None:
    match = until(lambda told: told["phase"] == "programming")
    assert shown(match, 0)["realms"][0]["laid"] == []
    match.choose(0, [(LAY, 3)])
    assert shown(match, 0)["realms"][0]["laid"] == [3]
    assert "laid" not in shown(match, 1)["realms"][0]


@pytest.mark.clause("R5.4")
def test_an_activation_tells_which_orders_are_left() -> None:
    match = until(lambda told: "left" in told)
    told = shown(match, 0)
    assert set(told["left"]) <= set(told["realms"][told["activation"]]["program"])


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_catalog_names_people_carriers_and_levels(language: str) -> None:
    told = GAME.catalog(language, Setup("regno", 2, {}))
    assert set(told["people"]) == set(PEOPLE)
    assert set(told["carriers"]) == set(CARRIERS)
    assert all(len(one["clauses"]) == 4 for one in told["governments"].values())
    assert all(len(one["texts"]) == len(one["clauses"]) for one in told["technologies"].values())
    assert not any("](#" in text or "**" in text for one in told["technologies"].values() for text in one["texts"])
