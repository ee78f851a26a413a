"""All verbs and events of Regno, gathered from the chapters that declare them."""

from __future__ import annotations

from typing import Final

from signoria.games.regno import standing
from signoria.games.regno.combat import (
    aftermath,
    battle,
    casualties,
    command,
    machines,
    recovery,
    retreat,
    risk,
    volleys,
)
from signoria.games.regno.commerce import carrying, cession, deals, exchange, slaves, smuggling, trade, visits
from signoria.games.regno.costs import PAID, RECEIVED
from signoria.games.regno.deeds import DEED_DONE
from signoria.games.regno.dynasties import captains, court, dynasty, marriage, prisoners, succession
from signoria.games.regno.economy import inflation, losses, production, provisions, sermons, unrest, upkeep
from signoria.games.regno.kinds import DEED, GOODS_KIND, KINDS, VERBS
from signoria.games.regno.knowledge import govern
from signoria.games.regno.realm import building, monuments, ruin, workers
from signoria.games.regno.reconstruction import (
    activation,
    auction,
    choosing,
    event_choices,
    events,
    faith,
    hordes,
    merchants,
    offices,
    pirates,
    plague,
    scoring,
    spying,
    year,
)
from signoria.games.regno.seafaring import naval, plunder, ships
from signoria.games.regno.warfare import conquest, homeward, marching, siege, war
from signoria.kernel.verbs import NUMBER, SEAT, Grammar, Signature

CHAPTERS: Final = (
    choosing, year, monuments, auction, activation, spying, building, marching, workers, production, sermons,
    inflation, ruin, losses, trade, court, govern, unrest, upkeep, provisions, exchange, carrying, visits, smuggling,
    deals, cession, slaves, war, homeward, conquest, siege, battle, command, machines, volleys, casualties, retreat,
    aftermath, recovery, risk, prisoners, ships, naval, plunder, dynasty, succession, marriage, captains, events,
    event_choices, plague, hordes, pirates, merchants, faith, offices, scoring,
)  # fmt: skip

SHARED: Final = (
    Signature(PAID, "paid", ("seat", SEAT), ("goods", GOODS_KIND)),
    Signature(RECEIVED, "received", ("seat", SEAT), ("goods", GOODS_KIND)),
    Signature(DEED_DONE, "deed-done", ("seat", SEAT), ("deed", DEED), ("points", NUMBER)),
)

ALL_VERBS: Final = (*VERBS, *standing.VERBS, *(verb for chapter in CHAPTERS for verb in chapter.VERBS))
ALL_EVENTS: Final = (*SHARED, *(event for chapter in CHAPTERS for event in chapter.EVENTS))
GRAMMAR: Final = Grammar(ALL_VERBS, ALL_EVENTS, (*KINDS, standing.TOPIC, deals.REASON, deals.SUBJECT))
