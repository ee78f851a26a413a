"""What the server tells about the games themselves: their list, catalogs, rulebooks, the numbers that can be set."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from signoria.bots import names
from signoria.kernel.facts import changeable, load_all
from signoria.kernel.game import Game, Setup
from signoria.kernel.rulebook import Rulebook
from signoria.kernel.words import Words, languages, words
from signoria.server.problems import say

Json = dict[str, Any]


def listing(games: Mapping[str, Game[Any]], language: str) -> list[Json]:
    """`GET /api/games`"""
    return [_game(rules, language) for rules in games.values()]


def _game(rules: Game[Any], language: str) -> Json:
    speech = words(rules, language)
    switches = [
        {
            "name": x.name,
            "values": list(x.values),
            "default": x.default,
            "clause": x.clause,
            "title": _say(speech, f"switch-{x.name}"),
            "help": {value: _say(speech, f"switch-{x.name}-{value}") for value in x.values},
        }
        for x in rules.switches
    ]
    return {
        "name": rules.name,
        "title": speech.say("title"),
        "seats": list(rules.seats),
        "rounds": rules.rounds,
        "languages": list(languages(rules.package)),
        "switches": switches,
        "bots": [{"name": x, "text": say(language, f"bot-{x}")} for x in names(rules)],
    }


def _say(speech: Words, name: str) -> str:
    return speech.say(name)


def catalog(rules: Game[Any], language: str, setup: Setup | None = None) -> Json:
    """`GET /api/games/{game}/catalog`: of the printed game with all its pieces; `GET /api/tables/{id}/catalog`: of a
    table's setup."""
    of = setup or Setup(rules.name, rules.seats[-1], dict(rules.everything))
    spoken = words(rules, language).language
    return _catalog(rules, spoken, of.seats, tuple(sorted(of.options.items())), tuple(sorted(of.sets.items())))


@lru_cache(maxsize=32)  # of a large game it takes 30 ms, in which no other reader is served
def _catalog(
    rules: Game[Any], language: str, seats: int, options: tuple[tuple[str, str], ...], sets: tuple[tuple[str, int], ...]
) -> Json:
    speech = words(rules, language, dict(sets))
    titles = {verb.name: f"group-{verb.name}" for verb in rules.grammar.verbs.values()}
    groups = {verb: speech.say(key) for verb, key in titles.items() if speech.has(key)}
    return {"groups": groups, **rules.catalog(language, Setup(rules.name, seats, dict(options), dict(sets)))}


@lru_cache(maxsize=16)
def rulebook(rules: Game[Any], language: str) -> Json:
    """`GET /api/games/{game}/rulebook`"""
    book = Rulebook.load(rules.package)
    text = book.text(book.language(language))
    chapters = [
        {
            "id": chapter.id,
            "title": chapter.title,
            "text": chapter.text.split("<a id=", 1)[0].strip(),  # what it says before its first clause
            "clauses": [
                {"id": x, "title": text.clauses[x].title, "text": text.clauses[x].text} for x in chapter.clauses
            ],
        }
        for chapter in text.chapters
    ]
    return {"title": text.title, "chapters": chapters}


@lru_cache(maxsize=16)
def numbers(rules: Game[Any]) -> list[Json]:
    """`GET /api/games/{game}/paths`"""
    found = changeable(load_all(rules.package))
    return [{"path": f"{rules.name}.{path}", "value": value} for path, value in found.items()]
