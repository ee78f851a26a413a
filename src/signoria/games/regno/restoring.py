"""A packed state comes in: from a position file, a snapshot, a bug report. What no table can show stays out.

Every number is bounded, everybody stands on the map of the scenario, every step's arguments are what the rules make.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from signoria.games.regno.checking import (
    DEEPEST,
    MOST,
    SEASONS_MOST,
    alike,
    carrier,
    fights,
    force,
    is_aboard,
    land,
    need,
    numbers,
    person,
    plain,
    province,
    realm,
    tuples,
    whole,
    within,
)
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
from signoria.games.regno.standing import CHANGES, STAND, VALUES
from signoria.games.regno.state import Regno
from signoria.kernel.engine import legal, seats_of
from signoria.kernel.menu import Menu
from signoria.kernel.pack import BadData, fields, revive
from signoria.kernel.state import Asking, Step

COUNT: Final = 1 << 31  # of questions and draws
LONGEST: Final = 200  # steps on the agenda
MOST_FORCES: Final = 999  # groups of pieces that are alike; every screen shows each of them after each choice


def restore(packed: Mapping[str, Any], new: Regno, classes: Mapping[str, type]) -> Regno:
    """The state of a packed one, on the tables of `new`. BadData says in one line what does not fit."""
    s = revive(packed, classes, new)
    _shared(s, new)
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
    _agenda(s)
    return s


def _shared(s: Regno, new: Regno) -> None:
    """What every game's state has."""
    everybody = (1 << new.seats) - 1
    need(s.seats == new.seats, f"the position is for {s.seats} seats, the setup for {new.seats}")
    need(whole(s.must, 0, everybody), "must is a mask of seats")
    need(s.later == [], "nothing is put off in this game")
    for name in ("question", "barrier", "plays"):
        need(whole(getattr(s, name), 0, COUNT), f"{name} must be a whole number, not below 0")
    numbers(s.counters, list, len(new.streams), 0, COUNT, "counters")
    need(whole(s.round, 0, s.tables.years * 4), f"round is 0 to {s.tables.years * 4}")
    need(type(s.orders) is list and len(s.orders) == s.seats, "orders are one tuple a seat")
    for seat, orders in enumerate(s.orders):
        need(type(orders) is tuple, f"orders of seat {seat} must be a tuple")
        for order in orders:
            numbers(order, tuple, 3, 0, MOST, "a standing order")
            fits = order[0] == STAND and order[1] < len(VALUES) and 0 < order[2] <= VALUES[order[1]]
            need(fits, f"seat {seat} has a standing order that there is not")
        need(len({order[1] for order in orders}) == len(orders), f"seat {seat} has two standing orders on one topic")
        need(list(orders) == sorted(orders), f"the standing orders of seat {seat} stand in their order")
    has = sum(1 << seat for seat, orders in enumerate(s.orders) if orders)
    need(
        type(s.has_standing) is int and s.has_standing == has, "has_standing is the mask of seats with standing orders"
    )
    need(type(s.deals) is list and len(s.deals) < 10, "deals must be a short list")
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


# ---- the agenda ------------------------------------------------------------------------------------------------------


def _agenda(s: Regno) -> None:
    """Every step's arguments are numbers that can be; who is asked has something to choose."""
    need(len(s.agenda) <= LONGEST, f"the agenda has at most {LONGEST} steps")
    for step in s.agenda:
        if isinstance(step, Asking):
            _asking(s, step)
        else:
            _step(s, step)
    try:
        asked = _asked(s)
        offered = all(legal(s, seat).legal for seat in seats_of(asked))
    except Exception as error:  # whatever a strange step does
        raise BadData(f"{type(s.agenda[-1]).__name__} on the agenda does not fit: {error!r}"[:150]) from error
    need(s.must == asked, f"must is {asked}: the seats that are asked now")
    need(offered, "a seat is asked and has no option")


def _asked(s: Regno) -> int:
    """The seats that the top of the agenda waits for."""
    if not s.agenda:
        return 0
    top = s.agenda[-1]
    return top.step.asks(s) & ~top.ready if isinstance(top, Asking) else top.asks(s)


def _step(s: Regno, step: Step[Any]) -> None:
    kind = type(step).__name__
    bare = type(step).__init__ is object.__init__
    need(not bare or not fields(step), f"{kind} on the agenda: {kind} has no fields")
    for name in fields(step):
        value = getattr(step, name)
        need(plain(value, DEEPEST) and value is not None, f"{kind} on the agenda: {name[:40]} does not fit")
        said = getattr(type(step).__init__, "__annotations__", {}).get(name, "")  # a compiled class does not say
        if said in ("int", "bool") or said.startswith("tuple"):
            fits = isinstance(value, tuple) == said.startswith("tuple")
            need(fits, f"{kind} on the agenda: {name[:40]} does not fit")
        if name == "left" and isinstance(value, tuple):
            need(all(whole(x, 1, ORDERS) for x in value), f"{kind} on the agenda: left are Orders")
        if name in ("seat", "guest"):
            need(whole(value, 0, s.seats - 1), f"{kind} on the agenda: {name} is no seat")
        if name == "place":
            here = s.tables.atlas.neighbours.keys() | {NOWHERE, COURT, PRISON, INTERNED}
            need(value in here or (type(value) is int and is_aboard(s, value)), f"{kind} on the agenda: place is none")


def _asking(s: Regno, asking: Asking) -> None:
    """Answers of a Together: each draft is one that could have been given."""
    step: object = asking.step
    need(isinstance(step, Step) and step.together(), "this is not answered by all at once")
    _step(s, asking.step)
    need(whole(asking.ready, 0, (1 << s.seats) - 1) and whole(asking.plays, 0, COUNT), "ready is a mask of seats")
    drafts: object = asking.drafts
    need(type(drafts) is tuple and len(asking.drafts) == s.seats, "drafts are one a seat")
    try:
        asked = asking.step.asks(s)
    except Exception as error:  # whatever a strange step does
        raise BadData(f"{type(asking.step).__name__} on the agenda does not fit: {error!r}"[:150]) from error
    for seat, draft in enumerate(asking.drafts):
        need(type(draft) is tuple and len(draft) < 100, f"the draft of seat {seat} must be a tuple")
        for done, option in enumerate(draft):
            numbers(option, tuple, -1, -MOST, MOST, f"an answer of seat {seat}")
            menu = Menu(False, draft[:done])
            if asked >> seat & 1:
                asking.step.offer(s, seat, menu)
            need(len(option) > 0 and menu.admits(option), f"the draft of seat {seat} is no answer")
        ready = bool(asking.ready >> seat & 1)
        full = bool(draft) and (draft[-1][0] == 1 or asking.step.enough(s, seat, draft))
        need(ready == full, f"seat {seat} is ready when its answer is whole, and only then")
