"""Lords' rulebook is whole: every clause in both languages, under the same anchors; options and citations exist."""

from __future__ import annotations

import re
import tomllib
from importlib import resources
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from signoria.games.lords.switches import SWITCHES
from signoria.games.lords.tables import facts_with
from signoria.kernel.rulebook import Rulebook, coverage

PACKAGE = "signoria.games.lords"
BOOK = Rulebook.load(PACKAGE)
LANGUAGES = ("en", "it")
IDS = frozenset(BOOK.index)
OPTIONS = {switch.name for switch in SWITCHES}
DOCS = Path(__file__).parents[2] / "docs" / "rulings"
lang = pytest.mark.parametrize("lang", LANGUAGES)


def flat(clause: str, language: str) -> str:
    """The clause on one line."""
    return " ".join(BOOK.clause(clause, language).split())


def options_in(text: str) -> list[str]:
    """The options that a text names."""
    return re.findall(r"(?:option|opzione) `(\w+)`", text)


def texts(node: Any) -> list[str]:
    """Every text of nested data."""
    if isinstance(node, dict | list):
        return list(chain.from_iterable(map(texts, node.values() if isinstance(node, dict) else node)))
    return [node] if isinstance(node, str) else []


def test_the_index_has_the_clauses_of_the_printed_rules() -> None:
    assert len(IDS) == 466
    assert tuple(BOOK.texts) == LANGUAGES


@lang
def test_every_clause_has_one_anchor_in_its_chapter_and_ends_with_its_id(lang: str) -> None:
    assert set(BOOK.text(lang).clauses) == IDS
    for chapter in BOOK.chapters(lang):
        assert {BOOK.index[clause].chapter for clause in chapter.clauses} <= {chapter.id}
        for clause in chapter.clauses:
            paragraph, *examples = BOOK.clause(clause, lang).split("\n\n")
            words = paragraph.split("**", 2)[2]
            assert words.endswith(f"[{clause}]"), clause
            assert len(words.split()) > 5, clause
            assert all(example.startswith("> *E") for example in examples), clause


def test_both_languages_have_the_same_structure_and_other_words() -> None:
    english, italian = (BOOK.chapters(lang) for lang in LANGUAGES)
    assert [(c.id, c.clauses) for c in english] == [(c.id, c.clauses) for c in italian]
    for clause in IDS:
        mine, theirs = BOOK.clause(clause, "en"), BOOK.clause(clause, "it")
        assert mine != theirs, clause
        assert mine.count("\n> *E") == theirs.count("\n> *E"), clause


@pytest.mark.parametrize("clause", sorted(IDS))
def test_both_languages_name_the_same_numbers_links_and_options(clause: str) -> None:
    english, italian = (flat(clause, lang) for lang in LANGUAGES)
    assert sorted(re.findall(r"\d+", english)) == sorted(re.findall(r"\d+", italian))
    assert sorted(re.findall(r"\]\(#[^)]+\)", english)) == sorted(re.findall(r"\]\(#[^)]+\)", italian))
    assert sorted(re.findall(r"`[^`]+`", english)) == sorted(re.findall(r"`[^`]+`", italian))


@lang
def test_every_link_leads_to_an_anchor(lang: str) -> None:
    targets = IDS | {chapter.id for chapter in BOOK.chapters(lang)}
    for chapter in BOOK.chapters(lang):
        assert set(re.findall(r"\]\(#([^)]+)\)", chapter.text)) <= targets


@lang
def test_a_newcomer_begins_with_an_overview(lang: str) -> None:
    overview = BOOK.chapters(lang)[0]
    assert (overview.id, overview.clauses) == ("overview", ())
    assert 200 < len(overview.text.split()) < 500


def test_at_most_one_clause_in_five_is_called_untestable() -> None:
    untestable = [clause for clause, entry in BOOK.index.items() if entry.kind != "rule"]
    assert len(untestable) * 5 <= len(BOOK.index)


# ---- options and numbers ---------------------------------------------------------------------------------------------


def test_a_clause_has_a_switch_if_and_only_if_its_text_names_the_option() -> None:
    for clause, entry in BOOK.index.items():
        named = options_in(flat(clause, "en"))
        assert set(named) <= OPTIONS, clause
        assert entry.switch == (named[0] if named else None), clause


def test_every_switch_is_told_in_the_clause_that_it_settles() -> None:
    assert {entry.switch for entry in BOOK.index.values()} - {None} == OPTIONS
    for switch in SWITCHES:
        assert switch.name in options_in(flat(switch.clause, "en")), switch.name


def test_numbers_that_a_text_calls_free_can_be_set() -> None:
    named = re.findall(r"`--set ([\w.]+)=(\d+)`", " ".join(flat(clause, "en") for clause in sorted(IDS)))
    assert {path for path, _ in named} == {
        "lords.deck.kinds.spy.weight",
        "lords.movement.other.strait",
        "lords.conflict.leaderless.product",
    }
    before = facts_with({})
    for path, value in named:
        assert facts_with({path: int(value)}) != before, path


@pytest.mark.parametrize("name", ["lords", "lords-deals"])
def test_the_rulings_cite_clauses_and_options_that_exist(name: str) -> None:
    text = (DOCS / f"{name}.md").read_text("utf-8")
    decided = [line for line in text.splitlines() if re.match(r"\| .* \|$", line) and "---" not in line]
    cited = {
        x for line in decided for x in re.findall(r"\b(?:[1-6]\.\d+(?:\.\d+)?(?:\.[bt]\d+)?|[ER][RC]\.\d+)\b", line)
    }
    assert len(cited) > 10
    assert cited <= IDS
    if name == "lords":
        rows = re.findall(r"^\| `(\w+)` \| (\S+) \| `(\w+)`", text, re.MULTILINE)
        assert rows == [(switch.name, switch.clause, switch.default) for switch in SWITCHES]


# ---- citations -------------------------------------------------------------------------------------------------------


def test_code_refusals_and_tests_cite_no_unknown_clause() -> None:
    found = coverage(PACKAGE)
    assert found.unknown == ()
    assert sum(bool(row.refusals) for row in found.rows) > 100  # they are looked at


def test_the_data_cites_no_unknown_clause() -> None:
    cited: set[str] = set()
    for file in (resources.files(PACKAGE) / "data").iterdir():
        if file.name.endswith(".toml"):
            cited |= {x for node in clauses_of(tomllib.loads(file.read_text("utf-8"))) for x in texts(node)}
    assert cited
    assert cited <= IDS


def clauses_of(node: Any) -> list[Any]:
    """Every list called `clauses` in nested data."""
    if isinstance(node, list):
        return list(chain.from_iterable(map(clauses_of, node)))
    if not isinstance(node, dict):
        return []
    inner = chain.from_iterable(clauses_of(value) for value in node.values())
    return [*([node["clauses"]] if "clauses" in node else []), *inner]
