"""Heirs of players appear. 6.2.6.b1, 6.2.7"""

from __future__ import annotations

from typing import Final

from signoria.games.lords import counters, people
from signoria.games.lords.ids import NEUTRAL, NOWHERE
from signoria.games.lords.kinds import LEADER
from signoria.games.lords.state import Lords
from signoria.kernel.state import ALL
from signoria.kernel.verbs import Signature

HEIR: Final = 361
BASTARD: Final = 362
VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final = (Signature(HEIR, "heir", ("leader", LEADER)), Signature(BASTARD, "bastard", ("leader", LEADER)))


def appear(s: Lords) -> None:
    """At the end of each round the heirs of players who wait for it appear, if a city is free for them. Heirs of others
    come with their card when it is sold. 6.2.6.b1"""
    for seat in people.in_play(s):
        leader = people.own_leader(s, seat)
        if s.leaders[leader].alive and not people.is_free(s, leader) and not people.is_prisoner(s, leader):
            city = free_city(s, seat)
            if city != NOWHERE:
                people.set_down(s, leader, city)
                s.tell((BASTARD if s.leaders[leader].bastard else HEIR, ALL, leader))


def free_city(s: Lords, seat: int) -> int:
    """The home city, that of the bank, those of allies by the number of their cards: the first that no foreign army
    holds; NOWHERE: they all are held. 6.2.6.b1"""
    p = s.players[seat]
    some = [people.home(s, p.lord)]
    if p.bank:
        some.append(s.tables.deck.leaders[p.lord].bank)
    some += [people.home(s, ally) for ally in people.allies(s, seat)]
    own = (NEUTRAL, counters.root(s, p.colour))
    return next((city for city in some if counters.garrison(s, city) in own), NOWHERE)
