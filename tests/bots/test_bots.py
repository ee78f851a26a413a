"""Bots see views: nothing hidden moves them, they change nothing, and equal dice give equal choices."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from signoria import bots
from signoria.kernel.chance import Blind
from signoria.kernel.engine import apply, first_seat, legal, run
from signoria.kernel.game import Setup, SetupError, game, start
from signoria.kernel.match import Match, chance_of, key_of_seed
from signoria.kernel.pack import digest
from signoria.kernel.words import LANGUAGES, words

RULES = game("lorenzo")
HOUSES = {"houses": "on"}
TABLES = [  # each with the seats that it allows
    *[({"rules": rules}, seats) for rules in ("base", "advanced") for seats in (2, 3, 4)],
    *[(HOUSES, seats) for seats in RULES.seats],
]


def new(seed: int, seats: int = 4, **options: str) -> Any:
    state = start(RULES, Setup("lorenzo", seats, options), chance_of(key_of_seed(seed)))
    run(state)
    return state


def questions(seed: int, bot: str, **options: str) -> Iterator[tuple[Any, int, tuple[Any, ...]]]:
    """(state, seat, chain) of each question of a game whose seats this bot plays."""
    state, player, rng = new(seed, 4, **options), bots.make(bot, RULES), random.Random(seed)
    while state.must:
        seat = first_seat(state.must)
        chain = player.choose(RULES.mask(state, seat), seat, rng)
        yield state, seat, chain
        apply(state, seat, chain[0])


def swapped(state: Any, viewer: int, rng: random.Random) -> Any:
    """The same table with the leaders that the viewer cannot see in other hands."""
    other = RULES.imagine(RULES.mask(state, viewer), viewer, rng)
    other.chance = Blind()
    return other


@pytest.mark.parametrize("bot", bots.NAMES)
@pytest.mark.parametrize("options", [{"leaders": "draft"}, {"leaders": "random"}, HOUSES])
def test_nothing_hidden_changes_a_choice(bot: str, options: dict[str, str]) -> None:
    """G14."""
    player, imagining, different = bots.make(bot, RULES), random.Random(5), 0
    for state, seat, chain in questions(3, bot, **options):
        other = swapped(state, seat, imagining)
        different += [p.hand for p in other.players] != [p.hand for p in state.players]
        dice = random.Random(9)
        expected = player.choose(RULES.mask(state, seat), seat, random.Random(9))
        assert player.choose(RULES.mask(other, seat), seat, dice) == expected
        if bot == "greedy":  # even when shown them, it looks at none
            assert player.choose(other, seat, dice) == expected == chain
    assert different > 20


@pytest.mark.parametrize("bot", bots.NAMES)
@pytest.mark.parametrize("options", [{}, HOUSES])
def test_a_view_stays_as_it_is(bot: str, options: dict[str, str]) -> None:
    """G15."""
    player = bots.make(bot, RULES)
    for state, seat, _ in questions(4, bot, **options):
        masked = RULES.mask(state, seat)
        before = digest(masked, b"")
        player.choose(masked, seat, random.Random(1))
        player.explain(masked, seat, random.Random(1))
        assert digest(masked, b"") == before


@pytest.mark.parametrize("bot", bots.NAMES)
def test_the_same_dice_give_the_same_game(bot: str) -> None:
    once, again = ([chain for _, _, chain in questions(6, bot)] for _ in range(2))
    assert once == again


@pytest.mark.parametrize("bot", bots.NAMES)
@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_a_match_accepts_whole_chains_to_its_end(bot: str, options: dict[str, str], seats: int) -> None:
    match = Match(RULES, Setup("lorenzo", seats, options), key_of_seed(seats))
    player, rng = bots.make(bot, RULES), random.Random(2)
    while not match.over:
        seat = first_seat(match.state.must)
        match.choose(seat, player.choose(RULES.mask(match.state, seat), seat, rng))
    assert match.state.round == RULES.rounds


def test_random_draws_from_all_that_is_listed() -> None:
    state = new(1)
    while len(legal(state, first_seat(state.must)).legal) < 6:
        seat = first_seat(state.must)
        apply(state, seat, legal(state, seat).options()[0])
    seat = first_seat(state.must)
    masked, rng, player = RULES.mask(state, seat), random.Random(1), bots.make("random", RULES)
    chosen = {player.choose(masked, seat, rng)[0] for _ in range(5000)}
    assert chosen == set(legal(state, seat).options())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    said, player = words(RULES, language), bots.make("greedy", RULES)
    reasons: set[str] = set()
    for state, seat, chain in questions(8, "greedy"):
        explained, reason, arguments = player.explain(RULES.mask(state, seat), seat, random.Random(1))
        assert explained[: len(chain)] == chain
        assert said.say(reason, **arguments)
        reasons.add(reason)
    state = new(1)
    seat = first_seat(state.must)
    assert said.say(bots.make("random", RULES).explain(RULES.mask(state, seat), seat, random.Random(1))[1])
    assert {"because-cards", "because-leader", "because-tile", "because-goods"} <= reasons


def test_greedy_beats_random() -> None:
    won = 0
    for number in range(12):
        state, rng = new(number), random.Random(number)
        players = [bots.make("greedy" if seat == number % 4 else "random", RULES) for seat in range(4)]
        while state.must:
            seat = first_seat(state.must)
            apply(state, seat, players[seat].choose(RULES.mask(state, seat), seat, rng)[0])
        won += RULES.places(state)[number % 4] == 1
    assert won >= 10  # of 12; it wins more than 99 of 100


def test_an_unknown_bot_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(SetupError, match="no bot 'gredy'; nearest: greedy"):
        bots.make("gredy", RULES)
    assert bots.names(RULES) == bots.NAMES
