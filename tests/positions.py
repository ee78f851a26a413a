"""A position under test, and what tests of every game do with it: ask, answer, look at what is barred and told."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, Self

import pytest

from signoria.kernel.engine import apply, first_seat, legal, run
from signoria.kernel.menu import ANYTIME, Option, Refusal
from signoria.kernel.state import Event, S, Step
from signoria.kernel.verbs import Grammar


class Position(Generic[S]):
    """Options are canonical texts. A game's own `Table` says how a position is laid out and what to look at."""

    grammar: ClassVar[Grammar]

    def __init__(self, state: S) -> None:
        self.s = state
        self.s.events = []
        self.actor = -1  # the seat of the last `do`

    # ---- doing -------------------------------------------------------------------------------------------------------

    def ask(self, *steps: Step[Any]) -> Self:
        """Put steps on the agenda, the first on top, and run."""
        self.s.agenda.extend(reversed(steps))
        run(self.s)
        return self

    def push(self) -> Self:
        """Run what a called function has pushed with `s.after`."""
        fresh, self.s.fresh = self.s.fresh, []
        return self.ask(*fresh)

    def do(self, *texts: str, seat: int | None = None) -> Self:
        """Carry out options one after the other; each must be listed. `told` speaks of this call."""
        self.s.events = []
        for text in texts:
            self.actor = self.asked if seat is None else seat
            option = self.grammar.option(text)
            menu = legal(self.s, self.actor, True)
            if not menu.admits(option):
                found = [why for o, why in menu.barred if o == option]
                reason = f"barred by {found[0].clause} ({found[0].reason})" if found else "not named at all"
                pytest.fail(f"{text}: {reason}; seat {self.actor} may: {', '.join(self.listed())}")
            apply(self.s, self.actor, option)
        return self

    # ---- asking ------------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> int:
        """The seat that is asked; -1 when nothing is left to do."""
        return first_seat(self.s.must) if self.s.must else -1

    def listed(self, seat: int | None = None, anytime: bool = False) -> list[str]:
        """What the seat may do, as text; `anytime`: plays out of turn too."""
        menu = legal(self.s, self.asked if seat is None else seat)
        return [self.grammar.listing(x) for x in menu.legal if anytime or not x[0] & ANYTIME]

    def may(self, text: str, seat: int | None = None) -> bool:
        """Is this very option listed?"""
        return legal(self.s, self.asked if seat is None else seat).admits(self.grammar.option(text))

    def refusal(self, text: str, seat: int | None = None) -> Refusal:
        """Why an option is barred."""
        option: Option = self.grammar.option(text)
        menu = legal(self.s, self.asked if seat is None else seat, True)
        assert not menu.admits(option), f"{text} is legal"
        found = [why for o, why in menu.barred if o == option]
        barred = [self.grammar.text(o) for o, _ in menu.barred]
        assert found, f"{text} is neither listed nor barred; barred: {barred}"
        return found[0]

    def why(self, text: str, seat: int | None = None) -> str:
        """The clause that bars an option."""
        return self.refusal(text, seat).clause

    def told(self, name: str) -> list[Event]:
        """The events of a name since the last `do`."""
        assert self.s.events is not None
        return [e for e in self.s.events if self.grammar.events[e[0]].name == name]
