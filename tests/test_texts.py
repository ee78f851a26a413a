"""G29: every text of every language, with long names and with 0, 1, 2, 21 and 1,234."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse

import signoria
from signoria.kernel.words import LANGUAGES

SOURCES = Path(signoria.__file__).parent
FILES = sorted(path.relative_to(SOURCES) for path in SOURCES.rglob("words/*en.ftl"))
LONG = "Bartolomea di Serravalle-Scrivia detta la Magnifica, vedova Pallavicino"
COUNTS = (0, 1, 2, 21, 1234)
PLURALS = {"zero", "one", "two", "few", "many", "other"}


def text_of(path: Path, language: str) -> str:
    return (SOURCES / path.with_name(path.name.replace("en.ftl", f"{language}.ftl"))).read_text("utf-8")


def messages(text: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for entry in parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = entry
    return found


def inside(node: Any, kind: type) -> Iterator[Any]:
    """All nodes of a kind in a message."""
    if isinstance(node, kind):
        yield node
    for value in vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ():
        yield from inside(value, kind)


def arguments(message: ast.Message) -> set[str]:
    return {each.id.name for each in inside(message, ast.VariableReference)}


def counted(message: ast.Message) -> set[str]:
    """Arguments between whose numbers the text chooses."""
    found = set()
    for choice in inside(message, ast.SelectExpression):
        keys = {key.name if isinstance(key := variant.key, ast.Identifier) else "0" for variant in choice.variants}
        if keys <= PLURALS | {"0"} and isinstance(choice.selector, ast.VariableReference):
            found.add(choice.selector.id.name)
    return found


@pytest.mark.parametrize("path", FILES, ids=str)
def test_both_languages_have_the_same_keys_and_placeholders(path: Path) -> None:
    english, italian = (messages(text_of(path, language)) for language in ("en", "it"))
    assert list(english) == list(italian)
    differ = [f"it: {key}" for key, message in english.items() if arguments(message) != arguments(italian[key])]
    assert not differ


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", FILES, ids=str)
def test_every_text_takes_long_names_and_every_number(path: Path, language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text_of(path, language)))
    for key, message in messages(text_of(path, language)).items():
        numbers = counted(message)
        for count in COUNTS:
            values = {name: count if name in numbers else LONG for name in arguments(message)}
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
}
ALWAYS_MORE = ("ask-keep", "why-closed")  # a packet to choose from has two leaders, a table two players


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", FILES, ids=str)
def test_nobody_has_one_points(path: Path, language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text_of(path, language)))
    for key, message in messages(text_of(path, language)).items():
        said, _ = bundle.format_pattern(bundle.get_message(key).value, dict.fromkeys(arguments(message), 1))
        wrong = re.search(rf"\b1 (\w+ )?({MANY[language]})\b", said)
        assert not wrong or key in ALWAYS_MORE, f"{language}: {key}: {said}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", FILES, ids=str)
def test_where_a_text_counts_one_reads_otherwise_than_many(path: Path, language: str) -> None:
    """Each choice by a number has a word for one and one for all others, and no form that the language never uses."""
    for key, message in messages(text_of(path, language)).items():
        for choice in inside(message, ast.SelectExpression):
            names = {each.key.name for each in choice.variants if isinstance(each.key, ast.Identifier)}
            if names & PLURALS:
                assert "other" in names, f"{language}: {key}"
                assert names <= {"one", "other"}, f"{language}: {key}: {names}"


def test_the_files_are_found() -> None:
    assert {str(path.parent.parent) for path in FILES} >= {"kernel", "server", "cli", "games/lorenzo"}
