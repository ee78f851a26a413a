"""Who may claim a throne, and how many conditions he meets. 6.2.2, 6.2.5"""

from __future__ import annotations

from collections import Counter

from signoria.games.lords import counters, hands, people
from signoria.games.lords.conflict import sides
from signoria.games.lords.ids import CATHOLIC, FIRST_LORD, GREY, KING, LEADERS, NEUTRAL, NOWHERE, PAPAL, REVOLT, SPY
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.state import Lords


def claims(s: Lords, leader: int) -> set[int]:
    """The thrones that a leader claims now: the one printed on his card and, of a player's own leader, those of his
    title cards. They sleep while he is away from home or in prison. 2.3.5 6.2.2 6.2.2.b1 6.2.2.b2
    6.2.2.b3"""
    if not people.at_home(s, leader):
        return set()
    found = {s.tables.deck.leaders[leader].claim}
    seat = people.seat_of_lord(s, leader)
    if seat != NOBODY:
        found.update(s.tables.deck.all[card].empire for card in people.titles(s, seat))
    return found - {NEUTRAL}


def is_married(s: Lords, seat: int) -> bool:
    """Has the seat's own leader a wife, or had he one whom death took? 6.2.3"""
    return s.leaders[s.players[seat].lord].married or bool(people.princesses(s, seat))


def forces(s: Lords, empire: int) -> list[int]:
    """All armies, mercenaries too, in the Dukedoms of an empire's original colour and their cities. 6.2.4.b5"""
    land = s.tables.atlas.empires[empire]
    places = {*land.dukedoms, *land.cities}
    return [c for c, here in enumerate(s.at) if here in places and counters.LAND_FORCE[c]]


def main_invader(s: Lords, empire: int) -> int:
    """The seat that controls most of the armies of other colours in an empire, more than all others together; NOBODY:
    no seat does. Mercenaries of no player do not invade. 6.2.5.b6"""
    own = (counters.root(s, empire), GREY)
    foreign = [c for c in forces(s, empire) if counters.colour(s, c) not in own]
    led = Counter(sides.in_charge(s, c) for c in foreign)
    return next((seat for seat, n in led.items() if seat != NOBODY and 2 * n > len(foreign)), NOBODY)


def conditions(s: Lords, leader: int, empire: int, invader: int, heir: bool = False) -> int:
    """How many conditions a leader of a player meets for a throne; spies, revolts, armies and the C card are his
    player's, the wife is that of the player himself. The legitimate `heir` meets the first two. 6.2.3.b1 6.2.5.b1
    6.2.5.b2 6.2.5.b3 6.2.5.b4 6.2.5.b5 6.2.5.b6 6.2.5.b7 6.2.5.b8"""
    count, seat = s.tables.thrones, people.player(s, leader)
    deck = s.tables.deck
    kinds = {deck.all[card].kind for card in (*deck.of_kind(SPY), *deck.of_kind(REVOLT)) if _has(s, seat, card, empire)}
    wives = people.princesses(s, seat) if people.own_leader(s, seat) == leader else []
    first = count.stature * (people.stature(s, leader) >= KING) + count.claim * (empire in claims(s, leader))
    met = max(first, count.heir) if heir else first
    met += count.princess * any(deck.all[wife].empire == empire for wife in wives)
    met += count.spy * (SPY in kinds)
    met += count.revolt * (REVOLT in kinds)
    met += count.invaders * (seat == invader)
    met += count.coronation * (empire in count.crowned and s.empires[empire].crowned == leader)
    met += count.chancellor * hands.holds(s, seat, s.tables.atlas.empires[empire].chancellor)
    return met


def _has(s: Lords, seat: int, card: int, empire: int) -> bool:
    return s.where[card] == seat and s.tables.deck.all[card].empire == empire


def may_claim(s: Lords, leader: int, empire: int) -> bool:
    """Players' own leaders and their allies, who are no emperors, and free. 5.8.11 6.2.4.b1 6.2.4.b3 6.2.5"""
    if leader < FIRST_LORD or not people.is_free(s, leader) or people.rules(s, leader) != NEUTRAL:
        return False
    if empire == PAPAL and s.tables.choices.catholic_popes and people.religion(s, leader) != CATHOLIC:
        return False
    return people.player(s, leader) != NOBODY


def field(s: Lords, empire: int) -> dict[int, int]:
    """All pretenders to an empty throne and how many conditions each meets, at least one; the legitimate heir of the
    dead emperor meets the first two. 6.2.4.b2 6.2.5"""
    invader = main_invader(s, empire)
    found = {x: conditions(s, x, empire, invader) for x in range(FIRST_LORD, LEADERS) if may_claim(s, x, empire)}
    heir = s.empires[empire].heir
    if heir != NOWHERE and not people.is_prisoner(s, heir) and people.rules(s, heir) == NEUTRAL:
        own = heir in found  # a player's, whose other conditions count too
        found[heir] = conditions(s, heir, empire, invader, True) if own else s.tables.thrones.heir
    return {leader: met for leader, met in found.items() if met}
