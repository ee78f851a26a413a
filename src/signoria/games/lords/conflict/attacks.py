"""Which attacks a seat may make, and how they begin. 5.8.1 to 5.8.6, 5.8.8 to 5.8.10

An attack is made by armies and fleets of one colour in one place against those of one other colour in one place. An
option names the place and colour of the attackers, then what they attack.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from signoria.games.lords import counters, people
from signoria.games.lords.conflict import battle, conquest, spoils
from signoria.games.lords.conflict.sides import (
    FACES,
    FORCE,
    FOUGHT,
    HELD_BACK_ONLY,
    Group,
    Scene,
    armies,
    commands,
    decider,
    forces,
    in_zone_apart,
    protected,
    ships,
)
from signoria.games.lords.counters import IMPERIAL, LAND_FORCE
from signoria.games.lords.fights import ARREST, FIELD, PILLAGE, SIEGE, SORTIE
from signoria.games.lords.ids import NAO, NOWHERE
from signoria.games.lords.kinds import ACCOUNT, CARD_KIND, COLOUR, LEADER, PLACE
from signoria.games.lords.map import is_city, is_dukedom, is_sea
from signoria.games.lords.papacy import crusade
from signoria.games.lords.state import Lords
from signoria.kernel.menu import Menu, Option, Refusal
from signoria.kernel.verbs import Signature

FIGHT: Final = 150
BESIEGE: Final = 151
SALLY: Final = 152
SACK: Final = 153
PLUNDER: Final = 154
SEIZE: Final = 155
LIFT: Final = 156
_FROM: Final = (("place", PLACE), ("colour", COLOUR))
_AGAINST: Final = (*_FROM, ("target", PLACE), ("against", COLOUR))
VERBS: Final = (
    Signature(FIGHT, "attack", *_AGAINST),
    Signature(BESIEGE, "besiege", *_AGAINST),
    Signature(SALLY, "sortie", *_AGAINST),
    Signature(SACK, "pillage", *_FROM, ("card", CARD_KIND)),
    Signature(PLUNDER, "plunder", *_FROM, ("gold", ACCOUNT)),
    Signature(SEIZE, "arrest", *_FROM, ("leader", LEADER)),
    Signature(LIFT, "lift-siege", *_FROM, ("city", PLACE)),
)
EVENTS: Final[tuple[Signature, ...]] = ()
KINDS: Final = (FACES,)

ZONE: Final = Refusal("5.8.6.b4", "no-common-navigation-card")
ONE_PLACE: Final = Refusal("5.8.6.b1", "ships-in-one-place")
PORT_ARMIES: Final = Refusal("5.8.6.b2", "fleets-not-against-port-armies")
FROM_INSIDE: Final = Refusal("5.8.3.b6", "port-from-inside-only")
NO_NAOS: Final = Refusal("5.8.3.b6", "no-naos-in-this-sea")
HERE_ONLY: Final = Refusal("5.8.3.b2", "in-this-dukedom-only")
CITY_TO_CITY: Final = Refusal("5.8.3.b4", "not-from-city-to-city")
INSIDE_ONLY: Final = Refusal("5.8.3.b3", "city-armies-attack-inside")
NOT_BESIEGED: Final = Refusal("5.8.4", "not-besieged")
GUARDED_ENTERPRISE: Final = Refusal("5.8.8", "enterprise-protected")
NO_MERCENARIES: Final = Refusal("5.8.8.b3", "mercenaries-do-not-pillage")
GUARDED_GOLD: Final = Refusal("5.8.9", "gold-protected")
OWN_LAND: Final = Refusal("5.8.9.b4", "own-land-not-plundered")
GUARDED_LEADER: Final = Refusal("5.8.10", "leader-protected")
ALL_MUST: Final = Refusal("5.8.10", "all-armies-must-arrest")

_PILLAGERS: Final = tuple(land and imperial for land, imperial in zip(LAND_FORCE, IMPERIAL, strict=True))
_MERCENARIES: Final = tuple(land and not imperial for land, imperial in zip(LAND_FORCE, IMPERIAL, strict=True))


def offer_attacks(s: Lords, seat: int, menu: Menu, late: bool) -> None:
    """All attacks of the seat in its turn; `late`: only by counters that have neither moved nor attacked. Also pillage,
    plunder, arrest, and the lifting of sieges. 5.8.1 5.8.3 5.8.3.b9"""
    for _ in _by_group(s, seat, menu, late):
        pass


def any_attack(s: Lords, seat: int, late: bool) -> bool:
    """Has the seat anything of `offer_attacks` to do?"""
    menu = Menu()
    return any(menu.legal for _ in _by_group(s, seat, menu, late))


def _by_group(s: Lords, seat: int, menu: Menu, late: bool) -> Iterator[None]:
    """List the attacks of one place and colour after the other."""
    scene = Scene(s)
    works = spoils.standing_works(s)
    for place in sorted(scene.stacks):
        for colour in sorted(scene.colours(place)):
            group = Group(s, seat, scene, place, colour, late)
            if group.able or (menu.explain and group.barred):
                if is_dukedom(place):
                    _by_land(s, seat, scene, group, menu)
                elif is_sea(place):
                    _at_sea(s, seat, scene, group, menu)
                else:
                    _inside(s, seat, scene, group, menu)
                _arrests(s, seat, scene, group, menu)
                for card in works.get(place, ()):
                    _pillage(s, seat, scene, group, card, menu)
            _plunder(s, seat, scene, group, menu)
            _lifts(s, seat, scene, group, menu)
            yield


def target_refusal(s: Lords, seat: int, scene: Scene, of: int, target: int, against: int) -> Refusal | None:
    """Why counters of a colour may not attack those of another in a place. 6.3.5.b3 ER.5 5.8.6.b4"""
    no = crusade.attack_refusal(s, of, against) or conquest.attack_refusal(s, seat, of, against)
    if no is not None:
        return no
    other = decider(s, scene.present(target), against, scene.stack(target, against))
    return ZONE if in_zone_apart(s, target, seat, other) else None


def siege_refusal(s: Lords, seat: int, scene: Scene, of: int, city: int, against: int) -> Refusal | None:
    """Why they may not besiege a city. 5.7.13.b3"""
    if conquest.is_ally(s, seat, of, against):
        return conquest.ALLY
    return target_refusal(s, seat, scene, of, city, against)


def _by_land(s: Lords, seat: int, scene: Scene, g: Group, menu: Menu) -> None:
    """Armies in the open attack what stands there, and the cities of the Dukedom. 5.8.3.b2 5.8.3.b7 5.8.5"""
    who, why = g.pick(LAND_FORCE)
    if not who:
        return
    for against in sorted(scene.colours(g.place)):
        if against != g.colour:
            no = why or target_refusal(s, seat, scene, g.colour, g.place, against)
            menu.add((FIGHT, g.place, g.colour, g.place, against), no)
    for city in s.tables.atlas.cities_at[g.place]:
        _on_city(s, seat, scene, g, city, why, menu)
    if menu.explain:
        _beyond(s, scene, g, menu)


def _beyond(s: Lords, scene: Scene, g: Group, menu: Menu) -> None:
    """What stands in the Dukedoms beside theirs and in the cities there. 5.8.3.b2"""
    atlas = s.tables.atlas
    for there in atlas.neighbours[g.place]:
        if not is_dukedom(there):
            continue
        for against in sorted(scene.colours(there)):
            if against != g.colour:
                menu.add((FIGHT, g.place, g.colour, there, against), HERE_ONLY)
        for city in atlas.cities_at[there]:
            if city in atlas.cities_at[g.place]:
                continue
            for against, some in sorted(scene.colours(city).items()):
                if against != g.colour and armies(some):
                    menu.add((BESIEGE, g.place, g.colour, city, against), HERE_ONLY)


def _on_city(s: Lords, seat: int, scene: Scene, g: Group, city: int, why: Refusal | None, menu: Menu) -> None:
    """From outside: armies in the city by a siege, ships in the port apart from it. 5.8.5 5.8.3.b6 5.8.3.b7"""
    for against in sorted(scene.colours(city)):
        some = scene.stack(city, against)
        if against == g.colour:
            continue
        if armies(some):
            no = why or siege_refusal(s, seat, scene, g.colour, city, against)
            menu.add((BESIEGE, g.place, g.colour, city, against), no)
        if ships(some):
            no = why or target_refusal(s, seat, scene, g.colour, city, against)
            menu.add((FIGHT, g.place, g.colour, city, against), no)


def _at_sea(s: Lords, seat: int, scene: Scene, g: Group, menu: Menu) -> None:
    """Forces at sea attack each other; armies with naos attack the ports of that sea, ships do not. 5.8.3.b6 5.8.6
    5.8.6.b1"""
    who, why = g.pick(FORCE)
    for against in sorted(scene.colours(g.place)):
        if who and against != g.colour:
            no = why or target_refusal(s, seat, scene, g.colour, g.place, against)
            menu.add((FIGHT, g.place, g.colour, g.place, against), no)
    landing, why = g.pick(LAND_FORCE)
    if landing:
        if not s.tables.choices.assault_from_sea:
            why = why or FROM_INSIDE
        elif not any(counters.ship_kind(s, c) == NAO for some in scene.colours(g.place).values() for c in ships(some)):
            why = why or NO_NAOS
    elif who and menu.explain:
        why = ONE_PLACE
    else:
        return
    for port in s.tables.atlas.cities_at[g.place]:
        _on_city(s, seat, scene, g, port, why, menu)


def _inside(s: Lords, seat: int, scene: Scene, g: Group, menu: Menu) -> None:
    """Forces in a city attack ships there, armies that have landed in it, and, besieged, their besiegers. 5.8.3.b3
    5.8.3.b4 5.8.4 5.8.5 5.8.6.b2"""
    who, why = g.pick(FORCE)
    land, no_land = g.pick(LAND_FORCE)
    for against in sorted(scene.colours(g.place)):
        some = scene.stack(g.place, against)
        if against == g.colour:
            continue
        if who and ships(some):
            no = why or target_refusal(s, seat, scene, g.colour, g.place, against)
            menu.add((FIGHT, g.place, g.colour, g.place, against), no)
        if armies(some):
            no = no_land if land else PORT_ARMIES
            no = no or siege_refusal(s, seat, scene, g.colour, g.place, against)
            menu.add((BESIEGE, g.place, g.colour, g.place, against), no)
    if land:
        _sorties(s, seat, scene, g, no_land, menu)
    elif who and menu.explain:
        for sea in s.tables.atlas.city(g.place).seas:
            for against in sorted(scene.colours(sea)):
                if against != g.colour:
                    menu.add((FIGHT, g.place, g.colour, sea, against), ONE_PLACE)


def _sorties(s: Lords, seat: int, scene: Scene, g: Group, why: Refusal | None, menu: Menu) -> None:
    """Besieged armies against those that besiege them, and nobody else outside. 5.8.4 5.8.3.b3 5.8.3.b4"""
    around = s.tables.atlas.city(g.place).around
    found = {(s.at[c], counters.colour(s, c)) for c in counters.besiegers(s, g.place)}
    for place, against in sorted(found):
        if against != g.colour and place != g.place:
            no = why or target_refusal(s, seat, scene, g.colour, place, against)
            menu.add((SALLY, g.place, g.colour, place, against), no)
    if not menu.explain:
        return
    for place in around:
        for against, some in sorted(scene.colours(place).items()):
            if against != g.colour and (place, against) not in found and forces(some):
                menu.add((SALLY, g.place, g.colour, place, against), NOT_BESIEGED)
            if against != g.colour:
                menu.add((FIGHT, g.place, g.colour, place, against), INSIDE_ONLY)
        for city in s.tables.atlas.cities_at[place]:
            for against, some in sorted(scene.colours(city).items()):
                if city != g.place and against != g.colour and armies(some):
                    menu.add((BESIEGE, g.place, g.colour, city, against), CITY_TO_CITY)


def _arrests(s: Lords, seat: int, scene: Scene, g: Group, menu: Menu) -> None:
    """Leaders of other colours in the same place. 5.8.10"""
    who, why = g.pick(FORCE)
    for leader in scene.present(g.place):
        colour = people.colour(s, leader)
        if not who or colour == g.colour:
            continue
        no = why
        if protected(s, scene, g.place, colour):
            no = no or GUARDED_LEADER
        elif any(LAND_FORCE[c] and reason in (FOUGHT, HELD_BACK_ONLY) for c, reason in g.barred):
            no = no or ALL_MUST
        no = no or target_refusal(s, seat, scene, g.colour, g.place, colour)
        menu.add((SEIZE, g.place, g.colour, leader), no)


def _pillage(s: Lords, seat: int, scene: Scene, g: Group, card: int, menu: Menu) -> None:
    """Buildings, guilds and resources, by imperial armies in the same place. 5.8.8 5.8.8.b3"""
    who, why = g.pick(_PILLAGERS)
    option = (SACK, g.place, g.colour, card)
    if not who:
        if g.pick(_MERCENARIES)[0]:
            menu.add(option, NO_MERCENARIES)
        return
    colour = spoils.colour_of(s, card)
    if colour == g.colour or protected(s, scene, g.place, colour):
        why = why or GUARDED_ENTERPRISE
    menu.add(option, why or target_refusal(s, seat, scene, g.colour, g.place, colour))


def _plunder(s: Lords, seat: int, scene: Scene, g: Group, menu: Menu) -> None:
    """Gold in a city and under leaders there. It needs no leader and is no attack. 5.8.9 5.8.9.b2 5.8.9.b4"""
    if not is_city(g.place):
        return
    some = [c for c in forces(scene.stack(g.place, g.colour)) if commands(s, seat, g.leader, g.colour, c)]
    if not some:
        return
    for account, colour in spoils.gold_in(s, scene, g.place, g.colour):
        no: Refusal | None = None
        if g.late and all(c in s.moved for c in some):
            no = HELD_BACK_ONLY
        elif spoils.holds_land(s, seat, g.place):
            no = OWN_LAND
        elif colour == g.colour or protected(s, scene, g.place, colour):
            no = GUARDED_GOLD
        elif conquest.is_ally(s, seat, g.colour, colour):
            no = conquest.ALLY
        menu.add((PLUNDER, g.place, g.colour, account), no)


def _lifts(s: Lords, seat: int, scene: Scene, g: Group, menu: Menu) -> None:
    """A besieger may go on standing there and besiege no more, but not inside the city. 5.8.5 5.7.6.b5"""
    some = [c for c in scene.stack(g.place, g.colour) if s.besieging[c] not in (NOWHERE, g.place)]
    for city in sorted({s.besieging[c] for c in some if commands(s, seat, g.leader, g.colour, c)}):
        menu.add((LIFT, g.place, g.colour, city))


# ---- what follows ----------------------------------------------------------------------------------------------------


def take_attack(s: Lords, seat: int, option: Option, late: bool = False) -> None:
    """Push the steps of an attack. What the turn pushes afterwards comes when it is over. 5.8.2 to 5.8.10"""
    verb, place, colour = option[:3]
    scene = Scene(s)
    g = Group(s, seat, scene, place, colour, late)
    if verb == PLUNDER:
        some = [c for c in forces(scene.stack(place, colour)) if commands(s, seat, g.leader, colour, c)]
        spoils.plunder(s, seat, colour, place, some, g.leader, option[3])
    elif verb == LIFT:
        for c in scene.stack(place, colour):
            if s.besieging[c] == option[3] and commands(s, seat, g.leader, colour, c):
                s.besieging[c] = NOWHERE
    elif verb == SACK:
        sides = (colour, spoils.colour_of(s, option[3]))
        owner = counters.holder(s, option[3])
        battle.begin(s, PILLAGE, place, place, sides, (seat, owner), (g.pick(_PILLAGERS)[0], []), scene, option[3])
    elif verb == SEIZE:
        sides = (colour, people.colour(s, option[3]))
        owner = people.player(s, option[3])
        battle.begin(s, ARREST, place, place, sides, (seat, owner), (g.able, []), scene, option[3])
    else:
        _fight(s, seat, scene, g, option)


def _fight(s: Lords, seat: int, scene: Scene, g: Group, option: Option) -> None:
    """Who takes part on both sides. If no force is attacked, caravans are. 5.8.2 5.8.2.b4 5.8.5 5.8.6"""
    verb, place, colour, target, against = option
    there = scene.stack(target, against)
    other = decider(s, scene.present(target), against, there)
    aim = {BESIEGE: SIEGE, SALLY: SORTIE}.get(verb, FIELD)
    if aim == FIELD and is_city(target):
        mask = FORCE if place == target else LAND_FORCE
        mine, theirs = g.pick(mask)[0], ships(there)
    elif is_sea(target) and aim == FIELD:
        mine, theirs = g.pick(FORCE)[0], forces(there)
    else:
        mine, theirs = g.pick(LAND_FORCE)[0], armies(there)
    battle.begin(s, aim, place, target, (colour, against), (seat, other), (mine, theirs or there), scene, NOWHERE)
