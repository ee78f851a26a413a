"""Leaders: who holds and moves them, their colour and Stature, where they stand. 2.3.2 to 2.3.5, 2.4.5

A leader has the number of his L card. Emperors are leaders 0 to 5 until others take a throne: `Empire.ruler`.
"""

from __future__ import annotations

from typing import Final

from signoria.games.lords.counters import holder, root
from signoria.games.lords.ids import (
    FIRST_ALLY,
    FIRST_M,
    FIRST_P,
    LEADERS,
    NEUTRAL,
    NOWHERE,
    PRINCESS,
    TITLE,
)
from signoria.games.lords.kinds import LEADER, PLACE
from signoria.games.lords.pieces import EMPIRE_CAPTOR, NOBODY
from signoria.games.lords.state import Lords
from signoria.kernel.state import ALL
from signoria.kernel.verbs import Signature

CAME: Final = 7
EVENTS: Final = (Signature(CAME, "leader-comes", ("leader", LEADER), ("place", PLACE)),)


def rules(s: Lords, leader: int) -> int:
    """The empire whose emperor he is, or NEUTRAL. 6.2.4"""
    for number, empire in enumerate(s.empires):
        if empire.ruler == leader:
            return number
    return NEUTRAL


def card_of(s: Lords, leader: int) -> int:
    """The L card that moves him: an emperor's is that of his empire. 5.7.1.b4 6.2.4.b4"""
    empire = rules(s, leader)
    return s.tables.atlas.empires[empire].lord if empire != NEUTRAL else leader


def player(s: Lords, leader: int) -> int:
    """The seat that moves him, or NOBODY. 1.2.4 5.7.1.b4"""
    return holder(s, card_of(s, leader))


def seat_of_lord(s: Lords, leader: int) -> int:
    """The seat whose own leader he is, or NOBODY. 2.3.3"""
    for seat, p in enumerate(s.players):
        if p.lord == leader and not p.out:
            return seat
    return NOBODY


def own_leader(s: Lords, seat: int) -> int:
    """A player's own leader. 2.3.3"""
    return s.players[seat].lord


def colour(s: Lords, leader: int) -> int:
    """Emperors are of their empire, others of the colour of who holds them, else of their own. 2.3.5 5.2.3"""
    empire = rules(s, leader)
    if empire != NEUTRAL:
        return root(s, empire)
    seat = player(s, leader)
    return root(s, s.players[seat].colour if seat != NOBODY else s.leaders[leader].colour)


def is_free(s: Lords, leader: int) -> bool:
    """Is he on the map?"""
    return s.leaders[leader].place != NOWHERE


def is_prisoner(s: Lords, leader: int) -> bool:
    """5.8.11"""
    return s.leaders[leader].captor != NOBODY


def keeper(s: Lords, leader: int) -> int:
    """The seat that decides a prisoner's fate: the holder of the L card of the empire whose armies took him; else, and
    if nobody holds it, his captor; NOBODY. 5.8.11.b1 5.8.11.b2"""
    x = s.leaders[leader]
    empire = x.gaoler if x.captor < EMPIRE_CAPTOR else x.captor - EMPIRE_CAPTOR
    if empire != NEUTRAL:
        seat = holder(s, s.tables.atlas.empires[root(s, empire)].lord)
        if seat != NOBODY:
            return seat
    return x.captor if x.captor < EMPIRE_CAPTOR else NOBODY


def keepers(s: Lords) -> list[int]:
    """By leader, his keeper; NOBODY for who is free."""
    return [keeper(s, x) if s.leaders[x].captor != NOBODY else NOBODY for x in range(LEADERS)]


def forget_prices(s: Lords, before: list[int]) -> None:
    """A sum that was asked for a prisoner is the word of who asked it: it goes where another decides now than `before`,
    which is what `keepers` gave. 5.8.11.b1 5.8.11.b2"""
    for leader, seat in enumerate(keepers(s)):
        if seat != before[leader]:
            s.leaders[leader].ransom = 0


def free_leaders(s: Lords) -> list[int]:
    """All leaders on the map."""
    return [x for x in range(LEADERS) if s.leaders[x].place != NOWHERE]


def led_by(s: Lords, seat: int) -> list[int]:
    """The leaders on the map that a seat moves: his own first, then by card. 5.7.1.b4"""
    return [x for x in free_leaders(s) if player(s, x) == seat]


def here(s: Lords, place: int) -> list[int]:
    """Leaders in a place."""
    return [x for x in range(LEADERS) if s.leaders[x].place == place]


def stature(s: Lords, leader: int) -> int:
    """1 to 4. 2.3.4"""
    return s.leaders[leader].stature


def rank(s: Lords, leader: int) -> tuple[int, int, int]:
    """The least goes before the others: the greater Stature, of equal ones who moves first. 5.8.3.b9 5.9.4"""
    return -s.leaders[leader].stature, turn(s, player(s, leader)), leader


def highest(s: Lords, place: int, of: int) -> int:
    """The leader of a colour with the greatest Stature in a place; NOWHERE: there is none. 5.8.2.b5"""
    some = [x for x in here(s, place) if colour(s, x) == of]
    return min(some, key=lambda x: rank(s, x)) if some else NOWHERE


def turn(s: Lords, seat: int) -> int:
    """A seat's place in the order of movement; nobody comes last. 5.6.1"""
    return s.movers.index(seat) if seat in s.movers else len(s.movers)


def home(s: Lords, leader: int) -> int:
    """The city printed on his card; an emperor's is his capital. 2.3.3 5.8.11.b5"""
    empire = rules(s, leader)
    return s.tables.atlas.empires[empire].capital if empire != NEUTRAL else s.tables.deck.leaders[leader].place


def at_home(s: Lords, leader: int) -> bool:
    """Does he stand in his own Dukedom (or its city)? 6.2.2.b2"""
    atlas = s.tables.atlas
    return s.leaders[leader].place in (home(s, leader), *atlas.city(home(s, leader)).dukedoms)


def in_play(s: Lords) -> list[int]:
    """The seats that are in the game, from L7 to L23. 4.0"""
    return [seat for seat in s.order if not s.players[seat].out]


def is_ally(leader: int) -> bool:
    """Neither an emperor's card nor a lord's of the seventeen."""
    return leader >= FIRST_ALLY


def allies(s: Lords, seat: int) -> list[int]:
    """L cards that a seat holds besides its own lord's; those of emperors too. 6.2.1"""
    return [x for x in range(LEADERS) if s.where[x] == seat and x != s.players[seat].lord]


def princesses(s: Lords, seat: int) -> list[int]:
    """The princesses whom a player has married. 6.2.3"""
    return [x for x in range(FIRST_M, FIRST_P) if s.where[x] == seat and s.tables.deck.all[x].kind == PRINCESS]


def titles(s: Lords, seat: int) -> list[int]:
    """Title cards of a player. 6.2.2.b3"""
    return [x for x in range(FIRST_M, FIRST_P) if s.where[x] == seat and s.tables.deck.all[x].kind == TITLE]


def religion(s: Lords, leader: int) -> int:
    """2.2.11"""
    return s.tables.deck.leaders[leader].religion


def set_down(s: Lords, leader: int, place: int) -> None:
    """He stands there now, free."""
    x = s.leaders[leader]
    x.place, x.captor, x.gaoler, x.ransom, x.alive = place, NOBODY, NEUTRAL, 0, True
    s.tell((CAME, ALL, leader, place))
