"""All verbs and events of Regno, gathered from the chapters that declare them."""

from __future__ import annotations

from typing import Final

from signoria.games.regno import (
    battle,
    building,
    captains,
    conquest,
    court,
    deals,
    dynasty,
    exchange,
    govern,
    marching,
    marriage,
    naval,
    plunder,
    prisoners,
    production,
    recovery,
    risk,
    ships,
    siege,
    slaves,
    standing,
    succession,
    trade,
    unrest,
    upkeep,
    war,
)
from signoria.games.regno.costs import PAID, RECEIVED
from signoria.games.regno.deeds import DEED_DONE
from signoria.games.regno.kinds import DEED, GOODS_KIND, KINDS, VERBS
from signoria.games.regno.reconstruction import (
    activation,
    auction,
    choosing,
    events,
    faith,
    hordes,
    merchants,
    offices,
    pirates,
    plague,
    scoring,
    year,
)
from signoria.kernel.verbs import NUMBER, SEAT, Grammar, Signature

CHAPTERS: Final = (
    choosing, year, auction, activation, building, marching, production, trade, court, govern, unrest, upkeep, exchange,
    deals, slaves, war, conquest, siege, battle, recovery, risk, prisoners, ships, naval, plunder, dynasty, succession,
    marriage, captains, events, plague, hordes, pirates, merchants, faith, offices, scoring,
)  # fmt: skip

SHARED: Final = (
    Signature(PAID, "paid", ("seat", SEAT), ("goods", GOODS_KIND)),
    Signature(RECEIVED, "received", ("seat", SEAT), ("goods", GOODS_KIND)),
    Signature(DEED_DONE, "deed-done", ("seat", SEAT), ("deed", DEED), ("points", NUMBER)),
)

GRAMMAR: Final = Grammar(
    [*VERBS, *standing.VERBS, *(verb for chapter in CHAPTERS for verb in chapter.VERBS)],
    [*SHARED, *(event for chapter in CHAPTERS for event in chapter.EVENTS)],
    (*KINDS, standing.TOPIC),
)


def _no_code_twice() -> None:
    for signatures in (
        [*VERBS, *(v for c in CHAPTERS for v in c.VERBS)],
        [*SHARED, *(e for c in CHAPTERS for e in c.EVENTS)],
    ):
        codes = [x.code for x in signatures]
        assert len(codes) == len(set(codes)), sorted(x for x in codes if codes.count(x) > 1)


_no_code_twice()
