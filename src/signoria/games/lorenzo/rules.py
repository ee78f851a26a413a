"""Lorenzo il Magnifico as a rules module."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from signoria.games.lorenzo import (
    board,
    catalog,
    detail,
    restoring,
    scoring,
    setup,
    view,
)
from signoria.games.lorenzo.grammar import GRAMMAR
from signoria.games.lorenzo.houses.state import House, Houses
from signoria.games.lorenzo.powers import as_payment
from signoria.games.lorenzo.state import Lorenzo, Player
from signoria.games.lorenzo.tables import PACKAGE, Tables, tables
from signoria.kernel.chance import Chance
from signoria.kernel.facts import FactError
from signoria.kernel.game import Game, Line, Setup, SetupError, Switch
from signoria.kernel.menu import Listing, Menu
from signoria.kernel.pack import classes_of

DEAREST: Final = 20  # of one thing in a price of Houses: Paracelso's servants may stand for each, in every way (HR-36)
PARTS: Final = (  # of Houses
    Switch("families", ("auction", "random", "off"), "auction", "U-17"),
    Switch("special_tower", ("on", "off"), "on", "HR-59"),
    Switch("new_leaders", ("on", "off"), "on", "HR-60"),
)
OF_HOUSES: Final = ("lorenzo.houses.", "lorenzo.special_cards.", "lorenzo.house_leaders.")  # its numbers
SWITCHES: Final = (
    Switch("rules", ("advanced", "base"), "advanced", "L-1"),
    Switch("leaders", ("draft", "random"), "draft", "L-8"),
    Switch("tile_1_4", ("each", "one_choice"), "each", "A-1"),
    Switch("passing", ("forced", "free"), "forced", "A-6"),
    Switch("declining", ("last_period", "always"), "last_period", "L-42"),
    Switch("negative_score", ("allowed", "floor_zero"), "allowed", "A-18"),
    Switch("military_rank", ("all", "with_points"), "all", "A-29"),
    Switch("houses", ("off", "on"), "off", "R-46"),
    *PARTS,
)


def dearest(t: Tables) -> int:
    """The most of one thing that servants may stand for, in the prices of cards and exchanges. HR-36"""
    prices = [cost for card in t.cards for cost in card.costs]
    prices += [as_payment(pay) for card in t.cards for pay, _ in card.conversions]
    prices += [as_payment(pay) for leader in t.leaders for pay, _ in leader.exchanges]
    return max(max(price[:3]) for price in prices)


class LorenzoGame(Game[Lorenzo]):
    """See `kernel.game.Game` for what each method gives."""

    name = "lorenzo"
    version = 1
    package = PACKAGE
    seats = (2, 3, 4, 5)
    switches = SWITCHES
    grammar = GRAMMAR
    rounds = 6
    everything: Mapping[str, str] = {"houses": "on"}

    def tables(self, setup_: Setup) -> Tables:
        """The compiled facts of a setup; SetupError for a number that cannot be set."""
        options = {switch.name: switch.default for switch in SWITCHES} | dict(setup_.options)
        try:
            return tables(options, setup_.sets, setup_.seats if options["houses"] == "on" else 0)
        except FactError as error:
            raise SetupError(str(error)) from error

    def check(self, setup: Setup) -> None:
        """Five play with Houses only (R-1), and that goes with the advanced rules (R-46)."""
        super().check(setup)
        houses = setup.options.get("houses") == "on"
        if setup.seats == 5 and not houses:
            raise SetupError("lorenzo is for 2 to 4 players; with Houses of Renaissance (houses=on) for 5")
        for switch in PARTS:
            if not houses and setup.options.get(switch.name, switch.default) != switch.default:
                raise SetupError(f"{switch.name} is a part of Houses of Renaissance: with houses=on")
        for path in setup.sets:
            if not houses and path.startswith(OF_HOUSES):
                raise SetupError(f"{path} belongs to Houses of Renaissance: with houses=on")
        if houses and setup.options.get("rules") == "base":
            raise SetupError("Houses of Renaissance (houses=on) is played with the advanced rules (rules=advanced)")
        if houses and dearest(self.tables(setup)) > DEAREST:
            raise SetupError(f"with Houses of Renaissance a price has at most {DEAREST} wood, stone or coins (HR-36)")

    def new(self, setup_: Setup, chance: Chance) -> Lorenzo:
        return setup.new_state(setup_.seats, self.tables(setup_), chance)

    def mask(self, s: Lorenzo, seat: int | None) -> Lorenzo:
        return view.mask(s, seat)

    def imagine(self, masked: Lorenzo, seat: int, rng: random.Random) -> Lorenzo:
        return view.imagine(masked, seat, rng)

    def sheet(self, s: Lorenzo, seat: int) -> list[Line]:
        row = scoring.sheet_of(s, seat)
        return [Line(source, n, clause) for (source, clause), n in zip(scoring.SOURCES, row, strict=True)]

    def places(self, s: Lorenzo) -> list[int]:
        return scoring.places_of(s)

    def classes(self) -> Mapping[str, type]:
        return classes_of(PACKAGE, Lorenzo, Player, House, Houses)

    def restore(self, packed: Mapping[str, Any], setup_: Setup, chance: Chance) -> Lorenzo:
        return restoring.restore(packed, self.new(replace(setup_, position=None), chance), self.classes())

    def board(self, masked: Lorenzo, seat: int | None) -> dict[str, Any]:
        return board.board(masked, seat)

    def question(self, masked: Lorenzo, seat: int) -> tuple[str, Mapping[str, tuple[str, object]]]:
        return board.question(masked, seat)

    def names(self, language: str, sets: Mapping[str, int]) -> Mapping[str, str]:
        return catalog.names(language, sets)

    def catalog(self, language: str, setup_: Setup) -> dict[str, Any]:
        return catalog.catalog(self, language, setup_, self.tables(setup_))

    def glance(self, masked: Lorenzo, seat: int) -> Menu | None:
        return board.glance(masked, seat)

    def drawn_from(self, s: Lorenzo, stream: int, sides: int) -> tuple[str, Sequence[int]]:
        return setup.drawn_from(s, stream, sides)

    def detail(self, masked: Lorenzo, seat: int, option: Listing) -> dict[str, Any]:
        return detail.detail(masked, seat, option)

    def caption(self, masked: Lorenzo, seat: int, option: Listing) -> tuple[str, Mapping[str, tuple[str, object]]]:
        return board.caption(masked, option)


GAME: Final = LorenzoGame()
