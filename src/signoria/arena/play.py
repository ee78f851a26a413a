"""One game between bots. All that happens in it follows from the plan and the game's number, so it can be played again
anywhere, alone, and gives the same record."""

from __future__ import annotations

import importlib
import random
import traceback
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib.util import find_spec
from typing import Any, Final, NamedTuple

from signoria import bots
from signoria.bots import Bot
from signoria.kernel import position
from signoria.kernel.engine import apply, first_seat, legal, run
from signoria.kernel.game import Game, Setup, SetupError, game, start
from signoria.kernel.match import chance_of, key_of_seed

MOST_ANSWERS: Final = 100_000  # no game has so many: whoever gets there goes round in circles


@dataclass(frozen=True)
class Plan:
    """What is to be played. `bots`: one a seat, by name; with `rotate`, bot i sits at seat (i + game) % seats."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: str
    first: int = 0  # number of the first game
    rotate: bool = True
    options: Mapping[str, str] = field(default_factory=dict)
    sets: Mapping[str, int] = field(default_factory=dict)
    cards: bool = False  # note who takes which card?

    @property
    def rules(self) -> Game[Any]:
        return game(self.game)

    @property
    def setup(self) -> Setup:
        return Setup(self.game, len(self.bots), self.options, self.sets)

    def seed_of(self, number: int) -> str:
        """The seed of a game: `signoria play --seed` deals the same cards with it."""
        return f"{self.seed}.{number}"

    def seat_of(self, entry: int, number: int) -> int:
        """Where the bot `bots[entry]` sits in a game."""
        return (entry + number * self.rotate) % len(self.bots)

    def command(self, number: int) -> str:
        """What to type to play one game of the plan again."""
        words = ["signoria simulate", self.game, "--seats", ",".join(self.bots), "--seed", self.seed]
        words += ["--first", str(number), "--games 1"] + ([] if self.rotate else ["--fixed-seats"])
        words += [f"--option {name}={value}" for name, value in self.options.items()]
        return " ".join(words + [f"--set {path}={value}" for path, value in self.sets.items()])

    def check(self) -> None:
        """SetupError when there is no such game, bot, option, number or way to note cards."""
        for name in self.bots:
            bots.make(name, self.rules)
        start(self.rules, self.setup, chance_of(key_of_seed(self.seed)))
        if self.cards and takes_of(self.rules) is None:
            raise SetupError(f"{self.game} has no cards to take note of")


class Take(NamedTuple):
    """A card that a seat took. `paid`: resource and amount, as it was paid for the card alone."""

    seat: int
    card: str
    round: int
    floor: str
    paid: tuple[tuple[str, int], ...]


class Record(NamedTuple):
    """How a game went; lists by seat. `sheets`: points by source; `decisions`: answers where there was a choice.

    `tallies`: how often a seat did what its game counts (`wars`, `building.church`); `kinds`: what a seat was at the
    end (`faith`: `catholic`). Both are empty dicts for a game without a module `tallies`.
    """

    game: int
    seed: str
    places: list[int]
    sheets: list[list[int]]
    decisions: list[int]
    rounds: int
    takes: list[Take]
    tallies: list[dict[str, int]]
    kinds: list[dict[str, str]]


class Failure(NamedTuple):
    """A game that could not be played to its end. `position`: the text of a position file of its last good moment;
    `again`: the command that plays it once more."""

    game: int
    seed: str
    error: str
    trace: str
    position: str
    again: str


class BotFault(Exception):
    """A bot chose what is not listed."""


def takes_of(rules: Game[Any]) -> Any:
    """The game's module `takes`, whose `Notes` say who took which card; None: it has none."""
    return _module(rules, "takes")


def tallies_of(rules: Game[Any]) -> Any:
    """The game's module `tallies`, which says what to count; None: it has none.

    `counted(state, events)` gives (seat, what) for each thing worth counting among events; `known()` what is listed
    even if nobody did it, or `known_at(state)` where the table's switches decide; `kinds(state)` what each seat is;
    `known_kinds()`, if there is one, by kind what a seat can be, listed even if none is.
    """
    return _module(rules, "tallies")


def _module(rules: Game[Any], which: str) -> Any:
    name = f"{rules.package}.{which}"
    return importlib.import_module(name) if find_spec(name) else None


def play(plan: Plan, number: int) -> Record | Failure:
    """Play a game of the plan."""
    try:
        return _play(plan, number, None)
    except Exception as error:
        text = " ".join(f"{type(error).__name__}: {error}".split())
        trace, last = traceback.format_exc(), _last_position(plan, number)
        return Failure(number, plan.seed_of(number), text, trace, last, plan.command(number))


def _play(plan: Plan, number: int, seen: Callable[[Any], None] | None) -> Record:
    """`seen` gets a copy of the state before each option."""
    rules, seed = plan.rules, plan.seed_of(number)
    notes = takes_of(rules).Notes() if plan.cards else None
    players: dict[int, tuple[str, Bot, random.Random]] = {}
    for entry, name in enumerate(plan.bots):
        players[plan.seat_of(entry, number)] = name, bots.make(name, rules), random.Random(f"{seed} bot {entry}")
    state = start(rules, plan.setup, chance_of(key_of_seed(seed)))
    counting = tallies_of(rules)
    tallies: list[dict[str, int]] = [{} for _ in range(state.seats)]
    if counting is not None:
        state.events = []
    run(state)
    _count(counting, state, tallies)
    decisions, takes = [0] * state.seats, list[Take]()
    answered = 0
    while state.must:
        seat = first_seat(state.must)
        name, bot, rng = players[seat]
        barrier = state.barrier
        for place, option in enumerate(bot.choose(rules.mask(state, seat), seat, rng)):
            menu = legal(state, seat)
            if not menu.admits(option):
                if place:
                    break  # only the first is certain: the rest was what the bot expected
                raise BotFault(f"{name} chose {rules.grammar.text(option)}, which is not listed")
            decisions[seat] += menu.size() > 1
            answered += 1
            if seen is not None:
                seen(state.copy())
            if notes is None:
                apply(state, seat, option)
            else:
                notes.before(state)
                round_ = state.round
                state.events = []
                apply(state, seat, option)
                for taker, card, floor, paid in notes.taken(state, state.events):
                    takes.append(Take(taker, card, round_, floor, paid))
            _count(counting, state, tallies)
            if state.barrier != barrier or not state.must >> seat & 1:
                break
        if answered > MOST_ANSWERS:
            raise RuntimeError(f"the game does not end: {answered} answers")
    sheets = [[line.points for line in rules.sheet(state, seat)] for seat in range(state.seats)]
    kinds = [{} for _ in range(state.seats)] if counting is None else counting.kinds(state)
    return Record(number, seed, rules.places(state), sheets, decisions, state.round, takes, tallies, kinds)


def _count(counting: Any, state: Any, tallies: list[dict[str, int]]) -> None:
    """Add what has happened to the tallies and forget it."""
    if counting is not None:
        for seat, what in counting.counted(state, state.events):
            tallies[seat][what] = tallies[seat].get(what, 0) + 1
        state.events = []


def _last_position(plan: Plan, number: int) -> str:
    """Play the failing game once more to the moment before its fault."""
    last: list[Any] = []

    def seen(state: Any) -> None:
        last[:] = [state]

    try:
        _play(plan, number, seen)
    except Exception:
        return position.write(plan.rules, plan.setup, last[0]) if last else ""
    return ""
