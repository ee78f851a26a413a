"""Words of a page, looked up once: a page names hundreds of things, and a message takes long to put together."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from signoria.games.lords.ids import CARDS, NOWHERE
from signoria.games.lords.state import Lords
from signoria.kernel.words import Words

NOTHING: Final = "–"


@lru_cache(maxsize=8192)
def said(w: Words, key: str, **arguments: str | int) -> str:
    """A message."""
    return w.say(key, **arguments)


@lru_cache(maxsize=4096)
def named(w: Words, kind: str, value: int) -> str:
    """The name of a thing."""
    return w.name(kind, value)


@lru_cache(maxsize=1024)
def counted(w: Words, unit: int, n: int, worn: int) -> str:
    """So many counters of a unit: `3 armies (1 worn)`."""
    text = w.name("units", ((unit, n),))
    return f"{text} ({w.say('page-n-worn', n=worn)})" if worn else text


def colour(w: Words, number: int) -> str:
    """A colour; NEUTRAL and GREY too."""
    return named(w, "colour", number)


def person(s: Lords, leader: int, w: Words) -> str:
    """`L14 Ludovico il Moro`: whoever has the card's place now."""
    if leader == NOWHERE:
        return NOTHING
    heir = s.leaders[leader].heir
    name = named(w, "heir", 2 * leader + heir - 1) if heir else named(w, "leader", leader)
    return f"{CARDS[leader]} {name}"


def columns(w: Words, *names: str) -> list[str]:
    return [said(w, f"page-{name}") for name in names]


def seat_mark(seat: int) -> str:
    return f"[seat {seat}]"


def au(n: int) -> str:
    return f"[{n} au]"


def listed(parts: Sequence[str]) -> str:
    return ", ".join(parts) or NOTHING
