"""What a position is worth to a player, in points at the end: the judgement of the bot `greedy`.

Estimates, not rules: each number below is a guess that self-play has not contradicted. Prices come from `prices`, which
options deserve a look from `candidates`. Reads nothing that the seat may not know.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from signoria.games.lorenzo.candidates import worth_a_look
from signoria.games.lorenzo.church import Judgement
from signoria.games.lorenzo.flow import next_order
from signoria.games.lorenzo.grammar import CHOOSE_TILE, DISCARD, END_TURN, KEEP, PLAY, REFUSE, SUPPORT, USE
from signoria.games.lorenzo.houses import value as houses
from signoria.games.lorenzo.houses.grammar import BID, EXCHANGE, HOLD, USE_ONE, USE_TOKEN
from signoria.games.lorenzo.houses.tokens import tokens_of
from signoria.games.lorenzo.leaders import copyable
from signoria.games.lorenzo.placing import Turn
from signoria.games.lorenzo.prices import Prices, excommunication, missing, missing_with, prices, saturating
from signoria.games.lorenzo.resources import (
    CHARACTER,
    COIN,
    DRAW,
    FP,
    MEMBERS,
    MP,
    SERVANT,
    STONE,
    TERRITORY,
    VENTURE,
    VP,
    WOOD,
)
from signoria.games.lorenzo.setup import ChooseTile
from signoria.games.lorenzo.state import Lorenzo, Player, member_value, numbers_of, read_houses
from signoria.kernel.menu import Menu, Option

ASIDE: Final = frozenset({PLAY, DISCARD, USE, USE_ONE, USE_TOKEN, HOLD, EXCHANGE})
PARTS: Final = ("points", "goods", "cards", "military", "church", "leaders", "members", "order")


def judge(masked: Lorenzo, seat: int) -> Judge:
    """The judgement for one decision; turns and rounds to come are counted from here."""
    return Judge(masked, seat)


@final
class Judge:
    """See `signoria.bots.greedy.Judge`."""

    def __init__(self, s: Lorenzo, seat: int) -> None:
        t = s.tables
        self.seat = seat
        top = s.agenda[-1]
        judged = isinstance(top, Judgement)
        round_ = max(s.round, 1)
        p = s.players[seat]
        members = 0 if judged else p.members.bit_count()
        per_round = t.members + (p.powers_.brown > 0)
        placing = 1 if isinstance(top, Turn) and not top.placed else 0
        self.turns = per_round * (t.rounds - round_) + (members if s.round else per_round) - placing  # after this one
        self.report = (round_ - 1) // t.per_period + judged  # the next one, from 0
        to_report = (self.report + 1) * t.per_period - round_
        self.turns_to_report = max(0, per_round * to_report + members - placing)
        self.prices: Prices = prices(t, round_, self.turns)
        self.in_hand, self.faces = p.hand, tokens_of(p)  # known; what a look ahead draws beyond them is not
        self.rivals = [p.stock[MP] for i, p in enumerate(s.players) if i != seat]

    # ---- what the bot asks ---------------------------------------------------------------------------------------

    def ahead(self, s: Lorenzo) -> Lorenzo:
        return houses.in_mind(s)

    def candidates(self, s: Lorenzo, menu: Menu) -> list[Option]:
        if menu.legal[0][0] == BID:
            return [self.bid(s, menu)]
        looked_at = worth_a_look(s, self.seat, self.prices, menu)
        if len(looked_at) == 1:
            return looked_at
        p, privilege = s.players[self.seat], self.prices.privilege
        return [x for x in looked_at if x[0] != DISCARD or self.held(s, p, x[1]) < privilege]

    def worth(self, s: Lorenzo) -> float:
        return sum(self.parts(s))

    def unseen(self, s: Lorenzo, option: Option) -> float:
        """Only the draft of leaders is answered unseen."""
        p = s.players[self.seat]
        return self.held(s, p, option[1])

    def within(self, s: Lorenzo) -> bool:
        top = s.agenda[-1] if s.agenda else None
        return bool(s.must >> self.seat & 1) and not isinstance(top, Turn | Judgement | ChooseTile)

    def aside(self, option: Option) -> bool:
        return option[0] in ASIDE

    def reason(self, before: Lorenzo, after: Lorenzo, chain: tuple[Option, ...]) -> tuple[str, Mapping[str, object]]:
        verb = chain[0][0]
        named = {
            KEEP: "leader",
            CHOOSE_TILE: "tile",
            SUPPORT: "support",
            REFUSE: "refuse",
            DISCARD: "discard",
            END_TURN: "end",
            BID: "bid",
        }
        if verb in named:
            return f"because-{named[verb]}", {}
        gains = [b - a for a, b in zip(self.parts(before), self.parts(after), strict=True)]
        best = max(range(len(PARTS)), key=lambda i: gains[i])
        if gains[best] <= 0:
            return "because-least-bad", {}
        return f"because-{PARTS[best]}", {"points": max(1, round(gains[best]))}

    # ---- the parts of a position's worth -------------------------------------------------------------------------

    def parts(self, s: Lorenzo) -> tuple[float, ...]:
        """Points by PARTS."""
        p = s.players[self.seat]
        if s.final:
            return (float(sum(s.final[self.seat])), 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
        return (
            float(p.stock[VP]),
            self.goods(s, p),
            self.cards(s, p),
            self.military(s, p),
            self.church(s, p),
            self.leaders(s, p),
            self.members(s, p),
            self.order(s),
        )

    def goods(self, s: Lorenzo, p: Player) -> float:
        """Wood, stone, coins and servants: what they buy, and what is left of them at the end."""
        price, stock = self.prices, p.stock
        use = price.use
        bought = (
            price.extra[WOOD] * saturating(stock[WOOD])
            + price.extra[STONE] * saturating(stock[STONE])
            + price.extra[COIN] * saturating(stock[COIN])
            + price.extra[SERVANT] * saturating(stock[SERVANT])
        )
        total = use * bought + price.rest * (stock[WOOD] + stock[STONE] + stock[COIN] + stock[SERVANT])
        if p.house is not None:
            total += houses.tokens(s, p, price, self.faces, not self.turns) + houses.store(p, price)
        return total

    def cards(self, s: Lorenzo, p: Player) -> float:
        """Lasting effects, and the points of sets: half as the table stands, half as if each further card came."""
        t, price = s.tables, self.prices
        lasting = price.lasting
        total = 0.0
        for own in p.cards:
            for card in own:
                total += lasting[card]
        worth = [True] * len(p.cards)
        for tile in p.excommunicated:
            if t.tiles[tile].worthless >= 0:
                worth[t.tiles[tile].worthless] = False
        if worth[VENTURE]:
            for card in p.cards[VENTURE]:
                c = t.cards[card]
                total += houses.venture(s, p, c, price.growth) if c.end_per else c.end_vp
        if worth[CHARACTER]:
            row = houses.character_row(s, p) if p.house is not None else t.character_vp
            total += price.sets(row, len(p.cards[CHARACTER]))
        if worth[TERRITORY]:
            total += price.sets(t.territory_vp, len(p.cards[TERRITORY]))
        if p.tile >= 0:
            total += price.tile[p.tile]
        if p.house is not None:
            total += houses.held(s, p, price) + houses.family_part(s, p, price)
        return total

    def military(self, s: Lorenzo, p: Player) -> float:
        """Room for territories, conditions of ventures and leaders, and the ranking."""
        t, mine, use = s.tables, p.stock[MP], self.prices.use
        total = use * self.prices.extra[MP] * saturating(mine)
        if not p.powers_.no_military_need:
            count = len(p.cards[TERRITORY])
            for need in t.territory_need[count : count + 2]:
                total += use * (min(1.0, mine / need) if need else 1.0)
        ahead = 0.0
        spread = 2.4 * self.turns
        for theirs in self.rivals:
            gap = theirs - mine
            if gap * 2 >= spread:
                ahead += 1.0 if gap else 0.0
            elif gap * 2 > -spread:
                ahead += 0.5 + gap / spread
        low = int(ahead)
        here, next_ = (t.rank_vp[i] if i < len(t.rank_vp) else 0 for i in (low, low + 1))
        return total + here + (next_ - here) * (ahead - low)

    def church(self, s: Lorenzo, p: Player) -> float:
        """Faith against the next report, and the tiles suffered."""
        t, faith = s.tables, p.stock[FP]
        total = 0.0
        for tile in p.excommunicated:
            total -= excommunication(s, p, tile, self.prices, self.prices.life)
        if p.powers_.steps:
            total += houses.steps_ahead(p, self.prices)
        if self.report >= len(t.faith_need):
            return total
        left = len(t.faith_need) - self.report - 1
        carried = 0.4 * left + 0.3 * self.prices.use
        tile = s.tiles[self.report]
        if tile in p.excommunicated:
            return total + carried * faith
        need = t.faith_need[self.report]
        cost = excommunication(s, p, tile, self.prices, left * t.per_period)
        if p.house is not None:
            cost = houses.church_cost(s, p, cost)
        if faith >= need:
            return total + t.faith_vp[faith] + p.powers_.support_vp + 0.1 * self.prices.use * faith
        chance = max(0.0, 1 - (need - faith) / (0.45 * self.turns_to_report + 0.01))
        reached = t.faith_vp[need] + p.powers_.support_vp
        return total + chance * reached - (1 - chance) * cost + (1 - chance) * carried * faith

    def leaders(self, s: Lorenzo, p: Player) -> float:
        """Leaders in play by what they still bring, those in hand by the chance to play them."""
        total = 0.0
        for leader in p.played:
            used = p.used >> leader & 1
            total += self.in_play(s, p, leader, self.prices.life + (0 if used else 1))
        for leader in p.hand:
            known = p.house is None or leader in self.in_hand
            total += self.held(s, p, leader) if known else self.prices.price[DRAW]
        return total

    def in_play(self, s: Lorenzo, p: Player, leader: int, rounds: int) -> float:
        """With so many rounds in which it can be used; Lorenzo de' Medici by whom he copies, or could copy. L-83"""
        models = [leader]
        if s.tables.leaders[leader].copies:
            models = [p.copied] if p.copied >= 0 else copyable(s, self.seat)
        return max([self.prices.ability[x][0] + self.prices.ability[x][1] * rounds for x in models], default=1.0)

    def bid(self, s: Lorenzo, menu: Menu) -> Option:
        """On the lot that is worth most beyond its price: half of the way to where the next best is as good. U-4"""
        beyond = {x[1]: self.lot(s, x[1]) - x[2] for x in menu.legal}
        best = max(menu.legal, key=lambda x: beyond[x[1]])
        next_best = max([beyond[x[1]] for x in menu.legal if x is not best], default=beyond[best[1]])
        return (BID, best[1], min(best[2] + int(beyond[best[1]] - next_best) // 2, best[3]))

    def lot(self, s: Lorenzo, family: int) -> float:
        """What a lot is worth, with the leaders beside it. R-11 R-13"""
        p, rounds, numbers, laid = s.players[self.seat], self.prices.life + 1, numbers_of(s), read_houses(s)
        at = next(i for i, lot in enumerate(laid.lots) if lot[0] == family)
        leaders = sorted(laid.beside[at], key=lambda leader: self.in_play(s, p, leader, rounds))
        worths = [self.held(s, p, leader) for leader in leaders]
        if leaders and numbers.families[family].plays_open:
            worths[-1] = self.in_play(s, p, leaders[-1], rounds)
        return houses.lot_worth(numbers.families[family], numbers.lots[laid.lots[at][1]], worths, self.prices)

    def held(self, s: Lorenzo, p: Player, leader: int) -> float:
        """At least what discarding it gives, a little less so that it is done before the end."""
        needs, limits, waives = self.prices.needs[leader], s.tables.leaders[leader].limits, p.powers_.waives
        lacks = missing_with(p, needs, limits, waives) if limits or waives else missing(p, needs)
        chance = 0.95 if lacks == 0 else max(0.0, 0.8 - lacks / (0.5 * self.turns + 0.5))
        least = 0.9 * self.prices.privilege if self.turns else 0.0
        return max(chance * self.in_play(s, p, leader, self.prices.life + 1), least) if chance else least

    def members(self, s: Lorenzo, p: Player) -> float:
        """Members still at hand, the higher the better."""
        return sum(0.3 * member_value(s, p, m) for m in range(len(MEMBERS)) if p.members >> m & 1)

    def order(self, s: Lorenzo) -> float:
        """An early place in the next round."""
        return -0.4 * next_order(s).index(self.seat) if self.prices.life else 0.0
