"""Talks: peace when losing, pacts with the strong, ransoms for their worth, a fair price for goods. 10.3, 12.2, 14.2"""

from __future__ import annotations

from typing import Any, Final

from signoria.games.regno.commerce import bargains, delivery
from signoria.games.regno.commerce.bargains import (
    ASK,
    ASK_LAND,
    GIVE,
    GIVE_LAND,
    MARRIAGE,
    OWN_GRAIN,
    OWN_LUXURY,
    OWN_SPOUSE,
    PACT,
    PEACE,
    PRISONER,
    RANSOM,
    THEIR_LUXURY,
    THEIR_SPOUSE,
    Deal,
)
from signoria.games.regno.commerce.deals import (
    ACCEPT,
    COUNTER,
    OFFER_PACT,
    OFFER_PEACE,
    PROPOSE,
    REASONS,
    REFUSE,
    Negotiate,
)
from signoria.games.regno.dynasties.prisoners import ransom_limit
from signoria.games.regno.ids import (
    CAPTAIN,
    CARDINAL,
    CONSORT,
    FLORINS,
    GRAIN,
    HEIR,
    SOVEREIGN,
)
from signoria.games.regno.kinds import CANCEL, NO, YES
from signoria.games.regno.people import person
from signoria.games.regno.plans import wars
from signoria.games.regno.plans.outlook import Choice, Outlook, within
from signoria.games.regno.plans.targets import own_strength
from signoria.games.regno.reconstruction.activation import BEGIN
from signoria.games.regno.warfare.war import Consent

PRICE: Final = REASONS.index("price")
GOODS_REASON: Final = REASONS.index("goods")
LAND: Final = REASONS.index("land")
TRUST: Final = REASONS.index("trust")
NOT_NOW: Final = REASONS.index("not_now")
PERSONS: Final = {SOVEREIGN: 110, HEIR: 45, CONSORT: 30, CAPTAIN: 40, CARDINAL: 60}
MARGIN: Final = 1.25  # times as strong as the other, to go on with a war …
EVEN: Final = 0.9  # … and with a siege


def answer(o: Outlook, step: Any) -> Choice | None:
    """Accept, name another sum, or refuse with the reason."""
    d = bargains.unpack(o.s.deals[-1])
    other = d.partner(o.seat)
    if d.subject == PEACE:
        if wars.is_waged(o) and own_strength(o, o.seat) > EVEN * own_strength(o, other) and o.seasons_left > 0:
            return o.pick((REFUSE, NOT_NOW), "siege-pays")
        if own_strength(o, o.seat) > MARGIN * own_strength(o, other) and o.seasons_left > 2:
            return o.pick((REFUSE, NOT_NOW), "war-goes-well")
        return o.pick((ACCEPT,), "peace-wanted")
    if d.subject == PACT:
        if o.spendable < 10:
            return o.pick((REFUSE, PRICE), "pact-dear")
        if own_strength(o, o.seat) > 1.6 * own_strength(o, other):
            return o.pick((REFUSE, TRUST), "pact-useless")
        return o.pick((ACCEPT,), "pact-safe")
    if d.subject == RANSOM:
        return _ransom(o, d)
    if d.subject == MARRIAGE:
        if o.affords(delivery.due(o.s, d, o.seat), o.florins) and other not in o.enemies:
            return o.pick((ACCEPT,), "alliance-points")
        return o.pick((REFUSE, GOODS_REASON), "alliance-dear")
    return _trade(o, d)


def _ransom(o: Outlook, d: Deal) -> Choice:
    """Whoever pays wants it low, whoever gets it high; both want it over."""
    who = bargains.item(d.terms, PRISONER)
    fair = worth_of(o, who)
    if d.payer == o.seat:
        if d.florins <= min(fair, o.spendable):
            return o.pick((ACCEPT,), "ransom-fair")
        for listing in o.listed(COUNTER):
            if listing[-3] <= min(fair, o.spendable):
                return o.pick(within(listing, min(fair, o.spendable)), "ransom-less")
        return o.pick((REFUSE, PRICE), "ransom-dear")
    if d.florins >= 0.6 * fair or d.answers >= 2:
        return o.pick((ACCEPT,), "ransom-fair")
    for listing in o.listed(COUNTER):
        return o.pick(within(listing, max(fair, listing[-3])), "ransom-more")
    return o.pick((REFUSE, PRICE), "ransom-poor")


def worth_of(o: Outlook, who: int) -> int:
    """Florins that a person is worth to its realm."""
    return min(ransom_limit(o.s, who), PERSONS.get(person(o.s, who).role, 20))


def _trade(o: Outlook, d: Deal) -> Choice:
    """Goods at the bank's price; land is not for sale."""
    if bargains.item(d.terms, GIVE_LAND) >= 0 or bargains.item(d.terms, ASK_LAND) >= 0:
        return o.pick((REFUSE, LAND), "land-not-sold")
    mine = d.maker == o.seat
    gets = bargains.goods_of(d.terms, ASK if mine else GIVE)
    gives = bargains.goods_of(d.terms, GIVE if mine else ASK)
    balance = o.price(gets) - o.price(gives) + d.florins * (-1 if d.payer == o.seat else 1 if d.payer >= 0 else 0)
    if any(r == GRAIN and n > o.spare_grain for r, n in gives):
        return o.pick((REFUSE, GOODS_REASON), "goods-needed")
    if balance >= 0 and (d.payer != o.seat or d.florins <= o.spendable):
        return o.pick((ACCEPT,), "trade-fair")
    for listing in o.listed(COUNTER):
        wanted = d.florins + (balance if d.payer == o.seat else -balance)
        if listing[-3] <= wanted <= listing[-2]:
            return o.pick(within(listing, wanted), "trade-counter")
    return o.pick((REFUSE, PRICE), "trade-dear")


def negotiate(o: Outlook, step: Negotiate) -> Choice | None:
    """Put an offer together; what leads nowhere is dropped."""
    for option in o.listed(PRISONER):
        return o.pick(option, "ransom-talk")
    for option in o.listed(OWN_SPOUSE, THEIR_SPOUSE):
        return o.pick(option, "alliance-points")
    for listing in o.listed(OWN_GRAIN):
        return o.pick(within(listing, 1), "alliance-points")
    for option in o.listed(THEIR_LUXURY, OWN_LUXURY):
        return o.pick(option, "alliance-points")
    if step.subject == RANSOM and step.payer < 0:
        for listing in o.listed(GIVE, ASK):
            who = bargains.item(step.terms, PRISONER)
            fair = worth_of(o, who)
            wanted = min(fair * 0.7, o.spendable) if listing[0] == GIVE else fair * 1.2
            return o.pick(within(listing, wanted), "ransom-offer")
    if step.subject == bargains.TRADE and not step.terms:
        return _offer_goods(o) or o.pick((CANCEL,), "nothing-better")
    if step.subject == bargains.TRADE and step.payer < 0:
        for listing in o.listed(ASK):
            if listing[1] == FLORINS:
                return o.pick(within(listing, o.price(bargains.goods_of(step.terms, GIVE)) + 8), "trade-fair")
    if o.has((PROPOSE,)):
        return o.pick((PROPOSE,), "offer-fair")
    return o.pick((CANCEL,), "nothing-better")


def _offer_goods(o: Outlook) -> Choice | None:
    """The dearest goods of the carrier."""
    found = [x for x in o.listed(GIVE) if x[1] != FLORINS]
    if not found:
        return None
    best = max(found, key=lambda x: o.worth[x[1]])
    return o.pick(within(best, 2), "trade-fair")


def treaties(o: Outlook) -> Choice | None:
    """Peace when losing or with nothing to win; a pact with a stronger neighbour."""
    mine = own_strength(o, o.seat)
    blows = o.has((BEGIN, 2)) or wars.is_waged(o)
    for option in o.listed(OFFER_PEACE):
        if blows and mine > EVEN * own_strength(o, option[1]):
            continue
        if mine < MARGIN * own_strength(o, option[1]) or o.s.season == 3:
            return o.pick(option, "peace-wanted")
    for option in o.listed(OFFER_PACT):
        if mine < own_strength(o, option[1]) and o.spendable > 60 and o.years_left > 1:
            return o.pick(option, "pact-safe")
    return None


def consent(o: Outlook, step: Consent) -> Choice | None:
    """Who is not stronger than we may pass; nobody in a war's neighbourhood."""
    if own_strength(o, step.guest) < 1.5 * own_strength(o, o.seat) + 4:
        return o.pick((YES,), "let-pass")
    return o.pick((NO,), "too-strong-to-pass")
