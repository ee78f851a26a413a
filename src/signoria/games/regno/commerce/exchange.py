"""The Exchange: prices, commission, movement of the bands. 10.1; Embargo of the Guilds 10.5.8

Sales and purchases are of the bank, wherever they are made; slaves are no goods of the Exchange (10.1.5).
"""

from __future__ import annotations

from typing import Final

from signoria.games.regno.costs import pay, receive
from signoria.games.regno.ids import CATEGORIES, FLORINS, GOODS, NOWHERE
from signoria.games.regno.kinds import CATEGORY, PLACE, RESOURCE
from signoria.games.regno.realm.territory import MARKETS, worked
from signoria.games.regno.state import Regno
from signoria.kernel.menu import AMOUNT
from signoria.kernel.state import ALL
from signoria.kernel.verbs import NUMBER, SEAT, Signature

SOLD: Final = 100
BOUGHT: Final = 101
BAND: Final = 102
COMMISSION: Final = 103

SELL: Final = 100 | AMOUNT
BUY: Final = 101 | AMOUNT

VERBS: Final = (
    Signature(SELL, "sell", ("resource", RESOURCE), ("n", NUMBER)),
    Signature(BUY, "buy", ("resource", RESOURCE), ("n", NUMBER)),
)
EVENTS: Final = (
    Signature(SOLD, "sold", ("seat", SEAT), ("resource", RESOURCE), ("n", NUMBER), ("florins", NUMBER)),
    Signature(BOUGHT, "bought", ("seat", SEAT), ("resource", RESOURCE), ("n", NUMBER), ("florins", NUMBER)),
    Signature(COMMISSION, "commission", ("seat", SEAT), ("place", PLACE), ("florins", NUMBER)),
    Signature(BAND, "band-moved", ("category", CATEGORY), ("before", NUMBER), ("band", NUMBER)),
)


def value(s: Regno, good: int) -> int:
    """Florins that the bank pays for a good now, before Embargo and commission: the band of its category, the same for
    all players and fixed until the season ends. 10.1.1 10.1.2 10.1.3 10.1.4 10.1.t1.r1 10.1.t1.r2 10.1.t1.r3
    10.1.t1.r4 10.1.t1.r5 10.1.6 10.1.11 C70"""
    category = s.tables.category[good]
    return s.tables.prices[category][s.bands[category] - 1]


def selling_value(s: Regno, seat: int, good: int) -> int:
    """What the bank pays this seat: the Guilds' Embargo takes 5, not below zero, before the commission.
    10.5.8 C72 C90"""
    embargo = s.tables.exchange["prices"]["embargo"] if s.realms[seat].embargo >= s.year else 0
    return max(0, value(s, good) - int(embargo))


def buying_value(s: Regno, good: int) -> int:
    """What the bank asks for one unit, before the commission. 10.1.7"""
    return value(s, good) + int(s.tables.exchange["prices"]["buy_surcharge"])


def has_market(s: Regno, place: int) -> bool:
    """Is there a Market or Fair with a free worker? Neutrals' printed ones count as worked; not under siege, sacked
    or damaged. 10.1.8 C74 R19.3"""
    return place != NOWHERE and worked(s, place, *MARKETS)


def commission(s: Regno, place: int, florins: int) -> int:
    """20% of one sale or purchase, on its total, rounded up; nothing where a Market or Fair works. 10.1.8 C71"""
    return 0 if has_market(s, place) else -(-florins * int(s.tables.exchange["prices"]["commission"]) // 100)


def proceeds(s: Regno, seat: int, place: int, good: int, n: int) -> int:
    """What a sale brings, commission taken. 10.1.6 10.1.8 C72"""
    florins = n * selling_value(s, seat, good)
    return florins - commission(s, place, florins)


def charge(s: Regno, place: int, good: int, n: int) -> int:
    """What a purchase costs with its commission. 10.1.7 10.1.8 C71"""
    florins = n * buying_value(s, good)
    return florins + commission(s, place, florins)


def affordable(s: Regno, seat: int, place: int, good: int, most: int) -> int:
    """How many units the seat can pay for, up to `most`."""
    return next((n for n in range(most, 0, -1) if charge(s, place, good, n) <= s.realms[seat].stock[FLORINS]), 0)


def sell(s: Regno, seat: int, place: int, good: int, n: int) -> None:
    """The bank takes goods, wherever they lay, and pays for them; the sale is recorded. 10.1.6 10.1.11 10.2.5"""
    florins = proceeds(s, seat, place, good, n)
    s.tell((SOLD, ALL, seat, good, n, florins))
    _tell_commission(s, seat, place, n * selling_value(s, seat, good))
    receive(s, seat, ((FLORINS, florins),) if florins else ())
    record_sale(s, good, n)


def buy(s: Regno, seat: int, place: int, good: int, n: int) -> None:
    """The bank is paid; the caller puts the goods where they belong. The purchase is recorded. 10.1.7 10.1.11"""
    florins = charge(s, place, good, n)
    s.tell((BOUGHT, ALL, seat, good, n, florins))
    _tell_commission(s, seat, place, n * buying_value(s, good))
    pay(s, seat, ((FLORINS, florins),))
    record_purchase(s, seat, good, n)


def record_sale(s: Regno, good: int, n: int) -> None:
    """All players' sales count together, by category; neutrals' and smugglers' too. 10.1.11 C75 C76 R19.3"""
    s.sold[s.tables.category[good]] += n


def record_purchase(s: Regno, seat: int, good: int, n: int) -> None:
    """All players' purchases count together; what a seat has bought in this activation is remembered for 10.3.11.
    10.1.11 C75"""
    s.bought[s.tables.category[good]] += n
    remember(s, seat, good, n)


def remember(s: Regno, seat: int, good: int, n: int) -> None:
    """Units of a good that a seat got for money in this activation: selling them on earns no bonus. 10.3.11"""
    realm = s.realms[seat]
    realm.imported = tuple(x + n * (i == good) for i, x in enumerate(realm.imported))


def end_season(s: Regno) -> None:
    """Bands move, each category by its own counters; these start anew, and so do the neutrals' purchases. There is no
    other reset. 10.1.12 10.1.13 10.1.14 10.1.15 10.2.7 C77 C78"""
    rules = s.tables.exchange["prices"]
    for category in range(len(CATEGORIES)):
        before, net = s.bands[category], s.bought[category] - s.sold[category]
        if not s.bought[category] and not s.sold[category]:
            step = (before < rules["base_band"]) - (before > rules["base_band"])
        else:
            step = (net >= rules["move_at"]) - (-net >= rules["move_at"])
        move_band(s, category, step)
    s.sold, s.bought = [0] * len(CATEGORIES), [0] * len(CATEGORIES)
    for place in s.tables.atlas.provinces:
        s.provinces[place].bought = (0,) * GOODS


def move_band(s: Regno, category: int, step: int) -> None:
    """A category moves so many bands, never past the first or the last; also by events. C78"""
    before = s.bands[category]
    s.bands[category] = min(len(s.tables.prices[category]), max(1, before + step))
    if s.bands[category] != before:
        s.tell((BAND, ALL, category, before, s.bands[category]))


def _tell_commission(s: Regno, seat: int, place: int, florins: int) -> None:
    taken = commission(s, place, florins)
    if taken:
        s.tell((COMMISSION, ALL, seat, place, taken))
