"""Chance: even, apart by stream, and the same for ever."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.kernel.chance import BadOutcome, Blind, OutcomeNeeded, Scripted, Seeded
from signoria.kernel.match import chance_of, commitment, key_of_seed


def test_a_die_is_even() -> None:
    faces = Counter(x for count in range(200) for x in Seeded(b"even").draw("dice", count, 30, 6))
    assert sorted(faces) == [0, 1, 2, 3, 4, 5]
    assert sum((n - 1000) ** 2 / 1000 for n in faces.values()) < 20.5  # chi square, five degrees, one in a thousand


def test_outcomes_past_the_last_whole_multiple_are_rejected() -> None:
    """With 40,000 sides a remainder would favour the low 25,536 numbers."""
    drawn = Seeded(b"reject").draw("deck", 0, 4000, 40_000)
    assert max(drawn) >= 39_000
    low = sum(x < 25_536 for x in drawn) / len(drawn)
    assert abs(low - 25_536 / 40_000) < 0.03


@given(n=st.integers(1, 40), more=st.integers(0, 100), key=st.binary(min_size=1, max_size=64))
def test_drawn_one_by_one_each_has_one_side_less(n: int, more: int, key: bytes) -> None:
    drawn = Seeded(key).draw("deck", 0, n, n + more, falling=True)
    assert len(drawn) == n
    assert all(0 <= x < n + more - i for i, x in enumerate(drawn))
    assert Scripted([drawn]).draw("deck", 0, n, n + more, falling=True) == drawn


def test_streams_counts_and_keys_are_independent() -> None:
    chance = Seeded(b"a")
    draws = {
        tuple(chance.draw("dice", 0, 20, 6)),
        tuple(chance.draw("dice", 1, 20, 6)),
        tuple(chance.draw("deck", 0, 20, 6)),
        tuple(Seeded(b"b").draw("dice", 0, 20, 6)),
    }
    assert len(draws) == 4
    assert chance.draw("dice", 0, 20, 6)[:7] == chance.draw("dice", 0, 7, 6)


def test_outcomes_never_change() -> None:
    """Old matches are recomputed from their seeds: these numbers may not move in any version."""
    assert chance_of(key_of_seed(7)).draw("dice", 3, 6, 6) == [5, 2, 1, 4, 0, 3]
    assert commitment(key_of_seed(7))[:16] == "a7bc5f4d00ae99af"


@pytest.mark.parametrize(("n", "sides", "falling"), [(0, 6, False), (1, 0, False), (1, 65_537, False), (4, 3, True)])
def test_a_draw_that_cannot_be_made(n: int, sides: int, falling: bool) -> None:
    with pytest.raises(ValueError, match=f"cannot draw {n} of {sides}"):
        Seeded(b"a").draw("dice", 0, n, sides, falling)


def test_a_recorded_outcome_must_fit_its_draw() -> None:
    for bad in ([6], [-1], [1, 1], []):
        with pytest.raises(BadOutcome, match="1 outcomes of 0 to 5 are needed"):
            Scripted([bad]).draw("dice", 0, 1, 6)
    with pytest.raises(BadOutcome):
        Scripted([[2, 2]]).draw("deck", 0, 2, 3, falling=True)


def test_a_view_has_no_chance() -> None:
    with pytest.raises(OutcomeNeeded) as needed:
        Blind().draw("dice", 0, 3, 6)
    assert (needed.value.stream, needed.value.n, needed.value.sides) == ("dice", 3, 6)
