"""A battle from the choice of who fights to the roll. 5.8.2, 5.8.5, 5.8.6, 5.8.8, 5.8.10

Both sides roll before anybody loses anything; `losses` and `aftermath` follow.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from signoria.games.lords import counters, hands, people
from signoria.games.lords.conflict import aftermath, prisons, spoils
from signoria.games.lords.conflict.losses import BattleLosses
from signoria.games.lords.conflict.sides import FACES, Scene, armies, commander, commands, dice, forces, ships
from signoria.games.lords.counters import IMPERIAL
from signoria.games.lords.fights import ARREST, FIELD, PILLAGE, SIEGE, Battle, new_battle
from signoria.games.lords.ids import ATTACK, DEFENCE, ENGINEER, FIRST_C, FIRST_M, NEUTRAL, SPY
from signoria.games.lords.kinds import CARD_KIND, COLOUR, COUNTER, COUNTERS_KIND, FINISH, LEADER, NO, PLACE, YES
from signoria.games.lords.map import is_city, is_dukedom
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.state import S_ARREST, S_BATTLE, S_PILLAGE, Lords
from signoria.games.lords.steps import Ask, Words
from signoria.kernel.menu import Menu, Option
from signoria.kernel.state import ALL, Step
from signoria.kernel.verbs import NUMBER, Kind, Signature

WITHOUT: Final = 157
USE_ENGINEER: Final = 158
VERBS: Final = (
    Signature(WITHOUT, "without", ("counter", COUNTER), quiet=True),
    Signature(USE_ENGINEER, "use-engineer", ("card", CARD_KIND)),
)
AIM: Final = Kind("aim", ("field", "siege", "sortie", "pillage", "arrest"))
ATTACKED: Final = 153
ROLLED: Final = 154
SERVED: Final = 155
GATES_OPENED: Final = 156
PILLAGED: Final = 157
ARREST_TRIED: Final = 158
EVENTS: Final = (
    Signature(
        ATTACKED,
        "attacked",
        ("aim", AIM),
        ("colour", COLOUR),
        ("counters", COUNTERS_KIND),
        ("against", COLOUR),
        ("place", PLACE),
    ),
    Signature(ROLLED, "battle-rolled", ("colour", COLOUR), ("dice", FACES), ("least", NUMBER), ("hits", NUMBER)),
    Signature(SERVED, "engineer-served", ("card", CARD_KIND)),
    Signature(GATES_OPENED, "gates-opened", ("city", PLACE)),
    Signature(PILLAGED, "pillage-rolled", ("card", CARD_KIND), ("dice", FACES), ("hits", NUMBER)),
    Signature(ARREST_TRIED, "arrest-rolled", ("leader", LEADER), ("dice", FACES), ("hits", NUMBER)),
)
KINDS: Final = (AIM,)


def begin(
    s: Lords,
    aim: int,
    place: int,
    target: int,
    sides: tuple[int, int],
    seats: tuple[int, int],
    both: tuple[Sequence[int], Sequence[int]],
    scene: Scene,
    thing: int,
) -> None:
    """Lay the battle out and push its steps. `both`: who may attack, and who is attacked."""
    b = new_battle(aim, place, target, sides, seats)
    b.counters, b.thing = (tuple(both[0]), tuple(both[1])), thing
    b.leaders = (_leaders(s, scene, b, 0), _leaders(s, scene, b, 1))
    hit = s.tables.conflict.siege_hit if aim == SIEGE else s.tables.conflict.hit
    b.needs = (hit, hit)
    s.battle = b
    s.after(BattleForces(seats[0]))
    if aim not in (PILLAGE, ARREST):
        if aim == FIELD and is_city(target) and ships(both[1]):
            s.after(BattleJoin(seats[1]))
        if aim == SIEGE:
            s.after(BattleEngineer(seats[0], 0))
            s.after(BattleEngineer(seats[1], 1))
    s.after(BattleRoll())


def _leaders(s: Lords, scene: Scene, b: Battle, side: int) -> tuple[int, ...]:
    """Who stands with the force of a side, and shares its fate. 5.8.7"""
    if not forces(b.counters[side]):
        return ()
    return tuple([x for x in scene.present((b.place, b.target)[side]) if people.colour(s, x) == b.sides[side]])


@final
class BattleForces(Ask):
    """Who decides may leave counters out, but nobody of an arrest. Ends: each answer leaves one out. 5.8.3.b8 5.8.3.b9
    5.8.10"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Lords) -> int:
        assert s.battle is not None
        return 1 << self.seat if len(s.battle.counters[0]) > 1 and s.battle.aim != ARREST else 0

    def words(self, s: Lords, seat: int) -> Words:
        assert s.battle is not None
        return "battle-forces", {"place": ("place", s.battle.target)}

    def offer(self, s: Lords, seat: int, menu: Menu) -> None:
        assert s.battle is not None
        menu.add((FINISH,))
        for c in s.battle.counters[0]:
            menu.add((WITHOUT, c))

    def take(self, s: Lords, seat: int, option: Option) -> None:
        b = s.battle
        assert b is not None
        if option[0] == WITHOUT:
            b.counters = (tuple([c for c in b.counters[0] if c != option[1]]), b.counters[1])
            s.after(self)


@final
class BattleJoin(Ask):
    """Armies in a port may stand by the ships of their colour that are attacked there. Those of nobody do not. 5.8.5
    5.8.6"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def _armies(self, s: Lords) -> list[int]:
        b = s.battle
        assert b is not None
        return armies(counters.stack(s, b.target, b.sides[1]))

    def asks(self, s: Lords) -> int:
        return 1 << self.seat if self.seat != NOBODY and self._armies(s) else 0

    def words(self, s: Lords, seat: int) -> Words:
        assert s.battle is not None
        return "battle-join", {"place": ("place", s.battle.target)}

    def offer(self, s: Lords, seat: int, menu: Menu) -> None:
        menu.add((YES,))
        menu.add((NO,))

    def take(self, s: Lords, seat: int, option: Option) -> None:
        b = s.battle
        assert b is not None
        if option[0] == YES:
            b.counters = (b.counters[0], (*b.counters[1], *self._armies(s)))


@final
class BattleEngineer(Ask):
    """In a siege each side may let an engineer of its player serve, if one is free this round: its dice hit on more.
    5.8.5.b1 2.4.1"""

    def __init__(self, seat: int, side: int) -> None:
        self.seat, self.side = seat, side

    def _free(self, s: Lords) -> list[int]:
        b = s.battle
        if self.seat == NOBODY or b is None or (self.side == 0 and (self.seat, b.target) in s.spies):
            return []
        found = []
        for card in hands.of_kind(s, self.seat, ENGINEER):
            x = s.tables.deck.court[card - FIRST_C]
            fits = x.side == (ATTACK, DEFENCE)[self.side] and s.engineers.count(card) < x.sieges
            if fits and x.siege_hit > b.needs[self.side]:
                found.append(card)
        return found

    def asks(self, s: Lords) -> int:
        return 1 << self.seat if self._free(s) else 0

    def words(self, s: Lords, seat: int) -> Words:
        assert s.battle is not None
        return "battle-engineer", {"place": ("place", s.battle.target)}

    def offer(self, s: Lords, seat: int, menu: Menu) -> None:
        for card in self._free(s):
            menu.add((USE_ENGINEER, card))
        menu.add((FINISH,))

    def take(self, s: Lords, seat: int, option: Option) -> None:
        b = s.battle
        assert b is not None
        if option[0] == USE_ENGINEER:
            hit = s.tables.deck.court[option[1] - FIRST_C].siege_hit
            b.needs = (hit, b.needs[1]) if self.side == 0 else (b.needs[0], hit)
            s.engineers = (*s.engineers, option[1])
            s.tell((SERVED, ALL, option[1]))


@final
class BattleRoll(Step[Lords]):
    """The dice of both sides, before any loss. 5.8.2 5.8.2.b1 5.8.2.b2 5.8.2.b3 5.8.5.b1 5.8.6"""

    def act(self, s: Lords) -> None:
        b = s.battle
        assert b is not None
        _commit(s, b)
        s.tell((ATTACKED, ALL, b.aim, b.sides[0], b.counters[0], b.sides[1], b.target))
        if b.aim in (PILLAGE, ARREST):
            _strike(s, b)
            s.battle = None
            return
        rolls = [tuple(1 + x for x in _roll(s, S_BATTLE, b.counters[side])) for side in (0, 1)]
        b.rolls = (rolls[0], rolls[1])
        scored = [sum(face <= b.needs[side] for face in rolls[side]) for side in (0, 1)]
        b.hits = (scored[1], scored[0])
        for side in (0, 1):
            if rolls[side]:
                s.tell((ROLLED, ALL, b.sides[side], _said(rolls[side]), b.needs[side], scored[side]))
        s.after(BattleLosses(0))
        s.after(BattleLosses(1))
        s.after(aftermath.BattleEnd())


def _commit(s: Lords, b: Battle) -> None:
    """They have attacked in this round. Armies in one Dukedom attack together: whoever was left out has let the chance
    pass. From outside they besiege the city from now on. A spy opens its gates once. 5.8.1 5.8.3.b8 5.8.5"""
    spent = list(b.counters[0])
    if is_dukedom(b.place):
        some = armies(counters.stack(s, b.place, b.sides[0]))
        leader = commander(s, people.here(s, b.place), b.sides[0])
        spent += [c for c in some if c not in spent and commands(s, b.seats[0], leader, b.sides[0], c)]
    s.fought = (*s.fought, *[c for c in spent if c not in s.fought])
    if b.aim != SIEGE:
        return
    if b.place != b.target:
        for c in b.counters[0]:
            s.besieging[c] = b.target
    if (b.seats[0], b.target) in s.spies:
        hit = max(s.tables.deck.machiavelli[card - FIRST_M].siege_hit for card in s.tables.deck.of_kind(SPY))
        b.needs = (max(hit, b.needs[0]), b.needs[1])
        gates = list(s.spies)
        gates.remove((b.seats[0], b.target))
        s.spies = tuple(gates)
        s.tell((GATES_OPENED, ALL, b.target))


def _strike(s: Lords, b: Battle) -> None:
    """Dice against what cannot strike back. 5.8.8 5.8.10 5.8.10.b1 5.8.10.b2 5.8.10.b3 5.8.10.b4"""
    rules = s.tables.conflict
    least, stream = (rules.pillage_hit, S_PILLAGE) if b.aim == PILLAGE else (rules.arrest_hit, S_ARREST)
    faces = tuple(1 + x for x in _roll(s, stream, b.counters[0]))
    hits = sum(face <= least for face in faces)
    s.tell((PILLAGED if b.aim == PILLAGE else ARREST_TRIED, ALL, b.thing, _said(faces), hits))
    if b.aim == PILLAGE:
        spoils.pillage(s, b, hits)
    else:
        gaoler = b.sides[0] if any(IMPERIAL[c] for c in b.counters[0]) else NEUTRAL
        prisons.arrest(s, b.thing, hits, b.seats[0], gaoler)


def _roll(s: Lords, stream: int, some: Sequence[int]) -> list[int]:
    n = sum(dice(s, c) for c in some)
    return s.draw(stream, n, 6) if n else []


def _said(faces: Sequence[int]) -> str:
    return " ".join(str(face) for face in faces)
