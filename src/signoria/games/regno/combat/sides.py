"""Who stands on which side of a land battle, and behind which walls. 13.3, 13.7

A side is 0 (attacker) or 1 (defender). Its pieces are bands; the map's forces lose with them what they lose.
"""

from __future__ import annotations

from typing import Final

from signoria.games.regno.fights import ASSAULT, RELIEF, REVOLT, SORTIE, Band, Bands, Battle, Pair
from signoria.games.regno.forces import pairs_of, settle
from signoria.games.regno.ids import CREWMAN, MACHINES, NO_FORTRESS, NOWHERE, PITCHFORK
from signoria.games.regno.people import is_free, person
from signoria.games.regno.pieces import ARRIVED, CONVALESCENT, EXHAUSTED, LANDED, READY, Force
from signoria.games.regno.realm.territory import is_breached
from signoria.games.regno.state import Regno
from signoria.kernel.verbs import Kind

# walls()
OPEN: Final = 0
BREACHED: Final = 1
UNBREACHED: Final = 2

# fields of a band
UNIT: Final = 0
NUMBER: Final = 1
STATUS: Final = 2
BITS: Final = 4
ORIGIN: Final = 5
LED: Final = 6

# how a band is called in options: led, recruits, landed
BAND: Final = Kind(
    "band",
    ("line", "led", "recruits", "led_recruits", "landed", "led_landed", "landed_recruits", "led_landed_recruits"),
)


def with_side(pair: Pair, side: int, value: int) -> Pair:
    """The pair with one side's value changed."""
    return (value, pair[1]) if side == 0 else (pair[0], value)


def owner(b: Battle, side: int) -> int:
    return b.defender if side else b.attacker


def asked(s: Regno, b: Battle, side: int) -> bool:
    """Is there a player to ask? Neutrals, rebels and hordes never are. R19.3"""
    seat = owner(b, side)
    return seat >= 0 and not s.realms[seat].out


def is_machine(unit: int) -> bool:
    return MACHINES <= unit < PITCHFORK


def is_soldier(unit: int) -> bool:
    """Neither Crewman nor machine. C234"""
    return unit != CREWMAN and not MACHINES <= unit < PITCHFORK


def soldiers_of(bands: Bands) -> int:
    """How many soldiers are left. C234"""
    return sum(band[NUMBER] for band in bands if is_soldier(band[UNIT]))


def crew_of(bands: Bands) -> int:
    return sum(band[NUMBER] for band in bands if band[UNIT] == CREWMAN)


def is_gone(b: Battle, side: int) -> bool:
    """Neither soldiers nor Crewmen are left. 13.5.6"""
    return not any(band[NUMBER] and not is_machine(band[UNIT]) for band in b.bands[side])


def call(band: Band, place: int) -> tuple[int, int, int]:
    """How options name a band: unit, kind of band, where it came from (the place itself: from nowhere else)."""
    name = band[LED] | (band[STATUS] == EXHAUSTED) << 1 | bool(band[BITS] & LANDED) << 2
    return band[UNIT], name, place if band[ORIGIN] == NOWHERE else band[ORIGIN]


def find_band(b: Battle, side: int, name: tuple[int, ...]) -> int:
    """The band that an option names."""
    bands = b.bands[side]
    return next(i for i, band in enumerate(bands) if band[NUMBER] and call(band, b.place) == name)


def muster(s: Regno, b: Battle) -> None:
    """Both sides come together: in one battle all that have arrived, by whatever links (C232). Recruits defend, they do
    not attack; convalescents do neither; against rebels that rise where they stand recruits fight too, Crewmen not.
    13.5.7 13.6.1 13.6.2 13.8.4 C219 C228 C234"""
    settle(s)  # who began the battle may have marked forces so that two have become alike
    b.bands = (_gather(s, b, 0), _gather(s, b, 1))
    b.start = (soldiers_of(b.bands[0]), soldiers_of(b.bands[1]))


def _gather(s: Regno, b: Battle, side: int) -> Bands:
    who = owner(b, side)
    here = [f for f in s.forces if f.place == b.place and f.owner == who and f.status != CONVALESCENT]
    if side == 0 and who >= 0:
        here = _attacking(b, here)
    out = []
    for f in here:
        for unit, n in pairs_of(f.counts):
            if b.kind == REVOLT and side == 0 and not is_soldier(unit):
                continue
            out.append((unit, n, f.status, f.until, f.moved, f.origin, 0))
    return tuple(sorted(out))


def _attacking(b: Battle, here: list[Force]) -> list[Force]:
    if b.kind == REVOLT:
        return here
    ready = [f for f in here if f.status == READY]
    arrived = [f for f in ready if f.moved & ARRIVED]
    return ready if b.kind == SORTIE or not arrived else arrived


def company(s: Regno, b: Battle, side: int) -> list[int]:
    """The free people with a side; of a relief army only those who came with it. 13.3.1 13.3.4 C228"""
    who, place = owner(b, side), b.place
    if who < 0:
        return []
    here = [i for i, x in enumerate(s.people) if x is not None and x.place == place and x.seat == who and is_free(x)]
    return here if b.kind != RELIEF or side else [i for i in here if person(s, i).moved & ARRIVED]


def walls(s: Regno, b: Battle) -> int:
    """What protects the defender now: only an assault meets walls; at 0 PS there are none. Extra PS move no threshold.
    13.4.11 13.7.8 13.7.9 13.7.12 13.7.t2.r1 13.7.t2.r2 13.7.t2.r3 C111 C146 G9"""
    p = s.provinces[b.place]
    if b.kind != ASSAULT or p.fortress == NO_FORTRESS or p.ps == 0:
        return OPEN
    return BREACHED if is_breached(s, b.place) else UNBREACHED


def has_terrain(b: Battle) -> bool:
    """Do mountain, swamp and a religious seat serve the defender? Not rebels, besiegers or besieged. 9.2.7 C15 C229"""
    return b.kind not in (REVOLT, SORTIE, RELIEF)
