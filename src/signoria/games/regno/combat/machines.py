"""Machines in a battle: Crewmen, targets, walls. 13.4.1 to 13.4.3, 13.7"""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno import standing
from signoria.games.regno.combat.command import BELISARIO, JACOPO
from signoria.games.regno.combat.sides import (
    BITS,
    NUMBER,
    OPEN,
    STATUS,
    UNBREACHED,
    asked,
    crew_of,
    is_machine,
    owner,
    walls,
)
from signoria.games.regno.combat.sides import UNIT as OF_UNIT
from signoria.games.regno.fights import Battle
from signoria.games.regno.ids import (
    CATAPULT,
    MANOR,
    NO_FORTRESS,
    NOWHERE,
    RAM,
)
from signoria.games.regno.kinds import CANCEL, COUNT, FINISH, OWNER, PLACE, UNIT
from signoria.games.regno.people import captain_card
from signoria.games.regno.pieces import EXHAUSTED, LANDED
from signoria.games.regno.state import S_BATTLE, Regno
from signoria.games.regno.steps import Ask, Words
from signoria.kernel.menu import AMOUNT, Menu, Option, Refusal
from signoria.kernel.state import ALL, Step
from signoria.kernel.verbs import Kind, Signature

WALLS: Final = 0
TROOPS: Final = 1
TARGET: Final = Kind("target", ("walls", "troops"))

AIM: Final = AMOUNT | 258
VERBS: Final = (Signature(AIM, "aim", ("unit", UNIT), ("target", TARGET), ("number", COUNT), quiet=True),)
FIRED: Final = 258
WALLS_HIT: Final = 260
BREACH: Final = 261
DESTROYED: Final = 262
NEEDED: Final = 279
FACES: Final = Kind("faces", shape="text")
EVENTS: Final = (
    Signature(
        FIRED, "fired", ("owner", OWNER), ("unit", UNIT), ("target", TARGET), ("faces", FACES), ("successes", COUNT)
    ),
    Signature(WALLS_HIT, "walls-hit", ("place", PLACE), ("damage", COUNT), ("left", COUNT)),
    Signature(BREACH, "breach", ("place", PLACE)),
    Signature(DESTROYED, "fortress-destroyed", ("place", PLACE)),
    Signature(NEEDED, "machines-need", ("owner", OWNER), ("unit", UNIT), ("leasts", FACES), quiet=True),
)

ONLY_WALLS: Final = Refusal("13.4.3", "only-walls-before-breach")
RAM_ON_WALLS: Final = Refusal("13.7.6", "ram-hits-walls")
NO_WALLS: Final = Refusal("13.4.3", "no-walls-to-hit")


def bar(s: Regno, b: Battle, side: int, unit: int, target: int) -> Refusal | None:
    """May a machine fire at this? Only the attacker is bound to the walls; the defender has no enemy walls. After a
    breach the attacker chooses. 13.4.3 13.7.6 13.7.10 C133 C233"""
    if target == WALLS:
        return NO_WALLS if side == 1 or walls(s, b) == OPEN else None
    if unit == RAM:
        return RAM_ON_WALLS
    return ONLY_WALLS if side == 0 and walls(s, b) == UNBREACHED else None


def operable(b: Battle, side: int) -> list[tuple[int, int]]:
    """Machines by kind that could fire had they Crewmen: landed ones do not in this season. 15.2.8"""
    out: dict[int, int] = {}
    for band in b.bands[side]:
        if band[NUMBER] and is_machine(band[OF_UNIT]) and not band[BITS] & LANDED:
            out[band[OF_UNIT]] = out.get(band[OF_UNIT], 0) + band[NUMBER]
    return sorted(out.items())


def has_machine_for(s: Regno, b: Battle, side: int, target: int) -> bool:
    """Has a side a machine, with a Crewman, that can hit this?"""
    if not crew_of(b.bands[side]):
        return False
    return any(bar(s, b, side, unit, target) is None for unit, _ in operable(b, side))


def aim(s: Regno, b: Battle) -> list[Step[Regno]]:
    """Crewmen are assigned anew and targets declared before the rolls. Who has too few Crewmen, or a choice of targets,
    is asked. 13.4.2 13.7.1 13.7.2 13.7.3 C145"""
    b.aims = ((), ())
    out: list[Step[Regno]] = []
    for side in (0, 1):
        crew, ways = crew_of(b.bands[side]), _ways(s, b, side)
        if not crew or not ways:
            continue
        kinds = {unit for unit, _, _ in ways}
        machines = sum(n for unit, n in operable(b, side) if unit in kinds)
        if len(ways) == 1 or (len(kinds) == len(ways) and machines <= crew):
            _declare(b, side, tuple((unit, target, min(n, crew)) for unit, target, n in ways))
        elif asked(s, b, side):
            out.append(Aim(owner(b, side), side))
        else:
            _declare(b, side, _automatic(s, b, side, 1))
    return out


def _declare(b: Battle, side: int, aims: tuple[tuple[int, int, int], ...]) -> None:
    b.aims = (aims, b.aims[1]) if side == 0 else (b.aims[0], aims)


def _ways(s: Regno, b: Battle, side: int) -> list[tuple[int, int, int]]:
    """(machine, target, number) of everything that may be declared, what has been declared already left out."""
    out = []
    for unit, there in operable(b, side):
        n = there - sum(x[2] for x in b.aims[side] if x[0] == unit)
        if n:
            out += [(unit, target, n) for target in (WALLS, TROOPS) if bar(s, b, side, unit, target) is None]
    return out


def _automatic(s: Regno, b: Battle, side: int, order: int) -> tuple[tuple[int, int, int], ...]:
    """What a standing order fires: the machines that do most damage first."""
    at_walls = walls(s, b) == UNBREACHED or order == 2
    crew = crew_of(b.bands[side])
    out = []
    units = s.tables.units
    for unit, n in sorted(operable(b, side), key=lambda x: (-units[x[0]].walls, units[x[0]].fire)):
        for target in (WALLS, TROOPS) if at_walls else (TROOPS,):
            if crew and bar(s, b, side, unit, target) is None:
                out.append((unit, target, min(n, crew)))
                crew -= min(n, crew)
                break
    return tuple(out)


@final
class Aim(Ask):
    """Which machines fire, and at what? A machine without a Crewman stays silent. Ends: Crewmen without a machine
    become fewer. 13.4.2 13.7.2 C233"""

    def __init__(self, seat: int, side: int) -> None:
        self.seat, self.side = seat, side

    def asks(self, s: Regno) -> int:
        return 1 << self.seat

    def words(self, s: Regno, seat: int) -> Words:
        assert s.battle is not None
        return "aim", {"number": ("number", self._crew(s.battle))}

    def _crew(self, b: Battle) -> int:
        return crew_of(b.bands[self.side]) - sum(x[2] for x in b.aims[self.side])

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        b = s.battle
        assert b is not None
        for unit, target, n in _ways(s, b, self.side):
            menu.amount((AIM, unit, target), 1, min(n, self._crew(b)))
        if menu.explain:
            for unit, _ in operable(b, self.side):
                for target in (WALLS, TROOPS):
                    why = bar(s, b, self.side, unit, target)
                    if why is not None:
                        menu.add((AIM, unit, target, 1), why)
        menu.add((FINISH,))
        if b.aims[self.side]:
            menu.add((CANCEL,))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        b = s.battle
        assert b is not None
        if option[0] == FINISH:
            return
        if option[0] == CANCEL:
            _declare(b, self.side, ())
            s.after(self)
            return
        _declare(b, self.side, (*b.aims[self.side], (option[1], option[2], option[3])))
        if self._crew(b) and _ways(s, b, self.side):
            s.after(self)

    def standing(self, s: Regno, seat: int) -> Option | None:
        b, order = s.battle, standing.ordered(s, seat, standing.AIM)
        if not order or b is None:
            return None
        declared = len(b.aims[self.side])
        wanted = _automatic(s, b, self.side, order)
        return (AIM, *wanted[declared]) if declared < len(wanted) else (FINISH,)


def fire(s: Regno, b: Battle) -> None:
    """Phase 1: both sides fire at once; walls lose PS, troops suffer hits. At 0 PS the fortress is gone, the rest of
    the province stands. 13.4.1 13.7.1 13.7.5 13.7.11 13.7.14 13.7.t1.r1 13.7.t1.r2 13.7.t1.r3 13.7.t1.r4 C134 C146"""
    damage, hits = 0, [0, 0]
    for side in (0, 1):
        for unit, target, n in b.aims[side]:
            won = _successes(s, b, side, unit, target, n)
            kind = s.tables.units[unit]
            if target == WALLS:
                damage += won * kind.walls
            else:
                hits[1 - side] += won * kind.troops
    b.aims = ((), ())
    b.hits = (b.hits[0] + hits[0], b.hits[1] + hits[1])
    if damage:
        batter(s, b, damage)


def _successes(s: Regno, b: Battle, side: int, unit: int, target: int, n: int) -> int:
    """Rolls of n machines of a kind. Belisario's hit walls better, one Catapult of Mastro Jacopo's too; river, landing
    and led soldiers' bonuses are not theirs. 16.5.9 16.6.t1.r3 16.6.t1.r8 C16"""
    rules, card = s.tables.war["battle"], captain_card(b.commanders[side])
    faces = s.draw(S_BATTLE, n, 6)
    fresh = sum(band[NUMBER] for band in b.bands[side] if band[OF_UNIT] == unit and band[STATUS] == EXHAUSTED)
    ready = sum(band[NUMBER] for band in b.bands[side] if band[OF_UNIT] == unit) - fresh
    least, needed = s.tables.units[unit].fire, []
    for i in range(n):
        bonus = rules["recruits"] if i >= ready else 0
        if target == WALLS and (card == BELISARIO or (card == JACOPO and unit == CATAPULT and i == 0)):
            bonus += rules["captain"]
        needed.append(least - bonus)
    won = sum([face + 1 >= need for face, need in zip(faces, needed, strict=True)])
    if s.events is not None:
        s.tell((NEEDED, ALL, owner(b, side), unit, " ".join(str(x) for x in needed)))
        s.tell((FIRED, ALL, owner(b, side), unit, target, " ".join(str(x + 1) for x in faces), won))
    return won


def batter(s: Regno, b: Battle, damage: int) -> None:
    """Walls lose PS. 13.7.12 13.7.14 C146"""
    p, before = s.provinces[b.place], walls(s, b)
    p.ps = max(0, p.ps - damage)
    s.tell((WALLS_HIT, ALL, b.place, damage, p.ps))
    if p.ps == 0:
        destroy_fortress(s, b.place)
    elif before == UNBREACHED and walls(s, b) != UNBREACHED:
        s.tell((BREACH, ALL, b.place))


def destroy_fortress(s: Regno, place: int) -> None:
    """At 0 PS nothing of it is left: its space is free, buildings and inhabitants stay. 13.7.14"""
    p = s.provinces[place]
    p.fortress, p.ps, p.unmaintained, p.fief = NO_FORTRESS, 0, False, NOWHERE
    p.worked &= ~(1 << MANOR)
    s.tell((DESTROYED, ALL, place))
