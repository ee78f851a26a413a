"""Buying and reinforcing by players, from L7 to L23. 4.2, 5.3, 5.4"""

from __future__ import annotations

from typing import Final, final

from signoria.games.lords import counters, money
from signoria.games.lords.counters import UNIT
from signoria.games.lords.ids import ARMY, CARAVAN, PIRATE
from signoria.games.lords.kinds import ACCOUNT, CARD_KIND, COUNTER, EMPIRE, FINISH, NO, PLACE, SEAT, YES
from signoria.games.lords.kinds import UNIT as UNIT_KIND
from signoria.games.lords.people import in_play
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.recruiting import raising, refreshing, vassalage
from signoria.games.lords.recruiting.purses import may_keep
from signoria.games.lords.recruiting.raising import BUILD_CARAVAN, BUILD_PIRATE, BUILD_SHIP, RAISE_ARMY, RECRUIT
from signoria.games.lords.recruiting.refreshing import ASK_LEAVE, FRESHEN, MERGE, REPAIR_BUILDING, REPAIRED, Cities
from signoria.games.lords.state import Lords
from signoria.games.lords.steps import Ask, Words
from signoria.kernel.menu import Menu, Option
from signoria.kernel.state import ALL
from signoria.kernel.verbs import Signature

VERBS: Final = (
    Signature(RAISE_ARMY, "raise-army", ("empire", EMPIRE), ("place", PLACE), ("account", ACCOUNT), quiet=True),
    Signature(
        BUILD_SHIP, "build-ship", ("empire", EMPIRE), ("unit", UNIT_KIND), ("place", PLACE), ("account", ACCOUNT),
        quiet=True,
    ),
    Signature(BUILD_CARAVAN, "build-caravan", ("empire", EMPIRE), ("place", PLACE), ("account", ACCOUNT), quiet=True),
    Signature(RECRUIT, "recruit", ("place", PLACE), ("account", ACCOUNT), quiet=True),
    Signature(BUILD_PIRATE, "build-pirate", ("counter", COUNTER), ("place", PLACE), ("account", ACCOUNT), quiet=True),
    Signature(FRESHEN, "freshen", ("counter", COUNTER), ("account", ACCOUNT), quiet=True),
    Signature(MERGE, "merge", ("counter", COUNTER), ("other", COUNTER)),
    Signature(REPAIR_BUILDING, "repair", ("card", CARD_KIND), ("account", ACCOUNT), quiet=True),
    Signature(ASK_LEAVE, "ask-siege-leave", ("place", PLACE)),
    *vassalage.VERBS,
)  # fmt: skip
LEAVE_GIVEN: Final = 63
EVENTS: Final = (
    Signature(REPAIRED, "building-repaired", ("card", CARD_KIND)),
    Signature(LEAVE_GIVEN, "siege-leave-given", ("seat", SEAT), ("place", PLACE)),
    *vassalage.EVENTS,
)


def begin(s: Lords) -> None:
    """From L7 to L23 each buys and reinforces. 4.2"""
    for seat in in_play(s):
        s.after(Buying(seat, (), ()))


@final
class Buying(Ask):
    """A seat buys, reinforces and repairs until it has finished; then comes what it has left undone. `leave`: besieged
    cities that it may reinforce by an emperor's leave, `asked`: those for which it has asked."""

    def __init__(self, seat: int, leave: Cities, asked: Cities) -> None:
        self.seat = seat
        self.leave = leave
        self.asked = asked

    def asks(self, s: Lords) -> int:
        return 0 if s.players[self.seat].out else 1 << self.seat

    def words(self, s: Lords, seat: int) -> Words:
        return "buying", {"n": ("number", s.gold[money.chest(seat)])}

    def forced(self, s: Lords) -> Option | None:
        menu = Menu()
        self.offer(s, self.seat, menu)
        return (FINISH,) if len(menu.legal) == 1 else None

    def offer(self, s: Lords, seat: int, menu: Menu) -> None:
        here = counters.by_place(s)
        raising.offer_imperial(s, seat, menu, here)
        raising.offer_mercenaries(s, seat, menu, here)
        raising.offer_pirates(s, seat, menu, here)
        refreshing.offer_fresh(s, seat, menu, self.leave, self.asked)
        refreshing.offer_repairs(s, seat, menu)
        menu.add((FINISH,))
        if menu.explain:
            raising.explain_abroad(s, seat, menu)

    def take(self, s: Lords, seat: int, option: Option) -> None:
        verb = option[0]
        if verb == FINISH:
            self._finish(s)
            return
        if verb == ASK_LEAVE:
            s.after(SiegeLeave(seat, option[1], self.leave, self.asked))
            return
        if verb == RAISE_ARMY:
            self._imperial(s, option[1], ARMY, option[2], option[3])
            s.raised = (*s.raised, option[2])
        elif verb == BUILD_SHIP:
            self._imperial(s, option[1], option[2], option[3], option[4])
            s.launched = (*s.launched, option[3])
        elif verb == BUILD_CARAVAN:
            self._imperial(s, option[1], CARAVAN, option[2], option[3])
        elif verb == RECRUIT:
            raising.recruit(s, seat, option[1], option[2])
        elif verb == BUILD_PIRATE:
            way = next(x for x in raising.pirate_ways(s, seat, option[2]) if x[0] == option[3])
            money.split(s, way, raising.pirate_price(s, option[1]))
            counters.place(s, option[1], option[2], seat)
        elif verb == FRESHEN:
            refreshing.freshen(s, option)
        elif verb == MERGE:
            refreshing.merge(s, option)
        else:
            refreshing.repair(s, option)
        s.after(self)

    def _imperial(self, s: Lords, empire: int, unit: int, place: int, account: int) -> None:
        """Pay for an imperial counter and place it. 5.3.1 5.3.2 5.3.3"""
        way = next(x for x in raising.imperial_ways(s, self.seat, empire) if x[0] == account)
        money.split(s, way, s.tables.forces.price[unit])
        counters.place(s, counters.pool(s, empire, unit)[0], place)

    def _finish(self, s: Lords) -> None:
        """What is not reinforced though it might be: allies and pirates who go. 5.4.4 5.4.4.b1"""
        left = [
            c
            for c in refreshing.worn(s)
            if may_keep(s, self.seat, c) and refreshing.may_refresh(s, self.seat, s.at[c], self.leave)
        ]
        for c in left:
            if UNIT[c] == PIRATE:
                vassalage.lose_pirates(s, c)
        for leader, some in vassalage.unpaid(s, self.seat, left).items():
            s.after(vassalage.Vassalage(leader, some))


@final
class SiegeLeave(Ask):
    """The emperor with most armies outside a city may let the besieged reinforce. 5.4.3"""

    def __init__(self, seat: int, city: int, leave: Cities, asked: Cities) -> None:
        self.seat = seat
        self.city = city
        self.leave = leave
        self.asked = asked

    def asks(self, s: Lords) -> int:
        seat = refreshing.emperor_outside(s, self.city)
        return 1 << seat if seat != NOBODY else 0

    def act(self, s: Lords) -> None:
        """Nobody holds his card any more."""
        s.after(Buying(self.seat, self.leave, (*self.asked, self.city)))

    def words(self, s: Lords, seat: int) -> Words:
        return "siege-leave", {"seat": ("seat", self.seat), "place": ("place", self.city)}

    def offer(self, s: Lords, seat: int, menu: Menu) -> None:
        menu.add((YES,))
        menu.add((NO,))

    def take(self, s: Lords, seat: int, option: Option) -> None:
        asked, leave = (*self.asked, self.city), self.leave
        if option[0] == YES:
            leave = (*leave, self.city)
            s.tell((LEAVE_GIVEN, ALL, seat, self.city))
        s.after(Buying(self.seat, leave, asked))
