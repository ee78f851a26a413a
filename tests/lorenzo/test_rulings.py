"""Which clauses concern a thing: data/rulings.toml names only what is there, and the catalog says it beside each."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.lorenzo import rulings
from signoria.games.lorenzo.rules import GAME
from signoria.games.lorenzo.tables import PACKAGE
from signoria.kernel.game import Setup
from signoria.kernel.rulebook import Rulebook


@pytest.fixture(scope="module")
def catalog() -> dict[str, Any]:
    return GAME.catalog("en", Setup("lorenzo", GAME.seats[-1], dict(GAME.everything)))


def test_every_clause_stands_in_the_rulebook() -> None:
    named = {clause for table in rulings.clauses().values() for clauses in table.values() for clause in clauses}
    assert named <= set(Rulebook.load(PACKAGE).index)
    assert {"A-11", "L-82", "A-17"} <= named


def test_every_key_stands_in_the_catalog(catalog: dict[str, Any]) -> None:
    found = rulings.clauses()
    assert set(found) <= {*rulings.TABLES, rulings.GENERAL}
    for table in set(found) - {rulings.GENERAL}:
        assert set(found[table]) <= set(rulings.things(catalog, table)), table
    kinds = {card["type"] for card in catalog["cards"].values()} | {"special"}
    assert set(found[rulings.GENERAL]) <= {*kinds, *rulings.TABLES}


def test_no_clause_is_named_twice() -> None:
    for table in rulings.clauses().values():
        for key, clauses in table.items():
            assert len(set(clauses)) == len(clauses) > 0, key


@pytest.mark.parametrize(
    ("table", "key", "clauses"),
    [
        ("cards", "mint", ["A-11", "L-55", "L-54", "A-20"]),
        ("cards", "commercial_hub", ["L-32", "L-53", "L-84"]),
        ("cards", "hill_abbey", ["R-18", "HR-24", "HR-25", "HR-3", "L-32", "L-53", "L-84", "R-22", "HR-38"]),
        ("leaders", "santa_rita", ["L-82", "A-23", "A-24", "HR-15", "L-75", "L-76"]),
        ("leaders", "carlo_viii", ["HR-37", "L-75", "L-76"]),
        ("families", "colonna", ["R-33", "HR-1", "HR-2", "R-11", "R-12"]),
        ("lots", "auction_1", ["R-12", "HR-57", "HR-58", "HR-13"]),
        ("tokens", "craft", ["HR-23", "R-16", "R-17", "HR-3", "HR-21"]),
        ("tiles", "tile_2_7", ["L-71", "A-16", "A-17", "HR-1", "L-60", "L-65"]),
        ("bonus_tiles", "tile_1", ["L-9", "L-53", "L-54"]),
    ],
)
def test_own_clauses_come_before_those_of_the_kind(
    catalog: dict[str, Any], table: str, key: str, clauses: list[str]
) -> None:
    assert rulings.things(catalog, table)[key]["rulings"] == clauses


def test_the_base_game_tells_none_of_houses() -> None:
    catalog = GAME.catalog("en", Setup("lorenzo", 4))
    assert catalog["leaders"]["santa_rita"]["rulings"] == ["L-82", "A-23", "A-24", "L-75", "L-76"]
    named = {
        clause
        for table in rulings.TABLES
        for thing in rulings.things(catalog, table).values()
        for clause in thing["rulings"]
    }
    assert not [clause for clause in named if clause.startswith(rulings.HOUSES)]


def test_everything_has_a_clause_to_read(catalog: dict[str, Any]) -> None:
    for table in rulings.TABLES:
        assert all(thing["rulings"] for thing in rulings.things(catalog, table).values()), table
