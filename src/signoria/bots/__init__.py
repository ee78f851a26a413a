"""Players that choose from a masked state, never from the state itself.

base      what a bot is, and how one looks ahead     uniform   chance alone
greedy    one look ahead over whole moves; a game lends it its judgement in `<package>/value.py`
planned   rules of thumb; a game has them in `<package>/policy.py`
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any, Final

from signoria.bots.base import Bot, Reasoned
from signoria.kernel.game import Game, SetupError, nearest

__all__ = ["NAMES", "Bot", "Reasoned", "make", "names"]

NAMES: Final = ("random", "greedy")  # all strengths, weakest first


def names(rules: Game[Any]) -> tuple[str, ...]:
    """The strengths that this game has, weakest first."""
    return NAMES if any(find_spec(f"{rules.package}.{module}") for module in ("policy", "value")) else NAMES[:1]


def make(name: str, rules: Game[Any]) -> Bot:
    """A bot by its name, for any number of matches and seats. SetupError, with the nearest name, when there is none."""
    if name not in names(rules):
        raise SetupError(f"{rules.name} has no bot {name!r}{nearest(name, names(rules))}")
    if name == "random":
        from signoria.bots.uniform import Uniform

        return Uniform()
    if find_spec(f"{rules.package}.policy"):
        from signoria.bots.planned import Planned

        return Planned(rules)
    from signoria.bots.greedy import Greedy

    return Greedy(rules)
