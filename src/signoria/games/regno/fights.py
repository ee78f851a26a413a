"""A battle on land and one at sea while they last, and what came of them. 13.3 to 13.5, 15.4 to 15.6"""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno.ids import NOWHERE
from signoria.games.regno.pieces import NO_UNITS, Counts

# Battle.kind
FIELD: Final = 0  # in the open
ASSAULT: Final = 1  # the attacker before walls (13.7, 13.8)
REVOLT: Final = 2  # an owner's soldiers against rebels that have just risen (9.2.7)
SORTIE: Final = 3  # the besieged come out (13.8.5)
RELIEF: Final = 4  # another own army comes to the besieged (13.8.5)
ESCORT: Final = 5  # for a Caravan (10.5.2)

# Battle.outcome
ONGOING: Final = 0
ATTACKER: Final = 1  # holds the field
DEFENDER: Final = 2
STALLED: Final = 3  # before walls, after six rounds or when nobody can hurt anybody: the siege may go on (13.5.10)


@final
class Battle:
    """On land. The fight's own fields are `battle`'s; what others read is `kind` to `fallen`."""

    kind: int
    place: int  # a province
    attacker: int  # an owner
    defender: int
    outcome: int
    retreated: bool  # the loser went by itself (13.5.12)
    fallen: tuple[Counts, Counts]  # eliminated pieces of attacker and defender (13.4.13)

    def copy(self) -> Battle:
        to = object.__new__(Battle)
        to.__dict__.update(self.__dict__)
        return to


def new_battle(kind: int, place: int, attacker: int, defender: int) -> Battle:
    """Not yet begun."""
    new = Battle()
    new.kind, new.place, new.attacker, new.defender = kind, place, attacker, defender
    new.outcome, new.retreated, new.fallen = ONGOING, False, (NO_UNITS, NO_UNITS)
    return new


@final
class Naval:
    """At sea. The fight's own fields are `naval`'s; what others read is `place` to `outcome`."""

    place: int  # a sea
    attacker: int  # an owner: a seat, NEUTRAL or PIRATES
    defender: int
    origin: int  # where the attacker came from, or NOWHERE
    outcome: int  # ONGOING, ATTACKER or DEFENDER

    def copy(self) -> Naval:
        to = object.__new__(Naval)
        to.__dict__.update(self.__dict__)
        return to


def new_naval(place: int, attacker: int, defender: int, origin: int = NOWHERE) -> Naval:
    """Not yet begun."""
    new = Naval()
    new.place, new.attacker, new.defender, new.origin, new.outcome = place, attacker, defender, origin, ONGOING
    return new
