"""What an Order 4 has left to do, in `Realm.trading`: each thing of its list once. R6.4"""

from __future__ import annotations

from typing import Final

from signoria.games.regno.ids import CARAVAN, LOGGIA
from signoria.games.regno.pieces import Carrier
from signoria.games.regno.realm.territory import functioning, is_monument, provinces_of
from signoria.games.regno.state import Regno

MARKET_LEFT: Final = 0  # goods that the internal market still takes or gives
CARAVANS_LEFT: Final = 1  # Caravans that may still be bought
SLAVES_LEFT: Final = 2  # slaves that neutrals still buy
SMUGGLING_LEFT: Final = 3
TURNS: Final = 4  # carriers that have had their turn: bit 2 * name; a ship's second turn, after sailing: the next bit


def open_ledger(s: Regno, seat: int) -> None:
    """An Order 4 begins. The internal market takes two goods, eight in all with an active Loggia; bonuses tied to this
    Order or activation start anew. 10.1.9 11.5.9 C73 11.5.2 10.3.11"""
    rules = s.tables.exchange
    loggia = any(functioning(s, p, LOGGIA) and is_monument(s, p, LOGGIA) for p in provinces_of(s, seat))
    goods = rules["internal_market"]["loggia" if loggia else "goods"]
    s.realms[seat].trading = (goods, rules["caravan"]["bought_per_order"], rules["slaves"]["per_order"], 1, 0)
    s.realms[seat].merchant_way = False
    for realm in s.realms:
        realm.imported = (0,) * len(realm.imported)


def left(s: Regno, seat: int, what: int) -> int:
    """How many of a thing are left in this Order 4."""
    return s.realms[seat].trading[what]


def use(s: Regno, seat: int, what: int, n: int = 1) -> None:
    """So many fewer are left."""
    s.realms[seat].trading = tuple(x - n * (i == what) for i, x in enumerate(s.realms[seat].trading))


def turn_bit(x: Carrier, name: int) -> int:
    """A Caravan has one turn, a ship one before it sails and one after."""
    return 1 << 2 * name + (x.kind != CARAVAN and x.place != x.start)


def had_turn(s: Regno, seat: int, x: Carrier, name: int) -> bool:
    return bool(left(s, seat, TURNS) & turn_bit(x, name))


def take_turn(s: Regno, seat: int, x: Carrier, name: int) -> None:
    use(s, seat, TURNS, -turn_bit(x, name))
