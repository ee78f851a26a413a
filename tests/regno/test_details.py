"""What stands beside an option is what comes of it: prices, yields, unrest; and the terminal puts it into words."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

from signoria.cli.phrases import Phrases
from signoria.games.regno import terminal
from signoria.games.regno.costs import PAID, RECEIVED
from signoria.games.regno.economy.production import Produce
from signoria.games.regno.grammar import GRAMMAR
from signoria.games.regno.ids import RESOURCES
from signoria.games.regno.realm.recruiting import ENLIST
from signoria.games.regno.rules import GAME
from signoria.games.regno.state import Regno
from signoria.games.regno.tables import PACKAGE
from signoria.kernel.engine import apply, legal, seats_of
from signoria.kernel.game import Setup
from signoria.kernel.menu import Option, least

from .build import table
from .walks import move, new_game

MOVES = 700


def first_event(s: Regno, code: int, seat: int) -> dict[str, int]:
    """The goods of the first event of a kind that concerns a seat."""
    found = next((x[3] for x in s.events or () if x[0] == code and x[2] == seat), ())
    assert isinstance(found, tuple)
    return {RESOURCES[resource]: n for resource, n in found}


def times(goods: list[list[Any]], n: int) -> dict[str, int]:
    return {resource: amount * n for resource, amount in goods}


@pytest.mark.parametrize("mode", ["schematic", "wealthy italy", "golden", "golden italy"])
def test_details_come_true(mode: str) -> None:
    """Whole stretches of games by chance: what is shown as a price is paid, what is shown as a yield comes in."""
    rnd, checked = random.Random(mode), Counter[str]()
    s = new_game(mode, 3, 1)
    for _ in range(MOVES):
        if not s.must:
            break
        seat, option = move(s, rnd)
        shown = GAME.detail(GAME.mask(s, seat), seat, option)
        n = option[-1] if shown.get("each") else 1
        s.events = []
        apply(s, seat, option)
        if "luxuries" in shown or option[0] == ENLIST:
            continue  # is paid with a later part of the choice
        for key, code in (("cost", PAID), ("gain", RECEIVED)):
            if n and shown.get(key) and "rest" not in GRAMMAR.verbs[option[0]].name:
                assert first_event(s, code, seat) == times(shown[key], n), GRAMMAR.text(option)
                checked[GRAMMAR.verbs[option[0]].name] += 1
    assert len(checked) > 5, checked


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("mode", ["schematic", "golden italy"])
def test_everything_asked_has_details_that_can_be_said(mode: str, language: str) -> None:
    rnd, say = random.Random(mode), Phrases(language, PACKAGE)
    catalog = GAME.catalog(language, Setup("regno", 3))
    s = new_game(mode, 3, 2)
    said: set[str] = set()
    for _ in range(MOVES // 2):
        if not s.must:
            break
        for seat in seats_of(s.must):
            masked, menu = GAME.mask(s, seat), legal(s, seat, explain=True)
            for listing in (*map(least, menu.legal), *(option for option, _ in menu.barred)):
                shown = GAME.detail(masked, seat, listing)
                assert shown == json.loads(json.dumps(shown))
                said.add(terminal.aside(GRAMMAR.text(listing), shown, catalog, say))
        apply(s, *move(s, rnd))
    assert len(said) > 20
    assert not any("  " in text or "{" in text for text in said)


def option(text: str) -> Option:
    return GRAMMAR.option(text)


@pytest.mark.clause("9.1.4", "9.2.2")
def test_a_tax_shows_what_it_yields_and_stirs_up() -> None:
    t = table(2)
    t.province("A1", unrest=1, buildings=["farm"], free=2)
    t.ask(Produce(0))
    low, high = (GAME.detail(t.s, 0, option(f"tax:A1:{tax}")) for tax in ("low", "high"))
    assert (low["unrest"], high["unrest"]) == (0, 3)
    assert "revolt" not in low
    assert high["revolt"]
    assert dict(low["gain"])["florins"] < dict(high["gain"])["florins"]
    t.province("A1", buildings=["farm", "church"])
    relieved = GAME.detail(t.s, 0, option("tax:A1:high"))
    assert relieved["unrest"] == 2
    assert "revolt" not in relieved


@pytest.mark.parametrize("language", ["en", "it"])
def test_look_finds_everything_that_can_be_had(language: str) -> None:
    say, catalog = Phrases(language, PACKAGE), GAME.catalog(language, Setup("regno", 3))
    for kind in terminal.SECTIONS:
        for thing in catalog[kind].values():
            lines = terminal.look({}, catalog, say, thing["name"])
            assert any(line.startswith(thing["name"]) for line in lines)
            assert len(lines) > 1
    assert terminal.look({}, catalog, say, "zzz") == []
