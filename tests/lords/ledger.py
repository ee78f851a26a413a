"""Every account of gold and every counter, kept by the events alone: nothing comes or goes untold."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from signoria.games.lords.grammar import GRAMMAR
from signoria.games.lords.ids import COUNTERS
from signoria.games.lords.kinds import ACCOUNT
from signoria.games.lords.state import Lords

STEPS: Final = {"placed": 2, "worn": 1, "removed": 0, "freshened": 2}  # of a counter, when it is told so


class Ledger:
    def __init__(self, s: Lords) -> None:
        self.gold, self.steps = s.gold[:], s.steps[:]

    def enter(self, s: Lords, events: Iterable[tuple[Any, ...]]) -> list[str]:
        """Carry out what the events say; what is otherwise in the position."""
        for kind, _, *said in events:
            self._one(GRAMMAR.events[kind].name, said)
        wrong = [
            f"{ACCOUNT.ids[i]} is {real} Au, the events say {told}"
            for i, (real, told) in enumerate(zip(s.gold, self.gold, strict=True))
            if real != told
        ]
        wrong += [
            f"{COUNTERS[c]} has {real} steps, the events say {told}"
            for c, (real, told) in enumerate(zip(s.steps, self.steps, strict=True))
            if real != told
        ]
        self.gold, self.steps = s.gold[:], s.steps[:]
        return wrong

    def _one(self, name: str, said: list[Any]) -> None:
        if name in ("gold", "gold-laid"):
            source, target, n = said
            assert n > 0, f"an event tells of {n} Au"
            self.gold[source] -= n
            self.gold[target] += n
        elif name in STEPS:
            self.steps[said[0]] = STEPS[name]
        elif name == "turned":
            counter, other = said
            self.steps[counter], self.steps[other] = 0, self.steps[counter]
