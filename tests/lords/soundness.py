"""What is true of every position of Lords. For the laws."""

from __future__ import annotations

from typing import Final

from signoria.games.lords import counters, money
from signoria.games.lords.counters import FRESH, LAND_FORCE, UNIT, colour, ship_kind
from signoria.games.lords.ids import (
    BLOCKS,
    CARAVAN,
    CARDS,
    CITIES,
    COUNTERS,
    FIRST_E,
    FIRST_LORD,
    FIRST_M,
    FIRST_MERCENARY,
    FIRST_PIRATE,
    FIRST_PIRATE_COUNTER,
    FIRST_X,
    GALLEY,
    LEADERS,
    NEUTRAL,
    NOWHERE,
    PLACES,
)
from signoria.games.lords.map import is_city, is_sea
from signoria.games.lords.papacy.crusade import TakeCross
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.state import APART, GONE, ON_SALE, Lords
from signoria.kernel.state import Asking

EMPTY: Final = 0


def assert_sound(s: Lords) -> None:
    """Fails when the position is one that no table can show."""
    _gold(s)
    _counters(s)
    _cities(s)
    _leaders(s)
    _cards(s)
    _seats(s)
    _empires(s)


def _gold(s: Lords) -> None:
    """All of it is there, and none lies where nothing can hold it. 5.2.1 5.8.9"""
    assert sum(s.gold) == s.tables.treasury, f"{sum(s.gold)} Au of {s.tables.treasury}"
    assert min(s.gold[1:]) >= 0, "an account holds less than nothing"
    assert s.gold[money.SUPPLY] >= 0 or s.dry or s.over, "the supply owes gold, and the game goes on"
    for seat in range(s.seats):
        assert not s.gold[money.bid(seat)] or s.auction is not None, f"seat {seat} bids for nothing"
        assert not s.gold[money.escrow(seat)] or any(deal[1] == seat for deal in s.deals), f"seat {seat} offers nothing"
    for leader in range(LEADERS):
        x = s.leaders[leader]
        free = x.place != NOWHERE or x.captor != NOBODY
        assert free or not s.gold[money.purse(leader)], f"gold lies under {CARDS[leader]}, who is nowhere"
    for c in range(FIRST_MERCENARY, len(COUNTERS)):
        assert s.steps[c] or not s.gold[money.hold(c)], f"gold lies under {COUNTERS[c]}, which is in its pool"


def _counters(s: Lords) -> None:
    """Each in one place, in its own element. 2.8 5.3.7"""
    atlas = s.tables.atlas
    for c, place in enumerate(s.at):
        who = f"{COUNTERS[c]} at {PLACES[place] if place != NOWHERE else 'nowhere'}"
        assert (place == NOWHERE) == (s.steps[c] == EMPTY), who
        assert 0 <= s.steps[c] <= FRESH, who
        assert s.besieging[c] == NOWHERE or LAND_FORCE[c], f"{who} besieges"
        if place == NOWHERE:
            assert s.under[c] == NOWHERE, f"{who} is stacked with {s.under[c]}"
            assert s.besieging[c] == NOWHERE, f"{who} besieges"
            continue
        if ship_kind(s, c) >= 0:
            assert is_sea(place) or (is_city(place) and atlas.city(place).port), f"{who}: a ship on land"
        if UNIT[c] == GALLEY and not s.moving:
            assert is_city(place), f"{who}: a galley at sea"
        if UNIT[c] == CARAVAN:
            assert place != atlas.voyages, who
        leader = s.under[c]
        if leader != NOWHERE:
            assert s.leaders[leader].place == place, f"{who} is stacked with {CARDS[leader]}, who is elsewhere"
        city = s.besieging[c]
        if city != NOWHERE:
            assert place in (city, *atlas.city(city).dukedoms, *atlas.city(city).seas), f"{who} besieges {PLACES[city]}"
    for c in range(FIRST_MERCENARY, len(COUNTERS)):
        owner = s.owner[c - FIRST_MERCENARY]
        assert NOBODY <= owner < s.seats, COUNTERS[c]
        assert s.steps[c] or owner == NOBODY, f"{COUNTERS[c]} in its pool is of seat {owner}"
        assert owner == NOBODY or not s.players[owner].out, f"{COUNTERS[c]} is of seat {owner}, who is out"
    for c in range(FIRST_PIRATE_COUNTER, len(COUNTERS)):
        holder = counters.holder(s, FIRST_PIRATE + c - FIRST_PIRATE_COUNTER)
        owner = s.owner[c - FIRST_MERCENARY]
        assert not s.steps[c] or holder in (owner, NOBODY), f"{COUNTERS[c]} is seat {owner}'s, its card {holder}'s"


def _cities(s: Lords) -> None:
    """Armies in a city are of one colour, but for who is let in as its besieger. 2.2.4"""
    within: dict[int, set[int]] = {}
    for c, place in enumerate(s.at):
        if place != NOWHERE and is_city(place) and LAND_FORCE[c] and s.besieging[c] != place:
            within.setdefault(place, set()).add(colour(s, c))
    for city, colours in within.items():
        turning = any(isinstance(step, TakeCross) for step in s.agenda)  # they leave when all have turned
        assert len(colours) == 1 or s.moving or turning, f"{PLACES[city]} holds armies of {sorted(colours)}"
    assert len(s.denied) == len(CITIES)
    assert all(0 <= bits < 1 << s.seats for bits in s.denied)


def _leaders(s: Lords) -> None:
    """On the map, in prison, or neither. 2.3.4 5.8.11"""
    for number, x in enumerate(s.leaders):
        who = f"{CARDS[number]} at {PLACES[x.place] if x.place != NOWHERE else 'nowhere'}"
        assert 1 <= x.stature <= 4, f"{who}: Stature {x.stature}"
        assert x.place == NOWHERE or x.alive, f"{who} is dead"
        assert x.place == NOWHERE or x.captor == NOBODY, f"{who} is a prisoner of {x.captor}"
        assert x.captor == NOBODY or x.alive, f"{who} is a dead prisoner"
        assert x.ransom == 0 or x.captor != NOBODY, f"{who} is ransomed from nobody"
        assert x.captor < 0 or x.captor >= s.seats or not s.players[x.captor].out, f"{who}: his captor is out"


def _cards(s: Lords) -> None:
    """Each in one place. 2.3 2.4 5.10.1"""
    assert len(s.where) == len(CARDS)
    for card, where in enumerate(s.where):
        assert APART <= where < s.seats, CARDS[card]
        assert where != APART or card >= FIRST_X or card < LEADERS, f"{CARDS[card]} lies with the navigation cards"
        assert where < 0 or not s.players[where].out, f"{CARDS[card]} is seat {where}'s, who is out"
        enterprise = FIRST_E <= card < FIRST_M
        assert -1 <= s.block[card] < len(BLOCKS), CARDS[card]
        assert not enterprise or where < 0 or s.block[card] >= 0, f"{CARDS[card]} is held and in no block"
        assert not s.built[card] or enterprise or card < FIRST_E, f"{CARDS[card]} has a counter"
    on_sale = [card for card, where in enumerate(s.where) if where == ON_SALE]
    if s.auction is not None:
        assert on_sale in ([s.auction.card], []), f"{on_sale} under the hammer"  # an emperor may die meanwhile
    ranks = [rank for rank in s.built if rank]
    assert len(set(ranks)) == len(ranks), "two counters of one rank"
    for name in ("damaged", "experienced", "scurvy", "funded", "idle", "moved", "fought", "engineers"):
        some = getattr(s, name)
        assert len(set(some)) == len(some), f"{name} names something twice: {some}"


def _seats(s: Lords) -> None:
    """Who plays holds its own lord, and who is out holds nothing and is not asked. 2.3.3 6.2.6.b2"""
    assert sorted(s.order) == list(range(s.seats))
    assert set(s.movers) <= set(range(s.seats))
    assert len({p.lord for p in s.players}) == s.seats
    for seat, p in enumerate(s.players):
        assert FIRST_LORD <= p.lord < LEADERS
        assert p.out or s.where[p.lord] == seat, f"seat {seat} has lost its lord"
        assert not p.out or not s.must >> seat & 1, f"seat {seat} is out and asked"
        assert not p.out or not s.gold[money.bid(seat)] + s.gold[money.escrow(seat)]
        assert s.changes[seat] >= 0
        rivals = [other for other, q in enumerate(s.players) if q.emperor == p.emperor != NEUTRAL and other != seat]
        assert not rivals, f"seats {seat} and {rivals} sit on one throne"
    if s.agenda and isinstance(s.agenda[-1], Asking):
        assert s.agenda[-1].step.together()
    makers = [deal[1] for deal in s.deals if deal[0] == 0]
    assert len(set(makers)) == len(makers), f"two open offers of one seat: {s.deals}"


def _empires(s: Lords) -> None:
    """2.2.3 5.7.13 6.2.4"""
    rulers = [e.ruler for e in s.empires if e.ruler != NOWHERE]
    assert len(set(rulers)) == len(rulers), f"one emperor on two thrones: {rulers}"
    for number, e in enumerate(s.empires):
        assert e.ruler == NOWHERE or s.leaders[e.ruler].alive, f"empire {number}: its emperor is dead"
        assert not e.merged or e.fallen != NEUTRAL, f"empire {number} is one with nobody"
        assert e.warden == NOBODY or not s.players[e.warden].out, f"empire {number}: its warden is out"
        card = s.tables.atlas.empires[number].lord
        assert not e.heirless or s.where[card] == GONE, f"empire {number} has no heir, and its card is {s.where[card]}"
