"""docs/fault-kinds.md: every kind has its row, every test that it names exists and names the kind itself."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TABLE = (ROOT / "docs" / "fault-kinds.md").read_text("utf-8")
ROWS = {found[1]: found[0] for found in re.finditer(r"^\| (G\d\d) \|.*$", TABLE, re.MULTILINE)}
KINDS = [f"G{number:02}" for number in range(1, 31)]
NAMED = [(kind, test) for kind, row in ROWS.items() for test in re.findall(r"`((?:tests|web)/[^`]+)`", row)]


def test_every_kind_has_one_row_in_order() -> None:
    assert re.findall(r"^\| (G\d\d) \|", TABLE, re.MULTILINE) == KINDS


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_proved_by_some_test(kind: str) -> None:
    assert any(found == kind for found, _ in NAMED)


@pytest.mark.parametrize(("kind", "test"), NAMED)
def test_each_test_exists_and_names_its_kind(kind: str, test: str) -> None:
    path, name = test.split("::")
    source = (ROOT / path).read_text("utf-8")
    said = dict(python(source) if path.endswith(".py") else typescript(source))
    assert name in said, f"{test} does not exist"
    assert re.search(rf"\b{kind}\b", said[name]), f"{test} does not say that it proves {kind}"


def python(source: str) -> Iterator[tuple[str, str]]:
    """(test, what is said of it: its docstring and the module's)."""
    tree = ast.parse(source)
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node.name, f"{ast.get_docstring(tree)} {ast.get_docstring(node)}"


def typescript(source: str) -> Iterator[tuple[str, str]]:
    """(title, the comment above it)."""
    for found in re.finditer(r"(//[^\n]*\n)?[ \t]*it(?:\.each\((?:[^()]|\([^()]*\))*\))?\('([^']+)'", source):
        yield found[2], found[1] or ""
