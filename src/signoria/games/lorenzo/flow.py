"""The round, as the rulebook's sequence of play. Chapter 2, and the turn order of chapter 6."""

from __future__ import annotations

from typing import Final, final

from signoria.games.lorenzo.church import VaticanReport
from signoria.games.lorenzo.grammar import ORDER_SET, ROUND_BEGAN, TURN_SKIPPED
from signoria.games.lorenzo.houses.grammar import EXTRA_TURN, TOWER_ADJUSTED
from signoria.games.lorenzo.houses.left_over import LeftOver
from signoria.games.lorenzo.placing import Turn
from signoria.games.lorenzo.resources import FLOORS, PALACE, SPECIAL_FLOORS, TYPES
from signoria.games.lorenzo.scoring import FinalScoring, points
from signoria.games.lorenzo.state import (
    ADJUSTMENT,
    DECKS,
    DICE,
    NO_TOWER,
    Lorenzo,
    adjust,
    all_members,
    cards_in,
    clear_board,
    deal,
    houses_of,
)
from signoria.kernel.state import ALL, Step

ADJUSTED_NEXT: Final = (1, 2, 3, 0)  # territories, characters, buildings, ventures, and again: the board's order


@final
class Round(Step[Lorenzo]):
    """Set-up, actions, at the end of a period the Vatican report, end of the round. L-10 L-11"""

    def act(self, s: Lorenzo) -> None:
        s.round += 1
        s.then([SetUpRound(), Actions()])
        if s.tables.houses:
            s.after(AfterActions())
        if s.round % s.tables.per_period == 0:
            s.after(VaticanReport(s.round // s.tables.per_period))
        s.after(EndOfRound())
        s.after(Round() if s.round < s.tables.rounds else FinalScoring())


@final
class SetUpRound(Step[Lorenzo]):
    """Old cards go, four new ones a tower from the bottom up, the dice are rolled. L-2 L-12 L-13 R-2"""

    def act(self, s: Lorenzo) -> None:
        if s.houses is not None:
            throw_away(s)
            move_adjustment(s)
        clear_board(s)
        s.decks = s.decks[:]
        periods = len(s.tables.faith_need)
        for tower in range(s.tables.towers):
            deck = tower * periods + (s.round - 1) // s.tables.per_period
            for floor, card in enumerate(deal(s, DECKS + tower, 4, cards_in(s, deck))):
                s.floor_card[tower * 4 + floor] = card
                s.decks[deck] &= ~(1 << s.tables.decks[deck].index(card))
        s.dice = [1 + x for x in s.draw(DICE, 3, s.tables.sides)]
        s.tell((ROUND_BEGAN, ALL, s.round, s.dice[0], s.dice[1], s.dice[2]))


@final
class Actions(Step[Lorenzo]):
    """Four turns each, in turn order; then the fifth of Colonna; under tile 2_7 the first is skipped and the last comes
    after all others. L-14 L-71 A-16 A-17 R-33 HR-1"""

    def act(self, s: Lorenzo) -> None:
        skipped = [seat for seat in s.order if s.players[seat].powers_.skips_first]
        for seat in skipped:
            s.tell((TURN_SKIPPED, ALL, seat))
        for turn in range(s.tables.members):
            for seat in s.order:
                if turn or seat not in skipped:
                    s.after(Turn(seat, False, False))
        for seat in s.order:
            if s.players[seat].powers_.brown:
                s.after(FifthTurn(seat))
        for seat in skipped:
            if s.players[seat].powers_.late:
                s.after(Turn(seat, False, True))


@final
class FifthTurn(Step[Lorenzo]):
    """Colonna's last turn, after everybody's fourth. R-33 HR-1"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def act(self, s: Lorenzo) -> None:
        s.tell((EXTRA_TURN, ALL, self.seat))
        s.after(Turn(self.seat, False, False))


@final
class AfterActions(Step[Lorenzo]):
    """What a family may do when all turns are over: Gonzaga take a card that is left. R-38"""

    def act(self, s: Lorenzo) -> None:
        for seat in s.order:
            if s.players[seat].powers_.buys_leftover:
                s.after(LeftOver(seat))


@final
class EndOfRound(Step[Lorenzo]):
    """Turn order from the palace, members home, leaders ready again. L-15 L-47 A-8 H-27"""

    def act(self, s: Lorenzo) -> None:
        s.order = next_order(s)
        for p in s.players:
            p.members, p.raised, p.used = all_members(s, p), 0, 0
        s.totals = [*s.totals, tuple(sum(points(s, seat)) for seat in range(s.seats))]
        s.tell((ORDER_SET, ALL, tuple(s.order)))


def next_order(s: Lorenzo) -> list[int]:
    """Players in the palace by their first member there, then the others in their old order. L-47 R-14"""
    order: list[int] = []
    if s.tables.palace_orders:
        for code in s.at[PALACE]:
            if code >> 3 not in order:
                order.append(code >> 3)
    return order + [seat for seat in s.order if seat not in order]


def throw_away(s: Lorenzo) -> None:
    """Base cards that nobody took are kept aside, for cards 130 and 132. R-24"""
    left = [card for card in s.floor_card[: SPECIAL_FLOORS - FLOORS] if card >= 0]
    if left:
        table = houses_of(s)
        table.thrown = (*table.thrown, *left)


def move_adjustment(s: Lorenzo) -> None:
    """The adjustment tile: on a tower drawn at random, then each round on the next one. R-5 to R-8, HR-10"""
    table = houses_of(s)
    if table.adjusted == NO_TOWER:
        table.adjusted = s.draw(ADJUSTMENT, 1, len(TYPES))[0]
    else:
        table.adjusted = ADJUSTED_NEXT[table.adjusted]
    adjust(s)
    s.tell((TOWER_ADJUSTED, ALL, table.adjusted))
