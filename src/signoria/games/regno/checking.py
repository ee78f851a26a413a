"""What may stand in a packed piece: provinces, realms, people, carriers, forces, fights. See `restoring`."""

from __future__ import annotations

from collections import Counter
from typing import Final

from signoria.games.regno.fights import ONGOING, STALLED, Battle, Naval, new_battle, new_naval
from signoria.games.regno.forces import find
from signoria.games.regno.ids import (
    ABOARD,
    BRANCHES,
    CARRIERS,
    CIVIL,
    COURT,
    DEEDS,
    FAITHS,
    FLAWS,
    GOODS,
    GOVERNMENTS,
    HORDE,
    INTERNED,
    MANOR,
    NEUTRAL,
    NO_FORTRESS,
    NO_TRAIT,
    NOWHERE,
    OFFICES,
    ORDERS,
    PEOPLE,
    PIRATES,
    PRISON,
    PROVINCES,
    RESOURCES,
    ROLES,
    SEASONS,
    SHIPS,
    STEEL_KEEP,
    TOWER,
    UNITS,
    VIRTUES,
    WED_TO_PLAYER,
)
from signoria.games.regno.pieces import (
    ARRIVED,
    CONVALESCENT,
    LANDED,
    MOVED,
    Carrier,
    Force,
    Person,
    Realm,
    new_carrier,
    new_person,
    new_realm,
)
from signoria.games.regno.realm.territory import most_ps
from signoria.games.regno.realm.workers import Empty
from signoria.games.regno.state import Regno
from signoria.kernel.restoring import MOST, WIDEST, alike, need, numbers, truths, tuples, whole, within

PIECES: Final = 999  # of a kind in one force
SEASONS_MOST: Final = 1000  # the greatest season that a counter may hold


def land(s: Regno, place: object, what: str, nowhere: bool = False) -> None:
    fits = type(place) is int and (place in s.tables.atlas.lands or (nowhere and place == NOWHERE))
    need(fits, f"{what} must be a province of the scenario")


def province(s: Regno, place: int) -> None:
    p, who = s.provinces[place], f"province {PROVINCES[place]}"
    seats, civil = s.seats, (1 << CIVIL) - 1
    limits = {"settlement": (0, 3), "buildings": (0, civil), "damaged": (0, civil)}
    limits |= {"worked": (0, civil | 1 << MANOR), "slaved": (0, civil | 1 << MANOR), "unrest": (0, 3)}
    limits |= {
        "whence": (INTERNED, ABOARD + len(CARRIERS)),
        "sacked": (0, SEASONS_MOST),
        "former": (NOWHERE, seats - 1),
        "asleep": (0, SEASONS_MOST),
    }
    limits |= {"held": (0, (1 << seats) - 1), "target": (NOWHERE, len(OFFICES) - 1), "justice": (0, SEASONS_MOST)}
    limits |= {
        "targeted": (0, (1 << 3 * len(OFFICES)) - 1),
        "fief": (NOWHERE, len(PEOPLE) - 1),
        "sheltered": (0, PIECES),
    }
    within(p, limits, who)
    owned = type(p.owner) is int and (p.owner == NEUTRAL or whole(p.owner, 0, seats - 1))
    need(owned, f"{who}: owner is a seat or neutral")
    truths(p, ("unmaintained", "horde", "exempt", "looted"), who)
    need(p.fortress == NO_FORTRESS or whole(p.fortress, TOWER, STEEL_KEEP), f"{who}: fortress is none")
    need(type(p.fortress) is int, f"{who}: fortress is none")
    besieged = p.besieger in (NOWHERE, HORDE) or whole(p.besieger, 0, seats - 1)
    need(type(p.besieger) is int and besieged, f"{who}: besieger is a seat or a horde")
    most = s.tables.inhabitants[p.settlement]
    need(whole(p.free, 0, most) and whole(p.slaves, 0, most), f"{who}: free and slaves are 0 to {most}")
    need(p.free + p.slaves <= most, f"{who}: at most {most} inhabitants")
    need(whole(p.ps, 0, most_ps(s, place)), f"{who}: ps is 0 to {most_ps(s, place)}")
    need(not p.damaged & ~p.buildings, f"{who}: only what stands there can be damaged")
    emptying = any(isinstance(step, Empty) and step.place == place for step in s.agenda)
    need(emptying or p.worked.bit_count() <= p.free, f"{who}: more buildings are worked than there are free workers")
    need(emptying or p.slaved.bit_count() <= p.slaves, f"{who}: more buildings have a slave than there are slaves")
    numbers(p.bought, tuple, GOODS, 0, PIECES, f"{who}: bought")


def realm(s: Regno, r: Realm, who: str) -> None:
    alike(r, new_realm(), who)
    numbers(r.stock, list, len(RESOURCES), 0, MOST, f"{who}: stock")
    numbers(r.tech, list, len(BRANCHES), 0, 4, f"{who}: tech")
    numbers(r.deeds, list, len(DEEDS), -MOST, MOST, f"{who}: deeds")
    land(s, r.capital, f"{who}: capital", nowhere=True)
    limits = {"government": (0, len(GOVERNMENTS) - 1), "faith": (0, len(FAITHS) - 1), "regent": (0, 2)}
    years = ("justice", "spied", "genius", "embargo", "works", "civil_war")
    limits |= dict.fromkeys(years, (0, SEASONS_MOST)) | dict.fromkeys(("battles", "warships", "produced"), (0, PIECES))
    limits |= dict.fromkeys(("taxed", "taxed_high"), (0, len(PROVINCES))) | {"battles_against": (0, (1 << s.seats) - 1)}
    within(r, limits | {"captured": (0, (1 << len(PEOPLE)) - 1)}, who)
    truths(r, ("out", "revealed", "sold_first", "excommunicated", "converted", "merchant_way"), who)
    numbers(r.program, tuple, -1, 1, ORDERS, f"{who}: program")
    most = s.tables.reconstruction["orders"]["per_season"]
    need(len(r.program) in (0, most) and len(set(r.program)) == len(r.program), f"{who}: program is {most} Orders")
    numbers(r.plan, tuple, -1, 1, ORDERS, f"{who}: plan")
    need(len(r.plan) <= most * len(SEASONS) and len(r.plan) % most == 0, f"{who}: plan is {most} Orders a season")
    tuples(r.seen, 3, f"{who}: seen")
    for _, seat, order in r.seen:
        need(whole(seat, 0, s.seats - 1) and whole(order, 1, ORDERS), f"{who}: seen is of a seat's Order")
    numbers(r.imported, tuple, GOODS, 0, MOST, f"{who}: imported")
    numbers(r.trading, tuple, 5 if r.trading else 0, 0, 1 << WIDEST, f"{who}: trading")


def is_aboard(s: Regno, place: int) -> bool:
    """Is it a place aboard a carrier in play?"""
    return 0 <= place - ABOARD < len(CARRIERS) and s.carriers[place - ABOARD] is not None


def person(s: Regno, x: Person | None, who: str) -> None:
    if x is None:
        return
    alike(x, new_person(0, 0, 0), who)
    limits = {"seat": (0, s.seats - 1), "role": (0, len(ROLES) - 1), "seniority": (0, SEASONS_MOST), "loyalty": (0, 4)}
    limits |= {"virtue": (NO_TRAIT, len(VIRTUES) - 1), "flaw": (NO_TRAIT, len(FLAWS) - 1), "moved": (0, 7)}
    limits |= {"married": (0, WED_TO_PLAYER), "spouse": (NOWHERE, len(PEOPLE) - 1), "born": (0, SEASONS_MOST)}
    limits |= dict.fromkeys(("wounded", "exhausted", "caught", "hired"), (0, SEASONS_MOST))
    within(x, limits | {"gaoler": (PIRATES, s.seats - 1), "origin": (INTERNED, ABOARD + len(CARRIERS))}, who)
    truths(x, ("educated",), who)
    here = type(x.place) is int and (x.place in s.tables.atlas.lands or x.place in (COURT, PRISON))
    need(here or (type(x.place) is int and is_aboard(s, x.place)), f"{who}: place is none of the scenario")


def carrier(s: Regno, x: Carrier | None, who: str) -> None:
    if x is None:
        return
    alike(x, new_carrier(0, 0, 0), who)
    within(x, {"owner": (PIRATES, s.seats - 1), "kind": (0, len(SHIPS) - 1)}, who)
    ship = s.tables.ships[x.kind]
    within(x, {"hull": (0, ship.hull), "sails": (0, ship.sails), "crew": (0, PIECES)}, who)
    within(x, dict.fromkeys(("moved", "bought", "loaded"), (0, SEASONS_MOST)), who)
    truths(x, ("abandoned", "visited"), who)
    at = s.tables.atlas.seas if x.kind else s.tables.atlas.provinces
    need(type(x.place) is int and x.place in at, f"{who}: place is none where it can be")
    need(type(x.start) is int and x.start in s.tables.atlas.neighbours, f"{who}: start is no place of the scenario")
    land(s, x.port, f"{who}: port", nowhere=True)
    numbers(x.cargo, tuple, GOODS + 2, 0, PIECES, f"{who}: cargo")


def force(s: Regno, f: Force, who: str) -> None:
    need(type(f) is Force, f"{who} must be a Force")
    within(f, {"owner": (HORDE, s.seats - 1), "status": (0, CONVALESCENT)}, who)
    within(f, {"until": (0, SEASONS_MOST), "moved": (0, MOVED | LANDED | ARRIVED)}, who)
    within(f, {"origin": (INTERNED, ABOARD + len(CARRIERS))}, who)
    here = type(f.place) is int and (f.place in s.tables.atlas.lands or f.place == INTERNED or is_aboard(s, f.place))
    need(here, f"{who}: place is none of the scenario")
    numbers(f.counts, tuple, len(UNITS), 0, PIECES, f"{who}: counts")
    need(sum(f.counts) > 0, f"{who} has no pieces")


def fights(s: Regno) -> None:
    """A battle on land and one at sea."""
    for name, kind, places in (("battle", Battle, s.tables.atlas.lands), ("naval", Naval, s.tables.atlas.seas)):
        fight = getattr(s, name)
        if fight is None:
            continue
        need(type(fight) is kind, f"{name} must be a {kind.__name__}")
        alike(fight, new_battle(0, 0, 0, 0) if kind is Battle else new_naval(0, 0, 0), name)
        need(fight.place in places, f"{name}: place is none of the scenario")
        within(fight, dict.fromkeys(("attacker", "defender"), (PIRATES, s.seats - 1)) | {"outcome": (0, STALLED)}, name)
    if s.battle is not None:
        _battle(s.battle)
        _bands(s, s.battle)
    if s.naval is not None:
        _pair(s.naval.fleets, 1, "naval: fleets")
        for ship in (*s.naval.fleets[0], *s.naval.fleets[1]):
            need(whole(ship, 0, len(CARRIERS) - 1), "naval: fleets are of ships")
        tuples(s.naval.pairs, 2, "naval: pairs")
        _pair(s.naval.fled, 0, "naval: fled")


def _battle(b: Battle) -> None:
    """What a battle keeps by side."""
    _pair(b.fallen, 1, "battle: fallen")
    for counts in b.fallen:
        numbers(counts, tuple, len(UNITS), 0, MOST, "battle: fallen")
    for name, width in (("bands", 7), ("aims", 3)):
        _pair(getattr(b, name), 2, f"battle: {name}")
        for rows in getattr(b, name):
            tuples(rows, width, f"battle: {name}")
    tuples(b.wounded, 2, "battle: wounded")
    need(len(b.wounded) == 2, "battle: wounded is of two sides")
    for name in ("hits", "lost", "start", "guards", "commanders", "theologians", "saved"):
        _pair(getattr(b, name), 0, f"battle: {name}")
    for who in b.commanders:
        need(whole(who, NOWHERE, len(PEOPLE) - 1), "battle: commanders are people")


def _bands(s: Regno, b: Battle) -> None:
    """Pieces are of a kind, and while the battle lasts each stands in a force there: its losses come off that."""
    for side, who in enumerate((b.attacker, b.defender)):
        standing = Counter[tuple[int, ...]]()
        for unit, n, *kind, led in b.bands[side]:
            fits = whole(unit, 0, len(UNITS) - 1) and whole(n, 0, PIECES) and whole(led, 0, 1)
            need(fits, "battle: bands are of pieces")
            standing[(unit, *kind)] += n
        for (unit, status, until, moved, origin), n in standing.items():
            force = find(s, who, b.place, status, until, moved, origin)
            there = force.counts[unit] if force else 0
            need(b.outcome != ONGOING or n <= there, "battle: bands have pieces that stand in no force there")
        struck, left = b.wounded[side]
        need(whole(struck, -1, len(b.bands[side]) - 1) and left >= 0, "battle: wounded is one of the bands")


def _pair(x: object, depth: int, what: str) -> None:
    """BadData unless it is one thing for each of two sides: numbers, or tuples (not `depth` 0)."""
    fits = isinstance(x, tuple) and len(x) == 2 and all(isinstance(y, tuple) == (depth > 0) for y in x)
    need(fits, f"{what} is of two sides")
