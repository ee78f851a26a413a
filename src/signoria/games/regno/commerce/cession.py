"""A province passes to another realm by agreement. 10.3.5, 10.3.6, C257"""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno.cards import in_force
from signoria.games.regno.forces import put
from signoria.games.regno.ids import CARAVAN, CREWMAN, MACHINES, NOWHERE, PITCHFORK
from signoria.games.regno.kinds import PLACE
from signoria.games.regno.people import may_move, person
from signoria.games.regno.pieces import READY
from signoria.games.regno.realm import monuments
from signoria.games.regno.realm.territory import adapt_fortress, people_at, provinces_of
from signoria.games.regno.seafaring.sinking import end_blockades
from signoria.games.regno.state import Regno
from signoria.games.regno.steps import Ask, Words
from signoria.kernel.menu import Menu, Option, Refusal
from signoria.kernel.state import ALL, Step
from signoria.kernel.verbs import SEAT, Signature

WITHDRAW_TO: Final = 165
CEDED: Final = 165
WITHDREW: Final = 166

VERBS: Final = (Signature(WITHDRAW_TO, "withdraw-to", ("place", PLACE)),)
EVENTS: Final = (
    Signature(CEDED, "ceded", ("seat", SEAT), ("other", SEAT), ("place", PLACE)),
    Signature(WITHDREW, "withdrew", ("seat", SEAT), ("place", PLACE), ("to", PLACE)),
)

CAPITAL: Final = Refusal("10.3.5", "cede-capital")
THIRD_PARTIES: Final = Refusal("10.3.5", "cede-third-parties")
NO_EXIT: Final = Refusal("10.3.6", "cede-no-exit")
HELD: Final = Refusal("C257", "cede-besieged")
LAST: Final = Refusal("C257", "cede-last")
RELIC: Final = Refusal("R17.9", "cede-relic")


def why_not(s: Regno, giver: int, taker: int, place: int) -> Refusal | None:
    """What keeps a province of the giver from being ceded. Sacked ones may be; whoever stands there must be able to
    leave at once. 10.3.5 10.3.6 C257 R17.9"""
    p = s.provinces[place]
    if place == s.realms[giver].capital:
        return CAPITAL
    if len(provinces_of(s, giver)) < 2:
        return LAST
    if p.besieger != NOWHERE or p.former != NOWHERE or p.horde:
        return HELD
    if place == s.relic:
        return RELIC
    if _third_parties(s, giver, taker, place):
        return THIRD_PARTIES
    return None if _may_leave(s, giver, place) else NO_EXIT


def _third_parties(s: Regno, giver: int, taker: int, place: int) -> bool:
    """Pieces and people of anybody but the giver; Caravans of anybody but the two who trade. R1.6 10.3.5"""
    pieces = any(f.place == place and f.owner != giver for f in s.forces)
    people = any(x is not None and x.place == place and x.seat != giver for x in s.people)
    caravans = any(
        x is not None and x.kind == CARAVAN and x.place == place and x.owner >= 0 and x.owner not in (giver, taker)
        for x in s.carriers
    )
    return pieces or people or caravans


def _may_leave(s: Regno, giver: int, place: int) -> bool:
    """Nobody stands there, or all can move and there is a way out. 10.3.6 13.6.1 13.7.1 14.1.12 C242"""
    forces = [f for f in s.forces if f.place == place and f.owner == giver]
    people = people_at(s, place, giver)
    if not forces and not people:
        return True
    crew = sum(f.counts[CREWMAN] for f in forces)
    machines = sum(sum(f.counts[MACHINES:PITCHFORK]) for f in forces)
    able = all(f.status == READY for f in forces) and machines <= crew
    return able and all(may_move(s, person(s, i)) for i in people) and bool(exits(s, giver, place))


def exits(s: Regno, giver: int, place: int) -> list[int]:
    """The giver's own adjacent provinces that its pieces can reach at once. 10.3.6 R18.2"""
    near = s.tables.atlas.neighbours[place]
    own = [p for p in near if s.provinces[p].owner == giver and s.provinces[p].besieger == NOWHERE]
    return [p for p in own if not ((place, p) in s.tables.atlas.rivers and in_force(s, "floods"))]


@final
class ClearOut(Ask):
    """The giver's pieces and people go into one of its adjacent provinces, of its choice. 10.3.6"""

    def __init__(self, giver: int, place: int) -> None:
        self.giver, self.place = giver, place

    def asks(self, s: Regno) -> int:
        return 1 << self.giver if self._anybody(s) and len(exits(s, self.giver, self.place)) > 1 else 0

    def _anybody(self, s: Regno) -> bool:
        here = any(f.place == self.place and f.owner == self.giver for f in s.forces)
        return here or bool(people_at(s, self.place, self.giver))

    def words(self, s: Regno, seat: int) -> Words:
        return "cede-withdraw", {"place": ("place", self.place)}

    def act(self, s: Regno) -> None:
        ways = exits(s, self.giver, self.place)
        if ways and self._anybody(s):
            self._leave(s, ways[0])

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        for place in exits(s, seat, self.place):
            menu.add((WITHDRAW_TO, place))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        self._leave(s, option[1])

    def _leave(self, s: Regno, to: int) -> None:
        leaving = [f for f in s.forces if f.place == self.place and f.owner == self.giver]
        s.forces = [f for f in s.forces if f not in leaving]
        for f in leaving:
            put(s, f.owner, to, f.counts, f.status, f.until, f.moved, f.origin)
        for who in people_at(s, self.place, self.giver):
            person(s, who).place = to
        s.tell((WITHDREW, ALL, self.giver, self.place, to))


@final
class HandOver(Step[Regno]):
    """The province changes hands with all that stands and lives there. 10.3.5 C99 C257 C260 15.3.3 R20.2"""

    def __init__(self, giver: int, taker: int, place: int) -> None:
        self.giver, self.taker, self.place = giver, taker, place

    def act(self, s: Regno) -> None:
        p = s.provinces[self.place]
        p.owner = self.taker
        p.held |= 1 << self.taker
        adapt_fortress(s, self.place)
        end_blockades(s)
        s.tell((CEDED, ALL, self.giver, self.taker, self.place))
        for seat in (self.giver, self.taker):
            monuments.hold(s, seat)
