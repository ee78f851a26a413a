"""A toy for the server's tests: hands of unguessable numbers, sealed bids at once, then turns around a heap.

Each round: every seat is dealt a secret number; all bid at once, unseen; the highest bid wins two points; then each
seat in turn takes one to three from a heap of twelve, as far as it goes. Three rounds.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from signoria.kernel.chance import Blind, Chance
from signoria.kernel.game import Game, Line, Setup, Switch
from signoria.kernel.menu import AMOUNT, Listing, Menu, Option, Refusal
from signoria.kernel.pack import revive
from signoria.kernel.state import ALL, Asking, State, Step, Together
from signoria.kernel.study import Scene, StudyError
from signoria.kernel.verbs import NUMBER, SEAT, Grammar, Kind, Signature

LEAST: Final = 100_000  # the smallest secret number: six digits are a canary
BID: Final = AMOUNT | 2
TAKE: Final = 3
DEALT, WON, TOOK, COUNTED = 1, 2, 3, 4
SIZE: Final = Kind("size", ("one", "two", "three"), board=True, offset=1)
HEAP_TOO_SMALL: Final = Refusal("B-2", "heap", ("number",), lambda s, seat, option: (s.heap,))
GRAMMAR: Final = Grammar(
    (Signature(BID, "bid", ("amount", NUMBER)), Signature(TAKE, "take", ("size", SIZE))),
    (
        Signature(DEALT, "dealt", ("seat", SEAT), ("number", NUMBER)),
        Signature(WON, "won", ("seat", SEAT), ("number", NUMBER)),
        Signature(TOOK, "took", ("seat", SEAT), ("size", SIZE)),
        Signature(COUNTED, "counted", ("number", NUMBER), quiet=True),
    ),
    (SIZE,),
)


class Bids(State):
    hands: list[int]
    points: list[int]
    heap: int

    def copy(self) -> Bids:
        made = Bids.__new__(Bids)
        self.copy_shared(made)
        made.hands, made.points, made.heap = self.hands[:], self.points[:], self.heap
        return made


class Round(Step[Bids]):
    def act(self, s: Bids) -> None:
        if s.round == 3:
            return
        s.round += 1
        s.heap = 12
        for seat in range(s.seats):
            s.hands[seat] = LEAST + s.draw(0, 1, 60_000)[0]
            s.tell((DEALT, 1 << seat, seat, s.hands[seat]))
        s.then([Bidding(), *(Taking(seat) for seat in range(s.seats)), Round()])


class Bidding(Together[Bids]):
    def asks(self, s: Bids) -> int:
        return (1 << s.seats) - 1

    def offer(self, s: Bids, seat: int, menu: Menu) -> None:
        menu.amount((BID,), 0, s.hands[seat])

    def close(self, s: Bids, drafts: list[tuple[Option, ...]]) -> None:
        bids = [draft[0][1] for draft in drafts]
        winner = bids.index(max(bids))
        s.points[winner] += 2
        s.tell((WON, ALL, winner, 2))
        s.tell((COUNTED, ALL, len(bids)))


class Taking(Step[Bids]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Bids) -> int:
        return 1 << self.seat if s.heap else 0

    def offer(self, s: Bids, seat: int, menu: Menu) -> None:
        for size in (1, 2, 3):
            menu.add((TAKE, size), HEAP_TOO_SMALL if size > s.heap else None)

    def take(self, s: Bids, seat: int, option: Option) -> None:
        s.heap -= option[1]
        s.points[seat] += option[1]
        s.tell((TOOK, ALL, seat, option[1]))


class BidsGame(Game[Bids]):
    name = "bids"
    version = 1
    package = "bids"
    seats = tuple(range(1, 18))
    switches = (Switch("haste", ("no", "yes"), "no", "B-1"),)
    grammar = GRAMMAR
    studies = ("told", "left", "broken")
    rounds = 3

    def new(self, setup: Setup, chance: Chance) -> Bids:
        s = Bids()
        s.begin(setup.seats, ("deal!",), chance)
        s.hands, s.points, s.heap = [0] * setup.seats, [0] * setup.seats, 0
        s.agenda = [Round()]
        return s

    def mask(self, s: Bids, seat: int | None) -> Bids:
        masked = s.copy()
        masked.chance = Blind()
        masked.hands = [x if i == seat else 0 for i, x in enumerate(s.hands)]
        if masked.agenda and isinstance(masked.agenda[-1], Asking):
            masked.agenda[-1] = masked.agenda[-1].seen_by(-1 if seat is None else seat)
        return masked

    def imagine(self, masked: Bids, seat: int, rng: random.Random) -> Bids:
        whole = masked.copy()
        whole.hands = [x or LEAST + rng.randrange(60_000) for x in masked.hands]
        return whole

    def sheet(self, s: Bids, seat: int) -> list[Line]:
        return [Line("heap", s.points[seat], "B-3")]

    def places(self, s: Bids) -> list[int]:
        return [1 + sum(other > mine for other in s.points) for mine in s.points]

    def classes(self) -> Mapping[str, type]:
        return {x.__name__: x for x in (Bids, Round, Bidding, Taking, Asking)}

    def restore(self, packed: Mapping[str, Any], setup: Setup, chance: Chance) -> Bids:
        return revive(packed, self.classes(), self.new(replace(setup, position=None), chance))

    def board(self, masked: Bids, seat: int | None) -> dict[str, Any]:
        out: dict[str, Any] = {"round": masked.round, "heap": masked.heap, "points": masked.points[:]}
        return out if seat is None else {**out, "hand": masked.hands[seat]}

    def question(self, masked: Bids, seat: int) -> tuple[str, dict[str, object]]:
        bidding = isinstance(masked.agenda[-1], Asking)
        return ("bid", {}) if bidding else ("take", {"heap": ("number", masked.heap)})

    def names(self, language: str, sets: Mapping[str, int]) -> Mapping[str, str]:
        return {"size-one": "1", "size-two": "2", "size-three": "3"}

    def catalog(self, language: str, setup: Setup) -> dict[str, Any]:
        return {"seats": setup.seats}

    def glance(self, masked: Bids, seat: int) -> Menu | None:
        menu = Menu(True)
        Taking(seat).offer(masked, seat, menu)
        return menu

    def detail(self, masked: Bids, seat: int, option: Listing) -> dict[str, Any]:
        return {"left": masked.heap - option[1]} if option[0] == TAKE else {}

    def study(self, scene: Scene, name: str, given: Mapping[str, str]) -> dict[str, Any]:
        if name == "told":
            return {
                "hands": scene.state.hands,
                "told": [[x.moment, x.round, x.seat, scene.words.event(x.event)] for x in scene.told],
                "given": dict(given),
            }
        if name == "left":
            size = given.get("size", "")
            if size not in SIZE.ids:
                raise StudyError(f"Say how many: {', '.join(SIZE.ids)}.")
            scene.state.heap -= SIZE.ids.index(size) + 1
            return {"left": scene.state.heap}
        raise RuntimeError("broken")


GAME: Final = BidsGame()
