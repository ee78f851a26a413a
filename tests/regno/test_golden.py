"""The golden games are played again, line by line. See golden/README.md."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pytest

from signoria.games.regno.grammar import GRAMMAR

from . import story
from .story import GAMES, GOLDEN

# what play by chance seldom comes to; the tests of their chapters look at what is told of
SELDOM: Final = frozenset({
    "absolution-paid", "activated", "besiegers-removed", "captain-deserted", "captain-loyalty", "civil-war",
    "consort-regent", "death-roll", "excommunicated", "fee-to-treasury", "fever", "fortress-strengthened",
    "given-up", "gone-home", "halved", "handed-over", "holy-war-called", "holy-war-won", "inflation",
    "keep-strikes", "last-realm", "machines-captured", "machines-wrecked", "realm-eliminated", "reconciled",
    "relic-found", "removed", "rerolled", "robbed", "shaken", "ship-repaired", "shipwrecked", "siege-paid",
    "slave-flight", "slave-unassigned", "slaves-ceded", "slaves-sold", "smuggler-intercepted",
    "soldier-lost-aboard", "thrown", "titled-in-prison", "withdrawn",
})  # fmt: skip

tell = lru_cache(maxsize=len(GAMES))(story.tell)


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_is_told_as_before(name: str) -> None:
    """When a change is meant: `python -m tests.regno.golden`, and read the difference."""
    kept = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    told = tell(name)[0].splitlines()
    for n, (before, now) in enumerate(zip(kept, told, strict=False), 1):
        assert now == before, f"{name}.txt, line {n}"
    assert len(told) == len(kept)


def test_the_golden_games_meet_nearly_every_kind_of_event() -> None:
    """What no golden game shows, none of them watches over."""
    met = frozenset[str]().union(*(tell(name)[1] for name in GAMES))
    assert {event.name for event in GRAMMAR.events.values()} - met == SELDOM


def test_the_golden_games_are_short_enough_to_be_read() -> None:
    assert all((GOLDEN / f"{name}.txt").stat().st_size < 400_000 for name in GAMES)
