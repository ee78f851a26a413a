"""Chance, named and provable: each stream of outcomes has its own name and counter under the match's key.

A changed draw in one stream moves no other, and a new stream changes no old outcome. The state holds the counters and a
replaceable `Chance`, so a bot's copy of a state cannot foresee a die.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Source of outcomes: `draw` gives n numbers of 0 … sides - 1, the count-th draw of a stream. `falling`: each next
    number has one side less, as when n things are drawn one by one out of `sides`."""

    def draw(self, stream: str, count: int, n: int, sides: int, falling: bool = False) -> list[int]:
        raise NotImplementedError


@final
class Seeded(Chance):
    """Outcomes computed from a key (bytes, at most 64); anyone who has the key can compute them again."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def draw(self, stream: str, count: int, n: int, sides: int, falling: bool = False) -> list[int]:
        if n < 1 or not (n if falling else 1) <= sides <= 65536:
            raise ValueError(f"{stream}: cannot draw {n} of {sides}")
        out: list[int] = []
        block = 0
        limit = 65536 - 65536 % sides
        while True:  # values past the limit are rejected, so that no outcome is favoured
            digest = blake2b(b"%s/%d/%d" % (stream.encode(), count, block), digest_size=64, key=self.key).digest()
            i = 0
            while i < 64:
                x = digest[i] << 8 | digest[i + 1]
                i += 2
                if x < limit:
                    out.append(x % sides)
                    if len(out) == n:
                        return out
                    if falling:
                        sides -= 1
                        limit = 65536 - 65536 % sides
            block += 1


class OutcomeNeeded(Exception):
    """An outcome is not there: someone must type it in, or a preview has come to its end. `state`: the state in the
    middle of the draw, where a match could give it; `Game.drawn_from` says by it what can be drawn. `among`: the same
    answer (kind, values) from the rules that draw, where they gave it."""

    def __init__(self, stream: str, n: int, sides: int, falling: bool = False) -> None:
        super().__init__(stream, n, sides, falling)
        self.stream, self.n, self.sides, self.falling = stream, n, sides, falling
        self.state: Any = None
        self.among: tuple[str, Sequence[int]] | None = None


@final
class Blind(Chance):
    """The chance of a view: nobody can draw from what a seat is shown. Raises OutcomeNeeded."""

    def draw(self, stream: str, count: int, n: int, sides: int, falling: bool = False) -> list[int]:
        raise OutcomeNeeded(stream, n, sides, falling)


class BadOutcome(Exception):
    """A recorded outcome does not fit the draw that asks for it."""


@final
class Scripted(Chance):
    """Outcomes from a log, a test or a real table, in the order of the draws; past their end: OutcomeNeeded."""

    def __init__(self, outcomes: list[list[int]]) -> None:
        self.outcomes = outcomes
        self.used = 0

    def draw(self, stream: str, count: int, n: int, sides: int, falling: bool = False) -> list[int]:
        if self.used == len(self.outcomes):
            raise OutcomeNeeded(stream, n, sides, falling)
        got = self.outcomes[self.used]
        if len(got) != n or any(not 0 <= x < (sides - i if falling else sides) for i, x in enumerate(got)):
            raise BadOutcome(f"{stream}: {n} outcomes of 0 to {sides - 1} are needed, the record has {got}")
        self.used += 1
        return got
