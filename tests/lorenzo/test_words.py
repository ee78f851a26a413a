"""Lorenzo's words: everything can be said, in both languages, and nothing stays English in Italian."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import ast, parse

from signoria.games.lorenzo import board, catalog, refusals, scoring
from signoria.games.lorenzo.grammar import GRAMMAR
from signoria.games.lorenzo.rules import GAME, SWITCHES
from signoria.games.lorenzo.tables import RESOURCES, tables
from signoria.kernel.game import Setup
from signoria.kernel.menu import AMOUNT, Option, Refusal
from signoria.kernel.verbs import Kind, Signature
from signoria.kernel.words import LANGUAGES, MARK, Words, words

from .build import table

SETUP = Setup("lorenzo", 4)
both = pytest.mark.parametrize("language", LANGUAGES)

ENGLISH = re.compile(
    r"\b(the|you|your|of|and|with|from|to|for|is|are|no|not|each|every|once|card|cards|member|members|tile|tiles|"
    r"takes?|pays?|plays?|gains?|floor|stall|market|harvest|production|coins?|wood|stone|servants?|points?|value|turn)\b",
    re.IGNORECASE,
)


def messages(language: str) -> dict[str, ast.Message]:
    text = (files(GAME.package) / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    body = parse(text).body
    assert not [junk.content for junk in body if isinstance(junk, ast.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


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
    """The words of a message, without placeholders and marks."""
    if isinstance(node, ast.TextElement):
        return node.value
    if isinstance(node, list):
        return " ".join(prose(each) for each in node)
    if isinstance(node, ast.Pattern | ast.Message | ast.Placeable | ast.SelectExpression | ast.Variant):
        return " ".join(prose(value) for name, value in vars(node).items() if name not in ("key", "selector", "span"))
    return ""


def values_of(kind: Kind) -> list[object]:
    """Every value of a kind with names, and the ones that read differently of the others."""
    if kind.shape == "goods":
        return [(), ((2, 1),), tuple((r, 2) for r in range(len(RESOURCES)))]
    if kind.shape == "ids":
        return [(0, 1, 2)]
    if kind.shape == "seats":
        return [(0, 1), (2, 0, 1, 3)]
    if kind.shape == "seat":
        return [0, 3]
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
            or re.fullmatch(r"[LAR]-\d+", found[1])
            or (re.fullmatch(r"[+-]?\d+", first) and rest in RESOURCES)
            or found[1] in RESOURCES
        )
        assert known, f"{found[0]} in {text!r}"
    assert "{" not in text
    assert "$" not in text


def test_both_languages_have_the_same_words() -> None:
    assert list(messages("it")) == list(messages("en"))


def test_both_languages_fill_in_the_same_placeholders() -> None:
    english, italian = messages("en"), messages("it")
    differ = {key for key in english if placeholders(english[key]) != placeholders(italian[key])}
    assert not differ


def test_nothing_stays_english_in_italian() -> None:
    english, italian = messages("en"), messages("it")
    for key, message in italian.items():
        said = MARK.sub("", prose(message))
        assert not ENGLISH.search(re.sub(r"\[.*?\]", "", said)), f"{key}: {said}"
        words_in = re.sub(r"\W+", "", said)
        if words_in and key != "title":
            assert said != MARK.sub("", prose(english[key])), f"{key} reads the same in both"


@both
def test_every_option_can_be_said(language: str) -> None:
    w = words(GAME, language)
    for verb in GRAMMAR.verbs.values():
        for values in arguments(verb):
            option: Option = (verb.code, *values)
            is_said(w.option(option))
            if option[0] & AMOUNT:
                is_said(w.option((*option, option[-1] + 2, 1)))


@both
def test_every_event_can_be_said(language: str) -> None:
    w = words(GAME, language)
    for event in GRAMMAR.events.values():
        for values in arguments(event):
            is_said(w.event((event.code, -1, *values)))


@both
def test_every_refusal_can_be_said_and_names_a_clause(language: str) -> None:
    w = words(GAME, language)
    every = [x for x in vars(refusals).values() if isinstance(x, Refusal)]
    assert every
    for refusal in every:
        kinds = [GRAMMAR.kinds[name] for name in refusal.kinds]
        for values in arguments(Signature(0, "", *((f"v{i}", kind) for i, kind in enumerate(kinds)))):
            fixed = Refusal(refusal.clause, refusal.reason, refusal.kinds, lambda s, seat, o, v=values: v)
            is_said(w.refusal(fixed, None, 0, ()))
        assert re.fullmatch(r"[LA]-\d+", refusal.clause)


QUESTIONS: dict[str, dict[str, str]] = {
    "turn": {}, "late": {}, "end": {}, "tile": {}, "copy": {}, "keep": {"count": "number"}, "pay": {"card": "card"},
    "privilege": {"count": "number"}, "take-or-leave": {"goods": "goods"}, "lose": {"goods": "goods"},
    "bonus-tower": {"deck": "deck", "value": "number"}, "bonus-work": {"area": "area", "value": "number"},
    "production": {"card": "card", "count": "number"}, "raise": {"value": "number"},
    "support": {"faith": "number", "points": "number"},
}  # fmt: skip


@both
def test_every_question_can_be_said(language: str) -> None:
    w = words(GAME, language)
    assert {key.removeprefix("ask-") for key in messages(language) if key.startswith("ask-")} == set(QUESTIONS)
    for key, kinds in QUESTIONS.items():
        columns = {name: values_of(GRAMMAR.kinds[kind]) for name, kind in kinds.items()}
        for i in range(max(map(len, columns.values()), default=1)):
            said = {name: (kinds[name], column[i % len(column)]) for name, column in columns.items()}
            is_said(w.question(key, said))


@both
def test_on_a_floor_the_words_name_the_card(language: str) -> None:
    t = table(stock={0: {"coin": 9, "wood": 9}}, floors={"building.1": "theater"})
    option = GRAMMAR.option("place:white:building.1:0")
    w = words(GAME, language)
    said = w.option(option, board.caption(t.state, option))
    assert w.name("card", GRAMMAR.kinds["card"].value("theater")) in said
    is_said(said)


@both
def test_every_thing_of_the_catalog_can_be_said(language: str) -> None:
    shown = GAME.catalog(language, SETUP)
    assert (len(shown["cards"]), len(shown["leaders"]), len(shown["tiles"]), len(shown["bonus_tiles"])) == (
        96,
        20,
        21,
        5,
    )
    for text in texts(shown):
        is_said(text)
    for kind in ("cards", "leaders", "tiles", "spaces"):
        assert all(thing["text"] for thing in shown[kind].values())


def texts(node: Any) -> Iterator[str]:
    """Every text of nested data."""
    if isinstance(node, str):
        yield node
    elif isinstance(node, dict | list):
        for each in node.values() if isinstance(node, dict) else node:
            yield from texts(each)


def test_the_italian_catalog_has_no_english_sentence() -> None:
    shown = GAME.catalog("it", SETUP)
    for kind in ("cards", "leaders", "tiles", "spaces", "members", "bonus_tiles", "resources"):
        for key, thing in shown[kind].items():
            for said in texts(
                [thing.get(part, "") for part in ("name", "text", "short", "requirement", "one", "many")]
            ):
                assert not ENGLISH.search(MARK.sub("", said)), f"{key}: {said}"


@both
def test_cards_say_all_that_they_do(language: str) -> None:
    """One sentence a cost and an effect: none of the vocabulary is left unsaid."""
    w: Words = words(GAME, language)
    t = tables({s.name: s.default for s in SWITCHES}, {})
    for c in t.cards:
        said = catalog.card_text(w, c, t.facts["cards"][c.key])
        parts = (
            len(c.printed) or 1, bool(c.gain), bool(c.per), bool(c.bonus_kind), bool(c.bonus_discount),
            bool(c.permanent_kind), bool(c.permanent_discounts), bool(c.harvest), bool(c.work_gain),
            bool(c.conversions), bool(c.end_vp),
        )  # fmt: skip
        assert len(said) == sum(parts), c.key
    nothing = w.say("leader-nothing"), w.say("tile-nothing"), w.say("tile-short-nothing")
    assert not {catalog.leader_text(w, x) for x in t.leaders} & set(nothing)
    assert not {f(w, x) for x in t.tiles for f in (catalog.tile_text, catalog.tile_short)} & set(nothing)


@both
def test_switches_and_score_lines_can_be_said(language: str) -> None:
    w = words(GAME, language)
    for switch in SWITCHES:
        is_said(w.say(f"switch-{switch.name}"))
        for value in switch.values:
            is_said(w.say(f"switch-{switch.name}-{value}"))
    for source, _ in scoring.SOURCES:
        is_said(w.say(f"score-{source}"))
    assert w.say("title") == "Lorenzo il Magnifico"


@both
def test_gains_name_their_source(language: str) -> None:
    """A card, a leader and a space of the same name are told apart (the Palace is a card and a place)."""
    w = words(GAME, language)
    source = GRAMMAR.kinds["source"]
    assert len(set(source.ids)) == len(source.ids)
    palace = {w.name(source, source.value(x)) for x in ("palace", "space.palace")}
    assert len(palace) == 2
