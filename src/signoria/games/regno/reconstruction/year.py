"""The year: its opening, four seasons of five steps, what ends with a season. Chapter 3 of the reconstruction."""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno import forces
from signoria.games.regno.commerce import exchange
from signoria.games.regno.dynasties import captains, dynasty
from signoria.games.regno.economy import production, unrest, upkeep
from signoria.games.regno.ids import AUTUMN, GOODS, INTERNED, NEUTRAL, NOWHERE, SPRING, SUMMER, WINTER
from signoria.games.regno.kinds import PLACE, SEASON, UNITS_KIND
from signoria.games.regno.pieces import LANDED, READY
from signoria.games.regno.realm import building, monuments
from signoria.games.regno.realm.territory import in_play
from signoria.games.regno.reconstruction import (
    activation,
    auction,
    events,
    hordes,
    merchants,
    offices,
    pirates,
    scoring,
)
from signoria.games.regno.setup import garrison
from signoria.games.regno.state import Regno
from signoria.kernel.state import ALL, Step
from signoria.kernel.verbs import NUMBER, Signature

VERBS: Final[tuple[Signature, ...]] = ()
YEAR_BEGAN: Final = 441
SEASON_BEGAN: Final = 442
GARRISON_GREW: Final = 443
EVENTS: Final = (
    Signature(YEAR_BEGAN, "year-began", ("year", NUMBER)),
    Signature(SEASON_BEGAN, "season-began", ("season", SEASON), ("year", NUMBER)),
    Signature(GARRISON_GREW, "garrison-grew", ("place", PLACE), ("units", UNITS_KIND)),
)

OPENING: Final = 10  # parts of an opening (R3.2)
SEASON_PARTS: Final = 5  # S1 to S5 (R3.3)


@final
class Year(Step[Regno]):
    """An opening and four seasons, until the last year is over. R3.1 R20.1"""

    def act(self, s: Regno) -> None:
        if scoring.is_over(s):
            s.after(scoring.FinalScoring())
            return
        s.after(Opening(1))
        for season in range(4):
            s.after(Season(season, 1))
        s.after(Year())


@final
class Opening(Step[Regno]):
    """A part of the annual opening; the next one follows when everything that came of it is done. R3.2"""

    def __init__(self, part: int) -> None:
        self.part = part

    def act(self, s: Regno) -> None:
        open_year(s, self.part)
        if self.part < OPENING:
            s.after(Opening(self.part + 1))


def open_year(s: Regno, part: int) -> None:
    """The ten parts in their order. R3.2 7.2.1 16.1.5 C188 16.1.8 16.1.9 11.8.3 16.6.3 R2.8 R17.6 R17.5 C241 C254

    From the first part on the coming Spring is the season (C241). In the first year nothing has grown or aged, and
    the Tavern is as it was laid out."""
    later = s.year > 1
    if part == 1:
        s.round += 1
        begin_year(s)
    elif part == 2 and later:
        building.grow(s)
    elif part == 3 and later:
        s.then(dynasty.opening(s))  # its fourth part too: minors and offspring
    elif part == 5:
        s.then([monuments.ChooseMonument(seat) for seat in in_play(s)])
    elif part == 6:
        restore_garrisons(s)
    elif part == 7 and later:
        captains.new_year(s)
    elif part == 8:
        s.then(offices.opening(s))
    elif part == 9:
        s.then([auction.Bid(), NewOrder()])
    elif part == 10:
        s.then([*offices.auction(s), activation.Plan()])


def begin_year(s: Regno) -> None:
    """The year moves on; yearly limits begin anew. Those that hold a year's number end by themselves. R3.2 10.3.9
    11.6.4 11.7.10 11.1.t1.r8 16.1.t1.r1"""
    s.tell((YEAR_BEGAN, ALL, s.year))
    for realm in s.realms:
        realm.sold_first, realm.produced = False, 0
        realm.battles, realm.battles_against, realm.warships = 0, 0, 0


def restore_garrisons(s: Regno) -> None:
    """Each neutral garrison that is not besieged regains one lost piece, in the order of the pieces; rebels and hordes
    none. R3.2 R19.3"""
    for place in s.tables.atlas.provinces:
        p = s.provinces[place]
        if p.owner != NEUTRAL or p.former != NOWHERE or p.horde or p.besieger != NOWHERE:
            continue
        there = forces.total(s, NEUTRAL, place)
        lost = [unit for unit, n in enumerate(garrison(s, place)) if n > there[unit]]
        if lost:
            forces.put(s, NEUTRAL, place, forces.counts_of([(lost[0], 1)]))
            s.tell((GARRISON_GREW, ALL, place, ((lost[0], 1),)))


@final
class NewOrder(Step[Regno]):
    """The auction's order holds from Summer on, in the first year at once. R3.2 R4.5"""

    def act(self, s: Regno) -> None:
        if s.year == 1:
            s.order = s.next_order[:]


@final
class Season(Step[Regno]):
    """A step of a season, S1 to S5; the next one follows when everything that came of it is done. R3.3 R3.4 R3.5d
    R3.6d"""

    def __init__(self, season: int, part: int) -> None:
        self.season, self.part = season, part

    def act(self, s: Regno) -> None:
        if scoring.is_over(s) and len(in_play(s)) <= 1:
            s.after(scoring.FinalScoring())
            return
        if self.part == 1:
            self.begin(s)
            events.draw_event(s)
            s.after(Flight())
        elif self.part == 2 and self.season == AUTUMN:
            s.then([*production.begin_global(s), Collect()])
        elif self.part == 3:
            s.after(activation.Program())
        elif self.part == 4:
            s.then([activation.Activate(seat) for seat in in_play(s)])
        elif self.part == 5:
            s.then([*(upkeep.begin(s) if self.season == WINTER else ()), EndOfSeason(1)])
        if self.part < SEASON_PARTS:
            s.after(Season(self.season, self.part + 1))

    def begin(self, s: Regno) -> None:
        """The opening has moved on to Spring already."""
        if self.season != SPRING:
            s.round += 1
        if self.season == SUMMER:
            s.order = s.next_order[:]
        s.tell((SEASON_BEGAN, ALL, self.season, s.year))


@final
class Flight(Step[Regno]):
    """After the event card, wherever slaves outnumber soldiers. R3.4 9.3.1 C52"""

    def act(self, s: Regno) -> None:
        s.then(unrest.after_event(s))


@final
class Collect(Step[Regno]):
    """After the Autumn production the treasuries of offices. R3.4 R17.6 9.1.3"""

    def act(self, s: Regno) -> None:
        offices.collect(s)


@final
class EndOfSeason(Step[Regno]):
    """After Winter's upkeep: hordes, pirates and merchants move, prices change, what has run out ends. R3.4 R18.4 R18.5
    R18.7 10.1.12"""

    def __init__(self, part: int) -> None:
        self.part = part

    def act(self, s: Regno) -> None:
        if self.part == 1:
            s.then([*hordes.end_season(s), EndOfSeason(2)])
            return
        pirates.end_season(s)
        merchants.end_season(s)
        exchange.end_season(s)
        s.after(Expire())


@final
class Expire(Step[Regno]):
    """Counters, markers and agreements that end with the season. R3.4 G10"""

    def act(self, s: Regno) -> None:
        for place in s.tables.atlas.provinces:
            p = s.provinces[place]
            p.bought, p.sheltered = (0,) * GOODS, 0
            p.sacked, p.asleep = _until(s, p.sacked), _until(s, p.asleep)
        for f in s.forces:
            f.moved &= ~LANDED
            if f.place != INTERNED and 0 < f.until <= s.round:
                f.status, f.until = READY, 0
        forces.settle(s)
        for x in s.people:
            if x is not None:
                x.wounded, x.exhausted, x.moved = _until(s, x.wounded), _until(s, x.exhausted), x.moved & ~LANDED
        for realm in s.realms:
            realm.program, realm.revealed, realm.civil_war = (), False, _until(s, realm.civil_war)
        s.alliances = tuple(x for x in s.alliances if not x[4] or x[4] > s.round)
        s.event, s.isolated, s.blessed, s.changes = -1, 0, 0, [0] * s.seats
        if s.season == WINTER:
            end_year(s)


def end_year(s: Regno) -> None:
    """Pacts and embargoes whose last year this is. R3.4 12.2.5 10.5.8"""
    s.pacts = tuple(x for x in s.pacts if x[2] > s.year)
    s.releases = tuple(x for x in s.releases if x[2] > s.year)
    for realm in s.realms:
        realm.embargo = realm.embargo if realm.embargo > s.year else 0


def _until(s: Regno, last: int) -> int:
    """A last season, or 0 when it is over. G10 8.2.8 9.2.8 12.3.6 13.6.1 14.1.12 14.2.4 C162"""
    return last if last > s.round else 0
