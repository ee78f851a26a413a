"""The command line: `signoria …`. Each command's module is imported only when the command is called."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any, Final

import click

from signoria import __version__

COMMANDS: Final = {  # name: (module here, what it is for), in the order of --help
    "play": ("play", "Play in this terminal, against bots or with friends at the same keyboard."),
    "serve": ("serve", "Play in the browser: on this machine or on all devices around."),
    "rules": ("rules", "Read the rulebook or one of its clauses; count which are tested."),
    "cards": ("cards", "Look cards, leaders and tiles up, each with its rulings."),
    "simulate": ("simulate", "Let bots play many games and report who wins, how and how fast."),
    "compare": ("simulate", "Play changed numbers and the printed ones on the same seeds."),
    "verify": ("files", "Check a match file: every die, draw, choice and hash."),
    "audit": ("audit", "Play a server's running matches again by the installed rules."),
    "bench": ("bench", "Measure how fast the rules are."),
    "backup": ("serve", "Copy the server's data aside while it runs."),
    "restore": ("serve", "Put a backup back."),
}

HELP: Final = """Renaissance board games by the printed rules: in the browser, in the terminal and for simulations.

\b
  signoria serve                                    play in the browser
  signoria play lorenzo --seats me,greedy,greedy    play here
  signoria rules lorenzo --clause L-26              look a rule up
"""


class Signoria(click.Group):
    """The group of all commands."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module = importlib.import_module(f"signoria.cli.{COMMANDS[cmd_name][0]}")
        found: dict[str, click.Command] = {command.name or "": command for command in module.commands}
        return found[cmd_name]

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):  # from the table above, so that --help imports nothing
            formatter.write_dl([(name, text) for name, (_, text) in COMMANDS.items()])

    def main(self, *args: Any, **extra: Any) -> Any:
        from signoria.cli.errors import guarded

        extra["standalone_mode"] = False
        run: Callable[[], Any] = lambda: super(Signoria, self).main(*args, **extra)  # noqa: E731
        guarded(run)


@click.group(cls=Signoria, help=HELP, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="signoria")
def main() -> None:
    """The group; HELP is its text."""
