"""What may be asked of ships: where they may go, who is with whom and against whom at sea. 15.2, 15.4, R1.6"""

from __future__ import annotations

from collections.abc import Iterable

from signoria.games.regno.cards import in_force, number
from signoria.games.regno.carriers import JEAN_DE_VIENNE, carrier, is_warship, ships_at
from signoria.games.regno.ids import ABOARD, MACHINES, NAVIGATION, NEUTRAL, NOWHERE
from signoria.games.regno.people import has_captain
from signoria.games.regno.realm.territory import are_allied, at_war, soldiers_at
from signoria.games.regno.state import Regno


def movement(s: Regno, name: int) -> int:
    """Movement points of a turn: the type's, the winds', one more with Jean de Vienne aboard.
    15.1.t1.r1 16.6.t1.r6 C213 R18.2"""
    x = carrier(s, name)
    points = s.tables.ships[x.kind].movement
    if in_force(s, "winds"):
        points += number(s, "movement")
    if x.owner >= 0 and has_captain(s, x.owner, JEAN_DE_VIENNE, ABOARD + name):
        points += s.tables.sea["naval"]["jean_de_vienne"]
    return max(1, points)


def may_enter(s: Regno, owner: int, sea: int) -> bool:
    """Open seas need Navigation 2; pirates and neutrals keep to the coasts. 15.2.10 11.1.t1.r6"""
    if sea not in s.tables.atlas.open_seas:
        return True
    return owner >= 0 and s.realms[owner].tech[NAVIGATION] >= s.tables.sea["naval"]["open_sea"]


def soldiers_aboard(s: Regno, name: int) -> int:
    """Soldiers among the passengers; Crewmen are none. C234"""
    return soldiers_at(s, ABOARD + name, carrier(s, name).owner)


def has_pieces(s: Regno, name: int) -> bool:
    """Are military pieces aboard, machines and Crewmen included?"""
    return any(f.place == ABOARD + name for f in s.forces)


def machines_aboard(s: Regno, name: int) -> int:
    return sum(sum(f.counts[MACHINES : MACHINES + 4]) for f in s.forces if f.place == ABOARD + name)


def is_manned(s: Regno, name: int) -> bool:
    """Is anybody aboard who can fight: Crew or soldiers? 15.6.9 15.6.10"""
    return carrier(s, name).crew > 0 or soldiers_aboard(s, name) > 0


def sails_with_order2(s: Regno, name: int) -> bool:
    """Warships always, Merchants with military pieces aboard. 15.2.3 C169 C170"""
    return is_warship(s, carrier(s, name)) or has_pieces(s, name)


def fighters(s: Regno, owner: int, sea: int) -> tuple[int, ...]:
    """An owner's ships in a sea that may attack or intercept: what sails with Order 2 and is manned. 15.4.1 C247"""
    return tuple(i for i in ships_at(s, sea, owner) if is_manned(s, i) and (owner < 0 or sails_with_order2(s, i)))


def owners_at(s: Regno, sea: int) -> list[int]:
    """Who has governed ships in a sea, in the order of the carriers."""
    found = (x.owner for x in s.carriers if x is not None and x.kind and x.place == sea and not x.abandoned)
    return list(dict.fromkeys(found))


def enemies_at(s: Regno, owner: int, sea: int) -> bool:
    """Is a ship of somebody at war with the owner in the sea? Pirates are everybody's enemies."""
    return any(other != owner and at_war(s, owner, other) for other in owners_at(s, sea))


def flight_seas(s: Regno, name: int, foe: int) -> tuple[int, ...]:
    """Where a ship may flee or go back to: adjacent seas that it may sail, without enemies, nearest its start; several
    when they are equally near. None without Sails. 15.5.4 15.6.1 15.6.2 C183"""
    x, atlas = carrier(s, name), s.tables.atlas
    if x.sails == 0:
        return ()
    near = [
        sea
        for sea in atlas.neighbours[x.place]
        if may_enter(s, x.owner, sea) and not enemies_at(s, x.owner, sea) and foe not in owners_at(s, sea)
    ]
    away = {sea: atlas.distance(sea, x.start) for sea in near}
    return tuple(sea for sea in near if away[sea] == min(away.values()))


def may_attack_ships_of(s: Regno, seat: int, other: int) -> bool:
    """Enemies at declared war, pirates, and neutral merchants at any time. C91 10.5.8"""
    return other != seat and (other == NEUTRAL or at_war(s, seat, other))


def own_or_allied_coast(s: Regno, seat: int, place: int, sea: int) -> bool:
    """A coast from which a seat may embark: own, not besieged, or a dynastic ally's. 15.2.5"""
    p = s.provinces[place]
    if sea not in s.tables.atlas.coasts(place) or p.besieger != NOWHERE:
        return False
    return p.owner == seat or (p.owner >= 0 and are_allied(s, seat, p.owner))


def still(s: Regno, seat: int, ships: Iterable[int], sea: int) -> tuple[int, ...]:
    """Those of a fleet that are still the seat's and there; a prize of this season that has got a lost ship's name is
    none of them."""
    found = []
    for i in ships:
        x = s.carriers[i]
        if x is not None and x.owner == seat and x.place == sea and not x.abandoned and x.bought != s.round:
            found.append(i)
    return tuple(found)
