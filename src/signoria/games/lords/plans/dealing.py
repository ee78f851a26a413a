"""Offers that the bot opens: copies of navigation cards, sold and bought. 5.2.5, 6.1.6

An offer is put together in several plays: begun, its card and its gold named, sent. Each uses something up.
"""

from __future__ import annotations

from typing import Any, Final

from signoria.games.lords import money
from signoria.games.lords.deals import fair, terms
from signoria.games.lords.ids import FIRST_X, SUMMER, WINTER
from signoria.games.lords.plans import voyages
from signoria.games.lords.plans.outlook import Choice, Outlook

AT: Final = ("Limits", "Nominate")  # questions that all players are asked, so that others may still answer
SEASONS: Final = (SUMMER, WINTER)  # not oftener, for those who do not want it
TRIES: Final = 2  # offers in a round
GIVE_CARD: Final = fair.verb_of(2 * terms.CARD_TERM)
ASK_CARD: Final = fair.verb_of(2 * terms.CARD_TERM + 1)
GIVE_AU: Final = fair.verb_of(2 * terms.AU)
ASK_AU: Final = fair.verb_of(2 * terms.AU + 1)


def propose(o: Outlook, step: Any) -> Choice | None:
    """Go on with the offer that is being put together, or begin one."""
    now = fair.draft(o.s, o.seat)
    if now is not None:
        return _go_on(o, now)
    if type(step).__name__ not in AT or o.s.season not in SEASONS or o.player.offers >= TRIES:
        return None
    asked = {row[0] for row in o.player.refused} | {d.other for d in fair.open_offers(o.s) if d.maker == o.seat}
    if any(d.maker == o.seat for d in fair.open_offers(o.s)):
        return None
    for card in (x.number for x in o.s.tables.deck.navigation):
        for other in _partners(o, card):
            if other not in asked and (fair.BEGIN, other) in o.menu.legal:
                return (fair.BEGIN, other), "because-copies", {}
    return None


def _partners(o: Outlook, card: int) -> list[int]:
    """Who would buy it of the seat, or who would sell it."""
    if o.player.navigation >> (card - FIRST_X) & 1:
        return voyages.buyers(o, card)
    if o.spare < voyages.LEAST:
        return []
    s = o.s
    return [
        x for x in s.order if x != o.seat and not s.players[x].out and s.players[x].navigation >> (card - FIRST_X) & 1
    ]


def _go_on(o: Outlook, now: terms.Deal) -> Choice | None:
    """The card, its price, and off; or away with it."""
    named = [a for kind, a, _ in now.terms if kind // 2 == terms.CARD_TERM]
    if not named:
        for verb in (GIVE_CARD, ASK_CARD):
            for x in o.listed(verb):
                if x[1] >= FIRST_X:
                    return x, "because-copies", {}
    elif len(now.terms) == 1:
        selling = now.terms[0][0] == 2 * terms.CARD_TERM
        n = price(o, now.other if selling else o.seat)
        for x in o.listed(ASK_AU if selling else GIVE_AU):
            if x[-3] <= n <= x[-2]:
                return (*x[:-3], n), "because-copies", {}
    elif (fair.SEND, now.other) in o.menu.legal:
        return (fair.SEND, now.other), "because-copies", {}
    return ((fair.DROP,), "because-nothing-better", {}) if (fair.DROP,) in o.menu.legal else None


def price(o: Outlook, buyer: int) -> int:
    """Au that a buyer can pay for a copy and still gains by."""
    return max(voyages.LEAST, min(voyages.ASKED, o.s.gold[money.chest(buyer)] - 1))
