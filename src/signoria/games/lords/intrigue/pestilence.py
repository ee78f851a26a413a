"""P cards act when they are turned over. 2.4.3, 4.1.b3"""

from __future__ import annotations

from typing import Final

from signoria.games.lords import counters, hands, people
from signoria.games.lords.ids import FIRST_P, NOWHERE, PLACES
from signoria.games.lords.intrigue.targets import lies_in
from signoria.games.lords.kinds import CARD_KIND, COUNTER, LEADER
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.state import S_PESTILENCE, Lords
from signoria.games.lords.thrones import deaths
from signoria.kernel.state import ALL
from signoria.kernel.verbs import NUMBER, Signature

STRIKES: Final = 306
LEADER_ROLLED: Final = 307
ARMY_ROLLED: Final = 308
VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final = (
    Signature(STRIKES, "pestilence", ("card", CARD_KIND)),
    Signature(LEADER_ROLLED, "leader-sickens", ("leader", LEADER), ("roll", NUMBER)),
    Signature(ARMY_ROLLED, "army-sickens", ("counter", COUNTER), ("roll", NUMBER)),
)


def strike(s: Lords, card: int) -> None:
    """It acts at once and goes to the discard pile: a die for each leader that a player moves and for each army that
    obeys one in its Dukedoms and their cities, leaders first; on so much or less he dies, it is worn. What no player
    controls is immune. 2.4.3 4.1.b3 5.2.1"""
    p = s.tables.deck.pestilences[card - FIRST_P]
    here = [lies_in(s, place, p.dukedoms) for place in range(len(PLACES))]
    sick = [x for x in people.free_leaders(s) if here[s.leaders[x].place] and people.player(s, x) != NOBODY]
    worn = [
        c
        for c, place in enumerate(s.at)
        if place != NOWHERE and here[place] and counters.LAND_FORCE[c] and counters.mover(s, c) != NOBODY
    ]
    s.tell((STRIKES, ALL, card))
    hands.discard(s, card)
    if not sick and not worn:
        return
    rolls = [x + 1 for x in s.draw(S_PESTILENCE, len(sick) + len(worn), 6)]
    for leader, roll in zip(sick, rolls, strict=False):
        s.tell((LEADER_ROLLED, ALL, leader, roll))
    for c, roll in zip(worn, rolls[len(sick) :], strict=True):
        s.tell((ARMY_ROLLED, ALL, c, roll))
        if roll <= p.dies_on:
            counters.wear(s, c)
    for leader, roll in zip(sick, rolls, strict=False):
        if roll <= p.dies_on:
            deaths.kill(s, leader)
