"""The words that everything else is written in: resources, types of card, family members, spaces, as indices.

Goods are pairs (resource, amount) with amounts above 0, in the order of `RESOURCES`; a payment is one int per thing
paid.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

Goods = tuple[tuple[int, int], ...]
Payment = tuple[int, int, int, int, int, int, int, int]
"""Wood, stone, coins, servants, military points; military points owned; faith points, special tokens."""

RESOURCES: Final = ("wood", "stone", "coin", "servant", "mp", "fp", "vp", "priv", "token", "leader", "play")
WOOD: Final = 0
STONE: Final = 1
COIN: Final = 2
SERVANT: Final = 3
MP: Final = 4
FP: Final = 5
VP: Final = 6
PRIV: Final = 7  # a council privilege: a question, never in the stock
TOKEN: Final = 8  # a special token; in the stock only with Houses
DRAW: Final = 9  # a leader drawn from the pile, never in the stock
FREE: Final = 10  # a leader played without its requirement, never in the stock
BASE_STOCK: Final = 7  # wood to victory points

TYPES: Final = ("territory", "character", "building", "venture")
TERRITORY: Final = 0
CHARACTER: Final = 1
BUILDING: Final = 2
VENTURE: Final = 3
ANY: Final = -1
SPECIAL: Final = 4  # the tower of Houses, beside those of the four types
TOWERS: Final = (*TYPES, "special")

MEMBERS: Final = ("white", "black", "orange", "neutral", "brown")
NEUTRAL: Final = 3  # those below are coloured
BROWN: Final = 4  # of the house of Colonna: neither coloured nor uncoloured
BASE_MEMBERS: Final = 4

# spaces: the palace, the stalls of the market, the work spaces, then four floors a tower from the bottom up; with
# Houses the floors of the special tower, then the leaders that are action spaces
PALACE: Final = 0
MARKET: Final = 1
HARVEST: Final = 5  # small, then large
PRODUCTION: Final = 7
FLOORS: Final = 9
SPECIAL_FLOORS: Final = 25
BASE_SPACES: Final = 25
LEADER_SPACES: Final = 29
HOSTS: Final = (  # whose space it is, in their order; the last is that of a leader whom Lorenzo de' Medici copies
    "bramante", "erasmo_da_rotterdam", "guglielmo_de_pazzi", "massimiliano_i_dasburgo", "piero_della_francesca",
    "pietro_bembo", "lorenzo_de_medici",
)  # fmt: skip
SPACES: Final = (
    "palace", "market.1", "market.2", "market.3", "market.4",
    "harvest.small", "harvest.large", "production.small", "production.large",
    *(f"{tower}.{floor}" for tower in TOWERS for floor in (1, 2, 3, 4)),
    *(f"leader.{host}" for host in HOSTS),
)  # fmt: skip

# what a multiplied gain may count, from 1 on; a pair is one wood and one stone
COUNTED: Final = (*TYPES, "mp", "fp", "leader", "token", "servant", "pair")
MARKS_OF: Final = (0, 1, 2, 3, 6)  # by tower: where `Lorenzo.coloured` notes it; harvest and production lie between


def goods(amounts: Mapping[str, int]) -> Goods:
    """Pairs in the order of `RESOURCES`, without zeros."""
    return tuple((i, amounts[r]) for i, r in enumerate(RESOURCES) if amounts.get(r))


def brings(goods: Goods, resource: int) -> bool:
    """Is there any of a resource among goods?"""
    return any(r == resource for r, _ in goods)


def payment(cost: Mapping[str, int]) -> Payment:
    """Military points that are paid must be owned as well. L-30"""
    paid = cost.get("mp", 0)
    return (
        cost.get("wood", 0), cost.get("stone", 0), cost.get("coin", 0), cost.get("servant", 0),
        paid, max(paid, cost.get("mp_req", 0)), cost.get("fp", 0), cost.get("token", 0),
    )  # fmt: skip


def counted(per: str) -> int:
    """What a multiplied gain counts: its place in `COUNTED`, from 1."""
    return 1 + COUNTED.index(per)


def space_id(name: str) -> str:
    """`market_3` of the facts is the space `market.3`."""
    return name.replace("_", ".", 1)
