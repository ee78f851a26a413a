"""The command line: `signoria …`."""

import click

from signoria import __version__


@click.group()
@click.version_option(__version__, prog_name="signoria")
def main() -> None:
    """Renaissance board games by the printed rules."""
