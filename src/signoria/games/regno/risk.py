"""Characters without an escort: capture, wound, flight. 14.2.1 to 14.2.5."""

from __future__ import annotations

from typing import Final

from signoria.games.regno.state import Regno
from signoria.kernel.verbs import Signature

VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final[tuple[Signature, ...]] = ()


def threaten(s: Regno, who: int, captor: int, escort: bool) -> None:
    """One person rolls for capture now, or asks nothing and rolls. 14.2.1 to 14.2.5 C159 to C161"""
    raise NotImplementedError


def go_home(s: Regno, who: int, wounded: bool) -> None:
    """To the capital, or removed when there is none. 14.2.5"""
    raise NotImplementedError
