"""Mobile neutral merchants: what they carry is secret until they show it. R18.7, 10.5.10

Whoever has Espionage 2 sees their goods before (the view leaves them open to it); others learn how many they carry, and
what, when a carrier or an army hails them.
"""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno.cards import in_force
from signoria.games.regno.carriers import carrier, spaces_left
from signoria.games.regno.commerce.exchange import buying_value, record_purchase
from signoria.games.regno.commerce.ledger import TURNS, left, use
from signoria.games.regno.commerce.routes import ISOLATED, change_cargo, is_isolated
from signoria.games.regno.costs import pay
from signoria.games.regno.ids import (
    CARAVAN,
    FIRST_MERCHANT,
    FIRST_PIRATE,
    FLORINS,
    GOODS,
    NEUTRAL,
    NOWHERE,
)
from signoria.games.regno.kinds import CARRIER, FINISH, GOODS_KIND, PLACE, RESOURCE
from signoria.games.regno.lots import one_of
from signoria.games.regno.pieces import Carrier, new_carrier
from signoria.games.regno.realm.territory import soldiers_at
from signoria.games.regno.state import S_MERCHANTS, S_WORLD, Regno
from signoria.games.regno.steps import Ask, Words
from signoria.kernel.menu import AMOUNT, Menu, Option, Refusal
from signoria.kernel.state import ALL
from signoria.kernel.verbs import NUMBER, SEAT, Signature

HAIL: Final = 500
BUY_CARGO: Final = 501 | AMOUNT
SHOWN: Final = 500
CARGO_BOUGHT: Final = 501
MERCHANT_MOVED: Final = 502
RESTOCKED: Final = 503

VERBS: Final = (
    Signature(HAIL, "hail", ("carrier", CARRIER)),
    Signature(BUY_CARGO, "buy-cargo", ("resource", RESOURCE), ("n", NUMBER)),
)
EVENTS: Final = (
    Signature(SHOWN, "merchant-showed", ("seat", SEAT), ("carrier", CARRIER), ("goods", GOODS_KIND)),
    Signature(
        CARGO_BOUGHT,
        "cargo-bought",
        ("seat", SEAT),
        ("carrier", CARRIER),
        ("resource", RESOURCE),
        ("n", NUMBER),
        ("florins", NUMBER),
    ),
    Signature(MERCHANT_MOVED, "merchant-moved", ("carrier", CARRIER), ("place", PLACE)),
    Signature(RESTOCKED, "merchant-restocked", ("carrier", CARRIER), ("n", NUMBER)),
)

HAILED: Final = Refusal("R18.7", "hailed-already")
SOLD_OUT: Final = Refusal("R18.7", "sold-out")


def merchants(s: Regno) -> list[int]:
    """Those on the map; one that its captor has left lies where it is."""
    return [i for i in range(FIRST_MERCHANT, FIRST_PIRATE) if (x := s.carriers[i]) is not None and not x.abandoned]


def set_out(s: Regno) -> None:
    """Where the scenario places them, each with three random goods face down; the schematic one has none.
    R18.7 10.5.10 R19.1"""
    for i, (kind, place) in enumerate(s.tables.atlas.merchants):
        s.carriers[FIRST_MERCHANT + i] = new_carrier(NEUTRAL, kind, place)
        ship = s.tables.ships[kind]
        x = carrier(s, FIRST_MERCHANT + i)
        x.hull, x.sails, x.crew = ship.hull, ship.sails, ship.crew
        _stock(s, x)


def end_season(s: Regno) -> None:
    """Those sold out take new goods aboard; then each moves one link or sea at random, where a Caravan may go. R18.7
    R18.2 R18.4 R18.6"""
    for name in merchants(s):
        x = carrier(s, name)
        if not any(x.cargo):
            _stock(s, x)
            s.tell((RESTOCKED, ALL, name, sum(x.cargo)))
        ways = [p for p in s.tables.atlas.neighbours[x.place] if x.kind != CARAVAN or _may_go(s, x.place, p)]
        if ways:
            x.place = one_of(s, S_WORLD, "place", ways)
            s.tell((MERCHANT_MOVED, ALL, name, x.place))


def _stock(s: Regno, x: Carrier) -> None:
    for good in s.draw(S_MERCHANTS, s.tables.reconstruction["merchants"]["goods"], GOODS):
        change_cargo(x, good, 1)


def _may_go(s: Regno, here: int, there: int) -> bool:
    """No way into a horde, a siege, an isolated realm or over a flooded river."""
    flooded = (here, there) in s.tables.atlas.rivers and in_force(s, "floods")
    ends = [s.provinces[here], s.provinces[there]]
    shut = any(p.horde or p.besieger != NOWHERE or is_isolated(s, p.owner) for p in ends)
    return not flooded and not shut


def offer_hails(s: Regno, seat: int, name: int, menu: Menu, hailed: int = 0) -> None:
    """The merchants in the area of a carrier, each once in its turn and beside its visit (`hailed`: their bits), or
    (`name` NOWHERE) of an army of the seat, each once in an Order. R18.6 R18.7"""
    for merchant in merchants(s):
        m = carrier(s, merchant)
        if name == NOWHERE:
            if m.kind != CARAVAN or not soldiers_at(s, m.place, seat):
                continue
            bar = HAILED if left(s, seat, TURNS) >> 2 * merchant & 1 else None
        else:
            x = carrier(s, name)
            if x.place != m.place:
                continue
            abroad = x.kind != CARAVAN or s.provinces[x.place].owner != seat
            met = HAILED if hailed & bit_of(merchant) else None
            bar = ISOLATED if abroad and is_isolated(s, seat) else met
        menu.add((HAIL, merchant), bar or (None if sum(m.cargo) else SOLD_OUT))


def bit_of(merchant: int) -> int:
    """What notes that a carrier has hailed it."""
    return 1 << merchant - FIRST_MERCHANT


def begin_hail(s: Regno, seat: int, name: int, merchant: int) -> None:
    """It shows its goods to all: for those without Espionage 2 something secret comes to light. R18.7"""
    if name == NOWHERE:
        use(s, seat, TURNS, -(1 << 2 * merchant))
    goods = carrier(s, merchant).cargo[:GOODS]
    s.barrier += 1
    s.tell((SHOWN, ALL, seat, merchant, tuple((good, n) for good, n in enumerate(goods) if n)))
    s.after(Dealing(seat, name, merchant, goods))


@final
class Dealing(Ask):
    """Buying the goods shown, at the bank's price; a merchant is his own market, so no commission. They go into the
    carrier, or from an army to the reserve. Each purchase takes some of what is shown. R18.7 10.1.7"""

    def __init__(self, seat: int, name: int, merchant: int, goods: tuple[int, ...]) -> None:
        self.seat, self.name, self.merchant, self.goods = seat, name, merchant, goods

    def asks(self, s: Regno) -> int:
        return 1 << self.seat

    def words(self, s: Regno, seat: int) -> Words:
        return "merchant", {"carrier": ("carrier", self.merchant)}

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        space = sum(self.goods) if self.name == NOWHERE else spaces_left(s, self.name)
        for good, n in enumerate(self.goods):
            menu.amount((BUY_CARGO, good), 1, min(n, space, s.realms[seat].stock[FLORINS] // buying_value(s, good)))
        menu.add((FINISH,))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        if option[0] == FINISH:
            return
        good, n = option[1], option[2]
        florins = n * buying_value(s, good)
        pay(s, seat, ((FLORINS, florins),))
        record_purchase(s, seat, good, n)
        change_cargo(carrier(s, self.merchant), good, -n)
        s.tell((CARGO_BOUGHT, ALL, seat, self.merchant, good, n, florins))
        if self.name == NOWHERE:
            s.realms[seat].stock[good] += n
        else:
            change_cargo(carrier(s, self.name), good, n)
        rest = tuple(have - n * (i == good) for i, have in enumerate(self.goods))
        s.after(Dealing(seat, self.name, self.merchant, rest))
