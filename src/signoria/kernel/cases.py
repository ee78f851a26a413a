"""Cases of the rulebook that can be played: a position, what to do in it, and what comes of it.

A game keeps them in `<package>/cases/`: the positions as `<id>.json` (kernel/position.py), and `index.toml`:

    [t05]
    clauses = ["8.1.3"]               the first one is the clause that the case explains
    seat = 0                          who plays the step
    play = ["build:GEN:farm"]         answers in order, as canonical texts; "1/pass" is one of seat 1
    refused = "build:GEN:farm"        instead of `play`: a candidate that the first clause bars, whatever its amount
    seed = 17                         of the table's chance, where dice matter
    expect = { "realms.0.stock.florins" = 12 }     what stands in the board as `seat` sees it afterwards
    [t05.en]                          and every other language that the game has words in
    title, given, do, then            a line each; texts with marks, like those of the rules

A path of `expect` takes the longest key that fits, so that ids may have dots; `"absent"` is the value of what is not
there.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from typing import Any, Final

import msgspec
from msgspec import Struct

from signoria.kernel import position
from signoria.kernel.engine import legal
from signoria.kernel.files import one_line
from signoria.kernel.game import Game, Setup
from signoria.kernel.match import Match, Refused, key_of_seed
from signoria.kernel.words import languages

ABSENT: Final = "absent"
KEPT: Final = 200  # positions ready to be played


class CaseError(ValueError):
    """A case that its author must put right; the message is one line and names game and case."""


class CaseText(Struct, frozen=True, forbid_unknown_fields=True):
    """A case in one language: what is given, what to do, what comes of it and why."""

    title: str
    given: str
    do: str
    then: str


class _Entry(Struct, forbid_unknown_fields=True):
    clauses: list[str]
    seat: int
    play: list[str] = []
    refused: str = ""
    seed: int = 0
    expect: dict[str, Any] = {}


@dataclass(frozen=True)
class Case:
    """`play`: (seat, canonical text) of each answer; `refused`: a barred candidate where there is none to play."""

    id: str
    clauses: tuple[str, ...]
    seat: int
    play: tuple[tuple[int, str], ...]
    refused: str
    seed: int
    expect: Mapping[str, Any]
    texts: Mapping[str, CaseText]

    @property
    def key(self) -> bytes:
        """The key of its match: whoever plays it sees the same dice."""
        return key_of_seed(self.seed)

    def text(self, language: str) -> CaseText:
        """The case in a language, in English where its game has no words in it."""
        return self.texts.get(language, self.texts["en"])


@lru_cache(maxsize=16)
def of(rules: Game[Any]) -> tuple[Case, ...]:
    """The cases of a game, in the order of its index; CaseError for one that cannot be read."""
    index = resources.files(rules.package).joinpath("cases", "index.toml")
    if not index.is_file():
        return ()
    try:
        return tuple(_case(rules, id, entry) for id, entry in tomllib.loads(index.read_text("utf-8")).items())
    except tomllib.TOMLDecodeError as error:
        raise CaseError(f"{rules.name}: cases/index.toml: {one_line(error)}") from None


def _case(rules: Game[Any], id: str, entry: Any) -> Case:
    try:
        texts = {x: msgspec.convert(entry.pop(x, None), CaseText) for x in languages(rules.package)}
        data = msgspec.convert(entry, _Entry)
    except (msgspec.ValidationError, AttributeError) as error:
        raise CaseError(f"{rules.name}: case {id}: {one_line(error)}") from None
    if not data.clauses or bool(data.play) == bool(data.refused):
        raise CaseError(f"{rules.name}: case {id}: it needs clauses, and either play or refused")
    play = tuple(_answer(said, data.seat) for said in data.play)
    return Case(id, tuple(data.clauses), data.seat, play, data.refused, data.seed, data.expect, texts)


def _answer(said: str, seat: int) -> tuple[int, str]:
    who, slash, text = said.partition("/")
    return (int(who), text) if slash and who.isdecimal() else (seat, said)


def case(rules: Game[Any], id: str) -> Case | None:
    """The case of an id, if the game has it."""
    return next((x for x in of(rules) if x.id == id), None)


@lru_cache(maxsize=KEPT)
def setup(rules: Game[Any], id: str) -> Setup:
    """What the match of a case starts from. CaseError when its position cannot be played by these rules."""
    file = resources.files(rules.package).joinpath("cases", f"{id}.json")
    try:
        return position.read(file.read_text("utf-8"), lambda _: rules)
    except (OSError, position.PositionError) as error:
        raise CaseError(f"{rules.name}: case {id}: {one_line(error)}") from None


def trouble(rules: Game[Any], case: Case) -> str:
    """What does not come out as a case tells, in one line for its author; "" when all does. CaseError: it cannot even
    be opened."""
    match = Match(rules, setup(rules, case.id), case.key)
    if case.refused:
        return _unrefused(match, case)
    for seat, text in case.play:
        try:
            option = rules.grammar.option(text)
            match.choose(seat, [option], match.question_of(seat))
        except (ValueError, Refused) as error:
            listed = {x: _listed(match, x) for x in range(match.state.seats)}
            return f"{seat}/{text}: {one_line(error)}; listed: {listed}"
    board = rules.board(rules.mask(match.state, case.seat), case.seat)
    found = {path: value_at(board, path) for path in case.expect}
    wrong = {path: value for path, value in found.items() if value != case.expect[path]}
    return f"the board has {wrong}" if wrong else ""


def _listed(match: Match[Any], seat: int) -> list[str]:
    return [match.rules.grammar.listing(x) for x in match.menu(seat).legal]


def _unrefused(match: Match[Any], case: Case) -> str:
    grammar = match.rules.grammar
    barred = [(grammar.head(option), why.clause) for option, why in legal(match.state, case.seat, True).barred]
    wanted = grammar.head(grammar.option(case.refused))
    found = [clause for text, clause in barred if text == wanted]
    return "" if found == [case.clauses[0]] else f"{wanted} is barred by {found}; barred are: {barred}"


def value_at(board: Any, path: str) -> Any:
    """The value at a path of a document; ABSENT where there is none."""
    if not path:
        return board
    if isinstance(board, list):
        head, _, rest = path.partition(".")
        return value_at(board[int(head)], rest) if head.isdecimal() and int(head) < len(board) else ABSENT
    if isinstance(board, dict):
        for key in sorted(board, key=len, reverse=True):
            if path == key or path.startswith(f"{key}."):
                return value_at(board[key], path[len(key) + 1 :])
    return ABSENT
