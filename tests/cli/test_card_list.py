"""`signoria cards`: every card, leader and tile with its effect, filters, and the clauses beside one."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from click.testing import Result

from signoria.kernel.game import Setup, game

Call = Callable[..., Result]


def listed(call: Call, *words: str) -> dict[str, Any]:
    """What is listed, by key."""
    found = call("cards", "lorenzo", *words, "--json")
    assert found.exit_code == 0, found.output
    return {one["key"]: one for one in json.loads(found.stdout)["cards"]}


def test_everything_of_the_catalog_is_listed_with_its_effect(call: Call) -> None:
    rules = game("lorenzo")
    catalog = rules.catalog("en", Setup("lorenzo", rules.seats[-1], dict(rules.everything)))
    tables = ("cards", "leaders", "families", "tiles", "bonus_tiles", "lots")
    found = listed(call)
    assert set(found) == {key for table in tables for key in catalog[table]} | set(catalog["tokens"]["faces"])
    assert {"mint", "santa_rita", "tile_3_7", "tile_4"} <= set(found)
    shown = " ".join(call("cards", "lorenzo").stdout.split())
    assert "1 coin for each building you own." in shown
    assert "Asks for 8 faith points." in shown
    assert not re.search(r"\[[^\]]*[a-z]+\]", shown), "a mark that was not drawn"


@pytest.mark.parametrize(
    ("words", "some", "none"),
    [
        (("--type", "building", "--period", "2"), "marketplace", "mint"),
        (("--kind", "leader"), "sisto_iv", "bishop"),
        (("--kind", "tile", "--period", "3"), "tile_3_1", "tile_2_1"),
        (("--text", "FAITH harvest", "--type", "territory"), "hermitage", "castle"),
        (("--text", "A-23"), "gravel_pit", "chapel"),
        (("--text", "knight"), "knight", "warlord"),
        (("--deck", "special", "--text", "harvest"), "gathering", "cardinal"),
        (("--kind", "auction_tile"), "auction_6", "renown"),
    ],
)
def test_filters_keep_what_fits(call: Call, words: tuple[str, ...], some: str, none: str) -> None:
    found = listed(call, *words)
    assert some in found
    assert none not in found


def test_decks_part_everything_in_two(call: Call) -> None:
    base, special = listed(call, "--deck", "base"), listed(call, "--deck", "special")
    assert len(base) >= 96 + 20 + 21 + 5
    assert not set(base) & set(special)
    assert set(base) | set(special) == set(listed(call))


def test_one_stands_with_the_text_of_its_rulings(call: Call) -> None:
    said = call("cards", "lorenzo", "Mint").stdout
    assert "Costs 1 wood 3 stone." in said
    assert "Cards that count themselves." in said
    whole = json.loads(call("cards", "lorenzo", "santa_rita", "--json").stdout)
    assert whole["kind"] == "leader"
    assert [clause["id"] for clause in whole["rulings"]][:3] == ["L-82", "A-23", "A-24"]
    assert "Double first" in whole["rulings"][1]["text"]


def test_languages(call: Call) -> None:
    assert "Richiede" in call("cards", "lorenzo", "santa_rita", "--lang", "it").stdout
    assert "Regler og afgørelser" in call("cards", "lorenzo", "mint", "--lang", "da").stdout


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("lorenzo", "mnit"), "did you mean mint"),
        (("lorenzo", "support"), "may be support_to_the_bishop"),
        (("lorenzo", "--type", "castle"), "a type is territory"),
        (("lords",), "has no cards to look up"),
        (("chess",), "chess"),
    ],
)
def test_what_is_not_there_is_said_in_a_line(call: Call, words: tuple[str, ...], why: str) -> None:
    found = call("cards", *words)
    assert found.exit_code == 2
    assert why in found.stderr
    assert found.stderr.count("\n") == 1


def test_nothing_that_fits(call: Call) -> None:
    assert call("cards", "lorenzo", "--text", "zeppelin").stdout == "Nothing fits these filters.\n"


@pytest.mark.clause("lorenzo:L-8")
def test_leaders_stand_in_full_view_while_drafting(call: Call) -> None:
    played = call("play", "lorenzo", "--seats", "me,greedy", "--seed", "3", typed="1\n1\nquit\n").stdout
    shown = " ".join(played.split())
    leaders = listed(call, "--kind", "leader").values()
    offered = [x for x in leaders if f"Keep {x['name']}" in shown]
    assert len(offered) == 4 + 3
    assert sum(shown.count(f"Kept {x['name']}: ") for x in offered) == 1
    assert shown.count("asks for") == len(offered) + 1
