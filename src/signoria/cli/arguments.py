"""Arguments that several commands share: `--option NAME=VALUE` and `--set PATH=VALUE`, each as often as wanted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

import click

from signoria.cli.errors import UserError
from signoria.kernel.facts import parse_set


class Words(click.ParamType[str]):
    """A text that can be written down again: no bytes that are no UTF-8, which a shell lets through."""

    name = "text"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> str:
        text = str(value)
        if not text.isascii() and any("\ud800" <= x <= "\udfff" for x in text):
            self.fail("this is not UTF-8 text", param, ctx)
        return text


TEXT: Final = Words()
TRUTH: Final = {"true": True, "false": False}


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
