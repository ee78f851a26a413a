"""What Houses adds to the judgement of the bot `greedy`: tokens, families, lots, ventures that count at the end.

Estimates, not rules, as in `signoria.games.lorenzo.value`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from signoria.games.lorenzo.gains import count_of, stored
from signoria.games.lorenzo.houses.families import family_of
from signoria.games.lorenzo.houses.numbers import Family
from signoria.games.lorenzo.houses.state import HIDDEN
from signoria.games.lorenzo.houses.tokens import held_on
from signoria.games.lorenzo.pieces import NO_LIMIT, Card
from signoria.games.lorenzo.prices import COUNT, DRAWN, MARKET_VISITS, REACHED, WORKS_A_ROUND, Prices
from signoria.games.lorenzo.resources import BUILDING, COUNTED, FP, SERVANT, TOKEN, Goods
from signoria.games.lorenzo.state import Lorenzo, Player
from signoria.kernel.chance import Chance, OutcomeNeeded

KEPT: Final = 0.93  # of what a token would give now, while it can still be used
IN_STORE: Final = 0.6  # of what lies on Da Montefeltro's tile
FEARED: Final = 0.4  # of the points that Della Rovere lose: else they give up too much for faith
LEFT_OVER: Final = 4.0  # a card that Gonzaga may take after a round
NEARLY: Final = 0.6  # of a reward that some more cards or steps would bring
ENDS: Final = {"token": 1, "pair": 3, "servant": 3, "mp": 8}  # what a player may have at the end
SECRET_STREAMS: Final = ("tokens!", "pile!")

# Points that a family is worth over a game against the worst, open leaders apart; from games of this bot in which they
# were dealt at random, a fifth less than measured
OPEN: Final = 0.5  # of an open leader's worth
FAMILY: Final = {
    "aragonesi": 9.0,
    "colonna": 21.0,
    "da_montefeltro": 1.0,
    "della_rovere": 0.0,
    "della_scala": 31.0,
    "este": 3.0,
    "gonzaga": 4.0,
    "malatesta": 2.0,
    "medici": 7.0,
    "orsini": 4.0,
    "sforza": 0.0,
    "visconti": 3.0,
}


@final
class Expected(Chance):
    """Chance in a bot's mind: tokens and leaders come; which ones does not matter, as `tokens` and the judge count what
    was drawn by its mean. All else cannot be foreseen."""

    def draw(self, stream: str, count: int, n: int, sides: int, falling: bool = False) -> list[int]:
        if stream in SECRET_STREAMS:
            return [0] * n
        raise OutcomeNeeded(stream, n, sides, falling)


def in_mind(s: Lorenzo) -> Lorenzo:
    """A copy whose tokens and leaders can be drawn without knowing them; the position itself without Houses."""
    if s.houses is None:
        return s
    to = s.copy()
    to.chance = Expected()
    return to


# ---- tokens and goods ------------------------------------------------------------------------------------------------


def tokens(s: Lorenzo, p: Player, prices: Prices, known: Sequence[int], last: bool) -> float:
    """Tokens in hand: those `known` by their faces, the others by the mean. Nothing that is kept past the `last` turn
    counts but for what it scores, which `venture` says."""
    if p.house is None or not p.house.tokens:
        return 0.0
    left = list(known)
    worths: list[float] = []
    for face in p.house.tokens:
        if face in left and face != HIDDEN:
            left.remove(face)
            worths.append(0.0 if last else KEPT * prices.faces[face])
        else:
            worths.append(KEPT * prices.price[TOKEN])
    wanted = sorted(wants_tokens(s, p, prices), reverse=True)
    for i, price in enumerate(wanted[: len(worths)]):
        at = min(range(i, len(worths)), key=lambda n: worths[n])
        worths[i], worths[at] = max(price, worths[at]), worths[i]
    return sum(worths)


def wants_tokens(s: Lorenzo, p: Player, prices: Prices) -> list[float]:
    """What each of some tokens is worth for an exchange of an own building. Loggia (115)"""
    if not p.members:
        return []
    price = prices.price
    return [
        0.6 * sum(price[r] * n for r, n in given)
        for card in p.cards[BUILDING]
        for pay, given in s.tables.cards[card].conversions
        if pay == ((TOKEN, 1),)
    ]


def held(s: Lorenzo, p: Player, prices: Prices) -> float:
    """Tokens on cards, and room for one. R-18"""
    total = 0.0
    for own in p.cards:
        for card in own:
            c = s.tables.cards[card]
            if not c.holds:
                continue
            works = REACHED[c.work_value] * WORKS_A_ROUND if c.holds == "harvest" else MARKET_VISITS
            often, face = works * prices.life, held_on(p, card)
            if face >= 0:
                total += often * prices.faces[face]
            else:  # a token is to be given up for it
                total += NEARLY * max(0.0, often - KEPT) * prices.price[TOKEN] / DRAWN
    return total


def store(p: Player, prices: Prices) -> float:
    """What lies on Da Montefeltro's tile. R-34"""
    return IN_STORE * prices.of(stored(p)) * prices.use


# ---- cards -----------------------------------------------------------------------------------------------------------


def venture(s: Lorenzo, p: Player, c: Card, growth: float) -> float:
    """Points of a venture that counts at the end: for what there may be then, ever more for what there is. R-45"""
    now = c.end_per_vp * count_of(p, c.end_per, c.end_every)
    may_be = c.end_per_vp * (ENDS.get(COUNTED[c.end_per - 1], 3) // c.end_every)
    counted = growth * max(now, may_be) + (1 - growth) * now
    return c.end_vp + (counted if c.end_most == NO_LIMIT else min(counted, c.end_most))


def character_row(s: Lorenzo, p: Player) -> Sequence[int]:
    """Points by number of characters; Medici have two more of them. R-40"""
    family = family_of(s, p)
    row = s.tables.character_vp
    return (*row, *(family.character_vp[n] for n in sorted(family.character_vp))) if family else row


def effect(s: Lorenzo, p: Player, prices: Prices, card: int) -> float:
    """What the lasting effect of an own card would bring if it worked once. R-26"""
    c = s.tables.cards[card]
    if c.conversions:
        often = COUNT if c.repeats else 1.0
        return often * max(0.0, *(prices.of(give) - prices.of(pay) for pay, give in c.conversions))
    if c.holds:
        face = held_on(p, card)
        return prices.faces[face] if face >= 0 else 0.0
    if c.work_activates.count:
        return 1.0
    gain = c.harvest or c.work_gain
    n = count_of(p, c.work_per, c.work_every) if c.work_per else 1
    return prices.of(gain) * n - prices.of(c.work_loss)


# ---- families --------------------------------------------------------------------------------------------------------


def family_part(s: Lorenzo, p: Player, prices: Prices) -> float:
    """What a family may still bring: the next set of Orsini, the leaders of Visconti, a card for Gonzaga's servants."""
    family = family_of(s, p)
    if family is None or p.house is None:
        return 0.0
    total = 0.0
    if family.servants:
        total += LEFT_OVER * min(1.0, p.stock[SERVANT] / family.servants)
    if p.house.sets < len(family.sets):
        have = sum(1 for cards in p.cards if len(cards) > p.house.sets)
        total += NEARLY * prices.use * prices.of(family.sets[p.house.sets]) * have / len(p.cards)
    if p.house.awake:
        awake = sum(prices.of(x) for i, x in enumerate(family.tokens) if p.house.awake >> i & 1)
        total += 0.5 * awake * min(len(p.hand), 2) * prices.use
    return total


def church_cost(s: Lorenzo, p: Player, cost: float) -> float:
    """What a tile costs, with the points that Della Rovere lose beside it; nothing under Martin Lutero. R-35 U-16"""
    if p.powers_.immune:
        return 0.0
    family = family_of(s, p)
    return cost + FEARED * family.excommunication_vp if family else cost


def steps_ahead(p: Player, prices: Prices) -> float:
    """Faith tiles that Della Rovere have not reached yet. R-35"""
    if p.house is None:
        return 0.0
    faith = p.stock[FP]
    ahead = [x for i, x in enumerate(p.powers_.steps) if not p.house.steps >> i & 1]
    return NEARLY * prices.use * sum(prices.of(goods) * faith / step for step, goods in ahead)


def lot_worth(family: Family, tile: Goods, leaders: Sequence[float], prices: Prices) -> float:
    """A lot of the auction: the family, its auction tile, the leaders beside it by what each is worth. R-11 R-13"""
    return FAMILY.get(family.key, 0.0) + prices.of(tile) + OPEN * sum(leaders)
