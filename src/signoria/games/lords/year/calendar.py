"""The year and its rounds, in the order of chapter 4: a turn is a year (4.0.t1).

A round is begun by its chapter, which pushes its steps; after them `RoundEnd` does what is due after every round.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from signoria.games.lords.auctions import sales_round
from signoria.games.lords.conflict import conquest, siege
from signoria.games.lords.deals import delivery
from signoria.games.lords.ids import AUTUMN, SPRING, SUMMER, WINTER
from signoria.games.lords.kinds import SEASON
from signoria.games.lords.moving import turns
from signoria.games.lords.papacy import crusade
from signoria.games.lords.recruiting import buying, neutrals
from signoria.games.lords.revenue import projects, taxes
from signoria.games.lords.state import Lords
from signoria.games.lords.thrones import heirs, succession
from signoria.games.lords.trade import routes
from signoria.games.lords.voyages import sailing
from signoria.games.lords.weather import end_roll, storms, winter
from signoria.games.lords.year import ending
from signoria.kernel.state import ALL, Step
from signoria.kernel.verbs import NUMBER, Kind, Signature

ROUNDS: Final = (
    "auction", "buying", "neutrals", "movement", "taxes", "projects", "routes", "storms", "winter", "end_roll",
)  # fmt: skip
ROUND: Final = Kind("round", ROUNDS)
BEGIN: Final[tuple[Callable[[Lords], None], ...]] = (
    sales_round.begin, buying.begin, neutrals.begin, turns.begin, taxes.begin, projects.begin, routes.begin,
    storms.begin, winter.begin, end_roll.begin,
)  # fmt: skip
MOVEMENT: Final = ROUNDS.index("movement")
# 4.0.t2: 4.1 to 4.4 (4.0.t3), 4.5 to 4.8 (4.4.t1), 4.9 to 4.12 (4.8.t1), 4.13 and 4.14 (4.12.t1) with 5.13.5
YEAR: Final = {SPRING: (0, 1, 2, 3), SUMMER: (0, 4, 5, 3), AUTUMN: (0, 6, 7, 3), WINTER: (0, 8, 9)}

SEASON_BEGINS: Final = 480
ROUND_BEGINS: Final = 481
VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final = (
    Signature(SEASON_BEGINS, "season-begins", ("year", NUMBER), ("season", SEASON)),
    Signature(ROUND_BEGINS, "round-begins", ("round", ROUND)),
)
KINDS: Final = (ROUND,)


@final
class Season(Step[Lords]):
    """A season begins; its rounds follow, then the next season. 4.0"""

    def act(self, s: Lords) -> None:
        s.round += 1
        s.changes = [0] * s.seats
        if s.season == SPRING:
            s.launched = ()
        s.tell((SEASON_BEGINS, ALL, s.year, s.season))
        for number in YEAR[s.season]:
            s.after(Round(number))
        s.after(Season())


@final
class Round(Step[Lords]):
    """One activity of the year. Offers and refusals are those of a round; links are chosen anew in each."""

    def __init__(self, number: int) -> None:
        self.number = number

    def act(self, s: Lords) -> None:
        s.tell((ROUND_BEGINS, ALL, self.number))
        s.raised, s.links = (), ()
        for player in s.players:
            player.offers, player.refused = 0, ()
        BEGIN[self.number](s)
        s.after(RoundEnd(self.number))


@final
class RoundEnd(Step[Lords]):
    """What is due after every round: thrones that armies decide, new and lost wardens, heirs; the end of the game.
    5.7.12 6.2.4.b5 6.2.6.b1 6.3.5.b3 6.4.2.b1 6.4.2.b2"""

    def __init__(self, number: int) -> None:
        self.number = number

    def act(self, s: Lords) -> None:
        s.moving = False
        delivery.expire(s)
        siege.refresh(s)
        crusade.refresh(s)
        if self.number == MOVEMENT:
            s.spies = ()
            succession.after_movement(s)
        sailing.lost_ships(s)
        conquest.invasions(s)
        heirs.appear(s)
        if s.dry:
            ending.finish(s, ending.DRY)
        elif sum(not p.out for p in s.players) < 2:
            ending.finish(s, ending.ALONE)
        elif ending.all_agree(s):  # the last who did not may have gone out in this round
            ending.finish(s, ending.AGREED)
