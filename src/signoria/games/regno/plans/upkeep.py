"""Winter and losses: Grain before all, who is paid first, who goes without. 9.4"""

from __future__ import annotations

from typing import Any

from signoria.games.regno.economy.losses import LOSE, LOSE_ABOARD
from signoria.games.regno.economy.provisions import BLAME, BUY_GRAIN, STARVE, STARVE_ARMY, grain_lacking, grain_price
from signoria.games.regno.economy.upkeep import (
    LEAVE_SIEGE,
    PAY_ALL,
    PAY_BUILDING,
    PAY_CAPTAIN,
    PAY_ELITES,
    PAY_SIEGE,
    PAY_SPENDTHRIFT,
)
from signoria.games.regno.plans import sieges
from signoria.games.regno.plans.outlook import Choice, Outlook, most, within
from signoria.games.regno.warfare.siege import dues


def emergency(o: Outlook, step: Any) -> Choice | None:
    """All that is lacking, as long as the wages can still be paid: hunger costs people and peace."""
    price = grain_price(o.s, o.seat)
    wages = o.winter_florins - sum(n for _, n in dues(o.s, o.seat))
    wanted = grain_lacking(o.s, o.seat)
    civil = min(wanted, 3)
    n = max(civil, min(wanted, (o.florins - wages) // price))
    for listing in o.listed(BUY_GRAIN):
        return o.pick(within(listing, n), "buy-bread")
    return None


def money(o: Outlook, step: Any) -> Choice | None:
    """Everything at once; else the dearest loss first. A siege is paid for while its province is worth it."""
    for option in o.listed(PAY_SIEGE):
        due = dict(dues(o.s, o.seat)).get(option[1], 0)
        rest = o.winter_florins - due
        if o.florins - due >= rest and sieges.pays(o, option[1]):
            return o.pick(option, "siege-pays")
    for option in o.listed(LEAVE_SIEGE):
        return o.pick(option, "siege-dear")
    if o.has((PAY_ALL,)):
        return o.pick((PAY_ALL,), "pay-all")
    buildings = o.listed(PAY_BUILDING)
    if buildings:
        income = o.s.tables.buildings
        return o.pick(max(buildings, key=lambda x: (income[x[2]].income, x[2])), "pay-dearest")
    for option in o.listed(PAY_CAPTAIN):
        return o.pick(option, "pay-captain")
    for listing in o.listed(PAY_ELITES):
        return o.pick(most(listing), "pay-dearest")
    for option in o.listed(PAY_SPENDTHRIFT):
        return o.pick(option, "pay-dearest")
    return None


def food(o: Outlook, step: Any) -> Choice | None:
    """Soldiers go hungry before citizens do: they do not revolt."""
    for listing in o.listed(STARVE_ARMY):
        return o.pick(most(listing), "army-starves")
    found = o.listed(STARVE)
    if not found:
        return None
    quiet = min(found, key=lambda x: (o.at(x[1]).unrest, o.at(x[1]).settlement, x[1]))
    return o.pick(within(quiet, 1), "quietest-starves")


def blame(o: Outlook, step: Any) -> Choice | None:
    """Where it is quietest."""
    found = o.listed(BLAME)
    return o.pick(min(found, key=lambda x: (o.at(x[1]).unrest, x[1])), "quietest-bears") if found else None


def lose_pieces(o: Outlook, step: Any) -> Choice | None:
    """The cheapest pieces go."""
    found = o.listed(LOSE, LOSE_ABOARD)
    if not found:
        return None
    return o.pick(most(min(found, key=lambda x: (o.s.tables.units[x[2]].florins, x[1]))), "lose-cheapest")
