"""What can go wrong for a caller, and the server's own words in each language."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from signoria.kernel.words import LANGUAGES

STATUS: Final = {
    "forbidden": 403, "origin": 403, "host": 421, "no-table": 404, "no-moment": 404, "no-game": 404, "no-study": 404,
    "no-case": 404, "link-gone": 410, "too-large": 413, "fault": 500, "too-many-tables": 429, "too-fast": 429,
    "too-many-spectators": 429, "bad-request": 400, "bad-study": 400, "bad-option": 400, "bad-setup": 400,
    "too-much": 400, "bad-match": 400, "seed-known": 400,
}  # fmt: skip


class Problem(Exception):
    """A request that changes nothing. `code` names its words (`problem-…`), `values` fill them; 409 unless STATUS."""

    def __init__(self, code: str, clause: str = "", text: str = "", **values: object) -> None:
        super().__init__(code)
        self.code, self.clause, self.values = code, clause, values
        self.status = STATUS.get(code, 409)
        self._text = text  # words of the rules, already in the reader's language

    def text(self, language: str) -> str:
        return self._text or say(language, f"problem-{self.code}", **self.values)

    def json(self, language: str) -> dict[str, str]:
        """`{error, text, clause?}`"""
        out = {"error": self.code, "text": self.text(language)}
        return {**out, "clause": self.clause} if self.clause else out


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    path = files("signoria.server") / "words" / f"{language}.ftl"
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def say(language: str, key: str, **values: object) -> str:
    """The server's own words; KeyError when there are none."""
    message = _bundle(language).get_message(key)
    text, errors = _bundle(language).format_pattern(message.value, values)  # type: ignore[arg-type]  # Fluent takes any
    if errors:
        raise ValueError(f"{language}: {key}: {errors[0]}")
    return str(text)


def language_of(asked: str | None, accepted: str = "") -> str:
    """The language asked for if it is there, else the browser's first one that is, else English."""
    wishes = [asked or "", *(x.strip()[:2].lower() for x in accepted.split(","))]
    return next((x for x in wishes if x in LANGUAGES), LANGUAGES[0])
