"""Atlantic and Euxine storms. 4.11, 5.12"""

from __future__ import annotations

from typing import Final

from signoria.games.lords import counters
from signoria.games.lords.ids import NAO, NOWHERE
from signoria.games.lords.kinds import COUNTER
from signoria.games.lords.state import S_STORM, Lords
from signoria.kernel.state import ALL
from signoria.kernel.verbs import NUMBER, Signature

STORM: Final = 281
VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final = (Signature(STORM, "storm", ("counter", COUNTER), ("hits", NUMBER)),)


def begin(s: Lords) -> None:
    """Each ship north of the storm line rolls, in a port or outside, by the number of its counter; nobody has a choice.
    4.11 5.12.1 5.12.1.b1"""
    atlas, wear = s.tables.atlas, s.tables.wear
    ships = [c for c, at in enumerate(s.at) if at != NOWHERE and counters.SHIP[c] and atlas.north(at)]
    for c in ships:
        dice = wear.nao_dice if counters.ship_kind(s, c) == NAO else wear.galley_dice
        hits = sum(roll < wear.storm_hit for roll in s.draw(S_STORM, dice, 6))
        s.tell((STORM, ALL, c, hits))
        for _ in range(min(hits, s.steps[c])):
            counters.wear(s, c)
