"""Cases of Houses of Renaissance: the special tower and its tokens, cards, leaders, families, five players."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from lorenzo.build import Members, Table
from signoria.games.lorenzo.houses.left_over import LeftOver
from signoria.games.lorenzo.rules import GAME
from signoria.games.lorenzo.state import house_of
from signoria.kernel.chance import Seeded
from signoria.kernel.game import Setup

from .house import PLACED, SPENT
from .stage import scene

FIVE: Final[dict[str, Members]] = {
    "palace": [
        (3, "white"), (1, "white"), (3, "black"), (3, "orange"), (1, "black"), (1, "orange"), (4, "white"),
        (4, "black"), (4, "orange"),
    ],
    "market.1": (0, "white"), "market.2": (2, "white"), "market.3": (0, "black"), "market.4": (2, "black"),
    "harvest.small": (0, "orange"), "production.small": (2, "orange"), "production.large": (0, "neutral"),
    "harvest.large": [(3, "neutral"), (1, "neutral"), (2, "neutral")],
}  # fmt: skip


def renaissance(players: int = 3, **position: Any) -> Table:
    """A scene with Houses, at a turn of seat 0."""
    return scene(players, houses=True, **position)


def family(name: str, **position: Any) -> Table:
    """Seat 0 has a family."""
    return renaissance(families={0: name}, **position)


# ---- five players, the auction, the adjusted tower -------------------------------------------------------------------


def fifth_in_line() -> Table:
    """Seat 4 has the last turn of round 1."""
    return renaissance(5, members=FIVE, stock={4: {"servant": 1}}, turn=4)


def lots() -> Table:
    """A new table up to the auction, in turn order 0 1 2, with Medici among the lots and no open leaders."""
    for n in range(999):
        t = Table(GAME.new(Setup("lorenzo", 3, {"houses": "on"}), Seeded(b"%d" % n)))
        while t.question != "bid":
            t.do(t.options()[0])
        bids = [x.split(":")[1] for x in t.options("bid")]
        if t.state.order == [0, 1, 2] and "medici" in bids and not {"sforza", "visconti"} & {*bids}:
            return t
    raise AssertionError("no seed lays these lots")


def harder_tower() -> Table:
    return renaissance(
        adjusted="venture",
        floors={"venture.1": "hiring_recruits"},
        stock={0: {"coin": 4, "servant": 1}},
        dice=(4, 2, 1),
    )


def easier_tower() -> Table:
    return renaissance(5, adjusted="building", floors={"building.3": "chapel"}, stock={0: {"wood": 2}}, dice=(4, 2, 1))


# ---- the special tower and its tokens --------------------------------------------------------------------------------


def by_its_type() -> Table:
    return renaissance(round=2, cards={0: ["warlord"]}, floors={"special.3": "florin_vault"}, dice=(3, 2, 1))


def token_as_payment() -> Table:
    return renaissance(
        round=3,
        floors={"special.1": "secretary"},
        tokens={0: ["alms", "renown"]},
        stock={0: {"coin": 6}},
        dice=(4, 2, 1),
    )


def token_in_time() -> Table:
    return renaissance(
        floors={"character.4": "warlord"}, tokens={0: ["household"]}, stock={0: {"coin": 2}}, dice=(5, 2, 1)
    )


def chamberlain() -> Table:
    return renaissance(
        round=4, cards={0: ["chamberlain"]}, members={"special.1": (1, "white")}, stock={0: {"coin": 1}},
        floors={"special.3": "walled_village"}, dice=(5, 2, 1),
    )  # fmt: skip


def special_tower_barred() -> Table:
    return renaissance(
        round=4, banned={0: ["tile_2_8"]}, floors={"special.2": "walled_village"}, stock={0: {"servant": 1}}
    )


def token_on_a_card() -> Table:
    return renaissance(round=2, cards={0: ["hill_abbey"]}, tokens={0: ["renown"]}, stock={0: {}}, dice=(3, 2, 1))


# ---- cards -----------------------------------------------------------------------------------------------------------


def value_n() -> Table:
    cards = ["chestnut_wood", "hiring_recruits", "military_campaign", "raising_a_statue"]
    return renaissance(round=2, cards={0: cards}, stock={0: {}}, dice=(2, 4, 1))


def arsenal() -> Table:
    return renaissance(round=4, cards={0: ["arsenal", "mint"]}, stock={0: {}}, dice=(3, 2, 1))


def played_free() -> Table:
    return renaissance(
        round=3, floors={"special.1": "maecenas"}, hand={0: ["filippo_brunelleschi"]}, stock={0: {"coin": 7}}
    )


def captain_general() -> Table:
    stock = {0: {"coin": 1, "wood": 3, "mp": 2}, 1: {"coin": 3, "mp": 7}}
    return renaissance(round=2, floors={"special.1": "hiring_a_captain_general"}, stock=stock)


def antiquarian() -> Table:
    return renaissance(
        round=5, floors={"special.1": "antiquarian"}, thrown=["woods", "gravel_pit", "theater"], stock={0: {"coin": 5}}
    )


# ---- leaders ---------------------------------------------------------------------------------------------------------


def secretary() -> Table:
    return renaissance(
        round=4, cards={0: ["secretary"]}, hand={0: ["santa_rita"]}, stock={0: {"coin": 2, "servant": 1}}
    )


def leader_space() -> Table:
    return renaissance(round=3, played={0: ["pietro_bembo"]}, stock={0: {"coin": 1}}, dice=(4, 3, 1))


def paracelso() -> Table:
    return renaissance(
        round=2, adjusted="venture", played={0: ["paracelso"]}, floors={"building.1": "chapel"},
        stock={0: {"wood": 1, "servant": 1}},
    )  # fmt: skip


def ficino() -> Table:
    return renaissance(round=2, played={0: ["marsilio_ficino"]})


def lutero() -> Table:
    """The last turn of round 2: the report follows."""
    stock = {0: {"fp": 1, "servant": 1}, 1: {"fp": 3, "coin": 3}, 2: {"fp": 4, "coin": 2}}
    return renaissance(round=2, members=PLACED, played={0: ["martin_lutero"]}, stock=stock, dice=(4, 3, 5))


# ---- families --------------------------------------------------------------------------------------------------------


def aragonesi() -> Table:
    return family(
        "aragonesi", round=2, cards={0: ["woods"]}, floors={"territory.1": "forest"}, stock={0: {}}, dice=(3, 2, 1)
    )


def colonna() -> Table:
    return family(
        "colonna", members={"venture.1": (0, "black"), "venture.2": (0, "neutral")},
        floors={"venture.3": "hiring_recruits"}, stock={0: {"coin": 6, "servant": 2}},
    )  # fmt: skip


def da_montefeltro() -> Table:
    t = family("da_montefeltro", round=3, cards={0: ["mint"]}, stock={0: {}})
    house_of(t.state.players[0]).stored = (1, 3)
    return t


def della_rovere() -> Table:
    return family("della_rovere", stock={0: {"fp": 1}})


def della_scala() -> Table:
    return family("della_scala", stock={0: {}})


def este() -> Table:
    return family("este", floors={"venture.1": "hiring_recruits"}, stock={0: {"mp": 2}})


def gonzaga() -> Table:
    return family(
        "gonzaga",
        done=True,
        steps=[LeftOver(0)],
        members=SPENT,
        floors={"building.2": "mint"},
        stock={0: {"servant": 8}},
    )


def malatesta() -> Table:
    return family("malatesta", floors={"venture.1": "military_campaign"}, stock={0: {"mp": 3}})


def medici() -> Table:
    return family("medici", floors={"character.1": "warlord"}, stock={0: {"coin": 2}})


def orsini() -> Table:
    cards = ["commercial_hub", "woods", "farmer", "warlord", "mint", "theater", "raising_a_statue"]
    t = family(
        "orsini", round=3, cards={0: cards}, hand={0: ["santa_rita"]}, floors={"venture.1": "hiring_soldiers"},
        stock={0: {"coin": 6}},
    )  # fmt: skip
    house_of(t.state.players[0]).sets = 1
    return t


def visconti() -> Table:
    return family("visconti", hand={0: ["santa_rita"]}, stock={0: {"fp": 8}})


CASES: Final[Mapping[str, Callable[[], Table]]] = {
    "fifth-in-line": fifth_in_line,
    "lots": lots,
    "harder-tower": harder_tower,
    "easier-tower": easier_tower,
    "by-its-type": by_its_type,
    "token-as-payment": token_as_payment,
    "token-in-time": token_in_time,
    "chamberlain": chamberlain,
    "special-tower-harder": special_tower_barred,
    "token-on-a-card": token_on_a_card,
    "value-n": value_n,
    "arsenal": arsenal,
    "played-free": played_free,
    "captain-general": captain_general,
    "antiquarian": antiquarian,
    "secretary": secretary,
    "leader-space": leader_space,
    "paracelso": paracelso,
    "ficino": ficino,
    "lutero": lutero,
    "aragonesi": aragonesi,
    "colonna": colonna,
    "da-montefeltro": da_montefeltro,
    "della-rovere": della_rovere,
    "della-scala": della_scala,
    "este": este,
    "gonzaga": gonzaga,
    "malatesta": malatesta,
    "medici": medici,
    "orsini": orsini,
    "visconti": visconti,
}
