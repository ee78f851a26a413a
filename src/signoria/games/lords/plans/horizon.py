"""How many years the bot thinks that are still to come: the last year, the end roll, the supply. 5.13.5, 6.4.2"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from signoria.games.lords import money
from signoria.games.lords.ids import FIRST_P, FIRST_X
from signoria.games.lords.state import DISCARDED, IN_DECK, Lords

CARDS_A_YEAR: Final = 4
FASTER: Final = 1.3  # trade grows, and with it what the supply pays in a year


def years(s: Lords) -> float:
    """Years after this one, as far as one may expect, and what is left of this one."""
    last = float(s.tables.ending.last_year - s.year)
    if s.tables.ending.dice and last > 0:
        plagues = sum(where == DISCARDED for where in s.where[FIRST_P:FIRST_X])
        hidden = sum(where == IN_DECK for where in s.where[FIRST_P:FIRST_X])
        deck = max(1, sum(where == IN_DECK for where in s.where))
        last = _survive(s.tables.ending.dice, s.tables.ending.ends - plagues, round(40 * hidden / deck), int(last))
    return min(last, _supply(s)) + (3 - s.season) / 4


@lru_cache(maxsize=4096)
def _survive(dice: int, needed: int, tenths: int, most: int) -> float:
    """Sum of the chances that so many years are still played; each year brings so many tenths of a plague."""
    sums = {0: 1.0}
    for _ in range(dice):
        sums = {n: sum(sums.get(n - face, 0.0) for face in range(1, 7)) / 6 for n in range(6 * dice + 1)}
    found, alive = 0.0, 1.0
    for year in range(most):
        need = needed - year * tenths / 10
        alive *= 1 - sum(chance for n, chance in sums.items() if n >= need)
        found += alive
    return found


def _supply(s: Lords) -> float:
    """Years until the supply runs dry, if it goes on as it has, but faster."""
    played = s.year - s.tables.first_year
    given = s.tables.start_gold * s.seats + sum(empire.base for empire in s.tables.atlas.empires)
    paid = s.tables.treasury - given - s.gold[money.SUPPLY]
    if played < 2 or paid <= 0:
        return float(s.tables.ending.last_year - s.year)
    return max(0.0, s.gold[money.SUPPLY] * played / (FASTER * paid))
