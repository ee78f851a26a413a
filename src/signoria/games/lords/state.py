"""The position: gold, cards and counters as columns of numbers; players, leaders and empires as objects; changed in
place, copied by hand.

Secrets: the limits that seats have named for the card under the hammer, the offers that they are putting together, and
standing orders. The deck has no order: a card is drawn when it is turned over.
"""

from __future__ import annotations

from typing import Final, final

from signoria.games.lords.fights import Battle
from signoria.games.lords.pieces import Empire, Leader, Player
from signoria.games.lords.sales import Auction
from signoria.games.lords.tables import Tables
from signoria.kernel.menu import Menu, Option
from signoria.kernel.state import State

# chance streams, dice D6 unless something is drawn; each cause has its own, so a changed draw moves no other
STREAMS: Final = (
    "deck", "lords", "tie", "battle", "fate", "pillage", "arrest", "pestilence", "storm", "voyage", "trial", "end",
)  # fmt: skip
S_DECK: Final = 0  # which pink card is turned over (4.1)
S_LORDS: Final = 1  # who is dealt which lord (3.2.2)
S_TIE: Final = 2  # equal bids (5.2.2.b1)
S_BATTLE: Final = 3
S_FATE: Final = 4  # of leaders whose troops fell (5.8.7)
S_PILLAGE: Final = 5
S_ARREST: Final = 6
S_PESTILENCE: Final = 7
S_STORM: Final = 8
S_VOYAGE: Final = 9
S_TRIAL: Final = 10
S_END: Final = 11

# where a card is, when no seat holds it: Lords.where
IN_DECK: Final = -1
OPEN: Final = -2  # an unused green card: for sale in summer (4.5)
FOR_SALE: Final = -3  # unsold or given up: it comes to the next auction (5.2.3.b1, 5.4.4.b1)
DISCARDED: Final = -4
GONE: Final = -5  # for good (6.2.6.b3)
ON_SALE: Final = -6  # turned over or called, under the hammer
APART: Final = -7  # X1 and X2: who knows stands in `Player.navigation`


@final
class Lords(State):
    """A match."""

    tables: Tables
    players: list[Player]
    leaders: list[Leader]  # by L card
    empires: list[Empire]
    order: list[int]  # seats from L7 to L23 (4.0)
    movers: tuple[int, ...]  # seats in this round's order of movement (5.6.1)
    gold: list[int]  # by account: see `money`
    where: list[int]  # by card: a seat, or IN_DECK …
    passed: list[int]  # by card: year in which it last went from player to player (5.2.5.b1); 0: never
    block: list[int]  # by card: IMMATURE … of E, G, R and of an explorer under way; -1: none
    built: list[int]  # by card: the rank in which its counter came to the map, 0: none there (5.10.4, 5.9.4)
    damaged: tuple[int, ...]  # E cards whose counters are worn (5.8.8)
    experienced: tuple[int, ...]  # C cards of explorers who have come back (6.1.3)
    scurvy: tuple[int, ...]  # explorers whose voyage goes on: the next roll is free (6.1.3.t6)
    funded: tuple[int, ...]  # explorers under way who have been paid for this summer (5.10.3)
    idle: tuple[int, ...]  # cards whose owners deny their use (5.11.8.b2)
    at: list[int]  # by counter: a Dukedom, sea or city; NOWHERE: in its pool
    steps: list[int]  # by counter: 2 fresh, 1 worn, 0 in its pool (2.8)
    owner: list[int]  # by mercenary and pirate (counter - FIRST_MERCENARY): a seat, or NOBODY
    under: list[int]  # by counter: the leader whom it is stacked with and goes with, or NOWHERE (5.7.4, ER.3)
    spent: list[int]  # by counter: movement points in this round
    besieging: list[int]  # by counter: the city that it besieges, or NOWHERE (5.8.5)
    moved: tuple[int, ...]  # counters that have moved in this round (5.6.1.b3)
    fought: tuple[int, ...]  # counters that have attacked in this round (5.8.1)
    launched: tuple[int, ...]  # ports that have built a fleet this year (5.3.2)
    raised: tuple[int, ...]  # cities that have raised an imperial army or a mercenary of their own in this round
    leave: tuple[tuple[int, int], ...]  # (seat that lets go, colour): consents of 5.7.10.b1 for the next round
    spies: tuple[tuple[int, int], ...]  # (seat, city): gates that spies open in this round's sieges (5.14.2)
    engineers: tuple[int, ...]  # engineers who have served in this round
    denied: list[int]  # by city (place - FIRST_CITY): bits of seats that may not trade there (2.2.9)
    closed: tuple[tuple[int, int, int], ...]  # (strait, seat denied, seat that denies it): for any use (RC.11)
    links: tuple[tuple[int, int], ...]  # (counter, place): where units that touch two places act this round (5.11.5)
    crusade: bool  # white counters attack black ones only (6.3.5.b3)
    crusaded: bool  # the one crusade of the game is over or running (6.3.5.b2)
    united: int  # year of the last unification (6.3.6)
    changes: list[int]  # by seat: changes of standing orders and prices this season
    moving: bool  # in a round of movement and conflict: no play out of turn (5.14.1)
    dry: bool  # the supply has run out: the game ends after this round (6.4.2.b2)
    over: int  # how the game ended: see `year.ending`; 0: it goes on
    auction: Auction | None
    battle: Battle | None

    def copy(self) -> Lords:
        to = Lords()
        self.copy_shared(to)
        to.tables = self.tables
        to.players = [p.copy() for p in self.players]
        to.leaders = [x.copy() for x in self.leaders]
        to.empires = [e.copy() for e in self.empires]
        to.order, to.movers, to.gold = self.order[:], self.movers, self.gold[:]
        to.where, to.passed, to.block, to.built = self.where[:], self.passed[:], self.block[:], self.built[:]
        to.damaged, to.experienced, to.scurvy, to.idle = self.damaged, self.experienced, self.scurvy, self.idle
        to.funded = self.funded
        to.at, to.steps, to.owner, to.under = self.at[:], self.steps[:], self.owner[:], self.under[:]
        to.spent, to.besieging, to.moved, to.fought = self.spent[:], self.besieging[:], self.moved, self.fought
        to.launched, to.raised, to.leave, to.spies = self.launched, self.raised, self.leave, self.spies
        to.engineers, to.denied, to.closed, to.links = self.engineers, self.denied[:], self.closed, self.links
        to.crusade, to.crusaded, to.united = self.crusade, self.crusaded, self.united
        to.changes, to.moving, to.dry, to.over = self.changes[:], self.moving, self.dry, self.over
        to.auction = self.auction.copy() if self.auction is not None else None
        to.battle = self.battle.copy() if self.battle is not None else None
        return to

    @property
    def year(self) -> int:
        """1460 in the first year; also before its first season."""
        return self.tables.first_year + max(self.round - 1, 0) // 4

    @property
    def season(self) -> int:
        """SPRING … WINTER."""
        return max(self.round - 1, 0) % 4

    def offer_anytime(self, seat: int, menu: Menu) -> None:
        from signoria.games.lords import anytime  # it gathers the chapters, which know this module

        anytime.offer(self, seat, menu)

    def take_anytime(self, seat: int, option: Option) -> None:
        from signoria.games.lords import anytime

        anytime.take(self, seat, option)
