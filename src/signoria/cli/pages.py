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
NARROW: Final = 8  # … and that another title keeps, if it needs them
WORD: Final = 12  # columns that a text keeps at most, for its longest word
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
    yield from _table(block, rows, ink, whole=False)


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


def _table(block: Block, rows: Sequence[Row], ink: Ink, whole: bool = True) -> Iterator[Text]:
    """The own rows are bold. Where the table is too wide, titles are cut, and texts go on below; `whole`: with columns
    in which nothing stands."""
    columns = [i for i in range(len(block.columns)) if whole or any(row.cells[i] not in EMPTY for row in rows)]
    cells = [[ink(row.cells[i]) for i in columns] for row in rows]
    titles, numbers = [block.columns[i] for i in columns], [i in block.numbers for i in columns]
    widths = _widths(titles, numbers, cells)
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    for title, number, width in zip(titles, numbers, widths, strict=True):
        table.add_column(title[:width], justify="right" if number else "left", overflow="fold", width=width)
    for row, shown in zip(rows, cells, strict=True):
        table.add_row(*shown, style="bold" if row.own else "")
    console = Console(width=WIDTH, color_system=None)
    for segments in console.render_lines(table, pad=False):
        line = Text()
        for segment in segments:
            line.append(segment.text, segment.style)
        line.rstrip()
        yield line


def _widths(titles: Sequence[str], numbers: Sequence[bool], cells: Sequence[Sequence[Text]]) -> list[int]:
    """Columns as wide as their contents, if there is room. If not, each gets what its figures or longest word need,
    and what is left goes where most is cut."""
    columns = range(len(titles))
    widest = [max((row[n].cell_len for row in cells), default=0) for n in columns]
    full = [max(widest[n], len(titles[n])) for n in columns]
    room = WIDTH - len(titles) + 1
    if sum(full) <= room:
        return full
    longest = [max((len(word) for row in cells for word in row[n].plain.split()), default=0) for n in columns]
    widths = [
        max(widest[n], min(len(titles[n]), CUT))
        if numbers[n]
        else min(full[n], max(longest[n], min(len(titles[n]), NARROW)), WORD)
        for n in columns
    ]
    while sum(widths) < room:
        cut = [sum(row[n].cell_len > widths[n] for row in cells) for n in columns]
        if not any(cut):
            break
        widths[max(columns, key=lambda n: (cut[n], widest[n] / widths[n]))] += 1
    while sum(widths) > room:
        widths[max(columns, key=lambda n: (not numbers[n], widths[n]))] -= 1
    return widths
