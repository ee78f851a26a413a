"""Faiths, ecclesiastics, religious seats, faith units, the Relic. R17.1 to R17.3, R17.8 to R17.10.

The Relic lies in a province and goes with it: its conqueror has it, and the province cannot be ceded (R17.9).
"""

from __future__ import annotations

from typing import Final

from signoria.games.regno.costs import can_pay, pay
from signoria.games.regno.dynasties.family import leave
from signoria.games.regno.ids import (
    BISHOP,
    CARDINAL,
    FLORINS,
    GRAND_MASTER,
    MACHINES,
    NOWHERE,
    RELIGION,
    TEMPLAR,
)
from signoria.games.regno.kinds import PERSON, PLACE, SEAT
from signoria.games.regno.people import enter, is_free, of_realm, person
from signoria.games.regno.realm.territory import CHURCHES, functioning, is_sound, provinces_of
from signoria.games.regno.state import Regno
from signoria.games.regno.tables import Goods
from signoria.kernel.menu import Menu, Option, Refusal
from signoria.kernel.state import ALL
from signoria.kernel.verbs import Signature

APPOINT: Final = 410
PROMOTE: Final = 411
VERBS: Final[tuple[Signature, ...]] = (
    Signature(APPOINT, "appoint", ("place", PLACE), quiet=True),
    Signature(PROMOTE, "promote", ("person", PERSON), quiet=True),
)
APPOINTMENTS: Final = frozenset((APPOINT, PROMOTE))

APPOINTED: Final = 410
PROMOTED: Final = 411
LEFT: Final = 412
EVENTS: Final[tuple[Signature, ...]] = (
    Signature(APPOINTED, "appointed", ("seat", SEAT), ("person", PERSON), ("place", PLACE)),
    Signature(PROMOTED, "promoted", ("seat", SEAT), ("person", PERSON)),
    Signature(LEFT, "clergy-left", ("seat", SEAT), ("person", PERSON)),
)

NEEDS_RELIGION1: Final = Refusal("11.1.t1.r10", "needs-religion1")
NEEDS_RELIGION2: Final = Refusal("11.1.t1.r10", "needs-religion2")
NO_SEAT: Final = Refusal("R17.2", "no-working-church")
BISHOPS: Final = Refusal("R17.2", "bishops-most")
FEW_SEATS: Final = Refusal("R17.2", "few-working-churches")
CARDINALS: Final = Refusal("R17.2", "cardinals-most")
CAPTIVE: Final = Refusal("14.2.7", "bishop-captive")
CANNOT_PAY: Final = Refusal(
    "7.1.2", "too-dear-now", ("goods",), lambda s, seat, option: (appointment_price(s, option[0]),)
)


def faith_of(s: Regno, place: int) -> int:
    """Its owner's; that of a neutral is printed, or there is none. 7.1.4 R17.1"""
    owner = s.provinces[place].owner
    return s.realms[owner].faith if owner >= 0 else s.tables.atlas.lands[place].faith


def is_target(s: Regno, place: int, faith: int) -> bool:
    """A religious target of a faith: a province of another one; neutrals without faith are not of it either.
    7.1.4 R17.1 R17.7"""
    return faith_of(s, place) != faith


def is_seat(s: Regno, place: int) -> bool:
    """A religious seat: a Church, Cathedral or religious monument stands there, or it is printed. R17.3 8.1.t1.r9"""
    p = s.provinces[place]
    return any(p.buildings >> x & 1 for x in CHURCHES) or s.tables.atlas.lands[place].seat


def works_as_seat(s: Regno, place: int) -> bool:
    """A religious seat that works; a printed one does wherever buildings would. R17.3 11.3.t1.r10 C100 C217"""
    if s.tables.atlas.lands[place].seat and is_sound(s, place):
        return True
    return functioning(s, place, *CHURCHES)


def working_churches(s: Regno, seat: int) -> int:
    """How many of a realm's provinces have a working Church or Cathedral. R17.2"""
    return sum(functioning(s, place, *CHURCHES) for place in provinces_of(s, seat))


def churches(s: Regno, seat: int) -> int:
    """How many of a realm's provinces have a Church or Cathedral, working or not. R17.5"""
    return sum(any(s.provinces[place].buildings >> x & 1 for x in CHURCHES) for place in provinces_of(s, seat))


# ---- ecclesiastics ---------------------------------------------------------------------------------------------------


def appointment_price(s: Regno, verb: int) -> Goods:
    """A Bishop's, or a promotion's. R17.2"""
    return ((FLORINS, s.tables.reconstruction["clergy"]["bishop" if verb == APPOINT else "cardinal"]),)


def offer_appointments(s: Regno, seat: int, menu: Menu) -> None:
    """Appoint or promote one ecclesiastic, a function of Order 5. R17.2 R6.5 11.1.t1.r10"""
    for place in provinces_of(s, seat):
        menu.add((APPOINT, place), bars_appointment(s, seat, place))
    for who in of_realm(s, seat, BISHOP):
        menu.add((PROMOTE, who), bars_promotion(s, seat, who))


def bars_appointment(s: Regno, seat: int, place: int) -> Refusal | None:
    """Religion 1; an own working Church or Cathedral; one Bishop for each of them, four a realm. R17.2 11.1.t1.r10"""
    if s.realms[seat].tech[RELIGION] < 1:
        return NEEDS_RELIGION1
    if not functioning(s, place, *CHURCHES):
        return NO_SEAT
    most = min(s.tables.reconstruction["clergy"]["bishops"], working_churches(s, seat))
    if len(of_realm(s, seat, BISHOP)) >= most:
        return BISHOPS
    return None if can_pay(s, seat, appointment_price(s, APPOINT)) else CANNOT_PAY


def bars_promotion(s: Regno, seat: int, who: int) -> Refusal | None:
    """Religion 2; two working Churches or Cathedrals; two Cardinals a realm; a prisoner is not promoted.
    R17.2 11.1.t1.r10"""
    rules = s.tables.reconstruction["clergy"]
    if s.realms[seat].tech[RELIGION] < 2:
        return NEEDS_RELIGION2
    if not is_free(person(s, who)):
        return CAPTIVE
    if working_churches(s, seat) < rules["seats_for_cardinal"]:
        return FEW_SEATS
    if len(of_realm(s, seat, CARDINAL)) >= rules["cardinals"]:
        return CARDINALS
    return None if can_pay(s, seat, appointment_price(s, PROMOTE)) else CANNOT_PAY


def take_appointment(s: Regno, seat: int, option: Option) -> None:
    """They are characters without virtue or flaw. R17.2"""
    pay(s, seat, appointment_price(s, option[0]))
    if option[0] == APPOINT:
        who = enter(s, seat, BISHOP, option[1], clergy=True)
        s.tell((APPOINTED, ALL, seat, who, option[1]))
    else:
        person(s, option[1]).role = CARDINAL
        s.tell((PROMOTED, ALL, seat, option[1]))


def dismiss_clergy(s: Regno, seat: int) -> None:
    """All ecclesiastics leave a realm that changes its faith; their offices fall vacant. R6.6 R17.4"""
    for who in of_realm(s, seat, BISHOP, CARDINAL):
        s.tell((LEFT, ALL, seat, who))
        leave(s, who)


# ---- faith units -----------------------------------------------------------------------------------------------------


def unit_limit(s: Regno, seat: int) -> int:
    """Faith units a realm may have; more for the Grand Master's. R17.8"""
    rules, master = s.tables.reconstruction["faith_units"], s.offices[GRAND_MASTER]
    x = s.people[master] if master != NOWHERE else None
    return int(rules["grand_master" if x is not None and x.seat == seat and is_free(x) else "most"])


def units_left(s: Regno, seat: int) -> int:
    """How many more it may recruit. R17.8"""
    have = sum(sum(f.counts[TEMPLAR:MACHINES]) for f in s.forces if f.owner == seat)
    return max(0, unit_limit(s, seat) - have)
