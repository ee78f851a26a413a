"""Whole activations and battles in a few words, for tests of several chapters at once."""

from __future__ import annotations

from typing import Any

from signoria.games.regno.ids import CAPTAIN, NEUTRAL
from signoria.games.regno.pieces import new_person
from signoria.games.regno.reconstruction.activation import Activate
from signoria.games.regno.warfare import conquest

from .build import Table, place, table


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


def realm(*provinces: str, year: int = 1, season: str = "summer") -> Table:
    """Seat 1 owns only these; nobody has money."""
    t = table(2).at(year, season)
    for name in ("A1", "B1", "K1"):
        if name not in provinces:
            t.province(name, owner=NEUTRAL)
    t.poor(0)
    t.poor(1)
    return t


def winter(*provinces: str, **stock: int) -> Table:
    """Seat 1 owns only these, without buildings; it has no soldiers and this stock."""
    t = table(2).at(1, "winter")
    for name in ("A1", "B1", "K1"):
        t.province(name, buildings=[], fortress="", worked=[])
        if name not in provinces:
            t.province(name, owner=NEUTRAL)
    t.no_forces()
    t.poor(0)
    t.realm(0, **stock)
    return t


def conquer(t: Table, name: str, seat: int = 0) -> Table:
    """The seat conquers a province as if it had just beaten its defenders."""
    t.s.events = []
    conquest.conquer(t.s, place(name), seat)
    return t.push()


def rich(t: Table, seat: int = 0, **fields: object) -> None:
    """A reserve that pays for any research and any building."""
    t.realm(seat, florins=3000, wood=20, stone=20, iron=20, silk=2, wine=2, **fields)


def captain(t: Table, who: int, **fields: Any) -> int:
    """Put a Captain (one of `people`) into the first seat's capital, content but for these fields."""
    t.s.people[who] = new_person(0, CAPTAIN, t.r(0).capital)
    t.change_person(who, loyalty=3, **fields)
    return who
