"""`signoria audit`: may a server's running matches go on by the installed rules?"""

from __future__ import annotations

import sys
from pathlib import Path

import click

from signoria.cli.errors import UserError, print_json
from signoria.cli.serve import DATA, default_data


@click.command()
@DATA
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object: same, matches.")
def audit(data: Path | None, as_json: bool) -> None:
    """Play all running matches of a server's data again by the installed rules; nothing is changed.

    Exit code 0: all come out the same. 1: some do not; the first entry and the changed clauses are named, and at its
    next start the server lets them go on from where they stand. 2: there is no data that can be read.
    """
    import asyncio

    import msgspec

    from signoria.kernel.game import GAMES, game
    from signoria.server.audit import audit as carry_out
    from signoria.server.upgrade import DatabaseError

    try:
        found = asyncio.run(carry_out(data or default_data(), {name: game(name) for name in GAMES}))
    except DatabaseError as error:
        raise UserError(str(error)) from error
    same = all(x.verdict == "same" for x in found)
    if as_json:
        print_json({"same": same, "matches": [msgspec.to_builtins(x) for x in found]})
        sys.exit(0 if same else 1)
    for x in found:
        said = f"{x.table} {x.game} ({x.name}), {x.entries} entries: "
        if x.verdict == "same":
            click.echo(said + "same")
        elif x.verdict == "differs":
            where = f"entry {x.entry}" if x.entry else "the start"
            click.echo(said + f"differs at {where}; changed: {', '.join(x.clauses) or 'nothing that is named'}")
        else:
            click.echo(said + f"cannot go on: {x.reason}")
    click.echo(f"{len(found)} running, {sum(x.verdict == 'same' for x in found)} the same")
    sys.exit(0 if same else 1)


commands = [audit]
