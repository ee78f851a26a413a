"""Battle: in its turn a seat may march on the other; there both owners choose losses and the defender may yield."""

from __future__ import annotations

from typing import Final

from signoria.kernel.chance import Chance
from signoria.kernel.menu import Menu, Option, Refusal
from signoria.kernel.state import Step, Together
from signoria.kernel.verbs import NUMBER, Kind, Signature
from toys import Toy, ToyGame

MARCH: Final = 2
REST: Final = 3
HIT: Final = 4
YIELD: Final = 5
STAND: Final = 6
DICE: Final = 0

PLACE: Final = Kind("place", ("hill", "ford", "wood"), board=True)
EMPTY: Final = Refusal("toy:2", "nobody-there", ("place",), lambda s, seat, option: (option[1],))


class Battle(Toy):
    owner: list[int]
    at: list[int]
    health: list[int]
    marched: list[int]  # mask of places, by seat, this turn

    def copy(self) -> Battle:
        to = Battle()
        self.copy_shared(to)
        to.points, to.owner, to.at = self.points[:], self.owner[:], self.at[:]
        to.health, to.marched = self.health[:], self.marched[:]
        return to

    def force(self, seat: int, place: int) -> list[int]:
        """The seat's living units in a place."""
        here = zip(self.owner, self.at, self.health, strict=True)
        return [u for u, (owner, at, health) in enumerate(here) if owner == seat and at == place and health]


class Turn(Step[Battle]):
    """March where an enemy stands, each place once; then rest."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat, self.left = seat, left

    def asks(self, s: Battle) -> int:
        return 1 << self.seat

    def offer(self, s: Battle, seat: int, menu: Menu) -> None:
        for place in range(3):
            if not s.marched[seat] >> place & 1:
                menu.add((MARCH, place), None if s.force(1 - seat, place) else EMPTY)
        menu.add((REST,))

    def take(self, s: Battle, seat: int, option: Option) -> None:
        if option[0] == MARCH:
            s.marched[seat] |= 1 << option[1]
            for unit in range(len(s.at)):
                if s.owner[unit] == seat and s.health[unit]:
                    s.at[unit] = option[1]
            s.then([Fight(seat, option[1], 1), Turn(seat, self.left)])
        elif self.left:
            s.marched[1 - seat] = 0
            s.round += 1
            s.after(Turn(1 - seat, self.left - 1))


class Fight(Step[Battle]):
    """Both roll before either loses; then the defender may yield."""

    def __init__(self, attacker: int, place: int, round: int) -> None:
        self.attacker, self.place, self.round = attacker, place, round

    def act(self, s: Battle) -> None:
        mine, theirs = s.force(self.attacker, self.place), s.force(1 - self.attacker, self.place)
        if not mine or not theirs:
            s.points[self.attacker if mine else 1 - self.attacker] += 1
            return
        dice = s.draw(DICE, len(mine) + len(theirs), 6)
        hits = [0, 0]
        hits[1 - self.attacker] = sum(x >= 3 for x in dice[: len(mine)])
        hits[self.attacker] = sum(x >= 4 for x in dice[len(mine) :])
        s.then([Losses(self.place, tuple(hits)), MayYield(1 - self.attacker, self.place)])
        if self.round < 6:
            s.after(Fight(self.attacker, self.place, self.round + 1))


class Losses(Together[Battle]):
    """Hit by hit, both owners at once; who has no choice is not asked."""

    def __init__(self, place: int, hits: tuple[int, ...]) -> None:
        self.place, self.hits = place, hits

    def count(self, s: Battle, seat: int) -> int:
        """Hits that find a target."""
        return min(self.hits[seat], sum(s.health[unit] for unit in s.force(seat, self.place)))

    def asks(self, s: Battle) -> int:
        return sum(1 << seat for seat in range(2) if self.count(s, seat))

    def offer(self, s: Battle, seat: int, menu: Menu) -> None:
        taken = [option[1] for option in menu.draft]
        for unit in s.force(seat, self.place):
            if taken.count(unit) < s.health[unit]:
                menu.add((HIT, unit))

    def enough(self, s: Battle, seat: int, draft: tuple[Option, ...]) -> bool:
        return len(draft) == self.count(s, seat)

    def act(self, s: Battle) -> None:
        """Nobody is hit."""

    def close(self, s: Battle, drafts: list[tuple[Option, ...]]) -> None:
        for draft in drafts:
            for option in draft:
                s.health[option[1]] -= 1


class MayYield(Step[Battle]):
    """The defender, asked inside the attacker's turn."""

    def __init__(self, seat: int, place: int) -> None:
        self.seat, self.place = seat, place

    def asks(self, s: Battle) -> int:
        return 1 << self.seat if s.force(self.seat, self.place) and s.force(1 - self.seat, self.place) else 0

    def offer(self, s: Battle, seat: int, menu: Menu) -> None:
        menu.add((YIELD,))
        menu.add((STAND,))

    def take(self, s: Battle, seat: int, option: Option) -> None:
        if option[0] == YIELD:
            for unit in s.force(seat, self.place):
                s.at[unit] = (self.place + 1) % 3


class BattleGame(ToyGame[Battle]):
    def deal(self, seats: int, chance: Chance) -> Battle:
        s = Battle()
        s.begin(seats, ("dice",), chance)
        s.points, s.marched = [0, 0], [0, 0]
        s.owner, s.at, s.health = [0, 0, 0, 1, 1, 1], [0, 0, 0, 1, 1, 2], [2] * 6
        s.agenda = [Turn(0, 5)]
        return s


GAME = BattleGame(
    "battle",
    (2,),
    Battle,
    (Turn, Fight, Losses, MayYield),
    (
        Signature(MARCH, "march", ("place", PLACE)),
        Signature(REST, "rest"),
        Signature(HIT, "hit", ("unit", NUMBER)),
        Signature(YIELD, "yield"),
        Signature(STAND, "stand"),
    ),
    kinds=(PLACE,),
)
