"""`signoria play`: a match in this terminal."""

from __future__ import annotations

import os
from pathlib import Path

import click

from signoria.cli.arguments import LANGUAGES, TEXT, GameCommand, options_of, sets_of
from signoria.cli.errors import UserError, naming
from signoria.kernel.files import read_bounded
from signoria.kernel.game import Setup, game


@click.command(cls=GameCommand)
@click.argument("game_name", metavar="GAME", type=TEXT)
@click.option("--seats", type=TEXT, help="Who plays, in seat order: me, me=NAME or a bot, such as me,greedy,greedy.")
@click.option("--seed", type=TEXT, help="The same seed gives the same dice and cards. Without it they are drawn.")
@click.option(
    "--option",
    "options",
    type=TEXT,
    multiple=True,
    metavar="NAME=VALUE",
    help="A switch, also --NAME VALUE; rules GAME --options lists them.",
)
@click.option(
    "--set", "sets", type=TEXT, multiple=True, metavar="PATH=VALUE", help="Another number in the game's data files."
)
@click.option("--position", type=click.Path(path_type=Path), help="Start from a position file.")
@click.option("--load", "match_file", type=click.Path(path_type=Path), help="Go on with a match file.")
@click.option("--typed", is_flag=True, help="A game on a real table: dice and cards are typed in as they fall.")
@click.option("--lang", type=LANGUAGES, default="en", show_default=True, help="The language.")
def play(
    game_name: str,
    seats: str | None,
    seed: str | None,
    options: tuple[str, ...],
    sets: tuple[str, ...],
    position: Path | None,
    match_file: Path | None,
    typed: bool,
    lang: str,
) -> None:
    """Play in this terminal, against bots or with friends at the same keyboard.

    Several `me` seats share the keyboard, with a curtain between turns. Choices are numbered; `help` lists the
    commands. Input may come from a file or a pipe: one choice or command a line.

    \b
      signoria play lorenzo --seats me,greedy,greedy --seed 7
      signoria play lorenzo --seats me=Anna,me=Bruno --option rules=base
      signoria play lorenzo --houses --seats me,greedy,greedy,greedy,greedy
      signoria play regno --scenario italy_1450 --length short
      signoria play lorenzo --load lorenzo-1.match.json
      signoria play lorenzo --typed --seats me=Anna,me=Bruno
    """
    from signoria.cli.phrases import Phrases
    from signoria.cli.screen import Left, Screen
    from signoria.cli.sitting import Sitting
    from signoria.cli.table import Table, chairs_in, chairs_of, start
    from signoria.cli.typist import Typist
    from signoria.kernel import matchfile
    from signoria.kernel.match import key_of_seed
    from signoria.kernel.words import words

    rules = game(game_name)
    say = Phrases(lang, rules.package)
    screen = Screen(say)
    if match_file is not None:
        if seed or options or sets or position or typed:
            raise UserError(
                "--load brings the file's own start: no --seed, --option, --set, --position or --typed with it"
            )
        with naming(match_file):
            match = matchfile.load(read_bounded(match_file))
        if match.rules.name != rules.name:
            raise UserError(f"{match_file} is a match of {match.rules.name}, not of {rules.name}")
        count = match.setup.seats
        chairs = (
            chairs_of(seats.split(","), rules, say) if seats is not None else chairs_in(match.names, count, rules, say)
        )
        if len(chairs) != match.setup.seats:
            raise UserError(f"{match_file} is a match of {match.setup.seats} seats; --seats names {len(chairs)}")
        speech = words(rules, lang, match.setup.sets)
        typist = Typist(speech, [chair.name for chair in chairs], say, screen, match.typed)
        table = Table(match, chairs, lang, say, typist)
        table.resume(match_file)
    else:
        setup = setup_of(rules.name, options, sets, position)
        count = setup.seats if position is not None else 0
        specs = seats.split(",") if seats is not None else ["me", *["greedy"] * ((count or rules.usual) - 1)]
        if count and len(specs) != count:
            raise UserError(f"{position} is a position of {count} seats; --seats names {len(specs)}")
        setup = Setup(setup.game, len(specs), setup.options, setup.sets, setup.position)
        if typed and seed is not None:
            raise UserError("--typed takes its outcomes from a real table: no --seed with it")
        key = os.urandom(32) if seed is None else key_of_seed(seed)
        rules.check(setup)
        chairs = chairs_of(specs, rules, say)
        typist = Typist(words(rules, lang, setup.sets), [chair.name for chair in chairs], say, screen, typed)
        try:
            table = start(rules, setup, key, chairs, lang, say, typist)
        except Left:
            raise UserError("the input ended before the start of the match was typed in") from None
    Sitting(table, screen).play()


def setup_of(game_name: str, options: tuple[str, ...], sets: tuple[str, ...], position: Path | None) -> Setup:
    """The start that the options of the command line describe; seats are 0 unless a position names them."""
    if position is not None:
        from signoria.kernel import position as positions

        if options or sets:
            raise UserError("--position brings its own options and numbers: no --option or --set with it")
        with naming(position):
            setup = positions.read(read_bounded(position))
        if setup.game != game_name:
            raise UserError(f"{position} is a position of {setup.game}, not of {game_name}")
        return setup
    return Setup(game_name, 0, options_of(options), sets_of(sets))


commands = [play]
