"""Which provinces are worth having, who guards them, and with what they can be taken."""

from __future__ import annotations

from math import ceil
from typing import Final, NamedTuple

from signoria.games.regno.forces import counts_of, find, plus
from signoria.games.regno.ids import (
    CATHEDRAL,
    CHURCH,
    CITY,
    CREWMAN,
    ENGINEERING,
    IRON,
    LIGHT_INFANTRY,
    MACHINES,
    METALLURGY,
    NO_FORTRESS,
    NOWHERE,
    PIKEMAN,
    PITCHFORK,
    PRODUCTIVE,
    RAM,
    TOWN,
)
from signoria.games.regno.pieces import CONVALESCENT, NO_UNITS, READY, Counts
from signoria.games.regno.plans import coasts
from signoria.games.regno.plans.odds import ROUNDS, Forecast, forecast, strength
from signoria.games.regno.plans.outlook import Outlook
from signoria.games.regno.realm.territory import are_allied, is_breached
from signoria.games.regno.state import Regno
from signoria.games.regno.warfare.engaging import defender
from signoria.games.regno.warfare.moving import able, is_inside, points, reach
from signoria.games.regno.warfare.war import pact_between

WASTED: Final = 2  # seasons before a conquered province yields
YIELDS: Final = 0.75  # of the income: what is left of it when all goes as it mostly goes
PEOPLED: Final = 8  # florins a year that holding a level of settlement costs
BEARABLE: Final = 0.75  # of the fighters that may fall in a fight that is won
PIECE: Final = 26  # florins that a lost soldier is worth, goods reckoned
WAR_YEAR: Final = 3
WAR_CHEST: Final = 80  # florins to spend from which neighbours are looked at
HOPE: Final = 0.8  # of the prize, while there is no war yet
BEYOND: Final = 0.6  # of the prize beyond the sea: ships, weather and the way back
BEGUN: Final = 1.15  # times the prize, where a siege of ours stands already
SPACE: Final = 10  # florins that a cargo space in a ship costs
TRAIN: Final = 6  # spaces of two machines with their Crewmen
ENGINE: Final = 55  # florins that a machine costs, goods reckoned …
CREW: Final = 12  # … and a Crewman
AGAIN: Final = 50  # florins that another Order 2 is worth
LEVY: Final = 24  # soldiers that may be recruited for one conquest
MARGINS: Final = (1.0, 1.35, 1.8, 2.4, 3.2)  # times their strength that ours must be


class Need(NamedTuple):
    """What is to be recruited before a province can be taken, and how the fight goes then."""

    soldiers: int
    machines: int
    crew: int
    lost: float
    rounds: int
    room: int  # cargo spaces in ships, for what lies beyond the sea


class Ambition(NamedTuple):
    """A province for which an army must be gathered first."""

    worth: float
    place: int
    soldiers: int  # more than there are
    machines: int
    crew: int


def prize(o: Outlook, place: int) -> float:
    """Florins that owning a province is worth from now on."""
    return o.once(f"prize {place}", lambda: _prize(o, place))


def _prize(o: Outlook, place: int) -> float:
    s, p, t = o.s, o.at(place), o.s.tables
    buildings = 5 * (p.buildings >> CHURCH & 1) + 15 * (p.buildings >> CATHEDRAL & 1)
    if p.fortress != NO_FORTRESS:
        buildings += t.buildings[p.fortress].income
    worked = (p.buildings & ((1 << PRODUCTIVE) - 1)).bit_count()
    income = t.tax_florins[2] + t.centre_income[p.settlement] + buildings + 7 * min(worked, p.free + p.slaves)
    points_, rules = 0.5, t.reconstruction["final"]
    points_ += {TOWN: rules["town"], CITY: rules["city"]}.get(p.settlement, 0)
    points_ += rules["cathedral"] * (p.buildings >> CATHEDRAL & 1)
    if not p.held >> o.seat & 1:
        deeds, player = t.reconstruction["enterprise"], p.owner >= 0
        if p.settlement == CITY:
            points_ += deeds["player_city" if player else "city"]
        if p.settlement == TOWN and player:
            points_ += deeds["player_town"]
        if player and s.realms[p.owner].capital == place and not p.looted:
            points_ += deeds["player_capital"]
    if p.horde:
        points_ += t.reconstruction["enterprise"]["horde"]
    return float(YIELDS * income * o.productions(WASTED) + points_ * o.point - PEOPLED * p.settlement * o.years_left)


def guards(s: Regno, seat: int, place: int) -> Counts:
    """Who would fight there against the seat."""
    return band(s, defender(s, seat, place), place)


def band(s: Regno, owner: int, place: int) -> Counts:
    """What an owner has in a place that can fight."""
    out = NO_UNITS
    for f in s.forces:
        if f.place == place and f.owner == owner and f.status != CONVALESCENT:
            out = plus(out, f.counts)
    return out


def is_walled(s: Regno, seat: int, place: int) -> bool:
    """Is there a fortress between? Not where another besieges, nor in own land."""
    p = s.provinces[place]
    return p.fortress != NO_FORTRESS and p.owner != seat and p.besieger in (NOWHERE, seat)


def judge(
    o: Outlook, place: int, ours: Counts, river: bool = False, landed: bool = False, most: int = 2 * ROUNDS
) -> Forecast:
    """How an attack of ours there would go, in at most so many rounds."""
    s, theirs = o.s, guards(o.s, o.seat, place)
    walled = is_walled(s, o.seat, place)
    if theirs == NO_UNITS and (not walled or is_breached(s, place)):
        return Forecast(True, 0.0, 0.0, 0)
    return forecast(s, place, ours, theirs, walled, -(river + landed), most)


def armies(o: Outlook) -> dict[int, Counts]:
    """The armies that may still march, by place."""
    found = {}
    for f in o.s.forces:
        if f.owner == o.seat and f.status == READY and f.place in o.s.tables.atlas.lands and f.place not in found:
            there = find(o.s, o.seat, f.place)
            if there is not None and not is_inside(o.s, o.seat, f.place):
                counts = able(there.counts)
                if counts != NO_UNITS:
                    found[f.place] = counts
    return found


def arrivals(o: Outlook, marching: dict[int, Counts]) -> dict[int, dict[int, int]]:
    """By army: the places that it can reach, each with the place from which it is entered."""
    s = o.s
    return {a: reach(s, o.seat, a, points(s, o.seat, counts)) for a, counts in marching.items()}


def waiting(s: Regno, seat: int, place: int) -> Counts:
    """Pieces that stand before an enemy there: arrived, or besieging and not yet moved."""
    out = NO_UNITS
    for f in s.forces:
        if f.owner == seat and f.place == place and f.status == READY:
            out = plus(out, f.counts)
    return out


def fighters(counts: Counts) -> int:
    return sum(counts[:MACHINES])


def frontier(o: Outlook) -> list[int]:
    """Provinces next to ours that could be taken: neutrals, rebels, enemies."""
    return o.once("frontier", lambda: _frontier(o))


def _frontier(o: Outlook) -> list[int]:
    near = dict.fromkeys(x for p in o.own for x in o.s.tables.atlas.neighbours[p])
    found = [x for x in near if o.at(x).owner != o.seat and o.is_enemy(x)]
    return [x for x in found if o.at(x).besieger in (NOWHERE, o.seat)]


def ambition(o: Outlook) -> Ambition | None:
    """The best province that all our soldiers, and those that we could recruit, would take."""
    return o.once("ambition", lambda: _ambition(o))


def _ambition(o: Outlook) -> Ambition | None:
    best: Ambition | None = None
    goals = frontier(o) + coasts.overseas(o)
    if not goals or (o.s.year >= WAR_YEAR and o.spendable > WAR_CHEST):
        goals = goals + weak_neighbours(o)
    for value, place in sorted(((_hoped(o, x), x) for x in goals), reverse=True):
        if value <= 0 or (best is not None and value <= best.worth):
            break
        need = wants(o, place)
        if need is None:
            continue
        worth = value - expense(o, need)
        if worth > 0 and (best is None or worth > best.worth):
            best = Ambition(worth, place, need.soldiers, need.machines, need.crew)
    return best


def _hoped(o: Outlook, place: int) -> float:
    """The prize, less where there is no war yet, more where our siege stands already."""
    begun = BEGUN if o.at(place).besieger == o.seat else 1.0
    far = BEYOND if place in coasts.overseas(o) else 1.0
    return far * prize(o, place) * (begun if o.is_enemy(place) else HOPE)


def weak_neighbours(o: Outlook) -> list[int]:
    """Provinces of realms at peace with us, bound by nothing, that could be taken from them."""
    near = dict.fromkeys(x for p in o.own for x in o.s.tables.atlas.neighbours[p])
    found = []
    for place in near:
        owner = o.at(place).owner
        free = owner in o.rivals and owner not in o.enemies and not pact_between(o.s, o.seat, owner)
        if free and not are_allied(o.s, o.seat, owner) and own_strength(o, owner) < own_strength(o, o.seat) + 5:
            found.append(place)
    return found


def wants(o: Outlook, place: int) -> Need | None:
    """What all our land forces lack to take a province; None: it is out of reach."""
    return o.once(f"wants {place}", lambda: _wants(o, place))


def _wants(o: Outlook, place: int) -> Need | None:
    need = _needed(o, place, whole(o))
    if need is None or place not in coasts.overseas(o):
        return need
    return need._replace(room=max(0, spaces_for(o, place) - coasts.spaces(o)))


def spaces_for(o: Outlook, place: int) -> int:
    """Cargo spaces of those who would take a province beyond the sea, or stand before its walls."""
    foes = strength(o.s, guards(o.s, o.seat, place))
    each = strength(o.s, counts_of([(LIGHT_INFANTRY, 1)]))
    train = TRAIN if is_walled(o.s, o.seat, place) else 0
    return int(MARGINS[1] * foes / each) + train + 1


def whole(o: Outlook) -> Counts:
    """All our land forces together."""
    return o.once("whole", lambda: _whole(o))


def _whole(o: Outlook) -> Counts:
    found = NO_UNITS
    for f in o.s.forces:
        if f.owner == o.seat and f.place in o.s.tables.atlas.lands:
            found = plus(found, f.counts)
    return found


def expense(o: Outlook, need: Need) -> float:
    """Florins that recruiting it and the fight cost."""
    recruits = need.room * SPACE + need.soldiers * PIECE + need.machines * ENGINE + need.crew * CREW
    return recruits * o.thrift + need.lost * PIECE + (AGAIN if need.rounds > ROUNDS else 0)


def _needed(o: Outlook, place: int, whole: Counts) -> Need | None:
    """The cheapest way: few machines take longer, and their men suffer more before the walls; many are dear."""
    s, p = o.s, o.at(place)
    if not is_walled(s, o.seat, place) or is_breached(s, place):
        return _men_for(o, place, whole, 0, 0)
    if o.tech[ENGINEERING] < 1 and not sum(whole[MACHINES:PITCHFORK]):
        return None
    have = sum(n * s.tables.units[u].walls for u, n in enumerate(whole) if MACHINES <= u < PITCHFORK)
    most = max(2, min(4, p.ps - s.tables.fortress(p.fortress).breach))
    best: Need | None = None
    for want in sorted({max(0, n - have) for n in range(1, most + 1)}):
        levied = list(whole)
        levied[RAM] += want
        crew = max(0, sum(levied[MACHINES:PITCHFORK]) + 1 - levied[CREWMAN])
        levied[CREWMAN] += crew
        found = _men_for(o, place, tuple(levied), want, crew)
        if found is not None and (best is None or expense(o, found) < expense(o, best)):
            best = found
    return best


def _men_for(o: Outlook, place: int, levied: Counts, machines: int, crew: int) -> Need | None:
    """With these machines: the fewest soldiers more with whom it should be won."""
    s = o.s
    unit = PIKEMAN if o.tech[METALLURGY] >= 1 and o.stock[IRON] >= 6 else LIGHT_INFANTRY
    foes = strength(s, guards(s, o.seat, place))
    ours, each = strength(s, levied), strength(s, counts_of([(unit, 1)]))
    for margin in MARGINS:
        more = max(0, ceil((margin * foes - ours) / each))
        if more > LEVY:
            return None
        now = (*levied[:unit], levied[unit] + more, *levied[unit + 1 :])
        f = judge(o, place, now)
        if f.won and f.lost <= BEARABLE * fighters(now):
            return Need(more, machines, crew, f.lost, f.rounds, 0)
    return None


def own_strength(o: Outlook, seat: int) -> float:
    """All of a realm's pieces."""
    return o.once(f"strength {seat}", lambda: _own_strength(o, seat))


def _own_strength(o: Outlook, seat: int) -> float:
    return sum(strength(o.s, f.counts) for f in o.s.forces if f.owner == seat and f.status != CONVALESCENT)
