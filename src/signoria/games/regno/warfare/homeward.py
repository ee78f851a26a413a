"""Troops go home from land that is closed to them, or are interned. 12.2.3, C119, C120, C230"""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno.forces import pairs_of, plus, put, settle
from signoria.games.regno.ids import INTERNED, NOWHERE
from signoria.games.regno.kinds import PERSON, PLACE, UNITS_KIND
from signoria.games.regno.people import person
from signoria.games.regno.pieces import ARRIVED, NO_UNITS, READY
from signoria.games.regno.realm.territory import are_allied, at_war, people_at
from signoria.games.regno.state import Regno
from signoria.games.regno.steps import Ask, Words
from signoria.games.regno.warfare.moving import is_flooded
from signoria.kernel.menu import Menu, Option
from signoria.kernel.state import ALL
from signoria.kernel.verbs import SEAT, Signature

INTERNED_BY: Final = 900  # `until` of an interned force: this + the seat whose peace gives it back

HOME: Final = 192
GONE_HOME: Final = 196
WERE_INTERNED: Final = 197
GIVEN_BACK: Final = 198
WENT_ALONG: Final = 199
VERBS: Final = (Signature(HOME, "go-home", ("place", PLACE), quiet=True),)
EVENTS: Final = (
    Signature(GONE_HOME, "gone-home", ("seat", SEAT), ("place", PLACE), ("to", PLACE), ("units", UNITS_KIND)),
    Signature(WERE_INTERNED, "were-interned", ("seat", SEAT), ("place", PLACE), ("foe", SEAT), ("units", UNITS_KIND)),
    Signature(GIVEN_BACK, "given-back", ("seat", SEAT), ("place", PLACE), ("units", UNITS_KIND)),
    Signature(WENT_ALONG, "went-along", ("person", PERSON), ("place", PLACE)),
)


@final
class GoHome(Ask):
    """All that a seat has in a place goes to its nearest own province (with `allied` also to an ally's); the owner
    chooses between equally near ones; without a way the pieces are interned while `foe` is an enemy, else they go to
    the capital, as their people always do. 12.2.3 C119 C120 C230"""

    def __init__(self, seat: int, place: int, foe: int, allied: bool) -> None:
        self.seat, self.place, self.foe, self.allied = seat, place, foe, allied

    def asks(self, s: Regno) -> int:
        return 1 << self.seat if is_present(s, self.seat, self.place) and len(self.ways(s)) > 1 else 0

    def act(self, s: Regno) -> None:
        if not is_present(s, self.seat, self.place):
            return
        found, capital = self.ways(s), s.realms[self.seat].capital
        if found:
            self.go(s, found[0])
        elif capital == NOWHERE:
            return  # about to be out: its pieces go with it
        elif self.foe >= 0 and at_war(s, self.seat, self.foe):
            self.intern(s)
        else:
            self.go(s, capital)

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        for place in self.ways(s):
            menu.add((HOME, place))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        self.go(s, option[1])

    def words(self, s: Regno, seat: int) -> Words:
        return "go-home", {"place": ("place", self.place)}

    def ways(self, s: Regno) -> list[int]:
        return nearest(s, self.seat, self.place, self.allied)

    def go(self, s: Regno, to: int) -> None:
        """They are not brought to a standstill by it: what has not moved may still move. 12.2.3"""
        gone = NO_UNITS
        for f in s.forces:
            if f.owner == self.seat and f.place == self.place:
                gone = plus(gone, f.counts)
                f.place, f.moved, f.origin = to, f.moved & ~ARRIVED, NOWHERE
        s.tell((GONE_HOME, ALL, self.seat, self.place, to, pairs_of(gone)))
        for who in people_at(s, self.place, self.seat):
            x = person(s, who)
            x.place, x.moved, x.origin = to, x.moved & ~ARRIVED, NOWHERE
            s.tell((WENT_ALONG, ALL, who, to))
        settle(s)

    def intern(self, s: Regno) -> None:
        gone = NO_UNITS
        for f in [f for f in s.forces if f.owner == self.seat and f.place == self.place]:
            gone = plus(gone, f.counts)
            s.forces.remove(f)
        put(s, self.seat, INTERNED, gone, READY, INTERNED_BY + self.foe)
        s.tell((WERE_INTERNED, ALL, self.seat, self.place, self.foe, pairs_of(gone)))
        for who in people_at(s, self.place, self.seat):
            x = person(s, who)
            x.place, x.moved, x.origin = s.realms[self.seat].capital, x.moved & ~ARRIVED, NOWHERE
            s.tell((WENT_ALONG, ALL, who, x.place))


def is_present(s: Regno, seat: int, place: int) -> bool:
    """Has the seat pieces or people there to send home?"""
    if s.realms[seat].out or s.provinces[place].owner == seat:
        return False
    return any(f.owner == seat and f.place == place for f in s.forces) or bool(people_at(s, place, seat))


def is_open(s: Regno, seat: int, place: int) -> bool:
    """May a way home lead through: no land of an enemy, of rebels or of a horde, none that an enemy besieges. R1.6"""
    p = s.provinces[place]
    held = p.owner >= 0 and at_war(s, seat, p.owner)
    besieged = p.besieger != NOWHERE and (p.owner == seat or at_war(s, seat, p.besieger))
    return not held and not besieged and not p.horde and p.former == NOWHERE


def nearest(s: Regno, seat: int, start: int, allied: bool) -> list[int]:
    """The nearest own provinces, counted in links over open land. 12.2.3 C119 R1.6"""
    seen, ring = {start}, [start]
    while ring:
        ring = sorted(
            {
                there
                for here in ring
                for there in s.tables.atlas.neighbours[here]
                if there not in seen and is_open(s, seat, there) and not is_flooded(s, here, there)
            }
        )
        seen.update(ring)
        owners = [(place, s.provinces[place].owner) for place in ring]
        found = [place for place, owner in owners if owner == seat or (allied and are_allied(s, seat, owner))]
        if found:
            return found
    return []


def give_back(s: Regno, seat: int, foe: int) -> None:
    """At peace the interned come back to the capital. 12.2.3"""
    for f in [f for f in s.forces if f.owner == seat and f.place == INTERNED and f.until == INTERNED_BY + foe]:
        s.forces.remove(f)
        put(s, seat, s.realms[seat].capital, f.counts)
        s.tell((GIVEN_BACK, ALL, seat, s.realms[seat].capital, pairs_of(f.counts)))
