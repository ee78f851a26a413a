"""The golden games are played again, line by line. See golden/README.md."""

from __future__ import annotations

import pytest

from .story import GAMES, GOLDEN, tell

SHOWN = (
    "toll", "pays", "adds", "harvest at", "production at", "uses", "does without", "passes", "skips", "supports",
    "excommunicated", "keeps", "chooses", "discards", "plays", "copies", "now has value", "ends with",
    # Houses
    "adjustment tile lies", "special token", "drew: ", "uses the token", "pays the token", "lays the token", "bids",
    "To be auctioned", "Open beside", "belongs to", "exchanges with", "on the family tile", "faith tile on step",
    "a Visconti token", "completes set", "draws 2 leaders", "drew ", "activates", "from the discarded cards",
    "gives up", "loses", "in place of coins of the toll", "×, for", "has a turn more", "spared by",
)  # fmt: skip


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_is_told_as_before(name: str) -> None:
    """When a change is meant: `python -m tests.lorenzo.golden`, and read the difference."""
    kept = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    told = tell(name).splitlines()
    for n, (before, now) in enumerate(zip(kept, told, strict=False), 1):
        assert now == before, f"{name}.txt, line {n}"
    assert len(told) == len(kept)


def test_the_golden_games_meet_every_kind_of_event() -> None:
    """What no golden game shows, none of them watches over."""
    text = "".join((GOLDEN / f"{name}.txt").read_text(encoding="utf-8") for name in GAMES)
    for words in SHOWN:
        assert words in text, words
