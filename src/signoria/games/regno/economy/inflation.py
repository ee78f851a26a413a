"""The inflation check after the global production. 9.5; what inflation does to prices stands in `costs`."""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno.kinds import NUMBER
from signoria.games.regno.realm.territory import in_play
from signoria.games.regno.state import Regno
from signoria.kernel.state import ALL, Step
from signoria.kernel.verbs import Signature

INFLATION: Final = 60  # event: the level now

VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final = (Signature(INFLATION, "inflation", ("level", NUMBER)),)


@final
class Inflation(Step[Regno]):
    """Up by one when more than half of the players taxed at least half of their taxable provinces high, down by one
    when nobody taxed any high. A player without taxable provinces is one who did not (C64); Order 3 does not count
    (C65). 9.5.1 9.5.2 9.5.3 C38"""

    def act(self, s: Regno) -> None:
        playing = [s.realms[seat] for seat in in_play(s)]
        greedy = sum(1 for realm in playing if 0 < realm.taxed <= 2 * realm.taxed_high)
        now = s.inflation
        if 2 * greedy > len(playing):
            now = min(s.inflation + 1, s.tables.production["inflation"]["greatest"])
        elif not any(realm.taxed_high for realm in playing):
            now = max(0, s.inflation - 1)
        if now != s.inflation:
            s.inflation = now
            s.tell((INFLATION, ALL, now))
