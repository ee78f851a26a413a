"""The round, as the rulebook's sequence of play. Chapter 2, and the turn order of chapter 6."""

from __future__ import annotations

from typing import final

from signoria.games.lorenzo.church import VaticanReport
from signoria.games.lorenzo.grammar import ORDER_SET, ROUND_BEGAN, TURN_SKIPPED
from signoria.games.lorenzo.placing import Turn
from signoria.games.lorenzo.scoring import FinalScoring, points
from signoria.games.lorenzo.state import DECKS, DICE, Lorenzo, cards_in, clear_board
from signoria.games.lorenzo.tables import MEMBERS, PALACE, TYPES
from signoria.kernel.state import ALL, Step


@final
class Round(Step[Lorenzo]):
    """Set-up, actions, at the end of a period the Vatican report, end of the round. L-10 L-11"""

    def act(self, s: Lorenzo) -> None:
        s.round += 1
        s.then([SetUpRound(), Actions()])
        if s.round % s.tables.per_period == 0:
            s.after(VaticanReport(s.round // s.tables.per_period))
        s.after(EndOfRound())
        s.after(Round() if s.round < s.tables.rounds else FinalScoring())


@final
class SetUpRound(Step[Lorenzo]):
    """Old cards go, four new ones a tower from the bottom up, the dice are rolled. L-2 L-12 L-13"""

    def act(self, s: Lorenzo) -> None:
        clear_board(s)
        s.decks = s.decks[:]
        periods = len(s.tables.faith_need)
        for tower in range(len(TYPES)):
            deck = tower * periods + (s.round - 1) // s.tables.per_period
            cards = cards_in(s, deck)
            for floor, pick in enumerate(s.draw(DECKS + tower, 4, len(cards), True)):
                card = cards.pop(pick)
                s.floor_card[tower * 4 + floor] = card
                s.decks[deck] &= ~(1 << s.tables.decks[deck].index(card))
        s.dice = [1 + x for x in s.draw(DICE, 3, s.tables.sides)]
        s.tell((ROUND_BEGAN, ALL, s.round, s.dice[0], s.dice[1], s.dice[2]))


@final
class Actions(Step[Lorenzo]):
    """Four turns each, in turn order; under tile 2_7 the first is skipped and the last comes after all others.
    L-14 L-71 A-16 A-17"""

    def act(self, s: Lorenzo) -> None:
        skipped = [seat for seat in s.order if s.players[seat].powers_.skips_first]
        for seat in skipped:
            s.tell((TURN_SKIPPED, ALL, seat))
        for turn in range(len(MEMBERS)):
            for seat in s.order:
                if turn or seat not in skipped:
                    s.after(Turn(seat, False, False))
        for seat in skipped:
            if s.players[seat].powers_.late:
                s.after(Turn(seat, False, True))


@final
class EndOfRound(Step[Lorenzo]):
    """Turn order from the palace, members home, leaders ready again. L-15 L-47 A-8"""

    def act(self, s: Lorenzo) -> None:
        s.order = next_order(s)
        for p in s.players:
            p.members, p.raised, p.used = (1 << len(MEMBERS)) - 1, 0, 0
        s.totals = [*s.totals, tuple(sum(points(s, seat)) for seat in range(s.seats))]
        s.tell((ORDER_SET, ALL, tuple(s.order)))


def next_order(s: Lorenzo) -> list[int]:
    """Players in the palace by their first member there, then the others in their old order. L-47"""
    order: list[int] = []
    if s.tables.palace_orders:
        for code in s.at[PALACE]:
            if code >> 3 not in order:
                order.append(code >> 3)
    return order + [seat for seat in s.order if seat not in order]
