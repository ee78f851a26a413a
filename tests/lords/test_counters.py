"""The counters of Lords: how many, which, and how they are numbered."""

from __future__ import annotations

import pytest

from signoria.games.lords.ids import (
    COLOURS,
    COUNTERS,
    EACH,
    FIRST_MERCENARY,
    FIRST_PIRATE_COUNTER,
    GREY,
    MERCENARIES,
    MERCENARY,
    PIRATE,
    PIRATES,
    UNITS,
)
from signoria.games.lords.tables import colour_of, counters_of, unit_of

from .ground import T

BOX = T.facts["counters"]


@pytest.mark.clause("5.3.7")
def test_the_countermix_is_limited() -> None:
    assert BOX["colour"] == {"army": 10, "caravan": 10, "galley": 8, "nao": 7}
    assert BOX["common"] == {"mercenary": 17, "pirate": 9}


def test_names_and_numbers_follow_the_countermix() -> None:
    assert tuple(BOX["colour"].items()) == tuple(zip(UNITS, EACH, strict=False))
    assert tuple(BOX["common"].items()) == (("mercenary", MERCENARIES), ("pirate", PIRATES))
    assert len(set(COUNTERS)) == len(COUNTERS) == 236
    assert (COUNTERS[FIRST_MERCENARY], COUNTERS[FIRST_PIRATE_COUNTER]) == ("mercenary.1", "pirate.C7")
    assert COUNTERS[-1] == "pirate.C15"


def test_all_counters_together_are_the_public_316() -> None:
    of_colours = len(COLOURS) * sum(BOX["colour"].values())
    assert of_colours == 210
    assert of_colours + sum(BOX["common"].values()) + sum(BOX["box"].values()) == 316


def test_every_counter_tells_its_unit_and_colour() -> None:
    for number, name in enumerate(COUNTERS):
        first, second = name.split(".")[:2]
        if number < FIRST_MERCENARY:
            assert (COLOURS[colour_of(number)], UNITS[unit_of(number)]) == (first, second)
            assert number in counters_of(colour_of(number), unit_of(number))
        else:
            assert colour_of(number) == GREY
            assert unit_of(number) == (MERCENARY if first == "mercenary" else PIRATE)


def test_counters_of_a_kind_are_as_many_as_the_box_holds() -> None:
    for colour in range(len(COLOURS)):
        assert [len(counters_of(colour, unit)) for unit in range(4)] == [10, 10, 8, 7]


@pytest.mark.clause("2.8")
def test_a_fresh_counter_has_two_steps_and_a_worn_one() -> None:
    assert BOX["steps"] == {"fresh": 2, "worn": 1}
