"""A match: a start, its options and a growing log of choices and outcomes. The log is the game.

Nothing in the log is ever deleted: undo and retract are entries too. A chain mark stands on every entry and a keyed
hash of the state where a round begins, so that any machine can prove that a file is the match it claims to be.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final, Generic

from signoria.kernel.chance import BadOutcome, Blind, Chance, OutcomeNeeded, Scripted
from signoria.kernel.engine import apply, legal, retract, run
from signoria.kernel.game import Game, Setup, start
from signoria.kernel.log import (
    DO,
    EPOCH,
    RETRACT,
    UNDO,
    Entry,
    Refused,
    Seam,
    chance_of,
    commitment,
    drawing,
    key_of_seed,
    mark_of,
    marks_of,
    replay,
)
from signoria.kernel.menu import ANYTIME, SECRET, Menu, Option
from signoria.kernel.pack import digest
from signoria.kernel.state import Asking, S

__all__ = ["DO", "EPOCH", "RETRACT", "UNDO", "Entry", "Match", "Outcomes", "Refused", "Seam"]
__all__ += ["chance_of", "commitment", "key_of_seed", "replay"]

Outcomes = Sequence[Sequence[int]]  # of several draws, in order
CHECKPOINT: Final = 16  # a copy of the state is kept every so many entries, for undo and replay


class Match(Generic[S]):
    """A match in memory. Changes only by `choose`, `undo`, `retract`, `epoch`: each appends an entry or raises Refused.

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
        began: int | None = None,
    ) -> None:
        self._found(rules, setup, key, typed, began)
        self.chance = Blind() if typed else chance if chance is not None else chance_of(key)
        state = self._opened(setup, outcomes)
        self.opening = self._entry(DO, -1, (), state, before=self._before())
        state.drawn, state.events = None, None
        self.state: S = state
        self._checkpoints[0] = state.copy()

    @classmethod
    def resume(
        cls,
        rules: Game[S],
        setup: Setup,
        key: bytes,
        opening: Entry,
        log: Sequence[Entry],
        state: S,
        *,
        typed: bool = False,
        began: int | None = None,
        unseen: Mapping[int, int] | None = None,
    ) -> Match[S]:
        """A match from what is stored: the log is taken as it stands and `state` as the one after it; `unproved` checks
        the marks. `unseen`: what `unseen()` gave. Earlier moments are played again when they are asked for."""
        match = cls.__new__(cls)
        match._found(rules, setup, key, typed, began)
        match.chance = Blind() if typed else chance_of(key)
        match.opening = opening
        for entry in log:
            match._hold(entry)
        state.chance, state.drawn, state.events = match.chance, None, None
        match.state = state
        match._checkpoints[len(match.force)] = state.copy()
        for seat, times in (unseen or {}).items():
            match._unseen[match.question, seat] = times
        return match

    def _found(self, rules: Game[S], setup: Setup, key: bytes, typed: bool, began: int | None) -> None:
        """The fields of a match of which nothing has happened yet."""
        self.rules, self.setup, self.key, self.typed = rules, setup, key, typed
        self.began = rules.version if began is None else began  # the version of the rules that it was started under
        self.names: tuple[str, ...] = ()  # of the players, for files; no part of any mark
        self.marks = marks_of(key)
        self.log: list[Entry] = []
        self.force: list[int] = []  # indices in the log of the entries that hold: what was undone is not among them
        self.floor = 0  # entries in force at the last epoch: no earlier moment can be shown or gone back to
        self.undone = 0  # epochs so far, and undo entries that others could notice: part of a question's name
        self._unseen: Counter[tuple[str, int]] = Counter()  # answers taken back and secret plays, by question and seat
        self._checkpoints: dict[int, S] = {}  # states by moment

    def _opened(self, setup: Setup, outcomes: Outcomes | None) -> S:
        """The state at the first question of a start, or of an epoch as if it were one."""
        script = None if outcomes is None else Scripted([list(values) for values in outcomes])
        state = start(self.rules, setup, script or self.chance)
        state.drawn, state.events = [], []
        with drawing(state):
            run(state)
        self._end_script(state, script)
        return state

    def _before(self) -> str:
        """What the opening's mark follows on: all that the match starts from."""
        setup, switches = self.setup, dict(self.setup.options)
        numbers = dict(setup.sets)
        said = [self.rules.name, self.began, setup.seats, switches, numbers, setup.position, self.typed]
        return json.dumps(said, separators=(",", ":"), sort_keys=True)

    # ---- asking --------------------------------------------------------------------------------------------------

    @property
    def question(self) -> str:
        """Names what is asked now. What a seat does unseen leaves it: an answer to a Together, a secret play, either of
        them taken back. Any other play out of turn, and any other undo, gives a new name."""
        return f"{self.undone}.{self.state.question}"

    def question_of(self, seat: int) -> str:
        """The question as `seat` must name it: `question`, and after it what the seat itself has done unseen since it
        was asked: answers so far to a Together, secret plays, what it took back. So a repeated command never counts
        twice, and no name tells what others do in secret."""
        top = self.state.agenda[-1] if self.state.agenda else None
        answered = len(top.drafts[seat]) if isinstance(top, Asking) else 0
        unseen = self._unseen[self.question, seat]
        return f"{self.question}.{unseen}.{answered}" if unseen or answered else self.question

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
        proven: bool = False,
    ) -> Entry:
        """Apply a chain of options whole or not at all; it is cut at the first chance or reveal, and between what is
        secret and what is not.

        `question`: what it answers, as `question_of(seat)` named it. `proven`: the entry of a log by these very rules,
        whose mark the caller compares, so nothing is looked up in the menu. Refused says why not.
        """
        if not 0 <= seat < self.setup.seats:
            raise Refused("not-asked", f"there is no seat {seat} at this table")
        if question is not None and question != self.question_of(seat):
            raise Refused("stale", "this question has been answered or has changed; look at the table again")
        if self.over:
            raise Refused("over", "the match is over")
        if not chain:
            raise Refused("bad-option", "no option was named")
        for option in chain:
            if any(type(x) is not int for x in option):  # True would pass for 1, and stay in the state
                raise Refused("bad-option", "an option is a verb and whole numbers")
        state = self.state.copy()
        state.drawn, state.events = [], []
        script = None if outcomes is None else Scripted([list(values) for values in outcomes])
        state.chance = script or self.chance
        barrier, applied, secret = state.barrier, 0, False
        for option in chain:
            if not proven and not legal(state, seat).admits(option):
                asked = state.must >> seat & 1
                code = "not-listed" if asked else "not-asked"
                raise Refused(code, "this option is not legal now" if asked else "you are not asked now", option)
            hides = bool(option[0] & SECRET) or (isinstance(state.agenda[-1], Asking) and not option[0] & ANYTIME)
            if applied and hides != secret:
                break  # what all may know does not hide in an entry that only its seat may read
            secret = hides
            with drawing(state):
                apply(state, seat, option)
            applied += 1
            if state.barrier != barrier:
                break
        if state.agenda and state.agenda[-1].unfinished():
            raise Refused("unfinished", "this choice has a second part: send both together")
        self._end_script(state, script)
        free = state.barrier == barrier
        entry = self._entry(DO, seat, tuple(chain[:applied]), state, free=free, secret=secret, by=by)
        if secret and chain[0][0] & ANYTIME:
            self._unseen[self.question, seat] += 1
        self._append(entry, state)
        return entry

    def undo_reach(self, seat: int) -> tuple[int, bool] | None:
        """To take back the seat's last choice: (how many entries would stay in force, is it free); None: there is none.

        Free: nothing was drawn, revealed or chosen by another seat since. Beyond that the table's policy decides; no
        policy reaches beyond an epoch.
        """
        free = True
        for n in range(len(self.force) - 1, self.floor - 1, -1):
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
        gone = [self.log[n] for n in self.force[to:]]
        unseen = state.question == self.state.question and all(x.secret and x.seat == seat for x in gone)
        self._append(entry, state)
        if unseen:
            self.undone -= 1
            self._unseen[self.question, seat] += 1
        return entry

    def retract(self, seat: int, by: str = "") -> Entry:
        """Take back an answer to a question that other seats are still thinking about."""
        state = self.state.copy()
        if not 0 <= seat < self.setup.seats or not retract(state, seat):
            raise Refused("no-retract", "there is no answer to take back")
        taken = self.question, seat
        entry = self._entry(RETRACT, seat, (), state, secret=True, by=by)
        self._append(entry, state)
        self._unseen[taken] += 1
        return entry

    def epoch(self, seam: Seam, outcomes: Outcomes | None = None) -> Entry:
        """Go on from a packed state by newer rules, because the log cannot be played again by them. pack.BadData or
        SetupError when the state is none of these rules."""
        state = self._opened(replace(self.setup, position=seam.packed), outcomes)
        entry = self._entry(EPOCH, -1, (), state, seam=seam)
        self._append(entry, state)
        return entry

    # ---- the past ------------------------------------------------------------------------------------------------

    def at(self, moment: int) -> S:
        """The state after the first `moment` entries in force. Refused: it lies before an epoch, and these rules would
        make another one of it."""
        if moment < self.floor:
            raise Refused("epoch", "the rules have changed since: what was before is kept, but can't be played again")
        base = max((x for x in self._checkpoints if x <= moment), default=-1)
        if base < 0:
            base = self.floor
            self._checkpoints[base] = self._base()
        state = self._checkpoints[base].copy()
        for n in range(base, moment):
            replay(state, self.log[self.force[n]])
            self._keep(n + 1, state)
        state.chance, state.drawn, state.events = self.chance, None, None
        return state

    def _base(self) -> S:
        """The state of the earliest moment that can be shown: the opening's or the last epoch's."""
        entry = next((x for x in reversed(self.log) if x.kind == EPOCH), self.opening)
        setup = self.setup if entry.seam is None else replace(self.setup, position=entry.seam.packed)
        return self._opened(setup, [values for _, values in entry.drawn]).copy()

    @property
    def last_mark(self) -> str:
        return self.log[-1].mark if self.log else self.opening.mark

    def unproved(self) -> int | None:
        """The first entry (0: the opening) whose mark does not follow from what it says and from the mark before it;
        None: all do. Nothing is played again."""
        before = self._before()
        for n, entry in enumerate((self.opening, *self.log)):
            if mark_of(entry, before, self.marks) != entry.mark:
                return n
            before = entry.mark
        return None

    def unseen(self) -> dict[int, int]:
        """By seat: how much it has done unseen since the present question was asked, for `resume`."""
        return {seat: n for seat in range(self.setup.seats) if (n := self._unseen[self.question, seat])}

    def _append(self, entry: Entry, state: S) -> None:
        self._hold(entry)
        state.drawn, state.events = None, None
        self.state = state
        self._keep(len(self.force), state, entry.kind == EPOCH)

    def _hold(self, entry: Entry) -> None:
        """Put an entry into the log: what holds from now on."""
        self.log.append(entry)
        if entry.kind == UNDO:
            self.undone += 1
            del self.force[entry.to :]
            self._checkpoints = {x: state for x, state in self._checkpoints.items() if x <= entry.to}
        elif entry.kind == EPOCH:
            self.undone += 1
            self.floor = len(self.force)
            self._checkpoints.clear()
        else:
            self.force.append(len(self.log) - 1)

    def _keep(self, moment: int, state: S, always: bool = False) -> None:
        """Keep a copy of a moment's state, now and then."""
        if (moment % CHECKPOINT == 0 or always) and moment not in self._checkpoints:
            self._checkpoints[moment] = state.copy()

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
        seam: Seam | None = None,
        before: str = "",
    ) -> Entry:
        drawn = tuple((stream, tuple(values)) for stream, values in state.drawn or ())
        hashed = ""
        if before or seam or state.must == 0 or state.round != self.state.round:
            hashed = digest(state, self.marks)
        entry = Entry(kind, seat, chain, drawn, to, by, free, secret, "", hashed, tuple(state.events or ()), seam)
        return replace(entry, mark=mark_of(entry, before or self.last_mark, self.marks))
