"""Wells: a game whose rules change. Each round both seats whisper a number, unseen; then each draws buckets and rolls.

Version 1: so many buckets, so many points. Version 2 (toy:4): a six gives another point. Version 3 (toy:5): a seat
with a thousand points draws no three buckets, which in a short match nobody notices.
"""

from __future__ import annotations

import random
from typing import Any, Final

from signoria.kernel.chance import Chance
from signoria.kernel.menu import AMOUNT, SECRET, Menu, Option
from signoria.kernel.state import ALL, Step, Together
from signoria.kernel.verbs import NUMBER, SEAT, Signature
from toys import Toy, ToyGame

WHISPER: Final = 2 | AMOUNT | SECRET
DRAW: Final = 3
ROLLED: Final = 1
DICE: Final = 0
PURSES: Final = 1
LEAST: Final = 100_000  # the smallest secret number: six digits are a canary


class Wells(Toy):
    purse: list[int]  # secret to the seat
    whispers: list[int]  # secret to the seat
    version_: int  # which rules these are: follows from the game

    def copy(self) -> Wells:
        to = Wells()
        self.copy_shared(to)
        to.points, to.purse, to.whispers = self.points[:], self.purse[:], self.whispers[:]
        to.version_ = self.version_
        return to

    def hide(self, seat: int | None) -> None:
        self.purse = [x if i == seat else 0 for i, x in enumerate(self.purse)]
        self.whispers = [x if i == seat else 0 for i, x in enumerate(self.whispers)]

    def guess(self, seat: int, rng: random.Random) -> None:
        self.purse = [x or LEAST + rng.randrange(60_000) for x in self.purse]
        self.whispers = [x or LEAST + rng.randrange(60_000) for x in self.whispers]


class Dawn(Step[Wells]):
    """A new round, while there is one."""

    def __init__(self, left: int) -> None:
        self.left = left

    def act(self, s: Wells) -> None:
        if self.left:
            s.round += 1
            s.purse = [LEAST + s.draw(PURSES, 1, 60_000)[0] for _ in range(2)]
            s.then([Whisper(), Turn(0), Turn(1), Dawn(self.left - 1)])


class Whisper(Together[Wells]):
    def asks(self, s: Wells) -> int:
        return 3

    def offer(self, s: Wells, seat: int, menu: Menu) -> None:
        menu.amount((WHISPER,), LEAST, LEAST + 59_999)

    def close(self, s: Wells, drafts: list[tuple[Option, ...]]) -> None:
        s.whispers = [draft[0][1] for draft in drafts]


class Turn(Step[Wells]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Wells) -> int:
        return 1 << self.seat

    def offer(self, s: Wells, seat: int, menu: Menu) -> None:
        for buckets in range(1, 3 if s.version_ >= 3 and s.points[seat] >= 1000 else 4):
            menu.add((DRAW, buckets))

    def take(self, s: Wells, seat: int, option: Option) -> None:
        die = s.draw(DICE, 1, 6)[0]
        s.points[seat] += option[1] + (s.version_ >= 2 and die == 5)
        s.tell((ROLLED, ALL, seat, die + 1))


class WellsGame(ToyGame[Wells]):
    """The game by the rules of a version, for so many rounds."""

    def __init__(self, version: int, rounds: int = 6) -> None:
        verbs = (Signature(WHISPER, "whisper", ("number", NUMBER)), Signature(DRAW, "draw", ("buckets", NUMBER)))
        events = (Signature(ROLLED, "rolled", ("seat", SEAT), ("die", NUMBER)),)
        super().__init__("wells", (2,), Wells, (Dawn, Whisper, Turn), verbs, events)
        self.version, self.rounds = version, rounds
        self.changes = {2: ("toy:4",), 3: ("toy:5",)}

    def deal(self, seats: int, chance: Chance) -> Wells:
        s = Wells()
        s.begin(seats, ("dice", "purses!"), chance)
        s.points, s.purse, s.whispers, s.version_ = [0, 0], [0, 0], [0, 0], self.version
        s.agenda = [Dawn(self.rounds)]
        return s

    def restore(self, packed: Any, setup: Any, chance: Chance) -> Wells:
        """A state of an earlier version goes on by this one."""
        s = super().restore(packed, setup, chance)
        s.version_ = self.version
        return s


def wells(version: int) -> Any:
    """Stands in for `kernel.game.game` where that version is installed."""
    return lambda name: WellsGame(version)
