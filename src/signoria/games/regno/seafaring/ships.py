"""Ships: what Orders 1, 2 and 4 do with them, gathered. 15.1 to 15.3

`shipyard` builds and repairs, `sailing` moves, `landing` ferries soldiers and people, `cargo` goods and inhabitants;
`naval`, `manoeuvre` and `broadside` fight; `prizes` and `sinking` say what becomes of the beaten.
"""

from __future__ import annotations

from typing import Final

from signoria.games.regno.carriers import carrier, carriers_of, is_operating, is_ship
from signoria.games.regno.ids import NOWHERE, PORT
from signoria.games.regno.kinds import CARRIER, PLACE
from signoria.games.regno.realm.territory import at_war
from signoria.games.regno.seafaring import cargo, landing, prizes, sailing, shipyard, sinking
from signoria.games.regno.seafaring.sailing import ATTACK_FLEET, MARCH, SAIL, TRADE, TRADE_VOYAGE
from signoria.games.regno.seafaring.shipyard import SHIPYARD, offer_shipyard, take_shipyard
from signoria.games.regno.seafaring.sinking import end_blockades, lift_blockade, lose_hull
from signoria.games.regno.state import Regno
from signoria.kernel.menu import Menu, Option, Refusal
from signoria.kernel.state import ALL
from signoria.kernel.verbs import Signature

BLOCKADE: Final = 314
BLOCKADED: Final = 297

VERBS: Final = (
    Signature(BLOCKADE, "blockade", ("ship", CARRIER), ("place", PLACE)),
    *(verb for part in (shipyard, sailing, landing, cargo, prizes) for verb in part.VERBS),
)
EVENTS: Final = (
    Signature(BLOCKADED, "blockaded", ("ship", CARRIER), ("place", PLACE)),
    *(event for part in (shipyard, sailing, landing, cargo, prizes, sinking) for event in part.EVENTS),
)
SAILING: Final = frozenset(
    (SAIL, TRADE_VOYAGE, ATTACK_FLEET, BLOCKADE, prizes.TAKE_PRIZE, cargo.STOW, cargo.DISCHARGE)
)  # the verbs of `offer_sailing`

NOT_OPERATING: Final = Refusal("15.3.4", "not-operating")
ELSEWHERE: Final = Refusal("15.3.1", "blockades-elsewhere")
NO_ENEMY_PORT: Final = Refusal("15.3.1", "no-enemy-port")


def offer_sailing(s: Regno, seat: int, menu: Menu, order: int) -> None:
    """What Order 2 (2) or Order 4 (4) may do with ships now. 15.2.2 15.2.3 15.3.1 15.4.1 15.6.8"""
    sailing.offer_voyages(s, seat, menu, order)
    if order != MARCH:
        cargo.offer_cargo(s, seat, menu)
        return
    for sea in dict.fromkeys(carrier(s, i).place for i in carriers_of(s, seat) if is_ship(carrier(s, i))):
        sailing.offer_attacks(s, seat, menu, sea)
    _offer_blockades(s, seat, menu)
    prizes.offer_prizes(s, seat, menu)


def take_sailing(s: Regno, seat: int, option: Option) -> None:
    """Carry one out; what follows is pushed."""
    verb = option[0]
    if verb in (SAIL, TRADE_VOYAGE):
        sailing.begin_voyage(s, seat, option[1], MARCH if verb == SAIL else TRADE)
    elif verb == ATTACK_FLEET:
        sailing.attack(s, seat, option[1], option[2])
    elif verb == BLOCKADE:
        x = carrier(s, option[1])
        lift_blockade(s, option[1])
        x.port, x.moved = option[2], s.round
        s.tell((BLOCKADED, ALL, option[1], option[2]))
    elif verb == prizes.TAKE_PRIZE:
        prizes.take_over(s, seat, option[2], option[1])
    else:
        cargo.take_cargo(s, seat, option)


def _offer_blockades(s: Regno, seat: int, menu: Menu) -> None:
    """An operating warship may blockade a Port of an enemy on its sea, and then stays there in this season; whether it
    blockades another one it says before. 15.3.1 15.3.4 C88 R1.6"""
    for name in carriers_of(s, seat):
        x = carrier(s, name)
        if not is_ship(x):
            continue
        for place in s.tables.atlas.shores[x.place]:
            p = s.provinces[place]
            if not p.buildings >> PORT & 1 or p.owner == seat or x.port == place:
                continue
            enemy = None if p.owner >= 0 and at_war(s, seat, p.owner) else NO_ENEMY_PORT
            busy = ELSEWHERE if x.port != NOWHERE and x.moved == s.round else None
            menu.add((BLOCKADE, name, place), enemy or busy or (None if is_operating(s, x) else NOT_OPERATING))


__all__ = [
    "SHIPYARD",
    "end_blockades",
    "lose_hull",
    "offer_shipyard",
    "take_shipyard",
]
