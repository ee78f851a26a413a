"""Lords of the Renaissance as a rules module."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from signoria.games.lords import board, catalog, details, page, restoring, setup, studies, view
from signoria.games.lords.counters import LAND_FORCE
from signoria.games.lords.fights import Battle
from signoria.games.lords.grammar import GRAMMAR
from signoria.games.lords.ids import CARDS, COUNTERS, LEADERS, SEATS
from signoria.games.lords.money import SUPPLY
from signoria.games.lords.pieces import Empire, Leader, Player
from signoria.games.lords.sales import Auction
from signoria.games.lords.start.choosing import Preparation
from signoria.games.lords.state import IN_DECK, S_DECK, S_LORDS, Lords
from signoria.games.lords.steps import Ask, AskTogether
from signoria.games.lords.switches import SWITCHES, complete
from signoria.games.lords.tables import PACKAGE, Tables, tables
from signoria.games.lords.year import scoring
from signoria.kernel.chance import Chance
from signoria.kernel.facts import FactError
from signoria.kernel.game import Game, Line, Setup, SetupError
from signoria.kernel.menu import Listing
from signoria.kernel.pack import classes_of
from signoria.kernel.page import Block
from signoria.kernel.study import Scene
from signoria.kernel.words import Words


class LordsGame(Game[Lords]):
    """See `kernel.game.Game` for what each method gives."""

    name = "lords"
    version = 1
    package = PACKAGE
    seats = tuple(range(2, SEATS + 1))
    usual = 5
    switches = SWITCHES
    grammar = GRAMMAR
    rounds = 80  # seasons of 1460 to 1479
    studies = tuple(studies.STUDIES)

    def tables(self, setup_: Setup) -> Tables:
        """The compiled facts of a setup; SetupError for a number that cannot be set."""
        try:
            return tables(complete(setup_.options), setup_.sets, setup_.seats)
        except FactError as error:
            raise SetupError(str(error)) from error

    def new(self, setup_: Setup, chance: Chance) -> Lords:
        s = setup.new_state(setup_.seats, self.tables(setup_), chance)
        s.agenda = [Preparation()]
        return s

    def mask(self, s: Lords, seat: int | None) -> Lords:
        return view.mask(s, seat)

    def imagine(self, masked: Lords, seat: int, rng: random.Random) -> Lords:
        return view.imagine(masked, seat, rng)

    def sheet(self, s: Lords, seat: int) -> list[Line]:
        row = scoring.sheet_of(s, seat)
        return [Line(source, n, clause) for (source, clause), n in zip(scoring.SOURCES, row, strict=True)]

    def places(self, s: Lords) -> list[int]:
        return scoring.places_of(s)

    def classes(self) -> Mapping[str, type]:
        return classes()

    def restore(self, packed: Mapping[str, Any], setup_: Setup, chance: Chance) -> Lords:
        return restoring.restore(packed, self.new(replace(setup_, position=None), chance), self.classes())

    def board(self, masked: Lords, seat: int | None) -> dict[str, Any]:
        return board.board(masked, seat)

    def page(self, masked: Lords, seat: int | None, words: Words) -> Sequence[Block]:
        return page.page(masked, seat, words)

    def detail(self, masked: Lords, seat: int, option: Listing) -> dict[str, Any]:
        return details.detail(masked, seat, option)

    def study(self, scene: Scene, name: str, given: Mapping[str, str]) -> dict[str, Any]:
        return studies.STUDIES[name](scene, given)

    def question(self, masked: Lords, seat: int) -> tuple[str, Mapping[str, tuple[str, object]]]:
        step = details.asking(masked)
        assert isinstance(step, Ask | AskTogether), f"{type(step).__name__} asks without words"
        return step.words(masked, seat)

    def drawn_from(self, s: Lords, stream: int, sides: int) -> tuple[str, Sequence[int]]:
        if stream == S_DECK:
            return "card", [card for card, where in enumerate(s.where) if where == IN_DECK]
        if stream == S_LORDS:
            return "leader", setup.dealt_from(s)
        return "number", range(1, sides + 1)

    def names(self, language: str, sets: Mapping[str, int]) -> Mapping[str, str]:
        return catalog.names(language, sets)

    def catalog(self, language: str, setup_: Setup) -> dict[str, Any]:
        return catalog.catalog(self, language, setup_, self.tables(setup_))


@lru_cache(maxsize=1)
def classes() -> Mapping[str, type]:
    """Every step of every module of the game, and what a state is made of."""
    return classes_of(PACKAGE, Lords, Player, Leader, Empire, Battle, Auction)


def most_choices(s: Lords) -> int:
    """More choices than can be made in a season that begins like this, but for those that take others back.

    Each question uses something up that the season does not give back.
    - Of a seat, whatever it owns: so many changes of orders, prices and ransoms, offers begun with so many terms each,
      offers sent and answered a round, an end to each phase, one consent to each other seat and matter: SEAT_CHOICES.
    - In an auction each raise lifts the bid by 1 Au at least, each other bidder answers it once, and what was bid is
      paid at the end: as many answers as seats for each Au that is not in the supply.
    - A card is sold, nominated, played, paid for, pillaged and given up a few times: CARD_CHOICES.
    - A counter sets out so often in a round (moving.notes), and is bought, freshened, put together, paid for, worn, led
      into battle and asked about a few times: COUNTER_CHOICES; a leader is of few counters and has few captors: as a
      counter.
    - A leader takes an army along and leaves it behind once at each of his stops (moving.leading): leaders by armies by
      movement points.
    """
    return _in_season(s, s.tables.treasury - s.gold[SUPPLY])


def most_choices_to_the_end(s: Lords) -> int:
    """The same for all seasons that are left, the running one among them, whoever has all the gold."""
    last = 4 * (s.tables.ending.last_year - s.tables.first_year + 1)
    return (last - max(s.round, 1) + 1) * _in_season(s, s.tables.treasury)


def _in_season(s: Lords, au: int) -> int:
    pieces = (len(COUNTERS) + LEADERS) * COUNTER_CHOICES
    led = 2 * LEADERS * sum(LAND_FORCE) * (s.tables.movement.leader + 1)
    return s.seats * (SEAT_CHOICES + max(au, 0)) + len(CARDS) * CARD_CHOICES + pieces + led


SEAT_CHOICES: Final = 400
CARD_CHOICES: Final = 40
COUNTER_CHOICES: Final = 80

GAME: Final = LordsGame()
