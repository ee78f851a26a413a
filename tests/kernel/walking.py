"""Random legal play of the toys, for the laws."""

from __future__ import annotations

import random
from typing import Any

import pytest
from toys import toy

from signoria.kernel.engine import apply, legal, run, seats_of
from signoria.kernel.game import Setup
from signoria.kernel.match import Match, Refused, key_of_seed
from signoria.kernel.menu import AMOUNT, Listing, Option
from signoria.kernel.pack import pack
from signoria.kernel.state import State, Step


def new_match(name: str, seed: int = 1, seats: int = 0) -> Match[Any]:
    """A match of a toy at its first question."""
    rules = toy(name)
    return Match(rules, Setup(name, seats or rules.seats[0]), key_of_seed(seed))


def at_step(name: str, *steps: Step[Any], seats: int = 0, **columns: Any) -> Match[Any]:
    """A match of a toy that begins with these steps instead of its own, and with these columns."""
    match = new_match(name, 1, seats)
    for column, value in columns.items():
        setattr(match.state, column, value)
    match.state.agenda = list(reversed(steps))
    run(match.state)
    match._checkpoints = {0: match.state.copy()}  # so that undo goes back to here
    return match


def do(match: Match[Any], seat: int, *texts: str) -> None:
    """Choose by canonical texts."""
    match.choose(seat, [match.rules.grammar.option(text) for text in texts], match.question_of(seat))


def listed(match: Match[Any], seat: int) -> list[str]:
    """The canonical texts of what a seat may do."""
    return [match.rules.grammar.listing(listing) for listing in match.menu(seat).legal]


def pick(listing: Listing, rnd: random.Random) -> Option:
    """An option of a listing."""
    if not listing[0] & AMOUNT:
        return listing
    return (*listing[:-3], rnd.randrange(listing[-3], listing[-2] + 1, listing[-1]))


def chain(state: State, seat: int, rnd: random.Random) -> list[Option]:
    """A random chain that leaves no composition half-made; empty when the seat may do nothing."""
    state = state.copy()
    made: list[Option] = []
    while not made or (state.agenda and state.agenda[-1].unfinished()):
        menu = legal(state, seat)
        if not menu.legal:
            return []
        made.append(pick(rnd.choice(menu.legal), rnd))
        apply(state, seat, made[-1])
    return made


def move(match: Match[Any], rnd: random.Random) -> tuple[int, list[Option]]:
    """A random seat that may act, more often one that is asked, and its chain."""
    while True:
        asked = rnd.random() < 0.7
        seat = rnd.choice(seats_of(match.state.must)) if asked else rnd.randrange(match.setup.seats)
        made = chain(match.state, seat, rnd)
        if made:
            return seat, made


def play(match: Match[Any], seed: int, entries: int = 5000) -> Match[Any]:
    """Play on by chance, to the end or for so many entries."""
    rnd = random.Random(seed)
    for _ in range(entries):
        if match.over:
            break
        seat, made = move(match, rnd)
        match.choose(seat, made, match.question_of(seat))
    return match


def refusal(match: Match[Any], seat: int, *texts: str, question: str | None = None) -> str:
    """The code of a refusal that changed nothing."""
    before, entries = pack(match.state), len(match.log)
    with pytest.raises(Refused) as refused:
        match.choose(seat, [match.rules.grammar.option(text) for text in texts], question)
    assert (pack(match.state), len(match.log)) == (before, entries)
    return refused.value.code
