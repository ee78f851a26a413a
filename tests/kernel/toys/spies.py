"""Spies: two seats write two numbers each, unseen. One may look at one of the other's, then both are shown.

Whoever wrote more has a point; a die decides a tie. Each seat also holds a secret purse, dealt from a secret stream.
"""

from __future__ import annotations

import random
from typing import Final

from signoria.kernel.chance import Chance
from signoria.kernel.menu import AMOUNT, Menu, Option
from signoria.kernel.state import ALL, Step, Together
from signoria.kernel.verbs import NUMBER, SEAT, Signature
from toys import Toy, ToyGame

WRITE: Final = 2 | AMOUNT
LOOK: Final = 3
TRUST: Final = 4
SAW: Final = 1
SHOWN: Final = 2
DICE: Final = 0
PURSES: Final = 1
PUBLIC: Final = 4  # in a mask of who knows: everybody
HIGHEST: Final = 99_999_999


class Spies(Toy):
    purse: list[int]  # secret to the seat
    notes: list[tuple[int, ...]]  # the two numbers; a number's column `seen` says who knows it
    seen: list[list[int]]

    def copy(self) -> Spies:
        to = Spies()
        self.copy_shared(to)
        to.points, to.purse, to.notes = self.points[:], self.purse[:], self.notes[:]
        to.seen = [masks[:] for masks in self.seen]
        return to

    def hide(self, seat: int | None) -> None:
        me = 0 if seat is None else 1 << seat
        self.seen = [[mask & (me | PUBLIC) for mask in masks] for masks in self.seen]
        self.purse = [x if me >> i & 1 else -1 for i, x in enumerate(self.purse)]
        for i, note in enumerate(self.notes):
            self.notes[i] = tuple(x if self.seen[i][j] else -1 for j, x in enumerate(note))

    def guess(self, seat: int, rng: random.Random) -> None:
        self.purse = [rng.randrange(10_000) if x < 0 else x for x in self.purse]
        self.notes = [tuple(rng.randrange(HIGHEST) if x < 0 else x for x in note) for note in self.notes]


class Round(Step[Spies]):
    """Purses, notes, a look, and the reveal."""

    def __init__(self, number: int) -> None:
        self.number = number

    def act(self, s: Spies) -> None:
        s.round = self.number
        for seat in range(2):
            s.purse[seat] = s.draw(PURSES, 1, 10_000)[0]
        s.then([Write(), Look(self.number % 2), Reveal()])
        if self.number < 3:
            s.after(Round(self.number + 1))


class Write(Together[Spies]):
    """Two rising numbers."""

    def asks(self, s: Spies) -> int:
        return 3

    def offer(self, s: Spies, seat: int, menu: Menu) -> None:
        least = menu.draft[-1][1] + 1 if menu.draft else 0
        menu.amount((WRITE,), least, HIGHEST - 1 + len(menu.draft))

    def enough(self, s: Spies, seat: int, draft: tuple[Option, ...]) -> bool:
        return len(draft) == 2

    def close(self, s: Spies, drafts: list[tuple[Option, ...]]) -> None:
        s.notes = [tuple(option[1] for option in draft) for draft in drafts]
        s.seen = [[1 << seat, 1 << seat] for seat in range(2)]


class Look(Step[Spies]):
    """The spy looks at one note: from here on it is known to two."""

    def __init__(self, spy: int) -> None:
        self.spy = spy

    def asks(self, s: Spies) -> int:
        return 1 << self.spy

    def offer(self, s: Spies, seat: int, menu: Menu) -> None:
        menu.add((LOOK, 0))
        menu.add((LOOK, 1))
        menu.add((TRUST,))

    def take(self, s: Spies, seat: int, option: Option) -> None:
        if option[0] == LOOK:
            s.seen[1 - seat][option[1]] |= 1 << seat
            s.barrier += 1
            s.tell((SAW, 1 << seat, seat, s.notes[1 - seat][option[1]]))


class Reveal(Step[Spies]):
    """Both are shown."""

    def act(self, s: Spies) -> None:
        s.seen = [[3 | PUBLIC] * 2, [3 | PUBLIC] * 2]
        sums = [sum(note) for note in s.notes]
        winner = s.draw(DICE, 1, 2)[0] if sums[0] == sums[1] else sums.index(max(sums))
        s.points[winner] += 1
        s.tell((SHOWN, ALL, winner, sums[winner]))


class SpiesGame(ToyGame[Spies]):
    def deal(self, seats: int, chance: Chance) -> Spies:
        s = Spies()
        s.begin(seats, ("dice", "purses!"), chance)
        s.points, s.purse, s.notes, s.seen = [0, 0], [0, 0], [(), ()], [[], []]
        s.agenda = [Round(1)]
        return s


GAME = SpiesGame(
    "spies",
    (2,),
    Spies,
    (Round, Write, Look, Reveal),
    (
        Signature(WRITE, "write", ("number", NUMBER)),
        Signature(LOOK, "look", ("note", NUMBER)),
        Signature(TRUST, "trust"),
    ),
    (
        Signature(SAW, "saw", ("seat", SEAT), ("number", NUMBER)),
        Signature(SHOWN, "shown", ("seat", SEAT), ("sum", NUMBER)),
    ),
)
