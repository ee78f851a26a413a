"""docs/performance.md, written anew from the figures of a bench, and the same as a table for the terminal."""

from __future__ import annotations

from typing import Any, Final

from rich import box
from rich.console import Console
from rich.table import Table

from signoria.arena.bench import QUICK

WHAT: Final = {
    "decisions": "decisions of random play, all seats, in a second",
    "decisions_compiled": "the same with compiled rules",
    "legal": "one legal list",
    "copy": "one copy of a state",
    "copy_compiled": "the same with compiled rules",
    "apply": "one option applied, up to the next question",
    "replay": "replay of a whole match from its log",
    "view": "one view: masked state, board, JSON",
    "view_size": "a view's mean size",
    "random": "games with random bots on all seats, in a second",
    "greedy": "games with greedy bots on all seats, in a second",
}
AIMS: Final = {
    "decisions_vs_catanatron": ("decisions a second, ours by Catanatron's", "at least 1.5"),
    "copy_vs_catanatron": ("time of a copy, ours by Catanatron's", "at most 0.1"),
    "decisions_compiled_vs_catanatron": ("decisions a second, ours compiled by Catanatron's", "at least 5"),
    "copy_compiled_vs_catanatron": ("time of a copy, ours compiled by Catanatron's", ""),
}
HOW: Final = """
## How it is measured

- A decision is an answered prompt with at least two options, counted so for us and for the peer. Random play draws
  evenly among what is listed and then among an amount's values; Catanatron plays four of its random players and counts
  the ticks at which two actions or more could be played. Lorenzo is played by four, with advanced rules; Regno by four,
  in the schematic scenario over eight years, whose random games are long and whose compositions are one entry of a log;
  Lords of the Renaissance by five, whose random games often end by agreement after some years.
- Legal lists, copies, applied options and views are taken at 40 positions or more, spread evenly over three random
  games; Catanatron's copy at the 60th turn of a game.
- The windows of our rules, of the compiled build (a process of its own) and of Catanatron follow each other within each
  run, so that what else the machine does hits all of them. Each figure is the median of the runs; the spread is highest
  less lowest, by the median. Time is the process's own.
- Bots get masked states, so their games count masking too; greedy tries each of its moves on a copy.
"""


def markdown(data: dict[str, Any]) -> str:
    """The page."""
    versions = ", ".join(f"{name} {version}" for name, version in data["versions"].items())
    lines = ["# Performance", "", "Written by `make bench`; `signoria bench --json` prints the same as data.", ""]
    lines += [f"{data['runs']} runs, windows of {data['seconds']:g} s. {versions}. {data['machine']}.", ""]
    if data["runs"] == QUICK.runs:
        lines += ["Measured in a hurry (`--quick`): the spreads are large.", ""]
    if data["ratios"]:
        lines += ["| ratio | value | aim |", "|---|--:|---|"]
        lines += [f"| {AIMS[name][0]} | {value:g} | {AIMS[name][1]} |" for name, value in data["ratios"].items()]
        lines.append("")
    lines += ["| figure | value | unit | spread |", "|---|--:|---|--:|"]
    lines += [f"| {_what(name)} | {x['value']:,} | {x['unit']} | {x['spread']:.0%} |" for name, x in _figures(data)]
    lines += ["", *(f"Note: {note}." for note in data["notes"])]
    return "\n".join(lines).rstrip() + "\n" + HOW


def show(console: Console, data: dict[str, Any]) -> None:
    """The figures as a table."""
    table = Table("figure", box=box.SIMPLE)
    for heading in ("value", "unit", "spread"):
        table.add_column(heading, justify="right" if heading != "unit" else "left")
    for name, x in _figures(data):
        table.add_row(_what(name), f"{x['value']:,}", x["unit"], f"{x['spread']:.0%}")
    console.print(table)
    for name, value in data["ratios"].items():
        what, aim = AIMS[name]
        console.print(f"{what}: {value:g}" + (f" (aim: {aim})" if aim else ""))
    for note in data["notes"]:
        console.print(f"Note: {note}.")


def _figures(data: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    """By game, in the order of WHAT."""
    order = list(WHAT)
    return sorted(
        data["figures"].items(),
        key=lambda item: (
            item[0].partition(".")[0] == "catanatron",
            item[0].partition(".")[0],
            order.index(item[0].partition(".")[2]),
        ),
    )


def _what(name: str) -> str:
    game, _, figure = name.partition(".")
    return f"{game.capitalize()}: {WHAT[figure]}"
