"""Options, refusals and log lines as JSON in a reader's language. What was said once is kept: documents repeat it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache
from itertools import islice
from typing import Any, Final

from signoria.kernel.game import Game, Setup
from signoria.kernel.menu import AMOUNT, ANYTIME, Listing, Menu, Option, Refusal
from signoria.kernel.words import Words, words
from signoria.server.chronicle import Line
from signoria.server.problems import say

KEPT: Final = 20_000  # sentences a game and language
MANY: Final = 60  # barred candidates that are told one by one


class Phrases:
    """The words of one game for readers of one language, remembered; `speech` is English where the game has none."""

    def __init__(self, speech: Words, language: str) -> None:
        self.speech, self.rules, self.language = speech, speech.rules, language
        self.pages = type(self.rules).page is not Game.page
        self._kept: dict[Hashable, str] = {}
        self._pointed: dict[Listing, tuple[str, str, list[str]]] = {}

    def _say(self, key: Hashable, make: Callable[[], str]) -> str:
        text = self._kept.get(key)
        if text is None:
            if len(self._kept) >= KEPT:
                self._kept.clear()
            text = self._kept[key] = make()
        return text

    def _points(self, listing: Listing) -> tuple[str, str, list[str]]:
        """(o, verb, refs)"""
        found = self._pointed.get(listing)
        if found is None:
            if len(self._pointed) >= KEPT:
                self._pointed.clear()
            grammar = self.rules.grammar
            found = grammar.head(listing), grammar.verbs[listing[0]].name, grammar.refs(listing)
            self._pointed[listing] = found
        return found

    def option(self, masked: Any, seat: int, listing: Listing) -> dict[str, Any]:
        """`Option` of docs/wire.md."""
        o, verb, refs = self._points(listing)
        suffix, more = caption = self.rules.caption(masked, seat, listing)
        text = self._say(("do", listing, suffix, repr(more)), lambda: self.speech.option(listing, caption))
        out: dict[str, Any] = {"o": o, "verb": verb, "text": text, "refs": refs}
        if listing[0] & AMOUNT:
            out["least"], out["most"] = listing[-3], listing[-2]
            if listing[-1] != 1:
                out["step"] = listing[-1]
        if listing[0] & ANYTIME:
            out["anytime"] = True
        if detail := self.rules.detail(masked, seat, listing):
            out["detail"] = detail
        return out

    def chosen(self, option: Option) -> str:
        """An option that was taken."""
        return self._say(("did", option), lambda: self.speech.option(option))

    def advised(self, masked: Any, seat: int, option: Option) -> str:
        """An option that somebody might take."""
        suffix, more = caption = self.rules.caption(masked, seat, option)
        return self._say(("try", option, suffix, repr(more)), lambda: self.speech.option(option, caption))

    def advice(self, masked: Any, seat: int, chain: Sequence[Option]) -> str:
        """A choice that somebody might make, apart from the answers that it would go on with."""
        first, *then = (self.advised(masked, seat, option) for option in chain)
        return say(self.language, "advice-then", first=first, then=", ".join(then)) if then else first

    def menu(self, masked: Any, seat: int, menu: Menu) -> dict[str, Any]:
        """`{options, barred}`. Where many are barred, those that one reason bars are one row, with `n`: how many."""
        merged = self.pages and len(menu.barred) > MANY
        rows: dict[Hashable, dict[str, Any]] = {}
        for number, barred in enumerate(menu.barred):
            option, refusal = barred
            text = self._reason(masked, seat, option, refusal)
            key: Hashable = (option[0], refusal.clause, text) if merged else number
            if key in rows:
                rows[key]["n"] = rows[key].get("n", 1) + 1
            else:
                rows[key] = self._barred(masked, seat, option, refusal, text)
        return {"options": [self.option(masked, seat, listing) for listing in menu.legal], "barred": [*rows.values()]}

    def barred_at(self, masked: Any, seat: int, menu: Menu, ref: str) -> list[dict[str, Any]]:
        """What is barred at a ref, row by row, at most MANY."""
        found = ((option, refusal) for option, refusal in menu.barred if ref in self._points(option)[2])
        return [
            self._barred(masked, seat, option, refusal, self._reason(masked, seat, option, refusal))
            for option, refusal in islice(found, MANY)
        ]

    def _reason(self, masked: Any, seat: int, option: Listing, refusal: Refusal) -> str:
        values = refusal.values(masked, seat, option) if refusal.values else ()
        said = ("why", refusal.reason, repr(values))
        return self._say(said, lambda: self.speech.refusal(refusal, masked, seat, option))

    def _barred(self, masked: Any, seat: int, option: Listing, refusal: Refusal, text: str) -> dict[str, Any]:
        """`Barred` of docs/wire.md."""
        o, verb, refs = self._points(option)
        row: dict[str, Any] = {"o": o, "verb": verb, "text": text, "clause": refusal.clause, "refs": refs}
        if option[0] & ANYTIME:
            row["anytime"] = True
        if self.pages:  # elsewhere a board of its own shows what is meant
            row["what"] = self.advised(masked, seat, option)
        if detail := self.rules.detail(masked, seat, option):
            row["detail"] = detail
        return row

    def question(self, masked: Any, seat: int) -> tuple[str, str]:
        """(id, words) of what is asked."""
        key, arguments = self.rules.question(masked, seat)
        said: dict[str, Any] = dict(arguments)
        return key, self._say(("ask", key, repr(said)), lambda: self.speech.question(key, said))

    def line(self, line: Line) -> dict[str, Any]:
        """A log line of docs/wire.md."""
        if line.event is not None:
            event = line.event
            text = self._say(("event", event[0], repr(event[2:])), lambda: self.speech.event(event))
        elif line.option is not None:
            text = self.chosen(line.option)
        elif (note := line.note) is not None:
            hand = "host" if note.host else "own"
            text = say(self.language, f"note-{note.kind}", seat=f"[seat {note.seat}]", who=note.who, hand=hand)
        elif line.seat < 0:
            clauses = ", ".join(f"[{x}]" for x in line.clauses)
            text = say(self.language, "rules-changed", clauses=clauses, count=len(line.clauses))
        else:
            text = say(self.language, "undo-done", seat=f"[seat {line.seat}]", count=line.count)
        out = {"n": line.n, "moment": line.moment, "round": line.round, "seat": line.seat, "text": text}
        return {**out, "by": line.by} if line.by else out

    def source(self, source: str) -> str:
        """The title of a line of a score sheet."""
        return self._say(("source", source), lambda: self.speech.say(f"score-{source}"))


@lru_cache(maxsize=64)
def _phrases(speech: Words, language: str) -> Phrases:
    return Phrases(speech, language)


def phrases(rules: Game[Any], language: str, setup: Setup) -> Phrases:
    """The phrases of a match's game in a language."""
    return _phrases(words(rules, language, setup.sets), language)
