"""Play by chance for a budget of time: some in `make test`, `make soak` as long as asked."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from signoria.games.lorenzo.rules import GAME
from signoria.games.lorenzo.state import Lorenzo
from signoria.kernel import matchfile, position
from signoria.kernel.engine import apply, legal, seats_of
from signoria.kernel.match import Match

from .soundness import assert_sound, opened
from .walks import MODES, MOST_ENTRIES, moments, move, new_match, strange_match, values_of

FAILURES = Path(__file__).parents[2] / "build" / "fuzz"
LANDING = 120.0  # seconds: a shorter run plays the same matches each time, `make soak` new ones
FIRST_SEED = 1796055030
KEPT = Path(__file__).parent / "kept"


@pytest.mark.fuzz("lorenzo")
@pytest.mark.timeout(0)  # `make soak` may run for hours
def test_fuzz(fuzz_seconds: float, record_property: Callable[[str, object], None]) -> None:
    """Many more matches with the laws that cost little. A failure leaves its match and position in build/fuzz; moved to
    tests/lorenzo/kept, the match is played again in every run (below)."""
    start = int(time.time()) if fuzz_seconds > LANDING else FIRST_SEED
    until, matches_played = time.monotonic() + fuzz_seconds, 0
    record_property("fuzz", f"lorenzo from seed {start} on, {fuzz_seconds:.0f} s")
    while time.monotonic() < until or not matches_played:
        seed = start + matches_played
        mode = [*MODES, "strange"][matches_played % (len(MODES) + 1)]
        fuzz(mode, 2 + matches_played // (len(MODES) + 1) % 3, seed)
        matches_played += 1
    record_property("fuzz", f"lorenzo, {matches_played} matches")


def test_what_once_broke_holds() -> None:
    """Every kept match is played again, each law at each of its moments."""
    kept = sorted(KEPT.glob("*.match.json"))
    assert kept
    for path in kept:
        kept_match = matchfile.load(path.read_bytes())
        match = Match(GAME, kept_match.setup, kept_match.key)
        ledger = opened(match)
        for entry in kept_match.log:
            ledger.enter(match.choose(entry.seat, entry.chain).events)
            assert_sound(match.state)
            assert ledger.balances(match.state), f"{path.name}, entry {len(match.log)}"
        assert matchfile.verify(path.read_bytes()).ok, path.name


def fuzz(mode: str, seats: int, seed: int) -> None:
    """One match; what breaks is kept as files that say how."""
    match = strange_match(seats, seed) if mode == "strange" else new_match(mode, seats, seed)
    try:
        ledger = opened(match)
        for rnd in moments(match, seed):
            if match.log:
                ledger.enter(match.log[-1].events)
            assert len(match.log) < MOST_ENTRIES, "an endless match"
            assert ledger.balances(match.state), "the events do not add up"
            watch(match, rnd)
        ledger.enter(match.log[-1].events)
        assert ledger.balances(match.state), "the scoring does not add up"
        assert matchfile.verify(matchfile.write(match)).ok, "the file of the match does not replay"
    except Exception as error:
        FAILURES.mkdir(parents=True, exist_ok=True)
        name = FAILURES / f"lorenzo-{mode.replace(' ', '-')}-{seats}-{seed}"
        name.with_suffix(".match.json").write_text(matchfile.write(match, matchfile.WHOLE), encoding="utf-8")
        name.with_suffix(".position.json").write_text(position.write(GAME, match.setup, match.state), encoding="utf-8")
        raise AssertionError(f"{mode}, {seats} seats, seed {seed}, entry {len(match.log)}: see {name}.*") from error


def watch(match: Match[Lorenzo], rnd: random.Random) -> None:
    """The cheap laws at one moment, on each option or on some."""
    s = match.state
    assert_sound(s)
    for seat in seats_of(s.must):
        menu = match.menu(seat)
        assert menu.legal, f"seat {seat} is asked and has no option"
        for listing in menu.legal if rnd.random() < 0.02 else rnd.sample(menu.legal, 1):
            for option in values_of(listing, rnd):
                copy = s.copy()
                apply(copy, seat, option)
                assert_sound(copy)
        if rnd.random() < 0.05:
            view = GAME.mask(s, seat)
            assert legal(view, seat, True).legal == menu.legal
            world = GAME.imagine(view, seat, rnd)
            assert_sound(world)
            while world.must:
                apply(world, *move(world, rnd))
