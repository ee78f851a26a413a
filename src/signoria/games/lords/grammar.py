"""All verbs and events of Lords, gathered from the chapters that declare them.

A chapter has a range of codes, for its verbs and its events alike: 10 start, 20 auctions, 60 recruiting, 100 moving,
150 conflict, 210 revenue, 240 trade, 280 weather, 300 intrigue, 340 voyages, 360 thrones, 400 papacy, 430 deals,
480 year.
"""

from __future__ import annotations

from typing import Final

from signoria.games.lords import counters, hands, money, people, standing
from signoria.games.lords.chapters import CHAPTERS
from signoria.games.lords.kinds import KINDS, VERBS
from signoria.kernel.verbs import Grammar

ALL_VERBS: Final = (*VERBS, *standing.VERBS, *(verb for chapter in CHAPTERS for verb in chapter.VERBS))
ALL_EVENTS: Final = (
    *money.EVENTS, *counters.EVENTS, *people.EVENTS, *hands.EVENTS,
    *(event for chapter in CHAPTERS for event in chapter.EVENTS),
)  # fmt: skip
_OWN_KINDS: Final = tuple(kind for chapter in CHAPTERS for kind in getattr(chapter, "KINDS", ()))
GRAMMAR: Final = Grammar(ALL_VERBS, ALL_EVENTS, (*KINDS, standing.TOPIC, *_OWN_KINDS))
