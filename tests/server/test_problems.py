"""The server's own words: every language whole, and a sentence for everything that can go wrong."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from signoria.kernel import match as kernel_match
from signoria.kernel.words import LANGUAGES
from signoria.server import problems


def messages(language: str) -> dict[str, set[str]]:
    """Key -> its placeholders."""
    text = (files("signoria.server") / "words" / f"{language}.ftl").read_text("utf-8")
    parsed = FluentParser().parse(text)
    assert not [x for x in parsed.body if isinstance(x, ast.Junk)]
    found = {}
    for x in parsed.body:
        if isinstance(x, ast.Message):
            assert x.id.name not in found, f"{x.id.name} stands twice"
            found[x.id.name] = set(re.findall(r"\$(\w+)", text[x.span.start : x.span.end]))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things_with_the_same_values(language: str) -> None:
    assert messages(language) == messages("en")


def codes() -> set[str]:
    """Every code of a problem in the sources, and of the kernel's refusals."""
    here = Path(problems.__file__).parent
    source = "\n".join(x.read_text("utf-8") for x in here.glob("*.py"))
    told = re.findall(r'Problem\(\s*"([\w-]+)"', source) + re.findall(r'return "no", "([\w-]+)"', source)
    refused = re.findall(r'Refused\("([\w-]+)"', Path(kernel_match.__file__).read_text("utf-8"))
    return {*told, *refused, *problems.STATUS, "lobby", "paused", "closed", "over", "running", "undo-free"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_has_its_words(language: str) -> None:
    known = messages(language)
    assert len(codes()) > 25
    assert {f"problem-{code}" for code in codes()} - set(known) == set()
    for code in codes():
        values = dict.fromkeys(known[f"problem-{code}"], "1,234")
        assert problems.Problem(code, **values).text(language)


@pytest.mark.parametrize("count", [0, 1, 2, 21, 1234])
@pytest.mark.parametrize("language", LANGUAGES)
def test_counted_words_fit_every_number(language: str, count: int) -> None:
    for key in ("undo-done", "won"):
        values = {"seat": "[seat 1]", "seats": "[seat 1]", "points": count, "count": count}
        text = problems.say(language, key, **values)
        assert "[seat 1]" in text
        assert "{" not in text


def test_the_language_is_the_one_asked_for_then_the_browsers_then_english() -> None:
    assert problems.language_of("it", "en") == "it"
    assert problems.language_of(None, "fr-CH, it;q=0.9, en;q=0.8") == "it"
    assert problems.language_of(None, "da-DK, da;q=0.9, en;q=0.8") == problems.language_of("da", "en") == "da"
    assert problems.language_of("xx", "de") == "en"
