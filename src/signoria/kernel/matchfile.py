"""Match files, `*.match.json`: a whole match, or one seat's view of a running one. See docs/match-format.md.

A file holds the start, the choices and the outcomes; everything else is recomputed. `load` replays it with the outcomes
that it records, `verify` also draws every outcome again from the seed. While a match runs, its file has no seed, and
neither outcomes nor marks can be proved: the marks are keyed with the seed, because open ones would give secrets away.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from signoria.kernel.chance import BadOutcome, OutcomeNeeded
from signoria.kernel.files import layout, one_line
from signoria.kernel.game import Game, Setup, game
from signoria.kernel.log import DO, RETRACT, UNDO, Entry, Refused, commitment
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

__all__ = ["SPECTATOR", "WHOLE", "Find", "MatchFileError", "Verdict", "dump", "load", "verify", "write"]

WHOLE: Final = "all"


@dataclass(frozen=True)
class Verdict:
    """`entries`: how many the file has. `checked`: how many of them fit. `first_bad`: number of the first that does
    not, 0 for the start; None when all fit. `reason`: why, or what could not be checked; empty: all was."""

    ok: bool
    entries: int
    checked: int
    first_bad: int | None
    reason: str


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
    data |= {"setup": start}
    data |= {"names": list(match.names)} if match.names else {}
    data |= {"typed": True} if match.typed else {}
    data |= {"commitment": commitment(match.key)}
    data |= {"seed": match.key.hex()} if view is None else {"view": view}
    got, hidden = _outcomes(match, match.opening, view)
    data["opening"] = {"mark": match.opening.mark, "hash": match.opening.hash}
    data["opening"] |= ({"got": got} if got else {}) | ({"hidden": True} if hidden else {})
    data["entries"] = [_entry(match, n, entry, view) for n, entry in enumerate(match.log, 1)]
    return data


def write(match: Match[Any], seat: int | str | None = None) -> str:
    """The text of a file, an entry a line."""
    return layout(dump(match, seat), ("entries",))


def _entry(match: Match[Any], n: int, entry: Entry, view: int | None) -> dict[str, Any]:
    said: dict[str, Any] = {"n": n, "seat": entry.seat}
    got, hidden = _outcomes(match, entry, view)
    if entry.kind == UNDO:
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
        return Verdict(False, count, replay.checked, *bad)
    notes = []
    if file.view is not None:
        notes.append("a running match has no seed: outcomes, marks and hashes are proved when it is over")
    elif file.typed:
        notes.append("the outcomes were typed in from a real table: choices, marks and hashes fit")
    if replay.hidden is not None:
        notes.append(f"{_place(replay.hidden)} is hidden from this view: choices are checked up to there")
    return Verdict(True, count, replay.checked, None, "; ".join(notes))


def _place(n: int) -> str:
    return f"entry {n}" if n else "the start"


class _Replay:
    """Replays a file; `run` gives the first entry that does not fit (0: the start) and why, or None."""

    match: Match[Any]

    def __init__(self, file: FileForm, rules: Game[Any], chance: bool) -> None:
        self.file, self.rules, self.chance = file, rules, chance
        self.checked = 0
        self.hidden: int | None = None  # the first entry of which something is hidden; the replay stops there

    def run(self) -> tuple[int, str] | None:
        file = self.file
        if file.opening.hidden or file.setup.position == HIDDEN:
            self.hidden = 0
            return None
        n = 0
        try:
            why = self._start()
            while not why and n < len(file.entries):
                n += 1
                if file.entries[n - 1].hidden:
                    self.hidden = n
                    return None
                why = self._play(file.entries[n - 1])
                self.checked = n - 1 if why else n
        except Refused as refused:
            why = f"{_option(self.rules, refused)}{refused}"
        except OutcomeNeeded as needed:
            why = f"an outcome of {needed.stream} is missing"
        except (BadOutcome, ValueError) as error:
            why = str(error)
        except Exception as error:  # rules code may break in any way on a position that no match can reach
            why = f"the position cannot be played ({type(error).__name__})"
        return (n, one_line(why)) if why else None

    def _start(self) -> str:
        file = self.file
        key = bytes.fromhex(file.seed) if file.seed else bytes(32)
        if file.seed and commitment(key) != file.commitment:
            return "the seed is not the one that the commitment was made for"
        position = file.setup.position
        assert position != HIDDEN
        setup = Setup(file.game, file.setup.seats, file.setup.options, file.setup.sets, position)
        outcomes = None if self.chance else [values for _, values in file.opening.got]
        self.match = Match(self.rules, setup, key, typed=file.typed, outcomes=outcomes)
        self.match.names = tuple(file.names)
        return self._compare(self.match.opening, file.opening)

    def _play(self, said: EntryForm) -> str:
        match = self.match
        outcomes: Outcomes | None = None if self.chance else [values for _, values in said.got]
        if said.undo is not None:
            entry = match.undo(said.seat, said.undo, said.by)
        elif said.retract:
            entry = match.retract(said.seat, said.by)
        else:
            chain = [self.rules.grammar.option(text) for text in said.do]
            entry = match.choose(said.seat, chain, by=said.by, outcomes=outcomes)
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


def _option(rules: Game[Any], refused: Refused) -> str:
    return f"{rules.grammar.text(refused.option)}: " if refused.option is not None else ""


def _told(got: Sequence[tuple[str, Sequence[int]]]) -> str:
    return ", ".join(f"{name} {' '.join(map(str, values))}" for name, values in got) or "none"
