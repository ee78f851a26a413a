"""What single things are worth to a player, in points at the end: goods, cards, leaders, excommunications.

For `value`; estimates, not rules. Made once for each set of tables and moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, final

from signoria.games.lorenzo.pieces import Card, Leader, Tile
from signoria.games.lorenzo.resources import (
    BUILDING,
    CHARACTER,
    COIN,
    FP,
    MP,
    PRIV,
    RESOURCES,
    SERVANT,
    STONE,
    TERRITORY,
    VENTURE,
    VP,
    WOOD,
    Goods,
)
from signoria.games.lorenzo.state import Lorenzo, Player
from signoria.games.lorenzo.tables import Tables

EXTRA: Final = {
    WOOD: 0.75,
    STONE: 0.8,
    COIN: 0.75,
    SERVANT: 0.9,
    MP: 0.4,
}  # a good's use beside what is left at the end
WORKS_A_ROUND: Final = 0.4  # harvests, and productions, of a player
REACHED: Final[Sequence[float]] = (
    1.0,
    1.0,
    1.0,
    0.95,
    0.85,
    0.7,
    0.55,
)  # how often an action reaches a card of value 0 … 6
SET: Final = 3.0  # what a card of a set is worth while the set may still grow

Needs = tuple[tuple[Goods, Goods], ...]  # of a leader: one of these ways, each (cards by type, goods)


@final
class Prices:
    """Prices for a moment with `turns` turns of the player to come, `life` whole rounds after this one."""

    def __init__(self, t: Tables, round_: int, turns: int) -> None:
        self.life = t.rounds - round_
        self.use = turns / (turns + 2)
        self.rest = t.rest_vp / t.rest_every
        self.extra = [EXTRA.get(r, 0.0) for r in range(len(RESOURCES))]
        later = self.use * 0.8
        self.price = [self.rest * (r in t.rest_of) + self.use * self.extra[r] for r in range(len(RESOURCES))]
        self.price[FP], self.price[VP] = 1.0 if turns else 0.0, 1.0
        self.privilege = self.price[PRIV] = max((self.of(x) for x in t.privileges), default=0.0)
        self.future = [self.rest * (r in t.rest_of) + later * self.extra[r] for r in range(len(RESOURCES))]
        self.future[FP], self.future[VP] = 0.9 * (self.life > 0), 1.0
        self.future[PRIV] = max((worth(x, self.future) for x in t.privileges), default=0.0)
        works = WORKS_A_ROUND * self.life + (0.25 if turns else 0.0)
        self.lasting = [lasting(c, self.future, works, self.life) for c in t.cards]
        self.tile = [
            works * (worth(a, self.future) + worth(b, self.future))
            for a, b in zip(t.tile_harvest, t.tile_production, strict=True)
        ]
        reports = len(t.faith_need) - (round_ - 1) // t.per_period
        self.ability = [ability(x, self.future, self.life, reports) for x in t.leaders]
        self.needs: list[Needs] = [
            tuple((tuple((i, n) for i, n in enumerate(counts) if n), stock) for counts, stock in x.requirements)
            for x in t.leaders
        ]
        self.burden = [burden(x) for x in t.tiles]
        self.growth = min(1.0, turns / 16)

    def of(self, goods: Goods) -> float:
        """Goods received now."""
        return worth(goods, self.price)

    def sets(self, table: Sequence[int], count: int) -> float:
        """Points of `count` cards of a set: early for what may become of them, at the end as the table says."""
        now = table[min(count, len(table) - 1)]
        return self.growth * max(now, SET * count) + (1 - self.growth) * now


@lru_cache(maxsize=256)
def prices(t: Tables, round_: int, turns: int) -> Prices:
    """The prices of a moment; `turns`: how many the player has after this one."""
    return Prices(t, round_, turns)


def saturating(n: int) -> float:
    """The first few of a good are worth most."""
    return float(n) if n <= 5 else 5 + 0.5 * (n - 5) if n <= 11 else 8 + 0.2 * (n - 11)


def worth(goods: Goods, price: Sequence[float]) -> float:
    """Goods at these prices."""
    return sum(price[r] * n for r, n in goods)


def lasting(c: Card, price: Sequence[float], works: float, life: int) -> float:
    """What a card still brings after it was taken; the points of sets and ventures are counted elsewhere."""
    if c.type == TERRITORY:
        return works * REACHED[min(c.work_value, 6)] * worth(c.harvest, price)
    if c.permanent_kind == "tower":
        saved = max((worth(x, price) for x in c.permanent_discounts), default=0.0)
        return life * (0.3 * c.permanent_value + 0.5 * saved)
    if c.permanent_kind in ("harvest", "production"):
        return life * 0.3 * c.permanent_value
    if c.permanent_kind == "no_floor_bonus":
        return -0.8 * life
    if c.type == VENTURE or not c.work_value:
        return 0.0
    fixed = worth(c.work_gain, price) * (2.5 if c.work_per else 1.0)
    exchanged = max((worth(give, price) - worth(pay, price) for pay, give in c.conversions), default=0.0)
    return works * REACHED[min(c.work_value, 6)] * (fixed + 0.8 * max(0.0, exchanged))


def ability(x: Leader, price: Sequence[float], life: int, reports: int) -> tuple[float, float]:
    """A leader in play: what it brings anyway, and a use of it a round."""
    if x.once:
        if x.action:
            return 0.0, 2.2
        return 0.0, 1.0 if x.raise_to else worth(x.gain, price)
    always = 1.2 * bool(x.coloured_set) + 1.3 * x.coloured_add + 0.3 * x.neutral_add + 0.4 * x.coin_discount
    always += 0.8 * x.shares_spaces + 0.8 * x.no_toll + 1.2 * x.no_military_need + 0.8 * bool(x.doubles)
    return life * always + 0.8 * x.support_vp * reports, 0.0


def missing(p: Player, ways: Needs) -> float:
    """How far a player is from a leader's requirement, in turns."""
    best = 99.0
    for cards, stock in ways:
        lacks = 0.0
        for type_, n in cards:
            own = len(p.cards[type_])
            if own < n:
                lacks += n - own
        for r, n in stock:
            if p.stock[r] < n:
                lacks += 0.3 * (n - p.stock[r])
        best = min(best, lacks)
    return best


def burden(tile: Tile) -> float:
    """Points that bearing a tile costs in a round."""
    lost = 0.9 * sum(tile.gain_malus) + 1.2 * tile.wood_or_stone - 0.4 * tile.harvest - 0.4 * tile.production
    lost += 2.0 * tile.no_market - 2.0 * tile.coloured - 0.25 * sum(tile.tower)
    return lost + 1.2 * (tile.per_servant > 1) + 1.0 * tile.skips_first


def excommunication(s: Lorenzo, p: Player, tile: int, prices_: Prices, rounds: int) -> float:
    """Points that a tile costs a player who bears it for `rounds` rounds and in the final scoring."""
    t, stock = s.tables, p.stock
    x = t.tiles[tile]
    total = prices_.burden[tile] * rounds
    if x.worthless == TERRITORY:
        total += t.territory_vp[len(p.cards[TERRITORY])]
    elif x.worthless == CHARACTER:
        total += t.character_vp[len(p.cards[CHARACTER])]
    elif x.worthless == VENTURE:
        total += sum([t.cards[card].end_vp for card in p.cards[VENTURE]])
    for r, every in (*x.lose_before, *x.lose_after):
        total += stock[r] / every
    if x.lose_printed:
        total += sum(t.cards[card].costs[0][r] for r in x.lose_printed for card in p.cards[BUILDING]) / x.every
    for r in x.lose_leftover:
        total += 0.5 * stock[r] / x.every  # half of it will be spent
    return total
