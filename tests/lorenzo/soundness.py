"""What is true of every position of Lorenzo, and the book-keeping that its events must balance. For the laws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from signoria.games.lorenzo.grammar import CONVERTED, GAINED, PAID, PLACED, SCORED, SERVANTS_SPENT, SUPPORTED, TOLL_PAID
from signoria.games.lorenzo.houses.grammar import (
    CONVERTED_FOR,
    EXCHANGED,
    FAMILY_TAKEN,
    POINTS_LOST,
    TOKEN_HELD,
    TOKEN_PAID,
    TOKEN_USED,
    TOKENS_DRAWN,
    TOLL_REPLACED,
)
from signoria.games.lorenzo.kinds import CONVERSIONS
from signoria.games.lorenzo.paying import ANYONE
from signoria.games.lorenzo.placing import Turn
from signoria.games.lorenzo.powers import NO_FAMILY, Powers, powers_of
from signoria.games.lorenzo.resources import (
    COIN,
    FLOORS,
    FP,
    HARVEST,
    MARKET,
    MARKS_OF,
    MEMBERS,
    NEUTRAL,
    PRIV,
    SERVANT,
    SPECIAL,
    TOKEN,
    VP,
)
from signoria.games.lorenzo.rules import GAME
from signoria.games.lorenzo.state import Lorenzo, all_members
from signoria.games.lorenzo.work import AREAS
from signoria.kernel.match import Match
from signoria.kernel.pack import fields


def assert_sound(s: Lorenzo) -> None:
    """Fails when the position is one that no table can show."""
    _stocks(s)
    _cards(s)
    _members(s)
    _leaders(s)
    for p in s.players:
        fresh = powers_of(
            s.tables, p.cards, p.played, p.copied, p.excommunicated, p.house.family if p.house else NO_FAMILY
        )
        assert _said(p.powers_) == _said(fresh), "powers are out of date"
    assert sorted(s.order) == list(range(s.seats))
    assert [s.tables.tiles[tile].period for tile in s.tiles] == [1, 2, 3]
    for p in s.players:
        assert set(p.excommunicated) <= set(s.tiles)
        assert len(set(p.excommunicated)) == len(p.excommunicated)


def _said(powers: Powers) -> dict[str, object]:
    """What powers say, without the answers that they keep."""
    said = {name: getattr(powers, name) for name in fields(powers)}
    return {name: value for name, value in said.items() if not isinstance(value, dict)}


def _stocks(s: Lorenzo) -> None:
    for p in s.players:
        assert all(type(n) is int for n in p.stock)
        assert all(n >= 0 for r, n in enumerate(p.stock) if r != VP), p.stock
        assert p.stock[FP] <= 15
        if p.house is None:  # with Houses bids and cards take points, HR-19
            assert p.stock[VP] >= 0 or s.final, "only the final scoring goes below 0"
            assert p.church_vp <= p.stock[VP] or s.final


def _cards(s: Lorenzo) -> None:
    """Each development card is in one place, and in the right one."""
    where = Counter(card for p in s.players for kind in p.cards for card in kind)
    where.update(card for card in s.floor_card if card >= 0)
    undealt = [
        card for deck, bits in zip(s.tables.decks, s.decks, strict=True) for i, card in enumerate(deck) if bits >> i & 1
    ]
    where.update(undealt)
    assert not where or max(where.values()) == 1
    for p in s.players:
        for kind, cards in enumerate(p.cards):
            assert len(cards) <= p.powers_.most[kind]
            assert all(s.tables.cards[card].type == kind for card in cards)
    paying = bool(s.agenda) and not isinstance(s.agenda[-1], Turn)  # the card still lies there while its price is asked
    for floor, (card, taken) in enumerate(zip(s.floor_card, s.taken, strict=True)):
        assert card < 0 or taken < 0
        for x in (card, taken):
            assert x < 0 or s.tables.cards[x].period == s.period
            assert x < 0 or (SPECIAL if s.tables.cards[x].special else s.tables.cards[x].type) == floor >> 2
        assert not s.at[FLOORS + floor] or card < 0 or paying


def _members(s: Lorenzo) -> None:
    """Each member is at hand or on one space; spaces hold whom they may."""
    if not s.must:
        return  # the match is over: all have come home, and the last board is still there to look at
    standing = Counter((code >> 3, code & 7) for space in s.at for code in space)
    assert not standing or max(standing.values()) == 1
    for seat, p in enumerate(s.players):
        for member in range(len(MEMBERS)):
            owned = all_members(s, p) >> member & 1
            assert (p.members >> member & 1) + standing[seat, member] == owned
    sharing = any(p.powers_.shares_spaces for p in s.players)
    for space, codes in enumerate(s.at):
        assert len(codes) == len(s.values[space])
        assert not codes or space not in s.tables.closed[s.seats]
        single = space >= FLOORS or MARKET <= space < HARVEST or (space >= HARVEST and not (space - HARVEST) & 1)
        assert len(codes) <= 1 or not single or sharing
    for area in range(len(s.coloured)):
        tower = MARKS_OF.index(area) if area in MARKS_OF else -1
        spaces = range(FLOORS + tower * 4, FLOORS + tower * 4 + 4)
        if tower < 0:
            spaces = range(HARVEST + (area - AREAS) * 2, HARVEST + (area - AREAS) * 2 + 2)
        there = [code for space in spaces for code in s.at[space]]
        coloured = Counter(code >> 3 for code in there if code & 7 < NEUTRAL)
        assert not coloured or max(coloured.values()) == 1, "two coloured members of one player in one area"
        bits = sum(1 << seat for seat in coloured) | (ANYONE if there and tower >= 0 else 0)
        assert s.coloured[area] == bits


def _leaders(s: Lorenzo) -> None:
    """A leader is in one place; nobody loses or gains one after the deal."""
    every = Counter(x for p in s.players for x in (*p.hand, *p.played, *p.discarded))
    every.update(x for packet in s.packets for x in packet)
    assert not every or max(every.values()) == 1
    if s.tables.advanced and s.round and s.houses is None:
        assert all(len(p.hand) + len(p.played) + len(p.discarded) == s.tables.leaders_each for p in s.players)
    for p in s.players:
        assert p.copied < 0 or (any(s.tables.leaders[x].copies for x in p.played) and p.copied not in p.played)
        assert all(x in p.played for x in range(len(s.tables.leaders)) if p.used >> x & 1)


class Ledger:
    """Every player's stock, kept by the events alone. L-4: what is spent goes to the supply, which never ends."""

    def __init__(self, s: Lorenzo) -> None:
        self.tables = s.tables
        self.stocks = [p.stock[:] for p in s.players]

    def enter(self, events: Iterable[tuple[Any, ...]]) -> None:
        """Carry out what the events say."""
        for kind, _, *said in events:
            if kind == PLACED:
                self.stocks[said[0]][SERVANT] -= said[4]
            elif kind == SERVANTS_SPENT:
                self.stocks[said[0]][SERVANT] -= said[1]
            elif kind == TOLL_PAID:
                self.stocks[said[0]][COIN] -= said[1]
            elif kind == PAID:
                self.add(said[0], said[1], -1)
            elif kind == GAINED:
                self.add(said[0], said[2], 1)
            elif kind == CONVERTED:
                card, n = CONVERSIONS[said[1]]
                self.add(said[0], self.tables.cards[card].conversions[n][0], -1)
            elif kind == SUPPORTED:
                assert self.stocks[said[0]][FP] == said[1], "all faith is given up"
                self.stocks[said[0]][FP] = 0
            elif kind == SCORED:
                self.stocks[said[0]][VP] = said[1]
            else:
                self.enter_houses(kind, said)

    def enter_houses(self, kind: int, said: list[Any]) -> None:
        """Events of Houses that change a stock."""
        if kind == TOKENS_DRAWN:
            self.stocks[said[0]][TOKEN] += said[1]
        elif kind in (TOKEN_USED, TOKEN_PAID, TOKEN_HELD):
            self.stocks[said[0]][TOKEN] -= 1
        elif kind == EXCHANGED:
            assert self.tables.houses is not None
            paid, _ = self.tables.houses.families[said[1]].exchange or ((), ())
            self.add(said[0], [(resource, n * said[2]) for resource, n in paid], -1)
        elif kind == CONVERTED_FOR:
            self.add(said[0], said[3], -1)
        elif kind == FAMILY_TAKEN:
            self.stocks[said[0]][VP] -= said[2]
        elif kind == POINTS_LOST:
            self.stocks[said[0]][VP] -= said[1]
        elif kind == TOLL_REPLACED:
            self.stocks[said[0]][SERVANT] -= said[1]

    def add(self, seat: int, goods: Iterable[tuple[int, int]], sign: int) -> None:
        stock = self.stocks[seat]
        for resource, amount in goods:
            assert amount > 0
            if resource < PRIV:  # tokens are counted as they are drawn and paid
                stock[resource] += sign * amount
        stock[FP] = min(stock[FP], 15)  # the track ends there: L-64

    def balances(self, s: Lorenzo) -> bool:
        return self.stocks == [p.stock for p in s.players]


def opened(match: Match[Lorenzo]) -> Ledger:
    """The accounts at the first question."""
    ledger = Ledger(GAME.new(match.setup, match.chance))
    for place, seat in enumerate(match.state.order):  # the coins of the start are no event: L-6
        ledger.stocks[seat][COIN] += match.state.tables.start_coins[place]
    ledger.enter(match.opening.events)
    return ledger
