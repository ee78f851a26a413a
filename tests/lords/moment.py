"""What holds of every moment of every game: copies, files, views and words. For the laws."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import partial
from typing import Any

from signoria.games.lords.rules import GAME
from signoria.games.lords.state import Lords
from signoria.kernel.engine import apply, legal, run, seats_of
from signoria.kernel.game import Setup
from signoria.kernel.menu import Option
from signoria.kernel.pack import digest, pack
from signoria.kernel.words import Words, words

from .soundness import assert_sound
from .walks import move

KEY = b"laws"


def copies_agree(s: Lords, seat: int, option: Option) -> None:
    """A choice on two copies gives the same twice, dice included, and leaves the original alone."""
    before = digest(s, KEY)
    one, two = s.copy(), s.copy()
    assert digest(one, KEY) == before
    for copy in (one, two):
        copy.events = []
        apply(copy, seat, option)
    assert digest(one, KEY) == digest(two, KEY)
    assert one.events == two.events
    assert digest(s, KEY) == before, "a choice on a copy changed the original"


def comes_back(s: Lords, setup: Setup) -> Lords:
    """Written to a file and read again it is the same, and offers the same."""
    packed: dict[str, Any] = json.loads(json.dumps(pack(s)))
    again = GAME.restore(packed, setup, s.chance)
    assert digest(again, KEY) == digest(s, KEY)
    for seat in seats_of(s.must):
        assert legal(again, seat).legal == legal(s, seat).legal
    return again


def views_agree(s: Lords, rnd: random.Random) -> None:
    """Who is asked sees its options in its own view; what it imagines agrees with that view; asking changes nothing."""
    before = digest(s, KEY)
    for seat in range(s.seats):
        masked = GAME.mask(s, seat)
        seen = pack(masked)
        if s.must >> seat & 1:
            wanted, found = legal(s, seat, True), legal(masked, seat, True)
            assert found.legal == wanted.legal, "a view offers something else"
            short = legal(s, seat).legal
            differ = [GAME.grammar.listing(x) for x, y in zip(found.legal, short, strict=False) if x != y]
            assert found.legal == short, f"explaining lists something else: {differ}"
            assert found.barred == wanted.barred
            assert not any(found.admits(option) for option, _ in found.barred), "barred and legal"
            GAME.question(masked, seat)
        imagined = GAME.imagine(masked, seat, rnd)
        assert pack(GAME.mask(imagined, seat)) == seen, "what is imagined does not agree with the view"
        play_on(imagined, rnd)
        board = json.dumps(GAME.board(masked, seat))
        assert "null" not in board
        assert pack(masked) == seen, "asking changed a view"
    json.dumps(GAME.board(GAME.mask(s, None), None))
    assert digest(s, KEY) == before, "asking changed the position"


def play_on(s: Lords, rnd: random.Random) -> None:
    """What is imagined can be played on like a position of the rules."""
    run(s)
    for _ in range(12):
        if s.must:
            apply(s, *move(s, rnd))
            assert_sound(s)


def has_words(s: Lords, events: list[tuple[Any, ...]], rnd: random.Random) -> list[str]:
    """What cannot be said in one of the languages."""
    missing = []
    for language in ("en", "it"):
        for say in sayings(s, words(GAME, language), events, rnd):
            try:
                assert say(), "an empty text"
            except (KeyError, ValueError, AssertionError) as error:
                missing.append(str(error))
    return missing


def sayings(s: Lords, speech: Words, events: list[tuple[Any, ...]], rnd: random.Random) -> list[Callable[[], str]]:
    """Some of what a screen would say now."""
    found: list[Callable[[], str]] = [partial(speech.event, event) for event in events]
    for seat in seats_of(s.must):
        menu = legal(s, seat, True)
        found.append(partial(speech.question, *GAME.question(s, seat)))
        found += [partial(speech.option, x) for x in rnd.sample(menu.legal, min(8, len(menu.legal)))]
        for option, refusal in rnd.sample(menu.barred, min(8, len(menu.barred))):
            found += [partial(speech.option, option), partial(speech.refusal, refusal, s, seat, option)]
    return found
