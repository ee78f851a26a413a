"""Whole activations and battles in a few words, for tests of several chapters at once."""

from __future__ import annotations

from signoria.games.regno.ids import NEUTRAL
from signoria.games.regno.reconstruction.activation import Activate

from .build import Table, table


def turn(t: Table, seat: int = 0, first: int = 2, second: int = 5) -> Table:
    """The seat's activation with these two Orders, the first begun."""
    opened(t, seat, first, second)
    return t.do(f"begin:order{first}")


def opened(t: Table, seat: int = 0, first: int = 2, second: int = 5) -> Table:
    """The seat's activation before its first Order."""
    t.r(seat).program = (first, second)
    t.ask(Activate(seat))
    if t.may("finish", seat) and not t.may(f"begin:order{first}", seat):
        t.do("finish")
    return t


def empty(seats: int = 2) -> Table:
    """No soldiers but the neutrals'; nobody's family on the map but the Sovereigns."""
    t = table(seats)
    t.s.forces = [f for f in t.s.forces if f.owner == NEUTRAL]
    return t


def on_with(t: Table, *prefer: str) -> Table:
    """Answer a battle's questions, up to its aftermath: the first preferred option that is listed, else the first."""
    while t.s.battle is not None and t.asked >= 0:
        found = t.listed()
        if any(x.startswith(("save:", "enslave:", "release-captives:")) for x in found):
            break
        wanted = next((x for p in (*prefer, "stay") for x in found if x.startswith(p)), found[0])
        events = t.s.events
        t.do(wanted.partition("..")[0])
        t.s.events = (events or []) + (t.s.events or [])
    return t
