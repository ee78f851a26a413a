"""Standing orders: what a seat wants answered for it, so that a season of 17 players does not wait for each of them.

`stand:TOPIC:VALUE` and `limit:TOPIC:AU` are plays out of turn, known to their seat alone. A step asks `ordered` in its
`standing` and gives the option that the order means; an answer that is not listed is not given, and the seat is asked.
0 always means: ask. A seat may change its orders and prices CHANGES times a season, so that no game goes on for ever.
"""

from __future__ import annotations

from typing import Final

from signoria.games.lords.state import Lords
from signoria.kernel.menu import AMOUNT, ANYTIME, SECRET, Menu, Option, Refusal
from signoria.kernel.verbs import NUMBER, Kind, Signature

STAND: Final = ANYTIME | SECRET | 2
LIMIT: Final = ANYTIME | SECRET | AMOUNT | 7
MOST: Final = 60  # Au
CHANGES: Final = 12

TOPICS: Final = (
    "bids_leaders", "bids_courtiers", "bids_enterprises", "bids_intrigue", "winter", "projects", "movement", "losses",
    "retreat", "ships", "leaving", "picking", "offers", "heresy", "trials", "routes",
)  # fmt: skip
BIDS_LEADERS: Final = 0  # 1 pass; n: at most n - 1 Au for each L card
BIDS_COURTIERS: Final = 1  # the same for C cards
BIDS_ENTERPRISES: Final = 2  # for E, G and R cards
BIDS_INTRIGUE: Final = 3  # for M cards
WINTER: Final = 4  # 1 pay for everything that can be spared, 2 for nothing
PROJECTS: Final = 5  # 1 advance all that can be paid, 2 keep all
MOVEMENT: Final = 6  # 1 move and attack nothing
LOSSES: Final = 7  # 1 turn fresh counters first, 2 remove worn ones first, 3 mercenaries first, 4 mercenaries last
RETREAT: Final = 8  # 1 to the nearest own city
SHIPS: Final = 9  # ships of others in my straits: 1 let pass, 2 stop, n: for n - 2 Au each
LEAVING: Final = 10  # other colours in my Dukedoms that want to go on: 1 let go, 2 refuse
PICKING: Final = 11  # others who want to lead armies that stand with my leaders: 1 let them, 2 refuse
OFFERS: Final = 12  # 1 refuse all
HERESY: Final = 13  # 1 pay, 2 give up a card
TRIALS: Final = 14  # the Papal C card: 1 cancel all Catholic trials, 2 none
ROUTES: Final = 15  # 1 declare the best route of each source
VALUES: Final = (1, 1, 1, 1, 2, 2, 1, 4, 1, 2, 2, 2, 1, 2, 2, 1)  # the greatest value of `stand` by topic
LIMITED: Final = {
    BIDS_LEADERS: 1,
    BIDS_COURTIERS: 1,
    BIDS_ENTERPRISES: 1,
    BIDS_INTRIGUE: 1,
    SHIPS: 2,
}  # n Au: value n + this

CHANGED: Final = Refusal("5.11.5.b3", "orders-changed", ("number",), lambda s, seat, option: (CHANGES,))

TOPIC: Final = Kind("topic", TOPICS)
VERBS: Final = (
    Signature(STAND, "stand", ("topic", TOPIC), ("value", NUMBER)),
    Signature(LIMIT, "limit", ("topic", TOPIC), ("n", NUMBER)),
)


def ordered(s: Lords, seat: int, topic: int) -> int:
    """What the seat's standing order says of a topic; 0: ask."""
    for order in s.orders[seat]:
        if order[1] == topic:
            return order[2] + (LIMITED[topic] if order[0] == LIMIT else 0)
    return 0


def offer_standing(s: Lords, seat: int, menu: Menu) -> None:
    """Every order that would change something. 5.11.5.b3"""
    spent = CHANGED if s.changes[seat] >= CHANGES else None
    if s.players[seat].out or (spent is not None and not menu.explain):
        return
    for topic, most in enumerate(VALUES):
        now = ordered(s, seat, topic)
        for value in range(most + 1):
            if value != now:
                menu.add((STAND, topic, value), spent)
    for topic in LIMITED:
        if spent is None:
            menu.amount((LIMIT, topic), 1, MOST)
        else:
            menu.add((LIMIT, topic, 1), spent)


def take_standing(s: Lords, seat: int, option: Option) -> None:
    """Keep the order in place of the old one on its topic."""
    kept = [order for order in s.orders[seat] if order[1] != option[1]]
    if option[2]:  # 0 of `stand`: ask
        kept.append(option)
    s.orders[seat] = tuple(sorted(kept))
    s.changes[seat] += 1
    s.has_standing = s.has_standing | 1 << seat if kept else s.has_standing & ~(1 << seat)
