"""What a seat may do now: options, amounts, and, when somebody asks, why the others may not.

An option is a tuple of a verb's code and ids or small integers. A *listing* is what stands in a menu: the option
itself, or, for a verb with the AMOUNT bit, the option's head followed by (least, most, step): every value in it is
legal and no other. `kernel.verbs` gives both their text forms.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

Option = tuple[int, ...]
Listing = tuple[int, ...]

AMOUNT: Final = 512  # bit of a verb's code: the last value of its option is an amount, listed as a range
ANYTIME: Final = 1024  # bit of a verb's code: a play out of turn, by a seat that need not be asked
SECRET: Final = 2048  # bit of a verb's code: known to its seat alone until the end, as answers to a Together always are
DONE: Final = 1  # closes a seat's draft in a Together; the one verb that every game shares


@final
class Refusal:
    """Why a candidate is barred: a constant of the rules module. It belongs to one clause and one reason's words.

    `values(state, seat, option)` fills the reason's placeholders in the order of `kinds`; it is called only when
    somebody asks why, so a simulation pays nothing for it.
    """

    def __init__(
        self,
        clause: str,
        reason: str,
        kinds: tuple[str, ...] = (),
        values: Callable[[Any, int, Option], tuple[object, ...]] | None = None,
    ) -> None:
        self.clause = clause
        self.reason = reason
        self.kinds = kinds
        self.values = values


@final
class Menu:
    """Filled by `Step.offer`. `legal` keeps the order in which the step lists; it is part of the replay."""

    def __init__(self, explain: bool = False, draft: tuple[Option, ...] = ()) -> None:
        self.explain = explain
        self.draft = draft  # what this seat has answered so far to a Together
        self.legal: list[Listing] = []
        self.barred: list[tuple[Option, Refusal]] = []

    def add(self, option: Option, unless: Refusal | None = None) -> None:
        """List an option, or, when explaining, note what bars it."""
        if unless is None:
            self.legal.append(option)
        elif self.explain:
            self.barred.append((option, unless))

    def amount(self, head: Option, least: int, most: int, step: int = 1) -> None:
        """List every value of least, least + step … up to most; nothing when the range is empty."""
        if least <= most:
            self.legal.append((*head, least, most, step))

    def admits(self, option: Option) -> bool:
        """Is this very option listed?"""
        if len(option) < 2 or not option[0] & AMOUNT:
            return option in self.legal
        head, value = option[:-1], option[-1]
        return any(x[:-3] == head and x[-3] <= value <= x[-2] and not (value - x[-3]) % x[-1] for x in self.legal)

    def size(self) -> int:
        """How many options are listed, amounts counted value by value."""
        return sum(1 if not x[0] & AMOUNT else (x[-2] - x[-3]) // x[-1] + 1 for x in self.legal)

    def options(self) -> list[Option]:
        """Every listed option, amounts written out."""
        out: list[Option] = []
        for x in self.legal:
            if x[0] & AMOUNT:
                out.extend((*x[:-3], value) for value in range(x[-3], x[-2] + 1, x[-1]))
            else:
                out.append(x)
        return out


def least(listing: Listing) -> Option:
    """The option with the smallest amount of a listing; the option itself where there is no amount."""
    return listing[:-2] if listing[0] & AMOUNT else listing
