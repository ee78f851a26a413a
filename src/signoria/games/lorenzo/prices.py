"""What single things are worth to a player, in points at the end: goods, cards, leaders, excommunications.

For `value`; estimates, not rules. Made once for each set of tables and moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, final

from signoria.games.lorenzo.houses.numbers import Token
from signoria.games.lorenzo.pieces import NO_LIMIT, Card, Leader, Limits, Tile
from signoria.games.lorenzo.resources import (
    BUILDING,
    CHARACTER,
    COIN,
    DRAW,
    FP,
    FREE,
    MP,
    PRIV,
    RESOURCES,
    SERVANT,
    STONE,
    TERRITORY,
    TOKEN,
    VENTURE,
    VP,
    WOOD,
    Goods,
)
from signoria.games.lorenzo.scoring import character_points, venture_points
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
# of Houses
ACTION: Final = 2.2  # a harvest or production without a family member
COUNT: Final = 2.5  # how often a lasting effect counts that is multiplied or repeated
MARKET_VISITS: Final = 0.4  # in a round
FREE_LEADER: Final = 4.0  # a leader played without its requirement
MEMBER: Final = 2.2  # what a family member brings that goes elsewhere
DRAWN: Final = 1.5  # a token that is still to come, to its mean: it can wait for the best moment
NEVER: Final = 50.0  # turns to a requirement that is out of reach

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
        faces = t.houses.tokens if t.houses else ()
        self.faces = [face_worth(x, self.price, self.use) for x in faces]
        self.price[TOKEN] = mean(faces, self.faces)
        self.privilege = self.price[PRIV] = max((self.of(x) for x in t.privileges), default=0.0)
        self.future = [self.rest * (r in t.rest_of) + later * self.extra[r] for r in range(len(RESOURCES))]
        self.future[FP], self.future[VP] = 0.9 * (self.life > 0), 1.0
        self.future[TOKEN] = mean(faces, [face_worth(x, self.future, later) for x in faces])
        self.future[PRIV] = max((worth(x, self.future) for x in t.privileges), default=0.0)
        if t.houses:
            self.price[DRAW] = 0.9 * self.privilege + self.use
            self.price[FREE], self.future[FREE] = FREE_LEADER * self.use, FREE_LEADER * later
            self.future[DRAW] = self.future[PRIV]
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
        brought = worth(c.harvest, price) + (worth(c.work_gain, price) * COUNT if c.work_per else 0.0)
        return works * REACHED[min(c.work_value, 6)] * brought
    if c.permanent_kind == "tower":
        saved = max((worth(x, price) for x in c.permanent_discounts), default=0.0)
        return life * (0.3 * c.permanent_value + 0.5 * saved)
    if c.permanent_kind in ("harvest", "production"):
        return life * 0.3 * c.permanent_value
    if c.permanent_kind == "no_floor_bonus":
        return -0.8 * life
    if c.special and c.permanent_kind:
        return lasting_of_houses(c, price, life)
    if c.type == VENTURE or not c.work_value:
        return 0.0
    fixed = worth(c.work_gain, price) * (2.5 if c.work_per else 1.0)
    exchanged = max((worth(give, price) - worth(pay, price) for pay, give in c.conversions), default=0.0)
    if c.special:
        exchanged *= COUNT if c.repeats else 1.0
        fixed += ACTION * c.work_activates.count - worth(c.work_loss, price)
    return works * REACHED[min(c.work_value, 6)] * (fixed + 0.8 * max(0.0, exchanged))


def lasting_of_houses(c: Card, price: Sequence[float], life: int) -> float:
    """The lasting effects of special cards: on work, the special toll, requirements, leaders played."""
    if c.permanent_kind == "work":
        return life * 0.6 * c.permanent_value
    if c.permanent_kind == "no_special_toll":
        return life * 1.2
    if c.permanent_kind == "waive":
        return 1.5 * c.permanent_value * (life > 0)
    return 2.0 * worth(c.permanent_gain, price) * (life > 0)


def ability(x: Leader, price: Sequence[float], life: int, reports: int) -> tuple[float, float]:
    """A leader in play: what it brings anyway, and a use of it a round."""
    if x.of_houses:
        return ability_of_houses(x, price, life, reports)
    if x.once:
        if x.action:
            return 0.0, ACTION
        return 0.0, 1.0 if x.raise_to else worth(x.gain, price)
    always = 1.2 * bool(x.coloured_set) + 1.3 * x.coloured_add + 0.3 * x.neutral_add + 0.4 * x.coin_discount
    always += 0.8 * x.shares_spaces + 0.8 * x.no_toll + 1.2 * x.no_military_need + 0.8 * bool(x.doubles)
    return life * always + 0.8 * x.support_vp * reports, 0.0


def ability_of_houses(x: Leader, price: Sequence[float], life: int, reports: int) -> tuple[float, float]:
    """The same of a leader of Houses. An action space costs the member that goes there. R-28 R-29"""
    if x.kind == "space":
        brought = ACTION + 1.0 if x.either_work else worth(x.gain, price)
        return 0.0, max(0.3, brought - MEMBER)
    if x.exchanges:
        return 0.0, 0.8 * max(0.0, *(worth(give, price) - worth(pay, price) for pay, give in x.exchanges))
    if x.once:
        if x.one_card:
            return 0.0, 1.3
        if x.draws_tokens:
            return 0.0, 1.2 * price[TOKEN]
        return 0.0, 0.4 if x.gives_up >= 0 else worth(x.gain, price)
    always = 0.7 * worth(x.gain, price) * (x.on_take >= 0) + 1.5 * x.on_privilege + 2.0 * x.on_vp
    always += 0.9 * (x.servant_value - 1) + 0.6 * bool(x.servants_for)
    return life * always + 3.0 * x.no_excommunication * reports, 0.0


def face_worth(x: Token, price: Sequence[float], use: float) -> float:
    """What a token gives when it is used. R-16"""
    return 0.9 * ACTION * use if x.work else worth(x.gain, price)


def mean(faces: Sequence[Token], prices_: Sequence[float]) -> float:
    """Of a token that is still to be drawn."""
    count = sum(x.n for x in faces)
    return DRAWN * sum(x.n * price for x, price in zip(faces, prices_, strict=True)) / count if count else 0.0


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


def missing_with(p: Player, ways: Needs, limits: Limits | None, waives: int) -> float:
    """The same where there are upper limits and sums too, and some lines need not be met. R-30 HR-41"""
    best = 99.0
    beyond = lacking_limits(p, limits) if limits else []
    for cards, stock in ways:
        lines = beyond + [float(max(0, n - len(p.cards[type_]))) for type_, n in cards]
        lines += [0.3 * max(0, n - p.stock[r]) for r, n in stock]
        best = min(best, sum(sorted(lines)[: len(lines) - waives]))
    return best


def lacking_limits(p: Player, x: Limits) -> list[float]:
    """Line by line; cards of which there are too many stay, of goods some can be spent."""
    counts = [len(cards) for cards in p.cards]
    lines = [NEVER if counts[type_] > n else 0.0 for type_, n in x.most_cards]
    lines += [(2.0 if r == MP else 0.3) * max(0, p.stock[r] - n) for r, n in x.most_stock]
    lines += [float(max(0, x.all_cards - sum(counts))), float(max(0, x.leaders - len(p.played)))]
    if x.most_types != NO_LIMIT:
        lines.append(NEVER if sum(1 for n in counts if n) > x.most_types else 0.0)
    if x.most_wood_and_stone != NO_LIMIT:
        lines.append(0.2 * max(0, p.stock[WOOD] + p.stock[STONE] - x.most_wood_and_stone))
    return lines


def burden(tile: Tile) -> float:
    """Points that bearing a tile costs in a round."""
    lost = 0.9 * sum(tile.gain_malus) + 1.2 * tile.wood_or_stone - 0.4 * tile.harvest - 0.4 * tile.production
    lost += 2.0 * tile.no_market - 2.0 * tile.coloured - 0.25 * sum(tile.tower) - 0.25 * tile.special_tower
    return lost + 1.2 * (tile.per_servant > 1) + 1.0 * tile.skips_first


def excommunication(s: Lorenzo, p: Player, tile: int, prices_: Prices, rounds: int) -> float:
    """Points that a tile costs a player who bears it for `rounds` rounds and in the final scoring."""
    t, stock = s.tables, p.stock
    x = t.tiles[tile]
    total = prices_.burden[tile] * rounds
    if x.worthless == TERRITORY:
        total += t.territory_vp[len(p.cards[TERRITORY])]
    elif x.worthless == CHARACTER:
        total += character_points(s, p)
    elif x.worthless == VENTURE:
        total += sum([venture_points(s, p, card) for card in p.cards[VENTURE]])
    for r, every in (*x.lose_before, *x.lose_after):
        total += stock[r] / every
    if x.lose_printed:
        total += sum(t.cards[card].costs[0][r] for r in x.lose_printed for card in p.cards[BUILDING]) / x.every
    for r in x.lose_leftover:
        total += 0.5 * stock[r] / x.every  # half of it will be spent
    if x.vp_per_token:
        total += 0.5 * stock[TOKEN] * x.vp_per_token
    return total
