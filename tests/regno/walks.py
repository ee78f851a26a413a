"""Whole games of Regno played by chance, for the laws.

A verb is chosen first and then one of its options, so that long lists do not drown short ones. `python -m
tests.regno.walks SEED…` plays games and says where one breaks.
"""

from __future__ import annotations

import random
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from typing import Final

from signoria.games.regno.grammar import GRAMMAR
from signoria.games.regno.ids import HIGH
from signoria.games.regno.kinds import CANCEL, FINISH
from signoria.games.regno.rules import GAME
from signoria.games.regno.standing import STAND
from signoria.games.regno.state import Regno
from signoria.kernel.chance import Seeded
from signoria.kernel.engine import apply, legal, run, seats_of
from signoria.kernel.game import Setup
from signoria.kernel.menu import AMOUNT, ANYTIME, Listing, Option
from signoria.kernel.state import Asking

from .ledger import Ledger
from .soundness import assert_sound

TAXES: Final = frozenset(x.code for x in GRAMMAR.verbs.values() if x.name.startswith("tax"))
# how often a verb is chosen beside others, where it is not 1
WEIGHTS: Final = {FINISH: 0.35, CANCEL: 0.1, STAND: 0.002}


def new_game(seats: int = 2, seed: int = 1, **options: str) -> Regno:
    """A game at its first question; events are kept."""
    s = GAME.new(Setup("regno", seats, options), Seeded(b"%d" % seed))
    s.events = []
    run(s)
    return s


def pick(listing: Listing, rnd: random.Random) -> Option:
    """An option of a listing; of an amount most often an end."""
    if not listing[0] & AMOUNT:
        return listing
    least, most, step = listing[-3:]
    top = most - (most - least) % step
    value = rnd.choice([least, top, rnd.randrange(least, most + 1, step)])
    return (*listing[:-3], value)


def move(s: Regno, rnd: random.Random) -> tuple[int, Option]:
    """A seat that is asked and what it does."""
    seat = rnd.choice(seats_of(s.must))
    listings = legal(s, seat).legal
    assert any(not x[0] & ANYTIME for x in listings), f"seat {seat} is asked by {top(s)} and has no option"
    verbs = list(dict.fromkeys(x[0] for x in listings))
    verb = rnd.choices(verbs, [WEIGHTS.get(v, 1) for v in verbs])[0]
    choices = [x for x in listings if x[0] == verb]
    weights = [0.1 if verb in TAXES and x[-1] == HIGH else 1 for x in choices]  # or nobody has a realm left for long
    return seat, pick(rnd.choices(choices, weights)[0], rnd)


def top(s: Regno) -> str:
    """The step that asks."""
    step = s.agenda[-1]
    return type(step.step if isinstance(step, Asking) else step).__name__


def moments(s: Regno, seed: int) -> Iterator[tuple[random.Random, int, Option]]:
    """Play on to the end; gives the generator and the next choice before every choice."""
    rnd = random.Random(seed)
    while s.must:
        seat, option = move(s, rnd)
        yield rnd, seat, option
        apply(s, seat, option)


def audit(seats: int, seed: int, limit: int = 1 << 60, **options: str) -> tuple[Regno, int, Counter[str]]:
    """A whole game in which every position is sound and every stock is as told: (end, choices, verbs chosen)."""
    s = new_game(seats, seed, **options)
    ledger = Ledger(GAME.new(Setup("regno", seats, options), Seeded(b"")))
    chosen: Counter[str] = Counter()
    last = "the start"
    n = 0
    for n, (_, seat, option) in enumerate(moments(s, seed)):
        try:
            check(s, ledger)
        except AssertionError as error:
            waiting = [type(x).__name__ for x in reversed(s.agenda)]
            raise AssertionError(f"season {s.round}, choice {n}, after {last}: {error}; agenda {waiting}") from error
        if n >= limit:
            break
        chosen[GRAMMAR.verbs[option[0]].name] += 1
        last = f"{top(s)}: seat {seat}: {GRAMMAR.text(option)}"
    check(s, ledger)
    return s, n, chosen


def check(s: Regno, ledger: Ledger) -> None:
    """The laws of one position."""
    assert s.events is not None
    try:
        assert_sound(s)
    except AssertionError as error:
        told = [GRAMMAR.events[e[0]].name + repr(e[2:]) for e in s.events]
        raise AssertionError(f"{error}; told: {told}") from error
    found = ledger.enter(s, s.events)
    assert not found, f"{'; '.join(found)}; told: {[GRAMMAR.events[e[0]].name + repr(e[2:]) for e in s.events]}"
    s.events.clear()


if __name__ == "__main__":
    kind, first, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    for each in range(first, first + count):
        players = 2 + each % 5
        began = time.perf_counter()
        try:
            end, choices, verbs = audit(
                players, each, scenario=kind, length="short" if len(sys.argv) > 4 else "standard"
            )
            print(
                each,
                players,
                "ok",
                choices,
                "choices",
                f"{time.perf_counter() - began:.1f}s",
                [sum(x) for x in end.final],
            )
        except Exception:
            print(each, players, traceback.format_exc(limit=-7)[-2500:], sep="\n")
