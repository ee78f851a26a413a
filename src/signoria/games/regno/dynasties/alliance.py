"""Marriages between players and the alliances that rest on them. 16.2.8 to 16.2.14"""

from __future__ import annotations

from typing import Final

from signoria.games.regno.costs import can_pay, pay
from signoria.games.regno.deeds import deed
from signoria.games.regno.dynasties.family import eligible
from signoria.games.regno.ids import (
    COURT_BRANCH,
    DISSOLVED,
    FIRST_ALLIANCE,
    FLORINS,
    GRAIN,
    LUXURIES,
    NOWHERE,
    SEATS,
    WED_TO_PLAYER,
)
from signoria.games.regno.kinds import OFFICE, PERSON
from signoria.games.regno.people import person
from signoria.games.regno.realm.territory import are_allied, at_war
from signoria.games.regno.reconstruction.heads import acting_seat
from signoria.games.regno.state import Regno
from signoria.kernel.menu import Menu, Option, Refusal
from signoria.kernel.state import ALL
from signoria.kernel.verbs import NUMBER, SEAT, Signature

UNMAKE: Final = 367
VERBS: Final[tuple[Signature, ...]] = (Signature(UNMAKE, "dissolve-alliance", ("seat", SEAT)),)
DISSOLVE: Final = frozenset({UNMAKE})

WED: Final = 367
UNMADE: Final = 368
TO_TREASURY: Final = 369
EVENTS: Final[tuple[Signature, ...]] = (
    Signature(WED, "wed", ("seat", SEAT), ("person", PERSON), ("other", SEAT), ("spouse", PERSON)),
    Signature(UNMADE, "alliance-dissolved", ("seat", SEAT), ("other", SEAT)),
    Signature(TO_TREASURY, "fee-to-treasury", ("office", OFFICE), ("florins", NUMBER)),
)

NO_COURT: Final = Refusal("16.2.8", "both-need-court")
NO_SPOUSE: Final = Refusal("16.2.8", "nobody-to-marry")
ALLIED: Final = Refusal("16.2.11", "one-alliance")
AT_WAR: Final = Refusal("12.2.2", "no-marriage-at-war")
TOO_DEAR: Final = Refusal("16.2.9", "wedding-too-dear")
FEE_TOO_DEAR: Final = Refusal("16.2.12", "dissolving-too-dear")


def ally_of(s: Regno, seat: int) -> int:
    """The realm with which the seat has its one dynastic alliance, or NOWHERE. 16.2.11"""
    return next((other for other in range(s.seats) if other != seat and are_allied(s, seat, other)), NOWHERE)


def bar(s: Regno, a: int, b: int) -> Refusal | None:
    """Why two realms may not marry. 16.2.8 16.2.9 16.2.11 C199 C240"""
    rules, realms = s.tables.dynasty["player_marriage"], (s.realms[a], s.realms[b])
    if min(realm.tech[COURT_BRANCH] for realm in realms) < rules["court"]:
        return NO_COURT
    if ally_of(s, a) != NOWHERE or ally_of(s, b) != NOWHERE:
        return ALLIED
    if at_war(s, a, b):
        return AT_WAR
    if not eligible(s, a) or not eligible(s, b):
        return NO_SPOUSE
    grain = sum(realm.stock[GRAIN] for realm in realms)
    luxuries = sum(realm.stock[luxury] for realm in realms for luxury in LUXURIES)
    poor = min(realm.stock[FLORINS] for realm in realms) < rules["florins"]
    return TOO_DEAR if poor or grain < rules["grain"] or luxuries < rules["luxury"] else None


def may_ally(s: Regno, a: int, b: int) -> bool:
    """May two realms marry?"""
    return bar(s, a, b) is None


def wed(s: Regno, a: int, b: int) -> None:
    """Two people of two realms marry, each staying with its own: an alliance while both live, with an enterprise VP for
    each the first time with that realm. What they owe has been paid. 16.2.8 16.2.10 16.2.11 16.2.14 R20.2"""
    seats = person(s, a).seat, person(s, b).seat
    for who, spouse in ((a, b), (b, a)):
        person(s, who).married, person(s, who).spouse = WED_TO_PLAYER, spouse
    kept = tuple(x for x in s.alliances if not x[4] or x[4] >= s.round)
    s.alliances = (*kept, (*seats, a, b, 0))
    s.tell((WED, ALL, seats[0], a, seats[1], b))
    for seat, other in (seats, seats[::-1]):
        bit = 1 << seat * SEATS + other
        if not s.allied_once & bit:
            s.allied_once |= bit
            deed(s, seat, FIRST_ALLIANCE, s.tables.reconstruction["enterprise"]["first_alliance"])


def dissolve_options(s: Regno, seat: int, menu: Menu) -> None:
    """An act of Order 6: dissolve the alliance, unless it is dissolved already. 16.2.12"""
    fee = s.tables.dynasty["player_marriage"]["dissolve"]
    for a, b, _, _, until in s.alliances:
        if seat in (a, b) and not until:
            menu.add((UNMAKE, b if a == seat else a), None if can_pay(s, seat, ((FLORINS, fee),)) else FEE_TOO_DEAR)


def take_dissolve(s: Regno, seat: int, option: Option) -> None:
    """40 Florins to the treasury of the head of the payer's faith, to the bank when that office is vacant or its holder
    a prisoner; the alliance holds to the end of this season. The spouses stay married. 16.2.12 16.2.13 14.2.11 C200
    R17.6"""
    rules, head = s.tables.dynasty["player_marriage"], s.realms[seat].faith  # an office each, in the order of faiths
    pay(s, seat, ((FLORINS, rules["dissolve"]),))
    if acting_seat(s, head) != NOWHERE:
        s.treasuries[head] += rules["dissolve"]
        s.tell((TO_TREASURY, ALL, head, rules["dissolve"]))
    s.alliances = tuple((*x[:4], s.round) if {seat, option[1]} == {x[0], x[1]} and not x[4] else x for x in s.alliances)
    s.tell((UNMADE, ALL, seat, option[1]))
    deed(s, seat, DISSOLVED, rules["dissolve_vp"])
