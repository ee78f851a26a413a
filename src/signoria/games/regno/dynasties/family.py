"""The family as such: traits, who is married, and what goes with somebody who leaves the game. 16.1, R2.5

Its members are characters in `Regno.people`, never workers of a province. 16.1.1
"""

from __future__ import annotations

from typing import Final

from signoria.games.regno.ids import (
    CONSORT,
    FAMILY_EACH,
    HEIR,
    NOWHERE,
    PARANOID,
    RELATIVE,
    SOVEREIGN,
    UNMARRIED,
    WED_IN_REALM,
)
from signoria.games.regno.kinds import FLAW, PERSON, VIRTUE
from signoria.games.regno.lots import one_of
from signoria.games.regno.people import is_free, of_realm, person
from signoria.games.regno.state import S_FAMILY, Regno
from signoria.kernel.state import ALL
from signoria.kernel.verbs import Signature

ROLLED_TRAITS: Final = 350
ADULTS: Final = (SOVEREIGN, CONSORT, HEIR, RELATIVE)

EVENTS: Final = (Signature(ROLLED_TRAITS, "traits", ("person", PERSON), ("virtue", VIRTUE), ("flaw", FLAW)),)


def roll_traits(s: Regno, who: int) -> None:
    """One virtue and one flaw, rolled separately: on coming of age or when an adult enters play. 16.1.10 C191"""
    x = person(s, who)
    x.virtue = one_of(s, S_FAMILY, "virtue", range(len(s.tables.dynasty["virtues"])))
    x.flaw = one_of(s, S_FAMILY, "flaw", range(len(s.tables.dynasty["flaws"])))
    s.tell((ROLLED_TRAITS, ALL, who, x.virtue, x.flaw))


def roll_all(s: Regno) -> None:
    """At the set-up everybody rolls; each Sovereign is married to its Consort. R2.5"""
    for seat in s.order:
        for who in of_realm(s, seat, *ADULTS):
            roll_traits(s, who)
        join(s, seat)


def join(s: Regno, seat: int) -> None:
    """Sovereign and Consort are husband and wife."""
    couple = of_realm(s, seat, SOVEREIGN, CONSORT)
    if len(couple) == 2:
        for who, other in (couple, couple[::-1]):
            person(s, who).married, person(s, who).spouse = WED_IN_REALM, other


def has_name(s: Regno, seat: int) -> bool:
    """Can the family grow? It has so many names."""
    return any(s.people[i] is None for i in range(seat * FAMILY_EACH, (seat + 1) * FAMILY_EACH))


def is_single(s: Regno, who: int) -> bool:
    """Neither married nor one half of the reigning couple. 16.2.1 16.2.7"""
    x = person(s, who)
    couple = x.role in (SOVEREIGN, CONSORT) and len(of_realm(s, x.seat, SOVEREIGN, CONSORT)) == 2
    return x.married == UNMARRIED and not couple


def eligible(s: Regno, seat: int) -> list[int]:
    """Adults of the family who may marry: unmarried, no prisoners, not Paranoid; never Captains or ecclesiastics.
    16.2.8 16.1.t2.r5 C240"""
    found = of_realm(s, seat, *ADULTS)
    return [i for i in found if is_single(s, i) and is_free(person(s, i)) and person(s, i).flaw != PARANOID]


def widow(s: Regno, who: int) -> None:
    """The marriage of a person with somebody in play ends. 16.3.12"""
    x = s.people[who]
    if x is not None and x.spouse != NOWHERE:
        x.married, x.spouse = UNMARRIED, NOWHERE


def lose_fief(s: Regno, who: int) -> None:
    """The fief has no holder until it is assigned anew. 11.4.13 11.4.14"""
    for place in s.tables.atlas.provinces:
        if s.provinces[place].fief == who:
            s.provinces[place].fief = NOWHERE


def leave(s: Regno, who: int) -> None:
    """Somebody is gone from the game: its fief, offices and marriage, and the alliance that rested on it. The name is
    free again. 11.4.14 16.2.11"""
    x = person(s, who)
    lose_fief(s, who)
    s.offices = [NOWHERE if holder == who else holder for holder in s.offices]
    s.alliances = tuple(alliance for alliance in s.alliances if who not in alliance[2:4])
    if x.spouse != NOWHERE:
        widow(s, x.spouse)
    for realm in s.realms:
        realm.captured &= ~(1 << who)
    s.people[who] = None
