"""What a card does when it is sold, or when nobody wants it. 5.2.2.b2, 5.2.3, 5.2.4, 5.7.12, 6.1.5.b1, 6.2.3"""

from __future__ import annotations

from typing import Final, final

from signoria.games.lords import counters, hands, people
from signoria.games.lords.auctions import alignment, eligible
from signoria.games.lords.ids import (
    ALLY,
    ARMY,
    CONDOTTIERE,
    FIRST_C,
    FIRST_MERCENARY,
    FIRST_PIRATE_COUNTER,
    GREY,
    LEADERS,
    MERCENARY,
    NEUTRAL,
    PINK,
    PIRATE_CARD,
    PRINCESS,
)
from signoria.games.lords.intrigue import turncoats
from signoria.games.lords.kinds import CARD_KIND, COLOUR, EMPIRE, LEADER, PLACE, SEAT
from signoria.games.lords.map import is_city
from signoria.games.lords.recruiting import raising
from signoria.games.lords.state import Lords
from signoria.games.lords.steps import Ask, Words
from signoria.games.lords.thrones import deaths, stature
from signoria.games.lords.voyages import cape
from signoria.kernel.menu import Menu, Option
from signoria.kernel.state import ALL
from signoria.kernel.verbs import NUMBER, Signature

MUSTER: Final = 29
VERBS: Final = (Signature(MUSTER, "muster", ("place", PLACE)),)
SOLD: Final = 23
UNSOLD: Final = 24
TAKES_COLOUR: Final = 25
CONTROLS: Final = 26
EVENTS: Final = (
    Signature(SOLD, "card-sold", ("seat", SEAT), ("card", CARD_KIND), ("price", NUMBER)),
    Signature(UNSOLD, "card-unsold", ("card", CARD_KIND)),
    Signature(TAKES_COLOUR, "takes-colour", ("leader", LEADER), ("colour", COLOUR)),
    Signature(CONTROLS, "controls-invaded", ("seat", SEAT), ("empire", EMPIRE)),
)


def bought(s: Lords, seat: int, card: int, price: int) -> None:
    """The seat has paid for it: it changes its colour if it must, holds the card, and the card does what it does when
    it is won. 5.2.3 5.2.4 5.7.12 5.14.3 6.2.3"""
    s.tell((SOLD, ALL, seat, card, price))
    if hands.is_imperial(s, card):
        _imperial(s, seat, card)
        return
    hands.gain(s, seat, card)
    kind = hands.kind(s, card)
    if card < LEADERS:
        own = counters.root(s, s.players[seat].colour)
        s.leaders[card].colour = own
        bring_men(s, seat, card)
        appear(s, card, own)
        stature.rise(s, seat)
    elif kind == PIRATE_CARD:
        _pirate(s, seat, card)
    elif kind == CONDOTTIERE:
        s.after(MusterCaptain(seat, card, s.tables.deck.court[card - FIRST_C].mercenaries))
    elif kind == PRINCESS:
        wed(s, seat)
    else:
        cape.bought(s, seat, card)


def _imperial(s: Lords, seat: int, card: int) -> None:
    """An invaded empire's cards go together and change nobody's colour; else who buys another colour's takes it. 5.7.12
    5.14.3 RC.10"""
    empire = s.tables.deck.all[card].empire
    if eligible.is_loose(s, empire):
        cards = sorted({card, *eligible.lot(s, empire)})
        if not eligible.is_own(s, seat, empire):
            s.empires[empire].warden = seat
            s.tell((CONTROLS, ALL, seat, empire))
    else:
        cards = [card]
        colour = eligible.new_colour(s, seat, card)
        if colour != NEUTRAL:
            alignment.align(s, seat, colour)
    for each in cards:
        hands.gain(s, seat, each)
        if each < LEADERS:
            alignment.lord_found(s, empire)
            stature.rise(s, seat)


def unsold(s: Lords, card: int) -> None:
    """A card without a bid is discarded. An ally stays open (or is discarded: switch `unsold_leader`) and takes his
    printed colour; green and imperial cards lie open again. 4.1.b2 5.2.1 5.2.2.b2 5.2.3"""
    s.tell((UNSOLD, ALL, card))
    ally = hands.kind(s, card) == ALLY
    if ally:
        colour = s.tables.deck.leaders[card].default
        s.leaders[card].colour = colour
        s.tell((TAKES_COLOUR, ALL, card, colour))
        appear(s, card, counters.root(s, colour))
    stays = s.tables.choices.unsold_leader_stays if ally else s.tables.deck.all[card].deck != PINK
    if stays:
        hands.open_again(s, card)
    else:
        hands.discard(s, card)


def appear(s: Lords, leader: int, colour: int) -> None:
    """Imperial armies without leader in his Dukedom take the colour; if he is not on the map yet he comes to his city,
    where any leader is murdered. 5.2.3 5.2.3.b2"""
    city = s.tables.deck.leaders[leader].place
    if colour not in (NEUTRAL, GREY):
        _turn_armies(s, s.tables.atlas.city(city).dukedom, colour)
    if not s.leaders[leader].alive:
        for other in people.here(s, city):
            deaths.kill(s, other)
        people.set_down(s, leader, city)


def _turn_armies(s: Lords, dukedom: int, colour: int) -> None:
    """As many as there are counters of the new colour; those of a city together or not at all, since it holds armies of
    one colour. 2.2.4 5.2.3"""
    pool = counters.pool(s, colour, ARMY)
    for place in (*s.tables.atlas.cities_of[dukedom], dukedom):
        led = {people.colour(s, x) for x in people.here(s, place)}
        found = [c for c in counters.armies(s, place) if counters.colour(s, c) != colour]
        turn = [c for c in found if c < FIRST_MERCENARY and counters.colour(s, c) not in led]
        if is_city(place) and (len(turn) < len(found) or len(turn) > len(pool)):
            continue
        for army in turn[: len(pool)]:
            counters.exchange(s, army, pool.pop(0))


def bring_men(s: Lords, seat: int, leader: int) -> None:
    """Mercenaries who are stacked with an ally go with his card. 2.2.4 2.6.2 5.4.4 ER.3"""
    some = [c for c in range(FIRST_MERCENARY, FIRST_PIRATE_COUNTER) if s.steps[c] and s.under[c] == leader]
    for counter in some:
        s.owner[counter - FIRST_MERCENARY] = seat
    turncoats.part(s, some)


def _pirate(s: Lords, seat: int, card: int) -> None:
    """His ship comes where the card says; one that is on the map has changed sides with the card. 5.2.4 5.2.4.b1
    5.2.4.b2 5.2.4.b4"""
    counter = counters.pirate_of(card)
    if not s.steps[counter]:
        counters.place(s, counter, s.tables.deck.court[card - FIRST_C].place, seat)


def wed(s: Lords, seat: int) -> None:
    """The player's own leader is married while he has a princess. 6.2.3 6.2.3.b3"""
    s.leaders[s.players[seat].lord].married = bool(people.princesses(s, seat))


def muster_cities(s: Lords, seat: int) -> list[int]:
    """Where a free mercenary may come: where the player may recruit with his own gold, without foreign armies and not
    besieged. 5.3.4"""
    own, here = counters.root(s, s.players[seat].colour), counters.by_place(s)
    return [city for city in raising.own_cities(s, seat) if raising.closed(s, city, own, here) is None]


@final
class MusterCaptain(Ask):
    """A captain brings mercenaries: the buyer says where they come. None are left: none come. 2.4.1 5.3.4 5.3.7"""

    def __init__(self, seat: int, card: int, left: int) -> None:
        self.seat, self.card, self.left = seat, card, left

    def asks(self, s: Lords) -> int:
        able = self.left and not s.players[self.seat].out and counters.pool(s, NEUTRAL, MERCENARY)
        return 1 << self.seat if able and muster_cities(s, self.seat) else 0

    def forced(self, s: Lords) -> Option | None:
        some = muster_cities(s, self.seat)
        return (MUSTER, some[0]) if len(some) == 1 else None

    def offer(self, s: Lords, seat: int, menu: Menu) -> None:
        for city in muster_cities(s, seat):
            menu.add((MUSTER, city))

    def take(self, s: Lords, seat: int, option: Option) -> None:
        counters.place(s, counters.pool(s, NEUTRAL, MERCENARY)[0], option[1], seat)
        s.after(MusterCaptain(seat, self.card, self.left - 1))

    def words(self, s: Lords, seat: int) -> Words:
        return "muster", {"card": ("card", self.card)}
