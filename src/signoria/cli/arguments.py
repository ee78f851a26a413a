"""Arguments that several commands share: `--option NAME=VALUE` and `--set PATH=VALUE`, each as often as wanted. A
game's switches are options of their own too: `--scenario italy_1450`; one that is on or off means on without a value:
`--houses`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
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
ON_OFF: Final = {"on", "off"}
TRUTH: Final = {"true": True, "false": False}


class GameCommand(click.Command):
    """A command with a GAME and `--option`: each switch of that game can be written `--NAME VALUE` as well."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        named = next((word for word in args if word in GAMES), None)
        taken = {name for param in self.params for name in param.opts}
        known = {f"--{switch.name}": set(switch.values) for switch in game(named).switches} if named else {}
        return super().parse_args(ctx, list(_spelt_out(args, {x: known[x] for x in known.keys() - taken})))


def _spelt_out(args: Sequence[str], known: Mapping[str, set[str]]) -> Iterator[str]:
    """`--NAME VALUE` and `--NAME=VALUE` of the known names (with their values) as `--option NAME=VALUE`; an on-off
    switch may stand without a value where no value follows."""
    words = list(args)
    while words:
        word = words.pop(0)
        name, equals, value = word.partition("=")
        if name not in known:
            yield word
            continue
        if not equals:
            bare = not words or words[0].startswith("-") or words[0] in GAMES
            value = "on" if bare and known[name] == ON_OFF else words.pop(0) if words else ""
        yield from ("--option", f"{name.removeprefix('--')}={value}")


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
