"""A whole match as readable text, for the golden games."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from signoria.games.regno.grammar import GRAMMAR
from signoria.games.regno.rules import GAME
from signoria.games.regno.state import Regno
from signoria.kernel.engine import legal
from signoria.kernel.log import Entry
from signoria.kernel.match import Match
from signoria.kernel.page import Block
from signoria.kernel.state import Event
from signoria.kernel.words import Words, plain, words

from .walks import MODES, new_match, whole_move

GOLDEN: Final = Path(__file__).parent / "golden"
NAMES: Final = ("Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio")
AMOUNT: Final = re.compile(r"\[(\d+) (\w+)\]")


class Tale(NamedTuple):
    """How a golden game is played: a mode of the walks, and how many years."""

    mode: str
    seats: int
    seed: int
    years: int


GAMES: Final = {
    "schematic-2": Tale("schematic", 2, 7, 5),
    "italy-4": Tale("golden italy", 4, 109, 4),
    "campaign-3": Tale("golden campaign", 3, 103, 7),
}


def opened(tale: Tale) -> Match[Regno]:
    """A match at its first question."""
    length = MODES[tale.mode][0]["length"]
    return new_match(tale.mode, tale.seats, tale.seed, {f"regno.reconstruction.lengths.{length}": tale.years})


def tell(name: str) -> tuple[str, frozenset[str]]:
    """The text of a golden game, played anew, and the kinds of events in it."""
    tale = GAMES[name]
    title = f"Regno: {tale.mode}, {tale.seats} players, seed {tale.seed}, {tale.years} years"
    story = Story(opened(tale), title)
    return "\n".join(story.lines(tale.seed)) + "\n", frozenset(story.met)


class Story:
    """Tells a match while it is played."""

    def __init__(self, match: Match[Regno], title: str) -> None:
        self.match, self.title = match, title
        self.english: Words = words(GAME, "en", match.setup.sets)
        self.met: set[str] = set()  # kinds of events

    def lines(self, seed: int) -> Iterator[str]:
        match, rnd, done = self.match, random.Random(seed), Counter[int]()
        yield self.title
        yield from self.happened(match.opening.events)
        while not match.over:
            before = match.state
            seat, chain = whole_move(before, rnd, done)
            entry = match.choose(seat, chain, match.question_of(seat))
            yield from self.chosen(before, entry)
            if match.state.round != before.round:
                yield from self.position()
        yield from self.scores()

    def chosen(self, before: Regno, entry: Entry) -> Iterator[str]:
        """What was chosen, out of how many options, and what came of it."""
        size = legal(before, entry.seat).size()
        chosen = " ".join(GRAMMAR.text(option) for option in entry.chain)
        yield f"{len(self.match.log):4} {NAMES[entry.seat]}, 1 of {size}: {chosen}"
        yield from self.happened(entry.events)

    def happened(self, events: Iterable[Event]) -> Iterator[str]:
        for event in events:
            self.met.add(GRAMMAR.events[event[0]].name)
            yield f"       {self.plain(self.english.event(event))}"

    def position(self) -> Iterator[str]:
        """As a season begins: the page of the game for somebody who looks on, but for what seldom changes."""
        for block in GAME.page(GAME.mask(self.match.state, None), None, self.english):
            if block.id in ("moment", "realms", "exchange", "provinces"):
                yield from self.table(block)
        yield ""

    def table(self, block: Block) -> Iterator[str]:
        yield ""
        yield f"    {self.plain(block.title)}: {' | '.join(block.columns)}"
        for row in block.rows:
            yield f"    {self.plain(' | '.join(row.cells))}"

    def scores(self) -> Iterator[str]:
        """Points by source, total and place."""
        state = self.match.state
        yield ""
        for seat, place in enumerate(GAME.places(state)):
            sheet = GAME.sheet(state, seat)
            parts = ", ".join(f"{line.source} {line.points}" for line in sheet)
            yield f"    {place}. {NAMES[seat]}: {sum(line.points for line in sheet)} ({parts})"

    def plain(self, text: str) -> str:
        text = AMOUNT.sub(lambda found: self.english.say(f"count-{found[2]}", n=int(found[1])), text)
        return plain(text, NAMES, lambda key: self.english.say(f"resource-{key}"))
