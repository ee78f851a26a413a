"""Where sources and tests cite the clauses of a rulebook.

- code: a comment or a string, so a docstring too, names the clause (`L-26` or `lorenzo:L-26`);
- a refusal: `Refusal("L-26", …)`;
- a test: `@pytest.mark.clause("L-26", …)` stands on it, on its class, on a case (`pytest.param(…, marks=…)`) or on its
  module. The short form counts only in test files whose path below the tests' folder names the game.

Each function returns, by the short form of the id, the places in the order found.
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

Places = dict[str, tuple[str, ...]]

_WORDS: Final = {tokenize.COMMENT, tokenize.STRING, getattr(tokenize, "FSTRING_MIDDLE", tokenize.STRING)}


def in_code(folder: Path, game: str, ids: Iterable[str]) -> Places:
    """Places as `towers.py:41`. Names and numbers of the code itself are never ids."""
    known = "|".join(re.escape(clause) for clause in sorted(ids, key=len, reverse=True))
    pattern = re.compile(rf"(?<![\w.-])({known})(?![\w-]|\.\w)")
    return _collect(game, (found for source, place in _python(folder) for found in _mentions(source, place, pattern)))


def in_refusals(folder: Path, game: str) -> Places:
    """Places as `towers.py:41`."""
    return _collect(game, (found for source, place in _python(folder) for found in _refusals(source, place)))


def in_tests(folder: Path, game: str) -> Places:
    """Places as `lorenzo/test_towers.py::test_the_toll_comes_first`."""
    return _collect(game, _marks(folder, game))


def _collect(game: str, found: Iterable[tuple[str, str]]) -> Places:
    places: dict[str, dict[str, None]] = {}
    for clause, place in found:
        places.setdefault(clause.removeprefix(f"{game}:"), {})[place] = None
    return {clause: tuple(names) for clause, names in places.items()}


def _python(folder: Path) -> Iterator[tuple[str, str]]:
    """The text of every Python file below the folder, and its path there."""
    for file in sorted(folder.rglob("*.py")):
        yield file.read_text("utf-8"), file.relative_to(folder).as_posix()


def _mentions(source: str, place: str, pattern: re.Pattern[str]) -> Iterator[tuple[str, str]]:
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type in _WORDS:
            for found in pattern.finditer(token.string):
                line = token.start[0] + token.string.count("\n", 0, found.start())
                yield found[1], f"{place}:{line}"


def _refusals(source: str, place: str) -> Iterator[tuple[str, str]]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and _name(node.func) == "Refusal":
            yield from ((clause, f"{place}:{node.lineno}") for clause in _strings(node.args[:1]))


def _marks(tests: Path, game: str) -> Iterator[tuple[str, str]]:
    for source, place in _python(tests):
        at_home = game in f"{tests.name}/{place}"
        for clause, owner in _marked(ast.parse(source), place):
            if clause.startswith(f"{game}:") or (at_home and ":" not in clause):
                yield clause, owner


def _marked(node: ast.AST, owner: str) -> Iterator[tuple[str, str]]:
    """The marks below a node, each with the test, class or module that carries it."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            if child.name.lower().startswith("test"):  # a mark on a helper proves nothing
                yield from _marked(child, f"{owner}::{child.name}")
            continue
        if isinstance(child, ast.Call) and _name(child.func) == "clause" and _owner(child.func) == "mark":
            yield from ((clause, owner) for clause in _strings(child.args))
        yield from _marked(child, owner)


def _name(node: ast.expr) -> str:
    """The last part of a dotted name."""
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def _owner(node: ast.expr) -> str:
    """The part of a dotted name before the last."""
    return _name(node.value) if isinstance(node, ast.Attribute) else ""


def _strings(nodes: Iterable[ast.expr]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
