"""Numbers that a designer changes: what may be set, why not, and that every one can be played."""

from __future__ import annotations

import random
from fnmatch import fnmatchcase
from typing import Any, Final

import pytest

from signoria.games.lords.rules import GAME
from signoria.games.lords.tables import base_facts
from signoria.kernel.chance import Seeded
from signoria.kernel.engine import apply, run
from signoria.kernel.facts import override, paths
from signoria.kernel.game import Setup, SetupError

from .soundness import assert_sound
from .walks import MODES, move

FACTS: Final = base_facts()
RANGES: Final[dict[str, list[int]]] = FACTS["limits"]["range"]
NUMBERS: Final = {path: value for path, value in paths(FACTS).items() if not isinstance(value, str)}


def fixed(path: str) -> bool:
    return any(fnmatchcase(path, pattern) for pattern in FACTS["limits"]["fixed"])


def ends(path: str, value: Any) -> tuple[int, int]:
    """The least and greatest that a number may be set to."""
    if isinstance(value, bool):
        return False, True
    least, most = next((x for pattern, x in RANGES.items() if fnmatchcase(path, pattern)), [-1000 * (value < 0), 1000])
    return least, most


def test_the_limits_speak_of_what_exists() -> None:
    """A pattern that fits no path guards nothing."""
    every = set(paths(FACTS))
    every |= {path.rsplit(".", 1)[0] for path in every}
    for group in ("fixed", "range"):
        for pattern in FACTS["limits"][group]:
            assert any(fnmatchcase(path, pattern) for path in every), pattern


def test_what_is_printed_is_within_the_limits() -> None:
    """So that a designer can set each free number back to what is printed."""
    free: dict[str, str | int] = {f"lords.{path}": value for path, value in NUMBERS.items() if not fixed(path)}
    assert len(free) > 100
    assert override("lords", FACTS, free) == FACTS


@pytest.mark.parametrize(
    ("sets", "said"),
    [
        ({"lords.cities.cities.london.at.0": 3}, "the map is printed"),
        ({"lords.lords.L7.stature": 3}, "the ranks are printed"),
        ({"lords.setup.years.first": 1455}, "those of 1460"),
        ({"lords.conflict.hit.battle": 7}, "from 0 to 6"),
        ({"lords.conflict.plunder.lost": 0}, "from 1 to 1000"),
        ({"lords.setup.last_year.1479": 1600}, "from 1460 to 1499"),
        ({"lords.forces.limits.armies": 11}, "from 0 to 10"),
        ({"lords.movement.enter.sea": 0}, "from 1 to 20"),
        ({"lords.trade.tax.town": 1}, "the nearest is"),
        ({"lords.trade.tax": 1}, "group of values"),
    ],
)
def test_what_cannot_be_set_says_why(sets: dict[str, int], said: str) -> None:
    with pytest.raises(SetupError, match=said):
        GAME.tables(Setup("lords", 2, {}, sets))


@pytest.mark.parametrize("chosen", range(4))
def test_the_ends_of_some_numbers_are_played(chosen: int) -> None:
    """Others in every fuzz (walks.strange_setup)."""
    free = [path for path in NUMBERS if not fixed(path)]
    rnd = random.Random(chosen)
    for path in rnd.sample(free, 12):
        value = ends(path, NUMBERS[path])[chosen % 2]
        mode = rnd.choice(["wealthy", "plain", "otherwise"])
        options, sets = MODES[mode]
        s = GAME.new(Setup("lords", 5, options, sets | {f"lords.{path}": value}), Seeded(b"%d" % chosen))
        run(s)
        for _ in range(80):
            if s.must:
                apply(s, *move(s, rnd))
        assert_sound(s)
        assert sum(s.gold) == s.tables.treasury
