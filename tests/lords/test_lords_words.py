"""Lords' words: everything can be said, in both languages, and nothing stays English in Italian."""

from __future__ import annotations

import ast as python
import re
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import pytest

from signoria.games.lords.grammar import GRAMMAR
from signoria.games.lords.rules import GAME
from signoria.games.lords.year import scoring
from signoria.kernel.game import Setup
from wording import Wording, both, texts

SAME = {  # what is called alike in both languages, or says nothing but its arguments
    "do-choose-colour", "do-no", "event-gold", "event-gold-laid", "event-round-begins", "event-season-begins",
    "unit-nao", "count-unit-nao", "switch-cape_closes_beirut-off", "switch-last_year-1479", "switch-last_year-1499",
}  # fmt: skip
UNITS: list[object] = [(), ((3, 1),), tuple((u, 2) for u in range(len(GRAMMAR.kinds["unit"].ids)))]
TELL = Wording(
    GAME,
    ("au",),
    "arm(?:y|ies)|galleys?|naos|caravans?|merchants?|ships?|gold|winter|sieges?|cards?|empire|leaders|player|routes?",
    SAME,
    {"units": UNITS, "seats": [(), (0,), (2, 0, 1, 3)]},
)
HANDED_ON = {"strait": "strait"}  # arguments of questions that a step puts together in parts
PACKAGE_FILES = Path(str(files(GAME.package)))


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


@pytest.mark.parametrize("terminal", [False, True])
def test_nothing_stays_english_in_italian(terminal: bool) -> None:
    TELL.nothing_stays_english(terminal)


def test_both_languages_have_the_same_messages() -> None:
    assert set(TELL.messages("en")) == set(TELL.messages("it"))


@both
def test_every_option_can_be_said(language: str) -> None:
    TELL.every_option_is_said(language)


@both
def test_every_group_of_options_has_a_title(language: str) -> None:
    w = TELL.words(language)
    known = {f"group-{verb.name}" for verb in GRAMMAR.verbs.values() if verb.arguments}
    for key in known:
        TELL.is_said(w.say(key))
    assert {key for key in TELL.messages(language) if key.startswith("group-")} == known


@both
def test_every_event_can_be_said(language: str) -> None:
    TELL.every_event_is_said(language)


@both
def test_every_refusal_can_be_said_and_names_a_clause(language: str) -> None:
    assert len(TELL.refusals()) > 100
    TELL.every_refusal_is_said(language)


@both
def test_every_question_can_be_said(language: str) -> None:
    for message in (x for x in TELL.messages(language) if x.startswith("ask-")):
        key = message.removeprefix("ask-")
        asks = [x for x in questions() if x.may_ask(key)]
        assert asks, f"nobody asks {key}"
        TELL.question_is_said(language, key, HANDED_ON | {name: kind for x in asks for name, kind in x.kinds.items()})


def test_every_question_has_words() -> None:
    """Each step that names a question finds at least one of its ids in the files."""
    known = {key.removeprefix("ask-") for key in TELL.messages("en") if key.startswith("ask-")}
    for asks in questions():
        assert not {x for x in asks.ids if " " not in x} or any(asks.may_ask(key) for key in known), asks


@both
def test_things_can_be_named(language: str) -> None:
    w = TELL.words(language)
    for kind in GRAMMAR.kinds.values():
        for value in TELL.values_of(kind):
            if value != ():
                TELL.is_said(w.name(kind, value))


@both
def test_switches_score_lines_and_cards_can_be_said(language: str) -> None:
    TELL.switches_and_score_lines_are_said(language, scoring.SOURCES)
    for text in texts(GAME.catalog(language, Setup("lords", 4))):
        TELL.is_said(text)


@both
def test_every_reason_of_the_bot_can_be_said(language: str) -> None:
    source = "".join(x.read_text(encoding="utf-8") for x in (PACKAGE_FILES / "plans").glob("*.py"))
    source += (PACKAGE_FILES / "policy.py").read_text(encoding="utf-8")
    named = {*re.findall(r'"(because-[a-z-]+)"', source), "because-chance"}
    assert len(named) > 20
    assert {key for key in TELL.messages(language) if key.startswith("because-")} == named
    for key in named:
        TELL.is_said(TELL.words(language).say(key, n=3))
