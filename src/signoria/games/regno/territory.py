"""Who holds what, what stands there and whether it works: the questions that every chapter asks. Chapters 7 and 8.

A province has an owner, a state and occupants, which are three different things (C1). It is valid when it is owned and
neither besieged, sacked nor in rebels' hands (R1.6).
"""

from __future__ import annotations

from collections.abc import Iterator

from signoria.games.regno.ids import (
    CASTLE,
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
    MARKET,
    NO_FORTRESS,
    NOWHERE,
    REBELS,
    STEEL_KEEP,
    TOWER,
)
from signoria.games.regno.pieces import CONVALESCENT, READY, Province
from signoria.games.regno.state import Regno

# monuments and the government at whose level 4 they work as such (11.8.1)
MONUMENTS = {GREAT_KEEP: 0, LOGGIA: 1, STEEL_KEEP: 2, HOLY_RELIQUARY: 3}
CHURCHES = (CHURCH, CATHEDRAL, HOLY_RELIQUARY, GREAT_BASILICA)
CATHEDRALS = (CATHEDRAL, HOLY_RELIQUARY, GREAT_BASILICA)  # a monument keeps the effects of what it replaced
MARKETS = (MARKET, FAIR, LOGGIA)
FAIRS = (FAIR, LOGGIA)


def provinces_of(s: Regno, seat: int) -> list[int]:
    """The provinces that a seat owns, in the order of the map."""
    return [p for p in s.tables.atlas.provinces if s.provinces[p].owner == seat]


def is_sacked(s: Regno, p: Province) -> bool:
    """9.2.8 12.3.6"""
    return p.sacked >= s.round > 0


def is_valid(s: Regno, place: int) -> bool:
    """Owned by a player, not besieged, rebel or sacked. R1.6, C1"""
    p = s.provinces[place]
    return p.owner >= 0 and p.besieger == NOWHERE and not is_sacked(s, p)


def inhabitants(p: Province) -> int:
    """Free workers and slaves. C7, R1.6"""
    return p.free + p.slaves


def room(s: Regno, p: Province) -> int:
    """How many inhabitants more it can house. 7.1.t1, 7.3.6"""
    return max(0, s.tables.inhabitants[p.settlement] - inhabitants(p))


def spaces_left(s: Regno, p: Province) -> int:
    """Infrastructure spaces that are free: every building takes one, the fortress too. 7.1.10"""
    return s.tables.spaces[p.settlement] - p.buildings.bit_count() - (p.fortress != NO_FORTRESS)


def standing(p: Province, buildings: tuple[int, ...]) -> int:
    """The one of these buildings that stands there undamaged, or NOWHERE. 8.2.5"""
    for building in buildings:
        if p.buildings >> building & 1 and not p.damaged >> building & 1:
            return building
    return NOWHERE


def functioning(s: Regno, place: int, *buildings: int) -> bool:
    """Does one of these buildings work: undamaged, in a province not besieged, rebel or sacked? No worker is needed.
    8.2.4 8.2.5 C217. Neutral provinces count as theirs. A Port may still be blockaded: ask `ships`."""
    p = s.provinces[place]
    sound = p.besieger == NOWHERE and not is_sacked(s, p) and p.former == NOWHERE and not p.horde
    return sound and standing(p, buildings) != NOWHERE


def worked(s: Regno, place: int, *buildings: int) -> bool:
    """Does one of these work and have a free worker? 7.2.6 8.2.1. Neutrals' printed Markets count as worked (R19.3)."""
    p = s.provinces[place]
    if not functioning(s, place, *buildings):
        return False
    return p.owner < 0 or bool(p.worked >> standing(p, buildings) & 1)


def is_monument(s: Regno, place: int, building: int) -> bool:
    """Does a government monument work as one here? For a realm of another government, or below level 4, it is only the
    building that it replaced (11.8.1 11.8.2); of two, the owner's choice counts (11.8.3, C112)."""
    p = s.provinces[place]
    if p.owner < 0 or MONUMENTS[building] != s.realms[p.owner].government or s.realms[p.owner].tech[GOVERNMENT] < 4:
        return False
    return s.active[p.owner] in (NOWHERE, place)


# ---- fortresses ------------------------------------------------------------------------------------------------------


def stage(s: Regno, place: int) -> int:
    """What the fortress counts as here: a Keep that is no monument is a Castle. 11.8.2 C260"""
    p = s.provinces[place]
    if p.fortress in MONUMENTS and not is_monument(s, place, p.fortress):
        return CASTLE
    return p.fortress


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
    """Does it give incomes, protection and shelter? 8.2.7 9.4.6 C217"""
    p = s.provinces[place]
    sound = p.besieger == NOWHERE and not is_sacked(s, p) and p.former == NOWHERE and not p.horde
    return p.fortress != NO_FORTRESS and p.ps > 0 and not p.unmaintained and sound


def building_at(p: Province, building: int) -> bool:
    """Does this very building or stage of a fortress stand there, damaged or not?"""
    return p.fortress == building if TOWER <= building <= STEEL_KEEP else bool(p.buildings >> building & 1)


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
