"""Words for options, events and refusals, late and in the reader's language: Fluent templates with typed arguments.

Texts carry marks that every screen draws in its own way: `[3 coin]` is an amount and a glyph, `[coin]` a glyph,
`[seat 2]` a player, `[L-26]` a clause. `plain` turns them into words for terminals and logs.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from signoria.kernel.game import Game
from signoria.kernel.menu import AMOUNT, Listing, Option, Refusal
from signoria.kernel.state import Event
from signoria.kernel.verbs import Kind, Signature

LANGUAGES: Final = ("en", "it", "da")
CLAUSE: Final = re.compile(r"[A-Z]+[-.]?\d+(\.\w+)*|\d+(\.\w+)+")  # L-26, R17.7, RC.4, C33, 10.1.t1.r2
MARK: Final = re.compile(r"\[([^\[\]\n]{1,40})\]")


class Words:
    """The words of a game in a language. Missing words raise KeyError: tests ask for every one."""

    def __init__(self, rules: Game[Any], language: str, sets: Mapping[str, int]) -> None:
        self.rules, self.language = rules, language
        self._names = rules.names(language, sets)
        self._bundle = FluentBundle([language], use_isolating=False)
        for package in ("signoria.kernel", rules.package):
            for text in _texts(package, language):
                self._bundle.add_resource(FluentResource(text))

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, **arguments: object) -> str:
        """The text of a message; KeyError when the language has none, ValueError when an argument is missing."""
        if not self._bundle.has_message(key):
            raise KeyError(f"{self.language}: no words for {key}")
        message = self._bundle.get_message(key)
        # 1500, not 1,500: an amount stands in a mark, where screens read it
        said = {k: fluent_number(x, useGrouping=False) if type(x) is int else x for k, x in arguments.items()}
        text, errors = self._bundle.format_pattern(message.value, said)  # type: ignore[arg-type]  # Fluent takes any
        if errors:
            raise ValueError(f"{self.language}: {key}: {errors[0]}")
        return str(text)

    def name(self, kind: Kind | str, value: object) -> str:
        """A value in words, by its kind."""
        if isinstance(kind, str):
            kind = self.rules.grammar.kinds[kind]
        if kind.shape == "seat":
            return f"[seat {value}]"
        if kind.shape == "seats":
            assert isinstance(value, Sequence)
            return ", ".join(f"[seat {x}]" for x in value)
        if kind.shape == "goods":
            goods = [f"[{amount} {goods_id(self.rules, i)}]" for i, amount in _pairs(value)]
            return " ".join(goods) or self.say("nothing")
        if kind.shape == "units":
            return ", ".join(self._units(i, n) for i, n in _pairs(value)) or self.say("nothing")
        if kind.shape == "ids":
            assert isinstance(value, Sequence)
            return ", ".join(self._id(kind, kind.text(x)) for x in value)
        if kind.shape == "id":
            assert isinstance(value, int)
            return self._id(kind, kind.text(value))
        return str(value)

    def _units(self, unit: int, n: int) -> str:
        """So many of a unit: `count-unit-ID` where there is one, which knows the plural."""
        text = self.rules.grammar.kinds["unit"].text(unit)
        key = f"count-unit-{text}"
        return self.say(key, n=n) if self.has(key) else f"{n} {self.say(f'unit-{text}')}"

    def _id(self, kind: Kind, text: str) -> str:
        key = f"{kind.name}-{text}"
        return self._names[key] if key in self._names else self.say(key.replace(".", "-"))

    def option(self, option: Option | Listing, caption: tuple[str, Mapping[str, tuple[str, object]]] = ("", {})) -> str:
        """An option or listing in a short sentence. Templates get each argument as `$name` in words, `$name_id` as its
        canonical text, and for an amount `$least`, `$most` and `$range` (`2–5`, or `3` where it is given); `caption` is
        `Game.caption`'s."""
        verb = self.rules.grammar.verbs[option[0]]
        arguments = self._arguments(verb, option[1:])
        if option[0] & AMOUNT:
            ranged = len(option) > len(verb.arguments) + 1
            low, high = option[-3 if ranged else -1], option[-2 if ranged else -1]
            arguments |= {"least": low, "most": high, "range": f"{low}–{high}" if low < high else str(low)}
        suffix, more = caption
        arguments.update(self._typed(more))
        return self.say(f"do-{verb.name}-{suffix}" if suffix else f"do-{verb.name}", **arguments)

    def event(self, event: Event) -> str:
        """What happened, in a sentence."""
        signature = self.rules.grammar.events[event[0]]
        return self.say(f"event-{signature.name}", **self._arguments(signature, event[2:]))

    def refusal(self, refusal: Refusal, state: Any, seat: int, option: Option) -> str:
        """Why not, in a sentence."""
        values = refusal.values(state, seat, option) if refusal.values else ()
        names = [f"v{i}" for i in range(len(values))]
        kinds = [self.rules.grammar.kinds[k] for k in refusal.kinds]
        signature = Signature(0, "", *zip(names, kinds, strict=True))
        return self.say(f"why-{refusal.reason}", **self._arguments(signature, values))

    def question(self, key: str, arguments: Mapping[str, tuple[str, object]]) -> str:
        """What is asked, in a sentence; arguments are (kind, value)."""
        return self.say(f"ask-{key}", **self._typed(arguments))

    def _typed(self, arguments: Mapping[str, tuple[str, object]]) -> dict[str, object]:
        said: dict[str, object] = {}
        for name, (kind, value) in arguments.items():
            said.update(self._arguments(Signature(0, "", (name, self.rules.grammar.kinds[kind])), (value,)))
        return said

    def _arguments(self, signature: Signature, values: Sequence[object]) -> dict[str, object]:
        said: dict[str, object] = {}
        for (name, kind), value in zip(signature.arguments, values, strict=False):
            said[name] = value if kind.shape == "number" else self.name(kind, value)
            if kind.shape == "id":
                assert isinstance(value, int)
                said[f"{name}_id"] = kind.text(value)
        return said


def _texts(package: str, language: str) -> list[str]:
    """The words of a package: `words/LANGUAGE.ftl`, and of a large game every file of `words/LANGUAGE/`."""
    folder = files(package) / "words"
    single, several = folder / f"{language}.ftl", folder / language
    found = [single] if single.is_file() else []
    if several.is_dir():
        found += sorted((x for x in several.iterdir() if x.name.endswith(".ftl")), key=lambda x: x.name)
    return [x.read_text(encoding="utf-8") for x in found]


def _pairs(value: object) -> Iterable[tuple[int, int]]:
    assert isinstance(value, Sequence)
    return value


def goods_id(rules: Game[Any], index: int) -> str:
    """Id of a resource by its index, as the glyphs use it."""
    return rules.grammar.kinds["resource"].ids[index]


@lru_cache(maxsize=64)
def _words(rules: Game[Any], language: str, sets: tuple[tuple[str, int], ...]) -> Words:
    return Words(rules, language, dict(sets))


@lru_cache(maxsize=64)
def languages(package: str) -> tuple[str, ...]:
    """The languages that a game's package has words in, in the order of LANGUAGES."""
    return tuple(x for x in LANGUAGES if _texts(package, x))


def words(rules: Game[Any], language: str, sets: Mapping[str, int] | None = None) -> Words:
    """The words of a game with a match's changed numbers, English where it has none in the language: `Words.language`
    tells which. ValueError for a language that is not there at all."""
    if language not in LANGUAGES:
        raise ValueError(f"language is {' or '.join(LANGUAGES)}, not {language!r}")
    spoken = language if language in languages(rules.package) else "en"
    return _words(rules, spoken, tuple(sorted((sets or {}).items())))


def plain(text: str, seats: Sequence[str], glyph: Callable[[str], str]) -> str:
    """Marks in words: seats by their names, clauses as they stand, glyphs by `glyph`."""

    def word(found: re.Match[str]) -> str:
        first, _, rest = found[1].partition(" ")
        if first == "seat" and rest.isdecimal() and int(rest) < len(seats):
            return seats[int(rest)]
        if first.lstrip("+-").isdecimal():
            return f"{first} {glyph(rest)}"
        return found[0] if CLAUSE.fullmatch(first) else glyph(found[1])

    return MARK.sub(word, text)
