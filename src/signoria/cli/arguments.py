"""Arguments that several commands share: `--option NAME=VALUE` and `--set PATH=VALUE`, each as often as wanted. A
game's switches are options of their own too: `--scenario italy_1450`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, cast

import click

from signoria.cli.errors import UserError
from signoria.kernel.facts import parse_set
from signoria.kernel.game import GAMES, game


class Words(click.ParamType[str]):
    """A text that can be written down again: no bytes that are no UTF-8, which a shell lets through."""

    name = "text"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> str:
        text = str(value)
        if not text.isascii() and any("\ud800" <= x <= "\udfff" for x in text):
            self.fail("this is not UTF-8 text", param, ctx)
        return text


TEXT: Final = Words()
LANGUAGES: Final = click.Choice(["en", "it", "da"])  # as kernel.words, which is not loaded for a help text
TRUTH: Final = {"true": True, "false": False}


class GameCommand(click.Command):
    """A command with a GAME and `--option`: each switch of that game can be written `--NAME VALUE` as well."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        named = next((word for word in args if word in GAMES), None)
        taken = {name for param in self.params for name in param.opts}
        known = {f"--{switch.name}" for switch in game(named).switches} - taken if named else set()
        return super().parse_args(ctx, list(_spelt_out(args, known)))


def _spelt_out(args: Sequence[str], known: set[str]) -> Iterator[str]:
    """`--NAME VALUE` and `--NAME=VALUE` of the known names as `--option NAME=VALUE`."""
    words = iter(args)
    for word in words:
        name, equals, value = word.partition("=")
        if name not in known:
            yield word
            continue
        yield from ("--option", f"{name.removeprefix('--')}={value if equals else next(words, '')}")


def options_of(texts: Sequence[str]) -> dict[str, str]:
    """Switches by name. UserError for a text without `=`; names and values are the game's affair."""
    found: dict[str, str] = {}
    for text in texts:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not (name and equals and value):
            raise UserError(f"{text!r} is not NAME=VALUE, such as rules=base")
        found[name] = value
    return found


def sets_of(texts: Sequence[str]) -> dict[str, int]:
    """Changed numbers by path. FactError for a text without `=`; other words than true and false go on as they are, so
    that the facts refuse them and say what fits there."""
    found = dict(parse_set(text) for text in texts)
    return {path: cast(int, TRUTH.get(str(value), value)) for path, value in found.items()}
