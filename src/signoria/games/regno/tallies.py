"""What the simulator counts of a game of Regno by seat, and what each seat was. `arena.play.tallies_of`"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from signoria.games.regno.grammar import GRAMMAR
from signoria.games.regno.ids import BRANCHES, BUILDINGS, CAPTAINS, FAITHS, FIRST_CAPTAIN, GOVERNMENTS, SHIPS, UNITS
from signoria.games.regno.state import Regno
from signoria.kernel.state import Event

# events that count as they are, by name: what they are called, and which of their arguments is the seat
PLAIN: Final = {
    "war-declared": ("wars", 0),
    "siege-begun": ("sieges", 1),
    "battle-won": ("battles won", 0),
    "conquered": ("conquests", 1),
    "province-lost": ("provinces lost", 1),
    "revolt": ("revolts", 0),
    "unpaid-elites": ("unpaid", 0),
    "sold": ("sales", 0),
    "bought": ("purchases", 0),
    "smuggled": ("smuggled", 0),
    "deal-agreed": ("agreements", 0),
    "deal-refused": ("refusals", 1),
    "married-neutral": ("neutral marriages", 0),
    "crowned": ("coronations", 0),
    "civil-war": ("civil wars", 0),
    "taken-prisoner": ("prisoners lost", 0),
    "executed": ("executions", 0),
    "elevated": ("offices", 0),
    "appointed": ("Bishops", 0),
    "caravan-bought": ("Caravans", 0),
    "realm-eliminated": ("eliminated", 0),
    "wed": ("alliances", 0),
}


def counted(s: Regno, events: Sequence[Event]) -> Iterator[tuple[int, str]]:
    """(seat, what) of everything worth counting; what neutrals, rebels and hordes do is left out."""
    for event in events:
        name, arguments = GRAMMAR.events[event[0]].name, event[2:]
        for seat, what in _of(s, name, arguments):
            if seat >= 0:
                yield seat, what


def _of(s: Regno, name: str, a: tuple[Any, ...]) -> Iterator[tuple[int, str]]:
    if name in PLAIN:
        what, which = PLAIN[name]
        yield a[which], what
    elif name == "built":
        yield a[0], f"building {BUILDINGS[a[2]]}"
    elif name == "recruited":
        yield from ((a[0], f"unit {UNITS[unit]}") for unit, n in a[2] for _ in range(n))
    elif name == "ship-built":
        yield a[0], f"ship {SHIPS[a[2]]}"
    elif name == "learned":
        yield a[0], f"technology {BRANCHES[a[1]]} {a[2]}"
    elif name == "captain-hired":
        yield a[0], f"Captain {CAPTAINS[a[1] - FIRST_CAPTAIN]}"
    elif name == "begun":
        yield a[0], f"Order {a[1]}"
    elif name == "unmaintained":
        yield s.provinces[a[0]].owner, "unpaid"


def kinds(s: Regno) -> list[dict[str, str]]:
    """Faith and government of each seat at the end."""
    return [{"faith": FAITHS[r.faith], "government": GOVERNMENTS[r.government]} for r in s.realms]
