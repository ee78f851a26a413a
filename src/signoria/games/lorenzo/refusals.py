"""Why a candidate is barred: one constant a reason, with its clause. Words: `why-REASON` in words/*.ftl."""

from __future__ import annotations

from typing import Any, Final

from signoria.games.lorenzo.grammar import PLACE
from signoria.games.lorenzo.houses.grammar import TAKE_BACK
from signoria.games.lorenzo.resources import COIN, FLOORS, MP, SERVANT, SPECIAL_FLOORS
from signoria.kernel.menu import Option, Refusal

CLOSED: Final = Refusal("L-7", "closed", ("number",), lambda s, seat, o: (s.seats,))
OCCUPIED: Final = Refusal("L-19", "occupied")
NO_CARD: Final = Refusal("L-27", "no-card")
OWN_COLOUR_TOWER: Final = Refusal("L-24", "own-colour-tower")
OWN_COLOUR_WORK: Final = Refusal("L-50", "own-colour-work")
NO_MARKET: Final = Refusal("L-71", "no-market")
NOT_MET: Final = Refusal("L-74", "requirement")
NOBODY_TO_COPY: Final = Refusal("L-83", "nobody-to-copy")
USED: Final = Refusal("L-76", "used")
NO_MEMBER_TO_RAISE: Final = Refusal("L-79", "no-member-to-raise")
MUST_PLACE: Final = Refusal("L-14", "must-place")
TOO_LITTLE_STOCK: Final = Refusal("L-56", "stock")
WRONG_TYPE: Final = Refusal("L-36", "wrong-type")
NO_FAITH: Final = Refusal("R-36", "no-faith")


def _room(s: Any, seat: int, o: Option) -> tuple[object, ...]:
    """Cards of the type that the player can have: six, characters of Medici eight. L-31 R-40"""
    space = o[2] if o[0] == PLACE else o[1]
    card = o[1] if o[0] == TAKE_BACK else s.floor_card[space - FLOORS]
    kind = s.tables.cards[card].type if o[0] == TAKE_BACK or space >= SPECIAL_FLOORS else (space - FLOORS) >> 2
    return (s.players[seat].powers_.most[kind],)


def _toll(s: Any, seat: int, o: Option) -> tuple[object, ...]:
    return s.tables.toll, s.players[seat].stock[COIN]


def _military(s: Any, seat: int, o: Option) -> tuple[object, ...]:
    p = s.players[seat]
    count = len(p.cards[0])
    return count + 1, s.tables.territory_need[count], p.stock[MP]


def _servants(s: Any, seat: int, o: Option) -> tuple[object, ...]:
    return o[-1], s.players[seat].stock[SERVANT]


SIX_CARDS: Final = Refusal("L-31", "six-cards", ("number",), _room)
TOLL: Final = Refusal("L-26", "toll", ("number", "number"), _toll)
MILITARY: Final = Refusal("L-32", "military", ("number", "number", "number"), _military)
VALUE: Final = Refusal("L-16", "value", ("number", "number"), _servants)
COST_SERVANTS: Final = Refusal("L-29", "cost-servants", ("number", "number"), _servants)
CANNOT_PAY: Final = Refusal("R-28", "cannot-pay")
NO_CHARACTER: Final = Refusal("R-31", "no-character")
HIGHEST_BID: Final = Refusal("HR-57", "highest-bid", ("number",), lambda s, seat, o: (s.tables.houses.highest_bid,))
NO_LEADER: Final = Refusal("HR-31", "no-leader")
NO_EFFECT: Final = Refusal("R-26", "no-effect")
ABOVE_VALUE: Final = Refusal("HR-32", "above-value")


def _exchange(s: Any, seat: int, o: Option) -> tuple[object, ...]:
    return (s.tables.houses.families[o[1]].exchange[0],)


EXCHANGE_OF_DELLA_SCALA: Final = Refusal("R-36", "exchange", ("goods",), _exchange)
EXCHANGE_OF_ESTE: Final = Refusal("R-37", "exchange", ("goods",), _exchange)
SPECIAL_CARD: Final = Refusal("R-38", "special-card")
NOTHING_LEFT: Final = Refusal("R-38", "nothing-left")
OTHER_TYPE: Final = Refusal("R-24", "other-type")
CHOSEN: Final = Refusal("L-46", "chosen")
EMPTY_STORE: Final = Refusal("HR-16", "empty-store")
ITSELF: Final = Refusal("HR-29", "itself")
SET_IT_GOING: Final = Refusal("HR-29", "set-it-going")
ACTIVATED: Final = Refusal("HR-30", "activated")
HOLDS_TOKEN: Final = Refusal("HR-24", "holds-token")
AWAKE: Final = Refusal("R-43", "awake")
