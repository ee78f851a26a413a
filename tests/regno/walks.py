"""Whole games of Regno played by chance, for the laws.

A verb is chosen first and then one of its options, so that long lists do not drown short ones. In `tests`,
`python -m regno.walks MODE FIRST COUNT` plays so many games from a seed on and says where one breaks.
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

from signoria.games.regno.forces import counts_of, put
from signoria.games.regno.grammar import GRAMMAR
from signoria.games.regno.ids import (
    BISHOP,
    BRANCHES,
    CARDINAL,
    CASTLE,
    CATHEDRAL,
    CITY,
    CREWMAN,
    FARM,
    FORGE,
    GOODS,
    GOVERNMENT,
    HEAVY_INFANTRY,
    HIGH,
    KNIGHT,
    MARKET,
    SCENARIOS,
    TREBUCHET,
)
from signoria.games.regno.kinds import CANCEL, FINISH
from signoria.games.regno.people import enter
from signoria.games.regno.realm.territory import most_ps
from signoria.games.regno.rules import GAME, SWITCHES, most_choices
from signoria.games.regno.standing import RANK, STAND
from signoria.games.regno.state import Regno
from signoria.games.regno.steps import Ask
from signoria.games.regno.tables import base_facts
from signoria.kernel.chance import Seeded
from signoria.kernel.engine import apply, legal, run, seats_of
from signoria.kernel.facts import paths
from signoria.kernel.game import Setup, SetupError
from signoria.kernel.match import Match, key_of_seed
from signoria.kernel.menu import AMOUNT, ANYTIME, Listing, Option
from signoria.kernel.pack import pack
from signoria.kernel.state import Asking

from .ledger import Ledger
from .soundness import assert_sound

TAXES: Final = frozenset(x.code for x in GRAMMAR.verbs.values() if x.name.startswith("tax"))
LONGEST: Final = 1200  # characters of an error
NO_SETS: Final[Mapping[str, int]] = {}
# how often a verb is chosen beside others, where it is not 1
WEIGHTS: Final = {FINISH: 0.06, CANCEL: 0.1, STAND: 0.002, RANK: 0.002}


def wealth() -> dict[str, int]:
    """Changed numbers: full reserves and cheap research, so that play by chance reaches every corner."""
    sets = {"regno.reconstruction.start.schematic.levels": 6}
    for scenario in SCENARIOS:
        sets[f"regno.reconstruction.start.{scenario}.florins"] = 1000
        sets |= {
            f"regno.reconstruction.start.{scenario}.goods.{good}": 30 for good in ("grain", "wood", "leather", "iron")
        }
        sets |= {f"regno.reconstruction.start.{scenario}.units.{unit}": 9 for unit in ("light_infantry", "archer")}
    return sets | cheap()


def cheap() -> dict[str, int]:
    """Changed numbers: cheap research."""
    sets = {f"regno.technology.governments.prices.{i}": 5 for i in range(4)}
    for branch in BRANCHES[:-1]:
        sets |= {f"regno.technology.branches.{branch}.prices.{i}": 5 for i in range(4)}
    return sets


MODES: Final[dict[str, tuple[dict[str, str], dict[str, int]]]] = {
    "schematic": ({"length": "short"}, {}),
    "italy": ({"length": "short", "scenario": "italy_1450"}, {}),
    "wealthy": ({"length": "short"}, wealth()),
    "wealthy italy": ({"length": "short", "scenario": "italy_1450"}, wealth()),
    "campaign": ({"length": "campaign"}, {}),
    "long plan": ({"length": "short", "plan": "year"}, {"regno.reconstruction.start.schematic.levels": 10}),
    "golden": ({"length": "short"}, wealth()),
    "golden italy": ({"length": "short", "scenario": "italy_1450"}, wealth()),
    "golden campaign": ({"length": "campaign"}, cheap()),
}


def new_game(mode: str = "schematic", seats: int = 2, seed: int = 1) -> Regno:
    """A game at its first question; events are kept."""
    s = fresh(mode, seats, seed)
    s.events = []
    run(s)
    if mode.startswith("golden"):
        rnd = random.Random(seed)
        while s.round == 0:
            apply(s, *move(s, rnd))
        gild(s)
    return s


def gild(s: Regno) -> None:
    """Every realm is grown up: cities, churches, castles, clergy, Captains' fiefs, everything known but the last."""
    s.events = []
    for seat, realm in enumerate(s.realms):
        realm.tech = [3] * len(realm.tech)
        realm.tech[GOVERNMENT] = 4
        realm.stock = [20] * GOODS + [1500]
        p = s.provinces[realm.capital]
        p.settlement, p.free, p.fortress, p.slaves = CITY, 4, CASTLE, 2
        p.buildings = sum(1 << x for x in (FARM, CATHEDRAL, MARKET, FORGE))
        p.ps = most_ps(s, realm.capital)
        enter(s, seat, BISHOP, realm.capital, clergy=True)
        enter(s, seat, CARDINAL, realm.capital, clergy=True)
        put(s, seat, realm.capital, counts_of([(HEAVY_INFANTRY, 3), (KNIGHT, 2), (CREWMAN, 3), (TREBUCHET, 2)]))


def setup_of(mode: str, seats: int) -> Setup:
    return Setup("regno", seats, *MODES[mode])


def new_match(mode: str, seats: int, seed: int, sets: Mapping[str, int] = NO_SETS) -> Match[Regno]:
    """A match at its first question; one that is gilded starts from a position. `sets`: more numbers changed."""
    setup = strange_setup(seats, seed) if mode == "strange" else setup_of(mode, seats)
    setup = replace(setup, sets={**setup.sets, **sets})
    if mode.startswith("golden"):
        setup = replace(setup, position=json.loads(json.dumps(pack(new_game(mode, seats, seed)))))
    return Match(GAME, setup, key_of_seed(seed))


def strange_setup(seats: int, seed: int) -> Setup:
    """A short game with many numbers changed at random, as a designer might set them."""
    rnd = random.Random(seed)
    numbers = [path for path, value in paths(base_facts()).items() if type(value) in (int, bool)]
    sets: dict[str, int] = {}
    for path in rnd.sample(numbers, rnd.choice([3, 30, 150])):
        one = {f"regno.{path}": rnd.choice([-2, 0, 1, 2, 3, 5, 8, 15, 40])}
        try:
            GAME.tables(Setup("regno", seats, {}, one))
        except SetupError:
            continue  # a number that stays as it is, or has closer limits
        sets |= one
    options = {switch.name: rnd.choice(switch.values) for switch in SWITCHES}
    return Setup("regno", seats, options | {"length": "short"}, sets)


def fresh(mode: str, seats: int, seed: int) -> Regno:
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


def move(s: Regno, rnd: random.Random, done: Counter[int] | None = None) -> tuple[int, Option]:
    """A seat that is asked and what it does. `done`: what was chosen so far, by verb; chosen often, it is so less."""
    seat = rnd.choice(seats_of(s.must))
    listings = legal(s, seat).legal
    assert any(not x[0] & ANYTIME for x in listings), f"seat {seat} is asked by {top(s)} and has no option"
    verbs = list(dict.fromkeys(x[0] for x in listings))
    verb = rnd.choices(verbs, [WEIGHTS.get(v, 1) / (1 + done[v] if done is not None else 1) for v in verbs])[0]
    if done is not None:
        done[verb] += 1
    choices = [x for x in listings if x[0] == verb]
    weights = [0.1 if verb in TAXES and x[-1] == HIGH else 1 for x in choices]  # or nobody has a realm left for long
    return seat, pick(rnd.choices(choices, weights)[0], rnd)


def whole_move(s: Regno, rnd: random.Random, done: Counter[int] | None = None) -> tuple[int, list[Option]]:
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


def audit(mode: str, seats: int, seed: int, limit: int = 1 << 60) -> tuple[Regno, int, Counter[str]]:
    """A whole game in which every position is sound and every stock is as told: (end, choices, verbs chosen)."""
    s = new_game(mode, seats, seed)
    ledger = Ledger(s if mode.startswith("golden") else fresh(mode, seats, seed))
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
    first, count = int(sys.argv[2]), int(sys.argv[3])
    verbs: Counter[str] = Counter()
    for each in range(first, first + count):
        players = 2 + each % 5
        began = time.perf_counter()
        try:
            end, choices, found = audit(sys.argv[1], players, each)
            verbs += found
            took = time.perf_counter() - began
            print(each, players, "ok", choices, "choices", f"{took:.1f}s", [sum(x) for x in end.final])
        except Exception:
            *trace, last = traceback.format_exc(limit=-3).strip().splitlines()
            print(each, players, *trace[-6:], last[:LONGEST], sep="\n")
    print("never chosen:", *(x.name for x in GRAMMAR.verbs.values() if x.name not in verbs))
