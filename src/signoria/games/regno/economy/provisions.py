"""Winter upkeep: emergency Grain, food, hunger, attrition. 9.4.2, 9.4.3, 9.4.7 to 9.4.13."""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno.cards import in_force
from signoria.games.regno.costs import pay, receive
from signoria.games.regno.dynasties import captains
from signoria.games.regno.economy import losses, unrest
from signoria.games.regno.forces import pieces_of
from signoria.games.regno.ids import (
    AGRICULTURE,
    CAPTAIN,
    CAPTAINS,
    COMMERCE,
    FIRST_CAPTAIN,
    FLORINS,
    GRAIN,
    MACHINES,
    MARTIAL,
    NO_CENTRE,
    SOVEREIGN,
    VILLAGE,
)
from signoria.games.regno.kinds import NUMBER, PLACE, SEAT
from signoria.games.regno.people import is_able, of_realm, person
from signoria.games.regno.realm import workers
from signoria.games.regno.realm.territory import fortress_works, inhabitants, people_at, provinces_of
from signoria.games.regno.state import Regno
from signoria.games.regno.steps import Ask, Words
from signoria.kernel.menu import AMOUNT, Menu, Option
from signoria.kernel.state import ALL, Step
from signoria.kernel.verbs import Signature

BUY_GRAIN: Final = 82 | AMOUNT
STARVE: Final = 90 | AMOUNT
STARVE_ARMY: Final = 91 | AMOUNT
BLAME: Final = 92

GRAIN_BOUGHT: Final = 82  # event
FED: Final = 90  # event: Grain needed and missing
HUNGER: Final = 91  # event: missing Grain in a province
ARMY_HUNGER: Final = 92
ATTRITION: Final = 93

VERBS: Final = (
    Signature(BUY_GRAIN, "buy-grain", ("n", NUMBER)),
    Signature(STARVE, "starve", ("place", PLACE), ("n", NUMBER)),
    Signature(STARVE_ARMY, "starve-army", ("n", NUMBER)),
    Signature(BLAME, "blame", ("place", PLACE)),
)
EVENTS: Final = (
    Signature(GRAIN_BOUGHT, "grain-bought", ("seat", SEAT), ("n", NUMBER)),
    Signature(FED, "fed", ("seat", SEAT), ("needed", NUMBER), ("missing", NUMBER)),
    Signature(HUNGER, "hunger", ("place", PLACE), ("n", NUMBER)),
    Signature(ARMY_HUNGER, "army-hunger", ("seat", SEAT), ("n", NUMBER)),
    Signature(ATTRITION, "attrition", ("seat", SEAT), ("place", PLACE), ("n", NUMBER)),
)

CASTRUCCIO: Final = FIRST_CAPTAIN + CAPTAINS.index("castruccio_castracani")


def civil_need(s: Regno, seat: int) -> int:
    """One Grain per level of the centres, besieged and sacked ones too. 9.4.t1.r1 C259"""
    return sum(s.provinces[place].settlement for place in provinces_of(s, seat))


def military_need(s: Regno, seat: int) -> int:
    """One Grain per five soldiers, Crewmen, recruits and convalescents or fraction, over the whole realm; machines and
    ships eat nothing. 9.4.t1.r2 9.4.t1.r3 C57 C144 C234"""
    eaters = sum(pieces_of(s, seat)[:MACHINES])
    return int(-(-eaters // s.tables.production["upkeep"]["soldiers_per_grain"]))


# ---- emergency Grain -------------------------------------------------------------------------------------------------


def grain_price(s: Regno, seat: int) -> int:
    """Florins for one emergency Grain. 9.4.2 11.3.t1.r7"""
    rules = s.tables.production["upkeep"]
    cheap = s.realms[seat].tech[COMMERCE] >= 4
    return int(rules["emergency_grain_commerce4"] if cheap else rules["emergency_grain"])


def grain_lacking(s: Regno, seat: int) -> int:
    """Grain that the reserve lacks for centres, soldiers and the Captains who can only be paid with it. 9.4.2 C55"""
    wages = sum(
        min(sum(n for resource, n in price if resource == GRAIN) for price in prices)
        for who in of_realm(s, seat, CAPTAIN)
        if (prices := captains.captain_due(s, who))
    )
    needed = civil_need(s, seat) + military_need(s, seat) + wages
    return max(0, needed - s.realms[seat].stock[GRAIN])


@final
class EmergencyGrain(Ask):
    """Before anything is paid: only what is lacking, from the bank, without Order 4; the Exchange does not move and
    nothing is sold again in upkeep. The player decides how much. 9.4.2 9.4.3 C54 C55"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def most(self, s: Regno) -> int:
        money = s.realms[self.seat].stock[FLORINS] // grain_price(s, self.seat)
        return min(grain_lacking(s, self.seat), money)

    def asks(self, s: Regno) -> int:
        return 1 << self.seat if not s.realms[self.seat].out and self.most(s) > 0 else 0

    def words(self, s: Regno, seat: int) -> Words:
        lacking, price = grain_lacking(s, seat), grain_price(s, seat)
        return "emergency-grain", {"n": ("number", lacking), "price": ("number", price)}

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        menu.amount((BUY_GRAIN,), 0, self.most(s))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        n = option[1]
        if n:
            s.tell((GRAIN_BOUGHT, ALL, seat, n))
            pay(s, seat, ((FLORINS, n * grain_price(s, seat)),))
            receive(s, seat, ((GRAIN, n),))


# ---- food ------------------------------------------------------------------------------------------------------------


@final
class Food(Ask):
    """The reserve feeds as many as it can; where Grain is missing the owner chooses who goes without. All needs are
    counted once, now. Each answer places some of the missing Grain. 9.4.7 C58 C225"""

    def __init__(self, seat: int, missing: int = -1, hungry: tuple[int, ...] = (), army: int = 0) -> None:
        self.seat = seat
        self.missing = missing  # not yet placed; -1: not yet counted
        self.hungry = hungry  # a place for each civil Grain missing there, in the order chosen
        self.army = army  # military Grain missing

    def candidates(self, s: Regno) -> list[tuple[int, int]]:
        """(place, Grain that may still be missing there); the army is -1."""
        found = [(p, s.provinces[p].settlement - self.hungry.count(p)) for p in provinces_of(s, self.seat)]
        found.append((-1, military_need(s, self.seat) - self.army))
        return [(place, n) for place, n in found if n > 0]

    def asks(self, s: Regno) -> int:
        found = self.candidates(s) if self.missing > 0 else []
        choice = len(found) > 1 and sum(n for _, n in found) > self.missing and not s.realms[self.seat].out
        return 1 << self.seat if choice else 0

    def words(self, s: Regno, seat: int) -> Words:
        return "food", {"n": ("number", self.missing)}

    def act(self, s: Regno) -> None:
        if s.realms[self.seat].out:
            return
        if self.missing < 0:
            self._count(s)
        elif self.missing > 0:
            place, n = self.candidates(s)[0]
            s.after(self._placed(place, min(n, self.missing)))
        else:
            self._suffer(s)

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        for place, n in self.candidates(s):
            menu.amount((STARVE_ARMY,) if place < 0 else (STARVE, place), 1, min(n, self.missing))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        s.after(self._placed(-1 if option[0] == STARVE_ARMY else option[1], option[-1]))

    def _count(self, s: Regno) -> None:
        needed = civil_need(s, self.seat) + military_need(s, self.seat)
        eaten = min(needed, s.realms[self.seat].stock[GRAIN])
        s.tell((FED, ALL, self.seat, needed, needed - eaten))
        pay(s, self.seat, ((GRAIN, eaten),) if eaten else ())
        s.after(Food(self.seat, needed - eaten))

    def _placed(self, place: int, n: int) -> Food:
        if place < 0:
            return Food(self.seat, self.missing - n, self.hungry, self.army + n)
        return Food(self.seat, self.missing - n, (*self.hungry, *(place,) * n), self.army)

    def _suffer(self, s: Regno) -> None:
        """Province after province, then the army. 9.4.8 9.4.9 9.4.10"""
        for place in dict.fromkeys(self.hungry):
            s.after(Hungry(self.seat, place, self.hungry.count(place)))
        if self.army:
            s.tell((ARMY_HUNGER, ALL, self.seat, self.army))
            losses.lose(s, self.seat, self.army, which=losses.CREW_TOO)


@final
class Hungry(Step[Regno]):
    """For each missing Grain an inhabitant goes and unrest grows there; where nobody is left it grows in a province of
    the owner's choice. What was missing for a lost province is charged nowhere. 9.4.8 9.4.10 C8 C58 C59 C225"""

    def __init__(self, seat: int, place: int, n: int) -> None:
        self.seat = seat
        self.place = place
        self.n = n

    def act(self, s: Regno) -> None:
        p = s.provinces[self.place]
        if p.owner != self.seat:
            return
        s.tell((HUNGER, ALL, self.place, self.n))
        here = min(self.n, inhabitants(p))
        workers.lose_inhabitants(s, self.place, here)
        unrest.add_unrest(s, self.place, here)
        s.after(Rising(self.place))
        for _ in range(self.n - here):
            s.after(Blame(self.seat))


@final
class Rising(Step[Regno]):
    """The check after a province has suffered. 9.4.10 C59"""

    def __init__(self, place: int) -> None:
        self.place = place

    def act(self, s: Regno) -> None:
        unrest.check_revolt(s, self.place)


@final
class Blame(Ask):
    """No inhabitant can be removed: where does unrest grow instead? 9.4.8"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Regno) -> int:
        choice = len(provinces_of(s, self.seat)) > 1 and not s.realms[self.seat].out
        return 1 << self.seat if choice else 0

    def words(self, s: Regno, seat: int) -> Words:
        return "blame", {}

    def act(self, s: Regno) -> None:
        for place in provinces_of(s, self.seat):
            self._grow(s, place)

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        for place in provinces_of(s, seat):
            menu.add((BLAME, place))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        self._grow(s, option[1])

    def _grow(self, s: Regno, place: int) -> None:
        unrest.add_unrest(s, place, 1)
        unrest.check_revolt(s, place)


# ---- attrition -------------------------------------------------------------------------------------------------------


@final
class Attrition(Step[Regno]):
    """Every army of a seat without roof: one soldier for every five or fraction. The embarked suffer none, and for
    Agriculture 4 nobody does. 9.4.11 9.4.12 9.4.13 11.3.t1.r4"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def act(self, s: Regno) -> None:
        if s.realms[self.seat].out or s.realms[self.seat].tech[AGRICULTURE] >= 4:
            return
        per = s.tables.production["upkeep"]["attrition_per"]
        for place in s.tables.atlas.provinces:
            army = losses.count(s, self.seat, losses.MORTAL, place)
            if army and not roofed(s, place) and not led_by_martial(s, self.seat, place):
                lost = -(-army // per)
                s.tell((ATTRITION, ALL, self.seat, place, lost))
                losses.lose(s, self.seat, lost, place, which=losses.MORTAL)


def roofed(s: Regno, place: int) -> bool:
    """Has the territory a civil centre or a working fortress, whoever owns it? In black frost a Village is none.
    9.4.11 C60 C217 R18.2 (WI2)"""
    least = VILLAGE if in_force(s, "black_frost") else NO_CENTRE
    return s.provinces[place].settlement > least or fortress_works(s, place)


def led_by_martial(s: Regno, seat: int, place: int) -> bool:
    """Does somebody who may command and is Martial lead the army there? It saves the whole of it. 9.4.12 16.1.t1.r2
    16.6.t1.r10 C61 C132"""
    for who in people_at(s, place, seat):
        x = person(s, who)
        if not is_able(s, x):
            continue
        if x.role == SOVEREIGN and x.virtue == MARTIAL:
            return True
        if x.role == CAPTAIN and who == CASTRUCCIO and x.hired < s.round:
            return True
    return False
