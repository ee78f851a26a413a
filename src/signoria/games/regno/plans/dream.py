"""The way to the government's monument: what it still costs, whether it can be gone to its end, what to save for it.
11.4 to 11.7"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.games.regno.ids import (
    CASTLE,
    CATHEDRAL,
    CHURCH,
    CITY,
    COMMERCE,
    EMPIRE,
    ENGINEERING,
    FAIR,
    GOVERNMENT,
    MANOR,
    MARKET,
    MONARCHY,
    RELIGION,
    REPUBLIC,
    THEOCRACY,
    TOWER,
    URBANISM,
)
from signoria.games.regno.realm.territory import building_at

if TYPE_CHECKING:
    from signoria.games.regno.plans.outlook import Outlook

NEEDS: Final = {  # what the monument of a government stands on: branches with their levels
    MONARCHY: ((ENGINEERING, 4),),
    REPUBLIC: ((URBANISM, 3), (COMMERCE, 2)),
    EMPIRE: ((ENGINEERING, 4),),
    THEOCRACY: ((RELIGION, 3),),
}
BASES: Final = {  # … and buildings, in the order in which they are built
    MONARCHY: (TOWER, MANOR, CASTLE),
    REPUBLIC: (MARKET, FAIR),
    EMPIRE: (TOWER, MANOR, CASTLE),
    THEOCRACY: (CHURCH, CATHEDRAL),
}
BASE_LEVEL: Final = 2  # of the government, from which the base is built
LAST_COST: Final = 480  # florins for the monument itself, its goods reckoned
GROWN: Final = 160  # income of a production from which a realm thinks of its monument
SAVING_YEAR: Final = 4
GROWTH: Final = 1.2  # times the income of today that those to come will be on the average
SHARE: Final = 1.2  # productions whose florins will come in before the next step


def monument_cost(o: Outlook) -> float:
    """Florins that the way still costs, base buildings and goods reckoned."""
    t = o.s.tables
    total = float(sum(t.research[GOVERNMENT][o.tech[GOVERNMENT] :]))
    total += sum(sum(t.research[branch][o.tech[branch] : level]) for branch, level in NEEDS[o.realm.government])
    if o.realm.government == REPUBLIC:
        total += 0 if any(o.at(p).buildings >> FAIR & 1 for p in o.own) else 250
        total += 0 if any(o.at(p).settlement == CITY for p in o.own) else 200
    elif o.realm.government == THEOCRACY:
        total += 0 if any(o.at(p).buildings >> CATHEDRAL & 1 for p in o.own) else 350
    else:
        total += 0 if any(o.at(p).fortress >= CASTLE for p in o.own) else 550
    return total + LAST_COST


def steps_left(o: Outlook) -> int:
    """Orders that it still takes: each level one, the buildings two."""
    levels = sum(max(0, level - o.tech[branch]) for branch, level in NEEDS[o.realm.government])
    return 4 - o.tech[GOVERNMENT] + levels + 2


def leads_to(o: Outlook, branch: int, level: int) -> bool:
    """Is a level of a branch part of the way?"""
    return any(branch == b and level <= n for b, n in NEEDS[o.realm.government])


def is_base(o: Outlook, building: int) -> bool:
    """Will the monument stand on this building, and is there none yet?"""
    bases = BASES[o.realm.government]
    if building not in bases or o.tech[GOVERNMENT] < BASE_LEVEL or not can_dream(o):
        return False
    later = bases[bases.index(building) :]
    return not any(building_at(o.at(p), b) for p in o.own for b in later)


def can_dream(o: Outlook) -> bool:
    """Will there be money and time enough?"""
    return o.once("dream", lambda: _can_dream(o))


def _can_dream(o: Outlook) -> bool:
    money = o.florins - o.reserve + GROWTH * o.income * o.productions()
    return steps_left(o) <= o.seasons_left + 1 and money > monument_cost(o)


def dream_step(o: Outlook) -> float:
    """What each step of the way is worth, its price not taken off: the monument and the government's points shared out
    evenly. It begins when the realm has grown."""
    rules = o.s.tables.reconstruction["final"]
    points = rules["government_monument"] + rules["government4"]
    grown = min(1.0, o.income / GROWN)
    return float(grown * points * o.point / max(1, steps_left(o)))


def savings(o: Outlook) -> int:
    """Florins to be kept for the next step, from the year on in which the realm means it."""
    if o.s.year < SAVING_YEAR or o.realm.government not in NEEDS or not can_dream(o):
        return 0
    t = o.s.tables
    prices = [t.research[GOVERNMENT][o.tech[GOVERNMENT]]] if o.tech[GOVERNMENT] < 4 else []
    prices += [t.research[b][o.tech[b]] for b, level in NEEDS[o.realm.government] if o.tech[b] < level]
    if not prices:
        return 0
    return max(0, int(min(prices) - SHARE * o.income))
