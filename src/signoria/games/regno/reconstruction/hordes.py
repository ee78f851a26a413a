"""Hordes. R18.4 as amended.

A horde is a force of HORDE: it enters at a random place, always attacks, never retreats, and disbands when Winter ends.
"""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno.combat import battle, recovery
from signoria.games.regno.dynasties import prisoners
from signoria.games.regno.fights import ASSAULT, ATTACKER, DEFENDER, FIELD, new_battle
from signoria.games.regno.forces import counts_of, find, pairs_of, put, remove_all
from signoria.games.regno.ids import (
    HORDE,
    HORSE_ARCHER,
    LIGHT_CAVALRY,
    NEUTRAL,
    NO_FORTRESS,
    NOWHERE,
    REBELS,
    WINTER,
)
from signoria.games.regno.kinds import PLACE, UNITS_KIND
from signoria.games.regno.lots import one_of
from signoria.games.regno.pieces import ARRIVED, MOVED
from signoria.games.regno.realm import ruin, workers
from signoria.games.regno.realm.territory import armies_at, is_breached, soldiers_at
from signoria.games.regno.state import S_WORLD, Regno
from signoria.games.regno.warfare import conquest, siege
from signoria.kernel.state import ALL, Step
from signoria.kernel.verbs import Signature

VERBS: Final[tuple[Signature, ...]] = ()
APPEARED: Final = 490
MOVED_ON: Final = 491
TOOK: Final = 492
DISBANDED: Final = 493
EVENTS: Final = (
    Signature(APPEARED, "horde-appeared", ("place", PLACE), ("units", UNITS_KIND)),
    Signature(MOVED_ON, "horde-moved", ("from", PLACE), ("place", PLACE)),
    Signature(TOOK, "horde-took", ("place", PLACE)),
    Signature(DISBANDED, "horde-disbanded", ("place", PLACE)),
)


def appear(s: Regno) -> None:
    """A horde enters: push what follows. A neutral garrison is destroyed, an owner fights at once. R18.4"""
    place = _one_of(s, list(s.tables.atlas.horde_entries))
    printed = s.tables.reconstruction["hordes"]
    age = sum(s.year > year for year in printed["until_year"])
    counts = counts_of(((LIGHT_CAVALRY, printed["light_cavalry"][age]), (HORSE_ARCHER, printed["horse_archer"][age])))
    s.tell((APPEARED, ALL, place, pairs_of(counts)))
    put(s, HORDE, place, counts, moved=MOVED | ARRIVED)
    p = s.provinces[place]
    if p.owner == NEUTRAL and p.besieger < 0:
        for owner in (NEUTRAL, REBELS):
            remove_all(s, owner, place)
        take(s, place)
    else:
        assail(s, place)
    s.after(Camp())


def end_season(s: Regno) -> list[Step[Regno]]:
    """Each horde moves one link and attacks; all disband at the end of Winter. R18.4"""
    places = [p for p in s.tables.atlas.provinces if find(s, HORDE, p) is not None]
    steps: list[Step[Regno]] = [Roam(p) for p in places]
    if places:
        steps.append(Camp())
    if places and s.season == WINTER:
        steps.append(Disband())
    return steps


def _one_of(s: Regno, places: list[int]) -> int:
    """One at random among equals."""
    return one_of(s, S_WORLD, "place", places) if len(places) > 1 else places[0]


@final
class Roam(Step[Regno]):
    """A horde that has besieged for a season goes to the weakest neighbour, any other a link towards the nearest
    capital. R18.4"""

    def __init__(self, place: int) -> None:
        self.place = place

    def act(self, s: Regno) -> None:
        horde, p = find(s, HORDE, self.place), s.provinces[self.place]
        near = list(s.tables.atlas.neighbours[self.place])
        there = weakest(s, near) if p.besieger == HORDE else towards_capital(s, self.place)
        if horde is None or not there:
            return
        to = _one_of(s, there)
        s.forces.remove(horde)
        abandon(s, self.place)
        s.tell((MOVED_ON, ALL, self.place, to))
        put(s, HORDE, to, horde.counts, moved=MOVED | ARRIVED, origin=self.place)
        assail(s, to)


def towards_capital(s: Regno, place: int) -> list[int]:
    """The neighbours on a shortest way to the nearest capital of a player; of equally near capitals one at random.
    R18.4"""
    atlas = s.tables.atlas
    capitals = [r.capital for r in s.realms if not r.out and r.capital != NOWHERE]
    far = {c: d for c in capitals if (d := atlas.distance(place, c)) > 0}
    if not far:
        return []
    nearest = min(far.values())
    goal = _one_of(s, sorted(c for c, d in far.items() if d == nearest))
    return [x for x in atlas.neighbours[place] if atlas.distance(x, goal) == nearest - 1]


def weakest(s: Regno, places: list[int]) -> list[int]:
    """Those with the weakest defence: no unbreached fortress, then the fewest soldiers. R18.4"""
    strength = {x: (not is_breached(s, x), soldiers_at(s, x, opponent(s, x))) for x in places}
    return [x for x in places if strength[x] == min(strength.values())]


def opponent(s: Regno, place: int) -> int:
    """Whom a horde meets there: a besieger stands before the walls, else whoever holds the province. C227"""
    p = s.provinces[place]
    if p.besieger >= 0:
        return p.besieger
    return REBELS if p.owner == NEUTRAL and p.former != NOWHERE else p.owner


def abandon(s: Regno, place: int) -> None:
    """A horde leaves a province: a siege ends, prisoners go free, neutral land without a garrison stays. R18.4"""
    p = s.provinces[place]
    if p.besieger == HORDE:
        siege.end_siege(s, place)
    p.horde = False
    prisoners.freed_with(s, place)


def assail(s: Regno, place: int) -> None:
    """A horde attacks, as the attacker; it has no machines, so an unbreached fortress stops it as a siege. A province
    of another horde is no enemy's. R18.4"""
    p, enemy = s.provinces[place], opponent(s, place)
    besieged = p.besieger >= 0
    if p.horde:
        return
    if not besieged and not is_breached(s, place):
        siege.begin_siege(s, place, HORDE)
    elif enemy in armies_at(s, place):
        walled = not besieged and p.fortress != NO_FORTRESS and p.ps > 0
        s.battle = new_battle(ASSAULT if walled else FIELD, place, HORDE, enemy)
        s.then([battle.Fight(), Ravage(place)])
    elif besieged:
        siege.end_siege(s, place)
        assail(s, place)
    else:
        take(s, place)


@final
class Ravage(Step[Regno]):
    """After a horde's attack. If it could not win in six rounds it goes back where it came from; one that has just
    entered leaves the game. R18.4 C230"""

    def __init__(self, place: int) -> None:
        self.place = place

    def act(self, s: Regno) -> None:
        b, p = s.battle, s.provinces[self.place]
        assert b is not None
        if b.outcome == ATTACKER and b.defender >= 0 and b.defender != p.owner:  # a besieger
            siege.check_sieges(s)
            s.after(Again(self.place))
        elif b.outcome == ATTACKER:
            take(s, self.place)
        elif b.outcome == DEFENDER:
            s.then(recovery.award(s))
            for f in s.forces:
                if f.owner == HORDE and f.place < len(s.provinces) and s.provinces[f.place].owner == NEUTRAL:
                    s.provinces[f.place].horde = True
        else:
            siege.begin_siege(s, self.place, HORDE)
        s.battle = None


@final
class Again(Step[Regno]):
    """The besieger is beaten; now the province itself. C227 R18.4"""

    def __init__(self, place: int) -> None:
        self.place = place

    def act(self, s: Regno) -> None:
        if any(f.owner == HORDE and f.place == self.place for f in s.forces):
            assail(s, self.place)


def take(s: Regno, place: int) -> None:
    """The province is the horde's: sacked, an inhabitant gone, a civil building damaged; not open to marriage. R18.4"""
    s.tell((TOOK, ALL, place))
    conquest.lose_to_horde(s, place)
    workers.lose_inhabitants(s, place, s.tables.reconstruction["hordes"]["inhabitants"])
    ruin.damage_one(s, place)
    s.after(Fallen())


@final
class Fallen(Step[Regno]):
    """Was it somebody's last territory? 12.3.11 C224"""

    def act(self, s: Regno) -> None:
        conquest.check_elimination(s)


@final
class Camp(Step[Regno]):
    """Hordes have moved and fought: they can move again next season."""

    def act(self, s: Regno) -> None:
        for place in s.tables.atlas.provinces:
            put(s, HORDE, place, remove_all(s, HORDE, place))


@final
class Disband(Step[Regno]):
    """Every horde is gone at the end of Winter. R18.4"""

    def act(self, s: Regno) -> None:
        for place in dict.fromkeys(f.place for f in s.forces if f.owner == HORDE):
            remove_all(s, HORDE, place)
            abandon(s, place)
            s.tell((DISBANDED, ALL, place))
