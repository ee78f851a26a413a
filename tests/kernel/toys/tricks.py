"""Tricks: while one seat works, or all give gifts at once and unseen, anybody may play a card out of turn.

A trick steals coins, so that gifts already written down may no longer be paid. The dun asks its victim in between.
"""

from __future__ import annotations

import random
from typing import Final

from signoria.kernel.chance import Chance
from signoria.kernel.menu import AMOUNT, ANYTIME, DONE, Menu, Option
from signoria.kernel.state import ALL, Step, Together
from signoria.kernel.verbs import NUMBER, SEAT, Kind, Signature
from toys import Toy, ToyGame

WORK: Final = 2
REST: Final = 3
GIVE: Final = 4 | AMOUNT
GRAB: Final = 5
LEAVE: Final = 6
PAY: Final = 7
DEFY: Final = 8
TRICK: Final = 9 | ANYTIME
PLAYED: Final = 1
DICE: Final = 0
CARDS: Final = 1
DUN: Final = 4

CARD: Final = Kind("card", ("filch", "cheat", "swindle", "rob", "dun"))
COIN: Final = Kind("coin", ("gold",))


class Tricks(Toy):
    gold: list[int]
    cards: list[tuple[int, ...]]  # secret to the seat
    held: list[int]  # how many cards, for all to see

    def copy(self) -> Tricks:
        to = Tricks()
        self.copy_shared(to)
        to.points, to.gold, to.cards, to.held = self.points[:], self.gold[:], self.cards[:], self.held[:]
        return to

    def hide(self, seat: int | None) -> None:
        self.cards = [cards if i == seat else () for i, cards in enumerate(self.cards)]

    def guess(self, seat: int, rng: random.Random) -> None:
        for i, cards in enumerate(self.cards):
            self.cards[i] = cards if i == seat else tuple(rng.randrange(5) for _ in range(self.held[i]))

    def steal(self, thief: int, victim: int, most: int) -> None:
        stolen = min(most, self.gold[victim])
        self.gold[victim] -= stolen
        self.gold[thief] += stolen

    def offer_anytime(self, seat: int, menu: Menu) -> None:
        for card in sorted(set(self.cards[seat])):
            for victim in range(self.seats):
                if victim != seat:
                    menu.add((TRICK, card, victim))

    def take_anytime(self, seat: int, option: Option) -> None:
        _, card, victim = option
        held = list(self.cards[seat])
        held.remove(card)
        self.cards[seat] = tuple(held)
        self.held[seat] -= 1
        self.tell((PLAYED, ALL, seat, card))
        if card == DUN:
            self.after(Dun(seat, victim))
        else:
            self.steal(seat, victim, card + 1)


class Year(Step[Tricks]):
    """Two cards each, work in turn, a coin for the quickest, gifts."""

    def __init__(self, number: int) -> None:
        self.number = number

    def act(self, s: Tricks) -> None:
        s.round = self.number
        for seat in range(s.seats):
            s.cards[seat] = tuple(sorted([*s.cards[seat], *s.draw(CARDS, 2, 5)]))
            s.held[seat] = len(s.cards[seat])
        s.then([Work(seat) for seat in range(s.seats)])
        s.then([Coin(), Gifts()])
        if self.number < 3:
            s.after(Year(self.number + 1))


class Work(Step[Tricks]):
    """A die of coins, or rest."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Tricks) -> int:
        return 1 << self.seat

    def open(self) -> bool:
        return True

    def offer(self, s: Tricks, seat: int, menu: Menu) -> None:
        menu.add((WORK,))
        menu.add((REST,))

    def take(self, s: Tricks, seat: int, option: Option) -> None:
        if option[0] == WORK:
            s.gold[seat] += 1 + s.draw(DICE, 1, 6)[0]


class Coin(Step[Tricks]):
    """Asks everybody; the first answer settles it."""

    def asks(self, s: Tricks) -> int:
        return (1 << s.seats) - 1

    def offer(self, s: Tricks, seat: int, menu: Menu) -> None:
        menu.add((GRAB,))
        menu.add((LEAVE,))

    def take(self, s: Tricks, seat: int, option: Option) -> None:
        if option[0] == GRAB:
            s.gold[seat] += 1


class Gifts(Together[Tricks]):
    """A gift, then `done`; the greatest gifts earn a point."""

    def asks(self, s: Tricks) -> int:
        return (1 << s.seats) - 1

    def open(self) -> bool:
        return True

    def offer(self, s: Tricks, seat: int, menu: Menu) -> None:
        if menu.draft:
            menu.add((DONE,))
        else:
            menu.amount((GIVE,), 0, s.gold[seat])

    def enough(self, s: Tricks, seat: int, draft: tuple[Option, ...]) -> bool:
        return False

    def close(self, s: Tricks, drafts: list[tuple[Option, ...]]) -> None:
        gifts = [draft[0][1] for draft in drafts]
        for seat, gift in enumerate(gifts):
            s.gold[seat] -= gift
            s.points[seat] += gift == max(gifts)


class Dun(Step[Tricks]):
    """The victim pays three, or dares the die: a low one costs all."""

    def __init__(self, collector: int, victim: int) -> None:
        self.collector, self.victim = collector, victim

    def asks(self, s: Tricks) -> int:
        return 1 << self.victim

    def offer(self, s: Tricks, seat: int, menu: Menu) -> None:
        menu.add((PAY,))
        menu.add((DEFY,))

    def take(self, s: Tricks, seat: int, option: Option) -> None:
        if option[0] == PAY:
            s.steal(self.collector, seat, 3)
        elif s.draw(DICE, 1, 6)[0] < 3:
            s.steal(self.collector, seat, s.gold[seat])


class TricksGame(ToyGame[Tricks]):
    def deal(self, seats: int, chance: Chance) -> Tricks:
        s = Tricks()
        s.begin(seats, ("dice", "cards!"), chance)
        s.points, s.gold, s.cards, s.held = [0] * seats, [4] * seats, [()] * seats, [0] * seats
        s.agenda = [Year(1)]
        return s


GAME = TricksGame(
    "tricks",
    (4, 2, 3, 17),
    Tricks,
    (Year, Work, Coin, Gifts, Dun),
    (
        Signature(WORK, "work"),
        Signature(REST, "rest"),
        Signature(GIVE, "give", ("gold", NUMBER)),
        Signature(GRAB, "grab"),
        Signature(LEAVE, "leave"),
        Signature(PAY, "pay"),
        Signature(DEFY, "defy"),
        Signature(TRICK, "trick", ("card", CARD), ("victim", SEAT)),
    ),
    (Signature(PLAYED, "played", ("seat", SEAT), ("card", CARD)),),
    (CARD, COIN),
)
