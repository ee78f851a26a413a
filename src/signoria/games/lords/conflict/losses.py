"""Who bears the hits of a battle. 5.8.2.b3, 5.8.2.b4"""

from __future__ import annotations

from typing import Final, final

from signoria.games.lords import counters, standing
from signoria.games.lords.conflict.sides import FORCE
from signoria.games.lords.counters import FRESH, LAND_FORCE, PRINTED, SHIP, UNIT
from signoria.games.lords.fights import Battle
from signoria.games.lords.ids import FIRST_MERCENARY, MERCENARY
from signoria.games.lords.kinds import COUNTER
from signoria.games.lords.map import is_sea
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.state import Lords
from signoria.games.lords.steps import Ask, Words
from signoria.kernel.menu import Menu, Option
from signoria.kernel.verbs import Signature

LOSE: Final = 159
VERBS: Final = (Signature(LOSE, "take-hit", ("counter", COUNTER), quiet=True),)
EVENTS: Final[tuple[Signature, ...]] = ()

WORN_FIRST: Final = 2
MERCENARIES_FIRST: Final = 3
MERCENARIES_LAST: Final = 4


def chooser(b: Battle, side: int) -> int:
    """Each side chooses its own losses; where no armies fight and it is no naval combat, the attacker chooses what is
    lost: ships that armies attack in port, and caravans. 5.8.2.b3 5.8.2.b4"""
    if side == 1 and not any(LAND_FORCE[c] for c in b.counters[1]):
        naval = is_sea(b.target) or any(SHIP[c] for c in b.counters[0])
        if not naval or not any(FORCE[c] for c in b.counters[1]):
            return b.seats[0]
    return b.seats[side]


def _order(s: Lords, c: int, order: int) -> tuple[bool, bool, int]:
    """The least goes first. By the rule for counters of nobody fresh ones are turned before worn ones go, armies before
    ships. 5.8.2.b3"""
    if order == WORN_FIRST:
        return s.steps[c] == FRESH, not LAND_FORCE[c], c
    if order == MERCENARIES_FIRST:
        return UNIT[c] != MERCENARY, s.steps[c] != FRESH, c
    if order == MERCENARIES_LAST:
        return UNIT[c] == MERCENARY, s.steps[c] != FRESH, c
    return s.steps[c] != FRESH, not LAND_FORCE[c], c


def _alike(s: Lords, c: int) -> tuple[object, ...]:
    """Counters that agree in this can stand for each other."""
    held = (s.owner[c - FIRST_MERCENARY], c if UNIT[c] != MERCENARY else -1) if c >= FIRST_MERCENARY else ()
    return UNIT[c], PRINTED[c], s.steps[c], s.under[c], s.besieging[c], c in s.moved, c in s.fought, held


@final
class BattleLosses(Ask):
    """A side takes its hits, one by one, as long as there is a choice. Ends: each answer uses up a hit. 5.8.2.b3
    5.8.2.b4"""

    def __init__(self, side: int) -> None:
        self.side = side

    def _left(self, s: Lords) -> tuple[int, ...]:
        assert s.battle is not None
        return s.battle.counters[self.side]

    def asks(self, s: Lords) -> int:
        b = s.battle
        assert b is not None
        some, hits, seat = self._left(s), b.hits[self.side], chooser(b, self.side)
        if not hits or seat == NOBODY or hits >= counters.strength(s, some):
            return 0
        return 1 << seat if len({_alike(s, c) for c in some}) > 1 else 0

    def act(self, s: Lords) -> None:
        """Nobody has a choice: as for counters of nobody."""
        b = s.battle
        assert b is not None
        while b.hits[self.side] and self._left(s):
            self._hit(s, min(self._left(s), key=lambda c: _order(s, c, 0)))

    def words(self, s: Lords, seat: int) -> Words:
        assert s.battle is not None
        return "battle-losses", {
            "colour": ("colour", s.battle.sides[self.side]),
            "number": ("number", s.battle.hits[self.side]),
        }

    def offer(self, s: Lords, seat: int, menu: Menu) -> None:
        for c in self._left(s):
            menu.add((LOSE, c))

    def take(self, s: Lords, seat: int, option: Option) -> None:
        self._hit(s, option[1])
        s.after(self)

    def standing(self, s: Lords, seat: int) -> Option | None:
        assert s.battle is not None
        order = standing.ordered(s, seat, standing.LOSSES)
        if not order or seat != s.battle.seats[self.side]:
            return None
        return (LOSE, min(self._left(s), key=lambda c: _order(s, c, order)))

    def _hit(self, s: Lords, c: int) -> None:
        b = s.battle
        assert b is not None
        counters.wear(s, c)
        hits = list(b.hits)
        hits[self.side] -= 1
        b.hits = (hits[0], hits[1])
        if not s.steps[c]:
            left = [tuple([x for x in some if x != c]) for some in b.counters]
            b.counters = (left[0], left[1])
