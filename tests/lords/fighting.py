"""A turn of attacks only, for the tests of conflict."""

from __future__ import annotations

from typing import Final, final

import pytest
from tests.lords.build import Table, table

from signoria.games.lords.conflict import attacks
from signoria.games.lords.kinds import FINISH
from signoria.games.lords.state import Lords
from signoria.games.lords.steps import Ask, Words
from signoria.games.lords.thrones import deaths
from signoria.kernel.menu import Menu, Option

FIELD: Final = "attack:milan:red:milan:blue"


@final
class Attacks(Ask):
    """The seat attacks as often as it may."""

    def __init__(self, seat: int, late: bool = False) -> None:
        self.seat, self.late = seat, late

    def asks(self, s: Lords) -> int:
        return 1 << self.seat

    def words(self, s: Lords, seat: int) -> Words:
        return "battle-forces", {}

    def offer(self, s: Lords, seat: int, menu: Menu) -> None:
        menu.add((FINISH,))
        attacks.offer_attacks(s, seat, menu, self.late)

    def take(self, s: Lords, seat: int, option: Option) -> None:
        if option[0] != FINISH:
            attacks.take_attack(s, seat, option, self.late)
            s.after(self)


def war(*lords: str, colours: tuple[str, ...] = ("red", "blue"), season: str = "summer", **more: str) -> Table:
    """A table in a round of movement, without counters."""
    return table(*lords, colours=colours, **more).nobody().at(1461, season, moving=True)


def turn(t: Table, seat: int = 0, late: bool = False) -> Table:
    """The seat's attacks."""
    t.s.agenda.clear()
    return t.ask(Attacks(seat, late))


def field(red: int = 1, blue: int = 1, worn: bool = False) -> Table:
    """Outside Milan: red armies under Sforza (seat 0), blue ones under Ferrante (seat 1); seat 0 attacks."""
    t = war()
    t.army("milan", "red", red)
    t.army("milan", "blue", blue, worn=worn)
    t.leader("L14", "milan")
    t.leader("L16", "milan")
    return t


@pytest.fixture
def killed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Leaders who die; what follows of it is another chapter's."""
    dead: list[int] = []

    def kill(s: Lords, leader: int) -> None:
        dead.append(leader)
        s.leaders[leader].place = -1

    monkeypatch.setattr(deaths, "kill", kill)
    return dead
