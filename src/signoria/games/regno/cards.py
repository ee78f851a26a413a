"""This season's event card, for the rules that it changes while it lies open. R18.1, R18.2"""

from __future__ import annotations

from signoria.games.regno.state import Regno


def in_force(s: Regno, effect: str) -> bool:
    """Does this season's card have this effect?"""
    return s.event >= 0 and s.tables.events[s.event].effect == effect


def number(s: Regno, name: str) -> int:
    """A number of this season's card, 0 when it has none of that name."""
    return s.tables.events[s.event].numbers.get(name, 0) if s.event >= 0 else 0
