"""What single things are worth to a player, in points at the end: goods, cards, leaders, excommunications.

For `value`; estimates, not rules. Made once for each set of tables and moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, final

from signoria.games.lorenzo.leaders import ability, copyable
from signoria.games.lorenzo.state import Lorenzo, Player
from signoria.games.lorenzo.tables import (
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
    Card,
    Goods,
    Leader,
    Tables,
    Tile,
)

EXTRA: Final = {
    WOOD: 0.75,
    STONE: 0.8,
    COIN: 0.75,
    SERVANT: 0.9,
    MP: 0.4,
}  # a good's use beside what is left at the end
WORKS_A_ROUND: Final = 0.55  # harvests, and productions, of a player
REACHED: Final = (1.0, 1.0, 1.0, 0.95, 0.85, 0.7, 0.55)  # how often an action reaches a card of value 0 … 6
SET: Final = 2.2  # what a card of a set is worth while the set may still grow


@final
class Prices:
    """Prices for a moment with `turns` turns of the player to come, `life` whole rounds after this one."""

    def __init__(self, t: Tables, round_: int, turns: int) -> None:
        self.life = t.rounds - round_
        self.use = turns / (turns + 4)
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
    if c.lasting_kind == "tower":
        saved = max((worth(x, price) for x in c.lasting_discounts), default=0.0)
        return life * (0.3 * c.lasting_value + 0.5 * saved)
    if c.lasting_kind in ("harvest", "production"):
        return life * 0.3 * c.lasting_value
    if c.lasting_kind == "no_floor_bonus":
        return -0.8 * life
    if c.type == VENTURE or not c.work_value:
        return 0.0
    fixed = worth(c.work_gain, price) * (2.5 if c.work_per else 1.0)
    exchanged = max((worth(give, price) - worth(pay, price) for pay, give in c.conversions), default=0.0)
    return works * REACHED[min(c.work_value, 6)] * (fixed + 0.8 * max(0.0, exchanged))


def leader_worth(s: Lorenzo, p: Player, leader: int, prices_: Prices, rounds: int) -> float:
    """A leader in play, with `rounds` more rounds in which it can be used; Lorenzo de' Medici by whom he copies."""
    card = s.tables.leaders[leader]
    if card.copies:
        if p.copied >= 0:
            return _ability_worth(s, ability(s, p, leader), prices_, rounds)
        seat = s.players.index(p)
        return max((_ability_worth(s, s.tables.leaders[x], prices_, rounds) for x in copyable(s, seat)), default=1.0)
    return _ability_worth(s, card, prices_, rounds)


def _ability_worth(s: Lorenzo, x: Leader, prices_: Prices, rounds: int) -> float:
    life = prices_.life
    if x.once:
        if x.action:
            return rounds * 2.2
        if x.raise_to:
            return rounds * 1.0
        return rounds * worth(x.gain, prices_.future)
    total = life * (1.2 * bool(x.coloured_set) + 1.3 * x.coloured_add + 0.3 * x.neutral_add + 0.4 * x.coin_discount)
    total += life * (0.8 * x.shares_spaces + 0.8 * x.no_toll + 1.2 * x.no_military_need + 0.8 * bool(x.doubles))
    reports = len(s.tables.faith_need) - (s.round - 1) // s.tables.per_period
    return total + 0.8 * x.support_vp * reports


def missing(s: Lorenzo, p: Player, leader: int) -> float:
    """How far the player is from the leader's requirement, in turns."""
    best = 99.0
    for counts, stock in s.tables.leaders[leader].requirements:
        lacks = sum(max(0, n - len(own)) for n, own in zip(counts, p.cards, strict=True))
        best = min(best, lacks + sum(0.3 * max(0, n - p.stock[r]) for r, n in stock))
    return best


def excommunication(s: Lorenzo, p: Player, tile: Tile, rounds: int) -> float:
    """Points that a tile costs a player who bears it for `rounds` rounds and in the final scoring."""
    a_round = 0.9 * sum(tile.gain_malus) + 1.2 * tile.wood_or_stone - 0.4 * tile.harvest - 0.4 * tile.production
    a_round += -2.0 * tile.coloured - 0.25 * sum(tile.tower) + 2.0 * tile.no_market
    a_round += 1.2 * (tile.per_servant > 1) + 1.0 * tile.skips_first
    total = a_round * max(rounds, 0)
    t, stock = s.tables, p.stock
    if tile.worthless >= 0:
        table = {0: t.territory_vp, 1: t.character_vp}.get(tile.worthless)
        own = p.cards[tile.worthless]
        total += table[len(own)] if table else sum(t.cards[card].end_vp for card in own)
    for r, every in (*tile.lose_before, *tile.lose_after):
        total += stock[r] / every
    if tile.lose_printed:
        total += sum(sum(t.cards[card].costs[0][r] for r in tile.lose_printed) for card in p.cards[2]) / tile.every
    return total + 0.5 * sum(stock[r] for r in tile.lose_leftover) / tile.every
