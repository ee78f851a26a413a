"""A crowded table: cards, leaders, counters and gold strewn over the map; play by chance reaches every corner."""

from __future__ import annotations

import random
from typing import Final

from signoria.games.lords import counters, hands, money, people
from signoria.games.lords.ids import (
    ARMY,
    CARAVAN,
    COLOURS,
    COUNTERS,
    DUKEDOMS,
    FIRST_ALLY,
    FIRST_C,
    FIRST_CITY,
    FIRST_E,
    FIRST_M,
    FIRST_P,
    FIRST_PIRATE,
    FIRST_PIRATE_COUNTER,
    FIRST_SEA,
    GALLEY,
    GREY,
    LEADERS,
    MATURE,
    MERCENARY,
    NAO,
    NEUTRAL,
    PLACES,
    SEMI_MATURE,
)
from signoria.games.lords.map import is_city
from signoria.games.lords.state import FOR_SALE, IN_DECK, ON_SALE, Lords

IMPERIAL: Final = (*range(6), *range(FIRST_C, FIRST_C + 6))


def crowded(s: Lords, rnd: random.Random) -> None:
    """Everything that the table has room for, in its own place: a position as after ten years."""
    s.events = []
    _cards(s, rnd)
    _leaders(s, rnd)
    _units(s, rnd)
    _gold(s, rnd)


def _cards(s: Lords, rnd: random.Random) -> None:
    """Imperial cards go to players of the colour; of the others most are held, some come to the next auction."""
    for card in IMPERIAL:
        if s.where[card] < 0 and s.where[card] != ON_SALE:
            of = [seat for seat, p in enumerate(s.players) if p.colour == card % FIRST_C]
            if of and rnd.random() < 0.9:
                hands.gain(s, rnd.choice(of), card)
    for card in range(FIRST_ALLY, FIRST_P):
        if card in IMPERIAL or s.where[card] >= 0 or s.where[card] == ON_SALE:
            continue
        if rnd.random() < 0.65:
            hands.gain(s, rnd.randrange(s.seats), card)
            if FIRST_E <= card < FIRST_M:
                block = rnd.choice([0, SEMI_MATURE, MATURE, MATURE])
                s.block[card] = block
                if block == MATURE and not s.built[card]:
                    hands.mature(s, card)
        elif s.where[card] == IN_DECK and rnd.random() < 0.1:
            s.where[card] = FOR_SALE


def _leaders(s: Lords, rnd: random.Random) -> None:
    """Held allies are at home or somewhere else."""
    for leader in range(FIRST_ALLY, LEADERS):
        if s.where[leader] >= 0:
            home = s.tables.deck.leaders[leader].place
            people.set_down(s, leader, rnd.choice([home, home, rnd.randrange(len(DUKEDOMS))]))


def _units(s: Lords, rnd: random.Random) -> None:
    """Of every colour armies and caravans on land, ships in ports and at sea; mercenaries with lords; pirates."""
    atlas = s.tables.atlas
    cities = range(FIRST_CITY, len(PLACES))
    ports = [city for city in cities if atlas.city(city).port]
    seas = [sea for sea in range(FIRST_SEA, FIRST_CITY) if sea != atlas.voyages]
    for colour in range(len(COLOURS)):
        for unit, n, where in (
            (ARMY, 8, [*cities, *range(FIRST_SEA)]),
            (CARAVAN, 6, range(FIRST_SEA)),
            (GALLEY, 5, ports),
            (NAO, 5, [*ports, *seas]),
        ):
            for _ in range(rnd.randrange(n + 1)):
                _put(s, rnd, colour, unit, rnd.choice(where))
    for seat, p in enumerate(s.players):
        place = s.leaders[p.lord].place
        if place >= 0 and rnd.random() < 0.7 and _fits(s, place, counters.root(s, p.colour)):
            _put(s, rnd, GREY, MERCENARY, place, seat, p.lord)
    for counter in range(FIRST_PIRATE_COUNTER, len(COUNTERS)):
        seat = s.where[FIRST_PIRATE + counter - FIRST_PIRATE_COUNTER]
        if seat >= 0 and not s.steps[counter]:
            counters.place(s, counter, rnd.choice(ports), seat)


def _put(s: Lords, rnd: random.Random, colour: int, unit: int, place: int, seat: int = -1, under: int = -1) -> None:
    pool = counters.pool(s, colour, unit)
    if not pool or (unit == ARMY and not _fits(s, place, counters.root(s, colour))):
        return
    counters.place(s, pool[0], place, seat, under)
    if rnd.random() < 0.3:
        counters.wear(s, pool[0])


def _fits(s: Lords, place: int, colour: int) -> bool:
    """A city holds armies of one colour."""
    return not is_city(place) or counters.garrison(s, place) in (NEUTRAL, colour)


def _gold(s: Lords, rnd: random.Random) -> None:
    """Some in treasuries and in cities."""
    for account in (*range(money.TREASURIES, money.PILES), *rnd.sample(range(money.PILES, money.PURSES), 20)):
        money.receive(s, account, rnd.randrange(25))
