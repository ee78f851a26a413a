"""Standing orders: what a seat wants answered for it, so that a battle does not need thirty visits.

`stand:TOPIC:VALUE` is a play out of turn, known to its seat alone. A step asks `ordered` in its `standing` and gives
the option that the order means; an answer that is not listed is not given, and the seat is asked. 0 always means: ask.
A seat may change its orders CHANGES times a season, so that no game goes on for ever.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.kernel.menu import ANYTIME, SECRET, Menu, Option
from signoria.kernel.verbs import NUMBER, Kind, Signature

if TYPE_CHECKING:
    from signoria.games.regno.state import Regno

STAND: Final = ANYTIME | SECRET | 2
CHANGES: Final = 12

TOPICS: Final = (
    "losses", "retreat", "commander", "recovery", "war_slaves", "naval", "intercept", "consent", "revolts", "offers",
    "aim",
)  # fmt: skip
LOSSES: Final = 0  # 1 cheapest first, 2 dearest first, 3 recruits first
RETREAT: Final = 1  # 1 never; 2 to 9: when at most so many tenths of the soldiers are left
COMMANDER: Final = 2  # 1 the one with the most benefits, 2 none
RECOVERY: Final = 3  # 1 the dearest that can be saved, 2 none
WAR_SLAVES: Final = 4  # 1 take them, 2 free them
NAVAL: Final = 5  # 1 distance, 2 board, 3 flee
INTERCEPT: Final = 6  # 1 always, 2 never
CONSENT: Final = 7  # 1 give, 2 refuse
REVOLTS: Final = 8  # 1 cancel whenever possible, 2 never
OFFERS: Final = 9  # 1 refuse all
AIM: Final = 10  # 1 walls until the breach, then troops; 2 walls as long as they stand
VALUES: Final = (3, 9, 2, 2, 2, 3, 2, 2, 2, 1, 2)  # the greatest value by topic

TOPIC: Final = Kind("topic", TOPICS)
VERBS: Final = (Signature(STAND, "stand", ("topic", TOPIC), ("value", NUMBER)),)


def ordered(s: Regno, seat: int, topic: int) -> int:
    """What the seat's standing order says of a topic; 0: ask."""
    for order in s.orders[seat]:
        if order[1] == topic:
            return order[2]
    return 0


def offer_standing(s: Regno, seat: int, menu: Menu) -> None:
    """Every order that would change something."""
    if s.changes[seat] >= CHANGES or s.realms[seat].out:
        return
    for topic, most in enumerate(VALUES):
        now = ordered(s, seat, topic)
        for value in range(most + 1):
            if value != now:
                menu.legal.append((STAND, topic, value))


def take_standing(s: Regno, seat: int, option: Option) -> None:
    """Keep the order in place of the old one on its topic."""
    kept = [order for order in s.orders[seat] if order[1] != option[1]]
    if option[2]:
        kept.append(option)
    s.orders[seat] = tuple(sorted(kept))
    s.changes[seat] += 1
    s.has_standing = s.has_standing | 1 << seat if kept else s.has_standing & ~(1 << seat)
