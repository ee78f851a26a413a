"""Cases of chapters 6 to 12: palace, market, work, Vatican, tiles, leaders, scoring."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from lorenzo.build import Members, Table
from signoria.games.lorenzo.church import Judgement

from .stage import scene

PLACED: Final[dict[str, Members]] = {
    "palace": [(1, "white"), (2, "white"), (1, "neutral")], "market.1": (1, "orange"), "market.2": (2, "orange"),
    "harvest.small": (0, "white"), "harvest.large": (1, "black"), "production.small": (0, "orange"),
    "production.large": [(2, "black"), (0, "neutral")], "character.1": (2, "neutral"),
}  # fmt: skip
TOWERLESS: Final[dict[str, Members]] = {
    space: who for space, who in PLACED.items() if space not in ("palace", "character.1")
}
SPENT: Final[dict[str, Members]] = {
    **TOWERLESS,
    "palace": [*PLACED["palace"], (2, "neutral"), (0, "black")],
}  # nobody owns a card by it


def palace() -> Table:
    return scene()


def two_gifts() -> Table:
    return scene(4, dice=(3, 4, 5))


def harvest() -> Table:
    """Case 11, with the standard tile."""
    return scene(
        round=2,
        cards={0: ["commercial_hub", "woods", "village", "gravel_pit"]},
        stock={0: {"servant": 1}},
        dice=(5, 3, 1),
    )


def five_is_too_much() -> Table:
    return scene(round=2, cards={0: ["village", "gravel_pit", "forest"]}, stock={0: {}}, dice=(2, 4, 1))


def production() -> Table:
    """Case 13, with the standard tile."""
    cards = ["woods", "mint", "tax_office", "triumphal_arch", "theater", "warlord", "hiring_recruits"]
    return scene(round=3, cards={0: cards}, stock={0: {}})


def had_before() -> Table:
    return scene(round=2, cards={0: ["chapel", "residence"]}, stock={0: {"coin": 1}}, dice=(2, 4, 5))


def large_space() -> Table:
    return scene(
        round=2, members={"harvest.small": (1, "white")}, cards={0: ["woods"]}, stock={0: {"coin": 3}}, dice=(5, 3, 2)
    )


def one_a_field() -> Table:
    return scene(round=2, members={"harvest.small": (0, "black")}, cards={0: ["woods"]}, dice=(6, 3, 1))


def judged(stock: Mapping[int, Mapping[str, int]], seats: Sequence[int] = (0, 1, 2), **more: Any) -> Table:
    """Round 6 is played; the Church looks at these seats."""
    return scene(round=6, members=SPENT, done=True, stock=stock, steps=[Judgement(seat, 3) for seat in seats], **more)


def believers(faith: int, **more: Any) -> Table:
    stock = {0: {"fp": faith, "vp": 10, "coin": 2}, 1: {"fp": 6, "vp": 12, "coin": 1}, 2: {"fp": 5, "vp": 8}}
    return judged(stock, **more)


def support() -> Table:
    return believers(10)


def sisto() -> Table:
    return believers(5, leaders=True, played={0: ["sisto_iv"]})


def too_little() -> Table:
    """The last turn of round 2: the report follows."""
    stock = {0: {"fp": 2, "coin": 3, "servant": 1}, 1: {"fp": 3, "coin": 3}, 2: {"fp": 4, "coin": 2}}
    return scene(round=2, members=PLACED, stock=stock, tiles=["tile_1_2"], dice=(4, 3, 5))


def fifteen() -> Table:
    return scene(stock={0: {"fp": 14, "coin": 2}}, floors={"character.1": "preacher"})


def fewer_coins() -> Table:
    return scene(round=3, banned={0: ["tile_1_2"]})


def double_price() -> Table:
    stock = {0: {"wood": 2, "servant": 5, "coin": 1}}
    return scene(round=5, banned={0: ["tile_2_6"]}, stock=stock, dice=(3, 1, 2))


def no_market() -> Table:
    return scene(round=5, banned={0: ["tile_2_5"]})


def harder() -> Table:
    return scene(
        round=5, banned={0: ["tile_2_2"]}, floors={"building.1": "garden"},
        stock={0: {"wood": 4, "stone": 2, "servant": 3}}, dice=(4, 3, 1),
    )  # fmt: skip


def requirement() -> Table:
    return scene(round=3, leaders=True, hand={0: ["santa_rita"]}, stock={0: {"fp": 7, "coin": 3, "servant": 2}})


def santa_rita() -> Table:
    return scene(
        leaders=True, played={0: ["santa_rita"]}, floors={"territory.1": "gravel_pit"}, stock={0: {"servant": 1}}
    )


def ariosto() -> Table:
    return scene(
        round=3,
        leaders=True,
        played={0: ["ludovico_ariosto"]},
        members={"market.1": (1, "white")},
        stock={0: {"coin": 1}},
    )


def brunelleschi() -> Table:
    return scene(
        round=3, leaders=True, played={0: ["filippo_brunelleschi"]}, members={"territory.1": (1, "white")},
        floors={"territory.2": "rock_pit"}, stock={0: {"coin": 1}},
    )  # fmt: skip


def put_away() -> Table:
    return scene(leaders=True, hand={0: ["sisto_iv"]}, stock={0: {"coin": 3, "servant": 2}})


def copied() -> Table:
    return scene(
        round=5, leaders=True, hand={0: ["lorenzo_de_medici"]}, played={1: ["ludovico_il_moro"]},
        stock={0: {"vp": 36, "coin": 3, "servant": 1}}, dice=(2, 3, 1),
    )  # fmt: skip


def raised() -> Table:
    return scene(
        round=3, leaders=True, played={0: ["federico_da_montefeltro"]}, floors={"building.4": "barracks"},
        stock={0: {"wood": 1, "stone": 1, "servant": 1, "coin": 2}}, dice=(4, 3, 1),
    )  # fmt: skip


def ranks() -> Table:
    """Case 25: 6, 3 and 10 Military Points. Seat 2 alone is still to answer the Church."""
    return judged({0: {"mp": 6}, 1: {"mp": 3}, 2: {"mp": 10, "fp": 5}}, [2])


def ruins() -> Table:
    """Case 21: tile 3_6 with buildings of 8 stone and 5 wood in all."""
    stock = {0: {"vp": 40}, 1: {"vp": 30}, 2: {"vp": 20, "fp": 5}}
    return judged(stock, [2], banned={0: ["tile_3_6"]}, cards={0: ["mint", "cathedral"]})


CASES: Final[Mapping[str, Callable[[], Table]]] = {
    "palace": palace,
    "two-gifts": two_gifts,
    "harvest": harvest,
    "five-is-too-much": five_is_too_much,
    "production": production,
    "had-before": had_before,
    "large-space": large_space,
    "one-a-field": one_a_field,
    "support": support,
    "refusing": support,
    "sisto": sisto,
    "too-little": too_little,
    "fifteen": fifteen,
    "fewer-coins": fewer_coins,
    "double-price": double_price,
    "no-market": no_market,
    "harder": harder,
    "requirement": requirement,
    "santa-rita": santa_rita,
    "ariosto": ariosto,
    "brunelleschi": brunelleschi,
    "put-away": put_away,
    "copied": copied,
    "raised": raised,
    "ranks": ranks,
    "ruins": ruins,
}
