"""The board and the score as lines of text; the board is the game's own where it has one for terminals."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Iterator, Sequence
from typing import Any, Final

from rich.text import Text

from signoria.cli.pages import block_lines, brief_parts, found_lines
from signoria.cli.screen import SEAT_STYLES, Ink
from signoria.cli.table import Table
from signoria.kernel.game import Game
from signoria.kernel.menu import Listing, least
from signoria.kernel.page import STANDING, Block

SHORT: Final = 15  # sources of points; of more, those are told that have given any
TITLE: Final = 34  # columns of a source's title at least
WIDTH: Final = 79


def terminal_of(rules: Game[Any]) -> Any:
    """The game's module `terminal`, or None. Its functions read the board and the catalog of docs/wire.md:

    - `draw(board, catalog, say, seats, me) -> list[Text]`: the board on lines of at most 80 columns, for seat `me`;
    - `look(board, catalog, say, wanted) -> list[str]`: what the things in sight do, those with `wanted` in their names;
    - `aside(option, detail, catalog, say) -> str`: a marked text beside an option, given by its canonical text.

    A game with a page of tables (`Game.page`) needs no `draw`: the page is drawn, and `look` adds to it.
    """
    name = f"{rules.package}.terminal"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


def board_lines(table: Table, seat: int) -> list[Text]:
    """The board as a seat (-1: a spectator) may see it."""
    return [line for lines in board_parts(table, seat).values() for line in lines]


def board_parts(table: Table, seat: int) -> dict[str, list[Text]]:
    """The board by parts that change by themselves: the brief blocks of a page; other boards are one whole."""
    if page := page_of(table, seat):
        return brief_parts(page, ink_of(table), table.say("look-others"))
    board = board_of(table, seat)
    module = terminal_of(table.rules)
    if module is None:
        return {"": list(plain_board(board, ""))}
    return {"": module.draw(board, table.catalog, table.say, table.names, seat)}


def standing_lines(table: Table, seat: int) -> list[Text]:
    """The standing orders that hold, where the game's page shows them."""
    blocks = [block for block in page_of(table, seat) if block.id == STANDING]
    return [line for block in blocks for line in block_lines(block, block.rows, ink_of(table))]


def board_of(table: Table, seat: int) -> dict[str, Any]:
    """The board of docs/wire.md as a seat (-1: a spectator) may see it."""
    viewer = seat if seat >= 0 else None
    return table.rules.board(table.rules.mask(table.match.state, viewer), viewer)


def page_of(table: Table, seat: int) -> Sequence[Block]:
    """The position as tables, for a game that has them."""
    viewer = seat if seat >= 0 else None
    return table.rules.page(table.rules.mask(table.match.state, viewer), viewer, table.words)


def ink_of(table: Table) -> Ink:
    """Marks in the words and colours of this table."""
    return Ink(table.names, table.catalog.get("resources", {}))


def look_lines(table: Table, seat: int, wanted: str) -> list[Text]:
    """What the things in sight do; nothing for a game that has neither a page nor a board of its own here."""
    module, ink, page = terminal_of(table.rules), ink_of(table), page_of(table, seat)
    if not page:
        said = [] if module is None else module.look(board_of(table, seat), table.catalog, table.say, wanted)
        return [ink(line) for line in said]
    if not wanted:
        return [line for part in brief_parts(page, ink, table.say("look-others")).values() for line in part]
    found = found_lines(page, ink, wanted)
    if module is not None:
        found += [ink(line) for line in module.look({}, table.catalog, table.say, wanted)]
    return found or [Text(table.say("look-nothing", text=wanted))]


def aside(table: Table, masked: Any, seat: int, listing: Listing) -> str:
    """What stands dim beside an option, with marks."""
    module = terminal_of(table.rules)
    if module is None:
        return ""
    option = table.rules.grammar.text(least(listing))
    return str(module.aside(option, table.rules.detail(masked, seat, listing), table.catalog, table.say))


def plain_board(data: Any, indent: str) -> Iterator[Text]:
    """Any board as `name: value` lines, for a game that draws none."""
    for name, value in data.items() if isinstance(data, dict) else enumerate(data):
        if isinstance(value, dict) or (isinstance(value, list) and any(isinstance(x, dict | list) for x in value)):
            yield Text(f"{indent}{name}")
            yield from plain_board(value, indent + "  ")
        else:
            said = " ".join(map(str, value)) if isinstance(value, list) else str(value)
            yield Text(f"{indent}{name}: {said}")


def score_lines(table: Table, ink: Ink, final: bool) -> list[Text]:
    """Points by source, a column a seat, the total and the place last. Of a long sheet only sources that gave any."""
    rules = table.rules
    state = table.match.state if final else rules.mask(table.match.state, None)  # hidden things count at the end only
    sheets = [rules.sheet(state, seat) for seat in range(state.seats)]
    places = rules.places(state)
    wide = [max(len(name), 5) + 2 for name in table.names]
    said = [ink(f"{table.words.say(f'score-{line.source}')} [{line.clause}]") for line in sheets[0]]
    told = [i for i in range(len(said)) if len(said) <= SHORT or any(sheet[i].points for sheet in sheets)]
    column = max(TITLE, min(max((said[i].cell_len for i in told), default=0), WIDTH - sum(wide)))
    lines = [Text(table.say("score-final" if final else "score-now"), style="bold"), Text(" " * column)]
    for seat, name in enumerate(table.names):
        lines[1].append(name.rjust(wide[seat]), SEAT_STYLES[seat % len(SEAT_STYLES)])
    for i in told:
        title = said[i]
        title.truncate(column, overflow="ellipsis", pad=True)
        for seat, sheet in enumerate(sheets):
            title.append(str(sheet[i].points).rjust(wide[seat]))
        lines.append(title)
    totals = [sum(line.points for line in sheet) for sheet in sheets]
    for key, numbers in (("score-total", totals), ("score-place", places)):
        row = Text(table.say(key).ljust(column), style="bold")
        for seat, number in enumerate(numbers):
            row.append(str(number).rjust(wide[seat]))
        lines.append(row)
    return lines
