"""What may be built and repaired where, and for how much. 7.1.5 to 7.1.12, chapter 8, monuments of chapter 11, R17.10.

Abbreviations of the printed table: L is Wood, P is Stone, Fe is Iron (8.1.1).
"""

from __future__ import annotations

from typing import Any, Final

from signoria.games.regno.costs import CONSTRUCTION, add, can_pay, halved, pay, price
from signoria.games.regno.ids import (
    BUILDINGS,
    CASTLE,
    CENTRES,
    CIVIL,
    GOVERNMENT,
    GREAT_BASILICA,
    HOLY_RELIQUARY,
    LUXURIES,
    MANOR,
    NO_FORTRESS,
    NOWHERE,
    STEEL_KEEP,
    TOWER,
    WOOD,
)
from signoria.games.regno.realm.territory import (
    CHURCHES,
    MARKETS,
    active_monument,
    building_at,
    counts_as,
    most_ps,
    provinces_of,
    spaces_left,
    stage,
)
from signoria.games.regno.state import Regno
from signoria.games.regno.tables import Building, Goods, base_facts
from signoria.kernel.menu import Option, Refusal
from signoria.kernel.state import ALL

BUILT: Final = 10
REPAIRED: Final = 11
BUILD: Final = 10
BUILD_WITH_ARCHITECT: Final = 11


def _first_missing(s: Any, seat: int, option: Option) -> tuple[object, ...]:
    """The first branch and level that a building wants and the realm has not."""
    tech = s.tables.buildings[option[2]].tech
    return next((x for x in tech if s.realms[seat].tech[x[0]] < x[1]), tech[0])


_CLAUSES: Final = tuple(str(base_facts()["buildings"][key]["clause"]) for key in BUILDINGS)
NEEDS_TECHNOLOGY: Final = tuple(Refusal(x, "needs-technology", ("branch", "number"), _first_missing) for x in _CLAUSES)
NEEDS_SETTLEMENT: Final = tuple(
    Refusal(x, "needs-settlement", ("settlement",), lambda s, seat, o: (s.tables.buildings[o[2]].settlement,))
    for x in _CLAUSES
)
NEEDS_GOVERNMENT: Final = tuple(
    Refusal(x, "needs-government", ("government",), lambda s, seat, o: (s.tables.buildings[o[2]].government,))
    for x in _CLAUSES
)
NEEDS_COAST: Final = Refusal("8.1.t1.r17", "needs-coast")
NEEDS_STAGE: Final = Refusal(
    "8.1.2", "needs-stage", ("building",), lambda s, seat, o: (s.tables.buildings[o[2]].upgrades,)
)
NEEDS_CENTRE: Final = Refusal("7.1.6", "needs-centre", ("settlement",), lambda s, seat, o: (o[2] - CENTRES - 1,))
STANDS: Final = Refusal("7.1.12", "stands-already")
OUTGROWN: Final = Refusal("7.1.9", "later-stage-stands")
OUTGROWN_FORTRESS: Final = Refusal("7.1.7", "later-stage-stands")
OUTGROWN_CENTRE: Final = Refusal("7.1.6", "later-stage-stands")
SHARED: Final = Refusal("11.8.4", "monument-stands-there")
ONE_MONUMENT: Final = (
    Refusal("11.4.10", "one-monument"),
    Refusal("11.5.10", "one-monument"),
    Refusal("11.6.11", "one-monument"),
    Refusal("11.7.11", "one-monument"),
)
ONE_BASILICA: Final = Refusal("R17.10", "one-basilica")
OTHER_MONUMENT: Final = Refusal("R17.10", "has-government-monument")
BESIEGED: Final = Refusal("R6.1", "province-besieged")
RISEN: Final = Refusal("R6.1", "risen-already")
NO_WORKER: Final = Refusal("8.1.3", "no-free-worker")
NO_SPACE: Final = Refusal("7.1.10", "no-space")
REPAIR_BESIEGED: Final = Refusal("8.2.10", "no-repair-besieged")
WHOLE: Final = Refusal("8.2.6", "nothing-to-repair")
WHOLE_FORTRESS: Final = Refusal("8.2.9", "nothing-to-repair")
CANNOT_BUILD: Final = Refusal(
    "7.1.2", "too-dear-now", ("goods",), lambda s, seat, o: (price_of(s, seat, o[2], o[0] == BUILD_WITH_ARCHITECT),)
)
NO_LUXURY: Final = Refusal("R17.10", "no-luxury")
CANNOT_REPAIR: Final = Refusal("7.1.2", "too-dear-now", ("goods",), lambda s, seat, o: (repair_price(s, o[1], o[2]),))


def bars_building(s: Regno, seat: int, place: int, building: int, risen: tuple[int, ...]) -> Refusal | None:
    """Why a building or stage may not be built in an own province, whatever it costs. An upgrade takes the place of its
    former stage and wants a worker, no space. 7.1.10 7.1.11 8.1.2 8.1.3 11.1.7 C2 C18 C19 C20 C251"""
    p, kind = s.provinces[place], s.tables.buildings[building]
    bar = bars_stage(s, place, building, kind) or bars_means(s, seat, place, building, kind)
    if bar is not None:
        return bar
    if p.besieger != NOWHERE:
        return BESIEGED
    if building >= TOWER and is_rise(place, building) in risen:
        return RISEN
    if not p.free:
        return NO_WORKER
    takes_space = building <= STEEL_KEEP and kind.upgrades == NOWHERE
    return NO_SPACE if takes_space and spaces_left(s, p) <= 0 else None


def bars_stage(s: Regno, place: int, building: int, kind: Building) -> Refusal | None:
    """Stages of one thing come in turn, and one copy of each type stands in a province: one civil centre, one fortress.
    7.1.5 7.1.6 7.1.7 7.1.8 7.1.9 7.1.12 11.8.4 11.8.5"""
    p = s.provinces[place]
    if building > CENTRES:
        level = building - CENTRES
        if p.settlement >= level:
            return STANDS if p.settlement == level else OUTGROWN_CENTRE
        return None if p.settlement == level - 1 else NEEDS_CENTRE
    if building_at(p, building):
        return STANDS
    if building >= TOWER:
        now = stage(s, place)
        if building <= CASTLE and now > building:
            return OUTGROWN_FORTRESS
        return None if now == (kind.upgrades if kind.upgrades != NOWHERE else NO_FORTRESS) else NEEDS_STAGE
    for stages in (CHURCHES, MARKETS):
        later = stages[stages.index(building) + 1 :] if building in stages and kind.kind != "monument" else ()
        if any(building_at(p, x) for x in later):
            return OUTGROWN
    other = {HOLY_RELIQUARY: GREAT_BASILICA, GREAT_BASILICA: HOLY_RELIQUARY}.get(building, NOWHERE)
    if other != NOWHERE and building_at(p, other):
        return SHARED
    return NEEDS_STAGE if kind.upgrades != NOWHERE and not building_at(p, kind.upgrades) else None


def bars_means(s: Regno, seat: int, place: int, building: int, kind: Building) -> Refusal | None:
    """Technology, government, settlement, coast, one monument a realm. 8.1.t1.r1 8.1.t1.r2 8.1.t1.r3 8.1.t1.r4
    8.1.t1.r5 8.1.t1.r6 8.1.t1.r7 8.1.t1.r8 8.1.t1.r9 8.1.t1.r10 8.1.t1.r11 8.1.t1.r12 8.1.t1.r13 8.1.t1.r14 8.1.t1.r15
    8.1.t1.r16 8.1.t1.r17 8.1.t1.r18 11.4.3 11.4.8 11.4.10 11.5.7 11.5.8 11.5.10 11.6.8 11.6.9 11.6.11 11.7.7 11.7.8
    11.7.11 R17.10 C113"""
    tech = s.realms[seat].tech
    if any(tech[branch] < level for branch, level in kind.tech):
        return NEEDS_TECHNOLOGY[building]
    if kind.government >= 0:
        if s.realms[seat].government != kind.government or tech[GOVERNMENT] < 4:
            return NEEDS_GOVERNMENT[building]
        if active_monument(s, seat) != NOWHERE:
            return ONE_MONUMENT[kind.government]
    if building == GREAT_BASILICA:
        if active_monument(s, seat) != NOWHERE:
            return OTHER_MONUMENT
        if any(building_at(s.provinces[q], GREAT_BASILICA) for q in provinces_of(s, seat)):
            return ONE_BASILICA
    if s.provinces[place].settlement < kind.settlement:
        return NEEDS_SETTLEMENT[building]
    return NEEDS_COAST if kind.coast and not s.tables.atlas.coasts(place) else None


def bars_price(s: Regno, seat: int, building: int, architect: bool) -> Refusal | None:
    """Is the price in the central reserve, with a luxury of one kind where it wants one? Cargo is not in it. 7.1.2
    7.1.3"""
    luxuries = s.tables.buildings[building].luxuries
    if luxuries and not any(s.realms[seat].stock[x] >= luxuries for x in LUXURIES):
        return NO_LUXURY
    return None if can_pay(s, seat, price_of(s, seat, building, architect)) else CANNOT_BUILD


def is_rise(place: int, building: int) -> int:
    """What a fortress or a settlement is remembered by when it has risen a stage in this Order. R6.1"""
    return 2 * place + (building <= STEEL_KEEP)


def price_of(s: Regno, seat: int, building: int, architect: bool) -> Goods:
    """The full price of the new stage, the old one not deducted; the Architect takes florins and Wood off it.
    8.1.2 9.5.4 9.5.8 16.1.t1.r6 C193"""
    effects = s.tables.dynasty["effects"]
    off = effects["architect_florins"] if architect else 0
    now = price(s, seat, s.tables.buildings[building].cost, CONSTRUCTION, discount=off)
    if not architect:
        return now
    less = [(r, max(0, n - effects["architect_wood"]) if r == WOOD else n) for r, n in now]
    return tuple((r, n) for r, n in less if n)


def construct(s: Regno, seat: int, place: int, building: int, architect: bool, luxury: Goods) -> None:
    """It is paid and stands at once, whole; what it replaces is gone without refund, its worker stays; only a Manor's
    has no post in a Castle. 7.1.8 7.1.11 8.1.2 11.1.6 11.4.8 11.5.9 11.6.9 11.7.9"""
    p, kind = s.provinces[place], s.tables.buildings[building]
    pay(s, seat, add(price_of(s, seat, building, architect), luxury))
    if building > CENTRES:
        p.settlement = building - CENTRES
    elif building >= TOWER:
        p.fortress, p.unmaintained = building, False
        p.worked &= ~(1 << MANOR)
        p.ps = most_ps(s, place)
    else:
        p.buildings |= 1 << building
        if kind.upgrades != NOWHERE:
            old = 1 << kind.upgrades
            p.worked |= 1 << building if p.worked & old else 0
            p.buildings, p.damaged, p.worked = p.buildings & ~old, p.damaged & ~old, p.worked & ~old
    s.tell((BUILT, ALL, seat, place, building))


# ---- repairs ---------------------------------------------------------------------------------------------------------


def bars_repair(s: Regno, seat: int, place: int, building: int) -> Refusal | None:
    """Why what stands there may not be repaired: a damaged building, a fortress below its maximum or not maintained.
    8.2.5 8.2.6 8.2.9 8.2.10 13.8.9 C27"""
    p = s.provinces[place]
    if p.besieger != NOWHERE:
        return REPAIR_BESIEGED
    if building < CIVIL and not p.damaged >> building & 1:
        return WHOLE
    if building >= CIVIL and p.ps >= most_ps(s, place) and not p.unmaintained:
        return WHOLE_FORTRESS
    luxuries = repair_luxuries(s, place, building)
    if luxuries and not any(s.realms[seat].stock[x] >= luxuries for x in LUXURIES):
        return NO_LUXURY
    return None if can_pay(s, seat, repair_price(s, place, building)) else CANNOT_REPAIR


def repair_price(s: Regno, place: int, building: int) -> Goods:
    """Half the florins and half of each good of the present stage, rounded up, whatever the damage; neither Winter nor
    inflation raises it. 8.2.6 8.2.9 C24 C25 C27 C260"""
    return halved(s.tables.buildings[counts_as(s, place, building)].cost)


def repair_luxuries(s: Regno, place: int, building: int) -> int:
    """Luxuries of one kind that a repair wants besides."""
    return -(-s.tables.buildings[counts_as(s, place, building)].luxuries // 2)


def repair(s: Regno, seat: int, place: int, building: int, luxury: Goods) -> None:
    """A building works again; a fortress has its maximum PS and is maintained. 8.2.6 8.2.9 9.4.6 C26 C27"""
    p = s.provinces[place]
    pay(s, seat, add(repair_price(s, place, building), luxury))
    if building < CIVIL:
        p.damaged &= ~(1 << building)
    else:
        p.ps, p.unmaintained = most_ps(s, place), False
    s.tell((REPAIRED, ALL, seat, place, building))
