"""A question that waits, so that plays out of turn can be tested."""

from __future__ import annotations

from typing import final

from signoria.games.lords.kinds import FINISH
from signoria.games.lords.state import Lords
from signoria.games.lords.steps import Ask, Words
from signoria.kernel.menu import Menu, Option

from .build import Table


@final
class Waits(Ask):
    """The last seat may finish; meanwhile everybody may play out of turn."""

    def asks(self, s: Lords) -> int:
        return 1 << s.seats - 1

    def words(self, s: Lords, seat: int) -> Words:
        return "test", {}

    def offer(self, s: Lords, seat: int, menu: Menu) -> None:
        menu.add((FINISH,))

    def take(self, s: Lords, seat: int, option: Option) -> None:
        return


def waiting(t: Table) -> Table:
    """Now anybody may play out of turn."""
    return t.ask(Waits())


def plays(t: Table, seat: int, verb: str) -> list[str]:
    """The seat's plays out of turn of a verb."""
    return [x for x in t.listed(seat, anytime=True) if x.split(":")[0] == verb]
