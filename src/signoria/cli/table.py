"""A match at this keyboard: who sits where, what the bots answer, what each person has seen. Knows no screen."""

from __future__ import annotations

import os
import random
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from signoria import bots
from signoria.cli.errors import UserError
from signoria.cli.phrases import Phrases
from signoria.cli.typist import Typist
from signoria.kernel.engine import seats_of
from signoria.kernel.files import tidy, write_whole
from signoria.kernel.game import Game, Setup
from signoria.kernel.match import DO, RETRACT, UNDO, Entry, Match
from signoria.kernel.matchfile import WHOLE, write
from signoria.kernel.menu import ANYTIME, Listing, Menu, Option
from signoria.kernel.state import ALL
from signoria.kernel.words import Words, words

ME = "me"


@dataclass(frozen=True)
class Chair:
    """Who sits at a seat: a person at this keyboard, or a bot by its name."""

    name: str
    bot: str = ""


def chairs_of(specs: Sequence[str], rules: Game[Any], say: Phrases) -> list[Chair]:
    """`me`, `me=Anna` or a bot's name for each seat. UserError for anything else."""
    known = bots.names(rules)
    made: list[Chair] = []
    for n, spec in enumerate(specs, 1):
        kind, _, name = spec.strip().partition("=")
        if kind == ME:
            made.append(Chair(tidy(name)[:20] or say("player", n=n)))
        elif kind in known and not name:
            made.append(Chair(say("bot", bot=kind, n=n), kind))
        else:
            raise UserError(f"seat {n}: a seat is {ME}, {ME}=NAME or a bot ({', '.join(known)}), not {spec!r}")
    return made


def chairs_in(names: Sequence[str], seats: int, rules: Game[Any], say: Phrases) -> list[Chair]:
    """Who sat at a saved match: a seat named as we name bots (`greedy 2`) is that bot, all others are persons here."""
    if not names:
        return chairs_of([ME] * seats, rules, say)
    known = {say("bot", bot=bot, n=n): bot for bot in bots.names(rules) for n in range(1, seats + 1)}
    return [Chair(name or say("player", n=n), known.get(name, "")) for n, name in enumerate(names, 1)]


class Table:
    """Changes the match; every command raises `Refused` as the match does."""

    def __init__(self, match: Match[Any], chairs: Sequence[Chair], language: str, say: Phrases, typist: Typist) -> None:
        self.typist = typist
        self.match, self.chairs, self.language, self.say = match, list(chairs), language, say
        self.names = [chair.name for chair in chairs]
        self.persons = [seat for seat, chair in enumerate(chairs) if not chair.bot]
        self.words: Words = words(match.rules, language, match.setup.sets)
        self.catalog: Mapping[str, Any] = match.rules.catalog(self.words.language, match.setup)
        self.file: Path | None = None  # where this match was loaded from or saved to
        self.kept = len(match.log)  # how many entries of the log stand in that file
        self._seen: dict[int, int] = {}  # by seat (-1: a spectator): how many entries a person has read of
        self._bots = {i: bots.make(chair.bot, match.rules) for i, chair in enumerate(chairs) if chair.bot}
        match.names = tuple(self.names)

    @property
    def rules(self) -> Game[Any]:
        return self.match.rules

    @property
    def unsaved(self) -> bool:
        return len(self.match.log) > self.kept

    # ---- turns ---------------------------------------------------------------------------------------------------

    def asked_person(self) -> int | None:
        """The lowest seat of a person who is asked now."""
        return next((seat for seat in seats_of(self.match.state.must) if not self.chairs[seat].bot), None)

    def bot_answers(self) -> bool:
        """Let one asked bot answer; False when none is asked."""
        seat = next((seat for seat in seats_of(self.match.state.must) if self.chairs[seat].bot), None)
        if seat is None:
            return False
        masked = self.rules.mask(self.match.state, seat)
        self.choose(seat, self._bots[seat].choose(masked, seat, self._luck(seat)))
        return True

    def choose(self, seat: int, chain: Sequence[Option]) -> None:
        """Carry out a choice; on a real table its dice and cards are asked for."""
        self.typist.carry_out(lambda outcomes: self.match.choose(seat, chain, outcomes=outcomes))

    def refusal(self, seat: int, chain: Sequence[Option]) -> tuple[str, str] | None:
        """(the first part of a chain that is not listed, why not, in words), as far as can be looked ahead; None: all
        of it is listed."""
        for n, option in enumerate(chain):
            ahead = self.match.preview(seat, chain[:n])
            if ahead is None:
                return None
            state, menu = ahead
            if not menu.admits(option):
                masked = self.rules.mask(state, seat)
                return self.option(masked, seat, option), self.reason(masked, seat, option, menu)
        return None

    def reason(self, masked: Any, seat: int, option: Option, menu: Menu) -> str:
        """What bars an option in a menu that explains, in words; else only that it is not listed."""
        for barred, refusal in menu.barred:
            if option[: len(barred)] == barred:
                return self.words.refusal(refusal, masked, seat, barred)
        return self.say("not-listed")

    def hint(self, masked: Any, seat: int) -> tuple[tuple[Option, ...], str]:
        """What the game's best bot would do in the seat's place, and why, in a sentence; `masked` may be in the middle
        of a choice."""
        best = bots.make(bots.names(self.rules)[-1], self.rules)
        chain, reason, arguments = best.explain(masked, seat, self._luck(seat))
        return chain, self.words.say(reason, **arguments)

    def _luck(self, seat: int) -> random.Random:
        """A bot's own dice: the same after save and load, and of no use to foresee the match's."""
        return random.Random(f"{self.match.key.hex()} bot {seat} {len(self.match.log)}")

    def undo(self, seat: int) -> bool:
        """Go back to before the seat's last choice; False when there is none. The caller has asked who must agree."""
        reach = self.match.undo_reach(seat)
        if reach is None:
            return False
        self.match.undo(seat, reach[0])
        return True

    def others_in_undo(self, seat: int) -> list[int]:
        """The other persons whose choices an undo of the seat would take back too."""
        reach = self.match.undo_reach(seat)
        if reach is None:
            return []
        gone = {self.match.log[i].seat for i in self.match.force[reach[0] :]}
        return [other for other in self.persons if other != seat and other in gone]

    # ---- texts (with marks) --------------------------------------------------------------------------------------

    def option(self, masked: Any, seat: int, listing: Listing) -> str:
        """An option or listing in words."""
        return self.words.option(listing, self.rules.caption(masked, seat, listing))

    def question(self, masked: Any, seat: int) -> str:
        """What is asked."""
        key, arguments = self.rules.question(masked, seat)
        return self.words.question(key, arguments)

    def since(self, seat: int) -> list[str]:
        """What happened since this seat was last told, in its eyes."""
        entries = self.match.log[self._seen[seat] :] if seat in self._seen else [self.match.opening, *self.match.log]
        self._seen[seat] = len(self.match.log)
        return self._told(entries, seat)

    def whole_log(self, seat: int) -> list[str]:
        """All that happened, in the eyes of a seat (-1: a spectator)."""
        return self._told((self.match.opening, *self.match.log), seat)

    def _told(self, entries: Sequence[Entry], seat: int) -> list[str]:
        """What entries say to a seat; that somebody has answered only once where there are several parts."""
        lines: list[str] = []
        for entry in entries:
            told = self._lines(entry, seat)
            lines += [] if entry.secret and told == lines[-1:] else told
        return lines

    def _lines(self, entry: Entry, seat: int) -> list[str]:
        if entry.kind == UNDO:
            return [self.say("undone", name=self.names[entry.seat])]
        if entry.kind == RETRACT:
            return []
        if entry.kind == DO and entry.secret and not entry.events:
            own = entry.seat == seat or all(option[0] & ANYTIME for option in entry.chain)
            return [] if own else [self.say("answered", name=self.names[entry.seat])]
        seen = [event for event in entry.events if event[1] == ALL or (seat >= 0 and event[1] >> seat & 1)]
        told = self.words.rules.grammar.events
        return [self.words.event(event) for event in seen if not told[event[0]].quiet]

    def resume(self, file: Path) -> None:
        """Go on with a match from a file: each person is told what happened since the own last choice."""
        self.file = file
        for seat in self.persons:
            own = [n for n, entry in enumerate(self.match.log, 1) if entry.seat == seat]
            self._seen[seat] = own[-1] if own else 0

    # ---- files ---------------------------------------------------------------------------------------------------

    def save(self, file: Path) -> None:
        """Write the whole match, seed and all: it belongs to who sits at this keyboard.

        OSError when it cannot be written, and what was there stays; FileExistsError for a file that is there and is
        not this match's.
        """
        if os.path.lexists(file) and file != self.file:
            raise FileExistsError(str(file))
        write_whole(file, write(self.match, WHOLE))
        self.file, self.kept = file, len(self.match.log)

    def keep(self) -> Path | None:
        """Save what is not saved under a free name: here, or where this folder takes nothing among the temporary files
        or at the user's home. None when everything is saved. UserError when none of these takes it."""
        if not self.unsaved:
            return None
        why = ""
        for folder in (Path(), Path(tempfile.gettempdir()), Path(os.path.expanduser("~"))):
            try:
                return self._keep_in(folder)
            except OSError as error:
                why = why or f"{error.filename}: {error.strerror}"
        raise UserError(f"the match can be kept nowhere and is lost: {why}")

    def _keep_in(self, folder: Path) -> Path:
        n = 1
        while os.path.lexists(file := folder / f"{self.rules.name}-{n}.match.json"):
            n += 1
        self.save(file)
        return file


def start(
    rules: Game[Any], setup: Setup, key: bytes, chairs: Sequence[Chair], language: str, say: Phrases, typist: Typist
) -> Table:
    """A new match. SetupError, FactError or BadData when the setup cannot be played."""
    typed = typist.typed
    match = typist.carry_out(lambda outcomes: Match(rules, setup, key, typed=typed, outcomes=outcomes))
    table = Table(match, chairs, language, say, typist)
    table.kept -= typed  # what was typed in already is worth keeping
    return table
