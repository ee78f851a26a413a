"""A carrier's turn in an Order 4: a Caravan loads, moves and unloads; every carrier deals where it stops. 10.2, 7.2.10

A Caravan has one turn, a ship one before and one after its voyage, which with its loading is the affair of `ships`
(10.2.4 15.2.2). A turn ends: what was unloaded is not loaded again, what was loaded is unloaded only elsewhere, and
roads, visits and talks are counted.
"""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno.carriers import carrier, carriers_of, spaces_left
from signoria.games.regno.commerce import smuggling, visits
from signoria.games.regno.commerce.deals import TRADE_WITH, offer_trade, propose_trade
from signoria.games.regno.commerce.ledger import had_turn, take_turn
from signoria.games.regno.commerce.routes import (
    change_cargo,
    entry_cost,
    is_settlement,
    is_unhindered,
    movement,
    needs_consent,
    why_not_enter,
)
from signoria.games.regno.ids import CARAVAN, GOODS, NOWHERE, PEOPLE_ABOARD, SLAVES_ABOARD
from signoria.games.regno.kinds import CARGO, CARRIER, FINISH, PLACE
from signoria.games.regno.pieces import Carrier
from signoria.games.regno.realm import workers
from signoria.games.regno.realm.territory import room
from signoria.games.regno.reconstruction import merchants
from signoria.games.regno.state import Regno
from signoria.games.regno.steps import Ask, Words
from signoria.games.regno.warfare import war
from signoria.kernel.menu import AMOUNT, Menu, Option, Refusal
from signoria.kernel.state import ALL
from signoria.kernel.verbs import NUMBER, Signature

CARRY: Final = 102
LOAD: Final = 103 | AMOUNT
UNLOAD: Final = 104 | AMOUNT
GO: Final = 105
LOADED: Final = 104
UNLOADED: Final = 105
WENT: Final = 106

VERBS: Final = (
    Signature(CARRY, "carry", ("carrier", CARRIER)),
    Signature(LOAD, "load", ("cargo", CARGO), ("n", NUMBER)),
    Signature(UNLOAD, "unload", ("cargo", CARGO), ("n", NUMBER)),
    Signature(GO, "go", ("place", PLACE)),
)
EVENTS: Final = (
    Signature(LOADED, "caravan-loaded", ("carrier", CARRIER), ("place", PLACE), ("cargo", CARGO), ("n", NUMBER)),
    Signature(UNLOADED, "caravan-unloaded", ("carrier", CARRIER), ("place", PLACE), ("cargo", CARGO), ("n", NUMBER)),
    Signature(WENT, "caravan-went", ("carrier", CARRIER), ("place", PLACE)),
)

HAD_TURN: Final = Refusal("R6.4", "had-turn")
SAME_PLACE: Final = Refusal("C79", "loaded-here")
ON_THE_WAY: Final = Refusal("C80", "on-the-way")
NO_HOUSING: Final = Refusal("7.2.10", "no-housing")
NO_SETTLEMENT: Final = Refusal("10.2.3", "no-settlement")
NO_SPACE: Final = Refusal("10.2.2", "no-cargo-space")
NO_PASSAGE: Final = Refusal("C83", "no-passage")
CLOSED: Final = Refusal("C147", "closed-to-carriers")


def offer_turns(s: Regno, seat: int, menu: Menu) -> None:
    """The seat's carriers, each once; no technology is needed for those one has. 10.2.13 C81"""
    for name in carriers_of(s, seat):
        menu.add((CARRY, name), HAD_TURN if had_turn(s, seat, carrier(s, name), name) else None)


def open_turn(s: Regno, seat: int, name: int) -> None:
    """The turn of a carrier begins. 10.2.1 C84"""
    x = carrier(s, name)
    take_turn(s, seat, x, name)
    s.after(Carry(seat, name, movement(s, seat) if x.kind == CARAVAN else 0))


@final
class Carry(Ask):
    """One carrier's turn.

    `loaded`, `unloaded`: bits of things of CARGO; `stopped`: it has dealt somewhere and goes no further; `going`:
    the province that it enters if its owner lets it pass; `hailed`: bits of the mobile merchants it has dealt with.
    """

    def __init__(
        self,
        seat: int,
        name: int,
        points: int,
        loaded: int = 0,
        unloaded: int = 0,
        stopped: bool = False,
        going: int = NOWHERE,
        hailed: int = 0,
    ) -> None:
        self.seat, self.name, self.points = seat, name, points
        self.loaded, self.unloaded, self.stopped = loaded, unloaded, stopped
        self.going, self.hailed = going, hailed

    def asks(self, s: Regno) -> int:
        return 1 << self.seat if self.going == NOWHERE and self._goes_on(s) else 0

    def words(self, s: Regno, seat: int) -> Words:
        at = ("place", carrier(s, self.name).place)
        return "carry", {"carrier": ("carrier", self.name), "place": at, "points": ("number", self.points)}

    def act(self, s: Regno) -> None:
        """The answer about the passage is in. C83"""
        if self.going == NOWHERE or not self._goes_on(s):
            return
        if needs_consent(s, self.seat, self.going):
            s.after(self._after())
        else:
            self._enter(s, self.going)

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        x = carrier(s, self.name)
        if x.kind == CARAVAN:
            if s.provinces[x.place].owner == seat:
                self._offer_loading(s, x, menu)
                self._offer_unloading(s, x, menu)
            self._offer_roads(s, x, menu)
        visits.offer_visits(s, seat, self.name, menu)
        smuggling.offer_smuggling(s, seat, self.name, menu)
        merchants.offer_hails(s, seat, self.name, menu, self.hailed)
        offer_trade(s, seat, self.name, menu)
        menu.add((FINISH,))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        verb = option[0]
        if verb == FINISH:
            return
        if verb == GO:
            self._go(s, option[1])
        elif verb in (LOAD, UNLOAD):
            self._shift(s, verb == LOAD, option[1], option[2])
        else:
            hailed = 0
            if verb == visits.VISIT:
                visits.begin_visit(s, seat, self.name, option[1])
            elif verb == smuggling.SMUGGLE:
                smuggling.begin_smuggling(s, seat, self.name, option[1])
            elif verb == TRADE_WITH:
                propose_trade(s, seat, self.name, option)
            else:
                merchants.begin_hail(s, seat, self.name, option[1])
                hailed = merchants.bit_of(option[1])
            s.after(self._after(points=0, stopped=True, hailed=hailed))

    def _goes_on(self, s: Regno) -> bool:
        """Is the carrier still the seat's? Talks, smuggling and battles may have ended that."""
        x = s.carriers[self.name]
        return not s.realms[self.seat].out and x is not None and x.owner == self.seat and not x.abandoned

    def _after(
        self,
        points: int | None = None,
        loaded: int = 0,
        unloaded: int = 0,
        stopped: bool = False,
        going: int = NOWHERE,
        hailed: int = 0,
    ) -> Carry:
        """The turn goes on, changed by so much."""
        return Carry(
            self.seat,
            self.name,
            self.points if points is None else points,
            self.loaded | loaded,
            self.unloaded | unloaded,
            self.stopped or stopped,
            going,
            self.hailed | hailed,
        )

    # ---- loading ---------------------------------------------------------------------------------------------------

    def _offer_loading(self, s: Regno, x: Carrier, menu: Menu) -> None:
        """Goods of the central reserve, free inhabitants and slaves of the place, one space each, before moving.
        7.2.10 7.2.11 10.2.2 10.2.3 C80 C147"""
        p, space = s.provinces[x.place], spaces_left(s, self.name)
        there = (*s.realms[self.seat].stock[:GOODS], p.free, p.slaves)
        settled, may = is_settlement(s, x.place), is_unhindered(s, x.place)
        early = x.moved != s.round and not self.stopped
        for what, n in enumerate(there):
            bar: Refusal | None = None
            if not early or self.unloaded >> what & 1:
                bar = ON_THE_WAY
            elif not may:
                bar = CLOSED
            elif what < GOODS and not settled:
                bar = NO_SETTLEMENT
            elif not space:
                bar = NO_SPACE
            if bar is None:
                menu.amount((LOAD, what), 1, min(n, space))
            elif n:
                menu.add((LOAD, what, 1), bar)

    def _offer_unloading(self, s: Regno, x: Carrier, menu: Menu) -> None:
        """Into the central reserve, or into the housing of the place; not where it was loaded in this turn.
        7.2.10 10.2.3 10.2.10 C79 C147"""
        p, settled, may = s.provinces[x.place], is_settlement(s, x.place), is_unhindered(s, x.place)
        for what, n in enumerate(x.cargo):
            most, bar = n, None
            if x.place == x.start and self.loaded >> what & 1:
                bar = SAME_PLACE
            elif not may:
                bar = CLOSED
            elif what < GOODS and not settled:
                bar = NO_SETTLEMENT
            elif what >= GOODS:
                most = min(n, room(s, p))
                bar = NO_HOUSING if n and not most else None
            if bar is None:
                menu.amount((UNLOAD, what), 1, most)
            elif n:
                menu.add((UNLOAD, what, 1), bar)

    def _shift(self, s: Regno, loading: bool, what: int, n: int) -> None:
        """On or off the Caravan; unloading after the road ends the road. Which building an inhabitant leaves empty
        the owner chooses. 7.2.10 10.2.3 C12"""
        x = carrier(s, self.name)
        p, aboard = s.provinces[x.place], n if loading else -n
        if what == PEOPLE_ABOARD:
            p.free -= aboard
        elif what == SLAVES_ABOARD:
            p.slaves -= aboard
        else:
            s.realms[self.seat].stock[what] -= aboard
        change_cargo(x, what, aboard)
        s.tell((LOADED if loading else UNLOADED, ALL, self.name, x.place, what, n))
        if loading and what >= GOODS:
            workers.empty(s, x.place)
        if loading:
            s.after(self._after(loaded=1 << what))
        else:
            s.after(self._after(points=0 if x.moved == s.round else None, unloaded=1 << what))

    # ---- the road --------------------------------------------------------------------------------------------------

    def _offer_roads(self, s: Regno, x: Carrier, menu: Menu) -> None:
        """The next province. 10.2.1 C14 C83"""
        for place in s.tables.atlas.neighbours[x.place]:
            bar = why_not_enter(s, self.seat, x, place, self.points)
            owner = s.provinces[place].owner
            if bar is None and needs_consent(s, self.seat, place) and not war.may_ask(s, owner, self.seat):
                bar = NO_PASSAGE
            menu.add((GO, place), bar)

    def _go(self, s: Regno, place: int) -> None:
        """Into the next province, if its owner lets the Caravan pass. C83"""
        if needs_consent(s, self.seat, place):
            s.after(war.Consent(s.provinces[place].owner, self.seat))
            s.after(self._after(going=place))
        else:
            self._enter(s, place)

    def _enter(self, s: Regno, place: int) -> None:
        x = carrier(s, self.name)
        x.place, x.moved = place, s.round
        s.tell((WENT, ALL, self.name, place))
        s.after(self._after(points=max(0, self.points - entry_cost(s, place))))
