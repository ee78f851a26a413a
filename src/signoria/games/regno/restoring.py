"""A packed state comes in: from a position file, a snapshot, a bug report. What no table can show stays out.

Every number is bounded, everybody stands on the map of the scenario, every step's arguments are what the rules make.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from signoria.games.regno.checking import SEASONS_MOST, carrier, fights, force, is_aboard, land, person, province, realm
from signoria.games.regno.ids import (
    BRANCHES,
    CAPTAINS,
    CARRIERS,
    CATEGORIES,
    COURT,
    EVENTS,
    INTERNED,
    NOWHERE,
    OFFICES,
    ORDERS,
    PEOPLE,
    PRISON,
    PROVINCES,
    SEASONS,
)
from signoria.games.regno.pieces import new_province
from signoria.games.regno.reconstruction.scoring import SOURCES
from signoria.games.regno.standing import CHANGES, is_order, ranking_fits
from signoria.games.regno.state import Regno
from signoria.kernel.menu import Option
from signoria.kernel.pack import revive
from signoria.kernel.restoring import MOST, alike, asked, need, numbers, shared, steps, tuples, whole, within

LONGEST: Final = 200  # steps on the agenda
MOST_FORCES: Final = 999  # groups of pieces that are alike; every screen shows each of them after each choice


def restore(packed: Mapping[str, Any], new: Regno, classes: Mapping[str, type]) -> Regno:
    """The state of a packed one, on the tables of `new`. BadData says in one line what does not fit."""
    s = revive(packed, classes, new)
    shared(s, new, s.tables.years * 4, _order)
    _promises(s)
    _columns(s, new)
    for seat, r in enumerate(s.realms):
        realm(s, r, f"realm {seat}")
    for place in s.tables.atlas.provinces:
        alike(s.provinces[place], new_province(), f"province {PROVINCES[place]}")
    for place in s.tables.atlas.provinces:
        province(s, place)
    for i, x in enumerate(s.people):
        person(s, x, f"person {PEOPLE[i]}")
    for i, c in enumerate(s.carriers):
        carrier(s, c, f"carrier {CARRIERS[i]}")
    need(len(s.forces) <= MOST_FORCES, f"there are at most {MOST_FORCES} forces")
    for i, f in enumerate(s.forces):
        force(s, f, f"force {i}")
    fights(s)
    steps(s, LONGEST, ARGUMENTS)
    asked(s)
    return s


def _order(order: Option) -> bool:
    """Is there such a standing order, whatever stands beside it?"""
    return len(order) == 3 and all(whole(n, 0, MOST) for n in order) and is_order(order)


def _promises(s: Regno) -> None:
    """Standing orders on different topics, deals that are open, nothing put off."""
    for seat, orders in enumerate(s.orders):
        need(len({order[:2] for order in orders}) == len(orders), f"seat {seat} has two standing orders on one topic")
        need(ranking_fits(orders), f"seat {seat} ranks its losses in an order with gaps")
    need(s.later == [], "nothing is put off in this game")
    need(len(s.deals) < 10, "deals must be a short list")
    for deal in s.deals:
        numbers(deal, tuple, -1, -MOST, MOST, "a deal")


def _columns(s: Regno, new: Regno) -> None:
    """Shapes and ranges of what is nobody's piece."""
    seats, everybody = s.seats, (1 << s.seats) - 1
    for name in ("order", "next_order"):
        numbers(getattr(s, name), list, seats, 0, seats - 1, name)
        need(len(set(getattr(s, name))) == seats, f"each seat stands once in {name}")
    numbers(s.wars, list, seats, 0, everybody, "wars")
    for a in range(seats):
        need(not s.wars[a] >> a & 1, f"seat {a} is at war with itself")
        need(all((s.wars[a] >> b & 1) == (s.wars[b] >> a & 1) for b in range(seats)), "wars are of both sides")
    for name, width in (("pacts", 3), ("releases", 3), ("alliances", 5), ("consents", 2), ("refused", -1)):
        tuples(getattr(s, name), width, name)
    for name in ("pacts", "releases", "alliances", "consents"):
        fits = all(whole(row[0], 0, seats - 1) and whole(row[1], 0, seats - 1) for row in getattr(s, name))
        need(fits, f"{name} are between seats")
    numbers(s.bands, list, len(CATEGORIES), 1, 5, "bands")
    for name in ("sold", "bought"):
        numbers(getattr(s, name), list, len(CATEGORIES), 0, MOST, name)
    each = len(EVENTS) // len(SEASONS)
    numbers(s.decks, list, len(SEASONS), 0, (1 << len(EVENTS)) - 1, "decks")
    for i, deck in enumerate(s.decks):
        need(not deck & ~(((1 << each) - 1) << i * each), f"deck {i} has a card of another season")
    limits = {"inflation": (0, 3), "event": (-1, len(EVENTS) - 1), "isolated": (0, everybody), "blessed": (0, 7)}
    limits |= {"level4": (0, (1 << len(BRANCHES)) - 1), "allied_once": (0, (1 << 36) - 1)}
    within(s, limits | {"activation": (NOWHERE, seats - 1)}, "the state")
    land(s, s.relic, "relic", nowhere=True)
    numbers(s.tavern, tuple, -1, 0, len(CAPTAINS) - 1, "tavern")
    need(type(s.captains) is tuple, "captains must be a tuple of groups")
    for group in s.captains:
        numbers(group, tuple, -1, 0, len(CAPTAINS) - 1, "a group of captains")
    hidden = [card for group in s.captains for card in group] + list(s.tavern)
    need(len(set(hidden)) == len(hidden), "a Captain is in two places")
    numbers(s.offices, list, len(OFFICES), NOWHERE, len(PEOPLE) - 1, "offices")
    for office, who in enumerate(s.offices):
        need(who == NOWHERE or s.people[who] is not None, f"the {OFFICES[office]} is nobody in play")
    numbers(s.treasuries, list, len(OFFICES), 0, MOST, "treasuries")
    numbers(s.powers, list, len(OFFICES), 0, SEASONS_MOST, "powers")
    need(type(s.active) is list and len(s.active) == seats, "active is one place a seat")
    for place in s.active:
        land(s, place, "active", nowhere=True)
    numbers(s.changes, list, seats, 0, CHANGES, "changes")
    need(type(s.final) is list and len(s.final) in (0, seats), f"final has a row for each of {seats} seats, or none")
    for row in s.final:
        numbers(row, tuple, len(SOURCES), -MOST, MOST, "a row of final")
    for name in ("provinces", "people", "carriers", "realms"):
        need(len(getattr(s, name)) == len(getattr(new, name)), f"{name} must be {len(getattr(new, name))}")


def _seat(x: object, s: Regno) -> bool:
    return whole(x, 0, s.seats - 1)


def _place(x: object, s: Regno) -> bool:
    here = type(x) is int and (x in s.tables.atlas.neighbours or x in (NOWHERE, COURT, PRISON, INTERNED))
    return here or (type(x) is int and is_aboard(s, x))


ARGUMENTS: Final[Mapping[str, Callable[[object, Regno], bool]]] = {  # of steps, by name: what they may be
    "guest": _seat,
    "left": lambda x, s: not isinstance(x, tuple) or all(whole(order, 1, ORDERS) for order in x),
    "place": _place,
    "seat": _seat,
}
