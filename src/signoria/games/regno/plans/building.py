"""Order 1: what to build, repair and recruit, the best use of florins first. Chapters 7, 8 and 11"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from signoria.games.regno.ids import (
    AGRICULTURE,
    BUILDINGS,
    CASTLE,
    CATHEDRAL,
    CENTRES,
    CHURCH,
    CITY,
    ENGINEERING,
    FAIR,
    FARM,
    FLORINS,
    FORGE,
    GOVERNMENT,
    GREAT_BASILICA,
    MANOR,
    MARKET,
    MONASTERY,
    NO_FORTRESS,
    NOWHERE,
    PORT,
    PRODUCTIVE,
    QUARRY,
    SAWMILL,
    TANNERY,
    TOWER,
    TOWN,
    UNIVERSITY,
    URBANISM,
    VILLAGE,
)
from signoria.games.regno.kinds import CANCEL, FINISH
from signoria.games.regno.plans import dream, recruiting, shipping
from signoria.games.regno.plans.outlook import Choice, Outlook
from signoria.games.regno.realm.building import GIVE, PUBLIC_WORKS, REPAIR, Build
from signoria.games.regno.realm.recruiting import RECRUIT
from signoria.games.regno.realm.territory import MONUMENTS, spaces_left
from signoria.games.regno.realm.works import (
    BUILD,
    BUILD_WITH_ARCHITECT,
    bars_building,
    price_of,
    repair_price,
)
from signoria.games.regno.seafaring.shipyard import REFIT_SHIP, REPAIR_SHIP
from signoria.games.regno.tables import Goods

RATIO: Final = 1.1  # an investment wants so many times its price
DEAR_SEASON: Final = 1.7  # … and so many times in Winter, when it could wait
OPERATIONS: Final = 3
NOTHING: Final = (0,) * FLORINS
Wish = tuple[float, int, int, Goods]  # net worth, place, building, price

REASONS: Final = {
    FARM: "build-farm",
    TANNERY: "build-workshop",
    SAWMILL: "build-workshop",
    QUARRY: "build-workshop",
    FORGE: "build-forge",
    CHURCH: "build-church",
    CATHEDRAL: "build-cathedral",
    MARKET: "build-market",
    FAIR: "build-market",
    PORT: "build-port",
    TOWER: "build-fortress",
    MANOR: "build-manor",
    CASTLE: "build-manor",
    CENTRES + VILLAGE: "build-village",
    CENTRES + TOWN: "build-town",
    CENTRES + CITY: "build-city",
}


def gain(o: Outlook, place: int, building: int) -> float:
    """Florins that a building would be worth there until the end; the base of a monument still more."""
    worth = _gain(o, place, building)
    if worth > 0 and dream.is_base(o, building):
        worth += dream.dream_step(o) + o.price(o.s.tables.buildings[building].cost) * o.thrift
    return worth


def _gain(o: Outlook, place: int, building: int) -> float:
    s, p, left, years = o.s, o.at(place), o.productions(), o.years_left
    idle = p.free - p.worked.bit_count()
    kind = s.tables.buildings[building]
    if building in MONUMENTS or building == GREAT_BASILICA:
        rules = s.tables.reconstruction["final"]
        points = rules["religious_monument" if building == GREAT_BASILICA else "government_monument"]
        return float(o.point * (points - (kind.upgrades in (CATHEDRAL, CASTLE))) * 1.3)
    if building > CENTRES:
        return _settling(o, place, building - CENTRES)
    manned = idle > 0 or (years >= 1 and p.free + p.slaves < s.tables.inhabitants[p.settlement])
    if building < PRODUCTIVE:
        if not manned:
            return 0.0
        return _making(o, building) * (1.0 if idle > 0 else 0.6)
    if building == CHURCH:
        return 8 * left
    if building == CATHEDRAL:
        return 10 * left + o.point + 25 * years
    if building == MANOR:
        return 20 * left - 2 * years
    if building == CASTLE:
        return 20 * left + o.point
    if building == TOWER:
        exposed = p.settlement >= TOWN and (bool(o.enemies) or o.tech[ENGINEERING] >= 2)
        return (45 if p.settlement >= TOWN else 0) + 40 * exposed + (12 * left if o.tech[ENGINEERING] >= 2 else 0)
    if building == MARKET:
        return 30 * years if place == o.realm.capital else 6 * years
    if building == FAIR:
        return (20 * left) if idle > 0 or p.worked >> MARKET & 1 else 0.0
    if building == PORT:
        return _making(o, FARM) * 0.7 + shipping.harbour(o, place)
    if building == UNIVERSITY:
        return 90 * years - 150
    return 0.0 if building == MONASTERY else 10.0


def _settling(o: Outlook, place: int, level: int) -> float:
    """A higher settlement: income, points, room to build and to grow, more mouths to feed."""
    t, left, years = o.s.tables, o.productions(), o.years_left
    income = t.centre_income[level] - t.centre_income[level - 1]
    rules = t.reconstruction["final"]
    points = {TOWN: rules["town"], CITY: rules["city"] - rules["town"]}.get(level, 0)
    total = income * left + points * o.point - 9 * years
    if level == VILLAGE:
        total += 25 * min(years, 4) + (0.5 * o.point if o.tech[URBANISM] >= 1 and years > 0.4 else 0)
    elif level == TOWN:
        total += 5 * left * (o.tech[URBANISM] >= 2) + 12 * years
    return float(total)


def _making(o: Outlook, building: int) -> float:
    """What a post yields: a good each production; Farms give more in Autumn, and hunger is dear."""
    return o.once(f"making {building}", lambda: _yield(o, building))


def _yield(o: Outlook, building: int) -> float:
    good = o.s.tables.buildings[building].good
    n = sum(o.at(p).buildings >> building & 1 for p in o.own)
    if building == FARM:
        short = o.winter_grain - 4 * sum(o.at(p).worked >> FARM & 1 for p in o.own)
        each = 14.0 if short > 0 and o.spare_grain < 12 else 3.0 if o.spare_grain < 12 else 0.5
        return each * (4 + (o.tech[AGRICULTURE] >= 2)) * o.years_left
    enough = {TANNERY: 2, SAWMILL: 2, QUARRY: 1, FORGE: 1}[building]
    use = 1.0 if n < enough else 0.3
    forge = 30 if building == FORGE and not n and o.years_left > 1 else 0
    return o.worth[good] * 0.75 * use * o.productions() + forge


def wishes(o: Outlook, risen: tuple[int, ...] = ()) -> list[Wish]:
    """Everything that could be built now with goods at hand or not, worth more than its price, the best first."""
    return o.once("wishes", lambda: _wishes(o, risen))


def _wishes(o: Outlook, risen: tuple[int, ...]) -> list[Wish]:
    s, found = o.s, []
    ratio = RATIO if o.is_cheap_season or o.seasons_left < 2 else DEAR_SEASON
    known = [(b, s.tables.buildings[b]) for b in range(len(BUILDINGS)) if _is_known(o, b)]
    priced: dict[int, tuple[Goods, float]] = {}
    for place in o.own:
        p = o.at(place)
        if p.besieger != NOWHERE or not p.free:
            continue
        full = spaces_left(s, p) <= 0
        for building, kind in known:
            if p.settlement < kind.settlement or (full and building < CENTRES and kind.upgrades == NOWHERE):
                continue
            if bars_building(s, o.seat, place, building, risen) is not None:
                continue
            if building not in priced:
                cost = price_of(s, o.seat, building, False)
                priced[building] = cost, o.price(cost) * o.thrift
            cost, price = priced[building]
            worth = gain(o, place, building)
            if worth > ratio * price:
                found.append((worth - price, place, building, cost))
    return sorted(found, key=lambda x: (-x[0] / (30 + o.price(x[3])), x[1], x[2]))


def _is_known(o: Outlook, building: int) -> bool:
    """Has the realm the technology and the government for it?"""
    kind = o.s.tables.buildings[building]
    if kind.government >= 0 and (kind.government != o.realm.government or o.tech[GOVERNMENT] < 4):
        return False
    return all(o.tech[branch] >= level for branch, level in kind.tech)


def repairs(o: Outlook) -> list[Wish]:
    """What should be repaired."""
    found = []
    for option in o.listed(REPAIR):
        place, building = option[1], option[2]
        cost = repair_price(o.s, place, building)
        worth = 30 + gain_of_repair(o, place, building)
        if worth > o.price(cost) and o.affords(cost):
            found.append((worth - o.price(cost), place, building, cost))
    return sorted(found, key=lambda x: -x[0])


def gain_of_repair(o: Outlook, place: int, building: int) -> float:
    """What a building that does not work would yield again."""
    if building >= TOWER:
        p = o.at(place)
        missing = o.s.tables.fortress(p.fortress).ps - p.ps if p.fortress != NO_FORTRESS else 0
        return 12 * missing + o.s.tables.buildings[building].income * o.productions() * p.unmaintained
    kind = o.s.tables.buildings[building]
    return kind.income * o.productions() + (_making(o, building) if building < PRODUCTIVE else 0)


def value(o: Outlook, money: float, bought: Sequence[int] = NOTHING) -> tuple[float, float]:
    """(florins that an Order 1 would be worth, florins that it would cost), with so much money and goods bought."""
    stock = [o.free_stock(g) + bought[g] for g in range(FLORINS)]
    total = spent = 0.0
    used = 0
    candidates = [(net, cost) for net, _, _, cost in wishes(o)]
    candidates += recruiting.value(o)
    candidates += [(x[0], x[-1]) for x in shipping.wishes(o)[:2]]
    for net, cost in sorted(candidates, key=lambda x: -x[0] / (30 + o.price(x[1]))):
        if used == OPERATIONS:
            break
        florins = sum(n for r, n in cost if r == FLORINS)
        if florins <= money - spent and all(stock[r] >= n for r, n in cost if r != FLORINS):
            for r, n in cost:
                if r != FLORINS:
                    stock[r] -= n
            spent += florins
            total += net
            used += 1
    return total, spent


def shopping(o: Outlook) -> list[int]:
    """By good: units that the best wishes lack, for whoever trades."""
    return o.once("shopping", lambda: _shopping(o))


def _shopping(o: Outlook) -> list[int]:
    need = [0] * FLORINS
    for _, cost in [(x[0], x[3]) for x in wishes(o)[:3]] + recruiting.value(o)[:2]:
        for r, n in cost:
            if r != FLORINS:
                need[r] += n
    return [max(0, n - o.free_stock(g)) for g, n in enumerate(need)]


def build(o: Outlook, step: Build) -> Choice | None:
    """The next operation of an Order 1, or the next piece of a batch."""
    if step.mustering != NOWHERE:
        return recruiting.enlist(o, step)
    best: tuple[float, Choice] | None = None
    options = {x[1:]: x for x in o.listed(BUILD)}
    options |= {x[1:]: x for x in o.listed(BUILD_WITH_ARCHITECT)}
    for net, place, building, cost in wishes(o, step.risen):
        option = options.get((place, building))
        if option is not None and o.affords(cost) and _keeps_for_monument(o, building, cost):
            reason = REASONS.get(building, "build-monument" if building in MONUMENTS else "build-worth")
            best = (net / (30 + o.price(cost)), o.pick(option, reason))
            break
    mended = repairs(o)
    if mended and (best is None or mended[0][0] / (30 + o.price(mended[0][3])) > best[0]):
        best = (1.0, o.pick((REPAIR, mended[0][1], mended[0][2]), "repair"))
    batch = recruiting.batch(o, [x[1] for x in o.listed(RECRUIT)])
    if batch is not None and (best is None or batch[0] > best[0]):
        best = (batch[0], o.pick((RECRUIT, batch[1]), "recruit-for-conquest"))
    ship = shipping.build(o)
    if ship is not None and (best is None or ship[0] > best[0]):
        best = ship
    if best is not None:
        return best[1]
    return _others(o) or o.pick((FINISH,), "build-done")


def _keeps_for_monument(o: Outlook, building: int, cost: Goods) -> bool:
    """With the government at its fourth level, the stones are for the monument."""
    if o.tech[GOVERNMENT] < 4 or building in MONUMENTS or building in (CASTLE, CATHEDRAL, FAIR, MANOR):
        return True
    return all(r == FLORINS or r < 4 or o.stock[r] - n >= 2 for r, n in cost)


def _others(o: Outlook) -> Choice | None:
    """Ships repaired, and public works where unrest is wide."""
    uneasy = sum(1 for p in o.own if o.at(p).unrest >= 2)
    if o.has((PUBLIC_WORKS,)) and o.spendable >= 160 and (uneasy >= 2 or (uneasy and o.seasons_left < 2)):
        return o.pick((PUBLIC_WORKS,), "public-works")
    for listing in o.listed(REPAIR_SHIP, REFIT_SHIP):
        return o.pick((*listing[:-3], listing[-2]), "repair-ship")
    return None


def work(o: Outlook, step: Any) -> Choice | None:
    """The luxury of which there is most goes into a building."""
    found = [x for x in o.listed(GIVE) if x[0] != CANCEL]
    return o.pick(max(found, key=lambda x: o.stock[x[1]]), "spare-luxury") if found else None
