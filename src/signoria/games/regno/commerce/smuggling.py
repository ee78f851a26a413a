"""Smuggling: once in an activation, in place of a carrier's visit. 10.4"""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno.carriers import carrier
from signoria.games.regno.commerce.exchange import record_sale, selling_value
from signoria.games.regno.commerce.ledger import SMUGGLING_LEFT, left, use
from signoria.games.regno.commerce.routes import change_cargo, guards, is_isolated, neutral_settlements, shores
from signoria.games.regno.commerce.visits import merchants_way
from signoria.games.regno.costs import can_pay, pay, receive
from signoria.games.regno.deeds import deed
from signoria.games.regno.fights import new_naval
from signoria.games.regno.ids import CARAVAN, COMMERCE, ESPIONAGE, FLORINS, GOODS, NOWHERE, PORT, SMUGGLING
from signoria.games.regno.kinds import CANCEL, CARRIER, PLACE, RESOURCE
from signoria.games.regno.map import is_sea
from signoria.games.regno.pieces import Carrier
from signoria.games.regno.realm.territory import at_war
from signoria.games.regno.seafaring.naval import Calm, NavalFight
from signoria.games.regno.state import S_SMUGGLING, Regno
from signoria.games.regno.steps import Ask, Words
from signoria.games.regno.tables import Goods
from signoria.kernel.menu import Menu, Option, Refusal
from signoria.kernel.state import ALL, Step
from signoria.kernel.verbs import NUMBER, SEAT, Signature

SMUGGLE: Final = 112
DECLARE: Final = 113
RUN: Final = 114
SMUGGLED: Final = 113
SEIZED: Final = 114
ROLLED: Final = 115
GUARDED: Final = 116

VERBS: Final = (
    Signature(SMUGGLE, "smuggle", ("place", PLACE)),
    Signature(DECLARE, "declare-goods", ("resource", RESOURCE)),
    Signature(RUN, "run-goods"),
)
EVENTS: Final = (
    Signature(ROLLED, "smuggling-rolled", ("seat", SEAT), ("carrier", CARRIER), ("die", NUMBER), ("bonus", NUMBER)),
    Signature(SMUGGLED, "smuggled", ("seat", SEAT), ("resource", RESOURCE), ("florins", NUMBER)),
    Signature(SEIZED, "contraband-seized", ("seat", SEAT), ("resource", RESOURCE)),
    Signature(GUARDED, "smuggler-intercepted", ("seat", SEAT), ("guard", SEAT), ("place", PLACE)),
)

NO_COMMERCE: Final = Refusal("10.4.1", "needs-commerce3")
ONCE: Final = Refusal("10.4.1", "smuggled-already")
HAS_VISITED: Final = Refusal("10.4.8", "visited-already")
NO_FEE: Final = Refusal("10.4.3", "no-fee")
EMPTY: Final = Refusal("10.4.3", "nothing-loaded")


def places(s: Regno, seat: int, name: int) -> list[int]:
    """Neutral settlements, and for a ship the coasts with a Port of a realm at war. 10.4.1 C88 R18.6"""
    x = carrier(s, name)
    found = neutral_settlements(s, seat, name)
    if x.kind != CARAVAN:
        for p in shores(s, x):
            there = s.provinces[p]
            enemy = there.owner >= 0 and at_war(s, seat, there.owner)
            if enemy and there.buildings >> PORT & 1 and not is_isolated(s, seat) and not is_isolated(s, there.owner):
                found.append(p)
    return found


def offer_smuggling(s: Regno, seat: int, name: int, menu: Menu) -> None:
    """10.4.1 10.4.3 10.4.8 11.3.t1.r7"""
    x = carrier(s, name)
    bar: Refusal | None = None
    if s.realms[seat].tech[COMMERCE] < 3:
        bar = NO_COMMERCE
    elif not left(s, seat, SMUGGLING_LEFT):
        bar = ONCE
    elif x.visited:
        bar = HAS_VISITED
    elif not any(x.cargo[:GOODS]):
        bar = EMPTY
    elif not can_pay(s, seat, fee(s)):
        bar = NO_FEE
    if bar is None or menu.explain:
        for place in places(s, seat, name):
            menu.add((SMUGGLE, place), bar)


def fee(s: Regno) -> Goods:
    """10.4.3"""
    return ((FLORINS, s.tables.exchange["smuggling"]["fee"]),)


def begin_smuggling(s: Regno, seat: int, name: int, place: int) -> None:
    """Declare, then meet."""
    s.after(Smuggle(seat, name, place, ()))


@final
class Smuggle(Ask):
    """Which goods: up to two of those loaded, then the run. 10.4.3"""

    def __init__(self, seat: int, name: int, place: int, goods: tuple[int, ...]) -> None:
        self.seat, self.name, self.place, self.goods = seat, name, place, goods

    def asks(self, s: Regno) -> int:
        return 1 << self.seat

    def composing(self) -> bool:
        return True

    def words(self, s: Regno, seat: int) -> Words:
        about = {"carrier": ("carrier", self.name), "place": ("place", self.place), "n": ("number", len(self.goods))}
        return "smuggle", about

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        x = carrier(s, self.name)
        if len(self.goods) < s.tables.exchange["smuggling"]["goods"]:
            for good in range(GOODS):
                if x.cargo[good] > self.goods.count(good):
                    menu.add((DECLARE, good))
        if self.goods:
            menu.add((RUN,))
        menu.add((CANCEL,))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        """The meeting is this activation's only one and the carrier's visit. 10.4.1 10.4.8"""
        if option[0] == DECLARE:
            s.after(Smuggle(seat, self.name, self.place, (*self.goods, option[1])))
        elif option[0] == RUN:
            use(s, seat, SMUGGLING_LEFT)
            carrier(s, self.name).visited = True
            s.after(Meeting(seat, self.name, self.place, self.goods, carrier(s, self.name).place, 0))


@final
class Meeting(Step[Regno]):
    """In a guarded sea each guard intercepts first; the carrier that is still there and loaded makes its roll.

    `met`: bits of the seats that have fought for the passage.
    """

    def __init__(self, seat: int, name: int, place: int, goods: tuple[int, ...], where: int, met: int) -> None:
        self.seat, self.name, self.place, self.goods = seat, name, place, goods
        self.where, self.met = where, met

    def act(self, s: Regno) -> None:
        """10.4.2"""
        x = s.carriers[self.name]
        if x is None or x.owner != self.seat or x.abandoned or x.place != self.where:
            return
        guard = self._guard(s)
        if guard != NOWHERE:
            s.tell((GUARDED, ALL, self.seat, guard, self.where))
            s.naval = new_naval(self.where, guard, self.seat)
            met = self.met | 1 << guard
            s.then([NavalFight(), Calm(), Meeting(self.seat, self.name, self.place, self.goods, self.where, met)])
        elif all(x.cargo[g] >= self.goods.count(g) for g in self.goods) and can_pay(s, self.seat, fee(s)):
            roll(s, self.seat, self.name, x, self.goods)

    def _guard(self, s: Regno) -> int:
        if not is_sea(self.where):
            return NOWHERE
        return next((g for g in guards(s, self.seat, self.where) if not self.met >> g & 1), NOWHERE)


def roll(s: Regno, seat: int, name: int, x: Carrier, goods: tuple[int, ...]) -> None:
    """The fee is spent whatever falls. No trait helps; Espionage 2 does. Who fails loses the goods and a point and
    is back where its activation began. 10.4.3 10.4.5 10.4.6 10.4.7 11.1.t1.r8 C89"""
    rules = s.tables.exchange["smuggling"]
    pay(s, seat, fee(s))
    bonus = rules["espionage2"] if s.realms[seat].tech[ESPIONAGE] >= 2 else 0
    die = s.draw(S_SMUGGLING, 1, 6)[0] + 1
    s.tell((ROLLED, ALL, seat, name, die, bonus))
    if die + bonus >= rules["success"]:
        _sell(s, seat, x, goods)
        return
    for good in goods:
        change_cargo(x, good, -1)
        s.tell((SEIZED, ALL, seat, good))
    deed(s, seat, SMUGGLING, rules["vp"])
    x.place = x.start


def _sell(s: Regno, seat: int, x: Carrier, goods: tuple[int, ...]) -> None:
    """At the band, less the Embargo, plus a premium: no commission, and the neutral's six are not touched; the
    Exchange counts it. 10.4.4 C76 C90"""
    for good in goods:
        florins = selling_value(s, seat, good) + s.tables.exchange["smuggling"]["premium"]
        change_cargo(x, good, -1)
        record_sale(s, good, 1)
        s.tell((SMUGGLED, ALL, seat, good, florins))
        receive(s, seat, ((FLORINS, florins),))
    merchants_way(s, seat, x)
