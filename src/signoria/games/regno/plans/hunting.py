"""Fights at sea that should be won: pirates and enemies' warships, blockades of enemies' Ports. 15.3 to 15.6, R20.2"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from signoria.games.regno.carriers import carrier, is_operating, is_warship
from signoria.games.regno.ids import PIRATES
from signoria.games.regno.plans.coasts import fleet, ways
from signoria.games.regno.plans.outlook import Choice, Outlook
from signoria.games.regno.seafaring.fleets import may_enter, movement, still
from signoria.games.regno.seafaring.sailing import ATTACK_FLEET, JOIN, SAIL, SAIL_TO, Voyage
from signoria.games.regno.seafaring.ships import BLOCKADE

ODDS: Final = 1.5  # times their power that ours must be
CHANCE: Final = 0.6  # to sink or take one of them
DAMAGE: Final = 25  # florins that a fight costs a ship
LOSS: Final = 15  # florins that it is worth that an enemy loses a ship


class Hunt(NamedTuple):
    """Prey that our warships of one sea could reach."""

    worth: float
    start: int
    way: tuple[int, ...]
    owner: int


def power_of(o: Outlook, ships: Iterable[int]) -> float:
    """How strong ships are together: guns and men against Hulls."""
    guns = hulls = 0.0
    for name in ships:
        x = o.s.carriers[name]
        if x is not None and x.crew and not x.abandoned:
            guns += o.s.tables.ships[x.kind].artillery + 0.3 * x.crew
            hulls += x.hull
    return float((guns * hulls) ** 0.5)


def power(o: Outlook, owner: int, sea: int) -> float:
    """Of an owner's ships in a sea."""
    return power_of(o, [i for i, x in enumerate(o.s.carriers) if x is not None and x.owner == owner and x.place == sea])


def best(o: Outlook) -> Hunt | None:
    """The prey that is worth most; None: none is worth a fight."""
    return o.once("hunt", lambda: _best(o, [i for i in fleet(o) if carrier(o.s, i).moved != o.s.round]))


def _best(o: Outlook, ships: list[int]) -> Hunt | None:
    ready = [i for i in ships if is_warship(o.s, carrier(o.s, i)) and carrier(o.s, i).sails and carrier(o.s, i).crew]
    found = []
    for start in sorted({carrier(o.s, i).place for i in ready}):
        there = [i for i in ready if carrier(o.s, i).place == start]
        found += _from(o, start, there, min(movement(o.s, i) for i in there))
    return max(found, default=None)


def _from(o: Outlook, start: int, ships: list[int], legs: int) -> list[Hunt]:
    ours = power_of(o, ships)
    found = []
    for sea, way in _ways(o, start, legs).items():
        for owner in (PIRATES, *o.enemies):
            theirs = power(o, owner, sea)
            worth = _worth(o, owner, sea, len(ships))
            if theirs and ours > ODDS * theirs and worth > 0:
                found.append(Hunt(worth - 2 * len(way), start, way, owner))
    return found


def _ways(o: Outlook, start: int, legs: int) -> dict[int, tuple[int, ...]]:
    """The prey's sea may be entered, but no way leads through it."""
    return ways(o, start, legs, lambda o, sea: may_enter(o.s, o.seat, sea), _has_prey)


def _has_prey(o: Outlook, sea: int) -> bool:
    return any(power(o, owner, sea) for owner in (PIRATES, *o.enemies))


def _worth(o: Outlook, owner: int, sea: int, ours: int) -> float:
    """Points for warships and pirates, two a year; an enemy's loss besides."""
    rules = o.s.tables.reconstruction["enterprise"]
    prey = [x for x in o.s.carriers if x is not None and x.owner == owner and x.place == sea and is_operating(o.s, x)]
    counted = min(len(prey), max(0, rules["warships_a_year"] - o.realm.warships))
    loss = LOSS * len(prey) * (owner >= 0)
    return float(CHANCE * counted * rules["warship"] * o.point) + loss - DAMAGE * min(2, ours)


def set_sail(o: Outlook) -> Choice | None:
    """In an Order 2: attack where the prey lies, else sail there; at last shut an enemy's Port."""
    found = _best(o, [x[1] for x in o.listed(SAIL)])
    for option in o.listed(ATTACK_FLEET):
        if _is_prey(o, option):
            return o.pick(option, "more-guns")
    if found is not None and found.way:
        for option in o.listed(SAIL):
            if carrier(o.s, option[1]).place == found.start and is_warship(o.s, carrier(o.s, option[1])):
                return o.pick(option, "hunt")
    for option in o.listed(BLOCKADE):
        if o.at(option[2]).owner in o.enemies:
            return o.pick(option, "blockade")
    return None


def _is_prey(o: Outlook, option: tuple[int, ...]) -> bool:
    sea, owner = option[1:]
    ours = [i for i in fleet(o) if carrier(o.s, i).place == sea and is_warship(o.s, carrier(o.s, i))]
    if owner < 0 and owner != PIRATES:
        return False
    return power_of(o, ours) > ODDS * power(o, owner, sea) > 0 and _worth(o, owner, sea, len(ours)) > 0


def voyage(o: Outlook, step: Voyage) -> Choice | None:
    """Warships together to their prey. None: nothing more to do."""
    for option in o.listed(ATTACK_FLEET):
        if option[1] == step.sea and _is_prey(o, option):
            return o.pick(option, "more-guns")
    ships = [i for i, n in _left(o, step)]
    if step.halted or not ships or not all(is_warship(o.s, carrier(o.s, i)) for i in ships):
        return None
    joining = [x for x in o.listed(JOIN) if is_warship(o.s, carrier(o.s, x[1]))]
    if joining:
        return o.pick(joining[0], "hunt")
    found = max(_from(o, step.sea, ships, min(n for _, n in _left(o, step))), default=None)
    if found is not None and found.way and o.has((SAIL_TO, found.way[0])):
        return o.pick((SAIL_TO, found.way[0]), "hunt")
    return None


def _left(o: Outlook, step: Voyage) -> list[tuple[int, int]]:
    """The ships of a voyage that are still there, with the movement points that each has left."""
    there = still(o.s, o.seat, step.ships, step.sea)
    return [(i, movement(o.s, i) - n) for i, n in zip(step.ships, step.spent, strict=True) if i in there]


def worth(o: Outlook) -> float:
    """Florins that an Order 2 would be worth for the prey."""
    found = best(o)
    return found.worth if found is not None else 0.0
