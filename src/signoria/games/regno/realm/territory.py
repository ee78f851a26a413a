"""Who holds what, what stands there and whether it works: the questions that every chapter asks. Chapters 7 and 8.

A province has an owner, a state and occupants, which are three different things (C1). It is valid when it is owned and
neither besieged, sacked nor in rebels' hands (R1.6).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from signoria.games.regno.ids import (
    CAPTAIN,
    CATHEDRAL,
    CHURCH,
    CREWMAN,
    ENGINEERING,
    FAIR,
    GOVERNMENT,
    GREAT_BASILICA,
    GREAT_KEEP,
    HOLY_RELIQUARY,
    LOGGIA,
    MACHINES,
    MANOR,
    MARKET,
    MONARCHY,
    NO_FORTRESS,
    NOWHERE,
    REBELS,
    STEEL_KEEP,
    TOWER,
)
from signoria.games.regno.pieces import CONVALESCENT, READY, Province
from signoria.games.regno.state import Regno
from signoria.kernel.state import ALL

ADAPTED: Final = 16  # event: PS of a fortress cut under its new owner

# monuments and the government at whose level 4 they work as such (11.8.1)
MONUMENTS = {GREAT_KEEP: 0, LOGGIA: 1, STEEL_KEEP: 2, HOLY_RELIQUARY: 3}
CHURCHES = (CHURCH, CATHEDRAL, HOLY_RELIQUARY, GREAT_BASILICA)
CATHEDRALS = (CATHEDRAL, HOLY_RELIQUARY, GREAT_BASILICA)  # monuments keep their effects; no goods (8.2.3)
MARKETS = (MARKET, FAIR, LOGGIA)
FAIRS = (FAIR, LOGGIA)


def provinces_of(s: Regno, seat: int) -> list[int]:
    """The provinces that a seat owns, in the order of the map; no troops have to be there. 7.1.1"""
    return [p for p in s.tables.atlas.provinces if s.provinces[p].owner == seat]


def is_sacked(s: Regno, p: Province) -> bool:
    """9.2.8 12.3.6"""
    return p.sacked >= s.round > 0


def is_valid(s: Regno, place: int) -> bool:
    """Owned by a player, not besieged, rebel or sacked. R1.6, C1"""
    p = s.provinces[place]
    return p.owner >= 0 and p.besieger == NOWHERE and not is_sacked(s, p)


def inhabitants(p: Province) -> int:
    """Free workers and slaves, not soldiers or characters. 7.1.13 C7 R1.6"""
    return p.free + p.slaves


def room(s: Regno, p: Province) -> int:
    """How many inhabitants more it can house, by its settlement only. 7.1.t1.r1 7.1.t1.r2 7.1.t1.r3 7.1.t1.r4 7.3.6"""
    return max(0, s.tables.inhabitants[p.settlement] - inhabitants(p))


def spaces_left(s: Regno, p: Province) -> int:
    """Infrastructure spaces that are free: every building takes one, the fortress too, a centre none, and
    workers add none; below 0 only if a centre were ever lowered. 7.1.10 7.1.11 7.3.7 8.2.5 C3 C4"""
    return s.tables.spaces[p.settlement] - p.buildings.bit_count() - (p.fortress != NO_FORTRESS)


def standing(p: Province, buildings: tuple[int, ...]) -> int:
    """The one of these buildings that stands there undamaged, or NOWHERE. 8.2.5"""
    for building in buildings:
        if p.buildings >> building & 1 and not p.damaged >> building & 1:
            return building
    return NOWHERE


def is_sound(s: Regno, place: int) -> bool:
    """Neither besieged, sacked nor in the hands of rebels or a horde: buildings give their benefits there, neutrals'
    too. 8.2.4 C29"""
    p = s.provinces[place]
    return p.besieger == NOWHERE and not is_sacked(s, p) and p.former == NOWHERE and not p.horde


def functioning(s: Regno, place: int, *buildings: int) -> bool:
    """Does one of these buildings work: undamaged, in a province not besieged, rebel or sacked? No worker is needed.
    8.2.4 8.2.5 C217. Neutral provinces count as theirs. A Port may still be blockaded: ask `ships`."""
    return is_sound(s, place) and standing(s.provinces[place], buildings) != NOWHERE


def worked(s: Regno, place: int, *buildings: int) -> bool:
    """Does one of these work and have a free worker? 7.2.6 8.2.1. Neutrals' printed Markets count as worked (R19.3)."""
    p = s.provinces[place]
    if not functioning(s, place, *buildings):
        return False
    return p.owner < 0 or bool(p.worked >> standing(p, buildings) & 1)


def is_monument(s: Regno, place: int, building: int) -> bool:
    """Does a government monument work as one here? For a realm of another government, or below level 4, it is only the
    building that it replaced; of two of a kind only the active one works. 11.4.9 11.8.1 11.8.2 11.8.3 C112"""
    p = s.provinces[place]
    if p.owner < 0 or MONUMENTS[building] != s.realms[p.owner].government or s.realms[p.owner].tech[GOVERNMENT] < 4:
        return False
    return place == active_monument(s, p.owner)


def active_monument(s: Regno, seat: int) -> int:
    """Where the seat's own government's monument stands that is active, or NOWHERE: the one chosen, while it is held;
    the only one is. 11.8.3 C112 C113"""
    realm = s.realms[seat]
    if realm.tech[GOVERNMENT] < 4:
        return NOWHERE
    chosen, found = s.active[seat], NOWHERE
    for place in s.tables.atlas.provinces:
        p = s.provinces[place]
        if p.owner != seat or not any(MONUMENTS[b] == realm.government and building_at(p, b) for b in MONUMENTS):
            continue
        if place == chosen:
            return place
        found = place if found == NOWHERE else found
    return found


def is_basilica(s: Regno, place: int) -> bool:
    """Does a Great Basilica work as the religious monument here? One per realm, the first on the map; in a realm that
    owns an active government monument it is a Cathedral. R17.10"""
    p = s.provinces[place]
    if p.owner < 0 or not building_at(p, GREAT_BASILICA) or active_monument(s, p.owner) != NOWHERE:
        return False
    return place == next(q for q in provinces_of(s, p.owner) if building_at(s.provinces[q], GREAT_BASILICA))


def counts_as(s: Regno, place: int, building: int) -> int:
    """A monument that does not work as one counts as the building that it replaced. 11.8.2"""
    if building in MONUMENTS and not is_monument(s, place, building):
        return s.tables.buildings[building].upgrades
    if building == GREAT_BASILICA and not is_basilica(s, place):
        return s.tables.buildings[building].upgrades
    return building


# ---- fortresses ------------------------------------------------------------------------------------------------------


def stage(s: Regno, place: int) -> int:
    """What the fortress counts as here: a Keep that is no monument is a Castle. 7.1.7 11.6.9 11.8.2 C260"""
    return counts_as(s, place, s.provinces[place].fortress)


def most_ps(s: Regno, place: int) -> int:
    """13.7.t2, 11.3.t1.r1 C99: one more for Towers and Manors of a realm with Engineering 3; 0 without a fortress."""
    p = s.provinces[place]
    if p.fortress == NO_FORTRESS:
        return 0
    kind = s.tables.fortress(stage(s, place))
    return kind.ps + (kind.engineering3 if p.owner >= 0 and s.realms[p.owner].tech[ENGINEERING] >= 3 else 0)


def is_breached(s: Regno, place: int) -> bool:
    """No walls that stop anybody: no fortress, or PS at or below the printed threshold. 13.7.6 to 13.7.12 C121"""
    p = s.provinces[place]
    return p.fortress == NO_FORTRESS or p.ps <= s.tables.fortress(stage(s, place)).breach


def fortress_works(s: Regno, place: int) -> bool:
    """Does it give incomes, protection and shelter, without any worker? One in a Manor changes nothing.
    C9 8.2.2 8.2.7 9.4.6 C217"""
    p = s.provinces[place]
    return p.fortress != NO_FORTRESS and p.ps > 0 and not p.unmaintained and is_sound(s, place)


def building_at(p: Province, building: int) -> bool:
    """Does this very building or stage of a fortress stand there, damaged or not?"""
    return p.fortress == building if TOWER <= building <= STEEL_KEEP else bool(p.buildings >> building & 1)


def adapt_fortress(s: Regno, place: int) -> None:
    """A province has a new owner: its fief is over. 11.4.14"""
    s.provinces[place].fief = NOWHERE
    cut_fortress(s, place)


def cut_fortress(s: Regno, place: int) -> None:
    """PS above the maximum are cut, lower ones stay: under a new owner, or when a Keep counts as a Castle.
    11.3.t1.r1 C99 C260"""
    p = s.provinces[place]
    if p.ps > most_ps(s, place):
        p.ps = most_ps(s, place)
        s.tell((ADAPTED, ALL, place, p.ps))


# ---- fiefs -----------------------------------------------------------------------------------------------------------


def holder(s: Regno, place: int) -> int:
    """The person whose fief gives its benefits here, or NOWHERE: alive and free, wherever he lives; a Manor or Castle
    must stand. 11.4.11 11.4.13 11.4.14 C103"""
    p = s.provinces[place]
    x = s.people[p.fief] if p.fief != NOWHERE and p.fortress >= MANOR else None
    return p.fief if x is not None and x.seat == p.owner and x.gaoler == NOWHERE else NOWHERE


def fief_bonus(s: Regno, place: int) -> int:
    """Florins that a feudal monarchy's fief adds to each production; a Captain's takes some away, and the two add up.
    The fief's whole income is never below 0. 11.4.4 11.4.5 11.4.6 C101 C102"""
    who = holder(s, place)
    x = s.people[who] if who != NOWHERE else None
    if x is None or s.realms[x.seat].government != MONARCHY:
        return 0
    level, fiefs = s.realms[x.seat].tech[GOVERNMENT], s.tables.technology["fiefs"]
    more: int = fiefs["monarchy2_bonus"] if level >= 2 else 0
    less: int = fiefs["captain_malus"] if level >= 1 and x.role == CAPTAIN else 0
    return more - less


# ---- pieces ----------------------------------------------------------------------------------------------------------


def soldiers(counts: tuple[int, ...]) -> int:
    """Soldiers among pieces: not Crewmen, not machines. C234"""
    return sum(counts[:MACHINES]) - counts[CREWMAN] + sum(counts[MACHINES + 4 :])


def soldiers_at(s: Regno, place: int, owner: int, convalescents: bool = False) -> int:
    """An owner's soldiers in a place; recruits count, convalescents only when asked for. C51"""
    return sum(
        soldiers(f.counts)
        for f in s.forces
        if f.place == place and f.owner == owner and (convalescents or f.status != CONVALESCENT)
    )


def armies_at(s: Regno, place: int) -> Iterator[int]:
    """The owners that have pieces in a place, each once."""
    return iter(dict.fromkeys(f.owner for f in s.forces if f.place == place))


def ready_at(s: Regno, place: int, seat: int) -> bool:
    """Has the seat ready pieces there?"""
    return any(f.place == place and f.owner == seat and f.status == READY for f in s.forces)


def people_at(s: Regno, place: int, seat: int) -> list[int]:
    """The seat's people in a place who are alive and free. 16.1.2 14.2.4"""
    return [
        i
        for i, x in enumerate(s.people)
        if x is not None and x.place == place and x.seat == seat and x.gaoler == NOWHERE
    ]


# ---- realms ----------------------------------------------------------------------------------------------------------


def at_war(s: Regno, a: int, b: int) -> bool:
    """Have two owners declared war? Hordes, pirates and rebels are everybody's enemies. R1.6"""
    if a >= 0 and b >= 0:
        return bool(s.wars[a] >> b & 1)
    return min(a, b) <= REBELS


def are_allied(s: Regno, a: int, b: int) -> bool:
    """A dynastic alliance in force; one that is dissolved holds to the end of its season. 16.2.11 16.2.13"""
    return any({a, b} == {x[0], x[1]} and (not x[4] or x[4] >= s.round) for x in s.alliances)


def in_play(s: Regno) -> list[int]:
    """Seats still playing, in this season's order."""
    return [seat for seat in s.order if not s.realms[seat].out]
