"""A deal is held, handed over and carried out. 10.3, 12.2, 14.2.7, 16.2.9

What its speaker offers leaves his reserve and the carrier while the listener thinks, and comes back with the answer.
"""

from __future__ import annotations

from typing import Final

from signoria.games.regno.carriers import carrier
from signoria.games.regno.commerce import cession
from signoria.games.regno.commerce.bargains import (
    ASK,
    ASK_LAND,
    ASK_SLAVES,
    GIVE,
    GIVE_LAND,
    GIVE_SLAVES,
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
    TRADE,
    Deal,
    goods_of,
    item,
)
from signoria.games.regno.commerce.exchange import remember
from signoria.games.regno.commerce.routes import change_cargo
from signoria.games.regno.commerce.visits import merchants_way
from signoria.games.regno.costs import pay, receive
from signoria.games.regno.dynasties import marriage, prisoners
from signoria.games.regno.ids import CARAVAN, FLORINS, GRAIN, RESOURCES, SLAVES_ABOARD
from signoria.games.regno.kinds import GOODS_KIND
from signoria.games.regno.realm import workers
from signoria.games.regno.realm.territory import are_allied
from signoria.games.regno.state import Regno
from signoria.games.regno.tables import Goods
from signoria.games.regno.warfare import war
from signoria.kernel.state import ALL
from signoria.kernel.verbs import NUMBER, SEAT, Signature

PAID_OVER: Final = 145
SLAVES_CEDED: Final = 146
FIRST_SALE: Final = 147
ESCROWED: Final = 148
RETURNED: Final = 149

EVENTS: Final = (
    Signature(PAID_OVER, "paid-over", ("seat", SEAT), ("other", SEAT), ("goods", GOODS_KIND)),
    Signature(SLAVES_CEDED, "slaves-ceded", ("seat", SEAT), ("other", SEAT), ("n", NUMBER)),
    Signature(FIRST_SALE, "first-sale", ("seat", SEAT), ("florins", NUMBER)),
    Signature(ESCROWED, "escrowed", ("seat", SEAT), ("goods", GOODS_KIND)),
    Signature(RETURNED, "escrow-returned", ("seat", SEAT), ("goods", GOODS_KIND)),
)


def due(s: Regno, d: Deal, seat: int) -> Goods:
    """What a seat gives from its reserve: its goods and Florins, of a marriage its whole share."""
    out = [0] * len(RESOURCES)
    if seat == d.payer:
        out[FLORINS] += d.florins
    if d.subject == TRADE and seat == d.other:
        for good, n in goods_of(d.terms, ASK):
            out[good] += n
    if d.subject == PACT:
        out[FLORINS] += war.pact_price(s)[0][1]
    if d.subject == MARRIAGE:
        rules, ours = s.tables.dynasty["player_marriage"], item(d.terms, OWN_GRAIN)
        out[FLORINS] += rules["florins"]
        out[GRAIN] += ours if seat == d.maker else rules["grain"] - ours
        luxury = item(d.terms, OWN_LUXURY if seat == d.maker else THEIR_LUXURY)
        if luxury >= 0:
            out[luxury] += rules["luxury"]
    return tuple((resource, n) for resource, n in enumerate(out) if n)


def hold(s: Regno, d: Deal) -> None:
    """The deal is open: what its speaker offers is out of his hands, reserve and cargo. 10.3.3"""
    _shift(s, d, -1)
    s.deals = [*s.deals, d.pack()]


def release(s: Regno, d: Deal) -> None:
    """The deal is answered: what was held comes back, be it to be handed over."""
    s.deals = [x for x in s.deals if x != d.pack()]
    _shift(s, d, 1)


def _shift(s: Regno, d: Deal, sign: int) -> None:
    held = list(due(s, d, d.speaker))
    for resource, n in held:
        s.realms[d.speaker].stock[resource] += sign * n
    if d.subject == TRADE and d.speaker == d.maker:
        x = carrier(s, d.name)
        for good, n in goods_of(d.terms, GIVE):
            change_cargo(x, good, sign * n)
            held.append((good, n))
        change_cargo(x, SLAVES_ABOARD, sign * max(0, item(d.terms, GIVE_SLAVES)))
    if held:
        s.tell((ESCROWED if sign < 0 else RETURNED, ALL, d.speaker, tuple(sorted(held))))


# ---- carrying out ----------------------------------------------------------------------------------------------------


def carry_out(s: Regno, d: Deal) -> None:
    """Both have agreed; nothing is held any more."""
    if d.subject == PEACE:
        war.make_peace(s, d.maker, d.other)
    elif d.subject == PACT:
        for seat in (d.maker, d.other):
            pay(s, seat, due(s, d, seat))
        war.sign_pact(s, d.maker, d.other)
    elif d.subject == RANSOM:
        _hand(s, d.payer, d.partner(d.payer), ((FLORINS, d.florins),) if d.florins else ())
        prisoners.release(s, item(d.terms, PRISONER), True)
    elif d.subject == MARRIAGE:
        for seat in (d.maker, d.other):
            pay(s, seat, due(s, d, seat))
        marriage.wed(s, item(d.terms, OWN_SPOUSE), item(d.terms, THEIR_SPOUSE))
    else:
        _trade(s, d)


def _hand(s: Regno, seat: int, other: int, goods: Goods) -> None:
    """From one reserve to another. 14.2.7"""
    for resource, n in goods:
        s.realms[seat].stock[resource] -= n
        s.realms[other].stock[resource] += n
    if goods:
        s.tell((PAID_OVER, ALL, seat, other, goods))


def _trade(s: Regno, d: Deal) -> None:
    """Coins pass directly, goods between the carrier and the other's reserve, slaves between the carrier and the place,
    provinces last. 10.3.2 10.3.3 10.3.4 10.3.5 10.6.1"""
    x, given, taken = carrier(s, d.name), goods_of(d.terms, GIVE), goods_of(d.terms, ASK)
    if d.florins:
        _hand(s, d.payer, d.partner(d.payer), ((FLORINS, d.florins),))
        _reward(s, d, given if d.payer == d.other else taken)
    for good, n in given:
        change_cargo(x, good, -n)
        s.realms[d.other].stock[good] += n
        remember(s, d.other, good, n)
    for good, n in taken:
        s.realms[d.other].stock[good] -= n
        change_cargo(x, good, n)
        remember(s, d.maker, good, n)
    for seat, other, goods in ((d.maker, d.other, given), (d.other, d.maker, taken)):
        if goods:
            s.tell((PAID_OVER, ALL, seat, other, goods))
    _pass_slaves(s, d)
    _pass_land(s, d)


def _reward(s: Regno, d: Deal, goods: Goods) -> None:
    """10 Florins of the bank for the seller's first sale of the year, active or not: no gift, not to an ally, no good
    that it bought in this activation. A Republic's Caravan earns its own bonus. 10.3.9 10.3.10 10.3.11 11.5.2 C87"""
    seller = d.partner(d.payer)
    realm = s.realms[seller]
    fresh = any(n > realm.imported[good] for good, n in goods)
    if fresh and not realm.sold_first and not are_allied(s, d.maker, d.other):
        realm.sold_first = True
        florins = s.tables.exchange["prices"]["first_sale_bonus"]
        s.tell((FIRST_SALE, ALL, seller, florins))
        receive(s, seller, ((FLORINS, florins),))
    if goods and seller == d.maker and carrier(s, d.name).kind == CARAVAN:
        merchants_way(s, seller, carrier(s, d.name))


def _pass_slaves(s: Regno, d: Deal) -> None:
    """10.6.1"""
    x, p = carrier(s, d.name), s.provinces[d.place]
    given, taken = max(0, item(d.terms, GIVE_SLAVES)), max(0, item(d.terms, ASK_SLAVES))
    change_cargo(x, SLAVES_ABOARD, taken - given)
    p.slaves += given - taken
    if given:
        s.tell((SLAVES_CEDED, ALL, d.maker, d.other, given))
    if taken:
        s.tell((SLAVES_CEDED, ALL, d.other, d.maker, taken))
        workers.empty(s, d.place)


def _pass_land(s: Regno, d: Deal) -> None:
    """Whoever stands there leaves first, of both provinces, before either changes hands. 10.3.6"""
    sides = ((d.maker, d.other, item(d.terms, GIVE_LAND)), (d.other, d.maker, item(d.terms, ASK_LAND)))
    for giver, _, place in sides:
        if place >= 0:
            s.after(cession.ClearOut(giver, place))
    for giver, taker, place in sides:
        if place >= 0:
            s.after(cession.HandOver(giver, taker, place))
