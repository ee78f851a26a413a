"""`signoria bench [GAME …]`."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

import click
from rich.console import Console

from signoria.cli.errors import print_json


@click.command()
@click.argument("games", metavar="[GAME]...", nargs=-1)
@click.option("--quick", is_flag=True, help="Two short runs instead of five.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object: figures, ratios, versions, machine.")
@click.option("--write", type=click.Path(path_type=Path), help="Write the page docs/performance.md to this file.")
def bench(games: Sequence[str], quick: bool, as_json: bool, write: Path | None) -> None:
    """Measure how fast the rules are, beside Catanatron, an engine of the same size.

    Catanatron is measured where it is installed, the compiled build where `make compile` has made one and the
    environment variable SIGNORIA_COMPILED names its folder, as `make bench` does.
    """
    from signoria.arena import bench as benching
    from signoria.arena import performance
    from signoria.arena.files import output
    from signoria.kernel.game import GAMES

    with ExitStack() as stack:
        page = stack.enter_context(output(write)) if write else None
        errors = Console(stderr=True, highlight=False)
        pace = benching.QUICK if quick else benching.THOROUGH
        data = benching.bench(games or GAMES, pace, errors.print if errors.is_terminal else lambda text: None)
        if page:
            page.write_text(performance.markdown(data))
    if as_json:
        print_json(data)
    else:
        performance.show(Console(highlight=False), data)


commands = [bench]
