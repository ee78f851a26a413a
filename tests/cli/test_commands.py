"""`signoria` itself, `rules` and `verify`: help, texts, JSON, and one clear line for whatever is wrong."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import signoria
import signoria.cli
from signoria.cli import arguments
from signoria.kernel import match, matchfile
from signoria.kernel.facts import FactError, load_all, override, paths
from signoria.kernel.game import Setup, game
from signoria.kernel.words import LANGUAGES

SRC = Path(signoria.cli.__file__).parents[1]
Call = Callable[..., Result]


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A whole match of a few choices."""
    rules = game("lorenzo")
    played = match.Match(rules, Setup("lorenzo", 2, {"rules": "base"}), match.key_of_seed(1))
    for _ in range(4):
        (seat,) = [seat for seat in range(2) if played.state.must >> seat & 1]
        played.choose(seat, [played.menu(seat).options()[0]])
    file = tmp_path / "saved.match.json"
    file.write_text(matchfile.write(played, matchfile.WHOLE), encoding="utf-8")
    return file


def one_line(result: Result) -> str:
    """The error of a call that failed as user errors do."""
    assert result.exit_code == 2, result.output
    assert result.stderr.startswith("signoria: ")
    assert result.stderr.count("\n") == 1
    return result.stderr


def test_help_names_every_command(call: Call) -> None:
    said = call("--help").stdout
    for name in ("play", "serve", "rules", "simulate", "compare", "verify", "bench", "backup", "restore"):
        assert re.search(rf"^  {name} ", said, re.MULTILINE), name
    assert call().exit_code == 0
    assert call("-h").stdout == said


def test_every_command_exists_and_has_help(call: Call) -> None:
    for name in signoria.cli.COMMANDS:
        shown = call(name, "--help")
        assert shown.exit_code == 0, shown.output
        assert f"signoria {name}" in shown.stdout


def test_the_version(call: Call) -> None:
    assert call("--version").stdout.split()[-1] == signoria.__version__


def test_help_imports_no_server() -> None:
    code = "import sys\nfrom signoria.cli import main\ntry: main(['--help'])\nfinally: print(sorted(sys.modules))"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert "'signoria.cli'" in said
    for heavy in ("litestar", "pyarrow", "rich", "fluent", "signoria.games.lorenzo"):
        assert f"'{heavy}'" not in said


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["ply"], "No such command 'ply'"),
        (["--colour"], "No such option"),
        (["rules"], None),
        (["rules", "lorenz"], "nearest: lorenzo"),
        (["rules", "coverage", "lorenz"], "nearest: lorenzo"),
        (["rules", "lorenzo", "--clause", "L-99"], "nearest: L-88"),
        (["rules", "lorenzo", "L-26", "--clause", "L-27"], "one clause at a time"),
        (["rules", "lorenzo", "--lang", "de"], "'en', 'it', 'da'"),
        (["verify"], "Missing argument 'FILE'"),
        (["verify", "none.json"], "none.json: No such file"),
        (["verify", "."], "Is a directory"),
    ],
)
def test_bad_words_get_one_line(call: Call, words: list[str], said: str | None) -> None:
    if said is None:
        assert call(*words).exit_code == 0  # a group by itself shows its help
    else:
        assert said in one_line(call(*words))


def test_rules_prints_the_book_a_clause_and_json(call: Call) -> None:
    book = call("rules", "lorenzo").stdout
    assert book.startswith("# Lorenzo il Magnifico\n")
    assert "<a id" not in book
    clause = call("rules", "lorenzo", "--clause", "l-26").stdout
    assert clause.startswith("**")
    assert clause.strip() in book
    assert call("rules", "show", "lorenzo", "L-26").stdout == clause
    italian, danish = (call("rules", "lorenzo", "L-26", "--lang", x).stdout for x in ("it", "da"))
    assert len({clause, italian, danish}) == 3
    data = json.loads(call("rules", "lorenzo", "--clause", "L-26", "--json").stdout)
    assert data["id"] == "L-26"
    assert data["text"] == clause.strip()
    chapters = json.loads(call("rules", "lorenzo", "--json").stdout)["chapters"]
    assert "L-26" in [clause["id"] for chapter in chapters for clause in chapter["clauses"]]


def test_rules_lists_the_switches_and_play_takes_each(call: Call) -> None:
    listed = call("rules", "lorenzo", "--options").stdout
    data = json.loads(call("rules", "lorenzo", "--options", "--json").stdout)
    for switch in data["switches"]:
        assert switch["default"] in switch["values"]
        assert f"  * {switch['name']}={switch['default']} " in listed
        for value in switch["values"]:
            assert f"{switch['name']}={value} " in listed
            also = ["--option", "houses=on"] if switch["name"] in ("families", "special_tower", "new_leaders") else []
            assert call("play", "lorenzo", "--option", f"{switch['name']}={value}", *also).exit_code == 0


def test_coverage_counts_and_its_exit_code_tells_what_is_missing(call: Call) -> None:
    result = call("rules", "coverage", "lorenzo", "--json")
    data = json.loads(result.stdout)
    assert data["game"] == "lorenzo"
    assert data["clauses"] == 88 + 46 + 27  # L, R, H
    assert data["covered"] + len(data["missing"]) == data["testable"] <= data["clauses"]
    assert result.exit_code == (1 if data["missing"] or data["unknown"] else 0)
    table = call("rules", "coverage", "lorenzo")
    assert re.search(rf"^\d+ of {data['testable']} testable clauses covered", table.stdout, re.MULTILINE)
    assert re.search(r"^ *L-26 ", table.stdout, re.MULTILINE)
    assert table.exit_code == result.exit_code


def test_verify_says_ok(call: Call, saved: Path) -> None:
    result = call("verify", saved)
    assert (result.exit_code, result.stdout) == (0, "ok so far: the match is not over; 4 entries fit\n")
    data = json.loads(call("verify", saved, "--json").stdout)
    assert (data["ok"], data["over"], data["entries"], data["first_bad"]) == (True, False, 4, None)


def test_verify_names_the_first_entry_that_does_not_fit(call: Call, saved: Path) -> None:
    lines = saved.read_text("utf-8").splitlines(keepends=True)
    (third,) = [i for i, line in enumerate(lines) if '"n":3,' in line]
    lines[third] = re.sub(r'"mark":"[0-9a-f]{4}', '"mark":"0000', lines[third])
    saved.write_text("".join(lines), "utf-8")
    result = call("verify", saved)
    assert result.exit_code == 2
    assert result.stdout.startswith("entry 3 does not fit: ")
    data = json.loads(call("verify", saved, "--json").stdout)
    assert (data["ok"], data["entries"], data["first_bad"]) == (False, 4, 3)


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[]", b"17", b"\xff\xfe\x00", b'{"format": "signoria match"}', b"[" * 100_000, b" " * 2_000_000],
)
def test_verify_refuses_what_is_no_match_file(call: Call, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "bad.json"
    file.write_bytes(content)
    assert "bad.json" in one_line(call("verify", file))


def test_verify_refuses_a_truncated_and_a_foreign_file(call: Call, saved: Path) -> None:
    whole = saved.read_text("utf-8")
    saved.write_text(whole[: len(whole) // 2], "utf-8")
    one_line(call("verify", saved))
    saved.write_text(whole.replace('"version": 1', '"version": 9'), "utf-8")
    assert "match format 9" in one_line(call("verify", saved))


def test_a_reader_that_has_seen_enough_is_no_error(tmp_path: Path) -> None:
    command = f"{sys.executable} -m signoria rules lorenzo | head -n 1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, cwd=tmp_path, check=True)
    assert done.stdout == "# Lorenzo il Magnifico\n"
    assert done.stderr == ""


class Names(Visitor):
    """The arguments of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(file: Path) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            names = Names()
            names.visit(entry)
            assert entry.id.name not in found
            found[entry.id.name] = names.found
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("stem", ["cli/words/", "games/lorenzo/words/terminal."])
def test_every_language_says_the_same_things(stem: str, language: str) -> None:
    assert messages(SRC / f"{stem}{language}.ftl") == messages(SRC / f"{stem}en.ftl")


def test_the_languages_to_choose_from_are_those_of_the_words() -> None:
    assert tuple(arguments.LANGUAGES.choices) == LANGUAGES


@pytest.mark.parametrize("name", ["regno", "lords"])
def test_a_game_without_danish_shows_its_english_rulebook(call: Call, name: str) -> None:
    assert call("rules", name, "--lang", "da").stdout == call("rules", name).stdout
    assert call("rules", name, "--options", "--lang", "da").stdout == call("rules", name, "--options").stdout


def test_the_numbers_that_can_be_set_are_listed(call: Call) -> None:
    lines = call("rules", "lorenzo", "--paths").stdout.splitlines()
    assert "lorenzo.board.council_palace.gain.coin=1" in lines
    assert (
        json.loads(call("rules", "lorenzo", "--paths", "--json").stdout)["paths"][
            "lorenzo.board.council_palace.gain.coin"
        ]
        == 1
    )


@pytest.mark.parametrize("name", ["lorenzo", "regno", "lords"])
def test_every_number_that_is_listed_can_be_set(call: Call, name: str) -> None:
    """Also the other way round: what is not listed is text, or the game says why it keeps it."""
    listed = json.loads(call("rules", name, "--paths", "--json").stdout)["paths"]
    facts = load_all(game(name).package)
    assert override(name, facts, listed) == facts
    rules: Any = game(name)
    rules.tables(Setup(name, 3, {}, listed))
    for path, value in paths(facts).items():
        if f"{name}.{path}" not in listed:
            with pytest.raises(FactError, match=r"cannot be changed|is text|there is no"):
                override(name, facts, {f"{name}.{path}": value})
