"""Goods for screens: as pairs in documents, as marks in texts."""

from __future__ import annotations

from collections.abc import Mapping

from signoria.games.lorenzo.resources import RESOURCES, Goods


def pairs(goods: Goods) -> list[list[object]]:
    """[[resource, amount]]"""
    return [[RESOURCES[r], n] for r, n in goods]


def marks(goods: Goods) -> str:
    """`[1 wood] [2 coin]`"""
    return " ".join(f"[{n} {RESOURCES[r]}]" for r, n in goods)


def printed(amounts: Mapping[str, int]) -> str:
    """The same of amounts as the facts have them, in their order."""
    return " ".join(f"[{n} {r}]" for r, n in amounts.items() if n)


def exchange(pay: Goods, gain: Goods) -> str:
    """`[1 wood] → [2 coin]`; what costs nothing is the gain alone."""
    return f"{marks(pay)} → {marks(gain)}" if pay else marks(gain)
