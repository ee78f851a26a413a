"""The way to the government's monument: what it still costs, whether it can be gone to its end, what to save for it.
11.4 to 11.7"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.games.regno.ids import (
    CASTLE,
    CATHEDRAL,
    CITY,
    COMMERCE,
    COMMON,
    EMPIRE,
    ENGINEERING,
    FAIR,
    GOVERNMENT,
    MONARCHY,
    RELIGION,
    REPUBLIC,
    THEOCRACY,
    URBANISM,
)

if TYPE_CHECKING:
    from signoria.games.regno.plans.outlook import Outlook

NEEDS: Final = {  # what the monument of a government stands on: (branch, level)
    MONARCHY: (ENGINEERING, 4),
    REPUBLIC: (URBANISM, 3),
    EMPIRE: (ENGINEERING, 4),
    THEOCRACY: (RELIGION, 3),
}
LAST_COST: Final = 480  # florins for the monument itself, its goods reckoned
GROWN: Final = 160  # income of a production from which a realm thinks of its monument
SAVING_YEAR: Final = 4
SHARE: Final = 1.2  # productions whose florins will come in before the next step


def monument_cost(o: Outlook) -> float:
    """Florins that the way still costs, base buildings and goods reckoned."""
    t, (branch, level) = o.s.tables, NEEDS[o.realm.government]
    total = float(sum(t.research[GOVERNMENT][o.tech[GOVERNMENT] :]))
    total += sum(t.research[branch][o.tech[branch] : level])
    if o.realm.government == REPUBLIC:
        total += sum(t.research[COMMERCE][o.tech[COMMERCE] : 2])
        total += 0 if any(o.at(p).buildings >> FAIR & 1 for p in o.own) else 250
        total += 0 if any(o.at(p).settlement == CITY for p in o.own) else 200
    elif o.realm.government == THEOCRACY:
        total += 0 if any(o.at(p).buildings >> CATHEDRAL & 1 for p in o.own) else 350
    else:
        total += 0 if any(o.at(p).fortress >= CASTLE for p in o.own) else 550
    return total + LAST_COST


def steps_left(o: Outlook) -> int:
    """Orders that it still takes: each level one, the buildings two."""
    branch, level = NEEDS[o.realm.government]
    return 4 - o.tech[GOVERNMENT] + max(0, level - o.tech[branch]) + 2


def can_dream(o: Outlook) -> bool:
    """Will there be money and time enough?"""
    return o.once("dream", lambda: _can_dream(o))


def _can_dream(o: Outlook) -> bool:
    money = o.florins - o.reserve + 0.85 * o.income * o.productions()
    return steps_left(o) <= o.seasons_left + 1 and money > 1.1 * monument_cost(o)


def dream_step(o: Outlook) -> float:
    """What each step of the way is worth, its price not taken off: the monument and the government's points shared out
    evenly. It begins when the realm has grown."""
    rules = o.s.tables.reconstruction["final"]
    points = rules["government_monument"] + rules["government4"] + (NEEDS[o.realm.government][0] < COMMON)
    grown = min(1.0, o.income / GROWN)
    return float(grown * points * o.point / max(1, steps_left(o)))


def savings(o: Outlook) -> int:
    """Florins to be kept for the next step, from the year on in which the realm means it."""
    if o.s.year < SAVING_YEAR or o.realm.government not in NEEDS or not can_dream(o):
        return 0
    t, (branch, level) = o.s.tables, NEEDS[o.realm.government]
    prices = [t.research[GOVERNMENT][o.tech[GOVERNMENT]]] if o.tech[GOVERNMENT] < 4 else []
    if o.tech[branch] < level:
        prices.append(t.research[branch][o.tech[branch]])
    if not prices:
        return 0
    return max(0, int(min(prices) - SHARE * o.income))
