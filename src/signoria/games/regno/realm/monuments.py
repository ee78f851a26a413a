"""Which of several government monuments of a kind is the active one. 11.8.3, C112, C113"""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno.ids import NOWHERE
from signoria.games.regno.kinds import PLACE
from signoria.games.regno.realm.territory import MONUMENTS, building_at, cut_fortress, provinces_of
from signoria.games.regno.state import Regno
from signoria.games.regno.steps import Ask, Words
from signoria.kernel.menu import Menu, Option
from signoria.kernel.state import ALL
from signoria.kernel.verbs import SEAT, Signature

ACTIVATE: Final = 440
ACTIVATED: Final = 440
VERBS: Final = (Signature(ACTIVATE, "activate", ("place", PLACE), quiet=True),)
EVENTS: Final = (Signature(ACTIVATED, "activated", ("seat", SEAT), ("place", PLACE)),)


def of_kind(s: Regno, seat: int) -> list[int]:
    """The seat's provinces with the monument of its own government. 11.8.1"""
    kind = next(b for b, government in MONUMENTS.items() if government == s.realms[seat].government)
    return [p for p in provinces_of(s, seat) if building_at(s.provinces[p], kind)]


def hold(s: Regno, seat: int) -> None:
    """After a change between openings: the one that was active stays so, a first one becomes so. C112 C113"""
    found = of_kind(s, seat)
    if s.active[seat] not in found:
        s.active[seat] = found[0] if found else NOWHERE


@final
class ChooseMonument(Ask):
    """At the opening the owner of several chooses the active one; the others count as what they replaced.
    11.8.3 R3.2 C260"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Regno) -> int:
        return 1 << self.seat if len(of_kind(s, self.seat)) > 1 else 0

    def act(self, s: Regno) -> None:
        hold(s, self.seat)

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        for place in of_kind(s, seat):
            menu.add((ACTIVATE, place))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        s.active[seat] = option[1]
        s.tell((ACTIVATED, ALL, seat, option[1]))
        for place in of_kind(s, seat):
            cut_fortress(s, place)

    def words(self, s: Regno, seat: int) -> Words:
        return "monument", {}
