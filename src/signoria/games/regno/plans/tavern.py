"""Captains of fortune: what each would do for the realm, and what it costs. 16.5, 16.6"""

from __future__ import annotations

from typing import Final

from signoria.games.regno.carriers import is_ship
from signoria.games.regno.dynasties import captains
from signoria.games.regno.ids import (
    ARCHER,
    CAPTAIN,
    CAPTAINS,
    CATAPULT,
    COURT_BRANCH,
    CROSSBOWMAN,
    FIRST_CAPTAIN,
    FLORINS,
    LIGHT_INFANTRY,
    MACHINES,
    PIKEMAN,
    PITCHFORK,
    SWORDSMAN,
)
from signoria.games.regno.pieces import Counts
from signoria.games.regno.plans import targets
from signoria.games.regno.plans.outlook import Outlook

BATTLES: Final = 1.3  # fights a year of a realm that has something to conquer …
QUIET: Final = 0.4  # … and of one that has not
A_SIXTH: Final = 5  # florins that one more chance in six to hit is worth in a fight
CALLED: Final = {name: i for i, name in enumerate(CAPTAINS)}
LED: Final = {  # whom a card helps in the first round
    CALLED["gualtiero_da_forli"]: (LIGHT_INFANTRY,),
    CALLED["biagio_il_guercio"]: (ARCHER,),
    CALLED["braccio_da_montone"]: (PIKEMAN, SWORDSMAN),
    CALLED["giovanni_acuto"]: (CROSSBOWMAN,),
    CALLED["castruccio_castracani"]: tuple(range(MACHINES)),
}
SAVED: Final = {CALLED["frate_giovanni"]: 10, CALLED["belisario"]: 12, CALLED["braccio_il_grande"]: 45}
GUNNER: Final = 20.0  # florins a fight of better catapults
SLAVER: Final = 6.0  # florins a fight of the slaves that Werner takes
SAPPER: Final = 12.0  # florins a fight and machine
ADMIRAL: Final = 25.0  # florins a year and ship …
LED_SHIPS: Final = 2  # … of at most so many
ESCORT: Final = 8  # florins a year that any commander is worth: a name with the army, a holder for a fief
MOST: Final = 2  # Captains that a realm wants


def best(o: Outlook) -> tuple[float, float, int]:
    """(net worth, price, person) of the card on show that pays best; a net worth of 0: none does."""
    return o.once("captain", lambda: _best(o))


def _best(o: Outlook) -> tuple[float, float, int]:
    if len(o.of_role(CAPTAIN)) >= MOST or o.years_left < 1:
        return 0.0, 0.0, -1
    best = 0.0, 0.0, -1
    for card in o.s.tavern:
        who = FIRST_CAPTAIN + card
        if o.tech[COURT_BRANCH] < o.s.tables.captain_rank[card]:
            continue
        price = float(sum(n for r, n in captains.hire_price(o.s, o.seat, who) if r == FLORINS))
        net = worth(o, card) - (price + captains.rank(o.s, who).florins * o.years_left) * o.thrift
        if net > best[0]:
            best = net, price, who
    return best


def promise(o: Outlook, level: int) -> float:
    """What a level of Court is worth for those on show whom it would let us hire."""
    cards = [c for c in o.s.tavern if o.s.tables.captain_rank[c] == level]
    return max((0.4 * worth(o, c) for c in cards), default=0.0)


def worth(o: Outlook, card: int) -> float:
    """Florins that a Captain is worth to the end of the game, what he costs apart."""
    troops = _troops(o)
    fights = o.years_left * (BATTLES if targets.ambition(o) is not None or o.enemies else QUIET)
    each = 0.0
    if card in LED:
        limit = o.s.tables.ranks[o.s.tables.captain_rank[card] - 1].command
        each = A_SIXTH * min(limit, sum(troops[u] for u in LED[card]))
    elif card in SAVED:
        each = float(SAVED[card])
    elif card == CALLED["mastro_jacopo"]:
        each = GUNNER * bool(troops[CATAPULT])
    elif card == CALLED["werner_von_urslingen"]:
        each = SLAVER
    if card == CALLED["belisario"]:
        each += SAPPER * sum(troops[MACHINES:PITCHFORK])
    sea = 0.0
    if card in (CALLED["jean_de_vienne"], CALLED["andrea_doria"]):
        ships = sum(x is not None and x.owner == o.seat and is_ship(x) for x in o.s.carriers)
        sea = ADMIRAL * o.years_left * min(LED_SHIPS, ships)
    return each * fights + sea + ESCORT * o.years_left


def _troops(o: Outlook) -> Counts:
    return targets.whole(o)
