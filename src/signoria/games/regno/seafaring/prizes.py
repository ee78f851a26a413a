"""Captured carriers: who can use them, who governs them, what becomes of cargo and people. 10.5.5, 15.6.5 to 15.6.8"""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno.carriers import capacity as capacity_of
from signoria.games.regno.carriers import (
    carrier,
    carriers_of,
    destroy,
    free_name,
    is_warship,
    load_of,
    spaces_left,
)
from signoria.games.regno.commerce.routes import change_cargo
from signoria.games.regno.deeds import deed
from signoria.games.regno.economy.losses import LOST_ABOARD
from signoria.games.regno.forces import minus, pairs_of
from signoria.games.regno.ids import (
    ABOARD,
    CARAVAN,
    COMMERCE,
    MACHINES,
    NAVIGATION,
    NOWHERE,
    PIRATES,
    PITCHFORK,
    WARSHIP,
)
from signoria.games.regno.kinds import CARGO, CARRIER, COUNT, FINISH, NO, NUMBER, OWNER, PLACE
from signoria.games.regno.pieces import NO_UNITS, Carrier
from signoria.games.regno.seafaring.fleets import is_manned
from signoria.games.regno.seafaring.sinking import abandon, lift_blockade, shipwreck
from signoria.games.regno.state import Regno
from signoria.games.regno.steps import Ask, Words
from signoria.kernel.menu import AMOUNT, Menu, Option, Refusal
from signoria.kernel.state import ALL
from signoria.kernel.verbs import SEAT, Signature

CREW_PRIZE: Final = 310
THROW: Final = 311
SALVAGE: Final = 312 | AMOUNT
TAKE_PRIZE: Final = 313

CAPTURED: Final = 310
PRIZE_MANNED: Final = 311
DESTROYED: Final = 312
THROWN: Final = 313
SALVAGED: Final = 314
EMBARGOED: Final = 315

VERBS: Final = (
    Signature(CREW_PRIZE, "crew-prize", ("ship", CARRIER), ("prize", CARRIER)),
    Signature(THROW, "throw", ("carrier", CARRIER), ("cargo", CARGO)),
    Signature(SALVAGE, "salvage", ("carrier", CARRIER), ("cargo", CARGO), ("amount", NUMBER)),
    Signature(TAKE_PRIZE, "take-prize", ("ship", CARRIER), ("prize", CARRIER)),
)
EVENTS: Final = (
    Signature(CAPTURED, "captured", ("carrier", CARRIER), ("owner", OWNER), ("place", PLACE)),
    Signature(PRIZE_MANNED, "prize-manned", ("carrier", CARRIER), ("seat", SEAT), ("name", CARRIER)),
    Signature(DESTROYED, "destroyed", ("carrier", CARRIER)),
    Signature(THROWN, "thrown", ("carrier", CARRIER), ("cargo", CARGO), ("amount", COUNT)),
    Signature(SALVAGED, "salvaged", ("carrier", CARRIER), ("cargo", CARGO), ("amount", COUNT)),
    Signature(EMBARGOED, "embargoed", ("seat", SEAT), ("year", COUNT)),
)

TOO_FEW_CREW: Final = Refusal("15.6.6", "too-few-crew")
UNKNOWN_TYPE: Final = Refusal("10.5.5", "unknown-type")
NO_PIECE: Final = Refusal("R1.5", "no-carrier-left")


def unusable(s: Regno, seat: int, x: Carrier) -> Refusal | None:
    """Why a seat could not use a captured carrier: technology, or no piece in stock. 10.5.5 C93 R1.5"""
    if seat < 0:
        return UNKNOWN_TYPE
    tech = s.realms[seat].tech
    known = tech[COMMERCE] >= 1 if x.kind == CARAVAN else tech[NAVIGATION] >= s.tables.ships[x.kind].navigation
    if not known:
        return UNKNOWN_TYPE
    return None if x.owner == seat or free_name(s, seat, x.kind) != NOWHERE else NO_PIECE


def can_spare(s: Regno, name: int) -> bool:
    """Has a ship Crew to give and one to keep? 15.6.6"""
    x = s.carriers[name]
    return x is not None and x.crew > s.tables.sea["naval"]["kept_crew"]


def reward(s: Regno, seat: int, x: Carrier) -> None:
    """Enterprise VP for a warship or pirate ship sunk or captured, within the year's limit. R20.2"""
    vp, most = (s.tables.reconstruction["enterprise"][key] for key in ("warship", "warships_a_year"))
    if seat >= 0 and seat != x.owner and is_warship(s, x):
        gain = min(vp, most - s.realms[seat].warships)
        s.realms[seat].warships += gain
        deed(s, seat, WARSHIP, gain)


def embargo(s: Regno, seat: int) -> None:
    """The Guilds' Embargo on who attacks a neutral merchant, to the end of the next year. 10.5.8 R18.7"""
    s.realms[seat].embargo = s.year + 1
    s.tell((EMBARGOED, ALL, seat, s.year + 1))


def capture(s: Regno, name: int, captor: int, sources: tuple[int, ...], surrendered: bool = False) -> None:
    """A ship falls to an owner: people roll, soldiers and Crewmen are removed, the rest stays aboard until it is
    settled who governs the ship (by Crew of one of `sources`). One that has surrendered is taken or destroyed, another
    may be left abandoned. 15.6.5 15.6.6 15.6.14 C92 C181 C182 C246 14.2.1 13.2.5"""
    from signoria.games.regno.combat import risk  # they need ships themselves

    x = carrier(s, name)
    s.tell((CAPTURED, ALL, name, captor, x.place))
    reward(s, captor, x)
    lift_blockade(s, name)
    escort = risk.escorted(s, x.owner, ABOARD + name)
    if captor >= 0:
        for who in [i for i, one in enumerate(s.people) if one is not None and one.place == ABOARD + name]:
            risk.threaten(s, who, captor, escort)
    else:
        shipwreck(s, name)
    for f in [f for f in s.forces if f.place == ABOARD + name]:
        kept = (0,) * MACHINES + f.counts[MACHINES:PITCHFORK] + (0,) * (len(f.counts) - PITCHFORK)
        gone, f.counts = minus(f.counts, kept), kept
        if gone != NO_UNITS:
            s.tell((LOST_ABOARD, ALL, f.owner, name, pairs_of(gone)))
    s.forces = [f for f in s.forces if f.counts != NO_UNITS]
    x.crew = 0
    if captor == PIRATES:
        x.cargo = (0,) * len(x.cargo)  # R18.5
    x.abandoned = True
    if unusable(s, captor, x) is not None:
        if captor >= 0 or surrendered:
            wreck(s, name, captor)
        else:
            abandon(s, name)
        return
    s.after(Prize(captor, name, x.place, sources, surrendered))


def wreck(s: Regno, name: int, captor: int) -> None:
    """Destroyed by its captor, who may save what own carriers beside it have room for. 10.5.5 10.5.6 C93"""
    x = carrier(s, name)
    s.tell((DESTROYED, ALL, name))
    s.forces = [f for f in s.forces if f.place != ABOARD + name]
    destroy(s, name)
    if captor >= 0 and any(x.cargo):
        s.after(Salvage(captor, x.place, x.cargo))


def take_over(s: Regno, seat: int, name: int, source: int = NOWHERE) -> None:
    """A captured carrier becomes the seat's, under a name of its own; a ship with one Crew of `source`. It does not
    move in this season. 10.5.5 15.6.6 15.6.8 C236 C246"""
    x = carrier(s, name)
    new = name if x.owner == seat else free_name(s, seat, x.kind)
    s.carriers[name], s.carriers[new] = None, x
    s.tell((PRIZE_MANNED, ALL, name, seat, new))
    if source != NOWHERE:
        carrier(s, source).crew -= 1
        x.crew += 1
    x.owner, x.abandoned, x.port, x.moved, x.bought, x.start = seat, False, NOWHERE, s.round, s.round, x.place
    for f in s.forces:
        if f.place == ABOARD + name:
            f.owner, f.place = seat, ABOARD + new
    if load_of(s, new) > capacity_of(s, new):
        s.after(Overload(seat, new))


@final
class Prize(Ask):
    """Which ship gives a Crewman to a prize, or none; a ship that has surrendered is left to nobody. 15.6.6 15.6.14"""

    def __init__(self, seat: int, name: int, sea: int, sources: tuple[int, ...], surrendered: bool) -> None:
        self.seat, self.name, self.sea, self.sources, self.surrendered = seat, name, sea, sources, surrendered

    def _sources(self, s: Regno) -> list[int]:
        """Own ships of the battle with Crew to spare."""
        x = s.carriers[self.name]
        if x is None or unusable(s, self.seat, x) is not None:
            return []
        own = [i for i in self.sources if can_spare(s, i)]
        return [i for i in own if carrier(s, i).owner == self.seat and carrier(s, i).place == self.sea]

    def asks(self, s: Regno) -> int:
        sources = self._sources(s)
        return 1 << self.seat if len(sources) > (1 if self.surrendered else 0) else 0

    def act(self, s: Regno) -> None:
        sources = self._sources(s)
        if sources:
            take_over(s, self.seat, self.name, sources[0])
        elif self.surrendered:
            wreck(s, self.name, self.seat)
        else:
            abandon(s, self.name)

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        for source in self._sources(s):
            menu.legal.append((CREW_PRIZE, source, self.name))
        if not self.surrendered:
            menu.legal.append((NO,))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        if option[0] == NO:
            abandon(s, self.name)
        else:
            take_over(s, seat, self.name, option[1])

    def words(self, s: Regno, seat: int) -> Words:
        return "prize", {"prize": ("carrier", self.name)}


@final
class Overload(Ask):
    """A captured carrier holds more than its new owner can carry: one thing after the other is lost, of its choice.
    10.5.6 C246"""

    def __init__(self, seat: int, name: int) -> None:
        self.seat, self.name = seat, name

    def _kinds(self, s: Regno) -> list[int]:
        """What of the cargo may go; nothing when it fits."""
        if s.carriers[self.name] is None or load_of(s, self.name) <= capacity_of(s, self.name):
            return []
        return [what for what, n in enumerate(carrier(s, self.name).cargo) if n]

    def asks(self, s: Regno) -> int:
        return 1 << self.seat if len(self._kinds(s)) > 1 else 0

    def act(self, s: Regno) -> None:
        kinds = self._kinds(s)
        if kinds:
            self._throw(s, kinds[0])

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        for what in self._kinds(s):
            menu.legal.append((THROW, self.name, what))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        self._throw(s, option[2])

    def _throw(self, s: Regno, what: int) -> None:
        change_cargo(carrier(s, self.name), what, -1)
        s.tell((THROWN, ALL, self.name, what, 1))
        s.after(self)

    def words(self, s: Regno, seat: int) -> Words:
        return "overload", {"carrier": ("carrier", self.name)}


@final
class Salvage(Ask):
    """What own carriers in the place take over from a destroyed one; the rest is lost. 10.5.5 10.5.6"""

    def __init__(self, seat: int, place: int, cargo: tuple[int, ...]) -> None:
        self.seat, self.place, self.cargo = seat, place, cargo

    def _room(self, s: Regno) -> list[int]:
        own = [i for i in carriers_of(s, self.seat) if carrier(s, i).place == self.place]
        return [i for i in own if spaces_left(s, i) > 0] if any(self.cargo) else []

    def asks(self, s: Regno) -> int:
        return 1 << self.seat if self._room(s) else 0

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        for name in self._room(s):
            for what, n in enumerate(self.cargo):
                menu.amount((SALVAGE, name, what), 1, min(n, spaces_left(s, name)))
        menu.legal.append((FINISH,))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        if option[0] == FINISH:
            return
        _, name, what, n = option
        change_cargo(carrier(s, name), what, n)
        s.tell((SALVAGED, ALL, name, what, n))
        left = tuple(x - n if i == what else x for i, x in enumerate(self.cargo))
        s.after(Salvage(self.seat, self.place, left))

    def words(self, s: Regno, seat: int) -> Words:
        return "salvage", {"place": ("place", self.place)}


def offer_prizes(s: Regno, seat: int, menu: Menu) -> None:
    """Abandoned ships, and own ones without Crew, that an own ship in their sea may man with Order 2. 15.6.8 C93"""
    for prize, x in enumerate(s.carriers):
        if x is None or not (x.abandoned or (x.owner == seat and x.kind != CARAVAN and x.crew == 0)):
            continue
        for name in carriers_of(s, seat):
            if carrier(s, name).kind == CARAVAN or carrier(s, name).place != x.place:
                continue
            if name == prize or not is_manned(s, name):
                continue
            why = None if can_spare(s, name) else TOO_FEW_CREW
            menu.add((TAKE_PRIZE, name, prize), unusable(s, seat, x) or why)
