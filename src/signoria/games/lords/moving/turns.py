"""The round of movement and conflict. 4.4, 4.8, 4.12, 5.6

Each seat in its turn moves ships, then land units, then attacks. What it holds back it may move and attack with when
all have moved. A phase in which a seat can do nothing is passed over, and comes again in the second passage.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

from signoria.games.lords import people
from signoria.games.lords.conflict import attacks
from signoria.games.lords.ids import AUTUMN, NEUTRAL, SPRING
from signoria.games.lords.intrigue import machiavelli
from signoria.games.lords.kinds import FINISH, SEATS_KIND
from signoria.games.lords.moving import consents, leading, marches, notes, ships
from signoria.games.lords.moving.scene import Scene
from signoria.games.lords.moving.treks import Party, Trek
from signoria.games.lords.standing import MOVEMENT, ordered
from signoria.games.lords.state import Lords
from signoria.games.lords.steps import Ask, Words
from signoria.kernel.menu import Menu, Option, Refusal
from signoria.kernel.state import ALL, Step
from signoria.kernel.verbs import Kind, Signature

PHASES: Final = ("ships", "land", "attacks")
PHASE: Final = Kind("phase", PHASES)
AT_SEA: Final = 0
ON_LAND: Final = 1
ATTACKS: Final = 2

HOLD: Final = 115
END_TURN: Final = 116
VERBS: Final = (Signature(HOLD, "hold-back", quiet=True), Signature(END_TURN, "end-turn", quiet=True))
ORDER: Final = 105
EVENTS: Final = (Signature(ORDER, "movement-order", ("seats", SEATS_KIND)),)
KINDS: Final = (PHASE,)

EMPEROR_ABROAD: Final = Refusal("5.7.4.b5", "emperor-abroad")


def begin(s: Lords) -> None:
    """Push the round: the turns in the order of M cards, equal ones from L7 to L23, then from L23 to L7 what was held
    back. 4.4.b1 5.6.1 5.6.1.b2 5.6.1.b3"""
    seats = [seat for seat in s.order if not s.players[seat].out]
    s.moving = True
    s.movers = tuple(sorted(seats, key=lambda seat: -machiavelli.weight(s, seat)))
    s.spent = [0] * len(s.spent)
    s.moved, s.fought, s.engineers = (), (), ()
    for x in s.leaders:
        x.spent, x.led, x.moved = 0, 0, False
    s.tell((ORDER, ALL, s.movers))
    for seat in s.movers:
        s.after(Turn(seat, AT_SEA, False))
    for seat in reversed(seats):
        s.after(Turn(seat, AT_SEA, True))
    s.after(Rest())


@final
class Rest(Step[Lords]):
    """The round is over: what was agreed for it ends. 5.7.10.b1"""

    def act(self, s: Lords) -> None:
        s.leave = ()


@final
class Turn(Ask):
    """One phase of a seat's turn; `late`: of the second passage. First ships, then land units, then attacks. 4.8
    5.6.1.b1 5.6.1.b3"""

    def __init__(self, seat: int, phase: int, late: bool) -> None:
        self.seat, self.phase, self.late = seat, phase, late

    def asks(self, s: Lords) -> int:
        return 1 << self.seat if self.possible(s) else 0

    def possible(self, s: Lords) -> bool:
        """Is there anything to do? In spring only ships move, in autumn only land units. 4.4 4.8 4.12"""
        if s.players[self.seat].out or self.closed(s):
            return False
        if self.phase == ATTACKS:
            return attacks.any_attack(s, self.seat, self.late)
        scene = Scene(s)
        if self.phase == ON_LAND and marches.any_way(s, self.seat, self.late, scene):
            return True
        return any(True for _ in self._options(s, scene))

    def closed(self, s: Lords) -> bool:
        """Does the season close the phase, or has the seat held nothing of it back?"""
        if s.season == (AUTUMN, SPRING, -1)[self.phase]:
            return True
        return self.late and notes.lets(s, self.seat, notes.DONE, self.phase)

    def act(self, s: Lords) -> None:
        if self.phase < ATTACKS:
            s.after(Turn(self.seat, self.phase + 1, self.late))

    def words(self, s: Lords, seat: int) -> Words:
        return "late-turn" if self.late else "turn", {"phase": ("phase", self.phase)}

    def _options(self, s: Lords, scene: Scene) -> Iterator[Option]:
        if self.phase == AT_SEA:
            yield from ships.options(s, self.seat, self.late, scene)
            return
        yield from marches.options(s, self.seat, self.late, scene)
        yield from leading.options(s, self.seat, self.late, scene)
        yield from consents.options(s, self.seat, scene)

    def offer(self, s: Lords, seat: int, menu: Menu) -> None:
        """Everything of the phase; and to end it, to end it and hold the rest back (in the first passage), or to do
        nothing more in this round. 5.6.1.b3"""
        scene = Scene(s)
        if self.phase == ATTACKS:
            attacks.offer_attacks(s, seat, menu, self.late)
        else:
            for option in self._options(s, scene):
                menu.add(option)
        if self.phase == ON_LAND:
            leading.offer_gold(s, seat, scene, menu)
        if menu.explain and self.phase == AT_SEA:
            ships.explain(s, seat, self.late, scene, menu)
        elif menu.explain and self.phase == ON_LAND:
            marches.explain(s, seat, self.late, scene, menu)
            leading.explain(s, seat, self.late, scene, menu)
        why = EMPEROR_ABROAD if self.phase == ON_LAND and has_to_go_on(s, scene, seat, self.late) else None
        menu.add((FINISH,), why)
        if not self.late:
            menu.add((HOLD,), why)
        if self.phase < ATTACKS:
            menu.add((END_TURN,), why)

    def standing(self, s: Lords, seat: int) -> Option | None:
        if not ordered(s, seat, MOVEMENT):
            return None
        return (END_TURN,) if self.phase < ATTACKS else (FINISH,)

    def take(self, s: Lords, seat: int, option: Option) -> None:
        verb = option[0]
        if verb == END_TURN:
            for phase in range(self.phase, len(PHASES)):
                notes.allow(s, seat, notes.DONE, phase)
            return
        if verb in (FINISH, HOLD):
            if verb == FINISH:
                notes.allow(s, seat, notes.DONE, self.phase)
            self.act(s)
            return
        if self.phase == AT_SEA:
            ships.take(s, seat, option, self.late)
        elif self.phase == ATTACKS:
            attacks.take_attack(s, seat, option, self.late)
        elif verb in (leading.LEAD, leading.LEAVE, leading.DROP_GOLD, leading.CLAIM):
            leading.take(s, seat, option, self.late)
        elif verb in (consents.ASK_LEAVE, consents.ASK_BRIDGE):
            consents.take(s, seat, option)
        else:
            marches.take(s, seat, option, self.late)
        s.after(Turn(self.seat, self.phase, self.late))


def has_to_go_on(s: Lords, scene: Scene, seat: int, late: bool) -> bool:
    """Has an emperor of the seat moved, stands where he may not end, and can still come to where he may? 5.7.4.b5"""
    for leader in scene.led_by(seat):
        x = s.leaders[leader]
        if people.rules(s, leader) == NEUTRAL or not x.spent:
            continue
        if marches.leader_refusal(s, scene, seat, leader, late) is not None:
            continue  # he cannot
        trek = Trek(s, scene, Party(s, seat, leader))
        if not trek.good_end(x.place):
            home = trek.homeward()
            if x.place in home and home[x.place] <= trek.party.members[-1][1]:
                return True
    return False
