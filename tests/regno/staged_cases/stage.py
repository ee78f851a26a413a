"""Whole games of Regno up to a question: the running season, and what an activation has left."""

from __future__ import annotations

from typing import Any

from regno.build import Table
from signoria.games.regno.ids import WINTER
from signoria.games.regno.reconstruction.activation import Activate, Activation
from signoria.games.regno.reconstruction.year import Season, Year
from signoria.kernel.engine import run
from signoria.kernel.state import Step


def go(t: Table, part: int, *steps: Step[Any]) -> Table:
    """The game goes on with these steps, the first one first; then with this part of the season (S1 to S5)."""
    s = t.s
    later = [Season(season, 1) for season in range(WINTER, s.season, -1)]
    s.agenda = [Year(), *later, Season(s.season, part), *reversed(steps)]
    run(s)
    return t


def activation(t: Table, first: int, second: int) -> Table:
    """Seat 0 turns its cards up before all others."""
    revealed(t, first, second, list(range(t.s.seats)))
    go(t, 5, *(Activate(seat) for seat in t.s.order))
    return t.do("finish") if t.listed()[0].startswith("replace") else t


def revealed(t: Table, first: int, second: int, order: list[int]) -> None:
    """The season's Orders; who comes before seat 0 has shown its own."""
    t.s.order = order
    for seat, realm in enumerate(t.s.realms):
        realm.program = (3, 4) if seat else (first, second)
        realm.revealed = order.index(seat) < order.index(0)


def order(t: Table, number: int) -> Table:
    """The same, with this Order begun and one left."""
    return activation(t, number, 6 if number != 6 else 4).do(f"begin:order{number}")


def ending(t: Table) -> Table:
    """The season's last activation, Order 6 of which is left: whoever finishes it ends the season."""
    revealed(t, 1, 6, [*range(1, t.s.seats), 0])
    t.r(0).revealed, t.s.activation = True, 0
    return go(t, 5, Activation(0, (6,), False))


__all__ = ["activation", "ending", "go", "order"]
