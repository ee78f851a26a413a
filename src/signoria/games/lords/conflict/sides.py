"""Who stands where, who decides for a colour, and what may attack. 5.8.1, 5.8.2, 5.8.3

`Scene` reads the map once for a whole menu. "Force" means armies and fleets of a colour in a place; caravans are none.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, final

from signoria.games.lords import counters, people
from signoria.games.lords.counters import IMPERIAL, LAND_FORCE, SHIP, UNIT
from signoria.games.lords.ids import CARAVAN, COUNTERS, GREY, LEADERS, MERCENARY, NAO, NEUTRAL, NOWHERE
from signoria.games.lords.map import is_sea
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.recruiting import purses
from signoria.games.lords.state import Lords
from signoria.kernel.menu import Refusal
from signoria.kernel.verbs import Kind

FACES: Final = Kind("dice", shape="text")  # what dice show, parted by spaces

FORCE: Final = tuple(u != CARAVAN for u in UNIT)  # fights: all but caravans

FOUGHT: Final = Refusal("5.8.1", "has-attacked")
HELD_BACK_ONLY: Final = Refusal("5.6.1.b3", "has-moved")
LEADERLESS: Final = Refusal("5.8.3.b1", "mercenaries-without-leader")
NOT_DECIDING: Final = Refusal("5.8.3.b9", "another-decides")


@final
class Scene:
    """All counters by place and colour, all leaders by place."""

    def __init__(self, s: Lords) -> None:
        self.stacks: dict[int, dict[int, list[int]]] = {}
        self.leaders: dict[int, list[int]] = {}
        for c in range(len(COUNTERS)):
            here = s.at[c]
            if here != NOWHERE:
                self.stacks.setdefault(here, {}).setdefault(counters.colour(s, c), []).append(c)
        for x in range(LEADERS):
            here = s.leaders[x].place
            if here != NOWHERE:
                self.leaders.setdefault(here, []).append(x)

    def colours(self, place: int) -> dict[int, list[int]]:
        """Counters in a place by colour."""
        return self.stacks.get(place, {})

    def stack(self, place: int, colour: int) -> list[int]:
        """Counters of a colour in a place."""
        return self.stacks.get(place, {}).get(colour, [])

    def present(self, place: int) -> list[int]:
        """Leaders in a place."""
        return self.leaders.get(place, [])


def commander(s: Lords, present: Iterable[int], colour: int) -> int:
    """Of the leaders in a place the one whose player decides for the colour: the highest, of equal ones the earlier in
    the order of movement; NOWHERE: none of that colour has a player. 5.8.3.b9"""
    led = [x for x in present if people.colour(s, x) == colour and people.player(s, x) != NOBODY]
    return min(led, key=lambda x: people.rank(s, x)) if led else NOWHERE


def decider(s: Lords, present: Iterable[int], colour: int, some: Sequence[int]) -> int:
    """Who decides for counters of a colour in a place: the player of the commander, else of the emperor's L card, else
    the owner of mercenaries and pirates; NOBODY. 5.8.3.b9"""
    leader = commander(s, present, colour)
    if leader != NOWHERE:
        return people.player(s, leader)
    if any(IMPERIAL[c] for c in some):
        return purses.lord(s, colour)
    return next((counters.owner(s, c) for c in some if counters.owner(s, c) != NOBODY), NOBODY)


def in_charge(s: Lords, counter: int) -> int:
    """The seat that speaks for a counter where it stands: for an imperial army the player of the leader with whom it
    goes, else who decides for its colour there; for all others who moves them. NOBODY: no seat. 5.8.3.b9 RC.4"""
    if not IMPERIAL[counter] or not LAND_FORCE[counter]:
        return counters.mover(s, counter)
    leader = counters.chief(s, counter)
    if leader != NOWHERE and people.player(s, leader) != NOBODY:
        return people.player(s, leader)
    return decider(s, people.here(s, s.at[counter]), counters.colour(s, counter), (counter,))


def commands(s: Lords, seat: int, leader: int, colour: int, counter: int) -> bool:
    """Does the seat decide for a counter, whose colour's commander in its place is `leader`? 5.8.3.b9"""
    if leader != NOWHERE:
        return people.player(s, leader) == seat
    return purses.lord(s, colour) == seat if IMPERIAL[counter] else counters.owner(s, counter) == seat


def attacker_refusal(s: Lords, seat: int, leader: int, colour: int, counter: int, late: bool) -> Refusal | None:
    """Why a counter may not attack for the seat now. `leader`: the commander of its colour there. 5.8.1 5.8.3.b1
    5.8.3.b5 5.8.3.b9 5.6.1.b3"""
    if not commands(s, seat, leader, colour, counter):
        return NOT_DECIDING
    if leader == NOWHERE and UNIT[counter] == MERCENARY:
        return LEADERLESS
    if counter in s.fought:
        return FOUGHT
    return HELD_BACK_ONLY if late and counter in s.moved else None


def belongs(s: Lords, seat: int, leader: int, counter: int) -> bool:
    """Would the seat expect to give a counter orders, even where it may not?"""
    return counters.mover(s, counter) == seat or (leader != NOWHERE and people.player(s, leader) == seat)


@final
class Group:
    """Force of one colour in one place, as far as the seat decides for it or might think so."""

    def __init__(self, s: Lords, seat: int, scene: Scene, place: int, colour: int, late: bool) -> None:
        self.place, self.colour, self.late = place, colour, late
        self.leader = commander(s, scene.present(place), colour)
        self.able: list[int] = []
        self.barred: list[tuple[int, Refusal]] = []
        for c in forces(scene.stack(place, colour)):
            why = attacker_refusal(s, seat, self.leader, colour, c, late)
            if why is None:
                self.able.append(c)
            elif belongs(s, seat, self.leader, c):
                self.barred.append((c, why))

    def pick(self, mask: tuple[bool, ...]) -> tuple[list[int], Refusal | None]:
        """Those of some kinds that may attack; if none may, those that cannot, and why."""
        able = [c for c in self.able if mask[c]]
        barred = [(c, why) for c, why in self.barred if mask[c]] if not able else []
        return (able, None) if not barred else ([c for c, _ in barred], barred[0][1])


def forces(some: Iterable[int]) -> list[int]:
    """Armies and fleets."""
    return [c for c in some if FORCE[c]]


def armies(some: Iterable[int]) -> list[int]:
    """Imperial armies and mercenaries."""
    return [c for c in some if LAND_FORCE[c]]


def ships(some: Iterable[int]) -> list[int]:
    """Fleets of all kinds."""
    return [c for c in some if SHIP[c]]


def dice(s: Lords, counter: int) -> int:
    """Dice of a counter in a battle: one a step, naos fewer, caravans none; leaders add none. 5.8.2 5.8.2.b6
    5.8.6"""
    if not FORCE[counter]:
        return 0
    return s.tables.conflict.nao_dice if counters.ship_kind(s, counter) == NAO else s.steps[counter]


def protected(s: Lords, scene: Scene, place: int, colour: int) -> bool:
    """Is an army or fleet of the colour in the place? What has no colour is protected by grey ones. 5.8.8 5.8.9
    5.8.10"""
    return bool(forces(scene.stack(place, GREY if colour == NEUTRAL else colour)))


def in_zone_apart(s: Lords, place: int, seat: int, other: int) -> bool:
    """Are these two seats kept from fighting there, because no Navigation card is known to both? 5.8.6.b4
    6.1.6.b1"""
    if not (is_sea(place) and s.tables.atlas.sea(place).voyages):
        return False
    return NOBODY in (seat, other) or not s.players[seat].navigation & s.players[other].navigation
