"""Mercenaries of an ally whom their player does not keep: the ally goes over to a player who pays. 5.4.4"""

from __future__ import annotations

from typing import Final

from signoria.games.lords import counters, hands, money, people
from signoria.games.lords.auctions import purchase
from signoria.games.lords.counters import IMPERIAL, UNIT, WORN
from signoria.games.lords.ids import CHANCELLOR, EMPEROR, FIRST_MERCENARY, LEADERS, MERCENARY, NEUTRAL
from signoria.games.lords.kinds import LEADER, NO, SEAT
from signoria.games.lords.people import in_play
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.state import FOR_SALE, OPEN, S_TIE, Lords
from signoria.games.lords.steps import AskTogether, Words
from signoria.games.lords.thrones import stature
from signoria.kernel.menu import AMOUNT, Menu, Option
from signoria.kernel.state import ALL
from signoria.kernel.verbs import NUMBER, Signature

PAY_VASSALS: Final = AMOUNT | 69
VASSAL_CHANGES: Final = 61
VERBS: Final = (Signature(PAY_VASSALS, "pay-vassals", ("leader", LEADER), ("n", NUMBER)),)
EVENTS: Final = (Signature(VASSAL_CHANGES, "vassal-changes", ("leader", LEADER), ("seat", SEAT), ("n", NUMBER)),)


class Vassalage(AskTogether):
    """Every other player may name the most that he pays, at least 1 Au for each of the worn mercenaries. The highest
    gets the L card for 1 Au more than the second, ties by lot, and the mercenaries with it. 5.4.4 5.2.2.b1"""

    def __init__(self, leader: int, some: tuple[int, ...]) -> None:
        self.leader = leader
        self.some = some

    def asks(self, s: Lords) -> int:
        least = self.least(s)
        seats = [x for x in in_play(s) if x != s.where[self.leader] and s.gold[money.chest(x)] >= least]
        return sum(1 << x for x in seats) if s.where[self.leader] >= 0 else 0

    def least(self, s: Lords) -> int:
        """Au for all of them."""
        return len(self.some) * s.tables.forces.fresh

    def words(self, s: Lords, seat: int) -> Words:
        holder = s.where[self.leader]
        return "vassals", {
            "leader": ("leader", self.leader), "seat": ("seat", holder), "n": ("number", len(self.some)),
        }  # fmt: skip

    def offer(self, s: Lords, seat: int, menu: Menu) -> None:
        menu.amount((PAY_VASSALS, self.leader), self.least(s), s.gold[money.chest(seat)])
        menu.add((NO,))

    def close(self, s: Lords, drafts: list[tuple[Option, ...]]) -> None:
        bids = {seat: draft[0][2] for seat, draft in enumerate(drafts) if draft and draft[0][0] == PAY_VASSALS}
        if bids:
            top = max(bids.values())
            best = [seat for seat in s.order if bids.get(seat) == top]
            winner = best[s.draw(S_TIE, 1, len(best))[0]] if len(best) > 1 else best[0]
            second = max((n for seat, n in bids.items() if seat != winner), default=0)
            self._goes_over(s, winner, max(self.least(s), min(top, second + 1)))
        self.follow(s, bool(bids))

    def act(self, s: Lords) -> None:
        """Nobody can pay."""
        self.follow(s, False)

    def _goes_over(self, s: Lords, seat: int, price: int) -> None:
        money.pay(s, money.chest(seat), price)
        s.tell((VASSAL_CHANGES, ALL, self.leader, seat, price))
        hands.gain(s, seat, self.leader)
        purchase.bring_men(s, seat, self.leader)
        stature.rise(s, seat)

    def follow(self, s: Lords, paid: bool) -> None:
        """What comes of it: in spring they are fresh."""
        if paid:
            for c in self.some:
                if s.steps[c] == WORN:
                    counters.freshen(s, c)


def unpaid(s: Lords, seat: int, some: list[int]) -> dict[int, tuple[int, ...]]:
    """By ally, his worn mercenaries among these: those stacked with the player's own leader are free of it, and
    emperors' cards do not go over so (5.2.3.b3). 5.4.4"""
    found: dict[int, tuple[int, ...]] = {}
    for c in some:
        who = s.under[c]
        if UNIT[c] != MERCENARY or not 0 <= who < LEADERS or s.owner[c - FIRST_MERCENARY] != seat:
            continue
        imperial = s.tables.deck.all[who].kind in (EMPEROR, CHANCELLOR) or people.rules(s, who) != NEUTRAL
        if s.where[who] == seat and who != s.players[seat].lord and not imperial:
            found[who] = (*found.get(who, ()), c)
    return dict(sorted(found.items()))


def lose_pirates(s: Lords, counter: int) -> None:
    """Their card comes to the next auction, the counter obeys nobody until then. 5.4.4.b1 5.2.4.b3"""
    assert not IMPERIAL[counter]
    card = counters.pirate_card(counter)
    if s.where[card] >= 0:
        hands.give_up(s, card)
    elif s.where[card] == OPEN:  # built without its card (5.3.5)
        s.where[card] = FOR_SALE
    s.owner[counter - FIRST_MERCENARY] = NOBODY
