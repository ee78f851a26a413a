"""The land battle, round by round. 13.3 to 13.7.

`Fight` musters and asks for commanders; `Rounds` plays phase after phase and stops only where somebody has a choice;
`aftermath` settles who holds the field.
"""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno.combat import aftermath, command, machines, retreat, risk, volleys
from signoria.games.regno.combat.casualties import suffer
from signoria.games.regno.combat.sides import (
    NUMBER,
    OPEN,
    STATUS,
    UNBREACHED,
    UNIT,
    company,
    is_gone,
    muster,
    owner,
    walls,
)
from signoria.games.regno.fights import (
    AFTER_RANGE,
    ASSAULT,
    ATTACKER,
    CHARGE,
    CONTROL,
    DEFENDER,
    FIRING,
    KINDS,
    MACHINES,
    MELEE,
    ONGOING,
    OPENING,
    RANGE,
    STALLED,
    Battle,
)
from signoria.games.regno.forces import counts_of, pairs_of
from signoria.games.regno.ids import NO_FORTRESS, THEOLOGIAN
from signoria.games.regno.kinds import BUILDING, COUNT, OWNER, PLACE, UNITS_KIND
from signoria.games.regno.people import family, is_able, person
from signoria.games.regno.pieces import EXHAUSTED
from signoria.games.regno.realm.territory import stage
from signoria.games.regno.state import Regno
from signoria.kernel.state import ALL, Step
from signoria.kernel.verbs import Kind, Signature

VERBS: Final[tuple[Signature, ...]] = ()
BEGUN: Final = 255
ROUND: Final = 269
KEEP: Final = 270
WALLED: Final = 275
STAGED: Final = 276
MUSTERED: Final = 277
RAMPARTS: Final = 278
FIGHT: Final = Kind("fight", KINDS)
EVENTS: Final = (
    Signature(BEGUN, "battle-begun", ("place", PLACE), ("attacker", OWNER), ("defender", OWNER)),
    Signature(ROUND, "round-begun", ("round", COUNT)),
    Signature(KEEP, "keep-strikes", ("place", PLACE), ("hits", COUNT)),
    Signature(WALLED, "walls-stand", ("place", PLACE)),
    Signature(STAGED, "battle-staged", ("kind", FIGHT), quiet=True),
    Signature(MUSTERED, "mustered", ("owner", OWNER), ("units", UNITS_KIND), ("recruits", UNITS_KIND)),
    Signature(RAMPARTS, "ramparts", ("place", PLACE), ("fortress", BUILDING), ("ps", COUNT), ("breach", COUNT)),
)


@final
class Fight(Step[Regno]):
    """Fight `s.battle` (made with `fights.new_battle`) to its end, with retreats, recovery and risk. Who begins one
    does `s.battle = new_battle(…); s.then([Fight(), AfterIt()])`, reads `s.battle.outcome` in AfterIt and sets it to
    None. 13.3.1 C159"""

    def act(self, s: Regno) -> None:
        b = s.battle
        assert b is not None
        s.tell((BEGUN, ALL, b.place, b.attacker, b.defender))
        muster(s, b)
        tell_muster(s, b)
        b.theologians = (_theologian(s, b, 0), _theologian(s, b, 1))
        s.then([*command.choose(s, b), Rounds()])


def tell_muster(s: Regno, b: Battle) -> None:
    """What kind of battle it is, who stands on either side, recruits apart, and before which walls. 13.3.1 13.7.8"""
    if s.events is None:
        return
    s.tell((STAGED, ALL, b.kind))
    for side in (0, 1):
        here = [(band[UNIT], band[NUMBER]) for band in b.bands[side]]
        fresh = [(band[UNIT], band[NUMBER]) for band in b.bands[side] if band[STATUS] == EXHAUSTED]
        s.tell((MUSTERED, ALL, owner(b, side), pairs_of(counts_of(here)), pairs_of(counts_of(fresh))))
    if walls(s, b) != OPEN:
        kind = s.tables.fortress(stage(s, b.place))
        s.tell((RAMPARTS, ALL, b.place, s.provinces[b.place].fortress, s.provinces[b.place].ps, kind.breach))


def _theologian(s: Regno, b: Battle, side: int) -> int:
    """Is an able Theologian of the family with the army? It need not command. C153"""
    mine = family(s, owner(b, side)) if owner(b, side) >= 0 else []
    here = [person(s, who) for who in company(s, b, side) if who in mine]
    return any(x.virtue == THEOLOGIAN and is_able(s, x) for x in here)


@final
class Rounds(Step[Regno]):
    """Phases until the battle is over; puts itself back behind every question. Ends: six rounds of six phases. 13.4
    13.5.9"""

    def act(self, s: Regno) -> None:
        b = s.battle
        assert b is not None
        while b.outcome == ONGOING:
            questions = suffer(s, b) if b.hits != (0, 0) else PHASES[b.phase](s, b)
            if questions:
                s.then([*questions, Rounds()])
                return
        s.then(aftermath.steps(s, b))


def opening(s: Regno, b: Battle) -> list[Step[Regno]]:
    """A round begins: from the second one on both may retreat, and a Coward must. 13.5.1 C194"""
    b.phase, b.round = MACHINES, b.round + 1
    if b.round == 1:
        return begin(s, b)
    for side in (0, 1):
        if retreat.is_coward(s, b, side) and retreat.may_retreat(s, b, side):
            s.tell((retreat.FORCED, ALL, owner(b, side)))
            return [retreat.Depart(side)]
    return [retreat.Retreat(owner(b, side), side) for side in (0, 1) if retreat.may_retreat(s, b, side)]


def begin(s: Regno, b: Battle) -> list[Step[Regno]]:
    """Before the first round a Steel Keep strikes the attacker, breached or not, empty or not, if anything is to be
    rolled in this battle. 11.6.10 C110 C111 C261"""
    ending = settle(s, b)
    if b.outcome == ONGOING and not ending and b.kind == ASSAULT and s.provinces[b.place].fortress != NO_FORTRESS:
        hits = s.tables.fortress(stage(s, b.place)).hits
        if hits:
            s.tell((KEEP, ALL, b.place, hits))
            b.hits = (hits, 0)
    return ending


def machines_phase(s: Regno, b: Battle) -> list[Step[Regno]]:
    """Phase 1, if there is still something to fight about: Crewmen and targets, then the rolls. 13.4.1 13.4.2 13.7.2"""
    ending = settle(s, b)
    if ending or b.outcome != ONGOING:
        return ending
    b.phase, b.lost = FIRING, (0, 0)
    s.tell((ROUND, ALL, b.round))
    risk.watch(s, b)
    return machines.aim(s, b)


def firing(s: Regno, b: Battle) -> list[Step[Regno]]:
    """The machines fire as declared. 13.4.2"""
    b.phase = RANGE
    machines.fire(s, b)
    return []


def range_phase(s: Regno, b: Battle) -> list[Step[Regno]]:
    """Phase 2. 13.4.4 13.4.5"""
    b.phase = AFTER_RANGE
    if not _over(b):
        volleys.exchange(s, b, RANGE)
    return []


def after_range(s: Regno, b: Battle) -> list[Step[Regno]]:
    """An army of Horse archers alone may leave now, in any round. 13.2.4 C131"""
    b.phase = CHARGE
    if _over(b):
        return []
    riders = [side for side in (0, 1) if retreat.only_horse_archers(b, side) and retreat.may_retreat(s, b, side)]
    return [retreat.Retreat(owner(b, side), side) for side in riders]


def charge_phase(s: Regno, b: Battle) -> list[Step[Regno]]:
    """Phase 3. 13.4.6 13.4.7 13.4.8"""
    b.phase = MELEE
    if not _over(b) and volleys.has_charge(s, b):
        b.charged = walls(s, b) != OPEN
        volleys.exchange(s, b, CHARGE)
    return []


def melee_phase(s: Regno, b: Battle) -> list[Step[Regno]]:
    """Phase 4: all survivors, if there are no walls between them. 13.4.9 13.4.10 13.4.11"""
    b.phase = CONTROL
    if _over(b):
        return []
    if walls(s, b) != UNBREACHED:
        volleys.exchange(s, b, MELEE)
    elif b.round == 1:
        s.tell((WALLED, ALL, b.place))
    return []


def control(s: Regno, b: Battle) -> list[Step[Regno]]:
    """Phase 5: annihilation, the next round, or the end after the sixth. 13.4.12 13.4.13 13.5.9"""
    b.phase = OPENING
    annihilation(s, b)
    if b.outcome == ONGOING and b.round >= s.tables.war["battle"]["rounds"]:
        return end_without_winner(s, b)
    return []


PHASES: Final = (
    opening, machines_phase, range_phase, charge_phase, melee_phase, control, firing, after_range,
)  # fmt: skip


def _over(b: Battle) -> bool:
    """Is nobody left to fight with in this round?"""
    return is_gone(b, 0) or is_gone(b, 1)


def annihilation(s: Regno, b: Battle) -> None:
    """If both are gone the defender keeps the province; an empty fortress resists until it is breached. 13.5.6 13.7.13
    C121 C122"""
    if is_gone(b, 0):
        b.outcome = DEFENDER
    elif is_gone(b, 1) and walls(s, b) != UNBREACHED:
        b.outcome = ATTACKER


def settle(s: Regno, b: Battle) -> list[Step[Regno]]:
    """Is there anything to fight about? If not, how it ends. 13.5.7 13.5.11"""
    annihilation(s, b)
    return end_without_winner(s, b) if b.outcome == ONGOING and is_useless(s, b) else []


def is_useless(s: Regno, b: Battle) -> bool:
    """Before unbreached walls nothing is rolled unless the attacker has machines against them or the defender has
    something that can fire; elsewhere unless somebody can harm somebody. 12.3.3 13.5.7 13.5.11 C122 C123"""
    if walls(s, b) == UNBREACHED:
        return not machines.has_machine_for(s, b, 0, machines.WALLS) and not _can_fire(s, b, 1)
    return not _can_harm(s, b, 0) and not _can_harm(s, b, 1)


def _can_fire(s: Regno, b: Battle, side: int) -> bool:
    shots = any(band[NUMBER] and s.tables.units[band[UNIT]].range for band in b.bands[side])
    return shots or machines.has_machine_for(s, b, side, machines.TROOPS)


def _can_harm(s: Regno, b: Battle, side: int) -> bool:
    units = s.tables.units
    if any(band[NUMBER] and units[band[UNIT]].melee for band in b.bands[side]) or _can_fire(s, b, side):
        return True
    return volleys.has_charge(s, b) and any(band[NUMBER] and units[band[UNIT]].charge for band in b.bands[side])


def end_without_winner(s: Regno, b: Battle) -> list[Step[Regno]]:
    """Where a fortress still stands a siege may go on; else the attacker must leave. 13.5.7 13.5.10 13.8.1 C46 C141
    C148 C221"""
    if walls(s, b) != OPEN:
        b.outcome = STALLED
        return []
    return [retreat.Depart(0)]
