"""What the tests of every game's words share: its messages, values for every argument, and laws for both languages."""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import ast, parse

from signoria.kernel.game import Game
from signoria.kernel.menu import AMOUNT, Option, Refusal
from signoria.kernel.rulebook import Rulebook
from signoria.kernel.verbs import Kind, Signature
from signoria.kernel.words import CLAUSE, LANGUAGES, MARK, Words, words

both = pytest.mark.parametrize("language", ["en", "it"])  # of games that have no Danish
every = pytest.mark.parametrize("language", LANGUAGES)

ENGLISH = (
    "the|you|your|of|and|with|from|to|for|is|are|not|each|every|once|takes?|pays?|gets?|which|what|where|"
    "points?|value|turn"
)
ALSO_DANISH = frozenset({"to", "for", "is", "points?"})  # words of other meanings; "point" is one of both


def messages(texts: Iterable[str]) -> dict[str, ast.Message]:
    """Every message of some files by its key; none stands twice."""
    found: dict[str, ast.Message] = {}
    for text in texts:
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


def placeholders(message: ast.Message, known: Mapping[str, ast.Message]) -> set[str]:
    """Every `$name` of a message and of those that it takes in, in selectors too."""
    found = {each.id.name for each in inside(message, ast.VariableReference)}
    for other in inside(message, ast.MessageReference):
        found |= placeholders(known[other.id.name], known)
    return found


def prose(node: Any) -> str:
    """The words of a message, without placeholders."""
    if isinstance(node, ast.TextElement):
        return str(node.value)
    if isinstance(node, list):
        return " ".join(prose(each) for each in node)
    if isinstance(node, ast.Pattern | ast.Message | ast.Placeable | ast.SelectExpression | ast.Variant):
        return " ".join(prose(value) for name, value in vars(node).items() if name not in ("key", "selector", "span"))
    return ""


def texts(node: Any) -> Iterator[str]:
    """Every text of nested data."""
    if isinstance(node, str):
        yield node
    elif isinstance(node, dict | list):
        for each in node.values() if isinstance(node, dict) else node:
            yield from texts(each)


def giving(values: tuple[object, ...]) -> Callable[[Any, int, Option], tuple[object, ...]]:
    return lambda s, seat, option: values


class Wording:
    """The words of a game under test.

    `resources` may stand in marks; `english` are more words, parted by |, that no text of another language holds;
    `same` the keys that read alike in all languages; `shapes` values to try of kinds of a shape, where the usual ones
    will not do.
    """

    def __init__(
        self,
        rules: Game[Any],
        resources: Sequence[str],
        english: str,
        same: Iterable[str] = ("title",),
        shapes: Mapping[str, Sequence[object]] | None = None,
    ) -> None:
        self.rules, self.resources, self.same = rules, resources, frozenset(same)
        words = f"{ENGLISH}|{english}".split("|")
        self.english = {
            "it": re.compile(rf"\b({'|'.join(words)})\b", re.IGNORECASE),
            "da": re.compile(rf"\b({'|'.join(x for x in words if x not in ALSO_DANISH)})\b", re.IGNORECASE),
        }
        self.shapes: dict[str, Sequence[object]] = {
            "goods": [(), ((2, 1),), tuple((r, 2) for r in range(len(resources)))],
            "ids": [(0, 1)],
            "seats": [(0,), (2, 0, 1, 3)],
            "seat": [0, rules.seats[-1] - 1],
            "text": ["6 5 1"],
        }
        self.shapes.update(shapes or {})
        self.messages = cache(self._messages)

    def words(self, language: str) -> Words:
        return words(self.rules, language)

    def _messages(self, language: str, terminal: bool = False) -> dict[str, ast.Message]:
        root = files(self.rules.package) / "words"
        if terminal:
            return messages([(root / f"terminal.{language}.ftl").read_text(encoding="utf-8")])
        folder, single = root / language, root / f"{language}.ftl"
        of_language = [single] if single.is_file() else []
        of_language += sorted(folder.iterdir(), key=str) if folder.is_dir() else []
        return messages(text.read_text(encoding="utf-8") for text in of_language)

    def values_of(self, kind: Kind) -> Sequence[object]:
        """Every value of a kind with names, and the ones that read differently of the others."""
        if kind.shape in self.shapes:
            return self.shapes[kind.shape]
        return [i + kind.offset for i in range(len(kind.ids))] if kind.ids else [0, 1, 2, 13]

    def arguments(self, signature: Signature) -> Iterator[tuple[Any, ...]]:
        """Argument lists in which each argument takes all its values once."""
        columns = [self.values_of(kind) for _, kind in signature.arguments]
        for i in range(max(map(len, columns), default=1)):
            yield tuple(column[i % len(column)] for column in columns)

    def refusals(self) -> list[Refusal]:
        """Every refusal that a module of the game holds, by itself or among others."""
        found: dict[int, Refusal] = {}
        root = importlib.import_module(self.rules.package)
        for info in pkgutil.walk_packages(root.__path__, f"{self.rules.package}."):
            for value in vars(importlib.import_module(info.name)).values():
                several = value.values() if isinstance(value, dict) else value if isinstance(value, tuple) else (value,)
                found |= {id(x): x for x in several if isinstance(x, Refusal)}
        return list(found.values())

    # ---- laws --------------------------------------------------------------------------------------------------------

    def is_said(self, text: str) -> None:
        """A sentence whose marks are all understood and in which nothing is missing."""
        assert text.strip(), "an empty sentence"
        for found in MARK.finditer(text):
            first, _, rest = found[1].partition(" ")
            known = (
                (first == "seat" and rest.isdecimal())
                or CLAUSE.fullmatch(found[1])
                or (re.fullmatch(r"[+-]?\d+", first) and rest in self.resources)
                or found[1] in self.resources
            )
            assert known, f"{found[0]} in {text!r}"
        assert "{" not in text, text
        assert "$" not in text, text
        assert "  " not in text, text

    def is_not_english(self, text: str, key: str, language: str = "it") -> None:
        """No English word, but in marks."""
        said = re.sub(r"\[.*?\]", "", MARK.sub("", text))
        assert not self.english[language].search(said), f"{key}: {said}"

    def nothing_stays_english(self, terminal: bool = False, language: str = "it") -> None:
        english, other = self.messages("en", terminal), self.messages(language, terminal)
        for key, message in other.items():
            said = MARK.sub("", prose(message)).strip()
            if key in self.same:
                continue
            self.is_not_english(said, key, language)
            if len(re.sub(r"\W|\d", "", said)) > 2:
                assert said != MARK.sub("", prose(english[key])).strip(), f"{key} reads the same in both: {said}"

    def every_option_is_said(self, language: str, silent: Iterable[str] = ()) -> None:
        """`silent`: verbs whose words leave the amount to the screen."""
        w = self.words(language)
        for verb in self.rules.grammar.verbs.values():
            for values in self.arguments(verb):
                option: Option = (verb.code, *values)
                self.is_said(w.option(option))
                if option[0] & AMOUNT:
                    ranged = w.option((*option, option[-1] + 2, 1))
                    self.is_said(ranged)
                    assert verb.name in silent or f"{option[-1]}–{option[-1] + 2}" in ranged, verb.name

    def every_event_is_said(self, language: str) -> None:
        """A line of the log has no full stop."""
        w = self.words(language)
        for event in self.rules.grammar.events.values():
            for values in self.arguments(event):
                said = w.event((event.code, -1, *values))
                self.is_said(said)
                assert not said.endswith("."), event.name

    def every_refusal_is_said(self, language: str) -> None:
        """It names a clause of the rulebook, and no reason in the files is nobody's."""
        w, index, grammar = self.words(language), Rulebook.load(self.rules.package).index, self.rules.grammar
        every = self.refusals()
        assert every
        for refusal in every:
            kinds = [grammar.kinds[name] for name in refusal.kinds]
            for values in self.arguments(Signature(0, "", *((f"v{i}", kind) for i, kind in enumerate(kinds)))):
                fixed = Refusal(refusal.clause, refusal.reason, refusal.kinds, giving(values))
                self.is_said(w.refusal(fixed, None, 0, ()))
            assert refusal.clause in index, f"{refusal.reason}: {refusal.clause}"
        reasons = {f"why-{refusal.reason}" for refusal in every}
        assert {key for key in self.messages(language) if key.startswith("why-")} <= reasons

    def question_is_said(self, language: str, key: str, kinds: Mapping[str, str]) -> None:
        """`kinds`: name of an argument -> name of its kind."""
        columns = {name: self.values_of(self.rules.grammar.kinds[kind]) for name, kind in kinds.items()}
        for i in range(max(map(len, columns.values()), default=1)):
            said = {name: (kinds[name], column[i % len(column)]) for name, column in columns.items()}
            self.is_said(self.words(language).question(key, said))

    def switches_and_score_lines_are_said(self, language: str, sources: Iterable[tuple[str, str]]) -> None:
        w = self.words(language)
        for switch in self.rules.switches:
            self.is_said(w.say(f"switch-{switch.name}"))
            for value in switch.values:
                self.is_said(w.say(f"switch-{switch.name}-{value}"))
        for source, _ in sources:
            self.is_said(w.say(f"score-{source}"))
