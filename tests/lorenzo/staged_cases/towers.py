"""Cases of chapters 1 to 5: set-up, the round, placing, towers, bonus actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from lorenzo.build import SIX, Members, Table
from signoria.games.lorenzo.rules import GAME
from signoria.kernel.chance import Seeded
from signoria.kernel.game import Setup

from .stage import scene


def tiles_first() -> Table:
    """A new table of the advanced rules, in turn order 0 1 2."""
    tables = (Table(GAME.new(Setup("lorenzo", 3), Seeded(b"%d" % n))) for n in range(99))
    return next(t for t in tables if t.state.order == [0, 1, 2])


def two_players() -> Table:
    return scene(2)


def next_order() -> Table:
    """The last turn of round 1; seat 2, then seat 1 went to the palace."""
    members: dict[str, Members] = {
        "palace": [(2, "white"), (1, "orange")], "market.1": (1, "white"), "market.2": (2, "orange"),
        "harvest.small": (0, "white"), "production.small": (0, "orange"), "territory.1": (1, "black"),
        "character.1": (2, "black"), "harvest.large": (1, "neutral"), "production.large": (2, "neutral"),
        "venture.1": (0, "neutral"),
    }  # fmt: skip
    return scene(dice=(4, 3, 5), members=members)


def must_place() -> Table:
    return scene(stock={0: {"coin": 1, "wood": 1}}, dice=(2, 1, 3))


def neutral_alone() -> Table:
    """Only the neutral member is left, and no servant."""
    members: dict[str, Members] = {
        "palace": [(0, "white"), (0, "black")],
        "market.2": (0, "orange"),
        "market.1": (1, "white"),
    }
    return scene(stock={0: {"coin": 6, "wood": 2}}, members=members, dice=(4, 3, 5))


def seven() -> Table:
    """The building on the top floor asks for 7."""
    return scene(stock={0: {"wood": 2, "servant": 4, "coin": 1}}, floors={"building.4": "chapel"}, dice=(2, 1, 3))


def short() -> Table:
    return scene(stock={0: {"wood": 2, "servant": 1}}, floors={"building.3": "chapel"}, dice=(2, 1, 3))


def stall_taken() -> Table:
    return scene(members={"market.1": (1, "white")})


def warlord() -> Table:
    return scene(round=2, cards={0: ["warlord"]}, floors={"territory.3": "forest"}, dice=(2, 3, 1))


def own_colour() -> Table:
    return scene(members={"territory.1": (0, "black")}, stock={0: {"coin": 6, "servant": 3}}, dice=(4, 2, 5))


def company() -> Table:
    return scene(
        members={"territory.1": (0, "black")}, floors={"territory.2": "woods"}, stock={0: {"coin": 5, "servant": 3}}
    )


def toll_first() -> Table:
    return scene(
        members={"venture.1": (1, "black")},
        floors={"venture.4": "hosting_panhandlers"},
        stock={0: {"coin": 2, "wood": 3, "servant": 1}},
    )


def floor_pays() -> Table:
    return scene(floors={"venture.3": "repairing_the_church"}, stock={0: {"wood": 1, "stone": 1}})


def theater() -> Table:
    stock = {0: {"wood": 12, "coin": 10, "mp": 10, "vp": 10, "servant": 1}}
    return scene(floors={"building.4": "theater"}, stock=stock)


def two_costs() -> Table:
    stock = {0: {"wood": 3, "stone": 4, "coin": 7, "mp": 10, "servant": 2}}
    return scene(round=5, stock=stock, members={"venture.1": (1, "white")}, floors={"venture.2": "support_to_the_pope"})


def two_costs_short() -> Table:
    """The same with 6 Military Points: only the goods are asked, so nothing is."""
    stock = {0: {"wood": 3, "stone": 4, "coin": 7, "mp": 6, "servant": 2}}
    return scene(round=5, stock=stock, members={"venture.1": (1, "white")}, floors={"venture.2": "support_to_the_pope"})


def seventh() -> Table:
    return scene(
        round=5, cards={0: SIX["building"]}, floors={"building.1": "church"}, stock={0: {"wood": 5, "stone": 9}}
    )


def army() -> Table:
    return scene(
        round=2, cards={0: ["woods", "village"]}, floors={"territory.1": "forest"}, stock={0: {"mp": 2, "coin": 3}}
    )


def preacher() -> Table:
    return scene(
        round=2, cards={0: ["preacher"]}, floors={"territory.3": "commercial_hub"}, stock={0: {"coin": 3, "fp": 4}}
    )


def mint() -> Table:
    stock = {0: {"wood": 1, "stone": 3, "coin": 1}}
    return scene(round=2, cards={0: ["stonemason"]}, floors={"building.1": "mint"}, stock=stock)


def weaker() -> Table:
    """Case 15: value 6 less 1, floor 7, toll 3, a card of 7."""
    return scene(
        round=5,
        banned={0: ["tile_1_7"]},
        members={"character.1": (1, "white")},
        floors={"character.4": "paramour"},
        stock={0: {"coin": 10, "servant": 10}},
    )


def architect() -> Table:
    return scene(
        round=3,
        floors={"character.2": "architect", "building.3": "marketplace"},
        stock={0: {"coin": 4, "wood": 1}},
    )


def abbess() -> Table:
    """Seat 0 is about to take the Abbess; a character with the bonus action costs the toll for its own member."""
    return scene(floors={"character.3": "abbess", "character.2": "warlord"}, stock={0: {"coin": 8, "stone": 1}})


def declined() -> Table:
    return scene(floors={"character.1": "abbess"}, stock={0: {"coin": 3}})


def emptied() -> Table:
    """Seat 1 took the second Territory with a bonus action: nobody stands there."""
    return scene(round=2, bare={"territory.2": 1}, cards={1: ["abbess"]}, stock={0: {"coin": 3, "servant": 2}})


CASES: Final[Mapping[str, Callable[[], Table]]] = {
    "tiles-first": tiles_first,
    "two-players": two_players,
    "next-order": next_order,
    "must-place": must_place,
    "neutral-alone": neutral_alone,
    "seven": seven,
    "short": short,
    "stall-taken": stall_taken,
    "warlord": warlord,
    "own-colour": own_colour,
    "company": company,
    "toll-first": toll_first,
    "floor-pays": floor_pays,
    "theater": theater,
    "two-costs": two_costs,
    "two-costs-short": two_costs_short,
    "seventh": seventh,
    "army": army,
    "preacher": preacher,
    "mint": mint,
    "weaker": weaker,
    "architect": architect,
    "abbess": abbess,
    "declined": declined,
    "emptied": emptied,
}
