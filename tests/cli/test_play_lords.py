"""Lords in the terminal: a whole short game, reasons, the page, files and positions; its rulebook and coverage."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from click.testing import Result

from signoria.cli.phrases import Phrases
from signoria.cli.screen import Screen
from signoria.cli.table import Table, chairs_of, start
from signoria.cli.typist import Typist
from signoria.kernel.game import Setup, game
from signoria.kernel.match import key_of_seed
from signoria.kernel.matchfile import load
from signoria.kernel.words import words

Call = Callable[..., Result]

RULES = game("lords")
YEAR: Final = {"lords.setup.last_year.1479": 1460}
SHORT: Final = ("--set", "lords.setup.last_year.1479=1460")


def sat_down(seats: str, language: str) -> Table:
    """A table as the terminal starts it."""
    say = Phrases(language, RULES.package)
    chairs = chairs_of(seats.split(","), RULES, say)
    typist = Typist(words(RULES, language), [chair.name for chair in chairs], say, Screen(say), typed=False)
    return start(RULES, Setup("lords", len(chairs), {}, YEAR), key_of_seed("5"), chairs, language, say, typist)


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_script_of_hints_plays_a_whole_year(call: Call, language: str) -> None:
    seats = "me,greedy,greedy"
    table, script = sat_down(seats, language), list[str]()
    while not table.match.over:
        seat = table.asked_person()
        if seat is None:
            table.bot_answers()
            continue
        chain, reason = table.hint(RULES.mask(table.match.state, seat), seat)
        assert reason.endswith(".")
        script += [RULES.grammar.text(option) for option in chain]
        table.choose(seat, chain)
    played = call("play", "lords", "--seats", seats, "--seed", "5", "--lang", language, *SHORT, typed="\n".join(script))
    assert played.exit_code == 0, played.exception
    (kept,) = Path().glob("lords-*.match.json")
    assert load(kept.read_bytes()).log[-1].hash == table.match.log[-1].hash
    assert not re.search(r"None|\{|\$", played.stdout)
    verdict = call("verify", kept)
    assert verdict.exit_code == 0


def test_one_is_told_what_may_be_done_why_not_and_what_lies_there(call: Call) -> None:
    told = call("play", "lords", "--seats", "me,me", "--seed", "3", typed="look\nhint\nwhy\nquit\n")
    assert told.exit_code == 0, told.exception
    for text in ("Empire", "red", "L1 Henry VI"):
        assert text in told.stdout
    assert not re.search(r"None|\{|\$", told.stdout)


def test_a_match_is_kept_and_gone_on_with(call: Call) -> None:
    call("play", "lords", "--seats", "me,me", "--seed", "3", typed="choose-colour:red\nquit\n")
    again = call("play", "lords", "--load", "lords-1.match.json", typed="choose-colour:black\nquit\n")
    assert again.exit_code == 0, again.exception
    match = load(Path("lords-1.match.json").read_bytes()) if Path("lords-1.match.json").exists() else None
    kept = sorted(Path().glob("lords-*.match.json"))
    assert match is not None
    assert max(len(load(path.read_bytes()).log) for path in kept) == 2


def test_the_rulebook_its_options_numbers_and_coverage(call: Call) -> None:
    assert "[5.13.5]" in call("rules", "lords", "--clause", "5.13.5").stdout
    assert "end_roll=two_dice" in call("rules", "lords", "--options").stdout
    assert "lords.setup.last_year.1479=1479" in call("rules", "lords", "--paths").stdout
    told = json.loads(call("rules", "coverage", "lords", "--json").stdout)
    assert told["clauses"] == 466
    assert told["covered"] == told["testable"] == 425
    assert told["missing"] == told["unknown"] == []
