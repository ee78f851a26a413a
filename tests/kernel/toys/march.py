"""March: a leader walks over a map of 150 places with up to two armies, picks up and drops off, and ends in a town.

A step is offered only where a town can still be reached, by the same table that tests the end; what was dropped stays.
So a march always ends, however it is played.
"""

from __future__ import annotations

from typing import Final

from signoria.kernel.chance import Chance
from signoria.kernel.menu import Menu, Option, Refusal
from signoria.kernel.state import Step
from signoria.kernel.verbs import NUMBER, Kind, Signature
from toys import Toy, ToyGame

STEP: Final = 2
PICK: Final = 3
DROP: Final = 4
HALT: Final = 5
ROWS: Final = 10
COLUMNS: Final = 15
PLACES: Final = ROWS * COLUMNS
REACH: Final = 14

TOO_FAR: Final = Refusal("toy:5", "no-town-in-reach")
TIRED: Final = Refusal("toy:6", "tired")
TOO_MANY: Final = Refusal("toy:7", "two-at-most")
PLACE: Final = Kind("place", tuple(f"p{place}" for place in range(PLACES)), board=True)


def neighbours(place: int) -> list[int]:
    """Up, down, left, right."""
    row, column = divmod(place, COLUMNS)
    around = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return [r * COLUMNS + c for r, c in around if 0 <= r < ROWS and 0 <= c < COLUMNS]


TOWNS: Final = tuple(place for place in range(PLACES) if place // COLUMNS % 5 == 0 and place % COLUMNS % 7 == 0)
NEIGHBOURS: Final = tuple(tuple(neighbours(place)) for place in range(PLACES))


def distances() -> tuple[int, ...]:
    """Steps to the nearest town, by place."""
    found = dict.fromkeys(TOWNS, 0)
    edge = list(TOWNS)
    while edge:
        here = edge.pop(0)
        for there in NEIGHBOURS[here]:
            if there not in found:
                found[there] = found[here] + 1
                edge.append(there)
    return tuple(found[place] for place in range(PLACES))


TO_TOWN: Final = distances()


class Marches(Toy):
    leader: list[int]  # place, by seat
    owner: list[int]  # by army
    at: list[int]
    legs: list[int]  # steps that the army can still make
    led: list[int]  # mask of the armies with the leader, by seat

    def copy(self) -> Marches:
        to = Marches()
        self.copy_shared(to)
        to.points, to.leader, to.owner = self.points[:], self.leader[:], self.owner[:]
        to.at, to.legs, to.led = self.at[:], self.legs[:], self.led[:]
        return to


class Campaign(Step[Marches]):
    """Each seat's leader marches; armies rest."""

    def __init__(self, number: int) -> None:
        self.number = number

    def act(self, s: Marches) -> None:
        s.round = self.number
        s.legs, s.led = [5] * len(s.legs), [0] * s.seats
        s.then([March(seat, REACH) for seat in range(s.seats)])
        if self.number < 3:
            s.after(Campaign(self.number + 1))


class March(Step[Marches]):
    def __init__(self, seat: int, left: int) -> None:
        self.seat, self.left = seat, left

    def asks(self, s: Marches) -> int:
        return 1 << self.seat

    def offer(self, s: Marches, seat: int, menu: Menu) -> None:
        here = s.leader[seat]
        led = [army for army in range(len(s.at)) if s.led[seat] >> army & 1]
        tired = TIRED if any(s.legs[army] == 0 for army in led) else None
        for there in NEIGHBOURS[here]:
            menu.add((STEP, there), TOO_FAR if self.left <= TO_TOWN[there] else tired)
        for army, at in enumerate(s.at):
            if s.owner[army] == seat and at == here and army not in led:
                menu.add((PICK, army), TOO_MANY if len(led) == 2 else None if s.legs[army] else TIRED)
        for army in led:
            menu.add((DROP, army))
        menu.add((HALT,), TOO_FAR if TO_TOWN[here] else None)

    def take(self, s: Marches, seat: int, option: Option) -> None:
        verb = option[0]
        if verb == HALT:
            s.points[seat] += s.led[seat].bit_count()
        elif verb == STEP:
            s.leader[seat] = option[1]
            for army in range(len(s.at)):
                if s.led[seat] >> army & 1:
                    s.at[army] = option[1]
                    s.legs[army] -= 1
            s.after(March(seat, self.left - 1))
        elif verb == PICK:
            s.led[seat] |= 1 << option[1]
            s.after(March(seat, self.left))
        else:
            s.led[seat] &= ~(1 << option[1])
            s.legs[option[1]] = 0  # else it could be picked up and dropped for ever
            s.after(March(seat, self.left))


class MarchGame(ToyGame[Marches]):
    def deal(self, seats: int, chance: Chance) -> Marches:
        s = Marches()
        s.begin(seats, ("dice",), chance)
        s.points, s.leader = [0] * seats, [TOWNS[seat] for seat in range(seats)]
        s.owner = [army % seats for army in range(6 * seats)]
        s.at = [(TOWNS[owner] + 2 * (army // seats)) % PLACES for army, owner in enumerate(s.owner)]
        s.legs, s.led = [5] * len(s.owner), [0] * seats
        s.agenda = [Campaign(1)]
        return s


GAME = MarchGame(
    "march",
    (2, 3),
    Marches,
    (Campaign, March),
    (
        Signature(STEP, "step", ("place", PLACE)),
        Signature(PICK, "pick", ("army", NUMBER)),
        Signature(DROP, "drop", ("army", NUMBER)),
        Signature(HALT, "halt"),
    ),
    kinds=(PLACE,),
)
