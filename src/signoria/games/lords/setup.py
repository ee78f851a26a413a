"""The position before the first choice. Chapter 3, with the reconstruction of the lost 3.4

What players choose (colours, which imperial card) is asked by `start.choosing`.
"""

from __future__ import annotations

from typing import Final

from signoria.games.lords import counters, money
from signoria.games.lords.hands import NO_BLOCK
from signoria.games.lords.ids import (
    CARDS,
    CITIES,
    COUNTERS,
    EMPIRES,
    FIRST_ALLY,
    FIRST_C,
    FIRST_LORD,
    FIRST_MERCENARY,
    GREEN,
    NOWHERE,
    OPTIONAL,
    PINK,
    PIRATE_CARD,
)
from signoria.games.lords.kinds import ACCOUNT, LEADER, SEAT
from signoria.games.lords.pieces import NOBODY, new_empire, new_leader, new_player
from signoria.games.lords.state import APART, GONE, IN_DECK, OPEN, S_LORDS, STREAMS, Lords
from signoria.games.lords.tables import Tables
from signoria.kernel.chance import Chance
from signoria.kernel.state import ALL
from signoria.kernel.verbs import Signature

DEALT: Final = 14
EVENTS: Final = (Signature(DEALT, "lord-dealt", ("seat", SEAT), ("leader", LEADER)),)


def new_state(seats: int, tables: Tables, chance: Chance) -> Lords:
    """Emperors and gold stand where they start; nobody has a lord yet. 1.2.1 2.3.2 3.3.3"""
    s = Lords()
    s.begin(seats, STREAMS, chance)
    s.tables = tables
    s.gold = [0] * len(ACCOUNT.ids)
    s.where = [_pile(tables, card) for card in range(len(CARDS))]
    s.passed, s.block, s.built = [0] * len(CARDS), [NO_BLOCK] * len(CARDS), [0] * len(CARDS)
    s.damaged, s.experienced, s.scurvy, s.idle, s.funded = (), (), (), (), ()
    s.at, s.steps, s.under = [NOWHERE] * len(COUNTERS), [0] * len(COUNTERS), [NOWHERE] * len(COUNTERS)
    s.owner = [NOBODY] * (len(COUNTERS) - FIRST_MERCENARY)
    s.spent, s.besieging = [0] * len(COUNTERS), [NOWHERE] * len(COUNTERS)
    s.moved, s.fought, s.launched, s.raised, s.leave, s.spies, s.engineers = (), (), (), (), (), (), ()
    s.denied, s.closed, s.links = [0] * len(CITIES), (), ()
    s.crusade, s.crusaded, s.united = False, False, 0
    s.changes, s.moving, s.dry, s.over = [0] * seats, False, False, 0
    s.auction, s.battle, s.movers = None, None, ()
    s.players = [new_player(FIRST_LORD + seat) for seat in range(seats)]  # until they are dealt
    s.order, s.movers = list(range(seats)), tuple(range(seats))
    s.empires = [new_empire(number) for number in range(len(EMPIRES))]
    s.leaders = [new_leader(NOWHERE, leader.stature, False) for leader in tables.deck.leaders]
    for empire in tables.atlas.empires:
        _stand(s, empire.lord, empire.capital)
        s.leaders[empire.lord].colour = empire.colour
    _share_out(s)
    return s


def deal(s: Lords) -> None:
    """Each player is dealt a lord, who stands in his city; Venice's and Genoa's pirates come. 2.3.3 3.2.2 5.2.4"""
    for p, lord in zip(s.players, _lords(s), strict=True):
        p.lord = lord
    s.order = sorted(range(s.seats), key=lambda seat: s.players[seat].lord)
    s.movers = tuple(s.order)
    for seat, p in enumerate(s.players):
        s.where[p.lord] = seat
        _stand(s, p.lord, s.tables.deck.leaders[p.lord].place)
        s.tell((DEALT, ALL, seat, p.lord))
    _pirates(s)


def dealt_from(s: Lords) -> tuple[int, ...]:
    """The lords of whom each player is dealt one: the recommended ones, or all seventeen. 3.2.2"""
    if s.tables.choices.recommended_lords:
        return tuple(s.tables.recommended(s.seats))
    return tuple(range(FIRST_LORD, FIRST_ALLY))


def _lords(s: Lords) -> list[int]:
    """By seat, a lord. 3.2.2"""
    left = list(dealt_from(s))
    return [left.pop(i) for i in s.draw(S_LORDS, s.seats, len(left), True)]


def _pile(tables: Tables, card: int) -> int:
    """Where a card lies before the deal. 2.3.1 3.2.1"""
    deck = tables.deck.all[card].deck
    if deck == OPTIONAL:
        return OPEN if tables.choices.zorzi_mine else GONE
    return {GREEN: OPEN, PINK: IN_DECK}.get(deck, APART)


def _stand(s: Lords, leader: int, place: int) -> None:
    s.leaders[leader].place, s.leaders[leader].alive = place, True


def _share_out(s: Lords) -> None:
    """All gold comes out of the supply: what players start with, and each empire's base tax. A table that has set too
    little for it plays one round. 6.4.2.b2"""
    s.gold[money.SUPPLY] = s.tables.treasury
    starts = [(money.chest(seat), s.tables.start_gold) for seat in range(s.seats)]
    starts += [(money.TREASURIES + empire.number, empire.base) for empire in s.tables.atlas.empires]
    for account, n in starts:
        s.gold[account] += n
        s.gold[money.SUPPLY] -= n
    s.dry = s.gold[money.SUPPLY] <= 0


def _pirates(s: Lords) -> None:
    """Venice and Genoa start with theirs, where the cards say. 5.2.4"""
    for card in s.tables.deck.of_kind(PIRATE_CARD):
        printed = s.tables.deck.court[card - FIRST_C]
        seat = next((seat for seat, player in enumerate(s.players) if player.lord == printed.owner), NOBODY)
        if seat != NOBODY:
            s.where[card] = seat
            counters.place(s, counters.pirate_of(card), printed.place, seat)
