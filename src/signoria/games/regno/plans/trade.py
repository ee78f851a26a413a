"""Order 4: buy what the plans lack, sell what nobody needs; Caravans to the next neutral market. Chapter 10"""

from __future__ import annotations

from typing import Any, Final

from signoria.games.regno.carriers import capacity, carrier, carriers_of
from signoria.games.regno.commerce import exchange
from signoria.games.regno.commerce.carrying import CARRY, GO, LOAD, UNLOAD, Carry
from signoria.games.regno.commerce.deals import TRADE_WITH
from signoria.games.regno.commerce.exchange import BUY, SELL
from signoria.games.regno.commerce.routes import needs_consent
from signoria.games.regno.commerce.smuggling import DECLARE, RUN, SMUGGLE
from signoria.games.regno.commerce.trade import BUY_CARAVAN
from signoria.games.regno.commerce.visits import SELL_SLAVES, VISIT, Visit
from signoria.games.regno.ids import (
    CARAVAN,
    COURT_BRANCH,
    ESPIONAGE,
    GOODS,
    GRAIN,
    LUXURIES,
    NEUTRAL,
    NOWHERE,
    WINTER,
)
from signoria.games.regno.kinds import FINISH
from signoria.games.regno.plans import building, sea
from signoria.games.regno.plans.coasts import is_partner
from signoria.games.regno.plans.outlook import Choice, Outlook, most, within
from signoria.games.regno.plans.stores import surplus
from signoria.games.regno.reconstruction.merchants import BUY_CARGO

UNITS: Final = 2  # of the internal market
SOON: Final = 0.7  # of what goods would let us build that buying them is worth
RICH: Final = 260  # florins at which a second Caravan is bought


def sales(o: Outlook, extra: list[int]) -> float:
    """Florins that the best two sales in the capital's market bring."""
    units = [g for g, n in enumerate(extra) for _ in range(n)]
    values = sorted((exchange.selling_value(o.s, o.seat, g) for g in units), reverse=True)
    share = 1.0 if exchange.has_market(o.s, o.realm.capital) else 0.8
    return sum(values[:2]) * share


def value(o: Outlook, money: float) -> tuple[float, float]:
    """(florins that an Order 4 would be worth, florins that it would cost)."""
    lack = building.shopping(o)
    wanted = sorted((g for g, n in enumerate(lack) for _ in range(n)), key=lambda g: (lack[g], g))[:UNITS]
    costs = 1.2 * sum(exchange.buying_value(o.s, g) for g in wanted)
    worth = 0.0
    if wanted and costs <= money:
        got = [wanted.count(g) for g in range(GOODS)]
        worth = SOON * max(0.0, building.value(o, money - costs, got)[0] - building.value(o, money)[0])
    gains = sales(o, surplus(o))
    cargo = sum(sum(carrier(o.s, i).cargo) for i in carriers_of(o.s, o.seat))
    hungry = max(0, o.winter_grain - o.stock[GRAIN] - o.harvest)
    worth += 5.0 * min(2, hungry) if o.s.season == WINTER else 0.0
    if worth > gains:
        return worth + 6.0 * cargo, costs
    return gains * max(0.5, o.thrift) + 6.0 * cargo, 0.0


def trade(o: Outlook, step: Any) -> Choice | None:
    """What is lacking is bought, then what is left over sold, then the carriers have their turns."""
    lack = building.shopping(o)
    wanted = sorted((g for g, n in enumerate(lack) if n), key=lambda g: (lack[g], g))
    for good in wanted:
        for listing in o.listed(BUY):
            if listing[1] == good and exchange.buying_value(o.s, good) * 1.2 <= o.spendable:
                n = min(lack[good], int(o.spendable / (exchange.buying_value(o.s, good) * 1.2)))
                return o.pick(within(listing, n), "buy-for-plans")
    if o.s.season == WINTER and o.winter_grain > o.stock[GRAIN]:
        for listing in o.listed(BUY):
            if listing[1] == GRAIN and exchange.charge(o.s, o.realm.capital, GRAIN, 1) < 15:
                return o.pick(within(listing, o.winter_grain - o.stock[GRAIN]), "buy-grain-now")
    choice = _sell(o)
    if choice is not None:
        return choice
    choice = sea.trade(o)
    if choice is not None:
        return choice
    for option in o.listed(CARRY):
        if _has_errand(o, option[1]):
            return o.pick(option, "caravan-errand")
    for option in o.listed(BUY_CARAVAN):
        owned = [i for i in carriers_of(o.s, o.seat) if carrier(o.s, i).kind == CARAVAN]
        if o.spendable > RICH and len(owned) < 2 and o.years_left > 1.5:
            return o.pick(option, "buy-caravan")
    return o.pick((FINISH,), "trade-done")


def _sell(o: Outlook) -> Choice | None:
    """The dearest of what is left over."""
    extra = surplus(o)
    found = [x for x in o.listed(SELL) if extra[x[1]] and exchange.selling_value(o.s, o.seat, x[1]) > 4]
    found = [x for x in found if o.s.bands[o.s.tables.category[x[1]]] > 1 or o.seasons_left < 3]
    if not found:
        return None
    best = max(found, key=lambda x: exchange.selling_value(o.s, o.seat, x[1]))
    return o.pick(within(best, extra[best[1]]), "sell-surplus")


# ---- Caravans --------------------------------------------------------------------------------------------------------


def markets(o: Outlook, start: int) -> list[int]:
    """Neutral settlements, and Markets of realms that trade with us, within a turn, the nearest first."""
    atlas = o.s.tables.atlas
    found = []
    for place in atlas.provinces:
        p = o.at(place)
        open_ = p.owner == NEUTRAL or ((p.owner, o.seat) in o.s.consents and is_partner(o, place))
        if open_ and p.settlement and not p.horde and p.besieger == NOWHERE:
            n = atlas.distance(start, place)
            if 0 <= n <= 3:
                found.append((n, -p.settlement, place))
    return [place for _, _, place in sorted(found)]


def _is_home(o: Outlook, place: int) -> bool:
    if place not in o.s.tables.atlas.lands:
        return False
    p = o.at(place)
    return p.owner == o.seat and p.settlement > 0 and p.besieger == NOWHERE


def _errand(o: Outlook, name: int) -> tuple[str, int]:
    """What a Caravan should do: ("sell", market), ("buy", market), ("home", settlement) or ("", NOWHERE)."""
    x, atlas = carrier(o.s, name), o.s.tables.atlas
    if x.kind != CARAVAN:
        return "", NOWHERE
    goods = sum(x.cargo[:GOODS])
    near = markets(o, x.place)
    homes = [p for p in o.own if _is_home(o, p)]
    home = min(homes, key=lambda p: (atlas.distance(x.place, p), p), default=NOWHERE)
    lack = sum(building.shopping(o))
    if _is_home(o, x.place):
        if near and sum(surplus(o)) + goods >= 2:
            return "sell", near[0]
        return ("buy", near[0]) if near and lack > 2 and o.spendable > 60 else ("", NOWHERE)
    if goods and near and near[0] == x.place and o.seasons_left >= 0 and not lack:
        return "sell", x.place
    if goods:
        return "home", home
    if near and near[0] == x.place and lack and o.spendable > 40 and not x.visited:
        return "buy", x.place
    return ("home", home) if sum(surplus(o)) >= 2 else ("", NOWHERE)


def _has_errand(o: Outlook, name: int) -> bool:
    return bool(_errand(o, name)[0])


def carry(o: Outlook, step: Carry) -> Choice | None:
    """A Caravan's turn: load what is to be sold, go, visit; or bring home what was bought."""
    x = carrier(o.s, step.name)
    home = _is_home(o, x.place)
    unloading = o.listed(UNLOAD)
    if unloading and home and x.moved == o.s.round:
        return o.pick(most(unloading[0]), "unload-home")
    what, goal = _errand(o, step.name)
    if what == "sell" and home and not x.visited and step.points:
        extra = surplus(o)
        room = capacity(o.s, step.name) - sum(x.cargo)
        loads = [z for z in o.listed(LOAD) if z[1] < GOODS and extra[z[1]] and x.cargo[z[1]] < 2]
        if loads and room > 0:
            best = max(loads, key=lambda z: exchange.selling_value(o.s, o.seat, z[1]))
            return o.pick(within(best, min(2 - x.cargo[best[1]], extra[best[1]], room)), "load-surplus")
    if what == "home" and home and unloading:
        return o.pick(most(unloading[0]), "unload-home")
    for option in o.listed(SMUGGLE):
        if o.tech[ESPIONAGE] >= 2 and any(x.cargo[:GOODS]):
            return o.pick(option, "smuggle-safe")
    for option in o.listed(TRADE_WITH):
        if any(x.cargo[:GOODS]):
            return o.pick(option, "trade-with-realm")
    for option in o.listed(VISIT):
        if not home:
            return o.pick(option, "visit-market")
    if goal != NOWHERE and x.place != goal and (what != "sell" or any(x.cargo[:GOODS])):
        return _go(o, step.name, goal) or o.pick((FINISH,), "trade-done")
    return o.pick((FINISH,), "trade-done")


def _go(o: Outlook, name: int, goal: int) -> Choice | None:
    """One link nearer, through land where nobody must be asked."""
    x, atlas = carrier(o.s, name), o.s.tables.atlas
    now = atlas.distance(x.place, goal)
    roads = [z for z in o.listed(GO) if not needs_consent(o.s, o.seat, z[1])]
    nearer = [z for z in roads if 0 <= atlas.distance(z[1], goal) < now]
    return o.pick(min(nearer, key=lambda z: (atlas.distance(z[1], goal), z[1])), "caravan-road") if nearer else None


def visit(o: Outlook, step: Visit) -> Choice | None:
    """Sell what the carrier holds, then buy what the plans lack."""
    x = carrier(o.s, step.name)
    lack = building.shopping(o)
    sells = [z for z in o.listed(SELL) if not lack[z[1]]]
    if sells:
        best = max(sells, key=lambda z: exchange.selling_value(o.s, o.seat, z[1]))
        return o.pick(most(best), "sell-abroad")
    for listing in o.listed(SELL_SLAVES):
        return o.pick(most(listing), "sell-slaves")
    have = [lack[g] - x.cargo[g] for g in range(GOODS)]
    buys = [z for z in o.listed(BUY) if have[z[1]] > 0 and exchange.buying_value(o.s, z[1]) <= o.spendable]
    if buys:
        best = max(buys, key=lambda z: have[z[1]])
        n = min(have[best[1]], int(o.spendable / (exchange.buying_value(o.s, best[1]) * 1.2)))
        return o.pick(within(best, max(1, n)), "buy-for-plans")
    return o.pick((FINISH,), "visit-done")


def dealing(o: Outlook, step: Any) -> Choice | None:
    """A mobile merchant: what the plans lack, without commission; a luxury where there is none."""
    lack = building.shopping(o)
    for listing in o.listed(BUY_CARGO):
        good = listing[1]
        luxury = good in LUXURIES and not o.luxuries and o.tech[COURT_BRANCH] >= 1
        if (lack[good] or luxury) and exchange.buying_value(o.s, good) <= o.spendable:
            return o.pick(within(listing, max(1, lack[good])), "buy-for-plans")
    return None


def smuggle(o: Outlook, step: Any) -> Choice | None:
    """Two goods at the most, then the run."""
    found = o.listed(DECLARE)
    if found:
        return o.pick(max(found, key=lambda z: exchange.selling_value(o.s, o.seat, z[1])), "smuggle-safe")
    return o.pick((RUN,), "smuggle-safe") if o.has((RUN,)) else None
