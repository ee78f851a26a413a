"""What a province yields in a production: florins and goods. Chapter 9 first half, 8.2.1, 11.4.5, 11.4.6, 16.1.t1.r3"""

from __future__ import annotations

from signoria.games.regno import cards
from signoria.games.regno.carriers import is_blockaded
from signoria.games.regno.costs import add
from signoria.games.regno.ids import (
    AGRICULTURE,
    AUTUMN,
    CITY,
    CIVIL,
    DESERT,
    FAIR,
    FARM,
    FORGE,
    GOLDEN_MIDAS,
    LOGGIA,
    NO_FORTRESS,
    NOWHERE,
    PORT,
    PRODUCTIVE,
    QUARRY,
    SAWMILL,
    TOWN,
    URBANISM,
)
from signoria.games.regno.people import administrator, is_able, person, sovereign
from signoria.games.regno.realm.territory import fief_bonus, fortress_works, inhabitants
from signoria.games.regno.realm.workers import idle
from signoria.games.regno.state import Regno
from signoria.games.regno.tables import Goods

SLAVES_DOUBLE = (SAWMILL, QUARRY, FORGE)
WORKED_ONLY = (FAIR, LOGGIA)  # their income needs a free worker (8.1.t1.r16); the others' need none (8.2.1)


def florins(s: Regno, place: int, tax: int) -> int:
    """Territorial tax, income of centre and buildings, idle workers of a City, fief, Golden Midas.
    9.1.4 9.1.5 9.1.6 9.1.t1.r1 9.1.t1.r2 9.1.t1.r3 9.1.t1.r4 11.4.5 11.4.6 C8 C30 C39 C43 C101 C249"""
    p, rules = s.provinces[place], s.tables.production["goods"]
    total = s.tables.tax_florins[tax] if inhabitants(p) else 0
    total += s.tables.centre_income[p.settlement] + buildings(s, place)
    if p.settlement == CITY:
        total += idle(p) * rules["idle_city_worker"]
    if p.settlement == TOWN and s.realms[p.owner].tech[URBANISM] >= 2:
        total += rules["urbanism2_town"]
    return max(0, total + fief_bonus(s, place)) + midas(s, place)


def buildings(s: Regno, place: int) -> int:
    """Incomes of the buildings of a valid province: damaged ones give none, a fortress gives its own while it works. A
    monument gives what the building that it replaced gave. 8.2.1 8.2.5 8.2.7 9.4.6"""
    p, total = s.provinces[place], 0
    for building in range(CIVIL):
        stands = p.buildings >> building & 1 and not p.damaged >> building & 1
        if stands and (building not in WORKED_ONLY or p.worked >> building & 1):
            total += s.tables.buildings[building].income
    if p.fortress != NO_FORTRESS and fortress_works(s, place):
        total += s.tables.buildings[p.fortress].income
    return total


def midas(s: Regno, place: int) -> int:
    """The Sovereign's touch serves the capital wherever it is; another's the province where it administers, but not
    beside the Sovereign's. 16.1.11 16.1.t1.r3 C192"""
    p, rules = s.provinces[place], s.tables.dynasty["effects"]
    ruler = sovereign(s, p.owner)
    if place == s.realms[p.owner].capital and ruler != NOWHERE:
        x = person(s, ruler)
        if x.virtue == GOLDEN_MIDAS and is_able(s, x):
            return int(rules["midas_sovereign"])
    found = administrator(s, p.owner, place, GOLDEN_MIDAS)
    return int(rules["midas_other"]) if found not in (NOWHERE, ruler) else 0


def goods(s: Regno, place: int, everywhere: bool) -> Goods:
    """One good for each productive building with somebody at work, and the Port's Grain; `everywhere`: in the global
    production, which the harvest cards change. 9.1.7 9.1.8 9.1.9 8.1.t1.r17 15.3.2 C40 C41 C42 C250 R18.2"""
    p, made = s.provinces[place], s.tables.buildings
    if cards.in_force(s, "drought") and s.tables.atlas.lands[place].terrain == DESERT:
        return ()
    out: list[Goods] = []
    for building in range(PRODUCTIVE):
        stands = p.buildings >> building & 1 and not p.damaged >> building & 1
        if stands and (p.worked | p.slaved) >> building & 1:
            slave = building in SLAVES_DOUBLE and p.slaved >> building & 1
            n = s.tables.production["goods"]["slave_double"] if slave else 1
            n = farm(s, p.owner, everywhere) if building == FARM else n
            out.append(((made[building].good, n),))
    if p.buildings >> PORT & 1 and not p.damaged >> PORT & 1 and not is_blockaded(s, place):
        out.append(((made[PORT].good, 1),))
    return add(*out)


def farm(s: Regno, seat: int, everywhere: bool) -> int:
    """Grain of a Farm at work. 9.1.7 9.1.8 R3.5c R18.2 (SU1, AU1, AU2)"""
    rules = s.tables.production["goods"]
    if cards.in_force(s, "drought"):
        return 0
    grain = 1
    if s.season == AUTUMN:
        grain = rules["farm_autumn"] + (rules["agriculture2_autumn"] if s.realms[seat].tech[AGRICULTURE] >= 2 else 0)
    if everywhere and cards.in_force(s, "harvest"):
        grain += cards.number(s, "grain")
    return int(max(0, grain))
