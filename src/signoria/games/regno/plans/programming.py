"""Which two Orders, in what order, war and the free actions of an activation. Chapter 5 of the reconstruction"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from signoria.games.regno.commerce.slaves import FREE_AT, FREE_SLAVES
from signoria.games.regno.dynasties.prisoners import FREE_PRISONER
from signoria.games.regno.kinds import FINISH
from signoria.games.regno.plans import building, court, deals, march, production, research, trade, wars
from signoria.games.regno.plans.outlook import Choice, Outlook
from signoria.games.regno.reconstruction.activation import BEGIN, LAY, REPLACE

FIRST: Final = (3, 4, 6, 5, 2, 1)  # money first, then goods, knowledge, people, war; what it all pays for last
WORDS: Final = {
    1: "order-build",
    2: "order-march",
    3: "order-produce",
    4: "order-trade",
    5: "order-court",
    6: "order-govern",
}
REGRET: Final = 70  # florins that another Order must be worth more, to change a card
USEFUL: Final = 25  # florins from which a card is worth playing


VALUES: Final[dict[int, Callable[[Outlook, float], tuple[float, float]]]] = {
    3: lambda o, money: (production.value(o), 0.0),
    2: lambda o, money: (march.value(o), 0.0),
    1: building.value,
    4: trade.value,
    5: court.value,
    6: research.value,
}


def worths(o: Outlook, money: float, orders: Iterable[int] = VALUES) -> dict[int, tuple[float, float]]:
    """By Order: (florins that it would be worth, florins that it would cost)."""
    return {order: VALUES[order](o, money) for order in orders}


def best_two(o: Outlook) -> list[int]:
    """The Orders that are worth most together: the second has the money that the first leaves or brings."""
    found = worths(o, o.spendable)
    first = max(found, key=lambda k: (found[k][0], -k))
    money = o.spendable - found[first][1] + (o.income if first == 3 else 0)
    again = {k: found[k] for k in (2, 3) if k != first}
    again |= worths(o, max(0.0, money), [k for k in (1, 4, 5, 6) if k != first])
    second = max(again, key=lambda k: (again[k][0], -k))
    return [first, second]


def program(o: Outlook, step: Any) -> Choice | None:
    """Lay the two best Orders, one after the other."""
    laid = [x[1] for x in o.menu.draft]
    for order in best_two(o):
        if order not in laid and o.has((LAY, order)):
            return o.pick((LAY, order), WORDS[order])
    for order in FIRST:
        if o.has((LAY, order)):
            return o.pick((LAY, order), WORDS[order])
    return None


def revealed(o: Outlook, step: Any) -> Choice | None:
    """Another Order for 15 florins, if it is worth much more."""
    if o.spendable < 40:
        return o.pick((FINISH,), "keep-orders")
    laid = worths(o, o.spendable, o.realm.program)
    worst = min(laid, key=lambda k: laid[k][0])
    if laid[worst][0] > USEFUL:
        return o.pick((FINISH,), "keep-orders")
    others = worths(o, o.spendable, [k for k in VALUES if k not in laid])
    best = max(others, key=lambda k: others[k][0])
    if others[best][0] > laid[worst][0] + REGRET and o.has((REPLACE, worst, best)):
        return o.pick((REPLACE, worst, best), "replace-order")
    return o.pick((FINISH,), "keep-orders")


def activation(o: Outlook, step: Any) -> Choice | None:
    """War or peace first, powers, then Order after Order."""
    choice = wars.declare(o) or deals.treaties(o) or court.powers(o) or _free(o)
    if choice is not None:
        return choice
    for order in FIRST:
        if o.has((BEGIN, order)):
            return o.pick((BEGIN, order), WORDS[order])
    return o.pick((FINISH,), "activation-done")


def _free(o: Outlook) -> Choice | None:
    """Prisoners whom nobody ransoms go home; slaves are freed where money is plenty."""
    for option in o.listed(FREE_PRISONER):
        return o.pick(option, "free-prisoner")
    if o.spendable > 200:
        for listing in o.listed(FREE_SLAVES):
            return o.pick((*listing[:-3], listing[-3]), "free-slaves")
        for option in o.listed(FREE_AT):
            return o.pick(option, "free-slaves")
    return None
