"""What a match's log says to people: lines with who may see them, and the scores as the rounds went by."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from signoria.kernel.match import DO, UNDO, Entry, Match
from signoria.kernel.menu import Option
from signoria.kernel.state import ALL, Event
from signoria.server.store import NoteRow


@dataclass(frozen=True)
class Line:
    """A line of the log. `n` rises and is never used twice; `moment`: entries in force when it was said; `mask`: who
    may see it. What it says is an event, an option chosen without one, how many choices were taken back, which clauses
    the rules carry out otherwise from here on, or a note of who plays a seat: that no undo takes away. A `quiet` event
    is worth no line to people; studies are told of it."""

    n: int
    moment: int
    round: int
    seat: int
    by: str
    mask: int
    event: Event | None = None
    option: Option | None = None
    count: int = 0
    clauses: tuple[str, ...] = ()
    note: NoteRow | None = None
    quiet: bool = False

    def seen_by(self, seat: int) -> bool:
        """Spectators are seat -1."""
        return self.mask == ALL or (seat >= 0 and bool(self.mask >> seat & 1))


class Chronicle:
    """Grows with the match; `add` is called with each entry just after it was applied. `notes`: those that stand beside
    the log already; each finds its place while the log is read."""

    def __init__(self, notes: Iterable[NoteRow] = ()) -> None:
        self._notes = deque(notes)
        self.lines: list[Line] = []
        self.totals: list[tuple[int, int, list[int]]] = []  # (moment, round that ended, total of each seat)
        self._next = 0
        self._round = 0
        self._force = 0

    def open(self, match: Match[Any]) -> None:
        """What happened before the first question."""
        self._tell(match, match.opening)
        self._place(0, 0)

    def resume(self, match: Match[Any]) -> None:
        """A log from before the rules changed: what was chosen stands in it, what came of it was not kept."""
        force = set(match.force)
        moment = 0
        self._place(0, 0)
        for index, entry in enumerate(match.log):
            moment += index in force
            for option in entry.chain if index in force else ():
                mask = 1 << entry.seat if entry.secret else ALL
                self.lines.append(Line(self._next, moment, 0, entry.seat, entry.by, mask, option=option))
                self._next += 1
            self._place(index + 1, moment)
        self._round, self._force = match.state.round, moment

    def add(self, match: Match[Any], entry: Entry) -> None:
        moment, state = len(match.force), match.state
        if entry.kind == UNDO:
            kept = [x for x in self.lines if x.moment <= moment or x.note is not None]
            self.lines = [x if x.moment <= moment else replace(x, moment=moment) for x in kept]
            self.totals = [x for x in self.totals if x[0] <= moment]
            self._round = state.round
            self._line(match, entry, ALL, count=self._force - moment)
        elif entry.seam is not None:
            self._line(match, entry, ALL, clauses=entry.seam.changed)
            self._round = state.round
        elif entry.kind == DO:
            self._tell(match, entry)
            if state.round != self._round or match.over:
                self._note(match, moment, self._round)
                self._round = state.round
        self._force = moment
        self._place(len(match.log), moment)

    def note(self, match: Match[Any], note: NoteRow) -> None:
        """Who plays a seat has changed just now."""
        self._notes.append(note)
        self._place(len(match.log), len(match.force))

    def _place(self, seq: int, moment: int) -> None:
        """Say the notes that were made after so many entries."""
        while self._notes and self._notes[0].seq <= seq:
            note = self._notes.popleft()
            self.lines.append(Line(self._next, moment, self._round, note.seat, "", ALL, note=note))
            self._next += 1

    def _tell(self, match: Match[Any], entry: Entry) -> None:
        if match.log:
            if entry.secret or not entry.events:
                for option in entry.chain:
                    if match.rules.grammar.verbs[option[0]].quiet:
                        continue
                    self._line(match, entry, 1 << entry.seat if entry.secret else ALL, option=option)
        else:
            self._round = match.state.round
        for event in entry.events:
            self._line(match, entry, event[1], event=event)

    def _line(
        self, match: Match[Any], entry: Entry, mask: int,
        *, event: Event | None = None, option: Option | None = None, count: int = 0, clauses: tuple[str, ...] = (),
    ) -> None:  # fmt: skip
        moment, round_ = len(match.force), match.state.round
        seat = entry.seat if event is None else whose(match, event)
        quiet = event is not None and match.rules.grammar.events[event[0]].quiet
        line = Line(self._next, moment, round_, seat, entry.by, mask, event, option, count, clauses, quiet=quiet)
        self.lines.append(line)
        self._next += 1

    def _note(self, match: Match[Any], moment: int, ended: int) -> None:
        if ended >= 1:
            self.totals.append((moment, ended, totals(match)))

    def told(self, seat: int, shown: int) -> Iterator[Line]:
        """What a seat was told up to a moment, newest first."""
        return (x for x in reversed(self.lines) if x.moment <= shown and x.seen_by(seat))

    def seen(self, seat: int, shown: int) -> Iterator[Line]:
        """What a seat may read of the log up to a moment, newest first."""
        return (x for x in self.told(seat, shown) if not x.quiet)


def totals(match: Match[Any]) -> list[int]:
    """Points of each seat as everybody can see them now."""
    masked = match.rules.mask(match.state, None)
    return [sum(line.points for line in match.rules.sheet(masked, seat)) for seat in range(masked.seats)]


def whose(match: Match[Any], event: Event) -> int:
    """The first seat that an event names; -1 for what happens to nobody (dice, a new round)."""
    signature = match.rules.grammar.events[event[0]]
    named = (x for (_, kind), x in zip(signature.arguments, event[2:], strict=False) if kind.shape == "seat")
    return next(named, -1)


def concerns(match: Match[Any], event: Event, seat: int) -> bool:
    """Does an event name the seat, or nobody at all (dice, a new round)?"""
    signature = match.rules.grammar.events[event[0]]
    named = [x for (_, kind), x in zip(signature.arguments, event[2:], strict=False) if kind.shape == "seat"]
    return seat in named or not named
