"""What a player's cards, leaders and excommunications add up to: an immutable record, made anew when they change.

Chapters 4, 8, 10 and 11 meet here: each rule that says "from now on" is one line of `powers_of`.
"""

from __future__ import annotations

from typing import Final, final

from signoria.games.lorenzo.kinds import SOURCE_FAMILY, of_card, of_leader
from signoria.games.lorenzo.pieces import Card, Leader
from signoria.games.lorenzo.resources import (
    CHARACTER,
    COIN,
    FP,
    HOSTS,
    LEADER_SPACES,
    MP,
    RESOURCES,
    SERVANT,
    STONE,
    TOKEN,
    TYPES,
    WOOD,
    Goods,
    Payment,
    payment,
)
from signoria.games.lorenzo.tables import Tables

Bundle = tuple[int, Goods]  # (source, what it gives)
PAID: Final = (WOOD, STONE, COIN, SERVANT, MP, FP, TOKEN)  # what a payment can take

NO_DISCOUNT: Final[Goods] = ()
NO_FAMILY: Final = -1


@final
class Powers:
    """Lasting effects of one player. `payments` keeps its answers: it depends on nothing else."""

    def __init__(self, t: Tables) -> None:
        self.tower: list[int] = [0] * len(TYPES)  # added to actions that take such a card: L-20 L-70
        self.harvest = 0  # of character cards: not for leaders' actions (L-78)
        self.production = 0
        self.harvest_malus = 0  # of tiles: for every such action (L-68)
        self.production_malus = 0
        self.coloured_set = 0  # 0: the die counts
        self.coloured_add = 0
        self.neutral_add = 0
        self.raise_to = 0
        self.per_servant = t.per_servant  # so many servants
        self.servant_value = 1  # raise a value by this: L-17, Carlo VIII
        self.no_floor_bonus = False  # L-34
        self.no_toll = False  # L-81
        self.no_military_need = False
        self.shares_spaces = False  # L-80
        self.no_market = False  # L-71
        self.skips_first = False
        self.late = False
        self.late_optional = True
        self.support_vp = 0  # L-62
        self.doubles: tuple[int, ...] = ()  # L-82
        self.gain_malus: list[int] = [0] * len(RESOURCES)  # L-66
        self.wood_or_stone = 0  # L-67
        self.coin_discount = 0  # on cards that cost coins: L-35
        self.discounts: list[tuple[Goods, ...]] = [()] * len(TYPES)  # by type: one of these a card
        self.punished = False  # any gain is cut
        self.most: list[int] = [t.most_cards] * len(TYPES)  # cards of a type: L-31, Medici R-40
        # of Houses
        self.special_tower = 0  # added to actions in the special tower: U-7
        self.no_special_toll = False  # card 126: R-20
        self.brown = 0  # value of the member of Colonna: R-33
        self.keeps_military = False  # Malatesta: R-39
        self.waives = 0  # requirements of a leader that need not be met: card 127
        self.on_take: list[tuple[Bundle, ...]] = [()] * len(TYPES)  # gained with each card of a type
        self.on_leader: tuple[Bundle, ...] = ()  # gained with each leader played: card 124
        self.more_privileges = 0  # after one or more of a source: Jacopo Salviati
        self.more_vp = 0  # with each gain of victory points: Machiavelli
        self.replaceable: tuple[int, ...] = ()  # resources that servants may stand for: Paracelso
        self.hosts: tuple[tuple[int, int], ...] = ()  # (space, whose ability): own leaders to go to, R-29
        self.steps: tuple[tuple[int, Goods], ...] = ()  # of the faith track, Della Rovere: R-35
        self.with_privilege: tuple[Bundle, ...] = ()  # gained with each privilege, Della Scala: R-36
        self.stores: tuple[int, ...] = ()  # what is paid for buildings and kept, Da Montefeltro: R-34
        self.buys_leftover = 0  # servants for a card left over, Gonzaga: R-38
        self.immune = False  # Martin Lutero: U-16
        self.known: dict[tuple[int, Goods], tuple[Payment, ...]] = {}

    def servants_for(self, short: int) -> int:
        """Servants that raise a value by `short`. L-17 HR-37"""
        return -(-short // self.servant_value) * self.per_servant if short > 0 else 0

    def raised_by(self, servants: int) -> int:
        """What so many servants add to a value. L-17 H-13 HR-37"""
        return servants // self.per_servant * self.servant_value

    def payments(self, t: Tables, card: int, discount: Goods = NO_DISCOUNT) -> tuple[Payment, ...]:
        """The different ways to pay for a card. `discount` is that of a bonus action. L-30 L-35 L-39
        HR-52

        Discounts add up, never below 0 a resource; one that would be wasted is not chosen where another helps.
        """
        c = t.cards[card]
        if not discount and not self.discounts[c.type] and not self.coin_discount and not self.keeps_military:
            return c.costs
        found = self.known.get((card, discount))
        if found is None:
            found = self._payments(c, discount)
            self.known[card, discount] = found
        return found

    def _payments(self, c: Card, discount: Goods) -> tuple[Payment, ...]:
        out: list[Payment] = []
        for cost in c.costs:
            ways: list[Payment] = []
            for choice in self.discounts[c.type] or (NO_DISCOUNT,):
                left = list(cost)
                for resource, amount in (*choice, *discount):
                    left[resource] -= amount
                if cost[COIN]:
                    left[COIN] -= self.coin_discount
                paid = 0 if self.keeps_military else left[4]
                first = [max(n, 0) for n in left[:4]]
                ways.append((first[0], first[1], first[2], first[3], paid, left[5], left[6], left[7]))
            out += [w for w in dict.fromkeys(ways) if not any(v != w and covers(w, v) for v in ways)]
        return tuple(dict.fromkeys(out))


def can_pay(w: Payment, have: list[int]) -> bool:
    """Does a stock (by resource) hold a payment, and the military points that it asks for besides? L-29 L-30"""
    if w[0] > have[0] or w[1] > have[1] or w[2] > have[2] or w[3] > have[3] or w[5] > have[4]:
        return False
    return w[6] <= have[FP] and (not w[7] or w[7] <= have[TOKEN])


def as_payment(pay: Goods) -> Payment:
    """The price of an exchange as a payment; points, which no payment has, apart."""
    return payment({RESOURCES[r]: n for r, n in pay})


def replaced(w: Payment, replaceable: tuple[int, ...], have: list[int]) -> list[Payment]:
    """The payments that a stock holds when servants may stand for other things, one for one. HR-36"""
    spare = have[SERVANT] - w[SERVANT]
    most = [min(w[r], spare) if r in replaceable else 0 for r in (WOOD, STONE, COIN)]
    out: list[Payment] = []
    for wood in range(most[0] + 1):
        for stone in range(most[1] + 1):
            for coins in range(most[2] + 1):
                servants = w[SERVANT] + wood + stone + coins
                way = (w[0] - wood, w[1] - stone, w[2] - coins, servants, w[4], w[5], w[6], w[7])
                if can_pay(way, have):
                    out.append(way)
    return out


def left_servants(w: Payment, replaceable: tuple[int, ...], have: list[int]) -> int:
    """Servants that a payment leaves when as few as possible stand for other things; -1: it cannot be made. HR-36"""
    servants, rest = have[SERVANT] - w[SERVANT], list(w)
    for r in replaceable:
        servants -= max(0, w[r] - have[r])
        rest[r] = min(w[r], have[r])
    way = (rest[0], rest[1], rest[2], 0, rest[4], rest[5], rest[6], rest[7])
    return servants if servants >= 0 and can_pay(way, have) else -1


def spent(w: Payment) -> Goods:
    """What a payment takes from the stock."""
    return tuple((i, n) for i, n in zip(PAID, (*w[:5], w[6], w[7]), strict=True) if n)


def covers(dear: Payment, cheap: Payment) -> bool:
    """Does the first pay at least as much of everything?"""
    return all(dear[i] >= cheap[i] for i in range(8))


def powers_of(
    t: Tables,
    cards: tuple[tuple[int, ...], ...],
    played: tuple[int, ...],
    copied: int,
    excommunicated: tuple[int, ...],
    family: int,
) -> Powers:
    """The lasting effects of cards taken, leaders in play (`copied`: the one copied, or -1), tiles suffered and the
    family (or NO_FAMILY)."""
    w = Powers(t)
    for of_type in cards:
        for card in of_type:
            c = t.cards[card]
            if c.permanent_kind == "tower":
                w.tower[c.permanent_type] += c.permanent_value
                if c.permanent_discounts:
                    w.discounts[c.permanent_type] = both(w.discounts[c.permanent_type], c.permanent_discounts)
            elif c.permanent_kind == "harvest":
                w.harvest += c.permanent_value
            elif c.permanent_kind == "production":
                w.production += c.permanent_value
            elif c.permanent_kind == "no_floor_bonus":
                w.no_floor_bonus = True
            elif c.permanent_kind == "work":
                w.harvest += c.permanent_value
                w.production += c.permanent_value
            elif c.permanent_kind == "no_special_toll":
                w.no_special_toll = True
            elif c.permanent_kind == "waive":
                w.waives += c.permanent_value
            elif c.permanent_kind == "on_leader":
                w.on_leader = (*w.on_leader, (of_card(card), c.permanent_gain))
    for leader in (*played, copied):
        if leader >= 0:
            _lead(w, leader, t.leaders[leader])
            if t.leaders[leader].kind == "space":
                host = HOSTS[-1] if leader == copied else t.leaders[leader].key
                w.hosts = (*w.hosts, (LEADER_SPACES + HOSTS.index(host), leader))
    for tile in excommunicated:
        x = t.tiles[tile]
        w.harvest_malus += x.harvest
        w.production_malus += x.production
        w.coloured_add += x.coloured
        for i in range(len(TYPES)):
            w.tower[i] += x.tower[i]
        for i in range(len(RESOURCES)):
            w.gain_malus[i] += x.gain_malus[i]
        w.special_tower += x.special_tower
        w.wood_or_stone += x.wood_or_stone
        w.no_market = w.no_market or x.no_market
        w.per_servant = max(w.per_servant, x.per_servant)
        w.skips_first = w.skips_first or x.skips_first
        w.late = w.late or x.late
        w.late_optional = w.late_optional and (x.late_optional or not x.skips_first)
    if family != NO_FAMILY:
        _family(w, t, family)
    w.punished = any(w.gain_malus) or w.wood_or_stone > 0
    return w


def _lead(w: Powers, leader: int, x: Leader) -> None:
    """A leader in play. L-79 to L-82, R-28"""
    w.coloured_set = max(w.coloured_set, x.coloured_set)
    w.coloured_add += x.coloured_add
    w.neutral_add += x.neutral_add
    w.raise_to = max(w.raise_to, x.raise_to)
    w.no_toll = w.no_toll or x.no_toll
    w.no_military_need = w.no_military_need or x.no_military_need
    w.shares_spaces = w.shares_spaces or x.shares_spaces
    w.coin_discount += x.coin_discount
    w.support_vp += x.support_vp
    if x.doubles:
        w.doubles = x.doubles
    if x.on_take >= 0:
        w.on_take[x.on_take] = (*w.on_take[x.on_take], (of_leader(leader), x.gain))
    w.more_privileges += x.on_privilege
    w.more_vp += x.on_vp
    w.servant_value = max(w.servant_value, x.servant_value)
    w.replaceable = w.replaceable or x.servants_for
    w.immune = w.immune or x.no_excommunication


def _family(w: Powers, t: Tables, family: int) -> None:
    """The lasting part of a family's power. R-33 R-39 R-40"""
    assert t.houses is not None
    x = t.houses.families[family]
    w.brown = x.member_value
    w.keeps_military = x.keeps_military
    w.stores, w.buys_leftover = x.stores, x.servants
    w.steps = x.steps
    if x.with_privilege:
        w.with_privilege = ((SOURCE_FAMILY + family, x.with_privilege),)
    if x.most_characters:
        w.most[CHARACTER] = x.most_characters
    if x.with_character:
        w.on_take[CHARACTER] = (*w.on_take[CHARACTER], (SOURCE_FAMILY + family, x.with_character))


def both(a: tuple[Goods, ...], b: tuple[Goods, ...]) -> tuple[Goods, ...]:
    """Two discounts that each leave a choice: every pair of them."""
    return tuple((*x, *y) for x in a for y in b) if a else b
