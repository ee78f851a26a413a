"""Houses, heirs, marriages and claims to thrones, as the rules would judge them now. 2.3.5, 6.2"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from signoria.games.lords import people
from signoria.games.lords.ids import CARDS, EMPIRES, FIRST_LORD, LEADERS, NEUTRAL, NOWHERE, PLACES
from signoria.games.lords.pieces import EMPIRE_CAPTOR, NOBODY
from signoria.games.lords.state import Lords
from signoria.games.lords.thrones import pretenders
from signoria.kernel.study import Scene


def families(scene: Scene, given: Mapping[str, str]) -> dict[str, Any]:
    """`{houses: [house], thrones: [throne]}`.

    A house: `{leader, heirs: [names, who follow one another], now (0: the leader himself, n: his n-th heir), place?,
    seat?, rules?, stature, married, wives?: [cards], bastard, claims: [empires], captor?, ransom?}`. A throne:
    `{empire, ruler?, vacant, heirless, crowned?, merged, pretenders: [{leader, met (conditions), seat, heir}]}`:
    who would stand for it if it fell empty now, most conditions first. 6.2.2 6.2.3 6.2.5 6.2.6
    """
    s: Lords = scene.state
    return {
        "houses": [_house(s, leader) for leader in range(LEADERS) if _is_known(s, leader)],
        "thrones": [_throne(s, empire) for empire in range(len(EMPIRES))],
    }


def _is_known(s: Lords, leader: int) -> bool:
    """On the map, in prison, held, or ruling: the others have not come yet."""
    x = s.leaders[leader]
    held = people.player(s, leader) != NOBODY or people.rules(s, leader) != NEUTRAL
    return x.alive and (x.place != NOWHERE or x.captor != NOBODY or held)


def _house(s: Lords, leader: int) -> dict[str, Any]:
    x, printed = s.leaders[leader], s.tables.deck.leaders[leader]
    told: dict[str, Any] = {
        "leader": CARDS[leader],
        "now": x.heir,
        "heirs": list(printed.heirs),
        "stature": people.stature(s, leader),
        "married": x.married,
        "bastard": x.bastard,
        "claims": [EMPIRES[empire] for empire in sorted(pretenders.claims(s, leader))],
    }
    seat, empire = people.player(s, leader), people.rules(s, leader)
    if x.place != NOWHERE:
        told["place"] = PLACES[x.place]
    if seat != NOBODY:
        told["seat"] = seat
        if people.own_leader(s, seat) == leader:
            told["wives"] = [CARDS[card] for card in people.princesses(s, seat)]
    if empire != NEUTRAL:
        told["rules"] = EMPIRES[empire]
    if x.captor != NOBODY:
        told["captor"] = x.captor if x.captor < EMPIRE_CAPTOR else EMPIRES[x.captor - EMPIRE_CAPTOR]
        told["ransom"] = x.ransom
    return told


def _throne(s: Lords, empire: int) -> dict[str, Any]:
    e = s.empires[empire]
    told: dict[str, Any] = {"empire": EMPIRES[empire], "vacant": e.vacant, "heirless": e.heirless, "merged": e.merged}
    if e.ruler != NOWHERE:
        told["ruler"] = CARDS[e.ruler]
    if e.crowned != NOWHERE:
        told["crowned"] = CARDS[e.crowned]
    invader = pretenders.main_invader(s, empire)
    found = [
        (pretenders.conditions(s, leader, empire, invader), leader)
        for leader in range(FIRST_LORD, LEADERS)
        if leader != e.ruler and pretenders.may_claim(s, leader, empire)
    ]
    field = pretenders.field(s, empire) if e.vacant else {leader: met for met, leader in found if met}
    told["pretenders"] = [
        {"leader": CARDS[leader], "met": met, "seat": people.player(s, leader), "heir": leader == e.heir}
        for leader, met in sorted(field.items(), key=lambda one: (-one[1], one[0]))
    ]
    return told
