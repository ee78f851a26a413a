"""Order 5, court and intrigue: the list of its functions. 16.1.13, 16.2, 16.4, 16.5 and R6.5"""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno.commerce import deals
from signoria.games.regno.costs import add, can_pay, pay
from signoria.games.regno.dynasties import alliance, captains, intrigue, marriage
from signoria.games.regno.dynasties.family import has_name, is_single, join, roll_traits
from signoria.games.regno.free import OPENING, offer_free, take_free
from signoria.games.regno.ids import (
    CONSORT,
    COURT,
    COURT_BRANCH,
    FLORINS,
    HEIR,
    LUXURIES,
    NO_TRAIT,
    NOWHERE,
    PARANOID,
)
from signoria.games.regno.kinds import CANCEL, FINISH, PERSON, RESOURCE
from signoria.games.regno.people import enter, is_free, of_realm, person, sovereign
from signoria.games.regno.realm.territory import in_play
from signoria.games.regno.reconstruction import faith
from signoria.games.regno.state import Regno
from signoria.games.regno.steps import Ask, Words
from signoria.games.regno.tables import Goods
from signoria.kernel.menu import Menu, Option, Refusal
from signoria.kernel.state import ALL, Step
from signoria.kernel.verbs import SEAT, Signature

PROPOSE: Final = 375
EDUCATE: Final = 376
TAKE_CONSORT: Final = 377
GIVE: Final = 378
VERBS: Final[tuple[Signature, ...]] = (
    Signature(PROPOSE, "propose-marriage", ("seat", SEAT)),
    Signature(EDUCATE, "educate", ("person", PERSON)),
    Signature(TAKE_CONSORT, "take-consort", ("luxury", RESOURCE)),
    Signature(GIVE, "give-luxury", ("luxury", RESOURCE)),
    *intrigue.VERBS,
)

EDUCATED: Final = 375
CONSORT_TAKEN: Final = 376
EVENTS: Final[tuple[Signature, ...]] = (
    Signature(EDUCATED, "educated", ("seat", SEAT), ("person", PERSON)),
    Signature(CONSORT_TAKEN, "consort-taken", ("seat", SEAT), ("person", PERSON)),
    *intrigue.EVENTS,
)

# the functions of one Order, as bits of Court.used
BY_NEUTRAL: Final = 1
BY_PLAYERS: Final = 2
BY_EDUCATION: Final = 4
BY_HIRING: Final = 8
BY_CLERGY: Final = 16
BY_CONSORT: Final = 32
BY_INTRIGUE: Final = 64  # either of the two: one a turn (16.4.1)

TWO_DONE: Final = Refusal("R6.5", "two-functions-done")
DONE_ALREADY: Final = Refusal("R6.5", "function-done")
ONE_INTRIGUE: Final = Refusal("16.4.1", "one-intrigue")
IN_PRISON: Final = Refusal("16.1.13", "heir-in-prison")
NOT_AT_COURT: Final = Refusal("16.1.13", "heir-on-map")
ONCE: Final = Refusal("16.1.14", "educated-before")
TOO_DEAR: Final = Refusal("16.1.13", "education-too-dear")
NO_SOVEREIGN: Final = Refusal("R6.5", "no-sovereign-to-marry")
NO_TALKS: Final = Refusal("16.2.8", "marriage-talks-over")
HAS_CONSORT: Final = Refusal("C239", "sovereign-married")
CONSORT_TOO_DEAR: Final = Refusal("R6.5", "consort-too-dear")
NO_NAME: Final = Refusal("R6.5", "family-full")
CANNOT_MARRY: Final = marriage.CANNOT_MARRY


@final
class Court(Ask):
    """Up to two different functions, one intrigue at most; what was talked over and not agreed does not count. `used`
    holds what has been done, so it ends; talks are bounded by `deals`. R6.5 16.4.1 C207"""

    def __init__(self, seat: int, used: int) -> None:
        self.seat = seat
        self.used = used

    def asks(self, s: Regno) -> int:
        return 0 if s.realms[self.seat].out else 1 << self.seat

    def words(self, s: Regno, seat: int) -> Words:
        return "court", {"left": ("number", s.tables.reconstruction["orders"]["functions"] - self.used.bit_count())}

    def _bar(self, s: Regno, function: int) -> Refusal | None:
        if self.used & function:
            return ONE_INTRIGUE if function == BY_INTRIGUE else DONE_ALREADY
        return TWO_DONE if self.used.bit_count() >= s.tables.reconstruction["orders"]["functions"] else None

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        marriage.offer_marriage(s, seat, menu, self._bar(s, BY_NEUTRAL))
        offer_proposals(s, seat, menu, self._bar(s, BY_PLAYERS))
        offer_education(s, seat, menu, self._bar(s, BY_EDUCATION))
        captains.offer_hiring(s, seat, menu, self._bar(s, BY_HIRING))
        if self._bar(s, BY_CLERGY) is None:
            faith.offer_appointments(s, seat, menu)
        offer_consort(s, seat, menu, self._bar(s, BY_CONSORT))
        intrigue.offer_incitement(s, seat, menu, self._bar(s, BY_INTRIGUE))
        intrigue.offer_assassination(s, seat, menu, self._bar(s, BY_INTRIGUE))
        menu.legal.append((FINISH,))
        offer_free(s, seat, menu)

    def opened_by(self, s: Regno, seat: int) -> frozenset[int]:
        most: int = s.tables.reconstruction["orders"]["functions"]
        return OPENING[5] if self.used.bit_count() < most else frozenset()

    def take(self, s: Regno, seat: int, option: Option) -> None:
        verb = option[0]
        if verb == FINISH:
            return
        done = 0
        if take_free(s, seat, option):
            pass
        elif verb == marriage.MARRY:
            _begin_gift(s, seat, self.used, option[1], option[2])
            return
        elif verb == PROPOSE:
            s.after(deals.Negotiate(seat, option[1], deals.MARRIAGE))
            s.after(Wooed(seat, self.used))
            return
        elif verb == EDUCATE:
            educate(s, seat, option[1])
            done = BY_EDUCATION
        elif verb == captains.HIRE:
            captains.hire(s, seat, option[1])
            done = BY_HIRING
        elif verb in faith.APPOINTMENTS:
            faith.take_appointment(s, seat, option)
            done = BY_CLERGY
        elif verb == TAKE_CONSORT:
            take_consort(s, seat, option[1])
            done = BY_CONSORT
        elif verb == intrigue.INCITE:
            intrigue.incite(s, seat, option[1])
            done = BY_INTRIGUE
        else:
            intrigue.assassinate(s, seat, option[1])
            done = BY_INTRIGUE
        s.after(Court(seat, self.used | done))


@final
class Wooed(Step[Regno]):
    """After talks: the function is used when they ended in a marriage. R6.5"""

    def __init__(self, seat: int, used: int) -> None:
        self.seat = seat
        self.used = used

    def act(self, s: Regno) -> None:
        wed = alliance.ally_of(s, self.seat) != NOWHERE
        s.after(Court(self.seat, self.used | BY_PLAYERS if wed else self.used))


def begin(s: Regno, seat: int) -> Step[Regno]:
    """The step that carries the Order out for a seat."""
    return Court(seat, 0)


# ---- the luxury of a marriage ----------------------------------------------------------------------------------------


def _begin_gift(s: Regno, seat: int, used: int, who: int, place: int) -> None:
    """Which luxury is given is asked where there are several. 16.2.3"""
    found = marriage.affordable(s, seat, marriage.cost(s, seat, who))
    if len(found) == 1:
        marriage.marry(s, seat, who, place, found[0])
        s.after(Court(seat, used | BY_NEUTRAL))
    else:
        s.after(Gift(seat, used, who, place))


@final
class Gift(Ask):
    """The luxury that goes with a marriage; until it is named, the marriage can be taken back. 16.2.3"""

    def __init__(self, seat: int, used: int, who: int, place: int) -> None:
        self.seat = seat
        self.used = used
        self.who = who
        self.place = place

    def asks(self, s: Regno) -> int:
        return 1 << self.seat

    def words(self, s: Regno, seat: int) -> Words:
        return "gift", {"person": ("person", self.who), "place": ("place", self.place)}

    def composing(self) -> bool:
        return True

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        for luxury in marriage.affordable(s, seat, marriage.cost(s, seat, self.who)):
            menu.legal.append((GIVE, luxury))
        menu.legal.append((CANCEL,))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        if option[0] == CANCEL:
            s.after(Court(seat, self.used))
            return
        marriage.marry(s, seat, self.who, self.place, option[1])
        s.after(Court(seat, self.used | BY_NEUTRAL))


# ---- functions of a few lines ----------------------------------------------------------------------------------------


def offer_proposals(s: Regno, seat: int, menu: Menu, bar: Refusal | None) -> None:
    """Talk about a marriage with another player, while `deals` lets one. 16.2.8"""
    if bar is not None and not menu.explain:
        return
    for other in in_play(s):
        if other != seat:
            unless = bar or alliance.bar(s, seat, other)
            if unless is None and not deals.may_offer(s, seat, other, deals.MARRIAGE):
                unless = NO_TALKS
            menu.add((PROPOSE, other), unless)


def education_price(s: Regno, seat: int) -> Goods:
    """30 Florins, 10 with Court 4. 16.1.13 11.3.t1.r9"""
    rules = s.tables.dynasty["family"]
    cheap = s.realms[seat].tech[COURT_BRANCH] >= rules["educate_cheap_court"]
    return ((FLORINS, rules["educate_court4" if cheap else "educate"]),)


def offer_education(s: Regno, seat: int, menu: Menu, bar: Refusal | None) -> None:
    """Adult Heirs at Court who have a flaw left; never the reigning Sovereign. 16.1.13 16.1.14"""
    for who in of_realm(s, seat, HEIR):
        x, unless = person(s, who), bar
        if unless is None and not is_free(x):
            unless = IN_PRISON
        elif unless is None and x.place != COURT:
            unless = NOT_AT_COURT
        elif unless is None and (x.educated or x.flaw == NO_TRAIT):
            unless = ONCE
        elif unless is None and not can_pay(s, seat, education_price(s, seat)):
            unless = TOO_DEAR
        menu.add((EDUCATE, who), unless)


def educate(s: Regno, seat: int, who: int) -> None:
    """The flaw is gone, once in a lifetime; no other virtue comes. 16.1.13 16.1.14"""
    pay(s, seat, education_price(s, seat))
    person(s, who).flaw, person(s, who).educated = NO_TRAIT, True
    s.tell((EDUCATED, ALL, seat, who))


def consort_price(s: Regno, luxury: int) -> Goods:
    """40 Florins and a luxury. R6.5"""
    rules = s.tables.reconstruction["orders"]
    return add(((FLORINS, rules["consort"]),), ((luxury, rules["consort_luxury"]),))


def offer_consort(s: Regno, seat: int, menu: Menu, bar: Refusal | None) -> None:
    """For a free, unmarried Sovereign who is not Paranoid. R6.5 C239 16.1.t2.r5"""
    ruler = sovereign(s, seat)
    if bar is None and (ruler == NOWHERE or not is_free(person(s, ruler))):
        bar = NO_SOVEREIGN
    elif bar is None and not is_single(s, ruler):
        bar = HAS_CONSORT
    elif bar is None and person(s, ruler).flaw == PARANOID:
        bar = CANNOT_MARRY
    elif bar is None and not has_name(s, seat):
        bar = NO_NAME
    for luxury in LUXURIES:
        unless = bar or (None if can_pay(s, seat, consort_price(s, luxury)) else CONSORT_TOO_DEAR)
        menu.add((TAKE_CONSORT, luxury), unless)


def take_consort(s: Regno, seat: int, luxury: int) -> None:
    """An adult with rolled traits comes to Court. R6.5 C191"""
    pay(s, seat, consort_price(s, luxury))
    who = enter(s, seat, CONSORT, COURT)
    s.tell((CONSORT_TAKEN, ALL, seat, who))
    roll_traits(s, who)
    join(s, seat)
