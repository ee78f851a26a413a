"""War, pacts, peace, consent. 12.2.

A dynastic alliance follows chapter 16 (12.2.9); without any pact two realms stay at peace (12.2.8), and a verbal pact
binds nobody (12.2.7): only a declaration makes war.
"""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno import standing
from signoria.games.regno.deeds import deed
from signoria.games.regno.ids import BROKEN_PACT, COURT_BRANCH, FLORINS
from signoria.games.regno.kinds import NO, YES
from signoria.games.regno.realm.territory import are_allied, at_war, in_play, provinces_of
from signoria.games.regno.state import Regno
from signoria.games.regno.steps import Ask, Words
from signoria.games.regno.tables import Goods
from signoria.games.regno.warfare.homeward import INTERNED_BY, GoHome, give_back
from signoria.games.regno.warfare.moving import stand_down
from signoria.games.regno.warfare.siege import end_siege
from signoria.kernel.menu import Menu, Option, Refusal
from signoria.kernel.state import ALL
from signoria.kernel.verbs import NUMBER, SEAT, Signature

DECLARE: Final = 190
TRANSIT: Final = 191
DECLARED: Final = 190
PEACE_MADE: Final = 191
PACT_SIGNED: Final = 192
PACT_BROKEN: Final = 193
CONSENT_GIVEN: Final = 194
CONSENT_REFUSED: Final = 195
REFUSED_TRANSIT: Final = -1  # in Regno.refused, in place of a subject of deals

VERBS: Final = (Signature(DECLARE, "declare-war", ("seat", SEAT)), Signature(TRANSIT, "ask-transit", ("seat", SEAT)))
EVENTS: Final = (
    Signature(DECLARED, "war-declared", ("seat", SEAT), ("other", SEAT)),
    Signature(PEACE_MADE, "peace-made", ("seat", SEAT), ("other", SEAT)),
    Signature(PACT_SIGNED, "pact-signed", ("seat", SEAT), ("other", SEAT), ("year", NUMBER)),
    Signature(PACT_BROKEN, "pact-broken", ("seat", SEAT), ("other", SEAT)),
    Signature(CONSENT_GIVEN, "consent-given", ("seat", SEAT), ("other", SEAT)),
    Signature(CONSENT_REFUSED, "consent-refused", ("seat", SEAT), ("other", SEAT)),
)
FREE: Final = frozenset((DECLARE, TRANSIT))  # its verbs that are free actions

ALLIED: Final = Refusal("16.2.11", "war-allied")
AT_WAR: Final = Refusal("12.2.2", "war-already")
BELLIGERENTS: Final = Refusal("12.2.4", "pact-at-war")
HAVE_PACT: Final = Refusal("12.2.4", "pact-already")
NO_COURT: Final = Refusal("12.2.4", "pact-court")
NO_MONEY: Final = Refusal("12.2.4", "pact-money")
AT_PEACE: Final = Refusal("12.2.13", "peace-already")
ASKED: Final = Refusal("R1.6", "transit-asked")


# ---- declaring -------------------------------------------------------------------------------------------------------


def offer_declaration(s: Regno, seat: int, menu: Menu) -> None:
    """At the start of its activation the seat may declare war on any realm but an ally. 12.2.1 C118 R5.6"""
    for other in in_play(s):
        if other != seat:
            bar = AT_WAR if at_war(s, seat, other) else ALLIED if are_allied(s, seat, other) else None
            menu.add((DECLARE, other), bar)


def declare(s: Regno, seat: int, other: int) -> None:
    """War: consents and pacts end, a pact at a price; troops that stand in each other's land go home.
    12.2.1 12.2.2 12.2.3 12.2.6 C117"""
    s.wars[seat] |= 1 << other
    s.wars[other] |= 1 << seat
    s.tell((DECLARED, ALL, seat, other))
    if pact_between(s, seat, other):
        break_pact(s, seat, other)
    s.consents = tuple(x for x in s.consents if set(x) != {seat, other})
    for guest, host in ((seat, other), (other, seat)):
        for place in provinces_of(s, host):
            s.after(GoHome(guest, place, host, False))


def pact_between(s: Regno, a: int, b: int) -> bool:
    return any({a, b} == {x[0], x[1]} and x[2] >= s.year for x in s.pacts)


def break_pact(s: Regno, seat: int, other: int) -> None:
    """Whoever breaks it loses VP, but for the victim of a failed assassin. 12.2.6 16.4.5 C117 C209"""
    s.pacts = tuple(x for x in s.pacts if {x[0], x[1]} != {seat, other})
    s.tell((PACT_BROKEN, ALL, seat, other))
    licence = next((x for x in s.releases if x[:2] == (seat, other) and x[2] >= s.year), None)
    if licence is None:
        deed(s, seat, BROKEN_PACT, s.tables.war["pact"]["break_vp"])
    else:
        s.releases = tuple(x for x in s.releases if x is not licence)


# ---- pacts and peace -------------------------------------------------------------------------------------------------


def pact_price(s: Regno) -> Goods:
    """What each of the two pays. 12.2.4"""
    return ((FLORINS, s.tables.war["pact"]["florins"]),)


def pact_refusal(s: Regno, a: int, b: int) -> Refusal | None:
    """Why two realms may not register a pact now. 12.2.4 C256"""
    if at_war(s, a, b):
        return BELLIGERENTS
    if pact_between(s, a, b):
        return HAVE_PACT
    realms, rules = (s.realms[a], s.realms[b]), s.tables.war["pact"]
    if all(realm.tech[COURT_BRANCH] < rules["court"] for realm in realms):
        return NO_COURT
    return NO_MONEY if any(realm.stock[FLORINS] < rules["florins"] for realm in realms) else None


def sign_pact(s: Regno, a: int, b: int) -> None:
    """A registered pact to the end of the next year; both have paid. It binds these two only. 12.2.4 12.2.5 C256"""
    s.pacts = (*s.pacts, (a, b, s.year + 1))
    s.tell((PACT_SIGNED, ALL, a, b, s.year + 1))


def peace_refusal(s: Regno, a: int, b: int) -> Refusal | None:
    """Only belligerents make peace. 12.2.13"""
    return None if at_war(s, a, b) else AT_PEACE


def make_peace(s: Regno, a: int, b: int) -> None:
    """The war of these two ends and no other: sieges and blockades end, troops go home, the interned come back.
    12.2.3 12.2.13 C230 C263 15.3.4"""
    from signoria.games.regno.seafaring import ships  # ships stand above war

    s.wars[a] &= ~(1 << b)
    s.wars[b] &= ~(1 << a)
    s.tell((PEACE_MADE, ALL, a, b))
    for x, y in ((a, b), (b, a)):
        for place in provinces_of(s, y):
            if s.provinces[place].besieger == x:
                end_siege(s, place)
            stand_down(s, x, place)
            s.after(GoHome(x, place, y, False))
        give_back(s, x, y)
    ships.end_blockades(s)


# ---- consent ---------------------------------------------------------------------------------------------------------


@final
class Consent(Ask):
    """`owner` lets `guest` through its lands in this activation, or not; the answer stands in s.consents. Asked once
    in an activation. R1.6 12.2.10 C83 C115"""

    def __init__(self, owner: int, guest: int) -> None:
        self.owner, self.guest = owner, guest

    def asks(self, s: Regno) -> int:
        return 1 << self.owner if may_ask(s, self.owner, self.guest) else 0

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        menu.add((YES,))
        menu.add((NO,))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        if option[0] == YES:
            s.consents = (*s.consents, (self.owner, self.guest))
            s.tell((CONSENT_GIVEN, ALL, self.owner, self.guest))
        else:
            s.refused = (*s.refused, (REFUSED_TRANSIT, self.owner, self.guest))
            s.tell((CONSENT_REFUSED, ALL, self.owner, self.guest))

    def standing(self, s: Regno, seat: int) -> Option | None:
        return (None, (YES,), (NO,))[standing.ordered(s, seat, standing.CONSENT)]

    def words(self, s: Regno, seat: int) -> Words:
        return "consent", {"seat": ("seat", self.guest)}


def may_ask(s: Regno, owner: int, guest: int) -> bool:
    """May a guest still ask this owner for consent? False once it is answered in this activation. C83"""
    return asking_refusal(s, owner, guest) is None


def asking_refusal(s: Regno, owner: int, guest: int) -> Refusal | None:
    """Why a guest may not ask an owner for consent now."""
    if at_war(s, guest, owner):
        return AT_WAR
    answered = (owner, guest) in s.consents or (REFUSED_TRANSIT, owner, guest) in s.refused
    return ASKED if answered or s.realms[owner].out else None


def offer_free(s: Regno, seat: int, menu: Menu) -> None:
    """Consent to transit may be asked at any moment of the activation; war is declared only at its start. R5.6 R1.6"""
    for other in in_play(s):
        if other != seat:
            menu.add((TRANSIT, other), asking_refusal(s, other, seat))


def take_free(s: Regno, seat: int, option: Option) -> None:
    """Carry a free action out; what follows is pushed."""
    if option[0] == DECLARE:
        declare(s, seat, option[1])
    else:
        s.after(Consent(option[1], seat))


__all__ = ["INTERNED_BY"]
