"""Regno as a rules module."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from signoria.games.regno import board, catalog, details, page, restoring, setup, view
from signoria.games.regno.fights import Battle, Naval
from signoria.games.regno.grammar import GRAMMAR
from signoria.games.regno.ids import GOODS, LENGTHS, SCENARIOS
from signoria.games.regno.pieces import Carrier, Force, Person, Province, Realm
from signoria.games.regno.realm.territory import inhabitants
from signoria.games.regno.reconstruction import choosing, scoring
from signoria.games.regno.state import S_MERCHANTS, S_ORDER, Regno
from signoria.games.regno.steps import Ask, AskTogether
from signoria.games.regno.studies import STUDIES
from signoria.games.regno.tables import PACKAGE, Tables, base_facts, tables
from signoria.kernel.chance import Chance
from signoria.kernel.facts import FactError
from signoria.kernel.game import Game, Line, Setup, SetupError, Switch
from signoria.kernel.menu import Listing
from signoria.kernel.pack import classes_of
from signoria.kernel.page import Block
from signoria.kernel.state import Asking
from signoria.kernel.study import Scene
from signoria.kernel.words import Words

SWITCHES: Final = (
    Switch("scenario", SCENARIOS, "schematic", "R19.1"),
    Switch("length", LENGTHS, "standard", "R1.3"),
    Switch("plan", ("season", "year"), "season", "R5.9"),
)


class RegnoGame(Game[Regno]):
    """See `kernel.game.Game` for what each method gives."""

    name = "regno"
    version = 1
    package = PACKAGE
    seats = (2, 3, 4, 5, 6)
    switches = SWITCHES
    grammar = GRAMMAR
    studies = tuple(STUDIES)
    rounds = 4 * int(base_facts()["reconstruction"]["lengths"]["standard"])  # seasons

    def tables(self, setup_: Setup) -> Tables:
        """The compiled facts of a setup; SetupError for a number that cannot be set."""
        options = {switch.name: switch.default for switch in SWITCHES} | dict(setup_.options)
        try:
            return tables(options, setup_.sets, setup_.seats)
        except FactError as error:
            raise SetupError(str(error)) from error

    def new(self, setup_: Setup, chance: Chance) -> Regno:
        s = setup.new_state(setup_.seats, self.tables(setup_), chance)
        s.agenda = [choosing.Preparation()]
        return s

    def mask(self, s: Regno, seat: int | None) -> Regno:
        return view.mask(s, seat)

    def imagine(self, masked: Regno, seat: int, rng: random.Random) -> Regno:
        return view.imagine(masked, seat, rng)

    def sheet(self, s: Regno, seat: int) -> list[Line]:
        row = scoring.sheet_of(s, seat)
        return [Line(source, n, clause) for (source, clause), n in zip(scoring.SOURCES, row, strict=True)]

    def places(self, s: Regno) -> list[int]:
        return scoring.places_of(s)

    def classes(self) -> Mapping[str, type]:
        return classes()

    def restore(self, packed: Mapping[str, Any], setup_: Setup, chance: Chance) -> Regno:
        return restoring.restore(packed, self.new(replace(setup_, position=None), chance), self.classes())

    def board(self, masked: Regno, seat: int | None) -> dict[str, Any]:
        return board.board(masked, seat)

    def page(self, masked: Regno, seat: int | None, words: Words) -> Sequence[Block]:
        return page.page(masked, seat, words)

    def detail(self, masked: Regno, seat: int, option: Listing) -> dict[str, Any]:
        return details.detail(masked, seat, option)

    def caption(self, masked: Regno, seat: int, option: Listing) -> tuple[str, Mapping[str, tuple[str, object]]]:
        return details.caption(masked, seat, option)

    def study(self, scene: Scene, name: str, given: Mapping[str, str]) -> dict[str, Any]:
        return STUDIES[name](scene, given)

    def question(self, masked: Regno, seat: int) -> tuple[str, Mapping[str, tuple[str, object]]]:
        top = masked.agenda[-1]
        step = top.step if isinstance(top, Asking) else top
        assert isinstance(step, Ask | AskTogether), f"{type(step).__name__} asks without words"
        return step.words(masked, seat)

    def drawn_from(self, s: Regno, stream: int, sides: int) -> tuple[str, Sequence[int]]:
        if stream == S_ORDER:
            return "seat", range(sides)
        if stream == S_MERCHANTS and sides == GOODS:
            return "resource", range(sides)
        return "number", range(1, sides + 1)

    def names(self, language: str, sets: Mapping[str, int]) -> Mapping[str, str]:
        return catalog.names(language, sets)

    def catalog(self, language: str, setup_: Setup) -> dict[str, Any]:
        return catalog.catalog(self, language, setup_, self.tables(setup_))


@lru_cache(maxsize=1)
def classes() -> Mapping[str, type]:
    """Every step of every module of the game, and what a state is made of."""
    return classes_of(PACKAGE, Regno, Province, Force, Person, Carrier, Realm, Battle, Naval)


def most_choices(s: Regno) -> int:
    """More choices than can be made in a season that begins like this, but for those that take others back.

    Each question uses something up that the season does not give back. Of a seat, whatever it owns: its draft (the
    Orders), 24 changes of standing orders, three operations or one of each kind an Order, three offers and answers to
    each other seat, each power, Captain, research and office once: SEAT_CHOICES. Of each thing on the map: a piece,
    person or carrier moves once an activation, is put together with others once, is lost once, saved once, fed once; a
    province is taxed, preached in, repaired and asked about once a production, event and upkeep: THING_CHOICES. What
    comes into play within the season is bounded too: batches, levies, hordes, rebels, offspring: NEW_THINGS a seat.
    """
    return _in_season(s.seats, _things(s))


def most_choices_to_the_end(s: Regno) -> int:
    """The same for all seasons that are left, the running one among them: each adds its new things to what may move."""
    seasons, things = 4 * s.tables.years - s.round + 1, _things(s)
    return sum(_in_season(s.seats, things + n * s.seats * NEW_THINGS) for n in range(seasons))


def _things(s: Regno) -> int:
    """Pieces, people, carriers, provinces and inhabitants on the map."""
    things = sum(sum(f.counts) for f in s.forces) + sum(x is not None for x in (*s.people, *s.carriers))
    return things + sum(1 + inhabitants(s.provinces[place]) for place in s.tables.atlas.provinces)


def _in_season(seats: int, things: int) -> int:
    return seats * SEAT_CHOICES + (things + seats * NEW_THINGS) * THING_CHOICES


SEAT_CHOICES: Final = 212
THING_CHOICES: Final = 10
NEW_THINGS: Final = 30

GAME: Final = RegnoGame()
