"""The terminal itself: lines in, coloured text out. In a pipe: no colours, no pauses, prompts and answers written."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from signoria.cli.phrases import Phrases
from signoria.kernel.words import CLAUSE, MARK

SEAT_STYLES: Final = ("bold red", "bold green", "bold blue", "bold magenta", "bold cyan")
AMOUNT_STYLE: Final = "bold yellow"
CLAUSE_STYLE: Final = "cyan"
INDENT: Final = re.compile(r" *(\d+  )?")
LEADING_NUMBER: Final = re.compile(r"^\d+ ")


class Left(Exception):
    """The people leave: `quit`, or the end of the input."""


class Screen:
    """Reads stdin and writes stdout. `interactive`: both are a terminal."""

    def __init__(self, say: Phrases) -> None:
        self.say = say
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.typed = ""  # an answer given at a pause between two pages
        self.interactive = sys.stdin.isatty() and self.console.is_terminal
        if self.interactive:
            import readline  # noqa: F401  gives input() its line editing
        elif hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(errors="replace")

    def line(self, prompt: str) -> str | None:
        """What is typed after the prompt; None at the end of the input or after Ctrl-C."""
        try:
            if self.interactive:
                return input(f"{prompt} ").strip()
            read = sys.stdin.readline()
        except (EOFError, KeyboardInterrupt):
            self.print("")
            return None
        self.print(f"{prompt} {read.strip()}")  # a pipe echoes nothing by itself
        return read.strip() if read else None

    def print(self, *lines: str | Text) -> None:
        """Lines, one after the other; a pipe gets each as one line, however long."""
        for line in lines:
            if self.interactive:
                self.console.print(*self._rows(line), sep="\n")
            else:
                self.console.print(line, soft_wrap=True)

    def page(self, lines: Sequence[Text]) -> None:
        """Lines, a screenful at a time; what is typed at a pause ends the list and stands in `typed`."""
        height = max(self.console.size.height - 2, 5)
        shown = 0
        for line in lines:
            rows = len(self._rows(line)) if self.interactive else 0
            if shown + rows > height:
                self.typed = self.line(self.say("more")) or ""
                if self.typed:
                    return
                shown = 0
            self.print(line)
            shown += rows

    def room(self, lines: Sequence[Text]) -> int:
        """How many lines are left of a screen that shows these."""
        return self.console.size.height - sum(len(self._rows(line)) for line in lines)

    def _rows(self, line: str | Text) -> list[Text]:
        """A line as it fits the terminal; what does not fit goes on below, as far in as the line's words begin."""
        text = Text(line) if isinstance(line, str) else line
        width = self.console.size.width
        if text.cell_len <= width:
            return [text]
        found = INDENT.match(text.plain)
        inset = min(found.end() if found else 0, width // 2)
        first, rest = text.wrap(self.console, width)[0], text.copy()
        rest = rest[len(first.plain.rstrip()) :]
        rest = rest[len(rest.plain) - len(rest.plain.lstrip()) :]
        rest.rstrip()
        return [first, *(Text(" " * inset) + row for row in rest.wrap(self.console, width - inset))]

    def curtain(self, name: str) -> None:
        """Hide what the last person saw until the next one sits at the keyboard."""
        if not self.interactive:
            self.print(self.say("next-player", name=name))
            return
        self.console.clear()
        self.console.file.write("\x1b[3J")  # and the lines that have scrolled away
        if self.line(self.say("curtain", name=name)) is None:
            raise Left  # whoever leaves here is not the next person


class Ink:
    """Turns texts with marks into coloured words."""

    def __init__(self, seats: Sequence[str], resources: Mapping[str, Any]) -> None:
        self.seats, self.resources = seats, resources

    def __call__(self, text: str, style: str = "") -> Text:
        """`[3 coin]` becomes "3 coins", `[seat 0]` the name, `[L-26]` stays."""
        out, end = Text(style=style), 0
        for found in MARK.finditer(text):
            out.append(text[end : found.start()])
            out.append(*self._mark(found[1]))
            end = found.end()
        return out.append(text[end:])

    def _mark(self, mark: str) -> tuple[str, str]:
        first, _, rest = mark.partition(" ")
        if first == "seat" and rest.isdecimal() and int(rest) < len(self.seats):
            return self.seats[int(rest)], SEAT_STYLES[int(rest) % len(SEAT_STYLES)]
        if CLAUSE.fullmatch(mark):
            return f"[{mark}]", CLAUSE_STYLE
        if first.lstrip("+-−").isdecimal():
            return f"{first} {self.resource(rest, first.lstrip('+-−') == '1')}", AMOUNT_STYLE
        return str(self.resources.get(mark, {}).get("name", mark)), AMOUNT_STYLE

    def resource(self, key: str, one: bool) -> str:
        """A resource's word for one or several; the id itself for what the catalog does not know."""
        words = self.resources.get(key)
        return LEADING_NUMBER.sub("", words["one" if one else "many"]) if words else key
