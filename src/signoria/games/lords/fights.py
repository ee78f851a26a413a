"""A battle as the position keeps it between its steps. 5.8"""

from __future__ import annotations

from typing import Final, final

from signoria.games.lords.ids import NOWHERE

# what is attacked: Battle.aim
FIELD: Final = 0  # counters in the open, on land or at sea, or ships in a port (5.8.2, 5.8.6)
SIEGE: Final = 1  # armies in a city (5.8.5)
SORTIE: Final = 2  # besieged armies attack their besiegers (5.8.4)
PILLAGE: Final = 3  # a building, guild or resource (5.8.8)
ARREST: Final = 4  # an unprotected leader (5.8.10)


@final
class Battle:
    """Counters of one colour in one place against those of another. Tuples of counters hold those that are left."""

    aim: int
    place: int  # where the attackers stand
    target: int  # where the attacked stand: a Dukedom, sea or city
    thing: int  # the card of the pillaged enterprise or arrested leader, or NOWHERE
    sides: tuple[int, int]  # colours: attacker, attacked; NEUTRAL for what has none
    seats: tuple[int, int]  # who decides for each; NOBODY: nobody does
    counters: tuple[tuple[int, ...], tuple[int, ...]]  # that take part and are left
    leaders: tuple[tuple[int, ...], tuple[int, ...]]  # with each side at the start (5.8.7)
    needs: tuple[int, int]  # the greatest roll with which each side hits
    hits: tuple[int, int]  # still to be taken BY each side
    rolls: tuple[tuple[int, ...], tuple[int, ...]]  # dice of each side, 1 to 6

    def copy(self) -> Battle:
        to = object.__new__(Battle)
        to.__dict__.update(self.__dict__)
        return to


def new_battle(aim: int, place: int, target: int, sides: tuple[int, int], seats: tuple[int, int]) -> Battle:
    """Nobody takes part yet."""
    new = Battle()
    new.aim, new.place, new.target, new.thing, new.sides, new.seats = aim, place, target, NOWHERE, sides, seats
    new.counters, new.leaders, new.needs, new.hits, new.rolls = ((), ()), ((), ()), (0, 0), (0, 0), ((), ())
    return new
