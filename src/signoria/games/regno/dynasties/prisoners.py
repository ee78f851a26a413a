"""Captivity: capture, wounds, ransom, release, execution. 14.2.4, 14.2.6 to 14.2.11

A seat's prisoners are off the map with it, and neither peace nor the loss of its capital frees them (C244). Rebels,
neutrals and hordes hold theirs in the province, which frees them when it changes hands (C48).
"""

from __future__ import annotations

from typing import Final

from signoria.games.regno.deeds import deed
from signoria.games.regno.dynasties import captains, dynasty, succession
from signoria.games.regno.dynasties.family import leave, lose_fief
from signoria.games.regno.ids import (
    CAPTAIN,
    CAPTURE,
    CATHOLIC,
    EXECUTION,
    NOWHERE,
    PRISON,
    REBELS,
    RELATIVE,
    ROLES,
    SOVEREIGN,
)
from signoria.games.regno.kinds import OWNER, PERSON
from signoria.games.regno.people import of_realm, person
from signoria.games.regno.reconstruction.heads import excommunicate, is_head
from signoria.games.regno.state import Regno
from signoria.kernel.menu import Menu, Option, Refusal
from signoria.kernel.state import ALL
from signoria.kernel.verbs import SEAT, Signature

FREE_PRISONER: Final = 400
EXECUTE: Final = 401
VERBS: Final[tuple[Signature, ...]] = (
    Signature(FREE_PRISONER, "free-prisoner", ("person", PERSON)),
    Signature(EXECUTE, "execute", ("person", PERSON)),
)

CAPTURED: Final = 400
WOUNDED: Final = 401
RELEASED: Final = 402
EXECUTED: Final = 403
EVENTS: Final[tuple[Signature, ...]] = (
    Signature(CAPTURED, "taken-prisoner", ("seat", SEAT), ("person", PERSON), ("owner", OWNER)),
    Signature(WOUNDED, "wounded", ("person", PERSON)),
    Signature(RELEASED, "released", ("seat", SEAT), ("person", PERSON)),
    Signature(EXECUTED, "executed", ("seat", SEAT), ("person", PERSON)),
)

TOO_EARLY: Final = Refusal("14.2.8", "captivity-too-short")

FREE: Final[frozenset[int]] = frozenset({FREE_PRISONER, EXECUTE})
POPE: Final = 0


def wound(s: Regno, who: int) -> None:
    """Its benefits are suspended to the end of the second season after this one; title, fief and office stay.
    14.2.4 C103 C242"""
    person(s, who).wounded = s.round + s.tables.war["risk"]["wound_seasons"]
    s.tell((WOUNDED, ALL, who))


def capture(s: Regno, who: int, captor: int, place: int) -> None:
    """Into a seat's prison, or held in the province by rebels, neutrals or a horde; where nobody can hold it, at sea,
    it goes home. The fief is lost, an office only suspended. A VP for a Sovereign or religious head, once for each.
    14.2.11 11.4.14 R20.2 C48 C165"""
    x = person(s, who)
    if captor < 0 and place not in s.tables.atlas.lands:
        release(s, who, False)
        return
    x.gaoler = captor if captor >= 0 else REBELS
    x.place, x.caught, x.moved, x.origin = PRISON if captor >= 0 else place, s.round, 0, NOWHERE
    s.tell((CAPTURED, ALL, x.seat, who, captor))
    lose_fief(s, who)
    succession.ruler_lost(s, who)
    if captor >= 0 and (x.role == SOVEREIGN or is_head(s, who)) and not s.realms[captor].captured >> who & 1:
        s.realms[captor].captured |= 1 << who
        deed(s, captor, CAPTURE, s.tables.reconstruction["enterprise"]["capture"])


def release(s: Regno, who: int, exhausted: bool) -> None:
    """A prisoner goes home to the capital, `exhausted` until the next season; without a realm it is removed. 14.2.5
    14.2.7 C164 C242"""
    x = person(s, who)
    if s.realms[x.seat].out or s.realms[x.seat].capital == NOWHERE:
        leave(s, who)
        return
    x.gaoler, x.caught, x.moved, x.origin = NOWHERE, 0, 0, NOWHERE
    x.place = s.realms[x.seat].capital
    if exhausted:
        x.exhausted = s.round
    s.tell((RELEASED, ALL, x.seat, who))
    succession.was_released(s, who)


def freed_with(s: Regno, place: int) -> None:
    """Those held in a province by rebels, neutrals or a horde go free when these leave it to nobody; when a realm takes
    it, see `conquest.hand_over`. C48 C164 R19.3"""
    for who, x in enumerate(s.people):
        if x is not None and x.place == place and x.gaoler == REBELS:
            release(s, who, True)


# ---- ransom ----------------------------------------------------------------------------------------------------------


def ransoms(s: Regno, a: int, b: int) -> list[int]:
    """Whom two realms may ransom from each other; the Order 6 of either suffices, nobody held by rebels. 14.2.6 C163
    C48"""
    return [i for i, x in enumerate(s.people) if x is not None and (x.seat, x.gaoler) in ((a, b), (b, a))]


def ransom_limit(s: Regno, who: int) -> int:
    """The greatest ransom; a former Consort's is a Consort's. 14.2.6 C218"""
    x = person(s, who)
    role = "consort" if x.role == RELATIVE else ROLES[x.role]
    limit: int = s.tables.war["ransom"]["religious_head" if is_head(s, who) else role]
    return limit


# ---- free actions ----------------------------------------------------------------------------------------------------


def offer_free(s: Regno, seat: int, menu: Menu) -> None:
    """After two seasons of captivity, that of the capture not counted, the gaoler may free or execute. 14.2.8 C162"""
    for who, x in enumerate(s.people):
        if x is not None and x.gaoler == seat:
            held = s.round - x.caught > s.tables.war["risk"]["captivity_seasons"]
            for verb in (FREE_PRISONER, EXECUTE):
                menu.add((verb, who), None if held else TOO_EARLY)


def take_free(s: Regno, seat: int, option: Option) -> None:
    """Free: as after a ransom (C164). 14.2.8"""
    if option[0] == FREE_PRISONER:
        release(s, option[1], True)
    else:
        execute(s, seat, option[1])


def execute(s: Regno, seat: int, who: int) -> None:
    """2 enterprise VP, 4 for a religious head; a Catholic who executes the Pope is Excommunicated too. 14.2.9 14.2.10
    R20.2"""
    rules = s.tables.war["execution"]
    s.tell((EXECUTED, ALL, seat, who))
    deed(s, seat, EXECUTION, rules["religious_head_vp"] if is_head(s, who) else rules["vp"])
    if s.offices[POPE] == who and s.realms[seat].faith == CATHOLIC:
        excommunicate(s, seat)
    dynasty.die(s, who)


# ---- the end of a realm ----------------------------------------------------------------------------------------------


def realm_ends(s: Regno, seat: int) -> None:
    """The prisoners of a realm that is out go home; its Captains return to the deck, its other people are removed, in
    prison too, and with them its fiefs, offices and alliances. C243"""
    for who, x in enumerate(s.people):
        if x is not None and x.gaoler == seat and x.seat != seat:
            release(s, who, True)
    for who in of_realm(s, seat):
        if person(s, who).role == CAPTAIN:
            captains.back_to_deck(s, who)
        else:
            leave(s, who)
