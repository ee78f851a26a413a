"""Merchants for the tests of 5.11."""

from __future__ import annotations

from typing import Final

from signoria.games.lords.ids import AT
from signoria.games.lords.trade import routes

from .build import Table, table

DECLARE: Final = "declare:{}:{}:0"
NAMES: Final = {number: name for name, number in AT.items()}


def merchants(*lords: str, **options: str) -> Table:
    """These lords, orange, blue and red, in the autumn of 1462; no counter is on the map."""
    t = table(*lords, colours=("orange", "blue", "red"), **options)
    t.at(1462, "autumn")
    return t.nobody()


def declare(t: Table) -> Table:
    """The round of trade begins."""
    routes.begin(t.s)
    return t.push()


def moscow(**options: str) -> Table:
    """Ivan (orange): silk at Azov over Muscovy, the Don steppe and Azov's Dukedom, by caravans."""
    t = merchants("L21", "L14", **options)
    for place in ("muscovy", "don_steppe"):
        t.caravan(place, "orange")
    t.caravan("azov_city", "orange")
    return t
