"""Numbers that a designer changes: what may be set, why not, and that every one can be played."""

from __future__ import annotations

import random
from fnmatch import fnmatchcase
from typing import Any, Final

import pytest

from signoria.games.regno import costs
from signoria.games.regno.dynasties import marriage
from signoria.games.regno.ids import FLORINS, WINE
from signoria.games.regno.rules import GAME
from signoria.games.regno.tables import base_facts
from signoria.kernel.chance import Seeded
from signoria.kernel.engine import apply, run
from signoria.kernel.facts import FactError, override, paths
from signoria.kernel.game import Setup, SetupError

from .build import table
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
    for group in ("fixed", "range", "keys"):
        for pattern in FACTS["limits"][group]:
            assert any(fnmatchcase(path, pattern) for path in every), pattern


def test_what_is_printed_is_within_the_limits() -> None:
    """So that a designer can set each free number back to what is printed."""
    free: dict[str, str | int] = {f"regno.{path}": value for path, value in NUMBERS.items() if not fixed(path)}
    assert len(free) > 750
    assert override("regno", FACTS, free) == FACTS


@pytest.mark.parametrize(
    ("sets", "said"),
    [
        ({"regno.exchange.prices.base_band": 2}, "starting bands"),
        ({"regno.reconstruction.orders.per_season": 3}, "two Orders"),
        ({"regno.reconstruction_schematic.provinces.A.workers": 2}, "the map is printed"),
        ({"regno.production.upkeep.soldiers_per_grain": 0}, "from 1 to 1000"),
        ({"regno.buildings.farm.tech.urbanism": 1}, "the nearest is"),
        ({"regno.war.units.archer.range": 7}, "from 0 to 6"),
        ({"regno.war.units.archer.cost.gold": 1}, "the nearest is"),
        ({"regno.exchange.bands.raw": 1}, "group of values"),
    ],
)
def test_what_cannot_be_set_says_why(sets: dict[str, int], said: str) -> None:
    with pytest.raises(SetupError, match=said):
        GAME.tables(Setup("regno", 2, {}, sets))


@pytest.mark.parametrize("chosen", range(4))
def test_the_ends_of_some_numbers_are_played(chosen: int) -> None:
    """Others in every fuzz (walks.strange_setup)."""
    free = [path for path in NUMBERS if not fixed(path)]
    rnd = random.Random(chosen)
    for path in rnd.sample(free, 12):
        value = ends(path, NUMBERS[path])[chosen % 2]
        mode = "wealthy italy" if "italy" in path else rnd.choice(["wealthy", "italy"])
        options, sets = MODES[mode]
        s = GAME.new(Setup("regno", 3, options, sets | {f"regno.{path}": value}), Seeded(b"%d" % chosen))
        run(s)
        for _ in range(80):
            if s.must:
                apply(s, *move(s, rnd))
        assert_sound(s)


def test_a_resource_can_be_added_to_a_price() -> None:
    facts = override("regno", FACTS, {"regno.buildings.farm.cost.iron": 2})
    assert facts["buildings"]["farm"]["cost"]["iron"] == 2
    with pytest.raises(FactError, match="nothing can be added"):
        override("regno", FACTS, {"regno.war.pact.wine": 2})


def test_a_surcharge_on_what_is_free_is_counted_once() -> None:
    t = table()
    assert costs.price(t.s, 0, ((FLORINS, 0),), surcharge=20) == ((FLORINS, 20),)
    assert costs.price(t.s, 0, ((0, 2),), surcharge=20) == ((0, 2), (FLORINS, 20))


def test_of_what_costs_nothing_nothing_is_told() -> None:
    t = table()
    t.s.events = []
    costs.pay(t.s, 0, ((FLORINS, 0),))
    costs.receive(t.s, 0, ((FLORINS, 0), (0, 1)))
    assert [event[2:] for event in t.s.events] == [(0, ((0, 1),))]


def test_a_marriage_takes_as_many_luxuries_as_are_set() -> None:
    t = table()
    t.s.tables = GAME.tables(Setup("regno", 2, {}, {"regno.dynasty.neutral_marriage.luxury": 2}))
    t.realm(0, florins=200, grain=9, wine=2, silk=1, spices=0)
    assert marriage.affordable(t.s, 0, ((FLORINS, 60),)) == [WINE]
