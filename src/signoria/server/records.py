"""Matches as rows: entries with the options' canonical texts, and a match built again from them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from hashlib import blake2b
from typing import Any

import msgspec

from signoria.kernel.chance import BadOutcome, Blind, OutcomeNeeded
from signoria.kernel.files import one_line
from signoria.kernel.game import Game, Setup, start
from signoria.kernel.log import marks_of
from signoria.kernel.match import EPOCH, RETRACT, UNDO, Entry, Match, Refused, Seam
from signoria.kernel.pack import digest, pack
from signoria.kernel.verbs import Grammar
from signoria.server.chronicle import Chronicle
from signoria.server.store import Snapshot


class Body(msgspec.Struct, omit_defaults=True):
    """An entry as it is stored. `mark` covers all else. `rules`, `changed`, `state`: of an epoch."""

    kind: str
    seat: int
    mark: str
    chain: list[str] = []
    drawn: list[tuple[int, list[int]]] = []
    to: int = 0
    by: str = ""
    hash: str = ""
    free: bool = False
    secret: bool = False
    rules: int = 0
    changed: list[str] = []
    state: dict[str, Any] | None = None


class BadLog(Exception):
    """A stored log that this version does not play again to the same marks; `entry`: the first that differs, from 1."""

    def __init__(self, entry: int, why: str) -> None:
        super().__init__(f"entry {entry} {why}")
        self.entry = entry


def body_of(entry: Entry, grammar: Grammar) -> str:
    """The JSON of an entry."""
    body = Body(
        entry.kind,
        entry.seat,
        entry.mark,
        [grammar.text(option) for option in entry.chain],
        [(stream, list(values)) for stream, values in entry.drawn],
        entry.to,
        entry.by,
        entry.hash,
        entry.free,
        entry.secret,
    )
    if entry.seam is not None:
        body.rules, body.changed, body.state = entry.seam.rules, list(entry.seam.changed), dict(entry.seam.packed)
    return msgspec.json.encode(body).decode()


def entry_of(text: str, grammar: Grammar) -> Entry:
    """The entry of a JSON as it stands, without its events."""
    body = msgspec.json.decode(text, type=Body)
    return Entry(
        body.kind,
        body.seat,
        tuple(grammar.option(option) for option in body.chain),
        tuple((stream, tuple(values)) for stream, values in body.drawn),
        body.to,
        body.by,
        body.free,
        body.secret,
        body.mark,
        body.hash,
        seam=Seam(body.rules, tuple(body.changed), body.state) if body.state is not None else None,
    )


def snapshot_of(match: Match[Any]) -> Snapshot:
    """The match's state now, for a later version of the rules."""
    snapshot = Snapshot(
        seq=len(match.log),
        rules=match.rules.version,
        state=msgspec.json.encode(pack(match.state)).decode(),
        opening=body_of(match.opening, match.rules.grammar),
    )
    snapshot.mark = _mark(snapshot, match.key)
    return snapshot


def _mark(snapshot: Snapshot, key: bytes) -> str:
    said = f"{snapshot.seq}\n{snapshot.rules}\n{snapshot.opening}\n{snapshot.state}"
    return blake2b(said.encode(), key=marks_of(key), digest_size=16, person=b"snapshot").hexdigest()


def intact(snapshot: Snapshot, key: bytes) -> bool:
    """Is it as it was written?"""
    return snapshot.mark == _mark(snapshot, key)


def check(match: Match[Any], snapshot: Snapshot) -> None:
    """BadLog when the log, played again, leads to another state than the one that was kept. Marks prove the choices and
    the dice; between two rounds only this tells that the rules made something else of them."""
    if snapshot.state == msgspec.json.encode(pack(match.state)).decode():
        return  # the very same: no check of positions may close a match that goes on as it did
    packed = msgspec.json.decode(snapshot.state)
    try:
        kept = start(match.rules, replace(match.setup, position=packed), Blind())
    except ValueError as error:
        raise BadLog(len(match.log), f"has a position that these rules do not know: {one_line(error)}") from error
    if digest(kept, match.marks) != digest(match.state, match.marks):
        raise BadLog(len(match.log), "leads to another position than the one that was kept")


class Origin(msgspec.Struct):
    """What a stored match starts from. `began`: the version of the rules then."""

    rules: Game[Any]
    setup: Setup
    key: bytes
    began: int


def rebuild(origin: Origin, bodies: Sequence[str], opening: str, chronicle: Chronicle) -> Match[Any]:
    """The match of a log, played by the same verbs that made it. What these very rules once listed is not listed again:
    each entry's mark proves it. It starts with the last epoch's state. BadLog names the first entry that is refused or
    comes out otherwise."""
    entries = [entry_of(text, origin.rules.grammar) for text in bodies]
    seam = max((i for i, entry in enumerate(entries) if entry.kind == EPOCH), default=-1)
    if seam < 0:
        match = Match(origin.rules, origin.setup, origin.key, began=origin.began)
        chronicle.open(match)
    else:
        packed = entries[seam].seam.packed  # type: ignore[union-attr]  # every epoch has one
        match = resumed(origin, entries[:seam], opening, packed, chronicle)
    for n, stored in enumerate(entries[max(seam, 0) :], max(seam, 0) + 1):
        try:
            entry = _again(match, stored, origin.began == origin.rules.version)
        except (Refused, BadOutcome, OutcomeNeeded, ValueError) as error:
            raise BadLog(n, f"cannot be played: {one_line(error)}") from error
        except Exception as error:  # rules code may break in any way on a choice that it would not have offered
            raise BadLog(n, f"cannot be played ({type(error).__name__})") from error
        if entry.mark != stored.mark:
            raise BadLog(n, "comes out otherwise than it was stored")
        chronicle.add(match, entry)
    return match


def _again(match: Match[Any], stored: Entry, proven: bool) -> Entry:
    outcomes = [values for _, values in stored.drawn]
    if stored.seam is not None:
        return match.epoch(stored.seam, outcomes)
    if stored.kind == UNDO:
        return match.undo(stored.seat, stored.to, stored.by)
    if stored.kind == RETRACT:
        return match.retract(stored.seat, stored.by)
    return match.choose(stored.seat, stored.chain, by=stored.by, outcomes=outcomes, proven=proven)


def resumed(
    origin: Origin, entries: Sequence[Entry], opening: str, packed: Mapping[str, Any], chronicle: Chronicle
) -> Match[Any]:
    """The match of a log that these rules cannot play again: the log as it stands, proved by its marks, and the state
    after it."""
    rules, setup = origin.rules, origin.setup
    state = start(rules, replace(setup, position=packed), Blind())
    first = entry_of(opening, rules.grammar)
    match = Match.resume(rules, setup, origin.key, first, entries, state, began=origin.began)
    if (bad := match.unproved()) is not None:
        raise BadLog(bad, "was changed")
    chronicle.resume(match)
    return match


class SetupData(msgspec.Struct, omit_defaults=True):
    """`kernel.game.Setup` as it is stored. `case`: the id of the case of the rulebook that the table shows."""

    seats: int
    options: dict[str, str] = {}
    sets: dict[str, int] = {}
    position: dict[str, Any] | None = None
    case: str = ""

    def of(self, game: str) -> Setup:
        return Setup(game, self.seats, self.options, self.sets, self.position)


def setup_text(setup: Setup, case: str = "") -> str:
    position = dict(setup.position) if setup.position is not None else None
    data = SetupData(setup.seats, dict(setup.options), dict(setup.sets), position, case)
    return msgspec.json.encode(data).decode()


def setup_of(game: str, text: str) -> Setup:
    return msgspec.json.decode(text, type=SetupData).of(game)


def case_of(text: str) -> str:
    """The id of the case that a stored setup names; "" for none."""
    return msgspec.json.decode(text, type=SetupData).case
