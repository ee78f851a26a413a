"""Coming to blows: what meets those who enter hostile land or go on with a siege, sorties, and what a battle leaves.
12.1.4, 12.3.1, 12.3.2, 13.8.4, 13.8.5

Only the seat whose Order 2 it is begins a fight: without an activation nobody fights, and nobody moves up out of turn
(12.2.12, 13.8.6).
"""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno.combat import recovery
from signoria.games.regno.combat.battle import Fight
from signoria.games.regno.fights import ASSAULT, ATTACKER, FIELD, RELIEF, SORTIE, STALLED, new_battle
from signoria.games.regno.ids import CREWMAN, HORDE, NO_FORTRESS, NOWHERE, REBELS
from signoria.games.regno.kinds import PLACE
from signoria.games.regno.pieces import ARRIVED, CONVALESCENT, MOVED, READY
from signoria.games.regno.realm.territory import at_war, is_breached, soldiers
from signoria.games.regno.state import Regno
from signoria.games.regno.warfare import conquest
from signoria.games.regno.warfare.homeward import GoHome
from signoria.games.regno.warfare.moving import (
    arrived,
    barrier,
    idle,
    intruder,
    is_hostile,
    is_inside,
    mark_unmoved,
    stand_down,
)
from signoria.games.regno.warfare.siege import Stall, check_sieges
from signoria.kernel.menu import Menu, Option, Refusal
from signoria.kernel.state import Step
from signoria.kernel.verbs import Signature

ENGAGE: Final = 224
SORTIE_OUT: Final = 225
VERBS: Final = (
    Signature(ENGAGE, "engage", ("place", PLACE)),
    Signature(SORTIE_OUT, "sortie", ("place", PLACE)),
)
EVENTS: Final[tuple[Signature, ...]] = ()
ENGAGING: Final = frozenset((ENGAGE, SORTIE_OUT))

FOUGHT: Final = Refusal("13.8.4", "engage-again")
RELIEF_WAITS: Final = Refusal("13.8.5", "sortie-relief")
NO_SOLDIERS: Final = Refusal("13.8.5", "sortie-soldiers")


def offer_engaging(s: Regno, seat: int, menu: Menu) -> None:
    """Fights that are due or wanted: where pieces have arrived, where a siege goes on, where one may sally out. A siege
    is gone on with once in an Order 2. 13.8.4 13.8.5 C116"""
    waiting = arrived(s, seat)
    for place in s.tables.atlas.provinces:
        p = s.provinces[place]
        if place in waiting:
            menu.add((ENGAGE, place))
        elif idle(s, seat, place):
            menu.add((ENGAGE, place), barrier(s, seat, place))
        elif p.besieger == seat:
            menu.add((ENGAGE, place), FOUGHT)
        if p.owner == seat and p.besieger != NOWHERE:
            menu.add(
                (SORTIE_OUT, place),
                RELIEF_WAITS if place in waiting else None if can_sally(s, seat, place) else NO_SOLDIERS,
            )


def take_engaging(s: Regno, seat: int, option: Option) -> None:
    if option[0] == ENGAGE:
        engage(s, seat, option[1])
    else:
        sally(s, seat, option[1])


def engage(s: Regno, seat: int, place: int) -> None:
    """Those who have arrived by whatever links, and those who besiege and have not fought, fight one battle or take
    what nobody defends; another's siege is met as by a relief. 12.1.4 12.1.5 12.3.1 12.3.2 13.8.4 C121
    C122 C123 C149 C227 C228 C232"""
    p = s.provinces[place]
    if not is_hostile(s, seat, place) or joins_only(s, seat, place):
        stand_down(s, seat, place)
        return
    if not is_inside(s, seat, place):  # a garrison takes no part in a relief
        mark_unmoved(s, seat, place, MOVED | ARRIVED)
    foe, in_camp = defender(s, seat, place), p.owner == seat or p.besieger not in (NOWHERE, seat)
    if in_camp and not at_war(s, seat, foe):
        s.after(GoHome(seat, place, foe, False))
    elif in_camp:
        fight(s, RELIEF, place, seat, foe, False)
    elif is_defended(s, place, foe) or not is_breached(s, place):
        fight(s, FIELD if p.fortress == NO_FORTRESS else ASSAULT, place, seat, foe, True)
    else:
        stand_down(s, seat, place)
        conquest.conquer(s, place, seat)


def joins_only(s: Regno, seat: int, place: int) -> bool:
    """Newcomers where the seat's own have fought in this Order, in a siege or against another besieger: they wait for
    the next. 13.8.4 C149 C227"""
    p = s.provinces[place]
    spent = any(f.owner == seat and f.place == place and f.moved & (MOVED | ARRIVED) == MOVED for f in s.forces)
    return spent and p.owner != seat and p.besieger in (NOWHERE, seat)


def defender(s: Regno, seat: int, place: int) -> int:
    """The one defender whom the seat meets there: another besieger before the walls, an enemy in own land, or who holds
    the province; allies and guests take no part. 12.2.11 12.2.12 C120 C222 C227"""
    p = s.provinces[place]
    if p.besieger not in (NOWHERE, seat):
        return p.besieger
    if p.owner == seat:
        return intruder(s, seat, place)
    return HORDE if p.horde else REBELS if p.former != NOWHERE else p.owner


def is_defended(s: Regno, place: int, owner: int) -> bool:
    """Soldiers, recruits and Crewmen defend; convalescents and machines do not. 12.3.1 12.3.3 C120"""
    return any(
        f.owner == owner and f.place == place and f.status != CONVALESCENT and soldiers(f.counts) + f.counts[CREWMAN]
        for f in s.forces
    )


def fight(s: Regno, kind: int, place: int, attacker: int, foe: int, conquers: bool) -> None:
    s.battle = new_battle(kind, place, attacker, foe)
    s.then([Fight(), Aftermath(attacker, place, conquers, 0)])


# ---- sorties ---------------------------------------------------------------------------------------------------------


def can_sally(s: Regno, seat: int, place: int) -> bool:
    """Ready soldiers who have not fought in this activation. 13.6.1 13.8.5"""
    return any(
        f.owner == seat and f.place == place and f.status == READY and not f.moved & MOVED and soldiers(f.counts)
        for f in s.forces
    )


def sally(s: Regno, seat: int, place: int) -> None:
    """The besieged come out and attack in the open. 13.8.5 C148 C229"""
    mark_unmoved(s, seat, place, MOVED)
    fight(s, SORTIE, place, seat, s.provinces[place].besieger, False)


# ---- afterwards ------------------------------------------------------------------------------------------------------


@final
class Aftermath(Step[Regno]):
    """What a battle leaves: the province or the siege, then war slaves, then the end of sieges without besiegers.
    12.3.1 13.8.1 C166 C230"""

    def __init__(self, seat: int, place: int, conquers: bool, phase: int) -> None:
        self.seat, self.place, self.conquers, self.phase = seat, place, conquers, phase

    def act(self, s: Regno) -> None:
        battle = s.battle
        if battle is None:
            return
        if self.phase == 0:
            if battle.outcome != STALLED:
                stand_down(s, self.seat, self.place)
            if battle.outcome == ATTACKER and self.conquers:
                conquest.conquer(s, self.place, self.seat)
            s.after(Aftermath(self.seat, self.place, self.conquers, 1))
        elif battle.outcome == STALLED:
            s.battle = None
            s.then([Stall(self.seat, self.place), Rest(self.seat, self.place)])
        elif self.phase == 1:
            s.then([*recovery.award(s), Aftermath(self.seat, self.place, self.conquers, 2)])
        else:
            s.battle = None
            check_sieges(s)


@final
class Rest(Step[Regno]):
    """Those who stay before the walls have fought for this activation. 12.1.4 13.8.4"""

    def __init__(self, seat: int, place: int) -> None:
        self.seat, self.place = seat, place

    def act(self, s: Regno) -> None:
        stand_down(s, self.seat, self.place)
        check_sieges(s)
