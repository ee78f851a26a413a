"""Order 1, build and recruit: up to three operations; growth of workers. Chapters 7, 8, 11 (monuments) and R6.1.

What may be built where stands in `works`, batches of recruits in `recruiting`, ships in `ships`.
"""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno.costs import can_pay, pay
from signoria.games.regno.economy import unrest
from signoria.games.regno.free import OPENING, offer_free, take_free
from signoria.games.regno.ids import (
    AGRICULTURE,
    ARCHITECT,
    BUILDINGS,
    CENTRES,
    FARM,
    FLORINS,
    LUXURIES,
    NOWHERE,
    TOWER,
    TOWN,
)
from signoria.games.regno.kinds import BUILDING, CANCEL, COUNT, FINISH, PLACE, RESOURCE, SEAT, UNIT, UNITS_KIND
from signoria.games.regno.people import administrator
from signoria.games.regno.realm import monuments, recruiting
from signoria.games.regno.realm.recruiting import ENLIST, RECRUIT, RECRUITED
from signoria.games.regno.realm.territory import ADAPTED, building_at, functioning, is_valid, provinces_of, room
from signoria.games.regno.realm.works import (
    BUILD,
    BUILD_WITH_ARCHITECT,
    BUILT,
    REPAIRED,
    bars_building,
    bars_price,
    bars_repair,
    construct,
    is_rise,
    repair,
    repair_luxuries,
)
from signoria.games.regno.seafaring import ships
from signoria.games.regno.state import Regno
from signoria.games.regno.steps import Ask, Words
from signoria.games.regno.tables import Goods
from signoria.kernel.menu import Menu, Option, Refusal
from signoria.kernel.state import ALL, Step
from signoria.kernel.verbs import Signature

REPAIR: Final = 12
PUBLIC_WORKS: Final = 14
GIVE: Final = 16
VERBS: Final[tuple[Signature, ...]] = (
    Signature(BUILD, "build", ("place", PLACE), ("building", BUILDING), quiet=True),
    Signature(BUILD_WITH_ARCHITECT, "build-with-architect", ("place", PLACE), ("building", BUILDING), quiet=True),
    Signature(REPAIR, "repair", ("place", PLACE), ("building", BUILDING), quiet=True),
    Signature(RECRUIT, "recruit", ("place", PLACE), quiet=True),
    Signature(PUBLIC_WORKS, "public-works", quiet=True),
    Signature(ENLIST, "enlist", ("unit", UNIT), ("n", COUNT), quiet=True),
    Signature(GIVE, "give", ("resource", RESOURCE), quiet=True),
)

PUBLIC_WORKS_DONE: Final = 13
GREW: Final = 14
EVENTS: Final[tuple[Signature, ...]] = (
    Signature(BUILT, "built", ("seat", SEAT), ("place", PLACE), ("building", BUILDING)),
    Signature(REPAIRED, "repaired", ("seat", SEAT), ("place", PLACE), ("building", BUILDING)),
    Signature(RECRUITED, "recruited", ("seat", SEAT), ("place", PLACE), ("units", UNITS_KIND)),
    Signature(PUBLIC_WORKS_DONE, "public-works-done", ("seat", SEAT)),
    Signature(GREW, "grew", ("seat", SEAT), ("place", PLACE), ("n", COUNT)),
    Signature(ADAPTED, "fortress-adapted", ("place", PLACE), ("ps", COUNT)),
)

OPERATIONS_DONE: Final = Refusal("R6.1", "operations-done")
WORKS_DONE: Final = Refusal("R6.1", "public-works-this-year")
NO_UNREST: Final = Refusal("R6.1", "no-unrest-anywhere")
NO_MONEY_FOR_WORKS: Final = Refusal("7.1.2", "too-dear-now", ("goods",), lambda s, seat, option: (works_price(s),))


@final
class Build(Ask):
    """Up to three operations. A batch of recruits is put together inside it. Each operation, and each piece of a batch,
    is one of a number that only falls. R6.1 R5.5"""

    def __init__(
        self,
        seat: int,
        done: int = 0,
        risen: tuple[int, ...] = (),
        helped: tuple[int, ...] = (),
        batches: tuple[int, ...] = (),
        mustering: int = NOWHERE,
        chosen: tuple[int, ...] = (),
    ) -> None:
        self.seat = seat
        self.done = done
        self.risen = risen  # 2 x place, + 1 for the fortress: what has risen a stage in this Order
        self.helped = helped  # provinces whose Architect has given the discount
        self.batches = batches  # provinces that have recruited
        self.mustering = mustering  # the province whose batch is being put together
        self.chosen = chosen  # unit, number, unit, number, …

    def asks(self, s: Regno) -> int:
        return 0 if s.realms[self.seat].out else 1 << self.seat

    def composing(self) -> bool:
        return self.mustering != NOWHERE

    def words(self, s: Regno, seat: int) -> Words:
        if self.mustering != NOWHERE:
            left = recruiting.batch_size(s, self.mustering) - sum(self.chosen[1::2])
            return "recruit", {"place": ("place", self.mustering), "n": ("count", left)}
        return "build", {"n": ("count", self.left(s))}

    def left(self, s: Regno) -> int:
        """Operations that are left."""
        return int(s.tables.reconstruction["orders"]["operations"]) - self.done

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        if self.mustering != NOWHERE:
            recruiting.offer_batch(s, seat, self.mustering, self.chosen, menu)
            return
        if self.left(s) > 0:
            self.offer_operations(s, seat, menu)
        elif menu.explain:
            more = Menu()
            self.offer_operations(s, seat, more)
            for option in more.options():
                menu.add(option, OPERATIONS_DONE)
        menu.add((FINISH,))
        offer_free(s, seat, menu)

    def opened_by(self, s: Regno, seat: int) -> frozenset[int]:
        return OPENING[1] if self.left(s) > 0 else frozenset()

    def offer_operations(self, s: Regno, seat: int, menu: Menu) -> None:
        """What an operation may be. R6.1"""
        for place in provinces_of(s, seat):
            self.offer_works(s, seat, place, menu)
            menu.add((RECRUIT, place), recruiting.bars_batch(s, seat, place, self.batches))
        ships.offer_shipyard(s, seat, menu)
        menu.add((PUBLIC_WORKS,), bars_public_works(s, seat))

    def offer_works(self, s: Regno, seat: int, place: int, menu: Menu) -> None:
        """Building, with and without the Architect, and repairs in a province."""
        architect = self.has_architect(s, seat, place)
        for building in range(len(BUILDINGS)):
            bar = bars_building(s, seat, place, building, self.risen)
            if bar is None or menu.explain:
                menu.add((BUILD, place, building), bar or bars_price(s, seat, building, False))
                if architect:
                    menu.add((BUILD_WITH_ARCHITECT, place, building), bar or bars_price(s, seat, building, True))
            if building < CENTRES + 1 and building_at(s.provinces[place], building):
                menu.add((REPAIR, place, building), bars_repair(s, seat, place, building))

    def has_architect(self, s: Regno, seat: int, place: int) -> bool:
        """One building per Order 1 in the Architect's own province. 16.1.t1.r6 C192"""
        return place not in self.helped and administrator(s, seat, place, ARCHITECT) != NOWHERE

    def take(self, s: Regno, seat: int, option: Option) -> None:
        if self.mustering != NOWHERE:
            self.muster(s, option)
            return
        if option[0] == FINISH:
            return
        if take_free(s, seat, option):
            s.after(self)
            return
        if option[0] == RECRUIT:
            s.after(self.going_on(mustering=option[1]))
        elif option[0] in (BUILD, BUILD_WITH_ARCHITECT):
            place, building = option[1], option[2]
            s.after(Work(seat, place, building, option[0]))
            risen = (is_rise(place, building),) if building >= TOWER else ()
            helped = (place,) if option[0] == BUILD_WITH_ARCHITECT else ()
            s.after(self.going_on(1, risen, helped))
        elif option[0] == REPAIR:
            s.after(Work(seat, option[1], option[2], REPAIR))
            s.after(self.going_on(1))
        elif option[0] == PUBLIC_WORKS:
            public_works(s, seat)
            s.after(self.going_on(1))
        else:
            ships.take_shipyard(s, seat, option)
            s.after(self.going_on(1))

    def muster(self, s: Regno, option: Option) -> None:
        """Put a batch together; it is paid and placed when it is finished."""
        if option[0] == CANCEL:
            s.after(self.going_on())
        elif option[0] == FINISH:
            recruiting.recruit_batch(s, self.seat, self.mustering, self.chosen)
            s.after(self.going_on(1, batches=(self.mustering,)))
        else:
            s.after(self.going_on(mustering=self.mustering, chosen=(*self.chosen, option[1], option[2])))

    def going_on(
        self,
        done: int = 0,
        risen: tuple[int, ...] = (),
        helped: tuple[int, ...] = (),
        batches: tuple[int, ...] = (),
        mustering: int = NOWHERE,
        chosen: tuple[int, ...] = (),
    ) -> Build:
        """This step with what has been added."""
        return Build(
            self.seat,
            self.done + done,
            self.risen + risen,
            self.helped + helped,
            self.batches + batches,
            mustering,
            chosen,
        )


@final
class Work(Ask):
    """Building or repairing one thing; a luxury in its price is of the builder's choice. R17.10"""

    def __init__(self, seat: int, place: int, building: int, verb: int) -> None:
        self.seat, self.place, self.building, self.verb = seat, place, building, verb

    def asks(self, s: Regno) -> int:
        return 1 << self.seat if len(self.luxuries(s)) > 1 else 0

    def composing(self) -> bool:
        return True

    def words(self, s: Regno, seat: int) -> Words:
        return "give", {"building": ("building", self.building), "place": ("place", self.place)}

    def luxuries(self, s: Regno) -> list[int]:
        """The luxuries in the reserve that can be given."""
        n = self.needed(s)
        return [x for x in LUXURIES if n and s.realms[self.seat].stock[x] >= n]

    def needed(self, s: Regno) -> int:
        """How many luxuries of one kind the price wants."""
        if self.verb == REPAIR:
            return repair_luxuries(s, self.place, self.building)
        return s.tables.buildings[self.building].luxuries

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        for luxury in self.luxuries(s):
            menu.add((GIVE, luxury))

    def act(self, s: Regno) -> None:
        self.carry_out(s, next(iter(self.luxuries(s)), NOWHERE))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        self.carry_out(s, option[1])

    def carry_out(self, s: Regno, luxury: int) -> None:
        extra: Goods = ((luxury, self.needed(s)),) if luxury != NOWHERE else ()
        if self.verb == REPAIR:
            repair(s, self.seat, self.place, self.building, extra)
        else:
            construct(s, self.seat, self.place, self.building, self.verb == BUILD_WITH_ARCHITECT, extra)
            if s.tables.buildings[self.building].government >= 0:
                monuments.hold(s, self.seat)


def works_price(s: Regno) -> Goods:
    """Public works are no construction: neither Winter nor inflation makes them dearer. R6.1 C68"""
    return ((FLORINS, s.tables.reconstruction["orders"]["public_works"]),)


def bars_public_works(s: Regno, seat: int) -> Refusal | None:
    """Once a year, and something must be there to relieve. R6.1"""
    if s.realms[seat].works == s.year:
        return WORKS_DONE
    if not any(s.provinces[place].unrest for place in provinces_of(s, seat)):
        return NO_UNREST
    return None if can_pay(s, seat, works_price(s)) else NO_MONEY_FOR_WORKS


def public_works(s: Regno, seat: int) -> None:
    """One unrest less in every own province. R6.1"""
    pay(s, seat, works_price(s))
    s.realms[seat].works = s.year
    s.tell((PUBLIC_WORKS_DONE, ALL, seat))
    for place in provinces_of(s, seat):
        unrest.add_unrest(s, place, -1)


def begin(s: Regno, seat: int) -> Step[Regno]:
    """The step that carries the Order out for a seat."""
    return Build(seat)


def grow(s: Regno) -> None:
    """From year 2 every valid centre of a player has a new free worker at the opening, two in a Town or City with an
    undamaged Farm under Agriculture 4, within its room. 7.2.1 7.2.2 7.2.3 7.2.4 11.3.t1.r4 C5 C6"""
    rules = s.tables.territory["growth"]
    if s.year < rules["from_year"]:
        return
    for place in s.tables.atlas.provinces:
        p = s.provinces[place]
        if not is_valid(s, place) or not p.settlement:
            continue
        fertile = p.settlement >= TOWN and functioning(s, place, FARM)
        double = fertile and s.realms[p.owner].tech[AGRICULTURE] >= 4
        born = min(rules["agriculture4" if double else "workers"], room(s, p))
        if born:
            p.free += born
            s.tell((GREW, ALL, p.owner, place, born))
