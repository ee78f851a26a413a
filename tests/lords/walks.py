"""Whole games of Lords played by chance, for the laws.

A verb is chosen first and then one of its options, so that long lists do not drown short ones. In `tests`,
`python -m lords.walks MODE FIRST COUNT [SEATS]` plays so many games from a seed on and says where one breaks.
"""

from __future__ import annotations

import json
import random
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from signoria.games.lords.grammar import GRAMMAR
from signoria.games.lords.kinds import CANCEL, FINISH
from signoria.games.lords.rules import GAME, most_choices
from signoria.games.lords.standing import LIMIT, STAND
from signoria.games.lords.state import Lords
from signoria.games.lords.steps import Ask
from signoria.games.lords.switches import SWITCHES
from signoria.games.lords.tables import base_facts
from signoria.games.lords.year.ending import END_NOW
from signoria.kernel.chance import Seeded
from signoria.kernel.engine import apply, legal, run, seats_of
from signoria.kernel.facts import paths
from signoria.kernel.game import Setup, SetupError
from signoria.kernel.match import Match, key_of_seed
from signoria.kernel.menu import AMOUNT, ANYTIME, Listing, Option
from signoria.kernel.pack import pack
from signoria.kernel.state import Asking

from .crowd import crowded
from .ledger import Ledger
from .soundness import assert_sound

LONGEST: Final = 1200  # characters of an error
NO_SETS: Final[Mapping[str, int]] = {}
SEAT_COUNTS: Final = (2, 5, 12, 17)  # first of all; every other comes now and then
# how often a verb is chosen beside others, where it is not 1
WEIGHTS: Final = {FINISH: 0.25, CANCEL: 0.1, STAND: 0.02, LIMIT: 0.01, END_NOW: 0.01}


def years(last: int) -> dict[str, int]:
    """Changed numbers: a short game."""
    return {f"lords.setup.last_year.{year}": last for year in (1479, 1499)}


def wealth() -> dict[str, int]:
    """Changed numbers: full chests, so that play by chance reaches every corner."""
    return {"lords.setup.treasury.au": 9000} | {f"lords.setup.start_gold.{n}": 90 for n in (10, 15, 20)}


OTHERWISE: Final = {switch.name: switch.values[-1 if switch.values[0] == switch.default else 0] for switch in SWITCHES}
MODES: Final[dict[str, tuple[dict[str, str], dict[str, int]]]] = {
    "plain": ({}, years(1462)),
    "wealthy": ({}, wealth() | years(1462)),
    "crowded": ({"end_roll": "none"}, wealth() | years(1467)),
    "otherwise": (OTHERWISE, wealth() | years(1462)),
    "long": ({"end_roll": "none"}, years(1467)),
    "crowded otherwise": (OTHERWISE, wealth() | years(1467)),
}


def new_game(mode: str = "plain", seats: int = 2, seed: int = 1) -> Lords:
    """A game at its first question; events are kept."""
    s = fresh(mode, seats, seed)
    s.events = []
    run(s)
    if mode.startswith("crowded"):
        rnd = random.Random(seed)
        while s.round == 0:
            apply(s, *move(s, rnd))
        crowded(s, rnd)
        s.events = []
        run(s)
    return s


def setup_of(mode: str, seats: int) -> Setup:
    return Setup("lords", seats, *MODES[mode])


def new_match(mode: str, seats: int, seed: int, sets: Mapping[str, int] = NO_SETS) -> Match[Lords]:
    """A match at its first question; a crowded one starts from a position. `sets`: more numbers changed."""
    setup = strange_setup(seats, seed) if mode == "strange" else setup_of(mode, seats)
    setup = replace(setup, sets={**setup.sets, **sets})
    if mode.startswith("crowded"):
        setup = replace(setup, position=json.loads(json.dumps(pack(new_game(mode, seats, seed)))))
    return Match(GAME, setup, key_of_seed(seed))


def strange_setup(seats: int, seed: int) -> Setup:
    """A short game with many numbers changed at random, as a designer might set them."""
    rnd = random.Random(seed)
    numbers = [path for path, value in paths(base_facts()).items() if type(value) in (int, bool)]
    sets: dict[str, int] = {}
    for path in rnd.sample(numbers, rnd.choice([3, 30, 150])):
        one = {f"lords.{path}": rnd.choice([-2, 0, 1, 2, 3, 5, 8, 15, 40])}
        try:
            GAME.tables(Setup("lords", seats, {}, one))
        except SetupError:
            continue  # a number that stays as it is, or has closer limits
        sets |= one
    options = {switch.name: rnd.choice(switch.values) for switch in SWITCHES}
    return Setup("lords", seats, options, sets | years(1462))


def fresh(mode: str, seats: int, seed: int) -> Lords:
    """A game before its first step."""
    return GAME.new(setup_of(mode, seats), Seeded(b"%d" % seed))


def pick(listing: Listing, rnd: random.Random) -> Option:
    """An option of a listing; of an amount most often an end."""
    if not listing[0] & AMOUNT:
        return listing
    least, most, step = listing[-3:]
    top = most - (most - least) % step
    value = rnd.choice([least, top, rnd.randrange(least, most + 1, step)])
    return (*listing[:-3], value)


def move(s: Lords, rnd: random.Random, done: Counter[int] | None = None) -> tuple[int, Option]:
    """A seat that is asked and what it does. `done`: what was chosen so far, by verb; chosen often, it is so less."""
    seat = rnd.choice(seats_of(s.must))
    listings = legal(s, seat).legal
    assert any(not x[0] & ANYTIME for x in listings), f"seat {seat} is asked by {top(s)} and has no option"
    verbs = list(dict.fromkeys(x[0] for x in listings))
    weights = [_weight(v) / (1 + done[v] if done is not None else 1) for v in verbs]
    verb = rnd.choices(verbs, weights)[0]
    if done is not None:
        done[verb] += 1
    return seat, pick(rnd.choice([x for x in listings if x[0] == verb]), rnd)


def _weight(verb: int) -> float:
    return WEIGHTS.get(verb, 0.15 if verb & ANYTIME else 1)


def whole_move(s: Lords, rnd: random.Random, done: Counter[int] | None = None) -> tuple[int, list[Option]]:
    """A seat that is asked and what it does, with all parts of a composition."""
    seat, option = move(s, rnd, done)
    chain, trial = [option], s.copy()
    apply(trial, seat, option)
    while trial.agenda and isinstance(trial.agenda[-1], Ask) and trial.agenda[-1].composing():
        seat, option = move(trial, rnd, done)
        chain.append(option)
        apply(trial, seat, option)
    return seat, chain


def values_of(listing: Listing, rnd: random.Random) -> list[Option]:
    """Of an amount both ends and one inside; else the option."""
    if not listing[0] & AMOUNT:
        return [listing]
    least, most, step = listing[-3:]
    inside = rnd.randrange(least, most + 1, step)
    return [(*listing[:-3], n) for n in sorted({least, most - (most - least) % step, inside})]


def top(s: Lords) -> str:
    """The step that asks."""
    step = s.agenda[-1]
    return type(step.step if isinstance(step, Asking) else step).__name__


def moments(s: Lords, seed: int) -> Iterator[tuple[random.Random, int, Option]]:
    """Play on to the end; gives the generator and the next choice before every choice."""
    rnd = random.Random(seed)
    while s.must:
        seat, option = move(s, rnd)
        yield rnd, seat, option
        apply(s, seat, option)


def audit(mode: str, seats: int, seed: int, limit: int = 1 << 60) -> tuple[Lords, int, Counter[str]]:
    """A whole game in which every position is sound and all gold is as told: (end, choices, verbs chosen)."""
    s = new_game(mode, seats, seed)
    ledger = Ledger(s if mode.startswith("crowded") else fresh(mode, seats, seed))
    chosen: Counter[str] = Counter()
    last = "the start"
    n, season, left = 0, 0, most_choices(s)
    for n, (_, seat, option) in enumerate(moments(s, seed)):
        try:
            check(s, ledger)
        except AssertionError as error:
            waiting = [type(x).__name__ for x in reversed(s.agenda)]
            raise AssertionError(f"season {s.round}, choice {n}, after {last}: {error}; agenda {waiting}") from error
        if s.round != season:
            season, left = s.round, most_choices(s)
        left -= 1
        assert left > 0, f"season {season} does not end: choice {n}, after {last}"
        if n >= limit:
            break
        chosen[GRAMMAR.verbs[option[0]].name] += 1
        last = f"{top(s)}: seat {seat}: {GRAMMAR.text(option)}"
    check(s, ledger)
    return s, n, chosen


def check(s: Lords, ledger: Ledger) -> None:
    """The laws of one position."""
    assert s.events is not None
    told = [GRAMMAR.events[e[0]].name + repr(e[2:]) for e in s.events[-40:]]
    try:
        assert_sound(s)
    except AssertionError as error:
        raise AssertionError(f"{error}; told: {told}") from error
    found = ledger.enter(s, s.events)
    assert not found, f"{'; '.join(found)}; told: {told}"
    s.events.clear()


if __name__ == "__main__":
    first, count = int(sys.argv[2]), int(sys.argv[3])
    wanted = [int(x) for x in sys.argv[4:]] or list(SEAT_COUNTS)
    verbs: Counter[str] = Counter()
    for each in range(first, first + count):
        players = wanted[each % len(wanted)]
        began = time.process_time()
        try:
            end, choices, found = audit(sys.argv[1], players, each)
            verbs += found
            took = time.process_time() - began
            print(each, players, "ok", choices, "choices", f"{took:.1f}s", end.year, end.over, flush=True)
        except Exception:
            *trace, last = traceback.format_exc(limit=-3).strip().splitlines()
            print(each, players, *trace[-6:], last[:LONGEST], sep="\n", flush=True)
    print("never chosen:", *(x.name for x in GRAMMAR.verbs.values() if x.name not in verbs))
