"""The tables of a page that tell of the map: places, leaders, counters, enterprises."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from signoria.games.lords import money, people
from signoria.games.lords.cards import Leader
from signoria.games.lords.counters import UNIT, WORN, mover
from signoria.games.lords.counters import colour as colour_of
from signoria.games.lords.ids import (
    CARDS,
    COUNTERS,
    FIRST_CITY,
    FIRST_E,
    FIRST_M,
    FIRST_MERCENARY,
    LEADERS,
    NEUTRAL,
    NOWHERE,
    PLACES,
)
from signoria.games.lords.map import Atlas, is_city, is_dukedom
from signoria.games.lords.page_words import (
    NOTHING,
    au,
    colour,
    columns,
    counted,
    listed,
    named,
    person,
    said,
    seat_mark,
)
from signoria.games.lords.pieces import EMPIRE_CAPTOR, NOBODY
from signoria.games.lords.state import Lords
from signoria.kernel.page import Block, Row
from signoria.kernel.words import Words


class Chart:
    """All that stands on the map, by place, read once."""

    def __init__(self, s: Lords) -> None:
        self.counters: dict[int, list[int]] = {}
        self.leaders: dict[int, list[int]] = {}
        for c, place in enumerate(s.at):
            if place != NOWHERE:
                self.counters.setdefault(place, []).append(c)
        for x in range(LEADERS):
            if s.leaders[x].place != NOWHERE:
                self.leaders.setdefault(s.leaders[x].place, []).append(x)
        self.works: dict[int, list[int]] = {}
        for card in range(FIRST_E, FIRST_M):
            if s.built[card]:
                self.works.setdefault(s.tables.deck.all[card].place, []).append(card)
        self.besieged = frozenset(s.besieging)
        self.piles = [FIRST_CITY + i for i, n in enumerate(s.gold[money.PILES : money.PURSES]) if n]


# ---- places ----------------------------------------------------------------------------------------------------------


def places(s: Lords, seat: int | None, w: Words) -> Block:
    """Every place where something stands or lies: forces by colour, leaders, enterprises, gold. The reader's first."""
    chart = Chart(s)
    some = sorted({*chart.counters, *chart.leaders, *chart.works, *chart.piles})
    rows = [_place(s, place, seat, chart, w) for place in some]
    order = {f"place.{PLACES[place]}": place for place in some}
    rows.sort(key=lambda row: (not row.own, order[row.ref]))
    titles = columns(w, "place", "forces", "leaders", "works", "gold", "state")
    return Block("places", said(w, "page-places"), titles, rows, frozenset({4}))


def _place(s: Lords, place: int, seat: int | None, chart: Chart, w: Words) -> Row:
    here, led = chart.counters.get(place, ()), chart.leaders.get(place, ())
    gold = s.gold[money.pile(place)] if is_city(place) else 0
    cells = (
        named(w, "place", place),
        _forces(s, here, w),
        listed([f"{person(s, x, w)} ({_of(s, x, w)})" for x in led]),
        listed([named(w, "card", card) for card in chart.works.get(place, ())]),
        str(gold) if gold else NOTHING,
        _sieges(s, place, here, chart, w),
    )
    own = seat is not None and (any(mover(s, c) == seat for c in here) or any(people.player(s, x) == seat for x in led))
    return Row(f"place.{PLACES[place]}", cells, _lies(s.tables.atlas, place, w), own)


def _forces(s: Lords, here: Sequence[int], w: Words) -> str:
    """`red: 2 armies (1 worn), 1 galley; [seat 3]: 1 mercenary`"""
    groups: dict[str, dict[int, list[int]]] = {}
    for c in here:
        owner = s.owner[c - FIRST_MERCENARY] if c >= FIRST_MERCENARY else NOBODY
        label = seat_mark(owner) if owner != NOBODY else colour(w, colour_of(s, c))
        groups.setdefault(label, {}).setdefault(UNIT[c], []).append(s.steps[c])
    return (
        "; ".join(
            f"{label}: " + ", ".join(counted(w, unit, len(steps), steps.count(WORN)) for unit, steps in units.items())
            for label, units in groups.items()
        )
        or NOTHING
    )


def _of(s: Lords, leader: int, w: Words) -> str:
    """Whose leader he is: a player's, or of a colour."""
    seat = people.player(s, leader)
    return seat_mark(seat) if seat != NOBODY else colour(w, people.colour(s, leader))


def _sieges(s: Lords, place: int, here: Sequence[int], chart: Chart, w: Words) -> str:
    parts = []
    if place in chart.besieged:
        by = {colour_of(s, c) for c, city in enumerate(s.besieging) if city == place}
        parts.append(said(w, "page-besieged", colours=listed([colour(w, x) for x in sorted(by)])))
    for city in sorted({s.besieging[c] for c in here if s.besieging[c] != NOWHERE}):
        parts.append(said(w, "page-besieges", place=named(w, "place", city)))
    return listed(parts)


@lru_cache(maxsize=2048)
def _lies(atlas: Atlas, place: int, w: Words) -> tuple[str, ...]:
    return tuple(_lie(atlas, place, w))


def _lie(atlas: Atlas, place: int, w: Words) -> Iterator[str]:
    """Where it lies."""
    if is_city(place):
        city = atlas.city(place)
        yield f"{said(w, 'page-around')} {listed([named(w, 'place', x) for x in city.around])}."
        if city.goods:
            yield f"{said(w, 'page-goods')} {listed([named(w, 'good', x) for x in city.goods])}."
        return
    near = listed([named(w, "place", x) for x in atlas.neighbours[place]])
    yield f"{said(w, 'page-near')} {near}."
    if cities := atlas.cities_at[place]:
        yield f"{said(w, 'page-cities')} {listed([named(w, 'place', x) for x in cities])}."
    if is_dukedom(place):
        yield said(w, "page-rugged" if atlas.rugged(place) else "page-flat")
    yield said(w, "page-north" if atlas.north(place) else "page-south")


# ---- leaders and counters --------------------------------------------------------------------------------------------


def leaders(s: Lords, seat: int | None, w: Words) -> Block:
    """Every leader in the game: whose he is, where he stands, what he leads. The reader's first."""
    under: dict[int, dict[int, int]] = {}
    for c, leader in enumerate(s.under):
        if leader != NOWHERE and s.at[c] != NOWHERE:
            units = under.setdefault(leader, {})
            units[UNIT[c]] = units.get(UNIT[c], 0) + 1
    known = [x for x in range(LEADERS) if s.leaders[x].alive]
    owners = {x: people.player(s, x) for x in known}
    known.sort(key=lambda x: (owners[x] != seat or seat is None, x))
    rows = []
    for x in known:
        gold, place = s.gold[money.purse(x)], s.leaders[x].place
        cells = (
            person(s, x, w),
            seat_mark(owners[x]) if owners[x] != NOBODY else NOTHING,
            colour(w, people.colour(s, x)),
            str(s.leaders[x].stature),
            named(w, "place", place) if place != NOWHERE else NOTHING,
            listed([counted(w, unit, n, 0) for unit, n in under.get(x, {}).items()]),
            str(gold) if gold else NOTHING,
            listed(list(_leader_state(s, x, w))),
        )
        more = _origin(s.tables.deck.leaders[x], s.leaders[x].heir, w)
        rows.append(Row(f"leader.{CARDS[x]}", cells, more, seat is not None and owners[x] == seat))
    titles = columns(w, "name", "player", "colour", "stature", "place", "leads", "gold", "state")
    return Block("leaders", said(w, "page-leaders"), titles, rows, frozenset({3, 6}))


def _leader_state(s: Lords, leader: int, w: Words) -> Iterator[str]:
    x = s.leaders[leader]
    empire = people.rules(s, leader)
    if empire != NEUTRAL:
        yield said(w, "page-emperor-of", empire=named(w, "empire", empire))
    if x.captor != NOBODY:
        keeper = seat_mark(x.captor) if x.captor < EMPIRE_CAPTOR else named(w, "empire", x.captor - EMPIRE_CAPTOR)
        yield said(w, "page-prisoner-of", keeper=keeper)
        if x.ransom:
            yield said(w, "page-ransom", n=x.ransom)
    if x.bastard:
        yield said(w, "page-bastard")
    if x.moved:
        yield said(w, "page-moved")
    if x.abroad != NOWHERE:
        yield said(w, "page-abroad", place=named(w, "place", x.abroad))


@lru_cache(maxsize=512)
def _origin(printed: Leader, heir: int, w: Words) -> tuple[str, ...]:
    return tuple(_birth(printed, heir, w))


def _birth(printed: Leader, heir: int, w: Words) -> Iterator[str]:
    """What his card says, and who may still follow him."""
    yield said(w, "page-home", place=named(w, "place", printed.place), religion=named(w, "religion", printed.religion))
    if printed.claim != NEUTRAL:
        yield said(w, "page-claims", empire=named(w, "empire", printed.claim))
    left = range(heir, len(printed.heirs))
    if left:
        yield said(w, "page-heirs", heirs=listed([named(w, "heir", 2 * printed.number + n) for n in left]))


FIELDS: Final = ("name", "owner", "place", "state")


def counters(s: Lords, seat: int | None, w: Words) -> Block:
    """Every counter on the map. The reader's first."""
    some = [(c, mover(s, c)) for c, place in enumerate(s.at) if place != NOWHERE]
    some.sort(key=lambda pair: (pair[1] != seat or seat is None, pair[0]))
    moved, fought = set(s.moved), set(s.fought)
    fresh, worn = said(w, "page-fresh"), said(w, "page-worn")
    rows = []
    for c, who in some:
        states = [worn if s.steps[c] == WORN else fresh]
        if c in moved:
            states.append(said(w, "page-moved"))
        if c in fought:
            states.append(said(w, "page-fought"))
        if s.under[c] != NOWHERE:
            states.append(person(s, s.under[c], w))
        if s.besieging[c] != NOWHERE:
            states.append(said(w, "page-besieges", place=named(w, "place", s.besieging[c])))
        if c >= FIRST_MERCENARY and (gold := s.gold[money.hold(c)]):
            states.append(au(gold))
        owner = seat_mark(who) if who != NOBODY else colour(w, colour_of(s, c))
        cells = (
            named(w, "counter", c),
            owner,
            named(w, "place", s.at[c]),
            ", ".join(states),
        )
        rows.append(Row(f"counter.{COUNTERS[c]}", cells, (), seat is not None and who == seat))
    return Block("counters", said(w, "page-counters"), columns(w, *FIELDS), rows)


# ---- enterprises -----------------------------------------------------------------------------------------------------


def enterprises(s: Lords, seat: int | None, w: Words) -> Block:
    """E, G and R cards in play: whose, where, how far, what they need and supply. The reader's first. 5.10, 5.11"""
    some = [card for card in range(FIRST_E, FIRST_M) if s.where[card] >= 0 or s.built[card]]
    some.sort(key=lambda card: (s.where[card] != seat, card))
    rows = []
    for card in some:
        printed = s.tables.deck.enterprises[card - FIRST_E]
        owner, block = s.where[card], s.block[card]
        states = [named(w, "block", block)] if block >= 0 else []
        states += [said(w, "page-stands-built")] if s.built[card] else []
        states += [said(w, "page-worn")] if card in s.damaged else []
        states += [said(w, "page-idle")] if card in s.idle else []
        states += [said(w, "page-passed")] if s.passed[card] == s.year else []
        cells = (
            named(w, "card", card),
            seat_mark(owner) if owner >= 0 else NOTHING,
            named(w, "place", printed.place),
            listed(states),
            listed([named(w, "good", x) for x in printed.needs]),
            named(w, "good", printed.supplies) if printed.supplies >= 0 else NOTHING,
        )
        rows.append(Row(f"card.{CARDS[card]}", cells, (), seat is not None and owner == seat))
    titles = columns(w, "card", "player", "place", "state", "needs", "supplies")
    return Block("enterprises", said(w, "page-enterprises"), titles, rows)
