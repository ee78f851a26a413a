"""Lorenzo's rulebook is whole: every clause in every language, under the same anchors, chapters and titles."""

import re
import tomllib
from importlib import resources
from pathlib import Path

import pytest

from signoria.kernel.rulebook import Rulebook

BOOK = Rulebook.load("signoria.games.lorenzo")
LANGUAGES = ("da", "en", "it")
COUNTS = {"L": 88, "A": 29, "H": 27, "R": 46, "U": 17, "HR": 65}  # clauses by letter
RULINGS = ("A", "U", "HR")
IDS = {f"{letter}-{n}" for letter, last in COUNTS.items() for n in range(1, last + 1)}
SWITCHES = {
    "A-1": "tile_1_4",
    "A-6": "passing",
    "A-18": "negative_score",
    "A-29": "military_rank",
    "L-1": "rules",
    "L-8": "leaders",
    "L-42": "declining",
    "R-46": "houses",
    "U-17": "families",
    "HR-59": "special_tower",
    "HR-60": "new_leaders",
}
lang = pytest.mark.parametrize("lang", LANGUAGES)
other = pytest.mark.parametrize("lang", [x for x in LANGUAGES if x != "en"])


def test_the_index_is_complete() -> None:
    assert set(BOOK.index) == IDS
    assert tuple(BOOK.texts) == LANGUAGES


@lang
def test_every_clause_has_one_anchor_and_the_title_of_the_index(lang: str) -> None:
    clauses = BOOK.text(lang).clauses
    assert set(clauses) == IDS
    assert {clause: entry.titles[lang] for clause, entry in BOOK.index.items()} == {
        clause: found.title for clause, found in clauses.items()
    }


@lang
def test_every_clause_stands_in_its_chapter_and_ends_with_its_id(lang: str) -> None:
    for chapter in BOOK.chapters(lang):
        assert {BOOK.index[clause].chapter for clause in chapter.clauses} <= {chapter.id}
        for clause in chapter.clauses:
            paragraph, *examples = BOOK.clause(clause, lang).split("\n\n")
            words = paragraph.split("**", 2)[2]
            assert words.endswith(f"[{clause}]"), clause
            assert len(words.split()) > 5, clause
            assert all(example.startswith("> *E") for example in examples), clause


@other
def test_every_language_has_the_structure_of_the_english_and_other_words(lang: str) -> None:
    english, theirs = BOOK.chapters("en"), BOOK.chapters(lang)
    assert [(c.id, c.clauses) for c in english] == [(c.id, c.clauses) for c in theirs]
    for clause in IDS:
        here, there = BOOK.clause(clause, "en"), BOOK.clause(clause, lang)
        assert here != there, clause
        assert here.count("\n> *E") == there.count("\n> *E"), clause


@other
@pytest.mark.parametrize("clause", sorted(IDS))
def test_every_language_names_the_same_numbers(clause: str, lang: str) -> None:
    english, theirs = (sorted(re.findall(r"\d+", BOOK.clause(clause, x))) for x in ("en", lang))
    assert english == theirs


@lang
def test_every_link_leads_to_an_anchor(lang: str) -> None:
    targets = IDS | {chapter.id for chapter in BOOK.chapters(lang)}
    for chapter in BOOK.chapters(lang):
        assert set(re.findall(r"\]\(#([^)]+)\)", chapter.text)) <= targets


@lang
def test_a_special_card_cited_by_number_has_its_name_of_the_data(lang: str) -> None:
    data = resources.files("signoria.games.lorenzo").joinpath("data", "special_cards.toml")
    names = {str(card["id"]): card[f"name_{lang}"] for card in tomllib.loads(data.read_text("utf-8")).values()}
    text = " ".join(" ".join(chapter.text for chapter in BOOK.chapters(lang)).split())
    cited = [found for found in re.finditer(r" \((\d+)\)", text) if found[1] in names]
    assert len(cited) > 20
    for found in cited:
        assert text[: found.start()].endswith(names[found[1]]), text[found.start() - 40 : found.end()]


@lang
def test_a_newcomer_begins_with_an_overview(lang: str) -> None:
    overview = BOOK.chapters(lang)[0]
    assert (overview.id, overview.clauses) == ("overview", ())
    assert 200 < len(overview.text.split()) < 450


def test_at_most_one_clause_in_five_is_called_untestable() -> None:
    untestable = [clause for clause, entry in BOOK.index.items() if entry.kind != "rule"]
    assert len(untestable) * 5 <= len(BOOK.index)


def test_rulings_tell_their_default_and_only_these_clauses_have_a_switch() -> None:
    rulings = {clause for clause, entry in BOOK.index.items() if entry.ruling}
    assert rulings == {clause for clause in IDS if clause.partition("-")[0] in RULINGS}
    assert all(BOOK.index[clause].default for clause in rulings)
    assert {clause: entry.switch for clause, entry in BOOK.index.items() if entry.switch} == SWITCHES


def test_every_ruling_and_switch_is_explained_in_the_docs() -> None:
    folder = Path(__file__).parents[2] / "docs" / "rulings"
    docs = "".join((folder / name).read_text("utf-8") for name in ("lorenzo.md", "houses.md"))
    headings = re.findall(r"^### ((?:A|U|HR)-\d+) ", docs, re.MULTILINE)
    assert headings == [f"{letter}-{n}" for letter in RULINGS for n in range(1, COUNTS[letter] + 1)]
    for clause, option in SWITCHES.items():
        assert f"| `{option}` | {clause} |" in docs


def test_our_own_rulings_of_the_base_game_are_numbered_through() -> None:
    docs = (Path(__file__).parents[2] / "docs" / "rulings" / "lorenzo.md").read_text("utf-8")
    assert re.findall(r"^### [RT]-(\d+) ", docs, re.MULTILINE) == [str(n) for n in range(1, 11)]
