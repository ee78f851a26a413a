"""What the bot does in a position, for tests of its plans."""

from __future__ import annotations

import random

from signoria.games.regno import policy
from signoria.games.regno.grammar import GRAMMAR
from signoria.games.regno.plans.outlook import Outlook
from signoria.games.regno.reconstruction.activation import Activation
from signoria.games.regno.rules import GAME
from signoria.kernel.engine import legal

from .build import Table


def decided(t: Table) -> tuple[str, str]:
    """What the asked seat does, as text, and why."""
    masked = GAME.mask(t.s, t.asked)
    option, reason, _ = policy.decide(masked, t.asked, legal(masked, t.asked), random.Random(1))
    return GRAMMAR.text(option), reason.removeprefix("because-")


def plays(t: Table, most: int = 40) -> list[str]:
    """What the seat that is asked does, until another one is asked or nobody."""
    seat, done = t.asked, list[str]()
    while t.asked == seat and len(done) < most:
        done.append(decided(t)[0])
        t.do(done[-1])
    return done


def reasons(t: Table, most: int = 40) -> list[str]:
    """The same, why."""
    seat, done = t.asked, list[str]()
    while t.asked == seat and len(done) < most:
        text, reason = decided(t)
        done.append(reason)
        t.do(text)
    return done


def outlook(t: Table, seat: int = 0) -> Outlook:
    """What the bot sees and reckons."""
    masked = GAME.mask(t.s, seat)
    return Outlook(masked, seat, legal(masked, seat), random.Random(1))


def order(t: Table, number: int, seat: int = 0) -> Table:
    """The seat carries an Order out."""
    t.s.activation = seat
    return t.ask(Activation(seat, (number,), False)).do(f"begin:order{number}")
