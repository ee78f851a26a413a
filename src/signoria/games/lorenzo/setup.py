"""Setting up: chapter 1, the drafts of bonus tiles and leaders included."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from signoria.games.lorenzo.flow import Round
from signoria.games.lorenzo.grammar import (
    CHOOSE_TILE,
    KEEP,
    LEADER_KEPT,
    LEADERS_DEALT,
    ORDER_SET,
    TILE_CHOSEN,
    TILES_DRAWN,
)
from signoria.games.lorenzo.houses.dealing import DealFamilies, drawn_by_houses, new_houses
from signoria.games.lorenzo.resources import COIN, SERVANT, SPECIAL, STONE, WOOD
from signoria.games.lorenzo.state import (
    DECKS,
    HOUSE_STREAMS,
    LEADERS,
    ORDER,
    STREAMS,
    TILES,
    UNKNOWN,
    Lorenzo,
    adjust,
    cards_in,
    clear_board,
    deal,
    houses_of,
    new_player,
)
from signoria.games.lorenzo.tables import Tables
from signoria.kernel.chance import Chance
from signoria.kernel.menu import Menu, Option
from signoria.kernel.state import ALL, Step, Together


def new_state(seats: int, t: Tables, chance: Chance) -> Lorenzo:
    """The table laid out, before anything is drawn. L-2 L-4 L-5 R-12"""
    s = Lorenzo()
    s.begin(seats, HOUSE_STREAMS if t.houses else STREAMS, chance)
    s.tables = t
    s.players = [new_player(t) for _ in range(seats)]
    if t.houses is not None and t.houses.auction:  # the auction tiles bring them: U-4
        for p in s.players:
            for resource in (WOOD, STONE, SERVANT):
                p.stock[resource] = 0
    s.order, s.dice = list(range(seats)), [0, 0, 0]
    clear_board(s)
    s.decks = [(1 << len(deck)) - 1 for deck in t.decks]
    s.tiles, s.free_tiles = [], 0
    s.packets = s.seen = s.kept = ((),) * seats
    s.totals, s.final = [], []
    s.houses = new_houses(t)
    adjust(s)
    s.agenda = [Opening()]
    return s


def drawn_from(s: Lorenzo, stream: int, sides: int) -> tuple[str, Sequence[int]]:
    """What the outcomes of a draw stand for: (kind, values), as `kernel.game.Game.drawn_from` says."""
    t = s.tables
    if stream == ORDER:
        return "seat", range(sides)
    if stream == TILES:
        return "tile", [i for i in t.tiles_dealt if t.tiles[i].period == len(s.tiles) + 1]
    if stream == LEADERS:
        return "leader", t.leaders_dealt
    if stream > DECKS + SPECIAL:
        return drawn_by_houses(s, stream)
    if stream >= DECKS:
        return "card", cards_in(s, (stream - DECKS) * len(t.faith_need) + (s.round - 1) // t.per_period)
    return "number", range(1, sides + 1)


@final
class Opening(Step[Lorenzo]):
    """Turn order and coins (L-6), the excommunication tiles (L-3), then the drafts of the advanced rules (L-1 L-9)."""

    def act(self, s: Lorenzo) -> None:
        t = s.tables
        s.order = deal(s, ORDER, s.seats, list(range(s.seats)))
        for place, seat in enumerate(s.order):
            s.players[seat].stock[COIN] += t.start_coins[place]
        s.tell((ORDER_SET, ALL, tuple(s.order)))
        for period in range(len(t.faith_need)):
            drawn = deal(s, TILES, 1, [i for i in t.tiles_dealt if t.tiles[i].period == period + 1])
            s.tiles = [*s.tiles, *drawn]
        s.tell((TILES_DRAWN, ALL, tuple(s.tiles)))
        if t.advanced:
            s.free_tiles = (1 << len(t.tile_harvest)) - 2  # all but the standard one
            for seat in reversed(s.order):
                s.after(ChooseTile(seat))
            s.after(DealLeaders())
        else:
            for p in s.players:
                p.tile = 0
        if t.houses is not None:
            s.after(DealFamilies())
        s.after(Round())


@final
class ChooseTile(Step[Lorenzo]):
    """Bonus tiles are chosen in reverse turn order, each once; five players have five. L-9 U-5 HR-64"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Lorenzo) -> int:
        return 1 << self.seat if s.free_tiles & (s.free_tiles - 1) else 0

    def act(self, s: Lorenzo) -> None:
        self.choose(s, s.free_tiles.bit_length() - 1)

    def offer(self, s: Lorenzo, seat: int, menu: Menu) -> None:
        for tile in range(s.free_tiles.bit_length()):
            if s.free_tiles >> tile & 1:
                menu.legal.append((CHOOSE_TILE, tile))

    def take(self, s: Lorenzo, seat: int, option: Option) -> None:
        self.choose(s, option[1])

    def choose(self, s: Lorenzo, tile: int) -> None:
        s.players[self.seat].tile = tile
        s.free_tiles &= ~(1 << tile)
        s.tell((TILE_CHOSEN, ALL, self.seat, tile))


@final
class DealLeaders(Step[Lorenzo]):
    """Four leaders to each, in secret; kept as dealt where the table chose so (switch leaders). L-8"""

    def act(self, s: Lorenzo) -> None:
        each = s.tables.leaders_each
        dealt = deal(s, LEADERS, each * s.seats, list(s.tables.leaders_dealt))
        if s.houses is not None:
            houses_of(s).pile = sum(1 << leader for leader in s.tables.leaders_dealt if leader not in dealt)
        s.tell((LEADERS_DEALT, ALL, each))
        hands = [tuple(dealt[seat * each : seat * each + each]) for seat in range(s.seats)]
        if s.tables.draft:
            s.packets = tuple(hands)
            s.seen = tuple([(hand,) for hand in hands])
            s.after(DraftLeaders())
        else:
            for seat in range(s.seats):
                s.players[seat].hand = hands[seat]


@final
class DraftLeaders(Together[Lorenzo]):
    """Each keeps one of the packet before him and passes the rest to the player on the right, unseen. L-8

    Seats are numbered clockwise, so the player on the right is the seat before.
    """

    def asks(self, s: Lorenzo) -> int:
        return (1 << s.seats) - 1 if len(s.packets[0]) > 1 else 0

    def act(self, s: Lorenzo) -> None:
        for seat in range(s.seats):
            keep(s, seat, s.packets[seat][0])
        s.packets = ((),) * s.seats

    def offer(self, s: Lorenzo, seat: int, menu: Menu) -> None:
        for leader in s.packets[seat]:
            if leader != UNKNOWN:
                menu.legal.append((KEEP, leader))

    def enough(self, s: Lorenzo, seat: int, draft: tuple[Option, ...]) -> bool:
        return True

    def close(self, s: Lorenzo, drafts: list[tuple[Option, ...]]) -> None:
        rest: list[tuple[int, ...]] = []
        for seat in range(s.seats):
            kept = drafts[seat][0][1]
            keep(s, seat, kept)
            rest.append(tuple(x for x in s.packets[seat] if x != kept))
        s.packets = (*rest[1:], rest[0])
        s.seen = tuple([(*seen, s.packets[seat]) for seat, seen in enumerate(s.seen)])
        s.after(DraftLeaders())


def keep(s: Lorenzo, seat: int, leader: int) -> None:
    """A leader goes to the hand; only its owner is told."""
    p = s.players[seat]
    p.hand = (*p.hand, leader)
    s.kept = tuple([(*kept, leader) if i == seat else kept for i, kept in enumerate(s.kept)])
    s.tell((LEADER_KEPT, 1 << seat, seat, leader))
