"""What players of other colours are asked for: to let armies go on, to lend ships as bridges. 5.7.6.b9, 5.7.10.b1"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

from signoria.games.lords.counters import UNIT
from signoria.games.lords.ids import CARAVAN, FIRST_CITY, FIRST_SEA, NOWHERE
from signoria.games.lords.kinds import COLOUR, NO, YES
from signoria.games.lords.map import is_sea
from signoria.games.lords.moving import notes
from signoria.games.lords.moving.marches import own_land
from signoria.games.lords.moving.net import Net
from signoria.games.lords.moving.scene import Scene
from signoria.games.lords.moving.treks import Party, Trek, strangers
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.standing import LEAVING, OFFERS, ordered
from signoria.games.lords.state import Lords
from signoria.games.lords.steps import Ask, Words
from signoria.kernel.menu import Menu, Option
from signoria.kernel.state import ALL
from signoria.kernel.verbs import SEAT, Signature

ASK_LEAVE: Final = 112
ASK_BRIDGE: Final = 113
VERBS: Final = (
    Signature(ASK_LEAVE, "ask-consent", ("colour", COLOUR), ("seat", SEAT)),
    Signature(ASK_BRIDGE, "ask-ships", ("colour", COLOUR), ("seat", SEAT)),
)
CONSENTED: Final = 112
DECLINED: Final = 113
EVENTS: Final = (
    Signature(CONSENTED, "consented", ("seat", SEAT), ("colour", COLOUR)),
    Signature(DECLINED, "declined", ("seat", SEAT), ("colour", COLOUR)),
)


def options(s: Lords, seat: int, scene: Scene) -> Iterator[Option]:
    """Whom the seat may ask, once a round each: who keeps its armies in a Dukedom, and who has ships in seas near its
    land units."""
    seen: set[Option] = set()
    parties = [Party(s, seat, leader) for leader in scene.led_by(seat)]
    parties += [Party(s, seat, NOWHERE, c) for c in own_land(s, seat) if UNIT[c] == CARAVAN]
    for party in parties:
        if party.left <= 0:
            continue
        found: list[Option] = []
        if Trek(s, scene, party).kept():
            found = [(ASK_LEAVE, party.of, who) for who in strangers(s, party.place, party.of)]
        found += [(ASK_BRIDGE, party.of, who) for who in _with_ships(scene, party)]
        for option in found:
            if option not in seen and _is_open(s, seat, option):
                seen.add(option)
                yield option


def _what(option: Option) -> int:
    return notes.LEAVE if option[0] == ASK_LEAVE else notes.BRIDGE


def _is_open(s: Lords, seat: int, option: Option) -> bool:
    of, who = option[1:]
    if who in (NOBODY, seat):
        return False
    return not notes.lets(s, who, _what(option), of) and not notes.has_refused(s, who, _what(option), of, seat)


def _with_ships(scene: Scene, party: Party) -> list[int]:
    """Players of another colour with ships in a near sea that lacks a bridge. 5.7.6.b9"""
    seas = _near(scene.net, party.place)
    over = scene.bridges(party.seat, party.of, party.imperial)[0]
    found: set[int] = set()
    for place, k, nao, who in scene.ships:
        if k == party.of or (party.imperial and not nao):
            continue
        for sea in (place,) if is_sea(place) else scene.net.water[place]:
            if sea in seas and not over >> sea - FIRST_SEA & 1:
                found.add(who)
    return [who for who in scene.s.order if who in found]


def _near(n: Net, place: int) -> set[int]:
    """Seas that may be entered from a place, through a port of it, and their neighbours."""
    first = {place} if is_sea(place) else {x for x in n.land[place] if is_sea(x)}
    if place < FIRST_SEA:
        for port in n.land[place]:
            if port >= FIRST_CITY:
                first.update(x for x in n.land[port] if is_sea(x))
    return first.union(*(set(filter(is_sea, n.land[x])) for x in sorted(first))) if first else first


def take(s: Lords, seat: int, option: Option) -> None:
    """The other player is asked."""
    s.after(LetGo(seat, option[2], option[1], _what(option)))


@final
class LetGo(Ask):
    """A player lets armies of a colour leave where his stand, or its land units go over his ships, in this round.
    5.7.6.b9 5.7.10.b1"""

    def __init__(self, seat: int, other: int, of: int, what: int) -> None:
        self.seat, self.other, self.of, self.what = seat, other, of, what

    def asks(self, s: Lords) -> int:
        return 1 << self.other

    def words(self, s: Lords, seat: int) -> Words:
        name = "let-go" if self.what == notes.LEAVE else "lend-ships"
        return name, {"seat": ("seat", self.seat), "colour": ("colour", self.of)}

    def offer(self, s: Lords, seat: int, menu: Menu) -> None:
        menu.add((YES,))
        menu.add((NO,))

    def standing(self, s: Lords, seat: int) -> Option | None:
        if self.what == notes.LEAVE:
            return {1: (YES,), 2: (NO,)}.get(ordered(s, seat, LEAVING))
        return (NO,) if ordered(s, seat, OFFERS) else None

    def take(self, s: Lords, seat: int, option: Option) -> None:
        if option[0] == YES:
            notes.allow(s, seat, self.what, self.of)
            s.tell((CONSENTED, ALL, seat, self.of))
        else:
            notes.refuse(s, seat, self.what, self.of, self.seat)
            s.tell((DECLINED, ALL, seat, self.of))
