"""A voyage: ships of one sea sail together with movement points, meet others, and end it somewhere. 15.2, 15.4

Fields of a Voyage are what has been spent; each option but the last spends a movement point, a ship or an attack.
"""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno.carriers import carrier, carriers_of, is_operating, is_ship
from signoria.games.regno.fights import new_naval
from signoria.games.regno.ids import NAVIGATION, NEUTRAL, NOWHERE, WINTER
from signoria.games.regno.kinds import CANCEL, CARRIER, COUNT, FINISH, NO, OWNER, PLACE, YES
from signoria.games.regno.realm.territory import at_war
from signoria.games.regno.reconstruction.pirates import PiratesMeet
from signoria.games.regno.seafaring.broadside import fight
from signoria.games.regno.seafaring.fleets import (
    fighters,
    may_attack_ships_of,
    may_enter,
    movement,
    owners_at,
    sails_with_order2,
    still,
)
from signoria.games.regno.seafaring.landing import ASK_SHORE, NO_BOATS, has_cargo_for, offer_boats, take_boats
from signoria.games.regno.seafaring.naval import Calm, NavalFight
from signoria.games.regno.seafaring.prizes import embargo
from signoria.games.regno.seafaring.sinking import lift_blockade, lose_hull
from signoria.games.regno.standing import INTERCEPT, ordered
from signoria.games.regno.state import S_RISK, Regno
from signoria.games.regno.steps import Ask, Words
from signoria.kernel.menu import Menu, Option, Refusal
from signoria.kernel.state import ALL
from signoria.kernel.verbs import SEAT, Signature

MARCH: Final = 2
TRADE: Final = 4

SAIL: Final = 298
JOIN: Final = 299
SAIL_TO: Final = 300
PART: Final = 301
ATTACK_FLEET: Final = 302
TRADE_VOYAGE: Final = 315

SAILED: Final = 298
STORM: Final = 299
INTERCEPTED: Final = 300

VERBS: Final = (
    Signature(SAIL, "sail", ("ship", CARRIER)),
    Signature(TRADE_VOYAGE, "sail-trading", ("ship", CARRIER)),
    Signature(JOIN, "join", ("ship", CARRIER)),
    Signature(SAIL_TO, "sail-to", ("sea", PLACE)),
    Signature(PART, "part", ("ship", CARRIER)),
    Signature(ATTACK_FLEET, "attack-fleet", ("sea", PLACE), ("owner", OWNER)),
)
EVENTS: Final = (
    Signature(SAILED, "sailed", ("ship", CARRIER), ("from", PLACE), ("to", PLACE)),
    Signature(STORM, "storm", ("ship", CARRIER), ("die", COUNT)),
    Signature(INTERCEPTED, "intercepted", ("seat", SEAT), ("other", SEAT), ("sea", PLACE)),
)

SHIP_HAS_MOVED: Final = Refusal("15.2.4", "ship-has-moved")
OTHER_ORDER: Final = Refusal("15.2.3", "sails-with-other-order")
HAS_VISITED: Final = Refusal("10.2.6", "visited")
IMMOBILE: Final = Refusal("15.6.7", "immobile")
CREWLESS: Final = Refusal("15.6.6", "crewless")
OPEN_SEA: Final = Refusal("15.2.10", "open-sea")
NO_POINTS: Final = Refusal("15.2.6", "no-movement-left")
HALTED: Final = Refusal("15.4.1", "fleet-has-fought")
NO_WAR: Final = Refusal("12.2.1", "no-war")
NO_FLEET: Final = Refusal("15.4.1", "no-fleet")
CIVIL_WAR: Final = Refusal("16.3.7", "civil-war-at-home")


def cannot_sail(s: Regno, seat: int, name: int, order: int) -> Refusal | None:
    """Why a ship may not begin a voyage with this Order. A visit is where a trader's way ends, as for Caravans. 10.2.6
    10.2.9 15.2.3 15.2.4 15.6.7 C169 C170"""
    x = carrier(s, name)
    if x.moved == s.round:
        return SHIP_HAS_MOVED
    if x.sails == 0:
        return IMMOBILE
    if x.crew == 0:
        return CREWLESS
    with2 = sails_with_order2(s, name)
    if order == MARCH:
        return None if with2 or has_cargo_for(s, seat, name) else OTHER_ORDER
    if x.visited:
        return HAS_VISITED
    return OTHER_ORDER if with2 else None


def offer_voyages(s: Regno, seat: int, menu: Menu, order: int) -> None:
    """Ships that may begin a voyage. 15.2.3"""
    for name in carriers_of(s, seat):
        if is_ship(carrier(s, name)):
            menu.add((SAIL if order == MARCH else TRADE_VOYAGE, name), cannot_sail(s, seat, name, order))


def begin_voyage(s: Regno, seat: int, name: int, order: int) -> None:
    """One ship so far; others may join before it does anything."""
    s.after(Voyage(seat, order, carrier(s, name).place, (name,), (0,), 0, False, False, NO_BOATS, NOWHERE, False))


def cannot_attack(s: Regno, seat: int, sea: int, other: int) -> Refusal | None:
    """Why a seat may not attack somebody's ships in a sea. 10.5.1 12.2.1 15.4.1 C91 C206 C247"""
    if not may_attack_ships_of(s, seat, other):
        return NO_WAR
    if s.realms[seat].civil_war >= s.round and other >= NEUTRAL:
        return CIVIL_WAR
    return None if fighters(s, seat, sea) else NO_FLEET


def offer_attacks(s: Regno, seat: int, menu: Menu, sea: int) -> None:
    """Fleets that the seat's ships in a sea may attack, whether they have moved or stayed. 15.4.1 10.5.4 C247"""
    for other in owners_at(s, sea):
        if other != seat:
            menu.add((ATTACK_FLEET, sea, other), cannot_attack(s, seat, sea, other))


def attack(s: Regno, seat: int, sea: int, other: int) -> None:
    """All own ships there that may fight do; they move no more in this season. 15.4.1 10.5.4 10.5.8"""
    if other == NEUTRAL:
        embargo(s, seat)
    for name in fighters(s, seat, sea):
        carrier(s, name).moved = s.round
    s.naval = new_naval(sea, seat, other)
    s.then([NavalFight(), Calm()])


@final
class Voyage(Ask):
    """Ships sail together: each sea costs each of them a point, each act of embarking or landing one point of that ship
    (`boats`: ship, province and direction of the last act, which goes on for nothing). With a sea in `to` they are on
    their way there; who has fought sails no farther, but may still land. 15.2.4 15.2.6 C171"""

    def __init__(
        self,
        seat: int,
        order: int,
        sea: int,
        ships: tuple[int, ...],
        spent: tuple[int, ...],
        legs: int,
        stormed: bool,
        halted: bool,
        boats: tuple[int, ...],
        to: int,
        asked: bool,
    ) -> None:
        self.seat, self.order, self.sea, self.ships, self.spent = seat, order, sea, ships, spent
        self.legs, self.stormed, self.halted, self.boats, self.to = legs, stormed, halted, boats, to
        self.asked = asked  # somebody for leave to go ashore, so that the voyage is no longer in the making

    def _changed(
        self,
        ships: tuple[int, ...] | None = None,
        spent: tuple[int, ...] | None = None,
        halted: bool = False,
        boats: tuple[int, ...] | None = None,
        to: int = NOWHERE,
        asked: bool = False,
    ) -> Voyage:
        """The same voyage a little later."""
        return Voyage(
            self.seat,
            self.order,
            self.sea,
            self.ships if ships is None else ships,
            self.spent if spent is None else spent,
            self.legs,
            self.stormed,
            self.halted or halted,
            self.boats if boats is None else boats,
            to,
            self.asked or asked,
        )

    def _fleet(self, s: Regno) -> tuple[int, ...]:
        """The ships that are still there."""
        return still(s, self.seat, self.ships, self.sea)

    def _is_fresh(self) -> bool:
        return not self.legs and not any(self.spent) and not self.halted

    def _left(self, s: Regno, name: int) -> int:
        """Movement points that a ship has left."""
        return movement(s, name) - self.spent[self.ships.index(name)]

    def composing(self) -> bool:
        return self._is_fresh() and not self.asked

    def asks(self, s: Regno) -> int:
        fleet = self._fleet(s)
        if self.to != NOWHERE or not fleet or s.realms[self.seat].out:
            return 0
        done = self.order == TRADE and all(self._left(s, name) < 1 for name in fleet)
        return 0 if done else 1 << self.seat

    def act(self, s: Regno) -> None:
        """Leave one sea and enter another: the storm, then whoever lies in wait. 15.2.10 15.2.11 15.2.12 C174 15.4.2"""
        fleet = self._fleet(s)
        if self.to == NOWHERE or not fleet:
            return
        for name in fleet:
            x = carrier(s, name)
            lift_blockade(s, name)
            x.place, x.moved = self.to, s.round
            s.tell((SAILED, ALL, name, self.sea, self.to))
        stormy = self.to in s.tables.atlas.open_seas and s.season == WINTER and not self.stormed
        if stormy:
            storm(s, self.seat, fleet)
        spent, stormed = tuple(n + 1 for n in self.spent), self.stormed or stormy
        there = Voyage(
            self.seat,
            self.order,
            self.to,
            self.ships,
            spent,
            self.legs + 1,
            stormed,
            self.halted,
            NO_BOATS,
            NOWHERE,
            self.asked,
        )
        others = [other for other in s.order if other != self.seat]
        s.then([*(Intercept(other, self.seat, self.to, fleet) for other in others)])
        s.then([PiratesMeet(self.seat, self.to, fleet), there])

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        fleet = self._fleet(s)
        for sea in s.tables.atlas.neighbours[self.sea]:
            menu.add((SAIL_TO, sea), self._cannot_sail_to(s, fleet, sea))
        if self._is_fresh():
            for name in carriers_of(s, seat):
                x = carrier(s, name)
                if is_ship(x) and x.place == self.sea and name not in fleet:
                    menu.add((JOIN, name), cannot_sail(s, seat, name, self.order))
        elif len(fleet) > 1:
            menu.legal.extend((PART, name) for name in fleet)
        if self.order == MARCH:
            for name in fleet:
                offer_boats(s, seat, menu, name, self._left(s, name), self.boats)
            offer_attacks(s, seat, menu, self.sea)
        menu.legal.append((CANCEL if self.composing() else FINISH,))

    def _cannot_sail_to(self, s: Regno, fleet: tuple[int, ...], sea: int) -> Refusal | None:
        """Why the fleet may not go there. 15.2.3 15.2.10 15.4.1 15.6.7"""
        if self.halted:
            return HALTED
        if any(self._left(s, name) < 1 for name in fleet):
            return NO_POINTS
        if self.order == MARCH and not self.legs and not all(sails_with_order2(s, name) for name in fleet):
            return OTHER_ORDER
        if any(carrier(s, name).sails == 0 for name in fleet):
            return IMMOBILE
        if any(carrier(s, name).crew == 0 for name in fleet):
            return CREWLESS
        return None if may_enter(s, self.seat, sea) else OPEN_SEA

    def take(self, s: Regno, seat: int, option: Option) -> None:
        verb = option[0]
        if verb in (FINISH, CANCEL):
            return
        if verb == JOIN:
            s.after(self._changed(ships=(*self.ships, option[1]), spent=(*self.spent, 0)))
        elif verb == PART:
            kept = [(i, n) for i, n in zip(self.ships, self.spent, strict=True) if i != option[1]]
            s.after(self._changed(ships=tuple(i for i, _ in kept), spent=tuple(n for _, n in kept)))
        elif verb == ATTACK_FLEET:
            attack(s, seat, option[1], option[2])
            s.after(self._changed(halted=True))
        elif verb == SAIL_TO:
            for name in self._fleet(s):
                carrier(s, name).moved = s.round
            s.then([PiratesMeet(seat, self.sea, self._fleet(s)), self._changed(to=option[1])])
        else:
            boats = take_boats(s, seat, option, self.boats)
            cost = 0 if boats == self.boats else s.tables.sea["naval"]["embark"]
            spent = tuple(n + cost if i == boats[0] else n for i, n in zip(self.ships, self.spent, strict=True))
            s.after(self._changed(spent=spent, boats=boats, asked=verb == ASK_SHORE))

    def words(self, s: Regno, seat: int) -> Words:
        return "voyage", {"sea": ("place", self.sea), "n": ("count", min(self._left(s, i) for i in self._fleet(s)))}


def storm(s: Regno, seat: int, fleet: tuple[int, ...]) -> None:
    """The ordinary winter storm: each ship rolls once in its movement, on 1-2 it loses one Hull; Navigation 4 knows
    better. 15.2.11 15.2.12 11.3.t1.r6 C174 R3.6c"""
    naval = s.tables.sea["naval"]
    if s.realms[seat].tech[NAVIGATION] >= naval["no_storm"]:
        return
    for name in fleet:
        die = s.draw(S_RISK, 1, 6)[0] + 1
        s.tell((STORM, ALL, name, die))
        if die <= naval["winter_loss_up_to"]:
            lose_hull(s, name, 1)


@final
class Intercept(Ask):
    """An owner at war with who has just entered, with an operating warship there, says first whether it intercepts, in
    whatever Order the others move; it is then the attacker, and they alone defend. Otherwise all share the sea.
    15.4.2 C175 C247"""

    def __init__(self, seat: int, other: int, sea: int, ships: tuple[int, ...]) -> None:
        self.seat, self.other, self.sea, self.ships = seat, other, sea, ships

    def asks(self, s: Regno) -> int:
        hostile = at_war(s, self.seat, self.other) and not s.realms[self.seat].out
        watch = (x for x in s.carriers if x is not None and x.owner == self.seat and x.place == self.sea)
        able = hostile and any(is_operating(s, x) for x in watch)
        return 1 << self.seat if able and still(s, self.other, self.ships, self.sea) else 0

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        menu.legal.extend(((YES,), (NO,)))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        if option[0] == NO:
            return
        s.tell((INTERCEPTED, ALL, seat, self.other, self.sea))
        s.naval = new_naval(self.sea, seat, self.other)
        fight(s).fleets = fighters(s, seat, self.sea), still(s, self.other, self.ships, self.sea)
        s.then([NavalFight(), Calm()])

    def standing(self, s: Regno, seat: int) -> Option | None:
        return (None, (YES,), (NO,))[ordered(s, seat, INTERCEPT)]

    def words(self, s: Regno, seat: int) -> Words:
        return "intercept", {"other": ("seat", self.other), "sea": ("place", self.sea)}
