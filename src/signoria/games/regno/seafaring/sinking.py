"""Ships that go down, lie abandoned or end a blockade. 15.2.9, 15.3.3, 15.6.4, 15.6.10"""

from __future__ import annotations

from typing import Final

from signoria.games.regno.carriers import carrier, destroy, is_operating
from signoria.games.regno.ids import ABOARD, COURT, NOWHERE, PORT
from signoria.games.regno.kinds import CARRIER, COUNT, PERSON, PLACE
from signoria.games.regno.people import person
from signoria.games.regno.realm.territory import at_war
from signoria.games.regno.state import S_RISK, Regno
from signoria.kernel.state import ALL
from signoria.kernel.verbs import Signature

HULL_LOST: Final = 301
SUNK: Final = 302
SHIPWRECKED: Final = 303
ABANDONED: Final = 304
BLOCKADE_ENDED: Final = 305

EVENTS: Final = (
    Signature(HULL_LOST, "hull-lost", ("ship", CARRIER), ("points", COUNT), ("left", COUNT)),
    Signature(SUNK, "sunk", ("ship", CARRIER), ("sea", PLACE)),
    Signature(SHIPWRECKED, "shipwrecked", ("person", PERSON), ("die", COUNT)),
    Signature(ABANDONED, "abandoned", ("ship", CARRIER), ("sea", PLACE)),
    Signature(BLOCKADE_ENDED, "blockade-ended", ("ship", CARRIER), ("place", PLACE)),
)


def lose_hull(s: Regno, name: int, n: int) -> None:
    """A ship loses Hull, by a storm or a cataclysm; at 0 it sinks at once. 15.6.4"""
    x = carrier(s, name)
    lost = min(n, x.hull)
    x.hull -= lost
    s.tell((HULL_LOST, ALL, name, lost, x.hull))
    if x.hull == 0:
        sink(s, name)


def sink(s: Regno, name: int) -> None:
    """Cargo, pieces and slaves are lost; each character rolls. 15.2.9 10.5.7 15.6.11"""
    s.tell((SUNK, ALL, name, carrier(s, name).place))
    shipwreck(s, name)
    s.forces = [f for f in s.forces if f.place != ABOARD + name]
    destroy(s, name)


def shipwreck(s: Regno, name: int) -> None:
    """On 5-6 a character comes home wounded, otherwise it dies; nobody is captured. 15.2.9 C187"""
    from signoria.games.regno.combat import risk  # they need ships themselves
    from signoria.games.regno.dynasties import dynasty

    aboard = [who for who, x in enumerate(s.people) if x is not None and x.place == ABOARD + name]
    for who in aboard:
        die = s.draw(S_RISK, 1, 6)[0] + 1
        s.tell((SHIPWRECKED, ALL, who, die))
        person(s, who).place = COURT  # not aboard a later ship of this name
        if die >= s.tables.sea["naval"]["survive"]:
            risk.go_home(s, who, True)
        else:
            dynasty.die(s, who)


def abandon(s: Regno, name: int) -> None:
    """Nobody governs it: it lies in its sea with its cargo. 15.6.6 15.6.7"""
    x = carrier(s, name)
    x.abandoned = True
    lift_blockade(s, name)
    s.tell((ABANDONED, ALL, name, x.place))


def lift_blockade(s: Regno, name: int) -> None:
    """The ship blockades no longer."""
    x = carrier(s, name)
    if x.port != NOWHERE:
        s.tell((BLOCKADE_ENDED, ALL, name, x.port))
        x.port = NOWHERE


def end_blockades(s: Regno) -> None:
    """Every blockade that no longer holds ends: no operating ship, no war, no Port. 15.3.3 15.3.4"""
    for name, x in enumerate(s.carriers):
        if x is None or x.port == NOWHERE:
            continue
        p = s.provinces[x.port]
        if not (is_operating(s, x) and p.owner >= 0 and at_war(s, x.owner, p.owner) and p.buildings >> PORT & 1):
            lift_blockade(s, name)
