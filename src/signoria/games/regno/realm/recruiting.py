"""A batch of recruits: what may be recruited where, how many, for how much. R6.1, 13.6, R17.8."""

from __future__ import annotations

from typing import Any, Final

from signoria.games.regno.costs import CONSTRUCTION, RECRUITMENT, add, can_pay, pay, price, times
from signoria.games.regno.forces import counts_of, pairs_of, recruit
from signoria.games.regno.ids import (
    EMPIRE,
    FORGE,
    GOVERNMENT,
    HALBERDIER,
    MACHINES,
    METALLURGY,
    NOWHERE,
    PITCHFORK,
    RELIGION,
    SWORDSMAN,
    THEOCRACY,
    UNITS,
)
from signoria.games.regno.kinds import CANCEL, FINISH
from signoria.games.regno.realm.territory import functioning, is_valid
from signoria.games.regno.reconstruction import faith
from signoria.games.regno.state import Regno
from signoria.games.regno.tables import Goods, base_facts
from signoria.kernel.menu import AMOUNT, Menu, Option, Refusal
from signoria.kernel.state import ALL

RECRUIT: Final = 13
ENLIST: Final = AMOUNT | 15
RECRUITED: Final = 12

WAIVERS: Final = {HALBERDIER: EMPIRE, SWORDSMAN: THEOCRACY}  # at level 3 without their technology (11.6.6 11.7.6)


def _first_missing(s: Any, seat: int, option: Option) -> tuple[object, ...]:
    tech = s.tables.units[option[1]].tech
    return next((x for x in tech if s.realms[seat].tech[x[0]] < x[1]), tech[0])


_FACTS: Final = base_facts()["war"]
_CLAUSES: Final = tuple(str((_FACTS["units"] | _FACTS["machines"])[key]["clause"]) for key in UNITS)
NEEDS_TECHNOLOGY: Final = tuple(Refusal(x, "needs-technology", ("branch", "number"), _first_missing) for x in _CLAUSES)
NEEDS_GOVERNMENT: Final = tuple(
    Refusal(x, "needs-government3", ("government",), lambda s, seat, o: (s.tables.units[o[1]].government,))
    for x in _CLAUSES
)
NEEDS_FAITH: Final = Refusal("R17.8", "needs-faith", ("faith",), lambda s, seat, o: (s.tables.units[o[1]].faith,))
NEEDS_RELIGION: Final = Refusal("R17.8", "needs-religion3")
NEEDS_SEAT: Final = Refusal("R17.8", "needs-religious-seat")
ENOUGH_FAITHFUL: Final = Refusal(
    "R17.8", "faith-units-most", ("number",), lambda s, seat, o: (faith.unit_limit(s, seat),)
)
EXCOMMUNICATED: Final = Refusal("R17.7", "excommunicated")
NEEDS_FORGE: Final = Refusal("8.1.t1.r8", "needs-forge")
BESIEGED: Final = Refusal("13.8.2", "recruits-besieged")
NOT_VALID: Final = Refusal("R6.1", "recruits-sacked")
NO_CENTRE: Final = Refusal("R6.1", "no-centre")
RECRUITED_HERE: Final = Refusal("R6.1", "recruited-here")
NOTHING_TO_RECRUIT: Final = Refusal("7.1.2", "nobody-affordable")
CANNOT_PAY: Final = Refusal("7.1.2", "too-dear-now", ("goods",), lambda s, seat, o: (price_of(s, seat, o[1]),))
FULL: Final = Refusal("R6.1", "batch-full")


def batch_size(s: Regno, place: int) -> int:
    """Pieces in a batch: so many for each civil level. R6.1"""
    return int(s.tables.reconstruction["orders"]["batch_per_level"]) * s.provinces[place].settlement


def price_of(s: Regno, seat: int, unit: int) -> Goods:
    """The price of one piece: machines are constructions, soldiers and Crewmen recruits. 9.5.4 11.4.7 C68"""
    return price(s, seat, s.tables.units[unit].cost, CONSTRUCTION if unit >= MACHINES else RECRUITMENT)


def bars_batch(s: Regno, seat: int, place: int, batches: tuple[int, ...]) -> Refusal | None:
    """Why no batch may be recruited there: own valid province with a centre, each batch in another one. R6.1 13.8.2"""
    if not is_valid(s, place):
        return BESIEGED if s.provinces[place].besieger != NOWHERE else NOT_VALID
    if not s.provinces[place].settlement:
        return NO_CENTRE
    if place in batches:
        return RECRUITED_HERE
    return None if any(_bars(s, seat, place, unit, ()) is None for unit in range(PITCHFORK)) else NOTHING_TO_RECRUIT


def bars_unit(s: Regno, seat: int, place: int, unit: int) -> Refusal | None:
    """Why the realm cannot recruit a unit there, whatever it costs. 8.1.t1.r8 11.4.7 11.6.6 11.7.6 R6.1 R17.7 R17.8
    C21"""
    kind, realm = s.tables.units[unit], s.realms[seat]
    waived = WAIVERS.get(unit) == realm.government and realm.tech[GOVERNMENT] >= 3
    if not waived and any(realm.tech[branch] < level for branch, level in kind.tech):
        return NEEDS_TECHNOLOGY[unit]
    if kind.government >= 0 and (realm.government != kind.government or realm.tech[GOVERNMENT] < 3):
        return NEEDS_GOVERNMENT[unit]
    if kind.faith >= 0:
        if realm.faith != kind.faith:
            return NEEDS_FAITH
        if realm.tech[RELIGION] < 3:
            return NEEDS_RELIGION
        if realm.excommunicated:
            return EXCOMMUNICATED
        if not faith.works_as_seat(s, place):
            return NEEDS_SEAT
    return NEEDS_FORGE if is_advanced(s, unit) and not functioning(s, place, FORGE) else None


def is_advanced(s: Regno, unit: int) -> bool:
    """Advanced recruitment: units that need Metallurgy, a government's and a faith's. R6.1"""
    kind = s.tables.units[unit]
    return kind.government >= 0 or kind.faith >= 0 or any(branch == METALLURGY for branch, _ in kind.tech)


def _bars(s: Regno, seat: int, place: int, unit: int, chosen: tuple[int, ...]) -> Refusal | None:
    bar = bars_unit(s, seat, place, unit)
    if bar is not None:
        return bar
    if s.tables.units[unit].faith >= 0 and faith.units_left(s, seat) <= _faithful(s, chosen):
        return ENOUGH_FAITHFUL
    cost = add(cost_of(s, seat, chosen), price_of(s, seat, unit))
    return None if can_pay(s, seat, cost) else CANNOT_PAY


def _pairs(chosen: tuple[int, ...]) -> list[tuple[int, int]]:
    return list(zip(chosen[::2], chosen[1::2], strict=True))


def _faithful(s: Regno, chosen: tuple[int, ...]) -> int:
    """Faith units chosen so far."""
    return sum(n for unit, n in _pairs(chosen) if s.tables.units[unit].faith >= 0)


def cost_of(s: Regno, seat: int, chosen: tuple[int, ...]) -> Goods:
    """The price of what has been chosen; each piece's is rounded by itself. G1"""
    return add(*(times(price_of(s, seat, unit), n) for unit, n in _pairs(chosen)))


def offer_batch(s: Regno, seat: int, place: int, chosen: tuple[int, ...], menu: Menu) -> None:
    """Every unit with the numbers that fit the batch and the reserve."""
    left = batch_size(s, place) - sum(chosen[1::2])
    for unit in range(PITCHFORK):
        bar = _bars(s, seat, place, unit, chosen) if left else FULL
        if bar is not None:
            menu.add((ENLIST, unit, 1), bar)
            continue
        most = left
        if s.tables.units[unit].faith >= 0:
            most = min(most, faith.units_left(s, seat) - _faithful(s, chosen))
        stock, spent = s.realms[seat].stock, dict(cost_of(s, seat, chosen))
        for resource, amount in price_of(s, seat, unit):
            most = min(most, (stock[resource] - spent.get(resource, 0)) // amount)
        menu.amount((ENLIST, unit), 1, most)
    if chosen:
        menu.add((FINISH,))
    menu.add((CANCEL,))


def recruit_batch(s: Regno, seat: int, place: int, chosen: tuple[int, ...]) -> None:
    """Pay and place them, exhausted until the next season. 13.6.1 13.8.2"""
    pay(s, seat, cost_of(s, seat, chosen))
    counts = counts_of(_pairs(chosen))
    recruit(s, seat, place, counts)
    s.tell((RECRUITED, ALL, seat, place, pairs_of(counts)))
