"""Match files, `*.match.json`: a whole match, or one seat's view of a running one. See docs/match-format.md.

A file holds the start, the choices and the outcomes; everything else is recomputed. `load` replays it with the outcomes
that it records, `verify` also draws every outcome again from the seed. While a match runs, its file has no seed, and
neither outcomes nor marks can be proved: the marks are keyed with the seed, because open ones would give secrets away.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from signoria.kernel.chance import BadOutcome, Blind, OutcomeNeeded
from signoria.kernel.files import layout, one_line
from signoria.kernel.game import Game, Setup, game, start
from signoria.kernel.log import DO, EPOCH, RETRACT, UNDO, Entry, Refused, Seam, commitment
from signoria.kernel.match import Match, Outcomes
from signoria.kernel.matchform import (
    FORMAT,
    HIDDEN,
    SPECTATOR,
    VERSION,
    EntryForm,
    FileForm,
    Find,
    MatchFileError,
    OpeningForm,
    read,
)
from signoria.kernel.verbs import Grammar

__all__ = ["SPECTATOR", "WHOLE", "Find", "MatchFileError", "Verdict", "dump", "load", "verify", "write"]

WHOLE: Final = "all"


@dataclass(frozen=True)
class Verdict:
    """`entries`: how many the file has. `checked`: how many of them fit. `first_bad`: number of the first that does
    not, 0 for the start; None when all fit. `reason`: why, or what could not be checked; empty: all was. `over`: was
    the match played to its end? One that was not may be running, or lack its tail."""

    ok: bool
    entries: int
    checked: int
    first_bad: int | None
    reason: str
    over: bool


# ---- writing ---------------------------------------------------------------------------------------------------------


def dump(match: Match[Any], seat: int | str | None = None) -> dict[str, Any]:
    """The file as JSON data: whole when the match is over or `seat` is "all", else what `seat` (None: a spectator) may
    know: no seed, no answers of others that were secret, no outcomes of secret streams."""
    view = None if match.over or seat == WHOLE else SPECTATOR if seat is None else int(seat)
    rules, setup = match.rules, match.setup
    start: dict[str, Any] = {"seats": setup.seats}
    start |= {"options": dict(setup.options)} if setup.options else {}
    start |= {"sets": dict(setup.sets)} if setup.sets else {}
    if setup.position is not None:
        start["position"] = dict(setup.position) if view is None else HIDDEN
    data: dict[str, Any] = {"format": FORMAT, "version": VERSION, "game": rules.name, "rules": rules.version}
    data |= {"began": match.began} if match.began != rules.version else {}
    data |= {"setup": start}
    data |= {"names": list(match.names)} if match.names else {}
    data |= {"typed": True} if match.typed else {}
    data |= {"commitment": commitment(match.key)}
    data |= {"seed": match.key.hex()} if view is None else {"view": view}
    got, hidden = _outcomes(match, match.opening, view)
    data["opening"] = {"mark": match.opening.mark, "hash": match.opening.hash}
    data["opening"] |= ({"got": got} if got else {}) | ({"hidden": True} if hidden else {})
    data |= {"end": match.last_mark} if match.over else {}
    data["entries"] = [_entry(match, n, entry, view) for n, entry in enumerate(match.log, 1)]
    return data


def write(match: Match[Any], seat: int | str | None = None) -> str:
    """The text of a file, an entry a line."""
    return layout(dump(match, seat), ("entries",))


def _entry(match: Match[Any], n: int, entry: Entry, view: int | None) -> dict[str, Any]:
    said: dict[str, Any] = {"n": n} if entry.seam else {"n": n, "seat": entry.seat}
    got, hidden = _outcomes(match, entry, view)
    if entry.seam is not None:
        hidden = view is not None  # the state holds everybody's secrets
        said["epoch"] = {"rules": entry.seam.rules, "changed": list(entry.seam.changed)}
        said["epoch"] |= {} if hidden else {"state": dict(entry.seam.packed)}
    elif entry.kind == UNDO:
        said["undo"] = entry.to
    elif entry.kind == RETRACT:
        said["retract"] = True
    elif entry.secret and view is not None and view != entry.seat:
        hidden = True
    else:
        said["do"] = [match.rules.grammar.text(option) for option in entry.chain]
    said |= {"got": got} if got else {}
    said |= {"by": entry.by} if entry.by else {}
    said |= {"hidden": True} if hidden else {}
    said |= {"hash": entry.hash} if entry.hash else {}
    return said | {"mark": entry.mark}


def _outcomes(match: Match[Any], entry: Entry, view: int | None) -> tuple[list[list[Any]], bool]:
    """The outcomes that the view may know, by the streams' names, and whether there are others."""
    names = match.state.streams
    shown = [(names[i], values) for i, values in entry.drawn if view is None or not names[i].endswith("!")]
    return [[name, list(values)] for name, values in shown], len(shown) < len(entry.drawn)


# ---- reading ---------------------------------------------------------------------------------------------------------


def load(data: str | bytes, find: Find = game) -> Match[Any]:
    """The match of a whole file, replayed with the outcomes and proved by the marks that it records. MatchFileError."""
    file, rules = read(data, find)
    if file.view is not None:
        whose = "a spectator" if file.view == SPECTATOR else f"seat {file.view}"
        raise MatchFileError(
            f"this is a running match as {whose} sees it, without its seed: it can be verified, not loaded; "
            "take the file again when the match is over"
        )
    match = _Replay(file, rules, chance=False)
    bad = match.run()
    if bad is not None:
        raise MatchFileError(
            f"{_place(bad[0])}: {bad[1]}; the file was changed or damaged, take it again from its source"
        )
    return match.match


def verify(data: str | bytes, find: Find = game) -> Verdict:
    """Replay a file and compare every choice, outcome, mark and hash; MatchFileError when it is no match file."""
    file, rules = read(data, find)
    replay = _Replay(file, rules, chance=file.view is None and not file.typed)
    count = len(file.entries)
    bad = replay.run()
    if bad is not None:
        return Verdict(False, count, replay.checked, *bad, over=False)
    notes = []
    if file.view is not None:
        notes.append("a running match has no seed: outcomes, marks and hashes are proved when it is over")
    elif file.typed:
        notes.append("the outcomes were typed in from a real table: choices, marks and hashes fit")
    if replay.seam is not None:
        notes.append(
            f"the rules changed at entry {replay.seam} and what was before cannot be played by the rules of now"
            + (": there only the marks fit" if file.view is None else "")
        )
    if replay.hidden is not None:
        notes.append(f"{_place(replay.hidden)} is hidden from this view: choices are checked up to there")
        unseen = count - replay.checked
        if unseen:
            first = f"from {_place(replay.checked + 1)} on"
            notes.append(f"{unseen} of {count} entries, {first}, cannot be replayed; changes there would not show")
    return Verdict(True, count, replay.checked, None, "; ".join(notes), replay.hidden is None and replay.match.over)


def _place(n: int) -> str:
    return f"entry {n}" if n else "the start"


class _Replay:
    """Replays a file; `run` gives the first entry that does not fit (0: the start) and why, or None."""

    match: Match[Any]

    def __init__(self, file: FileForm, rules: Game[Any], chance: bool) -> None:
        self.file, self.rules, self.chance = file, rules, chance
        self.n = 0  # the entry that is looked at
        self.checked = 0
        self.hidden: int | None = None  # the first entry of which something is hidden; the replay stops there
        self.seam = next((x.n for x in reversed(file.entries) if x.epoch), None)  # the last epoch; it starts there

    def run(self) -> tuple[int, str] | None:
        file = self.file
        try:
            if self.seam is not None:
                why = self._resume(file.entries[self.seam - 1])
            elif file.opening.hidden or file.setup.position == HIDDEN:
                self.hidden, why = 0, ""
            else:
                why = self._start()
            while not why and self.hidden is None and self.n < len(file.entries):
                self.n += 1
                if file.entries[self.n - 1].hidden:
                    self.hidden = self.n
                else:
                    why = self._play(file.entries[self.n - 1])
                    self.checked = self.n - 1 if why else self.n
            if not why and file.end and not self._ended():
                self.n, why = len(file.entries) + 1, "it is missing: the match went on to its end, the file does not"
        except Refused as refused:
            why = f"{_option(self.rules, refused)}{refused}"
        except OutcomeNeeded as needed:
            why = f"an outcome of {needed.stream} is missing"
        except (BadOutcome, ValueError) as error:
            why = str(error)
        except MemoryError:
            raise
        except Exception as error:  # rules code may break in any way on a position that no match can reach
            why = f"the position cannot be played ({type(error).__name__})"
        return (self.n, one_line(why)) if why else None

    def _ended(self) -> bool:
        return self.match.over and self.match.last_mark == self.file.end

    def _key(self) -> bytes:
        file = self.file
        key = bytes.fromhex(file.seed) if file.seed else bytes(32)
        if file.seed and commitment(key) != file.commitment:
            raise ValueError("the seed is not the one that the commitment was made for")
        return key

    def _setup(self) -> Setup:
        said = self.file.setup
        position = said.position if isinstance(said.position, dict) else None
        return Setup(self.file.game, said.seats, said.options, said.sets, position)

    def _start(self) -> str:
        file = self.file
        outcomes = None if self.chance else [values for _, values in file.opening.got]
        self.match = Match(
            self.rules, self._setup(), self._key(), typed=file.typed, outcomes=outcomes, began=file.began
        )
        self.match.names = tuple(file.names)
        return self._compare(self.match.opening, file.opening)

    def _resume(self, said: EntryForm) -> str:
        """Take what lies before the last epoch as it stands, prove its marks, and go on from the epoch's state."""
        file, setup, key = self.file, self._setup(), self._key()
        self.n = said.n
        assert said.epoch is not None
        if said.epoch.state is None:
            self.hidden = said.n
            return ""
        state = start(self.rules, replace(setup, position=said.epoch.state), Blind())
        streams, grammar = list(state.streams), self.rules.grammar
        opening = Entry(DO, -1, (), _drawn(file.opening, streams), mark=file.opening.mark, hash=file.opening.hash)
        log = [_kept(entry, streams, grammar) for entry in file.entries[: said.n - 1]]
        self.match = Match.resume(self.rules, setup, key, opening, log, state, typed=file.typed, began=file.began)
        self.match.names = tuple(file.names)
        bad = self.match.unproved()
        if bad is not None:
            self.n, self.checked = bad, max(0, bad - 1)
            return "its mark does not fit: it or the start was changed"
        self.checked = said.n - 1
        outcomes = None if self.chance else [values for _, values in said.got]
        seam = Seam(said.epoch.rules, tuple(said.epoch.changed), said.epoch.state)
        why = self._compare(self.match.epoch(seam, outcomes), said)
        self.checked += not why
        return why

    def _play(self, said: EntryForm) -> str:
        match, seat = self.match, said.seat
        assert isinstance(seat, int)  # an epoch is where the replay starts
        outcomes: Outcomes | None = None if self.chance else [values for _, values in said.got]
        if said.undo is not None:
            entry = match.undo(seat, said.undo, said.by)
        elif said.retract:
            entry = match.retract(seat, said.by)
        else:
            chain = [self.rules.grammar.option(text) for text in said.do]
            entry = match.choose(seat, chain, by=said.by, outcomes=outcomes)
        if entry.kind == DO and len(entry.chain) != len(said.do):
            return f"{len(said.do)} options stand in one entry, the {len(entry.chain)}th ended it"
        return self._compare(entry, said)

    def _compare(self, entry: Entry, said: EntryForm | OpeningForm) -> str:
        got = [(self.match.state.streams[i], list(values)) for i, values in entry.drawn]
        if got != [(name, list(values)) for name, values in said.got]:
            return f"the outcomes are {_told(got)}, the file has {_told(said.got)}"
        if self.file.view is not None:
            return ""
        if entry.hash != said.hash:
            return "the hash of the position does not fit"
        return "" if entry.mark == said.mark else "its mark does not fit: it or the start was changed"


def _drawn(said: EntryForm | OpeningForm, streams: Sequence[str]) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Outcomes by the streams' numbers; ValueError for a stream that the rules do not have."""
    return tuple((streams.index(name), tuple(values)) for name, values in said.got)


def _kept(said: EntryForm, streams: Sequence[str], grammar: Grammar) -> Entry:
    """An entry from before an epoch, as it stands. Whether it was secret is not known any more: then it is."""
    drawn, seam = _drawn(said, streams), None
    if said.epoch is not None:
        seam = Seam(said.epoch.rules, tuple(said.epoch.changed), said.epoch.state or {})
    kind = EPOCH if seam else UNDO if said.undo is not None else RETRACT if said.retract else DO
    chain = tuple(grammar.option(text) for text in said.do)
    seat = said.seat if isinstance(said.seat, int) else -1
    return Entry(kind, seat, chain, drawn, said.undo or 0, said.by, False, True, said.mark, said.hash, (), seam)


def _option(rules: Game[Any], refused: Refused) -> str:
    return f"{rules.grammar.text(refused.option)}: " if refused.option is not None else ""


def _told(got: Sequence[tuple[str, Sequence[int]]]) -> str:
    return ", ".join(f"{name} {' '.join(map(str, values))}" for name, values in got) or "none"
