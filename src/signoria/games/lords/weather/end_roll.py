"""The last action of a year: does the game end? 5.13.5, 6.4.2"""

from __future__ import annotations

from typing import Final

from signoria.games.lords.ids import FIRST_P, FIRST_X
from signoria.games.lords.state import DISCARDED, S_END, Lords
from signoria.games.lords.year import ending
from signoria.kernel.state import ALL
from signoria.kernel.verbs import NUMBER, Signature

END_ROLLED: Final = 280
VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final = (Signature(END_ROLLED, "end-rolled", ("roll", NUMBER), ("cards", NUMBER), ("needed", NUMBER)),)


def begin(s: Lords) -> None:
    """Dice and the pestilences in the discard pile reach the number: the game ends. The last year ends it in any case,
    without a roll. ER.8 5.13.5 6.4.2.b3 6.4.2.b4 6.4.2.b5 RC.12"""
    rules = s.tables.ending
    if s.year >= rules.last_year:
        ending.finish(s, ending.LAST_YEAR)
    elif rules.dice:
        roll = sum(s.draw(S_END, rules.dice, 6)) + rules.dice
        plagues = sum(where == DISCARDED for where in s.where[FIRST_P:FIRST_X])
        s.tell((END_ROLLED, ALL, roll, plagues, rules.ends))
        if roll + plagues >= rules.ends:
            ending.finish(s, ending.ROLL)
