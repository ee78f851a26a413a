"""Text forms: how options, events and refusals are written for files, wires and logs.

An option's canonical text is its verb's name and its arguments, `place:orange:building.3:2`; a listing with an amount
ends in `least..most` (and `/step` when it is not 1). What an option points at on the board follows from the kinds of
its arguments, so the rules never store it.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping, Sequence
from typing import Final

from signoria.kernel.menu import AMOUNT, DONE, Listing, Option

NUMERAL: Final = re.compile(r"0|-?[1-9][0-9]{0,8}")  # one way to write a number, so that one option has one text
LONGEST: Final = 400  # characters of an option's text
ALIKE: Final = 3  # verbs that the answer to an unknown one names


class Kind:
    """What an argument is.

    `ids`: the names of the values 0, 1, 2 … for things with names; empty for numbers. `offset` is the value of the
    first id. `board`: does it stand on the board, so that screens can light it? `shape` says how it is put into words:
    "id", "number", "seat", "seats", "goods" (pairs of resource and amount), "units" (pairs of unit and number), "ids"
    (several), "text".
    """

    def __init__(
        self, name: str, ids: Sequence[str] = (), *, board: bool = False, offset: int = 0, shape: str = ""
    ) -> None:
        self.name = name
        self.ids = tuple(ids)
        self.board = board
        self.offset = offset
        self.shape = shape or ("id" if self.ids else "number")
        self._values = {text: i + offset for i, text in enumerate(self.ids)}

    def text(self, value: int) -> str:
        """Canonical text of a value; numbers are their digits. ValueError: no id has this value."""
        if not self.ids:
            return str(value)
        if not 0 <= value - self.offset < len(self.ids):
            raise ValueError(f"{value} is no {self.name}")
        return self.ids[value - self.offset]

    def value(self, text: str) -> int:
        """The value of a canonical text; ValueError when there is none."""
        if self.ids:
            if text not in self._values:
                raise ValueError(f"{text[:40]!r} is no {self.name}")
            return self._values[text]
        if not NUMERAL.fullmatch(text):
            raise ValueError(f"{text[:20]!r} is no number")
        return int(text)


NUMBER: Final = Kind("number")
SEAT: Final = Kind("seat", shape="seat", board=True)


class Signature:
    """A verb or an event: its code, its name, and its arguments as (name, kind).

    A `quiet` verb or event is worth no line in a log: what it does is told by other events, or is nothing.
    """

    def __init__(self, code: int, name: str, *arguments: tuple[str, Kind], quiet: bool = False) -> None:
        self.code = code
        self.name = name
        self.arguments = arguments
        self.quiet = quiet


class Grammar:
    """All signatures of a game. Verbs and events have separate codes."""

    def __init__(self, verbs: Sequence[Signature], events: Sequence[Signature], kinds: Sequence[Kind]) -> None:
        self.verbs: Mapping[int, Signature] = {v.code: v for v in (*verbs, Signature(DONE, "done"))}
        self.events: Mapping[int, Signature] = {e.code: e for e in events}
        self.kinds: Mapping[str, Kind] = {k.name: k for k in (*kinds, NUMBER, SEAT)}
        self._by_name = {v.name: v for v in self.verbs.values()}

    def text(self, option: Option) -> str:
        """`place:orange:building.3:2`"""
        verb = self.verbs[option[0]]
        return ":".join([verb.name, *(kind.text(x) for (_, kind), x in zip(verb.arguments, option[1:], strict=True))])

    def listing(self, listing: Listing) -> str:
        """`place:orange:building.3:0..4`; the option's text where there is no amount."""
        if not listing[0] & AMOUNT:
            return self.text(listing)
        least, most, step = listing[-3:]
        head = self.text((*listing[:-3], least)).rpartition(":")[0]
        return f"{head}:{least}..{most}" + (f"/{step}" if step != 1 else "")

    def head(self, option: Option | Listing) -> str:
        """The text of an option or listing without its amount, if it takes one: `place:orange:building.3`."""
        if not option[0] & AMOUNT:
            return self.text(option)
        arguments = len(self.verbs[option[0]].arguments)
        return self.text((*option[:arguments], 0)).rpartition(":")[0]

    def option(self, text: str) -> Option:
        """The option of a canonical text; ValueError says what is wrong with it. Legality is the menu's affair."""
        if len(text) > LONGEST:
            raise ValueError(f"an option has at most {LONGEST} characters, not {len(text)}")
        name, *words = text.split(":")
        verb = self._by_name.get(name)
        if verb is None:
            raise ValueError(f"unknown verb {name[:40]!r}{self._alike(name[:40])}")
        if len(words) != len(verb.arguments):
            raise ValueError(f"{name} takes {len(verb.arguments)} values, not {len(words)}")
        return (verb.code, *(kind.value(word) for (_, kind), word in zip(verb.arguments, words, strict=True)))

    def _alike(self, name: str) -> str:
        """`; nearest: …`, up to ALIKE verbs, or nothing: a game may have hundreds."""
        found = difflib.get_close_matches(name, sorted(self._by_name), ALIKE, 0.5)
        return f"; nearest: {', '.join(found)}" if found else ""

    def refs(self, option: Sequence[int]) -> list[str]:
        """What an option or listing points at on the board, as `kind.id`."""
        verb = self.verbs[option[0]]
        return [
            f"{kind.name}.{kind.text(x)}"
            for (_, kind), x in zip(verb.arguments, option[1:], strict=False)
            if kind.board
        ]
