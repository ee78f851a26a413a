"""Fire and boarding in a pair of ships, and what is left of them. 15.5.7 to 15.5.15, 15.6.4 to 15.6.10"""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno.carriers import carrier
from signoria.games.regno.combat.machines import FACES
from signoria.games.regno.fights import Naval
from signoria.games.regno.forces import counts_of
from signoria.games.regno.forces import take as take_pieces
from signoria.games.regno.ids import (
    ABOARD,
    CAPTAIN,
    CREWMAN,
    MACHINES,
    MARTIAL,
    SOVEREIGN,
)
from signoria.games.regno.kinds import CARRIER, COUNT, UNIT
from signoria.games.regno.people import captain_card, has_captain, is_able
from signoria.games.regno.seafaring.fleets import is_manned, soldiers_aboard
from signoria.games.regno.seafaring.prizes import capture, reward
from signoria.games.regno.seafaring.sinking import abandon, sink
from signoria.games.regno.standing import LOSSES, goes_first, ordered
from signoria.games.regno.state import S_NAVAL, Regno
from signoria.games.regno.steps import Ask, Words
from signoria.kernel.menu import Menu, Option
from signoria.kernel.state import ALL, Step
from signoria.kernel.verbs import Kind, Signature

LOSE: Final = 325

BROADSIDE: Final = 324
DAMAGED: Final = 325
BOARDED: Final = 326
CREW_LOST: Final = 327
SOLDIER_LOST: Final = 328
WRECKED: Final = 330
THROWN: Final = 335

# what a pair of ships rolls for; `WHERE` the hits of a broadside fall
THROW: Final = Kind("throw", ("manoeuvre", "broadside", "where", "boarding"))
SAILING: Final = 0
GUNS: Final = 1
WHERE: Final = 2
BLADES: Final = 3

VERBS: Final = (Signature(LOSE, "lose-aboard", ("ship", CARRIER), ("unit", UNIT)),)
EVENTS: Final = (
    Signature(BROADSIDE, "broadside", ("ship", CARRIER), ("dice", COUNT), ("successes", COUNT)),
    Signature(DAMAGED, "ship-damaged", ("ship", CARRIER), ("sails", COUNT), ("hull", COUNT), ("crew", COUNT)),
    Signature(BOARDED, "boarding", ("ship", CARRIER), ("dice", COUNT), ("successes", COUNT)),
    Signature(CREW_LOST, "crew-lost", ("ship", CARRIER), ("crew", COUNT)),
    Signature(SOLDIER_LOST, "soldier-lost-aboard", ("ship", CARRIER), ("unit", UNIT)),
    Signature(WRECKED, "wrecked", ("ship", CARRIER)),
    Signature(
        THROWN, "naval-dice", ("ship", CARRIER), ("throw", THROW), ("faces", FACES), ("least", COUNT), quiet=True
    ),
)

ANDREA_DORIA: Final = 11  # of CAPTAINS
CASTRUCCIO: Final = 9
SIDES: Final = (0, 1)  # attacker, defender


def fight(s: Regno) -> Naval:
    """The naval battle that is going on."""
    assert s.naval is not None, "no naval battle is going on"
    return s.naval


def owner_of(s: Regno, side: int) -> int:
    return fight(s).defender if side else fight(s).attacker


def leave(s: Regno, name: int) -> None:
    """A ship takes no part in the battle any more; the other pairs go on. 15.6.3"""
    n = fight(s)
    a, d = n.fleets
    n.fleets = tuple(i for i in a if i != name), tuple(i for i in d if i != name)


def is_fighting(s: Regno, name: int) -> bool:
    return any(name in fleet for fleet in fight(s).fleets)


def artillery(s: Regno, name: int) -> int:
    """Broadside dice, whatever the Sails have suffered; one more with Andrea Doria aboard; none on a ship with nobody.
    15.1.2 15.5.11 15.6.16 16.6.t1.r12 C213"""
    x = carrier(s, name)
    if not is_manned(s, name):
        return 0
    doria = x.owner >= 0 and has_captain(s, x.owner, ANDREA_DORIA, ABOARD + name)
    return s.tables.ships[x.kind].artillery + (s.tables.sea["naval"]["andrea_doria"] if doria else 0)


def commanded(s: Regno, name: int) -> int:
    """How many soldiers aboard have a commander's +1: in the first round, within the limit of a Martial Sovereign or of
    Castruccio aboard. Crews have nothing of it, nor have Artillery and Sails. 15.6.15 C184 16.1.t1.r2 16.6.t1.r10"""
    if fight(s).round != 1:
        return 0
    most = 0
    for who, x in enumerate(s.people):
        if x is None or x.place != ABOARD + name or not is_able(s, x):
            continue
        if x.role == SOVEREIGN and x.virtue == MARTIAL:
            most = max(most, s.tables.dynasty["family"]["sovereign_command"])
        elif x.role == CAPTAIN and captain_card(who) == CASTRUCCIO and x.hired != s.round:
            most = max(most, s.tables.ranks[s.tables.captain_rank[CASTRUCCIO] - 1].command)
    return min(most, soldiers_aboard(s, name))


def dice(s: Regno, name: int, throw: int, n: int, least: int) -> int:
    """Successes of a ship's n dice."""
    return sum([face >= least for face in _faces(s, name, throw, n, least)])


def _faces(s: Regno, name: int, throw: int, n: int, least: int = 0) -> list[int]:
    """What a ship's n dice show. No dice, no draw."""
    if not n:
        return []
    faces = [x + 1 for x in s.draw(S_NAVAL, n, 6)]
    if s.events is not None:
        s.tell((THROWN, ALL, name, throw, " ".join([str(x) for x in faces]), least))
    return faces


def broadside(s: Regno, a: int, d: int) -> None:
    """Both fire at once; each success hits Sails, Hull or Crew of the other. 15.5.7 15.5.8 15.5.9 15.5.10 15.6.4
    15.6.12"""
    pair, least = (a, d), s.tables.sea["naval"]["broadside"]
    guns = [artillery(s, i) for i in pair]
    got = [dice(s, i, GUNS, n, least) for i, n in zip(pair, guns, strict=True)]
    for i in SIDES:
        s.tell((BROADSIDE, ALL, pair[i], guns[i], got[i]))
    where = [[(x - 1) // 2 for x in _faces(s, i, WHERE, n)] for i, n in zip(pair, got, strict=True)]
    for i in SIDES:
        _damage(s, pair[1 - i], where[i])
    for i in SIDES:
        if carrier(s, pair[i]).hull == 0:
            reward(s, owner_of(s, 1 - i), carrier(s, pair[i]))
            leave(s, pair[i])
            sink(s, pair[i])
    _clear_wrecks(s, a, d)


def _damage(s: Regno, name: int, where: list[int]) -> None:
    """1-2 Sails, 3-4 Hull, 5-6 Crew; hits on a track at zero are lost. 15.1.1 15.5.9 15.5.10"""
    x = carrier(s, name)
    sails, hull, crew = (min(where.count(i), n) for i, n in enumerate((x.sails, x.hull, x.crew)))
    x.sails, x.hull, x.crew = x.sails - sails, x.hull - hull, x.crew - crew
    if where:
        s.tell((DAMAGED, ALL, name, sails, hull, crew))


def boarding(s: Regno, a: int, d: int) -> None:
    """Both roll a die for each Crew and each soldier aboard, then both lose. A soldier's own values are not used.
    15.5.12 15.5.13 15.5.15 15.6.9 C180"""
    pair, least = (a, d), s.tables.sea["naval"]["boarding"]
    plus = s.tables.war["battle"]["martial"]
    got = []
    for name in pair:
        led = commanded(s, name)
        others = carrier(s, name).crew + soldiers_aboard(s, name) - led
        successes = dice(s, name, BLADES, others, least) + dice(s, name, BLADES, led, least - plus)
        s.tell((BOARDED, ALL, name, others + led, successes))
        got.append(successes)
    losses: list[Step[Regno]] = []
    for i in SIDES:
        x = carrier(s, pair[i])
        crew = min(x.crew, got[1 - i])
        x.crew -= crew
        if crew:
            s.tell((CREW_LOST, ALL, pair[i], crew))
        losses.append(Casualties(pair[i], min(got[1 - i] - crew, soldiers_aboard(s, pair[i]))))
    s.then([*losses, AfterBoarding(a, d)])


@final
class Casualties(Ask):
    """When the Crew is gone each hit removes a soldier of the owner's choice, without Medicine. 15.5.14 15.6.11"""

    def __init__(self, name: int, n: int) -> None:
        self.name, self.n = name, n

    def _units(self, s: Regno) -> list[int]:
        """Kinds of soldiers aboard, the cheapest first."""
        found = {
            unit
            for f in s.forces
            if f.place == ABOARD + self.name
            for unit, n in enumerate(f.counts)
            if n and unit != CREWMAN and not MACHINES <= unit < MACHINES + 4
        }
        return sorted(found, key=lambda unit: (s.tables.units[unit].florins, unit))

    def asks(self, s: Regno) -> int:
        owner = carrier(s, self.name).owner
        real = 0 < self.n < soldiers_aboard(s, self.name) and len(self._units(s)) > 1
        return 1 << owner if owner >= 0 and real else 0

    def act(self, s: Regno) -> None:
        for _ in range(self.n):
            self._lose(s, self._units(s)[0])

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        menu.legal.extend((LOSE, self.name, unit) for unit in self._units(s))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        self._lose(s, option[2])
        s.after(Casualties(self.name, self.n - 1))

    def _lose(self, s: Regno, unit: int) -> None:
        force = next(f for f in s.forces if f.place == ABOARD + self.name and f.counts[unit])
        take_pieces(s, force, counts_of([(unit, 1)]))
        s.tell((SOLDIER_LOST, ALL, self.name, unit))

    def standing(self, s: Regno, seat: int) -> Option | None:
        wish, units = ordered(s, seat, LOSSES), self._units(s)
        return (LOSE, self.name, min(units, key=lambda unit: goes_first(s, seat, wish, unit))) if wish else None

    def words(self, s: Regno, seat: int) -> Words:
        return "casualties-aboard", {"ship": ("carrier", self.name), "n": ("count", self.n)}


@final
class AfterBoarding(Step[Regno]):
    """A ship with neither Crew nor soldiers is captured if its enemy keeps Crew; by soldiers alone it is only emptied
    and lies abandoned. 15.6.5 C181 C182"""

    def __init__(self, a: int, d: int) -> None:
        self.a, self.d = a, d

    def act(self, s: Regno) -> None:
        _clear_wrecks(s, self.a, self.d)
        for name, foe in ((self.a, self.d), (self.d, self.a)):
            if not is_fighting(s, name) or is_manned(s, name):
                continue
            leave(s, name)
            if carrier(s, foe).crew:
                capture(s, name, carrier(s, foe).owner, (foe,))
            else:
                abandon(s, name)


def _clear_wrecks(s: Regno, a: int, d: int) -> None:
    """Two ships with nobody aboard are removed. 15.6.10"""
    if all(is_fighting(s, i) and not is_manned(s, i) for i in (a, d)):
        for name in (a, d):
            s.tell((WRECKED, ALL, name))
            leave(s, name)
            sink(s, name)
