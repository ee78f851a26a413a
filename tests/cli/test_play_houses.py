"""`signoria play lorenzo --option houses=on`: a whole match of five, in every language, and one typed in."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from signoria.kernel.matchfile import load
from signoria.kernel.words import LANGUAGES

Call = Callable[..., Result]
FIVE = ("play", "lorenzo", "--option", "houses=on", "--seats", "me,random,random,random,random")


@pytest.mark.parametrize("language", LANGUAGES)
def test_five_play_houses_to_the_end(call: Call, language: str) -> None:
    rng = random.Random(3)
    commands = ("look", "why", "hint", "score", "board", "log")
    typed = [rng.choice(commands) if rng.random() < 0.05 else rng.choice(("1", "2", "1 1", "2 1")) for _ in range(2500)]
    played = call(*FIVE, "--seed", "3", "--lang", language, typed="\n".join(typed) + "\n1" * 1500)
    assert (played.exit_code, played.stderr) == (0, ""), f"{played.exception!r}"
    (file,) = Path().glob("lorenzo-*.match.json")
    match = load(file.read_bytes())
    assert match.over
    assert call("verify", file).exit_code == 0


def test_a_bid_takes_its_amount_and_families_follow(call: Call) -> None:
    """The first lot for 40 points; then the board of round 1 has a special tower."""
    typed = "1\n1\n1\n1\n1 40\nboard\nquit\n"
    played = call(*FIVE, "--seed", "3", typed=typed)
    assert re.search(r"Player 1 bids 40 victory points for \w+", played.stdout)
    assert re.search(r"Player 1 belongs to [\w ]+, for \d+ victory points", played.stdout)
    assert "Special tower" in played.stdout


def test_options_of_houses_are_listed(call: Call) -> None:
    listed = call("rules", "lorenzo", "--options").stdout
    for words in ("Houses of Renaissance", "Auctioned for victory points", "New leaders", "R-46", "U-17"):
        assert words in listed
