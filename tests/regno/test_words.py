"""Regno's words: everything can be said, in both languages, and nothing stays English in Italian."""

from __future__ import annotations

import ast as python
import importlib
import pkgutil
import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import ast, parse

from signoria.games.regno.grammar import GRAMMAR
from signoria.games.regno.ids import RESOURCES
from signoria.games.regno.reconstruction import scoring
from signoria.games.regno.rules import GAME, SWITCHES
from signoria.kernel.game import Setup
from signoria.kernel.menu import AMOUNT, Option, Refusal
from signoria.kernel.rulebook import Rulebook
from signoria.kernel.verbs import Kind, Signature
from signoria.kernel.words import CLAUSE, LANGUAGES, MARK, words

both = pytest.mark.parametrize("language", LANGUAGES)

ENGLISH = re.compile(
    r"\b(the|you|your|of|and|with|from|to|for|is|are|not|each|every|once|takes?|pays?|gets?|which|what|where|"
    r"realm|unrest|soldiers?|ships?|goods|grain|wood|florins?|points?|value|turn|level|winter|siege|army)\b",
    re.IGNORECASE,
)
SAME = {  # what is called alike in both languages, or says nothing but its arguments
    "title", "building-loggia", "do-lay", "do-begin", "do-damage", "do-blame", "do-no", "do-tax", "event-taxed",
    "do-fall-back", "switch-scenario", "event-round-begun",
}  # fmt: skip
# arguments of questions that a step puts together in parts
HANDED_ON = {"seat": "seat", "place": "place", "own": "person", "their": "person"}
PACKAGE_FILES = Path(str(files(GAME.package)))


@lru_cache(maxsize=4)
def messages(language: str, terminal: bool = False) -> dict[str, ast.Message]:
    """Every message of a language; none stands twice."""
    root = files(GAME.package) / "words"
    texts = [root / f"terminal.{language}.ftl"] if terminal else sorted((root / language).iterdir(), key=str)
    found: dict[str, ast.Message] = {}
    for text in texts:
        for entry in parse(text.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, entry.id.name
                found[entry.id.name] = entry
    return found


def placeholders(node: Any) -> set[str]:
    """Every `$name` in a message, in selectors too."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, list):
        return {name for each in node for name in placeholders(each)}
    if isinstance(node, ast.SyntaxNode):
        return {name for value in vars(node).values() for name in placeholders(value)}
    return set()


def prose(node: Any) -> str:
    """The words of a message, without placeholders."""
    if isinstance(node, ast.TextElement):
        return node.value
    if isinstance(node, list):
        return " ".join(prose(each) for each in node)
    if isinstance(node, ast.Pattern | ast.Message | ast.Placeable | ast.SelectExpression | ast.Variant):
        return " ".join(prose(value) for name, value in vars(node).items() if name not in ("key", "selector", "span"))
    return ""


def values_of(kind: Kind) -> list[object]:
    """Every value of a kind with names, and the ones that read differently of the others."""
    shapes: dict[str, list[object]] = {
        "goods": [(), ((2, 1),), tuple((r, 2) for r in range(len(RESOURCES)))],
        "units": [(), ((3, 1),), tuple((u, 2) for u in range(len(GRAMMAR.kinds["unit"].ids)))],
        "ids": [(0, 1)],
        "seats": [(), (0,), (2, 0, 1, 3)],
        "seat": [0, 5],
        "text": ["6 5 1"],
    }
    if kind.shape in shapes:
        return shapes[kind.shape]
    return [i + kind.offset for i in range(len(kind.ids))] if kind.ids else [0, 1, 2, 13]


def arguments(signature: Signature) -> Iterator[tuple[Any, ...]]:
    """Argument lists in which each argument takes all its values once."""
    columns = [values_of(kind) for _, kind in signature.arguments]
    for i in range(max(map(len, columns), default=1)):
        yield tuple(column[i % len(column)] for column in columns)


def is_said(text: str) -> None:
    """A sentence whose marks are all understood and in which nothing is missing."""
    assert text.strip(), "an empty sentence"
    for found in MARK.finditer(text):
        first, _, rest = found[1].partition(" ")
        known = (
            (first == "seat" and rest.isdecimal())
            or CLAUSE.fullmatch(found[1])
            or (re.fullmatch(r"[+-]?\d+", first) and rest in RESOURCES)
            or found[1] in RESOURCES
        )
        assert known, f"{found[0]} in {text!r}"
    assert "{" not in text
    assert "$" not in text
    assert "  " not in text


def modules() -> Iterator[Any]:
    root = importlib.import_module(GAME.package)
    for info in pkgutil.walk_packages(root.__path__, f"{GAME.package}."):
        yield importlib.import_module(info.name)


def refusals() -> dict[int, Refusal]:
    """Every refusal that a module holds, by itself or among others."""
    found: dict[int, Refusal] = {}
    for module in modules():
        for value in vars(module).values():
            several = value.values() if isinstance(value, dict) else value if isinstance(value, tuple) else (value,)
            found |= {id(x): x for x in several if isinstance(x, Refusal)}
    return found


class Asks(NamedTuple):
    """What a step's `words` may give: ids of questions, beginnings of ids, and arguments with their kinds."""

    ids: set[str]
    beginnings: set[str]
    kinds: dict[str, str]

    def may_ask(self, key: str) -> bool:
        return key in self.ids or any(key.startswith(x) for x in self.beginnings)


@lru_cache(maxsize=1)
def questions() -> list[Asks]:
    """Of every step, read from the source."""
    found = []
    for file in sorted(PACKAGE_FILES.rglob("*.py")):
        tree = python.parse(file.read_text(encoding="utf-8"))
        for node in python.walk(tree):
            if isinstance(node, python.FunctionDef) and node.returns and python.unparse(node.returns) == "Words":
                asks = Asks(set(), set(), {})
                for each in python.walk(node):
                    if isinstance(each, python.Constant) and isinstance(each.value, str):
                        asks.ids.add(each.value)
                    elif isinstance(each, python.JoinedStr) and isinstance(each.values[0], python.Constant):
                        asks.beginnings.add(str(each.values[0].value))
                    elif isinstance(each, python.Dict):
                        for name, given in zip(each.keys, each.values, strict=True):
                            if isinstance(given, python.Tuple) and isinstance(given.elts[0], python.Constant):
                                asks.kinds[name.value] = given.elts[0].value  # type: ignore[union-attr,assignment]
                    elif isinstance(each, python.Assign) and isinstance(each.targets[0], python.Subscript):
                        name, given = each.targets[0].slice, each.value
                        if isinstance(name, python.Constant) and isinstance(given, python.Tuple):
                            asks.kinds[str(name.value)] = given.elts[0].value  # type: ignore[attr-defined]
                found.append(asks)
    return found


def giving(values: tuple[object, ...]) -> Callable[[Any, int, Option], tuple[object, ...]]:
    return lambda s, seat, option: values


# ---- the files -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("terminal", [False, True])
def test_both_languages_have_the_same_words(terminal: bool) -> None:
    assert sorted(messages("it", terminal)) == sorted(messages("en", terminal))


@pytest.mark.parametrize("terminal", [False, True])
def test_both_languages_fill_in_the_same_placeholders(terminal: bool) -> None:
    english, italian = messages("en", terminal), messages("it", terminal)
    differ = {key for key in english if placeholders(english[key]) != placeholders(italian[key])}
    assert not differ


@pytest.mark.parametrize("terminal", [False, True])
def test_nothing_stays_english_in_italian(terminal: bool) -> None:
    english, italian = messages("en", terminal), messages("it", terminal)
    for key, message in italian.items():
        said = MARK.sub("", prose(message)).strip()
        assert not ENGLISH.search(re.sub(r"\[.*?\]", "", said)), f"{key}: {said}"
        if len(re.sub(r"\W|\d", "", said)) > 2 and key not in SAME:
            assert said != MARK.sub("", prose(english[key])).strip(), f"{key} reads the same in both: {said}"


# ---- what is said ----------------------------------------------------------------------------------------------------


@both
def test_every_option_can_be_said(language: str) -> None:
    w = words(GAME, language)
    for verb in GRAMMAR.verbs.values():
        for values in arguments(verb):
            option: Option = (verb.code, *values)
            is_said(w.option(option))
            if option[0] & AMOUNT:
                ranged = w.option((*option, option[-1] + 2, 1))
                is_said(ranged)
                assert f"{option[-1]}–{option[-1] + 2}" in ranged, verb.name


@both
def test_every_group_of_options_has_a_title(language: str) -> None:
    w = words(GAME, language)
    flat = {verb.name for verb in GRAMMAR.verbs.values() if not verb.arguments}
    single = {"bid", "starve-army", "sell-slaves", "give-slaves", "ask-slaves", "counter"}  # nothing but an amount
    for verb in GRAMMAR.verbs.values():
        if verb.name not in flat | single:
            is_said(w.say(f"group-{verb.name}"))
    known = {f"group-{verb.name}" for verb in GRAMMAR.verbs.values()}
    assert {key for key in messages(language) if key.startswith("group-")} <= known


@both
def test_every_event_can_be_said(language: str) -> None:
    w = words(GAME, language)
    for event in GRAMMAR.events.values():
        for values in arguments(event):
            said = w.event((event.code, -1, *values))
            is_said(said)
            assert not said.endswith("."), event.name  # a line of the log


@both
def test_every_refusal_can_be_said_and_names_a_clause(language: str) -> None:
    w, index = words(GAME, language), Rulebook.load(GAME.package).index
    every = refusals()
    assert len(every) > 200
    for refusal in every.values():
        kinds = [GRAMMAR.kinds[name] for name in refusal.kinds]
        for values in arguments(Signature(0, "", *((f"v{i}", kind) for i, kind in enumerate(kinds)))):
            is_said(w.refusal(Refusal(refusal.clause, refusal.reason, refusal.kinds, giving(values)), None, 0, ()))
        assert refusal.clause in index, f"{refusal.reason}: {refusal.clause}"
    reasons = {f"why-{refusal.reason}" for refusal in every.values()}
    assert {key for key in messages(language) if key.startswith("why-")} <= reasons


@both
def test_every_question_can_be_said(language: str) -> None:
    w = words(GAME, language)
    for message in (x for x in messages(language) if x.startswith("ask-")):
        key = message.removeprefix("ask-")
        asks = [x for x in questions() if x.may_ask(key)]
        assert asks, f"nobody asks {key}"
        kinds = HANDED_ON | {name: kind for x in asks for name, kind in x.kinds.items()}
        columns = {name: values_of(GRAMMAR.kinds[kind]) for name, kind in kinds.items()}
        for i in range(max(map(len, columns.values()), default=1)):
            is_said(w.question(key, {name: (kinds[name], column[i % len(column)]) for name, column in columns.items()}))


def test_every_question_has_words() -> None:
    """Each step that names a question finds at least one of its ids in the files."""
    known = {key.removeprefix("ask-") for key in messages("en") if key.startswith("ask-")}
    for asks in questions():
        assert not {x for x in asks.ids if " " not in x} or any(asks.may_ask(key) for key in known), asks


@both
def test_things_can_be_named(language: str) -> None:
    w = words(GAME, language)
    for kind in GRAMMAR.kinds.values():
        for value in values_of(kind):
            if value != ():
                is_said(w.name(kind, value))
    assert w.name("units", ((0, 1), (3, 2))) != w.name("units", ((0, 2), (3, 1)))


@both
def test_switches_score_lines_and_cards_can_be_said(language: str) -> None:
    w = words(GAME, language)
    for switch in SWITCHES:
        is_said(w.say(f"switch-{switch.name}"))
        for value in switch.values:
            is_said(w.say(f"switch-{switch.name}-{value}"))
    for source, _ in scoring.SOURCES:
        is_said(w.say(f"score-{source}"))
    for text in texts(GAME.catalog(language, Setup("regno", 4))):
        is_said(text)


def texts(node: Any) -> Iterator[str]:
    """Every text of nested data."""
    if isinstance(node, str):
        yield node
    elif isinstance(node, dict | list):
        for each in node.values() if isinstance(node, dict) else node:
            yield from texts(each)
