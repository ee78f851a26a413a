"""Order 4, trade: internal market, Caravans, and the turns of the carriers. 10.1 to 10.4, 10.6 and R6.4"""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno.carriers import free_name, launch
from signoria.games.regno.commerce import carrying
from signoria.games.regno.commerce.exchange import BUY, SELL, affordable, buy, sell
from signoria.games.regno.commerce.ledger import CARAVANS_LEFT, MARKET_LEFT, left, open_ledger, use
from signoria.games.regno.costs import can_pay, pay, price
from signoria.games.regno.free import OPENING, offer_free, take_free
from signoria.games.regno.ids import CARAVAN, COMMERCE, GOODS, NOWHERE, TOWN
from signoria.games.regno.kinds import CARRIER, FINISH, PLACE
from signoria.games.regno.realm.territory import provinces_of
from signoria.games.regno.reconstruction import merchants
from signoria.games.regno.seafaring import ships
from signoria.games.regno.state import Regno
from signoria.games.regno.steps import Ask, Words
from signoria.kernel.menu import Menu, Option, Refusal
from signoria.kernel.state import ALL, Step
from signoria.kernel.verbs import SEAT, Signature

BUY_CARAVAN: Final = 115
CARAVAN_BOUGHT: Final = 117

VERBS: Final = (Signature(BUY_CARAVAN, "buy-caravan", ("place", PLACE)),)
EVENTS: Final = (Signature(CARAVAN_BOUGHT, "caravan-bought", ("seat", SEAT), ("carrier", CARRIER), ("place", PLACE)),)

MARKET_FULL: Final = Refusal("10.1.9", "market-full")
TOO_DEAR: Final = Refusal("10.1.7", "too-dear")
NO_COMMERCE: Final = Refusal("10.2.11", "needs-commerce1")
ENOUGH_CARAVANS: Final = Refusal("10.2.11", "enough-caravans")
NO_CARAVAN: Final = Refusal("R1.5", "no-caravan")
NO_TOWN: Final = Refusal("10.2.11", "no-town")
UNDER_SIEGE: Final = Refusal("C147", "besieged-carrier")
CARAVAN_TOO_DEAR: Final = Refusal("10.2.11", "caravan-too-dear")


@final
class Trade(Ask):
    """All of the list of R6.4, once each, in any order; `Realm.trading` says what is left. R6.4"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Regno) -> int:
        return 0 if s.realms[self.seat].out else 1 << self.seat

    def words(self, s: Regno, seat: int) -> Words:
        return "trade", {"goods": ("number", left(s, seat, MARKET_LEFT))}

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        _offer_market(s, seat, menu)
        carrying.offer_turns(s, seat, menu)
        ships.offer_sailing(s, seat, menu, 4)
        _offer_caravans(s, seat, menu)
        merchants.offer_hails(s, seat, NOWHERE, menu)
        menu.add((FINISH,))
        offer_free(s, seat, menu)

    def opened_by(self, s: Regno, seat: int) -> frozenset[int]:
        return OPENING[4]

    def take(self, s: Regno, seat: int, option: Option) -> None:
        verb = option[0]
        if verb == FINISH:
            return
        if take_free(s, seat, option):
            pass
        elif verb in ships.SAILING:
            ships.take_sailing(s, seat, option)
        elif verb in (BUY, SELL):
            _trade_inside(s, seat, option)
        elif verb == carrying.CARRY:
            carrying.open_turn(s, seat, option[1])
        elif verb == BUY_CARAVAN:
            _buy_caravan(s, seat, option[1])
        else:
            merchants.begin_hail(s, seat, NOWHERE, option[1])
        s.after(self)


def begin(s: Regno, seat: int) -> Step[Regno]:
    """The step that carries the Order out for a seat."""
    open_ledger(s, seat)
    return Trade(seat)


def _offer_market(s: Regno, seat: int, menu: Menu) -> None:
    """The internal market: goods of the central reserve, without carrier or technology, also under siege; the
    capital's buildings decide the commission. 10.1.9 10.1.10 C73 C74"""
    realm, units = s.realms[seat], left(s, seat, MARKET_LEFT)
    for good in range(GOODS):
        most = min(units, realm.stock[good])
        menu.amount((SELL, good), 1, most)
        if realm.stock[good] > most:
            menu.add((SELL, good, most + 1), MARKET_FULL)
        most = affordable(s, seat, realm.capital, good, units)
        menu.amount((BUY, good), 1, most)
        menu.add((BUY, good, most + 1), MARKET_FULL if most == units else TOO_DEAR)


def _trade_inside(s: Regno, seat: int, option: Option) -> None:
    """10.1.9 10.1.10"""
    verb, good, n = option
    realm = s.realms[seat]
    use(s, seat, MARKET_LEFT, n)
    if verb == SELL:
        realm.stock[good] -= n
        sell(s, seat, realm.capital, good, n)
    else:
        buy(s, seat, realm.capital, good, n)
        realm.stock[good] += n


def _offer_caravans(s: Regno, seat: int, menu: Menu) -> None:
    """Up to two new Caravans, in Towns and Cities, while the seat has pieces. 10.2.11 11.1.t1.r7 R1.5 C68 C147"""
    cost = price(s, seat, s.tables.ships[CARAVAN].cost)
    bar: Refusal | None = None
    if s.realms[seat].tech[COMMERCE] < 1:
        bar = NO_COMMERCE
    elif not left(s, seat, CARAVANS_LEFT):
        bar = ENOUGH_CARAVANS
    elif free_name(s, seat, CARAVAN) == NOWHERE:
        bar = NO_CARAVAN
    elif not can_pay(s, seat, cost):
        bar = CARAVAN_TOO_DEAR
    if bar is not None and not menu.explain:
        return
    for place in provinces_of(s, seat):
        p = s.provinces[place]
        here = NO_TOWN if p.settlement < TOWN else UNDER_SIEGE if p.besieger != NOWHERE else None
        menu.add((BUY_CARAVAN, place), bar or here)


def _buy_caravan(s: Regno, seat: int, place: int) -> None:
    """It does not move in this season. 10.2.11 10.2.12"""
    pay(s, seat, price(s, seat, s.tables.ships[CARAVAN].cost))
    use(s, seat, CARAVANS_LEFT)
    name = launch(s, seat, CARAVAN, place)
    bought = s.carriers[name]
    assert bought is not None
    bought.bought = s.round
    s.tell((CARAVAN_BOUGHT, ALL, seat, name, place))
