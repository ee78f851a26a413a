"""Attacks on Caravans; ships are attacked at sea. 10.5"""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno.carriers import carrier
from signoria.games.regno.fights import ATTACKER, ESCORT, new_battle
from signoria.games.regno.ids import CARAVAN, NEUTRAL
from signoria.games.regno.kinds import CARRIER, OWNER, PLACE
from signoria.games.regno.pieces import READY
from signoria.games.regno.realm.territory import at_war, soldiers, soldiers_at
from signoria.games.regno.seafaring import prizes
from signoria.games.regno.seafaring.fleets import may_attack_ships_of
from signoria.games.regno.state import Regno
from signoria.games.regno.warfare.moving import in_civil_war
from signoria.kernel.menu import Menu, Option, Refusal
from signoria.kernel.state import ALL, Step
from signoria.kernel.verbs import SEAT, Signature

ATTACK_CARAVAN: Final = 345

ATTACKED: Final = 345
SEIZED: Final = 346

VERBS: Final = (Signature(ATTACK_CARAVAN, "attack-caravan", ("caravan", CARRIER)),)
EVENTS: Final = (
    Signature(ATTACKED, "caravan-attacked", ("seat", SEAT), ("caravan", CARRIER), ("owner", OWNER), ("place", PLACE)),
    Signature(SEIZED, "caravan-seized", ("seat", SEAT), ("caravan", CARRIER), ("place", PLACE)),
)
PLUNDER: Final = frozenset((ATTACK_CARAVAN,))  # the verbs of `offer_plunder`

NO_WAR: Final = Refusal("12.2.1", "no-war")
NO_ARMY: Final = Refusal("10.5.1", "no-army-there")
CIVIL_WAR: Final = Refusal("16.3.7", "civil-war-at-home")
INSIDE: Final = Refusal("13.8.3", "caravan-inside")
ESCORT_STANDS: Final = Refusal("10.5.2", "escort-stands")


def offer_plunder(s: Regno, seat: int, menu: Menu) -> None:
    """Caravans where the seat has ready soldiers: of enemies, and of neutral merchants. 10.5.1 10.5.10 C91 C206"""
    for name, x in enumerate(s.carriers):
        if x is not None and x.kind == CARAVAN and x.owner != seat:
            army = _has_army(s, seat, x.place)
            if army or menu.explain:
                menu.add((ATTACK_CARAVAN, name), _cannot_attack(s, seat, x.owner, x.place, army))


def _cannot_attack(s: Regno, seat: int, owner: int, place: int, army: bool) -> Refusal | None:
    """Why the Caravan is safe. An escort is fought once in a place and activation."""
    if not may_attack_ships_of(s, seat, owner):
        return NO_WAR
    if in_civil_war(s, seat):
        return CIVIL_WAR
    if not army:
        return NO_ARMY
    if s.provinces[place].owner == owner:
        return INSIDE
    fought = (ATTACK_CARAVAN, owner, place) in s.refused
    return ESCORT_STANDS if fought and has_escort(s, owner, place) else None


def _has_army(s: Regno, seat: int, place: int) -> bool:
    return any(f.owner == seat and f.place == place and f.status == READY and soldiers(f.counts) for f in s.forces)


def has_escort(s: Regno, owner: int, place: int) -> bool:
    """The owner's soldiers in the province are the escort; a neutral garrison guards no merchant. 10.5.3"""
    return owner != NEUTRAL and soldiers_at(s, place, owner) > 0


def take_plunder(s: Regno, seat: int, option: Option) -> None:
    """Without an escort it is captured, with one there is a land battle first. 10.5.1 10.5.2 10.5.8"""
    from signoria.games.regno.combat import battle  # they need ships themselves

    name = option[1]
    x = carrier(s, name)
    s.tell((ATTACKED, ALL, seat, name, x.owner, x.place))
    if x.owner == NEUTRAL:
        prizes.embargo(s, seat)
    if not has_escort(s, x.owner, x.place):
        seize(s, name, seat)
        return
    s.refused = (*s.refused, (ATTACK_CARAVAN, x.owner, x.place))
    s.battle = new_battle(ESCORT, x.place, seat, x.owner)
    s.then([battle.Fight(), AfterEscort(name, seat, x.owner, x.place)])


@final
class AfterEscort(Step[Regno]):
    """Who has beaten the escort takes the Caravan; then the winner's war slaves, and sieges that have lost their men.
    10.5.2 14.3.1 C230"""

    def __init__(self, name: int, seat: int, owner: int, place: int) -> None:
        self.name, self.seat, self.owner, self.place = name, seat, owner, place

    def act(self, s: Regno) -> None:
        from signoria.games.regno.combat import recovery  # they need ships themselves
        from signoria.games.regno.warfare import siege

        won, slaves = s.battle is not None and s.battle.outcome == ATTACKER, recovery.award(s)
        s.battle = None
        x = s.carriers[self.name]
        if won and x is not None and (x.owner, x.place) == (self.owner, self.place):
            seize(s, self.name, self.seat)
        s.then(slaves)
        siege.check_sieges(s)


def seize(s: Regno, name: int, seat: int) -> None:
    """A Caravan is taken with its cargo, or destroyed by who cannot use it; no money comes of it. 10.5.5 10.5.6 10.5.9
    C236"""
    x = carrier(s, name)
    s.tell((SEIZED, ALL, seat, name, x.place))
    if prizes.unusable(s, seat, x) is None:
        prizes.take_over(s, seat, name)
    else:
        prizes.wreck(s, name, seat)


def after_conquest(s: Regno, place: int, seat: int) -> None:
    """The loser's unescorted Caravans in a conquered province fall to the conqueror; those of realms at peace with it
    stay. C236"""
    for name, x in enumerate(s.carriers):
        if x is None or x.kind != CARAVAN or x.place != place or x.owner < 0 or x.owner == seat:
            continue
        if at_war(s, seat, x.owner) and not has_escort(s, x.owner, place):
            seize(s, name, seat)
