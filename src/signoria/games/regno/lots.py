"""Lots: one of several things at random, by name where a real table draws it."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.games.regno.state import Regno
from signoria.kernel.chance import OutcomeNeeded


def one_of(s: Regno, stream: int, kind: str, values: Sequence[int]) -> int:
    """One of the values, each as likely; `kind` says what they are, for who must type in which it was."""
    try:
        return values[s.draw(stream, 1, len(values))[0]]
    except OutcomeNeeded as needed:
        needed.among = kind, values
        raise
