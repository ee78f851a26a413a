"""Which clauses concern a card, leader or tile: the catalog says them beside each (data/rulings.toml)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from signoria.games.lorenzo.tables import PACKAGE
from signoria.kernel.facts import Facts, load

FILE: Final = "rulings"
TABLES: Final = ("cards", "leaders", "families", "tiles", "bonus_tiles", "lots", "tokens")
GENERAL: Final = "general"  # the table of what concerns all of a kind, or all cards of a type or a deck

HOUSES: Final = ("R-", "U-", "HR-")  # clauses of Houses of Renaissance begin so


@lru_cache(maxsize=1)
def clauses() -> Facts:
    """The file as read: by table of the catalog, then by key, lists of clause ids."""
    return dict(load(PACKAGE, [FILE])[FILE])


def things(catalog: dict[str, Any], table: str) -> dict[str, Any]:
    """A table of the catalog by key; of the tokens their faces; empty where it is not in the game."""
    found: dict[str, Any] = catalog.get(table, {})
    return found.get("faces", {}) if table == "tokens" else found


def beside(catalog: dict[str, Any], houses: bool) -> dict[str, Any]:
    """The catalog, each of whose things has `rulings`: its own clauses first, then those of its kind. `houses`: with
    those of Houses of Renaissance."""
    found = clauses()
    general = found[GENERAL]
    for table in TABLES:
        for key, thing in things(catalog, table).items():
            kinds = (thing["type"], thing.get("deck", "")) if table == "cards" else (table,)
            named = [*found.get(table, {}).get(key, ()), *(id_ for kind in kinds for id_ in general.get(kind, ()))]
            thing["rulings"] = [id_ for id_ in dict.fromkeys(named) if houses or not id_.startswith(HOUSES)]
    return catalog
