"""Intrigues of Order 5: incitement and assassination. 16.4, 11.3.t1.r8. One Order holds one of them."""

from __future__ import annotations

from typing import Final

from signoria.games.regno.costs import OTHER, can_pay, pay, price
from signoria.games.regno.deeds import deed
from signoria.games.regno.dynasties import dynasty
from signoria.games.regno.dynasties.succession import Reckoned
from signoria.games.regno.economy import unrest
from signoria.games.regno.ids import ASSASSINATION, ESPIONAGE, FLORINS, NOWHERE, PARANOID
from signoria.games.regno.kinds import PERSON, PLACE
from signoria.games.regno.people import is_able, is_free, person, sovereign
from signoria.games.regno.realm.territory import are_allied, inhabitants, provinces_of
from signoria.games.regno.state import S_INTRIGUE, Regno
from signoria.games.regno.tables import Goods
from signoria.kernel.menu import Menu, Refusal
from signoria.kernel.state import ALL
from signoria.kernel.verbs import NUMBER, SEAT, Signature

INCITE: Final = 381
ASSASSINATE: Final = 382
VERBS: Final[tuple[Signature, ...]] = (
    Signature(INCITE, "incite", ("place", PLACE)),
    Signature(ASSASSINATE, "assassinate", ("person", PERSON)),
)

INCITED: Final = 381
ATTEMPT: Final = 382
MAY_BREAK: Final = 383
EVENTS: Final[tuple[Signature, ...]] = (
    Signature(INCITED, "incited", ("seat", SEAT), ("place", PLACE), ("die", NUMBER)),
    Signature(ATTEMPT, "assassination-tried", ("seat", SEAT), ("person", PERSON), ("die", NUMBER)),
    Signature(MAY_BREAK, "may-break-pact", ("seat", SEAT), ("other", SEAT), ("year", NUMBER)),
)

NO_INCITING: Final = Refusal("16.4.2", "incitement-needs-espionage")
NO_MURDER: Final = Refusal("16.4.3", "assassination-needs-espionage")
NOT_BORDERING: Final = Refusal("C248", "not-bordering-own")
NOBODY_THERE: Final = Refusal("C248", "nobody-to-incite")
NOT_A_PLAYERS: Final = Refusal("C248", "not-a-players-province")
ALLY: Final = Refusal("16.4.6", "intrigue-against-ally")
CAPTIVE: Final = Refusal("16.4.6", "victim-in-prison")
OFF_MAP: Final = Refusal("16.4.6", "victim-off-map")
OUT_OF_REACH: Final = Refusal("16.4.3", "victim-out-of-reach")
TOO_DEAR: Final = Refusal("16.4.3", "intrigue-too-dear")
INCITING_TOO_DEAR: Final = Refusal("11.3.t1.r8", "intrigue-too-dear")


def cost(s: Regno, seat: int, key: str) -> Goods:
    """Of an intrigue: 20 more under a Paranoid Sovereign whose traits work. 16.1.t2.r5 C67"""
    ruler = sovereign(s, seat)
    paranoid = ruler != NOWHERE and person(s, ruler).flaw == PARANOID and is_able(s, person(s, ruler))
    surcharge = s.tables.dynasty["effects"]["paranoid_intrigue"] if paranoid else 0
    return price(s, seat, ((FLORINS, s.tables.dynasty["intrigues"][key]),), OTHER, surcharge)


def is_bordering(s: Regno, seat: int, place: int) -> bool:
    """Does a province border one of the seat's, by land or by a sea on both coasts? R1.6"""
    return any(own != place and s.tables.atlas.bordering(own, place) for own in provinces_of(s, seat))


def offer_incitement(s: Regno, seat: int, menu: Menu, bar: Refusal | None) -> None:
    """Provinces of other players, no dynastic ally, with inhabitants, bordering one of one's own. 11.3.t1.r8 16.4.2
    C248"""
    if bar is None and s.realms[seat].tech[ESPIONAGE] < s.tables.dynasty["intrigues"]["incitement_espionage"]:
        bar = NO_INCITING
    if bar is None and not can_pay(s, seat, cost(s, seat, "incitement")):
        bar = INCITING_TOO_DEAR
    if bar is not None and not menu.explain:
        return
    for place in s.tables.atlas.provinces:
        p, unless = s.provinces[place], bar
        if p.owner == seat:
            continue
        if unless is None and p.owner < 0:
            unless = NOT_A_PLAYERS
        elif unless is None and are_allied(s, seat, p.owner):
            unless = ALLY
        elif unless is None and not inhabitants(p):
            unless = NOBODY_THERE
        elif unless is None and not is_bordering(s, seat, place):
            unless = NOT_BORDERING
        menu.add((INCITE, place), unless)


def incite(s: Regno, seat: int, place: int) -> None:
    """On 4 or more one unrest and the check; no pact is broken. 11.3.t1.r8 C248"""
    pay(s, seat, cost(s, seat, "incitement"))
    (die_,) = s.draw(S_INTRIGUE, 1, 6)
    s.tell((INCITED, ALL, seat, place, die_ + 1))
    if die_ + 1 >= s.tables.dynasty["intrigues"]["incitement_success"]:
        unrest.add_unrest(s, place, 1)
        unrest.check_revolt(s, place)
        s.after(Reckoned())


def offer_assassination(s: Regno, seat: int, menu: Menu, bar: Refusal | None) -> None:
    """Characters of other players on the map in a province that borders one's own: no prisoners, nobody off the map,
    no dynastic ally. 16.4.3 16.4.6 16.1.4 C208"""
    if bar is None and s.realms[seat].tech[ESPIONAGE] < s.tables.dynasty["intrigues"]["assassination_espionage"]:
        bar = NO_MURDER
    if bar is None and not can_pay(s, seat, cost(s, seat, "assassination")):
        bar = TOO_DEAR
    if bar is not None and not menu.explain:
        return
    for who, x in enumerate(s.people):
        if x is not None and x.seat != seat:
            menu.add((ASSASSINATE, who), bar or _safe(s, seat, who))


def _safe(s: Regno, seat: int, who: int) -> Refusal | None:
    """Why somebody cannot be struck. 16.4.6 C208"""
    x = person(s, who)
    if are_allied(s, seat, x.seat):
        return ALLY
    if not is_free(x):
        return CAPTIVE
    if x.place not in s.tables.atlas.lands:
        return OFF_MAP
    return None if is_bordering(s, seat, x.place) else OUT_OF_REACH


def assassinate(s: Regno, seat: int, who: int) -> None:
    """On 5 or 6 the victim dies; else an enterprise VP, and the victim's realm may break one pact with this one without
    penalty until the end of next year. 16.4.3 16.4.4 16.4.5 C209"""
    rules, victim = s.tables.dynasty["intrigues"], person(s, who).seat
    pay(s, seat, cost(s, seat, "assassination"))
    (die_,) = s.draw(S_INTRIGUE, 1, 6)
    s.tell((ATTEMPT, ALL, seat, who, die_ + 1))
    if die_ + 1 >= rules["assassination_success"]:
        dynasty.die(s, who)
        return
    deed(s, seat, ASSASSINATION, rules["assassination_vp"])
    until = s.year + rules["release_years"]
    s.releases = (*(x for x in s.releases if x[:2] != (victim, seat)), (victim, seat, until))
    s.tell((MAY_BREAK, ALL, victim, seat, until))
