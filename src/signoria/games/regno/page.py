"""A position of Regno as tables in the reader's words, for terminal and browser (kernel.page). From a masked state."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from signoria.games.regno.commerce.exchange import value
from signoria.games.regno.deeds import enterprise
from signoria.games.regno.ids import (
    ABOARD,
    BRANCHES,
    CARRIERS,
    CATEGORIES,
    CIVIL,
    COURT,
    FIRST_CAPTAIN,
    FLORINS,
    GOODS,
    INTERNED,
    NEUTRAL,
    NO_FORTRESS,
    NO_TRAIT,
    NOWHERE,
    OFFICES,
    PEOPLE,
    PEOPLE_ABOARD,
    PLACES,
    PRISON,
    RESOURCES,
    SLAVES_ABOARD,
)
from signoria.games.regno.pieces import CONVALESCENT, EXHAUSTED, Carrier, Force, Person, Province
from signoria.games.regno.realm.territory import is_breached, is_sacked, most_ps, provinces_of
from signoria.games.regno.realm.workers import unused
from signoria.games.regno.reconstruction.scoring import sheet_of
from signoria.games.regno.standing import STAND, TOPICS, ranking
from signoria.games.regno.state import Regno
from signoria.kernel.page import STANDING, Block, Row
from signoria.kernel.words import Words

NOTHING: Final = "–"
OFF_MAP: Final = {COURT: "court", PRISON: "prison", INTERNED: "interned"}


def page(s: Regno, seat: int | None, w: Words) -> Sequence[Block]:
    """The moment, realms, Exchange, provinces, armies, people, carriers, knowledge, own standing orders."""
    own = (standing(s, seat, w),) if seat is not None and s.orders[seat] else ()
    if not s.round:
        return (realms(s, seat, w), provinces(s, seat, w), armies(s, seat, w), *own)
    return (
        moment(s, w),
        realms(s, seat, w),
        exchange(s, w),
        provinces(s, seat, w),
        armies(s, seat, w),
        people(s, seat, w),
        carriers(s, seat, w),
        knowledge(s, seat, w),
        *own,
    )


def columns(w: Words, *names: str) -> list[str]:
    return [w.say(f"page-{name}") for name in names]


def where(w: Words, place: int) -> str:
    """A place, a ship, or a word for what is off the map."""
    if place in OFF_MAP:
        return w.say(f"page-{OFF_MAP[place]}")
    return w.name("carrier", place - ABOARD) if place >= ABOARD else w.name("place", place)


def listed(parts: Sequence[str]) -> str:
    return ", ".join(parts) or NOTHING


# ---- the moment ------------------------------------------------------------------------------------------------------


def moment(s: Regno, w: Words) -> Block:
    """What holds for everybody now."""
    rows = [Row(ref, (title, text), more) for ref, title, text, more in _facts(s, w)]
    return Block("moment", w.say("page-moment"), columns(w, "what", "now"), rows, brief=True)


def _facts(s: Regno, w: Words) -> Iterator[tuple[str, str, str, Sequence[str]]]:
    """(ref, title, text, more)"""

    def fact(ref: str, text: str, *more: str) -> tuple[str, str, str, Sequence[str]]:
        return ref, w.say(f"page-{ref}"), text, more

    yield fact("when", w.say("page-season", year=s.year, years=s.tables.years, season=w.name("season", s.season)))
    if s.event >= 0:
        card = s.tables.events[s.event]
        yield fact("event", f"{w.name('event', s.event)}. {w.say(f'card-{card.key}', **card.numbers)}")
    yield fact("order", listed([f"[seat {x}]" for x in s.order]))
    if s.inflation:
        yield fact("inflation", str(s.inflation))
    for ref, fight in (("battle", s.battle), ("naval", s.naval)):
        if fight is not None:
            sides = {"attacker": w.name("owner", fight.attacker), "defender": w.name("owner", fight.defender)}
            yield fact(ref, w.say("page-fight", place=w.name("place", fight.place), **sides))
    wars = [f"[seat {b}] – [seat {a}]" for a in range(s.seats) for b in range(a) if s.wars[a] >> b & 1]
    pacts = [f"[seat {a}] – [seat {b}] ({w.say('page-to-year', year=year)})" for a, b, year in s.pacts]
    alliances = [f"[seat {x[0]}] – [seat {x[1]}]" for x in s.alliances]
    for ref, pairs in (("wars", wars), ("pacts", pacts), ("alliances", alliances)):
        if pairs:
            yield fact(ref, "; ".join(pairs))
    yield fact("tavern", listed([w.name("person", FIRST_CAPTAIN + card) for card in s.tavern]))
    for i, holder in enumerate(s.offices):
        if holder != NOWHERE:
            held = f"{w.name('person', holder)}, [{s.treasuries[i]} florins]"
            yield OFFICES[i], w.name("office", i), held, ()
    if s.relic != NOWHERE:
        yield fact("relic", w.name("place", s.relic))


def exchange(s: Regno, w: Words) -> Block:
    """Bands and prices of the three categories. 10.1"""
    rows = []
    commission = w.say("page-commission", percent=s.tables.exchange["prices"]["commission"])
    for category, name in enumerate(CATEGORIES):
        goods = [g for g in range(GOODS) if s.tables.category[g] == category]
        price = value(s, goods[0])
        asked = price + s.tables.exchange["prices"]["buy_surcharge"]
        figures = map(str, (s.bands[category], price, asked, s.sold[category], s.bought[category]))
        more = (listed([w.name("resource", g) for g in goods]), commission)
        rows.append(Row(f"category.{name}", (w.name("category", category), *figures), more))
    titles = columns(w, "category", "band", "selling", "buying", "sold", "bought")
    return Block("exchange", w.say("page-exchange"), titles, rows, frozenset({1, 2, 3, 4, 5}), brief=True)


# ---- realms ----------------------------------------------------------------------------------------------------------


def realms(s: Regno, seat: int | None, w: Words) -> Block:
    """Reserves, points, Orders, and how each realm fares."""
    rows = []
    for x, r in enumerate(s.realms):
        points = sum(sheet_of(s, x)) if s.round else 0
        orders = "?" * (2 * bool(r.program)) if 0 in r.program else " ".join(str(order) for order in r.program)
        counts = (len(provinces_of(s, x)), enterprise(s, x), points)
        cells = [f"[seat {x}]", *map(str, counts), orders or NOTHING, str(r.stock[FLORINS])]
        rows.append(Row(f"seat.{x}", [*cells, *(str(n) for n in r.stock[:GOODS])], list(_fortunes(s, x, w)), x == seat))
    titles = [*columns(w, "realm", "lands", "enterprise", "points", "orders"), w.name("resource", FLORINS)]
    titles += [w.name("resource", g) for g in range(GOODS)]
    numbers = frozenset({1, 2, 3, *range(5, len(titles))})
    return Block("realms", w.say("page-realms"), titles, rows, numbers, brief=True)


def _fortunes(s: Regno, seat: int, w: Words) -> Iterator[str]:
    """What else there is to say of a realm, in sentences."""
    r = s.realms[seat]
    if r.out:
        yield w.say("page-out")
        return
    yield w.say("page-faith-of", faith=w.name("faith", r.faith), government=w.name("government", r.government))
    if r.capital != NOWHERE:
        yield w.say("page-capital-of", place=w.name("place", r.capital))
    if r.civil_war >= s.round > 0:
        yield w.say("page-civil-war")
    if r.excommunicated:
        yield w.say("page-excommunicated")
    if r.embargo >= s.year:
        yield w.say("page-embargo", year=r.embargo)
    if r.regent:
        yield w.say("page-regent")
    if s.isolated >> seat & 1:
        yield w.say("page-isolated")
    for season, other, order in r.seen:
        if season == s.round:
            yield w.say("page-seen", seat=f"[seat {other}]", order=order)


def knowledge(s: Regno, seat: int | None, w: Words) -> Block:
    """Levels of the ten branches and of the government. Chapter 11"""
    rows = [Row(f"seat.{x}", [f"[seat {x}]", *(str(n) for n in r.tech)], (), x == seat) for x, r in enumerate(s.realms)]
    titles = [*columns(w, "realm"), *(w.name("branch", i) for i in range(len(BRANCHES)))]
    return Block("knowledge", w.say("page-knowledge"), titles, rows, frozenset(range(1, len(titles))))


def standing(s: Regno, seat: int, w: Words) -> Block:
    """The reader's standing orders that hold."""
    rows = []
    for verb, topic, order in s.orders[seat]:
        if verb == STAND:
            said = w.say("standing-order", topic_id=TOPICS[topic], value=order)
            rows.append(Row(f"topic.{TOPICS[topic]}", (w.name("topic", topic), said), (), True))
    if mine := ranking(s, seat):
        said = w.say("page-ranked", units=listed([w.name("unit", unit) for unit in mine]))
        rows.append(Row("ranking", (w.say("page-ranking"), said), (), True))
    return Block(STANDING, w.say("page-standing"), columns(w, "what", "now"), rows)


# ---- the map ---------------------------------------------------------------------------------------------------------


def provinces(s: Regno, seat: int | None, w: Words) -> Block:
    """Every province: who holds it, what stands and who stands there. Own ones first."""
    order = sorted(s.tables.atlas.provinces, key=lambda p: (s.provinces[p].owner != seat, -s.provinces[p].owner, p))
    rows = [_province(s, place, seat, w) for place in order]
    titles = columns(
        w, "province", "owner", "centre", "inhabitants", "buildings", "fortress", "unrest", "pieces", "state"
    )
    return Block("provinces", w.say("page-provinces"), titles, rows, frozenset({6}))


def _province(s: Regno, place: int, seat: int | None, w: Words) -> Row:
    p = s.provinces[place]
    fortress = NOTHING
    if p.fortress != NO_FORTRESS:
        fortress = f"{w.name('building', p.fortress)} {p.ps}/{most_ps(s, place)}"
    people = f"{p.free}+{p.slaves}" if p.slaves else str(p.free)
    cells = [
        w.name("place", place),
        w.name("owner", p.owner) if p.owner < 0 else f"[seat {p.owner}]",
        w.name("settlement", p.settlement),
        f"{people}/{s.tables.inhabitants[p.settlement]}",
        listed([_building(p, b, w) for b in range(CIVIL) if p.buildings >> b & 1]),
        fortress,
        str(p.unrest),
        _pieces_at(s, place, w),
        listed(list(_state(s, place, w))),
    ]
    return Row(f"place.{PLACES[place]}", cells, list(_lie(s, place, w)), p.owner == seat)


def _building(p: Province, building: int, w: Words) -> str:
    """A building with what works in it: `Farm (worked)`."""
    name = w.name("building", building)
    if p.damaged >> building & 1:
        return f"{name} ({w.say('page-damaged')})"
    if p.worked >> building & 1:
        return f"{name} ({w.say('page-worked')})"
    return f"{name} ({w.say('page-slaved')})" if p.slaved >> building & 1 else name


def _pieces_at(s: Regno, place: int, w: Words) -> str:
    """How many pieces each owner has there."""
    sums: dict[int, int] = {}
    for f in s.forces:
        if f.place == place:
            sums[f.owner] = sums.get(f.owner, 0) + sum(f.counts)
    return listed([f"{w.name('owner', owner) if owner < 0 else f'[seat {owner}]'} {n}" for owner, n in sums.items()])


def _state(s: Regno, place: int, w: Words) -> Iterator[str]:
    """What is out of the ordinary there."""
    p = s.provinces[place]
    if p.besieger != NOWHERE:
        yield w.say("page-besieged", owner=w.name("owner", p.besieger))
    if is_sacked(s, p):
        yield w.say("page-sacked")
    if p.former != NOWHERE:
        yield w.say("page-rebels", seat=f"[seat {p.former}]")
    if p.horde:
        yield w.say("page-horde")
    if p.fortress != NO_FORTRESS and is_breached(s, place):
        yield w.say("page-breached")
    if p.unmaintained:
        yield w.say("page-unmaintained")
    if p.exempt:
        yield w.say("page-exempt")
    if p.target != NOWHERE:
        yield w.say("page-target", office=w.name("office", p.target))
    if p.owner >= 0 and s.realms[p.owner].capital == place:
        yield w.say("page-capital")
    if p.owner >= 0 and (n := unused(p)):
        yield w.say("page-idle", n=n)


def _lie(s: Regno, place: int, w: Words) -> Iterator[str]:
    """Where it lies and what room it has."""
    atlas, p = s.tables.atlas, s.provinces[place]
    near = [w.name("place", x) + ("~" if (place, x) in atlas.rivers else "") for x in atlas.neighbours[place]]
    yield w.say("page-lies", terrain=w.name("terrain", atlas.lands[place].terrain), near=listed(near))
    if atlas.coasts(place):
        yield w.say("page-shore", seas=listed([w.name("place", sea) for sea in atlas.coasts(place)]))
    used = p.buildings.bit_count() + (p.fortress != NO_FORTRESS)
    yield w.say("page-spaces", used=used, most=s.tables.spaces[p.settlement])
    if p.fief != NOWHERE:
        yield w.say("page-fief", person=w.name("person", p.fief))


# ---- pieces ----------------------------------------------------------------------------------------------------------


def armies(s: Regno, seat: int | None, w: Words) -> Block:
    """Pieces by place and owner, own ones first."""
    forces = sorted(s.forces, key=lambda f: (f.owner != seat, -f.owner, f.place, f.status, f.until, f.moved, f.origin))
    rows = [_army(f, i, seat, w) for i, f in enumerate(forces)]
    return Block("armies", w.say("page-armies"), columns(w, "place", "owner", "pieces", "state"), rows)


def _army(f: Force, i: int, seat: int | None, w: Words) -> Row:
    state = {EXHAUSTED: "exhausted", CONVALESCENT: "convalescent"}.get(f.status, "moved" if f.moved else "ready")
    owner = w.name("owner", f.owner) if f.owner < 0 else f"[seat {f.owner}]"
    pieces = w.name("units", tuple((unit, n) for unit, n in enumerate(f.counts) if n))
    ref = f"place.{PLACES[f.place]}" if 0 <= f.place < len(PLACES) else f"force.{i}"
    return Row(f"{ref}#{i}", (where(w, f.place), owner, pieces, w.say(f"page-{state}")), (), f.owner == seat)


def people(s: Regno, seat: int | None, w: Words) -> Block:
    """The characters of all realms, own ones first."""
    known = [(i, x) for i, x in enumerate(s.people) if x is not None]
    known.sort(key=lambda pair: (pair[1].seat != seat, pair[1].seat, pair[1].role, pair[0]))
    rows = [_person(s, i, x, seat, w) for i, x in known]
    titles = columns(w, "name", "realm", "role", "place", "traits", "seniority", "state")
    return Block("people", w.say("page-people"), titles, rows, frozenset({5}))


def _person(s: Regno, who: int, x: Person, seat: int | None, w: Words) -> Row:
    traits = [w.name("virtue", x.virtue)] if x.virtue != NO_TRAIT else []
    traits += [w.name("flaw", x.flaw)] if x.flaw != NO_TRAIT else []
    states = []
    if x.gaoler != NOWHERE:
        states.append(w.say("page-prisoner", owner=w.name("owner", x.gaoler)))
    if x.wounded >= s.round:
        states.append(w.say("page-wounded"))
    if x.exhausted >= s.round:
        states.append(w.say("page-exhausted"))
    if x.loyalty:
        states.append(w.say("page-loyalty", n=x.loyalty))
    cells = (w.name("person", who), f"[seat {x.seat}]", w.name("role", x.role), where(w, x.place), listed(traits))
    return Row(f"person.{PEOPLE[who]}", (*cells, str(x.seniority), listed(states)), (), x.seat == seat)


def carriers(s: Regno, seat: int | None, w: Words) -> Block:
    """Caravans and ships, own ones first."""
    known = [(i, x) for i, x in enumerate(s.carriers) if x is not None]
    known.sort(key=lambda pair: (pair[1].owner != seat, -pair[1].owner, pair[0]))
    rows = [_carrier(i, x, seat, w) for i, x in known]
    titles = columns(w, "name", "owner", "kind", "place", "cargo", "tracks", "state")
    return Block("carriers", w.say("page-carriers"), titles, rows)


def _carrier(name: int, x: Carrier, seat: int | None, w: Words) -> Row:
    cargo = [f"[{n} {RESOURCES[g]}]" for g, n in enumerate(x.cargo[:GOODS]) if n]
    cargo += [w.say("page-aboard", n=x.cargo[PEOPLE_ABOARD])] if x.cargo[PEOPLE_ABOARD] and x.owner != NEUTRAL else []
    cargo += [w.say("page-unseen", n=x.cargo[PEOPLE_ABOARD])] if x.cargo[PEOPLE_ABOARD] and x.owner == NEUTRAL else []
    cargo += [w.say("page-slaves", n=x.cargo[SLAVES_ABOARD])] if x.cargo[SLAVES_ABOARD] else []
    tracks = w.say("page-hull", hull=x.hull, sails=x.sails, crew=x.crew) if x.kind else NOTHING
    states = [w.say("page-abandoned")] if x.abandoned else []
    states += [w.say("page-blockades", place=w.name("place", x.port))] if x.port != NOWHERE else []
    owner = w.name("owner", x.owner) if x.owner < 0 else f"[seat {x.owner}]"
    cells = (w.name("carrier", name), owner, w.name("ship", x.kind), w.name("place", x.place))
    return Row(f"carrier.{CARRIERS[name]}", (*cells, listed(cargo), tracks, listed(states)), (), x.owner == seat)
