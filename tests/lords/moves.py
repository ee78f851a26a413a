"""How tests of movement begin."""

from __future__ import annotations

from tests.lords.build import Table

from signoria.games.lords.moving import turns


def begin(t: Table, phase: str = "") -> Table:
    """The round begins; phases before this one are ended, and what is left is held back."""
    turns.begin(t.s)
    t.push()
    return skip(t, phase) if phase else t


def skip(t: Table, phase: str) -> Table:
    """End phases up to this one."""
    while phase_of(t) not in ("", phase):
        t.do("hold-back" if t.may("hold-back") else "finish")
    return t


def phase_of(t: Table) -> str:
    """What is asked for: ships, land, attacks; "" when it is something else."""
    top = t.s.agenda[-1] if t.s.agenda else None
    return turns.PHASES[top.phase] if isinstance(top, turns.Turn) else ""


def is_late(t: Table) -> bool:
    top = t.s.agenda[-1]
    return isinstance(top, turns.Turn) and top.late
