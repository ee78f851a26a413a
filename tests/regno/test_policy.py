"""The bot `greedy` of Regno: it plays by the rules, to the end, on what its seat may know, and says why."""

from __future__ import annotations

import random
import re
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

from signoria.games.regno import plans, policy
from signoria.games.regno.rules import GAME
from signoria.games.regno.state import Regno
from signoria.kernel.chance import Seeded
from signoria.kernel.engine import apply, first_seat, legal, run
from signoria.kernel.game import Setup
from signoria.kernel.menu import ANYTIME, Option
from signoria.kernel.words import LANGUAGES, Words

REASON: Final = re.compile(r'"([a-z]+(?:-[a-z]+)*)"')


class Game(NamedTuple):
    """What was chosen, and the words for it."""

    end: Regno
    options: list[tuple[int, Option]]
    reasons: set[str]


@lru_cache(maxsize=8)
def played(seed: int, seats: int = 4, scenario: str = "schematic", length: str = "short") -> Game:
    """A game of greedy bots; every choice is listed and none is a play out of turn."""
    setup = Setup("regno", seats, {"length": length, "scenario": scenario}, {})
    s = GAME.new(setup, Seeded(b"policy %d" % seed))
    run(s)
    dice = [random.Random(f"{seed} {seat}") for seat in range(seats)]
    options: list[tuple[int, Option]] = []
    reasons: set[str] = set()
    while s.must:
        seat = first_seat(s.must)
        masked = GAME.mask(s, seat)
        menu = legal(masked, seat)
        option, reason, arguments = policy.decide(masked, seat, menu, dice[seat])
        assert menu.admits(option)
        assert not option[0] & ANYTIME
        assert not arguments
        options.append((seat, option))
        reasons.add(reason)
        assert len(options) < 20_000, "the game does not end"
        apply(s, seat, option)
    return Game(s, options, reasons)


def words(language: str) -> Words:
    return Words(GAME, language, {})


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_game_of_greedy_bots_ends(seats: int) -> None:
    assert len(played(1, seats).end.final) == seats


def test_a_game_in_italy_ends() -> None:
    assert played(2, 3, "italy_1450").end.final


def test_same_position_and_dice_give_the_same_game() -> None:
    first = played(1)
    played.cache_clear()
    assert played(1).options == first.options


def test_deciding_changes_nothing() -> None:
    setup = Setup("regno", 2, {"length": "short", "scenario": "schematic"}, {})
    s = GAME.new(setup, Seeded(b"nothing"))
    run(s)
    dice = random.Random(1)
    for _ in range(300):
        seat = first_seat(s.must)
        masked = GAME.mask(s, seat)
        before = snapshot(masked)
        option, _, _ = policy.decide(masked, seat, legal(masked, seat), dice)
        assert snapshot(masked) == before
        apply(s, seat, option)


def snapshot(s: Regno) -> str:
    """Everything that a decision could change."""
    parts: list[Any] = [s.provinces, s.realms, s.people, s.carriers, s.forces]
    known = [[None if x is None else sorted(vars(x).items()) for x in part] for part in parts]
    return repr((known, s.agenda, s.wars, s.deals, s.counters))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    said = words(language)
    assert all(said.say(reason) for reason in played(1).reasons)
    for path in Path(plans.__file__).parent.glob("*.py"):
        for call in re.findall(r"o\.pick\((.*)\)", path.read_text("utf-8")):
            for reason in REASON.findall(call):
                assert said.has(f"because-{reason}"), f"{path.name}: {reason}"
