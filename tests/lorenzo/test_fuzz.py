"""Play by chance for a budget of time: some in `make test`, `make soak` as long as asked."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from fuzzing import broken, seeds
from signoria.games.lorenzo.rules import GAME
from signoria.games.lorenzo.state import Lorenzo
from signoria.kernel import matchfile
from signoria.kernel.engine import apply, legal, seats_of
from signoria.kernel.match import Match

from .soundness import assert_sound, opened
from .walks import MODES, MOST_ENTRIES, moments, move, new_match, strange_match, values_of

FIRST_SEED = 1796055030
KEPT = Path(__file__).parent / "kept"


@pytest.mark.fuzz("lorenzo")
@pytest.mark.timeout(0)  # `make soak` may run for hours
def test_fuzz(fuzz_seconds: float, record_property: Callable[[str, object], None]) -> None:
    """Many more matches with the laws that cost little. A failure leaves its match and position in build/fuzz; moved to
    tests/lorenzo/kept, the match is played again in every run (below)."""
    for n, seed in enumerate(seeds("lorenzo", FIRST_SEED, time.monotonic() + fuzz_seconds, record_property)):
        mode = [*MODES, "strange"][n % (len(MODES) + 1)]
        fuzz(mode, 2 + n // (len(MODES) + 1) % 3, seed)


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
        raise broken(match, f"{mode}-{seats}-{seed}") from error


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
