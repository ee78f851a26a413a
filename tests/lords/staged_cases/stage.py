"""Whole games of Lords up to a question: the running year, and what a round has left."""

from __future__ import annotations

from typing import Any, Final

from lords.build import Table, table
from signoria.games.lords.auctions.bidding import Sale
from signoria.games.lords.ids import CARD
from signoria.games.lords.moving.turns import PHASES, Turn
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.state import ON_SALE
from signoria.games.lords.year.calendar import ROUNDS, YEAR, Round, RoundEnd, Season
from signoria.kernel.engine import run
from signoria.kernel.state import ALL, Step

EMPIRES: Final = ("red", "blue", "orange", "white", "purple", "black")


def people(*lords: str, colours: tuple[str, ...] = ("red", "blue", "purple"), year: int = 1461, **gold: int) -> Table:
    """Sforza (seat 0), Ferrante and Cosimo, or these; no counters, no gold but what is given."""
    t = table(*(lords or ("L14", "L16", "L15")), colours=colours).nobody().at(year, "summer")
    t.gold(**{f"treasury_{x}": 0 for x in EMPIRES}, **{f"chest_{n}": 0 for n in range(t.s.seats)})
    return t.gold(**gold)


def go(t: Table, name: str, *steps: Step[Any]) -> Table:
    """The game goes on with these steps of a round of the season, then with the rounds after it."""
    number = ROUNDS.index(name)
    rounds = YEAR[t.s.season]
    later = [Round(x) for x in reversed(rounds[rounds.index(number) + 1 :])]
    t.s.agenda = [Season(), *later, *([RoundEnd(number), *reversed(steps)] if steps else [Round(number)])]
    run(t.s)
    return t


def begin(t: Table, name: str) -> Table:
    """A round begins."""
    return go(t, name)


def moving(t: Table, phase: str = "land") -> Table:
    """The round of movement begins, and seat 0, the first, comes to this phase: ships, land, attacks."""
    begin(t, "movement")
    while PHASES[turn(t).phase] != phase:
        t.do("finish")
    return t


def turn(t: Table) -> Turn:
    """The phase of movement that is asked for."""
    top = t.s.agenda[-1]
    assert isinstance(top, Turn)
    return top


def sale(t: Table, card: str) -> Table:
    """A card is under the hammer in a round of auctions."""
    t.pile(ON_SALE, card)
    return go(t, "auction", Sale(CARD[card], ALL, NOBODY))


__all__ = ["begin", "go", "moving", "people", "sale"]
