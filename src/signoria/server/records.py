"""Matches as rows: entries with the options' canonical texts, and a match built again from them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from signoria.kernel.chance import BadOutcome, OutcomeNeeded
from signoria.kernel.game import Setup
from signoria.kernel.match import DO, UNDO, Entry, Match, Refused
from signoria.kernel.verbs import Grammar


class Body(msgspec.Struct, omit_defaults=True):
    """An entry as it is stored. `mark` covers all else."""

    kind: str
    seat: int
    mark: str
    chain: list[str] = []
    drawn: list[tuple[int, list[int]]] = []
    to: int = 0
    by: str = ""
    hash: str = ""


class BadLog(Exception):
    """A stored log that this version does not play again to the same marks."""


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
    )
    return msgspec.json.encode(body).decode()


def rebuild(match: Match[Any], bodies: Sequence[str], told: Callable[[Match[Any], Entry], None]) -> Match[Any]:
    """Play a log onto a new match; `told` hears of each entry. It takes the same verbs that made it, so a stored log is
    trusted no more than a player: BadLog names the first entry that is refused or comes out otherwise."""
    grammar = match.rules.grammar
    for n, text in enumerate(bodies, 1):
        body = msgspec.json.decode(text, type=Body)
        try:
            if body.kind == DO:
                chain = [grammar.option(option) for option in body.chain]
                entry = match.choose(body.seat, chain, by=body.by, outcomes=[values for _, values in body.drawn])
            elif body.kind == UNDO:
                entry = match.undo(body.seat, body.to, body.by)
            else:
                entry = match.retract(body.seat, body.by)
        except (Refused, BadOutcome, OutcomeNeeded, ValueError) as error:
            raise BadLog(f"entry {n}: {error}") from error
        if entry.mark != body.mark:
            raise BadLog(f"entry {n} comes out otherwise than it was stored")
        told(match, entry)
    return match


class SetupData(msgspec.Struct, omit_defaults=True):
    """`kernel.game.Setup` as it is stored."""

    seats: int
    options: dict[str, str] = {}
    sets: dict[str, int] = {}
    position: dict[str, Any] | None = None

    def of(self, game: str) -> Setup:
        return Setup(game, self.seats, self.options, self.sets, self.position)


def setup_text(setup: Setup) -> str:
    position = dict(setup.position) if setup.position is not None else None
    data = SetupData(setup.seats, dict(setup.options), dict(setup.sets), position)
    return msgspec.json.encode(data).decode()


def setup_of(game: str, text: str) -> Setup:
    return msgspec.json.decode(text, type=SetupData).of(game)
