"""`signoria verify FILE`."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from signoria.cli.errors import naming, print_json
from signoria.kernel.files import read_bounded


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object: ok, over, entries, first_bad.")
def verify(file: Path, as_json: bool) -> None:
    """Check a match file: every die, draw, choice and hash is computed again.

    "ok so far" is said of a match that is not over: it may be running, or its last entries may be missing.
    Exit code 0: all fits. 2: an entry does not, and is named (0 is the start); or it is no match file that can be read.
    """
    from signoria.kernel import matchfile

    with naming(file):
        verdict = matchfile.verify(read_bounded(file))
    if as_json:
        data: dict[str, object] = {
            "ok": verdict.ok, "over": verdict.over, "entries": verdict.entries, "first_bad": verdict.first_bad,
            "checked": verdict.checked,
        }  # fmt: skip
        print_json(data | ({"reason": verdict.reason} if verdict.reason else {}))
    elif verdict.ok:
        so_far = "ok" if verdict.over else "ok so far: the match is not over"
        note = f" ({verdict.reason})" if verdict.reason else ""
        click.echo(f"{so_far}{':' if verdict.over else ';'} {verdict.entries} entries fit{note}")
    else:
        where = f"entry {verdict.first_bad}" if verdict.first_bad else "the start"
        click.echo(f"{where} does not fit: {verdict.reason}")
    sys.exit(0 if verdict.ok else 2)


commands = [verify]
