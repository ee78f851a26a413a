"""A game on a real table: what dice and cards show is asked for as it is needed, by number or by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from signoria.cli.phrases import Phrases
from signoria.cli.screen import Left, Screen
from signoria.kernel.chance import OutcomeNeeded
from signoria.kernel.match import Outcomes
from signoria.kernel.words import Words, plain

QUIT: Final = "quit"

T = TypeVar("T")


class Unclear(Exception):
    """What was typed names nothing that can be drawn; the message says why."""


class Typist:
    """Asks for outcomes where `typed`; otherwise the match has chance of its own and is asked for nothing."""

    def __init__(self, speech: Words, seats: Sequence[str], say: Phrases, screen: Screen, typed: bool) -> None:
        self.words, self.seats, self.say, self.screen, self.typed = speech, seats, say, screen, typed
        self.rules = speech.rules

    def carry_out(self, act: Callable[[Outcomes | None], T]) -> T:
        """Act, asking for each draw on the way: nothing has happened before all are known. Left: the input ended."""
        if not self.typed:
            return act(None)
        outcomes: list[list[int]] = []
        while True:
            try:
                return act(outcomes)
            except OutcomeNeeded as needed:
                outcomes.append(self._ask(needed))

    def _ask(self, needed: OutcomeNeeded) -> list[int]:
        """The outcomes of one draw, in as many lines as the person likes."""
        stream = needed.state.streams.index(needed.stream)
        kind, values = needed.among or self.rules.drawn_from(needed.state, stream, needed.sides)
        names = [plain(self.words.name(kind, x), self.seats, str) for x in values]
        ids = [self.rules.grammar.kinds[kind].text(x) for x in values]
        if kind != "number":
            self.screen.print(*(f"{n:>3}  {name}" for n, name in enumerate(names, 1)))
        drawn: list[int] = []  # places in the list, from 0
        while len(drawn) < needed.n:
            line = self._line(needed, drawn, names)
            try:
                more = [self._place(word, names, ids) for word in _parts(line, names, ids)]
                both = [*drawn, *more]
                if len(both) > needed.n:
                    raise Unclear(self.say("typed-many", count=needed.n, given=len(both)))
                if needed.falling and len(set(both)) < len(both):
                    raise Unclear(self.say("typed-twice", name=next(names[x] for x in both if both.count(x) > 1)))
                drawn = both
            except Unclear as unclear:
                self.screen.print(str(unclear))
        return falling(drawn) if needed.falling else drawn

    def _line(self, needed: OutcomeNeeded, drawn: list[int], names: list[str]) -> str:
        stream = needed.stream.rstrip("!")
        title = self.say(f"stream-{stream}") if self.say.has(f"stream-{stream}") else stream
        count, last = needed.n - len(drawn), len(names)
        line = self.screen.line(self.say("typed-ask", title=title, count=count, last=last))
        if line is None or line.lower() == QUIT:
            raise Left
        return line

    def _place(self, word: str, names: list[str], ids: list[str]) -> int:
        """Where in the list is what a word names: its number, its name, its id, or the only name that begins so."""
        if word.isdecimal() and word.isascii():
            if not 1 <= int(word[:9]) <= len(names):
                raise Unclear(self.say("typed-number", number=word[:9], last=len(names)))
            return int(word[:9]) - 1
        known = word.casefold()
        for texts in (ids, names):
            if known in (folded := [x.casefold() for x in texts]):
                return folded.index(known)
        found = [i for i, name in enumerate(names) if name.casefold().startswith(known)]
        if len(found) != 1:
            raise Unclear(self.say("typed-several" if found else "typed-unknown", text=word[:40]))
        return found[0]


def _parts(line: str, names: list[str], ids: list[str]) -> list[str]:
    """The things that a line names: between commas, or between spaces unless the whole line is one name."""
    if "," in line:
        return [part for x in line.split(",") if (part := x.strip())]
    whole = line.casefold()
    one = any(whole == x.casefold() for x in (*names, *ids))
    begun = any(" " in x and x.casefold().startswith(whole) for x in names)
    return [line] if one or begun else line.split()


def falling(drawn: list[int]) -> list[int]:
    """Places in a list as outcomes of a draw whose things are not put back: each is counted among those left."""
    return [x - sum(before < x for before in drawn[:i]) for i, x in enumerate(drawn)]
