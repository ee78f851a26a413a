"""Every case of every game: it opens, it plays as it is told, and its texts are whole."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import pytest

from signoria.kernel import cases
from signoria.kernel.cases import ABSENT, CaseError, value_at
from signoria.kernel.game import GAMES, Game, game
from signoria.kernel.rulebook import Rulebook
from signoria.kernel.words import CLAUSE, MARK, languages, words

ALL: Final = [(name, case.id) for name in GAMES for case in cases.of(game(name))]


def things(rules: Game[Any]) -> set[str]:
    """What a mark may name: ids of resources and of whatever else a screen has a glyph for."""
    return {x for kind in rules.grammar.kinds.values() for x in kind.ids}


@pytest.mark.parametrize(("name", "id"), ALL)
def test_a_case_comes_out_as_it_is_told(name: str, id: str) -> None:
    rules = game(name)
    case = cases.case(rules, id)
    assert case is not None
    assert cases.trouble(rules, case) == ""


@pytest.mark.parametrize(("name", "id"), ALL)
def test_a_case_is_told_whole_in_every_language(name: str, id: str) -> None:
    rules = game(name)
    case = cases.case(rules, id)
    assert case is not None
    book = Rulebook.load(rules.package)
    seats = cases.setup(rules, id).seats
    for clause in case.clauses:
        assert book.entry(clause).id == clause
    assert tuple(case.texts) == languages(rules.package)
    for language, text in case.texts.items():
        for said in (text.title, text.given, text.do, text.then):
            assert said.strip() == said != ""
            for mark in MARK.findall(said):
                first, _, rest = mark.partition(" ")
                if first == "seat":
                    assert int(rest) < seats, mark
                elif CLAUSE.fullmatch(first):
                    assert book.entry(first).id == first, mark
                else:
                    thing = rest if re.fullmatch(r"[+-]?\d+", first) else mark
                    assert thing in things(rules) or words(rules, language).has(f"resource-{thing}"), mark
    assert len({x.title for x in case.texts.values()}) == len(case.texts)
    assert case.text("da") == case.texts["da" if "da" in case.texts else "en"]


@pytest.mark.parametrize("name", GAMES)
def test_a_position_without_a_case_is_not_kept(name: str) -> None:
    rules = game(name)
    folder = Path(str(__import__(rules.package, fromlist=["x"]).__file__)).parent / "cases"
    assert {x.stem for x in folder.glob("*.json")} == {case.id for case in cases.of(rules)}


def test_a_path_takes_the_longest_key_and_tells_what_is_absent() -> None:
    board = {"people": {"family.1": {"1.2": 3}, "family.1.1": {"wounded": True}}, "forces": [{"units": {"archer": 2}}]}
    assert value_at(board, "people.family.1.1.wounded") is True
    assert value_at(board, "people.family.1.1.2") == ABSENT
    assert value_at(board, "forces.0.units.archer") == 2
    assert value_at(board, "forces.1.units") == value_at(board, "forces.x") == value_at(board, "people.b") == ABSENT


@pytest.mark.parametrize(
    ("index", "told"),
    [
        ("[a", "index.toml"),
        ("a = 3", "case a"),
        ("[a]\nclauses = ['B-1']\nseat = 0\n", "case a"),
        ("[a]\nclauses = ['B-1']\nseat = 0\nplay = ['x']\nrefused = 'x'\n{texts}", "either play or refused"),
        ("[a]\nclauses = []\nseat = 0\nplay = ['x']\n{texts}", "needs clauses"),
        ("[a]\nclauses = ['B-1']\nseat = 0\nplays = ['x']\n{texts}", "plays"),
    ],
)
def test_an_author_is_told_what_is_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, index: str, told: str
) -> None:
    texts = "".join(
        f"[a.{x}]\ntitle = 't'\ngiven = 'g'\ndo = 'd'\nthen = 'e'\n" for x in languages(game("lorenzo").package)
    )
    (tmp_path / "cases").mkdir()
    (tmp_path / "cases" / "index.toml").write_text(index.replace("{texts}", texts))
    monkeypatch.setattr(cases.resources, "files", lambda package: tmp_path)
    with pytest.raises(CaseError, match=told):
        cases.of.__wrapped__(game("lorenzo"))
