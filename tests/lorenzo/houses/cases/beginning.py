"""Matches of Houses from their set-up on."""

from __future__ import annotations

from typing import Final

import pytest

from signoria.games.lorenzo.rules import GAME
from signoria.games.lorenzo.state import Lorenzo
from signoria.kernel.engine import first_seat
from signoria.kernel.game import Setup
from signoria.kernel.match import Match, key_of_seed

every_count: Final = pytest.mark.parametrize("players", [2, 3, 4, 5])


def begun(players: int, seed: int = 1, **option: str) -> Match[Lorenzo]:
    """A match of Houses at its first question."""
    return Match(GAME, Setup("lorenzo", players, {"houses": "on", **option}), key_of_seed(seed))


def until_round_one(match: Match[Lorenzo]) -> Lorenzo:
    """Everybody takes the first thing there is; bids are the least."""
    for _ in range(400):
        if match.state.round:
            return match.state
        seat = first_seat(match.state.must)
        text = GAME.grammar.listing(match.menu(seat).legal[0])
        match.choose(seat, [GAME.grammar.option(text.partition("..")[0])])
    pytest.fail("no round began")
