"""Unrest, revolts, negotiation with rebels, slave flight. 9.2, 9.3."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from signoria.games.regno import costs, standing
from signoria.games.regno.combat import battle
from signoria.games.regno.dynasties import prisoners
from signoria.games.regno.fights import ATTACKER, REVOLT, new_battle
from signoria.games.regno.forces import counts_of, pairs_of, put, remove_all
from signoria.games.regno.ids import (
    CASTLE,
    EMPIRE,
    FLORINS,
    GOVERNMENT,
    GRAIN,
    GREAT_KEEP,
    HOLY_RELIQUARY,
    NEUTRAL,
    NOWHERE,
    PITCHFORK,
    REBEL_ARCHER,
    REBELS,
    SOVEREIGN,
    STEEL_KEEP,
)
from signoria.games.regno.kinds import NO, NUMBER, PLACE, SEAT, UNITS_KIND
from signoria.games.regno.people import person
from signoria.games.regno.realm import monuments, ruin
from signoria.games.regno.realm.territory import (
    fortress_works,
    functioning,
    in_play,
    is_monument,
    people_at,
    provinces_of,
    soldiers_at,
    stage,
)
from signoria.games.regno.seafaring import ships
from signoria.games.regno.state import S_UNREST, Regno
from signoria.games.regno.steps import Ask, Words
from signoria.games.regno.tables import Goods
from signoria.games.regno.warfare import conquest, siege
from signoria.kernel.menu import Menu, Option, Refusal
from signoria.kernel.state import ALL, Step
from signoria.kernel.verbs import Signature

JUSTICE: Final = 65
RELIQUARY: Final = 66
FIRST_REVOLT: Final = 67
NEGOTIATE: Final = 69

UNREST: Final = 65  # event: a province's unrest now
REVOLTED: Final = 66  # event: rebels rise
CANCELLED: Final = 67  # event: a revolt has been cancelled
QUELLED: Final = 68  # event: the soldiers have won; the province is sacked
NEGOTIATED: Final = 69  # event: the former owner has the province back
FLIGHT: Final = 71  # event: a test of slave flight: place, die, slaves that fled

VERBS: Final = (
    Signature(JUSTICE, "imperial-justice", ("place", PLACE)),
    Signature(RELIQUARY, "reliquary", ("place", PLACE)),
    Signature(FIRST_REVOLT, "revolt-first", ("place", PLACE), quiet=True),
    Signature(NEGOTIATE, "negotiate", ("place", PLACE)),
)
EVENTS: Final = (
    Signature(UNREST, "unrest", ("place", PLACE), ("level", NUMBER)),
    Signature(REVOLTED, "revolt", ("seat", SEAT), ("place", PLACE), ("units", UNITS_KIND)),
    Signature(CANCELLED, "revolt-cancelled", ("seat", SEAT), ("place", PLACE)),
    Signature(QUELLED, "revolt-quelled", ("seat", SEAT), ("place", PLACE)),
    Signature(NEGOTIATED, "negotiated", ("seat", SEAT), ("place", PLACE)),
    Signature(FLIGHT, "slave-flight", ("place", PLACE), ("die", NUMBER), ("slaves", NUMBER)),
)

NOT_FIRST: Final = Refusal("11.6.4", "not-the-first-revolt")
NO_MONEY_FOR_JUSTICE: Final = Refusal("11.6.4", "no-money-for-justice")
RELIQUARY_USED: Final = Refusal("11.7.10", "reliquary-used")
NOT_REBELS: Final = Refusal("9.2.12", "no-rebels-to-negotiate-with")
CANNOT_PAY_REBELS: Final = Refusal("9.2.12", "cannot-pay-rebels")


def add_unrest(s: Regno, place: int, n: int) -> None:
    """Change a province's unrest, kept within 0 to 3. No check yet. 9.2.1 C33 C37"""
    p = s.provinces[place]
    now = min(max(p.unrest + n, 0), s.tables.production["unrest"]["revolt_at"])
    if now != p.unrest:
        p.unrest = now
        s.tell((UNREST, ALL, place, now))


def is_rising(s: Regno, place: int) -> bool:
    """Is a player's province at the top of the track? 9.2.5"""
    p = s.provinces[place]
    return p.owner >= 0 and p.unrest >= s.tables.production["unrest"]["revolt_at"]


def check_revolt(s: Regno, place: int) -> None:
    """At 3 a revolt breaks out: push what follows. 9.2.5"""
    if is_rising(s, place):
        s.after(Revolt(place))


def check_revolts(s: Regno, places: Sequence[int]) -> None:
    """Several provinces may revolt at one moment: realm by realm in order, in each as its owner orders. C226"""
    for seat in in_play(s):
        found = tuple(p for p in places if s.provinces[p].owner == seat)
        if found:
            s.after(Revolts(seat, found))


@final
class Revolts(Ask):
    """One revolt after the other, in the owner's order. C226"""

    def __init__(self, seat: int, places: tuple[int, ...]) -> None:
        self.seat = seat
        self.places = places

    def rising(self, s: Regno) -> list[int]:
        return [p for p in self.places if is_rising(s, p) and s.provinces[p].owner == self.seat]

    def asks(self, s: Regno) -> int:
        return 1 << self.seat if len(self.rising(s)) > 1 and not s.realms[self.seat].out else 0

    def words(self, s: Regno, seat: int) -> Words:
        return "revolts", {}

    def act(self, s: Regno) -> None:
        for place in self.rising(s):
            s.after(Revolt(place))

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        for place in self.rising(s):
            menu.add((FIRST_REVOLT, place))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        s.after(Revolt(option[1]))
        s.after(Revolts(self.seat, tuple(p for p in self.places if p != option[1])))


@final
class Revolt(Ask):
    """A revolt breaks out at once, unless its owner cancels it before any rebel is placed. The first of a year is the
    first, cancelled or not. 9.2.5 11.6.4 11.7.10 C107 C108 C109 C226"""

    def __init__(self, place: int) -> None:
        self.place = place

    def means(self, s: Regno, menu: Menu) -> None:
        """Imperial justice and the Holy Reliquary, as far as they can cancel this revolt."""
        p = s.provinces[self.place]
        realm = s.realms[p.owner]
        if realm.government == EMPIRE and realm.tech[GOVERNMENT] >= 2:
            poor = realm.stock[FLORINS] < s.tables.production["unrest"]["imperial_justice"]
            late = realm.justice == s.year
            menu.add((JUSTICE, self.place), NOT_FIRST if late else NO_MONEY_FOR_JUSTICE if poor else None)
        if functioning(s, self.place, HOLY_RELIQUARY) and is_monument(s, self.place, HOLY_RELIQUARY):
            menu.add((RELIQUARY, self.place), RELIQUARY_USED if p.justice == s.year else None)

    def asks(self, s: Regno) -> int:
        if not is_rising(s, self.place):
            return 0
        menu = Menu()
        self.means(s, menu)
        return 1 << s.provinces[self.place].owner if menu.legal else 0

    def words(self, s: Regno, seat: int) -> Words:
        return "revolt", {"place": ("place", self.place)}

    def standing(self, s: Regno, seat: int) -> Option | None:
        order = standing.ordered(s, seat, standing.REVOLTS)
        if order == 1:
            menu = Menu()
            self.means(s, menu)
            return menu.legal[-1]  # the Reliquary costs nothing
        return (NO,) if order == 2 else None

    def act(self, s: Regno) -> None:
        if is_rising(s, self.place):
            self._first(s)
            self._break_out(s)

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        self.means(s, menu)
        menu.add((NO,))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        p = s.provinces[self.place]
        self._first(s)
        if option[0] == NO:
            self._break_out(s)
            return
        if option[0] == JUSTICE:
            costs.pay(s, seat, ((FLORINS, s.tables.production["unrest"]["imperial_justice"]),))
        else:
            p.justice = s.year
        s.tell((CANCELLED, ALL, seat, self.place))
        add_unrest(s, self.place, s.tables.production["unrest"]["cancelled"] - p.unrest)

    def _first(self, s: Regno) -> None:
        s.realms[s.provinces[self.place].owner].justice = s.year

    def _break_out(self, s: Regno) -> None:
        """Unrest falls to zero and rebels appear; soldiers there, recruits too, fight them at once, as attackers,
        without walls or terrain. 9.2.5 9.2.6 9.2.7 C45 C219 C222 C234"""
        p, owner = s.provinces[self.place], s.provinces[self.place].owner
        pairs = max(1, p.settlement) * s.tables.production["unrest"]["rebel_pairs_per_level"]
        rebels = counts_of([(PITCHFORK, pairs), (REBEL_ARCHER, pairs)])
        s.tell((REVOLTED, ALL, owner, self.place, pairs_of(rebels)))
        add_unrest(s, self.place, -p.unrest)
        put(s, REBELS, self.place, rebels)
        if soldiers_at(s, self.place, owner):
            s.battle = new_battle(REVOLT, self.place, owner, REBELS)
            s.then([battle.Fight(), AfterRevolt(self.place, owner)])
        else:
            conquest.lose_to_rebels(s, self.place)


@final
class AfterRevolt(Step[Regno]):
    """Won: the province is sacked until the end of the next season; no slaves, no recovery of rebels, no VP. Anything
    else, mutual death and flight too, turns it neutral. 9.2.8 9.2.9 9.2.10 9.2.11 9.2.14 C46 C47 C220 C221 C222 C223"""

    def __init__(self, place: int, owner: int) -> None:
        self.place = place
        self.owner = owner

    def act(self, s: Regno) -> None:
        won = s.battle is not None and s.battle.outcome == ATTACKER and soldiers_at(s, self.place, self.owner) > 0
        s.battle = None
        if won:
            p = s.provinces[self.place]
            p.sacked = max(p.sacked, s.round + s.tables.war["conquest"]["sacked_seasons"])
            s.tell((QUELLED, ALL, self.owner, self.place))
        else:
            conquest.lose_to_rebels(s, self.place)


# ---- negotiation -----------------------------------------------------------------------------------------------------

NEGOTIATION: Final = frozenset({NEGOTIATE})


def ransom(s: Regno, place: int) -> Goods:
    """What rebels ask of the former owner. 9.2.12"""
    rules = s.tables.production["unrest"]
    money = max(rules["negotiation_least"], rules["negotiation_per_level"] * s.provinces[place].settlement)
    return ((GRAIN, rules["negotiation_grain"]), (FLORINS, money))


def offer_negotiation(s: Regno, seat: int, menu: Menu) -> None:
    """Order 6: the former owner may have back what is neutral with rebels, or with none left (C220). 9.2.12 C49"""
    for place in s.tables.atlas.provinces:
        p = s.provinces[place]
        if p.former == seat and p.owner == NEUTRAL and not p.horde:
            menu.add((NEGOTIATE, place), None if costs.can_pay(s, seat, ransom(s, place)) else CANNOT_PAY_REBELS)
        elif menu.explain and p.owner != seat and p.held >> seat & 1:
            menu.add((NEGOTIATE, place), NOT_REBELS)


def take_negotiation(s: Regno, seat: int, option: Option) -> None:
    """The rebels go, the province with its buildings is the former owner's, whoever was held there is free; the next
    production there is exempt. 9.2.12 9.2.13 C48 C50"""
    place = option[1]
    p = s.provinces[place]
    costs.pay(s, seat, ransom(s, place))
    remove_all(s, REBELS, place)
    p.owner, p.former, p.exempt = seat, NOWHERE, True
    s.tell((NEGOTIATED, ALL, seat, place))
    prisoners.freed_with(s, place)
    monuments.hold(s, seat)
    ships.end_blockades(s)
    siege.check_sieges(s)


# ---- slave flight ----------------------------------------------------------------------------------------------------


def after_event(s: Regno) -> list[Step[Regno]]:
    """Slave flight tests of all provinces that need one, when the event is over. 9.3.1 C52"""
    return [Flights()]


def needs_test(s: Regno, place: int) -> bool:
    """Do local slaves outnumber the owner's soldiers, with no Sovereign and no working Castle there? Recruits guard;
    Crewmen, convalescents, machines do not. 9.3.1 9.3.2 C51 C217"""
    p = s.provinces[place]
    if p.owner < 0 or p.slaves <= soldiers_at(s, place, p.owner):
        return False
    if fortress_works(s, place) and stage(s, place) in (CASTLE, GREAT_KEEP, STEEL_KEEP):
        return False
    return not any(person(s, i).role == SOVEREIGN for i in people_at(s, place, p.owner))


@final
class Flights(Step[Regno]):
    """All tests of all realms, realm by realm: the dice of a realm first, then what they bring (G5), revolts last, in
    the owner's order. 9.3.1 9.3.3 C52 C53 C226"""

    def act(self, s: Regno) -> None:
        for seat in in_play(s):
            tested = [place for place in provinces_of(s, seat) if needs_test(s, place)]
            dice = [s.draw(S_UNREST, 1, 6)[0] + 1 for _ in tested]
            fled = [place for place, die in zip(tested, dice, strict=True) if self._flee(s, place, die)]
            for place in fled:
                ruin.damage_one(s, place, productive=True)
                add_unrest(s, place, 1)
            if fled:
                check_revolts(s, fled)
        s.after(Counted())

    @staticmethod
    def _flee(s: Regno, place: int, die: int) -> bool:
        p = s.provinces[place]
        flees = die <= s.tables.production["unrest"]["flight_up_to"]
        s.tell((FLIGHT, ALL, place, die, p.slaves if flees else 0))
        if flees:
            p.slaves, p.slaved = 0, 0
        return bool(flees)


@final
class Counted(Step[Regno]):
    """Who has lost all territories by what has just happened is out. C224"""

    def act(self, s: Regno) -> None:
        conquest.check_elimination(s)
