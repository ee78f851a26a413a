"""The Python API: matches for research, bots and notebooks, straight on the rules and without a log.

    import signoria
    m = signoria.new("lorenzo", seats=4, seed=1)
    while not m.over:
        m.play(m.options()[0])
    print(m.scores())

Seats are 0 … n - 1. An option is a tuple of small integers, to be taken from `options` and given to `play`; `text`
writes it down (`place:white:market.1:0`), `option` reads it back, and `play` takes the text as well.
"""

from __future__ import annotations

import os
import random
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, Final

from signoria.kernel import engine, pack
from signoria.kernel import game as register
from signoria.kernel.chance import Chance, OutcomeNeeded, Seeded
from signoria.kernel.facts import FactError
from signoria.kernel.game import Game, Line, Setup, SetupError
from signoria.kernel.match import chance_of, key_of_seed
from signoria.kernel.menu import Menu, Option
from signoria.kernel.state import State

__all__ = ["HiddenOutcome", "IllegalOption", "Match", "Option", "SetupError", "new"]

WHOLE: Final = -2  # whose eyes a match is seen with: nobody's, it is the match itself
SPECTATOR: Final = -1


class IllegalOption(ValueError):
    """An option that may not be taken now; nothing has changed.

    `clause` is the id of the clause that bars it, or "" when the question does not ask for such an option at all;
    `reason` says why in English.
    """

    def __init__(self, option: str, clause: str, reason: str) -> None:
        super().__init__(f"{option}: {reason}" + (f" [{clause}]" if clause else ""))
        self.option, self.clause, self.reason = option, clause, reason


class HiddenOutcome(RuntimeError):
    """A view cannot be played on past a die or a draw, which it does not know: play on an `imagine`d match."""


class Match:
    """A match at one moment. Made by `new`; changes only by `play`."""

    __slots__ = ("_key", "_listed", "_made", "_menu", "_state", "rules", "setup", "viewer")

    def __init__(self, rules: Game[Any], setup: Setup, state: State, key: bytes, viewer: int = WHOLE) -> None:
        self.rules = rules
        self.setup = setup
        self.viewer = viewer  # the seat that this is the view of; SPECTATOR, or WHOLE for the match itself
        self._state = state
        self._key = key
        self._made = 0  # copies so far: each gets a chance of its own
        self._menu: Menu | None = None
        self._listed = WHOLE  # whose menu that is

    # ---- asking --------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self._state.seats

    @property
    def round(self) -> int:
        """Rounds begun; 0 while the table is still set up."""
        return self._state.round

    @property
    def over(self) -> bool:
        """Has the match ended?"""
        return self._state.must == 0

    @property
    def to_move(self) -> int | None:
        """The seat that is asked now, the lowest when several are asked at once; None at the end."""
        must = self._state.must
        return engine.first_seat(must) if must else None

    @property
    def asked(self) -> list[int]:
        """All seats that are asked now, rising."""
        return engine.seats_of(self._state.must)

    def options(self, seat: int | None = None) -> list[Option]:
        """Every option that the seat (by default `to_move`, in a view its own seat) may take now, in the rules' order.

        Amounts are written out, one option a value. Empty for a seat that is not asked and at the end.
        """
        return self._menu_of(self._seat(seat)).options()

    def barred(self, seat: int | None = None) -> list[tuple[Option, str, str]]:
        """What the seat might have wished to do and may not: (option, clause, reason in English)."""
        asked = self._seat(seat)
        return [
            (option, why.clause, self._words().refusal(why, self._state, asked, option))
            for option, why in engine.legal(self._state, asked, explain=True).barred
        ]

    # ---- playing -------------------------------------------------------------------------------------------------

    def play(self, option: Option | str, seat: int | None = None) -> None:
        """Take an option (or its text) for a seat, by default `to_move`, and go on to the next question.

        Raises IllegalOption, with the clause and the reason, for what is not listed; HiddenOutcome in a view that meets
        a die or a draw. Nothing changes then.
        """
        asked = self._seat(seat)
        chosen = self._read(option) if isinstance(option, str) else option
        if not self._menu_of(asked).admits(chosen):
            raise self._illegal(chosen, asked)
        self._menu = None
        if self.viewer == WHOLE:
            engine.apply(self._state, asked, chosen)
            return
        state: State = self._state.copy()
        try:
            engine.apply(state, asked, chosen)
        except OutcomeNeeded:
            raise HiddenOutcome(f"{self.text(chosen)} meets chance; imagine() makes a match to go on with") from None
        self._state = state

    def copy(self, same_chance: bool = False) -> Match:
        """An independent match at the same moment, in microseconds.

        Its dice and draws are its own, so that a search cannot foresee the match's; they depend on nothing but the seed
        and how many copies were made before. With `same_chance` both draw the same.
        """
        made = Match(self.rules, self.setup, self._state.copy(), self._key, self.viewer)
        if self.viewer == WHOLE and not same_chance:
            made._key, chance = self._next_chance()
            made._state.chance = chance
        return made

    # ---- knowing -------------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> Match:
        """What a seat (None: a spectator) may know, as a match with the same questions: hidden things are gone."""
        if seat is not None:
            self._seat(seat)
        masked: State = self.rules.mask(self._state, seat)
        return Match(self.rules, self.setup, masked, b"", SPECTATOR if seat is None else seat)

    def imagine(self, rng: random.Random) -> Match:
        """A whole match that agrees with all that this view's seat knows, drawn at random; for searching bots.

        Raises ValueError when this is not a seat's view.
        """
        if self.viewer < 0:
            raise ValueError("imagine() needs the view of a seat: m.view(seat).imagine(rng)")
        key = rng.randbytes(32)
        state: State = self.rules.imagine(self._state, self.viewer, rng)
        state.chance = chance_of(key)
        return Match(self.rules, self.setup, state, key)

    # ---- results -------------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """Points of each seat: the final ones at the end, before that as if the match stopped now."""
        return [sum(line.points for line in self.sheet(seat)) for seat in range(self._state.seats)]

    def sheet(self, seat: int) -> list[Line]:
        """The points of a seat by source, each with its clause."""
        if not 0 <= seat < self.seats:
            raise ValueError(f"seats are 0 to {self.seats - 1}, not {seat}")
        return self.rules.sheet(self._state, seat)

    def places(self) -> list[int]:
        """Place of each seat, 1 is first; equal places are shared."""
        return self.rules.places(self._state)

    def hash(self) -> str:
        """16 hex digits: equal for equal states of all processes, machines and builds. A view's speaks of the view."""
        return pack.digest(self._state, b"")

    def board(self) -> dict[str, Any]:
        """What a screen draws for this view's seat, as JSON data (docs/wire.md); a whole match shows a spectator's."""
        seat = self.viewer if self.viewer >= 0 else None
        masked = self.rules.mask(self._state, None) if self.viewer == WHOLE else self._state
        return self.rules.board(masked, seat)

    # ---- texts ---------------------------------------------------------------------------------------------------

    def text(self, option: Option) -> str:
        """Canonical text of an option, the same in all languages: `place:white:market.1:0`."""
        return self.rules.grammar.text(option)

    def option(self, text: str) -> Option:
        """The option of a canonical text; IllegalOption when it is none."""
        return self._read(text)

    def say(self, option: Option, language: str = "en") -> str:
        """An option in words. Marks such as `[3 coin]` stand for an amount and a glyph (docs/wire.md)."""
        asked = self._seat(None)
        caption = self.rules.caption(self._state, asked, option)
        said: str = self._words(language).option(option, caption)
        return said

    def __repr__(self) -> str:
        whose = {WHOLE: "", SPECTATOR: ", seen by a spectator"}.get(self.viewer, f", seen by seat {self.viewer}")
        now = "over" if self.over else f"round {self.round}, seat {self.to_move} to move"
        return f"<signoria.Match {self.rules.name}, {self.seats} seats, {now}{whose}>"

    # ---- inside --------------------------------------------------------------------------------------------------

    def _seat(self, seat: int | None) -> int:
        if seat is None:
            if self.viewer >= 0:
                return self.viewer
            must = self._state.must
            return engine.first_seat(must) if must else 0
        if not 0 <= seat < self._state.seats:
            raise ValueError(f"seats are 0 to {self._state.seats - 1}, not {seat}")
        if self.viewer not in (WHOLE, seat):
            raise ValueError(f"this view knows nothing of seat {seat}'s options")
        return seat

    def _menu_of(self, seat: int) -> Menu:
        """The menu, kept until the next play: who asks for the options and then plays one pays for one menu."""
        if self._menu is None or self._listed != seat:
            self._menu = engine.legal(self._state, seat)
            self._listed = seat
        return self._menu

    def _next_chance(self) -> tuple[bytes, Chance]:
        self._made += 1
        key = blake2b(self._made.to_bytes(8, "big"), key=self._key, digest_size=32).digest()
        return key, Seeded(key)

    def _read(self, text: str) -> Option:
        try:
            return self.rules.grammar.option(text)
        except ValueError as error:
            raise IllegalOption(text[:80], "", str(error)) from None

    def _illegal(self, option: Option, seat: int) -> IllegalOption:
        try:
            text = self.text(option)
        except (KeyError, IndexError, ValueError, TypeError):
            return IllegalOption(str(option)[:80], "", "this is no option of the game")
        if not self._state.must >> seat & 1:
            return IllegalOption(text, "", "the match is over" if self.over else f"seat {seat} is not asked now")
        for barred, why in engine.legal(self._state, seat, explain=True).barred:
            if barred in (option, option[:-1]):
                return IllegalOption(text, why.clause, self._words().refusal(why, self._state, seat, barred))
        return IllegalOption(text, "", "this is not among the options now")

    def _words(self, language: str = "en") -> Any:
        from signoria.kernel.words import words  # Fluent is slow to import, and self-play needs no words

        return words(self.rules, language, self.setup.sets)


def new(
    game: str,
    seats: int | None = None,
    seed: int | str | None = None,
    *,
    sets: Mapping[str, int] | None = None,
    position: Mapping[str, Any] | None = None,
    **options: str | bool,
) -> Match:
    """A new match at its first question.

    `seats`: how many, by default the usual number. `seed`: the same seed gives the same match; without one it is
    drawn. `options`: the game's switches by name (`rules="base"`; of one that is
    on or off also `houses=True`). `sets`: paths in the data files to other numbers, as
    `--set` takes them. `position`: a packed state to start from. Raises SetupError (a ValueError) that says what to do.
    """
    rules = register.game(game)
    words = {name: ("on" if value else "off") if isinstance(value, bool) else value for name, value in options.items()}
    setup = Setup(rules.name, rules.usual if seats is None else seats, words, dict(sets or {}), position)
    key = os.urandom(32) if seed is None else key_of_seed(seed)
    try:
        state: State = register.start(rules, setup, chance_of(key))
    except (FactError, pack.BadData) as error:
        raise SetupError(str(error)) from None
    engine.run(state)
    return Match(rules, setup, state, key)
