"""What changes hands with a province; capitals; the end of a realm. 12.3.

The province is the new owner's at once; then, in this order, the loser names a new capital, its people there roll the
risk, guests go home, carriers are taken, and loot and VP are counted (C126).
"""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno.combat import risk
from signoria.games.regno.costs import receive
from signoria.games.regno.deeds import deed
from signoria.games.regno.dynasties import prisoners
from signoria.games.regno.economy.losses import LOST as PIECES_LOST
from signoria.games.regno.forces import minus, pairs_of, plus, put
from signoria.games.regno.ids import (
    CAPITAL_TAKEN,
    CITY,
    CITY_TAKEN,
    FLORINS,
    HORDE,
    MACHINES,
    NEUTRAL,
    NOWHERE,
    PITCHFORK,
    PRISON,
    REBELS,
    TOWN,
    TOWN_TAKEN,
)
from signoria.games.regno.kinds import COUNT, OWNER, PERSON, PLACE, UNITS_KIND
from signoria.games.regno.pieces import CONVALESCENT, MOVED, NO_UNITS
from signoria.games.regno.realm.monuments import hold
from signoria.games.regno.realm.territory import adapt_fortress, at_war, in_play, people_at, provinces_of
from signoria.games.regno.reconstruction import offices, scoring
from signoria.games.regno.state import Regno
from signoria.games.regno.steps import Ask, Words
from signoria.games.regno.warfare.homeward import GoHome, give_back, is_present
from signoria.games.regno.warfare.siege import Withdraw, check_sieges, end_siege
from signoria.kernel.menu import Menu, Option
from signoria.kernel.state import ALL, Step
from signoria.kernel.verbs import SEAT, Signature

CAPITAL: Final = 205
CONQUERED: Final = 205
LOST: Final = 206
MOVED_CAPITAL: Final = 207
LOOTED: Final = 208
MACHINES_TAKEN: Final = 209
ELIMINATED: Final = 210
HANDED_OVER: Final = 211
VERBS: Final = (Signature(CAPITAL, "new-capital", ("place", PLACE), quiet=True),)
EVENTS: Final = (
    Signature(CONQUERED, "conquered", ("place", PLACE), ("seat", SEAT), ("loser", OWNER)),
    Signature(LOST, "province-lost", ("place", PLACE), ("loser", SEAT), ("owner", OWNER)),
    Signature(MOVED_CAPITAL, "capital-moved", ("seat", SEAT), ("place", PLACE)),
    Signature(LOOTED, "capital-looted", ("place", PLACE), ("seat", SEAT), ("florins", COUNT)),
    Signature(MACHINES_TAKEN, "machines-seized", ("place", PLACE), ("seat", SEAT), ("units", UNITS_KIND)),
    Signature(ELIMINATED, "realm-eliminated", ("seat", SEAT)),
    Signature(HANDED_OVER, "handed-over", ("person", PERSON), ("seat", SEAT)),
)


# ---- a province changes hands ----------------------------------------------------------------------------------------


def conquer(s: Regno, place: int, seat: int) -> None:
    """A seat takes a province as it stands, with its damage, its free workers and its slaves; unrest becomes 1, sacked
    to the end of the next season. Push what follows. 12.3.1 12.3.4 12.3.5 12.3.6 7.2.11 C124 C126 C158 C237"""
    p, rules = s.provinces[place], s.tables.war["conquest"]
    loser, had_been = p.owner, bool(p.held >> seat & 1)
    holder = HORDE if p.horde else REBELS if p.former != NOWHERE else loser
    was_capital = loser >= 0 and s.realms[loser].capital == place
    escort = loser >= 0 and risk.escorted(s, loser, place)
    if p.besieger != NOWHERE:
        end_siege(s, place)
    p.owner, p.former, p.horde = seat, NOWHERE, False
    p.held |= 1 << seat
    p.unrest, p.sacked = rules["unrest"], s.round + rules["sacked_seasons"]
    p.exempt, p.asleep = False, 0
    s.tell((CONQUERED, ALL, place, seat, holder))
    clear(s, place, holder, seat)
    adapt_fortress(s, place)
    hand_over(s, place, seat)
    if loser >= 0:
        s.then(lost(s, place, loser, seat, was_capital, escort))
    s.after(Spoils(place, seat, holder, was_capital, had_been))
    s.after(CheckElimination())


def lose_to_rebels(s: Regno, place: int) -> None:
    """The owner loses a province to its rebels; buildings and inhabitants stay, a besieger too. 9.2.9 9.2.10 C222 C223
    C224 R19.3"""
    p = s.provinces[place]
    loser = p.owner
    p.owner, p.former = NEUTRAL, loser
    give_up(s, place, loser, REBELS)


def lose_to_horde(s: Regno, place: int) -> None:
    """A horde takes a province; what it ruins is `hordes`'. R18.4"""
    p = s.provinces[place]
    loser = p.owner
    if p.besieger != NOWHERE:
        end_siege(s, place)
    p.owner, p.former, p.horde, p.sacked = NEUTRAL, NOWHERE, True, s.round + s.tables.war["conquest"]["sacked_seasons"]
    if loser >= 0:
        give_up(s, place, loser, HORDE)


def give_up(s: Regno, place: int, loser: int, taker: int) -> None:
    """Nobody's land now: a new capital, risk rolls, no loot. C125 C223"""
    was_capital = s.realms[loser].capital == place
    escort = risk.escorted(s, loser, place)
    s.tell((LOST, ALL, place, loser, taker))
    clear(s, place, loser, NOWHERE)
    adapt_fortress(s, place)
    hold(s, loser)
    s.then(lost(s, place, loser, REBELS if taker == REBELS else NEUTRAL, was_capital, escort))


def clear(s: Regno, place: int, loser: int, winner: int) -> None:
    """What the loser still has there: its convalescents are removed, machines that nobody mans are the winner's; of
    those without a side nothing is left. 13.7.7 14.1.13 C158"""
    here = [f for f in s.forces if f.owner == loser and f.place == place]
    manned = loser >= 0 and any(sum(f.counts[:MACHINES]) for f in here if f.status != CONVALESCENT)
    taken = gone = NO_UNITS
    for f in here:
        if manned and f.status != CONVALESCENT:
            continue
        s.forces.remove(f)
        gone = plus(gone, f.counts)
        taken = plus(taken, tuple(n if MACHINES <= unit < PITCHFORK else 0 for unit, n in enumerate(f.counts)))
    if winner >= 0 and taken != NO_UNITS:
        put(s, winner, place, taken, moved=MOVED)
        s.tell((MACHINES_TAKEN, ALL, place, winner, pairs_of(taken)))
        gone = minus(gone, taken)
    if gone != NO_UNITS:
        s.tell((PIECES_LOST, ALL, loser, place, pairs_of(gone)))


def hand_over(s: Regno, place: int, seat: int) -> None:
    """Those whom rebels or a horde hold there (gaoler REBELS): the conqueror's enemies become its prisoners, others go
    home, exhausted. 14.2.8 C48 C164 C244 C245"""
    for who, x in enumerate(s.people):
        if x is None or x.place != place or x.gaoler != REBELS:
            continue
        if at_war(s, seat, x.seat):
            x.place, x.gaoler = PRISON, seat
            s.tell((HANDED_OVER, ALL, who, seat))
        else:
            prisoners.release(s, who, True)


def lost(s: Regno, place: int, loser: int, captor: int, was_capital: bool, escort: bool) -> list[Step[Regno]]:
    """What the loser has to settle, its new capital first; then guests go home, and pieces of the loser that are left
    withdraw. C120 C126 C221"""
    p = s.provinces[place]
    steps: list[Step[Regno]] = []
    if was_capital:
        s.realms[loser].capital = NOWHERE
        steps.append(NewCapital(loser))
    steps += [Captures(place, loser, captor, escort), Withdraw(loser, place)]
    others = (x for x in range(s.seats) if x not in (captor, loser, p.besieger))
    guests = [x for x in others if is_present(s, x, place)]
    return [*steps, *(GoHome(x, place, captor, True) for x in guests)]


@final
class Captures(Step[Regno]):
    """Blockades of its Port end; the loser's people there roll the risk, one roll each. C126 C159 15.3.3"""

    def __init__(self, place: int, loser: int, captor: int, escort: bool) -> None:
        self.place, self.loser, self.captor, self.escort = place, loser, captor, escort

    def act(self, s: Regno) -> None:
        from signoria.games.regno.seafaring import ships  # ships stand above conquest

        ships.end_blockades(s)
        for who in people_at(s, self.place, self.loser):
            risk.threaten(s, who, self.captor, self.escort)


@final
class Spoils(Step[Regno]):
    """Carriers, loot and VP of a conquest; `loser` is who held it: a seat, NEUTRAL, REBELS or HORDE.
    12.3.7 12.3.8 C125 C126 C236 C253 R20.2"""

    def __init__(self, place: int, seat: int, loser: int, was_capital: bool, had_been: bool) -> None:
        self.place, self.seat, self.loser = place, seat, loser
        self.was_capital, self.had_been = was_capital, had_been

    def act(self, s: Regno) -> None:
        from signoria.games.regno.seafaring import plunder  # ships stand above conquest

        plunder.after_conquest(s, self.place, self.seat)
        self.deeds(s)
        self.loot(s)
        offices.conquered(s, self.place, self.seat)
        for seat in (self.seat, self.loser):
            if seat >= 0:
                hold(s, seat)

    def loot(self, s: Regno) -> None:
        """A capital pays once, whoever takes it. 12.3.7 12.3.8"""
        p, land, rules = s.provinces[self.place], s.tables.atlas.lands[self.place], s.tables.war["loot"]
        neutral = land.capital and land.owner == NEUTRAL and self.loser in (NEUTRAL, HORDE)
        if p.looted or not (neutral or self.was_capital):
            return
        p.looted = True
        florins: int = rules["player_capital" if self.was_capital else "neutral_capital"]
        receive(s, self.seat, ((FLORINS, florins),))
        s.tell((LOOTED, ALL, self.place, self.seat, florins))

    def deeds(self, s: Regno) -> None:
        """The first conquest of a City, of another's Town and capital; never of a province owned before. R20.2"""
        p, rules = s.provinces[self.place], s.tables.reconstruction["enterprise"]
        from_player = self.loser >= 0
        if not self.had_been and p.settlement == TOWN:
            deed(s, self.seat, TOWN_TAKEN, rules["player_town" if from_player else "town"])
        if not self.had_been and p.settlement == CITY:
            deed(s, self.seat, CITY_TAKEN, rules["player_city" if from_player else "city"])
        if self.was_capital and not self.had_been and not p.looted:
            deed(s, self.seat, CAPITAL_TAKEN, rules["player_capital"])


# ---- capitals --------------------------------------------------------------------------------------------------------


@final
class NewCapital(Ask):
    """A realm without a capital names one: its highest centre, or any province where it has no centre; in ties it
    chooses. 12.3.9 12.3.10 C223"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Regno) -> int:
        return 1 << self.seat if len(capitals(s, self.seat)) > 1 else 0

    def act(self, s: Regno) -> None:
        found = capitals(s, self.seat)
        if found:
            self.name(s, found[0])

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        for place in capitals(s, seat):
            menu.add((CAPITAL, place))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        self.name(s, option[1])

    def name(self, s: Regno, place: int) -> None:
        s.realms[self.seat].capital = place
        s.tell((MOVED_CAPITAL, ALL, self.seat, place))

    def words(self, s: Regno, seat: int) -> Words:
        return "new-capital", {}


def capitals(s: Regno, seat: int) -> list[int]:
    """Where a new capital may be. 12.3.9 12.3.10"""
    own = provinces_of(s, seat)
    best = max((s.provinces[place].settlement for place in own), default=0)
    return [place for place in own if s.provinces[place].settlement == best]


# ---- the end of a realm ----------------------------------------------------------------------------------------------


@final
class CheckElimination(Step[Regno]):
    """After everything that a conquest has brought. 12.3.11"""

    def act(self, s: Regno) -> None:
        check_elimination(s)


def check_elimination(s: Regno) -> None:
    """Realms without territories are out, even with troops afield; the others play on; who is left alone has won.
    12.3.11 12.3.12 C224 C243 R20.1"""
    for seat, realm in enumerate(s.realms):
        if not realm.out and not provinces_of(s, seat):
            eliminate(s, seat)
    check_sieges(s)
    scoring.check_end(s)


def eliminate(s: Regno, seat: int) -> None:
    """Pieces off the map, goods and treasury to the bank, offices vacant, Orders discarded; its sieges, blockades,
    pacts and wars end, and whom a war with it has interned comes back. Only its enterprise VP are left. 12.2.3 12.3.11
    C243 R5.8"""
    realm = s.realms[seat]
    s.tell((ELIMINATED, ALL, seat))
    prisoners.realm_ends(s, seat)
    realm.out, realm.capital, realm.program, realm.stock = True, NOWHERE, (), [0] * len(realm.stock)
    s.forces = [f for f in s.forces if f.owner != seat]
    s.carriers = [None if x is not None and x.owner == seat else x for x in s.carriers]
    s.wars = [0 if i == seat else war & ~(1 << seat) for i, war in enumerate(s.wars)]
    s.pacts = tuple(x for x in s.pacts if seat not in x[:2])
    s.releases = tuple(x for x in s.releases if seat not in x[:2])
    s.consents = tuple(x for x in s.consents if seat not in x)
    for other in in_play(s):
        if s.realms[other].capital != NOWHERE:
            give_back(s, other, seat)
