"""Family: traits, seniority, death, offspring, education. 16.1."""

from __future__ import annotations

from typing import Final

from signoria.games.regno.state import Regno
from signoria.kernel.state import Step
from signoria.kernel.verbs import Signature

VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final[tuple[Signature, ...]] = ()


def roll_traits(s: Regno, who: int) -> None:
    """One virtue, one flaw. 16.1.10"""
    raise NotImplementedError


def opening(s: Regno) -> list[Step[Regno]]:
    """Seniority, deaths, majority, offspring of all realms at an annual opening. 16.1.5 to 16.1.9 C188"""
    raise NotImplementedError


def die(s: Regno, who: int) -> None:
    """Somebody dies: gone from everywhere; succession, fiefs, offices, alliances follow. 16.3"""
    raise NotImplementedError
