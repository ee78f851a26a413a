"""Positions of the second readers' cases: tables without gold or counters, an emperor who is a player, a round."""

from __future__ import annotations

from typing import Any, Final

from signoria.games.lords.auctions.bidding import Sale
from signoria.games.lords.auctions.sales_round import TurnOver
from signoria.games.lords.ids import CARD, COLOURS, NOWHERE
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.recruiting.buying import Buying
from signoria.games.lords.revenue import projects, taxes
from signoria.games.lords.state import FOR_SALE, IN_DECK
from signoria.games.lords.weather import winter
from signoria.kernel.state import ALL

from .build import Table, table

EMPIRES: Final = ("red", "blue", "orange", "white", "purple", "black")
THREE: Final = ("L14", "L16", "L20")


def three(colours: tuple[str, ...] = ("red", "blue", "black"), **options: Any) -> Table:
    t = table(*THREE, colours=colours, **options).at(1460, "summer")
    return t.gold(chest_0=10, chest_1=10, chest_2=10)


def poor(*lords: str, colours: tuple[str, ...] = ("red", "blue"), **gold: int) -> Table:
    """No gold but what is given."""
    t = table(*lords, colours=colours).nobody()
    t.gold(**{f"treasury_{x}": 0 for x in EMPIRES}, **{f"chest_{n}": 0 for n in range(t.s.seats)})
    return t.gold(**gold)


def sale(t: Table, card: str) -> Table:
    if t.holder(card) == IN_DECK:
        t.pile(FOR_SALE, card)
    return t.ask(Sale(CARD[card], ALL, NOBODY))


def won(t: Table, card: str, seat: int = 0) -> Table:
    """The seat wins the card for 1 Au."""
    sale(t, card)
    for other in range(t.s.seats):
        if t.s.must >> other & 1:
            t.do("bid-up-to:1" if other == seat else "pass-bid", seat=other)
    assert t.holder(card) == seat
    return t


def unwanted(t: Table, card: str) -> Table:
    t.turn_over(card).ask(TurnOver())
    for seat in range(t.s.seats):
        if t.s.must >> seat & 1:
            t.do("pass-bid", seat=seat)
    return t


def buy(t: Table, seat: int = 0) -> Table:
    return t.ask(Buying(seat, (), ()))


def bare(
    *lords: str, colours: tuple[str, ...] = ("red", "blue", "black"), season: str = "summer", **options: Any
) -> Table:
    """No gold but the supply's, no counters; all leaders but the players' own stand where they began."""
    t = table(*lords, colours=colours, **options).nobody().at(1460, season)
    return t.gold(**{f"treasury_{x}": 0 for x in EMPIRES}, **{f"chest_{n}": 0 for n in range(t.s.seats)})


def emperor(t: Table, seat: int = 0, colour: str = "red") -> Table:
    """The seat's own leader sits on the throne and holds both cards."""
    n = COLOURS.index(colour)
    lord = t.p(seat).lord
    t.e(colour).ruler, t.p(seat).emperor, t.p(seat).colour = lord, n, n
    t.s.leaders[n].place, t.s.leaders[n].alive = NOWHERE, False
    t.s.leaders[lord].place, t.s.leaders[lord].stature = t.s.tables.atlas.empires[n].capital, 4
    return t.card(seat, f"L{n + 1}", f"C{n + 1}")


def collect(t: Table) -> Table:
    taxes.begin(t.s)
    return t


def cold(t: Table, year: int = 1460) -> Table:
    t.at(year, "winter")
    winter.begin(t.s)
    return t.push()


def summer(t: Table, year: int = 1460) -> Table:
    t.at(year, "summer")
    projects.begin(t.s)
    return t.push()
