"""Putting pieces down and taking them away. Forces of one owner, place, state and movement are always one."""

from __future__ import annotations

from collections.abc import Iterable

from signoria.games.regno.ids import INTERNED, NOWHERE
from signoria.games.regno.pieces import EXHAUSTED, NO_UNITS, READY, Counts, Force
from signoria.games.regno.state import Regno


def plus(a: Counts, b: Counts) -> Counts:
    return tuple([x + y for x, y in zip(a, b, strict=True)])


def minus(a: Counts, b: Counts) -> Counts:
    """ValueError when more is taken than there is."""
    left = tuple([x - y for x, y in zip(a, b, strict=True)])
    if min(left) < 0:
        raise ValueError("more pieces taken than there are")
    return left


def counts_of(pieces: Iterable[tuple[int, int]]) -> Counts:
    """Counts of pairs (unit, number)."""
    out = list(NO_UNITS)
    for unit, n in pieces:
        out[unit] += n
    return tuple(out)


def pairs_of(counts: Counts) -> tuple[tuple[int, int], ...]:
    """The pairs (unit, number) of counts, for events."""
    return tuple((unit, n) for unit, n in enumerate(counts) if n)


def find(
    s: Regno, owner: int, place: int, status: int = READY, until: int = 0, moved: int = 0, origin: int = NOWHERE
) -> Force | None:
    """The force of exactly this kind."""
    for f in s.forces:
        alike = f.place == place and f.owner == owner and f.status == status and f.moved == moved
        if alike and f.until == until and f.origin == origin:
            return f
    return None


def put(
    s: Regno,
    owner: int,
    place: int,
    counts: Counts,
    status: int = READY,
    until: int = 0,
    moved: int = 0,
    origin: int = NOWHERE,
) -> None:
    """Pieces come to stand in a place."""
    if counts == NO_UNITS:
        return
    there = find(s, owner, place, status, until, moved, origin)
    if there is None:
        s.forces.append(Force(owner, place, status, until, moved, origin, counts))
    else:
        there.counts = plus(there.counts, counts)


def take(s: Regno, force: Force, counts: Counts) -> None:
    """Pieces leave a force; one that is empty is gone."""
    force.counts = minus(force.counts, counts)
    if force.counts == NO_UNITS:
        s.forces.remove(force)


def recruit(s: Regno, seat: int, place: int, counts: Counts) -> None:
    """New pieces: exhausted until the next season. 13.6.1"""
    put(s, seat, place, counts, EXHAUSTED, s.round)


def remove_all(s: Regno, owner: int, place: int) -> Counts:
    """Everything of an owner goes from a place; what it was."""
    gone = NO_UNITS
    for f in [f for f in s.forces if f.owner == owner and f.place == place]:
        gone = plus(gone, f.counts)
        s.forces.remove(f)
    return gone


def total(s: Regno, owner: int, place: int) -> Counts:
    """All pieces of an owner in a place, whatever their state."""
    out = NO_UNITS
    for f in s.forces:
        if f.owner == owner and f.place == place:
            out = plus(out, f.counts)
    return out


def pieces_of(s: Regno, owner: int) -> Counts:
    """All pieces of an owner that are not interned, aboard too. 9.4.t1.r2"""
    out = NO_UNITS
    for f in s.forces:
        if f.owner == owner and f.place != INTERNED:
            out = plus(out, f.counts)
    return out


def settle(s: Regno) -> None:
    """Merge forces that have become alike: at the end of an activation (movement is forgotten) and of a season (states
    that have run out end). 13.6.1 14.1.12"""
    forces, s.forces = s.forces, []
    for f in forces:
        put(s, f.owner, f.place, f.counts, f.status, f.until, f.moved, f.origin)
