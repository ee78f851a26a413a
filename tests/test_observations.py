"""What bots and researchers are given says neither more nor less than what a person sees. G14, G15."""

from __future__ import annotations

import json
import random
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import pytest

import signoria
from signoria import bots
from signoria.games.lorenzo.rules import GAME
from signoria.kernel.engine import apply, legal, seats_of
from signoria.kernel.game import Setup, start
from signoria.kernel.match import Match, chance_of, key_of_seed
from signoria.kernel.pack import digest, pack
from signoria.kernel.state import Asking

MODES = {"draft": {}, "dealt": {"leaders": "random"}, "base": {"rules": "base"}}


def seen(state: Any, seat: int) -> str:
    """All that a screen is made of: the board, what is asked of whom, what the seat may do, with reasons. And what its
    earlier screens have shown it, because a bot forgets nothing either: packets of the draft and its own answers."""
    masked, menu = GAME.mask(state, seat), legal(state, seat, True)
    glance = GAME.glance(masked, seat)
    asked = [repr(GAME.question(masked, other)) for other in seats_of(state.must)]
    looked = [menu.legal, [(o, why.clause, why.reason) for o, why in menu.barred], glance and glance.legal]
    top = state.agenda[-1] if state.agenda else None
    recalled = [state.seen[seat], state.kept[seat], top.drafts[seat] if isinstance(top, Asking) else ()]
    return json.dumps([GAME.board(masked, seat), state.must, asked, looked, recalled])


def observed(state: Any, seat: int) -> str:
    """All that a bot or the API is given. Left out is only what counts and names questions, as a document does too."""
    masked = GAME.mask(state, seat)
    masked.question = masked.plays = 0
    return json.dumps(pack(masked))


def worlds(options: dict[str, str], seed: int) -> Iterator[Any]:
    """The states of a match, and beside each some that differ in what one seat or nobody can see."""
    match = Match(GAME, Setup("lorenzo", 3, options), key_of_seed(seed))
    rng, bot = random.Random(seed), bots.make("random", GAME)
    while not match.over:
        yield match.state.copy()
        seat = rng.choice(seats_of(match.state.must))
        for viewer in range(3):
            yield GAME.imagine(GAME.mask(match.state, viewer), viewer, rng)
        menu = match.menu(seat).options()
        for option in rng.sample(menu, min(2, len(menu))):
            other = match.state.copy()
            apply(other, seat, option)
            yield other
        match.choose(seat, bot.choose(GAME.mask(match.state, seat), seat, rng))


@pytest.mark.parametrize("mode", MODES)
def test_two_positions_are_equal_on_the_screen_just_when_they_are_for_a_bot(mode: str) -> None:
    """G14: of thousands of pairs; for each seat what is equal in one is equal in the other."""
    for seat in range(3):
        screens, bots_see, pairs = defaultdict(set), defaultdict(set), 0
        for state in worlds(dict(MODES[mode]), 5):
            screen, observation = seen(state, seat), observed(state, seat)
            screens[screen].add(observation)
            bots_see[observation].add(screen)
            pairs += 1
        assert all(len(x) == 1 for x in bots_see.values()), "a screen shows what a bot cannot know"
        assert all(len(x) == 1 for x in screens.values()), "a bot is given what no screen shows"
        assert len(screens) > 100, "many positions"
        assert pairs > len(screens) + 100, "and many that this seat cannot tell apart"


@pytest.mark.parametrize("mode", MODES)
def test_the_api_gives_what_a_bot_is_given(mode: str) -> None:
    """G14: one mask for all: of the screen, of bots, of the API."""
    match = signoria.new("lorenzo", seats=3, seed=2, **MODES[mode])
    state = start(GAME, Setup("lorenzo", 3, MODES[mode]), chance_of(key_of_seed(2)))
    assert state.agenda
    rng = random.Random(2)
    while not match.over:
        for seat in (None, 0, 1, 2):
            view = match.view(seat)
            masked = GAME.mask(match._state, seat)
            assert view.hash() == digest(masked, b"")
            assert view.board() == GAME.board(masked, seat)
        match.play(rng.choice(match.options()))


def test_an_observation_holds_no_history_and_leaves_the_match_alone() -> None:
    """G15: a view carries neither events nor draws nor chance, and neither making nor playing one changes the match."""
    match, rng = signoria.new("lorenzo", seats=4, seed=3), random.Random(3)
    while not match.over:
        before, state = match.hash(), match._state
        chance, agenda = state.chance, state.agenda[:]
        for seat in range(4):
            view = match.view(seat)
            hidden = view._state
            assert (hidden.events, hidden.drawn, hidden.chance is chance) == (None, None, False)
            trial = view.imagine(rng)
            trial.play(rng.choice(trial.options()))
        assert (match.hash(), state.chance, state.agenda) == (before, chance, agenda)
        match.play(rng.choice(match.options()))
