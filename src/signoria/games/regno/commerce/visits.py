"""A carrier's visit to a neutral settlement. 10.2.6 to 10.2.10, 10.6.2, 11.5.2"""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno.cards import in_force, number
from signoria.games.regno.carriers import capacity, carrier, spaces_left
from signoria.games.regno.commerce.exchange import BUY, SELL, affordable, buy, sell
from signoria.games.regno.commerce.ledger import SLAVES_LEFT, left, use
from signoria.games.regno.commerce.routes import change_cargo, neutral_settlements
from signoria.games.regno.costs import receive
from signoria.games.regno.ids import CARAVAN, FLORINS, GOODS, GOVERNMENT, REPUBLIC, SLAVES_ABOARD, URBANISM
from signoria.games.regno.kinds import CARRIER, FINISH, PLACE
from signoria.games.regno.pieces import Carrier
from signoria.games.regno.state import Regno
from signoria.games.regno.steps import Ask, Words
from signoria.kernel.menu import AMOUNT, Menu, Option, Refusal
from signoria.kernel.state import ALL
from signoria.kernel.verbs import NUMBER, SEAT, Signature

VISIT: Final = 110
SELL_SLAVES: Final = 111 | AMOUNT
VISITED: Final = 110
SLAVES_SOLD: Final = 111
MERCHANTS_WAY: Final = 112

VERBS: Final = (
    Signature(VISIT, "visit", ("place", PLACE)),
    Signature(SELL_SLAVES, "sell-slaves", ("n", NUMBER)),
)
EVENTS: Final = (
    Signature(VISITED, "visited", ("carrier", CARRIER), ("place", PLACE)),
    Signature(SLAVES_SOLD, "slaves-sold", ("seat", SEAT), ("n", NUMBER), ("florins", NUMBER)),
    Signature(MERCHANTS_WAY, "merchants-way", ("seat", SEAT), ("florins", NUMBER)),
)

VISITED_BEFORE: Final = Refusal("10.2.6", "visited")
SATURATED: Final = Refusal("10.2.7", "saturated")
ENOUGH: Final = Refusal("10.2.10", "visit-full")
NO_SPACE: Final = Refusal("10.2.10", "no-cargo-space")
TOO_DEAR: Final = Refusal("10.1.7", "too-dear")
NO_URBANISM: Final = Refusal("10.6.2", "needs-urbanism")
ENOUGH_SLAVES: Final = Refusal("10.6.2", "enough-slaves")


def offer_visits(s: Regno, seat: int, name: int, menu: Menu) -> None:
    """The settlements where the carrier stands, moved or not; one visit in an activation. 10.2.6 10.2.9 C81"""
    bar = VISITED_BEFORE if carrier(s, name).visited else None
    for place in neutral_settlements(s, seat, name):
        menu.add((VISIT, place), bar)


def begin_visit(s: Regno, seat: int, name: int, place: int) -> None:
    """10.2.6 10.2.9"""
    carrier(s, name).visited = True
    s.tell((VISITED, ALL, name, place))
    s.after(Visit(seat, name, place, capacity(s, name)))


def sells_there(s: Regno, place: int, good: int) -> int:
    """How many of a good the settlement still buys this season, from all players together, first come first served.
    10.2.7 C82 R18.2"""
    rules, bought = s.tables.exchange["neutral"], s.provinces[place].bought
    fair = in_force(s, "spring_fair")
    in_all = number(s, "buys") if fair else rules["buys"]
    alike = number(s, "of_one_kind") if fair else rules["of_one_kind"]
    return max(0, int(min(in_all - sum(bought), alike - bought[good])))


@final
class Visit(Ask):
    """Sales and purchases, `units` of them in all: no more than the carrier holds. 10.2.6 10.2.10"""

    def __init__(self, seat: int, name: int, place: int, units: int) -> None:
        self.seat, self.name, self.place, self.units = seat, name, place, units

    def asks(self, s: Regno) -> int:
        return 1 << self.seat

    def words(self, s: Regno, seat: int) -> Words:
        about = {"carrier": ("carrier", self.name), "place": ("place", self.place), "units": ("number", self.units)}
        return "visit", about

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        """Every good at the Exchange's price; purchases know no limit but the carrier. 10.2.6 10.2.7 10.2.8 10.2.10
        C75 R19.3"""
        x, space = carrier(s, self.name), spaces_left(s, self.name)
        for good in range(GOODS):
            self._offer_sale(s, x, good, menu)
            most = affordable(s, seat, self.place, good, min(self.units, space))
            menu.amount((BUY, good), 1, most)
            if not most and menu.explain:
                menu.add((BUY, good, 1), ENOUGH if not self.units else NO_SPACE if not space else TOO_DEAR)
        self._offer_slaves(s, x, menu)
        menu.add((FINISH,))

    def _offer_sale(self, s: Regno, x: Carrier, good: int, menu: Menu) -> None:
        there = sells_there(s, self.place, good)
        most = min(x.cargo[good], self.units, there)
        menu.amount((SELL, good), 1, most)
        if x.cargo[good] > most and menu.explain:
            menu.add((SELL, good, most + 1), SATURATED if there == most else ENOUGH)

    def _offer_slaves(self, s: Regno, x: Carrier, menu: Menu) -> None:
        """Two in an Order 4 at 20 each, whatever the Exchange says; no commission, no saturation. 10.1.5 10.6.2
        11.3.t1.r3"""
        if not x.cargo[SLAVES_ABOARD]:
            return
        if s.realms[self.seat].tech[URBANISM] < 3:
            menu.add((SELL_SLAVES, 1), NO_URBANISM)
            return
        most = min(x.cargo[SLAVES_ABOARD], self.units, left(s, self.seat, SLAVES_LEFT))
        menu.amount((SELL_SLAVES,), 1, most)
        if x.cargo[SLAVES_ABOARD] > most:
            menu.add((SELL_SLAVES, most + 1), ENOUGH if self.units == most else ENOUGH_SLAVES)

    def take(self, s: Regno, seat: int, option: Option) -> None:
        verb, n, x = option[0], option[-1], carrier(s, self.name)
        if verb == FINISH:
            return
        if verb == SELL:
            change_cargo(x, option[1], -n)
            sell(s, seat, self.place, option[1], n)
            p = s.provinces[self.place]
            p.bought = tuple(have + n * (i == option[1]) for i, have in enumerate(p.bought))
            merchants_way(s, seat, x)
        elif verb == BUY:
            buy(s, seat, self.place, option[1], n)
            change_cargo(x, option[1], n)
        else:
            florins = n * s.tables.exchange["slaves"]["price"]
            change_cargo(x, SLAVES_ABOARD, -n)
            use(s, seat, SLAVES_LEFT, n)
            s.tell((SLAVES_SOLD, ALL, seat, n, florins))
            receive(s, seat, ((FLORINS, florins),))
        s.after(Visit(self.seat, self.name, self.place, self.units - n))


def merchants_way(s: Regno, seat: int, x: Carrier) -> None:
    """The Republic's first sale from a Caravan in an Order 4 gives 10 Florins more, whoever bought. 11.5.2"""
    realm = s.realms[seat]
    knows = realm.government == REPUBLIC and realm.tech[GOVERNMENT] >= 1
    if x.kind == CARAVAN and knows and not realm.merchant_way:
        realm.merchant_way = True
        florins = s.tables.exchange["prices"]["merchants_way_bonus"]
        s.tell((MERCHANTS_WAY, ALL, seat, florins))
        receive(s, seat, ((FLORINS, florins),))
