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
CUT: Final = 4  # letters that a title of figures keeps where a table is too wide
NARROW: Final = 8  # columns that a text keeps at least
FEW: Final = 3  # rows that are found are told one by one, not as a table
EMPTY: Final = ("", "–")
BETWEEN: Final = " · "


def brief_parts(page: Sequence[Block], ink: Ink, hint: str) -> dict[str, list[Text]]:
    """The blocks that are always wanted, by id; `hint` comes before the titles of the others, which `look` shows."""
    parts = {block.id: list(_brief(block, ink)) for block in page if block.brief}
    others = [block.title for block in page if not block.brief]
    return {**parts, "": list(_wrapped(Text(f"{hint} {', '.join(others)}", style="dim")))} if others else parts


def _brief(block: Block, ink: Ink) -> Iterator[Text]:
    """A table without its title; facts in one paragraph, what more is said of them left to `look`."""
    if len(block.columns) != FACTS:
        yield from _table(block, block.rows, ink)
        return
    yield from _paragraph([(row.cells[0], row.cells[1]) for row in block.rows], ink)


def found_lines(page: Sequence[Block], ink: Ink, wanted: str) -> list[Text]:
    """The blocks whose title holds `wanted`, else the rows in which it stands, with all that is said of them; those
    that are called so, where there are any, before those that only mention it."""
    text = wanted.casefold()
    whole = [block for block in page if text in block.title.casefold()]
    if whole:
        return [line for block in whole for line in block_lines(block, block.rows, ink)]
    called = [(block, [row for row in block.rows if text in _plain(row.cells[:1], ink)]) for block in page]
    if not any(rows for _, rows in called):
        called = [(block, [row for row in block.rows if text in _plain(row.cells, ink)]) for block in page]
    lines: list[Text] = []
    for block, rows in called:
        if not rows:
            continue
        if len(rows) > FEW or len(block.columns) == FACTS:
            lines += block_lines(block, rows, ink)
        else:
            lines += [line for row in rows for line in _record(block, row, ink)]
    return lines


def _plain(cells: Sequence[str], ink: Ink) -> str:
    return ink(" ".join(cells)).plain.casefold()


def _record(block: Block, row: Row, ink: Ink) -> Iterator[Text]:
    """A row by itself: its name, what its columns say, and all that is said of it."""
    yield ink(row.cells[0], "bold").append(f"  {block.title}", "not bold dim")
    said = [(title, cell) for title, cell in zip(block.columns[1:], row.cells[1:], strict=True) if cell not in EMPTY]
    yield from _paragraph(said, ink, 2)
    for more in row.more:
        yield from _wrapped(ink(more), 2)


def block_lines(block: Block, rows: Sequence[Row], ink: Ink) -> Iterator[Text]:
    """A title, then a table, or facts one a line."""
    yield Text(block.title, style="bold")
    if len(block.columns) == FACTS:
        for row in rows:
            yield from _wrapped(ink(row.cells[0], "dim") + Text(": ", style="dim") + ink(row.cells[1]), 2)
            for said in row.more:
                yield from _wrapped(ink(said), 4)
        return
    yield from _table(block, rows, ink)


# ---- layout ----------------------------------------------------------------------------------------------------------


def _paragraph(said: Sequence[tuple[str, str]], ink: Ink, inset: int = 0) -> Iterator[Text]:
    """`name text · name text · …`; the names are dim."""
    line = Text()
    for name, text in said:
        line.append(BETWEEN if line else "", "dim")
        line += ink(f"{name}: ", "dim") + ink(text, "not dim")
    yield from _wrapped(line, inset)


def _wrapped(text: Text, inset: int = 0) -> Iterator[Text]:
    for row in text.wrap(Console(width=WIDTH), WIDTH - inset):
        row.rstrip()
        yield Text(" " * inset) + row


def _table(block: Block, rows: Sequence[Row], ink: Ink) -> Iterator[Text]:
    """The own rows are bold. Where the table is too wide, titles of figures are cut, and texts go on below."""
    cells = [[ink(cell) for cell in row.cells] for row in rows]
    widest = [max((row[i].cell_len for row in cells), default=0) for i in range(len(block.columns))]
    titles = list(block.columns)
    if sum(max(wide, len(title)) + 1 for wide, title in zip(widest, titles, strict=True)) - 1 > WIDTH:
        titles = [x[: max(CUT, widest[i])] if i in block.numbers else x for i, x in enumerate(titles)]
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    for i, title in enumerate(titles):
        least, number = max(len(title), widest[i]), i in block.numbers
        table.add_column(
            title,
            justify="right" if number else "left",
            overflow="fold",
            no_wrap=number,
            min_width=least if number else min(NARROW, least),
        )
    for row, shown in zip(rows, cells, strict=True):
        table.add_row(*shown, style="bold" if row.own else "")
    console = Console(width=WIDTH, color_system=None)
    for segments in console.render_lines(table, pad=False):
        line = Text()
        for segment in segments:
            line.append(segment.text, segment.style)
        line.rstrip()
        yield line
