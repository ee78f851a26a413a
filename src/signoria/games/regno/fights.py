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
KINDS: Final = ("field", "assault", "revolt", "sortie", "relief", "escort")

# Battle.outcome
ONGOING: Final = 0
ATTACKER: Final = 1  # holds the field
DEFENDER: Final = 2
STALLED: Final = 3  # before walls, after six rounds or when nobody can hurt anybody: the siege may go on (13.5.10)


# Battle.phase (13.4)
OPENING: Final = 0  # the round begins: retreats (13.5.1)
MACHINES: Final = 1
RANGE: Final = 2
CHARGE: Final = 3
MELEE: Final = 4
CONTROL: Final = 5
FIRING: Final = 6  # within MACHINES, when targets are declared
AFTER_RANGE: Final = 7

# a band: pieces that are alike in everything; bands stay in their place when nobody is left of them
Band = tuple[int, int, int, int, int, int, int]  # unit, number, status, until, moved, origin, led by the commander
Bands = tuple[Band, ...]
Pair = tuple[int, int]  # of the attacker and of the defender


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
    # the fight's own
    round: int  # 0 before the first
    phase: int
    bands: tuple[Bands, Bands]
    wounded: tuple[Pair, Pair]  # by side: the band with a wounded piece and the PF that it has left, or (-1, 0)
    hits: Pair  # suffered and not yet assigned
    lost: Pair  # soldiers lost in this round (16.1.t2.r2)
    start: Pair  # soldiers when it began
    guards: Pair  # had a side an escort when the last round began? (C160)
    commanders: Pair  # people, or NOWHERE
    theologians: Pair  # is one with the army? (C153)
    saved: Pair  # soldiers recovered (14.1)
    aims: tuple[tuple[tuple[int, int, int], ...], ...]  # by side: (machine, walls or troops, number) of this round
    charged: bool  # the one Charge of a siege has been (13.4.8)

    def copy(self) -> Battle:
        to = object.__new__(Battle)
        to.__dict__.update(self.__dict__)
        return to


def new_battle(kind: int, place: int, attacker: int, defender: int) -> Battle:
    """Not yet begun."""
    new = Battle()
    new.kind, new.place, new.attacker, new.defender = kind, place, attacker, defender
    new.outcome, new.retreated, new.fallen = ONGOING, False, (NO_UNITS, NO_UNITS)
    new.round, new.phase, new.bands, new.wounded = 0, OPENING, ((), ()), ((-1, 0), (-1, 0))
    new.hits, new.lost, new.start, new.guards, new.saved = (0, 0), (0, 0), (0, 0), (0, 0), (0, 0)
    new.commanders, new.theologians, new.aims = (NOWHERE, NOWHERE), (0, 0), ((), ())
    new.charged = False
    return new


@final
class Naval:
    """At sea. The fight's own fields are `naval`'s; what others read is `place` to `outcome`."""

    place: int  # a sea
    attacker: int  # an owner: a seat, NEUTRAL or PIRATES
    defender: int
    outcome: int  # ONGOING, ATTACKER or DEFENDER
    fleets: tuple[tuple[int, ...], tuple[int, ...]]  # ships still fighting; ((), ()): all that may, when it begins
    pairs: tuple[tuple[int, int], ...]  # of this round: (attacking ship, defending ship)
    round: int  # of six, 0 before the first
    fled: tuple[bool, bool]  # has a ship of the side fled in this round?

    def copy(self) -> Naval:
        to = object.__new__(Naval)
        to.__dict__.update(self.__dict__)
        return to


def new_naval(place: int, attacker: int, defender: int) -> Naval:
    """Not yet begun."""
    new = Naval()
    new.place, new.attacker, new.defender, new.outcome = place, attacker, defender, ONGOING
    new.fleets, new.pairs, new.round, new.fled = ((), ()), (), 0, (False, False)
    return new
