"""The position: provinces, realms, people, carriers and forces as objects, changed in place, copied by hand.

Secrets: programmed Orders until they are revealed, what mobile merchants carry, standing orders; sealed bids and other
simultaneous choices stand in the kernel's drafts. Everything else lies open on the table.
"""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno import standing
from signoria.games.regno.fights import Battle, Naval
from signoria.games.regno.pieces import Carrier, Force, Person, Province, Realm
from signoria.games.regno.tables import Tables
from signoria.kernel.menu import Menu, Option
from signoria.kernel.state import State

# chance streams, dice D6 unless something is drawn (R1.4); each cause has its own, so a changed draw moves no other
STREAMS: Final = (
    "battle", "naval", "unrest", "risk", "family", "cards", "world", "tavern", "intrigue", "smuggling", "plague",
    "order", "merchants!",
)  # fmt: skip
S_BATTLE: Final = 0
S_NAVAL: Final = 1
S_UNREST: Final = 2  # sermons and slave flight
S_RISK: Final = 3  # capture, shipwreck
S_FAMILY: Final = 4  # death, offspring, traits
S_CARDS: Final = 5  # event cards
S_WORLD: Final = 6  # events' random places, hordes, pirates, brigands
S_TAVERN: Final = 7
S_INTRIGUE: Final = 8
S_SMUGGLING: Final = 9
S_PLAGUE: Final = 10
S_ORDER: Final = 11  # seats at the start
S_MERCHANTS: Final = 12  # what mobile merchants carry: secret


@final
class Regno(State):
    """A match. Lists by place, carrier and person hold None where a scenario or the moment has nothing there."""

    tables: Tables
    provinces: list[Province]  # by place; None for provinces of other scenarios, which are never read
    realms: list[Realm]
    people: list[Person | None]
    carriers: list[Carrier | None]
    forces: list[Force]
    order: list[int]  # seats in this season's order of play
    next_order: list[int]  # what the last auction gave: it holds from Summer on (R3.2)
    wars: list[int]  # by seat: bits of the seats it is at war with
    pacts: tuple[tuple[int, int, int], ...]  # (seat, seat, last year)
    releases: tuple[tuple[int, int, int], ...]  # (victim, failed assassin, last year): may break a pact (16.4.5)
    alliances: tuple[tuple[int, int, int, int, int], ...]  # (seat, seat, spouse, spouse, until; 0: for good)
    allied_once: int  # bits of seat * 6 + seat: first alliances that have been counted (R20.2)
    consents: tuple[tuple[int, int], ...]  # (who gave, to whom) in this activation (R1.6, C83)
    refused: tuple[tuple[int, ...], ...]  # terms refused in this activation, not to be repeated
    bands: list[int]  # by category, 1 to 5
    sold: list[int]  # to the bank this season, by category
    bought: list[int]  # from the bank
    inflation: int
    decks: list[int]  # by season: bits of the event cards (of EVENTS) not yet drawn
    event: int  # this season's card, of EVENTS; -1 before the first
    isolated: int  # bits of seats in Isolation by the Plague this season (R18.3)
    tavern: tuple[int, ...]  # Captains on show
    captains: tuple[tuple[int, ...], ...]  # the hidden deck: groups in order, each in a random order nobody knows
    offices: list[int]  # who holds each, or NOWHERE
    treasuries: list[int]  # by office
    powers: list[int]  # season in which each office last used a power (R17.7)
    blessed: int  # bits of faiths blessed this season
    level4: int  # bits of common branches that somebody has brought to level 4
    relic: int  # province where the Relic lies, or NOWHERE
    active: list[
        int
    ]  # by seat: the province of its active monument where it has several of a kind (11.8.3), or NOWHERE
    changes: list[int]  # by seat: changes of standing orders this season
    activation: int  # seat whose activation it is, or NOWHERE
    battle: Battle | None  # on land; kept with its outcome until who began it has read it
    naval: Naval | None
    final: list[tuple[int, ...]]  # at the end, by seat: the score sheet's points

    def copy(self) -> Regno:
        to = Regno()
        self.copy_shared(to)
        to.tables = self.tables
        to.provinces = self.provinces[:]
        for place in self.tables.atlas.provinces:
            to.provinces[place] = self.provinces[place].copy()
        to.realms = [r.copy() for r in self.realms]
        to.people = [p and p.copy() for p in self.people]
        to.carriers = [c and c.copy() for c in self.carriers]
        to.forces = [f.copy() for f in self.forces]
        to.order, to.next_order, to.wars = self.order[:], self.next_order[:], self.wars[:]
        to.pacts, to.releases, to.alliances = self.pacts, self.releases, self.alliances
        to.allied_once, to.consents, to.refused = self.allied_once, self.consents, self.refused
        to.bands, to.sold, to.bought, to.inflation = self.bands[:], self.sold[:], self.bought[:], self.inflation
        to.decks, to.event, to.isolated = self.decks[:], self.event, self.isolated
        to.tavern, to.captains = self.tavern, self.captains
        to.offices, to.treasuries, to.powers = self.offices[:], self.treasuries[:], self.powers[:]
        to.blessed, to.level4, to.relic, to.activation = self.blessed, self.level4, self.relic, self.activation
        to.active, to.changes = self.active[:], self.changes[:]
        to.battle = self.battle.copy() if self.battle is not None else None
        to.naval = self.naval.copy() if self.naval is not None else None
        to.final = self.final
        return to

    @property
    def year(self) -> int:
        """1 in the first year; also before the first season."""
        return max(self.round - 1, 0) // 4 + 1

    @property
    def season(self) -> int:
        """SPRING … WINTER."""
        return max(self.round - 1, 0) % 4

    def offer_anytime(self, seat: int, menu: Menu) -> None:
        standing.offer_standing(self, seat, menu)

    def take_anytime(self, seat: int, option: Option) -> None:
        standing.take_standing(self, seat, option)
