"""G29: every text of every language, with long names and with 0, 1, 2, 21 and 1,234."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

import signoria
from signoria.kernel.words import LANGUAGES
from wording import inside, messages, placeholders

SOURCES = Path(signoria.__file__).parent
FILES = sorted(
    path.relative_to(SOURCES) for path in (*SOURCES.rglob("words/*en.ftl"), *SOURCES.rglob("words/en/*.ftl"))
)
NO_DANISH = ("games/regno", "games/lords")  # there the game's own words are English
LONG = "Bartolomea di Serravalle-Scrivia detta la Magnifica, vedova Pallavicino"
COUNTS = (0, 1, 2, 21, 1234)
PLURALS = {"zero", "one", "two", "few", "many", "other"}


def file_of(path: Path, language: str) -> Path:
    folder = path.parent.with_name(language) if path.parent.name == "en" else path.parent
    return SOURCES / folder / path.name.replace("en.ftl", f"{language}.ftl")


def text_of(path: Path, language: str) -> str:
    return file_of(path, language).read_text("utf-8")


def room_of(path: Path) -> str:
    return path.as_posix().partition("/words/")[0]


TEXTS = [(path, x) for path in FILES for x in LANGUAGES if x != "da" or room_of(path) not in NO_DANISH]
each = pytest.mark.parametrize(("path", "language"), TEXTS, ids=str)


def counted(message: ast.Message) -> set[str]:
    """Arguments between whose numbers the text chooses."""
    found = set()
    for choice in inside(message, ast.SelectExpression):
        keys = {key.name if isinstance(key := variant.key, ast.Identifier) else "0" for variant in choice.variants}
        if keys <= PLURALS | {"0"} and isinstance(choice.selector, ast.VariableReference):
            found.add(choice.selector.id.name)
    return found


@each
def test_every_language_has_the_same_keys_and_placeholders(path: Path, language: str) -> None:
    english, other = (messages([text_of(path, x)]) for x in ("en", language))
    assert list(english) == list(other)
    differ = {key for key in english if placeholders(english[key], english) != placeholders(other[key], other)}
    assert not differ


@each
def test_every_text_takes_long_names_and_every_number(path: Path, language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text_of(path, language)))
    known = messages([text_of(path, language)])
    for key, message in known.items():
        numbers = counted(message)
        for count in COUNTS:
            values = {name: count if name in numbers else LONG for name in placeholders(message, known)}
            said, errors = bundle.format_pattern(bundle.get_message(key).value, values)
            where = f"{language}: {key} with {count}: {said!r}"
            assert not errors, f"{where}: {errors}"
            assert said.strip(), where
            assert not re.search(r"[{}$]", said), where
            shown = {x.expression.id.name for x in direct(message)}
            for name in shown - numbers:
                assert LONG in said, f"{where}: {name} is not shown"
            written = {str(count), f"{count:,}", f"{count:,}".replace(",", ".")}
            assert not shown & numbers or written & set(re.findall(r"\d[\d.,]*\b", said)), where


def direct(message: ast.Message) -> list[ast.Placeable]:
    """Arguments that the text shows whatever it chooses."""
    elements = message.value.elements if message.value else []
    return [x for x in elements if isinstance(x, ast.Placeable) and isinstance(x.expression, ast.VariableReference)]


MANY = {
    "en": "points|coins|servants|cards|leaders|members|privileges|players|seats|choices|games|rounds|spectators",
    "it": "punti|monete|servitori|carte|familiari|privilegi|giocatori|posti|scelte|partite|spettatori",
    "da": "mønter|tjenere|familiemedlemmer|privilegier|rådsprivilegier|spillere|pladser|runder|muligheder|linjer",
}
ALWAYS_MORE = ("ask-keep", "why-closed", "welcome")  # a packet to choose from has two leaders, a table two players


@each
def test_nobody_has_one_points(path: Path, language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text_of(path, language)))
    known = messages([text_of(path, language)])
    for key, message in known.items():
        said, _ = bundle.format_pattern(bundle.get_message(key).value, dict.fromkeys(placeholders(message, known), 1))
        wrong = re.search(rf"\b1 (\w+ )?({MANY[language]})\b", said)
        assert not wrong or key in ALWAYS_MORE, f"{language}: {key}: {said}"


@each
def test_where_a_text_counts_one_reads_otherwise_than_many(path: Path, language: str) -> None:
    """Each choice by a number has a word for one and one for all others, and no form that the language never uses."""
    for key, message in messages([text_of(path, language)]).items():
        for choice in inside(message, ast.SelectExpression):
            names = {each.key.name for each in choice.variants if isinstance(each.key, ast.Identifier)}
            if names & PLURALS - {"other"}:
                assert "other" in names, f"{language}: {key}"
                assert names <= {"one", "other"}, f"{language}: {key}: {names}"


def test_the_files_are_found() -> None:
    assert {room_of(path) for path in FILES} >= {"kernel", "server", "cli", "games/lorenzo", "games/regno"}


def test_a_game_speaks_danish_whole_or_not_at_all() -> None:
    danish = {room_of(path) for path in FILES if file_of(path, "da").is_file()}
    assert danish == {room_of(path) for path in FILES} - set(NO_DANISH)
