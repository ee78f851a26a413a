"""A city that is invaded raises an army by itself. 5.7.11

`recruit` does what happens without asking. Only for a player's home city whose gold is short may he be asked: whoever
moves armies in calls `asked` first, and when it names a seat pushes `DefendHome` before the entry.
"""

from __future__ import annotations

from typing import Final, final

from signoria.games.lords import counters, money, people
from signoria.games.lords.counters import root
from signoria.games.lords.ids import ARMY, MERCENARY, NEUTRAL, NOWHERE
from signoria.games.lords.kinds import NO, PLACE, YES
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.recruiting import purses
from signoria.games.lords.state import Lords
from signoria.games.lords.steps import Ask, Words
from signoria.kernel.menu import Menu, Option
from signoria.kernel.state import ALL
from signoria.kernel.verbs import Signature

ROSE: Final = 64
VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final = (Signature(ROSE, "city-rises", ("place", PLACE)),)


def recruit(s: Lords, city: int, invader: int) -> bool:
    """Armies of the colour `invader` are about to enter a city without armies: does it raise one now? An imperial army
    from the treasury in a city of an empire, mercenaries from the city's gold elsewhere. Once a siege: none while a
    siege goes on, nor twice in a round. 5.7.11"""
    if not _invaded(s, city, invader):
        return False
    empire = s.tables.atlas.city(city).empire
    if empire != NEUTRAL:
        return _imperial(s, city, empire)
    return _mercenary(s, city, purses.controller(s, city), (money.pile(city),))


def asked(s: Lords, city: int, invader: int) -> int:
    """The seat that may pay what its home city lacks: when the city's gold is short and its leader or bank is there.
    NOBODY: nobody is asked. 5.7.11"""
    if not _invaded(s, city, invader) or s.tables.atlas.city(city).empire != NEUTRAL:
        return NOBODY
    price, pile = s.tables.forces.invaded, s.gold[money.pile(city)]
    for seat in people.in_play(s):
        p = s.players[seat]
        bank = p.bank and s.tables.deck.leaders[p.lord].bank == city
        if people.home(s, p.lord) == city and (bank or s.leaders[p.lord].place == city):
            short = pile < price <= pile + s.gold[money.chest(seat)]
            return seat if short and counters.pool(s, NEUTRAL, MERCENARY) else NOBODY
    return NOBODY


def _invaded(s: Lords, city: int, invader: int) -> bool:
    """Is it invaded by such armies: not by those of its own colour or its controller's, with no army in it, in no
    siege?"""
    if counters.is_besieged(s, city) or s.raised.count(city) >= s.tables.forces.invaded_armies:
        return False
    if counters.garrison(s, city) != NEUTRAL:
        return False
    empire, seat = s.tables.atlas.city(city).empire, purses.controller(s, city)
    if empire != NEUTRAL:
        return root(s, empire) != invader
    return seat == NOBODY or root(s, s.players[seat].colour) != invader


def _imperial(s: Lords, city: int, empire: int) -> bool:
    some = counters.pool(s, empire, ARMY)
    accounts = tuple(dict.fromkeys(money.treasury(s, e) for e in (empire, root(s, empire))))
    if not some or sum(s.gold[account] for account in accounts) < s.tables.forces.invaded:
        return False
    money.split(s, accounts, s.tables.forces.invaded)
    counters.place(s, some[0], city)
    return _rose(s, city)


def _mercenary(s: Lords, city: int, seat: int, way: purses.Way) -> bool:
    """Of the player whose gold pays, and bound to his ally if he holds it; else of nobody. ER.1"""
    some = counters.pool(s, NEUTRAL, MERCENARY)
    if not some or sum(s.gold[account] for account in way) < s.tables.forces.invaded:
        return False
    under = purses.bound_to(s, seat, money.pile(city)) if seat != NOBODY else NOWHERE
    money.split(s, way, s.tables.forces.invaded)
    counters.place(s, some[0], city, seat, under)
    return _rose(s, city)


def _rose(s: Lords, city: int) -> bool:
    s.raised = (*s.raised, city)
    s.tell((ROSE, ALL, city))
    return True


@final
class DefendHome(Ask):
    """Does the owner of a home city pay from his chest what its gold lacks? After it, `recruit` raises nothing more
    there. 5.7.11"""

    def __init__(self, city: int, invader: int) -> None:
        self.city = city
        self.invader = invader

    def asks(self, s: Lords) -> int:
        seat = asked(s, self.city, self.invader)
        return 1 << seat if seat != NOBODY else 0

    def open(self) -> bool:
        return False

    def words(self, s: Lords, seat: int) -> Words:
        lacks = s.tables.forces.invaded - s.gold[money.pile(self.city)]
        return "defend-home", {"place": ("place", self.city), "n": ("number", lacks)}

    def offer(self, s: Lords, seat: int, menu: Menu) -> None:
        menu.add((YES,))
        menu.add((NO,))

    def take(self, s: Lords, seat: int, option: Option) -> None:
        if option[0] == YES:
            _mercenary(s, self.city, seat, (money.pile(self.city), money.chest(seat)))
        else:
            s.raised = (*s.raised, self.city)  # asked once: it is not asked again in this round
