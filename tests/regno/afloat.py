"""Orders 2 and 4 at sea alone, for tests of chapter 15."""

from __future__ import annotations

from typing import Final

from signoria.games.regno.fights import new_naval
from signoria.games.regno.kinds import FINISH
from signoria.games.regno.seafaring import plunder, ships
from signoria.games.regno.seafaring.broadside import fight
from signoria.games.regno.seafaring.naval import NavalFight
from signoria.games.regno.state import Regno
from signoria.games.regno.steps import Ask
from signoria.kernel.menu import Menu, Option

from .build import Table, place, table

GALLEY: Final = "light_galley"
MERCHANT: Final = "light_merchant"


class AtSea(Ask):
    """What ships may do with an Order, as often as they may."""

    def __init__(self, seat: int, order: int) -> None:
        self.seat, self.order = seat, order

    def asks(self, s: Regno) -> int:
        return 1 << self.seat

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        if self.order == 1:
            ships.offer_shipyard(s, seat, menu)
        else:
            ships.offer_sailing(s, seat, menu, self.order)
        if self.order == 2:
            plunder.offer_plunder(s, seat, menu)
        menu.legal.append((FINISH,))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        if option[0] == FINISH:
            return
        if option[0] in ships.SHIPYARD:
            ships.take_shipyard(s, seat, option)
        elif option[0] in plunder.PLUNDER:
            plunder.take_plunder(s, seat, option)
        else:
            ships.take_sailing(s, seat, option)
        s.after(self)


def sea(seats: int = 2, **tech: int) -> Table:
    """Summer, two realms at peace, no Ports, nobody on the coasts K1 and K2; both with this technology."""
    t = table(seats).at(season="summer")
    for seat in range(seats):
        t.realm(seat, florins=500, wood=20, iron=20, tech=tech)
    t.no_forces("K1", "K2")
    return t


def battle(t: Table, attackers: list[int], defenders: list[int], at: str = "S1") -> Table:
    """Seat 0 attacks seat 1."""
    t.war(0, 1)
    t.s.naval = new_naval(place(at), 0, 1)
    fight(t.s).fleets = tuple(attackers), tuple(defenders)
    return t.ask(NavalFight())
