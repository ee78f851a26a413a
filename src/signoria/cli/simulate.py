"""`signoria simulate GAME` and `signoria compare GAME`."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console

from signoria.cli.arguments import TEXT, GameCommand, options_of, sets_of
from signoria.cli.errors import UserError, print_json

if TYPE_CHECKING:
    from signoria.arena.play import Plan, Record
    from signoria.arena.workers import GameFailed

MOST = 10**12  # games, and the number of one: far beyond what anybody plays, and it fits a column
PIPE_WIDTH = 160  # of tables where no terminal limits them


def cores() -> int:
    """How many processes this machine runs at a time."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def shared(command: Callable[..., None]) -> Callable[..., None]:
    """The arguments that both commands have."""
    for decorate in reversed(
        (
            click.argument("game_name", metavar="GAME", type=TEXT),
            click.option("--seats", type=TEXT, default="", help="The bots, such as greedy,random,random,random."),
            click.option(
                "--players", type=click.IntRange(1, 100), help="How many play; without --seats all the same bot."
            ),
            click.option("--seed", type=TEXT, default="1", show_default=True, help="The same seed: the same games."),
            click.option("--jobs", type=click.IntRange(1, 256), default=cores, help="Processes; by default all cores."),
            click.option("--fixed-seats", is_flag=True, help="Bot i always sits at seat i; without it they rotate."),
            click.option("--cards", is_flag=True, help="Note who takes which card."),
            click.option("--json", "as_json", is_flag=True, help="Print one JSON object."),
        )
    ):
        command = decorate(command)
    return command


@click.command(cls=GameCommand)
@shared
@click.option("--games", type=click.IntRange(1, MOST), default=100, show_default=True, help="How many games.")
@click.option("--first", type=click.IntRange(0, MOST), default=0, help="Number of the first game, to play some again.")
@click.option(
    "--option", "options", type=TEXT, multiple=True, metavar="NAME=VALUE", help="Also --NAME VALUE: a switch."
)
@click.option("--set", "sets", type=TEXT, multiple=True, metavar="PATH=VALUE", help="Another number than printed.")
@click.option("--out", type=click.Path(path_type=Path), help="Write a row a game and seat to this Parquet file.")
def simulate(
    game_name: str,
    seats: str,
    players: int | None,
    seed: str,
    jobs: int,
    fixed_seats: bool,
    cards: bool,
    as_json: bool,
    games: int,
    first: int,
    options: Sequence[str],
    sets: Sequence[str],
    out: Path | None,
) -> None:
    """Let bots play many games and report who wins, how and how fast.

    \b
      signoria simulate lorenzo --seats greedy,random,random,random --games 1000 --out runs.parquet
      signoria simulate lorenzo --houses --players 5

    Bots: random, greedy. The i-th of --seats is the i-th bot; it moves on by a seat from game to game. With --cards and
    --out, the cards go to a second file beside the first (runs.cards.parquet).
    """
    from signoria.arena import files, summary
    from signoria.arena.play import Plan
    from signoria.kernel.files import check_writable

    plan = Plan(
        game_name,
        bots_of(game_name, seats, players),
        games,
        seed,
        first,
        not fixed_seats,
        options_of(options),
        sets_of(sets),
        cards,
    )
    plan.check()
    taken = files.cards_path(out) if out and cards else None
    for file in filter(None, (taken, out)):
        check_writable(file)
    started = time.perf_counter()
    (records,) = played([plan], jobs)
    data = summary.summary(plan, records, time.perf_counter() - started, jobs)
    try:
        if taken:
            files.write_table(taken, files.cards_table(plan, records))
        if out:
            files.write_table(out, files.runs_table(plan, records))
    finally:
        report(data, as_json, summary.show)  # also when the disk is full now


@click.command(cls=GameCommand)
@shared
@click.option("--games", type=click.IntRange(2, MOST), default=1000, show_default=True, help="How many pairs of games.")
@click.option("--option", "options", type=TEXT, multiple=True, metavar="NAME=VALUE", help="A switch, in changed games.")
@click.option("--both", type=TEXT, multiple=True, metavar="NAME=VALUE", help="In all games: houses=on, or just houses.")
@click.option("--set", "sets", type=TEXT, multiple=True, metavar="PATH=VALUE", help="A changed number.")
def compare(
    game_name: str,
    seats: str,
    players: int | None,
    seed: str,
    jobs: int,
    fixed_seats: bool,
    cards: bool,
    as_json: bool,
    games: int,
    options: Sequence[str],
    both: Sequence[str],
    sets: Sequence[str],
) -> None:
    """Play changed rules and the printed ones on the same seeds, and print each difference with a 95 % interval.

    \b
      signoria compare lorenzo --set lorenzo.board.council_palace.gain.coin=2 --games 2000
      signoria compare lorenzo --both houses=on --set lorenzo.houses.auction.highest_bid=10
    """
    from signoria.arena import compare as comparing
    from signoria.arena.play import Plan

    bots, common = bots_of(game_name, seats, players), options_of([x if "=" in x else f"{x}=on" for x in both])
    before = Plan(game_name, bots, games, seed, 0, not fixed_seats, common, {}, cards)
    after = Plan(game_name, bots, games, seed, 0, not fixed_seats, common | options_of(options), sets_of(sets), cards)
    before.check()
    after.check()
    started = time.perf_counter()
    records = played([before, after], jobs)
    report(comparing.comparison(before, after, records, time.perf_counter() - started), as_json, comparing.show)


def bots_of(game_name: str, seats: str, players: int | None) -> tuple[str, ...]:
    """The bots by seat; without any, the strongest on all seats. UserError where `players` says another number."""
    from signoria import bots
    from signoria.kernel.game import game

    rules = game(game_name)
    if not seats.strip():
        return (bots.names(rules)[-1],) * (players or rules.usual)
    named = tuple(name.strip() for name in seats.split(","))
    if players not in (None, len(named)):
        raise UserError(f"--seats names {len(named)} bots, --players {players}: leave one of them out")
    return named


def played(plans: Sequence[Plan], jobs: int) -> list[list[Record]]:
    """All games, with a bar on a terminal; ends the program with exit code 1 when one of them fails."""
    from signoria.arena.workers import GameFailed, WorkerLost, run

    try:
        with bar(sum(plan.games for plan in plans)) as tell:
            return run(plans, jobs, tell)
    except GameFailed as failed:
        tell_failure(plans[0].game, failed)
        sys.exit(1)
    except WorkerLost as error:
        raise UserError(str(error)) from None


@contextmanager
def bar(games: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on stderr, where somebody looks at it."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda done: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    with Progress(
        BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console, transient=True
    ) as progress:
        task = progress.add_task("", total=games)
        yield lambda done: progress.advance(task, done)


def tell_failure(game: str, failed: GameFailed) -> None:
    """Which game failed, with what, where its last position stands, and how to play it again."""
    from signoria.kernel.files import write_whole

    failure = failed.failure
    click.echo(failure.trace.rstrip(), err=True)
    click.echo(f"signoria: game {failure.game} (seed {failure.seed}) failed: {failure.error}", err=True)
    if failure.position:
        file = Path(f"{game}-{failure.seed}.position.json")
        try:
            write_whole(file, failure.position)
            click.echo(f"its last position: {file}", err=True)
        except OSError as error:
            click.echo(f"its last position could not be written: {error}", err=True)
    click.echo(f"again: {failure.again}", err=True)


def report(data: dict[str, Any], as_json: bool, show: Callable[[Console, Any], None]) -> None:
    """The result as JSON or as tables."""
    if as_json:
        print_json(data)
    else:
        console = Console(highlight=False)
        show(console if console.is_terminal else Console(highlight=False, width=PIPE_WIDTH), data)


commands = [simulate, compare]
