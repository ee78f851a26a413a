"""The log of a match: its entries, their marks, and the key that both chance and marks come from."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, Final

from signoria.kernel.chance import OutcomeNeeded, Scripted, Seeded
from signoria.kernel.engine import apply, retract
from signoria.kernel.menu import Option
from signoria.kernel.state import Event

DO: Final = "do"
UNDO: Final = "undo"
RETRACT: Final = "retract"
EPOCH: Final = "epoch"


@dataclass(frozen=True)
class Seam:
    """What an epoch holds: from here on the match goes by version `rules`, from the state `packed` (secrets and all: no
    view shows it), because the clauses `changed` are carried out otherwise than by the version before."""

    rules: int
    changed: tuple[str, ...]
    packed: Mapping[str, Any] = field(compare=False)  # the entry's hash stands for it


@dataclass(frozen=True)
class Entry:
    """One line of the log.

    `kind`: do, undo, retract, epoch. `chain`: the options of a do, applied together. `drawn`: (stream, outcomes) in
    order. `to`: for an undo, how many entries in force remain. `by`: who acted for the seat, when it was not its owner.
    `free`: no chance, reveal or other seat came with it. `secret`: it answers a Together or has a SECRET verb; only its
    seat knows it until the end. `seam`: of an epoch, whose seat is -1.
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
    seam: Seam | None = None


class Refused(Exception):
    """A command that changes nothing. `code` is one of: stale, over, not-asked, not-listed, unfinished, no-undo,
    no-retract, bad-option, epoch (a moment before the rules changed)."""

    def __init__(self, code: str, text: str, option: Option | None = None) -> None:
        super().__init__(text)
        self.code, self.text, self.option = code, text, option


def key_of_seed(seed: int | str) -> bytes:
    """The 32 bytes of a chosen seed, for games that need no secrecy. Live matches draw 32 random bytes instead."""
    return blake2b(str(seed).encode(), digest_size=32, person=b"signoria-seed").digest()


def commitment(key: bytes) -> str:
    """What is published at the start: 64 hex digits that fix the key without giving it away."""
    return blake2b(key, digest_size=32, person=b"signoria-commit").hexdigest()


def chance_of(key: bytes) -> Seeded:
    """The chance of a match."""
    return Seeded(blake2b(key, digest_size=32, person=b"signoria-dice").digest())


def marks_of(key: bytes) -> bytes:
    """The key of a match's marks and hashes."""
    return blake2b(key, digest_size=32, person=b"signoria-marks").digest()


def mark_of(entry: Entry, before: str, marks: bytes) -> str:
    """The chain mark: keyed, so that a mark gives no secret choice away. `before`: the mark before it."""
    said: list[object] = [before, entry.kind, entry.seat, entry.chain, entry.drawn, entry.to, entry.by, entry.hash]
    if entry.seam is not None:
        said += [entry.seam.rules, entry.seam.changed]
    text = json.dumps(said, separators=(",", ":"))
    return blake2b(text.encode(), key=marks, digest_size=6).hexdigest()


@contextmanager
def drawing(state: Any) -> Iterator[None]:
    """Let an OutcomeNeeded know in which state it is needed."""
    try:
        yield
    except OutcomeNeeded as needed:
        needed.state = state
        raise


def replay(state: Any, entry: Entry) -> None:
    """Apply a do or retract to the state before it, with the outcomes that it records. BadOutcome or OutcomeNeeded when
    they do not fit."""
    if entry.kind == RETRACT:
        retract(state, entry.seat)
        return
    state.chance = Scripted([list(values) for _, values in entry.drawn])
    for option in entry.chain:
        apply(state, entry.seat, option)
