"""How the present land battle may end: it is fought on many times by the rules themselves, with other dice.

Both sides stay to the end, the cheapest piece falls first, machines fire at walls while they stand: the standing orders
that do so answer for everybody. What a person will choose nobody knows, so it says no more than that.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from signoria.games.regno import standing
from signoria.games.regno.fights import ATTACKER, DEFENDER, ONGOING
from signoria.games.regno.state import Regno
from signoria.kernel.chance import Seeded
from signoria.kernel.engine import first_seat, flush
from signoria.kernel.menu import Menu, Option, least
from signoria.kernel.state import Step
from signoria.kernel.study import Scene

TRIALS: Final = 100
FIGHT_ON: Final = tuple(
    (standing.STAND, standing.TOPICS.index(topic), n)
    for topic, n in (("losses", 1), ("retreat", 1), ("aim", 1), ("commander", 1))
)


def odds(scene: Scene, given: Mapping[str, str]) -> dict[str, Any]:
    """In how many of `trials` the attacker held the field, the defender did, nobody won; {} when no battle on land is
    still undecided. 13.3 to 13.7"""
    s: Regno = scene.state
    if s.battle is None or s.battle.outcome != ONGOING:
        return {}
    ends = [fought_on(s, b"odds %d" % n) for n in range(TRIALS)]
    won, held = ends.count(ATTACKER), ends.count(DEFENDER)
    return {"trials": TRIALS, "attacker": won, "defender": held, "stalled": TRIALS - won - held}


def fought_on(s: Regno, key: bytes) -> int:
    """The outcome of the battle with the dice of this key; its steps run as the engine runs them."""
    t = s.copy()
    b = t.battle
    assert b is not None
    t.chance, t.orders = Seeded(key), [FIGHT_ON] * t.seats
    while b.outcome == ONGOING:
        step = t.agenda.pop()
        must = step.asks(t)
        if must:
            seat = first_seat(must)
            step.take(t, seat, step.standing(t, seat) or first(t, step, seat))
        else:
            step.act(t)
        flush(t)
    return b.outcome


def first(t: Regno, step: Step[Any], seat: int) -> Option:
    """What is listed first, where no standing order answers."""
    menu = Menu()
    step.offer(t, seat, menu)
    return least(menu.legal[0])
