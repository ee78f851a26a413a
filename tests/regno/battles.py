"""Battles in a few words: an arena, who fights, what was rolled."""

from __future__ import annotations

from typing import Any

from signoria.games.regno import standing
from signoria.games.regno.combat.battle import Fight
from signoria.games.regno.fights import FIELD, Battle, new_battle
from signoria.games.regno.ids import NEUTRAL, PLACES, UNITS
from signoria.games.regno.pieces import ARRIVED

from .build import Table, place, table

ARENA = "B2"  # a plain Village; seat 0 has no refuge next to it, seat 1 has its capital A2
PHASES = ("machines", "range", "charge", "melee")


def arena(owner: int = NEUTRAL, where: str = ARENA, **fields: Any) -> Table:
    """Nobody on the map but who is put there; in the arena no walls unless given."""
    t = table(2)
    t.no_forces()
    t.s.people = [None] * len(t.s.people)
    t.province(where, **{"owner": owner, "fortress": "", **fields})
    t.war(0, 1)
    return t


def steady(t: Table, **orders: int) -> None:
    """Both seats have a standing order never to retreat, and any others given by topic."""
    for seat in (0, 1):
        wanted = {"retreat": 1, **orders}
        t.s.orders[seat] = tuple((standing.STAND, standing.TOPICS.index(x), n) for x, n in wanted.items())
    t.s.has_standing = 3


def fight(t: Table, kind: int = FIELD, attacker: int = 0, defender: int = NEUTRAL, where: str = ARENA) -> Battle:
    """Fight to the end or to the first question."""
    t.s.battle = new_battle(kind, place(where), attacker, defender)
    t.s.events = []
    t.ask(Fight())
    return t.s.battle


def march_in(t: Table, seat: int, where: str = ARENA, origin: str = "", moved: int = ARRIVED, **units: int) -> None:
    """Pieces that have just arrived, by a link or from a sea."""
    t.force(seat, where, moved=moved, **units)
    for f in t.s.forces:
        if f.owner == seat and f.place == place(where) and f.moved == moved and f.origin == -1 and origin:
            f.origin = place(origin)


def leasts(t: Table, owner: int, phase: str, unit: str) -> list[int]:
    """The least rolls that a kind of piece needed in a phase, roll by roll."""
    code, index = PHASES.index(phase) + 1, UNITS.index(unit)
    return [e[6] for e in t.told("rolled") if e[2:5] == (owner, code, index)]


def faces(t: Table, owner: int, phase: str, unit: str) -> list[str]:
    """The dice of a kind of piece in a phase, roll by roll."""
    code, index = PHASES.index(phase) + 1, UNITS.index(unit)
    return [e[5] for e in t.told("rolled") if e[2:5] == (owner, code, index)]


def phases(t: Table) -> list[str]:
    """The phases of soldiers in which anybody rolled, in order, each once in a row."""
    out: list[str] = []
    for e in t.told("rolled"):
        if not out or out[-1] != PHASES[e[3] - 1]:
            out.append(PHASES[e[3] - 1])
    return out


def cancelled(t: Table, owner: int) -> list[tuple[int, int]]:
    """(number, cover) of every cancellation for an owner."""
    return [(e[3], e[4]) for e in t.told("hits-cancelled") if e[2] == owner]


def names(places: list[int]) -> list[str]:
    return [PLACES[x] for x in places]
