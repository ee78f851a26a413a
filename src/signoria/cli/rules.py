"""`signoria rules GAME` and `signoria rules coverage GAME`."""

from __future__ import annotations

import re
import sys
from dataclasses import asdict
from typing import Any, Final

import click
from rich import box
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table

from signoria.cli.arguments import LANGUAGES, TEXT
from signoria.cli.errors import UserError, print_json
from signoria.kernel.facts import changeable, load_all
from signoria.kernel.game import Game, game
from signoria.kernel.rulebook import Coverage, Row, Rulebook, RulebookError, Text, UnknownClause, coverage

ANCHOR: Final = re.compile(r'<a id="[^"]+"></a>\n?')
LINK: Final = re.compile(r"(\[[A-Z][^\]\n]*\])\(#[^)\n]+\)")  # [L-26](#L-26) → [L-26]


class Rules(click.Group):
    """A group whose usual command needs no name: `rules lorenzo` is `rules show lorenzo`."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if args and args[0] not in (*self.commands, "--help", "-h"):
            args = ["show", *args]
        return super().parse_args(ctx, args)


@click.group(cls=Rules)
def rules() -> None:
    """Read the rulebook, or count which of its clauses code and tests carry out.

    \b
      signoria rules lorenzo                  the whole rulebook
      signoria rules lorenzo L-26             one clause
      signoria rules lorenzo --options        what --option can change
      signoria rules lorenzo --paths          what --set can change
      signoria rules coverage lorenzo         where each clause lives
    """


@rules.command()
@click.argument("game_name", metavar="GAME", type=TEXT)
@click.argument("clause", metavar="[CLAUSE]", type=TEXT, required=False)
@click.option("--clause", "named", type=TEXT, help="Print only this clause, such as L-26.")
@click.option("--options", "switches", is_flag=True, help="List the switches that --option takes instead.")
@click.option("--paths", "numbers", is_flag=True, help="List the numbers that --set takes instead.")
@click.option("--lang", type=LANGUAGES, default="en", show_default=True, help="The language.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def show(
    game_name: str, clause: str | None, named: str | None, switches: bool, numbers: bool, lang: str, as_json: bool
) -> None:
    """Print a game's rulebook, one clause of it, its switches, or its numbers."""
    book = load(game_name)
    if clause and named:
        raise UserError("one clause at a time: name it once, as in signoria rules lorenzo L-26")
    clause = clause or named
    if numbers:
        print_numbers(game(game_name), as_json)
        return
    if switches:
        print_switches(game(game_name), lang, as_json)
        return
    lang = book.language(lang)
    text = book.text(lang)
    if clause is None:
        if as_json:
            print_json(as_data(book, text))
        else:
            print_markdown(whole(text))
        return
    try:
        known = book.entry(clause).id
    except UnknownClause as error:
        raise UserError(str(error)) from None
    if as_json:
        found = text.clauses[known]
        print_json({"game": book.game, "id": known, "title": found.title, "text": found.text})
    else:
        print_markdown(book.clause(known, lang))


@rules.command("coverage")
@click.argument("game_name", metavar="GAME", type=TEXT)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def count(game_name: str, as_json: bool) -> None:
    """Show the code and the tests of each clause; exit code 1 when a testable one has none."""
    load(game_name)
    found = coverage(game(game_name).package)
    if as_json:
        print_json(
            {
                "game": found.game, "clauses": found.clauses, "testable": found.testable, "covered": found.covered,
                "missing": list(found.missing), "rulings": found.rulings, "rulings_covered": found.rulings_covered,
                "rulings_missing": list(found.rulings_missing), "unknown": list(found.unknown),
            }
        )  # fmt: skip
    else:
        print_coverage(found)
    sys.exit(1 if found.missing or found.unknown else 0)


def load(game_name: str) -> Rulebook:
    """A game's rulebook; SetupError or UserError when there is none."""
    try:
        return Rulebook.load(game(game_name).package)
    except RulebookError as error:
        raise UserError(str(error)) from None


def whole(text: Text) -> str:
    """The rulebook as one markdown text, without the anchors that only a browser needs."""
    chapters = [f"## {chapter.title}\n\n{chapter.text}" for chapter in text.chapters]
    return ANCHOR.sub("", "\n\n".join([f"# {text.title}", text.preface, *chapters]))


def as_data(book: Rulebook, text: Text) -> dict[str, Any]:
    """The rulebook as docs/wire.md has it."""
    return {
        "game": book.game,
        "title": text.title,
        "chapters": [
            {
                "id": chapter.id,
                "title": chapter.title,
                "clauses": [
                    {"id": clause, "title": text.clauses[clause].title, "text": text.clauses[clause].text}
                    for clause in chapter.clauses
                ],
            }
            for chapter in text.chapters
        ],
    }


def print_switches(rules: Game[Any], lang: str, as_json: bool) -> None:
    """The choices that a table makes before the start: name, values, default, clause."""
    from signoria.kernel.words import words

    said = words(rules, lang)
    titles = {switch.name: said.say(f"switch-{switch.name}") for switch in rules.switches}
    texts = {
        switch.name: {value: said.say(f"switch-{switch.name}-{value}") for value in switch.values}
        for switch in rules.switches
    }
    if as_json:
        rows = [
            {**asdict(switch), "title": titles[switch.name], "help": texts[switch.name]} for switch in rules.switches
        ]
        print_json({"game": rules.name, "switches": rows})
        return
    for switch in rules.switches:
        click.echo(f"{titles[switch.name]} [{switch.clause}]")
        for value, text in texts[switch.name].items():
            mark = "*" if value == switch.default else " "
            click.echo(f"  {mark} {switch.name}={value:<12} {text}")


def print_numbers(rules: Game[Any], as_json: bool) -> None:
    """Every number that --set can change, by its path, as printed."""
    leaves = changeable(load_all(rules.package)).items()
    found = {f"{rules.name}.{path}": value for path, value in leaves}
    if as_json:
        print_json({"game": rules.name, "paths": found})
        return
    for path, value in found.items():
        click.echo(f"{path}={str(value).lower()}")


def print_markdown(text: str) -> None:
    """Laid out on a terminal, as it is in a pipe, but for links within the rulebook, which lead nowhere there."""
    text = LINK.sub(r"\1", text)
    console = Console(highlight=False)
    if console.is_terminal:
        console.print(Markdown(text))
    else:
        click.echo(text)


def print_coverage(found: Coverage) -> None:
    """One line a clause: code, refusals, tests; then what is missing."""
    console = Console(highlight=False)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("clause", "title"):
        table.add_column(heading)
    for heading in ("code", "refusals", "tests"):
        table.add_column(heading, justify="right")
    for row in found.rows:
        numbers = [str(len(places)) if places else "-" for places in (row.code, row.refusals, row.tests)]
        table.add_row(row.id, row.title, *numbers, style=style(row))
    console.print(table)
    console.print(f"{found.covered} of {found.testable} testable clauses covered ({found.clauses} clauses in all)")
    console.print(f"{found.rulings_covered} of {found.rulings} rulings covered")
    for heading, lines in (("missing", found.missing), ("rulings missing", found.rulings_missing)):
        if lines:
            console.print(f"{heading}: {', '.join(lines)}")
    for line in found.unknown:
        console.print(f"unknown: {line}")
    if found.note:
        console.print(found.note)


def style(row: Row) -> str:
    """Red where a clause lacks code or tests, dim where none can be asked for."""
    return "dim" if row.kind != "rule" else "" if row.covered else "red"


commands = [rules]
