"""The golden games are played again, line by line. See golden/README.md."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pytest

from signoria.games.lords.grammar import GRAMMAR

from . import story
from .story import GAMES, GOLDEN

# what play by chance seldom comes to; the tests of their chapters look at what is told of
SELDOM: Final = frozenset({
    "armies-not-lent", "cape-asked", "cape-denied", "capital-fallen", "capital-retaken", "card-passed-on",
    "card-recovered", "confiscated", "crusade-over", "empires-merged", "enthroned", "gates-opened", "gold-refused",
    "navigation-learned", "no-retreat", "offer-refused", "player-out", "pope-against", "pretends",
    "ransom-asked", "retreated", "siege-leave-given", "throne-empty", "throne-extinct", "throne-tied",
    "treasury-plundered", "vassal-changes", "voyage-begun", "voyage-ended", "voyage-paid",
    "voyage-rolled",
})  # fmt: skip

tell = lru_cache(maxsize=len(GAMES))(story.tell)


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_is_told_as_before(name: str) -> None:
    """When a change is meant: `python -m tests.lords.golden`, and read the difference."""
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
