"""G19: no order of the engine comes from hashing. Sets are asked for members, compared, or sorted first."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import signoria

SOURCES = Path(signoria.__file__).parent
ENGINE = sorted(path for part in ("kernel", "games", "bots") for path in (SOURCES / part).rglob("*.py"))
CALLS = ("set", "frozenset")
METHODS = ("union", "intersection", "difference", "symmetric_difference")
ORDERLESS = ("sorted", "set", "frozenset", "len", "sum", "any", "all", "min", "max", "isinstance")
ORDERED = ("list", "tuple", "enumerate", "iter", "zip", "map", "filter", "reversed", "join", "extend", "fromkeys")


class Walker(ast.NodeVisitor):
    """Finds the places of one function or module where the order of a set becomes the order of something else."""

    def __init__(self, sets: set[str]) -> None:
        self.sets = sets  # names that hold sets here
        self.found: list[int] = []
        self.free: set[ast.AST] = set()  # generators whose order nobody sees

    def is_set(self, node: ast.AST | None) -> bool:
        if isinstance(node, ast.Set | ast.SetComp):
            return True
        if isinstance(node, ast.Name):
            return node.id in self.sets
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr | ast.BitAnd | ast.Sub | ast.BitXor):
            return self.is_set(node.left) or self.is_set(node.right)
        if isinstance(node, ast.IfExp):
            return self.is_set(node.body) or self.is_set(node.orelse)
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Name):
                return node.func.id in CALLS
            return isinstance(node.func, ast.Attribute) and (
                node.func.attr in METHODS or (node.func.attr == "copy" and self.is_set(node.func.value))
            )
        return False

    def learn(self, node: ast.AST) -> None:
        """Names that are given a set somewhere in this scope."""
        for each in ast.walk(node):
            if isinstance(each, ast.Assign) and self.is_set(each.value):
                self.sets |= {target.id for target in each.targets if isinstance(target, ast.Name)}
            elif isinstance(each, ast.AnnAssign | ast.arg):
                name = each.arg if isinstance(each, ast.arg) else getattr(each.target, "id", "")
                if each.annotation is not None and ast.unparse(each.annotation).startswith((*CALLS, "AbstractSet")):
                    self.sets.add(name)

    def visit_For(self, node: ast.For) -> None:
        self.flag(node.iter)
        self.generic_visit(node)

    def visit_ListComp(self, node: ast.ListComp | ast.DictComp | ast.GeneratorExp) -> None:
        if node not in self.free:
            for generator in node.generators:
                self.flag(generator.iter)
        self.generic_visit(node)

    visit_DictComp = visit_GeneratorExp = visit_ListComp

    def visit_Starred(self, node: ast.Starred) -> None:
        if node not in self.free:
            self.flag(node.value)
        self.generic_visit(node)

    def visit_Set(self, node: ast.Set) -> None:
        for each in node.elts:
            self.release(each)
        self.generic_visit(node)

    def visit_SetComp(self, node: ast.SetComp) -> None:
        self.release(node)
        self.generic_visit(node)

    def release(self, node: ast.AST) -> None:
        """Nobody sees the order of this, nor of what it goes through."""
        self.free.add(node)
        if isinstance(node, ast.Starred):
            self.release(node.value)
        elif isinstance(node, ast.GeneratorExp | ast.ListComp | ast.SetComp):
            for generator in node.generators:
                self.release(generator.iter)

    def visit_Call(self, node: ast.Call) -> None:
        called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        if called in ORDERLESS and not (called in ("min", "max") and node.keywords):
            for each in node.args:
                self.release(each)
        elif called in ORDERED:
            for each in node.args:
                self.flag(each)
        elif called == "pop" and isinstance(node.func, ast.Attribute) and not node.args:
            self.flag(node.func.value)
        elif called in ("min", "max"):
            for each in node.args:
                self.flag(each)  # of equals by a key, the first
        self.generic_visit(node)

    def flag(self, node: ast.AST) -> None:
        if self.is_set(node):
            self.found.append(node.lineno)  # type: ignore[attr-defined]


def unsorted(source: str) -> list[int]:
    """Lines where a set is gone through in its own order."""
    tree, found = ast.parse(source), set[int]()
    scopes = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.Module)]
    top = Walker(set())
    for statement in tree.body:
        if isinstance(statement, ast.Assign | ast.AnnAssign):
            top.learn(statement)
    for scope in scopes:
        walker = Walker(set(top.sets))
        if isinstance(scope, ast.FunctionDef):
            walker.learn(scope)
            walker.visit(scope)
        elif isinstance(scope, ast.Module):
            for statement in scope.body:
                if not isinstance(statement, ast.FunctionDef | ast.ClassDef):
                    walker.visit(statement)
        found.update(walker.found)
    return sorted(found)


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: str(path.relative_to(SOURCES)))
def test_no_set_is_gone_through_unsorted(path: Path) -> None:
    assert [f"{path.name}:{line}" for line in unsorted(path.read_text("utf-8"))] == []


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: str(path.relative_to(SOURCES)))
def test_no_chance_and_no_order_comes_from_outside(path: Path) -> None:
    """Neither the clock, nor the system's randomness, nor `hash` and `id`, decides anything in rules or bots."""
    allowed = {"chance.py", "log.py"}  # the key of a new match is drawn there, once
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import | ast.ImportFrom) and path.name not in allowed:
            names = {getattr(node, "module", "") or "", *(alias.name for alias in node.names)}
            assert not names & {"time", "datetime", "secrets", "uuid"}, f"{path.name}:{node.lineno}"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in ("hash", "id"), f"{path.name}:{node.lineno}"
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "random":
            assert node.attr == "Random", f"{path.name}:{node.lineno}: random.{node.attr} is not the match's"


def test_bots_play_the_same_games_in_any_process_and_on_any_number_of_workers() -> None:
    """With other hashes and other workers: winners, scores and lengths of every seat are the same."""
    reports = set()
    for hash_seed, jobs in (("0", "1"), ("1", "2"), ("random", "2")):
        words = ["simulate", "lorenzo", "--seats", "greedy,random,greedy", "--games", "4", "--seed", "hash", "--json"]
        done = subprocess.run(
            [sys.executable, "-m", "signoria", *words, "--jobs", jobs],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
            timeout=200,
        )
        report = json.loads(done.stdout)
        reports.add(json.dumps([report[part] for part in ("seats", "positions", "length", "decisions")]))
    assert len(reports) == 1


BAD = """
def f(s: set[int], t):
    for x in s: g(x)
    u = {y for y in t}
    a = [y for y in u]
    b = list(u | {3})
    c = (*u, 1)
    d = max(u, key=t)
    e = u.pop()
    h = ", ".join(set(t))
"""
GOOD = """
def f(s: set[int], t):
    for x in sorted(s): g(x)
    u = {y for y in s}
    a = [y for y in t if y in u]
    b = sorted(y for y in u)
    c = {*u, 1}
    d = max(u), len(u), any(y for y in u)
    e = t.pop()
    h = sorted({0, *(y for y in (y + 1 for y in u))})
"""


def test_the_check_finds_what_it_looks_for() -> None:
    assert unsorted(BAD) == [3, 5, 6, 7, 8, 9, 10]
    assert unsorted(GOOD) == []
