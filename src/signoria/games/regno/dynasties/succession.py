"""Succession, regency, civil war, coronation. 16.3.

`Realm.regent` is set while nobody crowned sits on the throne: a minor is the Heir, or the new Sovereign is a prisoner
and its coronation waits for its release (C238). A crowned Sovereign who is captured keeps the title; a generic Regent
without traits then administers, which changes no more than that a prisoner's traits do not work (16.3.11).
"""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno.costs import can_pay, pay
from signoria.games.regno.dynasties.family import roll_traits
from signoria.games.regno.economy import unrest
from signoria.games.regno.ids import (
    CONSORT,
    COURT,
    COURT_BRANCH,
    HEIR,
    MINOR,
    NOWHERE,
    RELATIVE,
    SOVEREIGN,
)
from signoria.games.regno.kinds import PERSON
from signoria.games.regno.people import enter, is_free, of_realm, person, sovereign
from signoria.games.regno.state import Regno
from signoria.games.regno.steps import Ask, Words
from signoria.games.regno.tables import goods
from signoria.games.regno.warfare import conquest
from signoria.kernel.menu import Menu, Option
from signoria.kernel.state import ALL, Step
from signoria.kernel.verbs import NUMBER, SEAT, Signature

CROWN: Final = 360
VERBS: Final[tuple[Signature, ...]] = (Signature(CROWN, "crown", ("person", PERSON)),)

CROWNED: Final = 360
TITLED: Final = 361
CONSORT_REGENT: Final = 362
GENERIC_REGENT: Final = 363
CIVIL_WAR: Final = 364
EVENTS: Final[tuple[Signature, ...]] = (
    Signature(CROWNED, "crowned", ("seat", SEAT), ("person", PERSON)),
    Signature(TITLED, "titled-in-prison", ("seat", SEAT), ("person", PERSON)),
    Signature(CONSORT_REGENT, "consort-regent", ("seat", SEAT), ("person", PERSON)),
    Signature(GENERIC_REGENT, "generic-regent", ("seat", SEAT)),
    Signature(CIVIL_WAR, "civil-war", ("seat", SEAT), ("seasons", NUMBER)),
)

NOBODY: Final = 0  # Realm.regent
GENERIC: Final = 1
BY_CONSORT: Final = 2


def succeed(s: Regno, seat: int) -> None:
    """The Sovereign is dead: push what follows. 16.3.1 14.2.10"""
    s.realms[seat].regent = NOBODY
    s.after(Succession(seat))


def come_of_age(s: Regno, seat: int) -> None:
    """In a regency an Heir may be adult now: it replaces the Regent without another civil war. 16.3.9"""
    s.after(Succession(seat))


def claimants(s: Regno, seat: int) -> list[int]:
    """The most senior adult Heirs, free ones before prisoners; several when they are equals.
    16.3.1 16.3.3 C202 C238"""
    heirs = of_realm(s, seat, HEIR)
    heirs = [i for i in heirs if is_free(person(s, i))] or heirs
    most = max((person(s, i).seniority for i in heirs), default=0)
    return [i for i in heirs if person(s, i).seniority == most]


@final
class Succession(Ask):
    """Somebody takes the throne, or a Regent does. The owner chooses between Heirs of the same seniority. 16.3 C202"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def _is_over(self, s: Regno) -> bool:
        """Somebody reigns, or the realm has no territory left and is out as soon as that is tested."""
        realm = s.realms[self.seat]
        return realm.out or realm.capital == NOWHERE or sovereign(s, self.seat) != NOWHERE

    def asks(self, s: Regno) -> int:
        if self._is_over(s):
            return 0
        return 1 << self.seat if len(claimants(s, self.seat)) > 1 else 0

    def words(self, s: Regno, seat: int) -> Words:
        return "succession", {}

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        for who in claimants(s, seat):
            menu.legal.append((CROWN, who))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        _enthrone(s, seat, option[1])

    def act(self, s: Regno) -> None:
        if self._is_over(s):
            return
        heirs = claimants(s, self.seat)
        if heirs:
            _enthrone(s, self.seat, heirs[0])
        elif of_realm(s, self.seat, MINOR):
            _begin_regency(s, self.seat)
        else:
            _found(s, self.seat)


def _enthrone(s: Regno, seat: int, who: int) -> None:
    """An adult Heir, with its traits and its own marriage, into the capital; a prisoner has the title only, without a
    civil war. 16.3.1 16.3.9 16.3.12 C201 C238"""
    person(s, who).role = SOVEREIGN
    _retire_consort(s, seat)
    if is_free(person(s, who)):
        _crown(s, seat, who)
    else:
        s.realms[seat].regent = GENERIC
        s.tell((TITLED, ALL, seat, who))


def _begin_regency(s: Regno, seat: int) -> None:
    """The Consort rules, if there is one who is free, from the capital; else a generic Regent. 16.3.4 16.3.5"""
    if s.realms[seat].regent == NOBODY:
        _appoint_regent(s, seat)
        _break_out(s, seat)


def _found(s: Regno, seat: int) -> None:
    """With no Heirs a Sovereign with random traits is created. 16.3.6 C204"""
    _retire_consort(s, seat)
    who = enter(s, seat, SOVEREIGN, s.realms[seat].capital)
    roll_traits(s, who)
    if s.realms[seat].regent == NOBODY:
        _break_out(s, seat)
    _crown(s, seat, who)


def _crown(s: Regno, seat: int, who: int) -> None:
    """Every new Sovereign pays 20 Florins and 1 Grain when crowned; each of the two that it cannot pay is an unrest in
    the capital. 16.3.2 16.3.8 C204"""
    realm, x = s.realms[seat], person(s, who)
    realm.regent = NOBODY
    x.place, x.moved, x.origin = realm.capital, 0, NOWHERE
    s.tell((CROWNED, ALL, seat, who))
    price = s.tables.dynasty["coronation"]
    due = goods({"florins": price["florins"], "grain": price["grain"]})
    paid = tuple(part for part in due if can_pay(s, seat, (part,)))
    pay(s, seat, paid)
    if len(paid) < len(due):
        unrest.add_unrest(s, realm.capital, len(due) - len(paid))
        unrest.check_revolt(s, realm.capital)
        s.after(Reckoned())


@final
class Reckoned(Step[Regno]):
    """After unrest that may have cost a realm its last territory. 12.3.11 C224"""

    def act(self, s: Regno) -> None:
        conquest.check_elimination(s)


def _break_out(s: Regno, seat: int) -> None:
    """Civil war in this season and the next, of which an opening's is the coming Spring; Court 2 avoids it in all three
    cases. 16.3.7 16.3.8 11.1.t1.r9 C203 C241"""
    price, realm = s.tables.dynasty["coronation"], s.realms[seat]
    if realm.tech[COURT_BRANCH] < price["no_civil_war_court"]:
        realm.civil_war = s.round + price["civil_war_seasons"] - 1
        s.tell((CIVIL_WAR, ALL, seat, price["civil_war_seasons"]))


def _retire_consort(s: Regno, seat: int) -> None:
    """The old Consort stays at Court as an adult of the family; a regency ends with it. 16.3.10 C239"""
    for who in of_realm(s, seat, CONSORT):
        x = person(s, who)
        x.role = RELATIVE
        if s.realms[seat].regent == BY_CONSORT and is_free(x):
            x.place, x.moved, x.origin = COURT, 0, NOWHERE


def _appoint_regent(s: Regno, seat: int) -> None:
    """The Consort if free, or nobody in particular."""
    realm = s.realms[seat]
    free = [who for who in of_realm(s, seat, CONSORT) if is_free(person(s, who))]
    if free:
        realm.regent = BY_CONSORT
        if person(s, free[0]).place == COURT:
            person(s, free[0]).place = realm.capital
        s.tell((CONSORT_REGENT, ALL, seat, free[0]))
    else:
        realm.regent = GENERIC
        s.tell((GENERIC_REGENT, ALL, seat))


def ruler_lost(s: Regno, who: int) -> None:
    """A generic Regent administers for a Sovereign who has been captured, and for a Consort Regent who has been
    captured or is dying. 16.3.11 C165"""
    x = person(s, who)
    realm = s.realms[x.seat]
    if x.role == CONSORT and realm.regent == BY_CONSORT:
        realm.regent = GENERIC
        s.tell((GENERIC_REGENT, ALL, x.seat))
    elif x.role == SOVEREIGN:
        s.tell((GENERIC_REGENT, ALL, x.seat))


def was_released(s: Regno, who: int) -> None:
    """A Sovereign who got the title in prison is crowned now; a Consort rules for the minor. 16.3.11 C238"""
    x = person(s, who)
    if s.realms[x.seat].regent != GENERIC:
        return
    if x.role == SOVEREIGN:
        _crown(s, x.seat, who)
    elif x.role == CONSORT:
        _appoint_regent(s, x.seat)
