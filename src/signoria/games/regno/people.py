"""Characters as pieces: coming into play, finding one, what suspends them. 16.1, 14.2.4, R17.2

A person's number is its name for good. A family has 14 names, its clergy 6; a name is free again when its
bearer is gone.
"""

from __future__ import annotations

from signoria.games.regno.ids import (
    CAPTAIN,
    CLERGY_EACH,
    CONSORT,
    COURT,
    FAMILY_EACH,
    FIRST_CAPTAIN,
    FIRST_CLERGY,
    HEIR,
    MINOR,
    NOWHERE,
    RELATIVE,
    SOVEREIGN,
)
from signoria.games.regno.pieces import Person, new_person
from signoria.games.regno.state import Regno


def person(s: Regno, who: int) -> Person:
    """The person of a name; it must be in play."""
    found = s.people[who]
    assert found is not None, f"person {who} is not in play"
    return found


def free_name(s: Regno, seat: int, clergy: bool = False) -> int:
    """The first name of a seat that nobody bears."""
    first, n = (FIRST_CLERGY + seat * CLERGY_EACH, CLERGY_EACH) if clergy else (seat * FAMILY_EACH, FAMILY_EACH)
    return next(i for i in range(first, first + n) if s.people[i] is None)


def enter(s: Regno, seat: int, role: int, place: int, clergy: bool = False) -> int:
    """Somebody new of a seat's family or clergy; traits are `dynasty`'s affair. The name."""
    who = free_name(s, seat, clergy)
    s.people[who] = new_person(seat, role, place)
    return who


def of_realm(s: Regno, seat: int, *roles: int) -> list[int]:
    """The names of a realm's people in these roles (none: in any), prisoners included."""
    return [i for i, x in enumerate(s.people) if x is not None and x.seat == seat and (not roles or x.role in roles)]


def sovereign(s: Regno, seat: int) -> int:
    """The Sovereign, or NOWHERE while a Regent rules."""
    return next(iter(of_realm(s, seat, SOVEREIGN)), NOWHERE)


def family(s: Regno, seat: int) -> list[int]:
    """The realm's family, minors included: no Captains and no clergy. C240"""
    return of_realm(s, seat, SOVEREIGN, CONSORT, HEIR, MINOR, RELATIVE)


def is_free(x: Person) -> bool:
    """Not a prisoner."""
    return x.gaoler == NOWHERE


def is_able(s: Regno, x: Person) -> bool:
    """Free, neither wounded nor exhausted: traits, ability, command, sermon and administration hold. 14.2.4 C242"""
    return x.gaoler == NOWHERE and max(x.wounded, x.exhausted) < s.round


def may_move(s: Regno, x: Person) -> bool:
    """Free and not exhausted; at Court one must first be deployed. C242"""
    return x.gaoler == NOWHERE and x.exhausted < s.round and x.place != COURT


def captain_card(who: int) -> int:
    """Which of CAPTAINS a person is, or NOWHERE."""
    return who - FIRST_CAPTAIN if who >= FIRST_CAPTAIN else NOWHERE


def has_captain(s: Regno, seat: int, card: int, place: int) -> bool:
    """Is this Captain with the seat in this place, able to use its ability?"""
    x = s.people[FIRST_CAPTAIN + card]
    return x is not None and x.role == CAPTAIN and x.seat == seat and x.place == place and is_able(s, x)


def administrator(s: Regno, seat: int, place: int, virtue: int) -> int:
    """Somebody able of the family present whose virtue can serve there, the Sovereign first; or NOWHERE. 16.1.11"""
    found = [i for i in family(s, seat) if (x := person(s, i)).place == place and x.virtue == virtue and is_able(s, x)]
    return min(found, key=lambda i: (person(s, i).role != SOVEREIGN, i), default=NOWHERE)
