"""Standing orders: what a seat wants answered for it, so that a battle does not need thirty visits.

`stand:TOPIC:VALUE` is a play out of turn, known to its seat alone. A step asks `ordered` in its `standing` and gives
the option that the order means; an answer that is not listed is not given, and the seat is asked. 0 always means: ask.
`rank:UNIT` puts a kind of pieces at the end of the seat's own ranking for losses, or takes it off; it holds from
`stand:losses:4` on, not before it is whole. The ranking stands among the orders as (RANK, place, unit), places from 1.
A seat may change its orders CHANGES times a season, so that no game goes on for ever. G4
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.games.regno.ids import MACHINES
from signoria.games.regno.kinds import UNIT
from signoria.kernel.menu import ANYTIME, SECRET, Menu, Option, Refusal
from signoria.kernel.verbs import NUMBER, Kind, Signature

if TYPE_CHECKING:
    from signoria.games.regno.state import Regno

STAND: Final = ANYTIME | SECRET | 2
RANK: Final = ANYTIME | SECRET | 3
CHANGES: Final = 24

TOPICS: Final = (
    "losses", "retreat", "commander", "recovery", "war_slaves", "naval", "intercept", "consent", "revolts", "offers",
    "aim",
)  # fmt: skip
LOSSES: Final = 0  # CHEAPEST, DEAREST, RECRUITS, RANKED
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
VALUES: Final = (4, 9, 2, 2, 2, 3, 2, 2, 2, 1, 2)  # the greatest value by topic

# values of LOSSES
CHEAPEST: Final = 1  # first
DEAREST: Final = 2
RECRUITS: Final = 3  # where there are none: the cheapest
RANKED: Final = 4  # the seat's own ranking; kinds that are not in it go last, the cheapest first

CHANGED: Final = Refusal("G4", "orders-changed", ("number",), lambda s, seat, option: (CHANGES,))
UNRANKED: Final = Refusal("13.4.17", "nothing-ranked")

RANKABLE: Final = range(MACHINES + 4)  # kinds of pieces that a realm can have

TOPIC: Final = Kind("topic", TOPICS)
VERBS: Final = (
    Signature(STAND, "stand", ("topic", TOPIC), ("value", NUMBER)),
    Signature(RANK, "rank", ("unit", UNIT)),
)


def ordered(s: Regno, seat: int, topic: int) -> int:
    """What the seat's standing order says of a topic; 0: ask."""
    for order in s.orders[seat]:
        if order[0] == STAND and order[1] == topic:
            return order[2]
    return 0


def ranking(s: Regno, seat: int) -> tuple[int, ...]:
    """The kinds of pieces that the seat has ranked: who is lost first stands first."""
    return tuple(order[2] for order in s.orders[seat] if order[0] == RANK)


def goes_first(s: Regno, seat: int, order: int, unit: int) -> tuple[int, int]:
    """Whose pieces are lost before others by an order for losses: the least. RECRUITS counts as CHEAPEST here."""
    florins = s.tables.units[unit].florins
    if order == RANKED:
        mine = ranking(s, seat)
        return (mine.index(unit) if unit in mine else len(mine)), florins
    return 0, -florins if order == DEAREST else florins


def is_order(order: Option) -> bool:
    """Is there such a standing order? It is three whole numbers."""
    verb, first, second = order
    if verb == RANK:
        return first > 0 and second in RANKABLE
    return verb == STAND and first < len(VALUES) and 0 < second <= VALUES[first]


def ranking_fits(orders: tuple[Option, ...]) -> bool:
    """Has the ranking in a seat's orders no gap, and no kind twice?"""
    ranked = [order for order in orders if order[0] == RANK]
    units = {order[2] for order in ranked}
    return len(units) == len(ranked) and [order[1] for order in ranked] == [*range(1, len(ranked) + 1)]


def offer_standing(s: Regno, seat: int, menu: Menu) -> None:
    """Every order that would change something; kinds are ranked that the seat has, or has ranked already. G4 13.4.17"""
    spent = CHANGED if s.changes[seat] >= CHANGES else None
    if s.realms[seat].out or (spent is not None and not menu.explain):
        return
    mine = ranking(s, seat)
    for topic, most in enumerate(VALUES):
        now = ordered(s, seat, topic)
        for value in range(most + 1):
            if value != now:
                unranked = UNRANKED if topic == LOSSES and value == RANKED and not mine else None
                menu.add((STAND, topic, value), spent or unranked)
    for unit in sorted({*mine, *_kinds(s, seat)}):
        menu.add((RANK, unit), spent)


def _kinds(s: Regno, seat: int) -> set[int]:
    """The kinds of pieces that a seat has anywhere."""
    return {unit for f in s.forces if f.owner == seat for unit, n in enumerate(f.counts) if n}


def take_standing(s: Regno, seat: int, option: Option) -> None:
    """Keep the order in place of the old one on its topic. With the last kind that is taken off the ranking ends."""
    mine = ranking(s, seat)
    kept = {order[1]: order[2] for order in s.orders[seat] if order[0] == STAND}
    if option[0] == STAND:
        kept[option[1]] = option[2]
    elif option[1] in mine:
        mine = tuple(unit for unit in mine if unit != option[1])
        if not mine and kept.get(LOSSES) == RANKED:
            kept[LOSSES] = 0
    else:
        mine = (*mine, option[1])
    orders = [(STAND, topic, value) for topic, value in sorted(kept.items()) if value]
    s.orders[seat] = (*orders, *((RANK, place, unit) for place, unit in enumerate(mine, 1)))
    s.changes[seat] += 1
    s.has_standing = s.has_standing | 1 << seat if s.orders[seat] else s.has_standing & ~(1 << seat)
