"""Sieges: what it is worth to stand before walls, whether to stay there, and when to come out. 13.8

A siege keeps a province from yielding, recruiting and being repaired (13.8.2, 13.8.9), keeps a neutral garrison from
growing again (R3.2), keeps all out who are at peace with the besieger (C115), and stands as long as it is paid for in
Winter (13.8.7). What it costs are the shots from the walls, the men who are tied down, and the danger of a relief.
"""

from __future__ import annotations

from typing import Final

from signoria.games.regno.economy import incomes
from signoria.games.regno.ids import AUTUMN, CREWMAN, MACHINES, MODERATE, NOWHERE
from signoria.games.regno.pieces import Counts
from signoria.games.regno.plans import targets
from signoria.games.regno.plans.odds import Forecast, forecast, strength
from signoria.games.regno.plans.outlook import Outlook
from signoria.games.regno.realm.territory import soldiers
from signoria.games.regno.warfare.engaging import SORTIE_OUT

DENIED: Final = 0.5  # of an enemy's florins that their absence is worth to us
LASTS: Final = 1.5  # productions that a siege keeps from an enemy
LEVIES: Final = 30  # florins that it is worth that an enemy's capital recruits nobody
CLAIM: Final = 0.4  # of what a later conquest is worth: others who are at peace with us may not go in
QUIET: Final = 0.15  # … where nobody else comes near: the garrison does not grow
LATER: Final = 0.8  # of the prize, for a conquest that is still to come
PINNED: Final = 3  # florins that a soldier is worth elsewhere in the meantime
ODDS: Final = 1.3  # times the strength of who may come out or come to help with which a siege is safe …
RECKLESS: Final = 0.8  # … and with which it is lost
BEATEN: Final = 0.5  # of our men who fall when the besieger is beaten
HELP: Final = 2  # links from which a relief comes
FREED: Final = 0.5  # of the prize that the end of a siege is worth to the besieged


def worth(o: Outlook, place: int, ours: Counts, f: Forecast) -> float:
    """Florins that a siege of ours is worth that begins with the fight foreseen; 0 or less: none."""
    if not f.stands:
        return 0.0
    there = soldiers(ours)
    rest = strength(o.s, ours) * (1 - f.lost / max(1.0, there + ours[CREWMAN]))
    danger = max(_inside(o, place, f), relief(o, place))
    safety = min(1.0, (rest / danger - RECKLESS) / (ODDS - RECKLESS)) if danger else 1.0
    if safety <= 0:
        return 0.0
    pay: int = o.s.tables.production["upkeep"]["siege_per_soldier"]
    each = PINNED + pay * (1.0 if o.s.season >= AUTUMN else 0.4)
    risk = (1 - safety) * there * targets.PIECE * BEATEN
    return safety * gain(o, place) - f.lost * targets.PIECE - each * there - risk


def gain(o: Outlook, place: int) -> float:
    """What a siege brings, its costs apart."""
    return o.once(f"siege {place}", lambda: _gain(o, place))


def _gain(o: Outlook, place: int) -> float:
    s, p = o.s, o.at(place)
    later = conquest(o, place)
    if p.owner >= 0:
        t = s.tables
        income = t.tax_florins[MODERATE] + t.centre_income[p.settlement] + incomes.buildings(s, place)
        left = min(LASTS, o.productions())
        return DENIED * income * left + LEVIES * (s.realms[p.owner].capital == place) + QUIET * later
    others = any(o.at(x).owner in o.rivals and o.at(x).owner not in o.enemies for x in s.tables.atlas.neighbours[place])
    return (CLAIM if others else QUIET) * later


def conquest(o: Outlook, place: int) -> float:
    """What the province will be worth when it falls, what must still be recruited taken off; 0: it will not fall."""
    if o.seasons_left < 2:
        return 0.0
    need = targets.wants(o, place)
    if need is None:
        return 0.0
    return max(0.0, LATER * targets.prize(o, place) - targets.expense(o, need))


def _inside(o: Outlook, place: int, f: Forecast) -> float:
    """The strength of those behind the walls after the first fight."""
    guards = targets.guards(o.s, o.seat, place)
    n = sum(guards[:MACHINES])
    return strength(o.s, guards) * min(1.0, f.left / n) if n else 0.0


def relief(o: Outlook, place: int) -> float:
    """The strength of the strongest enemy who could come to help."""
    return o.once(f"relief {place}", lambda: _relief(o, place))


def _relief(o: Outlook, place: int) -> float:
    s = o.s
    foes = {x for x in (*o.enemies, o.at(place).owner) if x >= 0}
    near = dict.fromkeys(s.tables.atlas.neighbours[place])
    for _ in range(HELP - 1):
        near |= dict.fromkeys(y for x in near for y in s.tables.atlas.neighbours[x])
    found = dict.fromkeys(sorted(foes), 0.0)
    for force in s.forces:
        if force.owner in found and force.place in near and force.place != place:
            found[force.owner] += strength(s, force.counts)
    return max(found.values(), default=0.0)


def is_ours(o: Outlook, place: int) -> bool:
    return o.at(place).besieger == o.seat


def keeps(o: Outlook, place: int) -> bool:
    """Should our men stay before these walls?"""
    return o.once(f"keeps {place}", lambda: _keeps(o, place))


def _keeps(o: Outlook, place: int) -> bool:
    ours = targets.waiting(o.s, o.seat, place)
    left = sum(targets.guards(o.s, o.seat, place)[:MACHINES])
    return targets.judge(o, place, ours).won or worth(o, place, ours, Forecast(False, 0.0, left, 0, True)) > 0


def is_held(o: Outlook, place: int) -> bool:
    """Is an army of ours bound there by a siege that it should keep up?"""
    return is_ours(o, place) and keeps(o, place)


def pays(o: Outlook, place: int) -> bool:
    """In Winter: is the siege still worth its pay? The costs of the fights are past."""
    per: int = o.s.tables.production["upkeep"]["siege_per_soldier"]
    return gain(o, place) > per * soldiers(targets.waiting(o.s, o.seat, place))


# ---- the other side of the walls -------------------------------------------------------------------------------------


def sortie(o: Outlook) -> tuple[float, int]:
    """(florins that it is worth, where) the garrison of ours that should come out; (0, NOWHERE): none."""
    best, chosen = 0.0, NOWHERE
    for place in o.own:
        p = o.at(place)
        if p.besieger == NOWHERE:
            continue
        ours, theirs = targets.waiting(o.s, o.seat, place), targets.band(o.s, p.besieger, place)
        if not soldiers(ours):
            continue
        f = forecast(o.s, place, ours, theirs, False)
        value = FREED * targets.prize(o, place) - f.lost * targets.PIECE
        if f.won and f.lost <= 0.6 * targets.fighters(ours) and value > best:
            best, chosen = value, place
    return best, chosen


def sally(o: Outlook) -> tuple[int, int] | None:
    """The option to come out, where it is listed and the odds are good."""
    _, place = sortie(o)
    return (SORTIE_OUT, place) if place != NOWHERE and o.has((SORTIE_OUT, place)) else None
