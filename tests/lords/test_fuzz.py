"""Play by chance for a budget of time: some in `make test`, `make soak GAME=lords` as long as asked."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from fuzzing import broken, seeds
from signoria.games.lords.rules import GAME, most_choices, most_choices_to_the_end
from signoria.games.lords.state import Lords
from signoria.kernel import matchfile, position
from signoria.kernel.engine import apply, legal, seats_of
from signoria.kernel.game import start
from signoria.kernel.log import Entry
from signoria.kernel.match import Match, key_of_seed
from signoria.kernel.pack import digest

from .ledger import Ledger
from .moment import KEY, comes_back, copies_agree, has_words, views_agree
from .soundness import assert_sound
from .walks import MODES, SEAT_COUNTS, new_match, values_of, whole_move

FIRST_SEED = 1796054400
KEPT = Path(__file__).parent / "kept"
PLAYED = (*MODES, "strange")


@pytest.mark.clause("5.3.7", "6.4.2.b2")
@pytest.mark.fuzz("lords")
@pytest.mark.timeout(0)  # `make soak` may run for hours
def test_fuzz(fuzz_seconds: float, record_property: Callable[[str, object], None]) -> None:
    """Whole matches of all modes and seat counts. A failure leaves its match and position in build/fuzz; moved to
    tests/lords/kept, the match is played again in every run (below)."""
    until = time.monotonic() + fuzz_seconds
    for seed in seeds("lords", FIRST_SEED, until, record_property):
        fuzz(*case(seed), until)


def case(seed: int) -> tuple[str, int, int]:
    """Mode, seats and seed of a match: of five in a row four have 2, 5, 12 and 17 seats, one has any number."""
    turn = seed // len(PLAYED)
    seats = (*SEAT_COUNTS, GAME.seats[turn // 5 % len(GAME.seats)])[turn % 5]
    return PLAYED[seed % len(PLAYED)], seats, seed


def test_what_once_broke_holds() -> None:
    """Every kept match is played again, each law at each of its moments; from every kept position some ways lead on."""
    for path in sorted(KEPT.glob("*.match.json")):
        kept = matchfile.load(path.read_bytes())
        match = Match(GAME, kept.setup, kept.key)
        ledger, rnd = opened(match), random.Random(1)
        for entry in kept.log:
            told = match.choose(entry.seat, entry.chain)
            lawful(match, told, ledger)
            watch(match, told, rnd, 0.02)
        assert matchfile.verify(path.read_bytes()).ok, path.name
    for path in sorted(KEPT.glob("*.position.json")):
        for seed in range(5):
            match = Match(GAME, position.read(path.read_bytes()), key_of_seed(seed))
            ledger, rnd = opened(match), random.Random(seed)
            for _ in range(20):
                lawful(match, match.choose(*whole_move(match.state, rnd)), ledger)


def test_each_number_of_seats_is_played_and_each_switch_both_ways() -> None:
    assert {case(seed)[1] for seed in range(5 * len(PLAYED) * len(GAME.seats))} == set(GAME.seats)
    assert len({case(seed)[:2] for seed in range(4 * len(PLAYED))}) == 4 * len(PLAYED)
    for switch in GAME.switches:
        assert len({MODES[mode][0].get(switch.name, switch.default) for mode in MODES}) > 1, switch.name


def fuzz(mode: str, seats: int, seed: int, until: float = float("inf")) -> None:
    """One match, to its end or until the time is over; what breaks is kept as files that say how."""
    match, rnd = new_match(mode, seats, seed), random.Random(seed)
    try:
        play(match, rnd, until)
    except Exception as error:
        raise broken(match, f"{mode}-{seats}-{seed}") from error


def play(match: Match[Lords], rnd: random.Random, until: float) -> None:
    ledger = opened(match)
    season, left, left_in_all = -1, 0, most_choices_to_the_end(match.state)
    done = Counter[int]() if rnd.random() < 0.5 else None  # half of the matches seek what they have seldom done
    while not match.over and (time.monotonic() < until or not match.log):
        if match.state.round != season:
            season, left = match.state.round, most_choices(match.state)
        seat, chain = whole_move(match.state, rnd, done)
        left, left_in_all = left - len(chain), left_in_all - len(chain)
        assert left > 0, f"season {season} does not end"
        assert left_in_all > 0, "the game does not end"
        entry = match.choose(seat, chain, match.question_of(seat))
        lawful(match, entry, ledger)
        watch(match, entry, rnd, 0.004)
    text = matchfile.write(match, matchfile.WHOLE)
    verdict = matchfile.verify(text)
    assert verdict.ok, f"the file of the match does not replay: {verdict}"
    if match.over:
        s = match.state
        places, totals = GAME.places(s), [sum(line.points for line in GAME.sheet(s, x)) for x in range(s.seats)]
        ranked = [(not p.out, total) for p, total in zip(s.players, totals, strict=True)]
        assert ranked[places.index(1)] == max(ranked)


def opened(match: Match[Lords]) -> Ledger:
    """The reserves before the first step, and what the opening tells."""
    state = start(GAME, match.setup, match.chance)
    ledger = Ledger(state)
    assert not ledger.enter(match.state, match.opening.events)
    return ledger


def lawful(match: Match[Lords], entry: Entry, ledger: Ledger) -> None:
    """After every entry: the position can be, and what the reserves hold is what the events say."""
    assert_sound(match.state)
    wrong = ledger.enter(match.state, entry.events)
    assert not wrong, f"{wrong}, told {[GAME.grammar.events[e[0]].name + repr(e[2:]) for e in entry.events]}"


def watch(match: Match[Lords], entry: Entry, rnd: random.Random, often: float) -> None:
    """What costs more, now and then: all options, views and imagined worlds, files, undo, words."""
    s = match.state
    for seat in seats_of(s.must):
        assert legal(s, seat).legal, f"seat {seat} is asked and has no option"
    if rnd.random() < often and s.must:
        seat = rnd.choice(seats_of(s.must))
        for listing in legal(s, seat).legal:
            for option in values_of(listing, rnd):
                copy = s.copy()
                apply(copy, seat, option)
                assert_sound(copy)
        copies_agree(s, seat, rnd.choice(legal(s, seat).options()))
        comes_back(s, match.setup)
    if rnd.random() < often:
        views_agree(s, rnd)
        missing = has_words(s, list(entry.events), rnd)
        assert not missing, missing
    if rnd.random() < often and len(match.log) > 1:
        taken_back(match, rnd)


def taken_back(match: Match[Lords], rnd: random.Random) -> None:
    """Undone and done again, the position and its chance are as they were."""
    to = rnd.randrange(max(match.floor, len(match.force) - 20), len(match.force))
    gone, before = [match.log[i] for i in match.force[to:]], digest(match.state, KEY)
    match.undo(gone[0].seat, to)
    for entry in gone:
        again = match.choose(entry.seat, entry.chain)
        assert (again.drawn, again.events) == (entry.drawn, entry.events), "chance went another way"
    assert digest(match.state, KEY) == before
