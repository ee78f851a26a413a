"""A game's page of tables (kernel.page) as lines of text, 79 columns wide."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from signoria.cli.screen import Ink
from signoria.kernel.page import Block, Row

WIDTH: Final = 79
FACTS: Final = 2  # a block of two columns is read as "name: text"


def brief_lines(page: Sequence[Block], ink: Ink, hint: str) -> list[Text]:
    """The blocks that are always wanted; `hint` comes before the titles of the others, which `look` shows."""
    lines = [line for block in page if block.brief for line in block_lines(block, block.rows, ink)]
    others = [block.title for block in page if not block.brief]
    return [*lines, Text(f"{hint} {', '.join(others)}", style="dim")] if others else lines


def found_lines(page: Sequence[Block], ink: Ink, wanted: str) -> list[Text]:
    """The blocks whose title holds `wanted`, else the rows in which it stands, with all that is said of them."""
    text = wanted.casefold()
    whole = [block for block in page if text in block.title.casefold()]
    if whole:
        return [line for block in whole for line in block_lines(block, block.rows, ink)]
    lines: list[Text] = []
    for block in page:
        rows = [row for row in block.rows if text in ink(" ".join(row.cells)).plain.casefold()]
        if rows:
            lines += block_lines(block, rows, ink)
            lines += [Text("    ") + ink(said) for row in rows for said in row.more]
    return lines


def block_lines(block: Block, rows: Sequence[Row], ink: Ink) -> Iterator[Text]:
    """A title, then a table, or facts one a line."""
    yield Text(block.title, style="bold")
    if len(block.columns) == FACTS:
        for row in rows:
            yield Text("  ") + ink(row.cells[0], "dim") + Text(": ", style="dim") + ink(row.cells[1])
            yield from (Text("    ") + ink(said) for said in row.more)
        return
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    for i, title in enumerate(block.columns):
        number = i in block.numbers
        table.add_column(title, justify="right" if number else "left", overflow="fold", no_wrap=number)
    for row in rows:
        table.add_row(*(ink(cell) for cell in row.cells), style="bold" if row.own else "")
    console = Console(width=WIDTH, color_system=None)
    for segments in console.render_lines(table, pad=False):
        line = Text("  ") if not segments else Text()
        for segment in segments:
            line.append(segment.text, segment.style)
        line.rstrip()
        yield line
