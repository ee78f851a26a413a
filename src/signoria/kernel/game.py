"""What a rules module gives to all screens, bots and tools; and the register of games.

A rules module is a package under `signoria.games` with one `Game` object named `GAME` in its `__init__`.
"""

from __future__ import annotations

import difflib
import importlib
import random
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Generic

from signoria.kernel.chance import Chance
from signoria.kernel.menu import Listing, Menu, Option
from signoria.kernel.page import Block
from signoria.kernel.state import S
from signoria.kernel.study import Scene, StudyError
from signoria.kernel.verbs import Grammar

if TYPE_CHECKING:
    from signoria.kernel.words import Words

GAMES: Final = ("lorenzo", "regno", "lords")


@dataclass(frozen=True)
class Switch:
    """A choice that a table makes before the start. `default` is one of `values`; `clause` says what it decides."""

    name: str
    values: tuple[str, ...]
    default: str
    clause: str


@dataclass(frozen=True)
class Setup:
    """All that a match starts from, but for chance.

    `seats`: how many. `options`: switch name -> value, only those that differ from the default matter. `sets`: path in
    the data files -> number, as `--set` takes them. `position`: a packed state to start from instead of the beginning.
    """

    game: str
    seats: int
    options: Mapping[str, str] = field(default_factory=dict)
    sets: Mapping[str, int] = field(default_factory=dict)
    position: Mapping[str, Any] | None = None


@dataclass(frozen=True)
class Line:
    """One line of a score sheet: where points come from, how many, by which clause."""

    source: str
    points: int
    clause: str


class SetupError(ValueError):
    """A setup that cannot be played; the message says what to change."""


class Game(ABC, Generic[S]):
    """A rules module as the rest of the product sees it. Shapes: seats are 0 … n - 1 everywhere.

    Old logs are read by every later version: codes of verbs and events, values of a kind's ids and the order of chance
    streams never change from one version to the next; new ones come after the old. Packed states are read too, from the
    first version that is released: a step's new argument has a default, and `restore` fills in a new column.
    """

    name: str
    version: int  # of the rules: rises when a replay of an old match could differ; see `changes`
    package: str  # holds data/, rulebook/, words/
    seats: tuple[int, ...]  # seat counts that can be played
    switches: tuple[Switch, ...]
    grammar: Grammar
    usual: int = 4  # seats where nobody says how many
    rounds: int  # of a whole match, for progress and the slider
    everything: Mapping[str, str] = {}  # switches with which all pieces of the box and its expansions are in the game
    studies: tuple[str, ...] = ()  # what-if questions that `study` answers
    changes: Mapping[int, tuple[str, ...]] = {}  # by version: the clauses carried out otherwise than by the one before

    @abstractmethod
    def new(self, setup: Setup, chance: Chance) -> S:
        """The state before the first step; `engine.run` takes it to the first question. SetupError: it cannot be."""

    @abstractmethod
    def mask(self, s: S, seat: int | None) -> S:
        """A copy that holds only what `seat` (None: a spectator) may know, without chance."""

    @abstractmethod
    def imagine(self, masked: S, seat: int, rng: random.Random) -> S:
        """A whole state that agrees with what `seat` knows, drawn at random; last comes `engine.guess_answers`."""

    @abstractmethod
    def sheet(self, s: S, seat: int) -> list[Line]:
        """Score by source: at the end the final one, before that as if the match stopped now. One line each, also 0."""

    @abstractmethod
    def places(self, s: S) -> list[int]:
        """Place of each seat, 1 is first; equal places are shared."""

    @abstractmethod
    def classes(self) -> Mapping[str, type]:
        """Every class that a packed state of this game may hold, by name."""

    @abstractmethod
    def restore(self, packed: Mapping[str, Any], setup: Setup, chance: Chance) -> S:
        """The state of a packed one; pack.BadData when it is none. `pack.revive` does most of it. A state of an earlier
        version should come out as one of this version, so that its match can go on."""

    @abstractmethod
    def board(self, masked: S, seat: int | None) -> dict[str, Any]:
        """What a screen draws, as JSON data without nulls; `masked` comes from `mask`."""

    @abstractmethod
    def question(self, masked: S, seat: int) -> tuple[str, Mapping[str, tuple[str, object]]]:
        """What is asked of `seat` now: the id of the question's words, and their arguments as (kind, value) pairs."""

    @abstractmethod
    def names(self, language: str, sets: Mapping[str, int]) -> Mapping[str, str]:
        """Names of things from the data files, by `kind-id`, in a language, with a match's changed numbers."""

    @abstractmethod
    def catalog(self, language: str, setup: Setup) -> dict[str, Any]:
        """What never changes in a match, for screens: names, effects and words of cards and places, as JSON data."""

    def glance(self, masked: S, seat: int) -> Menu | None:
        """What the seat's own turn would offer as things stand, with reasons, while it is not asked; None: nothing."""
        return None

    def page(self, masked: S, seat: int | None, words: Words) -> Sequence[Block]:
        """The position as tables in the reader's words, in the order of their weight; empty: the game has a board of
        its own for every screen."""
        return ()

    def drawn_from(self, s: S, stream: int, sides: int) -> tuple[str, Sequence[int]]:
        """For games on a real table: the kind of what is drawn and the values that outcomes 0 … sides - 1 stand for, in
        the middle of a draw. Where nothing says otherwise they are numbers from 1."""
        return "number", range(1, sides + 1)

    def detail(self, masked: S, seat: int, option: Listing) -> dict[str, Any]:
        """Numbers that a screen shows beside an option or a barred candidate, as JSON data."""
        return {}

    def caption(self, masked: S, seat: int, option: Listing) -> tuple[str, Mapping[str, tuple[str, object]]]:
        """(suffix, more arguments as (kind, value)): where the words of an option depend on the position, they are
        `do-VERB-SUFFIX`."""
        return "", {}

    def study(self, scene: Scene, name: str, given: Mapping[str, str]) -> dict[str, Any]:
        """The answer to a what-if question of `studies`, as JSON data without nulls; `given`: its arguments as texts,
        whatever a caller sent. StudyError: they cannot be taken. See `kernel.study`."""
        raise StudyError(name)

    def changed_since(self, version: int) -> tuple[str, ...]:
        """The clauses that this version carries out otherwise than an earlier one, in the order of the versions."""
        newer = [self.changes[number] for number in sorted(self.changes) if version < number <= self.version]
        return tuple(dict.fromkeys(clause for clauses in newer for clause in clauses))

    def check(self, setup: Setup) -> None:
        """SetupError when the seats or an option are not this game's."""
        if setup.seats not in self.seats:
            raise SetupError(f"{self.name} is for {self.seats[0]} to {self.seats[-1]} players, not {setup.seats}")
        known = {switch.name: switch for switch in self.switches}
        for name, value in setup.options.items():
            if name not in known:
                raise SetupError(f"{self.name} has no option {name!r}{nearest(name, list(known))}")
            if value not in known[name].values:
                raise SetupError(f"option {name} is {' or '.join(known[name].values)}, not {value!r}")


def nearest(word: str, known: Sequence[str]) -> str:
    """`; nearest: …` for error messages, or nothing."""
    found = difflib.get_close_matches(word, known, 1, 0.4)
    return f"; nearest: {found[0]}" if found else f"; known: {', '.join(known)}"


def game(name: str) -> Game[Any]:
    """The rules module of a name; SetupError with the nearest name when there is none."""
    if name not in GAMES:
        raise SetupError(f"there is no game {name!r}{nearest(name, GAMES)}")
    found: Game[Any] = importlib.import_module(f"signoria.games.{name}").GAME
    return found


def start(rules: Game[S], setup: Setup, chance: Chance) -> S:
    """A new state of a checked setup, not yet run."""
    rules.check(setup)
    if setup.position is not None:
        return rules.restore(setup.position, setup, chance)
    return rules.new(setup, chance)


Chain = tuple[Option, ...]
