"""Who holds a religious office, and who stands outside his Church. R17.4, R17.7"""

from __future__ import annotations

from typing import Final

from signoria.games.regno.ids import CATHOLIC, GRAND_MASTER, NOWHERE
from signoria.games.regno.people import is_free, person
from signoria.games.regno.state import Regno
from signoria.kernel.state import ALL

EXCOMMUNICATED: Final = 425
RECONCILED: Final = 426


def faith_of_office(office: int) -> int:
    """Pope, Patriarch and Caliph are heads of the faiths in their order; the Grand Master is Catholic. R17.4"""
    return CATHOLIC if office == GRAND_MASTER else office


def holder_seat(s: Regno, office: int) -> int:
    """The realm whose Cardinal holds an office, a prisoner too; NOWHERE: vacant. R17.4"""
    who = s.offices[office]
    return person(s, who).seat if who != NOWHERE else NOWHERE


def acting_seat(s: Regno, office: int) -> int:
    """The realm that may use an office: its holder is free, for capture suspends it. 14.2.11 R17.4 R17.6"""
    who = s.offices[office]
    return person(s, who).seat if who != NOWHERE and is_free(person(s, who)) else NOWHERE


def office_of(s: Regno, who: int) -> int:
    """The office a person holds, or NOWHERE."""
    return s.offices.index(who) if who in s.offices else NOWHERE


def is_head(s: Regno, who: int) -> bool:
    """Is a person the religious head of a faith? R17.4"""
    return office_of(s, who) not in (NOWHERE, GRAND_MASTER)


def excommunicate(s: Regno, seat: int) -> None:
    """Until the next auction of offices included. R17.7 14.2.9"""
    if not s.realms[seat].excommunicated:
        s.realms[seat].excommunicated = True
        s.tell((EXCOMMUNICATED, ALL, seat))


def reconcile(s: Regno, seat: int) -> None:
    """No longer Excommunicated. R17.7"""
    if s.realms[seat].excommunicated:
        s.realms[seat].excommunicated = False
        s.tell((RECONCILED, ALL, seat))
