"""Rolls of soldiers, what changes them, what cancels their hits. 13.1, 13.2, 13.4.4 to 13.4.11, 7.3

A roll succeeds when the die and all modifiers reach the printed value; a natural 1 or 6 means nothing (C128).
"""

from __future__ import annotations

from typing import Final

from signoria.games.regno.combat.command import BIAGIO, bonus
from signoria.games.regno.combat.machines import FACES
from signoria.games.regno.combat.sides import (
    BITS,
    LED,
    NUMBER,
    OPEN,
    ORIGIN,
    STATUS,
    UNBREACHED,
    company,
    has_terrain,
    owner,
    walls,
)
from signoria.games.regno.combat.sides import UNIT as OF_UNIT
from signoria.games.regno.fights import CHARGE, MELEE, RANGE, REVOLT, SORTIE, Band, Battle
from signoria.games.regno.ids import (
    ARCHER,
    BISHOP,
    CARDINAL,
    CROSSBOWMAN,
    GOVERNMENT,
    HALBERDIER,
    HEAVY_INFANTRY,
    NOWHERE,
    PAVISE_CROSSBOWMAN,
    PIKEMAN,
    RELIGION,
    REPUBLIC,
    SEAS,
    SWORDSMAN,
    THEOCRACY,
)
from signoria.games.regno.kinds import COUNT, OWNER, UNIT
from signoria.games.regno.people import captain_card, person
from signoria.games.regno.pieces import ARRIVED, EXHAUSTED, LANDED
from signoria.games.regno.realm.territory import stage
from signoria.games.regno.reconstruction import faith, offices
from signoria.games.regno.state import S_BATTLE, Regno
from signoria.games.regno.tables import Unit
from signoria.kernel.state import ALL
from signoria.kernel.verbs import Kind, Signature

PHASE: Final = Kind("phase", ("machines", "range", "charge", "melee", "control"), offset=1)
CAUSE: Final = Kind("cover", ("walls", "pikes", "heavy_infantry"))
WALLS_COVER: Final = 0
PIKES_COVER: Final = 1
HEAVY_COVER: Final = 2

VERBS: Final[tuple[Signature, ...]] = ()
ROLLED: Final = 259
REROLLED: Final = 264
CANCELLED: Final = 265
EVENTS: Final = (
    Signature(
        ROLLED,
        "rolled",
        ("owner", OWNER),
        ("phase", PHASE),
        ("unit", UNIT),
        ("faces", FACES),
        ("least", COUNT),
        ("hits", COUNT),
    ),
    Signature(REROLLED, "rerolled", ("owner", OWNER), ("unit", UNIT), ("face", COUNT), ("hits", COUNT)),
    Signature(CANCELLED, "hits-cancelled", ("owner", OWNER), ("number", COUNT), ("cover", CAUSE)),
)


def exchange(s: Regno, b: Battle, phase: int) -> None:
    """A phase of soldiers: both sides roll before any hit is assigned; then walls and covering units cancel hits.
    13.1.1 13.4.5 13.4.10 13.4.15 13.7.11 C130 G5"""
    thrown = (throw(s, b, 0, phase), throw(s, b, 1, phase))
    b.hits = (b.hits[0] + cancel(s, b, 0, phase, *thrown[1]), b.hits[1] + cancel(s, b, 1, phase, *thrown[0]))


def value(kind: Unit, phase: int) -> int:
    """The least roll of a profile in a phase; 0: it does not roll. Archers roll in both of theirs. 13.1.t1.r1
    13.1.t1.r2 13.1.t1.r3 13.1.t1.r4 13.1.t1.r5 13.1.t1.r6 13.1.t1.r7 13.1.t1.r8 13.1.t1.r9 13.1.t1.r10 13.1.t1.r11
    13.1.t1.r12 13.1.t1.r13 13.1.t1.r14 13.1.t1.r15 13.1.t1.r16 13.4.5 13.4.7 13.4.10 C127"""
    return kind.range if phase == RANGE else kind.charge if phase == CHARGE else kind.melee


def throw(s: Regno, b: Battle, side: int, phase: int) -> tuple[int, int]:
    """A side rolls: hits, and how many of them are of Crossbowmen. Every piece rolls once, whatever its PF; each die
    has all modifiers. 13.1.1 13.1.2 13.2.6 C106 G3 G11"""
    volleys, dice = [], 0
    for band in b.bands[side]:
        if band[NUMBER]:
            least = value(s.tables.units[band[OF_UNIT]], phase)
            if least:
                n = band[NUMBER] * _dice(s, b, side, band[OF_UNIT], phase)
                volleys.append((band, n, least - modifier(s, b, side, band, phase)))
                dice += n
    if not dice:
        return 0, 0
    faces, hits, bolts, at = s.draw(S_BATTLE, dice, 6), 0, 0, 0
    missed = NOWHERE
    for band, n, least in volleys:
        mine = faces[at : at + n]
        at += n
        won = sum([face + 1 >= least for face in mine])
        hits += won
        if band[OF_UNIT] in (CROSSBOWMAN, PAVISE_CROSSBOWMAN):
            bolts += won
        if won < n and band[LED] and band[OF_UNIT] == ARCHER:
            missed = least if missed == NOWHERE else min(missed, least)
        if s.events is not None:
            said = " ".join([str(face + 1) for face in mine])
            s.tell((ROLLED, ALL, owner(b, side), phase, band[OF_UNIT], said, least, won))
    if missed != NOWHERE and phase == RANGE and captain_card(b.commanders[side]) == BIAGIO:
        hits += _reroll(s, b, side, missed)
    return hits, bolts


def _dice(s: Regno, b: Battle, side: int, unit: int, phase: int) -> int:
    """Burgher crossbowmen. 11.5.6 C106"""
    if unit != PAVISE_CROSSBOWMAN or phase != RANGE or side == 0 or b.defender < 0 or walls(s, b) != UNBREACHED:
        return 1
    realm = s.realms[b.defender]
    third = realm.government == REPUBLIC and realm.tech[GOVERNMENT] >= 3
    return int(s.tables.war["battle"]["republic3_dice"]) if third else 1


def _reroll(s: Regno, b: Battle, side: int, least: int) -> int:
    """Biagio il Guercio: failed dice of led Archers, once in each Range phase. 16.6.t1.r2"""
    faces = s.draw(S_BATTLE, s.tables.war["battle"]["rerolls"], 6)
    won = sum(face + 1 >= least for face in faces)
    s.tell((REROLLED, ALL, owner(b, side), ARCHER, faces[0] + 1, won))
    return won


def modifier(s: Regno, b: Battle, side: int, band: Band, phase: int) -> int:
    """Everything that is added to a soldier's roll. Recruits have -1 as long as they are. 13.6.1 C128 G3"""
    mod = int(s.tables.war["battle"]["recruits"]) if band[STATUS] == EXHAUSTED else 0
    return mod + _first_round(s, b, side, band, phase) if b.round == 1 else mod


def _first_round(s: Regno, b: Battle, side: int, band: Band, phase: int) -> int:
    """Landing (15.2.8, in the first battle only), river, terrain, faith, commander, Votive infantry. 7.3.3 7.3.4
    11.3.t1.r10 11.7.6 C15 C16 C173 C232"""
    rules, mod = s.tables.war["battle"], 0
    if band[BITS] & LANDED:
        mod += rules["landed"]
    if side == 0:
        if crossed_river(s, b, band):
            mod -= s.tables.territory["rivers"]["malus"]
        mod += holy_war(s, b)
    else:
        mod += defence(s, b, phase)
    if band[LED]:
        mod += bonus(s, b.commanders[side], band[OF_UNIT], phase)
    if band[OF_UNIT] == SWORDSMAN and phase == MELEE and is_votive(s, b, side):
        mod += rules["theocracy3"]
    return int(mod)


def crossed_river(s: Regno, b: Battle, band: Band) -> bool:
    """Has an attacker just come over a river? 7.3.4 C16 C229 C232"""
    came = b.kind not in (REVOLT, SORTIE) and band[BITS] & ARRIVED and 0 <= band[ORIGIN] < SEAS
    return bool(came) and (band[ORIGIN], b.place) in s.tables.atlas.rivers


def holy_war(s: Regno, b: Battle) -> int:
    """Attacking the target of a holy war of one's faith. R17.7"""
    return offices.holy_war_bonus(s, b.place, b.attacker) if b.attacker >= 0 and has_terrain(b) else 0


def defence(s: Regno, b: Battle, phase: int) -> int:
    """What the land itself adds to its defender: mountain and swamp in Melee; with Religion 4 a religious seat that
    works in this very province to all rolls. 7.3.1 7.3.3 7.3.5 9.2.7 11.3.t1.r10 C15 C100 C229"""
    if not has_terrain(b):
        return 0
    mod = s.tables.terrain_defence[s.tables.atlas.lands[b.place].terrain] if phase == MELEE else 0
    owns = b.defender >= 0 and s.provinces[b.place].owner == b.defender
    if owns and s.realms[b.defender].tech[RELIGION] >= 4 and faith.works_as_seat(s, b.place):
        mod += int(s.tables.war["battle"]["religion4"])
    return mod


def is_votive(s: Regno, b: Battle, side: int) -> bool:
    """A Theocracy of level 3 with an ecclesiastic of its own present. 11.7.5 11.7.6"""
    seat = owner(b, side)
    if seat < 0 or s.realms[seat].government != THEOCRACY or s.realms[seat].tech[GOVERNMENT] < 3:
        return False
    return any(person(s, who).role in (BISHOP, CARDINAL) for who in company(s, b, side))


def cancel(s: Regno, b: Battle, side: int, phase: int, hits: int, bolts: int) -> int:
    """What is left of the hits that a side suffers. Protection is for shooting at an unbreached, maintained fortress;
    covering units must be alive as the phase begins; Crossbowmen's hits pass through Heavy infantry. 13.2.1 13.2.2
    13.2.3 13.7.11 13.7.t2.r1 13.7.t2.r2 13.7.t2.r3 C28 C129 C130"""
    if not hits:
        return 0
    rules, cover = s.tables.war["battle"], 0
    if phase == RANGE and side == 1 and walls(s, b) == UNBREACHED and not s.provinces[b.place].unmaintained:
        less, cover = min(hits, s.tables.fortress(stage(s, b.place)).protection), WALLS_COVER
    elif phase == CHARGE and _has(b, side, PIKEMAN, HALBERDIER):
        less, cover = min(hits, rules["cancel_charge"]), PIKES_COVER
    elif phase == MELEE and _has(b, side, HEAVY_INFANTRY):
        less, cover = min(hits - bolts, rules["cancel_melee"]), HEAVY_COVER
    else:
        return hits
    if less:
        s.tell((CANCELLED, ALL, owner(b, side), less, cover))
    return int(hits - less)


def _has(b: Battle, side: int, *units: int) -> bool:
    return any(band[NUMBER] and band[OF_UNIT] in units for band in b.bands[side])


def has_charge(s: Regno, b: Battle) -> bool:
    """Is there a Charge in this round? Forest, hill, mountain and swamp cancel it, except against rebels that have just
    risen, who have no terrain; before the breach never; in a siege once, in the first round after it; in the open
    every round. 7.3.1 7.3.2 7.3.3 7.3.5 9.2.7 13.4.7 13.4.8 13.4.11 C15 C17 C134 C135"""
    if b.kind != REVOLT and not s.tables.allows_charge[s.tables.atlas.lands[b.place].terrain]:
        return False
    state = walls(s, b)
    return state == OPEN or (state != UNBREACHED and not b.charged)
