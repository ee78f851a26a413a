"""The position: the board in columns, one object a player. Changed in place, copied by hand.

Secrets: leaders in hand, packets of the draft and what was seen in it. Everything else lies open on the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from signoria.games.lorenzo.houses.numbers import HouseNumbers
from signoria.games.lorenzo.houses.state import House, Houses, new_house
from signoria.games.lorenzo.pieces import Leader
from signoria.games.lorenzo.powers import NO_FAMILY, Powers, powers_of
from signoria.games.lorenzo.resources import BROWN, FLOORS, LEADER_SPACES, NEUTRAL
from signoria.games.lorenzo.tables import Tables
from signoria.kernel.state import State

# chance streams
DICE: Final = 0
ORDER: Final = 1
TILES: Final = 2
LEADERS: Final = 3
DECKS: Final = 4  # one a tower from here on
STREAMS: Final = ("dice", "order", "tiles", "leaders!", "territory", "character", "building", "venture")
TOKENS: Final = 9
PILE: Final = 10  # leaders drawn from the pile
FAMILIES: Final = 11
LOTS: Final = 12
ADJUSTMENT: Final = 13
HOUSE_STREAMS: Final = (*STREAMS, "special", "tokens!", "pile!", "families", "lots", "adjustment")

UNKNOWN: Final = -1  # a leader that the viewer may not see
NO_TOWER: Final = -1


@final
class Player:
    """What lies in front of a player. `hand` of a masked state holds UNKNOWNs."""

    stock: list[int]  # by resource, victory points included
    members: int  # bits of the family members still at hand
    raised: int  # bits of the coloured members that Federico da Montefeltro raised this round
    cards: tuple[tuple[int, ...], ...]  # by type, in the order taken
    tile: int  # personal bonus tile; -1 until one is chosen
    hand: tuple[int, ...]  # leaders not yet played, secret
    played: tuple[int, ...]  # leaders on the table
    discarded: tuple[int, ...]  # leaders discarded, seen by all
    copied: int  # the leader that Lorenzo de' Medici copies, or -1
    used: int  # bits of the leaders turned face down this round
    excommunicated: tuple[int, ...]  # excommunication tiles with this player's cube
    church_vp: int  # victory points from supporting the Church, for the score sheet
    house: House | None  # what Houses adds; None without it
    powers_: Powers  # follows from the fields above

    def copy(self) -> Player:
        to = Player()
        to.stock = self.stock[:]  # in pairs and threes, which are assigned without a tuple
        to.members, to.raised, to.used = self.members, self.raised, self.used
        to.cards, to.powers_, to.house = self.cards, self.powers_, self.house
        to.tile, to.hand, to.played = self.tile, self.hand, self.played
        to.discarded, to.copied = self.discarded, self.copied
        to.excommunicated, to.church_vp = self.excommunicated, self.church_vp
        return to


def new_player(tables: Tables) -> Player:
    """Before the coins by turn order. L-5"""
    p = Player()
    p.stock = list(tables.stock)
    p.members, p.raised, p.used, p.church_vp = (1 << tables.members) - 1, 0, 0, 0
    p.cards = ((), (), (), ())
    p.tile, p.copied = -1, -1
    p.hand, p.played, p.discarded, p.excommunicated = (), (), (), ()
    p.house = new_house() if tables.houses else None
    p.powers_ = powers_of(tables, p.cards, p.played, p.copied, p.excommunicated, NO_FAMILY)
    return p


@final
class Lorenzo(State):
    """A match of Lorenzo il Magnifico. What stands under "replaced" changes seldom, and as a whole: copies share it."""

    players: list[Player]
    at: list[tuple[int, ...]]  # by space: members there in order of arrival, as seat * 8 + member
    values: list[tuple[int, ...]]  # by space: the value that each of them had when placed
    floor_card: list[int]  # by floor: the card that lies there, or -1
    taken: list[int]  # by floor: the card that was taken from there this round, or -1
    coloured: list[int]  # by tower of a type, harvest, production, special tower: seats with a coloured member there
    free_tiles: int  # bits of the bonus tiles still to choose
    # replaced
    tables: Tables
    houses: Houses | None  # what Houses adds; None without it
    need_: tuple[int, ...]  # by space: the value it asks for, the adjustment tile counted
    order: list[int]  # seats, first to last
    dice: list[int]  # white, black, orange; 0 before the first roll
    decks: list[int]  # by type and period: bits of the cards not yet dealt
    tiles: list[int]  # the three excommunication tiles
    packets: tuple[tuple[int, ...], ...]  # by seat: leaders to choose from in the draft, secret to the seat
    seen: tuple[tuple[tuple[int, ...], ...], ...]  # by seat: the packets it has looked at, in order, secret to the seat
    kept: tuple[tuple[int, ...], ...]  # by seat: what it kept of each of them, secret to the seat
    totals: list[tuple[int, ...]]  # after each round: what each seat would score
    final: list[tuple[int, ...]]  # at the end, by seat: the score sheet's points

    def copy(self) -> Lorenzo:
        to = Lorenzo()
        self.copy_shared(to)
        to.players = [p.copy() for p in self.players]
        to.at, to.values, to.coloured = self.at[:], self.values[:], self.coloured[:]
        to.floor_card, to.taken, to.free_tiles = self.floor_card[:], self.taken[:], self.free_tiles
        to.tables, to.order, to.dice = self.tables, self.order, self.dice
        to.decks, to.tiles, to.packets = self.decks, self.tiles, self.packets
        to.houses, to.need_ = self.houses, self.need_
        to.seen, to.kept = self.seen, self.kept
        to.totals, to.final = self.totals, self.final
        return to

    @property
    def period(self) -> int:
        """1, 2, 3; that of round 1 before the first round. Not for the hot path."""
        return (max(self.round, 1) - 1) // self.tables.per_period + 1


def refresh(s: Lorenzo, seat: int) -> None:
    """Work out a player's powers anew, after a card, a leader, a family or an excommunication."""
    p = s.players[seat]
    family = p.house.family if p.house else NO_FAMILY
    p.powers_ = powers_of(s.tables, p.cards, p.played, p.copied, p.excommunicated, family)


def numbers_of(s: Lorenzo) -> HouseNumbers:
    """The facts of Houses in a match that is played with it."""
    assert s.tables.houses is not None
    return s.tables.houses


def read_house(p: Player) -> House:
    """What Houses gave a player, to be read only."""
    assert p.house is not None
    return p.house


def read_houses(s: Lorenzo) -> Houses:
    """The same of what lies on the table for all."""
    assert s.houses is not None
    return s.houses


def house_of(p: Player) -> House:
    """A copy of what Houses gave a player, put in its place: write to it. R-11 and following"""
    p.house = read_house(p).copy()
    return p.house


def houses_of(s: Lorenzo) -> Houses:
    """The same of what lies on the table for all."""
    s.houses = read_houses(s).copy()
    return s.houses


def adjust(s: Lorenzo) -> None:
    """Set the values of the spaces by where the adjustment tile lies. R-5 R-7"""
    adjusted = s.houses.adjusted if s.houses else NO_TOWER
    s.need_ = s.tables.need if adjusted < 0 else s.tables.needs[adjusted]


def all_members(s: Lorenzo, p: Player) -> int:
    """Bits of the members that a player has in all: four, Colonna the brown one too. L-5 R-33"""
    own = (1 << s.tables.members) - 1
    return own | 1 << BROWN if p.powers_.brown else own


def cards_in(s: Lorenzo, deck: int) -> list[int]:
    """The cards of a deck that are not dealt yet, in the order in which a draw counts them."""
    left = s.decks[deck]
    return [card for i, card in enumerate(s.tables.decks[deck]) if left >> i & 1]


def deal(s: Lorenzo, stream: int, count: int, things: Sequence[int]) -> list[int]:
    """`count` of the things at random, each at most once, in the order drawn."""
    left = list(things)
    return [left.pop(place) for place in s.draw(stream, count, len(left), True)]


def clear_board(s: Lorenzo) -> None:
    """No family member anywhere."""
    spaces = s.tables.spaces
    s.at, s.values = [()] * spaces, [()] * spaces
    s.coloured = [0] * (7 if s.tables.houses else 6)
    floors = min(spaces, LEADER_SPACES) - FLOORS
    s.floor_card, s.taken = [-1] * floors, [-1] * floors


def ability(s: Lorenzo, p: Player, leader: int) -> Leader:
    """The card whose ability counts: Lorenzo de' Medici has that of the leader he copies. L-83"""
    found = s.tables.leaders[leader]
    return s.tables.leaders[p.copied] if found.copies and p.copied >= 0 else found


def member_value(s: Lorenzo, p: Player, member: int) -> int:
    """Value of a family member before servants and before bonuses of the action. L-13 L-18 L-21 L-79 A-13 A-14
    H-14 H-15

    Leaders that set a value come first, those that add to it and tile 1_7 (L-69) after them;
    none of them reaches the brown member (HR-2).
    """
    powers = p.powers_
    if member == BROWN:
        return powers.brown
    if member == NEUTRAL:
        return s.tables.neutral + powers.neutral_add
    if p.raised >> member & 1:
        return powers.raise_to + powers.coloured_add
    return (powers.coloured_set or s.dice[member]) + powers.coloured_add
