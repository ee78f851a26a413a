"""A match: a start, its options and a growing log of choices and outcomes. The log is the game.

Nothing in the log is ever deleted: undo and retract are entries too. A chain mark stands on every entry and a keyed
hash of the state where a round begins, so that any machine can prove that a file is the match it claims to be.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from typing import Any, Final, Generic

from signoria.kernel.chance import BadOutcome, Blind, Chance, OutcomeNeeded, Scripted, Seeded
from signoria.kernel.engine import apply, legal, retract, run
from signoria.kernel.game import Game, Setup, start
from signoria.kernel.menu import ANYTIME, SECRET, Menu, Option
from signoria.kernel.pack import digest
from signoria.kernel.state import Asking, Event, S

DO: Final = "do"
UNDO: Final = "undo"
RETRACT: Final = "retract"
Outcomes = Sequence[Sequence[int]]  # of several draws, in order
CHECKPOINT: Final = 16  # a copy of the state is kept every so many entries, for undo and replay


class Refused(Exception):
    """A command that changes nothing. `code` is one of: stale, over, not-asked, not-listed, unfinished, no-undo,
    no-retract, bad-option."""

    def __init__(self, code: str, text: str, option: Option | None = None) -> None:
        super().__init__(text)
        self.code, self.text, self.option = code, text, option


@dataclass(frozen=True)
class Entry:
    """One line of the log.

    `kind`: do, undo, retract. `chain`: the options of a do, applied together. `drawn`: (stream, outcomes) in order.
    `to`: for an undo, how many entries in force remain. `by`: who acted for the seat, when it was not its owner.
    `free`: no chance, reveal or other seat came with it. `secret`: it answers a Together or has a SECRET verb; only its
    seat knows it until the end.
    """

    kind: str
    seat: int
    chain: tuple[Option, ...] = ()
    drawn: tuple[tuple[int, tuple[int, ...]], ...] = ()
    to: int = 0
    by: str = ""
    free: bool = False
    secret: bool = False
    mark: str = ""
    hash: str = ""
    events: tuple[Event, ...] = field(default=(), compare=False)


def key_of_seed(seed: int | str) -> bytes:
    """The 32 bytes of a chosen seed, for games that need no secrecy. Live matches draw 32 random bytes instead."""
    return blake2b(str(seed).encode(), digest_size=32, person=b"signoria-seed").digest()


def commitment(key: bytes) -> str:
    """What is published at the start: 64 hex digits that fix the key without giving it away."""
    return blake2b(key, digest_size=32, person=b"signoria-commit").hexdigest()


def chance_of(key: bytes) -> Seeded:
    """The chance of a match."""
    return Seeded(blake2b(key, digest_size=32, person=b"signoria-dice").digest())


class Match(Generic[S]):
    """A match in memory. Changes only by `choose`, `undo`, `retract`; each appends one entry or raises Refused.

    `typed`: a match on a real table, whose outcomes are typed in. There a command (and the start) that meets chance
    raises OutcomeNeeded and changes nothing; give it again with `outcomes`, all that it needs, in order. BadOutcome:
    they do not fit. A file is loaded in the same way from the outcomes that it records.
    """

    def __init__(
        self,
        rules: Game[S],
        setup: Setup,
        key: bytes,
        chance: Chance | None = None,
        *,
        typed: bool = False,
        outcomes: Outcomes | None = None,
    ) -> None:
        self.rules, self.setup, self.key, self.typed = rules, setup, key, typed
        self.names: tuple[str, ...] = ()  # of the players, for files; no part of any mark
        self.marks = blake2b(key, digest_size=32, person=b"signoria-marks").digest()
        self.chance = Blind() if typed else chance if chance is not None else chance_of(key)
        self.log: list[Entry] = []
        self.force: list[int] = []  # indices in the log of the entries that hold: what was undone is not among them
        self.undone = 0  # undo entries so far: part of a question's name
        self._retracted: Counter[tuple[str, int]] = Counter()  # answers taken back, by question and seat
        script = None if outcomes is None else Scripted([list(values) for values in outcomes])
        state = start(rules, setup, script or self.chance)
        state.drawn, state.events = [], []
        run(state)
        self._end_script(state, script)
        said = [rules.name, rules.version, setup.seats, dict(setup.options), dict(setup.sets), setup.position, typed]
        before = json.dumps(said, separators=(",", ":"), sort_keys=True)
        self.opening = self._entry(DO, -1, (), state, before=before)
        self.state: S = state
        self._checkpoints: list[S] = [state.copy()]

    # ---- asking --------------------------------------------------------------------------------------------------

    @property
    def question(self) -> str:
        """Names what is asked now. Another seat's answer to the same question leaves it; an undo does not."""
        return f"{self.undone}.{self.state.question}"

    def question_of(self, seat: int) -> str:
        """The question as `seat` must name it: `question`, and after it what the seat has answered so far to a Together
        and taken back, so that a repeated command never counts twice."""
        top = self.state.agenda[-1] if self.state.agenda else None
        answered = len(top.drafts[seat]) if isinstance(top, Asking) else 0
        retracted = self._retracted[self.question, seat]
        return f"{self.question}.{retracted}.{answered}" if retracted or answered else self.question

    @property
    def over(self) -> bool:
        return self.state.must == 0

    def menu(self, seat: int, explain: bool = False) -> Menu:
        """What `seat` may do now."""
        return legal(self.state, seat, explain)

    def preview(self, seat: int, chain: Sequence[Option]) -> tuple[S, Menu] | None:
        """State and menu after a chain, or None when it meets chance or a reveal: neither can be tried out."""
        state = self.state.copy()
        state.chance = Blind()
        try:
            for option in chain:
                if not legal(state, seat).admits(option):
                    return None
                apply(state, seat, option)
                if state.barrier != self.state.barrier:
                    return None
        except OutcomeNeeded:
            return None
        return state, legal(state, seat, True)

    # ---- commands ------------------------------------------------------------------------------------------------

    def choose(
        self,
        seat: int,
        chain: Sequence[Option],
        question: str | None = None,
        by: str = "",
        outcomes: Outcomes | None = None,
    ) -> Entry:
        """Apply a chain of options whole or not at all; it is cut at the first chance or reveal.

        `question`: what it answers, as `question_of(seat)` named it. Refused says why not.
        """
        if not 0 <= seat < self.setup.seats:
            raise Refused("not-asked", f"there is no seat {seat} at this table")
        if question is not None and question != self.question_of(seat):
            raise Refused("stale", "this question has been answered or has changed; look at the table again")
        if self.over:
            raise Refused("over", "the match is over")
        if not chain:
            raise Refused("bad-option", "no option was named")
        state = self.state.copy()
        state.drawn, state.events = [], []
        script = None if outcomes is None else Scripted([list(values) for values in outcomes])
        state.chance = script or self.chance
        barrier, applied, secret = state.barrier, 0, False
        for option in chain:
            if not legal(state, seat).admits(option):
                asked = state.must >> seat & 1
                code = "not-listed" if asked else "not-asked"
                raise Refused(code, "this option is not legal now" if asked else "you are not asked now", option)
            answers = isinstance(state.agenda[-1], Asking) and not option[0] & ANYTIME
            secret = secret or answers or bool(option[0] & SECRET)
            apply(state, seat, option)
            applied += 1
            if state.barrier != barrier:
                break
        if state.agenda and state.agenda[-1].unfinished():
            raise Refused("unfinished", "this choice has a second part: send both together")
        self._end_script(state, script)
        free = state.barrier == barrier
        entry = self._entry(DO, seat, tuple(chain[:applied]), state, free=free, secret=secret, by=by)
        self._append(entry, state)
        return entry

    def undo_reach(self, seat: int) -> tuple[int, bool] | None:
        """To take back the seat's last choice: (how many entries would stay in force, is it free); None: there is none.

        Free: nothing was drawn, revealed or chosen by another seat since. Beyond that the table's policy decides.
        """
        free = True
        for n in range(len(self.force) - 1, -1, -1):
            entry = self.log[self.force[n]]
            free = free and entry.free and entry.seat == seat
            if entry.seat == seat:
                return n, free
        return None

    def undo(self, seat: int, to: int, by: str = "") -> Entry:
        """Go back to the moment when `to` entries were in force. Whether the seat may is the caller's affair."""
        if not 0 <= to < len(self.force):
            raise Refused("no-undo", "there is nothing to take back")
        state = self.at(to)
        entry = self._entry(UNDO, seat, (), state, by=by, to=to)
        self._append(entry, state)
        return entry

    def retract(self, seat: int, by: str = "") -> Entry:
        """Take back an answer to a question that other seats are still thinking about."""
        state = self.state.copy()
        if not 0 <= seat < self.setup.seats or not retract(state, seat):
            raise Refused("no-retract", "there is no answer to take back")
        taken = self.question, seat
        entry = self._entry(RETRACT, seat, (), state, secret=True, by=by)
        self._append(entry, state)
        self._retracted[taken] += 1
        return entry

    # ---- the past ------------------------------------------------------------------------------------------------

    def at(self, moment: int) -> S:
        """The state after the first `moment` entries in force."""
        base = min(moment // CHECKPOINT, len(self._checkpoints) - 1)
        state = self._checkpoints[base].copy()
        for index in self.force[base * CHECKPOINT : moment]:
            replay(state, self.log[index])
        state.chance, state.drawn, state.events = self.chance, None, None
        return state

    @property
    def last_mark(self) -> str:
        return self.log[-1].mark if self.log else self.opening.mark

    def _append(self, entry: Entry, state: S) -> None:
        self.log.append(entry)
        if entry.kind == UNDO:
            self.undone += 1
            del self.force[entry.to :]
            del self._checkpoints[entry.to // CHECKPOINT + 1 :]
        else:
            self.force.append(len(self.log) - 1)
        state.drawn, state.events = None, None
        self.state = state
        if len(self.force) % CHECKPOINT == 0 and len(self._checkpoints) == len(self.force) // CHECKPOINT:
            self._checkpoints.append(state.copy())

    def _end_script(self, state: S, script: Scripted | None) -> None:
        """All outcomes given must have been drawn; from here on the match's own chance holds."""
        if script is not None and script.used < len(script.outcomes):
            raise BadOutcome(f"{len(script.outcomes)} draws are given, only {script.used} were made")
        state.chance = self.chance

    def _entry(
        self,
        kind: str,
        seat: int,
        chain: tuple[Option, ...],
        state: S,
        *,
        free: bool = False,
        secret: bool = False,
        by: str = "",
        to: int = 0,
        before: str = "",
    ) -> Entry:
        drawn = tuple((stream, tuple(values)) for stream, values in state.drawn or ())
        hashed = digest(state, self.marks) if before or state.must == 0 or state.round != self.state.round else ""
        entry = Entry(kind, seat, chain, drawn, to, by, free, secret, "", hashed, tuple(state.events or ()))
        return replace(entry, mark=self.mark_of(entry, before or self.last_mark))

    def mark_of(self, entry: Entry, before: str) -> str:
        """The chain mark: keyed, so that a mark gives no secret choice away."""
        said = [before, entry.kind, entry.seat, entry.chain, entry.drawn, entry.to, entry.by, entry.hash]
        text = json.dumps(said, separators=(",", ":"))
        return blake2b(text.encode(), key=self.marks, digest_size=6).hexdigest()


def replay(state: Any, entry: Entry) -> None:
    """Apply an entry to the state before it, with the outcomes that it records. KeyError-free: BadOutcome or
    OutcomeNeeded when the outcomes do not fit."""
    if entry.kind == RETRACT:
        retract(state, entry.seat)
        return
    state.chance = Scripted([list(values) for _, values in entry.drawn])
    for option in entry.chain:
        apply(state, entry.seat, option)
