"""The terminal's own words, from Fluent, in the player's language; with those of the game's terminal board."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from signoria.kernel.words import languages

HERE: Final = "signoria.cli"


class Phrases:
    """Calling it gives a message's text; a missing message or argument is a KeyError. A game without words in the
    language has its own in English."""

    def __init__(self, language: str, game_package: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        spoken = language if language in languages(game_package) else "en"
        for file in (
            files(HERE).joinpath("words", f"{language}.ftl"),
            files(game_package).joinpath("words", f"terminal.{spoken}.ftl"),
        ):
            if file.is_file():
                self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        """Is there such a message?"""
        return bool(self._bundle.has_message(key))

    def __call__(self, key: str, **arguments: object) -> str:
        pattern = self._bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            raise KeyError(f"no words for {key}")
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise KeyError(f"{key}: {errors[0]}")
        return str(text)
