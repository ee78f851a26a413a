"""`signoria bench [GAME …]`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click
from rich.console import Console

from signoria.cli.arguments import TEXT
from signoria.cli.errors import print_json


@click.command()
@click.argument("games", metavar="[GAME]...", nargs=-1, type=TEXT)
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
    from signoria.kernel.files import check_writable, write_whole
    from signoria.kernel.game import GAMES

    if write:
        check_writable(write)
    errors = Console(stderr=True, highlight=False)
    pace = benching.QUICK if quick else benching.THOROUGH
    data = benching.bench(games or GAMES, pace, errors.print if errors.is_terminal else lambda text: None)
    if as_json:
        print_json(data)
    else:
        performance.show(Console(highlight=False), data)
    if write:
        write_whole(write, performance.markdown(data))


commands = [bench]
