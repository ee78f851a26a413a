"""What the fuzz tests of every game share: which seeds are played, and where a failure is left."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from signoria.kernel import matchfile, position
from signoria.kernel.match import Match

FAILURES: Final = Path(__file__).parents[1] / "build" / "fuzz"
LANDING: Final = 120.0  # seconds: a shorter run plays the same matches each time, `make soak` new ones


def seeds(game: str, first: int, until: float, record_property: Callable[[str, object], None]) -> Iterator[int]:
    """Seeds in a row until the time is over, at least one; `first` is where a short run begins."""
    left = until - time.monotonic()
    start, played = int(time.time()) if left > LANDING else first, 0
    record_property("fuzz", f"{game} from seed {start} on, {left:.0f} s")
    while time.monotonic() < until or not played:
        yield start + played
        played += 1
    record_property("fuzz", f"{game}, {played} matches")


def broken(match: Match[Any], case: str) -> AssertionError:
    """What to raise when a match broke: it is kept as files that say how."""
    FAILURES.mkdir(parents=True, exist_ok=True)
    name = FAILURES / f"{match.rules.name}-{case.replace(' ', '-')}"
    name.with_suffix(".match.json").write_text(matchfile.write(match, matchfile.WHOLE), encoding="utf-8")
    text = position.write(match.rules, match.setup, match.state)
    name.with_suffix(".position.json").write_text(text, encoding="utf-8")
    return AssertionError(f"{case}, entry {len(match.log)}: see {name}.*")
